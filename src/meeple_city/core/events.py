"""Events, and the cards that can change them or react to them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from meeple_city.core.asks import Rule

if TYPE_CHECKING:
    from meeple_city.core.play import Play


Hook = Callable[..., Rule[Any]]  # Card.replace or Card.react


@dataclass(frozen=True)
class Event:
    """Something that happens in a game. Every change of state is an event. Names are past participles."""


class Card:
    """A card that interferes with a game through `modify`, `replace` and `react`; each does nothing unless overridden.

    Forced cards come before optional ones. A card affects one chain of events at most once; copies of a card are
    separate objects, so each copy can.
    """

    name = ""
    forced = True
    concerns: tuple[type[Event], ...] = (Event,)  # the events it may replace or react to

    @classmethod
    @cache
    def overrides(cls, hook: Hook) -> bool:
        """Whether the card overrides `Card.replace` or `Card.react`. Cached, because it is asked for every event."""
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
