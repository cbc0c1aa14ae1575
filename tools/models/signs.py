"""Where names are written on a board: the game sets them there in the player's language.

All names of a kind are of one size, and are read from the near side of the table or from the far side. Every building
has its name for both sides, and every Neighborhood too, twice where no single spot is in sight of everybody who sits
there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from meeple_city.border.geometry import middle
from meeple_city.table.scene import Scene
from meeple_city.table.zones import Zone
from meeple_city.ui.seats import bounds_of, find_seats

from .ink import Room, Sheet, box, darker, letter_path, lighter, polygon
from .outlines import Outline, Point
from .outlines import bounds_of as rectangle_of

HEIGHTS = (7.5, 7.0, 6.5, 6.0, 5.0)  # of capitals, millimetres
SLACK = 1.1  # names are longer in other languages; the game sets what is longer still in smaller letters
WHOLE = 0.95  # share of a name that must be in sight for somebody to read it
MOST = 2  # names of a Neighborhood for either side
SIDES = (0.0, 180.0)  # how a name is turned that is read from the near side, and from the far side
BUILDING_HIGH = 6.6  # on a street 11 mm wide
STREET_UP = 5.0  # how much of a street must be free for a name, between the margins of what is beside it
SPACING = 0.11
PLATE = (0.42, 0.34)  # margins, as the game draws them
AIR = 2.0  # millimetres around a plate
STREET_INK, PLATE_INK = "#fffaf0", "#fff8e8"
MEEPLE_MM = 16.0
LEAN_M = 0.004  # how much wider than a tower is what it may hide, as heads move; our choice


@dataclass(frozen=True)
class SignPlace:
    """Room for one name."""

    of: str
    at: Point
    high: float
    wide: float
    turn: float
    ink: str
    plate: str = ""
    edge: str = ""

    def row(self) -> str:
        """As a row of prints.toml."""
        x, y = self.at
        plate = f', plate = "{self.plate}", edge = "{self.edge}"' if self.plate else ""
        return (
            f'{{ of = "{self.of}", at_mm = [{x:g}, {y:g}], high_mm = {self.high:.3g}, wide_mm = {self.wide:.4g}, '
            f'turn_deg = {self.turn:g}, ink = "{self.ink}"{plate} }}'
        )


Hidden = Mapping[float, Sequence[NDArray[np.float64]]]


def hidden_from_seats(scene: Scene, area: tuple[float, float, float, float]) -> Hidden:
    """For either side, which millimetres are hidden from each seat there."""
    starts = {zone.name: middle(zone.outline) for zone in scene.zones.of_kind("start")}
    seats = find_seats(starts, bounds_of(scene.boards)).values()
    towers = [*_towers(scene), *_bodies(scene)]
    found: dict[float, list[NDArray[np.float64]]] = {turn: [] for turn in SIDES}
    for seat in seats:
        sheet = Sheet(*area, 1.0)
        for low, high, top in towers:
            sheet.fill(polygon(_shadow(seat.eye_m, low, high, top)), "#ffffff")
        found[SIDES[seat.eye_m[1] > 0]].append((sheet.pixels[..., 3] > 127).astype(np.float64))
    return found


def _towers(scene: Scene) -> Iterable[tuple[Point, Point, float]]:
    """Corners and height of every building, with a Meeple on its roof."""
    for zone in scene.zones.of_kind("ruin"):
        xs, ys = [p[0] for p in zone.outline], [p[1] for p in zone.outline]
        low, high = (min(xs) - LEAN_M, min(ys) - LEAN_M), (max(xs) + LEAN_M, max(ys) + LEAN_M)
        inside = [
            piece.position[2]
            for piece in scene.pieces
            if low[0] <= piece.position[0] <= high[0] and low[1] <= piece.position[1] <= high[1]
        ]
        yield low, high, max(inside, default=0.0) + MEEPLE_MM * 0.0005


def _bodies(scene: Scene) -> Iterable[tuple[Point, Point, float]]:
    """Corners and height of every Body where it starts."""
    for piece in scene.pieces:
        if piece.model.shape.kind == "body":
            (x, y, z), size = piece.position, piece.model.shape.size
            half = max(size[:2]) / 2
            yield (x - half, y - half), (x + half, y + half), z + size[2]


def _shadow(eye: tuple[float, float, float], low: Point, high: Point, top: float) -> list[Point]:
    """What a tower hides on the board from an eye, in millimetres."""
    corners = [(x, y) for x in (low[0], high[0]) for y in (low[1], high[1])]
    reach = eye[2] / (eye[2] - top)
    thrown = [(eye[0] + (x - eye[0]) * reach, eye[1] + (y - eye[1]) * reach) for x, y in corners]
    return _hull([(x * 1000, y * 1000) for x, y in (*corners, *thrown)])


def _hull(points: list[Point]) -> list[Point]:
    """The convex hull of points."""
    ordered, halves = sorted(set(points)), []
    for row in (ordered, ordered[::-1]):
        half: list[Point] = []
        for p in row:
            while len(half) > 1 and _turn(half[-2], half[-1], p) <= 0:
                half.pop()
            half.append(p)
        halves += half[:-1]
    return halves


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def place_names(zone: Zone, high: float, rooms: Sequence[Room], hidden: Hidden) -> list[SignPlace]:
    """The spots for a Neighborhood's names: as few for each side as everybody there can read one of.

    The rooms are tried in order: a spot in a later one must be in sight of more people. What is found is taken in all.
    """
    wide = letter_path(zone.name.upper(), high, SPACING * high)[1] * SLACK
    size = wide + 2 * PLATE[0] * high + AIR, high * (1 + 2 * PLATE[1]) + AIR
    plate, edge = darker(zone.colour, 0.62), lighter(zone.colour, 0.55)
    found: list[SignPlace] = []
    for turn in SIDES:
        for at in _spots(size, rooms, hidden[turn]):
            found.append(SignPlace(zone.name, at, high, wide, turn, PLATE_INK, plate, edge))
    return found


def _spots(size: tuple[float, float], rooms: Sequence[Room], hidden: Sequence[NDArray[np.float64]]) -> list[Point]:
    """Free spots of a size, at most so many, until each map of what is hidden leaves one of them in sight."""
    found: list[Point] = []
    while hidden and len(found) < MOST:
        best: tuple[Point, Sequence[float]] | None = None
        for room in rooms:
            spot = room.fits(*size, hidden, WHOLE)
            if spot and (best is None or _whole(spot[1]) > _whole(best[1])):
                best = spot
        if best is None or (found and not _whole(best[1])):
            break
        at, seen = best
        found.append(at)
        for room in rooms:
            room.take(_box_about(at, *size))
        hidden = [one for one, share in zip(hidden, seen, strict=True) if share < WHOLE]
    return found


def _whole(seen: Sequence[float]) -> int:
    """From how many seats a name is in sight."""
    return sum(share >= WHOLE for share in seen)


def _box_about(at: Point, across: float, up: float) -> object:
    return box(at[0] - across / 2, at[1] - up / 2, at[0] + across / 2, at[1] + up / 2)


def footprint(place: SignPlace) -> object:
    """The ground that a sign takes up."""
    return _box_about(place.at, place.wide + 2 * PLATE[0] * place.high + AIR, place.high * (1 + 2 * PLATE[1]) + AIR)


def street_signs(name: str, walk: Outline, road: float, room: Room, hidden: Hidden) -> list[SignPlace]:
    """A building's name on the streets on its near and its far side, each read from its own side.

    There it is clear of the Floors, which hang over a Sidewalk when one looks from above.
    """
    x0, y0, x1, y1 = rectangle_of(walk)
    found = []
    for turn, y in zip(SIDES, (y0 - road / 2, y1 + road / 2), strict=True):
        x, wide = _on_street(name, (x0 - road + 1, x1 + road - 1, y), room, hidden[turn])
        found.append(SignPlace(name, (x, y), BUILDING_HIGH, wide, turn, STREET_INK))
    return found


def _on_street(
    name: str, street: tuple[float, float, float], room: Room, hidden: Sequence[NDArray[np.float64]]
) -> tuple[float, float]:
    """Where along a street a name is in sight of most people, near its middle, and how wide it may be there."""
    x0, x1, y = street
    wide = letter_path(name.upper(), BUILDING_HIGH, SPACING * BUILDING_HIGH)[1] + AIR

    def in_sight(x: float) -> int:
        return _whole([1.0 - one[room.part((x, y), wide, STREET_UP)].mean() for one in hidden])

    def fits(x: float, wide: float) -> bool:
        return x0 <= x - wide / 2 and x + wide / 2 <= x1 and room.is_free((x, y), wide, STREET_UP)

    steps = [(x0 + x1) / 2 + side * step for step in range(0, round(x1 - x0) // 2, 2) for side in (-1, 1)]
    while not (free := [x for x in steps if fits(x, wide)]):
        wide -= 2  # the game sets it in smaller letters
    best = max(free, key=in_sight)
    while fits(best, wide + 2):
        wide += 2
    return best, wide - AIR


def tarmac(place: SignPlace) -> object:
    """The stretch of street that a name is painted on."""
    return _box_about(place.at, place.wide + AIR, place.high + 1.6)
