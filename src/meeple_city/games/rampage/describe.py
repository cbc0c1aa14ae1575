"""Describes events of Rampage as messages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from meeple_city.border import Argument, Message
from meeple_city.core.events import Event
from meeple_city.games.rampage.cards.catalogue import pile_of
from meeple_city.games.rampage.events import (
    ActionsAdded,
    ActionsDeclined,
    ActionsGranted,
    ActionTaken,
    ActorChosen,
    BuildingClimbed,
    CardBought,
    CardDiscarded,
    CardGained,
    CharacterImitated,
    FirstPlayerDrawn,
    FloorBoxed,
    FloorGobbled,
    Foretold,
    LastFloorGone,
    MarkPlaced,
    MatchEnded,
    MeepleCaught,
    MeepleEaten,
    MeepleMoved,
    MeeplePaid,
    MeepleRanAway,
    MeepleStolen,
    MonsterMoved,
    MonsterRelocated,
    PawsReturned,
    PawsStretched,
    Rumbled,
    RunawayCancelled,
    RunawaySuffered,
    SuperpowerPlayed,
    TeethBroken,
    TeethLost,
    ToothOwed,
    TurnStarted,
    VehicleReturned,
)
from meeple_city.games.rampage.state import State, effect_name

ACTIONS = {
    "move": ("moved", ""),
    "demolish": ("demolished", "building"),
    "toss": ("tossed", "vehicle"),
    "breathe": ("breathed", "body"),
    "smash": ("smashed", "target"),
    "kick": ("kicked", ""),
    "catch": ("caught", "target"),
    "turn_up": ("turned_up", ""),
}
TOLD_MARKS = ("paralyzed", "upside_down", "invisible")  # those that the text of their card does not tell of


def describe(state: State, event: Event, seat: str | None) -> Message | None:
    """Describe an event to a seat, or to spectators if seat is None; None if there is nothing to say."""
    describe_event = EVENTS.get(type(event))
    return describe_event(state, event, seat) if describe_event else None


def _event(key: str, **args: Argument) -> Message:
    return Message(f"rampage.event.{key}", args)


def _turn(state: State, event: TurnStarted, seat: str | None) -> Message:
    seats = state.team_of(event.seat).seats
    key = "turn_started" if len(seats) == 1 else "team_turn_started"
    return _event(key, turn=state.turn, seat=event.seat, seats=seats, actions=event.actions)


def _actor(state: State, event: ActorChosen, seat: str | None) -> Message | None:
    """Told only while there is something to act with: otherwise the next Monster starts, eats or ends its turn."""
    return _event("actor", seat=event.seat) if state.actions_left else None


def _action(state: State, event: ActionTaken, seat: str | None) -> Message:
    action, _, target = event.action.partition(" ")
    key, argument = ACTIONS[action]
    if action == "breathe":
        key = "breathed_from" if target else "breathed"
    return _event(key, seat=event.seat, **({argument: target} if target else {}))


def _paid(state: State, event: MeeplePaid, seat: str | None) -> Message:
    """A Meeple paid to another player is secret to the others; one that goes to the box is not."""
    if not event.to:
        return _event("meeple_boxed", seat=event.seat, meeple=event.meeple)
    if _sees_stomachs(state, seat, event.seat, event.to):
        return _event("meeple_paid", seat=event.seat, meeple=event.meeple, to=event.to)
    return _event("meeple_paid_hidden", seat=event.seat, to=event.to)


def _stolen(state: State, event: MeepleStolen, seat: str | None) -> Message:
    """Only the two players and their teams, or everybody if Stomachs are open, learn which Meeple it was."""
    if _sees_stomachs(state, seat, event.seat, event.victim):
        return _event("meeple_stolen", seat=event.seat, meeple=event.meeple, victim=event.victim)
    return _event("meeple_stolen_hidden", seat=event.seat, victim=event.victim)


def _gained(state: State, event: CardGained, seat: str | None) -> Message:
    """R12.1: Characters and Powers are introduced to all; a Superpower only to its owner, and R13.7 to the team."""
    if pile_of(event.card) != "superpowers":
        return _event("card_gained", seat=event.seat, card=event.card, text=event.card)
    if seat in state.team_of(event.seat).seats:
        key = "superpower_gained" if seat == event.seat else "superpower_shared"
        return _event(key, seat=event.seat, card=event.card, text=event.card)
    return _event("superpower_gained_hidden", seat=event.seat)


def _sees_stomachs(state: State, seat: str | None, *whose: str) -> bool:
    """R11.1, R13.7: whether a seat may look into one of these Stomachs, and so learns what changes hands."""
    return state.open_stomachs or any(seat in state.team_of(owner).seats for owner in whose)


def _broken(state: State, event: TeethBroken, seat: str | None) -> Message | None:
    if not event.tokens:
        return None
    key = "tooth_broken" if event.tokens == 1 else "teeth_broken"
    return _event(key, seat=event.seat, breaker=event.breaker, teeth=event.tokens)


def _lost(state: State, event: TeethLost, seat: str | None) -> Message | None:
    if not event.tokens:
        return None
    key = "tooth_lost" if event.tokens == 1 else "teeth_lost"
    return _event(key, seat=event.seat, teeth=event.tokens, cause=event.cause)


def _relocated(state: State, event: MonsterRelocated, seat: str | None) -> Message:
    if event.chooser == event.seat:
        return _event("turned_up_elsewhere", seat=event.seat)
    return _event("relocated", seat=event.seat, chooser=event.chooser)


def _suffered(state: State, event: RunawaySuffered, seat: str | None) -> Message:
    return _event("runaway_effect", effect=effect_name(event.effect, bool(state.cards_of(event.seat))))


def _foretold(state: State, event: Foretold, seat: str | None) -> Message:
    if seat == event.seat:
        return _event("foretold", seat=event.seat, named=event.named)
    return _event("foretold_hidden", seat=event.seat)


EVENTS: Mapping[type[Event], Callable[[State, Any, str | None], Message | None]] = {
    FirstPlayerDrawn: lambda s, e, _: _event("first_player", seat=e.seat),
    TurnStarted: _turn,
    ActorChosen: _actor,
    ActionTaken: _action,
    ActionsDeclined: lambda s, e, _: _event("declined", seat=e.seat),
    ActionsAdded: lambda s, e, _: _event("actions_added", seat=e.seat, actions=e.actions, card=e.cause),
    TeethBroken: _broken,
    TeethLost: _lost,
    CardGained: _gained,
    CardBought: lambda s, e, _: _event("card_bought", seat=e.seat, floors=len(e.floors)),
    SuperpowerPlayed: lambda s, e, _: _event("superpower_played", seat=e.seat, card=e.card, text=e.card),
    CardDiscarded: lambda s, e, _: _event("card_discarded", seat=e.seat, card=e.card),
    MarkPlaced: lambda s, e, _: _event(f"mark_placed_{e.mark}", seat=e.seat) if e.mark in TOLD_MARKS else None,
    MeepleCaught: lambda s, e, _: _event("meeple_caught", seat=e.seat, meeple=e.meeple),
    MeepleMoved: lambda s, e, _: _event("meeple_moved", seat=e.seat, meeple=e.meeple, zone=e.zone),
    MeepleStolen: _stolen,
    RunawayCancelled: lambda s, e, _: _event("runaway_cancelled", seat=e.seat, effect=e.effect),
    CharacterImitated: lambda s, e, _: _event("imitated", seat=e.seat, card=e.card),
    Foretold: _foretold,
    ToothOwed: lambda s, e, _: _event("tooth_owed" if e.can_pay else "nothing_to_pay", seat=e.seat, cause=e.cause),
    PawsReturned: lambda s, e, _: _event("paws_returned", seat=e.seat, start=e.start),
    BuildingClimbed: lambda s, e, _: _event("climbed", seat=e.seat, building=e.building),
    PawsStretched: lambda s, e, _: _event("stretched", seat=e.seat, zone=e.zone),
    MonsterMoved: lambda s, e, _: _event("monster_moved", seat=e.seat),
    MonsterRelocated: _relocated,
    VehicleReturned: lambda s, e, _: _event("vehicle_returned", vehicle=e.vehicle),
    MeeplePaid: _paid,
    Rumbled: lambda s, e, _: _event("fell_forgiven" if e.forgiven else "fell", body=e.body),
    MeepleRanAway: lambda s, e, _: _event("ran_away", meeple=e.meeple),
    FloorGobbled: lambda s, e, _: _event("gobbled", seat=e.seat, floor=e.floor),
    FloorBoxed: lambda s, e, _: _event("boxed", floor=e.floor, cause=e.cause),
    MeepleEaten: lambda s, e, _: _event("eaten", seat=e.seat, meeple=e.meeple),
    RunawaySuffered: _suffered,
    ActionsGranted: lambda s, e, _: _event("actions_granted", seat=e.seat, actions=e.actions),
    LastFloorGone: lambda s, e, _: _event("last_floor", seats=s.last_turns),
    MatchEnded: lambda s, e, _: _event("ended", reason=e.reason),
}
