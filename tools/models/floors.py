"""Floors: slabs of card with parquet on top."""

from __future__ import annotations

import math

from .frames import top
from .outlines import chamfered, rectangle
from .pieces import Piece
from .sketch import Sketch
from .solids import Inlay, block

CELLS = {60: 4, 90: 6, 110: 5}  # cells of parquet along a side of so many millimetres


def draw_floor(piece: Piece) -> Sketch:
    """Parquet in a dark frame above, a plain ceiling below."""
    sketch = Sketch()
    width, depth, height = piece.size
    x, y = width / 2, depth / 2
    across, along = CELLS.get(round(width), 4), CELLS.get(round(depth), 4)
    inlays: list[Inlay] = [(rectangle(-x + 2, -y + 2, x - 2, y - 2), "rim")]
    inlays += parquet(x - 5, y - 5, across, along)
    ceiling: list[Inlay] = [
        (rectangle(-x + 2, -y + 2, x - 2, y - 2), "rim"),
        (rectangle(-x + 4, -y + 4, x - 4, y - 4), "pale"),
    ]
    block(sketch, top, chamfered(x, y, 1.2), 0, height, 0.4, "paint", inlays, ceiling)
    return sketch


def parquet(half_x: float, half_y: float, across: int, along: int) -> list[Inlay]:
    """Pairs of planks, alternately upright and lying."""
    # Rounded to half millimetres: planks that meet must meet exactly, or the triangulation fails.
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
