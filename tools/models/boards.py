"""Boards: plain slabs; the game paints the zones on them."""

from __future__ import annotations

from .frames import top
from .outlines import rectangle
from .pieces import Piece
from .sketch import Sketch
from .solids import block


def draw_board(piece: Piece) -> Sketch:
    """Half of the board; square corners and a tiny bevel, so that the halves meet."""
    sketch = Sketch()
    x, y = piece.size[0] / 2, piece.size[1] / 2
    block(sketch, top, rectangle(-x, -y, x, y), 0, piece.size[2], 0.3, "paint")
    return sketch
