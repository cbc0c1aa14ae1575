"""Progress on a terminal: one line that is written over and over, and lines that stay."""

from __future__ import annotations

from typing import TextIO

from meeple_city.match.driver import Match
from meeple_city.setup.matches import Audience
from meeple_city.words.catalogue import Words, load_words

WIDTH = 24


class ProgressLine:
    """The last line of a terminal. Elsewhere it shows nothing."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._terminal = stream.isatty()

    def show(self, text: str) -> None:
        """Write over the line; an empty text takes it away."""
        if self._terminal:
            self._stream.write(f"\r\x1b[K{text}")
            self._stream.flush()

    def show_bar(self, share: float, text: str, width: int = WIDTH) -> None:
        """A bar filled to a share from 0 to 1, and a text."""
        self.show(f"[{'#' * round(width * share):.<{width}}] {text}")


class TerminalAudience(Audience):
    """Follows a match without a window: a bar on a terminal, or with `verbose` a line per event."""

    def __init__(self, stream: TextIO, verbose: bool, timeout_s: float) -> None:
        self.timeout_s = timeout_s
        self._stream = stream
        self._verbose = verbose
        self._line = ProgressLine(stream)
        self._words: Words | None = None

    def watch(self, match: Match) -> None:
        """Show how far the match is."""
        if not self._verbose:
            turn = match.play.game.turns(match.play.state)
            self._line.show_bar(_share(match), f"turn {turn}, record {match.play.number}")
            return
        if self._words is None:
            self._words = load_words().within(match.header.city)
        for event in match.play.news:
            told = match.play.game.describe(match.play.state, event, None)
            if told is not None:
                print(f"{match.play.number} {self._words.say(told)}", file=self._stream)

    def notice(self, text: str) -> None:
        """Say something that should not be missed."""
        self.end()
        print(f"meeple-city: {text}", file=self._stream)

    def end(self) -> None:
        """Take the bar away."""
        self._line.show("")


def _share(match: Match) -> float:
    """How much of a match is over: turns of those allowed, or Floors that have left the City."""
    play = match.play
    if match.header.max_turns:
        return min(1.0, play.game.turns(play.state) / match.header.max_turns)
    floors = play.game.pieces(play.state).get("floor", {})
    return 1 - floors.get("city", 0) / floors["total"] if floors.get("total") else 0.0
