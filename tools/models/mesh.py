"""Triangles with a normal, a place on the atlas and baked shade at every corner."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .pieces import ModelError, Piece

Floats = NDArray[np.float64]
BOUNDS_SLACK_MM = 0.1


@dataclass(frozen=True)
class Mesh:
    """Triangles in millimetres; the first index is the triangle, the second its corner."""

    points: Floats  # n x 3 x 3
    normals: Floats  # n x 3 x 3
    uvs: Floats  # n x 3 x 2
    shade: Floats  # n x 3: 1 is open, 0 is buried
    materials: tuple[str, ...]  # one per triangle

    @property
    def count(self) -> int:
        """How many triangles there are."""
        return len(self.points)

    @property
    def bounds(self) -> tuple[Floats, Floats]:
        """Lowest and highest corner."""
        return self.points.min(axis=(0, 1)), self.points.max(axis=(0, 1))

    @property
    def face_normals(self) -> Floats:
        """The flat normal of every triangle."""
        a, b, c = self.points[:, 0], self.points[:, 1], self.points[:, 2]
        flat = np.cross(b - a, c - a)
        return np.asarray(flat / np.maximum(np.linalg.norm(flat, axis=1, keepdims=True), 1e-12))

    def moved(self, x: float, y: float, z: float) -> Mesh:
        """The same, somewhere else."""
        return Mesh(self.points + np.array([x, y, z]), self.normals, self.uvs, self.shade, self.materials)

    def turned(self, matrix: Sequence[Sequence[float]]) -> Mesh:
        """The same, with a rotation applied to its points and normals."""
        m = np.array(matrix, float).T
        return Mesh(self.points @ m, self.normals @ m, self.uvs, self.shade, self.materials)

    def of(self, material: str) -> Mesh:
        """The same, of one material."""
        return Mesh(self.points, self.normals, self.uvs, self.shade, (material,) * self.count)


def joined(meshes: Sequence[Mesh]) -> Mesh:
    """Several meshes as one."""
    return Mesh(
        np.concatenate([m.points for m in meshes]),
        np.concatenate([m.normals for m in meshes]),
        np.concatenate([m.uvs for m in meshes]),
        np.concatenate([m.shade for m in meshes]),
        tuple(name for m in meshes for name in m.materials),
    )


def check_bounds(piece: Piece, mesh: Mesh) -> None:
    """Refuse a drawing that does not fill its piece's size exactly."""
    x, y, z = piece.size
    wanted = ((-x / 2, -y / 2, 0.0), (x / 2, y / 2, z))
    for corner, want in zip(mesh.bounds, wanted, strict=True):
        if any(abs(a - b) > BOUNDS_SLACK_MM for a, b in zip(corner, want, strict=True)):
            reached = ", ".join(f"{a:.2f}" for a in corner)
            raise ModelError(f"piece {piece.name}: drawing reaches ({reached}) mm, but its size_mm says {want}")
