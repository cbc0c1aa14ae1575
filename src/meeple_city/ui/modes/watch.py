"""Watch a shot."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from meeple_city.display.marks import Button
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import Mode
from meeple_city.ui.playback import Motion, Playback

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow

FAST = 4.0  # times real time; our choice


class WatchMode(Mode):
    """A shot played back in real time."""

    name = "watch"
    title = "Watch"
    does = "see what happens"

    def __init__(self, window: GameWindow, motion: Motion, speed: float = 1.0) -> None:
        super().__init__(window)
        self.playback = Playback(motion, speed=speed)

    def enter(self) -> None:
        """Show the buttons; the shot plays by itself."""
        self.buttons(Button("skip", "Skip (Space)"), Button("fast", "Fast (F)"))

    def exit(self) -> None:
        """Leave the table as the shot left it, once it is over: pausing does not reveal the end."""
        if self.playback.over:
            self.window.screen.keep(self.playback.motion.final)
        self.wipe()

    def tick(self, dt: float) -> None:
        """Play on, and at the end show what comes next."""
        self.playback.tick(dt)
        if self.playback.over:
            self.window.show_next()
        else:
            self.window.screen.move(self.playback.poses())

    def button_clicked(self, button: str) -> None:
        """Skip, or fast forward."""
        if button == "skip":
            self.skip()
        else:
            self.toggle_fast()

    def skip(self) -> None:
        """Go to the end."""
        self.playback.skip()

    def toggle_fast(self) -> None:
        """Fast forward, or normal speed."""
        self.window.fast = not self.window.fast
        self.playback.speed = FAST if self.window.fast else 1.0

    keymap: ClassVar[Keymap] = {
        "space": Binding("skip", skip),
        "f": Binding("fast forward, on and off", toggle_fast),
    }
