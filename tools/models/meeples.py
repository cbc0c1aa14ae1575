"""Meeples: wooden people cut from one outline, each kind with its own mark printed on both sides."""

from __future__ import annotations

from collections.abc import Callable

from .atlas import Atlas, printed, seen_above, seen_back, seen_front, seen_left, seen_right
from .colours import mix
from .ink import Sheet, box, circle, darker, joined, lighter, polygon, segment, smooth, star, widened, without
from .mesh import Floats, Mesh
from .outlines import Outline, inset_within, mirrored
from .pieces import Piece
from .solids import FRONT, cut, shaded, stand_in

PIXELS_PER_MM, EDGE_PIXELS_PER_MM = 10.0, 7.0
BEVEL = 0.8
SAWN_WOOD = "#e0c090"

# Right halves, from the bottom up.
PLAIN = [
    (0, 4.6), (0.9, 3.9), (2.5, 0.3), (3.0, 0), (5.5, 0), (6.0, 0.6), (4.3, 5.2), (4.6, 6.6), (7.2, 7.0), (8.0, 7.9),
    (8.0, 9.0), (7.3, 10.0), (3.0, 11.3), (3.65, 12.2), (3.95, 13.2), (3.75, 14.3), (3.1, 15.2),
    (2.1, 15.8), (0.8, 16),
]  # fmt: skip
SKIRTED = [
    (7.3, 0), (8.0, 0.7), (7.7, 1.8), (5.0, 4.6), (2.6, 6.9), (3.0, 7.6), (5.0, 6.4), (6.0, 7.0), (5.7, 8.0),
    (3.9, 9.3), (2.3, 9.9), (4.3, 10.3), (5.0, 11.2), (4.2, 12.4), (3.95, 13.4), (3.7, 14.4), (3.05, 15.25),
    (2.1, 15.8), (0.8, 16),
]  # fmt: skip

# Marks are pale on dark wood and dark on pale wood.
INKS = {
    "black": "#f6d69a",
    "blue": "#f6f4ec",
    "gray": "#20233a",
    "green": "#0f3b2a",
    "red": "#fff6dc",
    "yellow": "#4a2433",
}
FACES = {"black": "#f7e6c8"}  # eyes and mouth, where they differ from the mark

# The printed rim keeps dark and gray people apart from the shade they stand in.
RIMS = {"black": ("#e6dcc6", 0.46), "gray": ("#6a7088", 0.34)}
SIDES = {"black": 0.12}  # how much lighter their sides are than their fronts
# How large a mark is, and where: on the chest it clears legs and neck, on the crown of the head the rounded edges.
CHEST = ((0.0, 8.35), 0.84)
CHESTS = {"yellow": ((0.0, 4.3), 0.76), "red": ((0.0, 8.3), 0.78)}
TOP_SCALE = (0.92, 1.25)  # longer from front to back, as people look at it from a low seat


def print_meeple(piece: Piece, atlas: Atlas) -> None:
    """Draw the print of one kind: a face and its mark in front and behind, the mark alone on the head."""
    deep = piece.size[1]
    flat, side = (-8.0, -deep / 2, 16.0, deep), (-deep / 2, 0.0, deep, 16.0)
    atlas.draw(piece.name, (-8.0, 0.0, 16.0, 16.0), PIXELS_PER_MM, lambda sheet: _print(sheet, piece))
    atlas.draw(f"{piece.name} top", flat, EDGE_PIXELS_PER_MM, lambda s: _print_top(s, piece))
    atlas.draw(f"{piece.name} sole", flat, EDGE_PIXELS_PER_MM, lambda s: _print_sole(s, piece))
    atlas.draw(f"{piece.name} side", side, EDGE_PIXELS_PER_MM, lambda s: _print_side(s, piece))
    atlas.draw(f"{piece.name} edge", (0, 0, 1, 1), 16.0, lambda sheet: sheet.fill(box(-1, -1, 2, 2), piece.paint))


def _other(piece: Piece) -> str:
    """The second colour of a mark."""
    return lighter(piece.paint, 0.45) if piece.colour in ("gray", "green", "yellow") else darker(piece.paint, 0.35)


def _print(sheet: Sheet, piece: Piece) -> None:
    colour, pale = piece.paint, INKS[piece.colour]
    sheet.fill(box(-9, -1, 9, 17), colour)
    sheet.gradient(box(-9, -1, 9, 17), (0, 0), (0, 16), [darker(colour, 0.12), colour, lighter(colour, 0.14)])
    outline = mirrored(SKIRTED if piece.shape == "meeple-skirted" else PLAIN)
    rim = polygon(inset_within(outline, BEVEL, 1.0))
    sheet.line(rim, *RIMS.get(piece.colour, (lighter(colour, 0.3), 0.34)))
    face = FACES.get(piece.colour, pale)
    for side in (-1, 1):
        sheet.fill(circle(side * 1.25, 13.9, 0.55), face)
    sheet.line(smooth([(-1.2, 12.7), (0, 12.25), (1.2, 12.7)], closed=False), face, 0.48)
    draw_mark(sheet, piece.colour, pale, _other(piece))


def draw_mark(sheet: Sheet, kind: str, ink: str, other: str) -> None:
    """The mark of a kind on the chest, and what some of its people wear on their heads."""
    if kind in HEADS:
        HEADS[kind](sheet, ink, other)
    at, scale = CHESTS.get(kind, CHEST)
    with sheet.moved(*at, 0.0, scale):
        MARKS[kind](sheet, ink, other)


def _print_top(sheet: Sheet, piece: Piece) -> None:
    """The crown of the head: a simpler, smaller mark for those who look from above."""
    sheet.fill(box(-9, -9, 9, 9), lighter(piece.paint, 0.06))
    with sheet.moved(0.0, 0.0):
        sheet.canvas.scale(*TOP_SCALE)
        TOPS[piece.colour](sheet, INKS[piece.colour], _other(piece))


def _print_sole(sheet: Sheet, piece: Piece) -> None:
    """Where a Meeple was sawn from its board: faint rings of the tree, seen through the stain."""
    wood = mix(piece.paint, SAWN_WOOD, 0.16)
    sheet.fill(box(-9, -9, 9, 9), wood)
    for k in range(26):
        ring = circle(-3.0, -13.0, 7.0 + 0.75 * k + 0.25 * (k % 3))
        sheet.line(ring, darker(wood, 0.1 if k % 3 else 0.16), 0.22, 0.7)


def _print_side(sheet: Sheet, piece: Piece) -> None:
    """Both sides, plain: wood, paler where dark wood would be lost in the shade."""
    colour = lighter(piece.paint, SIDES.get(piece.colour, 0.0))
    sheet.gradient(box(-9, -1, 9, 17), (0, 0), (0, 16), [darker(colour, 0.12), colour, lighter(colour, 0.1)])


# ---- marks, about the origin and within 3.8 millimetres of it


def _briefcase(sheet: Sheet, ink: str, other: str) -> None:
    sheet.line(box(-1.5, 0.8, 1.5, 3.1, 0.6), ink, 0.9)
    sheet.fill(box(-3.8, -2.9, 3.8, 2.0, 0.7), ink)
    sheet.line(segment((-3.8, -0.5), (3.8, -0.5)), other, 0.6)
    sheet.fill(box(-0.8, -1.2, 0.8, 0.3, 0.2), other)


def _camera(sheet: Sheet, ink: str, other: str) -> None:
    sheet.fill(joined([box(-3.8, -2.7, 3.8, 2.1, 0.8), box(-1.6, 1.7, 1.6, 3.0, 0.4)]), ink)
    sheet.fill(circle(0, -0.4, 1.95), other)
    sheet.fill(circle(0, -0.4, 1.05), ink)
    sheet.fill(box(2.2, 0.7, 3.1, 1.4), other)


def _bowler(sheet: Sheet, ink: str, other: str) -> None:
    sheet.fill(without(circle(0, -0.9, 2.9, 1.35), box(-5, -6, 5, -2.0)), ink)
    sheet.line(segment((-2.8, -0.7), (2.8, -0.7)), other, 0.3)
    sheet.fill(box(-4.2, -2.9, 4.2, -1.5, 0.6), ink)


def _chevrons(sheet: Sheet, ink: str, other: str) -> None:
    for z in (-2.0, 0.4, 2.8):
        rise = [(-3.8, z + 1.0), (0, z - 1.2), (3.8, z + 1.0), (3.8, z - 0.5), (0, z - 2.7), (-3.8, z - 0.5)]
        sheet.fill(polygon(rise), ink)


def _star(sheet: Sheet, ink: str, other: str) -> None:
    sheet.fill(star(0, -0.3, 4.0, 1.75), ink)


def _heart(sheet: Sheet, ink: str, other: str) -> None:
    lobes = [circle(-1.7, 0.9, 2.0), circle(1.7, 0.9, 2.0), polygon([(-3.5, 0.1), (0, -3.8), (3.5, 0.1), (0, 2.0)])]
    sheet.fill(joined(lobes), ink)


MARKS: dict[str, Callable[[Sheet, str, str], None]] = {
    "black": _briefcase,
    "blue": _camera,
    "gray": _bowler,
    "green": _chevrons,
    "red": _star,
    "yellow": _heart,
}


# ---- marks on the crown of the head, within 2 millimetres of its middle


def _top_case(sheet: Sheet, ink: str, other: str) -> None:
    sheet.fill(box(-1.9, -1.3, 1.9, 1.3, 0.4), ink)
    sheet.line(segment((-1.9, 0), (1.9, 0)), other, 0.5)


def _top_lens(sheet: Sheet, ink: str, other: str) -> None:
    sheet.line(circle(0, 0, 1.4), ink, 0.8)


def _top_brim(sheet: Sheet, ink: str, other: str) -> None:
    sheet.fill(circle(0, 0, 1.9), ink)
    sheet.line(circle(0, 0, 1.1), other, 0.35)


def _top_chevron(sheet: Sheet, ink: str, other: str) -> None:
    sheet.fill(polygon([(-1.9, 1.2), (0, 0.0), (1.9, 1.2), (1.9, -0.2), (0, -1.4), (-1.9, -0.2)]), ink)


def _top_star(sheet: Sheet, ink: str, other: str) -> None:
    sheet.fill(star(0, 0, 2.0, 0.85), ink)


def _top_heart(sheet: Sheet, ink: str, other: str) -> None:
    with sheet.moved(0.0, 0.2, 0.0, 0.5):
        _heart(sheet, ink, other)


TOPS: dict[str, Callable[[Sheet, str, str], None]] = {
    "black": _top_case,
    "blue": _top_lens,
    "gray": _top_brim,
    "green": _top_chevron,
    "red": _top_star,
    "yellow": _top_heart,
}


# ---- what is worn on heads


def _spectacles(sheet: Sheet, ink: str, other: str) -> None:
    for side in (-1.35, 1.35):
        sheet.line(circle(side, 13.9, 1.05), ink, 0.4)
    sheet.line(segment((-0.3, 13.9), (0.3, 13.9)), ink, 0.4)


def _mask(sheet: Sheet, ink: str, other: str) -> None:
    mask = joined([circle(-1.3, 13.9, 1.25, 0.85), circle(1.3, 13.9, 1.25, 0.85), box(-3.9, 13.5, 3.9, 14.3)])
    sheet.fill(mask, ink)
    for side in (-1.3, 1.3):
        sheet.fill(circle(side, 13.9, 0.55), other)


def _hair(sheet: Sheet, ink: str, other: str) -> None:
    sheet.fill(without(circle(0, 13.4, 4.4, 0.95), circle(0, 12.2, 2.9, 1.25)), "#fff0b0")
    sheet.line(widened(segment((-2.4, 9.4), (2.4, 9.4)), 0.2), ink, 0.4)


HEADS: dict[str, Callable[[Sheet, str, str], None]] = {
    "gray": _spectacles,
    "red": _mask,
    "yellow": _hair,
}


def draw_meeple(piece: Piece, atlas: Atlas) -> Mesh:
    """The wooden person."""
    right_half: Outline = SKIRTED if piece.shape == "meeple-skirted" else PLAIN
    half = piece.size[1] / 2
    mesh = shaded(cut(mirrored(right_half), -half, half, BEVEL, 2, FRONT))
    face, top, sole, side = (atlas.cell(f"{piece.name}{part}") for part in ("", " top", " sole", " side"))
    cells = {
        "front": (face, seen_front),
        "back": (face, seen_back),
        "top": (top, seen_above),
        "sole": (sole, seen_above),
        "left": (side, seen_left),
        "right": (side, seen_right),
    }
    return printed(mesh, _side, cells, atlas.cell(f"{piece.name} edge"))


def meeple_shadow(piece: Piece) -> Mesh:
    """What casts its shadow."""
    half = piece.size[1] / 2
    return stand_in(mirrored(SKIRTED if piece.shape == "meeple-skirted" else PLAIN), -half, half, FRONT)


def _side(normal: Floats) -> str | None:
    if abs(normal[1]) > 0.45:
        return "front" if normal[1] < 0 else "back"
    if abs(normal[2]) > 0.62:
        return "top" if normal[2] > 0 else "sole"
    if abs(normal[0]) > 0.35:
        return "left" if normal[0] < 0 else "right"
    return None
