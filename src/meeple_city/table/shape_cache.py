"""What Bullet worlds are built from: nodes made once per table and copied for every world."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any, cast

from panda3d.bullet import BulletBoxShape, BulletConvexHullShape, BulletRigidBodyNode, BulletShape
from panda3d.core import LPoint3, LQuaternion, LVector3, TransformState

from meeple_city.border.geometry import rotate
from meeple_city.table.catalogue import BoxHull, Material, PieceCatalogue, PrismHull, Shape
from meeple_city.table.geometry import UPRIGHT, Quat, Vec3, add, area, rectangle
from meeple_city.table.scene import Scene, ScenePiece
from meeple_city.table.settings import PhysicsSettings

TABLE, GROUND = "table", "ground"
GROUND_HALF = 500.0  # metres: half the width of the ground, further than anything flies
JOINT = 1e-6  # square metres that boards side by side may leave uncovered; our choice
ONE = LVector3(1, 1, 1)


class ShapeCache:
    """Bullet nodes to copy, one per shape and fixed piece. They never change."""

    def __init__(self, catalogue: PieceCatalogue, scene: Scene, settings: PhysicsSettings) -> None:
        self.settings = settings
        self.units = settings.world.units_per_metre
        self.catalogue = catalogue
        shapes = {model.shape.name: model.shape for model in catalogue.models.values()}
        movable = [shape for shape in shapes.values() if not shape.fixed]
        self.patterns = {shape.name: self._pattern(shape, 0.0) for shape in movable}
        self.probes = {shape.name: self._pattern(shape, settings.touch / 2) for shape in movable}
        self.fixed = self._boards([p for p in scene.pieces if p.model.shape.kind == "board"])
        self.fixed += [self._fixed(p, p.model.shape) for p in scene.pieces if p.model.shape.kind == "ruin"]
        self.fixed += self._surroundings(scene)

    def _pattern(self, shape: Shape, grown: float) -> BulletRigidBodyNode:
        """A movable piece. Grown on all sides, it serves to find near contacts."""
        node = BulletRigidBodyNode(shape.name)
        for hull in shape.hulls:
            if isinstance(hull, BoxHull):
                node.add_shape(*self._box(hull, grown))
            else:
                node.add_shape(self._prism(hull, grown))
        node.set_mass(shape.mass)
        node.set_inertia(LVector3(*shape.inertia) * self.units**2)
        node.set_friction(shape.material.friction)
        node.set_restitution(shape.material.restitution)
        node.set_linear_sleep_threshold(self.settings.sleep_speed * self.units)
        node.set_angular_sleep_threshold(self.settings.sleep_speed / shape.reach)
        return node

    def _box(self, box: BoxHull, grown: float) -> tuple[BulletShape, TransformState]:
        half = LVector3(*(side + grown for side in box.half)) * self.units
        return BulletBoxShape(half), TransformState.make_pos(LPoint3(*box.centre) * self.units)

    def _prism(self, prism: PrismHull, grown: float) -> BulletShape:
        """A prism whose corners are moved inwards by the margin that Bullet adds on all sides."""
        margin = self.settings.world.hull_margin
        ring = (prism.radius + grown - margin) / prism.radius
        height = (prism.half_height + grown - margin) / prism.half_height
        shape = BulletConvexHullShape()
        for x, y, z in prism.corners:
            shape.add_point(LPoint3(x * ring, y * ring, z * height) * self.units)
        shape.set_margin(margin * self.units)
        return shape

    def _boards(self, halves: list[ScenePiece]) -> list[BulletRigidBodyNode]:
        """The boards; halves that form a rectangle are one node, since a seam would stop a sliding disc."""
        if not halves:
            return []
        outlines = [rectangle(p.position[:2], p.model.shape.size[:2], _heading_deg(p)) for p in halves]
        (x0, y0), (x1, y1) = (tuple(f(c[k] for o in outlines for c in o) for k in (0, 1)) for f in (min, max))
        if sum(area(outline) for outline in outlines) < (x1 - x0) * (y1 - y0) - JOINT:
            return [self._fixed(piece, piece.model.shape) for piece in halves]
        first = halves[0]
        thick = first.model.shape.size[2]
        whole = BoxHull((0.0, 0.0, 0.0), ((x1 - x0) / 2, (y1 - y0) / 2, thick / 2))
        middle = ((x0 + x1) / 2, (y0 + y1) / 2, first.position[2])
        joined = replace(first, position=middle, quaternion=UPRIGHT)
        return [self._fixed(joined, replace(first.model.shape, hulls=(whole,), com=(0.0, 0.0, thick / 2)))]

    def _fixed(self, piece: ScenePiece, shape: Shape) -> BulletRigidBodyNode:
        """A piece that never moves. It reaches far down, so that nothing is pushed out below it."""
        node = BulletRigidBodyNode(piece.id)
        root = self.settings.world.root
        for hull in shape.hulls:
            assert isinstance(hull, BoxHull)
            (x, y, z), (hx, hy, hz) = hull.centre, hull.half
            node.add_shape(*self._box(BoxHull((x, y, z - root / 2), (hx, hy, hz + root / 2)), 0.0))
        _surface(node, shape.material)
        node.set_transform(self.pose(add(piece.position, rotate(piece.quaternion, shape.com)), piece.quaternion))
        return node

    def _surroundings(self, scene: Scene) -> list[BulletRigidBodyNode]:
        """The table top under the board, and the ground around the table."""
        wood = self.catalogue.model("paws-red").shape.material
        board = self.catalogue.model("board-west").shape.size[2]
        thick = self.settings.world.table_thickness
        cx, cy = scene.table.centre
        sx, sy = scene.table.size
        below = -board - scene.table.ground
        rows = (
            (TABLE, (cx, cy, -board - thick / 2), (sx / 2, sy / 2, thick / 2)),
            (GROUND, (cx, cy, below - 0.5), (GROUND_HALF, GROUND_HALF, 0.5)),
        )
        nodes = []
        for name, centre, half in rows:
            node = BulletRigidBodyNode(name)
            node.add_shape(*self._box(BoxHull((0.0, 0.0, 0.0), half), 0.0))
            _surface(node, wood)
            node.set_transform(self.pose(centre, UPRIGHT))
            nodes.append(node)
        return nodes

    def pose(self, position: Vec3, quaternion: Quat) -> TransformState:
        """A pose in Bullet's units of length."""
        u = self.units
        x, y, z = position
        return TransformState.make_pos_quat_scale(LPoint3(x * u, y * u, z * u), LQuaternion(*quaternion), ONE)


def _heading_deg(piece: ScenePiece) -> float:
    x, y, _ = rotate(piece.quaternion, (1.0, 0.0, 0.0))
    return math.degrees(math.atan2(y, x))


def _surface(node: BulletRigidBodyNode, material: Material) -> None:
    node.set_friction(material.friction)
    node.set_restitution(material.restitution)


def copied(pattern: BulletRigidBodyNode) -> BulletRigidBodyNode:
    """A copy of a node with its shapes, mass and surface."""
    copy: Any = pattern.make_copy()
    return cast(BulletRigidBodyNode, copy)
