"""A match played without a window, followed on a terminal."""

from __future__ import annotations

from typing import TextIO

from meeple_city.border import message
from meeple_city.config_reader import one_line
from meeple_city.match.driver import Match
from meeple_city.setup.matches import MatchFrontEnd
from meeple_city.setup.progress_line import ProgressLine
from meeple_city.words.catalogue import Words, load_words


class TerminalFrontEnd(MatchFrontEnd):
    """Follows a match without a window: a bar on a terminal, or with `verbose` a line per event."""

    def __init__(self, stream: TextIO, verbose: bool, timeout_s: float, language: str = "en") -> None:
        self.timeout_s = timeout_s
        self._stream = stream
        self._verbose = verbose
        self._line = ProgressLine(stream)
        self._language = language
        self._words: Words | None = None  # of the match

    def words(self) -> Words:
        """The language it speaks."""
        return load_words(self._language)

    def watch(self, match: Match) -> None:
        """Show how far the match is."""
        if not self._verbose:
            turn = match.play.game.turns(match.play.state)
            progress = message("cli.match.progress", turn=turn, record=match.play.number)
            self._line.show_bar(_share(match), self.words().phrase(progress))
            return
        if self._words is None:
            self._words = self.words().within(match.header.city, match.header.called)
        for told in match.history.new:
            print(f"{match.play.number} {self._words.say(told.public)}", file=self._stream)

    def notice(self, text: str) -> None:
        """Say something that should not be missed."""
        self.end()
        print(f"meeple-city: {one_line(text)}", file=self._stream)

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
