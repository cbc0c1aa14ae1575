"""What follows an action once the table is at rest: Rumbles, penalties, putting pieces back, runaways, gobbling."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from meeple_city.border import Outcome, Remove
from meeple_city.core.asks import Rule, TableResult, TableTask
from meeple_city.core.events import Event
from meeple_city.core.play import Play
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.events import (
    ActionEnded,
    FloorBoxed,
    FloorGobbled,
    MeepleRanAway,
    Rumbled,
    TableChanged,
)
from meeple_city.games.rampage.placing import is_away, put_body_on_paws, return_to_starting_area, return_vehicles
from meeple_city.games.rampage.runaway import suffer_next_effect
from meeple_city.games.rampage.state import State
from meeple_city.games.rampage.table_facts import in_city, kind_of, loaded, stands_on_paws
from meeple_city.games.rampage.teeth import RUMBLE, break_teeth, lose_teeth


@dataclass(frozen=True)
class JudgedAction:
    """An action, its outcome, and the verdicts on it."""

    action: str
    outcome: Outcome
    missed: bool = False  # a Demolish that touched no part of its building
    clumsy: bool = False  # the hand moved something before it let go


def land(
    play: Play[State],
    judged: JudgedAction,
    then: Callable[[Play[State]], Rule[None]] | None = None,
    punished: bool = False,
) -> Rule[bool]:
    """R6.1 to R6.4: what follows a shot as soon as the table is at rest; returns whether the action was punished."""
    yield from play.happen(TableChanged(judged.outcome))
    if then:
        yield from then(play)
    return (yield from resolve_shot(play, judged, punished))


def resolve_shot(play: Play[State], judged: JudgedAction, punished: bool = False) -> Rule[bool]:
    """R6.1 to R6.4: Rumbles, a penalty if there was none in this action yet, and everything back in its place."""
    yield from rumble(play, judged.clumsy)
    if not punished:
        punished = yield from penalties(play, judged)
    yield from put_back_in_place(play)
    return punished


def end_action(play: Play[State], clumsy: bool = False) -> Rule[None]:
    """R6.5 to R6.10: what follows the last shot of an action."""
    yield from resolve_and_put_back(play, clumsy)
    table = play.state.table
    yield from play.happen(ActionEnded(play.state.active, play.state.action))
    if play.state.table is not table:
        yield from resolve_and_put_back(play, clumsy)
    yield from suffer_effects(play)


def resolve_table(play: Play[State]) -> Rule[None]:
    """R6.9: what follows any other change of the table than an action."""
    yield from resolve_and_put_back(play)
    yield from suffer_effects(play)


def suffer_effects(play: Play[State]) -> Rule[None]:
    """R6.10: the Runaway effects that are due, and those that they bring on."""
    while play.state.due:
        yield from suffer_next_effect(play)
        yield from resolve_and_put_back(play)


def resolve_and_put_back(play: Play[State], clumsy: bool = False) -> Rule[None]:
    """R6.5, R6.9: resolve the table and put back what was displaced; what finds no room is tried again next time."""
    yield from resolve_until_stable(play, clumsy)
    for _ in range(constants().put_back_rounds):
        if not out_of_place(play):
            return
        yield from put_back_in_place(play)
        yield from resolve_until_stable(play, clumsy)


def put_back_in_place(play: Play[State]) -> Rule[None]:
    """R6.3, R6.4: put the active Monster and the Vehicles back where they belong."""
    if not is_left_alone(play):
        yield from return_to_starting_area(play, play.state.active)
        yield from put_body_on_paws(play, play.state.active)
    yield from return_vehicles(play)


def out_of_place(play: Play[State]) -> bool:
    """Whether the active Monster or a Vehicle is not where it belongs."""
    state = play.state
    if any(vehicle in state.table.outside for vehicle in state.city.vehicle_spaces):
        return True
    if is_left_alone(play):
        return False
    return not stands_on_paws(state.table, state.active) or not in_city(state.table, f"paws:{state.active}")


def is_left_alone(play: Play[State]) -> bool:
    """Whether the active Monster stays as it is: off the board, or knocked over by its own team (R13.3)."""
    return is_away(play, play.state.active) or play.state.active in play.state.down


def rumble(play: Play[State], clumsy: bool = False) -> Rule[None]:
    """R6.1: another Body that fell costs its player a tooth, unless the action was clumsy or a card spares it."""
    for body in play.state.felled:
        spared = body in play.state.spared
        if (yield from play.happen(Rumbled(body, clumsy, spared))) and not clumsy and not spared:
            teeth = play.number_of("rumble", 1, play.state.active)
            yield from break_teeth(play, body.partition(":")[2], play.state.active, teeth, RUMBLE)


def penalties(play: Play[State], judged: JudgedAction) -> Rule[bool]:
    """R6.2: missing the building or flicking the Paws out of the City costs a tooth; R5.6: so does clumsiness."""
    cause = penalty(judged, play.state.active)
    if cause:
        yield from lose_teeth(play, play.state.active, 1, cause)
    return bool(cause)


def penalty(judged: JudgedAction, seat: str) -> str:
    """R6.2: what an action is punished for, once at most; empty if for nothing."""
    if judged.clumsy:
        return "clumsy"
    if judged.missed:
        return "missed"
    left = judged.action == "move" and not in_city(judged.outcome, f"paws:{seat}")
    return "out_of_city" if left else ""


def resolve_until_stable(play: Play[State], clumsy: bool = False) -> Rule[None]:
    """R6.5: resolve Rumbles, runaways and Floors until nothing changes."""
    while True:
        yield from rumble(play, clumsy)
        runaways, laden = find_runaways(play.state)
        if runaways:
            yield from run_away(play, runaways, laden)
            continue
        floors = free_floors(play.state)
        if not floors:
            return
        yield from gobble(play, floors, clumsy)


def find_runaways(state: State) -> tuple[list[str], list[str]]:
    """R6.6: Meeples outside the City, and Floors outside that have some of them on top."""
    table = state.table
    meeples = [piece for piece in table.outside if kind_of(piece) == "meeple"]
    under = {below for meeple in meeples for below in table.rests_on.get(meeple, ())}
    laden = [piece for piece in table.outside if kind_of(piece) == "floor" and piece in under]
    return meeples, laden


def run_away(play: Play[State], meeples: list[str], laden: list[str]) -> Rule[None]:
    """R6.6: move Meeples to the Runaway board. R6.8: in the French edition, the Floors under them go to the box."""
    boxed = laden if play.state.edition == "fr" else []
    seat = play.state.active
    told = [
        *(MeepleRanAway(seat, meeple) for meeple in meeples),
        *(FloorBoxed(floor, "meeples_on_it") for floor in boxed),
    ]
    yield from take_away(play, (*meeples, *boxed), told)


def free_floors(state: State) -> list[str]:
    """R6.7: bare Floors in the City, and Floors outside with nothing on them (French edition: no Meeple)."""
    table = state.table
    outside = [piece for piece in table.outside if kind_of(piece) == "floor"]
    if not outside:
        return list(table.bare_floors)
    under = loaded(table) if state.edition == "en" else set()
    return [*table.bare_floors, *(floor for floor in outside if floor not in under)]


def gobble(play: Play[State], floors: list[str], clumsy: bool) -> Rule[None]:
    """R6.7: the active player takes the Floors; R5.6: after a clumsy action they go to the box instead."""
    seat = play.state.active
    told = [FloorBoxed(floor, "clumsy") if clumsy else FloorGobbled(seat, floor) for floor in floors]
    yield from take_away(play, tuple(floors), told)


def take_away(play: Play[State], pieces: tuple[str, ...], events: Sequence[Event]) -> Rule[None]:
    """Take pieces off the table. Where they go comes first, what follows from the changed table (R10.1) after it."""
    result: TableResult = yield TableTask(Remove(pieces))
    for event in events:
        yield from play.happen(event)
    yield from play.happen(TableChanged(result.outcome))


def moved_by_hand(outcome: Outcome, seat: str) -> bool:
    """R5.6: whether anything but the player's own Paws was moved before the Body was let go; a graze is nothing."""
    far = [mm for piece, mm in outcome.moved_before_release.items() if piece != f"paws:{seat}"]
    return any(mm > constants().clumsy_mm for mm in far)
