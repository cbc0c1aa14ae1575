"""The sixteen Secret Superpowers: held face down, played once."""

from __future__ import annotations

from collections.abc import Sequence

from meeple_city.core.asks import Rule
from meeple_city.core.events import Card, Event, Offer
from meeple_city.core.play import Play
from meeple_city.games.rampage.cards.playing import ON_OWN_TURN, superpower
from meeple_city.games.rampage.events import ActionsAdded, MarkPlaced, RunawayCancelled, RunawaySuffered, TeethBroken
from meeple_city.games.rampage.state import State
from meeple_city.games.rampage.teeth import break_teeth


class ParalyzingGaze(Card):
    """Opponents cannot take Move actions on their next turn."""

    name = "paralyzing_gaze"

    def act(self, state: State, owner: str, moment: str) -> Sequence[Offer]:
        """On one's own turn."""
        return (superpower(self, owner, self._stare),) if moment in ON_OWN_TURN else ()

    def _stare(self, play: Play[State], owner: str) -> Rule[None]:
        for seat in play.state.opponents(owner):
            yield from play.happen(MarkPlaced(seat, "paralyzed"))


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


class Unleashed(Card):
    """Two more actions this turn."""

    name = "unleashed"

    def act(self, state: State, owner: str, moment: str) -> Sequence[Offer]:
        """On one's own turn; after the last action it brings actions back."""
        return (superpower(self, owner, self._rage),) if moment in ON_OWN_TURN else ()

    def _rage(self, play: Play[State], owner: str) -> Rule[None]:
        yield from play.happen(ActionsAdded(owner, 2, self.name))


SUPERPOWERS: tuple[type[Card], ...] = (ParalyzingGaze, TeethProtector, TooCute, Unleashed)
