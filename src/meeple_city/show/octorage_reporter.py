"""Finds something to say about a match of OctoRage, from what spectators are told and see on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from meeple_city.border import Message
from meeple_city.core.game import Result
from meeple_city.show.endings import endings
from meeple_city.show.remarks import MatchStanding, Remark, StepTold, named, number, remark, word

# From how many on something is worth a word; our choice.
HIGH, STAIRCASE, BAD_HIT, ROW = 10, 4, 3, 2
DYNAMITE = 12
OFTEN = 3  # attacks on one in a round


@dataclass
class _Turn:
    """What has been played since the last attack."""

    weapons: int = 0
    dodges: int = 0
    last: str = ""  # the last weapon


@dataclass
class _Round:
    """A round so far."""

    hits: Counter[str] = field(default_factory=Counter)  # attacks on each seat
    last_hit: str = ""
    out: list[str] = field(default_factory=list)
    marks: set[str] = field(default_factory=set)  # what is said once a round


class OctoRageReporter:
    """Follows a match of OctoRage."""

    def __init__(self, seats: tuple[str, ...]) -> None:
        self._seats = seats
        self._now = MatchStanding({})
        self._turn, self._round = _Turn(), _Round()
        self._wins: Counter[str] = Counter()

    def open(self) -> list[Remark]:
        """Before the first step."""
        return [remark("open", 9.0)]

    def hear(self, step: StepTold) -> list[Remark]:
        """Take in a step."""
        self._now = step.standing
        found: list[Remark] = []
        for one in step.told:
            heard = EVENTS.get(word(one))
            found += heard(self, one) if heard else []
        return found + self._last_life()

    def idle(self) -> list[Remark]:
        """While somebody thinks."""
        found = [remark("idle", 1.0)]
        if self._now.rage:
            found.append(remark("idle_rage", 2.0, rage=self._now.rage))
        active = self._now.seats.get(self._now.active)
        if active is not None and active.hand == 1:
            found.append(remark("idle_one_card", 3.0, hero=self._name(self._now.active)))
        return found + self._healthiest() + self._price()

    def close(self, result: Result) -> list[Remark]:
        """When it is over."""
        return [one for one in endings(result, self._name) if one.about == "win"]

    def _name(self, seat: str) -> str:
        return self._now.seats[seat].name or seat

    def _hero(self, told: Message, key: str = "seat") -> str:
        return self._name(named(told, key))

    # ---- rounds and turns

    def _match_begun(self, told: Message) -> list[Remark]:
        return [remark("heroes", 7.0, heroes=tuple(one.name for one in self._now.seats.values()))]

    def _round_begun(self, told: Message) -> list[Remark]:
        self._round, self._turn = _Round(), _Turn()
        found = [remark("round", 4.0, round=self._now.round)] if self._now.round > 1 else []
        ahead = [self._name(seat) for seat, wins in self._wins.items() if wins]
        if len(ahead) == 1:
            found.append(remark("match_point", 7.6, hero=ahead[0]))
        elif ahead:
            found.append(remark("decider", 7.6, heroes=tuple(ahead)))
        return found

    def _turn_begun(self, told: Message) -> list[Remark]:
        self._turn = _Turn()
        return [remark("turn", 1.2, hero=self._hero(told))]

    # ---- cards

    def _weapon(self, told: Message) -> list[Remark]:
        self._turn.weapons += 1
        hero, card = self._hero(told), named(told, "card")
        value = int(card.rpartition(" ")[2])
        found = [remark("weapon", 1.0, hero=hero, card=card), *self._beats(hero, card), *self._few(named(told, "seat"))]
        if value == DYNAMITE:
            found.append(remark("dynamite", 5.5, hero=hero))
        elif value >= HIGH:
            found.append(remark("big_gun", 3.5, hero=hero))
        if self._turn.weapons == STAIRCASE:
            found.append(remark("staircase", 4.5, hero=hero, count=self._turn.weapons))
        return found

    def _beats(self, hero: str, card: str) -> list[Remark]:
        before, self._turn.last = self._turn.last, card
        return [remark("beats", 2.0, hero=hero, card=card, before=before)] if before and before != card else []

    def _few(self, seat: str) -> list[Remark]:
        hand = self._now.seats[seat].hand
        if hand > 1:
            return []
        return [remark("last_card" if hand else "no_cards", 3.3, hero=self._name(seat))]

    def _price(self) -> list[Remark]:
        """What an attack costs now, where it costs more than one life."""
        cost = max((one.cost for one in self._now.seats.values() if not one.out), default=0)
        return [remark("price", 2.6, lives=cost)] if cost > 1 else []

    def _healthiest(self) -> list[Remark]:
        """Whoever has the most lives, alone."""
        alive = {seat: one.health for seat, one in self._now.seats.items() if not one.out}
        best = max(alive.values(), default=0)
        strong = [self._name(seat) for seat, lives in alive.items() if lives == best]
        return [remark("healthiest", 2.2, hero=strong[0], lives=best)] if len(strong) == 1 and best > 1 else []

    def _rage(self, told: Message) -> list[Remark]:
        if self._now.rage >= self._now.most_rage:
            return self._once("rage", remark("rage_most", 8.0))
        return [remark("rage", 5.0, rage=self._now.rage), *self._price()]

    def _dodged(self, told: Message) -> list[Remark]:
        self._turn.dodges += 1
        hero = self._hero(told)
        again = [remark("dodge_again", 5.5, hero=hero)] if self._turn.dodges > 1 else []
        return [remark("dodge", 4.0, hero=hero), *again]

    def _treasure(self, told: Message) -> list[Remark]:
        hero, target, card = self._hero(told), named(told, "target"), named(told, "card")
        found = [remark("treasure", 5.0, hero=hero, target=self._name(target), card=card)]
        curses = self._now.seats[target].curses
        if curses > 1:
            found.append(remark("cursed_again", 6.0, target=self._name(target), curses=curses))
        return found

    def _stolen(self, told: Message) -> list[Remark]:
        return [remark("theft", 4.0, hero=self._hero(told), victim=self._hero(told, "victim"))]

    # ---- attacks

    def _attacked(self, told: Message) -> list[Remark]:
        seat, lost = named(told, "seat"), number(told, "lost")
        again, self._round.last_hit = self._round.last_hit == seat, seat
        self._round.hits[seat] += 1
        hero = self._name(seat)
        found = [remark("attack", 5.0, hero=hero, lost=lost)]
        if lost >= BAD_HIT:
            found.append(remark("bad_attack", 6.5, hero=hero, lost=lost))
        if again:
            found.append(remark("attack_again", 6.6, hero=hero, count=self._round.hits[seat]))
        elif self._round.hits[seat] >= OFTEN:
            found.append(remark("often", 5.6, hero=hero, count=self._round.hits[seat]))
        lives = self._now.seats[seat].health
        if lives > 1 and not self._now.seats[seat].out:
            found.append(remark("lives_left", 5.1, hero=hero, lives=lives))
        return found + self._untouched()

    def _untouched(self) -> list[Remark]:
        """The only one who has not been hit in a round with many hits."""
        spared = [seat for seat in self._seats if not self._round.hits[seat] and not self._now.seats[seat].out]
        if len(spared) != 1 or sum(self._round.hits.values()) < OFTEN:
            return []
        return self._once("untouched", remark("untouched", 5.8, hero=self._name(spared[0])))

    def _last_life(self) -> list[Remark]:
        found: list[Remark] = []
        for seat, one in self._now.seats.items():
            if one.health == 1 and not one.out:
                found += self._once(f"last life {seat}", remark("last_life", 5.2, hero=one.name))
        return found

    def _life_lost(self, told: Message) -> list[Remark]:
        return [remark("side_effect", 4.5, hero=self._hero(told), cause=named(told, "cause"))]

    def _eliminated(self, told: Message) -> list[Remark]:
        seat = named(told, "seat")
        self._round.out.append(seat)
        left = [each for each in self._seats if each not in self._round.out]
        found = [remark("out", 8.0, hero=self._name(seat))]
        if len(self._round.out) == 1:
            found.append(remark("first_out", 8.2, hero=self._name(seat)))
        if len(left) == 2:
            one, other = (self._name(each) for each in left)
            found.append(remark("duel", 8.4, hero=one, other=other))
        return found

    def _round_won(self, told: Message) -> list[Remark]:
        seat = named(told, "seat")
        self._wins[seat] += 1
        hero = self._name(seat)
        found = [remark("round_won", 8.5, hero=hero)]
        if self._wins[seat] == 1 and max(self._wins.values()) == 1:
            others = [each for each, wins in self._wins.items() if wins and each != seat]
            if others:
                found.append(remark("round_level", 8.7, hero=hero, other=self._name(others[0])))
        return found

    def _once(self, mark: str, one: Remark) -> list[Remark]:
        if mark in self._round.marks:
            return []
        self._round.marks.add(mark)
        return [one]


Hear = Callable[[OctoRageReporter, Message], list[Remark]]
EVENTS: Mapping[str, Hear] = {
    "match_begun": OctoRageReporter._match_begun,
    "round_begun": OctoRageReporter._round_begun,
    "turn_begun": OctoRageReporter._turn_begun,
    "weapon_played": OctoRageReporter._weapon,
    "rage_raised": OctoRageReporter._rage,
    "dodged": OctoRageReporter._dodged,
    "treasure_played": OctoRageReporter._treasure,
    "attacked": OctoRageReporter._attacked,
    "life_lost": OctoRageReporter._life_lost,
    "life_regained": lambda self, told: [remark("healed", 4.0, hero=self._hero(told))],
    "eliminated": OctoRageReporter._eliminated,
    "round_won": OctoRageReporter._round_won,
    "card_stolen_hidden": OctoRageReporter._stolen,
    "card_salvaged": lambda self, told: [remark("salvage", 3.0, hero=self._hero(told), card=named(told, "card"))],
    "card_kept_hidden": lambda self, told: [remark("peek", 3.0, hero=self._hero(told))],
    "deck_reshuffled": lambda _, told: [remark("reshuffle", 4.0)],
}
