"""Looking around while others think."""

from __future__ import annotations

from typing import ClassVar

from meeple_city.display.marks import Pixel
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import Mode


class LookAroundMode(Mode):
    """Nobody here is asked anything: look around."""

    name = "look"
    title = "Look"
    does = "look around while others think"
    keymap: ClassVar[Keymap] = {
        "mouse1": Binding("drag to look around"),
        "f": Binding("fast forward for bots, on and off", "hurry"),
    }

    def enter(self) -> None:
        """Say what is waited for."""
        self.at: Pixel | None = None
        self.desk.hud.prompt(self.desk.waiting_for())

    def exit(self) -> None:
        """Leave a clean screen."""
        self.wipe()

    def press(self, at: Pixel) -> None:
        """Here the main button looks around too."""
        self.at = at

    def drag(self, at: Pixel) -> None:
        """Turn the head."""
        if self.at is not None:
            self.desk.head.look((at[0] - self.at[0], at[1] - self.at[1]))
            self.at = at

    def release(self, at: Pixel) -> None:
        """Done looking."""
        self.at = None

    def cancel(self) -> None:
        """Done looking."""
        self.at = None

    def hurry(self) -> None:
        """Fast, or as it was."""
        self.desk.fast = not self.desk.fast
