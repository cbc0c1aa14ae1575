"""Finds something to say about a match of Rampage, from what spectators are told and can count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from meeple_city.border import Message
from meeple_city.core.game import Result
from meeple_city.show.endings import endings
from meeple_city.show.rampage_tally import RampageTally
from meeple_city.show.remarks import (
    Fall,
    MatchStanding,
    Remark,
    StepTold,
    leaders,
    named,
    number,
    remark,
    warning,
    word,
)

SHOTS = ("moved", "demolished", "tossed", "breathed", "breathed_from", "smashed", "kicked", "caught")
RECENT = 2  # turns of a player within which broken teeth are a streak
# From how many on something is worth a word; our choice.
MANY_FLOORS, FEAST, DROUGHT, FEW_TEETH, BULKY, NEAR = 3, 5, 3, 3, 12, 2


@dataclass
class _Turn:
    """What the player whose turn it is has come to so far."""

    seat: str = ""
    number: int = 0
    floors: int = 0
    eaten: int = 0
    teeth: int = 0
    lost: int = 0
    actions: int = 0

    @property
    def empty(self) -> bool:
        return not (self.floors or self.eaten or self.teeth)


@dataclass
class _Past:
    """The match so far."""

    broken: list[tuple[int, str, str]] = field(default_factory=list)  # turn, breaker, victim
    touched: set[str] = field(default_factory=set)  # buildings that lost a floor
    gone: set[str] = field(default_factory=set)
    empty_turns: Counter[str] = field(default_factory=Counter)  # in a row
    most_floors: int = 0  # of one shot
    leader: str = ""
    marks: set[str] = field(default_factory=set)  # what is said only once


class RampageReporter:
    """Follows a match of Rampage."""

    def __init__(self, seats: tuple[str, ...], colours: Mapping[str, str], buildings: Mapping[str, int]) -> None:
        self.tally = RampageTally(colours)
        self._seats, self._buildings = seats, buildings  # the floors of each building
        self._now = MatchStanding({})
        self._turn, self._past = _Turn(), _Past()

    # ---- the reporter's four questions

    def open(self) -> list[Remark]:
        """Before the first step."""
        return [remark("open", 9.0, seats=self._seats)]

    def hear(self, step: StepTold) -> list[Remark]:
        """Take in a step."""
        before, self._now = self._now, step.standing
        found: list[Remark] = []
        for one in step.told:
            self.tally.add((one,))
            heard = EVENTS.get(word(one))
            found += heard(self, one) if heard else []
        found += self._shot(step)
        found += self._escapes(step.told, before)
        found += self._city(before)
        return found + self._lead()

    def idle(self) -> list[Remark]:
        """While somebody thinks."""
        untouched = [name for name in self._buildings if name not in self._past.touched]
        found = [remark("idle", 1.0)]
        if self._now.turn > len(self._seats) and 0 < len(untouched) <= 3:
            found.append(remark("idle_standing", 3.0, building=untouched[0], turns=self._now.turn))
        hungry = [seat for seat in self._seats if not self.tally.meals(seat) and not self.tally.floors[seat]]
        if self._now.turn > 2 * len(self._seats) and hungry:
            found.append(remark("idle_hungry", 3.0, seat=hungry[0], turns=self._now.turn))
        for seat in self._seats:
            if len(missing := self.tally.missing(seat)) == 1:
                found.append(remark("idle_set", 2.5, seat=seat, colour=missing[0]))
        if (leader := self._past.leader) and (points := self.tally.points(leader)) > 1:
            found.append(remark("idle_lead", 2.0, seat=leader, points=points))
        return found

    def close(self, result: Result) -> list[Remark]:
        """When it is over."""
        return endings(result, str)

    # ---- shots

    def _shot(self, step: StepTold) -> list[Remark]:
        shot = next((one for one in step.told if word(one) in SHOTS), None)
        if shot is None:
            return []
        self._turn.actions += 1
        fall, seat = step.fall or Fall(), named(shot, "seat")
        found = self._bodies(seat, fall)
        if fall.count:
            found += self._falling(seat, fall)
        else:
            found += self._harmless(word(shot), shot, fall)
        self._past.touched |= set(fall.floors)
        self._past.most_floors = max(self._past.most_floors, fall.count)
        return found

    def _bodies(self, seat: str, fall: Fall) -> list[Remark]:
        others = [body for body in fall.bodies if body != seat]
        return [warning("about_to_fall", 8.0, seat=others[0], by=seat)] if others else []

    def _falling(self, seat: str, fall: Fall) -> list[Remark]:
        building = max(fall.floors, key=lambda name: fall.floors[name])
        found = [warning("about_to_crack", 4.5, seat=seat, building=building)]
        if building not in self._past.touched and self._now.turn > len(self._seats):
            turns = self._now.turn - 1
            found.append(warning("first_floor", 7.0, seat=seat, building=building, turns=turns))
        if fall.count >= MANY_FLOORS:
            found.append(warning("about_to_collapse", 7.5, seat=seat, building=building))
            record = fall.count > self._past.most_floors > 0
            about = "record_collapse" if record else "collapse"
            found.append(remark(about, 7.0 if record else 5.0, seat=seat, building=building, floors=fall.count))
        return found

    def _harmless(self, kind: str, shot: Message, fall: Fall) -> list[Remark]:
        seat = named(shot, "seat")
        if kind == "demolished":
            return [remark("stands", 4.0, seat=seat, building=named(shot, "building"))]
        if kind == "tossed":
            return [warning("toss", 3.0, seat=seat, colour=named(shot, "vehicle").partition(":")[2])]
        if kind in ("breathed", "breathed_from"):
            return [warning("breath_blows", 4.0, seat=seat) if fall.leaving else warning("breath", 2.5, seat=seat)]
        if kind in ("smashed", "caught"):
            return [warning("smash", 5.0, seat=seat, target=named(shot, "target"))]
        return [warning("move", 1.0, seat=seat)]

    # ---- teeth

    def _tooth_broken(self, told: Message) -> list[Remark]:
        seat, breaker, teeth = named(told, "seat"), named(told, "breaker"), number(told, "teeth")
        past, now = self._past.broken, self._now.turn
        found = [remark("tooth", 8.0, seat=seat, breaker=breaker)]
        if not past:
            found.append(remark("tooth_first", 8.5, seat=seat, breaker=breaker))
        if any(victim == breaker and by == seat for _, by, victim in past):
            found.append(remark("tooth_revenge", 8.6, seat=seat, breaker=breaker))
        past += [(now, breaker, seat)] * teeth
        recent = [turn for turn, by, _ in past if by == breaker and turn > now - RECENT * len(self._seats)]
        if len(recent) >= 2:
            found.append(remark("tooth_streak", 8.8, seat=seat, breaker=breaker, count=len(recent)))
        self._turn.teeth += teeth
        return found + self._gap(seat)

    def _tooth_lost(self, told: Message) -> list[Remark]:
        seat, cause = named(told, "seat"), named(told, "cause")
        self._turn.lost += 1
        causes = {"clumsy": "tooth_clumsy", "missed": "tooth_missed", "out_of_city": "tooth_out_of_city"}
        return [remark(causes.get(cause, "tooth_lost"), 5.5, seat=seat), *self._gap(seat)]

    def _gap(self, seat: str) -> list[Remark]:
        teeth = self._now.seats[seat].health if seat in self._now.seats else 0
        return [remark("few_teeth", 6.5, seat=seat, teeth=teeth)] if 0 < teeth <= FEW_TEETH else []

    # ---- turns and meals

    def _turn_started(self, told: Message) -> list[Remark]:
        seat = named(told, "seat")
        found = self._turn_over() + self._turn_begins(seat, number(told, "actions"))
        self._turn = _Turn(seat, self._now.turn)
        return found

    def _turn_over(self) -> list[Remark]:
        turn, found = self._turn, []
        if not turn.seat:
            return []
        if turn.empty:
            self._past.empty_turns[turn.seat] += 1
            row = self._past.empty_turns[turn.seat]
            found.append(remark("empty_turn", 3.0, seat=turn.seat))
            if row >= DROUGHT:
                found.append(remark("drought", 5.0, seat=turn.seat, turns=row))
        else:
            self._past.empty_turns[turn.seat] = 0
        if turn.eaten + turn.floors >= FEAST:
            found.append(remark("feast", 5.0, seat=turn.seat, count=turn.eaten + turn.floors))
        elif turn.eaten + turn.floors > 1:
            found.append(remark("snack", 2.5, seat=turn.seat, count=turn.eaten + turn.floors))
        return found

    def _turn_begins(self, seat: str, actions: int) -> list[Remark]:
        points = {each: self.tally.points(each) for each in self._seats}
        found = [remark("turn", 1.0, seat=seat)]
        if actions > 2:
            found.append(remark("extra_actions", 3.5, seat=seat, actions=actions))
        if seat in leaders(points) and len(leaders(points)) == 1:
            found.append(remark("turn_leader", 2.6, seat=seat, points=points[seat]))
        best = max(points.values())
        if self._now.turn > len(self._seats) and points[seat] == min(points.values()) < best - 2:
            found.append(remark("turn_last", 3.2, seat=seat, behind=best - points[seat]))
        return found

    def _gobbled(self, told: Message) -> list[Remark]:
        seat = named(told, "seat")
        self._turn.floors += 1
        floors = self.tally.floors[seat]
        return self._once(f"bulky {seat}", remark("bulky", 4.0, seat=seat, floors=floors)) if floors >= BULKY else []

    def _eaten(self, told: Message) -> list[Remark]:
        seat = named(told, "seat")
        self._turn.eaten += 1
        found: list[Remark] = []
        sets, missing = self.tally.sets(seat), self.tally.missing(seat)
        if sets and seat not in self.tally.unsure:
            found += self._once(f"set {seat} {sets}", remark("set_complete", 7.0, seat=seat, sets=sets))
        if len(missing) == 1:
            near = remark("set_near", 5.0, seat=seat, colour=missing[0])
            found += self._once(f"near {seat} {sets}", near)
        return found or [remark("bite", 1.5, seat=seat, meeple=named(told, "meeple"))]

    # ---- the city and its people

    def _escapes(self, told: tuple[Message, ...], before: MatchStanding) -> list[Remark]:
        count = sum(word(one) == "ran_away" for one in told)
        if not count:
            return []
        found = [remark("runaways", 3.0 + min(count, 3), count=count, seat=self._turn.seat)] if count > 1 else []
        found += [] if found else [remark("runaway", 2.5, meeple=_escaper(told))]
        spaces = self._now.spaces
        left = spaces - self._now.escaped % spaces if spaces else 99
        if 0 < left <= NEAR and self._now.escaped > before.escaped:
            found.append(remark("line_near", 5.5, left=left))
        return found

    def _city(self, before: MatchStanding) -> list[Remark]:
        found: list[Remark] = []
        for name, floors in self._now.floors.items():
            if floors < self._buildings.get(name, 0):
                self._past.touched.add(name)
            if not floors and name not in self._past.gone:
                self._past.gone.add(name)
                found.append(remark("building_gone", 6.0, building=name))
        left, whole = sum(self._now.floors.values()), sum(self._buildings.values())
        if before.floors and left <= whole / 2:
            found += self._once("half", remark("half_gone", 5.5, left=left))
        if before.floors and 0 < left <= 4:
            found += self._once("few", remark("few_floors", 6.5, left=left))
        return found

    def _lead(self) -> list[Remark]:
        points = {seat: self.tally.points(seat) for seat in self._seats}
        ahead = leaders(points)
        if len(ahead) != 1 or ahead[0] == self._past.leader:
            return []
        before, self._past.leader = self._past.leader, ahead[0]
        if not before:
            return [remark("lead_first", 3.5, seat=ahead[0])]
        return [remark("lead_change", 6.5, seat=ahead[0], before=before, points=points[ahead[0]])]

    def _once(self, mark: str, one: Remark) -> list[Remark]:
        if mark in self._past.marks:
            return []
        self._past.marks.add(mark)
        return [one]


def _escaper(told: tuple[Message, ...]) -> str:
    return next(str(one.args["meeple"]) for one in told if word(one) == "ran_away")


def _seat(told: Message) -> str:
    return named(told, "seat")


Hear = Callable[[RampageReporter, Message], list[Remark]]
EVENTS: Mapping[str, Hear] = {
    "first_player": lambda _, told: [remark("first_player", 5.0, seat=_seat(told))],
    "turn_started": RampageReporter._turn_started,
    "team_turn_started": RampageReporter._turn_started,
    "tooth_broken": RampageReporter._tooth_broken,
    "teeth_broken": RampageReporter._tooth_broken,
    "tooth_lost": RampageReporter._tooth_lost,
    "teeth_lost": RampageReporter._tooth_lost,
    "gobbled": RampageReporter._gobbled,
    "eaten": RampageReporter._eaten,
    "tooth_owed": lambda _, told: [remark("pays_with_meeples", 6.0, seat=_seat(told))],
    "paws_returned": lambda _, told: [remark("out_of_town", 5.0, seat=_seat(told))],
    "relocated": lambda _, told: [remark("relocated", 5.0, seat=_seat(told), chooser=named(told, "chooser"))],
    "runaway_effect": lambda _, told: [remark("line_full", 8.2)],
    "runaway_cancelled": lambda _, told: [remark("too_cute", 6.0, seat=_seat(told))],
    "superpower_played": lambda _, told: [remark("superpower", 5.5, seat=_seat(told), card=named(told, "card"))],
    "meeple_stolen_hidden": lambda _, told: [
        remark("stolen", 5.0, seat=_seat(told), victim=named(told, "victim")),
    ],
    "card_bought": lambda _, told: [remark("card_bought", 4.0, seat=_seat(told))],
    "declined": lambda _, told: [remark("declined", 2.5, seat=_seat(told))],
    "last_floor": lambda _, told: [remark("last_floor", 9.0)],
    "ended": lambda _, told: [remark("ended", 9.0)],
}
