"""All games and their bots, imported only when needed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from meeple_city.core.bots import BotMaker
from meeple_city.core.game import Game
from meeple_city.errors import BadInput

# Module and class name of each game, and of its bots. Every game can also be played by the random bot.
RULES = {
    "rampage": "meeple_city.games.rampage.game:Rampage",
    "rarrr": "meeple_city.games.rarrr.game:Rarrr",
    "octorage": "meeple_city.games.octorage.game:OctoRage",
}
BOTS: Mapping[str, Mapping[str, str]] = {
    "rampage": {
        "easy": "meeple_city.games.rampage.bots.easy:EasyBot",
        "normal": "meeple_city.games.rampage.bots.planners:NormalBot",
        "hard": "meeple_city.games.rampage.bots.planners:HardBot",
    },
    "rarrr": {"easy": "meeple_city.games.rarrr.bots:EasyBot", "normal": "meeple_city.games.rarrr.bots:NormalBot"},
    "octorage": {
        "easy": "meeple_city.games.octorage.bots:EasyBot",
        "normal": "meeple_city.games.octorage.bots:NormalBot",
    },
}
PHYSICAL = ("rampage",)  # played with pieces on a table; the others are card games


@dataclass(frozen=True)
class GameEntry:
    """A game, its bots, and whether it needs a table."""

    game: Game[Any]
    bots: Mapping[str, BotMaker]
    physical: bool


def find_game(name: str) -> GameEntry:
    """Find a game by name."""
    if name not in RULES:
        raise BadInput(f"game {name!r} is unknown; allowed: {', '.join(RULES)}")
    bots = {kind: _load(place) for kind, place in BOTS[name].items()}
    return GameEntry(_load(RULES[name])(), bots, name in PHYSICAL)


def _load(place: str) -> Any:
    module, name = place.split(":")
    return getattr(import_module(module), name)
