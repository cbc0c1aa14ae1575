"""Practice: what was measured in a try, and what to try next."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from meeple_city.border import message
from meeple_city.display.marks import Button
from meeple_city.match.match_thread import Measured
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import Mode
from meeple_city.ui.practised_gestures import GESTURES, gesture_button

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow

AGAIN, LEAVE = "again", "leave"


class PracticeMode(Mode):
    """Shows the figures of a try; the next one is a key away."""

    name = "practice"

    def __init__(self, window: GameWindow, measured: Measured) -> None:
        super().__init__(window)
        self.measured = measured

    def enter(self) -> None:
        """Show what was measured."""
        window, words = self.window, self.window.words
        window.captions.prompt(words.say(message("screen.practice.again_prompt")))
        lines = [words.say(figure) for figure in self.measured.figures]
        self.explain(words.say(message(f"screen.practice.{self.measured.gesture}")), lines)
        others = [gesture for gesture in GESTURES if gesture != self.measured.gesture]
        self.buttons(
            Button(AGAIN, words.say(message("screen.practice.again")), True, key="enter", icon="turn"),
            *(replace(gesture_button(one, words), key=str(GESTURES.index(one) + 1)) for one in others),
            Button(LEAVE, words.say(message("screen.button.to_menu")), icon="back"),
        )

    def exit(self) -> None:
        """Leave a clean screen."""
        self.window.captions.prompt("")
        self.wipe()

    def again(self) -> None:
        """The same gesture once more."""
        self._choose(AGAIN)

    def flick(self) -> None:
        """Practise flicking."""
        self._choose("flick")

    def drop(self) -> None:
        """Practise dropping."""
        self._choose("drop")

    def toss(self) -> None:
        """Practise tossing."""
        self._choose("toss")

    def breathe(self) -> None:
        """Practise blowing."""
        self._choose("breathe")

    def button_clicked(self, button: str) -> None:
        """Try again, try another gesture, or leave."""
        if button == LEAVE:
            self.window.leave()
        else:
            self._choose(button)

    def _choose(self, what: str) -> None:
        assert self.window.presenter is not None
        self.window.presenter.match_thread.answer(what)
        self.window.show_next()

    keymap: ClassVar[Keymap] = {
        "enter": Binding("practise_again", again),
        "space": Binding("practise_again", again),
        "1": Binding("practise_flick", flick),
        "2": Binding("practise_drop", drop),
        "3": Binding("practise_toss", toss),
        "4": Binding("practise_breathe", breathe),
    }
