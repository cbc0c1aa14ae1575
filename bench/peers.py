"""The same boxes-only city and the same drop in this project's engine and in others, under one settle rule.

Every movable piece is one box of its size; fixed pieces, table and ground are taken from the kit as they are. The city
comes to rest, then a Body is dropped on a building; timed is the drop until the table is at rest. What each engine is
told to do is in peers.toml, with reasons. An engine that is not installed is reported as missing.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import statistics
import time
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Protocol

from meeple_city.border import Drop
from meeple_city.table.catalogue import Box, Catalogue, Material, Model, Shape, load_catalogue
from meeple_city.table.geometry import Quat, Vec3, add, length, rotate, scaled, subtract, turn
from meeple_city.table.scene import load_scene
from meeple_city.table.settings import Quiet
from meeple_city.table.table import Table

HERE = Path(__file__).resolve()
MODELS, SCENES = HERE.parents[1] / "models", HERE.parents[1] / "scenes"
Positions = Sequence[Vec3]
Options = Mapping[str, Any]


# ---- the city, the same for all


@dataclass(frozen=True)
class Brick:
    """A box as every engine can build it, about its middle; without mass it never moves."""

    id: str
    half: Vec3
    mass: float
    friction: float
    restitution: float
    position: Vec3
    quaternion: Quat


@dataclass(frozen=True)
class City:
    """The bricks, what is dropped where, and what to look at afterwards."""

    table: Table
    pieces: tuple[Brick, ...]
    fixed: tuple[Brick, ...]
    drop: Drop
    moved_mm: float
    fallen_mm: float

    @property
    def dropped(self) -> int:
        """Which brick falls."""
        return next(i for i, brick in enumerate(self.pieces) if brick.id == self.drop.piece)

    def release_pose(self) -> tuple[Vec3, Quat]:
        """Where the brick is let go: its lowest corner at the height asked for."""
        attitude = turn(self.drop.turn_deg)
        corners = Box((0.0, 0.0, 0.0), self.pieces[self.dropped].half).corners
        low = min(rotate(attitude, corner)[2] for corner in corners)
        x, y = self.drop.over_mm
        return (x / 1000, y / 1000, self.drop.height_mm / 1000 - low), attitude

    def is_target(self, brick: Brick) -> bool:
        """Whether a brick is part of the building under the drop."""
        x, y = (brick.position[k] * 1000 - self.drop.over_mm[k] for k in (0, 1))
        return brick.id.startswith(("meeple:", "floor:")) and max(abs(x), abs(y)) < 40

    def moved(self, rested: Positions, after: Positions) -> int:
        """How many pieces of the building under the drop are elsewhere."""
        rows = zip(self.pieces, rested, after, strict=True)
        return sum(self.is_target(b) and length(subtract(p, q)) * 1000 > self.moved_mm for b, p, q in rows)

    def fallen_floors(self, rested: Positions, after: Positions) -> int:
        """How many Floors of other buildings came down."""
        rows = zip(self.pieces, rested, after, strict=True)
        others = [(p, q) for b, p, q in rows if b.id.startswith("floor:") and not self.is_target(b)]
        return sum((p[2] - q[2]) * 1000 > self.fallen_mm for p, q in others)


def boxed(shape: Shape) -> Shape:
    """A shape as one box of its size and mass."""
    x, y, z = shape.size
    inertia = tuple(shape.mass / 12 * (a * a + b * b) for a, b in ((y, z), (x, z), (x, y)))
    hull = Box((0.0, 0.0, 0.0), scaled(shape.size, 0.5))
    return replace(shape, hulls=(hull,), inertia=inertia, base=z / 2)


def boxes_only(catalogue: Catalogue) -> Catalogue:
    """The catalogue with nothing but boxes."""
    shapes = {m.shape.name: boxed(m.shape) for m in catalogue.models.values()}
    models = {n: Model(n, shapes[m.shape.name], m.colour) for n, m in catalogue.models.items()}
    return Catalogue(models, catalogue.colours)


def load_city(task: Options) -> City:
    """The scene in boxes, and the drop."""
    catalogue = boxes_only(load_catalogue(MODELS / "pieces.toml"))
    scene = load_scene(SCENES / f"{task['scene']}.toml", catalogue, task["seed"])
    table = Table(catalogue, scene, MODELS)
    drop = Drop(task["piece"], tuple(task["over_mm"]), task["height_mm"], tuple(task["turn_deg"]))
    pieces = tuple(_movable(p.id, p.model.shape, p.centre, p.quaternion) for p in table.start().pieces_placed()) \
        if False else _movables(table)
    return City(table, pieces, _fixtures(table), drop, task["moved_mm"], task["fallen_mm"])
