"""Events, and the cards that can change them or react to them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol

from meeple_city.border import Message
from meeple_city.core.asks import Rule

if TYPE_CHECKING:
    from meeple_city.core.play import Play


Hook = Callable[..., Any]  # one of the sockets of Card


@dataclass(frozen=True)
class Event:
    """Something that happens in a game. Every change of state is an event. Names are past participles."""


class Offer(Protocol):
    """Something a player may choose beside a question."""

    @property
    def option(self) -> str:
        """How it is named among the options."""


@dataclass(frozen=True)
class Deed:
    """An offer that a rule carries out."""

    option: str
    do: Callable[[Play[Any]], Rule[None]]


@dataclass(frozen=True)
class Points:
    """Points that a card scores, and why."""

    points: int
    why: Message


class Card:
    """A card that interferes with a game through five sockets, each of which does nothing unless overridden.

    Forced cards come before optional ones. A card affects one chain of events at most once; copies of a card are
    separate objects, so each copy can.
    """

    name = ""
    forced = True
    rank = 0  # cards of a lower rank change a number first
    concerns: tuple[type[Event], ...] = (Event,)  # the events it may replace or react to

    @classmethod
    @cache
    def overrides(cls, hook: Hook) -> bool:
        """Whether the card overrides a socket, such as `Card.react`. Cached, because it is asked for every event."""
        return getattr(cls, hook.__name__) is not hook

    def modify(self, state: Any, owner: str, number: str, value: int) -> int:
        """Change a number in the rules, such as how many Meeples may be eaten."""
        return value

    def replace(self, play: Play[Any], owner: str, event: Event) -> Rule[tuple[Event, ...] | None]:
        """Replace an event with others; an empty tuple cancels it, None leaves it alone."""
        yield from ()
        return None

    def react(self, play: Play[Any], owner: str, event: Event) -> Rule[None]:
        """React to an event."""
        yield from ()

    def act(self, state: Any, owner: str, moment: str) -> Sequence[Offer]:
        """Offer its owner something to do at a moment of the game."""
        return ()

    def score(self, state: Any, owner: str) -> Points | None:
        """Score points at the end; None if the card never does."""
        return None


Cards = Sequence[tuple[str, Card]]  # with their owners


def modified(cards: Iterable[tuple[str, Card]], state: Any, number: str, value: int, owner: str) -> int:
    """A number in the rules, as changed by the owner's cards in the order of their ranks."""
    own = [card for seat, card in cards if seat == owner and card.overrides(Card.modify)]
    for card in sorted(own, key=lambda card: card.rank):
        value = card.modify(state, owner, number, value)
    return value
