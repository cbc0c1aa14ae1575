"""The numbers of the game, read from constants.toml."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path


@dataclass(frozen=True)
class Constants:
    """The numbers of the game; constants.toml explains them."""

    teeth_fixed: int
    teeth_loose: int
    teeth_in_box: int
    meeples_for_a_tooth: int
    meeples_for_heroes: int
    actions: int
    lines: int
    spaces_in_line: int
    spaces_in_zone: int
    set_points: int
    floor_points: int
    tooth_points: int
    drop_height_mm: float
    nudge_mm: float
    reach_mm: float
    second_thoughts: int
    put_back_rounds: int
    placing_tries: int
    most_turns: int


@cache
def constants() -> Constants:
    """Load the constants, once."""
    return Constants(**tomllib.loads(Path(__file__).with_name("constants.toml").read_text(encoding="utf-8")))
