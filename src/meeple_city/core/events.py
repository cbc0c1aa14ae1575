"""Events, and the cards that may interfere with them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from meeple_city.core.asks import Rule

if TYPE_CHECKING:
    from meeple_city.core.play import Play


@dataclass(frozen=True)
class Event:
    """Something that happens in a game. Every change of a state is one; names are past participles."""


class Card:
    """A thing that interferes with a game through five sockets and no more; each does nothing until overridden.

    Forced cards come before those whose owner may choose. A card touches one chain of events at most once.
    """

    name = ""
    forced = True
    minds: tuple[type[Event], ...] = (Event,)  # it may replace or react to these; of others it never hears

    @classmethod
    @cache
    def uses(cls, socket: str) -> bool:
        """Whether it overrides a socket; asked at every event, so that cards that have no say cost nothing."""
        return getattr(cls, socket) is not getattr(Card, socket)

    def modify(self, state: Any, owner: str, number: str, value: int) -> int:
        """Change a number of the rules, such as how many Meeples make a meal."""
        return value

    def replace(self, play: Play[Any], owner: str, event: Event) -> Rule[tuple[Event, ...] | None]:
        """Put other events in the place of one; an empty tuple cancels it, None leaves it alone."""
        yield from ()
        return None

    def react(self, play: Play[Any], owner: str, event: Event) -> Rule[None]:
        """Do something after an event."""
        yield from ()

    def moments(self, state: Any, owner: str) -> tuple[str, ...]:
        """The timing points at which the owner may act with this card now."""
        return ()

    def act(self, play: Play[Any], owner: str, moment: str) -> Rule[None]:
        """Act at a timing point."""
        yield from ()

    def score(self, state: Any, owner: str) -> tuple[int, str]:
        """Points at the end, and why."""
        return 0, ""
