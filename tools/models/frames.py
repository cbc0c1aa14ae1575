"""Where a flat drawing (u to the right, v up, w towards the viewer) lies on the piece."""

from __future__ import annotations

from collections.abc import Callable

from .sketch import Vec

Frame = Callable[[float, float, float], Vec]


def front(u: float, v: float, w: float) -> Vec:
    """Seen from the front."""
    return (u, -w, v)


def back(u: float, v: float, w: float) -> Vec:
    """Seen from behind."""
    return (-u, w, v)


def top(u: float, v: float, w: float) -> Vec:
    """Seen from above."""
    return (u, v, w)


def bottom(u: float, v: float, w: float) -> Vec:
    """Seen from below."""
    return (u, -v, -w)


def left(u: float, v: float, w: float) -> Vec:
    """Seen from the -x end."""
    return (-w, -u, v)


def right(u: float, v: float, w: float) -> Vec:
    """Seen from the +x end."""
    return (w, u, v)
