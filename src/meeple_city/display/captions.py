"""The text, buttons and bars over the picture, as plain state."""

from __future__ import annotations

from collections.abc import Sequence

from meeple_city.display.marks import Button


class Captions:
    """Everything written over the picture. Each call replaces what the same call set before; empty removes it."""

    def __init__(self) -> None:
        self.said = ""  # by `prompt`
        self.noted = ""  # by `note`
        self.covered = ""  # by `cover`
        self.shown: tuple[Button, ...] = ()  # by `buttons`
        self.title = ""  # by `panel`
        self.lines: tuple[str, ...] = ()  # by `panel`
        self.column: tuple[str, ...] = ()  # by `aside`
        self.bars: dict[str, tuple[float, str]] = {}  # by `bar`: for each name the share and the label

    def prompt(self, text: str) -> None:
        """Set the line that tells the player what to do."""
        self.said = text

    def note(self, text: str) -> None:
        """Set the line about the last answer, such as why it was refused."""
        self.noted = text

    def buttons(self, buttons: Sequence[Button]) -> None:
        """Show exactly these buttons."""
        self.shown = tuple(buttons)

    def panel(self, title: str, lines: Sequence[str]) -> None:
        """Show a sheet of text in the middle. In a line, a tab starts a second column."""
        self.title, self.lines = title if lines else "", tuple(lines)

    def aside(self, lines: Sequence[str]) -> None:
        """Show a small column of text at the left edge."""
        self.column = tuple(lines)

    def bar(self, share: float | None, text: str = "", name: str = "") -> None:
        """Show a bar filled to a share from 0 to 1, one for each name; None removes it."""
        if share is None:
            self.bars.pop(name, None)
        else:
            self.bars[name] = (min(max(share, 0.0), 1.0), text or name)

    def cover(self, text: str) -> None:
        """Hide the whole picture behind one line of text."""
        self.covered = text

    def snapshot(self) -> tuple[object, ...]:
        """Everything above as one value: it changes exactly when the captions do."""
        bars = tuple(self.bars.items())
        return (self.said, self.noted, self.covered, self.shown, self.title, self.lines, self.column, bars)
