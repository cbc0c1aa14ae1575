"""Lines of sight: from a pixel through the eye into the room."""

from __future__ import annotations

import math
from dataclasses import dataclass

from meeple_city.display.camera import Camera
from meeple_city.display.marks import Pair, Pixel, Triple
from meeple_city.display.stereo import EYE_GAP_M, views


@dataclass(frozen=True)
class SightLine:
    """A half line in metres; the direction has length 1."""

    eye: Triple
    way: Triple

    def level(self, height_m: float) -> Pair | None:
        """Where it meets a level plane; None when it does not."""
        if abs(self.way[2]) < 1e-9:
            return None
        far = (height_m - self.eye[2]) / self.way[2]
        return (self.eye[0] + far * self.way[0], self.eye[1] + far * self.way[1]) if far > 0 else None


def sight(camera: Camera, size: tuple[int, int], at: Pixel, stereo: str | None = None) -> SightLine | None:
    """The line of sight through a pixel; None for a pixel that no eye sees through."""
    for view in views(stereo):
        across = (at[0] / size[0] - view.left) / (view.right - view.left)
        if 0.0 <= across < 1.0:
            width, height = view.pixels(size)
            return _through(camera, (width, height), (across, at[1] / size[1]), view.aside * EYE_GAP_M)
    return None


def _through(camera: Camera, size: Pair, at: Pair, aside_m: float) -> SightLine:
    ahead = _unit(_minus(camera.target_m, camera.eye_m))
    up = (0.0, 0.0, 1.0) if abs(ahead[2]) < 0.999 else (0.0, 1.0, 0.0)
    right = _unit(_cross(ahead, up))
    above = _cross(right, ahead)
    half = math.tan(math.radians(camera.fov_deg) / 2) / min(size)
    shift = -aside_m / math.dist(camera.target_m, camera.eye_m)
    x = (2 * at[0] - 1) * half * size[0] + shift
    y = (1 - 2 * at[1]) * half * size[1]
    way = _unit(_sum(ahead, _times(right, x), _times(above, y)))
    return SightLine(_sum(camera.eye_m, _times(right, aside_m)), way)


def _minus(a: Triple, b: Triple) -> Triple:
    return a[0] - b[0], a[1] - b[1], a[2] - b[2]


def _sum(*rows: Triple) -> Triple:
    return sum(r[0] for r in rows), sum(r[1] for r in rows), sum(r[2] for r in rows)


def _times(a: Triple, factor: float) -> Triple:
    return a[0] * factor, a[1] * factor, a[2] * factor


def _cross(a: Triple, b: Triple) -> Triple:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def _unit(a: Triple) -> Triple:
    length = math.sqrt(sum(part * part for part in a))
    return a[0] / length, a[1] / length, a[2] / length
