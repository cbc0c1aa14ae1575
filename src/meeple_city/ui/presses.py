"""A press that may become three things: a tap, a long press that asks what something is, or a drag that turns the view.

This is how one finger, or a pen, does what the pointer and the right button of a mouse do.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from meeple_city.display.geometry import Pixel, Point

LONG_S = 0.6  # until a press asks what something is; our choice
SLIP_PX = 10.0  # a finger that moves less rests; our choice


@dataclass
class Press:
    """A press that has not ended yet."""

    began: Pixel
    at: Pixel
    held_s: float = 0.0
    dragged: bool = False
    explained: bool = False

    @property
    def is_tap(self) -> bool:
        """Whether it counts as a click if it ends now."""
        return not self.dragged and not self.explained

    def move(self, at: Pixel) -> Point | None:
        """The finger has moved; by how much the view turns, if it drags."""
        self.dragged = self.dragged or math.dist(self.began, at) >= SLIP_PX
        by = at[0] - self.at[0], at[1] - self.at[1]
        self.at = at
        return by if self.dragged else None

    def grows_long(self, dt: float) -> bool:
        """Let time pass; whether the press has just become a long one."""
        self.held_s += dt
        if self.dragged or self.explained or self.held_s < LONG_S:
            return False
        self.explained = True
        return True
