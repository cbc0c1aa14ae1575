"""Dealing the cards."""

from __future__ import annotations

from meeple_city.core.asks import Rule
from meeple_city.core.play import Play
from meeple_city.games.rampage.cards.catalogue import names_of
from meeple_city.games.rampage.events import CardGained, DecksShuffled
from meeple_city.games.rampage.state import Decks, State


def deal(play: Play[State]) -> Rule[None]:
    """R12.1: shuffle the three decks and deal each player a card of each; all but the Superpowers are introduced."""
    decks = play.state.decks
    piles = [_shuffled(play, pile) for pile in (decks.characters, decks.powers, decks.superpowers)]
    yield from play.happen(DecksShuffled(*piles))
    for seat in play.state.seats:
        for card in next_cards(play.state):
            yield from play.happen(CardGained(seat, card))


def next_cards(state: State) -> tuple[str, ...]:
    """The next card of each deck; an empty deck gives none."""
    decks = state.decks
    return decks.characters[:1] + decks.powers[:1] + decks.superpowers[:1]


def full_decks(boxes: int) -> Decks:
    """R12.1: all cards, in the box; each box of the game has one of each."""
    return Decks(*(names_of(kind) * boxes for kind in ("character", "power", "superpower")))


def _shuffled(play: Play[State], pile: tuple[str, ...]) -> tuple[str, ...]:
    cards = list(pile)
    play.chance().shuffle(cards)
    return tuple(cards)
