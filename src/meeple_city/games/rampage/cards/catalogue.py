"""The names and kinds of the cards, read from cards.toml."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from meeple_city.border.plain import from_plain
from meeple_city.config_reader import read_toml
from meeple_city.errors import BadInput

PILES = {"character": "characters", "power": "powers", "superpower": "superpowers"}


@dataclass(frozen=True)
class CardData:
    """What is printed on a card besides its name and text, which are in the words of each language."""

    kind: str  # "character", "power" or "superpower"
    icon: str


@cache
def catalogue() -> Mapping[str, CardData]:
    """All cards by name; the file is read once."""
    path = Path(__file__).with_name("cards.toml")
    rows = read_toml(path, BadInput)
    return {name: from_plain(CardData, row, f"{path.name}: {name}") for name, row in rows.items()}


@cache
def names_of(kind: str) -> tuple[str, ...]:
    """The names of all cards of a kind."""
    return tuple(name for name, card in catalogue().items() if card.kind == kind)


@cache
def pile_of(card: str) -> str:
    """The field of a Monster and of the decks that holds cards of this kind."""
    return PILES[catalogue()[card].kind]
