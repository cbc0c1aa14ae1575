"""Shots that a Rampage bot may want to imagine, the most promising first, from geometry alone."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import islice, product, zip_longest
from random import Random

from meeple_city.border import Breathe, Drop, Flick, Permit, Request, Toss
from meeple_city.core.hands import Steadiness
from meeple_city.games.rampage.bots.prospects import STEADY
from meeple_city.games.rampage.bots.slides import odds_of_slide
from meeple_city.games.rampage.bots.table_reading import Place3D, Point
from meeple_city.games.rampage.bots.targets import FRICTION_M_S2, all_over, bearing
from meeple_city.games.rampage.bots.worth import Worth
from meeple_city.games.rampage.constants import constants

# All our choice, unless a source is given.
RAM_MM = (80.0, 250.0)  # how far the Paws would slide past what they ram
MOST_FLICK_M_S = 3.0
LEAST_WAY_MM = 15.0
RAM_REACH_MM = 450.0
TOSS_REACH_MM = 420.0
TOSSES = ((2.2, 5.0), (3.0, 0.0), (1.7, 15.0), (2.6, 10.0))  # speed and elevation
HOLDS = ((0.0, 90.0), (0.0, 20.0), (90.0, 0.0), (20.0, 90.0), (0.0, 0.0))  # how a Body is held: about x, about y
ASIDE_MM = ((0.0, 0.0), (14.0, 0.0), (-14.0, 0.0), (0.0, 14.0), (0.0, -14.0))  # where it is dropped
BEARINGS = (0.0, 90.0, 45.0, 135.0)
FULL_BREATH = ((0.0, 0.0), (0.1, 1.0), (0.75, 0.9), (0.9, 0.0))
BREATH_REACH_MM = 260.0
STOREY_MM = 18.2  # a Meeple and a Floor


class Candidates:
    """Finds shots for one seat."""

    def __init__(self, worth: Worth, hand: Steadiness = STEADY) -> None:
        self.worth, self.reading, self.hand = worth, worth.reading, hand
        self.body, self.paws = f"body:{self.reading.seat}", f"paws:{self.reading.seat}"

    def of_option(self, option: str) -> Iterator[Request]:
        """Shots for an action as it is offered; none for what cannot be imagined before it is chosen."""
        action, _, target = option.partition(" ")
        if action == "move":
            return self.flicks(self.paws)
        if action == "demolish":
            building = self.reading.city.building_of[target]
            return self.drops(self.body, self.reading.city.middle(building.sidewalk), constants().drop_height_mm)
        if action == "toss":
            return self.tosses(target, self.body)
        if action == "breathe":
            return self.breaths(f"body:{target}" if target else self.body)
        return iter(())

    def of_permit(self, permit: Permit) -> Iterator[Request]:
        """Shots that a permit allows."""
        if permit.kind == "flick":
            return self.flicks(permit.piece)
        if permit.kind == "drop":
            at = permit.near_mm or self.reading.city.middle(permit.over)
            return self.drops(permit.piece, at, permit.most_height_mm)
        if permit.kind == "toss":
            return self.tosses(permit.piece, permit.from_)
        return self.breaths(permit.from_)

    def flicks(self, paws: str) -> Iterator[Request]:
        """Slides to good spots, and rams, in turns."""
        slides, rams = self._slides(paws), self._rams(paws)
        while pair := [*islice(slides, 2), *islice(rams, 1)]:
            yield from pair

    def _slides(self, paws: str) -> Iterator[Flick]:
        start = self.reading.at(paws)
        for at in self._destinations():
            way = max(math.dist(start, at), LEAST_WAY_MM)
            yield Flick(paws, bearing(start, at), _sliding(way))

    def _destinations(self) -> Iterator[Point]:
        """The best spot of every kind, the best first; then the second best ones, and so on."""
        kinds: dict[tuple[str, ...], list[tuple[float, Point]]] = {}
        for at in all_over(self.reading):
            promise = self.worth.spot(at) * odds_of_slide(self.reading, at, self.hand)
            kinds.setdefault(self._within_reach(at), []).append((-promise, at))
        for row in zip_longest(*(sorted(spots) for spots in kinds.values())):
            yield from (at for _, at in sorted(filter(None, row)))

    def _within_reach(self, at: Point) -> tuple[str, ...]:
        """What a spot is good for: the Neighborhoods to eat in, and the buildings to demolish."""
        city = self.reading.city
        zones = [zone for zone in city.neighborhoods if city.inside(zone, at)]
        return (*zones, *(building.name for building in self.worth.in_reach(at, zones)))

    def _rams(self, paws: str) -> Iterator[Flick]:
        """Into rivals, buildings and loose Floors, near ones first, softly and hard."""
        start = self.reading.at(paws)
        for beyond in RAM_MM:
            for at in self._marks(start, RAM_REACH_MM):
                yield Flick(paws, bearing(start, at), _sliding(math.dist(start, at) + beyond))

    def _marks(self, start: Point, reach: float) -> list[Point]:
        reading = self.reading
        rivals = [reading.at(body) for body in reading.rivals()]
        buildings = [reading.city.middle(b.sidewalk) for b in reading.city.buildings if reading.floors_on(b.name)]
        loose = [reading.at(floor) for floor in reading.loose_floors()]
        near = [sorted(marks, key=lambda at: math.dist(at, start)) for marks in (rivals, loose, buildings)]
        return [at for marks in near for at in marks if math.dist(at, start) < reach]

    def drops(self, body: str, at: Point, height_mm: float) -> Iterator[Request]:
        """Held in different ways, over the middle first."""
        ways = list(product(ASIDE_MM, BEARINGS, HOLDS))
        first = [((0.0, 0.0), turn, hold) for turn, hold in zip(BEARINGS, HOLDS, strict=False)]
        others = [way for way in ways if way not in first]
        Random(len(others)).shuffle(others)  # so that the first ones differ from each other, always in the same order
        for (dx, dy), turn, (x, y) in [*first, *others]:
            yield Drop(body, (at[0] + dx, at[1] + dy), float(height_mm), (x, y, turn))

    def tosses(self, piece: str, body: str) -> Iterator[Request]:
        """At rivals, loose Floors and buildings."""
        start = self.reading.at(body)
        marks = [at for at in self._marks(start, TOSS_REACH_MM) if math.dist(at, start) > LEAST_WAY_MM]
        for speed, elevation in TOSSES:
            for at in marks[:4]:
                yield Toss(piece, body, bearing(start, at), speed, elevation)

    def breaths(self, body: str) -> Iterator[Request]:
        """At Meeples that alone keep a Floor from being bare, then at the tops of buildings."""
        start = self.reading.at(body)
        for at in sorted((*self.reading.last_on_floors(), *self._tops()), key=lambda at: math.dist(at[:2], start)):
            if math.dist(at[:2], start) < BREATH_REACH_MM:
                yield Breathe(body, at, FULL_BREATH)

    def _tops(self) -> list[Place3D]:
        reading, found = self.reading, []
        for building in reading.city.buildings:
            if floors := reading.floors_on(building.name):
                x, y = reading.city.middle(building.sidewalk)
                found.append((x, y, STOREY_MM * floors))
        return found


def _sliding(way_mm: float) -> float:
    """The speed at which a disc slides so far."""
    return min(MOST_FLICK_M_S, math.sqrt(2 * FRICTION_M_S2 * way_mm / 1000))
