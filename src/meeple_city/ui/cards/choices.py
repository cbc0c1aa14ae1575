"""Which card on the table stands for which answer, and which cards are offered that lie nowhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from meeple_city.core.asks import Ask
from meeple_city.core.view import View
from meeple_city.display.cards import PrintedCard
from meeple_city.games.octorage.view import OctoRageView
from meeple_city.games.rarrr.raising import FACE_DOWN
from meeple_city.ui.cards.octorage_faces import OctoRageFaces
from meeple_city.ui.cards.spots import HAND, CardSpot
from meeple_city.words.catalogue import Words

if TYPE_CHECKING:
    from meeple_city.ui.cards.card_table import CardTable

# Where the cards of a question lie, by its kind; a seat stands for itself by its character.
ZONES = {
    "draft": HAND, "leave_out": HAND, "city": "cities", "take_back": "set", "play": HAND, "discard": HAND,
    "curse": "character", "steal": "character", "blast": "character",
    "keep": "offer", "salvage": "offer", "character": "offer",
}  # fmt: skip
OFFERED = ("keep", "salvage", "character")


@dataclass(frozen=True)
class Choices:
    """Cards by id, each with its answer."""

    cards: Mapping[str, str]


def choices_of(ask: Ask, view: View, table: CardTable) -> Choices:
    """The cards that answer a question; of equal cards all do."""
    zone = ZONES.get(ask.kind)
    found = {}
    for id_, spot in table.spots.items():
        answer = _answer(ask, zone, spot)
        if answer in ask.options:
            found[id_] = answer
    return Choices(found)


def _answer(ask: Ask, zone: str | None, spot: CardSpot) -> str:
    if ask.kind == "take_back":
        mine = spot.owner == ask.seat
        return spot.key if mine and spot.zone == "set" else FACE_DOWN + spot.key if spot.zone == "face down" else ""
    if spot.zone != zone:
        return ""
    return spot.owner if zone == "character" else spot.key


def offered(ask: Ask, view: View, words: Words) -> list[tuple[str, PrintedCard]]:
    """The cards of a question that lie nowhere: on top of the deck, in the discard pile, in the box."""
    if ask.kind not in OFFERED or not isinstance(view, OctoRageView):
        return []
    faces = OctoRageFaces(words)
    if ask.kind == "character":
        return [(name, faces.character(name)) for name in ask.options]
    return [(card, faces.card(card)) for card in ask.options if card != "nothing"]
