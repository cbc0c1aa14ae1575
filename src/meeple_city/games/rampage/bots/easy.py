"""A Rampage player who judges by eye: aims at what looks worth it, with a human hand, and simulates nothing."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from meeple_city.border import Breathe, Drop, Flick, Permit, Place, Request, Toss
from meeple_city.core.asks import Ask
from meeple_city.games.rampage.bots.table_reading import PAWS_RADIUS_MM, Point, TableReading
from meeple_city.games.rampage.view import RampageView

# How good the eye and the hand are, and what things seem worth; all own.
AIM_DEG = 2.5  # spread of a flick
PACE = 0.06  # spread of its speed, as a share
DROP_MM = 8.0  # spread of a drop
GRIP = 0.35 * 9.81  # wood on card, m/s2: how fast a disc slows down (models/pieces.toml)
FASTEST = 2.2  # m/s
EDGE_MM = 22.0  # spots nearer to the board's edge are left alone
CROWD = 0.6  # what each piece in the way takes off a plan
MILE = 0.0015  # and each millimetre of the way
FLOOR = 1.6  # a Floor that may come down
RUBBLE = 0.5  # Meeples that a fall brings within reach, per Floor
HIT = 1.2  # a shot at a Body
BREATH = 0.8  # a breath at a building nearby
RAM = 1.2  # Paws sent into a Floor that lies about
RAM_MM = 120.0  # and how far beyond it they would go
NEAR_MM = 170.0  # as far as a breath carries
FEW = 2  # Floors left, which may well lie where nothing that looks good gets at them
WHIM = 0.4  # how often it then tries something else


@dataclass(frozen=True)
class Spot:
    """A place to send one's Paws to, and what it promises."""

    at: Point
    worth: float
    beyond_mm: float = 0.0  # how much further the Paws would go if nothing stopped them


class EasyBot:
    """Plausible play by geometry alone."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def decide(self, view: RampageView, ask: Ask) -> str | Request:
        """Answer a question."""
        seen = TableReading(view)
        if ask.permit is not None:
            return self._shoot(seen, ask.permit)
        if ask.kind == "action":
            return self._action(seen, ask.options)
        if ask.kind == "eat":
            return self._bite(seen, ask.options)
        if ask.kind == "neighborhood":
            return max(ask.options, key=seen.taste)
        if ask.kind == "pay_meeple":
            stomach = seen.stomach()
            return max(ask.options, key=lambda colour: stomach[colour])
        if ask.kind == "starting_area":
            return max(ask.options, key=lambda zone: self._promise(seen, seen.city.middle(zone)))
        return self.random.choice(ask.options)

    # What to do

    def _action(self, seen: TableReading, options: tuple[str, ...]) -> str:
        others = [option for option in options if option.startswith(("toss", "breathe"))]
        left = sum(seen.floors_on(b.name) for b in seen.city.buildings) + len(seen.loose_floors())
        if others and left <= FEW and self.random.random() < WHIM:
            return self.random.choice(others)
        return max(options, key=lambda option: self._worth(seen, option))

    def _worth(self, seen: TableReading, option: str) -> float:
        action, _, target = option.partition(" ")
        here = max((seen.taste(hood) for hood in seen.hoods(f"paws:{seen.seat}")), default=0.0)
        if action == "demolish":
            return here + min(seen.floors_on(target), 3) * (FLOOR + RUBBLE)
        if action == "move":
            return self._best_spot(seen).worth
        if action == "toss":
            return here + (HIT if _nearest(seen) < 350 else 0.1)
        if action == "breathe":
            return here + (BREATH if self._target_nearby(seen) else 0.0)
        return here

    def _best_spot(self, seen: TableReading) -> Spot:
        spots = [Spot(at, self._judge(seen, at)) for at in _spots(seen)]
        spots += [Spot(seen.at(floor), self._ram(seen, floor), RAM_MM) for floor in seen.loose_floors()]
        return max(spots, key=lambda spot: spot.worth)

    def _ram(self, seen: TableReading, floor: str) -> float:
        """What it is worth to send one's Paws into a Floor; more when there is little else left."""
        others = sum(seen.floors_on(building.name) for building in seen.city.buildings)
        return RAM * (1.0 if others else 4.0) - MILE * math.dist(seen.paws, seen.at(floor))

    def _judge(self, seen: TableReading, at: Point) -> float:
        way = math.dist(seen.paws, at)
        return self._promise(seen, at) - CROWD * min(seen.crowd(seen.paws, at), 6) - MILE * way

    def _promise(self, seen: TableReading, at: Point) -> float:
        """What being somewhere is worth: the meal, and a building to demolish next."""
        city = seen.city
        hoods = [hood for hood in city.neighborhoods if city.inside(hood, at)]
        meal = max((seen.taste(hood) for hood in hoods), default=0.0)
        more = 0.8 if seen.view.actions_left > 1 else 0.3
        touch = [b for b in city.buildings if _touches(city.outlines_mm[b.sidewalk], at)]
        return meal + more * max((min(seen.floors_on(b.name), 3) * FLOOR for b in touch), default=0.0)

    def _bite(self, seen: TableReading, options: tuple[str, ...]) -> str:
        food = [option for option in options if option in seen.city.meeples]
        return seen.by_taste(food)[0]

    def _target_nearby(self, seen: TableReading) -> tuple[float, float, float] | None:
        """The nearest building with Floors, or Floor that lies about, within reach of a breath."""
        tall = [(*seen.city.middle(b.sidewalk), 60.0) for b in seen.city.buildings if seen.floors_on(b.name)]
        low = [(*seen.at(floor), 12.0) for floor in seen.loose_floors()]
        found = min(tall + low, key=lambda at: math.dist(at[:2], seen.paws), default=None)
        return found if found and math.dist(found[:2], seen.paws) < NEAR_MM else None

    # How to do it

    def _shoot(self, seen: TableReading, permit: Permit) -> Request:
        if permit.kind == "flick":
            return self._flick(seen, permit)
        if permit.kind == "drop":
            return self._drop(seen, permit)
        if permit.kind == "toss":
            return self._toss(seen, permit)
        if permit.kind == "breathe":
            return self._breathe(seen, permit)
        return self._relocate(seen, permit)

    def _flick(self, seen: TableReading, permit: Permit) -> Flick:
        spot = self._best_spot(seen)
        start, end = seen.paws, spot.at
        way = max(math.dist(start, end) + spot.beyond_mm, 15.0)
        speed = min(FASTEST, math.sqrt(2 * GRIP * way / 1000) * self.random.gauss(1.0, PACE))
        return Flick(permit.piece, self.random.gauss(_bearing(start, end), AIM_DEG), speed)

    def _drop(self, seen: TableReading, permit: Permit) -> Drop:
        x, y = seen.city.middle(permit.over)
        over = (self.random.gauss(x, DROP_MM), self.random.gauss(y, DROP_MM))
        turn = (self.random.uniform(0, 25), self.random.choice((20.0, 90.0)), self.random.uniform(0, 360))
        return Drop(permit.piece, over, permit.most_height_mm, turn)

    def _toss(self, seen: TableReading, permit: Permit) -> Toss:
        rivals = sorted(seen.rivals(), key=lambda body: math.dist(seen.at(body), seen.paws))
        loose = seen.loose_floors()
        target = seen.at(rivals[0]) if rivals else seen.at(loose[0]) if loose else (0.0, 0.0)
        heading = self.random.gauss(_bearing(seen.paws, target), AIM_DEG)
        return Toss(permit.piece, permit.from_, heading, self.random.gauss(2.0, 2.0 * PACE), self.random.uniform(0, 10))

    def _breathe(self, seen: TableReading, permit: Permit) -> Breathe:
        x, y, z = self._target_nearby(seen) or (0.0, 0.0, 60.0)
        aim = (self.random.gauss(x, DROP_MM), self.random.gauss(y, DROP_MM), z)
        return Breathe(permit.from_, aim, ((0.0, 0.0), (0.1, 1.0), (0.8, 0.9), (1.0, 0.0)))

    def _relocate(self, seen: TableReading, permit: Permit) -> Place:
        """Where there is least to eat, away from the buildings."""
        dull = min(permit.within, key=lambda hood: (len(seen.food(hood)), self.random.random()))
        return Place(permit.piece, within=dull)


def _nearest(seen: TableReading) -> float:
    """How far the nearest rival is."""
    return min((math.dist(seen.at(body), seen.paws) for body in seen.rivals()), default=math.inf)


def _spots(seen: TableReading) -> Iterator[Point]:
    """Places worth a thought: beside every building, in the middle of every Neighborhood, and where one is."""
    outlines = seen.city.outlines_mm
    low_x, low_y, high_x, high_y = _bounds([p for hood in seen.city.neighborhoods for p in outlines[hood]])
    yield seen.paws
    yield from (seen.city.middle(hood) for hood in seen.city.neighborhoods)
    for building in seen.city.buildings:
        x0, y0, x1, y1 = _bounds(outlines[building.sidewalk])
        out = PAWS_RADIUS_MM * 0.5
        for share in (0.2, 0.5, 0.8):
            x, y = x0 + share * (x1 - x0), y0 + share * (y1 - y0)
            for spot in ((x, y0 - out), (x, y1 + out), (x0 - out, y), (x1 + out, y)):
                if low_x + EDGE_MM < spot[0] < high_x - EDGE_MM and low_y + EDGE_MM < spot[1] < high_y - EDGE_MM:
                    yield spot


def _touches(outline: tuple[Point, ...], at: Point) -> bool:
    """Whether Paws there would be on a Sidewalk, taken as upright."""
    x0, y0, x1, y1 = _bounds(outline)
    dx, dy = max(x0 - at[0], 0, at[0] - x1), max(y0 - at[1], 0, at[1] - y1)
    return math.hypot(dx, dy) < PAWS_RADIUS_MM


def _bounds(points: Sequence[Point]) -> tuple[float, float, float, float]:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def _bearing(start: Point, end: Point) -> float:
    return math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
