"""A small game with everything a game can have: two thieves, a few coins, and cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from meeple_city.border import City, Look, Permit
from meeple_city.core.asks import Ask, Rule, TableTask
from meeple_city.core.events import Card, Event
from meeple_city.core.game import Game, Result, Score
from meeple_city.core.play import Play


@dataclass(frozen=True)
class Stolen(Event):
    """A thief took coins from a victim."""

    thief: str
    victim: str
    coins: int = 1


@dataclass(frozen=True)
class Tossed(Event):
    """A coin was tossed."""

    heads: bool


@dataclass(frozen=True)
class Passed(Event):
    """A turn is over."""


@dataclass(frozen=True)
class Bankrupt(Event):
    """A player has no coin left."""

    seat: str


@dataclass(frozen=True)
class Purses:
    """The coins of each player."""

    coins: Mapping[str, int]
    active: str = "ann"
    turn: int = 0
    bankrupt: str = ""
    tosses: tuple[bool, ...] = ()


class Thieves(Game[Purses]):
    """Players steal, toss a coin, look at the table, or throw something."""

    name = "thieves"
    version = 1
    seat_counts = range(2, 3)
    options: Mapping[str, tuple[str, ...]] = {"coins": ("3", "9")}

    def __init__(self, *cards: tuple[str, Card], city: City | None = None) -> None:
        self.held = cards
        self.place = city

    def opening(self, seats: tuple[str, ...], options: Mapping[str, str], seed: int, city: City | None) -> Purses:
        return Purses(dict.fromkeys(seats, int(self.read_options(options)["coins"])))

    def rules(self, play: Play[Purses]) -> Rule[None]:
        while not play.state.bankrupt:
            play.checkpoint()
            yield from play.happen(Tossed(play.chance().random() < 0.5))
            yield from self.turn(play)
            yield from play.happen(Passed())

    def turn(self, play: Play[Purses]) -> Rule[None]:
        seat, other = play.state.active, self.other(play.state)
        options = ("steal", "look", "throw", "toss")[: play.number_of("choices", 4, seat)]
        choice = yield Ask(seat, "deed", options)
        if choice == "look":
            yield TableTask(Look())
        elif choice == "throw":
            yield Ask(seat, "throw", ("rather not",), Permit("flick", "coin"))
        elif choice == "steal":
            yield from play.happen(Stolen(seat, other))
        else:
            yield from play.happen(Tossed(play.chance().random() < 0.5))
            yield from play.happen(Tossed(play.chance().random() < 0.5))

    def reduce(self, state: Purses, event: Event) -> Purses:
        if isinstance(event, Stolen):
            coins = dict(state.coins)
            coins[event.victim] -= event.coins
            coins[event.thief] += event.coins
            return replace(state, coins=coins)
        if isinstance(event, Tossed):
            return replace(state, tosses=(*state.tosses, event.heads))
        if isinstance(event, Bankrupt):
            return replace(state, bankrupt=event.seat)
        return replace(state, active=self.other(state), turn=state.turn + 1)

    def check(self, state: Purses, event: Event) -> bool:
        return not isinstance(event, Stolen) or state.coins[event.victim] >= event.coins

    def settle(self, state: Purses) -> Event | None:
        broke = [seat for seat, coins in state.coins.items() if coins == 0]
        return Bankrupt(broke[0]) if broke and not state.bankrupt else None

    def cards(self, state: Purses) -> Iterable[tuple[str, Card]]:
        """Those of the active seat first."""
        return sorted(self.held, key=lambda row: row[0] != state.active)

    def result(self, state: Purses) -> Result | None:
        scores = tuple(Score(seat, coins, {}, ()) for seat, coins in state.coins.items())
        return Result("bankrupt", (self.other(state),), scores) if state.bankrupt else None

    def city(self, state: Purses) -> City | None:
        return self.place

    def other(self, state: Purses) -> str:
        return next(seat for seat in state.coins if seat != state.active)


class Noting(Card):
    """Records every call."""

    def __init__(self, name: str, notes: list[Any], forced: bool = True) -> None:
        self.name, self.notes, self.forced = name, notes, forced

    def replace(self, play: Play[Any], owner: str, event: Event) -> Rule[tuple[Event, ...] | None]:
        if isinstance(event, Stolen):
            self.notes.append(("replace", owner, self.name))
        yield from ()
        return None

    def react(self, play: Play[Any], owner: str, event: Event) -> Rule[None]:
        if isinstance(event, Stolen):
            self.notes.append(("react", owner, self.name))
        yield from ()


class Padlock(Card):
    """Nothing can be stolen from its owner."""

    name = "Padlock"

    def replace(self, play: Play[Any], owner: str, event: Event) -> Rule[tuple[Event, ...] | None]:
        yield from ()
        return () if isinstance(event, Stolen) and event.victim == owner else None


class Mirror(Card):
    """Whoever steals from its owner is stolen from instead."""

    name = "Mirror"

    def replace(self, play: Play[Any], owner: str, event: Event) -> Rule[tuple[Event, ...] | None]:
        yield from ()
        if isinstance(event, Stolen) and event.victim == owner:
            return (Stolen(owner, event.thief, event.coins),)
        return None


class Glove(Card):
    """Its owner may steal twice, one coin at a time."""

    name = "Glove"
    forced = False

    def replace(self, play: Play[Any], owner: str, event: Event) -> Rule[tuple[Event, ...] | None]:
        if not isinstance(event, Stolen) or event.thief != owner:
            return None
        answer = yield Ask(owner, "use Glove", ("yes", "no"))
        return (event, event) if answer == "yes" else None


class Revenge(Card):
    """After a theft its owner takes a coin back."""

    name = "Revenge"

    def react(self, play: Play[Any], owner: str, event: Event) -> Rule[None]:
        if isinstance(event, Stolen) and event.victim == owner:
            yield from play.happen(Stolen(owner, event.thief))


class Haste(Card):
    """Its owner has fewer choices."""

    name = "Haste"

    def modify(self, state: Any, owner: str, number: str, value: int) -> int:
        return value - 2 if number == "choices" else value


def thieves(*cards: tuple[str, Card], coins: str = "3", seed: int = 0, city: City | None = None) -> Play[Purses]:
    """Ann and bob, with these cards."""
    game = Thieves(*cards, city=city)
    return Play(game, game.opening(("ann", "bob"), {"coins": coins}, seed, city), seed)
