"""What several cards share: playing a Superpower, moving Meeples, neighbours."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from meeple_city.border import Building, Place
from meeple_city.core.asks import Ask, Rule
from meeple_city.core.events import Card, Deed
from meeple_city.core.play import Play
from meeple_city.games.rampage.actions import Moment
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.events import MeepleMoved, MeepleRanAway, SuperpowerPlayed
from meeple_city.games.rampage.placing import set_down
from meeple_city.games.rampage.state import State
from meeple_city.games.rampage.table_facts import kind_of, loaded, neighborhoods

ON_OWN_TURN = (Moment.ACTION, Moment.MEAL)  # R12.3: before, between or after actions, and before eating


def superpower(card: Card, owner: str, effect: Callable[[Play[State], str], Rule[None]]) -> Deed:
    """R12.3: the offer to reveal a Superpower, whose effect then takes place."""

    def play_card(play: Play[State]) -> Rule[None]:
        yield from play.happen(SuperpowerPlayed(owner, card.name))
        yield from effect(play, owner)

    return Deed(f"play {card.name}", play_card)


def home(state: State, seat: str) -> tuple[str, ...]:
    """R3.1: the Neighborhoods that a Monster is in."""
    return neighborhoods(state.city, state.table, f"paws:{seat}")


def buildings_around(state: State, seat: str) -> list[Building]:
    """The buildings whose Sidewalks border a Neighborhood that a Monster is in."""
    here = set(home(state, seat))
    return [building for building in state.city.buildings if here.intersection(building.borders)]


def share_a_neighborhood(state: State, seat: str, seats: Iterable[str]) -> tuple[str, ...]:
    """Those of the seats whose Monsters are in a Neighborhood of this seat's Monster."""
    here = set(home(state, seat))
    return tuple(other for other in seats if here.intersection(home(state, other)))


def loose_meeples(state: State, building: Building) -> tuple[str, ...]:
    """The Meeples that rest on the Ruin of a building and hold nothing up."""
    under = loaded(state.table)
    on_ruin = [piece for piece, supports in state.table.rests_on.items() if building.ruin in supports]
    return tuple(piece for piece in on_ruin if kind_of(piece) == "meeple" and piece not in under)


def move_meeples(play: Play[State], seat: str, meeples: Iterable[str], zone: str) -> Rule[None]:
    """Set Meeples down on free spots of a Neighborhood; those that find none run away."""
    for meeple in meeples:
        if (yield from set_down(play, Place(meeple, within=zone, search_mm=constants().reach_mm))):
            yield from play.happen(MeepleMoved(seat, meeple, zone))
        elif meeple in play.state.in_hand:
            yield from play.happen(MeepleRanAway(seat, meeple))


def clear_ruin(play: Play[State], seat: str, building: Building) -> Rule[None]:
    """The Meeples that rest on a Ruin and hold nothing up go to a Neighborhood around it, of the player's choice."""
    if meeples := loose_meeples(play.state, building):
        zone = yield Ask(seat, "clear_ruin", building.borders, about={"building": building.name})
        yield from move_meeples(play, seat, meeples, zone)
