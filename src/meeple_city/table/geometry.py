"""Vectors, rotations and polygons."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import TypeVar

from meeple_city.border.geometry import multiply

Vec2 = tuple[float, float]
Vec3 = tuple[float, float, float]
Quat = tuple[float, float, float, float]  # w, x, y, z
Polygon = tuple[Vec2, ...]
T = TypeVar("T")

UPRIGHT: Quat = (1.0, 0.0, 0.0, 0.0)


def add(a: Vec3, b: Vec3) -> Vec3:
    """A + b."""
    return a[0] + b[0], a[1] + b[1], a[2] + b[2]


def subtract(a: Vec3, b: Vec3) -> Vec3:
    """A - b."""
    return a[0] - b[0], a[1] - b[1], a[2] - b[2]


def scaled(a: Vec3, factor: float) -> Vec3:
    """A times a number."""
    return a[0] * factor, a[1] * factor, a[2] * factor


def dot(a: Vec3, b: Vec3) -> float:
    """The dot product."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Vec3, b: Vec3) -> Vec3:
    """The cross product."""
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def length(a: Vec3) -> float:
    """The length of a vector."""
    return math.sqrt(dot(a, a))


def normalized(a: Vec3) -> Vec3:
    """The vector scaled to length one."""
    return scaled(a, 1.0 / length(a))


def unit(q: Quat) -> Quat:
    """The quaternion scaled to length one."""
    size = math.sqrt(sum(v * v for v in q))
    return q[0] / size, q[1] / size, q[2] / size, q[3] / size


def conjugate(q: Quat) -> Quat:
    """The opposite rotation."""
    return q[0], -q[1], -q[2], -q[3]


def axis_turn(axis: Vec3, degrees: float) -> Quat:
    """A rotation about an axis of length one."""
    half = math.radians(degrees) / 2
    s = math.sin(half)
    return math.cos(half), axis[0] * s, axis[1] * s, axis[2] * s


def turn(degrees_xyz: Vec3) -> Quat:
    """A rotation about x, then y, then z; the axes stay fixed."""
    about_x = axis_turn((1.0, 0.0, 0.0), degrees_xyz[0])
    about_y = axis_turn((0.0, 1.0, 0.0), degrees_xyz[1])
    about_z = axis_turn((0.0, 0.0, 1.0), degrees_xyz[2])
    return multiply(about_z, multiply(about_y, about_x))


def angle_between(a: Quat, b: Quat) -> float:
    """The angle between two attitudes, in radians."""
    (w, x, y, z), (t, u, v, s) = a, b
    return 2 * math.acos(min(1.0, abs(w * t + x * u + y * v + z * s)))


def area(polygon: Sequence[Vec2]) -> float:
    """Signed area: positive when the corners run counter-clockwise."""
    total = 0.0
    for (x0, y0), (x1, y1) in edges(polygon):
        total += x0 * y1 - x1 * y0
    return total / 2


def edges(polygon: Sequence[T]) -> Iterable[tuple[T, T]]:
    """The sides of a polygon, as pairs of corners."""
    return zip(polygon, (*polygon[1:], *polygon[:1]), strict=True)


def convex_hull(points: Iterable[Vec2]) -> Polygon:
    """The smallest convex polygon around points, counter-clockwise."""
    rows = sorted(set(points))
    if len(rows) <= 2:
        return tuple(rows)
    lower = _half_hull(rows)
    upper = _half_hull(rows[::-1])
    return tuple(lower[:-1] + upper[:-1])


def _half_hull(rows: Sequence[Vec2]) -> list[Vec2]:
    hull: list[Vec2] = []
    for p in rows:
        while len(hull) >= 2 and side(hull[-2], hull[-1], p) <= 0:
            hull.pop()
        hull.append(p)
    return hull


def side(a: Vec2, b: Vec2, p: Vec2) -> float:
    """Positive when p is to the left of the line from a to b."""
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def clip(subject: Sequence[Vec2], convex: Sequence[Vec2]) -> list[Vec2]:
    """The part of any polygon inside a convex, counter-clockwise one.

    The result for a subject that is not convex may contain bridges of zero width; its area is still correct.
    """
    result = list(subject)
    for a, b in edges(convex):
        if not result:
            return result
        result = _clip_by_line(result, a, b)
    return result


def _clip_by_line(subject: list[Vec2], a: Vec2, b: Vec2) -> list[Vec2]:
    """The part of a polygon to the left of a line; most polygons lie there whole, which is soon told."""
    lefts = [side(a, b, p) for p in subject]
    if min(lefts) >= 0:
        return subject
    kept: list[Vec2] = []
    for (p, left_p), (q, left_q) in edges(list(zip(subject, lefts, strict=True))):
        if left_p >= 0:
            kept.append(p)
        if (left_p > 0 > left_q) or (left_p < 0 < left_q):
            t = left_p / (left_p - left_q)
            kept.append((p[0] + t * (q[0] - p[0]), p[1] + t * (q[1] - p[1])))
    return kept


def overlap_area(polygon: Sequence[Vec2], convex: Sequence[Vec2]) -> float:
    """The area of the part of a polygon that lies inside a convex one."""
    if not polygon or len(convex) < 3 or _apart(polygon, convex):
        return 0.0
    return abs(area(clip(polygon, convex)))


def _apart(a: Sequence[Vec2], b: Sequence[Vec2]) -> bool:
    """Whether the bounding boxes of two polygons do not overlap."""
    for axis in (0, 1):
        if max(p[axis] for p in a) <= min(p[axis] for p in b):
            return True
        if max(p[axis] for p in b) <= min(p[axis] for p in a):
            return True
    return False


def triangles(polygon: Sequence[Vec2]) -> list[Polygon]:
    """A simple polygon cut into counter-clockwise triangles, by ear clipping."""
    rest = list(polygon) if area(polygon) > 0 else list(polygon)[::-1]
    cut: list[Polygon] = []
    while len(rest) > 3:
        i = next((i for i in range(len(rest)) if _is_ear(rest, i)), None)
        if i is None:
            break
        cut.append((rest[i - 1], rest[i], rest[(i + 1) % len(rest)]))
        del rest[i]
    cut.append(tuple(rest))
    return cut


def _is_ear(polygon: Sequence[Vec2], i: int) -> bool:
    a, b, c = polygon[i - 1], polygon[i], polygon[(i + 1) % len(polygon)]
    if side(a, b, c) <= 0:
        return False
    others = (p for p in polygon if p not in (a, b, c))
    return not any(side(a, b, p) >= 0 and side(b, c, p) >= 0 and side(c, a, p) >= 0 for p in others)


def rectangle(centre: Vec2, size: Vec2, degrees: float = 0.0) -> Polygon:
    """A rectangle, given its centre and size, with counter-clockwise corners."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    halves = [(sx * size[0] / 2, sy * size[1] / 2) for sx, sy in corners]
    return tuple((centre[0] + c * x - s * y, centre[1] + s * x + c * y) for x, y in halves)


def moved(point: Vec2, by: Vec2, degrees: float = 0.0) -> Vec2:
    """A point rotated about the origin, then shifted."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return by[0] + c * point[0] - s * point[1], by[1] + s * point[0] + c * point[1]
