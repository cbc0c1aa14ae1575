"""Events of OctoRage in words, as a seat may hear them. What is secret is told without its secret."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from meeple_city.core.events import Event
from meeple_city.games.octorage import events
from meeple_city.games.octorage.state import State


def tell(state: State, event: Event, seat: str | None) -> str:
    """What happened, in one line."""
    return WORDS[type(event)](event, seat)


def _drawn(event: events.CardsDrawn, seat: str | None) -> str:
    """Everybody sees who draws; what, only one's own."""
    own = [card for drawer, card in zip(event.seats, event.cards, strict=True) if drawer == seat]
    who = ", ".join(dict.fromkeys(event.seats))
    return f"{who} draw{'s' if len(set(event.seats)) == 1 else ''}" + (f"; you: {', '.join(own)}" if own else "")


def _stolen(event: events.CardStolen, seat: str | None) -> str:
    card = event.card if seat in (event.seat, event.victim) else "a card"
    return f"{event.seat} takes {card} from {event.victim}"


def _kept(event: events.CardKept, seat: str | None) -> str:
    return f"{event.seat} keeps {event.card if seat == event.seat else 'a card'} from the top of the deck"


WORDS: Mapping[type[Event], Callable[[Any, str | None], str]] = {
    events.MatchBegun: lambda e, _: (
        f"Everybody has a character: {', '.join(e.characters)}; {e.octoman} has the Octoman"
    ),
    events.RoundBegun: lambda e, _: "A round begins: all cards are shuffled and dealt",
    events.TurnBegun: lambda e, _: f"{e.seat} opens a turn",
    events.PlayPassed: lambda e, _: f"{e.seat} is next",
    events.WeaponPlayed: lambda e, _: f"{e.seat} plays {e.card}",
    events.RageRaised: lambda e, _: "The Octoman rages more",
    events.Dodged: lambda e, _: f"{e.seat} dodges: the direction turns",
    events.TreasurePlayed: lambda e, _: f"{e.seat} lays {e.card} before {e.target}",
    events.Attacked: lambda e, _: f"The Octoman gets {e.seat}: {e.lost} lost",
    events.LifeLost: lambda e, _: f"{e.seat} loses {e.lost}: {e.cause}",
    events.LifeRegained: lambda e, _: f"{e.seat} regains {e.gained}",
    events.Eliminated: lambda e, _: f"{e.seat} is out of the round",
    events.RoundWon: lambda e, _: f"{e.seat} wins the round",
    events.CardsDrawn: _drawn,
    events.CardStolen: _stolen,
    events.CardSalvaged: lambda e, _: f"{e.seat} takes {e.card} from the discard pile",
    events.CardKept: _kept,
    events.CardDiscarded: lambda e, _: f"{e.seat} throws {e.card} away",
    events.DeckReshuffled: lambda e, _: "The discard pile is shuffled into a new deck",
}
