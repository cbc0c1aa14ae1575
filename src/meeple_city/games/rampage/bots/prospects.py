"""What a shot would be worth to a Rampage bot, from the outcome that it imagined."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import cached_property
from statistics import fmean

from meeple_city.border import Drop, Outcome, Request
from meeple_city.core.hands import Steadiness
from meeple_city.core.view import TableView
from meeple_city.games.rampage.bots.slides import best_slide
from meeple_city.games.rampage.bots.table_reading import TableReading
from meeple_city.games.rampage.bots.worth import FLOOR_VALUE, Seen, Worth
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.state import line_length, zone_size
from meeple_city.games.rampage.table_facts import kind_of
from meeple_city.games.rampage.view import RampageView

# All our choice, in points.
FLOOR = 1.5  # a Floor that is gobbled: its point, and that nobody else gets it
RUNAWAY = 0.25  # a Meeple that nobody will eat
RELOCATED = 1.0  # to be set down where it hurts, besides what is lost where the Monster was
ELSEWHERE = 0.2  # the share that is left of what could be done there
MORE_FOR_OTHERS = 2.0  # an extra action for everybody else
FOUR_MEEPLES = 4.0  # of the player's choice
A_CARD = 1.5  # of the player's choice
NO_VICTORY = 40.0  # filling the last line
ONE_MORE = 0.57  # how likely a drop chases away one Meeple more; fits 264 drops on cities wrecked by bots
NEXT_TURN = 0.3  # the share that counts of what can be done next turn, if everything stays as it is

# What the effects of lines and zones of the Runaway board cost besides a tooth (R8.1 to R8.12).
LINES = {1: RELOCATED, 2: MORE_FOR_OTHERS, 4: RELOCATED, 5: MORE_FOR_OTHERS}
ZONES = {"black": RELOCATED, "blue": A_CARD, "red": FOUR_MEEPLES, "yellow": MORE_FOR_OTHERS}
TWO_TEETH = (3, "green")
RELOCATING = {1, 4, "black"}

STEADY = Steadiness(aim_deg=2.0, speed_share=0.05, drop_mm=6.0, turn_deg=6.0)  # the hand of `normal`


class Prospect:
    """Values outcomes for the seat that is about to shoot."""

    def __init__(
        self, view: RampageView, worth: type[Worth] = Worth, begun: bool = False, hand: Steadiness = STEADY
    ) -> None:
        """An action that has `begun`, with its first flick, is no longer among the actions left; any other is."""
        self.view, self.hand, self._kind = view, hand, worth
        self._seen: dict[str, Seen] = {}
        self.later = max(0, view.actions_left - (not begun))  # actions after this shot
        self.later_if_staying = view.actions_left if begun else 0
        self.before = TableReading(view)
        self.worth = self._judge(self.before)
        self.seat = self.before.seat

    def of(self, shot: Request, outcome: Outcome) -> float:
        """What a shot with this outcome is worth: gains, losses, and the position that it leaves."""
        gains = self._floors(outcome) + self._teeth(outcome)
        full = self._filled(outcome)
        losses = self._runaways(outcome, full) + self._risk(shot, full) + self._blunder(shot, outcome)
        return gains - losses + self._position(outcome, bool(RELOCATING.intersection(full)))

    def see(self, building: str, outcomes: Iterable[Outcome]) -> None:
        """Keep in mind what comes of demolishing a building, so that spots beside it are valued by that."""
        promise = fmean(self._demolished(building, outcome) for outcome in outcomes)
        self._seen[building] = Seen(self.before.floors_on(building), promise)
        self.worth = self._judge(self.before)

    def _judge(self, reading: TableReading) -> Worth:
        return self._kind(reading, self._seen)

    def _demolished(self, building: str, outcome: Outcome) -> float:
        """What it brings to demolish a building and to eat beside it."""
        after = self._judge(TableReading(replace(self.view, table=TableView.of(outcome))))
        beside = self.view.city.building_of[building].borders
        meal = max((after.meals[zone] - self.worth.meals[zone] for zone in beside), default=0.0)
        return self._floors(outcome) + max(0.0, meal) - self._runaways(outcome, self._filled(outcome))

    @cached_property
    def of_staying(self) -> float:
        """What it is worth to leave the table as it is: to decline all actions that are left, or the rest of one."""
        reading = TableReading(replace(self.view, actions_left=self.later_if_staying))
        return self._place(self._judge(reading)) - self._rivals_meals(reading)

    # Gains

    def _floors(self, outcome: Outcome) -> float:
        each = FLOOR - FLOOR_VALUE + self.worth.floor
        return each * len(gobbled(outcome, self.seat))

    def _teeth(self, outcome: Outcome) -> float:
        """Rivals that were felled, less teammates."""
        return sum(
            self._tooth_of(body.partition(":")[2]) for body in outcome.felled_bodies if body != f"body:{self.seat}"
        )

    def _tooth_of(self, seat: str) -> float:
        worth = self.worth.broken_tooth(seat)
        return -worth if seat in self.before.team else worth

    # Losses

    def _gone(self, outcome: Outcome) -> list[str]:
        return [p for p in outcome.left_city if kind_of(p) == "meeple" and p in self.before.table.zones]

    def _runaways(self, outcome: Outcome, full: Iterable[int | str]) -> float:
        """Meeples that are gone, and the effects of what they fill."""
        return RUNAWAY * len(self._gone(outcome)) + sum(self._effect(line) for line in full)

    def _filled(self, outcome: Outcome) -> list[int | str]:
        """The lines of side A, or zones of side B, that become full."""
        gone, there = self._gone(outcome), self.view.runaway
        if self.view.options["side"] == "A":
            length = line_length(self.view.city)
            return [*range(len(there) // length + 1, (len(there) + len(gone)) // length + 1)]
        colours, most = self.view.city.meeples, zone_size(self.view.city)
        before, more = Counter(colours[m] for m in there), Counter(colours[m] for m in gone)
        return [c for c in more if c != "gray" and before[c] + more[c] >= most]

    def _effect(self, full: int | str) -> float:
        """What it costs that a line or zone is full."""
        if isinstance(full, int) and full >= constants().lines:
            return NO_VICTORY
        teeth = 2 if full in TWO_TEETH else 1
        others = LINES.get(full, 0.0) if isinstance(full, int) else ZONES.get(full, 0.0)
        return teeth * self.worth.own_tooth + others

    def _risk(self, shot: Request, full: Iterable[int | str]) -> float:
        """No drop can be repeated: it may chase away more than it did when it was imagined, and fill the last line."""
        last = constants().lines
        if not isinstance(shot, Drop) or self.view.options["side"] != "A" or last in full:
            return 0.0
        room = last * line_length(self.view.city) - len(self.view.runaway)
        return NO_VICTORY * float(ONE_MORE**room)

    def _blunder(self, shot: Request, outcome: Outcome) -> float:
        """A tooth for Paws that leave the City, and for a drop that misses (R6.2)."""
        out = f"paws:{self.seat}" in outcome.left_city
        missed = isinstance(shot, Drop) and not any(kind_of(t.piece) in ("floor", "meeple") for t in outcome.touched)
        return self.worth.own_tooth if out or missed else 0.0

    # Position

    def _position(self, outcome: Outcome, relocated: bool) -> float:
        """The meal and the next action of this seat, less the meals of the others."""
        after = replace(self.view, table=TableView.of(outcome), actions_left=self.later)
        reading = TableReading(after)
        own = self._place(self._judge(reading)) if f"paws:{self.seat}" in outcome.zones else 0.0
        return own * (ELSEWHERE if relocated and own > 0 else 1.0) - self._rivals_meals(reading)

    def _place(self, worth: Worth) -> float:
        """What it is worth to be where the Paws are, or with another action left, what can be made of it from there."""
        later = worth.reading.view.actions_left > 0
        here = worth.here(later)
        if not later:
            return here + NEXT_TURN * worth.menace - worth.danger
        return max(here, worth.meal_here + worth.menace - worth.danger, self._slide(worth))

    def _slide(self, worth: Worth) -> float:
        """What a move from here promises."""
        if worth.reading.is_on_a_roof:
            return 0.0
        return best_slide(worth, self.hand)

    def _rivals_meals(self, reading: TableReading) -> float:
        """What is left for the others, as much of it as they can eat."""
        worth, rivals = self._judge(reading), reading.foes
        eaten = frozenset(worth.own_meal) if reading.view.actions_left <= 0 else frozenset()
        meals = [worth.meal_of_rival(seat, eaten) for seat in rivals]
        return worth.envy * sum(meals) / max(1, len(rivals))


def gobbled(outcome: Outcome, seat: str) -> set[str]:
    """The Floors that will be gobbled: bare ones, and those that are bare once these and one's own Body are gone."""
    own = {f"body:{seat}"}
    load: dict[str, set[str]] = {}
    for piece, supports in outcome.rests_on.items():
        for below in supports:
            load.setdefault(below, set()).add(piece)
    floors = {p for p in outcome.where_mm if kind_of(p) == "floor"}
    gone: set[str] = set()
    while more := {floor for floor in floors - gone if load.get(floor, set()) <= gone | own}:
        gone |= more
    return gone
