"""Vehicles: wooden toys 40 mm long, 18 wide and 20 high, driving towards -x."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from .frames import Frame, back, front, left, right, top
from .outlines import Outline, Point, disc, flipped, rectangle
from .pieces import Piece
from .sketch import Sketch
from .solids import block, cap, pad, pane, patch

SIDE = 7.8  # half the width of the coachwork; the wheels stand out from it
ON_SIDE = SIDE + 0.12  # where paint on the coachwork lies

CAR: list[Point] = [
    (-18, 2.6), (18, 2.6), (20, 5), (20, 9.6), (18.4, 11.6), (12.6, 12.6), (8, 18.8), (5, 20), (-3, 20), (-6, 18.8),
    (-10.6, 12.4), (-17.6, 11.4), (-20, 9), (-20, 5),
]  # fmt: skip
TAXI: list[Point] = [
    (-18.6, 2.6), (18.6, 2.6), (20, 4.4), (20, 10.4), (18.8, 11.8), (12.8, 12.2), (10, 16.6), (8, 17.4), (-4, 17.4),
    (-6, 16.6), (-10.4, 12.2), (-18.4, 11.4), (-20, 9.6), (-20, 4.4),
]  # fmt: skip
FIRE_ENGINE: list[Point] = [
    (-19, 2.6), (19, 2.6), (20, 4), (20, 10.8), (18.8, 12), (13, 12), (13, 16.4), (12, 17.4), (-8, 17.4), (-9.4, 16.6),
    (-11, 12), (-18.4, 11.6), (-20, 9.8), (-20, 4),
]  # fmt: skip
TANK_HULL: list[Point] = [(-16, 3), (16, 3), (19, 8.5), (18, 12), (-15, 12), (-19, 9)]
TURRET: list[Point] = [(-8, -4.6), (-4, -6.6), (9, -6.6), (12, -4), (12, 4), (9, 6.6), (-4, 6.6), (-8, 4.6)]
TRACK: list[Point] = [(-15, 0), (15, 0), (18.6, 1.8), (20, 5.2), (18, 9), (-18, 9), (-20, 5.2), (-18.6, 1.8)]


def draw_vehicle(piece: Piece) -> Sketch:
    """The vehicle a monster throws."""
    sketch = Sketch()
    VEHICLES[piece.monster](sketch, piece.size[1] / 2)
    return sketch


def wheels(sketch: Sketch, half_width: float) -> None:
    """Four chunky wheels with hubs."""
    for frame in (front, back):
        for u in (-11.2, 11.2):
            pad(sketch, frame, disc(u, 4.6, 4.6, 10), SIDE - 0.6, half_width - 0.15, "ink")
            patch(sketch, frame, disc(u, 4.6, 2.2, 6), half_width, "accent")


def lamps(sketch: Sketch, z: float) -> None:
    """Two lamps at each end."""
    for u in (-4.9, 4.9):
        patch(sketch, left, rectangle(u - 1.3, z - 1.2, u + 1.3, z + 1.2), 20, "ivory")
        patch(sketch, right, rectangle(u - 1.3, z - 1.2, u + 1.3, z + 1.2), 20, "ink")


def seen_from(frame: Frame, polygon: Outline) -> list[Point]:
    """A polygon of the front view, as drawn on the front or the back."""
    return list(polygon) if frame is front else flipped(polygon)


def coachwork(sketch: Sketch, profile: Outline, windows: Sequence[Outline]) -> None:
    """Coachwork with windows in both sides; its ends are set back a little so that the lamps stay in bounds."""
    ends = [(math.copysign(min(abs(x), 19.9), x), z) for x, z in profile]
    block(sketch, front, ends, -SIDE, SIDE, 0.9, "paint")
    for frame in (front, back):
        for window in windows:
            patch(sketch, frame, seen_from(frame, window), ON_SIDE, "ivory")


def car(sketch: Sketch, half_width: float) -> None:
    """A round-backed car."""
    front_window: Outline = [(-8.4, 12.9), (0, 12.9), (0, 18.3), (-4.4, 18.3)]
    rear_window: Outline = [(1.6, 12.9), (10, 12.9), (6.4, 18.3), (1.6, 18.3)]
    coachwork(sketch, CAR, [front_window, rear_window])
    wheels(sketch, half_width)
    pane(sketch, CAR[9], CAR[10], 6, 1, "ivory")
    pane(sketch, CAR[5], CAR[6], 6, 1, "ivory")
    lamps(sketch, 7.2)
    for frame in (front, back):
        patch(sketch, frame, rectangle(-6, 8, 6, 9.6), ON_SIDE, "accent")


def taxi(sketch: Sketch, half_width: float) -> None:
    """A cab with a sign on its roof and a chequered stripe along its sides."""
    front_window: Outline = [(-8.6, 12.6), (0.2, 12.6), (0.2, 16.2), (-5.6, 16.2)]
    rear_window: Outline = [(1.6, 12.6), (11.2, 12.6), (8.8, 16.2), (1.6, 16.2)]
    coachwork(sketch, TAXI, [front_window, rear_window])
    wheels(sketch, half_width)
    pane(sketch, TAXI[9], TAXI[10], 6, 0.7, "ivory")
    pane(sketch, TAXI[5], TAXI[6], 6, 0.7, "ivory")
    lamps(sketch, 7.4)
    pad(sketch, top, rectangle(-1.4, -5, 3.4, 5), 17.3, 20, "ivory")
    for frame in (front, back):
        for i in range(3):
            u = -5.4 + 4.4 * i
            patch(sketch, frame, seen_from(frame, rectangle(u, 9.4, u + 2.2, 11.2)), ON_SIDE, "ink")
            patch(sketch, frame, seen_from(frame, rectangle(u + 2.2, 7.6, u + 4.4, 9.4)), ON_SIDE, "ink")


def fire_engine(sketch: Sketch, half_width: float) -> None:
    """A fire engine with its ladder on the roof."""
    front_window: Outline = [(-8.6, 12.4), (-1.6, 12.4), (-1.6, 16.2), (-7.4, 16.2)]
    coachwork(sketch, FIRE_ENGINE, [front_window, rectangle(0, 12.4, 5, 16.2)])
    wheels(sketch, half_width)
    pane(sketch, FIRE_ENGINE[9], FIRE_ENGINE[10], 6, 0.6, "ivory")
    lamps(sketch, 7.2)
    pad(sketch, top, rectangle(-8.6, -3.6, 12.9, 3.6), 17.3, 19.9, "ivory")
    for i in range(6):
        u = -7.7 + 3.42 * i
        patch(sketch, top, rectangle(u, -2.4, u + 2.6, 2.4), 20, "ink")
    pad(sketch, top, rectangle(-15.6, -2.2, -12.8, 2.2), 11.4, 14, "accent")
    for frame in (front, back):
        patch(sketch, frame, seen_from(frame, rectangle(-6, 8.6, 18, 10.2)), ON_SIDE, "ivory")


def tank(sketch: Sketch, half_width: float) -> None:
    """A tank."""
    block(sketch, front, TANK_HULL, -6.6, 6.6, 0.8, "paint")
    for frame, inner in ((front, back), (back, front)):  # the outline of a track is its own mirror image
        pad(sketch, frame, TRACK, 5.4, half_width - 0.15, "ink", 0.8)
        cap(sketch, inner, TRACK, -5.4, "ink")
        for u in (-12.6, -4.2, 4.2, 12.6):
            patch(sketch, frame, disc(u, 4.6, 3, 6), half_width, "accent")
    pad(sketch, top, TURRET, 11.8, 19.8, "paint", 1.6)
    patch(sketch, top, disc(5, 0, 3.2, 6), 20, "accent")
    pad(sketch, left, disc(0, 15.6, 1.7, 6), 7, 20, "accent")


VEHICLES: dict[str, Callable[[Sketch, float], None]] = {
    "dragon": fire_engine,
    "ape": car,
    "dinosaur": tank,
    "ogre": taxi,
}
