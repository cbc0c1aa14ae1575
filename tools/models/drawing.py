"""Draw any piece, and check the result against its size."""

from __future__ import annotations

from collections.abc import Callable

from .boards import draw_board
from .bodies import draw_body
from .floors import draw_floor
from .meeples import draw_meeple, draw_skirted
from .paws import draw_paws
from .pieces import ModelError, Piece
from .ruins import draw_ruin
from .sketch import Sketch
from .vehicles import draw_vehicle

MOST_TRIANGLES = 300
BOUNDS_SLACK_MM = 0.1

Drawer = Callable[[Piece], Sketch]
BY_KIND: dict[str, Drawer] = {
    "meeple": draw_meeple,
    "floor": draw_floor,
    "ruin": draw_ruin,
    "body": draw_body,
    "paws": draw_paws,
    "vehicle": draw_vehicle,
    "board": draw_board,
}
BY_SHAPE: dict[str, Drawer] = {"meeple-skirted": draw_skirted}  # shapes drawn differently from the rest of their kind


def draw(piece: Piece) -> Sketch:
    """The sketch of a piece; refused if it does not fill its size or has too many triangles."""
    drawer = BY_SHAPE.get(piece.shape) or BY_KIND.get(piece.kind)
    if drawer is None:
        raise ModelError(f"piece {piece.name}: cannot draw a {piece.kind}; allowed: {', '.join(BY_KIND)}")
    sketch = drawer(piece)
    check_bounds(piece, sketch)
    count = sketch.triangles()
    if count > MOST_TRIANGLES:
        raise ModelError(f"piece {piece.name}: {count} triangles; at most {MOST_TRIANGLES} are allowed")
    return sketch


def check_bounds(piece: Piece, sketch: Sketch) -> None:
    """Refuse a drawing that does not fill its size exactly."""
    x, y, z = piece.size
    wanted = ((-x / 2, -y / 2, 0.0), (x / 2, y / 2, z))
    for corner, want in zip(sketch.bounds(), wanted, strict=True):
        if any(abs(a - b) > BOUNDS_SLACK_MM for a, b in zip(corner, want, strict=True)):
            reached = ", ".join(f"{a:.2f}" for a in corner)
            raise ModelError(f"piece {piece.name}: drawing reaches ({reached}) mm, but its size_mm says {want}")
