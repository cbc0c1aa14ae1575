"""Models as plain arrays of triangles, for drawing many pieces at once and for picking."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
from numpy.typing import NDArray
from panda3d.core import GeomVertexArrayData

from meeple_city.display.stage import Block
from meeple_city.render.colours import linear

Floats = NDArray[np.floating]
Indices = NDArray[np.uint32]

NO_PRINT = -1.0  # as the place on the atlas of a corner without a print


@dataclass(frozen=True)
class TriangleMesh:
    """The triangles of a model in its own frame.

    For each vertex a position, a normal, a colour in linear light with the kind of surface as its fourth value, and a
    place on the atlas. Simpler triangles may cast the shadow.
    """

    points: Floats
    normals: Floats
    tints: Floats
    uvs: Floats
    triangles: Indices
    shadow: tuple[Floats, Indices] | None = None

    @property
    def casting(self) -> tuple[Floats, Indices]:
        """The positions and triangles that cast the shadow."""
        return self.shadow or (self.points, self.triangles)

    @cached_property
    def edges(self) -> tuple[Floats, Floats, Floats]:
        """For each triangle one corner, and the vectors from it to the other two."""
        a, b, c = (self.points[self.triangles[:, corner]].astype(np.float64) for corner in range(3))
        return a, b - a, c - a

    @cached_property
    def radius(self) -> float:
        """How far the model extends from its origin."""
        return float(np.sqrt((self.points**2).sum(axis=1).max())) if len(self.points) else 0.0

    @cached_property
    def bounds(self) -> tuple[Floats, Floats]:
        """Lowest and highest corner."""
        return self.points.min(axis=0), self.points.max(axis=0)

    @cached_property
    def outward(self) -> Floats:
        """For each vertex the mean of the normals at its place: a hull that moves along it stays closed at edges."""
        _, place = np.unique(np.round(self.points, 5), axis=0, return_inverse=True)
        sums = np.zeros((len(self.points), 3))
        np.add.at(sums, place.reshape(-1), self.normals)
        mean = sums[place.reshape(-1)]
        length = np.linalg.norm(mean, axis=1, keepdims=True)
        return np.where(length > 1e-3, mean / np.maximum(length, 1e-3), self.normals)

    def shifted(self, u: float, v: float) -> TriangleMesh:
        """The same with its card printed from elsewhere on the atlas; the cut edges keep their place."""
        on_face = np.abs(self.normals[:, 2:3]) > 0.5
        return replace(self, uvs=self.uvs + on_face * np.array([[u, v]], np.float32))


def joined(parts: Sequence[TriangleMesh]) -> TriangleMesh:
    """Several meshes as one."""
    starts = np.cumsum([0, *(len(part.points) for part in parts[:-1])])
    return TriangleMesh(
        np.concatenate([part.points for part in parts]),
        np.concatenate([part.normals for part in parts]),
        np.concatenate([part.tints for part in parts]),
        np.concatenate([part.uvs for part in parts]),
        np.concatenate([part.triangles + start for part, start in zip(parts, starts, strict=True)]).astype(np.uint32),
    )


def block_mesh(block: Block) -> TriangleMesh:
    """A plain body: a box that stands on z = 0 around the origin, its top narrower or wider in x."""
    base, deep, high = block.size_m[0] / 2, block.size_m[1] / 2, block.size_m[2]
    top = base * block.taper
    slope = (base - top) / high
    ring = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    low = [(sx * base, sy * deep, 0.0) for sx, sy in ring]
    up = [(sx * top, sy * deep, high) for sx, sy in ring]
    faces = [(up, (0.0, 0.0, 1.0)), (low[::-1], (0.0, 0.0, -1.0))]
    sides = [(0.0, -1.0, 0.0), (1.0, 0.0, slope), (0.0, 1.0, 0.0), (-1.0, 0.0, slope)]
    for i, normal in enumerate(sides):
        j = (i + 1) % 4
        faces.append(([low[i], low[j], up[j], up[i]], normal))
    points = np.array([corner for face, _ in faces for corner in face], np.float32)
    normals = np.array([normal for _, normal in faces for _ in range(4)], np.float32)
    normals /= np.linalg.norm(normals, axis=1, keepdims=True)
    colour = (*linear(block.colour)[:3], 0.0)
    triangles = [(4 * f, 4 * f + k, 4 * f + k + 1) for f in range(6) for k in (1, 2)]
    count = len(points)
    return TriangleMesh(
        points,
        normals,
        np.tile(np.array(colour, np.float32), (count, 1)),
        np.full((count, 2), NO_PRINT, np.float32),
        np.array(triangles, np.uint32),
    )


def raw_memory(table: GeomVertexArrayData) -> memoryview[int]:
    """The bytes of a table of vertices or indices, to read or write in place."""
    return memoryview(table).cast("B")  # type: ignore[arg-type]  # the stubs omit its buffer protocol
