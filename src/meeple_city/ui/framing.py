"""The view from a seat, moved so that the city fills what the captions leave of the picture."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from meeple_city.display.geometry import Point, Position
from meeple_city.ui.head import SEATED_FOV_DEG
from meeple_city.ui.seats import Seat

# What the captions leave, from -1 to 1 in each direction; our choice.
LEFT, RIGHT, BOTTOM, TOP = -0.95, 0.95, -0.78, 0.72
CITY_UP_M = 0.105  # as high as a Monster stands
ROUNDS, CARE = 50, 0.4  # of moving the eye, each by this share of what would be right without perspective
NEAREST_M, FARTHEST_M = 0.3, 4.0
SMALLEST_BOARD_M = 0.4
USUAL_SHAPE = 16 / 9


@dataclass(frozen=True)
class _Seen:
    """Where a view shows points, from -1 to 1 across the picture."""

    left: float
    right: float
    low: float
    high: float


def framed(seats: Mapping[str, Seat], shape: float = USUAL_SHAPE) -> dict[str, Seat]:
    """The seats with eyes that see all boards, as large as a picture of that shape (width by height) allows."""
    corners = _corners(seat.edge_m for seat in seats.values())
    return {colour: _framed(seat, corners, shape) for colour, seat in seats.items()}


def _corners(edges: Iterable[Point]) -> list[Position]:
    """The corners of all boards, on the table and as high as a Monster."""
    xs, ys = zip(*edges, strict=True)
    x0, x1, y0, y1 = min(xs), max(xs), min(ys), max(ys)
    # People at one edge only tell nothing about the depth of the board.
    side = max(x1 - x0, y1 - y0, SMALLEST_BOARD_M)
    if x1 - x0 < side / 4:
        x0, x1 = x0 - side / 2, x1 + side / 2
    if y1 - y0 < side / 4:
        y0, y1 = y0 - side / 2, y1 + side / 2
    return [(x, y, z) for x in (x0, x1) for y in (y0, y1) for z in (0.0, CITY_UP_M)]


def _framed(seat: Seat, corners: list[Position], shape: float) -> Seat:
    eye, target = _fitted(seat.eye_m, seat.target_m, corners, shape)
    stand, _ = _fitted(seat.stand_m, seat.target_m, corners, shape)
    # One target for both: standing up must not shift the table.
    stand_way = [b - a for a, b in zip(seat.target_m, seat.stand_m, strict=True)]
    far = math.dist(stand, target) / math.hypot(*stand_way)
    x, y, z = (t + w * far for t, w in zip(target, stand_way, strict=True))
    return replace(seat, eye_m=eye, stand_m=(x, y, z), target_m=target)


def _fitted(eye: Position, target: Position, corners: list[Position], shape: float) -> tuple[Position, Position]:
    """Eye and target moved along the table and the line of sight until the corners fill the frame."""
    way = [e - t for e, t in zip(eye, target, strict=True)]
    far = math.hypot(*way)
    out = (way[0] / far, way[1] / far, way[2] / far)
    flat = math.hypot(out[0], out[1])
    inwards, right = (-out[0] / flat, -out[1] / flat), (-out[1] / flat, out[0] / flat)
    x = sum(corner[0] for corner in corners) / len(corners)
    y = sum(corner[1] for corner in corners) / len(corners)
    for _ in range(ROUNDS):
        seen = _seen((x, y), out, far, corners, shape)
        grow = max((seen.right - seen.left) / (RIGHT - LEFT), (seen.high - seen.low) / (TOP - BOTTOM))
        aside = CARE * (seen.left + seen.right - LEFT - RIGHT) / 2
        above = CARE * (seen.low + seen.high - BOTTOM - TOP) / 2
        tall = far * math.tan(math.radians(SEATED_FOV_DEG) / 2)
        wide, deep = tall * max(shape, 1.0), tall / max(0.2, out[2])
        x, y = x + right[0] * aside * wide, y + right[1] * aside * wide
        x, y = x + inwards[0] * above * deep, y + inwards[1] * above * deep
        far = min(max(far * grow**CARE, NEAREST_M), FARTHEST_M)
    return (x + out[0] * far, y + out[1] * far, out[2] * far), (x, y, 0.0)


def _seen(target: Point, out: Position, far: float, corners: list[Position], shape: float) -> _Seen:
    """The part of the picture that the corners take up."""
    flat = math.hypot(out[0], out[1])
    right = (-out[1] / flat, out[0] / flat, 0.0)
    up = (-out[0] / flat * out[2], -out[1] / flat * out[2], flat)
    half = math.tan(math.radians(SEATED_FOV_DEG) / 2)
    wide, tall = (half * shape, half) if shape >= 1.0 else (half, half / shape)
    xs, ys = [], []
    for cx, cy, cz in corners:
        rel = (cx - target[0], cy - target[1], cz)
        depth = max(0.05, far - sum(a * b for a, b in zip(rel, out, strict=True)))
        xs.append(sum(a * b for a, b in zip(rel, right, strict=True)) / depth / wide)
        ys.append(sum(a * b for a, b in zip(rel, up, strict=True)) / depth / tall)
    return _Seen(min(xs), max(xs), min(ys), max(ys))
