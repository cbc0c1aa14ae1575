"""What monsters are like: each plays a little differently, whatever its strength."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from meeple_city.border.plain import from_plain
from meeple_city.config_reader import read_toml
from meeple_city.errors import BadInput


@dataclass(frozen=True)
class Temperament:
    """How much a Monster cares for things, as multiples of what they are worth to others."""

    food: float = 1.0
    floors: float = 1.0
    teeth: float = 1.0  # of its rivals
    caution: float = 1.0  # its own teeth


def temperament_of(seat: str) -> Temperament:
    """The temperament of a Monster, by its colour."""
    return temperaments().get(seat, Temperament())


@cache
def temperaments() -> Mapping[str, Temperament]:
    """All of them; the file is read once."""
    path = Path(__file__).with_name("temperaments.toml")
    rows = read_toml(path, BadInput)
    return {colour: from_plain(Temperament, row, f"{path.name}: {colour}") for colour, row in rows.items()}
