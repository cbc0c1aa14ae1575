"""The faces of a piece, with a normal at every corner."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

Vec = tuple[float, float, float]


@dataclass(frozen=True)
class Face:
    """A flat polygon: corners counter-clockwise as seen from outside, a normal for each, the name of its material."""

    corners: tuple[Vec, ...]
    normals: tuple[Vec, ...]
    material: str


@dataclass
class Sketch:
    """All faces of one piece."""

    faces: list[Face] = field(default_factory=list)

    def add(self, corners: Sequence[Vec], normals: Sequence[Vec], material: str) -> None:
        """Add one face."""
        self.faces.append(Face(tuple(corners), tuple(normals), material))

    def add_flat(self, corners: Sequence[Vec], material: str) -> None:
        """Add one flat-shaded face."""
        self.add(corners, [flat_normal(corners)] * len(corners), material)

    def bounds(self) -> tuple[Vec, Vec]:
        """Lowest and highest corner."""
        columns = list(zip(*(corner for face in self.faces for corner in face.corners), strict=True))
        low, high = [min(c) for c in columns], [max(c) for c in columns]
        return (low[0], low[1], low[2]), (high[0], high[1], high[2])

    def triangles(self) -> int:
        """How many triangles the faces make."""
        return sum(len(face.corners) - 2 for face in self.faces)


def unit(v: Vec) -> Vec:
    """The vector scaled to length one."""
    length = math.sqrt(v[0] ** 2 + v[1] ** 2 + v[2] ** 2)
    if length == 0:
        raise ValueError("a face without area has no normal")
    return (v[0] / length, v[1] / length, v[2] / length)


def flat_normal(corners: Sequence[Vec]) -> Vec:
    """The normal of a flat polygon by Newell's method, which tolerates collinear corners."""
    x = y = z = 0.0
    for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
        x += (a[1] - b[1]) * (a[2] + b[2])
        y += (a[2] - b[2]) * (a[0] + b[0])
        z += (a[0] - b[0]) * (a[1] + b[1])
    return unit((x, y, z))
