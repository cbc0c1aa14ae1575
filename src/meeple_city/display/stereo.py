"""Stereo pictures: which part of the picture and which colours belong to each eye."""

from __future__ import annotations

import math
from dataclasses import dataclass

from meeple_city.errors import BadInput

# The distance between a person's eyes; the table is drawn at its true size.
EYE_GAP_M = 0.063
STEREO = ("side-by-side", "red-cyan")
# OpenGL's colour channel bits: red 1, green 2, blue 4, alpha 8.
RED, CYAN = 0x1, 0x6


@dataclass(frozen=True)
class EyeView:
    """One eye: its offset from the middle of the head, its part of the picture's width, and its colour channels."""

    offset: float = 0.0  # to the right, as a share of the eye gap
    left: float = 0.0
    right: float = 1.0
    channels: int | None = None  # None means all

    def pixels(self, size: tuple[int, int]) -> tuple[int, int]:
        """The size of its part of a picture."""
        return max(1, math.ceil(size[0] * (self.right - self.left))), size[1]


def eye_views(stereo: str | None) -> tuple[EyeView, ...]:
    """The views of a stereo mode; without one, a single eye in the middle."""
    if stereo is None:
        return (EyeView(),)
    if stereo == "side-by-side":
        return (EyeView(-0.5, 0.0, 0.5), EyeView(0.5, 0.5, 1.0))
    if stereo == "red-cyan":
        return (EyeView(-0.5, channels=RED), EyeView(0.5, channels=CYAN))
    raise BadInput(f"stereo must be {' or '.join(STEREO)}, not {stereo!r}")
