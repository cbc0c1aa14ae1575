"""Watch cards on their way: who does what, the cards moving, and a moment to see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from meeple_city.border import Message, message
from meeple_city.display.marks import Button
from meeple_city.show.motion import Motion
from meeple_city.show.playback import Playback
from meeple_city.ui.badges import badge
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import Mode

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow


class DealMode(Mode):
    """Cards move; what was done is said meanwhile and for a moment after."""

    name = "deal"

    def __init__(
        self,
        window: GameWindow,
        motion: Motion | None,
        seat: str,
        told: str,
        after_s: float,
        held_up: str = "",
        news: Sequence[Message] = (),
    ) -> None:
        super().__init__(window)
        self.playback = Playback(motion) if motion else None
        self.news = tuple(news)  # what happened
        self.seat, self.told, self.after_s = seat, told, after_s
        self.held_up = held_up  # the id of a card for all to read

    def enter(self) -> None:
        """Say what is done."""
        words, fast = self.window.words, self.window.fast
        speed = words.say(message("screen.button.slow_down" if fast else "screen.button.fast"))
        self.buttons(
            Button("skip", words.say(message("screen.button.skip")), key="space", icon="skip"),
            Button("fast", speed, lit=fast, key="X", icon="fast"),
        )
        self.window.captions.prompt(self.told, badge(self.seat).pair if self.seat else ("", ""))
        self.window.cards.busy = self.playback is not None

    def exit(self) -> None:
        """All cards lie where they belong."""
        self.window.cards.read("")
        self.window.cards.settle()
        self.wipe()

    def tick(self, dt: float) -> None:
        """Move on, then wait a moment."""
        dt *= self.window.pace
        if self.playback is not None and not self.playback.over:
            self.playback.tick(dt)
            self.window.cards.move(self.playback.poses())
            if self.playback.over:
                self.window.cards.settle()
            return
        if self.held_up and self.after_s > 0:
            self.window.cards.read(self.held_up)
        self.after_s -= dt
        if self.after_s <= 0:
            self.window.show_next()

    def skip(self) -> None:
        """Skip this one thing."""
        if self.playback is not None:
            self.playback.skip()
        self.after_s = 0.0

    def toggle_fast(self) -> None:
        """Fast forward, or normal speed."""
        self.window.fast = not self.window.fast
        self.enter()

    def button_clicked(self, button: str) -> None:
        """Skip, or fast forward."""
        {"skip": self.skip, "fast": self.toggle_fast}[button]()

    keymap: ClassVar[Keymap] = {
        "space": Binding("skip", skip),
        "enter": Binding("skip", skip),
        "x": Binding("fast_forward", toggle_fast),
    }
