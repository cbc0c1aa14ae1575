"""The meal: Meeples of one Neighborhood, eaten one at a time."""

from __future__ import annotations

from meeple_city.border import Remove
from meeple_city.core.asks import Ask, Rule
from meeple_city.core.play import Play
from meeple_city.games.rampage.aftermath import resolve_table, resolve_until_stable
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.events import MeepleEaten
from meeple_city.games.rampage.placing import do_task
from meeple_city.games.rampage.state import State
from meeple_city.games.rampage.table_facts import accessible_to, neighborhoods

DONE = "done"


def chow_down(play: Play[State]) -> Rule[None]:
    """R9: eat in one Neighborhood that the Paws are in."""
    seat = play.state.active
    around = neighborhoods(play.state.city, play.state.table, f"paws:{seat}")
    places = tuple(place for place in around if edible(play.state, place))
    if not places:
        return
    place = yield Ask(seat, "neighborhood", places)
    eaten = 0
    while eaten < appetite(play, seat) and (food := edible(play.state, place)):
        meeple = yield Ask(seat, "eat", (*food, DONE), about={"zone": place})
        if meeple == DONE:
            break
        yield from eat(play, seat, meeple)
        eaten += 1
    yield from resolve_table(play)


def appetite(play: Play[State], seat: str) -> int:
    """R9.2: at most as many Meeples as teeth, counting printed ones and tokens."""
    return play.number_of("meal", constants().teeth_fixed + play.state.monsters[seat].teeth, seat)


def edible(state: State, place: str) -> tuple[str, ...]:
    """R9.3: the Meeples of a Neighborhood that are accessible to the active player."""
    zones = state.table.zones
    return tuple(meeple for meeple in accessible_to(state.table, state.active) if place in zones.get(meeple, ()))


def eat(play: Play[State], seat: str, meeple: str) -> Rule[None]:
    """R9.4: eat one Meeple, then resolve what that changed on the table."""
    yield from do_task(play, Remove((meeple,)))
    yield from play.happen(MeepleEaten(seat, meeple))
    yield from resolve_until_stable(play)
