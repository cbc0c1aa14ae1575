"""Tasks for the table: taking pieces away and setting them down."""

from __future__ import annotations

import math
from dataclasses import replace

from meeple_city.border import Outcome, Place, PutBack, Remove, Request
from meeple_city.core.asks import Ask, Rule, TableResult, TableTask
from meeple_city.core.play import Play
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.events import MonsterMoved, PawsReturned, TableChanged, VehicleReturned
from meeple_city.games.rampage.state import UPSIDE_DOWN, State
from meeple_city.games.rampage.table_facts import free_starts, in_city, stands_on_paws


def do_task(play: Play[State], request: Request) -> Rule[Outcome]:
    """Have the table carry out a request, and return the outcome."""
    result: TableResult = yield TableTask(request)
    yield from play.happen(TableChanged(result.outcome))
    return result.outcome


def set_down(play: Play[State], *attempts: Place) -> Rule[bool]:
    """Try placements in order until one succeeds; return whether one did."""
    for attempt in attempts:
        outcome = yield from do_task(play, attempt)
        if outcome.refused is None:
            return True
    return False


def is_away(play: Play[State], seat: str) -> bool:
    """Whether a card keeps a Monster off the board, so that there is nothing to put back."""
    return not play.number_of("on_board", 1, seat)


def put_body_on_paws(play: Play[State], seat: str, within: str | None = None) -> Rule[None]:
    """R4.3, R6.3: put the Body back on its Paws; the table moves both if it cannot stand where they are.

    R8.6: `within` is the Neighborhood that the Paws must not leave. A Body that finds no room waits for the next time.
    A Monster that stands on its head goes on doing so.
    """
    paws = f"paws:{seat}"
    if paws not in play.state.table.where_mm or stands_on_paws(play.state.table, seat):
        return
    before = play.state.table.where_mm[paws]
    outcome = yield from do_task(play, PutBack(f"body:{seat}", paws, within, constants().reach_mm))
    if math.dist(before, outcome.where_mm[paws]) > constants().moved_mm:
        yield from play.happen(MonsterMoved(seat))
    if UPSIDE_DOWN in play.state.monsters[seat].marks:
        yield from put_upside_down(play, seat)


def put_upside_down(play: Play[State], seat: str) -> Rule[None]:
    """Put the Body upside down on its Paws; if there is no room, it stays as it is."""
    over = Place(f"body:{seat}", on=f"paws:{seat}", upside_down=True)
    yield from set_down(play, over, replace(over, turn_deg=90.0))


def set_paws_down(play: Play[State], place: Place) -> Rule[bool]:
    """Set Paws down near a spot where there is room for their Body as well, searching farther if necessary."""
    roomy = replace(place, room_for=place.piece.replace("paws:", "body:"))
    reaches = (constants().nudge_mm, constants().reach_mm)
    return (yield from set_down(play, *(replace(roomy, search_mm=reach) for reach in reaches)))


def lift_body(play: Play[State], body: str) -> Rule[None]:
    """Take a Body off the table, if it is there."""
    if body in play.state.table.where_mm:
        yield from do_task(play, Remove((body,)))


def return_to_starting_area(play: Play[State], seat: str) -> Rule[None]:
    """R4.2, R5.2: if the Paws are outside the City, set them on a free starting area of the player's choice."""
    paws = f"paws:{seat}"
    if in_city(play.state.table, paws):
        return
    start = yield Ask(seat, "starting_area", free_starts(play.state, seat))
    spot = next(spot for spot in play.state.city.starts if spot.zone == start)
    yield from lift_body(play, f"body:{seat}")
    if (yield from set_paws_down(play, Place(paws, spot.at_mm))):
        yield from play.happen(PawsReturned(seat, start))


def return_vehicles(play: Play[State]) -> Rule[None]:
    """R6.4: put Vehicles that are outside the City back on their spaces, or on the nearest free spot."""
    for vehicle, spot in play.state.city.vehicle_spaces.items():
        if vehicle in play.state.table.outside:
            near = Place(vehicle, spot.at_mm, turn_deg=spot.turn_deg, search_mm=constants().nudge_mm)
            far = Place(vehicle, spot.at_mm, turn_deg=spot.turn_deg, search_mm=constants().reach_mm)
            if (yield from set_down(play, near, far)):
                yield from play.happen(VehicleReturned(vehicle))
