"""What a Rampage bot reads off the table: who stands where, what is in the way, what there is to eat."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from functools import cached_property

from meeple_city.border import Outcome
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.table_facts import standing_on
from meeple_city.games.rampage.view import RampageView

Point = tuple[float, float]
PAWS_RADIUS_MM = 18.0  # models/pieces.toml
ROOM_MM = 6.0  # own: a bot keeps this much between the path of its Paws and what is beside it


class TableReading:
    """One view of a match, with the questions a player's eye answers at once."""

    def __init__(self, view: RampageView) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.city = view.city
        self.table = view.table

    @property
    def paws(self) -> Point:
        """Where one's Monster is."""
        return self.at(f"paws:{self.seat}")

    def at(self, piece: str) -> Point:
        """A piece, seen from above."""
        x, y, _ = self.table.where_mm[piece]
        return x, y

    def hoods(self, piece: str) -> list[str]:
        """The Neighborhoods a piece is in."""
        return [zone for zone in self.table.zones.get(piece, ()) if zone in self.city.neighborhood_names]

    def stomach(self) -> Counter[str]:
        """The colours in one's own Stomach."""
        stomach = self.view.monsters[self.seat].stomach
        assert stomach is not None
        return Counter(self.city.meeples[meeple] for meeple in stomach.meeples)

    def appetite(self) -> int:
        """How many Meeples one may eat."""
        return constants().teeth_fixed + self.view.monsters[self.seat].teeth

    def food(self, hood: str) -> list[str]:
        """Meeples one could eat in a Neighborhood."""
        return [meeple for meeple in self.table.accessible if hood in self.table.zones.get(meeple, ())]

    def taste(self, hood: str) -> float:
        """What a meal in a Neighborhood is worth."""
        stomach, worth = self.stomach(), 0.0
        for _, meeple in zip(range(self.appetite()), self.by_taste(self.food(hood)), strict=False):
            colour = self.city.meeples[meeple]
            worth += novelty(stomach, colour)
            stomach[colour] += 1
        return worth

    def by_taste(self, meeples: Iterable[str]) -> list[str]:
        """Meeples, those first that hold a loose Floor down, then those that bring a set nearest."""
        stomach = self.stomach()
        rows: list[tuple[bool, int, str]] = []
        seen: Counter[str] = Counter()
        weights = {piece for floor in self.loose_floors() for piece in self.load(floor)}
        for meeple in meeples:
            colour = self.city.meeples[meeple]
            rows.append((meeple not in weights, stomach[colour] + seen[colour], meeple))
            seen[colour] += 1
        return [meeple for _, _, meeple in sorted(rows)]

    def floors_on(self, building: str) -> int:
        """How many Floors still stand on a building's Ruin."""
        return len(self._standing[building])

    def loose_floors(self) -> list[str]:
        """Floors in the City that belong to no building any more, and yet are not bare."""
        standing = {floor for floors in self._standing.values() for floor in floors}
        return [floor for floor in self.city.floors if floor in self.table.zones and floor not in standing]

    def load(self, floor: str) -> list[str]:
        """What rests on a Floor."""
        return [piece for piece, supports in self.table.rests_on.items() if floor in supports]

    @cached_property
    def _standing(self) -> dict[str, set[str]]:
        outcome = Outcome(rests_on=self.table.rests_on)
        floors = set(self.city.floors)
        return {b.name: standing_on(outcome, b.ruin) & floors for b in self.city.buildings}

    def rivals(self) -> list[str]:
        """Bodies of others that still stand."""
        bodies = [f"body:{seat}" for seat in self.view.seats if seat != self.seat]
        return [b for b in bodies if b in self.table.where_mm and b not in self.table.fallen_bodies]

    def crowd(self, start: Point, end: Point) -> int:
        """How many pieces Paws would meet on a straight way."""
        reach = PAWS_RADIUS_MM + ROOM_MM
        own = {f"paws:{self.seat}", f"body:{self.seat}"}
        return sum(
            _distance(start, end, (x, y)) < reach
            for piece, (x, y, z) in self.table.where_mm.items()
            if piece not in own and -20 < z < 40 and piece in self.table.zones
        )


def novelty(stomach: Counter[str], colour: str) -> float:
    """A colour one has little of is worth more: sets count, the rest does not."""
    fewest = min(stomach[other] for other in ("black", "blue", "gray", "green", "red", "yellow"))
    return 1.7 / (1 + stomach[colour] - fewest)


def _distance(start: Point, end: Point, point: Point) -> float:
    """How far a point is from a stretch."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    along = ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / (dx * dx + dy * dy or 1.0)
    along = max(0.0, min(1.0, along))
    return math.dist(point, (start[0] + along * dx, start[1] + along * dy))
