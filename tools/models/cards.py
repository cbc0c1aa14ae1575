"""The backs of the cards of three games, as things to lay on the table."""

from __future__ import annotations

import math
from collections.abc import Callable

from .ink import Sheet, box, circle, darker, lighter, polygon, smooth, star
from .monster_parts import INK, IVORY

WIDTH, HEIGHT, ROUND = 63.0, 88.0, 3.5  # millimetres: a common size of cards
BACKS = {"rampage": "#8f2f2a", "rarrr": "#3d3566", "octorage": "#1f5f66"}


def print_back(sheet: Sheet, game: str) -> None:
    """The back of a game's cards; the sheet shows the card about its middle."""
    colour = BACKS[game]
    w, h = WIDTH / 2, HEIGHT / 2
    sheet.fill(box(-w, -h, w, h), IVORY)
    field = box(-w + 3, -h + 3, w - 3, h - 3, 2.5)
    sheet.fill(field, colour)
    with sheet.clipped(field):
        for k in range(24):
            angle = math.tau * k / 24
            wedge = [(0, 0), *((90 * math.cos(angle + s), 90 * math.sin(angle + s)) for s in (-0.065, 0.065))]
            sheet.fill(polygon(wedge), lighter(colour, 0.16), 0.8)
        sheet.line(field, darker(colour, 0.5), 3.0, 0.5, blur=1.2)
    sheet.line(box(-w + 5, -h + 5, w - 5, h - 5, 2), "#f5d68a", 0.7)
    sheet.fill(circle(0, 0, 21), darker(colour, 0.45))
    sheet.line(circle(0, 0, 21), "#f5d68a", 1.0)
    with sheet.moved(0, 0, 0.0, 1.15):
        ICONS[game](sheet)
    for x in (-w + 10, w - 10):
        for y in (-h + 10, h - 10):
            sheet.fill(star(x, y, 3.0, 1.3), "#f5d68a")


# ---- icons, about the origin, within 14 mm


def _outlined(sheet: Sheet, path: object, colour: str) -> None:
    sheet.line(path, INK, 2.0)
    sheet.fill(path, colour)


def _paw(sheet: Sheet) -> None:
    pad = smooth([(0, -9), (7, -7), (6.4, -0.6), (0, 2), (-6.4, -0.6), (-7, -7)], tension=0.9)
    toes = [
        circle(9.6 * math.cos(math.radians(90 + t)), -2 + 10.4 * math.sin(math.radians(90 + t)), 2.5, 1.2)
        for t in (-52, -18, 18, 52)
    ]
    for path in (pad, *toes):
        _outlined(sheet, path, "#e8503a")


def _bolt(sheet: Sheet) -> None:
    _outlined(sheet, polygon([(2, 13), (-8, -1), (-1, -1), (-4, -13), (8, 3), (1, 3)]), "#f5c93d")


def _tentacle(sheet: Sheet) -> None:
    curve = smooth([(-9, -11), (-4, -2), (5, 0), (9, 6), (4, 11), (-1, 8), (2, 5)], closed=False, tension=0.9)
    sheet.line(curve, INK, 7.4)
    sheet.line(curve, "#7d4bb0", 5.6)
    for x, y in ((-7.4, -7.4), (-4, -2.2), (1, -0.2), (6, 2.4), (8, 6.4)):
        sheet.fill(circle(x, y, 1.1), "#f3b6c8")


ICONS: dict[str, Callable[[Sheet], None]] = {"rampage": _paw, "rarrr": _bolt, "octorage": _tentacle}
