"""Meeples: wooden people cut from one outline, each kind with its own mark printed on both sides."""

from __future__ import annotations

from collections.abc import Callable

from .atlas import Atlas, printed, seen_back, seen_front
from .ink import Sheet, box, circle, darker, joined, lighter, polygon, segment, smooth, star, widened, without
from .mesh import Floats, Mesh
from .outlines import Outline, mirrored
from .pieces import Piece
from .solids import FRONT, cut, shaded, stand_in

PIXELS_PER_MM = 10.0
BEVEL = 0.8

# Right halves, from the bottom up.
PLAIN = [
    (0, 4.6), (0.9, 3.9), (2.5, 0.3), (3.0, 0), (5.5, 0), (6.0, 0.6), (4.3, 5.2), (4.6, 6.6), (7.2, 7.0), (8.0, 7.9),
    (8.0, 9.0), (7.3, 10.0), (3.0, 11.3), (3.8, 12.6), (3.7, 14.1), (2.7, 15.4), (1.2, 16),
]  # fmt: skip
SKIRTED = [
    (7.3, 0), (8.0, 0.7), (7.7, 1.8), (5.0, 4.6), (2.6, 6.9), (3.0, 7.6), (5.0, 6.4), (6.0, 7.0), (5.7, 8.0),
    (3.9, 9.3), (2.3, 9.9), (4.3, 10.3), (5.0, 11.2), (4.1, 12.6), (3.8, 14.2), (2.7, 15.4), (1.2, 16),
]  # fmt: skip

# Marks are pale on dark wood and dark on pale wood.
INKS = {
    "black": "#f6edd8",
    "blue": "#f6f4ec",
    "gray": "#26283a",
    "green": "#f7f1d8",
    "red": "#fff6dc",
    "yellow": "#4a2433",
}


def print_meeple(piece: Piece, atlas: Atlas) -> None:
    """Draw the print of one kind: a face and its mark."""
    area = (-8.0, 0.0, 16.0, 16.0)
    atlas.draw(piece.name, area, PIXELS_PER_MM, lambda sheet: _print(sheet, piece))
    atlas.draw(f"{piece.name} edge", (0, 0, 1, 1), 16.0, lambda sheet: sheet.fill(box(-1, -1, 2, 2), piece.paint))


def _print(sheet: Sheet, piece: Piece) -> None:
    colour, pale = piece.paint, INKS[piece.colour]
    sheet.fill(box(-9, -1, 9, 17), colour)
    sheet.gradient(box(-9, -1, 9, 17), (0, 0), (0, 16), [darker(colour, 0.16), colour, lighter(colour, 0.1)])
    for side in (-1, 1):
        sheet.fill(circle(side * 1.25, 13.9, 0.5), pale)
    sheet.line(smooth([(-1.1, 12.7), (0, 12.35), (1.1, 12.7)], closed=False), pale, 0.42)
    MARKS[piece.colour](
        sheet, pale, darker(colour, 0.35) if piece.colour not in ("gray", "yellow") else lighter(colour, 0.45)
    )


def _briefcase(sheet: Sheet, ink: str, other: str) -> None:
    sheet.line(box(-1.5, 7.6, 1.5, 10.2, 0.6), ink, 0.8)
    sheet.fill(box(-3.6, 4.2, 3.6, 8.9, 0.7), ink)
    sheet.line(segment((-3.6, 6.6), (3.6, 6.6)), other, 0.55)
    sheet.fill(box(-0.7, 5.9, 0.7, 7.3, 0.2), other)


def _camera(sheet: Sheet, ink: str, other: str) -> None:
    body = joined([box(-3.8, 4.3, 3.8, 9.0, 0.8), box(-1.6, 8.6, 1.6, 10.0, 0.4)])
    sheet.fill(body, ink)
    sheet.fill(circle(0, 6.6, 1.9), other)
    sheet.fill(circle(0, 6.6, 1.05), ink)
    sheet.fill(box(2.2, 7.6, 3.1, 8.3), other)


def _cane(sheet: Sheet, ink: str, other: str) -> None:
    hook = smooth([(0.9, 3.4), (0.9, 8.2), (0.2, 10.0), (-1.5, 10.1), (-2.2, 8.6)], closed=False, tension=0.8)
    sheet.line(hook, ink, 1.5)
    sheet.fill(box(0.15, 3.1, 1.65, 4.2, 0.2), ink)
    for side in (-1.25, 1.25):  # spectacles
        sheet.line(circle(side, 13.9, 0.95), ink, 0.35)
    sheet.line(segment((-0.3, 13.9), (0.3, 13.9)), ink, 0.35)


def _chevrons(sheet: Sheet, ink: str, other: str) -> None:
    for z in (4.4, 6.4, 8.4):
        sheet.fill(
            polygon([(-3.6, z + 1.6), (0, z - 0.4), (3.6, z + 1.6), (3.6, z + 0.3), (0, z - 1.7), (-3.6, z + 0.3)]), ink
        )
    brim = without(circle(0, 14.3, 3.9), box(-5, 9, 5, 14.9))
    sheet.fill(brim, ink)


def _star(sheet: Sheet, ink: str, other: str) -> None:
    sheet.fill(star(0, 7.1, 4.1, 1.75), ink)
    mask = joined([circle(-1.25, 13.9, 1.15, 0.8), circle(1.25, 13.9, 1.15, 0.8), box(-3.9, 13.5, 3.9, 14.3)])
    sheet.fill(mask, ink)
    for side in (-1.25, 1.25):
        sheet.fill(circle(side, 13.9, 0.5), other)


def _heart(sheet: Sheet, ink: str, other: str) -> None:
    heart = joined([circle(-1.25, 6.3, 1.5), circle(1.25, 6.3, 1.5), polygon([(-2.6, 5.7), (0, 2.4), (2.6, 5.7)])])
    sheet.fill(heart, ink)
    hair = without(circle(0, 13.4, 4.4, 0.95), circle(0, 12.2, 2.9, 1.25))
    sheet.fill(hair, "#fff0b0")
    sheet.line(widened(segment((-2.4, 9.2), (2.4, 9.2)), 0.2), ink, 0.4)


MARKS: dict[str, Callable[[Sheet, str, str], None]] = {
    "black": _briefcase,
    "blue": _camera,
    "gray": _cane,
    "green": _chevrons,
    "red": _star,
    "yellow": _heart,
}


def draw_meeple(piece: Piece, atlas: Atlas) -> Mesh:
    """The wooden person."""
    right_half: Outline = SKIRTED if piece.shape == "meeple-skirted" else PLAIN
    half = piece.size[1] / 2
    mesh = shaded(cut(mirrored(right_half), -half, half, BEVEL, 2, FRONT))
    cells = {"front": (atlas.cell(piece.name), seen_front), "back": (atlas.cell(piece.name), seen_back)}
    return printed(mesh, _side, cells, atlas.cell(f"{piece.name} edge"))


def meeple_shadow(piece: Piece) -> Mesh:
    """What casts its shadow."""
    half = piece.size[1] / 2
    return stand_in(mirrored(SKIRTED if piece.shape == "meeple-skirted" else PLAIN), -half, half, FRONT)


def _side(normal: Floats) -> str | None:
    if abs(normal[1]) < 0.45:
        return None
    return "front" if normal[1] < 0 else "back"
