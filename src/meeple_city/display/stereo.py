"""Two eyes: which part of the picture each sees, and in which colours."""

from __future__ import annotations

import math
from dataclasses import dataclass

from meeple_city.errors import BadRequest

# Between the eyes of a person; the table is drawn in its true size.
EYE_GAP_M = 0.063
STEREO = ("side-by-side", "red-cyan")
# Bits as OpenGL counts them: red 1, green 2, blue 4, alpha 8.
RED, CYAN = 0x1, 0x6


@dataclass(frozen=True)
class EyeView:
    """One eye: how far aside of the head's middle, in eye gaps; which part of the width; which channels, or all."""

    aside: float = 0.0
    left: float = 0.0
    right: float = 1.0
    channels: int | None = None

    def pixels(self, size: tuple[int, int]) -> tuple[int, int]:
        """The size of its part of a picture."""
        return max(1, math.ceil(size[0] * (self.right - self.left))), size[1]


def views(stereo: str | None) -> tuple[EyeView, ...]:
    """The eyes of a way to see in stereo; None is one eye in the middle."""
    if stereo is None:
        return (EyeView(),)
    if stereo == "side-by-side":
        return (EyeView(-0.5, 0.0, 0.5), EyeView(0.5, 0.5, 1.0))
    if stereo == "red-cyan":
        return (EyeView(-0.5, channels=RED), EyeView(0.5, channels=CYAN))
    raise BadRequest(f"stereo is {' or '.join(STEREO)}, not {stereo!r}")
