"""The city as boxes that every engine can build: each movable piece is one box of its size."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from panda3d.bullet import BulletBoxShape, BulletRigidBodyNode

from meeple_city.border import Drop
from meeple_city.border.geometry import rotate
from meeple_city.files import data_folder
from meeple_city.table.catalogue import BoxHull, Shape, load_catalogue
from meeple_city.table.geometry import Quat, Vec3, length, scaled, subtract, turn
from meeple_city.table.scene import load_scene
from meeple_city.table.snapshot import PieceState
from meeple_city.table.table import Table

STILL = (0.0, 0.0, 0.0)
Positions = Sequence[Vec3]


@dataclass(frozen=True)
class Task:
    """[task] in peers.toml: what is dropped where, and how the result is judged."""

    scene: str
    seed: int
    piece: str
    over_mm: tuple[float, float]
    height_mm: float
    turn_deg: Vec3
    check_hz: float
    rest_s: float
    shifts_mm: tuple[tuple[float, float], ...]
    moved_mm: float
    fallen_mm: float

    @classmethod
    def read(cls, entries: Mapping[str, Any]) -> Task:
        """The task from its TOML table, whose arrays become tuples."""
        x, y = entries["over_mm"]
        a, b, c = entries["turn_deg"]
        shifts = tuple((dx, dy) for dx, dy in entries["shifts_mm"])
        return cls(**{**entries, "over_mm": (x, y), "turn_deg": (a, b, c), "shifts_mm": shifts})


@dataclass(frozen=True)
class Brick:
    """A box about its middle, as every engine can build it; without mass it never moves."""

    id: str
    half: Vec3
    mass: float
    friction: float
    restitution: float
    position: Vec3
    quaternion: Quat


@dataclass(frozen=True)
class BoxCity:
    """The bricks of the city, and the drop."""

    table: Table
    pieces: tuple[Brick, ...]
    fixed: tuple[Brick, ...]
    dropped: int
    drop: Drop
    task: Task

    def release_pose(self) -> tuple[Vec3, Quat]:
        """Where the dropped brick is let go: with its lowest corner at the height of the drop."""
        attitude = turn(self.drop.turn_deg)
        low = min(rotate(attitude, corner)[2] for corner in BoxHull(STILL, self.pieces[self.dropped].half).corners)
        x, y = self.drop.over_mm
        return (x / 1000, y / 1000, self.drop.height_mm / 1000 - low), attitude

    def is_target(self, brick: Brick) -> bool:
        """Whether a brick is part of the building under the drop."""
        x, y = (1000 * brick.position[k] - self.task.over_mm[k] for k in (0, 1))
        return brick.id.startswith(("meeple:", "floor:")) and max(abs(x), abs(y)) < 40

    def count_moved(self, rested: Positions, after: Positions) -> int:
        """How many pieces of the target building have moved."""
        far = self.task.moved_mm / 1000
        rows = zip(self.pieces, rested, after, strict=True)
        return sum(self.is_target(b) and length(subtract(p, q)) > far for b, p, q in rows)

    def count_fallen(self, rested: Positions, after: Positions) -> int:
        """How many Floors of other buildings have fallen."""
        deep = self.task.fallen_mm / 1000
        rows = zip(self.pieces, rested, after, strict=True)
        return sum(b.id.startswith("floor:") and not self.is_target(b) and p[2] - q[2] > deep for b, p, q in rows)


def boxed(shape: Shape) -> Shape:
    """A shape as one box of its size and mass."""
    x, y, z = shape.size
    inertia = scaled((y * y + z * z, x * x + z * z, x * x + y * y), shape.mass / 12)
    return replace(shape, hulls=(_box(shape),), inertia=inertia, com=(0.0, 0.0, z / 2))


def load_city(task: Task) -> BoxCity:
    """The scene of the task as boxes."""
    shipped = load_catalogue(data_folder("models") / "pieces.toml")
    catalogue = replace(shipped, models={n: replace(m, shape=boxed(m.shape)) for n, m in shipped.models.items()})
    scene = load_scene(data_folder("scenes") / f"{task.scene}.toml", catalogue, task.seed)
    table = Table(catalogue, scene, data_folder("models"))
    drop = Drop(task.piece, task.over_mm, task.height_mm, task.turn_deg)
    fixed = tuple(_fixed_brick(node, 1 / table.shape_cache.units) for node in table.shape_cache.fixed)
    pieces = tuple(_movable_brick(table, piece) for piece in table.initial_snapshot().pieces)
    return BoxCity(table, pieces, fixed, [b.id for b in pieces].index(drop.piece), drop, task)


def _box(shape: Shape) -> BoxHull:
    return BoxHull(STILL, scaled(shape.size, 0.5))


def _movable_brick(table: Table, piece: PieceState) -> Brick:
    """A piece where the scene puts it."""
    shape = table.catalogue.model(piece.model).shape
    material = shape.material
    return Brick(
        piece.id,
        _box(shape).half,
        shape.mass,
        material.friction,
        material.restitution,
        piece.position,
        piece.quaternion,
    )


def _fixed_brick(node: BulletRigidBodyNode, metres: float) -> Brick:
    """Board, Ruin, table or ground, as thick as the simulation makes it."""
    box = node.get_shape(0)
    assert isinstance(box, BulletBoxShape), f"{node.name} is not a box"
    half = box.get_half_extents_with_margin() * metres
    place = (node.get_shape_transform(0).get_pos() + node.get_transform().get_pos()) * metres
    quat = node.get_transform().get_quat()
    return Brick(
        node.name,
        (half.x, half.y, half.z),
        0.0,
        node.get_friction(),
        node.get_restitution(),
        (place.x, place.y, place.z),
        (quat.get_r(), quat.get_i(), quat.get_j(), quat.get_k()),
    )
