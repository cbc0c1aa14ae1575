"""Meeples: wooden people cut from one outline."""

from __future__ import annotations

from .frames import front
from .outlines import Outline, mirrored
from .pieces import Piece
from .sketch import Sketch
from .solids import block

# Right halves, from the bottom up.
PLAIN = [
    (0, 4.6), (0.9, 3.9), (2.5, 0.3), (3.0, 0), (5.5, 0), (6.0, 0.6), (4.3, 5.2), (4.6, 6.6), (7.2, 7.0), (8.0, 7.9),
    (8.0, 9.0), (7.3, 10.0), (3.0, 11.3), (3.8, 12.6), (3.7, 14.1), (2.7, 15.4), (1.2, 16),
]  # fmt: skip
SKIRTED = [
    (7.3, 0), (8.0, 0.7), (7.7, 1.8), (5.0, 4.6), (2.6, 6.9), (3.0, 7.6), (5.0, 6.4), (6.0, 7.0), (5.7, 8.0),
    (3.9, 9.3), (2.3, 9.9), (4.3, 10.3), (5.0, 11.2), (4.1, 12.6), (3.8, 14.2), (2.7, 15.4), (1.2, 16),
]  # fmt: skip


def draw_meeple(piece: Piece) -> Sketch:
    """The wooden person."""
    return _cut_out(PLAIN, piece)


def draw_skirted(piece: Piece) -> Sketch:
    """The wooden person in a skirt, with shoulder-length hair."""
    return _cut_out(SKIRTED, piece)


def _cut_out(right_half: Outline, piece: Piece) -> Sketch:
    sketch = Sketch()
    half = piece.size[1] / 2
    block(sketch, front, mirrored(right_half), -half, half, 0.7, "paint")
    return sketch
