"""Lines of sight: from the eye through a pixel onto the table."""

from __future__ import annotations

import math
from dataclasses import dataclass

from meeple_city.display.camera import Camera
from meeple_city.display.geometry import Pixel, Point, Position, Vector
from meeple_city.display.stereo import EYE_GAP_M, eye_views


@dataclass(frozen=True)
class SightLine:
    """A half line in metres; the direction has length 1."""

    eye: Position
    direction: Vector

    def at_height(self, height_m: float) -> Point | None:
        """Where it meets a level plane; None when it does not."""
        if abs(self.direction[2]) < 1e-9:
            return None
        distance = (height_m - self.eye[2]) / self.direction[2]
        if distance <= 0:
            return None
        return self.eye[0] + distance * self.direction[0], self.eye[1] + distance * self.direction[1]


def sight_line(camera: Camera, size: tuple[int, int], at: Pixel, stereo: str | None = None) -> SightLine | None:
    """The line of sight through a pixel of a window of that size; None for a pixel outside every eye's view."""
    for view in eye_views(stereo):
        across = (at[0] / size[0] - view.left) / (view.right - view.left)
        if 0.0 <= across < 1.0:
            return _through(camera, view.pixels(size), (across, at[1] / size[1]), view.offset * EYE_GAP_M)
    return None


def _through(camera: Camera, size: tuple[int, int], at: Point, offset_m: float) -> SightLine:
    ahead = _unit(_minus(camera.target_m, camera.eye_m))
    up = (0.0, 0.0, 1.0) if abs(ahead[2]) < 0.999 else (0.0, 1.0, 0.0)
    right = _unit(_cross(ahead, up))
    above = _cross(right, ahead)
    half = math.tan(math.radians(camera.fov_deg) / 2) / min(size)
    shift = -offset_m / math.dist(camera.target_m, camera.eye_m)
    x = (2 * at[0] - 1) * half * size[0] + shift
    y = (1 - 2 * at[1]) * half * size[1]
    direction = _unit(_sum(ahead, _times(right, x), _times(above, y)))
    return SightLine(_sum(camera.eye_m, _times(right, offset_m)), direction)


def _minus(a: Vector, b: Vector) -> Vector:
    return a[0] - b[0], a[1] - b[1], a[2] - b[2]


def _sum(*rows: Vector) -> Vector:
    return sum(r[0] for r in rows), sum(r[1] for r in rows), sum(r[2] for r in rows)


def _times(a: Vector, factor: float) -> Vector:
    return a[0] * factor, a[1] * factor, a[2] * factor


def _cross(a: Vector, b: Vector) -> Vector:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def _unit(a: Vector) -> Vector:
    length = math.sqrt(sum(part * part for part in a))
    return a[0] / length, a[1] / length, a[2] / length
