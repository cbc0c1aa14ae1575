"""Marks: effects of played Superpowers that stay with a Monster for a while."""

from __future__ import annotations

from meeple_city.core.asks import Rule
from meeple_city.core.events import Card, Event
from meeple_city.core.play import Play
from meeple_city.games.rampage.events import MarkRemoved, TurnEnded
from meeple_city.games.rampage.state import State


class UntilEndOfTurn(Card):
    """A mark that goes when the turn of its Monster ends."""

    concerns = (TurnEnded,)

    def react(self, play: Play[State], owner: str, event: Event) -> Rule[None]:
        """Remove the mark at the end of the owner's turn."""
        if isinstance(event, TurnEnded) and event.seat == owner:
            yield from play.happen(MarkRemoved(owner, self.name))


class Paralyzed(UntilEndOfTurn):
    """Paralyzing Gaze: no Move actions until the end of the next turn."""

    name = "paralyzed"

    def modify(self, state: State, owner: str, number: str, value: int) -> int:
        """Forbid to move."""
        return 0 if number == "moves" else value


MARKS: tuple[type[Card], ...] = (Paralyzed,)
