"""What follows when the table has come to rest: Rumble, penalties, everything back in place, runaways, gobbling."""

from __future__ import annotations

from dataclasses import dataclass

from meeple_city.border import Outcome, Remove
from meeple_city.core.asks import Rule
from meeple_city.core.play import Play
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.events import FloorBoxed, FloorGobbled, MeepleRanAway, Rumbled
from meeple_city.games.rampage.placing import body_on_paws, to_starting_area, vehicles_back, work
from meeple_city.games.rampage.runaway import suffer
from meeple_city.games.rampage.state import State
from meeple_city.games.rampage.table_facts import SOLID, in_city, kind_of, loaded, stands_on_paws
from meeple_city.games.rampage.teeth import break_tooth, lose_tooth


@dataclass(frozen=True)
class Deed:
    """An action as it went: what it was, and what came of it."""

    action: str
    outcome: Outcome
    missed: bool = False  # a Demolish that touched nothing of its building
    clumsy: bool = False  # the carried Body touched something before it was let go


def aftermath(play: Play[State], deed: Deed) -> Rule[None]:
    """R6: all that follows an action, in its order."""
    yield from rumble(play, deed.clumsy)
    yield from penalties(play, deed)
    yield from back_in_place(play)
    yield from put_right(play, deed.clumsy)


def put_right(play: Play[State], clumsy: bool = False) -> Rule[None]:
    """R6.9: the checks that follow whatever changed the table, and the Runaway effects."""
    yield from tidy(play, clumsy)
    while play.state.due:
        yield from suffer(play)
        yield from tidy(play)


def tidy(play: Play[State], clumsy: bool = False) -> Rule[None]:
    """R6.5 and R6.9: sweep, and what that drove off goes back as well; what finds no place waits for the next time."""
    yield from sweep(play, clumsy)
    for _ in range(constants().tidying_rounds):
        if not astray(play.state):
            return
        yield from back_in_place(play)
        yield from sweep(play, clumsy)


def back_in_place(play: Play[State]) -> Rule[None]:
    """R6.3, R6.4: the active Monster and the Vehicles are where they belong."""
    yield from to_starting_area(play, play.state.active)
    yield from body_on_paws(play, play.state.active)
    yield from vehicles_back(play)


def astray(state: State) -> bool:
    """Whether the active Monster or a Vehicle is not where it belongs."""
    out = any(vehicle in state.table.outside for vehicle in state.city.vehicle_spaces)
    return out or not stands_on_paws(state.table, state.active) or not in_city(state.table, f"paws:{state.active}")


def rumble(play: Play[State], clumsy: bool = False) -> Rule[None]:
    """R6.1: every other Body that stood and now lies gives a tooth; R5.6: not to a clumsy hand."""
    for body in play.state.felled:
        yield from play.happen(Rumbled(body, clumsy))
        if not clumsy:
            yield from break_tooth(play, body.partition(":")[2], play.state.active)


def penalties(play: Play[State], deed: Deed) -> Rule[None]:
    """R6.2: missing the building, or shooting one's Paws out of the City, costs a tooth; R5.6: so does clumsiness."""
    seat = play.state.active
    if deed.clumsy:
        yield from lose_tooth(play, seat, "clumsy")
    if deed.missed:
        yield from lose_tooth(play, seat, "missed")
    if deed.action == "move" and not in_city(deed.outcome, f"paws:{seat}"):
        yield from lose_tooth(play, seat, "out_of_city")


def sweep(play: Play[State], clumsy: bool = False) -> Rule[None]:
    """R6.5: new Rumbles, runaways, Floors, again and again until nothing changes."""
    while True:
        yield from rumble(play, clumsy)
        runaways, laden = fugitives(play.state)
        if runaways:
            yield from run_away(play, runaways, laden)
            continue
        floors = free_floors(play.state)
        if not floors:
            return
        yield from gobble(play, floors, clumsy)


def fugitives(state: State) -> tuple[list[str], list[str]]:
    """R6.6: Meeples that have lost touch with the board, and Floors outside that some of them are on."""
    table = state.table
    meeples = [piece for piece in table.outside if kind_of(piece) == "meeple"]
    under = {below for meeple in meeples for below in table.rests_on.get(meeple, ())}
    laden = [piece for piece in table.outside if kind_of(piece) == "floor" and piece in under]
    return meeples, laden


def run_away(play: Play[State], meeples: list[str], laden: list[str]) -> Rule[None]:
    """R6.6: they go to the Runaway board. R6.8: in French, the Floors they fled on are nobody's."""
    boxed = laden if play.state.edition == "fr" else []
    yield from work(play, Remove((*meeples, *boxed)))
    for meeple in meeples:
        yield from play.happen(MeepleRanAway(play.state.active, meeple))
    for floor in boxed:
        yield from play.happen(FloorBoxed(floor, "meeples_on_it"))


def free_floors(state: State) -> list[str]:
    """R6.7: bare Floors in the City, and Floors outside it that nothing rests on; in French, that no Meeple is on."""
    table = state.table
    outside = [piece for piece in table.outside if kind_of(piece) == "floor"]
    if not outside:
        return list(table.bare_floors)
    under = loaded(table) if state.edition == "en" else set()
    return [*table.bare_floors, *(floor for floor in outside if floor not in under)]


def gobble(play: Play[State], floors: list[str], clumsy: bool) -> Rule[None]:
    """R6.7: the active player claims them, and the table settles; R5.6: what a clumsy hand bared goes to the box."""
    yield from work(play, Remove(tuple(floors)))
    for floor in floors:
        if clumsy:
            yield from play.happen(FloorBoxed(floor, "clumsy"))
        else:
            yield from play.happen(FloorGobbled(play.state.active, floor))


def touched_by_hand(outcome: Outcome, seat: str) -> bool:
    """R5.6: whether the carried Body met anything but its own Paws before it was let go."""
    pieces = {touch.piece for touch in outcome.touched_before_release} - {f"paws:{seat}"}
    return any(kind_of(piece) in SOLID for piece in pieces)
