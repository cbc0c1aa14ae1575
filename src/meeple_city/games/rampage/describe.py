"""Events of Rampage in words, as a seat may hear them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from meeple_city.core.events import Event
from meeple_city.games.rampage.events import (
    ActionsDeclined,
    ActionsGranted,
    ActionTaken,
    FirstPlayerDrawn,
    FloorBoxed,
    FloorGobbled,
    LastFloorGone,
    MatchEnded,
    MeepleEaten,
    MeeplePaid,
    MeepleRanAway,
    Rumbled,
    RunawaySuffered,
    ToothBroken,
    ToothLost,
    TurnStarted,
)
from meeple_city.games.rampage.state import State

PEOPLE = {
    "black": "a Businessman",
    "blue": "a Journalist",
    "gray": "an Old Folk",
    "green": "a Soldier",
    "red": "a Hero",
    "yellow": "a Blonde",
}
EFFECTS = {
    "line 1": "a tooth lost, and the next player relocates the Monster",
    "line 2": "a tooth lost, and everyone else has an action more",
    "line 3": "two teeth lost",
    "line 4": "a tooth lost, and the next player relocates the Monster",
    "line 5": "a tooth lost, and everyone else has an action more",
    "line 6": "the game ends, and who filled it cannot win",
    "black": "Relocation: a tooth lost, and the next player moves the Monster",
    "blue": "A story in the papers: a tooth lost, and a card",
    "green": "Air strike: two teeth lost",
    "red": "A rescue: a tooth lost, and four Meeples from the Stomach",
    "yellow": "Hysteria: a tooth lost, and everyone else has an action more",
}


def tell(state: State, event: Event, seat: str | None) -> str:
    """What happened, in one line; empty for what needs no words."""
    words = WORDS.get(type(event))
    return words(state, event, seat) if words else ""


def _first(state: State, event: FirstPlayerDrawn, seat: str | None) -> str:
    return f"{event.seat} begins"


def _turn(state: State, event: TurnStarted, seat: str | None) -> str:
    return f"turn {state.turn}: {event.seat}, {event.actions} actions"


def _action(state: State, event: ActionTaken, seat: str | None) -> str:
    return f"{event.seat}: {event.action}"


def _declined(state: State, event: ActionsDeclined, seat: str | None) -> str:
    return f"{event.seat} declines the rest"


def _broken(state: State, event: ToothBroken, seat: str | None) -> str:
    return f"{event.breaker} breaks a tooth of {event.seat}"


def _lost(state: State, event: ToothLost, seat: str | None) -> str:
    return f"{event.seat} loses a tooth: {event.why}"


def _paid(state: State, event: MeeplePaid, seat: str | None) -> str:
    """What passes from Stomach to Stomach is between those two; what goes to the box lies open."""
    known = state.open_stomachs or not event.to or seat in (event.seat, event.to)
    what = _person(state, event.meeple) if known else "a Meeple"
    return f"{event.seat} pays {what} to {event.to or 'the box'}"


def _rumbled(state: State, event: Rumbled, seat: str | None) -> str:
    lean = state.table.why.get(f"fallen {event.body}", "")
    told = f"{event.body} has fallen" + (f" ({lean})" if lean else "")
    return f"{told}, by a clumsy hand: no Rumble" if event.forgiven else told


def _ran(state: State, event: MeepleRanAway, seat: str | None) -> str:
    return f"{event.meeple}, {_person(state, event.meeple)}, runs away: out of touch with the board"


def _gobbled(state: State, event: FloorGobbled, seat: str | None) -> str:
    return f"{event.seat} gobbles {event.floor}: nothing was on it"


def _boxed(state: State, event: FloorBoxed, seat: str | None) -> str:
    return f"{event.floor} goes to the box: {event.why}"


def _eaten(state: State, event: MeepleEaten, seat: str | None) -> str:
    return f"{event.seat} eats {event.meeple}, {_person(state, event.meeple)}"


def _suffered(state: State, event: RunawaySuffered, seat: str | None) -> str:
    return f"{event.effect} is full: {EFFECTS[event.effect]}"


def _granted(state: State, event: ActionsGranted, seat: str | None) -> str:
    return f"{event.seat} has {event.actions} action more next turn"


def _last_floor(state: State, event: LastFloorGone, seat: str | None) -> str:
    return f"no Floor is left in the City: last turns for {', '.join(state.last_turns)}"


def _ended(state: State, event: MatchEnded, seat: str | None) -> str:
    return f"the match is over: {event.reason.replace('_', ' ')}"


def _person(state: State, meeple: str) -> str:
    return PEOPLE[state.city.meeples[meeple]]


WORDS: Mapping[type[Event], Callable[[State, Any, str | None], str]] = {
    FirstPlayerDrawn: _first,
    TurnStarted: _turn,
    ActionTaken: _action,
    ActionsDeclined: _declined,
    ToothBroken: _broken,
    ToothLost: _lost,
    MeeplePaid: _paid,
    Rumbled: _rumbled,
    MeepleRanAway: _ran,
    FloorGobbled: _gobbled,
    FloorBoxed: _boxed,
    MeepleEaten: _eaten,
    RunawaySuffered: _suffered,
    ActionsGranted: _granted,
    LastFloorGone: _last_floor,
    MatchEnded: _ended,
}
