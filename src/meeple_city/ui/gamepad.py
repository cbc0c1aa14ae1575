"""Play with a gamepad: the left stick moves the pointer, the right one the head, buttons do what keys do.

One stick suffices, and nothing needs two buttons at once. The button for everything (A) acts where the pointer is after
the stick has moved it, and lets go or chooses as Enter does after the cross (D-pad) has been used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from meeple_city.display.geometry import Pixel, Point
from meeple_city.ui.modes.keys import KeysMode

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow

POINTER_PX_S, LOOK_PX_S = 900.0, 420.0  # with a stick all the way; our choice
ACT = "pad_face_a"
NEXT, PREVIOUS = "pad_rshoulder", "pad_lshoulder"
# What the other buttons are, as keys.
PAD_KEYS = {
    "pad_face_b": "escape",
    "pad_face_x": "l",
    "pad_face_y": "space",
    "pad_ltrigger": "page_down",
    "pad_rtrigger": "page_up",
    "pad_dpad_left": "arrow_left",
    "pad_dpad_right": "arrow_right",
    "pad_dpad_up": "arrow_up",
    "pad_dpad_down": "arrow_down",
    "pad_back": "h",
    "pad_start": "escape",
    "pad_lstick": "f",
    "pad_rstick": "home",
}


class PadHands:
    """The hands of somebody with a gamepad at one window."""

    def __init__(self, window: GameWindow) -> None:
        self._window = window
        self._left: Point = (0.0, 0.0)
        self._right: Point = (0.0, 0.0)
        self._pointing = False  # rather than choosing with the cross
        self._acting = ""  # what A has pressed
        self.at: Pixel | None = None  # where the pointer has to go, until it is there

    def sticks(self, left: Point, right: Point) -> None:
        """The sticks are held like this from now on; up is positive."""
        self._left, self._right = left, right

    def press(self, button: str, pointer: Pixel | None) -> None:
        """A button went down."""
        router = self._window.input_router
        if button in (NEXT, PREVIOUS):
            self._jump(1 if button == NEXT else -1)
        elif button == ACT:
            self._acting = "mouse1" if self._pointing else "enter"
            router.key_down(self._acting, pointer)
        else:
            self._pointing = self._pointing and "dpad" not in button
            router.key_down(self._key(button), pointer)

    def release(self, button: str, pointer: Pixel | None, at_s: float = 0.0) -> None:
        """A button came up."""
        router = self._window.input_router
        if button == ACT and self._acting:
            router.key_up(self._acting, pointer, at_s)
            self._acting = ""
        else:
            router.key_up(self._key(button), pointer, at_s)

    def _key(self, button: str) -> str:
        """The key whose work a button does: its own, if it has been given one; it may be waited for, too."""
        own, mode = dict(self._window.settings.keys), self._window.mode
        waited_for = isinstance(mode, KeysMode) and mode.waiting
        return button if button in own or waited_for else PAD_KEYS.get(button, button)

    def tick(self, dt: float, size: tuple[int, int], pointer: Pixel | None) -> None:
        """Move the pointer and the head with the sticks for `dt` seconds."""
        if any(self._right):
            self._window.directed.take_over()
            self._window.head.look((self._right[0] * LOOK_PX_S * dt, -self._right[1] * LOOK_PX_S * dt))
        if any(self._left):
            x, y = pointer or (size[0] / 2, size[1] / 2)
            far = POINTER_PX_S * dt
            x, y = x + self._left[0] * far, y - self._left[1] * far
            self._move_to((min(max(x, 0.0), size[0] - 1.0), min(max(y, 0.0), size[1] - 1.0)))

    def _jump(self, step: int) -> None:
        """Point at the next thing that can be used."""
        place = self._window.pointing.next(step)
        if place is not None:
            self._move_to(place)

    def _move_to(self, at: Pixel) -> None:
        self.at, self._pointing = at, True
