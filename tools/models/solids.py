"""Solids made with Blender's mesh tools: outlines cut from board and bevelled, and the shade baked into them."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

import bpy  # noqa: F401  # isort: skip  # makes bmesh and mathutils importable
import bmesh
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree

from .mesh import Floats, Mesh
from .outlines import Outline, Point, disc, inset, inset_within, rectangle

SMOOTH_DEG = 72.0  # faces that meet at a smaller angle are shaded as one curved surface
SHADE_RAYS = 48
SHADE_REACH_MM = 9.0
STAND_IN_MM = 0.35

FRONT = ((1, 0, 0), (0, 0, -1), (0, 1, 0))  # an outline seen from the front, its thickness along y
TOP = ((1, 0, 0), (0, 1, 0), (0, 0, 1))  # seen from above, its thickness along z
SIDE = ((0, 0, 1), (1, 0, 0), (0, 1, 0))  # seen from the +x end, its thickness along x


def cut(outline: Outline, low: float, high: float, bevel: float = 0.0, segments: int = 2, frame: Any = TOP) -> Mesh:
    """An outline cut from a board between two levels, its edges rounded."""
    made = bmesh.new()
    rings = [[made.verts.new((x, y, z)) for x, y in ring] for ring, z in _rings(outline, low, high, bevel, segments)]
    made.faces.new(list(reversed(rings[0])))
    made.faces.new(rings[-1])
    count = len(outline)
    for lower, upper in pairwise(rings):
        for i in range(count):
            j = (i + 1) % count
            made.faces.new((lower[i], lower[j], upper[j], upper[i]))
    mesh = _taken(made)
    made.free()
    return mesh.turned(frame)


def _rings(outline: Outline, low: float, high: float, bevel: float, segments: int) -> list[tuple[list[Point], float]]:
    """The outline at every level from below: narrower where the edges are rounded."""
    if not bevel:
        return [(list(outline), low), (list(outline), high)]
    steps = [math.pi / 2 * step / segments for step in range(segments + 1)]
    rounded = [(inset_within(outline, bevel, 1 - math.cos(a)), bevel * (1 - math.sin(a))) for a in steps]
    below = [(ring, low + off) for ring, off in reversed(rounded)]
    return below + [(ring, high - off) for ring, off in rounded]


def stand_in(outline: Outline, low: float, high: float, frame: Any = TOP) -> Mesh:
    """The same without rounded edges and a hair smaller, to cast shadows with fewer triangles."""
    return cut(inset(outline, STAND_IN_MM), low + STAND_IN_MM, high - STAND_IN_MM, 0.0, 1, frame)


def slab(x0: float, y0: float, z0: float, x1: float, y1: float, z1: float, bevel: float = 0.0) -> Mesh:
    """A box between two corners with its upper and lower edges rounded."""
    return cut(rectangle(x0, y0, x1, y1), z0, z1, bevel, 1)


def wheel(x: float, y: float, radius: float, low: float, high: float, sides: int = 14, bevel: float = 0.5) -> Mesh:
    """A wheel seen from the front, between two depths."""
    return cut(disc(x, y, radius, sides), low, high, bevel, 1, FRONT)


def _taken(made: Any) -> Mesh:
    """The triangles of a mesh, smooth where its faces meet at a small angle."""
    bmesh.ops.recalc_face_normals(made, faces=made.faces)
    made.faces.index_update()
    made.verts.index_update()
    corner_normals = {}
    least = math.cos(math.radians(SMOOTH_DEG))
    for face in made.faces:
        for loop in face.loops:
            total = Vector((0.0, 0.0, 0.0))
            for other in loop.vert.link_faces:
                if other.normal.dot(face.normal) > least:
                    total += other.normal * other.calc_area()
            corner_normals[(face.index, loop.vert.index)] = (
                total.normalized() if total.length > 1e-9 else face.normal.copy()
            )
    points, normals = [], []
    for loops in made.calc_loop_triangles():
        a, b, c = (loop.vert.co for loop in loops)
        if (b - a).cross(c - a).length < 1e-7:  # a sliver where bevels meet
            continue
        points.append([tuple(loop.vert.co) for loop in loops])
        normals.append([tuple(corner_normals[(loop.face.index, loop.vert.index)]) for loop in loops])
    count = len(points)
    return Mesh(
        np.array(points, float),
        np.array(normals, float),
        np.zeros((count, 3, 2)),
        np.ones((count, 3)),
        ("wood",) * count,
    )


def shaded(mesh: Mesh) -> Mesh:
    """The mesh with the shade of its own hollows baked into its corners."""
    flat = mesh.points.reshape(-1, 3)
    tree = BVHTree.FromPolygons([tuple(p) for p in flat], [(3 * i, 3 * i + 1, 3 * i + 2) for i in range(mesh.count)])
    rays = _hemisphere(SHADE_RAYS)
    known: dict[tuple[float, ...], float] = {}
    shade = np.ones(len(flat))
    for index, (point, normal) in enumerate(zip(flat, mesh.normals.reshape(-1, 3), strict=True)):
        key = (*np.round(point, 4), *np.round(normal, 3))
        if key not in known:
            known[key] = _open(tree, point, normal, rays)
        shade[index] = known[key]
    return Mesh(mesh.points, mesh.normals, mesh.uvs, shade.reshape(-1, 3), mesh.materials)


def _open(tree: Any, point: Floats, normal: Floats, rays: Floats) -> float:
    """How much of the sky over a point is not hidden by the piece itself."""
    up = np.array([0.0, 0.0, 1.0]) if abs(normal[2]) < 0.9 else np.array([1.0, 0.0, 0.0])
    side = np.cross(up, normal)
    side /= np.linalg.norm(side)
    frame = np.stack([side, np.cross(normal, side), normal])
    start = Vector(point + normal * 0.05)
    hidden = 0.0
    for ray in rays @ frame:
        _, _, _, distance = tree.ray_cast(start, Vector(ray), SHADE_REACH_MM)
        if distance is not None:
            hidden += 1.0 - distance / SHADE_REACH_MM
    return 1.0 - 0.8 * hidden / len(rays)


def _hemisphere(count: int) -> Floats:
    """Directions over a hemisphere, denser around its pole as light counts more there."""
    rows = []
    for i in range(count):
        share = (i + 0.5) / count
        radius, angle = math.sqrt(share), i * 2.399963
        rows.append((radius * math.cos(angle), radius * math.sin(angle), math.sqrt(1 - share)))
    return np.array(rows)
