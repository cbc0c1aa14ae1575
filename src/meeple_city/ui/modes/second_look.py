"""A second look at the last shot: slowly, from the other side, marked as a replay."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from meeple_city.border import message
from meeple_city.display.marks import Button
from meeple_city.show.motion import Motion, beginning
from meeple_city.show.playback import poses_at
from meeple_city.show.second_look import other_side, second_speed
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import Mode
from meeple_city.ui.shot_show import ShotShow, usual_wishes

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow

# Our choices:
HOLD_S = 0.7  # at its end
STEP_S = 1 / 24


class SecondLookMode(Mode):
    """The last shot again, at half speed; anybody may end it."""

    name = "second look"
    looks = False

    def __init__(self, window: GameWindow, motion: Motion) -> None:
        super().__init__(window)
        self.show = ShotShow(window, motion, other_side(usual_wishes(window), window.directed.camera()))
        self.speed = second_speed(motion)
        self.hold_s = HOLD_S
        self.paused = False

    def enter(self) -> None:
        """Put the pieces back to where they were, and say that this is a replay."""
        words = self.window.words
        self.show.prepare()
        self._show_pieces()
        self.window.captions.prompt(words.say(message("screen.second_look")))
        self.buttons(Button("end", words.say(message("screen.button.end_replay")), key="space", icon="skip"))

    def exit(self) -> None:
        """Put the pieces where they are now."""
        self.window.sounds.stop()
        self.window.screen.restore()
        self.window.directed.leave(0.0)
        self.wipe()

    def tick(self, dt: float) -> None:
        """Play on; the end stays in sight for a moment."""
        if self.paused:
            return
        if not self.show.over:
            self.show.tick(dt, self.speed)
            return
        self.hold_s -= dt
        if self.hold_s <= 0:
            self.done()

    def button_clicked(self, button: str) -> None:
        """End it."""
        self.done()

    def esc(self) -> None:
        """End it."""
        self.done()

    def done(self) -> None:
        """Back to the match."""
        self.window.pop()

    def pause(self) -> None:
        """Stop the picture, or go on."""
        self.paused = not self.paused

    def step_back(self) -> None:
        """One picture back."""
        self._step(-STEP_S)

    def step_on(self) -> None:
        """One picture on."""
        self._step(STEP_S)

    def _step(self, seconds: float) -> None:
        self.paused, playback = True, self.show.playback
        self.window.sounds.stop()
        playback.at_s = min(max(playback.at_s + seconds, beginning(playback.motion)), playback.motion.length_s)
        self._show_pieces()

    def _show_pieces(self) -> None:
        playback = self.show.playback
        self.window.screen.move(poses_at(playback.motion, playback.at_s))

    keymap: ClassVar[Keymap] = {
        "space": Binding("to_match", done),
        "enter": Binding("to_match", done),
        "p": Binding("pause", pause),
        "arrow_left": Binding("picture_back", step_back),
        "arrow_right": Binding("picture_on", step_on),
    }
