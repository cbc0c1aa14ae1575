"""The menus: what to play, with whom, and how."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar

from meeple_city.display.marks import Button
from meeple_city.errors import MeepleCityError
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import Mode
from meeple_city.ui.modes.roar_contest import RoarContestMode, wants_contest
from meeple_city.ui.settings import GameOffer, NewMatch, Settings
from meeple_city.words.questions import capitalised

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow

SWITCHES = {
    "tips": "Tips for new players",
    "streamer": "Streaming: keep secrets off the screen",
    "microphone": "Blow into the microphone",
    "sound": "Sound of wind",
    "comfort": "Comfort: jump instead of gliding",
}


@dataclass
class MenuChoices:
    """What has been chosen so far."""

    offers: tuple[GameOffer, ...]
    game: int = 0
    count: int = 2
    players: tuple[str, ...] = ("human", "easy", "easy", "easy", "easy", "easy", "easy", "easy")
    options: tuple[tuple[str, str], ...] = ()

    @property
    def offer(self) -> GameOffer:
        """The game chosen."""
        return self.offers[self.game]

    def wish(self) -> NewMatch:
        """The match to be started."""
        chosen = {option: self.value(option) for option in self.offer.options}
        unusual = {option: value for option, value in chosen.items() if value != self.offer.options[option][0]}
        return NewMatch(self.offer.game, self.players[: self.count], unusual)

    def change_game(self, step: int) -> None:
        """Another game; the number and kinds of players are made to fit."""
        self.game = (self.game + step) % len(self.offers)
        self.options = ()
        counts, kinds = self.offer.counts, self.offer.kinds
        self.count = min(counts, key=lambda count: abs(count - self.count))
        self.players = tuple(kind if kind in kinds else "human" for kind in self.players)

    def change_count(self, step: int) -> None:
        """More or fewer players; after the most come the fewest."""
        counts = self.offer.counts
        self.count = counts[(counts.index(self.count) + step) % len(counts)]

    def change_player(self, seat: int, step: int) -> None:
        """Another kind of player at a seat."""
        kinds = self.offer.kinds
        kind = kinds[(kinds.index(self.players[seat]) + step) % len(kinds)]
        self.players = (*self.players[:seat], kind, *self.players[seat + 1 :])

    def value(self, option: str) -> str:
        """The value chosen for an option, or the usual one if that is not possible for so many players."""
        values = self.offer.values(option, self.count)
        chosen = dict(self.options).get(option, values[0])
        return chosen if chosen in values or option in self.offer.several else values[0]

    def change_option(self, option: str, step: int) -> None:
        """Another value of an option."""
        allowed = self.offer.values(option, self.count)
        value = allowed[(allowed.index(self.value(option)) + step) % len(allowed)]
        self.options = tuple({**dict(self.options), option: value}.items())

    def named(self, option: str) -> list[str]:
        """The values chosen for an option that may name several."""
        return [value for value in self.value(option).split(",") if value != self.offer.options[option][0]]

    def toggle(self, option: str, value: str) -> None:
        """Name a value of an option too, or no longer."""
        none, *allowed = self.offer.options[option]
        chosen = set(self.named(option)) ^ {value}
        text = ",".join(name for name in allowed if name in chosen) or none
        self.options = tuple({**dict(self.options), option: text}.items())


class MenuMode(Mode):
    """The first menu: rows to choose from, Start at the top."""

    name = "menu"
    title = "Menu"
    does = "choose a game and start it"

    def __init__(self, window: GameWindow) -> None:
        super().__init__(window)
        if window.menu_choices is None:
            window.menu_choices = MenuChoices(window.matches.offers())
        self.choices = window.menu_choices
        self.unfinished = window.matches.unfinished()
        self.row = 0

    def enter(self) -> None:
        """Show the rows."""
        self.window.captions.prompt("Meeple City: choose a game and start it")
        self._show()

    def exit(self) -> None:
        """Leave a clean screen."""
        self.wipe()

    def tick(self, dt: float) -> None:
        """Show interrupted matches as they are found."""
        found = self.window.matches.unfinished()
        if found != self.unfinished:
            self.unfinished = found
            self._show()

    def esc(self) -> None:
        """Ask whether to close the window."""
        self.window.push(QuitMode(self.window))

    def up(self) -> None:
        """The row above."""
        self._select(self.row - 1)

    def down(self) -> None:
        """The row below."""
        self._select(self.row + 1)

    def change_back(self) -> None:
        """Change the row, backwards."""
        self._change(self._rows()[self.row].id, -1)

    def change(self) -> None:
        """Change the row."""
        self._change(self._rows()[self.row].id, 1)

    def activate(self) -> None:
        """Do what the row says."""
        self.button_clicked(self._rows()[self.row].id)

    def button_clicked(self, button: str) -> None:
        """Start, resume, quit, or change what was clicked."""
        if button == "start":
            self._try(self._start)
        elif button.startswith("journal:"):
            found = self.unfinished[int(button.removeprefix("journal:"))]
            self._try(lambda: self.window.start(self.window.matches.resume(found.journal)))
        elif button == "quit":
            self.window.quit()
        else:
            self._change(button, 1)

    def _start(self) -> None:
        wish = self.choices.wish()
        if wants_contest(self.window.settings, self.choices.offer, wish):
            self.window.push(RoarContestMode(self.window, wish))
        else:
            self.window.start(self.window.matches.new_match(wish))

    def _try(self, start: Callable[[], None]) -> None:
        try:
            start()
        except MeepleCityError as cause:
            self.window.captions.note(capitalised(str(cause)))

    def _select(self, row: int) -> None:
        self.row = row % len(self._rows())
        self._show()

    def _change(self, row: str, step: int) -> None:
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
        elif kind == "switch":
            self.window.set(switched(self.window.settings, what))
        self._show()

    def _rows(self) -> list[Button]:
        choices = self.choices
        rows = [Button("start", "Start"), Button("game", f"Game: {choices.offer.title}")]
        rows += [Button("count", f"Players: {choices.count}")]
        rows += [Button(f"player:{i}", f"Player {i + 1}: {choices.players[i]}") for i in range(choices.count)]
        rows += [row for key in choices.offer.options for row in self._option_rows(key)]
        rows += switch_rows(self.window.settings)
        rows += [Button(f"journal:{i}", f"Resume: {match.title}") for i, match in enumerate(self.unfinished)]
        return [*rows, Button("quit", "Quit")]

    def _option_rows(self, key: str) -> list[Button]:
        """A row for an option; for one that may name several values, a row for each."""
        choices, words = self.choices, self.window.words
        title = capitalised(words.name("option", key).replace("_", " "))
        if key not in choices.offer.several:
            return [Button(f"option:{key}", f"{title}: {choices.value(key)}")]
        return [
            Button(
                f"value:{key}:{value}", f"{title} {words.name(key, value)}: {_yes_or_no(value in choices.named(key))}"
            )
            for value in choices.offer.options[key][1:]
        ]

    def _show(self) -> None:
        rows = self._rows()
        self.row = min(self.row, len(rows) - 1)
        self.buttons(*(replace(button, lit=index == self.row) for index, button in enumerate(rows)))

    keymap: ClassVar[Keymap] = {
        "arrow_up": Binding("the row above", up),
        "arrow_down": Binding("the row below", down),
        "arrow_left": Binding("change it, backwards", change_back),
        "arrow_right": Binding("change it", change),
        "enter": Binding("do what it says", activate),
    }


class QuitMode(Mode):
    """Asks before the window is closed."""

    name = "quit"
    title = "Quit"
    does = "asks before the window is closed"
    looks = False

    def enter(self) -> None:
        """Ask."""
        self.window.captions.prompt("Quit Meeple City?")
        self.buttons(
            Button("quit", "Quit", True, key="Enter", icon="door"), Button("back", "Back", key="Esc", icon="back")
        )

    def exit(self) -> None:
        """Leave a clean screen."""
        self.wipe()

    def done(self) -> None:
        """Close the window."""
        self.window.quit()

    def esc(self) -> None:
        """Back to the menu."""
        self.window.pop()

    def button_clicked(self, button: str) -> None:
        """Close the window, or go back to the menu."""
        if button == "quit":
            self.done()
        else:
            self.esc()

    keymap: ClassVar[Keymap] = {"enter": Binding("quit", done)}


class PauseMode(Mode):
    """The menu of a running match."""

    name = "pause"
    title = "Match menu"
    does = "continue, change settings, or leave; the match is saved"
    looks = False

    def enter(self) -> None:
        """Show the rows."""
        self._show()

    def exit(self) -> None:
        """Leave a clean screen."""
        self.wipe()

    def done(self) -> None:
        """Back to the match."""
        self.window.pop()

    def esc(self) -> None:
        """Back to the match."""
        self.done()

    def button_clicked(self, button: str) -> None:
        """Continue, leave, quit, or change a setting."""
        kind, _, what = button.partition(":")
        if kind == "switch":
            self.window.set(switched(self.window.settings, what))
            self._show()
        elif kind == "leave":
            self.window.leave()
        elif kind == "quit":
            self.window.quit()
        else:
            self.done()

    def _show(self) -> None:
        rows = [Button("done", "Continue", True, key="Enter"), *switch_rows(self.window.settings)]
        leave = Button("leave", "Leave the match (it is saved)")
        self.buttons(*rows, leave, Button("quit", "Quit (the match is saved)"))

    keymap: ClassVar[Keymap] = {"enter": Binding("continue the match", done)}


def _yes_or_no(yes: bool) -> str:
    return "yes" if yes else "no"


def switch_rows(settings: Settings) -> list[Button]:
    """The settings as rows."""
    return [
        Button(f"switch:{key}", f"{text}: {'on' if getattr(settings, key) else 'off'}")
        for key, text in SWITCHES.items()
    ]


def switched(settings: Settings, key: str) -> Settings:
    """The settings with one of them switched."""
    change: dict[str, Any] = {key: not getattr(settings, key)}
    return replace(settings, **change)
