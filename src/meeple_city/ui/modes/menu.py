"""The menus: the first one, new games, interrupted matches, the rules, and the menu of a match."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from meeple_city.border import message
from meeple_city.display.hud import MenuRow
from meeple_city.errors import MeepleCityError
from meeple_city.ui.menu_choices import MenuChoices
from meeple_city.ui.modes.list_mode import ListMode
from meeple_city.ui.modes.roar_contest import RoarContestMode, wants_contest
from meeple_city.ui.modes.rules import RulesMode
from meeple_city.ui.modes.settings import SettingsMode
from meeple_city.ui.settings import NewMatch
from meeple_city.words.catalogue import capitalised

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow

PRACTICE = NewMatch("rampage", ("human", "easy"), {"cards": "off", "first": "1"})
DRIFT_PX_S = 7.0  # how fast the city turns behind the first menu; our choice


class MenuMode(ListMode):
    """The first menu, with the city behind it."""

    name = "menu"
    title = "Menu"
    does = "what to do first"
    look = "title"

    def __init__(self, window: GameWindow) -> None:
        super().__init__(window)
        self.unfinished = window.matches.unfinished()

    def heading(self) -> str:
        """The name of the game."""
        return self.window.words.say(message("screen.menu.title"))

    def rows(self) -> Sequence[MenuRow]:
        """Continue comes first if there is something to continue."""
        rows = [self.line("new", "play"), self.line("practice", "target")]
        if self.unfinished:
            latest = self.unfinished[0]
            rows.insert(0, self.line("continue", "next", title=latest.title, detail=latest.detail))
        if len(self.unfinished) > 1:
            rows.append(self.line("resume", "log"))
        return [*rows, self.line("rules", "book"), self.line("settings", "gear"), self.line("quit", "door")]

    def tick(self, dt: float) -> None:
        """Show interrupted matches as they are found, and the city once it is built."""
        found = self.window.matches.unfinished()
        if found != self.unfinished:
            self.unfinished = found
            self.show()
        self.window.show_city_behind()
        if not self.window.settings.comfort:
            self.window.head.look((DRIFT_PX_S * dt, 0.0))

    def do(self, row: str) -> None:
        """Go where the row says."""
        window = self.window
        if row == "continue":
            resume(window, 0)
        elif row == "new":
            window.push(NewGameMode(window))
        elif row == "practice":
            window.set(replace(window.settings, tips=True, tips_seen=()))
            begin(window, lambda: window.start(window.matches.new_match(PRACTICE)))
        elif row == "resume":
            window.push(ResumeMode(window))
        elif row == "rules":
            window.push(RulesMode(window))
        elif row == "settings":
            window.push(SettingsMode(window))
        else:
            self.esc()

    def esc(self) -> None:
        """Ask whether to close the window."""
        self.window.push(QuitMode(self.window))


class NewGameMode(ListMode):
    """What to play, with whom, and by which rules."""

    name = "setup"
    title = "New game"
    does = "choose a game, who plays, and by which rules"

    def __init__(self, window: GameWindow) -> None:
        super().__init__(window)
        if window.menu_choices is None:
            window.menu_choices = MenuChoices(window.matches.offers())
        self.choices = window.menu_choices

    def heading(self) -> str:
        """The title."""
        return self.say("menu.new")

    def rows(self) -> Sequence[MenuRow]:
        """Start, the game, a row for each seat, a row for each rule."""
        choices = self.choices
        game = MenuRow("game", self.say("menu.game"), choices.offer.title, self.say("menu_hint.game"), icon="card")
        count = MenuRow("count", self.say("menu.players"), str(choices.count), self.say("menu_hint.players"))
        seats = [self._seat_row(number) for number in range(choices.count)]
        rules = [row for option in choices.offer.options for row in self._option_rows(option)]
        return [
            self.line("start", "play"),
            game,
            count,
            MenuRow("heading:seats", self.say("menu.choose_seats"), heading=True),
            *seats,
            MenuRow("heading:rules", self.say("menu.choose_rules"), heading=True),
            *rules,
            self.line("surprise", "star"),
            self.line("back", "back"),
        ]

    def do(self, row: str) -> None:
        """Start, choose by chance, or go back."""
        if row == "start":
            begin(self.window, self._start)
        elif row == "surprise":
            self.choices.surprise(secrets.choice)
            self.show()
        else:
            self.esc()

    def change(self, row: str, step: int) -> None:
        """Change game, number of players, a seat or a rule."""
        kind, _, what = row.partition(":")
        if kind == "game":
            self.choices.change_game(step)
        elif kind == "count":
            self.choices.change_count(step)
        elif kind == "player":
            self.choices.change_player(int(what), step)
        elif kind == "option":
            self.choices.change_option(what, step)
        elif kind == "value":
            self.choices.toggle(*what.split(":"))

    def esc(self) -> None:
        """Back to the first menu."""
        self.window.pop()

    def _start(self) -> None:
        wish = self.choices.wish()
        if wants_contest(self.window.settings, self.choices.offer, wish):
            self.window.push(RoarContestMode(self.window, wish))
        else:
            self.window.start(self.window.matches.new_match(wish))

    def _seat_row(self, number: int) -> MenuRow:
        kind = self.choices.players[number]
        text = self.say("menu.player", number=number + 1)
        icon = "person" if kind == "human" else "bot"
        return MenuRow(f"player:{number}", text, self._player(kind), self.say("menu_hint.player"), icon=icon)

    def _player(self, kind: str) -> str:
        words = self.window.words
        return capitalised(words.text(f"screen.value_player.{kind}", words.text(f"screen.value.{kind}", kind)))

    def _option_rows(self, key: str) -> list[MenuRow]:
        """A row for an option; for one that may name several values, a row for each."""
        choices, words = self.choices, self.window.words
        title = capitalised(words.name("option", key).replace("_", " "))
        hint = capitalised(words.text(f"screen.option_hint.{key}", ""))
        if key not in choices.offer.several:
            return [MenuRow(f"option:{key}", title, self._value(key, choices.value(key)), hint)]
        return [
            MenuRow(
                f"value:{key}:{value}",
                f"{title} {words.name(key, value)}",
                self._value("", "on" if value in choices.named(key) else "off"),
                hint,
            )
            for value in choices.offer.options[key][1:]
        ]

    def _value(self, option: str, value: str) -> str:
        if option == "first" and value.isdigit():
            return self.say("menu.no_seat", number=int(value))
        return capitalised(self.window.words.text(f"screen.value.{value}", value))


class ResumeMode(ListMode):
    """Interrupted matches, the latest first."""

    name = "resume"
    title = "Interrupted matches"
    does = "continue one of them"

    def heading(self) -> str:
        """The title."""
        return self.say("menu.resume")

    def rows(self) -> Sequence[MenuRow]:
        """A row for each match."""
        found = self.window.matches.unfinished()
        rows = [MenuRow(f"journal:{i}", match.title, hint=match.detail, icon="next") for i, match in enumerate(found)]
        return [*rows, self.line("back", "back")]

    def do(self, row: str) -> None:
        """Continue a match, or go back."""
        if row.startswith("journal:"):
            resume(self.window, int(row.removeprefix("journal:")))
        else:
            self.esc()

    def esc(self) -> None:
        """Back to the first menu."""
        self.window.pop()


class QuitMode(ListMode):
    """Asks before the window is closed."""

    name = "quit"
    title = "Quit"
    does = "asks before the window is closed"
    look = "dialog"

    def heading(self) -> str:
        """The question."""
        return self.say("menu.quit_question")

    def note(self) -> str:
        """What becomes of a match."""
        return self.say("menu.saved") if self.window.presenter else ""

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
    title = "Match menu"
    does = "continue, change settings, read the rules, or leave; the match is saved"

    def heading(self) -> str:
        """The title."""
        return self.say("menu.paused")

    def rows(self) -> Sequence[MenuRow]:
        """Back to the match comes first."""
        done = MenuRow("done", self.say("menu.continue"), hint=self.say("menu_hint.done"), icon="next")
        quit_ = MenuRow("quit", self.say("menu.quit"), hint=self.say("menu_hint.quit_match"), icon="door")
        rest = [self.line("rules", "book"), self.line("settings", "gear"), self.line("leave", "back")]
        return [done, *rest, quit_]

    def do(self, row: str) -> None:
        """Continue, read, change settings, leave or quit."""
        window = self.window
        if row == "rules":
            kind = window.pending.ask.kind if window.pending else ""
            window.push(RulesMode(window, window.view.game if window.view else "rampage", kind))
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


def resume(window: GameWindow, number: int) -> None:
    """Continue an interrupted match."""
    journal = window.matches.unfinished()[number].journal
    begin(window, lambda: window.start(window.matches.resume(journal)))


def begin(window: GameWindow, start: Callable[[], None]) -> None:
    """Begin a match, or note why that is not possible."""
    try:
        start()
    except MeepleCityError as cause:
        window.captions.note(capitalised(str(cause)))
