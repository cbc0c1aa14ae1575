"""What a game must provide to be played, recorded and shown by parts that know no game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from meeple_city.border import City, Message
from meeple_city.core.asks import Rule
from meeple_city.core.events import Card, Event
from meeple_city.core.view import View
from meeple_city.errors import BadInput

if TYPE_CHECKING:
    from meeple_city.core.play import Play

S = TypeVar("S")


@dataclass(frozen=True)
class Score:
    """A seat's points, part by part, with the reasons."""

    seat: str
    total: int
    parts: Mapping[str, int]
    why: tuple[Message, ...]


@dataclass(frozen=True)
class Result:
    """How a match ended."""

    ended: str
    winners: tuple[str, ...]
    scores: tuple[Score, ...]


class Game(Generic[S]):
    """The rules of one game. States are frozen; `rules` can start from any state that `Play.checkpoint` was told of."""

    name: str
    version: int  # of the rules: raised with every change of them
    seat_counts: range
    options: Mapping[str, tuple[str, ...]]  # allowed values, the default first
    public_questions: frozenset[str] = frozenset()  # kinds whose options everybody may see; all others are secret

    def seats(self, count: int, city: City | None) -> tuple[str, ...]:
        """The names of the seats, in order of play."""
        raise NotImplementedError

    def opening(self, seats: tuple[str, ...], options: Mapping[str, str], seed: int, city: City | None) -> S:
        """The state before anything has been asked."""
        raise NotImplementedError

    def rules(self, play: Play[S]) -> Rule[None]:
        """The whole game from a state on."""
        raise NotImplementedError

    def reduce(self, state: S, event: Event) -> S:
        """The state after an event."""
        raise NotImplementedError

    def check(self, state: S, event: Event) -> bool:
        """Whether an event still makes sense."""
        return True

    def settle(self, state: S) -> Event | None:
        """The event that follows from a state by itself, if any."""
        return None

    def cards(self, state: S) -> Sequence[tuple[str, Card]]:
        """The cards that may interfere, with their owners: active seat first, then clockwise."""
        return ()

    def result(self, state: S) -> Result | None:
        """The result; None while the match goes on."""
        raise NotImplementedError

    def standing(self, state: S, ended: str) -> Result:
        """The result if the match ended now, for that reason."""
        raise NotImplementedError

    def view(self, state: S, seat: str | None) -> View:
        """What a seat may see; with None, the spectators."""
        raise NotImplementedError

    def describe(self, state: S, event: Event, seat: str | None) -> Message | None:
        """Tell an event as a seat, or with None a spectator, may hear it; None for what needs no words."""
        return None

    def pieces(self, state: S) -> dict[str, dict[str, int]]:
        """Where all pieces are, kind by kind, each with its total."""
        raise NotImplementedError

    def turns(self, state: S) -> int:
        """How many turns were begun."""
        raise NotImplementedError

    def city(self, state: S) -> City | None:
        """The city it is played in; card games have none."""
        return None

    def to_json(self, state: S) -> Any:
        """A state as plain values."""
        raise NotImplementedError

    def from_json(self, data: Any) -> S:
        """Read back what `to_json` wrote."""
        raise NotImplementedError

    def check_seats(self, count: int) -> None:
        """Refuse impossible numbers of players."""
        if count not in self.seat_counts:
            few, most = self.seat_counts[0], self.seat_counts[-1]
            raise BadInput(f"{self.name} is for {few} to {most} players, not {count}")

    def read_options(self, given: Mapping[str, str]) -> dict[str, str]:
        """All options, those not given at their default."""
        for key, value in given.items():
            if key not in self.options:
                raise BadInput(f"option {key!r} is unknown in {self.name}; allowed: {', '.join(self.options)}")
            if value not in self.options[key]:
                raise BadInput(f"option {key}={value} is unknown; allowed: {', '.join(self.options[key])}")
        return {key: given.get(key, allowed[0]) for key, allowed in self.options.items()}
