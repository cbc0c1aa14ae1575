"""The state after each event. Pure; the rules decide which events are allowed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from meeple_city.core.events import Event
from meeple_city.games.rarrr import events
from meeple_city.games.rarrr.cards import power_of
from meeple_city.games.rarrr.state import (
    KATAKANA_EACH,
    POWERS_EACH,
    CardSet,
    Player,
    Stage,
    State,
    without,
)


def reduce(state: State, event: Event) -> State:
    """The state after an event."""
    return REDUCERS[type(event)](state, event)


def boost_card(value: int) -> str:
    """The name of a Boost in the box."""
    return f"boost {value}"


def _angriest_taken(state: State, event: events.AngriestTaken) -> State:
    return state.replace(angriest=event.seat)


def _set_up(state: State, event: events.SetUp) -> State:
    count = len(state.players)
    for player, monster in zip(state.players, event.monsters, strict=False):
        state = state.with_player(player.seat, monster=monster)
    state = state.replace(
        monsters=(),
        katakana=(),
        undealt=event.cities,
        box=state.box + event.monsters[count:] + event.katakana[count * KATAKANA_EACH :],
    )
    return _deal(state, event.katakana, KATAKANA_EACH)


def _deal(state: State, deck: tuple[str, ...], each: int) -> State:
    for i, player in enumerate(state.players):
        state = state.with_player(player.seat, pack=dealt_pack(deck, each, i))
    return state


def dealt_pack(deck: tuple[str, ...], each: int, index: int) -> tuple[str, ...]:
    """The cards that a player is dealt to draft from."""
    return tuple(sorted(deck[index * each : (index + 1) * each]))


def _card_picked(state: State, event: events.CardPicked) -> State:
    pack = state.player(event.seat).pack
    return state.with_player(event.seat, pack=without(pack, event.card), pick=event.card)


def _packs_passed(state: State, event: events.PacksPassed) -> State:
    packs = [player.pack for player in state.players]
    for i, player in enumerate(state.players):
        assert player.pick is not None
        drafted = tuple(sorted((*player.drafted, player.pick)))
        state = state.with_player(player.seat, pack=packs[i - 1], pick=None, drafted=drafted)
    return state


def _katakana_left_out(state: State, event: events.KatakanaLeftOut) -> State:
    drafted = state.player(event.seat).drafted
    return state.with_player(event.seat, drafted=without(drafted, event.card), pick=event.card)


def _monster_finished(state: State, event: events.MonsterFinished) -> State:
    player = state.player(event.seat)
    assert player.pick is not None
    finished = state.with_player(event.seat, katakana=player.drafted, drafted=(), pick=None, icons=event.icons)
    return finished.replace(box=(*state.box, player.pick))


def _monster_named(state: State, event: events.MonsterNamed) -> State:
    named = state.with_player(event.seat, name=event.name)
    if all(player.name for player in named.players):
        return named.replace(stage=Stage.POWER_UP)
    return named


def _round_begun(state: State, event: events.RoundBegun) -> State:
    dealt = len(state.players) * POWERS_EACH
    begun = state.replace(round=state.round + 1, powers=event.powers[dealt:], discard=(), buried=())
    return _deal(begun, event.powers, POWERS_EACH)


def _cities_dealt(state: State, event: events.CitiesDealt) -> State:
    for player in state.players:
        state = state.with_player(player.seat, hand=player.drafted, drafted=())
    return state.replace(stage=Stage.BATTLE, cities=event.cities, undealt=state.undealt[len(event.cities) :])


def _city_chosen(state: State, event: events.CityChosen) -> State:
    return state.replace(city=event.city, cities=without(state.cities, event.city))


def _turn_begun(state: State, event: events.TurnBegun) -> State:
    return state.replace(turn=event.seat, turns=state.turns + 1)


def begin_set(player: Player, card: str) -> dict[str, Any]:
    """What changes when a player begins a set."""
    begun = CardSet(power_of(card), (card,))
    return {"hand": without(player.hand, card), "sets": (*player.sets, begun), "battled": True}


def lay_card(player: Player, card: str, hidden: bool) -> dict[str, Any]:
    """What changes when a player adds a card to the newest set."""
    newest = player.sets[-1]
    cards = newest.cards if hidden else tuple(sorted((*newest.cards, card)))
    unseen = tuple(sorted((*newest.hidden, card))) if hidden else newest.hidden
    grown = CardSet(newest.power, cards, unseen, newest.boost)
    return {"hand": without(player.hand, card), "sets": (*player.sets[:-1], grown)}


def lay_boost(player: Player, boost: int) -> dict[str, Any]:
    """What changes when a player adds a Boost to the newest set."""
    newest = player.sets[-1]
    grown = CardSet(newest.power, newest.cards, newest.hidden, boost)
    boosts = tuple(value for value in player.boosts if value != boost)
    return {"boosts": boosts, "sets": (*player.sets[:-1], grown)}


def _set_begun(state: State, event: events.SetBegun) -> State:
    return state.with_player(event.seat, **begin_set(state.player(event.seat), event.card))


def _card_laid(state: State, event: events.CardLaid) -> State:
    return state.with_player(event.seat, **lay_card(state.player(event.seat), event.card, event.hidden))


def _boost_laid(state: State, event: events.BoostLaid) -> State:
    return state.with_player(event.seat, **lay_boost(state.player(event.seat), event.boost))


def _passed(state: State, event: events.Passed) -> State:
    return _boosts_boxed(state, event.seat).with_player(event.seat, passed=True)


def _boosts_boxed(state: State, seat: str) -> State:
    """Laid Boosts are used up (RR4.7)."""
    sets = state.player(seat).sets
    boxed = tuple(boost_card(laid.boost) for laid in sets if laid.boost)
    plain = tuple(CardSet(laid.power, laid.cards, laid.hidden) for laid in sets)
    return state.with_player(seat, sets=plain).replace(box=state.box + boxed)


def _card_taken_back(state: State, event: events.CardTakenBack) -> State:
    player = state.player(event.seat)
    sets = tuple(_set_without(laid, event) if laid.power is event.power else laid for laid in player.sets)
    return state.with_player(event.seat, hand=tuple(sorted((*player.hand, event.card))), sets=sets)


def _set_without(laid: CardSet, event: events.CardTakenBack) -> CardSet:
    if event.hidden:
        return CardSet(laid.power, laid.cards, without(laid.hidden, event.card))
    return CardSet(laid.power, without(laid.cards, event.card), laid.hidden)


def _sets_discarded(state: State, event: events.SetsDiscarded) -> State:
    sets = state.player(event.seat).sets
    return state.with_player(event.seat, sets=()).replace(
        discard=state.discard + tuple(card for laid in sets for card in laid.cards),
        buried=state.buried + tuple(card for laid in sets for card in laid.hidden),
    )


def _city_destroyed(state: State, event: events.CityDestroyed) -> State:
    won = state.player(event.seat).won
    return _battle_over(_boosts_boxed(state, event.seat).with_player(event.seat, won=(*won, event.city)))


def _city_spared(state: State, event: events.CitySpared) -> State:
    return _battle_over(state.replace(box=(*state.box, event.city)))


def _battle_over(state: State) -> State:
    for player in state.players:
        state = state.with_player(player.seat, battled=False, passed=False)
    return state.replace(city=None, turn=None)


def _round_ended(state: State, event: events.RoundEnded) -> State:
    hands = tuple(card for player in state.players for card in player.hand)
    for player in state.players:
        state = state.with_player(player.seat, hand=())
    return state.replace(
        stage=Stage.POWER_UP,
        box=state.box + state.cities,
        cities=(),
        buried=state.buried + hands,
    )


def _match_ended(state: State, event: events.MatchEnded) -> State:
    return state.replace(stage=Stage.OVER)


REDUCERS: Mapping[type[Event], Callable[[State, Any], State]] = {
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
