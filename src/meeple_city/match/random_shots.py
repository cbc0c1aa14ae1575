"""Random shots within a permit."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from meeple_city.border import Breathe, City, Drop, Flick, Permit, Place, Request, Toss
from meeple_city.border.geometry import contains, middle
from meeple_city.border.requests import Pair, Triple
from meeple_city.core.view import PhysicalView, TableView
from meeple_city.errors import MeepleCityError

MAX_SPEED_M_S = 2.0  # our choice
MAX_TRIES = 1000


def random_shot(permit: Permit, view: PhysicalView, random: Random) -> Request:
    """A random shot that a permit allows."""
    if permit.kind == "flick":
        return Flick(permit.piece, random.uniform(0, 360), random.uniform(0.1, MAX_SPEED_M_S))
    if permit.kind == "drop":
        return _drop(permit, view.city, random)
    if permit.kind == "toss":
        return _toss(permit, random)
    if permit.kind == "breathe":
        return _breathe(permit, view.table, random)
    if permit.kind == "place":
        return _place(permit, view.city, random)
    raise MeepleCityError(f"there is no random {permit.kind}")


def random_point(outline: Sequence[Pair], random: Random) -> Pair:
    """A random point inside a polygon."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    for _ in range(MAX_TRIES):
        point = random.uniform(min(xs), max(xs)), random.uniform(min(ys), max(ys))
        if contains(outline, point):
            return point
    return middle(outline)


def _drop(permit: Permit, city: City, random: Random) -> Drop:
    turns: list[Triple] = [(0.0, 0.0, 0.0), (0.0, 90.0, random.uniform(0, 360)), _random_rotation(random)]
    return Drop(
        permit.piece,
        over_mm=_near(permit, random) or random_point(city.outlines_mm[permit.over], random),
        height_mm=permit.most_height_mm * random.uniform(0.6, 1.0),
        turn_deg=random.choice(turns),
    )


def _near(permit: Permit, random: Random) -> Pair | None:
    """A random point near the one that a permit names, if it names one."""
    if permit.near_mm is None:
        return None
    (x, y), away = permit.near_mm, permit.most_away_mm * math.sqrt(random.random())
    angle = random.uniform(0, math.tau)
    return x + away * math.cos(angle), y + away * math.sin(angle)


def _random_rotation(random: Random) -> Triple:
    return random.uniform(0, 360), random.uniform(0, 360), random.uniform(0, 360)


def _toss(permit: Permit, random: Random) -> Toss:
    return Toss(
        permit.piece,
        permit.from_,
        direction_deg=random.uniform(0, 360),
        speed_m_s=random.uniform(0.3, MAX_SPEED_M_S),
        elevation_deg=random.uniform(-10, 45),
        tilt_deg=random.uniform(0, 20),
    )


def _breathe(permit: Permit, table: TableView, random: Random) -> Breathe:
    targets = [piece for piece in table.where_mm if piece != permit.from_]
    x, y, z = table.where_mm[random.choice(targets)] if targets else (0.0, 0.0, 20.0)
    long, strong = random.uniform(0.3, 1.5), random.uniform(0.3, 1.0)
    long = min(long, permit.most_breath_s / (0.85 * strong))  # 0.85: the area under the curve below
    return Breathe(permit.from_, (x, y, z), ((0.0, 0.0), (0.1 * long, strong), (0.8 * long, strong), (long, 0.0)))


def _place(permit: Permit, city: City, random: Random) -> Place:
    zone = random.choice(permit.within)
    at = random_point(city.outlines_mm[zone], random)
    return Place(permit.piece, at_mm=at, within=zone, turn_deg=random.uniform(0, 360))
