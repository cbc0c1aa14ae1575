"""Where a Rampage bot aims: spots to move to, what to throw at, what to blow at."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product

from meeple_city.games.rampage.bots.table_reading import PAWS_RADIUS_MM, Place3D, Point, TableReading
from meeple_city.games.rampage.bots.worth import Worth, bounds
from meeple_city.games.rampage.cards.powers import Boxer

# All our choice, except the friction.
RAM_VALUE = 1.2  # flicking the Paws into a loose Floor
OBSTACLE_COST = 0.6  # each piece in the way of the Paws
MOST_OBSTACLES = 6  # more make no difference
COST_PER_MM = 0.0015  # of the way
LEAP_COST = 1.2  # Paws that fly seldom end up where they were meant to
STRETCH_COST = 0.3  # the flick that has to follow

FRICTION_M_S2 = 0.35 * 9.81  # wood on card: how fast a disc slows down (models/pieces.toml)
RAM_BEYOND_MM = 120.0  # how far the Paws would slide past what they ram
LEAP_MM = (80.0, 400.0)  # from the roof of a building or the head of a Body
BREATH_REACH_MM = 200.0
TOSS_REACH_MM = 350.0
STEP_MM = 40.0  # between the spots that planners look at
EDGE_MARGIN_MM = 22.0  # spots closer to the edge of the board are ignored


@dataclass(frozen=True)
class Target:
    """A spot to send a piece to, and what it is worth."""

    at: Point
    worth: float
    beyond_mm: float = 0.0  # how much farther it would slide if nothing stopped it


def best_flick(worth: Worth) -> Target:
    """Where to flick the Paws."""
    reading = worth.reading
    if reading.is_on_a_roof:
        return best_leap(worth, reading.paws)
    rams = [Target(reading.at(floor), ram_worth(reading, floor), RAM_BEYOND_MM) for floor in reading.loose_floors()]
    return max([_best_slide(worth), *rams, *_boxes(worth)], key=lambda target: target.worth)


def _best_slide(worth: Worth) -> Target:
    """The best spot to slide to, in view of what is in the way; that takes time, so only where it can matter."""
    start, best = worth.reading.paws, None
    free = [Target(at, worth.spot(at) - COST_PER_MM * math.dist(start, at)) for at in spots(worth.reading)]
    for target in sorted(free, key=lambda target: -target.worth):
        if best and target.worth <= best.worth:
            break
        real = replace(target, worth=target.worth - blockage(worth.reading, target.at))
        best = real if best is None or real.worth > best.worth else best
    assert best is not None
    return best


def blockage(reading: TableReading, at: Point) -> float:
    """What the pieces cost that are in the way of the Paws to a spot."""
    return OBSTACLE_COST * min(reading.obstacles(reading.paws, at), MOST_OBSTACLES)


def ram_worth(reading: TableReading, floor: str) -> float:
    """What it is worth to flick the Paws into a Floor; more if no building is left."""
    others = sum(reading.floors_on(building.name) for building in reading.city.buildings)
    return RAM_VALUE * (1.0 if others else 4.0) - COST_PER_MM * math.dist(reading.paws, reading.at(floor))


def _boxes(worth: Worth) -> list[Target]:
    """A Boxer may flick the Paws into rivals."""
    reading = worth.reading
    if Boxer.name not in reading.me.powers:
        return []
    rivals = [reading.at(body) for body in reading.rivals()]
    value = Boxer.teeth * worth.tooth
    return [Target(at, value - COST_PER_MM * math.dist(reading.paws, at), RAM_BEYOND_MM) for at in rivals]


def best_leap(worth: Worth, start: Point) -> Target:
    """Where to send Paws that fly over whatever is in the way, from a roof or a head."""
    least, most = LEAP_MM
    ways = [(at, math.dist(start, at)) for at in spots(worth.reading)]
    targets = [Target(at, worth.spot(at) - LEAP_COST - COST_PER_MM * way) for at, way in ways if least < way < most]
    return max(targets, key=lambda target: target.worth, default=Target(start, -math.inf))


def best_climb(worth: Worth, buildings: Sequence[str]) -> tuple[str, float]:
    """The building to start a Move from the top of, and what that is worth."""
    city = worth.reading.city
    leaps = {name: best_leap(worth, city.middle(city.building_of[name].sidewalk)).worth for name in buildings}
    best = max(buildings, key=lambda name: leaps[name])
    return best, leaps[best]


def best_place(worth: Worth, zones: Sequence[str]) -> tuple[Point, str]:
    """The spot to set one's own Paws down at, and the zone that it is in."""
    city = worth.reading.city
    middles = [(city.middle(zone), zone) for zone in zones]
    others = [(at, zone) for at in spots(worth.reading) for zone in zones if city.inside(zone, at)]
    return max([*middles, *others], key=lambda row: worth.spot(row[0]))


def nearest_rival(reading: TableReading, but: str = "") -> str | None:
    """The nearest Body of another player that stands."""
    bodies = [body for body in reading.rivals() if body != but]
    return min(bodies, key=lambda body: math.dist(reading.at(body), reading.paws), default=None)


def rival_in_reach(reading: TableReading) -> bool:
    """Whether a rival is near enough to throw something at."""
    nearest = nearest_rival(reading)
    return nearest is not None and math.dist(reading.at(nearest), reading.paws) < TOSS_REACH_MM


def nearest_ruin(reading: TableReading) -> Point | None:
    """The middle of the nearest Ruin that a Vehicle can be thrown onto."""
    least, most = LEAP_MM
    middles = [reading.city.middle(building.ruin_zone) for building in reading.city.buildings]
    reachable = [at for at in middles if least < math.dist(at, reading.paws) < most]
    return min(reachable, key=lambda at: math.dist(at, reading.paws), default=None)


def breath_target(reading: TableReading, body: str) -> Place3D | None:
    """The nearest of the Meeples that alone keep a Floor from being bare, if one is in reach and in view of a Body."""
    start = reading.at(body)
    seen = [at for at in reading.last_on_floors() if reading.sees(start, at)]
    found = min(seen, key=lambda at: math.dist(at[:2], start), default=None)
    return found if found and math.dist(found[:2], start) < BREATH_REACH_MM else None


def spots(reading: TableReading) -> Iterator[Point]:
    """Spots to consider: the current one, the middle of every Neighborhood, and next to every building."""
    outlines = reading.city.outlines_mm
    left, bottom, right, top = _inner_bounds(reading)
    if f"paws:{reading.seat}" in reading.table.where_mm:
        yield reading.paws
    yield from (reading.city.middle(zone) for zone in reading.city.neighborhoods)
    for building in reading.city.buildings:
        for x, y in _beside(outlines[building.sidewalk]):
            if left < x < right and bottom < y < top:
                yield x, y


def all_over(reading: TableReading) -> Iterator[Point]:
    """Those spots, and many more: a Neighborhood may be easier to get into than to cross."""
    yield from spots(reading)
    left, bottom, right, top = _inner_bounds(reading)
    for x, y in product(_steps(left, right), _steps(bottom, top)):
        if any(reading.city.inside(zone, (x, y)) for zone in reading.city.neighborhoods):
            yield x, y


def _steps(least: float, most: float) -> list[float]:
    return [least + STEP_MM * step for step in range(int((most - least) / STEP_MM) + 1)]


def _inner_bounds(reading: TableReading) -> tuple[float, float, float, float]:
    """The board without its margin."""
    outlines = reading.city.outlines_mm
    x0, y0, x1, y1 = bounds([p for zone in reading.city.neighborhoods for p in outlines[zone]])
    return x0 + EDGE_MARGIN_MM, y0 + EDGE_MARGIN_MM, x1 - EDGE_MARGIN_MM, y1 - EDGE_MARGIN_MM


def _beside(sidewalk: tuple[Point, ...]) -> Iterator[Point]:
    """Spots along the four sides of a Sidewalk, where Paws touch it."""
    x0, y0, x1, y1 = bounds(sidewalk)
    out = PAWS_RADIUS_MM * 0.5
    for share in (0.2, 0.5, 0.8):
        x, y = x0 + share * (x1 - x0), y0 + share * (y1 - y0)
        yield from ((x, y0 - out), (x, y1 + out), (x0 - out, y), (x1 + out, y))


def bearing(start: Point, end: Point) -> float:
    """The direction from one point to another, in degrees."""
    return math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
