"""The captions over the picture: what they say now. Whoever draws them looks here every frame."""

from __future__ import annotations

from collections.abc import Sequence

from meeple_city.display.marks import Button


class Captions:
    """What is written on the screen; each call replaces what that call said before, and nothing takes it away."""

    def __init__(self) -> None:
        self.said = self.noted = self.covered = self.title = ""
        self.shown: tuple[Button, ...] = ()
        self.lines: tuple[str, ...] = ()
        self.column: tuple[str, ...] = ()
        self.bars: dict[str, tuple[float, str]] = {}  # by name: how full, and what is written on it

    def prompt(self, text: str) -> None:
        """The one line that says what is waited for."""
        self.said = text

    def note(self, text: str) -> None:
        """A line about the last answer, such as why it was refused; empty takes it away."""
        self.noted = text

    def buttons(self, buttons: Sequence[Button]) -> None:
        """These buttons and no others."""
        self.shown = tuple(buttons)

    def panel(self, title: str, lines: Sequence[str]) -> None:
        """A sheet of text in the middle; no lines take it away. A tab starts a second column."""
        self.title, self.lines = title if lines else "", tuple(lines)

    def aside(self, lines: Sequence[str]) -> None:
        """A small column of text at the left edge; no lines take it away."""
        self.column = tuple(lines)

    def bar(self, share: float | None, text: str = "", name: str = "") -> None:
        """A bar filled to a share from 0 to 1, one for each name; None takes it away."""
        if share is None:
            self.bars.pop(name, None)
        else:
            self.bars[name] = (min(max(share, 0.0), 1.0), text or name)

    def cover(self, text: str) -> None:
        """Hide the whole picture behind one line; empty uncovers it."""
        self.covered = text
