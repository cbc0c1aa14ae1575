"""Outlines and turns, reckoned the same way on all sides of the border. Quaternions are w, x, y, z."""

from __future__ import annotations

from collections.abc import Sequence

Point = tuple[float, float]
Vector = tuple[float, float, float]
Turn = tuple[float, float, float, float]


def contains(outline: Sequence[Point], point: Point) -> bool:
    """Whether a point is inside a polygon of any shape."""
    x, y = point
    inside = False
    for (x0, y0), (x1, y1) in zip(outline, (*outline[1:], *outline[:1]), strict=True):
        if (y0 > y) != (y1 > y) and x < (x1 - x0) * (y - y0) / (y1 - y0) + x0:
            inside = not inside
    return inside


def middle(outline: Sequence[Point]) -> Point:
    """The mean of an outline's corners."""
    return sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline)


def multiply(a: Turn, b: Turn) -> Turn:
    """First the turn b, then the turn a."""
    aw, ax, ay, az = a
    bw, bx, by, bz = b
    return (
        aw * bw - ax * bx - ay * by - az * bz,
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
    )


def rotate(turn: Turn, v: Vector) -> Vector:
    """The vector, turned."""
    w, x, y, z = turn
    tx, ty, tz = 2 * (y * v[2] - z * v[1]), 2 * (z * v[0] - x * v[2]), 2 * (x * v[1] - y * v[0])
    return (
        v[0] + w * tx + y * tz - z * ty,
        v[1] + w * ty + z * tx - x * tz,
        v[2] + w * tz + x * ty - y * tx,
    )
