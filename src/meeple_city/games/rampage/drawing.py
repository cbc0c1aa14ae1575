"""Drawing cards from the decks, and keeping some."""

from __future__ import annotations

from meeple_city.core.asks import Ask, Rule
from meeple_city.core.play import Play
from meeple_city.games.rampage.cards.catalogue import PILES
from meeple_city.games.rampage.events import CardGained, CardRejected
from meeple_city.games.rampage.state import State


def next_cards(state: State) -> tuple[str, ...]:
    """The next card of each deck; an empty deck gives none."""
    return tuple(card for kind in PILES for card in top_of(state, kind, 1))


def top_of(state: State, kind: str, count: int) -> tuple[str, ...]:
    """The next cards of a deck."""
    deck: tuple[str, ...] = getattr(state.decks, PILES[kind])
    return deck[:count]


def keep_one(play: Play[State], seat: str, cards: tuple[str, ...]) -> Rule[None]:
    """Draw cards and keep one of them; the others are out of play, and nobody else sees them."""
    if not cards:
        return
    kept = yield Ask(seat, "keep_card", tuple(dict.fromkeys(cards)))
    yield from play.happen(CardGained(seat, kept))
    others = list(cards)
    others.remove(kept)
    for card in others:
        yield from play.happen(CardRejected(seat, card))
