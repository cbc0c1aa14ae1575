"""A new game: what is played, who sits where, and by which rules."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from meeple_city.display.hud import MenuRow
from meeple_city.errors import MeepleCityError
from meeple_city.ui.badges import badge
from meeple_city.ui.menu_choices import PROGRAM, MenuChoices
from meeple_city.ui.modes.list_mode import ListMode
from meeple_city.ui.modes.roar_contest import RoarContestMode, wants_contest
from meeple_city.ui.settings import LONGEST_NAME, NewMatch
from meeple_city.ui.tips import WELCOME, due_tip
from meeple_city.words.catalogue import capitalised

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow

LONGEST_COMMAND = 200  # letters
ICONS = {"human": "person", PROGRAM: "gear"}  # of players; all others are bots
TABS = ("table", "rules")


class NewGameMode(ListMode):
    """What to play, with whom, and by which rules."""

    name = "setup"

    def __init__(self, window: GameWindow) -> None:
        super().__init__(window)
        if window.menu_choices is None:
            window.menu_choices = MenuChoices(window.matches.offers())
        self.choices = window.menu_choices

    def heading(self) -> str:
        """The title."""
        return self.say("menu.new")

    def tabs(self) -> Sequence[str]:
        """The table with its seats, and the rules."""
        return [self.say(f"new.{tab}") for tab in TABS]

    def rows(self) -> Sequence[MenuRow]:
        """Start comes first."""
        rows = self._table_rows() if self.tab == 0 else self._rule_rows()
        start = replace(self.line("start", "play"), why_not=self._why_not(), detail=self._summary())
        return [start, *rows, self.line("back", "back")]

    def do(self, row: str) -> None:
        """Start, choose by chance, see to a seat, or go back."""
        kind, _, what = row.partition(":")
        if kind == "start":
            begin(self.window, self._start)
        elif kind == "seat":
            self.window.push(SeatMode(self.window, self.choices, int(what)))
        elif kind == "surprise":
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
        elif kind == "seat":
            self.choices.change_player(int(what), step)
        elif kind == "option":
            self.choices.change_option(what, step)
        elif kind == "value":
            self.choices.toggle(*what.split(":"))

    def esc(self) -> None:
        """Back to the first menu."""
        self.window.pop()

    # ---- who plays

    def _table_rows(self) -> list[MenuRow]:
        choices, words = self.choices, self.window.words
        title = capitalised(words.name("game", choices.offer.game))
        return [
            MenuRow("game", self.say("menu.game"), title, self.say("menu_hint.game"), icon="card"),
            MenuRow("count", self.say("menu.players"), str(choices.count), self.say("menu_hint.players")),
            MenuRow("heading:seats", self.say("menu.choose_seats"), heading=True),
            *(self._seat(number) for number in range(choices.count)),
        ]

    def _seat(self, number: int) -> MenuRow:
        choices, words = self.choices, self.window.words
        seat, place = list(choices.offer.seats(choices.count).items())[number]
        mark, colour = badge(seat), capitalised(words.name("seat", seat))
        team = choices.team(number)
        return MenuRow(
            f"seat:{number}",
            choices.names[number] or colour,
            player_name(self, choices.players[number]),
            self.say("new.seat_hint"),
            icon=mark.icon,
            colour=mark.colour,
            place=place,
            detail=self.say("new.team", number=team) if team else colour if choices.names[number] else "",
        )

    # ---- rules

    def _rule_rows(self) -> list[MenuRow]:
        rows = [row for option in self.choices.offer.options for row in self._option_rows(option)]
        return [*rows, self.line("surprise", "star")]

    def _option_rows(self, key: str) -> list[MenuRow]:
        """A row for an option; for one that may name several values, a row for each."""
        choices, words = self.choices, self.window.words
        title = capitalised(words.name("option", key))
        hint = capitalised(words.text(f"screen.option_hint.{key}", ""))
        why = self._why_not_option(key)
        if key not in choices.offer.several:
            return [self._option(f"option:{key}", title, choices.value(key), hint, why)]
        return [
            self._option(f"value:{key}:{value}", words.labelled(title, words.name(key, value)), on, hint, why)
            for value in choices.offer.options[key][1:]
            for on in ["on" if value in choices.named(key) else "off"]
        ]

    def _option(self, id_: str, title: str, value: str, hint: str, why: str) -> MenuRow:
        """A row with its explanation below; what is on or off is a switch."""
        shown = value if not why else "off" if value in ("on", "off") else value
        row = MenuRow(id_, title, self._value(id_, shown), hint, detail=hint, why_not=why)
        return replace(row, control="switch", share=float(shown == "on")) if value in ("on", "off") else row

    def _value(self, row: str, value: str) -> str:
        if row == "option:first" and value.isdigit():
            number = int(value) - 1
            seat = list(self.choices.offer.seats(self.choices.count))[number]
            return self.choices.names[number] or capitalised(self.window.words.name("seat", seat))
        return capitalised(self.window.words.text(f"screen.value.{value}", value))

    def _why_not_option(self, key: str) -> str:
        """Why an option cannot be chosen now."""
        needed = self.choices.missing(key)
        if needed:
            return self.say("new.needs", option=self.window.words.name("option", needed))
        if len(self.choices.offer.values(key, self.choices.count)) == 1:
            return self.say("new.not_for_so_many", count=self.choices.count)
        return ""

    # ---- start

    def _summary(self) -> str:
        return self.say(
            "new.summary",
            game=self.window.words.name("game", self.choices.offer.game),
            people=sum(kind == "human" for kind in self.choices.playing),
            others=sum(kind != "human" for kind in self.choices.playing),
        )

    def _why_not(self) -> str:
        problem = self.choices.problem()
        return self.say(f"new.problem.{problem}") if problem else ""

    def _start(self) -> None:
        wish = first_for_newcomers(self.window, self.choices)
        if wants_contest(self.window.settings, self.choices.offer, wish):
            self.window.push(RoarContestMode(self.window, wish))
        else:
            self.window.start(self.window.matches.new_match(wish))


class SeatMode(ListMode):
    """One seat: what its player is called, who plays, and where."""

    name = "seat"

    def __init__(self, window: GameWindow, choices: MenuChoices, number: int) -> None:
        super().__init__(window)
        self.choices, self.number = choices, number

    def heading(self) -> str:
        """The colour of the seat."""
        return capitalised(self.window.words.name("seat", self._seat))

    def rows(self) -> Sequence[MenuRow]:
        """The name can be typed at once."""
        choices, number, mark = self.choices, self.number, badge(self._seat)
        kind = choices.players[number]
        expect = self.window.words.text(f"screen.expect.{kind}", "")
        rows = [
            self._field("name", choices.names[number], "person"),
            MenuRow("kind", self.say("new.kind"), player_name(self, kind), self.say("new.kind_hint"), icon=_icon(kind),
                    detail=capitalised(expect)),
            MenuRow("place", self.say("new.place"), self.heading(), self.say("new.place_hint"), icon=mark.icon,
                    colour=mark.colour),
        ]  # fmt: skip
        if kind == PROGRAM:
            rows.insert(2, self._field("command", choices.commands[number], "gear"))
        return [*rows, self.line("ready", "check")]

    def change(self, row: str, step: int) -> None:
        """Another kind of player, or another place."""
        if row == "kind":
            self.choices.change_player(self.number, step)
        else:
            self.number = self.choices.move(self.number, step)

    def write(self, row: str, text: str) -> None:
        """Change what is written in a field."""
        if row == "name":
            self.choices.name(self.number, text.lstrip()[:LONGEST_NAME])
        else:
            self.choices.command(self.number, text[:LONGEST_COMMAND])

    def do(self, row: str) -> None:
        """Ready; a field is typed into, and needs nothing else."""
        if row == "ready":
            self.esc()
        elif row in ("name", "command"):
            self.down()

    def esc(self) -> None:
        """Back to the table."""
        self.window.pop()

    @property
    def _seat(self) -> str:
        return list(self.choices.offer.seats(self.choices.count))[self.number]

    def _field(self, key: str, text: str, icon: str) -> MenuRow:
        return MenuRow(key, self.say(f"new.{key}"), text, self.say(f"new.{key}_hint"), icon=icon, control="field")


def player_name(mode: ListMode, kind: str) -> str:
    """A kind of player as people call it."""
    words = mode.window.words
    return capitalised(words.text(f"screen.value_player.{kind}", words.text(f"screen.value.{kind}", kind)))


def _icon(kind: str) -> str:
    return ICONS.get(kind, "bot")


def first_for_newcomers(window: GameWindow, choices: MenuChoices) -> NewMatch:
    """The match to be started; in their first one people go first, so that they need not watch bots to begin with."""
    wish, offer = choices.wish(), choices.offer
    if "first" not in offer.options or choices.value("first") != offer.options["first"][0]:
        return wish
    new = due_tip(window.settings, offer.game, WELCOME) is not None
    seat = next((str(number) for number, kind in enumerate(wish.players, 1) if kind == "human"), "")
    return replace(wish, options={**wish.options, "first": seat}) if new and seat else wish


def begin(window: GameWindow, start: Callable[[], None]) -> None:
    """Begin a match, or note why that is not possible."""
    try:
        start()
    except MeepleCityError as cause:
        window.captions.note(capitalised(str(cause)))
