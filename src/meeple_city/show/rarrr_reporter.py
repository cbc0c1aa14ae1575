"""Finds something to say about a match of RARRR!!, from what spectators are told and see on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from meeple_city.border import Message
from meeple_city.core.game import Result
from meeple_city.show.endings import endings
from meeple_city.show.remarks import MatchStanding, Remark, StepTold, leaders, named, number, remark, word

# From how many on something is worth a word; our choice.
ONE_SIDED, WAR, JUMP, DEAR, PRECIOUS, ROW, HIGH = 6, 5, 15, 8, 5, 2, 8
FEW_CARDS, MANY_CARDS, CHEAP, SEVERAL = 2, 8, 2, 3
ROUNDS = 3
LOUD = ("electrical", "toxic", "radioactive", "fire")


@dataclass
class _Battle:
    """The battle for one city."""

    city: str = ""
    stake: int = 0
    raises: Counter[str] = field(default_factory=Counter)
    face_down: int = 0
    silent: set[str] = field(default_factory=set)  # passed without laying anything


class RarrrReporter:
    """Follows a match of RARRR!!, monster by monster."""

    def __init__(self, seats: tuple[str, ...]) -> None:
        self._seats = seats
        self._now = MatchStanding({})
        self._battle = _Battle()
        self._names: dict[str, str] = {}
        self._winners: list[str] = []  # of all battles, in order
        self._round_wins: Counter[str] = Counter()
        self._leader = ""
        self._raising = ""  # whose set grows
        self._raised_from = 0
        self._strengths: dict[str, tuple[str, int]] = {}  # the power that a monster has most of

    def open(self) -> list[Remark]:
        """Before the first step."""
        return [remark("open", 9.0, count=len(self._seats))]

    def hear(self, step: StepTold) -> list[Remark]:
        """Take in a step."""
        before, self._now = self._now, step.standing
        self._names |= {seat: one.name for seat, one in step.standing.seats.items() if one.name}
        found: list[Remark] = []
        for one in step.told:
            heard = EVENTS.get(word(one))
            found += heard(self, one) if heard else []
        found += self._raise_done(before)
        return found + self._lead()

    def idle(self) -> list[Remark]:
        """While somebody thinks."""
        if not self._battle.city:
            return [remark("idle_draft", 1.0), *self._score(), *self._portraits()]
        found = [remark("idle", 1.0, city=self._battle.city), *self._score()]
        bids = {seat: one.level for seat, one in self._now.seats.items() if one.level >= HIGH}
        if bids:
            best = max(bids, key=lambda seat: bids[seat])
            found.append(remark("idle_bid", 2.5, monster=self._name(best), level=bids[best], city=self._battle.city))
        return found

    def _portraits(self) -> list[Remark]:
        """What the monsters are made of."""
        return [
            remark("idle_monster", 2.5, monster=self._name(seat), power=power, icons=icons)
            for seat, (power, icons) in self._strengths.items()
            if seat in self._names
        ]

    def close(self, result: Result) -> list[Remark]:
        """When it is over."""
        return endings(result, self._name)

    def _name(self, seat: str) -> str:
        return self._names.get(seat, seat)

    # ---- monsters and rounds

    def _set_up(self, told: Message) -> list[Remark]:
        return [remark("draft", 5.0)]

    def _finished(self, told: Message) -> list[Remark]:
        powers = {power: number(told, power) for power in LOUD}
        best = max(powers, key=lambda power: powers[power])
        seat = named(told, "seat")
        self._strengths[seat] = best, powers[best]
        if powers[best] >= ONE_SIDED:
            return [remark("one_sided", 5.0, seat=seat, power=best, icons=powers[best])]
        return [remark("balanced", 3.0, seat=seat)] if min(powers.values()) >= 2 else []

    def _named(self, told: Message) -> list[Remark]:
        return [remark("named", 5.5, monster=named(told, "name"))]

    def _round_begun(self, told: Message) -> list[Remark]:
        self._round_wins.clear()
        begun = number(told, "round")
        if begun == ROUNDS:
            return [remark("last_round", 7.5)]
        return [remark("round", 6.0, round=begun)]

    def _round_ended(self, told: Message) -> list[Remark]:
        if not self._round_wins:
            return [remark("round_over", 4.0)]
        best, count = self._round_wins.most_common(1)[0]
        return [remark("round_best", 6.0, monster=self._name(best), cities=count), remark("round_over", 4.0)]

    # ---- battles

    def _city_chosen(self, told: Message) -> list[Remark]:
        city = named(told, "city")
        self._battle = _Battle(city, self._now.stake)
        found = [remark("battle", 3.0, city=city)]
        if self._now.prizes == 0:
            found.append(remark("last_city", 5.2, city=city, round=self._now.round))
        if self._now.stake >= PRECIOUS:
            found.append(remark("precious", 5.5, city=city, points=self._now.stake))
        elif self._now.stake <= CHEAP:
            found.append(remark("cheap", 3.6, city=city, points=self._now.stake))
        return found

    def _set_begun(self, told: Message) -> list[Remark]:
        seat = named(told, "seat")
        if self._raising != seat:
            self._raising = seat
            self._battle.raises[seat] += 1
            if sum(self._battle.raises.values()) == WAR and len(self._battle.raises) > 1:
                return [remark("war", 6.0, city=self._battle.city)]
        return [remark("lays", 1.2, monster=self._name(seat), card=named(told, "card"))]

    def _raise_done(self, before: MatchStanding) -> list[Remark]:
        """A raise is over when somebody else's turn begins."""
        seat = self._raising
        if not seat or seat not in before.seats or self._now.active == seat:
            return []
        self._raising = ""
        level = self._now.seats[seat].level
        before_it, self._raised_from = self._raised_from, level
        if level >= HIGH and level - before_it >= JUMP:
            return [remark("jump", 6.5, monster=self._name(seat), level=level)]
        found = [remark("raised", 2.0, monster=self._name(seat), level=level)] if level >= HIGH else []
        return found + self._margin(seat, level) + self._wish(seat) + self._hand(seat)

    def _margin(self, seat: str, level: int) -> list[Remark]:
        """How far a bid is above the best of the others."""
        bids = {other: one.level for other, one in self._now.seats.items() if other != seat and not one.out}
        rival = max(bids, key=lambda other: bids[other], default="")
        if not rival or not 0 < bids[rival] < level:
            return []
        names, margin = {"monster": self._name(seat), "other": self._name(rival)}, level - bids[rival]
        if margin == 1:
            return [remark("by_one", 4.0, level=level, **names)]
        return [remark("tops", 2.6, level=level, margin=margin, **names)]

    def _wish(self, seat: str) -> list[Remark]:
        """What a city would mean to whoever bids."""
        points = {each: one.points for each, one in self._now.seats.items()}
        best, name, city = max(points.values()), self._name(seat), self._battle.city
        if not best or not city:
            return []
        if points[seat] == best:
            return [remark("leader_bids", 2.4, monster=name, points=best, city=city)]
        if points[seat] + self._battle.stake > best:
            return [remark("could_lead", 3.4, monster=name, city=city, points=points[seat] + self._battle.stake)]
        return [remark("behind_bids", 2.3, monster=name, city=city, behind=best - points[seat])]

    def _hand(self, seat: str) -> list[Remark]:
        hand = self._now.seats[seat].hand
        return [remark("few_cards", 3.2, monster=self._name(seat), cards=hand)] if 0 < hand <= FEW_CARDS else []

    def _boost(self, told: Message) -> list[Remark]:
        return [remark("boost", 3.5, monster=self._name(named(told, "seat")), boost=number(told, "boost"))]

    def _face_down(self, told: Message) -> list[Remark]:
        self._battle.face_down += 1
        seat = named(told, "seat")
        if self._battle.face_down == 3:
            return [remark("many_face_down", 5.0, monster=self._name(seat))]
        return [remark("face_down", 4.0, monster=self._name(seat))]

    def _passed(self, told: Message) -> list[Remark]:
        seat = named(told, "seat")
        if not self._battle.raises[seat]:
            self._battle.silent.add(seat)
            hand, found = self._now.seats[seat].hand, []
            if hand >= MANY_CARDS and self._now.prizes:
                found.append(remark("saves", 2.8, monster=self._name(seat), cards=hand))
            return [*found, remark("not_interested", 2.6, monster=self._name(seat), city=self._battle.city)]
        rivals = sum(not one.out for one in self._now.seats.values())
        if rivals <= 1:  # the city falls next
            return []
        return [remark("gives_up", 4.0, monster=self._name(seat), city=self._battle.city)]

    def _destroyed(self, told: Message) -> list[Remark]:
        seat, city, battle = named(told, "seat"), named(told, "city"), self._battle
        self._winners.append(seat)
        self._round_wins[seat] += 1
        self._raising, self._raised_from = "", 0
        monster = self._name(seat)
        found = [remark("destroyed", 6.0, monster=monster, city=city)]
        if len(self._winners) == 1:
            found.append(remark("first_city", 6.5, monster=monster, city=city))
        if len(battle.raises) == 1:
            found.append(remark("walkover", 6.2, monster=monster, city=city))
        mine = self._winners.count(seat)
        if mine >= SEVERAL:
            found.append(remark("tally", 6.1, monster=monster, city=city, cities=mine))
        row = self._row()
        if row > ROW:
            found.append(remark("row", 7.0, monster=monster, city=city, cities=row))
        self._battle = _Battle()
        return found + self._score()

    def _score(self) -> list[Remark]:
        """The first two, if both have something."""
        ranked = sorted(self._now.seats, key=lambda seat: -self._now.seats[seat].points)[:2]
        points = [self._now.seats[seat].points for seat in ranked]
        if len(points) < 2 or not points[1]:
            return []
        first, second = points
        names = {"monster": self._name(ranked[0]), "other": self._name(ranked[1])}
        if first == second:
            return [remark("level_score", 5.5, points=first, **names)]
        return [remark("score", 4.2, points=first, theirs=second, **names)]

    def _row(self) -> int:
        last, count = self._winners[-1], 0
        for seat in reversed(self._winners):
            if seat != last:
                break
            count += 1
        return count

    def _spared(self, told: Message) -> list[Remark]:
        city, self._battle, self._raised_from = named(told, "city"), _Battle(), 0
        return [remark("spared", 6.5, city=city)]

    def _discarded(self, told: Message) -> list[Remark]:
        cards, seat = number(told, "cards"), named(told, "seat")
        return [remark("dear", 6.4, monster=self._name(seat), cards=cards)] if cards >= DEAR else []

    def _taken_back(self, told: Message) -> list[Remark]:
        return [remark("takes_back", 2.2, monster=self._name(named(told, "seat")))]

    def _angriest(self, told: Message) -> list[Remark]:
        seat = named(told, "seat")
        return [remark("angriest", 2.4, monster=self._names[seat])] if seat in self._names else []

    def _lead(self) -> list[Remark]:
        points = {seat: one.points for seat, one in self._now.seats.items()}
        ahead = leaders(points)
        if len(ahead) != 1 or ahead[0] == self._leader:
            return []
        before, self._leader = self._leader, ahead[0]
        if not before:
            return []
        monster, behind = self._name(ahead[0]), self._name(before)
        return [remark("lead_change", 6.8, monster=monster, before=behind, points=points[ahead[0]])]


Hear = Callable[[RarrrReporter, Message], list[Remark]]
EVENTS: Mapping[str, Hear] = {
    "set_up": RarrrReporter._set_up,
    "monster_finished": RarrrReporter._finished,
    "monster_named": RarrrReporter._named,
    "round_begun": RarrrReporter._round_begun,
    "cities_dealt": lambda _, told: [remark("cities", 4.5, cities=told.args["cities"])],
    "city_chosen": RarrrReporter._city_chosen,
    "set_begun": RarrrReporter._set_begun,
    "boost_laid": RarrrReporter._boost,
    "card_laid_face_down_hidden": RarrrReporter._face_down,
    "passed": RarrrReporter._passed,
    "card_taken_back": RarrrReporter._taken_back,
    "card_taken_back_hidden": RarrrReporter._taken_back,
    "city_destroyed": RarrrReporter._destroyed,
    "city_spared": RarrrReporter._spared,
    "sets_discarded": RarrrReporter._discarded,
    "angriest_taken": RarrrReporter._angriest,
    "round_ended": RarrrReporter._round_ended,
}
