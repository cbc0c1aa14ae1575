"""What the rules need to know about a city: its places, which ones are adjacent, and where pieces start."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from meeple_city.border.geometry import Point, contains, middle


@dataclass(frozen=True)
class Building:
    """A Ruin with its Sidewalk, and the Neighborhoods around it."""

    name: str
    ruin: str  # piece id
    ruin_zone: str
    sidewalk: str  # zone
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
    """The named parts of a scene, without any physics. Lengths are in millimetres."""

    scene: str
    neighborhoods: tuple[str, ...]
    adjacent: tuple[tuple[str, str], ...]
    buildings: tuple[Building, ...]
    starts: tuple[Spot, ...]
    vehicle_spaces: Mapping[str, Spot]  # by Vehicle id
    monsters: tuple[str, ...]  # colours, clockwise around the board
    meeples: Mapping[str, str]  # piece id to colour
    floors: tuple[str, ...]
    body_mm: tuple[float, float, float]  # bounding box of a standing Body
    outlines_mm: Mapping[str, tuple[Point, ...]]  # of every zone

    @cached_property
    def building_of(self) -> Mapping[str, Building]:
        """Buildings by name."""
        return {building.name: building for building in self.buildings}

    @cached_property
    def neighborhood_names(self) -> frozenset[str]:
        """The names of the Neighborhoods as a set, for fast membership tests."""
        return frozenset(self.neighborhoods)

    def inside(self, zone: str, point: Point) -> bool:
        """Whether a point is inside a zone."""
        return contains(self.outlines_mm[zone], point)

    def middle(self, zone: str) -> Point:
        """The mean of a zone's corners."""
        return middle(self.outlines_mm[zone])
