"""The first menu, the menu of a match, and the question whether to quit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from meeple_city import __version__
from meeple_city.border import message
from meeple_city.display.hud import MenuRow
from meeple_city.ui.modes.list_mode import ListMode
from meeple_city.ui.modes.mode import Mode
from meeple_city.ui.modes.new_game import NewGameMode, begin
from meeple_city.ui.modes.rules import RulesMode, rules_for
from meeple_city.ui.modes.saved_matches import ReplaysMode, ResumeMode, match_detail, match_title, resume
from meeple_city.ui.modes.settings import SettingsMode
from meeple_city.ui.settings import SavedMatch

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow

DRIFT_PX_S = 7.0  # how fast the city turns behind the first menu; our choice


# What a row of the first menu opens.
PAGES: dict[str, Callable[[GameWindow], Mode]] = {
    "new": NewGameMode,
    "resume": ResumeMode,
    "replays": ReplaysMode,
    "rules": RulesMode,
    "settings": SettingsMode,
}


class MenuMode(ListMode):
    """The first menu, with the city behind it."""

    name = "menu"
    look = "title"

    def __init__(self, window: GameWindow) -> None:
        super().__init__(window)
        self.saved = window.matches.saved()

    def heading(self) -> str:
        """The name of the game."""
        return self.window.words.say(message("screen.menu.title"))

    def note(self) -> str:
        """The version."""
        return __version__

    @property
    def _unfinished(self) -> list[SavedMatch]:
        return [match for match in self.saved if not match.over]

    def rows(self) -> Sequence[MenuRow]:
        """Continue comes first if there is something to continue."""
        rows = [self.line("new", "play"), self.line("practice", "target")]
        open_, words = self._unfinished, self.window.words
        if open_:
            title, detail = match_title(open_[0], words), match_detail(open_[0], words)
            rows.insert(0, self.line("continue", "next", title=title, detail=detail))
        if len(open_) > 1:
            rows.append(self.line("resume", "log"))
        if self.saved:
            rows.append(self.line("replays", "film"))
        return [*rows, self.line("rules", "book"), self.line("settings", "gear"), self.line("quit", "door")]

    def tick(self, dt: float) -> None:
        """Show interrupted matches as they are found, and the city once it is built."""
        found = self.window.matches.saved()
        if found != self.saved:
            self.saved = found
            self.show()
        self.window.show_city_behind()
        if not self.window.settings.comfort:
            self.window.head.look((DRIFT_PX_S * dt, 0.0))

    def do(self, row: str) -> None:
        """Go where the row says."""
        window = self.window
        if row == "continue":
            resume(window, self._unfinished[0])
        elif row == "practice":
            begin(window, lambda: window.start(window.matches.practice(), practising=True))
        elif row == "quit":
            self.esc()
        else:
            window.push(PAGES[row](window))

    def esc(self) -> None:
        """Ask whether to close the window."""
        self.window.push(QuitMode(self.window))


class QuitMode(ListMode):
    """Asks before the window is closed."""

    name = "quit"
    look = "dialog"

    def heading(self) -> str:
        """The question."""
        return self.say("menu.quit_question")

    def note(self) -> str:
        """What becomes of a match."""
        return self.say("menu.saved") if self.window.presenter and not self.window.practising else ""

    def rows(self) -> Sequence[MenuRow]:
        """Staying comes first."""
        return [
            MenuRow("back", self.say("menu.stay"), icon="back"),
            MenuRow("quit", self.say("menu.quit"), icon="door"),
        ]

    def do(self, row: str) -> None:
        """Close the window, or go back."""
        if row == "quit":
            self.window.quit()
        else:
            self.esc()

    def esc(self) -> None:
        """Back to where one came from."""
        self.window.pop()


class PauseMode(ListMode):
    """The menu of a running match."""

    name = "pause"

    def heading(self) -> str:
        """The title."""
        return self.say("menu.paused")

    def rows(self) -> Sequence[MenuRow]:
        """Back to the match comes first."""
        what = "practice" if self.window.practising else "match"
        done = MenuRow("done", self.say("menu.continue"), hint=self.say(f"menu_hint.done_{what}"), icon="next")
        leave = MenuRow("leave", self.say(f"menu.leave_{what}"), hint=self.say(f"menu_hint.leave_{what}"), icon="back")
        quit_ = MenuRow("quit", self.say("menu.quit"), hint=self.say(f"menu_hint.quit_{what}"), icon="door")
        return [done, self.line("rules", "book"), self.line("settings", "gear"), leave, quit_]

    def do(self, row: str) -> None:
        """Continue, read, change settings, leave or quit."""
        window = self.window
        if row == "rules":
            window.push(rules_for(window))
        elif row == "settings":
            window.push(SettingsMode(window))
        elif row == "leave":
            window.leave()
        elif row == "quit":
            window.push(QuitMode(window))
        else:
            self.esc()

    def esc(self) -> None:
        """Back to the match."""
        self.window.pop()
