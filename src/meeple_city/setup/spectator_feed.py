"""What spectators may know of a match, as lines of JSON: for overlays that a streamer's other programs draw."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from meeple_city.border import message
from meeple_city.border.plain import to_plain
from meeple_city.core.asks import Ask
from meeple_city.errors import CannotWrite
from meeple_city.match.driver import Match
from meeple_city.words.catalogue import Words


class SpectatorFeed:
    """A file that gets a line for every step of a match, and for its opening."""

    def __init__(self, path: Path, notice: Callable[[str], None]) -> None:
        self._notice, self._path = notice, path
        try:
            self._file: IO[str] | None = path.open("w", encoding="utf-8")
        except OSError as cause:
            raise CannotWrite(f"{path}: {cause.strerror}") from cause

    def add(self, match: Match, words: Words) -> None:
        """Write what has happened. A file that cannot be written is told once, and the match goes on without it."""
        if self._file is None:
            return
        try:
            self._file.write(json.dumps(feed_row(match, words), ensure_ascii=False) + "\n")
            self._file.flush()
        except OSError as cause:
            self._notice(words.phrase(message("screen.feed_ended", problem=f"{self._path}: {cause.strerror}")))
            self.close()

    def close(self) -> None:
        """Close the file."""
        file, self._file = self._file, None
        if file is not None:
            with suppress(OSError):  # the disk is full, which has been told
                file.close()


def feed_row(match: Match, words: Words) -> dict[str, Any]:
    """A step as spectators know it: whom the match asks, and for what, but neither the question nor its options."""
    play = match.play
    asked = play.pending if isinstance(play.pending, Ask) else None
    told = [said.public for said in match.history.new]
    return {
        "game": match.header.game,
        "record": len(play.records),
        "turn": play.game.turns(play.state),
        "asked": {"seat": asked.seat, "kind": asked.kind} if asked else None,
        "told": to_plain(told),
        "words": [words.say(one) for one in told],
        "view": to_plain(play.game.view(play.state, None)),
        "over": match.over,
    }
