"""What a Rampage bot reads from its view: where pieces are, what is in the way, what there is to eat, who has what."""

from __future__ import annotations

import math
from collections import Counter
from functools import cached_property

from meeple_city.border import Building, Outcome
from meeple_city.games.rampage.cards.powers import Retainer, SharpCanines
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.state import line_length
from meeple_city.games.rampage.table_facts import accessible_to, kind_of, standing_on
from meeple_city.games.rampage.view import MonsterView, RampageView, StomachView

Point = tuple[float, float]
Place3D = tuple[float, float, float]
PAWS_RADIUS_MM = 18.0  # models/pieces.toml
MOUTH_MM = 121.0  # above the board: Paws, Body and chin (models/pieces.toml, models/physics.toml)
HEAD_ROOM_MM = 45.0  # Paws laid on a head reach 18 mm from its middle, another Body 25 mm from its own
STOREY_MM = 18.2  # a Meeple and a Floor
BUILDING_MM = 50.0  # from the middle of a building to its edge, about
FEW_MEEPLES = 2  # that a breath may clear off a Floor; our choice
CLEARANCE_MM = 6.0  # that a bot wants on both sides of the path of its Paws; our choice
ROOF_MM = 25.0  # our choice: Paws whose middle is higher are on a roof or a heap
LATE = 0.8  # our choice: the share of the match after which nothing is saved up any more
FEW_FLOORS = 2  # our choice: so many may go in a single turn
PACE = 0.55  # fits 34 matches of bots: with 58 % of the Floors left, 75 % of the turns are, with 27 % 50 %


class TableReading:
    """A view of a match, with answers to what a player sees at a glance."""

    def __init__(self, view: RampageView) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.city = view.city
        self.table = view.table

    # The Monsters

    @property
    def me(self) -> MonsterView:
        """What the bot sees of its own Monster."""
        return self.view.monsters[self.seat]

    @property
    def others(self) -> list[str]:
        """The seats of the other players."""
        return [seat for seat in self.view.seats if seat != self.seat]

    @property
    def team(self) -> tuple[str, ...]:
        """The seats that play together with the bot's."""
        return next((team for team in self.view.teams if self.seat in team), (self.seat,))

    @property
    def foes(self) -> list[str]:
        """The seats of those who play against the bot."""
        return [seat for seat in self.view.seats if seat not in self.team]

    @property
    def characters(self) -> tuple[str, ...]:
        """The Characters that score for the bot."""
        return (*self.me.characters, *([self.me.imitates] if self.me.imitates else []))

    @property
    def paws(self) -> Point:
        """Where the bot's Monster is."""
        return self.at(f"paws:{self.seat}")

    @property
    def is_on_a_roof(self) -> bool:
        """Whether the bot's Paws are up on a building or a heap."""
        return self.table.where_mm[f"paws:{self.seat}"][2] > ROOF_MM

    @cached_property
    def home(self) -> list[str]:
        """The Neighborhoods that the bot's Monster is in."""
        return self.neighborhoods(f"paws:{self.seat}")

    def stands(self, seat: str) -> bool:
        """Whether the Body of a Monster stands on the table."""
        return f"body:{seat}" in self.table.where_mm and f"body:{seat}" not in self.table.fallen_bodies

    def rivals(self) -> list[str]:
        """The Bodies of other players that stand."""
        return [f"body:{seat}" for seat in self.others if self.stands(seat)]

    def rivals_in(self, zone: str) -> list[str]:
        """The other players whose Monsters are in a Neighborhood."""
        return [seat for seat in self.others if zone in self.table.zones.get(f"paws:{seat}", ())]

    def neighbours(self) -> list[str]:
        """The other players whose Monsters share a Neighborhood with the bot's."""
        return [seat for seat in self.others if any(seat in self.rivals_in(zone) for zone in self.home)]

    # Stomachs

    def stomach(self) -> Counter[str]:
        """How many Meeples of each colour are in the bot's Stomach."""
        return Counter(self.city.meeples[meeple] for meeple in self._own.meeples)

    @property
    def floors(self) -> int:
        """How many Floors the bot has gobbled."""
        return len(self._own.floors)

    @property
    def broken(self) -> int:
        """How many teeth the bot has broken."""
        return self._own.teeth

    @cached_property
    def in_other_stomachs(self) -> Counter[str]:
        """How many Meeples of each colour the others have eaten: all that are nowhere else."""
        elsewhere = {*self.table.where_mm, *self.view.runaway, *self.view.box.meeples, *self._own.meeples}
        return Counter(colour for meeple, colour in self.city.meeples.items() if meeple not in elsewhere)

    @property
    def floors_of_others(self) -> int:
        """How many Floors the others have gobbled: all that are nowhere else."""
        elsewhere = {*self.table.where_mm, *self.view.box.floors, *self._own.floors}
        return sum(floor not in elsewhere for floor in self.city.floors)

    def likely_eaten(self, seat: str) -> float:
        """How many Meeples a Monster has eaten. Who can eat more is taken to have eaten more, unless it is known."""
        stomach = self.view.monsters[seat].stomach
        if stomach is not None:
            return len(stomach.meeples)
        appetites = {other: self.appetite(other) for other in self.others}
        return self.in_other_stomachs.total() * appetites[seat] / sum(appetites.values())

    def appetite(self, seat: str = "", ravenous: bool = False) -> int:
        """How many Meeples the bot may eat, or another Monster."""
        monster = self.view.monsters[seat or self.seat]
        meal = constants().teeth_fixed + monster.teeth
        if Retainer.name in monster.powers:
            meal = max(Retainer.least, meal)
        if ravenous or "ravenous" in monster.marks:
            meal *= 2
        return meal + SharpCanines.more * monster.powers.count(SharpCanines.name)

    # The course of the match

    @property
    def floors_left(self) -> int:
        """How many Floors are left in the City."""
        return sum(floor in self.table.zones for floor in self.city.floors)

    @property
    def turns_left(self) -> float:
        """The share of the match that is left, in turns: the first Floors go fast, the last ones slowly."""
        if self.view.last_floor_by:
            return 0.0
        return float((self.floors_left / len(self.city.floors)) ** PACE)

    @property
    def patience(self) -> float:
        """How much of the match is left to wait for a better moment: 1 at first, 0 if it may end at any time."""
        room = constants().lines * line_length(self.city) if self.view.options["side"] == "A" else math.inf
        nearly_over = self.floors_left <= FEW_FLOORS or room - len(self.view.runaway) <= line_length(self.city)
        if nearly_over or self.view.last_floor_by:
            return 0.0
        gone = 1 - self.floors_left / len(self.city.floors)
        over = max(gone, len(self.view.runaway) / room, self.view.turn / constants().most_turns)
        return max(0.0, 1 - over / LATE)

    # The table

    def at(self, piece: str) -> Point:
        """The position of a piece, seen from above."""
        x, y, _ = self.table.where_mm[piece]
        return x, y

    def neighborhoods(self, piece: str) -> list[str]:
        """The Neighborhoods a piece is in."""
        return [zone for zone in self.table.zones.get(piece, ()) if zone in self.city.neighborhood_names]

    def food(self, zone: str) -> list[str]:
        """The Meeples that can be eaten in a Neighborhood."""
        accessible = accessible_to(self.table, self.seat)
        return [meeple for meeple in accessible if zone in self.table.zones.get(meeple, ())]

    def floors_on(self, building: str) -> int:
        """How many Floors are left on the Ruin of a building."""
        return len(self._floors_standing[building])

    def floors_of(self, building: str) -> list[str]:
        """The Floors that are left on the Ruin of a building, the lowest first."""
        return sorted(self._floors_standing[building], key=lambda floor: self.table.where_mm[floor][2])

    def meeples_in(self, building: str) -> list[str]:
        """The Meeples that are left on the Ruin of a building, on all of its Floors."""
        return sorted(piece for piece in self._standing[building] if kind_of(piece) == "meeple")

    def loose_floors(self) -> list[str]:
        """Floors in the City that are no longer part of a building."""
        standing = {floor for floors in self._floors_standing.values() for floor in floors}
        return [floor for floor in self.city.floors if floor in self.table.zones and floor not in standing]

    def loose_meeples(self, building: Building) -> list[str]:
        """The Meeples that rest on the Ruin of a building and hold nothing up."""
        loaded = {below for supports in self.table.rests_on.values() for below in supports}
        return [p for p in self.pieces_on(building.ruin) if kind_of(p) == "meeple" and p not in loaded]

    def pieces_on(self, base: str) -> list[str]:
        """The pieces that rest on a Floor or a Ruin."""
        return [piece for piece, supports in self.table.rests_on.items() if base in supports]

    def buildings_around(self, zone: str) -> list[Building]:
        """The buildings whose Sidewalks border a Neighborhood."""
        return [building for building in self.city.buildings if zone in building.borders]

    def vehicles_near(self, seat: str) -> int:
        """How many Vehicles are in the Neighborhoods of a Monster, where it could toss them."""
        zones = set(self.neighborhoods(f"paws:{seat}"))
        return sum(bool(zones.intersection(self.neighborhoods(vehicle))) for vehicle in self.city.vehicle_spaces)

    def vehicles_on_ruins(self) -> int:
        """How many Vehicles are on a Ruin, if only with a corner."""
        ruins = {building.ruin_zone for building in self.city.buildings}
        return sum(bool(ruins.intersection(self.table.zones.get(v, ()))) for v in self.city.vehicle_spaces)

    @cached_property
    def _standing(self) -> dict[str, set[str]]:
        outcome = Outcome(rests_on=self.table.rests_on)
        return {b.name: standing_on(outcome, b.ruin) for b in self.city.buildings}

    @cached_property
    def _floors_standing(self) -> dict[str, set[str]]:
        floors = set(self.city.floors)
        return {building: pieces & floors for building, pieces in self._standing.items()}

    def last_on_floors(self) -> list[Place3D]:
        """Where the Meeples are that alone keep a Floor from being bare, if they are few and stand in the open."""
        found: list[Place3D] = []
        for floor in self.city.floors:
            load = self.pieces_on(floor)
            if floor in self.table.zones and len(load) <= FEW_MEEPLES and set(load) <= set(self.table.accessible):
                found += [self.table.where_mm[meeple] for meeple in load]
        return found

    def sees(self, start: Point, target: Place3D) -> bool:
        """Whether no building stands between the head of a Monster and a place."""
        x, y, z = target
        return not any(
            _height_of_line(start, MOUTH_MM, (x, y), z, middle) < STOREY_MM * floors
            for building in self.city.buildings
            if (floors := self.floors_on(building.name))
            and math.dist((x, y), middle := self.city.middle(building.sidewalk)) > BUILDING_MM
            and _distance(start, (x, y), middle) < BUILDING_MM
        )

    def head_is_free(self) -> bool:
        """Whether nothing lies on the bot's Body, where things are tossed from."""
        return not any(f"body:{self.seat}" in supports for supports in self.table.rests_on.values())

    def can_throw_its_paws(self) -> bool:
        """Whether the head is free, and will not be jammed against another Body that stands where it sinks to."""
        jammed = any(math.dist(self.at(body), self.paws) < HEAD_ROOM_MM for body in self.rivals())
        return self.head_is_free() and not jammed

    def breathed_in_vain(self) -> bool:
        """Whether the bot's last action was a breath that moved nothing: from here, another would be no better."""
        last = self.view.last_actions.get(self.seat)
        return last is not None and last.action.startswith("breathe") and not last.moved

    def obstacles(self, start: Point, end: Point) -> int:
        """How many pieces are in the way of Paws that move in a straight line."""
        reach = PAWS_RADIUS_MM + CLEARANCE_MM
        return sum(_distance(start, end, at) < reach for at in self._on_the_street)

    @cached_property
    def _on_the_street(self) -> list[Point]:
        """Where the pieces are that Paws may run into."""
        own = {f"paws:{self.seat}", f"body:{self.seat}"}
        return [
            (x, y)
            for piece, (x, y, z) in self.table.where_mm.items()
            if piece not in own and -20 < z < 40 and piece in self.table.zones
        ]

    @cached_property
    def _own(self) -> StomachView:
        stomach = self.me.stomach
        assert stomach is not None
        return stomach


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
