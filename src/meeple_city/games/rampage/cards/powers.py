"""The sixteen Powers: permanent and face up."""

from __future__ import annotations

from meeple_city.core.events import Card
from meeple_city.games.rampage.state import State


class Boxer(Card):
    """A Monster knocked over by one's Move loses two teeth instead of one."""

    name = "boxer"

    def modify(self, state: State, owner: str, number: str, value: int) -> int:
        """Two teeth per Rumble, during Moves only."""
        return 2 if number == "rumble" and state.action == "move" else value


class StarDancer(Card):
    """A Move may have two flicks."""

    name = "star_dancer"

    def modify(self, state: State, owner: str, number: str, value: int) -> int:
        """One flick more."""
        return value + 1 if number == "flicks" else value


POWERS: tuple[type[Card], ...] = (Boxer, StarDancer)
