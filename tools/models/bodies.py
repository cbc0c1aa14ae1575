"""Bodies: four wooden monsters, each with the same face on both sides."""

from __future__ import annotations

from collections.abc import Callable

from .frames import Frame, back, front
from .outlines import Point, mirrored
from .pieces import Piece
from .sketch import Sketch
from .solids import block, patch, patch_pair, sloped_pad

FACE = 10.4  # half the thickness of the wood; what is glued to its faces stands out to the full size
BEVEL = 1.5

# Right halves, 44 mm wide in all and 100 mm high.
DRAGON: list[Point] = [
    (0, 9), (3.5, 0), (15, 0), (12, 15), (13, 27), (18, 27), (17, 40), (22, 46), (18.5, 57), (22, 70), (11, 65.5),
    (13.5, 80), (10, 88), (14, 99), (5, 92.5), (0, 100),
]  # fmt: skip
APE: list[Point] = [
    (0, 9), (4, 0), (15, 0), (10.5, 22), (12, 48), (13.8, 26), (22, 27), (22, 59), (17, 70), (10, 71.5), (14.5, 77),
    (14.5, 84.5), (10.5, 87.5), (6.5, 97), (0, 100),
]  # fmt: skip
DINOSAUR: list[Point] = [
    (0, 8), (4, 0), (15, 0), (12.5, 14), (17, 28), (16, 40), (22, 42), (21, 47.5), (14.5, 52), (12, 62), (15, 68),
    (15, 80), (11, 88), (9, 95.5), (4, 92), (0, 100),
]  # fmt: skip
OGRE: list[Point] = [
    (0, 10), (4, 0), (15, 0), (12.5, 22), (14, 46), (16, 26), (22, 28), (22, 60), (17, 70), (9.5, 70), (12, 79),
    (15, 84), (11, 87), (15, 100), (7, 93.5),
]  # fmt: skip


def draw_body(piece: Piece) -> Sketch:
    """A monster."""
    right_half, draw_face = BODIES[piece.monster]
    sketch = Sketch()
    block(sketch, front, mirrored(right_half), -FACE, FACE, BEVEL, "paint")
    for frame in (front, back):
        draw_face(sketch, frame, piece.size[1] / 2)
    return sketch


def dragon_face(sketch: Sketch, frame: Frame, out: float) -> None:
    """Slanting eyes, a snout with nostrils and fangs, a plated belly."""
    patch_pair(sketch, frame, [(2.6, 81.5), (8, 83), (8.4, 87.4), (3.4, 85.2)], FACE + 0.2, "ivory")
    patch_pair(sketch, frame, [(4, 82), (6.2, 82.6), (5.4, 86)], FACE + 0.4, "ink")
    sloped_pad(sketch, frame, mirrored([(5, 69.5), (8.5, 73), (4, 81.5)]), FACE, out - 0.2, 1.6, "paint")
    patch_pair(sketch, frame, [(1.3, 76.2), (2.9, 77), (2, 78.4)], out, "ink")
    patch_pair(sketch, frame, [(3.2, 66.2), (4.9, 71.6), (1.6, 71.6)], out, "ivory")
    patch(sketch, frame, mirrored([(4, 18), (9, 33)]), FACE + 0.2, "accent")
    patch(sketch, frame, mirrored([(9.2, 35.5), (8.8, 48)]), FACE + 0.2, "accent")
    patch(sketch, frame, mirrored([(8.6, 50.5), (6, 62)]), FACE + 0.2, "accent")


def ape_face(sketch: Sketch, frame: Frame, out: float) -> None:
    """A pale face under a heavy brow, and a broad chest."""
    sloped_pad(sketch, frame, mirrored([(4.4, 69), (9.4, 73.5), (7.2, 79.5), (8, 88)]), FACE, out - 0.4, 1.0, "accent")
    patch_pair(sketch, frame, [(1.4, 81.4), (5.6, 81.4), (5.6, 85), (1.4, 84)], out - 0.2, "ivory")
    patch_pair(sketch, frame, [(2, 81.4), (4.4, 81.4), (3.2, 84.4)], out, "ink")
    patch_pair(sketch, frame, [(0.9, 84), (6.2, 85), (6.2, 87), (0.9, 85.6)], out, "ink")
    patch(sketch, frame, mirrored([(3.4, 71.6), (6.4, 74.6)]), out - 0.2, "ink")
    patch_pair(sketch, frame, [(0.6, 77.2), (2.6, 77.2), (1.2, 79.2)], out - 0.2, "ink")
    patch(sketch, frame, mirrored([(0, 42), (9.6, 46), (10.4, 60), (0, 63)]), FACE + 0.2, "accent")


def dinosaur_face(sketch: Sketch, frame: Frame, out: float) -> None:
    """A jaw full of teeth, wide-set eyes, a long pale belly."""
    sloped_pad(sketch, frame, mirrored([(13, 69.5), (9, 81)]), FACE, out - 0.4, 1.4, "paint")
    patch(sketch, frame, mirrored([(9.5, 71.3), (8.3, 76)]), out - 0.2, "ink")
    for u in (-6.3, -2.1, 2.1, 6.3):
        patch(sketch, frame, [(u - 2, 76), (u, 72), (u + 2, 76)], out, "ivory")
    patch_pair(sketch, frame, [(4.2, 82.2), (9.6, 82.2), (9, 87.6), (5, 86.8)], FACE + 0.2, "ivory")
    patch_pair(sketch, frame, [(5.2, 82.4), (7.6, 82.4), (6.6, 86.8)], FACE + 0.4, "ink")
    patch(sketch, frame, mirrored([(5, 15), (9.8, 28), (8.5, 46), (5, 63)]), FACE + 0.2, "accent")


def ogre_face(sketch: Sketch, frame: Frame, out: float) -> None:
    """A bulbous nose, tusks from below, a strap over one shoulder, a ragged loincloth."""
    sloped_pad(sketch, frame, mirrored([(3, 77), (1.8, 85)]), FACE, out, 0.9, "paint")
    patch_pair(sketch, frame, [(2.8, 82.6), (8.4, 83.2), (8.8, 87), (3, 85.8)], FACE + 0.2, "ivory")
    patch_pair(sketch, frame, [(4, 82.7), (6.4, 83), (5.4, 86.4)], FACE + 0.4, "ink")
    patch(sketch, frame, mirrored([(6, 71.6), (8, 75.6)]), FACE + 0.2, "ink")
    patch_pair(sketch, frame, [(3, 71.6), (6.4, 71.6), (5.8, 79)], FACE + 0.4, "ivory")
    patch(sketch, frame, mirrored([(0, 16), (4, 21), (8, 15), (12, 29), (12.5, 34)]), FACE + 0.2, "accent")
    patch(sketch, frame, mirrored([(2.6, 30), (2.6, 35)]), FACE + 0.4, "ivory")
    patch(sketch, frame, [(5, 34), (10, 34), (-8, 68.2), (-13, 68.2)], FACE + 0.2, "accent")


BODIES: dict[str, tuple[list[Point], Callable[[Sketch, Frame, float], None]]] = {
    "dragon": (DRAGON, dragon_face),
    "ape": (APE, ape_face),
    "dinosaur": (DINOSAUR, dinosaur_face),
    "ogre": (OGRE, ogre_face),
}
