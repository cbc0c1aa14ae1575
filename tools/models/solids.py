"""Solids and flat faces made from outlines."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from .frames import Frame, back, bottom, top
from .outlines import Outline, Point, flipped, inset, shading_normals, upended
from .sketch import Sketch

Inlay = tuple[Outline, str]  # a polygon set into a face, and its material


def cap(sketch: Sketch, frame: Frame, outline: Outline, w: float, material: str, inlays: Sequence[Inlay] = ()) -> None:
    """A flat face with inlays set into it; a later inlay covers an earlier one, and no two faces overlap."""
    from mathutils import Vector  # part of Blender's module
    from mathutils.geometry import delaunay_2d_cdt

    points: list[Any] = []
    rings: list[list[int]] = []
    for ring in [outline, *(polygon for polygon, _ in inlays)]:
        rings.append(list(range(len(points), len(points) + len(ring))))
        points.extend(Vector(p) for p in ring)
    result = delaunay_2d_cdt(points, [], rings, 1, 1e-5, True)
    vertices, triangles, origins = result[0], result[2], result[5]
    materials = [material, *(m for _, m in inlays)]
    normal = frame(0, 0, 1)
    for triangle, origin in zip(triangles, origins, strict=True):
        if not origin:  # in a hollow of the outline
            continue
        corners = [frame(vertices[i].x, vertices[i].y, w) for i in triangle]
        sketch.add(corners, [normal] * 3, materials[max(origin)])


def walls(sketch: Sketch, frame: Frame, outline: Outline, w0: float, w1: float, material: str) -> None:
    """The sides of an extruded outline."""
    for i, (n0, n1) in enumerate(shading_normals(outline)):
        a, b = outline[i], outline[(i + 1) % len(outline)]
        corners = [frame(*a, w0), frame(*b, w0), frame(*b, w1), frame(*a, w1)]
        sketch.add(corners, [frame(*n0, 0), frame(*n1, 0), frame(*n1, 0), frame(*n0, 0)], material)


def bevel(sketch: Sketch, frame: Frame, outline: Outline, w: float, size: float, material: str) -> None:
    """The bevelled edge of a face at w, shaded from the side's normal to the face's so that it looks rounded."""
    inner = inset(outline, size)
    face = frame(0, 0, 1)
    for i, (n0, n1) in enumerate(shading_normals(outline)):
        j = (i + 1) % len(outline)
        corners = [frame(*outline[i], w - size), frame(*outline[j], w - size), frame(*inner[j], w), frame(*inner[i], w)]
        sketch.add(corners, [frame(*n0, 0), frame(*n1, 0), face, face], material)


def block(
    sketch: Sketch,
    frame: Frame,
    outline: Outline,
    w0: float,
    w1: float,
    bevel_size: float,
    material: str,
    inlays: Sequence[Inlay] = (),
    far_inlays: Sequence[Inlay] = (),
) -> None:
    """An outline seen from the front or the top, extruded from w0 to w1, with both edges bevelled."""
    walls(sketch, frame, outline, w0 + bevel_size, w1 - bevel_size, material)
    bevel(sketch, frame, outline, w1, bevel_size, material)
    cap(sketch, frame, inset(outline, bevel_size), w1, material, inlays)
    opposite = bottom if frame is top else back
    turn_over = upended if frame is top else flipped  # how a drawing looks from the other side
    far = turn_over(outline)
    far_side = [(turn_over(polygon), name) for polygon, name in far_inlays]
    bevel(sketch, opposite, far, -w0, bevel_size, material)
    cap(sketch, opposite, inset(far, bevel_size), -w0, material, far_side)


def pad(
    sketch: Sketch, frame: Frame, outline: Outline, w0: float, w1: float, material: str, bevel_size: float = 0.0
) -> None:
    """A raised area whose foot is hidden: sides, a bevel if its size is given, and the face."""
    if bevel_size == 0:
        walls(sketch, frame, outline, w0, w1, material)
        cap(sketch, frame, outline, w1, material)
        return
    if w1 - bevel_size > w0:
        walls(sketch, frame, outline, w0, w1 - bevel_size, material)
    bevel(sketch, frame, outline, w1, bevel_size, material)
    cap(sketch, frame, inset(outline, bevel_size), w1, material)


def sloped_pad(
    sketch: Sketch, frame: Frame, outline: Outline, w0: float, w1: float, taper: float, material: str
) -> None:
    """A raised area with slanting sides, for snouts and brows."""
    inner = inset(outline, taper)
    for i in range(len(outline)):
        j = (i + 1) % len(outline)
        foot, rim = (frame(*outline[i], w0), frame(*outline[j], w0)), (frame(*inner[j], w1), frame(*inner[i], w1))
        sketch.add_flat([*foot, *rim], material)
    cap(sketch, frame, inner, w1, material)


def patch(sketch: Sketch, frame: Frame, outline: Outline, w: float, material: str) -> None:
    """A flat patch of paint just above a face; it takes fewer triangles than an inlay."""
    cap(sketch, frame, outline, w, material)


def patch_pair(sketch: Sketch, frame: Frame, outline: Outline, w: float, material: str) -> None:
    """A patch and its mirror image."""
    patch(sketch, frame, outline, w, material)
    patch(sketch, frame, flipped(outline), w, material)


def pane(sketch: Sketch, a: Point, b: Point, half_width: float, margin: float, material: str) -> None:
    """A pane on the edge from a to b of a front profile, across the piece."""
    (ax, az), (bx, bz) = a, b
    length = math.hypot(bx - ax, bz - az)
    dx, dz = (bx - ax) / length, (bz - az) / length
    lift = 0.12
    x0, z0 = ax + dx * margin + dz * lift, az + dz * margin - dx * lift
    x1, z1 = bx - dx * margin + dz * lift, bz - dz * margin - dx * lift
    h = half_width
    sketch.add_flat([(x0, -h, z0), (x0, h, z0), (x1, h, z1), (x1, -h, z1)], material)
