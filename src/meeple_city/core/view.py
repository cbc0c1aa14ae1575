"""What may be seen of a match: typed records that become JSON only where they leave the program."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from meeple_city.border import City


@dataclass(frozen=True)
class View:
    """What one seat may see, or with no seat the spectators. Each game adds its own fields."""

    game: str
    seat: str | None

    @property
    def acting(self) -> str:
        """The seat whose turn it is; empty when it is nobody's."""
        return ""


@dataclass(frozen=True)
class TableView:
    """The table as anyone around it sees it; see `Outcome` for what each field means."""

    zones: Mapping[str, tuple[str, ...]]
    rests_on: Mapping[str, tuple[str, ...]]
    where_mm: Mapping[str, tuple[float, float, float]]
    outside: tuple[str, ...]
    fallen_bodies: tuple[str, ...]
    bare_floors: tuple[str, ...]
    accessible: tuple[str, ...]


@dataclass(frozen=True)
class PhysicalView(View):
    """The view of a game that is played with pieces on a board."""

    city: City
    table: TableView
