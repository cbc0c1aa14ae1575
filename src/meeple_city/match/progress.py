"""What a match shows while it is played without a window: a bar on a terminal, or a line per event."""

from __future__ import annotations

from typing import TYPE_CHECKING, TextIO

from meeple_city.config_reader import shown
from meeple_city.core.play import Record

if TYPE_CHECKING:
    from meeple_city.match.driver import Match

WIDTH = 24


class Progress:
    """Tells how a match goes on, on one stream."""

    def __init__(self, stream: TextIO, verbose: bool) -> None:
        self._stream = stream
        self._verbose = verbose
        self._bar = stream.isatty() and not verbose

    def watch(self, match: Match) -> None:
        """Something has happened."""
        if self._bar:
            self._stream.write(f"\r\x1b[K{bar(match)}")
            self._stream.flush()
        if self._verbose:
            for event in match.play.news:
                line = match.play.game.tell(match.play.state, event, None)
                if line:
                    print(f"{match.play.number} {line}", file=self._stream)

    def notice(self, text: str) -> None:
        """Say something that should not be missed."""
        self.end()
        print(f"meeple-city: {text}", file=self._stream)

    def end(self) -> None:
        """Leave the line as it was."""
        if self._bar:
            self._stream.write("\r\x1b[K")
            self._stream.flush()


def bar(match: Match) -> str:
    """How far a match has come, as far as anyone can tell."""
    play = match.play
    done = round(WIDTH * _share(match))
    return f"[{'#' * done}{'.' * (WIDTH - done)}] turn {play.game.turns(play.state)}, record {play.number}"


def record_told(record: Record) -> str:
    """A record in a line."""
    given = record.given if isinstance(record.given, str) else shown(record.given.request)
    return f"{record.id}: {given}{' (of itself)' if record.auto else ''}"


def _share(match: Match) -> float:
    """The share of a match that is over: turns of those allowed, or Floors that are no longer in the City."""
    play = match.play
    if match.header.max_turns:
        return min(1.0, play.game.turns(play.state) / match.header.max_turns)
    floors = play.game.pieces(play.state).get("floor", {})
    return 1 - floors.get("city", 0) / floors["total"] if floors.get("total") else 0.0
