"""Marks: effects of played Superpowers that stay with a Monster for a while."""

from __future__ import annotations

from meeple_city.core.asks import Ask, Rule
from meeple_city.core.events import Card, Event
from meeple_city.core.play import Play
from meeple_city.games.rampage.events import (
    ActionTaken,
    CardDiscarded,
    MarkRemoved,
    MonsterAwoke,
    MonsterFinished,
    TurnEnded,
)
from meeple_city.games.rampage.placing import lift_body
from meeple_city.games.rampage.relocation import relocate
from meeple_city.games.rampage.state import UPSIDE_DOWN, State


class UntilEndOfTurn(Card):
    """A mark that goes when the turn of its Monster ends."""

    concerns = (TurnEnded,)

    def react(self, play: Play[State], owner: str, event: Event) -> Rule[None]:
        """Remove the mark at the end of the owner's turn."""
        if isinstance(event, TurnEnded) and owner in play.state.team_of(event.seat).seats:
            yield from play.happen(MarkRemoved(owner, self.name))


class Paralyzed(UntilEndOfTurn):
    """Paralyzing Gaze: no Move actions until the end of the next turn."""

    name = "paralyzed"

    def modify(self, state: State, owner: str, number: str, value: int) -> int:
        """No Move actions."""
        return 0 if number == "moves" else value


class Ravenous(UntilEndOfTurn):
    """Really Hungry: a meal twice as large, after Retainer and before Sharp Canines."""

    name = "ravenous"
    rank = 2

    def modify(self, state: State, owner: str, number: str, value: int) -> int:
        """Two Meeples instead of one."""
        return 2 * value if number == "meal" else value


class Invisible(Card):
    """Invisibility: off the board until the next turn begins."""

    name = "invisible"
    concerns = (MonsterAwoke,)

    def modify(self, state: State, owner: str, number: str, value: int) -> int:
        """Nothing of the Monster is put back, nor set down by others."""
        return 0 if number == "on_board" else value

    def react(self, play: Play[State], owner: str, event: Event) -> Rule[None]:
        """The owner sets the Monster down in any Neighborhood."""
        if isinstance(event, MonsterAwoke) and event.seat == owner:
            yield from play.happen(MarkRemoved(owner, self.name))
            yield from relocate(play, owner, owner)


class UpsideDown(Card):
    """Who Cut the Cheese: upside down until an action of the next turn is used to turn the Body up."""

    name = UPSIDE_DOWN
    concerns = (MonsterAwoke,)

    def react(self, play: Play[State], owner: str, event: Event) -> Rule[None]:
        """Use the action, whatever has become of the Body since; the start of the turn puts it back on its Paws."""
        if isinstance(event, MonsterAwoke) and event.seat == owner:
            yield from play.happen(MarkRemoved(owner, self.name))
            yield from play.happen(ActionTaken(owner, "turn_up", ""))
            yield from lift_body(play, f"body:{owner}")


class Mutated(Card):
    """Unstable Mutation: one Power to be discarded when the turn ends."""

    name = "mutated"
    concerns = (MonsterFinished,)

    def react(self, play: Play[State], owner: str, event: Event) -> Rule[None]:
        """The owner chooses the Power, whether it was drawn in this turn or not; there may be none left."""
        if not isinstance(event, MonsterFinished) or event.seat != owner:
            return
        yield from play.happen(MarkRemoved(owner, self.name))
        if powers := dict.fromkeys(play.state.team_of(owner).powers):
            power = yield Ask(owner, "discard_power", tuple(powers))
            yield from play.happen(CardDiscarded(owner, power, "unstable_mutation"))


MARKS: tuple[type[Card], ...] = (Paralyzed, Ravenous, Invisible, UpsideDown, Mutated)
