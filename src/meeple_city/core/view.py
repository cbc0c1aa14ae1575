"""Views of a match: typed records that are converted to JSON only for programs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields

from meeple_city.border import City, Outcome


@dataclass(frozen=True)
class View:
    """What a seat may see, or spectators if seat is None. Each game adds its own fields."""

    game: str
    seat: str | None


@dataclass(frozen=True)
class TableView:
    """The table as everybody sees it; the fields are those of `Outcome`."""

    zones: Mapping[str, tuple[str, ...]]
    rests_on: Mapping[str, tuple[str, ...]]
    where_mm: Mapping[str, tuple[float, float, float]]
    outside: tuple[str, ...]
    fallen_bodies: tuple[str, ...]
    bare_floors: tuple[str, ...]
    accessible: tuple[str, ...]
    overhung: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @classmethod
    def of(cls, outcome: Outcome) -> TableView:
        """The table as an outcome leaves it."""
        return cls(**{one.name: getattr(outcome, one.name) for one in fields(cls)})


@dataclass(frozen=True)
class PhysicalView(View):
    """A view of a game that is played with pieces on a board."""

    city: City
    table: TableView
