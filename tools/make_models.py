"""Draw every piece of models/pieces.toml and write it as models/<piece>.glb.

Runs with Blender's Python module, in a virtual environment of its own (tools/requirements.txt):

    make_models.py [--only NAME ...]

Pieces are drawn in millimetres in the frame of pieces.toml (z up, looking along -y) and written in metres.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import math
import re
import struct
import sys
import tempfile
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

MODELS = Path(__file__).resolve().parent.parent / "models"
MOST_TRIANGLES = 300
BOUNDS_SLACK_MM = 0.1
ROUGHNESS = 0.6
SMOOTH_BELOW = math.cos(math.radians(42))  # flatter corners of an outline are shaded round, sharper ones crisp

Point = tuple[float, float]
Vec = tuple[float, float, float]
Frame = Callable[[float, float, float], Vec]
Inlay = tuple[Sequence[Point], str]


class BadInput(Exception):
    """Something the caller can put right; its text is one line."""


# ---- frames: where a flat drawing (u to the right, v up, w towards the viewer) lies on the piece


def front(u: float, v: float, w: float) -> Vec:
    """Seen from the front."""
    return (u, -w, v)


def back(u: float, v: float, w: float) -> Vec:
    """Seen from behind."""
    return (-u, w, v)


def top(u: float, v: float, w: float) -> Vec:
    """Seen from above."""
    return (u, v, w)


def under(u: float, v: float, w: float) -> Vec:
    """Seen from below."""
    return (u, -v, -w)


def west(u: float, v: float, w: float) -> Vec:
    """Seen from the -x end."""
    return (-w, -u, v)


def east(u: float, v: float, w: float) -> Vec:
    """Seen from the +x end."""
    return (w, u, v)


# ---- the sketch: faces with a normal at every corner


@dataclass
class Sketch:
    """Faces of one piece: corner positions, corner normals and the name of the material."""

    faces: list[tuple[list[Vec], list[Vec], str]] = field(default_factory=list)

    def add(self, corners: Sequence[Vec], normals: Sequence[Vec], material: str) -> None:
        """Add one face, its corners counter-clockwise as seen from outside."""
        self.faces.append((list(corners), list(normals), material))

    def add_flat(self, corners: Sequence[Vec], material: str) -> None:
        """Add one flat-shaded face."""
        self.add(corners, [flat_normal(corners)] * len(corners), material)

    def bounds(self) -> tuple[Vec, Vec]:
        """Lowest and highest corner."""
        columns = list(zip(*(c for corners, _, _ in self.faces for c in corners), strict=True))
        low, high = [min(c) for c in columns], [max(c) for c in columns]
        return (low[0], low[1], low[2]), (high[0], high[1], high[2])


def unit(v: Vec) -> Vec:
    """The vector at length one."""
    length = math.sqrt(v[0] ** 2 + v[1] ** 2 + v[2] ** 2)
    if length == 0:
        raise ValueError("a face of no size has no normal")
    return (v[0] / length, v[1] / length, v[2] / length)


def flat_normal(corners: Sequence[Vec]) -> Vec:
    """The normal of a flat polygon, by Newell's sum, which does not mind corners in one line."""
    x = y = z = 0.0
    for a, b in zip(corners, [*corners[1:], corners[0]], strict=True):
        x += (a[1] - b[1]) * (a[2] + b[2])
        y += (a[2] - b[2]) * (a[0] + b[0])
        z += (a[0] - b[0]) * (a[1] + b[1])
    return unit((x, y, z))


# ---- outlines


def mirrored(right: Sequence[Point]) -> list[Point]:
    """A whole outline from its right half, given from the bottom up; points on the axis stay single."""
    return [*right, *((-x, z) for x, z in reversed(right) if x != 0)]


def flipped(outline: Sequence[Point]) -> list[Point]:
    """The mirror image, still counter-clockwise."""
    return [(-u, v) for u, v in reversed(outline)]


def upended(outline: Sequence[Point]) -> list[Point]:
    """The image upside down, still counter-clockwise."""
    return [(u, -v) for u, v in reversed(outline)]


def rectangle(u0: float, v0: float, u1: float, v1: float) -> list[Point]:
    """An upright rectangle."""
    return [(u0, v0), (u1, v0), (u1, v1), (u0, v1)]


def disc(u: float, v: float, radius: float, sides: int, squash: float = 1.0) -> list[Point]:
    """A regular polygon with one corner at the bottom; squash scales its height."""
    angles = [math.tau * i / sides - math.pi / 2 for i in range(sides)]
    return [(u + radius * math.cos(a), v + radius * squash * math.sin(a)) for a in angles]


def edge_normals(outline: Sequence[Point]) -> list[Point]:
    """The outward normal of the edge that starts at each point."""
    normals = []
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        length = math.hypot(bx - ax, by - ay)
        normals.append(((by - ay) / length, (ax - bx) / length))
    return normals


def inset(outline: Sequence[Point], distance: float) -> list[Point]:
    """The outline drawn in by a distance; sharp spikes are cut back no more than three times that."""
    normals = edge_normals(outline)
    points = []
    for i, (x, y) in enumerate(outline):
        (ax, ay), (bx, by) = normals[i - 1], normals[i]
        reach = distance / max(1 + ax * bx + ay * by, 1 / 4.5)
        points.append((x - (ax + bx) * reach, y - (ay + by) * reach))
    return points


def shading(outline: Sequence[Point]) -> list[tuple[Point, Point]]:
    """For every edge the normals to shade its start and its end with."""
    normals = edge_normals(outline)
    count = len(outline)

    def at(corner: int, edge: int) -> Point:
        """The normal of an edge at one of its corners: shared with its neighbour where the corner is flat."""
        (ax, ay), (bx, by) = normals[corner - 1], normals[corner]
        if ax * bx + ay * by < SMOOTH_BELOW:
            return normals[edge]
        length = math.hypot(ax + bx, ay + by)
        return ((ax + bx) / length, (ay + by) / length)

    return [(at(i, i), at((i + 1) % count, i)) for i in range(count)]


# ---- solids


def cap(
    sketch: Sketch, frame: Frame, outline: Sequence[Point], w: float, material: str, inlays: Sequence[Inlay] = ()
) -> None:
    """A flat face, with inlays let into it; a later inlay covers an earlier one, and nothing overlaps."""
    from mathutils import Vector
    from mathutils.geometry import delaunay_2d_cdt

    points: list[Any] = []
    rings: list[list[int]] = []
    for ring in [outline, *(polygon for polygon, _ in inlays)]:
        rings.append(list(range(len(points), len(points) + len(ring))))
        points.extend(Vector(p) for p in ring)
    found = delaunay_2d_cdt(points, [], rings, 1, 1e-5, True)
    vertices, triangles, origins = found[0], found[2], found[5]
    materials = [material, *(m for _, m in inlays)]
    normal = frame(0, 0, 1)
    for triangle, origin in zip(triangles, origins, strict=True):
        if not origin:  # in a hollow of the outline
            continue
        corners = [frame(vertices[i].x, vertices[i].y, w) for i in triangle]
        sketch.add(corners, [normal] * 3, materials[max(origin)])


def walls(sketch: Sketch, frame: Frame, outline: Sequence[Point], w0: float, w1: float, material: str) -> None:
    """The sides of an extruded outline."""
    for i, (n0, n1) in enumerate(shading(outline)):
        a, b = outline[i], outline[(i + 1) % len(outline)]
        corners = [frame(*a, w0), frame(*b, w0), frame(*b, w1), frame(*a, w1)]
        sketch.add(corners, [frame(*n0, 0), frame(*n1, 0), frame(*n1, 0), frame(*n0, 0)], material)


def bevel(sketch: Sketch, frame: Frame, outline: Sequence[Point], w: float, size: float, material: str) -> None:
    """The broken edge round a face at w, shaded from the side's normal to the face's so that it looks rounded."""
    inner = inset(outline, size)
    face = frame(0, 0, 1)
    for i, (n0, n1) in enumerate(shading(outline)):
        j = (i + 1) % len(outline)
        corners = [frame(*outline[i], w - size), frame(*outline[j], w - size), frame(*inner[j], w), frame(*inner[i], w)]
        sketch.add(corners, [frame(*n0, 0), frame(*n1, 0), face, face], material)


def block(
    sketch: Sketch,
    frame: Frame,
    outline: Sequence[Point],
    w0: float,
    w1: float,
    size: float,
    material: str,
    inlays: Sequence[Inlay] = (),
    behind: Sequence[Inlay] = (),
) -> None:
    """An outline extruded from the front or the top, both edges bevelled; behind is let into its far face."""
    walls(sketch, frame, outline, w0 + size, w1 - size, material)
    bevel(sketch, frame, outline, w1, size, material)
    cap(sketch, frame, inset(outline, size), w1, material, inlays)
    opposite = under if frame is top else back
    turn_over = upended if frame is top else flipped  # what mirrors a drawing when seen from the other side
    far = turn_over(outline)
    sunk = [(turn_over(polygon), name) for polygon, name in behind]
    bevel(sketch, opposite, far, -w0, size, material)
    cap(sketch, opposite, inset(far, size), -w0, material, sunk)


def pad(
    sketch: Sketch, frame: Frame, outline: Sequence[Point], w0: float, w1: float, material: str, size: float = 0.0
) -> None:
    """A raised patch whose foot is hidden: sides, a bevel if it has a size, and the face."""
    if size == 0:
        walls(sketch, frame, outline, w0, w1, material)
        cap(sketch, frame, outline, w1, material)
        return
    if w1 - size > w0:
        walls(sketch, frame, outline, w0, w1 - size, material)
    bevel(sketch, frame, outline, w1, size, material)
    cap(sketch, frame, inset(outline, size), w1, material)


def slope(
    sketch: Sketch, frame: Frame, outline: Sequence[Point], w0: float, w1: float, draw_in: float, material: str
) -> None:
    """A raised patch with slanting sides, for snouts and brows."""
    inner = inset(outline, draw_in)
    for i in range(len(outline)):
        j = (i + 1) % len(outline)
        foot, brow = (frame(*outline[i], w0), frame(*outline[j], w0)), (frame(*inner[j], w1), frame(*inner[i], w1))
        sketch.add_flat([*foot, *brow], material)
    cap(sketch, frame, inner, w1, material)


def patch(sketch: Sketch, frame: Frame, outline: Sequence[Point], w: float, material: str) -> None:
    """A flat patch of paint lying just above a face: cheaper than an inlay."""
    cap(sketch, frame, outline, w, material)


def pane(sketch: Sketch, a: Point, b: Point, half_width: float, margin: float, material: str) -> None:
    """A pane lying on the edge from a to b of a front profile, across the piece."""
    (ax, az), (bx, bz) = a, b
    length = math.hypot(bx - ax, bz - az)
    dx, dz = (bx - ax) / length, (bz - az) / length
    lift = 0.12
    x0, z0 = ax + dx * margin + dz * lift, az + dz * margin - dx * lift
    x1, z1 = bx - dx * margin + dz * lift, bz - dz * margin - dx * lift
    h = half_width
    sketch.add_flat([(x0, -h, z0), (x0, h, z0), (x1, h, z1), (x1, -h, z1)], material)


# ---- meeples: right halves, from the bottom up

MEEPLE = [
    (0, 4.6),
    (0.9, 3.9),
    (2.5, 0.3),
    (3.0, 0),
    (5.5, 0),
    (6.0, 0.6),
    (4.3, 5.2),
    (4.6, 6.6),
    (7.2, 7.0),
    (8.0, 7.9),
    (8.0, 9.0),
    (7.3, 10.0),
    (3.0, 11.3),
    (3.8, 12.6),
    (3.7, 14.1),
    (2.7, 15.4),
    (1.2, 16),
]
SKIRTED = [
    (7.3, 0),
    (8.0, 0.7),
    (7.7, 1.8),
    (5.0, 4.6),
    (2.6, 6.9),
    (3.0, 7.6),
    (5.0, 6.4),
    (6.0, 7.0),
    (5.7, 8.0),
    (3.9, 9.3),
    (2.3, 9.9),
    (4.3, 10.3),
    (5.0, 11.2),
    (4.1, 12.6),
    (3.8, 14.2),
    (2.7, 15.4),
    (1.2, 16),
]


def draw_meeple(_design: str, size: Vec) -> Sketch:
    """The wooden person."""
    sketch = Sketch()
    block(sketch, front, mirrored(MEEPLE), -size[1] / 2, size[1] / 2, 0.7, "paint")
    return sketch


def draw_skirted(_design: str, size: Vec) -> Sketch:
    """The wooden person in a skirt, with hair to her shoulders."""
    sketch = Sketch()
    block(sketch, front, mirrored(SKIRTED), -size[1] / 2, size[1] / 2, 0.7, "paint")
    return sketch


# ---- monsters: right halves, 44 wide in all and 100 high

FACE = 10.4  # half the thickness of the wood; what is glued on its faces stands out to the full size
BODY_BEVEL = 1.5

DRAGON = [
    (0, 9),
    (3.5, 0),
    (15, 0),
    (12, 15),
    (13, 27),
    (18, 27),
    (17, 40),
    (22, 46),
    (18.5, 57),
    (22, 70),
    (11, 65.5),
    (13.5, 80),
    (10, 88),
    (14, 99),
    (5, 92.5),
    (0, 100),
]
APE = [
    (0, 9),
    (4, 0),
    (15, 0),
    (10.5, 22),
    (12, 48),
    (13.8, 26),
    (22, 27),
    (22, 59),
    (17, 70),
    (10, 71.5),
    (14.5, 77),
    (14.5, 84.5),
    (10.5, 87.5),
    (6.5, 97),
    (0, 100),
]
DINOSAUR = [
    (0, 8),
    (4, 0),
    (15, 0),
    (12.5, 14),
    (17, 28),
    (16, 40),
    (22, 42),
    (21, 47.5),
    (14.5, 52),
    (12, 62),
    (15, 68),
    (15, 80),
    (11, 88),
    (9, 95.5),
    (4, 92),
    (0, 100),
]
OGRE = [
    (0, 10),
    (4, 0),
    (15, 0),
    (12.5, 22),
    (14, 46),
    (16, 26),
    (22, 28),
    (22, 60),
    (17, 70),
    (9.5, 70),
    (12, 79),
    (15, 84),
    (11, 87),
    (15, 100),
    (7, 93.5),
]


def pair(sketch: Sketch, frame: Frame, outline: Sequence[Point], w: float, material: str) -> None:
    """A patch and its mirror image."""
    patch(sketch, frame, outline, w, material)
    patch(sketch, frame, flipped(outline), w, material)


def draw_body(design: str, size: Vec) -> Sketch:
    """A monster."""
    half, face = BODIES[design]
    sketch = Sketch()
    block(sketch, front, mirrored(half), -FACE, FACE, BODY_BEVEL, "paint")
    for frame in (front, back):  # a wooden monster has two faces
        face(sketch, frame, size[1] / 2)
    return sketch


def dragon_face(sketch: Sketch, frame: Frame, out: float) -> None:
    """Slanting eyes, a snout with nostrils and fangs, a plated belly."""
    pair(sketch, frame, [(2.6, 81.5), (8, 83), (8.4, 87.4), (3.4, 85.2)], FACE + 0.2, "ivory")
    pair(sketch, frame, [(4, 82), (6.2, 82.6), (5.4, 86)], FACE + 0.4, "ink")
    slope(sketch, frame, mirrored([(5, 69.5), (8.5, 73), (4, 81.5)]), FACE, out - 0.2, 1.6, "paint")
    pair(sketch, frame, [(1.3, 76.2), (2.9, 77), (2, 78.4)], out, "ink")
    pair(sketch, frame, [(3.2, 66.2), (4.9, 71.6), (1.6, 71.6)], out, "ivory")
    patch(sketch, frame, mirrored([(4, 18), (9, 33)]), FACE + 0.2, "accent")
    patch(sketch, frame, mirrored([(9.2, 35.5), (8.8, 48)]), FACE + 0.2, "accent")
    patch(sketch, frame, mirrored([(8.6, 50.5), (6, 62)]), FACE + 0.2, "accent")


def ape_face(sketch: Sketch, frame: Frame, out: float) -> None:
    """A pale face under a heavy brow, and a broad chest."""
    slope(sketch, frame, mirrored([(4.4, 69), (9.4, 73.5), (7.2, 79.5), (8, 88)]), FACE, out - 0.4, 1.0, "accent")
    pair(sketch, frame, [(1.4, 81.4), (5.6, 81.4), (5.6, 85), (1.4, 84)], out - 0.2, "ivory")
    pair(sketch, frame, [(2, 81.4), (4.4, 81.4), (3.2, 84.4)], out, "ink")
    pair(sketch, frame, [(0.9, 84), (6.2, 85), (6.2, 87), (0.9, 85.6)], out, "ink")
    patch(sketch, frame, mirrored([(3.4, 71.6), (6.4, 74.6)]), out - 0.2, "ink")
    pair(sketch, frame, [(0.6, 77.2), (2.6, 77.2), (1.2, 79.2)], out - 0.2, "ink")
    patch(sketch, frame, mirrored([(0, 42), (9.6, 46), (10.4, 60), (0, 63)]), FACE + 0.2, "accent")


def dinosaur_face(sketch: Sketch, frame: Frame, out: float) -> None:
    """A jaw full of teeth, eyes set wide, a long pale belly."""
    slope(sketch, frame, mirrored([(13, 69.5), (9, 81)]), FACE, out - 0.4, 1.4, "paint")
    patch(sketch, frame, mirrored([(9.5, 71.3), (8.3, 76)]), out - 0.2, "ink")
    for u in (-6.3, -2.1, 2.1, 6.3):
        patch(sketch, frame, [(u - 2, 76), (u, 72), (u + 2, 76)], out, "ivory")
    pair(sketch, frame, [(4.2, 82.2), (9.6, 82.2), (9, 87.6), (5, 86.8)], FACE + 0.2, "ivory")
    pair(sketch, frame, [(5.2, 82.4), (7.6, 82.4), (6.6, 86.8)], FACE + 0.4, "ink")
    patch(sketch, frame, mirrored([(5, 15), (9.8, 28), (8.5, 46), (5, 63)]), FACE + 0.2, "accent")


def ogre_face(sketch: Sketch, frame: Frame, out: float) -> None:
    """A knob of a nose, tusks from below, a strap over one shoulder, a ragged loincloth."""
    slope(sketch, frame, mirrored([(3, 77), (1.8, 85)]), FACE, out, 0.9, "paint")
    pair(sketch, frame, [(2.8, 82.6), (8.4, 83.2), (8.8, 87), (3, 85.8)], FACE + 0.2, "ivory")
    pair(sketch, frame, [(4, 82.7), (6.4, 83), (5.4, 86.4)], FACE + 0.4, "ink")
    patch(sketch, frame, mirrored([(6, 71.6), (8, 75.6)]), FACE + 0.2, "ink")
    pair(sketch, frame, [(3, 71.6), (6.4, 71.6), (5.8, 79)], FACE + 0.4, "ivory")
    patch(sketch, frame, mirrored([(0, 16), (4, 21), (8, 15), (12, 29), (12.5, 34)]), FACE + 0.2, "accent")
    patch(sketch, frame, mirrored([(2.6, 30), (2.6, 35)]), FACE + 0.4, "ivory")
    patch(sketch, frame, [(5, 34), (10, 34), (-8, 68.2), (-13, 68.2)], FACE + 0.2, "accent")


BODIES: dict[str, tuple[list[Point], Callable[[Sketch, Frame, float], None]]] = {
    "dragon": (DRAGON, dragon_face),
    "ape": (APE, ape_face),
    "dinosaur": (DINOSAUR, dinosaur_face),
    "ogre": (OGRE, ogre_face),
}


# ---- paws


def turned(shape: Sequence[Point], heel: float, turn: float) -> list[Point]:
    """A shape turned (degrees) about a heel on the axis."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    return [(x * cos - y * sin, heel + x * sin + y * cos) for x, y in shape]


def toe(heel: float, reach: float, radius: float, squash: float, turn: float) -> Inlay:
    """A round toe at some reach from the heel."""
    return turned(disc(0, reach, radius, 8, squash), heel, turn), "accent"


def claw(heel: float, reach: float, half: float, length: float, turn: float) -> Inlay:
    """A claw, pointing away from the heel."""
    return turned([(-half, reach), (half, reach), (0, reach + length)], heel, turn), "ivory"


def dragon_print() -> list[Inlay]:
    """Three clawed toes and a spur."""
    marks: list[Inlay] = [(mirrored([(0, -9), (4, -7.5), (6, -2), (3, 1.5)]), "accent")]
    for turn in (-46, 0, 46):
        marks += [toe(-4, 9.2, 2.7, 1.3, turn), claw(-4, 13.2, 2.0, 5.0, turn)]
    return [*marks, claw(0, 9.6, 1.6, 4.4, 180)]


def ape_print() -> list[Inlay]:
    """A hand: a broad palm, four round fingers and a thumb."""
    palm: Inlay = (mirrored([(4, -11), (7, -6), (6.5, 1), (2.5, 2.8)]), "accent")
    fingers = [toe(-2.5, reach, 2.0, 1.75, turn) for turn, reach in ((-30, 10.8), (-10, 11.8), (10, 11.8), (30, 10.8))]
    return [palm, *fingers, toe(-5, 11.2, 2.2, 1.6, 78)]


def dinosaur_print() -> list[Inlay]:
    """Three long toes that meet at the heel."""
    marks: list[Inlay] = [(mirrored([(2.2, -11), (3.4, -7), (2, -4)]), "accent")]
    for turn in (-42, 0, 42):
        long_toe = [(0, 2.9), (2.1, 10), (1.5, 15.6), (-1.5, 15.6), (-2.1, 10)]
        marks += [(turned(long_toe, -8, turn), "accent"), claw(-8, 17.2, 2.2, 4.5, turn)]
    return marks


def ogre_print() -> list[Inlay]:
    """A round pad and four clawed toes."""
    marks: list[Inlay] = [(mirrored([(3, -11), (7.5, -9.5), (7, -3.5), (2.5, 0)]), "accent")]
    for turn in (-54, -18, 18, 54):
        marks += [toe(-4, 10, 2.4, 1.25, turn), claw(-4, 13.6, 1.5, 3.2, turn)]
    return marks


PRINTS: dict[str, Callable[[], list[Inlay]]] = {
    "dragon": dragon_print,
    "ape": ape_print,
    "dinosaur": dinosaur_print,
    "ogre": ogre_print,
}


def draw_paws(design: str, size: Vec) -> Sketch:
    """A round token with the monster's print on both faces."""
    sketch = Sketch()
    height, lift = size[2], 0.1
    block(sketch, top, disc(0, 0, size[0] / 2, 24), lift, height - lift, 1.1, "paint")
    for polygon, material in PRINTS[design]():
        patch(sketch, top, polygon, height, material)
        patch(sketch, under, polygon, 0, material)
    return sketch


# ---- vehicles: 40 long, 18 wide, 20 high, driving towards -x

SIDE = 7.8  # half the width of the coachwork; wheels stand out from it

CAR = [
    (-18, 2.6),
    (18, 2.6),
    (20, 5),
    (20, 9.6),
    (18.4, 11.6),
    (12.6, 12.6),
    (8, 18.8),
    (5, 20),
    (-3, 20),
    (-6, 18.8),
    (-10.6, 12.4),
    (-17.6, 11.4),
    (-20, 9),
    (-20, 5),
]
TAXI = [
    (-18.6, 2.6),
    (18.6, 2.6),
    (20, 4.4),
    (20, 10.4),
    (18.8, 11.8),
    (12.8, 12.2),
    (10, 16.6),
    (8, 17.4),
    (-4, 17.4),
    (-6, 16.6),
    (-10.4, 12.2),
    (-18.4, 11.4),
    (-20, 9.6),
    (-20, 4.4),
]
ENGINE = [
    (-19, 2.6),
    (19, 2.6),
    (20, 4),
    (20, 10.8),
    (18.8, 12),
    (13, 12),
    (13, 16.4),
    (12, 17.4),
    (-8, 17.4),
    (-9.4, 16.6),
    (-11, 12),
    (-18.4, 11.6),
    (-20, 9.8),
    (-20, 4),
]
TANK_HULL = [(-16, 3), (16, 3), (19, 8.5), (18, 12), (-15, 12), (-19, 9)]
TRACK = [(-15, 0), (15, 0), (18.6, 1.8), (20, 5.2), (18, 9), (-18, 9), (-20, 5.2), (-18.6, 1.8)]


def wheels(sketch: Sketch, half_width: float) -> None:
    """Four chunky wheels with hubs."""
    for frame in (front, back):
        for u in (-11.2, 11.2):
            pad(sketch, frame, disc(u, 4.6, 4.6, 10), SIDE - 0.6, half_width - 0.15, "ink")
            patch(sketch, frame, disc(u, 4.6, 2.2, 6), half_width, "accent")


def lamps(sketch: Sketch, z: float, ahead: float, behind: float) -> None:
    """Two lamps at either end of a vehicle."""
    for u in (-4.9, 4.9):
        patch(sketch, west, rectangle(u - 1.3, z - 1.2, u + 1.3, z + 1.2), ahead, "ivory")
        patch(sketch, east, rectangle(u - 1.3, z - 1.2, u + 1.3, z + 1.2), behind, "ink")


def facing(frame: Frame, polygon: Sequence[Point]) -> list[Point]:
    """A polygon of the front view, as it is drawn on this side."""
    return list(polygon) if frame is front else flipped(polygon)


def coach(sketch: Sketch, profile: Sequence[Point], windows: Sequence[Sequence[Point]]) -> None:
    """Coachwork with windows in both sides; its ends stand back a little so that lamps stay in bounds."""
    ends = [(math.copysign(min(abs(x), 19.9), x), z) for x, z in profile]
    block(sketch, front, ends, -SIDE, SIDE, 0.9, "paint")
    for frame in (front, back):
        for window in windows:
            patch(sketch, frame, facing(frame, window), SIDE + 0.12, "ivory")


def car(sketch: Sketch, half_width: float) -> None:
    """A round-backed car."""
    coach(
        sketch,
        CAR,
        [
            [(-8.4, 12.9), (0, 12.9), (0, 18.3), (-4.4, 18.3)],
            [(1.6, 12.9), (10, 12.9), (6.4, 18.3), (1.6, 18.3)],
        ],
    )
    wheels(sketch, half_width)
    pane(sketch, CAR[9], CAR[10], 6, 1, "ivory")
    pane(sketch, CAR[5], CAR[6], 6, 1, "ivory")
    lamps(sketch, 7.2, 20, 20)
    for frame in (front, back):
        patch(sketch, frame, rectangle(-6, 8, 6, 9.6), SIDE + 0.12, "accent")


def taxi(sketch: Sketch, half_width: float) -> None:
    """A cab with a sign on its roof and chequers along its side."""
    coach(
        sketch,
        TAXI,
        [
            [(-8.6, 12.6), (0.2, 12.6), (0.2, 16.2), (-5.6, 16.2)],
            [(1.6, 12.6), (11.2, 12.6), (8.8, 16.2), (1.6, 16.2)],
        ],
    )
    wheels(sketch, half_width)
    pane(sketch, TAXI[9], TAXI[10], 6, 0.7, "ivory")
    pane(sketch, TAXI[5], TAXI[6], 6, 0.7, "ivory")
    lamps(sketch, 7.4, 20, 20)
    pad(sketch, top, rectangle(-1.4, -5, 3.4, 5), 17.3, 20, "ivory")
    for frame in (front, back):
        for i in range(3):
            u = -5.4 + 4.4 * i
            patch(sketch, frame, facing(frame, rectangle(u, 9.4, u + 2.2, 11.2)), SIDE + 0.12, "ink")
            patch(sketch, frame, facing(frame, rectangle(u + 2.2, 7.6, u + 4.4, 9.4)), SIDE + 0.12, "ink")


def engine(sketch: Sketch, half_width: float) -> None:
    """A fire engine with its ladder on the roof."""
    coach(sketch, ENGINE, [[(-8.6, 12.4), (-1.6, 12.4), (-1.6, 16.2), (-7.4, 16.2)], rectangle(0, 12.4, 5, 16.2)])
    wheels(sketch, half_width)
    pane(sketch, ENGINE[9], ENGINE[10], 6, 0.6, "ivory")
    lamps(sketch, 7.2, 20, 20)
    pad(sketch, top, rectangle(-8.6, -3.6, 12.9, 3.6), 17.3, 19.9, "ivory")
    for i in range(6):
        u = -7.7 + 3.42 * i
        patch(sketch, top, rectangle(u, -2.4, u + 2.6, 2.4), 20, "ink")
    pad(sketch, top, rectangle(-15.6, -2.2, -12.8, 2.2), 11.4, 14, "accent")
    for frame in (front, back):
        patch(sketch, frame, facing(frame, rectangle(-6, 8.6, 18, 10.2)), SIDE + 0.12, "ivory")


def tank(sketch: Sketch, half_width: float) -> None:
    """A tank."""
    block(sketch, front, TANK_HULL, -6.6, 6.6, 0.8, "paint")
    for frame, inner in ((front, back), (back, front)):  # the outline of a track is its own mirror image
        pad(sketch, frame, TRACK, 5.4, half_width - 0.15, "ink", 0.8)
        cap(sketch, inner, TRACK, -5.4, "ink")
        for u in (-12.6, -4.2, 4.2, 12.6):
            patch(sketch, frame, disc(u, 4.6, 3, 6), half_width, "accent")
    turret = [(-8, -4.6), (-4, -6.6), (9, -6.6), (12, -4), (12, 4), (9, 6.6), (-4, 6.6), (-8, 4.6)]
    pad(sketch, top, turret, 11.8, 19.8, "paint", 1.6)
    patch(sketch, top, disc(5, 0, 3.2, 6), 20, "accent")
    pad(sketch, west, disc(0, 15.6, 1.7, 6), 7, 20, "accent")


VEHICLES: dict[str, Callable[[Sketch, float], None]] = {"dragon": engine, "ape": car, "dinosaur": tank, "ogre": taxi}


def draw_vehicle(design: str, size: Vec) -> Sketch:
    """A wooden toy vehicle."""
    sketch = Sketch()
    VEHICLES[design](sketch, size[1] / 2)
    return sketch


# ---- slabs


def chamfered(half_x: float, half_y: float, cut: float) -> list[Point]:
    """A rectangle with its corners cut."""
    x, y = half_x, half_y
    return [
        (x - cut, -y),
        (x, -y + cut),
        (x, y - cut),
        (x - cut, y),
        (-x + cut, y),
        (-x, y - cut),
        (-x, -y + cut),
        (-x + cut, -y),
    ]


def parquet(half_x: float, half_y: float, across: int, along: int) -> list[Inlay]:
    """Pairs of planks, by turns upright and lying."""
    # Whole half millimetres: planks that meet must meet exactly, or the triangulation fails.
    cell_x, cell_y = math.ceil(4 * half_x / across) / 2, math.ceil(4 * half_y / along) / 2
    half_x, half_y = cell_x * across / 2, cell_y * along / 2
    inlays: list[Inlay] = []
    for i in range(across):
        for j in range(along):
            x, y = -half_x + i * cell_x, -half_y + j * cell_y
            if (i + j) % 2:
                middle = x + cell_x / 2
                halves = [rectangle(x, y, middle, y + cell_y), rectangle(middle, y, x + cell_x, y + cell_y)]
            else:
                middle = y + cell_y / 2
                halves = [rectangle(x, y, x + cell_x, middle), rectangle(x, middle, x + cell_x, y + cell_y)]
            tones = ("paint", "pale") if (i + 2 * j) % 3 else ("pale", "shade")
            inlays += zip(halves, tones, strict=True)
    return inlays


def draw_floor(_design: str, size: Vec) -> Sketch:
    """A floor of card: parquet in a dark frame above, a plain ceiling below."""
    sketch = Sketch()
    x, y = size[0] / 2, size[1] / 2
    cells = {60: 4, 90: 6, 110: 5}
    across, along = cells.get(round(size[0]), 4), cells.get(round(size[1]), 4)
    inlays: list[Inlay] = [(rectangle(-x + 2, -y + 2, x - 2, y - 2), "rim")]
    inlays += parquet(x - 5, y - 5, across, along)
    ceiling: list[Inlay] = [
        (rectangle(-x + 2, -y + 2, x - 2, y - 2), "rim"),
        (rectangle(-x + 4, -y + 4, x - 4, y - 4), "pale"),
    ]
    block(sketch, top, chamfered(x, y, 1.2), 0, size[2], 0.4, "paint", inlays, ceiling)
    return sketch


# A ruin in units of half its size: what is left of the walls, a few stones, and the cracks.
RUIN_WALLS: list[list[Point]] = [
    [
        (-0.9, -0.9),
        (-0.28, -0.9),
        (-0.34, -0.8),
        (-0.24, -0.74),
        (-0.76, -0.74),
        (-0.76, -0.1),
        (-0.83, -0.02),
        (-0.9, -0.12),
    ],
    [(0.1, -0.9), (0.9, -0.9), (0.9, -0.36), (0.82, -0.3), (0.76, -0.42), (0.76, -0.74), (0.02, -0.74)],
    [(0.9, 0.06), (0.9, 0.9), (0.38, 0.9), (0.32, 0.8), (0.42, 0.74), (0.76, 0.74), (0.76, 0.14)],
    [(0.06, 0.9), (-0.9, 0.9), (-0.9, 0.3), (-0.82, 0.24), (-0.76, 0.34), (-0.76, 0.74), (-0.02, 0.74)],
]
RUIN_CRACKS: list[list[Point]] = [
    [
        (-0.7, -0.5),
        (-0.38, -0.3),
        (-0.2, -0.34),
        (0.06, 0.02),
        (0.3, 0.06),
        (0.62, 0.46),
        (0.26, 0.15),
        (0.0, 0.11),
        (-0.24, -0.24),
        (-0.4, -0.22),
    ],
    [(0.1, 0.1), (0.02, 0.4), (0.14, 0.66), (-0.06, 0.42), (0.02, 0.1)],
    [(-0.18, -0.28), (0.08, -0.42), (0.3, -0.66), (0.14, -0.36), (-0.14, -0.2)],
]
RUIN_STONES: list[list[Point]] = [
    [(0.42, -0.34), (0.58, -0.38), (0.64, -0.24), (0.5, -0.16)],
    [(-0.52, 0.2), (-0.38, 0.12), (-0.26, 0.24), (-0.34, 0.38), (-0.5, 0.36)],
    [(-0.5, -0.62), (-0.36, -0.64), (-0.34, -0.52), (-0.46, -0.48)],
    [(0.28, 0.5), (0.4, 0.46), (0.44, 0.58), (0.34, 0.64)],
    [(-0.2, 0.5), (-0.12, 0.56), (-0.18, 0.66), (-0.28, 0.6)],
]


def draw_ruin(_design: str, size: Vec) -> Sketch:
    """What is left where a building stood: stumps of wall round a cracked ground."""
    sketch = Sketch()
    x, y = size[0] / 2, size[1] / 2
    groups = [(RUIN_CRACKS, "crack"), (RUIN_WALLS, "wall"), (RUIN_STONES, "stone")]
    inlays: list[Inlay] = [([(u * x, v * y) for u, v in ring], name) for rings, name in groups for ring in rings]
    block(sketch, top, chamfered(x, y, 1.2), 0, size[2], 0.4, "paint", inlays)
    return sketch


def draw_board(_design: str, size: Vec) -> Sketch:
    """Half of the board, plain; square corners and a hair of a bevel, so that the halves meet."""
    sketch = Sketch()
    block(sketch, top, rectangle(-size[0] / 2, -size[1] / 2, size[0] / 2, size[1] / 2), 0, size[2], 0.3, "paint")
    return sketch


# ---- colours


def channels(colour: str) -> Vec:
    """The sRGB channels of #rrggbb, 0 to 1."""
    if not isinstance(colour, str) or not re.fullmatch(r"#[0-9a-fA-F]{6}", colour):
        raise BadInput(f"'{colour}' is not a colour like #c8322b")
    return (int(colour[1:3], 16) / 255, int(colour[3:5], 16) / 255, int(colour[5:7], 16) / 255)


def mix(colour: str, other: str, share: float) -> str:
    """A colour with a share of another in it, mixed as the eye sees them."""
    mixed = (a + (b - a) * share for a, b in zip(channels(colour), channels(other), strict=True))
    return "#" + "".join(f"{round(c * 255):02x}" for c in mixed)


def linear(colour: str) -> Vec:
    """The linear channels of an sRGB colour, as glTF wants them."""
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels(colour))
    return (r, g, b)


def palette(kind: str, paint: str) -> dict[str, str]:
    """The colour of every material a piece of this kind may use; "paint" is always the piece's own."""
    if kind == "floor":
        return {
            "paint": paint,
            "rim": mix(paint, "#6b3a20", 0.62),
            "pale": mix(paint, "#fbe6b4", 0.45),
            "shade": mix(paint, "#a8662c", 0.36),
        }
    if kind == "ruin":
        return {
            "paint": paint,
            "crack": mix(paint, "#1e1a18", 0.72),
            "wall": mix(paint, "#d8d2c8", 0.55),
            "stone": mix(paint, "#5d6066", 0.6),
        }
    r, g, b = linear(paint)
    bright = 0.2126 * r + 0.7152 * g + 0.0722 * b > 0.45
    # A pale belly on most; on yellow and white only a darker one shows.
    accent = mix(paint, "#7a3f1c", 0.55) if bright else mix(paint, "#ffe2ae", 0.8)
    # Windows are pale glass; eyes, teeth and claws are ivory, or amber where ivory would be lost on white.
    ivory = "#e3f1f5" if kind == "vehicle" else "#f2b437" if min(r, g, b) > 0.5 else "#fdf3dc"
    return {"paint": paint, "accent": accent, "ivory": ivory, "ink": "#26211f"}


# ---- from the data to the files

# Everything of one colour belongs to one monster; the second box repeats the first one's four.
DESIGNS = {
    "red": "dragon",
    "blue": "ape",
    "green": "dinosaur",
    "yellow": "ogre",
    "orange": "dragon",
    "purple": "ape",
    "white": "dinosaur",
    "teal": "ogre",
}
OF_A_DESIGN = {"body", "paws", "vehicle"}
DRAW: dict[str, Callable[[str, Vec], Sketch]] = {
    "meeple": draw_meeple,
    "floor": draw_floor,
    "ruin": draw_ruin,
    "body": draw_body,
    "paws": draw_paws,
    "vehicle": draw_vehicle,
    "board": draw_board,
}
DRAW_SHAPE = {"meeple-skirted": draw_skirted}  # shapes drawn otherwise than the rest of their kind


@dataclass(frozen=True)
class Piece:
    """What drawing one piece takes."""

    name: str
    shape: str
    kind: str
    size: Vec
    colour: str
    paint: str


def read_pieces(path: Path) -> list[Piece]:
    """All pieces of pieces.toml, in its order."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(f"cannot read {path}: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(f"{path} is not TOML: {error}") from error
    if not isinstance(data.get("pieces"), dict):
        raise BadInput(f"{path} has no [pieces]")
    return [read_piece(data, name, entry) for name, entry in data["pieces"].items()]


def read_piece(data: dict[str, Any], name: str, entry: Any) -> Piece:
    """One entry of [pieces] with its shape and colour looked up."""
    try:
        shape, colour = entry["shape"], entry["colour"]
        kind = data["shapes"][shape]["kind"]
        x, y, z = (float(s) for s in data["shapes"][shape]["size_mm"])
        paint = data["colours"][colour]
    except KeyError as error:
        raise BadInput(f"piece {name}: there is no {error}") from error
    except (TypeError, ValueError) as error:
        raise BadInput(f"piece {name}: its entry, shape or size_mm is not as expected ({error})") from error
    return Piece(name, shape, kind, (x, y, z), colour, paint)


def draw(piece: Piece) -> Sketch:
    """The sketch of a piece, checked against its size."""
    drawer = DRAW_SHAPE.get(piece.shape) or DRAW.get(piece.kind)
    if drawer is None:
        raise BadInput(f"piece {piece.name}: nothing draws a {piece.kind}")
    if piece.kind in OF_A_DESIGN and piece.colour not in DESIGNS:
        raise BadInput(f"piece {piece.name}: no monster is {piece.colour}")
    sketch = drawer(DESIGNS.get(piece.colour, ""), piece.size)
    check_bounds(piece, sketch)
    count = sum(len(corners) - 2 for corners, _, _ in sketch.faces)
    if count > MOST_TRIANGLES:
        raise BadInput(f"piece {piece.name}: {count} triangles, and {MOST_TRIANGLES} are the most allowed")
    return sketch


def check_bounds(piece: Piece, sketch: Sketch) -> None:
    """Refuse a drawing that does not fill its size exactly."""
    x, y, z = piece.size
    wanted = ((-x / 2, -y / 2, 0.0), (x / 2, y / 2, z))
    for corner, want in zip(sketch.bounds(), wanted, strict=True):
        if any(abs(a - b) > BOUNDS_SLACK_MM for a, b in zip(corner, want, strict=True)):
            found = ", ".join(f"{a:.2f}" for a in corner)
            raise BadInput(f"piece {piece.name}: its drawing reaches to ({found}) mm where its size_mm says {want}")


def make_material(bpy: Any, name: str, colour: str) -> Any:
    """A plain painted material."""
    material = bpy.data.materials.new(name)
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*linear(colour), 1.0)
    shader.inputs["Roughness"].default_value = ROUGHNESS
    shader.inputs["Metallic"].default_value = 0.0
    material.use_backface_culling = True
    return material


def make_mesh(bpy: Any, name: str, sketch: Sketch, colours: dict[str, str]) -> None:
    """Put the sketch into the (empty) scene as one mesh, in metres."""
    index: dict[Vec, int] = {}
    faces = []
    for corners, _, _ in sketch.faces:
        # Rounded, so that corners computed by different ways are one; adding zero makes -0.0 plain zero.
        keys = [(round(x / 1000, 8) + 0.0, round(y / 1000, 8) + 0.0, round(z / 1000, 8) + 0.0) for x, y, z in corners]
        faces.append([index.setdefault(key, len(index)) for key in keys])
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(list(index), [], faces)
    used = [m for m in colours if any(material == m for _, _, material in sketch.faces)]
    for material in used:
        mesh.materials.append(make_material(bpy, material, colours[material]))
    for polygon, (_, _, material) in zip(mesh.polygons, sketch.faces, strict=True):
        polygon.material_index = used.index(material)
        polygon.use_smooth = True
    mesh.normals_split_custom_set([normal for _, normals, _ in sketch.faces for normal in normals])
    bpy.context.scene.collection.objects.link(bpy.data.objects.new(name, mesh))


def export(bpy: Any, path: Path) -> None:
    """Write the scene; glTF is y-up, and the exporter turns it so that loaders turn it back."""
    bpy.ops.export_scene.gltf(
        filepath=str(path),
        export_format="GLB",
        export_yup=True,
        export_apply=False,
        export_texcoords=False,
        export_normals=True,
        export_tangents=False,
        export_materials="EXPORT",
        export_animations=False,
        export_skins=False,
        export_morph=False,
        export_cameras=False,
        export_lights=False,
        export_extras=False,
        export_vertex_color="NONE",
    )


def write_piece(bpy: Any, piece: Piece, folder: Path) -> int:
    """Draw one piece into its file; returns its triangles, as counted in the file."""
    sketch = draw(piece)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    make_mesh(bpy, piece.name, sketch, palette(piece.kind, piece.paint))
    path = folder / f"{piece.name}.glb"
    with tempfile.TemporaryDirectory() as scratch:  # so that a failing export leaves the old file whole
        drawn = Path(scratch) / path.name
        with contextlib.redirect_stdout(io.StringIO()):  # the exporter chats; our own line says what counts
            export(bpy, drawn)
        try:
            path.write_bytes(drawn.read_bytes())
        except OSError as error:
            raise BadInput(f"cannot write {path}: {error.strerror}") from error
    return count_triangles(path)


def count_triangles(path: Path) -> int:
    """The triangles in a GLB file."""
    content = path.read_bytes()
    (length,) = struct.unpack_from("<I", content, 12)
    document = json.loads(content[20 : 20 + length])
    primitives = [p for mesh in document["meshes"] for p in mesh["primitives"]]
    return sum(int(document["accessors"][p["indices"]]["count"]) for p in primitives) // 3


def choose(pieces: list[Piece], only: list[str] | None) -> list[Piece]:
    """The pieces asked for: all of them if none is named."""
    if only is None:
        return pieces
    known = {piece.name for piece in pieces}
    for name in only:
        if name not in known:
            raise BadInput(f"there is no piece '{name}' in pieces.toml")
    return [piece for piece in pieces if piece.name in only]


def run(only: list[str] | None) -> None:
    """Write the files, one line for each."""
    pieces = choose(read_pieces(MODELS / "pieces.toml"), only)
    try:
        import bpy
    except ImportError as error:
        raise BadInput(f"Blender's module is missing ({error}): pip install -r tools/requirements.txt") from error
    for piece in pieces:
        print(f"models/{piece.name}.glb  {write_piece(bpy, piece, MODELS)} triangles", flush=True)


def main() -> int:
    """Read the arguments and run; bad input gets one line and exit status 1."""
    parser = argparse.ArgumentParser(description="Draw the pieces of models/pieces.toml into models/<piece>.glb.")
    parser.add_argument("--only", nargs="+", metavar="NAME", help="draw these pieces only")
    try:
        run(parser.parse_args().only)
    except BadInput as error:
        print(f"make_models: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
