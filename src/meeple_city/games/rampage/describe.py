"""Describes events of Rampage as messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from meeple_city.border import Argument, Message
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
    MonsterMoved,
    MonsterRelocated,
    PawsReturned,
    Rumbled,
    RunawaySuffered,
    ToothBroken,
    ToothLost,
    ToothOwed,
    TurnStarted,
    VehicleReturned,
)
from meeple_city.games.rampage.state import State

ACTIONS = {"move": ("moved", ""), "demolish": ("demolished", "building"), "toss": ("tossed", "vehicle")}


def describe(state: State, event: Event, seat: str | None) -> Message | None:
    """Describe an event to a seat, or to spectators if seat is None; None if there is nothing to say."""
    describe_event = EVENTS.get(type(event))
    return describe_event(state, event, seat) if describe_event else None


def _event(key: str, **args: Argument) -> Message:
    return Message(f"rampage.event.{key}", args)


def _action(state: State, event: ActionTaken, seat: str | None) -> Message:
    action, _, target = event.action.partition(" ")
    key, argument = ACTIONS.get(action, ("breathed", ""))
    return _event(key, seat=event.seat, **({argument: target} if argument else {}))


def _paid(state: State, event: MeeplePaid, seat: str | None) -> Message:
    """A Meeple paid to another player is secret to the others; one that goes to the box is not."""
    if not event.to:
        return _event("meeple_boxed", seat=event.seat, meeple=event.meeple)
    if state.open_stomachs or seat in (event.seat, event.to):
        return _event("meeple_paid", seat=event.seat, meeple=event.meeple, to=event.to)
    return _event("meeple_paid_hidden", seat=event.seat, to=event.to)


EVENTS: Mapping[type[Event], Callable[[State, Any, str | None], Message]] = {
    FirstPlayerDrawn: lambda s, e, _: _event("first_player", seat=e.seat),
    TurnStarted: lambda s, e, _: _event("turn_started", turn=s.turn, seat=e.seat, actions=e.actions),
    ActionTaken: _action,
    ActionsDeclined: lambda s, e, _: _event("declined", seat=e.seat),
    ToothBroken: lambda s, e, _: _event("tooth_broken", seat=e.seat, breaker=e.breaker),
    ToothLost: lambda s, e, _: _event("tooth_lost", seat=e.seat, cause=e.why),
    ToothOwed: lambda s, e, _: _event("tooth_owed" if e.can_pay else "nothing_to_pay", seat=e.seat, cause=e.why),
    PawsReturned: lambda s, e, _: _event("paws_returned", seat=e.seat, start=e.start),
    MonsterMoved: lambda s, e, _: _event("monster_moved", seat=e.seat),
    MonsterRelocated: lambda s, e, _: _event("relocated", seat=e.seat, chooser=e.chooser),
    VehicleReturned: lambda s, e, _: _event("vehicle_returned", vehicle=e.vehicle),
    MeeplePaid: _paid,
    Rumbled: lambda s, e, _: _event("fell_forgiven" if e.forgiven else "fell", body=e.body),
    MeepleRanAway: lambda s, e, _: _event("ran_away", meeple=e.meeple),
    FloorGobbled: lambda s, e, _: _event("gobbled", seat=e.seat, floor=e.floor),
    FloorBoxed: lambda s, e, _: _event("boxed", floor=e.floor, cause=e.why),
    MeepleEaten: lambda s, e, _: _event("eaten", seat=e.seat, meeple=e.meeple),
    RunawaySuffered: lambda s, e, _: _event("runaway_effect", effect=e.effect),
    ActionsGranted: lambda s, e, _: _event("actions_granted", seat=e.seat, actions=e.actions),
    LastFloorGone: lambda s, e, _: _event("last_floor", seats=s.last_turns),
    MatchEnded: lambda s, e, _: _event("ended", reason=e.reason),
}
