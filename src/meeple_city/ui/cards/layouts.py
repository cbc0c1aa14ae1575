"""Which layout and which cards belong to the game of a view."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from meeple_city.core.view import View
from meeple_city.display.cards import PrintedCard
from meeple_city.games.octorage.view import OctoRageView
from meeple_city.games.rarrr.view import RarrrView
from meeple_city.ui.cards.octorage_faces import OctoRageFaces
from meeple_city.ui.cards.octorage_table import OctoRageTable
from meeple_city.ui.cards.rarrr_faces import RarrrFaces
from meeple_city.ui.cards.rarrr_table import RarrrTable
from meeple_city.ui.cards.spots import CardSpot
from meeple_city.words.catalogue import Words


class Layout(Protocol):
    """Knows where the cards of a game lie."""

    def spots(self, view: Any, looking: str) -> list[CardSpot]:
        """Everything on the table, as one seat sees it."""


def layout_for(view: View, words: Words) -> tuple[Layout, Iterable[PrintedCard]] | None:
    """The layout of a game and all of its cards; None if it is not played with cards."""
    if isinstance(view, RarrrView):
        rarrr = RarrrFaces(words, view.options["resistance"] == "on")
        return RarrrTable(rarrr), rarrr.every()
    if isinstance(view, OctoRageView):
        octorage = OctoRageFaces(words)
        return OctoRageTable(octorage), octorage.every()
    return None
