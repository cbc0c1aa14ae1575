"""How strong players are besides what they think: the hands they have and how far they may look ahead."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from meeple_city.border.plain import from_plain
from meeple_city.core.hands import Steadiness

LIKE_OTHERS = {"random": "easy", "program": "normal"}  # whose hands those have that have none of their own


@dataclass(frozen=True)
class Strength:
    """One player's hand, and how many shots the player may imagine for a question. People use hands of their own."""

    hand: Steadiness | None = None
    imagined: int = 0


@dataclass(frozen=True)
class _Table:
    """The file with all strengths."""

    hands: Mapping[str, Steadiness]
    imagined: Mapping[str, int]


def strength_of(kind: str) -> Strength:
    """The strength of a kind of player: a bot's name, `program` or `human`."""
    table = _table()
    return Strength(table.hands.get(LIKE_OTHERS.get(kind, kind)), table.imagined.get(kind, 0))


@cache
def _table() -> _Table:
    path = Path(__file__).with_name("strengths.toml")
    return from_plain(_Table, tomllib.loads(path.read_text(encoding="utf-8")), path.name)
