"""Where people sit: a seat for each colour, behind its starting area, outside the boards."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from meeple_city.display.geometry import Point, Position

# Outwards from the edge of the board: the player screen, and the head behind it.
SCREEN_OUT_M = 0.075
HEAD_OUT_M = 0.305
SEATED_UP_M, STANDING_UP_M = 0.40, 0.80
STANDING_CLOSER_M = 0.08
# Two people side by side need this much room.
ELBOW_ROOM_M = 0.40
# A starting area this near to an edge of the board belongs to it; near two edges, to the corner.
NEAR_EDGE_M = 0.12
# Heads are a little to the side of the starting area, or the player's own Body would stand in the middle of the view.
ASIDE_M = 0.19


@dataclass(frozen=True)
class Bounds:
    """The rectangle around all boards."""

    x0: float = -0.28
    y0: float = -0.28
    x1: float = 0.28
    y1: float = 0.28

    @property
    def centre(self) -> Point:
        """Its middle."""
        return (self.x0 + self.x1) / 2, (self.y0 + self.y1) / 2


@dataclass(frozen=True)
class Seat:
    """A place at the table: its point on the edge of the boards, the direction outwards, and where the eyes are."""

    colour: str
    edge_m: Point
    out: Point
    eye_m: Position
    stand_m: Position
    target_m: Position

    @property
    def screen_m(self) -> Point:
        """Where its player screen stands."""
        return self.edge_m[0] + self.out[0] * SCREEN_OUT_M, self.edge_m[1] + self.out[1] * SCREEN_OUT_M


def find_seats(starts: Mapping[str, Point], boards: Bounds | None = None) -> dict[str, Seat]:
    """A seat for each colour behind its starting area; people at the same edge sit apart."""
    boards = boards or Bounds()
    edges = {colour: _edge(place, boards) for colour, place in starts.items()}
    apart: dict[str, Point] = {}
    for out in {out for _, out in edges.values()}:
        row = {colour: point for colour, (point, way) in edges.items() if way == out}
        apart |= _spread(row, out)
    return {colour: _seat(colour, apart[colour], edges[colour][1], boards) for colour in starts}


def _edge(place: Point, boards: Bounds) -> tuple[Point, Point]:
    """The point of the edge nearest to a starting area, and the direction outwards."""
    x, y = place
    gaps = {
        (-1, 0): x - boards.x0,
        (1, 0): boards.x1 - x,
        (0, -1): y - boards.y0,
        (0, 1): boards.y1 - y,
    }
    near = [way for way, gap in gaps.items() if gap < NEAR_EDGE_M] or [min(gaps, key=lambda way: gaps[way])]
    out_x, out_y = (sum(way[k] for way in near) for k in (0, 1))
    length = math.hypot(out_x, out_y) or 1.0
    edge_x = boards.x0 if out_x < 0 else boards.x1 if out_x > 0 else x
    edge_y = boards.y0 if out_y < 0 else boards.y1 if out_y > 0 else y
    return (edge_x, edge_y), (out_x / length, out_y / length)


def _spread(row: Mapping[str, Point], out: Point) -> dict[str, Point]:
    """Spread people along an edge, around their common middle."""
    along = (-out[1], out[0])
    order = sorted(row, key=lambda colour: _dot(row[colour], along))
    at = [_dot(row[colour], along) for colour in order]
    middle = sum(at) / len(at)
    for index in range(1, len(at)):
        at[index] = max(at[index], at[index - 1] + ELBOW_ROOM_M)
    shift = middle - sum(at) / len(at)
    moved = {}
    for colour, new in zip(order, at, strict=True):
        by = new + shift - _dot(row[colour], along)
        moved[colour] = (row[colour][0] + by * along[0], row[colour][1] + by * along[1])
    return moved


def _seat(colour: str, edge: Point, out: Point, boards: Bounds) -> Seat:
    aside = ASIDE_M if abs(out[0] * out[1]) > 0.1 else 0.0
    eye = _behind(edge, out, HEAD_OUT_M, aside, SEATED_UP_M)
    stand = _behind(edge, out, HEAD_OUT_M - STANDING_CLOSER_M, aside, STANDING_UP_M)
    cx, cy = boards.centre
    # At a long table people look at what is near rather than at its middle.
    reach = max(0.0, (boards.x1 - boards.x0) / 2 - 0.28)
    near = min(max(edge[0] - cx, -reach), reach) * 0.7
    return Seat(colour, edge, out, eye, stand, (cx + near, cy, -0.01))


def _behind(edge: Point, out: Point, out_m: float, aside_m: float, up_m: float) -> Position:
    x = edge[0] + out[0] * out_m - out[1] * aside_m
    y = edge[1] + out[1] * out_m + out[0] * aside_m
    return (x, y, up_m)


def _dot(a: Point, b: Point) -> float:
    return a[0] * b[0] + a[1] * b[1]


def bounds_of(boards: Iterable[Iterable[Point]]) -> Bounds:
    """The rectangle around all boards; the usual one when there are none."""
    points = [point for board in boards for point in board]
    if not points:
        return Bounds()
    xs, ys = zip(*points, strict=True)
    return Bounds(min(xs), min(ys), max(xs), max(ys))


_USUAL_STARTS = {"red": (-0.245, -0.245), "blue": (0.245, -0.245), "green": (0.245, 0.245), "yellow": (-0.245, 0.245)}
USUAL_SEATS: Mapping[str, Seat] = find_seats(_USUAL_STARTS)
