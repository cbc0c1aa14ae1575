"""Solids carved from a block: as wide as an outline seen from the front, as deep as a profile seen from the side."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from .mesh import Floats, Mesh
from .outlines import Outline

NEAR_MM = 2.0  # rows that are nearer than this become one
FAR_MM = 7.5  # rows that are further apart get others between them
CHIN_MM = (66.0, 73.0)  # between these heights a neck becomes a face
HORN_PRINT = (0.0, 0.0, 1.0, 16.0)  # what the print of a horn shows, from its root up

Depths = Sequence[tuple[float, float, float]]  # height, front and back, from the bottom up
Corner = tuple[float, float, float]
Row = tuple[float, float, float]  # height, and from where to where a solid is wide


@dataclass(frozen=True)
class Profile:
    """A solid seen from the side: how far its front and back reach at some heights, with soft curves between them.

    Its sides lie back behind its middle by so much: round rather than flat. The face lies back by so much more,
    so that it can be seen from aside.
    """

    depths: Depths
    dome: float = 0.0
    face: float = 0.0

    def at(self, heights: Floats) -> tuple[Floats, Floats]:
        """Front and back at some heights."""
        rows = np.array(self.depths, float)
        where = np.clip(np.searchsorted(rows[:, 0], heights, side="right"), 1, len(rows) - 1)
        low, high = rows[where - 1], rows[where]
        share = np.clip((heights - low[..., 0]) / (high[..., 0] - low[..., 0]), 0.0, 1.0)
        eased = (share * share * (3 - 2 * share))[..., None]
        both = low[..., 1:] + (high[..., 1:] - low[..., 1:]) * eased
        return both[..., 0], both[..., 1]

    def carve(self, mesh: Mesh, half: float, wide: Callable[[Floats], Floats]) -> Mesh:
        """Give a block that is as deep as `half` to either side this profile; `wide` is how far it reaches sideways."""
        x, y, z = np.moveaxis(mesh.points, -1, 0)
        front, back = self.at(z)
        aside = np.clip(np.abs(x) / np.maximum(wide(z), 1e-6), 0.0, 1.0) ** 2
        face = self.face * np.clip((z - CHIN_MM[0]) / (CHIN_MM[1] - CHIN_MM[0]), 0.0, 1.0)
        share = (y + half) / (2 * half)
        carved = (front + (self.dome + face) * aside) * (1 - share) + (back - self.dome * aside) * share
        points = np.stack([x, carved, z], axis=-1)
        return smoothed(Mesh(points, mesh.normals, mesh.uvs, mesh.shade, mesh.materials))


def rows_of(outline: Outline, depths: Depths, coarse: float = 1.0) -> list[Row]:
    """From where to where an outline is wide, at the heights that matter to it or to a profile."""
    low, high = min(z for _, z in outline), max(z for _, z in outline)
    wanted = sorted({z for _, z in outline} | {z for z, _, _ in depths if low < z < high})
    heights = [low]
    for z in [*(z for z in wanted if low < z < high - NEAR_MM * coarse), high]:
        if z - heights[-1] < NEAR_MM * coarse and z != high:
            continue
        steps = math.ceil((z - heights[-1]) / (FAR_MM * coarse))
        heights += [heights[-1] + (z - heights[-1]) * (k + 1) / steps for k in range(steps)]
    return [(z, *_across(outline, z)) for z in heights]


def _across(outline: Outline, height: float) -> tuple[float, float]:
    """From where to where an outline is wide at a height."""
    found = [x for x, z in outline if abs(z - height) < 1e-9]
    for (ax, az), (bx, bz) in pairwise([*outline, outline[0]]):
        if min(az, bz) < height < max(az, bz):
            found.append(ax + (bx - ax) * (height - az) / (bz - az))
    return min(found), max(found)


def block(rows: Sequence[Row], half: float, radius: float, arc: int = 3, middle: bool = False) -> Mesh:
    """A solid as wide as its rows say, its outer edges rounded; open where it meets its mirror image at x = 0."""
    rings = [_ring(row, half, radius, arc, middle) for row in rows]
    triangles: list[Floats] = []
    count = len(rings[0])
    for lower, upper in pairwise(rings):
        for i in range(count):
            j = (i + 1) % count
            if j == 0 and max(abs(ring[k][0]) for ring in (lower, upper) for k in (0, -1)) < 1e-6:
                continue  # the seam
            triangles += [np.array([lower[i], lower[j], upper[j]]), np.array([lower[i], upper[j], upper[i]])]
    for ring, around in ((rings[0], -1), (rings[-1], 1)):
        fan = [ring[(i + count // 2) % count] for i in range(count)]  # from an edge with no other corner on it
        triangles += [np.array([fan[0], fan[i], fan[i + 1]][::around]) for i in range(1, count - 1)]
    points = np.array([t for t in triangles if np.linalg.norm(np.cross(t[1] - t[0], t[2] - t[0])) > 1e-5])
    number = len(points)
    blank = Mesh(points, np.zeros_like(points), np.zeros((number, 3, 2)), np.ones((number, 3)), ("wood",) * number)
    return smoothed(blank)


def _ring(row: Row, half: float, radius: float, arc: int, middle: bool) -> list[tuple[float, float, float]]:
    """Around a solid at one height, from its inner front corner over the outer edges to the inner back one."""
    z, inner, outer = row
    r = min(radius, (outer - inner) * 0.48, half * 0.9)
    corner = [(outer - r + r * math.sin(a), r - r * math.cos(a)) for a in np.linspace(0.0, math.pi / 2, arc + 1)]
    front = [(x, off - half) for x, off in corner]
    before = [(inner, -half), *([((inner + outer - r) / 2, -half)] if middle else [])]
    half_ring = [*before, *front]
    return [(x, y, z) for x, y in half_ring] + [(x, -y, z) for x, y in reversed(half_ring)]


def horn(path: Sequence[Corner], radii: Sequence[float], sides: int = 7) -> Mesh:
    """A horn along a path, from its root to its tip; its places on its print are in millimetres."""
    angles = np.linspace(0.0, 2 * math.pi, sides, endpoint=False)
    around = np.stack([np.cos(angles), np.sin(angles), np.zeros(sides)], axis=1)
    rings = [np.array(at) + radius * around for at, radius in zip(path, radii, strict=True)]
    points, heights = [], []
    for k, (lower, upper) in enumerate(pairwise(rings)):
        low, high = (HORN_PRINT[3] * (k + more) / (len(rings) - 1) for more in (0, 1))
        for i in range(sides):
            j = (i + 1) % sides
            points += [[lower[i], lower[j], upper[j]], [lower[i], upper[j], upper[i]]]
            heights += [[low, low, high], [low, high, high]]
    corners, up = np.array(points), np.array(heights)
    real = np.linalg.norm(np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]), axis=1) > 1e-5
    corners, up = corners[real], up[real]
    uvs = np.stack([np.full_like(up, 0.5), up], axis=-1)
    blank = Mesh(corners, np.zeros_like(corners), uvs, np.ones(up.shape), ("wood",) * len(corners))
    return smoothed(blank)


def mirror_image(mesh: Mesh) -> Mesh:
    """The same on the other side of x = 0."""
    flip = np.array([-1.0, 1.0, 1.0])
    return Mesh(
        (mesh.points * flip)[:, ::-1],
        (mesh.normals * flip)[:, ::-1],
        mesh.uvs[:, ::-1],
        mesh.shade[:, ::-1],
        mesh.materials,
    )


def smoothed(mesh: Mesh, degrees: float = 62.0) -> Mesh:
    """The same, shaded as one curved surface where faces meet at a smaller angle than that."""
    a, b, c = (mesh.points[:, k] for k in range(3))
    weighted = np.cross(b - a, c - a)
    flat = weighted / np.maximum(np.linalg.norm(weighted, axis=1, keepdims=True), 1e-12)
    _, places = np.unique(np.round(mesh.points.reshape(-1, 3), 4), axis=0, return_inverse=True)
    meeting: dict[int, list[int]] = {}
    for corner, place in enumerate(places.reshape(-1).tolist()):
        meeting.setdefault(place, []).append(corner // 3)
    least = math.cos(math.radians(degrees))
    normals = np.empty_like(mesh.normals)
    for corner, place in enumerate(places.reshape(-1).tolist()):
        face = corner // 3
        faces = meeting[place]
        total = weighted[[f for f in faces if flat[f] @ flat[face] > least]].sum(axis=0)
        normals[face, corner % 3] = total / max(float(np.linalg.norm(total)), 1e-12)
    return Mesh(mesh.points, normals, mesh.uvs, mesh.shade, mesh.materials)
