"""Paws: round tokens with a monster's footprint on both faces."""

from __future__ import annotations

import math
from collections.abc import Callable

from .frames import bottom, top
from .outlines import Outline, Point, disc, mirrored
from .pieces import Piece
from .sketch import Sketch
from .solids import Inlay, block, patch


def draw_paws(piece: Piece) -> Sketch:
    """The token."""
    sketch = Sketch()
    diameter, _, height = piece.size
    lift = 0.1
    block(sketch, top, disc(0, 0, diameter / 2, 24), lift, height - lift, 1.1, "paint")
    for polygon, material in PRINTS[piece.monster]():
        patch(sketch, top, polygon, height, material)
        patch(sketch, bottom, polygon, 0, material)
    return sketch


def turned(shape: Outline, heel: float, turn_deg: float) -> list[Point]:
    """A shape turned about a heel on the axis."""
    cos, sin = math.cos(math.radians(turn_deg)), math.sin(math.radians(turn_deg))
    return [(x * cos - y * sin, heel + x * sin + y * cos) for x, y in shape]


def toe(heel: float, reach: float, radius: float, squash: float, turn_deg: float) -> Inlay:
    """A round toe at some distance from the heel."""
    return turned(disc(0, reach, radius, 8, squash), heel, turn_deg), "accent"


def claw(heel: float, reach: float, half: float, length: float, turn_deg: float) -> Inlay:
    """A claw that points away from the heel."""
    return turned([(-half, reach), (half, reach), (0, reach + length)], heel, turn_deg), "ivory"


def dragon_print() -> list[Inlay]:
    """Three clawed toes and a spur."""
    marks: list[Inlay] = [(mirrored([(0, -9), (4, -7.5), (6, -2), (3, 1.5)]), "accent")]
    for turn_deg in (-46, 0, 46):
        marks += [toe(-4, 9.2, 2.7, 1.3, turn_deg), claw(-4, 13.2, 2.0, 5.0, turn_deg)]
    return [*marks, claw(0, 9.6, 1.6, 4.4, 180)]


def ape_print() -> list[Inlay]:
    """A hand: a broad palm, four round fingers and a thumb."""
    palm: Inlay = (mirrored([(4, -11), (7, -6), (6.5, 1), (2.5, 2.8)]), "accent")
    angles = ((-30, 10.8), (-10, 11.8), (10, 11.8), (30, 10.8))
    fingers = [toe(-2.5, reach, 2.0, 1.75, turn_deg) for turn_deg, reach in angles]
    return [palm, *fingers, toe(-5, 11.2, 2.2, 1.6, 78)]


def dinosaur_print() -> list[Inlay]:
    """Three long toes that meet at the heel."""
    marks: list[Inlay] = [(mirrored([(2.2, -11), (3.4, -7), (2, -4)]), "accent")]
    for turn_deg in (-42, 0, 42):
        long_toe = [(0, 2.9), (2.1, 10), (1.5, 15.6), (-1.5, 15.6), (-2.1, 10)]
        marks += [(turned(long_toe, -8, turn_deg), "accent"), claw(-8, 17.2, 2.2, 4.5, turn_deg)]
    return marks


def ogre_print() -> list[Inlay]:
    """A round pad and four clawed toes."""
    marks: list[Inlay] = [(mirrored([(3, -11), (7.5, -9.5), (7, -3.5), (2.5, 0)]), "accent")]
    for turn_deg in (-54, -18, 18, 54):
        marks += [toe(-4, 10, 2.4, 1.25, turn_deg), claw(-4, 13.6, 1.5, 3.2, turn_deg)]
    return marks


PRINTS: dict[str, Callable[[], list[Inlay]]] = {
    "dragon": dragon_print,
    "ape": ape_print,
    "dinosaur": dinosaur_print,
    "ogre": ogre_print,
}
