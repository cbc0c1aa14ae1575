"""Tailor-Made Monster."""

from __future__ import annotations

from meeple_city.core.events import Card
from meeple_city.games.rampage.state import State


class TailorMadeMonster(Card):
    """R14.2: everybody is dealt three cards of each kind and keeps one of them."""

    name = "tailor_made"

    def modify(self, state: State, owner: str, number: str, value: int) -> int:
        """Three cards to choose from."""
        return 3 if number == "choice" else value
