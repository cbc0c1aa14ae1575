"""Read the pieces and their physical properties from models/pieces.toml, into SI units."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise, product
from pathlib import Path
from typing import Any

from meeple_city.config_reader import ConfigReader, read_toml
from meeple_city.errors import BadPieces
from meeple_city.table.geometry import Vec3

KINDS = ("meeple", "floor", "ruin", "body", "paws", "vehicle", "board")


@dataclass(frozen=True)
class Material:
    """Friction and bounce of a surface; Bullet multiplies the values of the two that touch."""

    name: str
    friction: float
    restitution: float


@dataclass(frozen=True)
class BoxHull:
    """A box, in coordinates relative to the piece's centre of mass."""

    centre: Vec3
    half: Vec3

    @cached_property
    def corners(self) -> tuple[Vec3, ...]:
        """Its eight corners."""
        signs = product((-1, 1), repeat=3)
        (x, y, z), (hx, hy, hz) = self.centre, self.half
        return tuple((x + sx * hx, y + sy * hy, z + sz * hz) for sx, sy, sz in signs)


@dataclass(frozen=True)
class PrismHull:
    """A regular upright prism around the piece's centre of mass, with one corner on +x."""

    sides: int
    radius: float
    half_height: float

    @cached_property
    def corners(self) -> tuple[Vec3, ...]:
        """Its lower and upper corners."""
        angles = (2 * math.pi * i / self.sides for i in range(self.sides))
        ring = [(self.radius * math.cos(a), self.radius * math.sin(a)) for a in angles]
        return tuple((x, y, z) for x, y in ring for z in (-self.half_height, self.half_height))


Hull = BoxHull | PrismHull


@dataclass(frozen=True)
class Shape:
    """What pieces of one shape have in common; hulls are relative to the centre of mass."""

    name: str
    kind: str
    material: Material
    fixed: bool
    plate: bool
    size: Vec3
    mass: float
    inertia: Vec3
    com: Vec3  # the centre of mass, relative to the middle of the underside
    hulls: tuple[Hull, ...]

    @cached_property
    def corners(self) -> tuple[Vec3, ...]:
        """The corners of all hulls."""
        return tuple(corner for hull in self.hulls for corner in hull.corners)

    @property
    def base(self) -> float:
        """The distance from the underside to the centre of mass."""
        return self.com[2]

    @cached_property
    def reach(self) -> float:
        """Half the longest side."""
        return max(self.size) / 2

    @cached_property
    def radius(self) -> float:
        """How far the farthest corner is from the centre of mass."""
        return max(math.hypot(*corner) for corner in self.corners)

    @cached_property
    def thickness(self) -> float:
        """The shortest side."""
        return min(self.size)


@dataclass(frozen=True)
class Model:
    """A shape in a colour, with a drawing: what a piece on the table is a copy of."""

    name: str
    shape: Shape
    colour: str


@dataclass(frozen=True)
class PieceCatalogue:
    """All models by name, and the colours that things are painted in, as #rrggbb."""

    models: Mapping[str, Model]
    colours: Mapping[str, str]

    def model(self, name: str) -> Model:
        """The model with that name; raises BadPieces if there is none."""
        if name not in self.models:
            raise BadPieces(f"piece {name!r} is unknown; allowed: {', '.join(self.models)}")
        return self.models[name]

    def variants(self, kind: str) -> tuple[str, ...]:
        """The colours or sizes that a kind comes in: the last parts of the models' names."""
        return tuple(name.removeprefix(kind + "-") for name in self.models if name.startswith(kind + "-"))


def load_catalogue(path: Path) -> PieceCatalogue:
    """Read and check pieces.toml."""
    top = ConfigReader(read_toml(path, BadPieces), path.name, BadPieces)
    top.only("format", "materials", "colours", "shapes", "pieces")
    top.format(1)
    colours = {name: top.at("colours").string(name) for name in top.at("colours")}
    for name, value in colours.items():
        if not re.fullmatch(r"#[0-9a-f]{6}", value):
            raise BadPieces(f"{path.name}: colours: {name} must be written #rrggbb, not {value!r}")
    materials = {name: _material(name, row) for name, row in top.at("materials").tables()}
    shapes = {name: _shape(name, row, materials) for name, row in top.at("shapes").tables()}
    models = {name: _model(name, row, shapes, colours) for name, row in top.at("pieces").tables()}
    return PieceCatalogue(models, colours)


def _material(name: str, row: ConfigReader) -> Material:
    row.only("friction", "restitution")
    return Material(name, row.number("friction", 0, 2), row.number("restitution", 0, 1))


def _model(name: str, row: ConfigReader, shapes: Mapping[str, Shape], colours: Mapping[str, str]) -> Model:
    row.only("shape", "colour")
    shape = shapes[row.choice("shape", shapes)]
    return Model(name, shape, row.choice("colour", colours))


def _shape(name: str, row: ConfigReader, materials: Mapping[str, Material]) -> Shape:
    row.only("kind", "material", "fixed", "plate", "size_mm", "mass_g", "boxes", "prism")
    fixed = row.boolean("fixed", False)
    mass = 0.0 if fixed else row.number("mass_g", 0.01, 10_000) / 1000
    if ("boxes" in row) == ("prism" in row):
        raise row.error("must have either boxes or prism, not both or neither")
    hulls, per_mass, com = _prism(row.at("prism")) if "prism" in row else _boxes(row)
    size = _scaled(row.numbers("size_mm", 3))
    inertia = (mass * per_mass[0], mass * per_mass[1], mass * per_mass[2])
    return Shape(
        name,
        row.choice("kind", KINDS),
        materials[row.choice("material", materials)],
        fixed,
        row.boolean("plate", False),
        size,
        mass,
        inertia,
        com,
        hulls,
    )


def _prism(row: ConfigReader) -> tuple[tuple[Hull, ...], Vec3, Vec3]:
    """A prism hull, its inertia per mass and its centre of mass."""
    row.only("sides", "diameter", "height")
    sides = row.whole("sides", 3, 64)
    radius = row.number("diameter", 0.1, 1000) / 2000
    height = row.number("height", 0.1, 1000) / 1000
    # The second moment of a regular polygon about its middle, divided by its area.
    about_z = radius**2 / 6 * (2 + math.cos(2 * math.pi / sides))
    about_x = about_z / 2 + height**2 / 12
    return (PrismHull(sides, radius, height / 2),), (about_x, about_x, about_z), (0.0, 0.0, height / 2)


def _boxes(row: ConfigReader) -> tuple[tuple[Hull, ...], Vec3, Vec3]:
    """Box hulls around their common centre of mass, the inertia per mass and that centre."""
    raw = []
    for i in range(row.count("boxes")):
        b = [value / 1000 for value in row.numbers("boxes", 6, i)]
        if any(low >= high for low, high in zip(b[:3], b[3:], strict=True)):
            raise row.error(f"boxes[{i}]: x0, y0, z0 must be less than x1, y1, z1")
        raw.append(b)
    if not raw:
        raise row.error("boxes must hold at least one box")
    cells = _cells(raw)
    volume = sum(_volume(c) for c in cells)
    com = tuple(sum(_volume(c) * (c[k] + c[k + 3]) / 2 for c in cells) / volume for k in range(3))
    squares = [
        sum(_volume(c) * _mean_square(c[k] - com[k], c[k + 3] - com[k]) for c in cells) / volume for k in range(3)
    ]
    x, y, z = squares
    boxes = tuple(
        BoxHull(
            _vec(((b[k] + b[k + 3]) / 2 - com[k]) for k in range(3)),
            _vec((b[k + 3] - b[k]) / 2 for k in range(3)),
        )
        for b in raw
    )
    return boxes, (y + z, x + z, x + y), _vec(com)


def _cells(boxes: list[list[float]]) -> list[tuple[float, ...]]:
    """The union of boxes as boxes that do not overlap."""
    cuts = [sorted({b[k] for b in boxes} | {b[k + 3] for b in boxes}) for k in range(3)]
    spans = [list(pairwise(axis)) for axis in cuts]
    cells: list[tuple[float, ...]] = []
    for (x0, x1), (y0, y1), (z0, z1) in product(*spans):
        if any(b[0] <= x0 and x1 <= b[3] and b[1] <= y0 and y1 <= b[4] and b[2] <= z0 and z1 <= b[5] for b in boxes):
            cells.append((x0, y0, z0, x1, y1, z1))
    return cells


def _volume(c: tuple[float, ...]) -> float:
    return (c[3] - c[0]) * (c[4] - c[1]) * (c[5] - c[2])


def _mean_square(low: float, high: float) -> float:
    return (low * low + low * high + high * high) / 3


def _scaled(values: tuple[float, ...]) -> Vec3:
    return _vec(value / 1000 for value in values)


def _vec(values: Any) -> Vec3:
    x, y, z = values
    return x, y, z
