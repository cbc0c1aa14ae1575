"""Ruins: what is left where a building stood."""

from __future__ import annotations

from .frames import top
from .outlines import Point, chamfered
from .pieces import Piece
from .sketch import Sketch
from .solids import Inlay, block

# In units of half a ruin's size.
WALLS: list[list[Point]] = [
    [
        (-0.9, -0.9), (-0.28, -0.9), (-0.34, -0.8), (-0.24, -0.74), (-0.76, -0.74), (-0.76, -0.1), (-0.83, -0.02),
        (-0.9, -0.12),
    ],
    [(0.1, -0.9), (0.9, -0.9), (0.9, -0.36), (0.82, -0.3), (0.76, -0.42), (0.76, -0.74), (0.02, -0.74)],
    [(0.9, 0.06), (0.9, 0.9), (0.38, 0.9), (0.32, 0.8), (0.42, 0.74), (0.76, 0.74), (0.76, 0.14)],
    [(0.06, 0.9), (-0.9, 0.9), (-0.9, 0.3), (-0.82, 0.24), (-0.76, 0.34), (-0.76, 0.74), (-0.02, 0.74)],
]  # fmt: skip
CRACKS: list[list[Point]] = [
    [
        (-0.7, -0.5), (-0.38, -0.3), (-0.2, -0.34), (0.06, 0.02), (0.3, 0.06), (0.62, 0.46), (0.26, 0.15), (0.0, 0.11),
        (-0.24, -0.24), (-0.4, -0.22),
    ],
    [(0.1, 0.1), (0.02, 0.4), (0.14, 0.66), (-0.06, 0.42), (0.02, 0.1)],
    [(-0.18, -0.28), (0.08, -0.42), (0.3, -0.66), (0.14, -0.36), (-0.14, -0.2)],
]  # fmt: skip
STONES: list[list[Point]] = [
    [(0.42, -0.34), (0.58, -0.38), (0.64, -0.24), (0.5, -0.16)],
    [(-0.52, 0.2), (-0.38, 0.12), (-0.26, 0.24), (-0.34, 0.38), (-0.5, 0.36)],
    [(-0.5, -0.62), (-0.36, -0.64), (-0.34, -0.52), (-0.46, -0.48)],
    [(0.28, 0.5), (0.4, 0.46), (0.44, 0.58), (0.34, 0.64)],
    [(-0.2, 0.5), (-0.12, 0.56), (-0.18, 0.66), (-0.28, 0.6)],
]


def draw_ruin(piece: Piece) -> Sketch:
    """Stumps of wall and a few stones on cracked ground."""
    sketch = Sketch()
    x, y = piece.size[0] / 2, piece.size[1] / 2
    groups = [(CRACKS, "crack"), (WALLS, "wall"), (STONES, "stone")]
    inlays: list[Inlay] = [([(u * x, v * y) for u, v in ring], name) for rings, name in groups for ring in rings]
    block(sketch, top, chamfered(x, y, 1.2), 0, piece.size[2], 0.4, "paint", inlays)
    return sketch
