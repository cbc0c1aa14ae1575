"""Guess the hidden cards: states that look the same to a seat as the one it sees."""

from __future__ import annotations

from collections import Counter
from random import Random

from meeple_city.games.octorage.box import box
from meeple_city.games.octorage.state import Player, State
from meeple_city.games.octorage.view import OctoRageView, SeatView


def sample_state(view: OctoRageView, rng: Random) -> State:
    """A state that looks like this to the seat whose view it is; the cards it cannot see are dealt at random."""
    hidden = unseen_cards(view)
    rng.shuffle(hidden)
    hands = []
    for player in view.players:
        own = player.seat == view.seat
        hands.append(view.hand if own else tuple([hidden.pop() for _ in range(player.cards)]))
    return State(
        phase=view.phase,
        players=tuple(_player(player) for player in view.players),
        lives=tuple(player.life for player in view.players),
        hands=tuple(hands),
        active=view.active,
        octoman=view.octoman,
        clockwise=view.clockwise,
        rage=view.rage,
        deck=tuple(hidden),
        weapons=view.weapons,
        discard=view.discard,
        round=view.round,
        turn=view.turn,
        left_out=view.left_out,
        choosing=view.choosing,
        deeds=view.deeds,
    )


def unseen_cards(view: OctoRageView) -> list[str]:
    """The cards in the deck and in other hands, in the order of the box."""
    seen = [*view.hand, *view.weapons, *view.discard]
    seen += [curse for player in view.players for curse in player.curses]
    return list((Counter(box().deck(view.left_out)) - Counter(seen)).elements())


def _player(seen: SeatView) -> Player:
    return Player(seen.seat, seen.character, seen.curses, seen.won, seen.out)
