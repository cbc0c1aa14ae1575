"""The state after each event. Pure; the only place where states change."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from meeple_city.core.events import Event
from meeple_city.games.octorage import events as e
from meeple_city.games.octorage.box import DODGE, box, dealt_hands
from meeple_city.games.octorage.state import Deed, Did, Phase, Player, State

T = TypeVar("T")

WINS_NEEDED = 2


def reduce(state: State, event: Event) -> State:
    """The state after an event."""
    return REDUCERS[type(event)](state, event)


def _begin_match(state: State, event: e.MatchBegun) -> State:
    pairs = zip(state.players, event.characters, strict=True)
    players = tuple(replace(player, character=character) for player, character in pairs)
    return state.replace(phase=Phase.ROUND, players=players, active=event.octoman, octoman=event.octoman)


def _choose_character(state: State, event: e.CharacterChosen) -> State:
    players = _with_player(state, event.seat, character=event.character)
    waiting = [player.seat for player in players if not player.character]
    return state.replace(players=players, active=waiting[0] if waiting else event.seat)


def _begin_round(state: State, event: e.RoundBegun) -> State:
    """All cards go into the deck, and hands are dealt from it (OR3.1, OR3.2); rage starts over (OR3.3)."""
    count = len(state.players)
    hands = dealt_hands(event.deck, count)
    return state.replace(
        phase=Phase.TURN,
        players=tuple(replace(player, curses=(), out=False) for player in state.players),
        lives=(box().life,) * count,
        hands=hands,
        rage=0,
        deck=event.deck[sum(map(len, hands)) :],
        weapons=(),
        discard=(),
        round=state.round + 1,
        deeds=(),
    )


def _begin_turn(state: State, event: e.TurnBegun) -> State:
    return state.replace(active=event.seat, turn=state.turn + 1)


def _pass(state: State, event: e.PlayPassed) -> State:
    return state.replace(active=event.seat)


def _play_weapon(state: State, event: e.WeaponPlayed) -> State:
    return state.replace(
        hands=_hands_without(state, event.seat, event.card),
        weapons=(*state.weapons, event.card),
        deeds=(*state.deeds, Deed(event.seat, Did.PLAYED, event.card)),
    )


def _raise_rage(state: State, event: e.RageRaised) -> State:
    return state.replace(rage=state.rage + 1)


def _dodge(state: State, event: e.Dodged) -> State:
    hands = _hands_without(state, event.seat, DODGE)
    deeds = (*state.deeds, Deed(event.seat, Did.PLAYED, DODGE))
    return state.replace(hands=hands, clockwise=not state.clockwise, discard=(*state.discard, DODGE), deeds=deeds)


def _play_treasure(state: State, event: e.TreasurePlayed) -> State:
    curses = (*state.player(event.target).curses, event.card)
    hands = _hands_without(state, event.seat, event.card)
    deeds = (*state.deeds, Deed(event.seat, Did.PLAYED, event.card, event.target))
    return state.replace(hands=hands, players=_with_player(state, event.target, curses=curses), deeds=deeds)


def _attack(state: State, event: e.Attacked) -> State:
    """The attacked player takes the Octoman; the weapons of the turn are discarded (OR5.1)."""
    lives = _set(state.lives, state.index(event.seat), state.life(event.seat) - event.lost)
    return state.replace(
        lives=lives,
        octoman=event.seat,
        weapons=(),
        discard=state.discard + state.weapons,
        deeds=(*state.deeds, Deed(event.seat, Did.ATTACKED)),
    )


def _lose_life(state: State, event: e.LifeLost) -> State:
    life = max(0, state.life(event.seat) - event.lost)
    return state.replace(lives=_set(state.lives, state.index(event.seat), life))


def _regain_life(state: State, event: e.LifeRegained) -> State:
    life = min(box().life, state.life(event.seat) + event.gained)
    return state.replace(lives=_set(state.lives, state.index(event.seat), life))


def _eliminate(state: State, event: e.Eliminated) -> State:
    """Out, with all cards to the discard pile; the Octoman goes to the next player (OR5.3, OR5.4)."""
    seat = event.seat
    gone = state.hand(seat) + state.player(seat).curses
    return state.replace(
        players=_with_player(state, seat, out=True, curses=()),
        hands=_set(state.hands, state.index(seat), ()),
        octoman=state.after(seat) if state.octoman == seat else state.octoman,
        discard=state.discard + gone,
    )


def _win_round(state: State, event: e.RoundWon) -> State:
    """The second round won by a player wins the match (OR7.2, OR7.3)."""
    won = (*state.player(event.seat).won, state.round)
    phase = Phase.OVER if len(won) == WINS_NEEDED else Phase.ROUND
    return state.replace(phase=phase, players=_with_player(state, event.seat, won=won))


def _draw(state: State, event: e.CardsDrawn) -> State:
    hands = list(state.hands)
    for seat, card in zip(event.seats, event.cards, strict=True):
        i = state.index(seat)
        hands[i] = (*hands[i], card)
    deeds = state.deeds + tuple(Deed(seat, Did.DREW) for seat in event.seats)
    return state.replace(hands=tuple(hands), deck=state.deck[len(event.cards) :], deeds=deeds)


def _steal(state: State, event: e.CardStolen) -> State:
    state = state.replace(hands=_hands_without(state, event.victim, event.card))
    deeds = (*state.deeds, Deed(event.seat, Did.STOLE, event.card, event.victim))
    return state.replace(hands=_hands_with(state, event.seat, event.card), deeds=deeds)


def _salvage(state: State, event: e.CardSalvaged) -> State:
    return state.replace(
        hands=_hands_with(state, event.seat, event.card),
        discard=_minus(state.discard, event.card),
        deeds=(*state.deeds, Deed(event.seat, Did.SALVAGED, event.card)),
    )


def _keep(state: State, event: e.CardKept) -> State:
    others = _minus(event.looked_at, event.card)
    return state.replace(
        hands=_hands_with(state, event.seat, event.card),
        deck=state.deck[len(event.looked_at) :],
        discard=state.discard + others,
        deeds=(*state.deeds, Deed(event.seat, Did.KEPT, "".join(others))),
    )


def _discard(state: State, event: e.CardDiscarded) -> State:
    return state.replace(
        hands=_hands_without(state, event.seat, event.card),
        discard=(*state.discard, event.card),
        deeds=(*state.deeds, Deed(event.seat, Did.DISCARDED, event.card)),
    )


def _reshuffle(state: State, event: e.DeckReshuffled) -> State:
    return state.replace(deck=event.deck, discard=())


def _with_player(state: State, seat: str, **changes: Any) -> tuple[Player, ...]:
    """The players, one of them changed."""
    i = state.index(seat)
    return _set(state.players, i, replace(state.players[i], **changes))


def _hands_with(state: State, seat: str, card: str) -> tuple[tuple[str, ...], ...]:
    """The hands, one of them with a card added."""
    i = state.index(seat)
    return _set(state.hands, i, (*state.hands[i], card))


def _hands_without(state: State, seat: str, card: str) -> tuple[tuple[str, ...], ...]:
    """The hands, one of them with a card removed."""
    i = state.index(seat)
    return _set(state.hands, i, _minus(state.hands[i], card))


def _minus(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The cards minus one."""
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


def _set(values: tuple[T, ...], i: int, value: T) -> tuple[T, ...]:
    """The values, one of them changed."""
    return (*values[:i], value, *values[i + 1 :])


REDUCERS: Mapping[type[Event], Callable[[State, Any], State]] = {
    e.MatchBegun: _begin_match,
    e.CharacterChosen: _choose_character,
    e.RoundBegun: _begin_round,
    e.TurnBegun: _begin_turn,
    e.PlayPassed: _pass,
    e.WeaponPlayed: _play_weapon,
    e.RageRaised: _raise_rage,
    e.Dodged: _dodge,
    e.TreasurePlayed: _play_treasure,
    e.Attacked: _attack,
    e.LifeLost: _lose_life,
    e.LifeRegained: _regain_life,
    e.Eliminated: _eliminate,
    e.RoundWon: _win_round,
    e.CardsDrawn: _draw,
    e.CardStolen: _steal,
    e.CardSalvaged: _salvage,
    e.CardKept: _keep,
    e.CardDiscarded: _discard,
    e.DeckReshuffled: _reshuffle,
}
