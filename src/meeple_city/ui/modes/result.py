"""What must be seen: a tooth lost, a Monster relocated, a Runaway effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from meeple_city.border import Message, message
from meeple_city.display.marks import Button
from meeple_city.ui.badges import badge
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import Mode

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow

PATIENCE_S = 2.8  # how long it stays if no person is concerned; our choice
MOST_LINES = 6


class ResultMode(Mode):
    """Stops for what must be seen; what concerns a person stays until they go on."""

    name = "result"

    def __init__(self, window: GameWindow, seat: str, seen: tuple[Message, ...], concerns_person: bool) -> None:
        super().__init__(window)
        self.seat, self.seen, self.concerns_person = seat, seen, concerns_person
        self.left_s = PATIENCE_S

    def enter(self) -> None:
        """Tell it beside the city."""
        words = self.window.words
        lines = [words.say(one) for one in self.seen]
        title = self._title()
        asked = words.labelled(words.name("seat", self.seat), title) if self.seat else title
        self.window.captions.prompt(asked, badge(self.seat).pair if self.seat else ("", ""))
        self.explain(title, lines[-MOST_LINES:])
        self.buttons(Button("done", words.say(message("screen.button.go_on")), True, key="enter", icon="next"))

    def _title(self) -> str:
        """What happened, in a word or two."""
        words, kind = self.window.words, self.seen[0].key.rpartition(".")[2]
        rising = f"screen.float.{kind}"
        return words.say(Message(rising if words.knows(rising) else f"screen.result.{kind}"))

    def exit(self) -> None:
        """Leave a clean screen."""
        self.wipe()

    def tick(self, dt: float) -> None:
        """What concerns no person goes away by itself."""
        if self.concerns_person:
            return
        self.left_s -= dt * self.window.pace
        if self.left_s <= 0:
            self.done()

    def done(self) -> None:
        """Go on."""
        self.window.show_next()

    def button_clicked(self, button: str) -> None:
        """Go on."""
        self.done()

    def esc(self) -> None:
        """Go on."""
        self.done()

    keymap: ClassVar[Keymap] = {"enter": Binding("go_on", done), "space": Binding("go_on", done)}
