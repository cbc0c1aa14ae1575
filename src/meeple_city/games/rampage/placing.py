"""Work the rules have done at the table: pieces taken away and set down."""

from __future__ import annotations

from dataclasses import replace

from meeple_city.border import Outcome, Place, Remove, Request
from meeple_city.core.asks import Ask, Rule, TableResult, TableTask
from meeple_city.core.play import Play
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.events import TableChanged
from meeple_city.games.rampage.state import State
from meeple_city.games.rampage.table_facts import free_starts, in_city, stands_on_paws


def work(play: Play[State], request: Request) -> Rule[Outcome]:
    """Have something done, and see what came of it."""
    ran: TableResult = yield TableTask(request)
    yield from play.happen(TableChanged(ran.outcome))
    return ran.outcome


def set_down(play: Play[State], *wishes: Place) -> Rule[bool]:
    """Set a piece down by the first of these that works out."""
    for wish in wishes:
        outcome = yield from work(play, wish)
        if outcome.refused is None:
            return True
    return False


def body_on_paws(play: Play[State], seat: str) -> Rule[None]:
    """R4.3, R6.3: the Body goes back on its Paws; where it finds no room, both are nudged to the nearest spot."""
    body, paws = f"body:{seat}", f"paws:{seat}"
    if stands_on_paws(play.state.table, seat):
        return
    if (yield from set_down(play, Place(body, on=paws))):
        return
    yield from lift(play, body)
    x, y, _ = play.state.table.where_mm[paws]
    yield from paws_down(play, Place(paws, at_mm=(x, y)))
    yield from set_down(play, Place(body, on=paws), Place(body, at_mm=(x, y), search_mm=constants().reach_mm))


def paws_down(play: Play[State], wish: Place) -> Rule[bool]:
    """Set Paws flat on the board where their Body finds room as well, near the spot, or else as near as can be."""
    roomy = replace(wish, room_for=wish.piece.replace("paws:", "body:"))
    reaches = (constants().nudge_mm, constants().reach_mm)
    return (yield from set_down(play, *(replace(roomy, search_mm=reach) for reach in reaches)))


def lift(play: Play[State], body: str) -> Rule[None]:
    """Take a Body into the hand."""
    if body in play.state.table.where_mm:
        yield from work(play, Remove((body,)))


def to_starting_area(play: Play[State], seat: str) -> Rule[None]:
    """R4.2, R5.2: Paws outside the City go to a free starting area of the player's choice."""
    paws = f"paws:{seat}"
    if in_city(play.state.table, paws):
        return
    start = yield Ask(seat, "starting_area", free_starts(play.state, seat))
    spot = next(spot for spot in play.state.city.starts if spot.zone == start)
    yield from lift(play, f"body:{seat}")
    yield from paws_down(play, Place(paws, spot.at_mm))


def vehicles_back(play: Play[State]) -> Rule[None]:
    """R6.4: Vehicles outside the City go back to their spaces, or the nearest free spot."""
    for vehicle, spot in play.state.city.vehicle_spaces.items():
        if vehicle in play.state.table.outside:
            near = Place(vehicle, spot.at_mm, turn_deg=spot.turn_deg, search_mm=constants().nudge_mm)
            far = Place(vehicle, spot.at_mm, turn_deg=spot.turn_deg, search_mm=constants().reach_mm)
            yield from set_down(play, near, far)
