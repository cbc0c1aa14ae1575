"""Any shot that a permit allows, from what a seat sees: for players without a plan."""

from __future__ import annotations

from random import Random
from typing import Any

from meeple_city.border import Breathe, Drop, Flick, Permit, Place, Request, Toss
from meeple_city.border.geometry import contains, middle
from meeple_city.border.requests import Pair, Triple
from meeple_city.errors import MeepleCityError

FASTEST = 2.0  # m/s; own
TRIES = 1000


def random_shot(permit: Permit, view: dict[str, Any], chance: Random) -> Request:
    """A shot within a permit; `view` is a physical game's, with the city and the table in it."""
    if permit.kind == "flick":
        return Flick(permit.piece, chance.uniform(0, 360), chance.uniform(0.1, FASTEST))
    if permit.kind == "drop":
        return _drop(permit, view["city"], chance)
    if permit.kind == "toss":
        return _toss(permit, chance)
    if permit.kind == "breathe":
        return _breathe(permit, view["table"], chance)
    if permit.kind == "place":
        return _place(permit, view["city"], chance)
    raise MeepleCityError(f"nobody knows how to {permit.kind} at random")


def random_point(outline: list[Pair], chance: Random) -> Pair:
    """A point inside an outline."""
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    for _ in range(TRIES):
        point = chance.uniform(min(xs), max(xs)), chance.uniform(min(ys), max(ys))
        if contains(outline, point):
            return point
    return middle(outline)


def _drop(permit: Permit, city: dict[str, Any], chance: Random) -> Drop:
    turns: list[Triple] = [(0.0, 0.0, 0.0), (0.0, 90.0, chance.uniform(0, 360)), _any_turn(chance)]
    return Drop(
        permit.piece,
        over_mm=random_point(city["outlines_mm"][permit.over], chance),
        height_mm=permit.most_height_mm * chance.uniform(0.6, 1.0),
        turn_deg=chance.choice(turns),
    )


def _any_turn(chance: Random) -> Triple:
    return chance.uniform(0, 360), chance.uniform(0, 360), chance.uniform(0, 360)


def _toss(permit: Permit, chance: Random) -> Toss:
    return Toss(
        permit.piece,
        permit.from_,
        direction_deg=chance.uniform(0, 360),
        speed_m_s=chance.uniform(0.3, FASTEST),
        elevation_deg=chance.uniform(-10, 45),
        tilt_deg=chance.uniform(0, 20),
    )


def _breathe(permit: Permit, table: dict[str, Any], chance: Random) -> Breathe:
    targets = [piece for piece in table["where_mm"] if piece != permit.from_]
    x, y, z = table["where_mm"][chance.choice(targets)] if targets else (0.0, 0.0, 20.0)
    long, strong = chance.uniform(0.3, 1.5), chance.uniform(0.3, 1.0)
    return Breathe(permit.from_, (x, y, z), ((0.0, 0.0), (0.1 * long, strong), (0.8 * long, strong), (long, 0.0)))


def _place(permit: Permit, city: dict[str, Any], chance: Random) -> Place:
    zone = chance.choice(permit.within)
    at = random_point(city["outlines_mm"][zone], chance)
    return Place(permit.piece, at_mm=at, within=zone, turn_deg=chance.uniform(0, 360))
