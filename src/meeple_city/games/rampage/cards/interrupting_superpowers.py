"""Superpowers that interrupt: played when something is about to happen to their owner."""

from __future__ import annotations

from meeple_city.core.asks import Rule
from meeple_city.core.events import Card, Event
from meeple_city.core.play import Play
from meeple_city.games.rampage.events import RunawayCancelled, RunawaySuffered, TeethBroken
from meeple_city.games.rampage.state import State
from meeple_city.games.rampage.teeth import break_teeth


class TeethProtector(Card):
    """When an opponent breaks teeth of yours, none are broken, and the opponent loses one to you instead."""

    name = "teeth_protector"

    def replace(self, play: Play[State], owner: str, event: Event) -> Rule[tuple[Event, ...] | None]:
        """Cancel the whole break, with the Meeples that would have been paid, and break a tooth in return."""
        assert isinstance(event, TeethBroken)
        yield from break_teeth(play, event.breaker, owner, 1, self.name)
        return ()


class TooCute(Card):
    """Cancel one effect of the Runaway board, except the one that ends the game."""

    name = "too_cute"

    def replace(self, play: Play[State], owner: str, event: Event) -> Rule[tuple[Event, ...] | None]:
        """The effect is void; a full zone empties all the same."""
        assert isinstance(event, RunawaySuffered)
        yield from ()
        return (RunawayCancelled(event.seat, event.effect),)
