"""The matches that were played before, found in the background."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from meeple_city.errors import MeepleCityError
from meeple_city.games.registry import find_game
from meeple_city.match.fold import fold
from meeple_city.match.timeline import result_of
from meeple_city.setup.folders import matches_folder, unusable
from meeple_city.setup.matches import read_match
from meeple_city.ui.settings import SavedMatch

MOST_READ = 24  # journals that are read; our choice
REST_S = 0.02  # between journals, for the window to draw


class SavedMatches:
    """Looks for matches; what has been read once is read again only if it has changed."""

    def __init__(self, notice: Callable[[str], None]) -> None:
        self.found: tuple[SavedMatch, ...] = ()  # so far, the latest first
        self._notice = notice
        self._read: dict[tuple[Path, float], SavedMatch | None] = {}

    def look(self) -> threading.Thread:
        """Start looking."""
        thread = threading.Thread(target=self._look, name="saved matches", daemon=True)
        thread.start()
        return thread

    def _look(self) -> None:
        try:
            journals = latest_journals()
        except MeepleCityError as cause:
            self._notice(str(cause))
            return
        found: list[SavedMatch] = []
        for path, changed in journals[:MOST_READ]:
            if (path, changed) not in self._read:
                self._read[path, changed] = _saved_match(path, changed)
                time.sleep(REST_S)
            match = self._read[path, changed]
            if match is not None:
                found.append(match)
                if len(found) > len(self.found):
                    self.found = tuple(found)
        self.found = tuple(found)


def picture_of(journal: Path) -> Path:
    """The small picture of a match, beside its journal."""
    return journal.with_suffix(".png")


def latest_journals() -> list[tuple[Path, float]]:
    """The journals in the folder of matches, the latest first, each with the time of its last change."""
    folder = matches_folder()
    try:
        found = [(path, path.stat().st_mtime) for path in folder.glob("*.journal")]
    except OSError as cause:
        raise unusable(folder, cause) from None
    return sorted(found, key=lambda one: -one[1])


def _saved_match(path: Path, changed: float) -> SavedMatch | None:
    """A match with what to call it; None for one that cannot be resumed or watched."""
    try:
        contents = read_match(path)
        game = find_game(contents.header.game).game
        play = fold(contents, game).play
    except MeepleCityError:
        return None
    header, picture = contents.header, picture_of(path)
    result = result_of(play, header)
    return SavedMatch(
        journal=path,
        game=game.name,
        players=dict(zip(header.seats, header.players, strict=True)),
        turn=game.turns(play.state),
        when=datetime.fromtimestamp(changed),
        over=result is not None,
        winners=result.winners if result else (),
        names=header.called,
        picture=str(picture) if picture.is_file() else "",
    )
