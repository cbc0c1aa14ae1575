"""Boards: slabs of card; the game lays the print of the scene on them."""

from __future__ import annotations

from .atlas import Atlas, plain
from .mesh import Mesh
from .outlines import rectangle
from .pieces import Piece
from .solids import cut

BACK = "#b9a683"


def print_board(piece: Piece, atlas: Atlas) -> None:
    """Boards have no print of their own, only the colour of their card."""
    atlas.swatch(BACK)


def draw_board(piece: Piece, atlas: Atlas) -> Mesh:
    """Half of a board, with square corners so that the halves meet."""
    x, y, height = piece.size[0] / 2, piece.size[1] / 2, piece.size[2]
    return plain(cut(rectangle(-x, -y, x, y), 0.0, height).of("card"), atlas.cell(atlas.swatch(BACK)))
