"""Moving cards: reshuffling the deck, drawing, and discarding down to the hand limit."""

from __future__ import annotations

from collections.abc import Iterable

from meeple_city.core.asks import Ask, Rule
from meeple_city.core.events import Event
from meeple_city.core.play import Play
from meeple_city.games.octorage.events import CardDiscarded, CardsDrawn, DeckReshuffled
from meeple_city.games.octorage.state import State

HAND_LIMIT = "hand limit"
NO_LIMIT = 99


def happen(play: Play[State], event: Event) -> Rule[None]:
    """Let an event happen; if it empties the deck, the discard pile is shuffled into a new one at once (OR6.3)."""
    yield from play.happen(event)
    if not play.state.deck and play.state.discard:
        yield from play.happen(DeckReshuffled(shuffled(play, play.state.discard)))


def shuffled(play: Play[State], cards: Iterable[str]) -> tuple[str, ...]:
    """Cards in random order; their order before makes no difference."""
    order = sorted(cards)
    play.chance().shuffle(order)
    return tuple(order)


def draw(play: Play[State], seats: tuple[str, ...]) -> Rule[None]:
    """Deal a card to each of these seats in this order, as long as there are any (OR6.3)."""
    while seats and play.state.deck:
        now, seats = seats[: len(play.state.deck)], seats[len(play.state.deck) :]
        yield from happen(play, CardsDrawn(now, play.state.deck[: len(now)]))


def trim(play: Play[State], seat: str) -> Rule[None]:
    """Make a player discard down to the hand limit, one card of their choice at a time (OR8.4)."""
    while len(hand := play.state.hand(seat)) > (most := limit(play, seat)):
        # Always asked: silence would give away that all cards are the same.
        card = yield Ask(seat, "discard", distinct(hand), about={"limit": most}, always=True)
        yield from happen(play, CardDiscarded(seat, card))


def limit(play: Play[State], seat: str) -> int:
    """How many cards a player may hold."""
    return play.number_of(HAND_LIMIT, NO_LIMIT, seat)


def distinct(cards: Iterable[str]) -> tuple[str, ...]:
    """Each face once."""
    return tuple(dict.fromkeys(cards))
