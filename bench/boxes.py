"""The city in boxes, as every engine can build it: each movable piece one box of its size."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from meeple_city.border import Drop
from meeple_city.border.geometry import rotate
from meeple_city.files import data_folder
from meeple_city.table.catalogue import Box, Shape, load_catalogue
from meeple_city.table.geometry import Quat, Vec3, length, scaled, subtract, turn
from meeple_city.table.scene import load_scene
from meeple_city.table.table import Table

STILL = (0.0, 0.0, 0.0)
Positions = Sequence[Vec3]
Figures = dict[str, Any]  # of one run, or the medians of an engine
Options = Mapping[str, Any]


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
    """The bricks, what is dropped where, and the rest of [task] in peers.toml."""

    table: Table
    pieces: tuple[Brick, ...]
    fixed: tuple[Brick, ...]
    dropped: int
    drop: Drop
    task: Options

    def release_pose(self) -> tuple[Vec3, Quat]:
        """Where the brick is let go: its lowest corner at the height asked for."""
        attitude = turn(self.drop.turn_deg)
        low = min(rotate(attitude, corner)[2] for corner in Box(STILL, self.pieces[self.dropped].half).corners)
        x, y = self.drop.over_mm
        return (x / 1000, y / 1000, self.drop.height_mm / 1000 - low), attitude

    def is_target(self, brick: Brick) -> bool:
        """Whether a brick is part of the building that is to be hit."""
        x, y = (1000 * brick.position[k] - self.task["over_mm"][k] for k in (0, 1))
        return brick.id.startswith(("meeple:", "floor:")) and max(abs(x), abs(y)) < 40

    def judged(self, rested: Positions, after: Positions) -> Figures:
        """Pieces of that building that are elsewhere, and Floors of other buildings that came down."""
        rows = [(b, length(subtract(p, q)), p[2] - q[2]) for b, p, q in zip(self.pieces, rested, after, strict=True)]
        far, deep = self.task["moved_mm"] / 1000, self.task["fallen_mm"] / 1000
        moved = sum(way > far and self.is_target(b) for b, way, _ in rows)
        fallen = sum(b.id.startswith("floor:") and down > deep and not self.is_target(b) for b, _, down in rows)
        return {"moved": moved, "other_floors_fallen": fallen}


def boxed(shape: Shape) -> Shape:
    """A shape as one box of its size and mass."""
    x, y, z = shape.size
    inertia = tuple(shape.mass / 12 * (a * a + b * b) for a, b in ((y, z), (x, z), (x, y)))
    return replace(shape, hulls=(Box(STILL, scaled(shape.size, 0.5)),), inertia=inertia, com=(0.0, 0.0, z / 2))


def load_city(task: Options) -> City:
    """The scene in boxes, and the drop."""
    found = load_catalogue(data_folder("models") / "pieces.toml")
    catalogue = replace(found, models={n: replace(m, shape=boxed(m.shape)) for n, m in found.models.items()})
    table = Table(
        catalogue,
        load_scene(data_folder("scenes") / f"{task['scene']}.toml", catalogue, task["seed"]),
        data_folder("models"),
    )
    drop = Drop(task["piece"], tuple(task["over_mm"]), task["height_mm"], tuple(task["turn_deg"]))
    fixed = tuple(_fixture(node, 1 / table.kit.units) for node in table.kit.fixed)
    pieces = tuple(_movable(table, piece) for piece in table.start().pieces)
    return City(table, pieces, fixed, [b.id for b in pieces].index(drop.piece), drop, task)


def _movable(table: Table, piece: Any) -> Brick:
    """A piece as the scene puts it."""
    shape = table.catalogue.model(piece.model).shape
    rub, bounce = shape.material.friction, shape.material.restitution
    return Brick(piece.id, shape.hulls[0].half, shape.mass, rub, bounce, piece.position, piece.quaternion)


def _fixture(node: Any, metres: float) -> Brick:
    """Board, Ruin, table or ground, as thick as the kit makes it."""
    half = node.get_shape(0).get_half_extents_with_margin() * metres
    place = (node.get_shape_transform(0).get_pos() + node.get_transform().get_pos()) * metres
    rub, bounce, turned = node.get_friction(), node.get_restitution(), node.get_transform().get_quat()
    return Brick(node.name, tuple(half), 0.0, rub, bounce, tuple(place), tuple(turned))
