"""From where cards are filmed: as near as possible, with all of them clear of what is written over the picture."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from meeple_city.display.camera import Camera
from meeple_city.display.geometry import Position
from meeple_city.show.action import Array
from meeple_city.show.in_picture import in_picture

# Our choices:
RISE = math.radians(54.0)  # of the line of sight: cards that lie flat can be read
WIDE_RISE = math.radians(50.0)
FOV_DEG = 32.0
# Where names and words leave room, in half pictures: how far to the sides, how low and how high.
CLEAR, WIDE_CLEAR = (0.78, -0.54, 0.56), (0.94, -0.58, 0.92)
FURTHER, ASIDE = 1.35, 0.34  # beside words: of the distance, and of the half picture
NEAREST_M, FURTHEST_M = 0.15, 4.0
LEAST_M = 0.27  # nothing smaller fills the picture
STEPS, COMPOSED = 20, 4  # of halving, and of moving the picture up or down


def close_view(points: Sequence[Position], shape: float) -> Camera:
    """Near to some cards."""
    return _framed(points, shape, RISE, CLEAR)


def wide_view(points: Sequence[Position], shape: float) -> Camera:
    """All that is on the table."""
    return _framed(points, shape, WIDE_RISE, WIDE_CLEAR)


def beside_words(camera: Camera, shape: float) -> Camera:
    """The same, smaller and in the right half, where something is to be read in the left one."""
    (ex, ey, ez), (tx, ty, tz) = camera.eye_m, camera.target_m
    away = math.dist(camera.eye_m, camera.target_m) * FURTHER
    aside = ASIDE * away * math.tan(math.radians(camera.fov_deg / 2)) * shape
    eye = (tx + (ex - tx) * FURTHER - aside, ty + (ey - ty) * FURTHER, tz + (ez - tz) * FURTHER)
    return Camera(eye, (tx - aside, ty, tz), camera.fov_deg)


def _framed(points: Sequence[Position], shape: float, rise: float, clear: tuple[float, float, float]) -> Camera:
    """The nearest camera that has all points in a picture of that shape, clear of what is written over it."""
    low, high = np.min(points, axis=0), np.max(points, axis=0)
    middle = (low + high) / 2
    half = np.maximum((high - low) / 2, (LEAST_M / 2, LEAST_M / 4, 0.0))
    signs = np.array([(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)])
    corners = middle + signs * half
    aside, lowest, highest = clear
    near, far = NEAREST_M, FURTHEST_M
    for _ in range(STEPS):
        at_m = (near + far) / 2
        seen = in_picture(_composed(middle, corners, at_m, rise, shape, (lowest + highest) / 2), corners, shape)
        tall = seen[:, 1].max() - seen[:, 1].min()
        fits = np.abs(seen[:, 0]).max() <= aside and tall <= highest - lowest
        near, far = (near, at_m) if fits else (at_m, far)
    return _composed(middle, corners, far, rise, shape, (lowest + highest) / 2)


def _composed(middle: Array, corners: Array, away_m: float, rise: float, shape: float, height: float) -> Camera:
    """A camera so far away that has the corners around that height of the picture."""
    for _ in range(COMPOSED):
        camera = _from(middle, away_m, rise)
        seen = in_picture(camera, corners, shape)[:, 1]
        off = (seen.max() + seen.min()) / 2 - height
        shift = off * away_m * math.tan(math.radians(FOV_DEG / 2)) / math.sin(rise)
        middle = middle + np.array((0.0, shift, 0.0))
    return _from(middle, away_m, rise)


def _from(middle: Array, away_m: float, rise: float) -> Camera:
    x, y, z = (float(value) for value in middle)
    return Camera((x, y - away_m * math.cos(rise), z + away_m * math.sin(rise)), (x, y, z), FOV_DEG)
