"""The log: everything that happened, in a drawer at the right edge."""

from __future__ import annotations

from typing import ClassVar

from meeple_city.border import message
from meeple_city.display.marks import Button
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import Mode

STEP, PAGE = 3, 14  # lines at a time, of text of the usual size


class LogMode(Mode):
    """The drawer is open; the match waits."""

    name = "log"

    def enter(self) -> None:
        """Open the drawer at its end."""
        words = self.window.words
        self.lines = self.window.news.log_lines() or [words.say(message("screen.log_empty"))]
        self.last = len(self.lines)
        self.page = max(STEP, int(PAGE / self.window.captions.text_scale**2))  # fewer fit, and each is wrapped sooner
        self.buttons(
            Button("up", words.say(message("screen.button.previous")), key="page_up"),
            Button("down", words.say(message("screen.button.next_page")), key="page_down"),
            Button("done", words.say(message("screen.button.close")), True, key="L"),
        )
        self._show()

    def exit(self) -> None:
        """Close the drawer."""
        self.window.captions.drawer(())
        self.wipe()

    def done(self) -> None:
        """Close it."""
        self.window.pop()

    def esc(self) -> None:
        """Close it."""
        self.done()

    def button_clicked(self, button: str) -> None:
        """Scroll, or close."""
        if button == "up":
            self.page_up()
        elif button == "down":
            self.page_down()
        else:
            self.done()

    def up(self) -> None:
        """Earlier lines."""
        self._scroll(-STEP)

    def down(self) -> None:
        """Later lines."""
        self._scroll(STEP)

    def page_up(self) -> None:
        """Much earlier lines."""
        self._scroll(-self.page)

    def page_down(self) -> None:
        """Much later lines."""
        self._scroll(self.page)

    def _scroll(self, by: int) -> None:
        self.last = min(max(self.last + by, min(self.page, len(self.lines))), len(self.lines))
        self._show()

    def _show(self) -> None:
        self.window.captions.drawer(self.lines[: self.last])

    keymap: ClassVar[Keymap] = {
        "enter": Binding("close_log", done),
        "wheel_up": Binding("earlier", up),
        "wheel_down": Binding("later", down),
        "arrow_up": Binding("earlier", up),
        "arrow_down": Binding("later", down),
        "page_up": Binding("much_earlier", page_up),
        "page_down": Binding("much_later", page_down),
    }
