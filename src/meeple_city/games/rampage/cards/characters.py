"""The sixteen Characters: what each scores at the end (R12.5)."""

from __future__ import annotations

from meeple_city.border import message
from meeple_city.core.events import Card, Points
from meeple_city.games.rampage.state import State


class Brawler(Card):
    """Each tooth taken from another Monster is worth 4 points instead of 2; Meeples paid instead are not teeth."""

    name = "brawler"
    each = 4

    def modify(self, state: State, owner: str, number: str, value: int) -> int:
        """The usual points are replaced by the Character's."""
        return 0 if number == "tooth_points" else value

    def score(self, state: State, owner: str) -> Points:
        """Count the tokens in the Stomach."""
        teeth = state.monsters[owner].broken
        return Points(self.each * teeth, message("rampage.score.brawler", teeth=teeth, each=self.each))


CHARACTERS: tuple[type[Card], ...] = (Brawler,)
