"""Paws: round tokens with a monster's footprint on both faces."""

from __future__ import annotations

import math
from collections.abc import Callable

from .atlas import Atlas, printed, seen_above, seen_below
from .ink import Sheet, box, circle, darker, lighter, polygon, smooth
from .mesh import Floats, Mesh
from .outlines import Outline, Point, disc
from .pieces import Piece
from .solids import cut, stand_in

PIXELS_PER_MM = 6.5
INK = "#231a22"
IVORY = "#fff6e0"


def print_paws(piece: Piece, atlas: Atlas) -> None:
    """Draw the print of a token."""
    half = piece.size[0] / 2
    sheet = Sheet(-half, -half, 2 * half, 2 * half, PIXELS_PER_MM)
    colour = piece.paint
    sheet.fill(box(-half, -half, half, half), colour)
    sheet.glow(
        box(-half, -half, half, half), (0, 0), half, [lighter(colour, 0.2), colour, darker(colour, 0.2)], [1, 1, 1]
    )
    pale = IVORY if piece.colour != "white" else "#6f8fb5"
    sheet.line(circle(0, 0, half - 2.6), pale, 0.8, 0.9)
    sheet.line(circle(0, 0, half - 3.8), pale, 0.4, 0.7, (1.6, 1.4))
    PRINTS[piece.monster](sheet, pale, darker(colour, 0.55))
    atlas.add(piece.name, sheet)
    atlas.draw(f"{piece.name} edge", (0, 0, 1, 1), 16.0, lambda edge: edge.fill(box(-1, -1, 2, 2), darker(colour, 0.1)))


def draw_paws(piece: Piece, atlas: Atlas) -> Mesh:
    """The token."""
    diameter, _, height = piece.size
    mesh = cut(disc(0, 0, diameter / 2, 28), 0.0, height, 1.2, 2)
    cells = {"top": (atlas.cell(piece.name), seen_above), "bottom": (atlas.cell(piece.name), seen_below)}
    return printed(mesh, _side, cells, atlas.cell(f"{piece.name} edge"))


def paws_shadow(piece: Piece) -> Mesh:
    """What casts its shadow."""
    return stand_in(disc(0, 0, piece.size[0] / 2, 14), 0.0, piece.size[2])


def _side(normal: Floats) -> str | None:
    if abs(normal[2]) < 0.45:
        return None
    return "top" if normal[2] > 0 else "bottom"


def _toe(sheet: Sheet, heel: float, reach: float, radius: float, squash: float, turn_deg: float, colour: str) -> None:
    with sheet.moved(0, heel, turn_deg):
        sheet.fill(circle(0, reach, radius, squash), colour)


def _claw(sheet: Sheet, heel: float, reach: float, half: float, length: float, turn_deg: float, colour: str) -> None:
    with sheet.moved(0, heel, turn_deg):
        sheet.fill(polygon([(-half, reach), (half, reach), (0, reach + length)]), colour)


def _pad(sheet: Sheet, outline: Outline, colour: str) -> None:
    sheet.fill(smooth(outline, tension=0.9), colour)


def _dragon(sheet: Sheet, pale: str, dark: str) -> None:
    _pad(sheet, [(0, -8), (5, -7), (6.4, -2), (3, 2), (-3, 2), (-6.4, -2), (-5, -7)], pale)
    for turn in (-46, 0, 46):
        _toe(sheet, -4, 8.6, 2.6, 1.35, turn, pale)
        _claw(sheet, -4, 11.4, 1.7, 4.2, turn, "#f5b53d")


def _ape(sheet: Sheet, pale: str, dark: str) -> None:
    _pad(sheet, [(0, -10), (6, -8), (6.6, 0), (2.6, 3), (-2.6, 3), (-6.6, 0), (-6, -8)], pale)
    for turn, reach in ((-30, 10.0), (-10, 11.2), (10, 11.2), (30, 10.0)):
        _toe(sheet, -2.5, reach, 1.9, 1.7, turn, pale)
    _toe(sheet, -5, 10.6, 2.1, 1.6, 74, pale)


def _lizard(sheet: Sheet, pale: str, dark: str) -> None:
    _pad(sheet, [(0, -11), (3, -8), (2.4, -3), (-2.4, -3), (-3, -8)], pale)
    for turn in (-42, 0, 42):
        with sheet.moved(0, -8, turn):
            sheet.fill(smooth([(0, 2), (2.3, 9), (1.6, 14.6), (-1.6, 14.6), (-2.3, 9)], tension=0.8), pale)
        _claw(sheet, -8, 15.4, 1.8, 4.4, turn, "#f2a33a")


def _cyclops(sheet: Sheet, pale: str, dark: str) -> None:
    _pad(sheet, [(0, -11), (6, -9), (6.6, 1), (0, 4), (-6.6, 1), (-6, -9)], dark)
    for turn, size in ((-40, 2.0), (-14, 2.3), (14, 2.5), (42, 3.0)):
        _toe(sheet, -3, 10.8, size, 1.2, turn, dark)


def _golem(sheet: Sheet, pale: str, dark: str) -> None:
    sheet.fill(polygon([(-7, -9), (7, -10), (8, -1), (-7, 0)]), dark)
    for x, w, h in ((-5.2, 4.4, 8), (0, 4.8, 9.4), (5.4, 4.6, 7.4)):
        sheet.fill(polygon([(x - w / 2, 1.4), (x + w / 2, 1.8), (x + w / 2.3, 1.4 + h), (x - w / 2.2, 1 + h)]), dark)
    sheet.line(polygon([(-6, -4), (-1, -6), (2, -2), (7, -5)], closed=False), "#ffd35a", 0.9)


def _octopus(sheet: Sheet, pale: str, dark: str) -> None:
    for k in range(8):
        with sheet.moved(0, 0, 45 * k):
            arm = smooth([(0, 3), (1.4, 7), (-0.6, 10.4), (1.2, 13)], closed=False, tension=0.9)
            sheet.line(arm, dark, 3.4)
            sheet.line(arm, pale, 2.2)
            for reach in (5.6, 8.4, 11):
                sheet.fill(circle(0.3, reach, 0.6), dark)
    sheet.fill(circle(0, 0, 4.4), dark)
    sheet.fill(circle(0, 0, 3.5), pale)


def _yeti(sheet: Sheet, pale: str, dark: str) -> None:
    _pad(sheet, [(0, -12), (5, -10), (7, -1), (4, 3.4), (-4, 3.4), (-7, -1), (-5, -10)], pale)
    for turn, size in ((-34, 2.0), (-17, 2.2), (0, 2.4), (17, 2.2), (34, 2.0)):
        _toe(sheet, -4, 12.2, size, 1.0, turn, pale)


def _sea_devil(sheet: Sheet, pale: str, dark: str) -> None:
    web: list[Point] = [(0, -11)]
    for turn in (-58, -30, 0, 30, 58):
        angle = math.radians(90 + turn)
        web.append((15.5 * -math.cos(angle), -8 + 19 * math.sin(angle)))
    sheet.fill(smooth(web, tension=0.5), "#f08a5a")
    for turn in (-46, -16, 16, 46):
        with sheet.moved(0, -8, turn):
            sheet.fill(smooth([(0, 0), (1.3, 8), (0, 17), (-1.3, 8)], tension=0.8), pale)
    _pad(sheet, [(0, -11.5), (3.2, -9), (2.4, -5), (-2.4, -5), (-3.2, -9)], pale)


PRINTS: dict[str, Callable[[Sheet, str, str], None]] = {
    "dragon": _dragon, "ape": _ape, "lizard": _lizard, "cyclops": _cyclops, "golem": _golem, "octopus": _octopus,
    "yeti": _yeti, "sea devil": _sea_devil,
}  # fmt: skip
