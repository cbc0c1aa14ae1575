"""Draw any piece: first the prints of all, then each mesh, checked against its size."""

from __future__ import annotations

from collections.abc import Callable

from .atlas import Atlas
from .boards import draw_board, print_board
from .bodies import body_shadow, draw_body, print_body
from .floors import draw_card, print_card
from .meeples import draw_meeple, meeple_shadow, print_meeple
from .mesh import Mesh, check_bounds
from .paws import draw_paws, paws_shadow, print_paws
from .pieces import ModelError, Piece
from .vehicles import draw_vehicle, print_vehicle, vehicle_shadow

# What software OpenGL can draw 24 times a second: 90 Meeples, 19 Floors, and a few of the rest.
MOST_TRIANGLES = {"meeple": 420, "floor": 60, "ruin": 60, "body": 1500, "paws": 400, "vehicle": 1000, "board": 60}

Printer = Callable[[Piece, Atlas], None]
Drawer = Callable[[Piece, Atlas], Mesh]
KINDS: dict[str, tuple[Printer, Drawer]] = {
    "meeple": (print_meeple, draw_meeple),
    "floor": (print_card, draw_card),
    "ruin": (print_card, draw_card),
    "body": (print_body, draw_body),
    "paws": (print_paws, draw_paws),
    "vehicle": (print_vehicle, draw_vehicle),
    "board": (print_board, draw_board),
}
SHADOWS: dict[str, Callable[[Piece], Mesh]] = {
    "meeple": meeple_shadow,
    "body": body_shadow,
    "paws": paws_shadow,
    "vehicle": vehicle_shadow,
}


def print_piece(piece: Piece, atlas: Atlas) -> None:
    """Draw a piece's print."""
    _kind(piece)[0](piece, atlas)


def draw_piece(piece: Piece, atlas: Atlas) -> Mesh:
    """The mesh of a piece; refused if it does not fill its size or has too many triangles."""
    mesh = _kind(piece)[1](piece, atlas)
    check_bounds(piece, mesh)
    most = MOST_TRIANGLES[piece.kind]
    if mesh.count > most:
        raise ModelError(f"piece {piece.name}: {mesh.count} triangles; at most {most} are allowed")
    return mesh


def draw_shadow(piece: Piece) -> Mesh | None:
    """What casts a piece's shadow; None if it is the piece itself."""
    shadow = SHADOWS.get(piece.kind)
    return shadow(piece) if shadow else None


def _kind(piece: Piece) -> tuple[Printer, Drawer]:
    if piece.kind not in KINDS:
        raise ModelError(f"piece {piece.name}: cannot draw a {piece.kind}; allowed: {', '.join(KINDS)}")
    return KINDS[piece.kind]
