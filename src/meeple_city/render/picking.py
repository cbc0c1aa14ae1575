"""Pointing at things: a ray against the triangles of the pieces, the boards and the table."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from meeple_city.display.stage import BOARD_THICKNESS_M, Place, Stage, Turn
from meeple_city.render.batch import Batch
from meeple_city.render.ground import Area
from meeple_city.render.solid import Solid


@dataclass(frozen=True)
class Ray:
    """A half line; the direction has length 1."""

    start: Place
    way: Place

    @staticmethod
    def between(start: Place, end: Place) -> Ray:
        """From one point through another."""
        way = [b - a for a, b in zip(start, end, strict=True)]
        length = math.hypot(*way)
        return Ray(start, (way[0] / length, way[1] / length, way[2] / length))

    def at(self, distance: float) -> Place:
        """The point that far along."""
        x, y, z = (a + distance * d for a, d in zip(self.start, self.way, strict=True))
        return x, y, z


@dataclass(frozen=True)
class Pick:
    """What was pointed at: a piece by its id, or `board` or `table`; the point on it, and how far it is."""

    id: str | None
    surface: str
    point_m: Place
    distance_m: float


def nearest(ray: Ray, batch: Batch) -> Pick | None:
    """The first piece of a batch that the ray meets."""
    best: Pick | None = None
    for distance, id_ in _near(ray, batch):
        if best is not None and distance > best.distance_m:
            break
        pose = batch.pose(id_)
        assert pose is not None
        met = _meets(ray, batch.solid(id_), *pose)
        if met is not None and (best is None or met < best.distance_m):
            best = Pick(id_, "piece", ray.at(met), met)
    return best


def on_plane(ray: Ray, boards: Sequence[Area], stage: Stage) -> Pick | None:
    """Where the ray meets a board or the table top."""
    if ray.way[2] >= 0.0:
        return None
    down = -ray.start[2] / ray.way[2]
    x, y, _ = place = ray.at(down)
    if down > 0 and any(b.x <= x <= b.x + b.width and b.y <= y <= b.y + b.depth for b in boards):
        return Pick(None, "board", place, down)
    down = -(ray.start[2] + BOARD_THICKNESS_M) / ray.way[2]
    x, y, _ = place = ray.at(down)
    (cx, cy), (width, depth) = stage.table_centre_m, stage.table_size_m
    inside = abs(x - cx) <= width / 2 and abs(y - cy) <= depth / 2
    return Pick(None, "table", place, down) if down > 0 and inside else None


def _near(ray: Ray, batch: Batch) -> list[tuple[float, str]]:
    """Pieces whose surrounding ball the ray passes, with the distance at which it may enter."""
    ids, middles, reaches = batch.balls()
    if not ids:
        return []
    off = middles - np.array(ray.start)
    along = off @ np.array(ray.way)
    aside = (off**2).sum(axis=1) - along**2
    met = np.flatnonzero((aside < reaches**2) & (along > -reaches))
    return sorted((float(along[row] - reaches[row]), ids[row]) for row in met)


def _meets(ray: Ray, solid: Solid, place: Place, turn: Turn) -> float | None:
    """How far along the ray meets a solid (Moeller and Trumbore, all triangles at once)."""
    back = (turn[0], -turn[1], -turn[2], -turn[3])
    start = _turned(back, np.subtract(ray.start, place))
    way = _turned(back, np.array(ray.way))
    a, ab, ac = solid.edges
    across = np.cross(way, ac)
    det = (ab * across).sum(axis=1)
    with np.errstate(divide="ignore", invalid="ignore"):
        from_a = start - a
        u = (from_a * across).sum(axis=1) / det
        side = np.cross(from_a, ab)
        v = (side @ way) / det
        far = (side * ac).sum(axis=1) / det
        hits = far[(np.abs(det) > 1e-15) & (u >= 0) & (v >= 0) & (u + v <= 1) & (far > 0)]
    return float(hits.min()) if len(hits) else None


def _turned(turn: Turn, v: np.ndarray) -> np.ndarray:
    w, q = turn[0], np.array(turn[1:])
    return v + 2.0 * np.cross(q, np.cross(q, v) + w * v)
