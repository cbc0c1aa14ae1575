"""The rotation that layouts need most."""

from __future__ import annotations

import math

from meeple_city.display.stage import Turn


def about_z(radians: float) -> Turn:
    """A rotation around the upright axis."""
    return (math.cos(radians / 2), 0.0, 0.0, math.sin(radians / 2))
