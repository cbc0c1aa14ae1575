"""Matches that were played before: those that can be continued, and all of them to watch again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from meeple_city.border import message
from meeple_city.display.hud import MenuRow
from meeple_city.ui.modes.list_mode import ListMode
from meeple_city.ui.modes.new_game import begin
from meeple_city.ui.settings import SavedMatch
from meeple_city.words.catalogue import Words, capitalised

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow


class SavedMatchesMode(ListMode):
    """A list of matches, the latest first, by name, date, turn and a small picture."""

    def __init__(self, window: GameWindow) -> None:
        super().__init__(window)
        self.matches = self.found()

    def found(self) -> tuple[SavedMatch, ...]:
        """The matches found so far."""
        raise NotImplementedError

    def choose(self, match: SavedMatch) -> None:
        """Do something with a match."""
        raise NotImplementedError

    def rows(self) -> Sequence[MenuRow]:
        """A row for each match."""
        rows = [self._row(number, match) for number, match in enumerate(self.matches)]
        nothing = [] if rows else [MenuRow("heading:none", self.say("saved.none"), heading=True)]
        return [*rows, *nothing, self.line("back", "back")]

    def _row(self, number: int, match: SavedMatch) -> MenuRow:
        words = self.window.words
        icon = "check" if match.over else "next"
        detail = match_detail(match, words)
        return MenuRow(
            f"journal:{number}", match_title(match, words), hint=detail, detail=detail, icon=icon, picture=match.picture
        )

    def do(self, row: str) -> None:
        """Choose a match, or go back."""
        if row.startswith("journal:"):
            self.choose(self.matches[int(row.removeprefix("journal:"))])
        else:
            self.esc()

    def tick(self, dt: float) -> None:
        """Show matches as they are found."""
        if self.matches != self.found():
            self.matches = self.found()
            self.show()

    def esc(self) -> None:
        """Back to the first menu."""
        self.window.pop()


class ResumeMode(SavedMatchesMode):
    """Interrupted matches."""

    name = "resume"

    def heading(self) -> str:
        """The title."""
        return self.say("menu.resume")

    def found(self) -> tuple[SavedMatch, ...]:
        """Those that are not over."""
        return tuple(match for match in self.window.matches.saved() if not match.over)

    def choose(self, match: SavedMatch) -> None:
        """Continue it."""
        resume(self.window, match)


class ReplaysMode(SavedMatchesMode):
    """All matches, to be watched again."""

    name = "replays"

    def heading(self) -> str:
        """The title."""
        return self.say("menu.replays")

    def found(self) -> tuple[SavedMatch, ...]:
        """Those that are over, and those that are not."""
        return self.window.matches.saved()

    def choose(self, match: SavedMatch) -> None:
        """Watch it."""
        begin(self.window, lambda: self.window.watch_replay(match.journal))


def resume(window: GameWindow, match: SavedMatch) -> None:
    """Continue an interrupted match."""
    begin(window, lambda: window.start(window.matches.resume(match.journal)))


def match_title(match: SavedMatch, words: Words) -> str:
    """The game and who plays."""
    here = words.within(None, match.names)
    players = ", ".join(_player(seat, kind, here) for seat, kind in match.players.items())
    return words.labelled(words.name("game", match.game), players)


def _player(seat: str, kind: str, words: Words) -> str:
    who = words.text(f"screen.player.{kind}", words.text("screen.player.program"))
    return f"{words.name('seat', seat)} ({who})"


def match_detail(match: SavedMatch, words: Words) -> str:
    """How far it went, and when it was played last."""
    when = match.when
    key = "screen.saved.over" if match.over else "screen.saved.open"
    month = words.text(f"screen.month.{when.month}")
    winners = ", ".join(words.within(None, match.names).name("seat", seat) for seat in match.winners)
    told = words.say(message(key, turn=match.turn, day=when.day, month=month, time=f"{when:%H:%M}"))
    return f"{told}. {words.say(message('screen.saved.won', who=winners))}" if winners else capitalised(told)
