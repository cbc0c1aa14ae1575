"""The four actions: when they are legal, and what the hand may do."""

from __future__ import annotations

from meeple_city.border import Permit
from meeple_city.core.asks import Ask, Rule, TableResult
from meeple_city.core.play import Play
from meeple_city.games.rampage.aftermath import JudgedAction, aftermath, moved_by_hand
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.events import ActionsDeclined, ActionTaken, TableChanged
from meeple_city.games.rampage.state import State
from meeple_city.games.rampage.table_facts import (
    demolishable,
    in_city,
    kind_of,
    loaded,
    neighborhoods,
    sidewalks,
    standing_on,
    stands,
)

STOP = "stop"
BACK = "back"


def take_action(play: Play[State]) -> Rule[None]:
    """R5: take one action of the active player's choice, or decline the rest."""
    seat = play.state.active
    choice, result = yield from choose_action(play)
    if result is None:
        yield from play.happen(ActionsDeclined(seat))
        return
    action, _, target = choice.partition(" ")
    judged = judge_action(play.state, action, target, result)
    yield from play.happen(ActionTaken(seat, choice, bool(result.outcome.moved)))
    yield from play.happen(TableChanged(result.outcome))
    yield from aftermath(play, judged)


def choose_action(play: Play[State]) -> Rule[tuple[str, TableResult | None]]:
    """R5.7: choose an action and carry it out; the choice may be taken back a few times before the hand moves."""
    seat = play.state.active
    changes_left = constants().second_thoughts
    while (choice := (yield Ask(seat, "action", (*legal_actions(play.state), STOP)))) != STOP:
        action, _, target = choice.partition(" ")
        back = (BACK,) if changes_left else ()
        answer: TableResult | str = yield Ask(
            seat, action, back, permit_for(play.state, action, target), question_arguments(action, target)
        )
        if isinstance(answer, TableResult):
            return choice, answer
        changes_left -= 1
    return STOP, None


def legal_actions(state: State) -> tuple[str, ...]:
    """R5.1 to R5.5: the actions that the active Monster may take now."""
    return (*_moves(state), *_demolitions(state), *_tosses(state), *_breaths(state))


def _moves(state: State) -> list[str]:
    """R5.1: the Paws must be in the City."""
    return ["move"] if in_city(state.table, f"paws:{state.active}") else []


def _demolitions(state: State) -> list[str]:
    """R5.3: buildings whose Sidewalk the Paws touch and that have a Floor left."""
    zones = sidewalks(state.table, f"paws:{state.active}")
    return [f"demolish {b.name}" for b in state.city.buildings if b.sidewalk in zones and demolishable(state, b)]


def _tosses(state: State) -> list[str]:
    """R5.4: empty Vehicles in a Neighborhood of the Monster, if its Body stands."""
    if not stands(state.table, f"body:{state.active}"):
        return []
    here = set(neighborhoods(state.city, state.table, f"paws:{state.active}"))
    laden = loaded(state.table) if here else set()
    return [
        f"toss {vehicle}"
        for vehicle in state.city.vehicle_spaces
        if vehicle not in laden and here.intersection(neighborhoods(state.city, state.table, vehicle))
    ]


def _breaths(state: State) -> list[str]:
    """R5.5: the Monster's Body must stand."""
    return ["breathe"] if stands(state.table, f"body:{state.active}") else []


def permit_for(state: State, action: str, target: str) -> Permit:
    """What the hand may do in an action."""
    body = f"body:{state.active}"
    if action == "move":
        return Permit("flick", f"paws:{state.active}")
    if action == "demolish":
        sidewalk = state.city.building_of[target].sidewalk
        return Permit(
            "drop",
            body,
            over=sidewalk,
            most_height_mm=constants().drop_height_mm,
            most_release_m_s=constants().release_m_s,
        )
    if action == "toss":
        return Permit("toss", target, from_=body)
    return Permit("breathe", from_=body, most_breath_s=constants().breath_s)


def question_arguments(action: str, target: str) -> dict[str, str]:
    """The arguments of the question that asks for the shot."""
    return {"demolish": {"building": target}, "toss": {"vehicle": target}}.get(action, {})


def judge_action(before: State, action: str, target: str, result: TableResult) -> JudgedAction:
    """R5.3, R5.6: judge an action by what it touched."""
    if action != "demolish":
        return JudgedAction(action, result.outcome)
    pieces = standing_on(before.table, before.city.building_of[target].ruin)
    building = {piece for piece in pieces if kind_of(piece) in ("floor", "meeple")}
    outcome = result.outcome
    touched = {touch.piece for touch in (*outcome.touched, *outcome.touched_before_release)}
    return JudgedAction(action, outcome, not building & touched, moved_by_hand(outcome, before.active))
