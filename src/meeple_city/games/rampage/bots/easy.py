"""The easy Rampage bot: picks targets by geometry alone and aims with the precision of a human hand."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from meeple_city.border import Breathe, Drop, Flick, Permit, Place, Request, Toss
from meeple_city.core.asks import Ask
from meeple_city.games.rampage.bots.table_reading import PAWS_RADIUS_MM, Place3D, Point, TableReading
from meeple_city.games.rampage.view import RampageView

# How precise the hand is; all our choice, except the friction.
AIM_SPREAD_DEG = 2.5  # of flicks and tosses
SPEED_SPREAD = 0.06  # as a fraction of the speed
DROP_SPREAD_MM = 8.0
FRICTION_M_S2 = 0.35 * 9.81  # wood on card: how fast a disc slows down (models/pieces.toml)
MAX_SPEED_M_S = 2.2

# What things are worth; all our choice.
FLOOR_VALUE = 1.6  # a Floor that may come down
RUBBLE_VALUE = 0.5  # the Meeples that come within reach with it
HIT_VALUE = 1.2  # a toss at a Body
BREATH_VALUE = 0.8  # a breath at the last Meeples on a Floor
RAM_VALUE = 1.2  # flicking the Paws into a loose Floor
OBSTACLE_COST = 0.6  # each piece in the way of the Paws
COST_PER_MM = 0.0015  # of the way

RAM_BEYOND_MM = 120.0  # how far the Paws would slide past a Floor they ram
BREATH_REACH_MM = 200.0
TOSS_REACH_MM = 350.0
EDGE_MARGIN_MM = 22.0  # spots closer to the edge of the board are ignored
FEW_FLOORS = 2  # the last ones often lie where no plan that looks good reaches them
OTHER_ACTION_ODDS = 0.4  # that the bot tries another action then


@dataclass(frozen=True)
class Target:
    """A spot to flick the Paws to, and what it is worth."""

    at: Point
    worth: float
    beyond_mm: float = 0.0  # how much farther the Paws would slide if nothing stopped them


class EasyBot:
    """A bot that plays plausibly by geometry alone, without simulating anything."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def decide(self, view: RampageView, ask: Ask) -> str | Request:
        """Answer a question."""
        reading = TableReading(view)
        if ask.permit is not None:
            return self._shoot(reading, ask.permit)
        if ask.kind == "action":
            return self._action(reading, ask.options)
        if ask.kind == "eat":
            return self._next_bite(reading, ask.options)
        if ask.kind == "neighborhood":
            return max(ask.options, key=reading.meal_value)
        if ask.kind == "pay_meeple":
            stomach = reading.stomach()
            return max(ask.options, key=lambda colour: stomach[colour])
        if ask.kind == "starting_area":
            return max(ask.options, key=lambda zone: self._spot_worth(reading, reading.city.middle(zone)))
        return self.random.choice(ask.options)

    # Decisions

    def _action(self, reading: TableReading, options: tuple[str, ...]) -> str:
        options = tuple(option for option in options if self._promises(reading, option))
        others = [option for option in options if option.startswith(("toss", "breathe"))]
        left = sum(reading.floors_on(b.name) for b in reading.city.buildings) + len(reading.loose_floors())
        if others and left <= FEW_FLOORS and self.random.random() < OTHER_ACTION_ODDS:
            return self.random.choice(others)
        return max(options, key=lambda option: self._worth(reading, option))

    def _promises(self, reading: TableReading, option: str) -> bool:
        """Whether something may come of an action."""
        if option == "breathe":
            return not reading.breathed_in_vain() and self._breath_target(reading) is not None
        return not option.startswith("toss") or reading.head_is_free()

    def _worth(self, reading: TableReading, option: str) -> float:
        action, _, target = option.partition(" ")
        here = max((reading.meal_value(zone) for zone in reading.here()), default=0.0)
        if action == "demolish":
            return here + min(reading.floors_on(target), 3) * (FLOOR_VALUE + RUBBLE_VALUE)
        if action == "move":
            return self._best_target(reading).worth
        if action == "toss":
            return here + (HIT_VALUE if _nearest_rival_mm(reading) < TOSS_REACH_MM else 0.1)
        if action == "breathe":
            return here + BREATH_VALUE
        return here

    def _best_target(self, reading: TableReading) -> Target:
        targets = [Target(at, self._move_worth(reading, at)) for at in _spots(reading)]
        targets += [
            Target(reading.at(floor), self._ram_worth(reading, floor), RAM_BEYOND_MM)
            for floor in reading.loose_floors()
        ]
        return max(targets, key=lambda target: target.worth)

    def _ram_worth(self, reading: TableReading, floor: str) -> float:
        """What it is worth to flick the Paws into a Floor; more if no building is left."""
        others = sum(reading.floors_on(building.name) for building in reading.city.buildings)
        return RAM_VALUE * (1.0 if others else 4.0) - COST_PER_MM * math.dist(reading.paws, reading.at(floor))

    def _move_worth(self, reading: TableReading, at: Point) -> float:
        way = math.dist(reading.paws, at)
        return (
            self._spot_worth(reading, at)
            - OBSTACLE_COST * min(reading.obstacles(reading.paws, at), 6)
            - COST_PER_MM * way
        )

    def _spot_worth(self, reading: TableReading, at: Point) -> float:
        """What it is worth to be at a spot: the meal, and a building to demolish next."""
        city = reading.city
        zones = [zone for zone in city.neighborhoods if city.inside(zone, at)]
        meal = max((reading.meal_value(zone) for zone in zones), default=0.0)
        likelihood = 0.8 if reading.view.actions_left > 1 else 0.3  # of demolishing the building before others do
        buildings = [b for b in city.buildings if _touches(city.outlines_mm[b.sidewalk], at)]
        floors = max((min(reading.floors_on(b.name), 3) * FLOOR_VALUE for b in buildings), default=0.0)
        return meal + likelihood * floors

    def _next_bite(self, reading: TableReading, options: tuple[str, ...]) -> str:
        food = [option for option in options if option in reading.city.meeples]
        return reading.best_food_first(food)[0]

    def _breath_target(self, reading: TableReading) -> Place3D | None:
        """The nearest of the Meeples that alone keep a Floor from being bare, if one is in reach and in view."""
        seen = [at for at in reading.last_on_floors() if reading.sees(at)]
        found = min(seen, key=lambda at: math.dist(at[:2], reading.paws), default=None)
        return found if found and math.dist(found[:2], reading.paws) < BREATH_REACH_MM else None

    # Shots

    def _shoot(self, reading: TableReading, permit: Permit) -> Request:
        if permit.kind == "flick":
            return self._flick(reading, permit)
        if permit.kind == "drop":
            return self._drop(reading, permit)
        if permit.kind == "toss":
            return self._toss(reading, permit)
        if permit.kind == "breathe":
            return self._breathe(reading, permit)
        return self._relocate(reading, permit)

    def _flick(self, reading: TableReading, permit: Permit) -> Flick:
        target = self._best_target(reading)
        start, end = reading.paws, target.at
        way = max(math.dist(start, end) + target.beyond_mm, 15.0)
        speed = min(MAX_SPEED_M_S, math.sqrt(2 * FRICTION_M_S2 * way / 1000) * self.random.gauss(1.0, SPEED_SPREAD))
        return Flick(permit.piece, self.random.gauss(_bearing(start, end), AIM_SPREAD_DEG), speed)

    def _drop(self, reading: TableReading, permit: Permit) -> Drop:
        x, y = permit.near_mm or reading.city.middle(permit.over)
        over = (self.random.gauss(x, DROP_SPREAD_MM), self.random.gauss(y, DROP_SPREAD_MM))
        turn = (self.random.uniform(0, 25), self.random.choice((20.0, 90.0)), self.random.uniform(0, 360))
        return Drop(permit.piece, over, permit.most_height_mm, turn)

    def _toss(self, reading: TableReading, permit: Permit) -> Toss:
        rivals = sorted(reading.rivals(), key=lambda body: math.dist(reading.at(body), reading.paws))
        loose = reading.loose_floors()
        target = reading.at(rivals[0]) if rivals else reading.at(loose[0]) if loose else (0.0, 0.0)
        heading = self.random.gauss(_bearing(reading.paws, target), AIM_SPREAD_DEG)
        return Toss(
            permit.piece, permit.from_, heading, self.random.gauss(2.0, 2.0 * SPEED_SPREAD), self.random.uniform(0, 10)
        )

    def _breathe(self, reading: TableReading, permit: Permit) -> Breathe:
        x, y, z = self._breath_target(reading) or (0.0, 0.0, 60.0)
        aim = (self.random.gauss(x, DROP_SPREAD_MM), self.random.gauss(y, DROP_SPREAD_MM), z)
        return Breathe(permit.from_, aim, ((0.0, 0.0), (0.1, 1.0), (0.75, 0.9), (0.9, 0.0)))

    def _relocate(self, reading: TableReading, permit: Permit) -> Place:
        """Set a rival down in the Neighborhood with the least to eat."""
        poorest = min(permit.within, key=lambda zone: (len(reading.food(zone)), self.random.random()))
        return Place(permit.piece, within=poorest)


def _nearest_rival_mm(reading: TableReading) -> float:
    """The distance to the nearest rival."""
    return min((math.dist(reading.at(body), reading.paws) for body in reading.rivals()), default=math.inf)


def _spots(reading: TableReading) -> Iterator[Point]:
    """Spots to consider: the current one, the middle of every Neighborhood, and next to every building."""
    outlines = reading.city.outlines_mm
    x0, y0, x1, y1 = _bounds([p for zone in reading.city.neighborhoods for p in outlines[zone]])
    left, bottom, right, top = x0 + EDGE_MARGIN_MM, y0 + EDGE_MARGIN_MM, x1 - EDGE_MARGIN_MM, y1 - EDGE_MARGIN_MM
    yield reading.paws
    yield from (reading.city.middle(zone) for zone in reading.city.neighborhoods)
    for building in reading.city.buildings:
        for x, y in _beside(outlines[building.sidewalk]):
            if left < x < right and bottom < y < top:
                yield x, y


def _beside(sidewalk: tuple[Point, ...]) -> Iterator[Point]:
    """Spots along the four sides of a Sidewalk, where Paws touch it."""
    x0, y0, x1, y1 = _bounds(sidewalk)
    out = PAWS_RADIUS_MM * 0.5
    for share in (0.2, 0.5, 0.8):
        x, y = x0 + share * (x1 - x0), y0 + share * (y1 - y0)
        yield from ((x, y0 - out), (x, y1 + out), (x0 - out, y), (x1 + out, y))


def _touches(outline: tuple[Point, ...], at: Point) -> bool:
    """Whether Paws at a spot would touch a Sidewalk, taken as an axis-aligned rectangle."""
    x0, y0, x1, y1 = _bounds(outline)
    dx, dy = max(x0 - at[0], 0, at[0] - x1), max(y0 - at[1], 0, at[1] - y1)
    return math.hypot(dx, dy) < PAWS_RADIUS_MM


def _bounds(points: Sequence[Point]) -> tuple[float, float, float, float]:
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return min(xs), min(ys), max(xs), max(ys)


def _bearing(start: Point, end: Point) -> float:
    return math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
