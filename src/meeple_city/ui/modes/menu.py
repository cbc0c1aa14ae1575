"""The menu: what to play, with whom, and how."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from meeple_city.display.marks import Button
from meeple_city.errors import MeepleCityError
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import Mode
from meeple_city.ui.modes.roar_contest import RoarContest, wants_contest
from meeple_city.ui.settings import GameOffer, NewMatch, Settings

SWITCHES = {
    "guide": "explain new things",
    "streamer": "streamer: no secrets on the screen",
    "microphone": "blow into the microphone",
    "sound": "sound of wind",
    "comfort": "comfort: the head jumps",
}


@dataclass
class MenuChoices:
    """What is chosen so far."""

    offers: tuple[GameOffer, ...]
    game: int = 0
    count: int = 2
    players: tuple[str, ...] = ("human", "easy", "easy", "easy", "easy", "easy", "easy", "easy")
    options: tuple[tuple[str, str], ...] = ()

    @property
    def offer(self) -> GameOffer:
        """The game chosen."""
        return self.offers[self.game]

    def setup(self) -> NewMatch:
        """The match wished for."""
        return NewMatch(self.offer.game, self.players[: self.count], dict(self.options))

    def other_game(self, step: int) -> None:
        """Another game; numbers and kinds of players are made to fit."""
        self.game = (self.game + step) % len(self.offers)
        self.options = ()
        counts, kinds = self.offer.counts, self.offer.kinds
        self.count = min(max(self.count, counts[0]), counts[-1])
        self.players = tuple(kind if kind in kinds else "human" for kind in self.players)

    def other_count(self, step: int) -> None:
        """More or fewer players, around in a ring."""
        counts = self.offer.counts
        self.count = counts[(counts.index(self.count) + step) % len(counts)]

    def other_player(self, seat: int, step: int) -> None:
        """Another kind of player at a seat."""
        kinds = self.offer.kinds
        kind = kinds[(kinds.index(self.players[seat]) + step) % len(kinds)]
        self.players = (*self.players[:seat], kind, *self.players[seat + 1 :])

    def value(self, option: str) -> str:
        """An option as it is."""
        return dict(self.options).get(option, self.offer.options[option][0])

    def other_value(self, option: str, step: int) -> None:
        """Another value of an option."""
        allowed = self.offer.options[option]
        value = allowed[(allowed.index(self.value(option)) + step) % len(allowed)]
        self.options = tuple({**dict(self.options), option: value}.items())


class MenuMode(Mode):
    """Rows to choose from; the last one starts."""

    name = "menu"
    title = "Menu"
    does = "choose a game and start it"
    keymap: ClassVar[Keymap] = {
        "arrow_up": Binding("the row above", "up"),
        "arrow_down": Binding("the row below", "down"),
        "arrow_left": Binding("change it, backwards", "less"),
        "arrow_right": Binding("change it", "more"),
        "enter": Binding("do it", "do"),
    }

    def enter(self) -> None:
        """Show what there is."""
        self.wish = MenuChoices(self.desk.host.offers())
        self.desk.host.look_for_unfinished()
        self.unfinished = self.desk.host.unfinished()
        self.row = 0
        self.desk.hud.prompt("Meeple City: choose a game and start it")
        self._show()

    def exit(self) -> None:
        """Leave a clean screen."""
        self.wipe()

    def tick(self, dt: float) -> None:
        """Interrupted matches are found while one looks at the menu."""
        found = self.desk.host.unfinished()
        if found != self.unfinished:
            self.unfinished = found
            self._show()

    def esc(self) -> None:
        """Close the window."""
        self.desk.quit()

    def up(self) -> None:
        """The row above."""
        self._to(self.row - 1)

    def down(self) -> None:
        """The row below."""
        self._to(self.row + 1)

    def less(self) -> None:
        """Change the row, backwards."""
        self._change(self._rows()[self.row].id, -1)

    def more(self) -> None:
        """Change the row."""
        self._change(self._rows()[self.row].id, 1)

    def do(self) -> None:
        """Do what the row says."""
        self.push(self._rows()[self.row].id)

    def push(self, button: str) -> None:
        """Start, go on, or change what was clicked."""
        if button == "start":
            self._try(self._start)
        elif button.startswith("journal:"):
            found = self.unfinished[int(button.removeprefix("journal:"))]
            self._try(lambda: self.desk.start(self.desk.host.go_on(found.journal)))
        elif button == "quit":
            self.desk.quit()
        else:
            self._change(button, 1)

    def _start(self) -> None:
        setup = self.wish.setup()
        if wants_contest(self.desk.settings, self.wish.offer, setup):
            self.desk.push(RoarContest(self.desk, setup))
        else:
            self.desk.start(self.desk.host.begin(setup))

    def _try(self, begin: object) -> None:
        try:
            begin()  # type: ignore[operator]
        except MeepleCityError as cause:
            self.desk.hud.note(str(cause))

    def _to(self, row: int) -> None:
        self.row = row % len(self._rows())
        self._show()

    def _change(self, row: str, step: int) -> None:
        kind, _, what = row.partition(":")
        if kind == "game":
            self.wish.other_game(step)
        elif kind == "count":
            self.wish.other_count(step)
        elif kind == "player":
            self.wish.other_player(int(what), step)
        elif kind == "option":
            self.wish.other_value(what, step)
        elif kind == "switch":
            self.desk.set(switched(self.desk.settings, what))
        self._show()

    def _rows(self) -> list[Button]:
        wish = self.wish
        rows = [Button("start", "Start"), Button("game", f"game: {wish.offer.title}")]
        rows += [Button("count", f"players: {wish.count}")]
        rows += [Button(f"player:{i}", f"player {i + 1}: {wish.players[i]}") for i in range(wish.count)]
        rows += [Button(f"option:{key}", f"{key.replace('_', ' ')}: {wish.value(key)}") for key in wish.offer.options]
        rows += switch_rows(self.desk.settings)
        rows += [Button(f"journal:{i}", f"go on: {found.title}") for i, found in enumerate(self.unfinished[:3])]
        return [*rows, Button("quit", "Quit")]

    def _show(self) -> None:
        rows = self._rows()
        self.row = min(self.row, len(rows) - 1)
        self.buttons(*(replace(button, lit=index == self.row) for index, button in enumerate(rows)))


class PauseMode(Mode):
    """The menu of a running match."""

    name = "pause"
    title = "Menu of a match"
    does = "go on, change settings, or leave; the match is kept"
    looks = False
    keymap: ClassVar[Keymap] = {"enter": Binding("go on with the match", "done")}

    def enter(self) -> None:
        """Show what there is."""
        self._show()

    def exit(self) -> None:
        """Leave a clean screen."""
        self.wipe()

    def done(self) -> None:
        """Go on."""
        self.desk.pop()

    def esc(self) -> None:
        """Go on."""
        self.done()

    def push(self, button: str) -> None:
        """Go on, leave, quit, or switch."""
        kind, _, what = button.partition(":")
        if kind == "switch":
            self.desk.set(switched(self.desk.settings, what))
            self._show()
        elif kind == "leave":
            self.desk.leave()
        elif kind == "quit":
            self.desk.quit()
        else:
            self.done()

    def _show(self) -> None:
        rows = [Button("done", "Go on (Enter)", True), *switch_rows(self.desk.settings)]
        self.buttons(*rows, Button("leave", "Leave the match; it is kept"), Button("quit", "Quit; the match is kept"))


def switch_rows(settings: Settings) -> list[Button]:
    """The settings as rows."""
    return [
        Button(f"switch:{key}", f"{words}: {'on' if getattr(settings, key) else 'off'}")
        for key, words in SWITCHES.items()
    ]


def switched(settings: Settings, key: str) -> Settings:
    """The settings with one of them the other way."""
    return replace(settings, **{key: not getattr(settings, key)})
