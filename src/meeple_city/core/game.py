"""The interface of games: what it takes to play, record and show one without knowing its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from meeple_city.border import City, Message
from meeple_city.core.asks import Ask, Rule
from meeple_city.core.events import Cards, Event
from meeple_city.core.view import View
from meeple_city.errors import BadInput

if TYPE_CHECKING:
    from meeple_city.core.play import Play

S = TypeVar("S")


@dataclass(frozen=True)
class Score:
    """The points of a seat, broken down into parts, with reasons."""

    seat: str
    total: int
    parts: Mapping[str, int]
    why: tuple[Message, ...]


@dataclass(frozen=True)
class TeamScore:
    """The points of a team, with reasons."""

    seats: tuple[str, ...]
    total: int
    why: tuple[Message, ...]


@dataclass(frozen=True)
class Result:
    """How a match ended. Where players play in teams, all members of a winning team are winners."""

    ended: str
    winners: tuple[str, ...]
    scores: tuple[Score, ...]
    teams: tuple[TeamScore, ...] = ()


def counted(numbers: Sequence[int]) -> str:
    """Numbers of players as people write them: "2 to 6", or "2, 3, 4, 6 or 8"."""
    few, most = numbers[0], numbers[-1]
    if len(numbers) == most - few + 1:
        return f"{few} to {most}"
    return f"{', '.join(str(number) for number in numbers[:-1])} or {most}"


class Game(Generic[S]):
    """The rules of one game.

    States are frozen and consist of plain values, so that `to_plain` and `from_plain` convert them without loss.
    `rules` can start from any state saved by `Play.checkpoint`.
    """

    name: str
    version: int  # of the rules; incremented whenever they change
    seat_counts: Sequence[int]
    options: Mapping[str, tuple[str, ...]]  # allowed values, default first
    several: frozenset[str] = frozenset()  # options that may name several values, by commas; the first means none
    public_questions: frozenset[str] = frozenset()  # kinds of questions whose options are not secret

    def seats(self, count: int, city: City | None) -> tuple[str, ...]:
        """The names of the seats, in order of play."""
        raise NotImplementedError

    def opening(self, seats: tuple[str, ...], options: Mapping[str, str], seed: int, city: City | None) -> S:
        """The state before the first question."""
        raise NotImplementedError

    def rules(self, play: Play[S]) -> Rule[None]:
        """Play the game from the current state to its end."""
        raise NotImplementedError

    def reduce(self, state: S, event: Event) -> S:
        """The state after an event."""
        raise NotImplementedError

    def check(self, state: S, event: Event) -> bool:
        """Whether an event is still possible."""
        return True

    def settle(self, state: S) -> Event | None:
        """The event that a state triggers by itself, if any."""
        return None

    def cards(self, state: S) -> Cards:
        """The cards in play with their owners: active seat first, then clockwise.

        What `Play` works out from a sequence is cached by its identity: never change one that was returned; return a
        new one when the cards have changed.
        """
        return ()

    def result(self, state: S) -> Result | None:
        """The result, or None while the match is being played."""
        raise NotImplementedError

    def standing(self, state: S, ended: str) -> Result:
        """The result if the match ended now for the given reason."""
        raise NotImplementedError

    def view(self, state: S, seat: str | None) -> View:
        """What a seat may see; None stands for spectators."""
        raise NotImplementedError

    def describe(self, state: S, event: Event, seat: str | None) -> Message | None:
        """Describe an event to a seat, or to spectators if seat is None; None if there is nothing to say."""
        return None

    def is_public(self, ask: Ask, view: View) -> bool:
        """Whether everybody may see the options of a question; the view is that of the seat asked."""
        return ask.kind in self.public_questions

    def pieces(self, state: S) -> dict[str, dict[str, int]]:
        """How many pieces of each kind are where, with their total."""
        raise NotImplementedError

    def turns(self, state: S) -> int:
        """The number of turns started so far."""
        raise NotImplementedError

    def city(self, state: S) -> City | None:
        """The city the game is played in; None for card games."""
        return None

    def possible(self, option: str, count: int) -> tuple[str, ...]:
        """The values of an option that are possible with this many players."""
        return self.options[option]

    def check_possible(self, options: Mapping[str, str], count: int) -> None:
        """Raise BadInput if an option has a value that is not possible with this many players."""
        for option, value in options.items():
            possible = self.possible(option, count)
            if option not in self.several and value not in possible:
                raise BadInput(
                    f"option {option}={value} is not possible for {count} players; allowed: {', '.join(possible)}"
                )

    def boxes(self, count: int) -> int:
        """How many copies of the game are needed for this many players."""
        return 1

    def check_seats(self, count: int) -> None:
        """Raise BadInput unless the game can be played by this many players."""
        if count not in self.seat_counts:
            raise BadInput(f"{self.name} is for {counted(self.seat_counts)} players, not {count}")

    def read_options(self, given: Mapping[str, str]) -> dict[str, str]:
        """Check options and fill in the defaults."""
        for key, value in given.items():
            if key not in self.options:
                raise BadInput(f"option {key!r} is unknown in {self.name}; allowed: {', '.join(self.options)}")
            if value not in self.options[key]:
                raise BadInput(f"option {key}={value!r} is not possible; allowed: {', '.join(self.options[key])}")
        return {key: given.get(key, allowed[0]) for key, allowed in self.options.items()}
