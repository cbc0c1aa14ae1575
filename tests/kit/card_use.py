"""Counts how often each card of Rampage has an effect."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest import mock

from meeple_city.core.events import Card
from meeple_city.games.rampage.cards import in_play


@contextmanager
def counted_cards() -> Iterator[Counter[str]]:
    """Within this, every change of a number, replaced event, reaction, offer and score of a card is counted."""
    uses: Counter[str] = Counter()
    counted = {name: _counted(card, uses) for name, card in in_play.CARDS.items()}
    forget_cards()
    try:
        with mock.patch.dict(in_play.CARDS, counted):
            yield uses
    finally:
        forget_cards()


def forget_cards() -> None:
    """Have the objects of all cards made anew."""
    in_play.card_object.cache_clear()
    in_play._cards.cache_clear()


def _counted(card: type[Card], uses: Counter[str]) -> type[Card]:
    """The same card, which counts what its sockets do; those that it leaves alone stay as they are."""
    sockets = {
        Card.modify: _modify,
        Card.replace: _replace,
        Card.react: _react,
        Card.act: _act,
        Card.score: _score,
    }
    overridden = {socket.__name__: count(card, uses) for socket, count in sockets.items() if card.overrides(socket)}
    return type(card.__name__, (card,), overridden)


def _modify(card: type[Card], uses: Counter[str]) -> Any:
    def modify(self: Card, state: Any, owner: str, number: str, value: int) -> int:
        changed = card.modify(self, state, owner, number, value)
        uses[card.name] += changed != value
        return changed

    return modify


def _replace(card: type[Card], uses: Counter[str]) -> Any:
    def replace(self: Card, play: Any, owner: str, event: Any) -> Any:
        instead = yield from card.replace(self, play, owner, event)
        uses[card.name] += instead is not None
        return instead

    return replace


def _react(card: type[Card], uses: Counter[str]) -> Any:
    def react(self: Card, play: Any, owner: str, event: Any) -> Any:
        before = play.state
        yield from card.react(self, play, owner, event)
        uses[card.name] += play.state is not before

    return react


def _act(card: type[Card], uses: Counter[str]) -> Any:
    def act(self: Card, state: Any, owner: str, moment: str) -> Any:
        offers = card.act(self, state, owner, moment)
        uses[card.name] += bool(offers)
        return offers

    return act


def _score(card: type[Card], uses: Counter[str]) -> Any:
    def score(self: Card, state: Any, owner: str) -> Any:
        points = card.score(self, state, owner)
        uses[card.name] += bool(points and points.points)
        return points

    return score
