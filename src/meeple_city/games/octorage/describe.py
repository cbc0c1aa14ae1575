"""Events of OctoRage as messages.

A secret is left out for those who may not know it; the event itself is always described.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from meeple_city.border import Argument, Message, message
from meeple_city.core.events import Event
from meeple_city.games.octorage import events
from meeple_city.games.octorage.box import dealt_hands
from meeple_city.games.octorage.state import State


def describe(state: State, event: Event, seat: str | None) -> Message:
    """What happened, as a seat may hear it, or with None a spectator."""
    return DESCRIPTIONS[type(event)](state, event, seat)


def _message(name: str, /, **args: Argument) -> Message:
    return message(f"octorage.event.{name}", **args)


def _round_begun(state: State, event: events.RoundBegun, seat: str | None) -> Message:
    """Everybody is told that cards are dealt; which ones, only the seat that gets them."""
    if seat is None:
        return _message("round_begun")
    hand = dealt_hands(event.deck, len(state.players))[state.index(seat)]
    return _message("round_begun_hand", cards=hand)


def _drawn(state: State, event: events.CardsDrawn, seat: str | None) -> Message:
    """Everybody sees who draws; what is drawn, only the drawer."""
    own = tuple(card for drawer, card in zip(event.seats, event.cards, strict=True) if drawer == seat)
    seats = tuple(dict.fromkeys(event.seats))
    if len(seats) > 1:
        return _message("cards_drawn", seats=seats, cards=own) if own else _message("cards_drawn_hidden", seats=seats)
    if own:
        return _message("cards_drawn_alone", cards=own)
    return _message("cards_drawn_alone_hidden", seat=seats[0], count=len(event.cards))


def _stolen(state: State, event: events.CardStolen, seat: str | None) -> Message:
    if seat == event.seat:
        return _message("card_stolen_by_you", victim=event.victim, card=event.card)
    if seat == event.victim:
        return _message("card_stolen_from_you", seat=event.seat, card=event.card)
    return _message("card_stolen_hidden", seat=event.seat, victim=event.victim)


def _kept(state: State, event: events.CardKept, seat: str | None) -> Message:
    if seat == event.seat:
        return _message("card_kept", card=event.card)
    return _message("card_kept_hidden", seat=event.seat)


DESCRIPTIONS: Mapping[type[Event], Callable[[State, Any, str | None], Message]] = {
    events.MatchBegun: lambda s, e, _: _message("match_begun", characters=e.characters, octoman=e.octoman),
    events.CharacterChosen: lambda s, e, _: _message("character_chosen", seat=e.seat, character=e.character),
    events.RoundBegun: _round_begun,
    events.TurnBegun: lambda s, e, _: _message("turn_begun", seat=e.seat),
    events.PlayPassed: lambda s, e, _: _message("play_passed", seat=e.seat),
    events.WeaponPlayed: lambda s, e, _: _message("weapon_played", seat=e.seat, card=e.card),
    events.RageRaised: lambda s, e, _: _message("rage_raised"),
    events.Dodged: lambda s, e, _: _message("dodged", seat=e.seat),
    events.TreasurePlayed: lambda s, e, _: _message("treasure_played", seat=e.seat, card=e.card, target=e.target),
    events.Attacked: lambda s, e, _: _message("attacked", seat=e.seat, lost=e.lost),
    events.LifeLost: lambda s, e, _: _message("life_lost", seat=e.seat, lost=e.lost, cause=e.cause),
    events.LifeRegained: lambda s, e, _: _message("life_regained", seat=e.seat, gained=e.gained),
    events.Eliminated: lambda s, e, _: _message("eliminated", seat=e.seat),
    events.RoundWon: lambda s, e, _: _message("round_won", seat=e.seat),
    events.CardsDrawn: _drawn,
    events.CardStolen: _stolen,
    events.CardSalvaged: lambda s, e, _: _message("card_salvaged", seat=e.seat, card=e.card),
    events.CardKept: _kept,
    events.CardDiscarded: lambda s, e, _: _message("card_discarded", seat=e.seat, card=e.card),
    events.DeckReshuffled: lambda s, e, _: _message("deck_reshuffled"),
}
