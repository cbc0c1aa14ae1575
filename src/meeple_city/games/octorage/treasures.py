"""The five Cursed Treasures, as cards that interfere with the player who bears them (OR8)."""

from __future__ import annotations

from typing import Any

from meeple_city.core.asks import Rule
from meeple_city.core.events import Card, Event
from meeple_city.core.play import Play
from meeple_city.games.octorage.box import box
from meeple_city.games.octorage.events import Dodged, LifeLost, WeaponPlayed
from meeple_city.games.octorage.hands import HAND_LIMIT
from meeple_city.games.octorage.rules import LEAST_WEAPON, TREASURES_ALLOWED
from meeple_city.games.octorage.state import State

SKULL_LIMIT = 2


class SunGodStatuette(Card):
    """Every dodge its bearer plays costs the bearer a life (OR8.1)."""

    name = "Sun God Statuette"
    concerns = (Dodged,)

    def react(self, play: Play[State], owner: str, event: Event) -> Rule[None]:
        """Take a life; the direction has changed by then."""
        assert isinstance(event, Dodged)
        if event.seat == owner:
            yield from play.happen(LifeLost(owner, 1, self.name))


class OctopusGodJewels(Card):
    """Its bearer plays no Cursed Treasures (OR8.2)."""

    name = "Octopus God Jewels"

    def modify(self, state: Any, owner: str, number: str, value: int) -> int:
        """No treasures are allowed."""
        return 0 if number == TREASURES_ALLOWED else value


class SacrificialSceptre(Card):
    """A weapon its bearer plays must beat the last one (OR8.3)."""

    name = "Sacrificial Sceptre"

    def modify(self, state: Any, owner: str, number: str, value: int) -> int:
        """One more than the last weapon; the first of a turn may still be any, as none is below 1."""
        return value + 1 if number == LEAST_WEAPON else value


class GoldenSkull(Card):
    """Its bearer holds two cards at most (OR8.4)."""

    name = "Golden Skull"

    def modify(self, state: Any, owner: str, number: str, value: int) -> int:
        """The limit is two cards."""
        return min(value, SKULL_LIMIT) if number == HAND_LIMIT else value


class EmeraldCrown(Card):
    """Whenever anybody plays dynamite, its bearer loses a life (OR8.5)."""

    name = "Emerald Crown"
    concerns = (WeaponPlayed,)

    def react(self, play: Play[State], owner: str, event: Event) -> Rule[None]:
        """Take a life; this comes after Norbert's power, as he is the active player."""
        assert isinstance(event, WeaponPlayed)
        if box().kinds[event.card] == "dynamite":
            yield from play.happen(LifeLost(owner, 1, self.name))


def treasures() -> dict[str, Card]:
    """All five by name."""
    cards = (SunGodStatuette(), OctopusGodJewels(), SacrificialSceptre(), GoldenSkull(), EmeraldCrown())
    return {card.name: card for card in cards}
