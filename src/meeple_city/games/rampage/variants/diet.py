"""Fashionable Diet."""

from __future__ import annotations

from meeple_city.core.events import Card
from meeple_city.games.rampage.state import State


class FashionableDiet(Card):
    """R14.1: at the end, every Meeple in a Stomach that is not part of a complete set costs a point."""

    name = "diet"

    def modify(self, state: State, owner: str, number: str, value: int) -> int:
        """A score may fall below zero."""
        return value - 1 if number == "loose_meeple" else value
