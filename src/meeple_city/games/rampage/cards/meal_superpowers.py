"""Superpowers that are played after the last action: for the meal, or after it."""

from __future__ import annotations

from collections.abc import Sequence

from meeple_city.border import Remove
from meeple_city.core.asks import Rule
from meeple_city.core.events import Card, Offer
from meeple_city.core.play import Play
from meeple_city.games.rampage.actions import Moment
from meeple_city.games.rampage.cards.marks import Invisible, Ravenous
from meeple_city.games.rampage.cards.playing import home, superpower
from meeple_city.games.rampage.events import MarkPlaced
from meeple_city.games.rampage.meal import Meal, edible
from meeple_city.games.rampage.placing import do_task
from meeple_city.games.rampage.state import State


class Invisibility(Card):
    """After eating, your Monster leaves the board; when your next turn begins, you set it down in any Neighborhood."""

    name = "invisibility"

    def act(self, state: State, owner: str, moment: str) -> Sequence[Offer]:
        """At the end of one's turn."""
        return (superpower(self, owner, self._vanish),) if moment == Moment.END else ()

    def _vanish(self, play: Play[State], owner: str) -> Rule[None]:
        pieces = tuple(p for p in (f"body:{owner}", f"paws:{owner}") if p in play.state.table.where_mm)
        if pieces:
            yield from do_task(play, Remove(pieces))
        yield from play.happen(MarkPlaced(owner, Invisible.name))


class ReallyHungry(Card):
    """Two Meeples for each tooth in this meal."""

    name = "really_hungry"

    def act(self, state: State, owner: str, moment: str) -> Sequence[Offer]:
        """Before eating."""
        return (superpower(self, owner, self._growl),) if moment == Moment.MEAL else ()

    def _growl(self, play: Play[State], owner: str) -> Rule[None]:
        yield from play.happen(MarkPlaced(owner, Ravenous.name))


class Scavenger(Card):
    """Eat in a Neighborhood that another Monster is in, as if you were there."""

    name = "scavenger"

    def act(self, state: State, owner: str, moment: str) -> Sequence[Offer]:
        """Instead of the usual meal, wherever others could eat."""
        if moment != Moment.MEAL:
            return ()
        zones = dict.fromkeys(zone for other in state.after(owner) for zone in home(state, other))
        return [self._meal(zone) for zone in zones if zone not in home(state, owner) and edible(state, zone)]

    def _meal(self, zone: str) -> Meal:
        return Meal(f"scavenge {zone}", lambda state: edible(state, zone), zone, superpower=self.name)


class UltraBrightSmile(Card):
    """Eat Meeples off the Runaway board; the others close up, and no effect follows."""

    name = "ultra_bright_smile"

    def act(self, state: State, owner: str, moment: str) -> Sequence[Offer]:
        """Instead of the usual meal."""
        if moment != Moment.MEAL or not state.runaway:
            return ()
        return (Meal("smile", lambda state: state.runaway, "runaway", superpower=self.name),)
