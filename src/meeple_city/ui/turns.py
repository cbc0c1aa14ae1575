"""The rotation that layouts need most."""

from __future__ import annotations

import math

from meeple_city.display.geometry import Quaternion


def about_z(radians: float) -> Quaternion:
    """A rotation around the upright axis."""
    return (math.cos(radians / 2), 0.0, 0.0, math.sin(radians / 2))
