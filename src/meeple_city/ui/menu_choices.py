"""What has been chosen for the next match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from meeple_city.ui.settings import GameOffer, NewMatch

STAYS = ("first", "edition")  # options that no chance decides
MOST_SEATS = 8
PROGRAM = "program"  # the kind of a player whose command is typed
# Options that do nothing unless another one is on.
NEEDS = {"tailor_made": "cards", "baby": "cards", "without": "treasures"}
TEAMS, ALONE = "teams", "off"


@dataclass
class MenuChoices:
    """What has been chosen so far."""

    offers: tuple[GameOffer, ...]
    game: int = 0
    count: int = 2
    players: tuple[str, ...] = ("human", "easy", "easy", "easy", "easy", "easy", "easy", "easy")
    names: tuple[str, ...] = ("",) * MOST_SEATS
    commands: tuple[str, ...] = ("",) * MOST_SEATS  # of programs
    options: tuple[tuple[str, str], ...] = ()

    @property
    def offer(self) -> GameOffer:
        """The game chosen."""
        return self.offers[self.game]

    @property
    def playing(self) -> tuple[str, ...]:
        """The kinds of players at the seats that are taken."""
        return self.players[: self.count]

    def wish(self) -> NewMatch:
        """The match to be started."""
        chosen = {option: self.value(option) for option in self.offer.options if not self.missing(option)}
        unusual = {option: value for option, value in chosen.items() if value != self.offer.options[option][0]}
        pairs = zip(self.playing, self.commands, strict=False)
        players = tuple(command if kind == PROGRAM else kind for kind, command in pairs)
        names = tuple(name.strip() for name in self.names[: self.count])
        return NewMatch(self.offer.game, players, unusual, names=names if any(names) else ())

    def problem(self) -> str:
        """Why the match cannot be started, as the last part of a key; empty if it can."""
        seats = range(self.count)
        if any(self.players[seat] == PROGRAM and "/" not in self.commands[seat] for seat in seats):
            return "command"
        names = [self.names[seat].strip().casefold() for seat in seats if self.names[seat].strip()]
        return "names" if len(set(names)) < len(names) else ""

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

    # ---- seats

    def change_player(self, seat: int, step: int) -> None:
        """Another kind of player at a seat."""
        kinds = self.offer.kinds
        self.players = _with(self.players, seat, kinds[(kinds.index(self.players[seat]) + step) % len(kinds)])

    def name(self, seat: int, name: str) -> None:
        """Give a player a name."""
        self.names = _with(self.names, seat, name)

    def command(self, seat: int, command: str) -> None:
        """Say which program plays."""
        self.commands = _with(self.commands, seat, command)

    def move(self, seat: int, step: int) -> int:
        """Change places with the next player, or the one before; returns the new seat."""
        other = (seat + step) % self.count
        self.players, self.names, self.commands = (
            _with(_with(row, seat, row[other]), other, row[seat]) for row in (self.players, self.names, self.commands)
        )
        return other

    def team(self, seat: int) -> int:
        """The number of the team a seat plays in; 0 if everybody plays alone."""
        value = self.value(TEAMS) if TEAMS in self.offer.options else ALONE
        return 0 if value == ALONE else seat % int(value.partition("x")[0]) + 1

    # ---- rules

    def missing(self, option: str) -> str:
        """The option that must be on before this one does anything; empty if there is none, or if it is on."""
        needed = NEEDS.get(option, "")
        return needed if needed in self.offer.options and self.value(needed) == "off" else ""

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

    def surprise(self, choose: Callable[[Sequence[str]], str]) -> None:
        """Choose side, cards and variants by chance; who plays and who begins stays as it is."""
        chosen = dict(self.options)
        for option in self.offer.options:
            if option not in STAYS and option not in self.offer.several:
                chosen[option] = choose(self.offer.values(option, self.count))
        self.options = tuple(chosen.items())


def _with(row: tuple[str, ...], at: int, value: str) -> tuple[str, ...]:
    return (*row[:at], value, *row[at + 1 :])
