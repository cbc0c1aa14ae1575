"""Bots for OctoRage. They know a view and a question, never the state."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from meeple_city.core.asks import Ask
from meeple_city.games.octorage.box import DODGE, box
from meeple_city.games.octorage.characters import LOOK, NOTHING
from meeple_city.games.octorage.lookahead import Lookahead
from meeple_city.games.octorage.playouts import TREASURE_WORTH
from meeple_city.games.octorage.rules import ATTACKED
from meeple_city.games.octorage.view import OctoRageView

NEVER = 99.0
DODGE_WORTH = 13.0  # above any weapon: a dodge can always be played
SETTLED = ("character", "look")  # any character will do, and another card is always welcome


class EasyBot:
    """Plays the cheapest card that will do, harms the healthiest player, takes the best card on offer."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def decide(self, view: OctoRageView, ask: Ask) -> str:
        """Answer a question."""
        return easy_answer(ask, {player.seat: player.life for player in view.players}, self.rng)


class NormalBot:
    """Deals the hidden cards many times, plays the round out with each answer, and gives the one that does best."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def decide(self, view: OctoRageView, ask: Ask) -> str:
        """Answer a question."""
        if len(ask.options) == 1 or ask.kind in SETTLED:
            return easy_answer(ask, {}, self.rng)
        return Lookahead(view, ask, self.rng).best_answer()


def easy_answer(ask: Ask, lives: Mapping[str, int], rng: Random) -> str:
    """A sensible answer to any question, from its options and everybody's lives."""
    if ask.options[0] in lives:
        return max(ask.options, key=lambda seat: (lives[seat], rng.random()))
    if ask.kind == "look":
        return LOOK
    if ask.kind == "character":
        return rng.choice(ask.options)
    if ask.kind in ("keep", "salvage"):
        return max(ask.options, key=option_worth)
    return min(ask.options, key=option_worth)


def option_worth(option: str) -> float:
    """How hard it is to part with a card; being attacked is worse than any, nothing is worth nothing."""
    if option == ATTACKED:
        return NEVER
    if option == DODGE:
        return DODGE_WORTH
    if option == NOTHING:
        return 0.0
    return box().values.get(option, TREASURE_WORTH)
