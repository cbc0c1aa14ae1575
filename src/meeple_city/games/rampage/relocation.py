"""Setting a whole Monster down in a Neighborhood of somebody's choice."""

from __future__ import annotations

from meeple_city.border import Permit, Place
from meeple_city.core.asks import Ask, Rule, TableResult
from meeple_city.core.play import Play
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.events import MonsterRelocated, TableChanged
from meeple_city.games.rampage.placing import is_away, lift_body, put_body_on_paws, set_paws_down
from meeple_city.games.rampage.state import State


def relocate(play: Play[State], seat: str, chooser: str) -> Rule[None]:
    """R8.6: a player sets a Monster down on a free spot in a Neighborhood of the player's choice.

    A Monster that a card keeps off the board is not there to be set down.
    """
    if is_away(play, seat):
        return
    zone = yield from choose_spot(play, seat, chooser, play.state.city.neighborhoods)
    if zone:
        yield from play.happen(MonsterRelocated(seat, chooser))
    yield from put_body_on_paws(play, seat, within=zone or None)


def choose_spot(
    play: Play[State], seat: str, chooser: str, zones: tuple[str, ...], question: str = "relocate"
) -> Rule[str]:
    """R8.6: lift a Monster and set its Paws down in one of the zones; after a few refusals the rules choose a spot.

    Returns the zone; empty if there is no free spot in any of them, and the Paws are where they were.
    """
    paws = f"paws:{seat}"
    yield from lift_body(play, f"body:{seat}")
    permit = Permit("place", paws, within=zones)
    for _ in range(constants().placing_tries):
        result: TableResult = yield Ask(chooser, question, permit=permit, about={"seat": seat})
        yield from play.happen(TableChanged(result.outcome))
        if result.outcome.refused is None:
            assert isinstance(result.request, Place)
            return result.request.within or ""
    for zone in zones:
        if (yield from set_paws_down(play, Place(paws, within=zone))):
            return zone
    return ""
