"""Watching a shot."""

from __future__ import annotations

from typing import ClassVar

from meeple_city.display.marks import Button
from meeple_city.ui.desk import Desk
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import Mode
from meeple_city.ui.playback import Motion, Playback

FAST = 4.0  # times real time; own


class WatchMode(Mode):
    """Key frames played at real time."""

    name = "watch"
    title = "Watch"
    does = "see what happens"
    keymap: ClassVar[Keymap] = {
        "space": Binding("skip", "skip"),
        "f": Binding("fast forward, on and off", "hurry"),
    }

    def __init__(self, desk: Desk, motion: Motion, speed: float = 1.0) -> None:
        super().__init__(desk)
        self.playback = Playback(motion, speed=speed)

    def enter(self) -> None:
        """Begin."""
        self.buttons(Button("skip", "skip (Space)"), Button("fast", "fast (F)"))

    def exit(self) -> None:
        """The table is as it ends; a pause in between betrays nothing."""
        if self.playback.over:
            self.desk.screen.keep(self.playback.motion.final)
        self.wipe()

    def tick(self, dt: float) -> None:
        """Go on, and at the end to the next thing."""
        self.playback.tick(dt)
        if self.playback.over:
            self.desk.go_on()
        else:
            self.desk.screen.move(self.playback.poses())

    def push(self, button: str) -> None:
        """Skip, or fast."""
        if button == "skip":
            self.skip()
        else:
            self.hurry()

    def skip(self) -> None:
        """To the end."""
        self.playback.skip()

    def hurry(self) -> None:
        """Fast, or as it was."""
        self.desk.fast = not self.desk.fast
        self.playback.speed = FAST if self.desk.fast else 1.0
