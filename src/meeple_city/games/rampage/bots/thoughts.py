"""What a Rampage bot has in mind, for commentators: read from its answer and from what everybody sees on the table."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from meeple_city.border import Breathe, Drop, Flick, Message, Request, Toss, message
from meeple_city.core.asks import Ask
from meeple_city.games.rampage.bots.table_reading import Point, TableReading
from meeple_city.games.rampage.bots.targets import FRICTION_M_S2, bearing
from meeple_city.games.rampage.bots.worth import touches
from meeple_city.games.rampage.table_facts import kind_of
from meeple_city.games.rampage.view import RampageView

# All our choice.
OVER_MM = 60.0  # a Body that is held so near to the middle of a building is meant for it
ASTRAY_DEG = 12.0  # what is thrown no farther off is meant to hit
IN_THE_WAY_MM = 35.0  # Paws that pass so near to something run into it
CROWD = 2  # Meeples of one colour that are worth mentioning


def thought_of(view: RampageView, ask: Ask, answer: str | Request) -> Message | None:
    """What somebody has in mind who answers so; None if it is nothing to speak of."""
    reading = TableReading(replace(view, monsters={}))  # nobody's Stomach or cards
    if isinstance(answer, str):
        return _meal(reading, answer) if ask.kind == "neighborhood" else None
    if isinstance(answer, Drop):
        return _drop(reading, answer)
    if isinstance(answer, Flick):
        return _flick(reading, answer)
    if isinstance(answer, Toss):
        return _toss(reading, answer)
    return _breath(reading, answer) if isinstance(answer, Breathe) else None


def _meal(reading: TableReading, zone: str) -> Message | None:
    if zone not in reading.city.neighborhoods:
        return None  # a card, or nothing
    return message("thought.meal", seat=reading.seat, zone=zone, count=len(reading.food(zone)))


def _drop(reading: TableReading, drop: Drop) -> Message | None:
    """A building with whom it has on its roof, or a rival."""
    building = _building_at(reading, drop.over_mm)
    if building is None:
        other = _rival_at(reading, [drop.over_mm])
        return message("thought.smash", seat=reading.seat, other=other) if other else None
    crowd = _crowd(reading, building)
    if crowd:
        colour, count = crowd
        return message("thought.demolish_for", seat=reading.seat, building=building, colour=colour, count=count)
    return message("thought.demolish", seat=reading.seat, building=building, floors=reading.floors_on(building))


def _crowd(reading: TableReading, building: str) -> tuple[str, int] | None:
    """The colour that most Meeples on the roof of a building have, and how many they are."""
    loaded = {below for supports in reading.table.rests_on.values() for below in supports}
    roof = [reading.city.building_of[building].ruin, *reading.floors_of(building)][-1]
    meeples = [piece for piece in reading.pieces_on(roof) if kind_of(piece) == "meeple" and piece not in loaded]
    most = Counter(reading.city.meeples[meeple] for meeple in meeples).most_common(1)
    return most[0] if most and most[0][1] >= CROWD else None


def _flick(reading: TableReading, flick: Flick) -> Message | None:
    """Somebody or something that the Paws run into, or what there is where they come to rest."""
    start = reading.at(flick.piece)
    way = 1000 * flick.speed_m_s**2 / (2 * FRICTION_M_S2)
    path = [_ahead(start, flick.direction_deg, step) for step in range(0, int(way) + 1, 10)]
    if other := _rival_at(reading, path):
        return message("thought.charge", seat=reading.seat, other=other)
    if any(_near(reading.at(floor), path) for floor in reading.loose_floors()):
        return message("thought.ram", seat=reading.seat)
    return _arrival(reading, start, path[-1])


def _arrival(reading: TableReading, start: Point, end: Point) -> Message | None:
    zone = next((zone for zone in reading.city.neighborhoods if reading.city.inside(zone, end)), None)
    beside = [b.name for b in reading.city.buildings if touches(reading.city.outlines_mm[b.sidewalk], end)]
    building = next((name for name in beside if reading.floors_on(name)), None)
    if zone and reading.food(zone):
        return message("thought.hungry", seat=reading.seat, zone=zone, count=len(reading.food(zone)))
    if building:
        return message("thought.approach", seat=reading.seat, building=building)
    return message("thought.go", seat=reading.seat, zone=zone) if zone else None


def _toss(reading: TableReading, toss: Toss) -> Message | None:
    """Whoever or whatever is straight ahead."""
    start = reading.at(toss.from_)
    foes = {body.partition(":")[2]: reading.at(body) for body in reading.rivals() if body != toss.piece}
    if other := _straight_ahead(start, toss.direction_deg, foes):
        return message("thought.aim", seat=reading.seat, piece=toss.piece, other=other)
    standing = {b.name: reading.city.middle(b.sidewalk) for b in reading.city.buildings if reading.floors_on(b.name)}
    if building := _straight_ahead(start, toss.direction_deg, standing):
        return message("thought.hurl", seat=reading.seat, piece=toss.piece, building=building)
    return None


def _breath(reading: TableReading, breath: Breathe) -> Message | None:
    building = _building_at(reading, breath.aim_mm[:2])
    return message("thought.blow", seat=reading.seat, building=building) if building else None


# Where things are


def _building_at(reading: TableReading, at: Point) -> str | None:
    middles = {b.name: reading.city.middle(b.sidewalk) for b in reading.city.buildings}
    nearest = min(middles, key=lambda name: math.dist(middles[name], at))
    return nearest if math.dist(middles[nearest], at) < OVER_MM else None


def _rival_at(reading: TableReading, path: Iterable[Point]) -> str | None:
    points = list(path)
    return next((body.partition(":")[2] for body in reading.rivals() if _near(reading.at(body), points)), None)


def _near(at: Point, path: Iterable[Point]) -> bool:
    return any(math.dist(at, point) < IN_THE_WAY_MM for point in path)


def _ahead(start: Point, direction_deg: float, way: float) -> Point:
    angle = math.radians(direction_deg)
    return start[0] + way * math.cos(angle), start[1] + way * math.sin(angle)


def _straight_ahead(start: Point, direction_deg: float, marks: dict[str, Point]) -> str | None:
    """The nearest of the marks that lie in a direction."""
    hit = [name for name, at in marks.items() if _off(direction_deg, bearing(start, at)) < ASTRAY_DEG]
    return min(hit, key=lambda name: math.dist(marks[name], start), default=None)


def _off(one_deg: float, other_deg: float) -> float:
    return abs((one_deg - other_deg + 180.0) % 360.0 - 180.0)
