"""The four actions: when they may be taken, and what the hand does."""

from __future__ import annotations

from meeple_city.border import Permit
from meeple_city.core.asks import Ask, Rule, TableResult
from meeple_city.core.play import Play
from meeple_city.games.rampage.aftermath import Deed, aftermath, touched_by_hand
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.events import ActionsDeclined, ActionTaken, TableChanged
from meeple_city.games.rampage.state import State
from meeple_city.games.rampage.table_facts import (
    demolishable,
    in_city,
    kind_of,
    loaded,
    neighborhoods,
    standing_on,
    stands,
)

STOP = "stop"
BACK = "back"


def take_action(play: Play[State]) -> Rule[None]:
    """R5: one action of the active player's choice, or none any more."""
    seat = play.state.active
    choice, ran = yield from decide(play)
    if ran is None:
        yield from play.happen(ActionsDeclined(seat))
        return
    action, _, target = choice.partition(" ")
    judged = deed(play.state, action, target, ran)
    yield from play.happen(ActionTaken(seat, choice))
    yield from play.happen(TableChanged(ran.outcome))
    yield from aftermath(play, judged)


def decide(play: Play[State]) -> Rule[tuple[str, TableResult | None]]:
    """R5.7: choose an action and carry it out; until the hand has moved one may think again, but not for ever."""
    seat = play.state.active
    thoughts_left = constants().second_thoughts
    while (choice := (yield Ask(seat, "action", (*legal_actions(play.state), STOP)))) != STOP:
        action, _, target = choice.partition(" ")
        back = (BACK,) if thoughts_left else ()
        answer: TableResult | str = yield Ask(
            seat, action, back, permit_for(play.state, action, target), about_target(action, target)
        )
        if isinstance(answer, TableResult):
            return choice, answer
        thoughts_left -= 1
    return STOP, None


def legal_actions(state: State) -> tuple[str, ...]:
    """R5.1 to R5.5: everything the active Monster may do now."""
    return (*_moves(state), *_demolitions(state), *_tosses(state), *_breaths(state))


def _moves(state: State) -> list[str]:
    """R5.1: Paws in the City can be flicked."""
    return ["move"] if in_city(state.table, f"paws:{state.active}") else []


def _demolitions(state: State) -> list[str]:
    """R5.3: buildings with a Floor left whose Sidewalk the Paws touch."""
    zones = state.table.zones.get(f"paws:{state.active}", ())
    return [f"demolish {b.name}" for b in state.city.buildings if b.sidewalk in zones and demolishable(state, b)]


def _tosses(state: State) -> list[str]:
    """R5.4: a Vehicle in a Neighborhood of one's own that carries nothing, from a standing Body."""
    if not stands(state.table, f"body:{state.active}"):
        return []
    mine = set(neighborhoods(state.city, state.table, f"paws:{state.active}"))
    laden = loaded(state.table) if mine else set()
    return [
        f"toss {vehicle}"
        for vehicle in state.city.vehicle_spaces
        if vehicle not in laden and mine.intersection(neighborhoods(state.city, state.table, vehicle))
    ]


def _breaths(state: State) -> list[str]:
    """R5.5: from one's own Body, while it stands."""
    return ["breathe"] if stands(state.table, f"body:{state.active}") else []


def permit_for(state: State, action: str, target: str) -> Permit:
    """What the hand may do."""
    body = f"body:{state.active}"
    if action == "move":
        return Permit("flick", f"paws:{state.active}")
    if action == "demolish":
        sidewalk = state.city.building_of[target].sidewalk
        return Permit("drop", body, over=sidewalk, most_height_mm=constants().drop_height_mm)
    if action == "toss":
        return Permit("toss", target, from_=body)
    return Permit("breathe", from_=body)


def about_target(action: str, target: str) -> dict[str, str]:
    """What a question about an action is about."""
    return {"demolish": {"building": target}, "toss": {"vehicle": target}}.get(action, {})


def deed(before: State, action: str, target: str, ran: TableResult) -> Deed:
    """R5.3, R5.6: an action judged by what it touched."""
    if action != "demolish":
        return Deed(action, ran.outcome)
    building = standing_on(before.table, before.city.building_of[target].ruin)
    house = {piece for piece in building if kind_of(piece) in ("floor", "meeple")}
    outcome = ran.outcome
    touched = {touch.piece for touch in (*outcome.touched, *outcome.touched_before_release)}
    return Deed(action, outcome, not house & touched, touched_by_hand(outcome, before.active))
