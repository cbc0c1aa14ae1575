"""What the rules must know of a city: names of places, what borders on what, where things start."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from meeple_city.border.geometry import Point, contains, middle
from meeple_city.border.plain import from_plain, to_plain


@dataclass(frozen=True)
class Building:
    """A Ruin with its Sidewalk, and the Neighborhoods around it."""

    name: str
    ruin: str  # the piece
    ruin_zone: str
    sidewalk: str  # the zone
    borders: tuple[str, ...]
    floors: tuple[str, ...] = ()  # as built, the lowest first


@dataclass(frozen=True)
class Spot:
    """A marked place on the board."""

    zone: str
    at_mm: Point
    turn_deg: float


@dataclass(frozen=True)
class City:
    """The parts of a scene that have names, and nothing of how they move. Lengths in millimetres."""

    scene: str
    neighborhoods: tuple[str, ...]
    adjacent: tuple[tuple[str, str], ...]
    buildings: tuple[Building, ...]
    starts: tuple[Spot, ...]
    vehicle_spaces: Mapping[str, Spot]  # by Vehicle
    monsters: tuple[str, ...]  # their colours, clockwise around the board
    meeples: Mapping[str, str]  # piece to colour
    floors: tuple[str, ...]
    body_mm: tuple[float, float, float]  # the box around a standing Body
    outlines_mm: Mapping[str, tuple[Point, ...]]  # of every zone named above

    @cached_property
    def building_of(self) -> Mapping[str, Building]:
        """Buildings by name."""
        return {building.name: building for building in self.buildings}

    @cached_property
    def is_neighborhood(self) -> frozenset[str]:
        """The names of the Neighborhoods, for quick looks."""
        return frozenset(self.neighborhoods)

    @cached_property
    def plain(self) -> dict[str, Any]:
        """The city as plain values, made once."""
        return self.to_json()

    def inside(self, zone: str, point: Point) -> bool:
        """Whether a point lies in a zone's outline."""
        return contains(self.outlines_mm[zone], point)

    def middle(self, zone: str) -> Point:
        """The mean of a zone's corners."""
        return middle(self.outlines_mm[zone])

    def to_json(self) -> dict[str, Any]:
        """The city as a JSON object."""
        plain: dict[str, Any] = to_plain(self)
        return plain

    @classmethod
    def from_json(cls, data: object) -> City:
        """Read back what `to_json` wrote."""
        return from_plain(cls, data, "city")
