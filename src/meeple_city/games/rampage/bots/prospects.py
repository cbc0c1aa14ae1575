"""What a shot would be worth to a Rampage bot, from the outcome that it imagined."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from meeple_city.border import Drop, Outcome, Request
from meeple_city.core.view import TableView
from meeple_city.games.rampage.bots.table_reading import TableReading
from meeple_city.games.rampage.bots.targets import best_flick
from meeple_city.games.rampage.bots.worth import FLOOR_VALUE, Worth
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.state import line_length, zone_size
from meeple_city.games.rampage.table_facts import kind_of
from meeple_city.games.rampage.view import RampageView

# All our choice, in points.
FLOOR = 1.5  # a Floor that is gobbled: its point, and that nobody else gets it
RUNAWAY = 0.25  # a Meeple that nobody will eat
RELOCATED = 1.0  # to be set down where it hurts
MORE_FOR_OTHERS = 2.0  # an extra action for everybody else
NO_VICTORY = 40.0  # filling the last line
NEXT_TURN = 0.3  # the share that counts of what can be done next turn, if everything stays as it is
UNSURE_SLIDE = 0.8  # a slide may end elsewhere


class Prospect:
    """Values outcomes for the seat that is about to shoot."""

    def __init__(self, view: RampageView, worth: type[Worth] = Worth, begun: bool = False) -> None:
        """An action that has `begun`, with its first flick, is no longer among the actions left; any other is."""
        self.view = view
        self.later = max(0, view.actions_left - (not begun))  # actions after this shot
        self.later_if_staying = view.actions_left if begun else 0
        self.before = TableReading(view)
        self.worth = worth(self.before)
        self.seat = self.before.seat

    def of(self, shot: Request, outcome: Outcome) -> float:
        """What a shot with this outcome is worth: gains, losses, and the position that it leaves."""
        gains = self._floors(outcome) + self._teeth(outcome)
        return gains - self._runaways(outcome) - self._blunder(shot, outcome) + self._position(outcome)

    @property
    def of_staying(self) -> float:
        """What it is worth to leave the table as it is: to decline all actions that are left, or the rest of one."""
        reading = TableReading(replace(self.view, actions_left=self.later_if_staying))
        return self._place(type(self.worth)(reading)) - self._rivals_meals(reading)

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

    def _runaways(self, outcome: Outcome) -> float:
        """Meeples that are gone, and the effects that they cause."""
        gone = [p for p in outcome.left_city if kind_of(p) == "meeple" and p in self.before.table.zones]
        effects = self._lines(len(gone)) if self.view.options["side"] == "A" else self._zones(gone)
        return RUNAWAY * len(gone) + effects

    def _lines(self, gone: int) -> float:
        """Side A: what the lines cost that fill up (R8.1 to R8.5)."""
        length, there = line_length(self.view.city), len(self.view.runaway)
        return sum(self._line(line) for line in range(there // length + 1, (there + gone) // length + 1))

    def _line(self, line: int) -> float:
        if line >= constants().lines:
            return NO_VICTORY
        teeth = 2 if line == 3 else 1
        others = {1: RELOCATED, 4: RELOCATED, 2: MORE_FOR_OTHERS, 5: MORE_FOR_OTHERS}.get(line, 0.0)
        return teeth * self.worth.own_tooth + others

    def _zones(self, gone: Iterable[str]) -> float:
        """Side B: what the zones cost that fill up (R8.7)."""
        colours = self.view.city.meeples
        there, more = Counter(colours[m] for m in self.view.runaway), Counter(colours[m] for m in gone)
        full = [c for c in more if c != "gray" and there[c] + more[c] >= zone_size(self.view.city)]
        return len(full) * (self.worth.own_tooth + RELOCATED)

    def _blunder(self, shot: Request, outcome: Outcome) -> float:
        """A tooth for Paws that leave the City, and for a drop that misses (R6.2)."""
        out = f"paws:{self.seat}" in outcome.left_city
        missed = isinstance(shot, Drop) and not any(kind_of(t.piece) in ("floor", "meeple") for t in outcome.touched)
        return self.worth.own_tooth if out or missed else 0.0

    # Position

    def _position(self, outcome: Outcome) -> float:
        """The meal and the next action of this seat, less the meals of the others."""
        after = replace(self.view, table=TableView.of(outcome), actions_left=self.later)
        reading = TableReading(after)
        own = self._place(type(self.worth)(reading)) if f"paws:{self.seat}" in outcome.zones else 0.0
        return own - self._rivals_meals(reading)

    def _place(self, worth: Worth) -> float:
        """What it is worth to be where the Paws are, or with another action left, what can be made of it from there."""
        later = worth.reading.view.actions_left > 0
        here = worth.spot(worth.reading.paws, later)
        if not later:
            return here + NEXT_TURN * worth.menace - worth.danger
        ways = [here, worth.meal_here + worth.menace - worth.danger]
        if not worth.reading.is_on_a_roof:
            ways.append(best_flick(worth).worth - UNSURE_SLIDE)
        return max(ways)

    def _rivals_meals(self, reading: TableReading) -> float:
        """What is left for the others, as much of it as they can eat."""
        worth, rivals = type(self.worth)(reading), reading.foes
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
