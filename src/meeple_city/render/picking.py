"""Picking: a ray against the triangles of the pieces, the boards and the table."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from meeple_city.display.geometry import Position, Quaternion, Vector
from meeple_city.display.stage import BOARD_THICKNESS_M, Stage
from meeple_city.render.ground import Area
from meeple_city.render.piece_batch import PieceBatch
from meeple_city.render.triangle_mesh import Floats, TriangleMesh


@dataclass(frozen=True)
class Ray:
    """A half line; the direction has length 1."""

    start: Position
    direction: Vector

    @staticmethod
    def between(start: Position, end: Position) -> Ray:
        """From one point through another."""
        way = [b - a for a, b in zip(start, end, strict=True)]
        length = math.hypot(*way)
        return Ray(start, (way[0] / length, way[1] / length, way[2] / length))

    def at(self, distance: float) -> Position:
        """The point at that distance from the start."""
        x, y, z = (a + distance * d for a, d in zip(self.start, self.direction, strict=True))
        return x, y, z


@dataclass(frozen=True)
class PointerHit:
    """What a ray meets first: a `piece` with its id, the `board` or the `table`; the point, and its distance."""

    id: str | None
    surface: str
    point_m: Position
    distance_m: float


def hit_piece(ray: Ray, batch: PieceBatch, ignore: Sequence[str] = (), within_m: float = math.inf) -> PointerHit | None:
    """The first piece of a batch that the ray meets within a distance, but for some of them."""
    best: PointerHit | None = None
    for nearest, id_ in _candidates(ray, batch):
        if id_ in ignore:
            continue
        if nearest > (within_m if best is None else best.distance_m):
            break
        pose = batch.pose(id_)
        assert pose is not None
        distance = _distance(ray, batch.mesh(id_), *pose)
        if distance is not None and (best is None or distance < best.distance_m):
            best = PointerHit(id_, "piece", ray.at(distance), distance)
    return best


def hit_ground(ray: Ray, boards: Sequence[Area], stage: Stage) -> PointerHit | None:
    """Where the ray meets a board or the table top."""
    if ray.direction[2] >= 0.0:
        return None
    distance = -ray.start[2] / ray.direction[2]
    x, y, _ = place = ray.at(distance)
    if distance > 0 and any(b.x <= x <= b.x + b.width and b.y <= y <= b.y + b.depth for b in boards):
        return PointerHit(None, "board", place, distance)
    distance = -(ray.start[2] + BOARD_THICKNESS_M) / ray.direction[2]
    x, y, _ = place = ray.at(distance)
    (cx, cy), (width, depth) = stage.table_centre_m, stage.table_size_m
    inside = abs(x - cx) <= width / 2 and abs(y - cy) <= depth / 2
    return PointerHit(None, "table", place, distance) if distance > 0 and inside else None


def _candidates(ray: Ray, batch: PieceBatch) -> list[tuple[float, str]]:
    """Pieces whose bounding sphere the ray crosses, nearest first, each with the least distance it can be hit at."""
    ids, centres, radii = batch.bounding_spheres()
    if not ids:
        return []
    to_centres = centres - np.array(ray.start)
    along = to_centres @ np.array(ray.direction)
    off_squared = (to_centres**2).sum(axis=1) - along**2
    crossed = np.flatnonzero((off_squared < radii**2) & (along > -radii))
    return sorted((float(along[row] - radii[row]), ids[row]) for row in crossed)


def _distance(ray: Ray, mesh: TriangleMesh, place: Position, turn: Quaternion) -> float | None:
    """The distance at which the ray meets a mesh (Moeller and Trumbore, all triangles at once)."""
    inverse = (turn[0], -turn[1], -turn[2], -turn[3])
    start = _rotated(inverse, np.subtract(ray.start, place))
    direction = _rotated(inverse, np.array(ray.direction))
    a, ab, ac = mesh.edges
    across = np.cross(direction, ac)
    det = (ab * across).sum(axis=1)
    with np.errstate(divide="ignore", invalid="ignore"):
        from_a = start - a
        u = (from_a * across).sum(axis=1) / det
        side = np.cross(from_a, ab)
        v = (side @ direction) / det
        distances = (side * ac).sum(axis=1) / det
        hits = distances[(np.abs(det) > 1e-15) & (u >= 0) & (v >= 0) & (u + v <= 1) & (distances > 0)]
    return float(hits.min()) if len(hits) else None


def _rotated(turn: Quaternion, vector: Floats) -> Floats:
    w, q = turn[0], np.array(turn[1:])
    return vector + 2.0 * np.cross(q, np.cross(q, vector) + w * vector)
