"""What every mode is: entered, left, and told in between what hands do."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from meeple_city.border import Request
from meeple_city.display.marks import Button, Pixel, Triple
from meeple_city.ui.keymap import Keymap

if TYPE_CHECKING:
    from meeple_city.ui.desk import Desk

NEAR_PX = 16.0  # so near to the middle of a hidden piece a finger still finds it; own


class Mode:
    """Something people can be busy with. A mode draws only between `enter` and `exit`, and leaves nothing behind."""

    name: ClassVar[str]
    title: ClassVar[str]
    does: ClassVar[str]  # in a line, for the help screen
    keymap: ClassVar[Keymap] = {}
    looks: ClassVar[bool] = True  # whether one may look around meanwhile
    sent = False  # whether this mode has shot

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def enter(self) -> None:
        """Begin."""

    def exit(self) -> None:
        """End; whatever was begun is cancelled."""

    def tick(self, dt: float) -> None:
        """Some time has gone by."""

    def press(self, at: Pixel) -> None:
        """The main button went down, beside all buttons on the screen."""

    def drag(self, at: Pixel) -> None:
        """The pointer has moved."""

    def release(self, at: Pixel) -> None:
        """The main button came up again."""

    def push(self, button: str) -> None:
        """A button on the screen was clicked."""

    def cancel(self) -> None:
        """The window lost the pointer or the focus: let go of everything."""

    def held(self) -> dict[str, Any] | None:
        """What is in the hand, for whoever looks on; None when nothing is."""
        return None

    def esc(self) -> None:
        """Back, or to the menu."""
        self.desk.pause()

    def buttons(self, *buttons: Button) -> None:
        """Show these buttons and no others."""
        self.desk.hud.buttons(buttons)

    def grabbed(self, at: Pixel, pieces: Sequence[str], middle_mm: Triple) -> Triple | None:
        """Where on one of these pieces the pointer is; behind something else, near its middle is enough."""
        picked = self.desk.screen.pick(at)
        if picked is not None and picked.piece in pieces:
            return picked.at_mm
        seen = self.desk.screen.project(middle_mm)
        return middle_mm if seen is not None and math.dist(seen, at) <= NEAR_PX else None

    def send(self, shot: Request) -> None:
        """Shoot; what the hand holds stays where it is until the table shows what comes of it."""
        self.sent = True
        self.sent = self.desk.answer(shot)

    def wipe(self) -> None:
        """Take everything off the screen that a mode may have put there."""
        desk = self.desk
        desk.hud.buttons(())
        desk.hud.panel("", ())
        desk.hud.bar(None)
        desk.screen.glow(())
        desk.screen.arrow(None)
        desk.screen.dots(())
        desk.screen.jet(None)
