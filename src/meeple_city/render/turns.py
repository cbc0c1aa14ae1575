"""Quaternions w, x, y, z, as far as drawing needs them."""

from __future__ import annotations

import math

from meeple_city.render.scenery import Place, Turn


def rotated(turn: Turn, v: Place) -> Place:
    """A vector turned."""
    w, x, y, z = turn
    tx, ty, tz = 2 * (y * v[2] - z * v[1]), 2 * (z * v[0] - x * v[2]), 2 * (x * v[1] - y * v[0])
    return (
        v[0] + w * tx + y * tz - z * ty,
        v[1] + w * ty + z * tx - x * tz,
        v[2] + w * tz + x * ty - y * tx,
    )


def about_z(radians: float) -> Turn:
    """A turn around the upright axis."""
    return (math.cos(radians / 2), 0.0, 0.0, math.sin(radians / 2))


def multiplied(a: Turn, b: Turn) -> Turn:
    """First turned by `b`, then by `a`."""
    aw, ax, ay, az = a
    bw, bx, by, bz = b
    return (
        aw * bw - ax * bx - ay * by - az * bz,
        aw * bx + ax * bw + ay * bz - az * by,
        aw * by - ax * bz + ay * bw + az * bx,
        aw * bz + ax * by - ay * bx + az * bw,
    )
