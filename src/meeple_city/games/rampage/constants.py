"""The numbers of the game, read from constants.toml."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from meeple_city.border.plain import from_plain
from meeple_city.config_reader import read_toml
from meeple_city.errors import BadInput


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
    drop_height_mm: int  # whole millimetres: 300 and 300.0 would give questions different ids in the journal
    release_m_s: float
    clumsy_mm: float
    breath_s: float
    aside_mm: int
    nudge_mm: int
    reach_mm: int
    moved_mm: float
    second_thoughts: int
    put_back_rounds: int
    placing_tries: int
    most_turns: int


@cache
def constants() -> Constants:
    """The constants; the file is read once."""
    return read_constants(Path(__file__).with_name("constants.toml"))


def read_constants(path: Path) -> Constants:
    """Read and check a file of constants."""
    return from_plain(Constants, read_toml(path, BadInput), path.name)
