"""Flat outlines: closed polygons, counter-clockwise, in millimetres."""

from __future__ import annotations

import math
from collections.abc import Sequence

Point = tuple[float, float]
Outline = Sequence[Point]


def mirrored(right: Outline) -> list[Point]:
    """A whole outline from its right half, given from the bottom up; points on the axis stay single."""
    return [*right, *((-x, z) for x, z in reversed(right) if x != 0)]


def flipped(outline: Outline) -> list[Point]:
    """The mirror image, still counter-clockwise."""
    return [(-u, v) for u, v in reversed(outline)]


def upended(outline: Outline) -> list[Point]:
    """The image upside down, still counter-clockwise."""
    return [(u, -v) for u, v in reversed(outline)]


def rectangle(u0: float, v0: float, u1: float, v1: float) -> list[Point]:
    """An upright rectangle."""
    return [(u0, v0), (u1, v0), (u1, v1), (u0, v1)]


def chamfered(half_x: float, half_y: float, cut: float) -> list[Point]:
    """A rectangle about the origin with its corners cut off."""
    x, y = half_x, half_y
    return [
        (x - cut, -y), (x, -y + cut), (x, y - cut), (x - cut, y),
        (-x + cut, y), (-x, y - cut), (-x, -y + cut), (-x + cut, -y),
    ]  # fmt: skip


def disc(u: float, v: float, radius: float, sides: int, squash: float = 1.0) -> list[Point]:
    """A regular polygon with one corner at the bottom; squash scales its height."""
    angles = [math.tau * i / sides - math.pi / 2 for i in range(sides)]
    return [(u + radius * math.cos(a), v + radius * squash * math.sin(a)) for a in angles]


def edge_normals(outline: Outline) -> list[Point]:
    """The outward normal of the edge that starts at each point."""
    normals = []
    for (ax, ay), (bx, by) in zip(outline, [*outline[1:], outline[0]], strict=True):
        length = math.hypot(bx - ax, by - ay)
        normals.append(((by - ay) / length, (ax - bx) / length))
    return normals


def inset(outline: Outline, distance: float) -> list[Point]:
    """The outline moved inwards by a distance; sharp spikes are cut back by at most three times that."""
    normals = edge_normals(outline)
    points = []
    for i, (x, y) in enumerate(outline):
        (ax, ay), (bx, by) = normals[i - 1], normals[i]
        reach = distance / max(1 + ax * bx + ay * by, 1 / 4.5)
        points.append((x - (ax + bx) * reach, y - (ay + by) * reach))
    return points


def inset_within(outline: Outline, distance: float, share: float) -> list[Point]:
    """The outline moved inwards by a share of a distance, less where its edges are too short for the whole of it."""
    whole = inset(outline, 1.0)
    moves = [(wx - x, wy - y) for (wx, wy), (x, y) in zip(whole, outline, strict=True)]
    count = len(outline)
    reach = [distance] * count
    for i in range(count):
        j = (i + 1) % count
        (ax, ay), (bx, by) = outline[i], outline[j]
        length = math.dist(outline[i], outline[j])
        closing = ((moves[i][0] - moves[j][0]) * (bx - ax) + (moves[i][1] - moves[j][1]) * (by - ay)) / length
        if closing > 0:
            most = 0.85 * length / closing
            reach[i], reach[j] = min(reach[i], most), min(reach[j], most)
    return [(x + mx * r * share, y + my * r * share) for (x, y), (mx, my), r in zip(outline, moves, reach, strict=True)]


def rounded_rectangle(half_x: float, half_y: float, radius: float, steps: int) -> list[Point]:
    """A rectangle about the origin with its corners rounded by so many points each."""
    corners = ((half_x, -half_y, -90), (half_x, half_y, 0), (-half_x, half_y, 90), (-half_x, -half_y, 180))
    points = []
    for x, y, start in corners:
        cx, cy = x - math.copysign(radius, x), y - math.copysign(radius, y)
        for step in range(steps):
            angle = math.radians(start + 90 * step / (steps - 1))
            points.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return points


def rounded(outline: Outline, radius: float, steps: int = 3) -> list[Point]:
    """The outline with its corners rounded off by so many points each."""
    points: list[Point] = []
    count = len(outline)
    for i, (x, y) in enumerate(outline):
        before, after = outline[i - 1], outline[(i + 1) % count]
        ends = []
        for other in (before, after):
            length = math.dist((x, y), other)
            reach = min(radius, length * 0.45)
            ends.append((x + (other[0] - x) * reach / length, y + (other[1] - y) * reach / length))
        (ax, ay), (bx, by) = ends
        for step in range(steps):
            t = step / (steps - 1)
            u = 1 - t
            points.append((u * u * ax + 2 * u * t * x + t * t * bx, u * u * ay + 2 * u * t * y + t * t * by))
    return points


def bounds_of(outline: Outline) -> tuple[float, float, float, float]:
    """Left, low, right and top of an outline."""
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    return min(xs), min(ys), max(xs), max(ys)
