"""Events of RARRR!! in words, as a seat may hear them. What is secret is told without its secret, never left out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from meeple_city.core.events import Event
from meeple_city.games.rarrr import events
from meeple_city.games.rarrr.cards import POWERS
from meeple_city.games.rarrr.state import State


def tell(state: State, event: Event, seat: str | None) -> str:
    """What happened, in one line."""
    return WORDS[type(event)](state, event, seat)


def _angriest_taken(state: State, event: events.AngriestTaken, seat: str | None) -> str:
    return f"{event.seat} holds the Angriest Monster card"


def _set_up(state: State, event: events.SetUp, seat: str | None) -> str:
    return "Everybody has a Monster, and Katakana cards to draft from"


def _card_picked(state: State, event: events.CardPicked, seat: str | None) -> str:
    return f"{event.seat} picks {event.card if seat == event.seat else 'a card'}"


def _packs_passed(state: State, event: events.PacksPassed, seat: str | None) -> str:
    return "What is left goes to the left"


def _katakana_left_out(state: State, event: events.KatakanaLeftOut, seat: str | None) -> str:
    return f"{event.seat} leaves out {event.card if seat == event.seat else 'a Katakana card'}"


def _monster_finished(state: State, event: events.MonsterFinished, seat: str | None) -> str:
    powers = (f"{count} {power}" for power, count in zip(POWERS, event.icons, strict=True) if count)
    return f"{event.seat} shows a Monster of {', '.join(powers)}"


def _monster_named(state: State, event: events.MonsterNamed, seat: str | None) -> str:
    return f"{event.seat} roars: {event.name}!"


def _round_begun(state: State, event: events.RoundBegun, seat: str | None) -> str:
    return f"Round {state.round} begins: Power cards to draft from"


def _cities_dealt(state: State, event: events.CitiesDealt, seat: str | None) -> str:
    return "The Cities of the round lie open"


def _city_chosen(state: State, event: events.CityChosen, seat: str | None) -> str:
    return f"The battle for {event.city} begins"


def _turn_begun(state: State, event: events.TurnBegun, seat: str | None) -> str:
    return f"It is the turn of {event.seat}"


def _set_begun(state: State, event: events.SetBegun, seat: str | None) -> str:
    return f"{event.seat} begins a set with {event.card}"


def _card_laid(state: State, event: events.CardLaid, seat: str | None) -> str:
    if not event.hidden:
        return f"{event.seat} adds {event.card}"
    return f"{event.seat} adds {event.card if seat == event.seat else 'a card'} face down"


def _boost_laid(state: State, event: events.BoostLaid, seat: str | None) -> str:
    return f"{event.seat} adds a Boost of {event.boost}"


def _passed(state: State, event: events.Passed, seat: str | None) -> str:
    return f"{event.seat} passes"


def _card_taken_back(state: State, event: events.CardTakenBack, seat: str | None) -> str:
    secret = event.hidden and seat != event.seat
    return f"{event.seat} takes back {'a card that lay face down' if secret else event.card}"


def _sets_discarded(state: State, event: events.SetsDiscarded, seat: str | None) -> str:
    return f"{event.seat} clears the battlefield"


def _city_destroyed(state: State, event: events.CityDestroyed, seat: str | None) -> str:
    return f"{event.seat} destroys {event.city}"


def _city_spared(state: State, event: events.CitySpared, seat: str | None) -> str:
    return f"Nobody wants {event.city}"


def _round_ended(state: State, event: events.RoundEnded, seat: str | None) -> str:
    return "The round is over"


def _match_ended(state: State, event: events.MatchEnded, seat: str | None) -> str:
    return "The match is over"


WORDS: Mapping[type[Event], Callable[[State, Any, str | None], str]] = {
    events.AngriestTaken: _angriest_taken,
    events.SetUp: _set_up,
    events.CardPicked: _card_picked,
    events.PacksPassed: _packs_passed,
    events.KatakanaLeftOut: _katakana_left_out,
    events.MonsterFinished: _monster_finished,
    events.MonsterNamed: _monster_named,
    events.RoundBegun: _round_begun,
    events.CitiesDealt: _cities_dealt,
    events.CityChosen: _city_chosen,
    events.TurnBegun: _turn_begun,
    events.SetBegun: _set_begun,
    events.CardLaid: _card_laid,
    events.BoostLaid: _boost_laid,
    events.Passed: _passed,
    events.CardTakenBack: _card_taken_back,
    events.SetsDiscarded: _sets_discarded,
    events.CityDestroyed: _city_destroyed,
    events.CitySpared: _city_spared,
    events.RoundEnded: _round_ended,
    events.MatchEnded: _match_ended,
}
