"""Look around while others play."""

from __future__ import annotations

from typing import ClassVar

from meeple_city.display.geometry import Pixel
from meeple_city.ui.badges import badge
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import Mode


class LookAroundMode(Mode):
    """Nobody here is asked anything: look around."""

    name = "look"

    def enter(self) -> None:
        """Say who is playing."""
        self.at: Pixel | None = None
        self.tick(0.0)

    def tick(self, dt: float) -> None:
        """Keep up with the match: who is playing."""
        seat = self.window.next_seat
        self.window.captions.prompt(self.window.waiting_for(), badge(seat).pair if seat else ("", ""))

    def exit(self) -> None:
        """Leave a clean screen."""
        self.wipe()

    def press(self, at: Pixel) -> None:
        """Here the left button looks around too."""
        self.at = at

    def drag(self, at: Pixel) -> None:
        """Turn the head."""
        if self.at is not None:
            self.window.head.look((at[0] - self.at[0], at[1] - self.at[1]))
            self.at = at

    def release(self, at: Pixel) -> None:
        """Stop looking."""
        self.at = None

    def cancel(self) -> None:
        """Stop looking."""
        self.at = None

    def toggle_fast(self) -> None:
        """Fast forward, or normal speed."""
        self.window.fast = not self.window.fast

    keymap: ClassVar[Keymap] = {
        "mouse1": Binding("drag_look"),
        "x": Binding("fast_forward", toggle_fast),
    }
