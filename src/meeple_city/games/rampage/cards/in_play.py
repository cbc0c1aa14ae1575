"""The cards that are in play, with their owners; variants work as cards that everybody has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache

from meeple_city.core.events import Card, Cards
from meeple_city.games.rampage.cards.characters import CHARACTERS
from meeple_city.games.rampage.cards.face_down import FaceDown
from meeple_city.games.rampage.cards.marks import MARKS
from meeple_city.games.rampage.cards.powers import POWERS
from meeple_city.games.rampage.cards.superpowers import SUPERPOWERS
from meeple_city.games.rampage.state import State
from meeple_city.games.rampage.variants import VARIANTS

CARDS: Mapping[str, type[Card]] = {
    card.name: card for card in (*CHARACTERS, *POWERS, *SUPERPOWERS, *MARKS, *VARIANTS.values())
}

Names = tuple[str, ...]
Held = tuple[str, Names, Names]  # a seat, its cards face up and marks, its cards face down


def cards_in_play(state: State) -> Cards:
    """R12: the cards and marks of all Monsters: those of the active one first, then clockwise."""
    order = (state.active, *state.after(state.active)) if state.active else state.seats
    return _cards(tuple(_held(state, seat) for seat in order))


@cache
def card_object(name: str, copy: int) -> Card:
    """The object that stands for a card; each copy of a card has its own."""
    return CARDS[name]()


def _held(state: State, seat: str) -> Held:
    monster = state.monsters[seat]
    imitated = (monster.imitates,) if monster.imitates else ()
    powers = tuple(dict.fromkeys(state.team_of(seat).powers))  # R12.2: two copies work like one
    return seat, state.variants + monster.characters + imitated + powers + monster.marks, monster.superpowers


@lru_cache(maxsize=10_000)
def _cards(held: tuple[Held, ...]) -> Cards:
    """Cached, because it is needed for every event, and `Play` recognises a sequence it has seen before."""
    return tuple((seat, card) for seat, face_up, hidden in held for card in _objects(face_up, hidden))


def _objects(face_up: Names, hidden: Names) -> Iterator[Card]:
    copies: Counter[str] = Counter()
    for name in face_up:
        yield card_object(name, copies[name])
        copies[name] += 1
    if hidden:
        yield FaceDown(tuple(card_object(name, 0) for name in hidden))
