"""Superpowers that are played on one's own turn: before, between, after or instead of actions, and before eating."""

from __future__ import annotations

from collections.abc import Sequence

from meeple_city.border import LayDown, Permit
from meeple_city.core.asks import Ask, Rule
from meeple_city.core.events import Card, Offer
from meeple_city.core.play import Play
from meeple_city.games.rampage.actions import Action, Moment
from meeple_city.games.rampage.cards.marks import Mutated, Paralyzed
from meeple_city.games.rampage.cards.playing import (
    ON_OWN_TURN,
    clear_ruin,
    loose_meeples,
    share_a_neighborhood,
    superpower,
)
from meeple_city.games.rampage.events import (
    ActionsAdded,
    CardGained,
    MarkPlaced,
    MeepleStolen,
    Rumbled,
    StomachClosed,
    StomachOpened,
)
from meeple_city.games.rampage.placing import do_task, is_away, put_upside_down
from meeple_city.games.rampage.relocation import relocate
from meeple_city.games.rampage.state import UPSIDE_DOWN, State
from meeple_city.games.rampage.table_facts import can_throw, in_city, loaded, stands
from meeple_city.games.rampage.teeth import break_teeth, stomach_colours

COMPASS = {
    "east": 0.0,
    "north_east": 45.0,
    "north": 90.0,
    "north_west": 135.0,
    "west": 180.0,
    "south_west": 225.0,
    "south": 270.0,
    "south_east": 315.0,
}


class Catcher(Card):
    """As an action, toss the Body of another Monster in your Neighborhood off your head, and break a tooth of it."""

    name = "catcher"

    def act(self, state: State, owner: str, moment: str) -> Sequence[Offer]:
        """As with a Vehicle: one's own head must be free, and a Body that carries something cannot be taken."""
        if moment != Moment.ACTION or not can_throw(state.table, f"body:{owner}"):
            return ()
        laden = loaded(state.table)
        near = share_a_neighborhood(state, owner, state.after(owner))
        bodies = {other: f"body:{other}" for other in near if f"body:{other}" in state.table.where_mm}
        return [self._throw(state, owner, other) for other, body in bodies.items() if body not in laden]

    def _throw(self, state: State, owner: str, other: str) -> Action:
        """A tooth for being thrown and landing on one's side, not one for each; none from a Body that was lying."""
        body = f"body:{other}"
        return Action(
            f"catch {other}",
            "toss",
            Permit("toss", body, from_=f"body:{owner}"),
            question="catch",
            about={"target": other},
            spares=(body,),
            superpower=self.name,
            then=(lambda play: break_teeth(play, other, owner, 1, self.name)) if stands(state.table, body) else None,
        )


class Earthquake(Card):
    """The Meeples on each Ruin that hold nothing up move to a Neighborhood beside it, of your choice."""

    name = "earthquake"

    def act(self, state: State, owner: str, moment: str) -> Sequence[Offer]:
        """As long as there is a Meeple to be moved."""
        some = any(loose_meeples(state, building) for building in state.city.buildings)
        return (superpower(self, owner, self._quake),) if some and moment in ON_OWN_TURN else ()

    def _quake(self, play: Play[State], owner: str) -> Rule[None]:
        for building in play.state.city.buildings:
            yield from clear_ruin(play, owner, building)


class Hobo(Card):
    """Take three Meeples at random from the Stomachs of other Monsters, from whichever you like each time."""

    name = "hobo"
    count = 3

    def act(self, state: State, owner: str, moment: str) -> Sequence[Offer]:
        """As long as there is something to take, wherever the other Monsters are."""
        return (superpower(self, owner, self._rob),) if moment in ON_OWN_TURN and _fed(state, owner) else ()

    def _rob(self, play: Play[State], owner: str) -> Rule[None]:
        for left in range(self.count, 0, -1):
            victims = {f"rob {other}": other for other in _fed(play.state, owner)}
            if not victims:
                return
            victim = victims[(yield Ask(owner, "rob", tuple(victims), about={"count": left}))]
            meeple = play.chance().choice(play.state.monsters[victim].meeples)
            yield from play.happen(MeepleStolen(owner, victim, meeple))


class ParalyzingGaze(Card):
    """Opponents cannot take Move actions on their next turn."""

    name = "paralyzing_gaze"

    def act(self, state: State, owner: str, moment: str) -> Sequence[Offer]:
        """On one's own turn."""
        return (superpower(self, owner, self._stare),) if moment in ON_OWN_TURN else ()

    def _stare(self, play: Play[State], owner: str) -> Rule[None]:
        for seat in play.state.opponents(owner):
            yield from play.happen(MarkPlaced(seat, Paralyzed.name))


class PassionateKiss(Card):
    """Look into the Stomach of another Monster in your Neighborhood, and take two Meeples of your choice."""

    name = "passionate_kiss"
    count = 2

    def act(self, state: State, owner: str, moment: str) -> Sequence[Offer]:
        """As long as somebody is near who has eaten something."""
        near = share_a_neighborhood(state, owner, _fed(state, owner))
        return (superpower(self, owner, self._kiss),) if near and moment in ON_OWN_TURN else ()

    def _kiss(self, play: Play[State], owner: str) -> Rule[None]:
        near = share_a_neighborhood(play.state, owner, _fed(play.state, owner))
        victims = {f"kiss {other}": other for other in near}
        victim = victims[(yield Ask(owner, "kiss", tuple(victims)))]
        yield from play.happen(StomachOpened(victim))
        for _ in range(min(self.count, len(play.state.monsters[victim].meeples))):
            colours = stomach_colours(play.state, victim)
            # Always asked: skipping the question would tell the others that there is only one colour.
            colour = yield Ask(owner, "kiss_meeple", tuple(colours), about={"seat": victim}, always=True)
            yield from play.happen(MeepleStolen(owner, victim, colours[colour]))
        yield from play.happen(StomachClosed(victim))


class SmallWings(Card):
    """Set your Monster down in a Neighborhood of your choice. This is not a Move."""

    name = "small_wings"

    def act(self, state: State, owner: str, moment: str) -> Sequence[Offer]:
        """On one's own turn, even if one cannot move."""
        return (superpower(self, owner, self._fly),) if moment in ON_OWN_TURN else ()

    def _fly(self, play: Play[State], owner: str) -> Rule[None]:
        yield from relocate(play, owner, owner)


class Terminator(Card):
    """Lay down all other Monsters in your Neighborhood, in directions of your choice, and break a tooth of each."""

    name = "terminator"

    def act(self, state: State, owner: str, moment: str) -> Sequence[Offer]:
        """As long as there is somebody who stands."""
        stand = self._victims(state, owner)
        return (superpower(self, owner, self._terminate),) if stand and moment in ON_OWN_TURN else ()

    def _victims(self, state: State, owner: str) -> list[str]:
        near = share_a_neighborhood(state, owner, state.after(owner))
        return [other for other in near if stands(state.table, f"body:{other}")]

    def _terminate(self, play: Play[State], owner: str) -> Rule[None]:
        """One tooth each, even of those that another one knocked over; whoever else they knock over is a Rumble."""
        victims = self._victims(play.state, owner)
        for victim in victims:
            if stands(play.state.table, f"body:{victim}"):
                direction = yield Ask(owner, "lay_down", tuple(COMPASS), about={"seat": victim})
                yield from do_task(play, LayDown(f"body:{victim}", COMPASS[direction]))
        for victim in victims:
            if f"body:{victim}" in play.state.felled:
                yield from play.happen(Rumbled(f"body:{victim}", forgiven=False, spared=True))
        for victim in victims:
            yield from break_teeth(play, victim, owner, 1, self.name)


class Unleashed(Card):
    """Two more actions this turn."""

    name = "unleashed"
    actions = 2

    def act(self, state: State, owner: str, moment: str) -> Sequence[Offer]:
        """On one's own turn; after the last action it brings actions back."""
        return (superpower(self, owner, self._rage),) if moment in ON_OWN_TURN else ()

    def _rage(self, play: Play[State], owner: str) -> Rule[None]:
        yield from play.happen(ActionsAdded(owner, self.actions, self.name))


class UnstableMutation(Card):
    """Draw three Powers that work at once; at the end of the turn, discard as many of your Powers as you drew."""

    name = "unstable_mutation"
    count = 3

    def act(self, state: State, owner: str, moment: str) -> Sequence[Offer]:
        """As long as there are Powers to draw."""
        return (superpower(self, owner, self._mutate),) if state.decks.powers and moment in ON_OWN_TURN else ()

    def _mutate(self, play: Play[State], owner: str) -> Rule[None]:
        """Each Power drawn leaves a mark, which stands for the one to be discarded."""
        for power in play.state.decks.powers[: self.count]:
            yield from play.happen(CardGained(owner, power))
            yield from play.happen(MarkPlaced(owner, Mutated.name))


class WhoCutTheCheese(Card):
    """Opponents stand on their heads, and need the first action of their next turn to get up."""

    name = "who_cut_the_cheese"

    def act(self, state: State, owner: str, moment: str) -> Sequence[Offer]:
        """On one's own turn."""
        return (superpower(self, owner, self._stink),) if moment in ON_OWN_TURN else ()

    def _stink(self, play: Play[State], owner: str) -> Rule[None]:
        """The French edition spares nobody else, not even one's own team; only who is invisible smells nothing.

        Whoever is outside the City is brought back by its own turn, and needs the action all the same.
        """
        state = play.state
        hit = state.after(owner) if state.edition == "fr" else state.opponents(owner)
        for seat in hit:
            if in_city(play.state.table, f"paws:{seat}"):
                yield from put_upside_down(play, seat)
            if not is_away(play, seat) and UPSIDE_DOWN not in play.state.monsters[seat].marks:
                yield from play.happen(MarkPlaced(seat, UPSIDE_DOWN))


def _fed(state: State, owner: str) -> list[str]:
    """The other Monsters that have Meeples in their Stomachs."""
    return [other for other in state.after(owner) if state.monsters[other].meeples]
