"""Events of RARRR!! as messages.

A secret is left out for those who may not know it; the event itself is described to everybody.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from meeple_city.border import Argument, Message, message
from meeple_city.core.events import Event
from meeple_city.games.rarrr import events
from meeple_city.games.rarrr.cards import POWERS
from meeple_city.games.rarrr.reducer import dealt_pack
from meeple_city.games.rarrr.state import KATAKANA_EACH, POWERS_EACH, Stage, State


def describe(state: State, event: Event, seat: str | None) -> Message | None:
    """What happened, as a seat may hear it, or with None a spectator; None if there is nothing to say."""
    return DESCRIPTIONS[type(event)](state, event, seat)


def _message(name: str, /, **args: Argument) -> Message:
    return message(f"rarrr.event.{name}", **args)


def _angriest_taken(state: State, event: events.AngriestTaken, seat: str | None) -> Message:
    return _message("angriest_taken", seat=event.seat)


def _set_up(state: State, event: events.SetUp, seat: str | None) -> Message:
    if seat is None:
        return _message("set_up")
    index = state.index(seat)
    pack = dealt_pack(event.katakana, KATAKANA_EACH, index)
    return _message("set_up_own", monster=event.monsters[index], cards=pack)


def _card_picked(state: State, event: events.CardPicked, seat: str | None) -> Message:
    if seat != event.seat:
        return _message("card_picked_hidden", seat=event.seat)
    name = "syllable_picked" if state.stage is Stage.CREATION else "card_picked"
    return _message(name, card=event.card)


def _packs_passed(state: State, event: events.PacksPassed, seat: str | None) -> Message:
    return _message("packs_passed")


def _katakana_left_out(state: State, event: events.KatakanaLeftOut, seat: str | None) -> Message:
    if seat != event.seat:
        return _message("katakana_left_out_hidden", seat=event.seat)
    return _message("katakana_left_out", card=event.card)


def _monster_finished(state: State, event: events.MonsterFinished, seat: str | None) -> Message:
    icons = {power.value: count for power, count in zip(POWERS, event.icons, strict=True)}
    return _message("monster_finished", seat=event.seat, **icons)


def _monster_named(state: State, event: events.MonsterNamed, seat: str | None) -> Message:
    return _message("monster_named", seat=event.seat, name=event.name)


def _round_begun(state: State, event: events.RoundBegun, seat: str | None) -> Message:
    if seat is None:
        return _message("round_begun", round=state.round)
    pack = dealt_pack(event.powers, POWERS_EACH, state.index(seat))
    return _message("round_begun_own", round=state.round, cards=pack)


def _cities_dealt(state: State, event: events.CitiesDealt, seat: str | None) -> Message:
    return _message("cities_dealt", cities=event.cities)


def _city_chosen(state: State, event: events.CityChosen, seat: str | None) -> Message:
    return _message("city_chosen", city=event.city)


def _turn_begun(state: State, event: events.TurnBegun, seat: str | None) -> Message:
    return _message("turn_begun", seat=event.seat)


def _set_begun(state: State, event: events.SetBegun, seat: str | None) -> Message:
    return _message("set_begun", seat=event.seat, card=event.card)


def _card_laid(state: State, event: events.CardLaid, seat: str | None) -> Message:
    if not event.hidden:
        return _message("card_laid", seat=event.seat, card=event.card)
    if seat != event.seat:
        return _message("card_laid_face_down_hidden", seat=event.seat)
    return _message("card_laid_face_down", card=event.card)


def _boost_laid(state: State, event: events.BoostLaid, seat: str | None) -> Message:
    return _message("boost_laid", seat=event.seat, boost=event.boost)


def _passed(state: State, event: events.Passed, seat: str | None) -> Message:
    return _message("passed", seat=event.seat)


def _card_taken_back(state: State, event: events.CardTakenBack, seat: str | None) -> Message:
    if not event.hidden:
        return _message("card_taken_back", seat=event.seat, card=event.card)
    if seat != event.seat:
        return _message("card_taken_back_hidden", seat=event.seat)
    return _message("card_taken_back_face_down", card=event.card)


def _sets_discarded(state: State, event: events.SetsDiscarded, seat: str | None) -> Message | None:
    return _message("sets_discarded", seat=event.seat, cards=event.cards) if event.cards else None


def _city_destroyed(state: State, event: events.CityDestroyed, seat: str | None) -> Message:
    return _message("city_destroyed", seat=event.seat, city=event.city)


def _city_spared(state: State, event: events.CitySpared, seat: str | None) -> Message:
    return _message("city_spared", city=event.city)


def _round_ended(state: State, event: events.RoundEnded, seat: str | None) -> Message:
    return _message("round_ended")


def _match_ended(state: State, event: events.MatchEnded, seat: str | None) -> Message:
    return _message("match_ended")


DESCRIPTIONS: Mapping[type[Event], Callable[[State, Any, str | None], Message | None]] = {
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
