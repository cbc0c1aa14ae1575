"""What is in the box: cards, characters and the rage track, read from `box.toml`."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any

DODGE = "dodge"
FEW_PLAYERS = 4  # up to this many, hands are bigger


@dataclass(frozen=True)
class Box:
    """The contents of the box. The id of a card is its face; copies of a face are interchangeable."""

    cards: tuple[str, ...]  # weapons and dodges
    values: Mapping[str, int]  # of the weapons
    kinds: Mapping[str, str]  # of the weapons: machete, pistol, ...
    treasures: tuple[str, ...]
    characters: tuple[str, ...]
    damage: tuple[int, ...]  # lives an attack costs, by step of the rage track
    life: int
    hand_few: int
    hand_many: int

    def deck(self, treasures: bool) -> tuple[str, ...]:
        """All cards of a match, in a fixed order."""
        return self.cards + self.treasures if treasures else self.cards

    def hand(self, players: int) -> int:
        """How many cards each player is dealt when a round begins."""
        return self.hand_few if players <= FEW_PLAYERS else self.hand_many


@cache
def box() -> Box:
    """The contents of the box; the file is read once."""
    data = tomllib.loads((resources.files(__package__) / "box.toml").read_text("utf-8"))
    weapons = [row for weapon in data["weapons"] for row in _faces(weapon)]
    return Box(
        cards=tuple(face for face, _, _, copies in weapons for _ in range(copies)) + (DODGE,) * data["dodges"],
        values={face: value for face, _, value, _ in weapons},
        kinds={face: kind for face, kind, _, _ in weapons},
        treasures=tuple(data["treasures"]),
        characters=tuple(data["characters"]),
        damage=tuple(data["damage"]),
        life=data["life"],
        hand_few=data["hand"]["few"],
        hand_many=data["hand"]["many"],
    )


def _faces(weapon: Mapping[str, Any]) -> list[tuple[str, str, int, int]]:
    """Face, kind, value and copies of every card of one kind of weapon."""
    kind = weapon["name"]
    return [(f"{kind} {value}", kind, int(value), copies) for value, copies in weapon["copies"].items()]
