"""Where a camera shows points."""

from __future__ import annotations

import math

import numpy as np

from meeple_city.display.camera import Camera
from meeple_city.show.action import Array

BEHIND = 9.0  # what is behind the eye is far outside of the picture


def in_picture(camera: Camera, points: Array, shape: float) -> Array:
    """Where points are in a picture of that shape (width by height): right and up, -1 and 1 are its borders."""
    eye, target = np.array(camera.eye_m), np.array(camera.target_m)
    ahead = (target - eye) / np.linalg.norm(target - eye)
    up = (0.0, 0.0, 1.0) if abs(ahead[2]) < 0.999 else (0.0, 1.0, 0.0)
    right = np.cross(ahead, up)
    right /= np.linalg.norm(right)
    axes = np.stack([right, np.cross(right, ahead)])
    half = math.tan(math.radians(camera.fov_deg) / 2)
    wide, tall = (half * shape, half) if shape >= 1.0 else (half, half / shape)
    away = points - eye
    depth = (away @ ahead)[..., None]
    found: Array = np.where(depth > 1e-6, away @ axes.T / np.maximum(depth, 1e-6) / (wide, tall), BEHIND)
    return found
