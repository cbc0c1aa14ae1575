"""What lies over everything else for a moment: the introduction, the cover between two players, the help screen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from meeple_city.display.marks import Button
from meeple_city.ui.desk import Desk
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import Mode
from meeple_city.ui.tips import TEXTS, known

HELP_PAGE = 24  # lines


class TipMode(Mode):
    """A thing is explained when it first happens."""

    name = "introduction"
    title = "Introduction"
    does = "explains each thing once, when it first happens"
    keymap: ClassVar[Keymap] = {
        "enter": Binding("understood", "done"),
        "space": Binding("understood", "done"),
        "n": Binding("no more explanations", "enough"),
    }

    def __init__(self, desk: Desk, what: str) -> None:
        super().__init__(desk)
        self.what = what

    def enter(self) -> None:
        """Explain."""
        self.desk.hud.panel(self.what.capitalize(), list(TEXTS[self.what]))
        self.buttons(Button("enough", "no more explanations (N)"), Button("done", "understood (Enter)", True))

    def exit(self) -> None:
        """Leave a clean screen."""
        self.wipe()

    def done(self) -> None:
        """Understood."""
        self.desk.set(known(self.desk.settings, self.what))
        self.desk.go_on()

    def enough(self) -> None:
        """Explain nothing more."""
        self.desk.set(replace(self.desk.settings, guide=False))
        self.desk.go_on()

    def push(self, button: str) -> None:
        """One or the other."""
        if button == "enough":
            self.enough()
        else:
            self.done()

    def esc(self) -> None:
        """Understood."""
        self.done()


class SeatChangeMode(Mode):
    """Secrets are covered while the seat changes."""

    name = "cover"
    title = "Seat change"
    does = "covers secrets until the next player sits before the screen"
    looks = False
    keymap: ClassVar[Keymap] = {"enter": Binding("uncover", "done"), "space": Binding("uncover", "done")}

    def __init__(self, desk: Desk, seat: str) -> None:
        super().__init__(desk)
        self.seat = seat

    def enter(self) -> None:
        """Cover everything."""
        self.desk.hud.aside(())
        self.desk.hud.note("")
        self.desk.hud.cover(f"pass to {self.seat}")
        self.buttons(Button("done", f"I am {self.seat} (Enter)", True))

    def exit(self) -> None:
        """Uncover."""
        self.desk.hud.cover("")
        self.wipe()

    def done(self) -> None:
        """The right one sits there now."""
        self.desk.head.take_seat(self.seat)
        self.desk.go_on()

    def push(self, button: str) -> None:
        """The right one sits there now."""
        self.done()


class HelpMode(Mode):
    """All keys, made from what the modes declare."""

    name = "help"
    title = "Help"
    does = "all keys"
    looks = False
    keymap: ClassVar[Keymap] = {
        "enter": Binding("back", "done"),
        "page_down": Binding("more", "more"),
        "page_up": Binding("before", "before"),
    }

    def __init__(self, desk: Desk, lines: Sequence[str]) -> None:
        super().__init__(desk)
        self.lines = lines
        self.page = 0

    def enter(self) -> None:
        """Show the first page."""
        self._show()

    def exit(self) -> None:
        """Leave a clean screen."""
        self.wipe()

    def more(self) -> None:
        """The next page, or the first again."""
        self.page = (self.page + 1) % self._pages
        self._show()

    def before(self) -> None:
        """The page before."""
        self.page = (self.page - 1) % self._pages
        self._show()

    def done(self) -> None:
        """Back to the game."""
        self.desk.pop()

    def push(self, button: str) -> None:
        """More, or back."""
        if button == "more":
            self.more()
        else:
            self.done()

    def esc(self) -> None:
        """Back to the game."""
        self.done()

    @property
    def _pages(self) -> int:
        return max(1, -(-len(self.lines) // HELP_PAGE))

    def _show(self) -> None:
        first = self.page * HELP_PAGE
        self.desk.hud.panel(f"Keys ({self.page + 1} of {self._pages})", self.lines[first : first + HELP_PAGE])
        more = (Button("more", "more (Page Down)"),) if self._pages > 1 else ()
        self.buttons(*more, Button("done", "back (Enter)", True))
