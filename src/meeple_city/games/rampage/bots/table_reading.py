"""What a Rampage bot reads from its view: where pieces are, what is in the way, what there is to eat."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from functools import cached_property

from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.state import COLOURS
from meeple_city.games.rampage.table_facts import accessible_to, neighborhoods, standing_on
from meeple_city.games.rampage.view import RampageView

Point = tuple[float, float]
Place3D = tuple[float, float, float]
PAWS_RADIUS_MM = 18.0  # models/pieces.toml
MOUTH_MM = 121.0  # above the board: Paws, Body and chin (models/pieces.toml, models/physics.toml)
STOREY_MM = 18.2  # a Meeple and a Floor
BUILDING_MM = 50.0  # from the middle of a building to its edge, about
FEW_MEEPLES = 2  # that a breath may clear off a Floor; our choice
CLEARANCE_MM = 6.0  # that a bot wants on both sides of the path of its Paws; our choice


class TableReading:
    """A view of a match, with answers to what a player sees at a glance."""

    def __init__(self, view: RampageView) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.city = view.city
        self.table = view.table

    @property
    def paws(self) -> Point:
        """Where the bot's Monster is."""
        return self.at(f"paws:{self.seat}")

    def at(self, piece: str) -> Point:
        """The position of a piece, seen from above."""
        x, y, _ = self.table.where_mm[piece]
        return x, y

    def here(self) -> tuple[str, ...]:
        """The Neighborhoods that the bot's Monster is in."""
        return neighborhoods(self.city, self.table, f"paws:{self.seat}")

    def stomach(self) -> Counter[str]:
        """How many Meeples of each colour are in the bot's Stomach."""
        stomach = self.view.monsters[self.seat].stomach
        assert stomach is not None
        return Counter(self.city.meeples[meeple] for meeple in stomach.meeples)

    def appetite(self) -> int:
        """How many Meeples the bot may eat."""
        return constants().teeth_fixed + self.view.monsters[self.seat].teeth

    def food(self, zone: str) -> list[str]:
        """The Meeples that can be eaten in a Neighborhood."""
        accessible = accessible_to(self.table, self.seat)
        return [meeple for meeple in accessible if zone in self.table.zones.get(meeple, ())]

    def meal_value(self, zone: str) -> float:
        """What a meal in a Neighborhood is worth."""
        stomach, worth = self.stomach(), 0.0
        for _, meeple in zip(range(self.appetite()), self.best_food_first(self.food(zone)), strict=False):
            colour = self.city.meeples[meeple]
            worth += meeple_value(stomach, colour)
            stomach[colour] += 1
        return worth

    def best_food_first(self, meeples: Iterable[str]) -> list[str]:
        """Sort Meeples: those on a loose Floor first, then the colours that are rarest in the Stomach."""
        stomach = self.stomach()
        rows: list[tuple[bool, int, str]] = []
        seen: Counter[str] = Counter()
        on_floors = {piece for floor in self.loose_floors() for piece in self.pieces_on(floor)}
        for meeple in meeples:
            colour = self.city.meeples[meeple]
            rows.append((meeple not in on_floors, stomach[colour] + seen[colour], meeple))
            seen[colour] += 1
        return [meeple for _, _, meeple in sorted(rows)]

    def floors_on(self, building: str) -> int:
        """How many Floors are left on the Ruin of a building."""
        return len(self._standing[building])

    def loose_floors(self) -> list[str]:
        """Floors in the City that are no longer part of a building."""
        standing = {floor for floors in self._standing.values() for floor in floors}
        return [floor for floor in self.city.floors if floor in self.table.zones and floor not in standing]

    def pieces_on(self, floor: str) -> list[str]:
        """The pieces that rest on a Floor."""
        return [piece for piece, supports in self.table.rests_on.items() if floor in supports]

    @cached_property
    def _standing(self) -> dict[str, set[str]]:
        floors = set(self.city.floors)
        return {b.name: standing_on(self.table, b.ruin) & floors for b in self.city.buildings}

    def last_on_floors(self) -> list[Place3D]:
        """Where the Meeples are that alone keep a Floor from being bare, if they are few and stand in the open."""
        found: list[Place3D] = []
        for floor in self.city.floors:
            load = self.pieces_on(floor)
            if floor in self.table.zones and len(load) <= FEW_MEEPLES and set(load) <= set(self.table.accessible):
                found += [self.table.where_mm[meeple] for meeple in load]
        return found

    def sees(self, target: Place3D) -> bool:
        """Whether no building stands between the top of the bot's Body and a place."""
        x, y, z = target
        return not any(
            _height_of_line(self.paws, MOUTH_MM, (x, y), z, middle) < STOREY_MM * floors
            for building in self.city.buildings
            if (floors := self.floors_on(building.name))
            and math.dist((x, y), middle := self.city.middle(building.sidewalk)) > BUILDING_MM
            and _distance(self.paws, (x, y), middle) < BUILDING_MM
        )

    def head_is_free(self) -> bool:
        """Whether nothing lies on the bot's Body, where a Vehicle is tossed from."""
        return not any(f"body:{self.seat}" in supports for supports in self.table.rests_on.values())

    def breathed_in_vain(self) -> bool:
        """Whether the bot's last action was a breath that moved nothing: from here, another would be no better."""
        last = self.view.last_actions.get(self.seat)
        return last is not None and last.action == "breathe" and not last.moved

    def rivals(self) -> list[str]:
        """The Bodies of other players that stand."""
        bodies = [f"body:{seat}" for seat in self.view.seats if seat != self.seat]
        return [b for b in bodies if b in self.table.where_mm and b not in self.table.fallen_bodies]

    def obstacles(self, start: Point, end: Point) -> int:
        """How many pieces are in the way of Paws that move in a straight line."""
        reach = PAWS_RADIUS_MM + CLEARANCE_MM
        own = {f"paws:{self.seat}", f"body:{self.seat}"}
        return sum(
            _distance(start, end, (x, y)) < reach
            for piece, (x, y, z) in self.table.where_mm.items()
            if piece not in own and -20 < z < 40 and piece in self.table.zones
        )


def meeple_value(stomach: Counter[str], colour: str) -> float:
    """Rarer colours are worth more, because only sets score."""
    fewest = min(stomach[other] for other in COLOURS)
    return 1.7 / (1 + stomach[colour] - fewest)


def _height_of_line(start: Point, start_z: float, end: Point, end_z: float, point: Point) -> float:
    """How high a straight line is where it passes a point."""
    way = math.dist(start, end) or 1.0
    return start_z + (end_z - start_z) * min(1.0, math.dist(start, point) / way)


def _distance(start: Point, end: Point, point: Point) -> float:
    """The distance of a point from a line segment."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    along = ((point[0] - start[0]) * dx + (point[1] - start[1]) * dy) / (dx * dx + dy * dy or 1.0)
    along = max(0.0, min(1.0, along))
    return math.dist(point, (start[0] + along * dx, start[1] + along * dy))
