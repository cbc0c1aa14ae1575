"""Dealing the cards."""

from __future__ import annotations

from meeple_city.core.asks import Rule
from meeple_city.core.play import Play
from meeple_city.games.rampage.cards.catalogue import PILES, names_of
from meeple_city.games.rampage.drawing import keep_one, top_of
from meeple_city.games.rampage.events import DecksShuffled
from meeple_city.games.rampage.state import Decks, State


def deal(play: Play[State]) -> Rule[None]:
    """R12.1: shuffle the three decks and deal each player a card of each; R13.4: a team has one Power in common."""
    decks = play.state.decks
    piles = [_shuffled(play, pile) for pile in (decks.characters, decks.powers, decks.superpowers)]
    yield from play.happen(DecksShuffled(*piles))
    for seat in play.state.seats:
        for kind in PILES:
            yield from deal_card(play, seat, kind)


def deal_card(play: Play[State], seat: str, kind: str) -> Rule[None]:
    """R12.1: one card, or as many as the variants say; R14.2: there may be a choice."""
    shares = kind == "power" and seat != play.state.team_of(seat).captain
    for _ in range(play.number_of(f"dealt {kind}", 0 if shares else 1, seat)):
        yield from keep_one(play, seat, top_of(play.state, kind, play.number_of("choice", 1, seat)))


def full_decks(boxes: int) -> Decks:
    """R12.1: all cards, in the box; each box of the game has one of each."""
    return Decks(*(names_of(kind) * boxes for kind in PILES))


def _shuffled(play: Play[State], pile: tuple[str, ...]) -> tuple[str, ...]:
    cards = list(pile)
    play.chance().shuffle(cards)
    return tuple(cards)
