"""Points, rotations and pixels as plain tuples, for everything that is drawn or pointed at."""

from __future__ import annotations

Pixel = tuple[float, float]  # from the top left of the window
Point = tuple[float, float]  # on the table
Position = tuple[float, float, float]
Vector = tuple[float, float, float]  # a direction, or a size along x, y and z
Quaternion = tuple[float, float, float, float]  # w, x, y, z
Pose = tuple[Position, Quaternion]  # in metres

UPRIGHT: Quaternion = (1.0, 0.0, 0.0, 0.0)
