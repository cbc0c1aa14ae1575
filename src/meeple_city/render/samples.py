"""Where refined frames look from: points spread evenly over the lamp, the sky, the lens and a pixel."""

from __future__ import annotations

import math
from dataclasses import dataclass

from meeple_city.display.geometry import Vector
from meeple_city.render.lamp import TO_LAMP

LAMP_RADIUS = 0.060  # as seen from the table, in radians; our choice, a shade of 20 cm at arm's length
LOWEST_SKY = 0.10  # lower points of the sky would cast shadows without end
# Ratios whose multiples fill a square evenly, two and two (after Martin Roberts' R2 sequence).
PLASTIC = (0.7548776662466927, 0.5698402909980532)
ROOTS = (0.6180339887498949, 0.4142135623730951)


@dataclass(frozen=True)
class Sample:
    """One frame: directions to the lamp and to a point of the sky, and shares of the lens and of a pixel."""

    to_lamp: Vector
    to_sky: Vector
    lens: tuple[float, float]
    pixel: tuple[float, float]


def sample(number: int) -> Sample:
    """The frame of that number; any run of them covers everything evenly."""
    u, v = ((0.5 + number * ratio) % 1.0 for ratio in PLASTIC)
    s, t = ((0.5 + number * ratio) % 1.0 for ratio in ROOTS)
    a, b = ((0.25 + number * ratio) % 1.0 for ratio in reversed(PLASTIC))
    p, q = ((0.75 + number * ratio) % 1.0 for ratio in reversed(ROOTS))
    return Sample(_near(TO_LAMP, _disc(s, t)), _sky(u, v), _disc(a, b), (p - 0.5, q - 0.5))


def _disc(u: float, v: float) -> tuple[float, float]:
    radius, angle = math.sqrt(u), math.tau * v
    return radius * math.cos(angle), radius * math.sin(angle)


def _sky(u: float, v: float) -> Vector:
    height = LOWEST_SKY + (1.0 - LOWEST_SKY) * u
    level = math.sqrt(1.0 - height * height)
    return level * math.cos(math.tau * v), level * math.sin(math.tau * v), height


def _near(way: Vector, off: tuple[float, float]) -> Vector:
    """A direction, moved aside within the lamp."""
    length = math.sqrt(sum(c * c for c in way))
    x, y, z = (c / length for c in way)
    level = math.hypot(x, y)
    side, up = (-y / level, x / level, 0.0), (-x * z / level, -y * z / level, level)
    a, b = off[0] * LAMP_RADIUS, off[1] * LAMP_RADIUS
    moved = (x + a * side[0] + b * up[0], y + a * side[1] + b * up[1], z + b * up[2])
    size = math.sqrt(sum(c * c for c in moved))
    return moved[0] / size, moved[1] / size, moved[2] / size
