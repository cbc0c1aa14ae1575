"""Progress on a terminal: one line, redrawn in place."""

from __future__ import annotations

from typing import TextIO

WIDTH = 24


class ProgressLine:
    """The last line of a terminal. Elsewhere it shows nothing."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._terminal = stream.isatty()

    def show(self, text: str) -> None:
        """Redraw the line; an empty text clears it."""
        if self._terminal:
            self._stream.write(f"\r\x1b[K{text}")
            self._stream.flush()

    def show_bar(self, share: float, text: str, width: int = WIDTH) -> None:
        """A bar filled to a share from 0 to 1, and a text."""
        self.show(f"[{'#' * round(width * share):.<{width}}] {text}")
