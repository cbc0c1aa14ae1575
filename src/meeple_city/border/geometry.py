"""Polygons and rotations, computed the same way everywhere. Quaternions are (w, x, y, z)."""

from __future__ import annotations

from collections.abc import Sequence

Point = tuple[float, float]
Vector = tuple[float, float, float]
Quaternion = tuple[float, float, float, float]


def contains(outline: Sequence[Point], point: Point) -> bool:
    """Whether a point is inside a polygon, convex or not."""
    x, y = point
    inside = False
    for (x0, y0), (x1, y1) in zip(outline, (*outline[1:], *outline[:1]), strict=True):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            inside = not inside
    return inside


def middle(outline: Sequence[Point]) -> Point:
    """The mean of a polygon's corners."""
    return sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline)


def multiply(a: Quaternion, b: Quaternion) -> Quaternion:
    """The rotation `b` followed by the rotation `a`."""
    aw, ax, ay, az = a
    bw, bx, by, bz = b
    return (
        aw * bw - ax * bx - ay * by - az * bz,
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
    )


def rotate(quaternion: Quaternion, v: Vector) -> Vector:
    """Rotate a vector."""
    w, x, y, z = quaternion
    tx, ty, tz = 2 * (y * v[2] - z * v[1]), 2 * (z * v[0] - x * v[2]), 2 * (x * v[1] - y * v[0])
    return (
        v[0] + w * tx + y * tz - z * ty,
        v[1] + w * ty + z * tx - x * tz,
        v[2] + w * tz + x * ty - y * tx,
    )
