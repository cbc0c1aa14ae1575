"""Cards: the backs of three games as things to lay on the table, a frame for faces, and icons for rules.

The words on a face are set by the game, in the player's language.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from .ink import Image, Sheet, box, circle, darker, joined, lighter, polygon, segment, smooth, star, without
from .meeples import PLAIN
from .monster_parts import INK, IVORY
from .outlines import mirrored

WIDTH, HEIGHT, ROUND = 63.0, 88.0, 3.5  # millimetres: a common size of cards
FRAME_SCALE, ICON_SCALE, ICON = 8.0, 8.0, 32.0
COLUMNS = 4
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
        ICONS[{"rampage": "paw", "rarrr": "bolt", "octorage": "tentacle"}[game]](sheet)
    for x in (-w + 10, w - 10):
        for y in (-h + 10, h - 10):
            sheet.fill(star(x, y, 3.0, 1.3), "#f5d68a")


def draw_card_sheet() -> tuple[Image, dict[str, tuple[float, float, float, float]]]:
    """The frame and all icons in one picture, and where each is: left, top, width, height, as shares of it."""
    cell = round(ICON * ICON_SCALE)
    rows = -(-len(ICONS) // COLUMNS)
    frame = Sheet(-WIDTH / 2, -HEIGHT / 2, WIDTH, HEIGHT, FRAME_SCALE)
    _print_frame(frame)
    height, width = frame.pixels.shape[:2]
    total = (max(height, rows * cell), width + COLUMNS * cell)
    picture = Sheet(0, 0, total[1], total[0], 1.0).pixels
    picture[...] = 255
    picture[:height, :width] = frame.pixels
    places = {"frame": (0.0, 0.0, width / total[1], height / total[0])}
    for number, (name, draw) in enumerate(ICONS.items()):
        sheet = Sheet(-ICON / 2, -ICON / 2, ICON, ICON, ICON_SCALE)
        sheet.fill(box(-ICON, -ICON, ICON, ICON), "#f3e3bd")
        for k in range(16):
            angle = math.tau * k / 16
            wedge = [(0, 0), *((40 * math.cos(angle + s), 40 * math.sin(angle + s)) for s in (-0.09, 0.09))]
            sheet.fill(polygon(wedge), "#ead19a", 0.8)
        draw(sheet)
        left, top = width + (number % COLUMNS) * cell, (number // COLUMNS) * cell
        picture[top : top + cell, left : left + cell] = sheet.pixels
        places[name] = (left / total[1], top / total[0], cell / total[1], cell / total[0])
    return picture, places


def _print_frame(sheet: Sheet) -> None:
    """In greys, for the game to tint: a border, a band for the name, a window for the icon, a field for the rule."""
    w, h = WIDTH / 2, HEIGHT / 2
    sheet.fill(box(-w, -h, w, h), "#ffffff")
    sheet.gradient(box(-w + 2.2, -h + 2.2, w - 2.2, h - 2.2, 2.6), (0, -h), (0, h), ["#8d8d8d", "#b4b4b4", "#c9c9c9"])
    sheet.fill(box(-w + 4, h - 14.5, w - 4, h - 4, 2.2), "#6a6a6a")
    sheet.fill(box(-w + 4, -h + 4, w - 4, -4.5, 2.2), "#fbfbfb")
    sheet.line(box(-w + 4, -h + 4, w - 4, -4.5, 2.2), "#6a6a6a", 0.6)
    sheet.fill(box(-16.4, -3.4, 16.4, 29.4, 1.6), "#6a6a6a")
    sheet.line(box(-w + 2.8, -h + 2.8, w - 2.8, h - 2.8, 2.4), "#e6e6e6", 0.5)


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


def _tooth(sheet: Sheet) -> None:
    _outlined(
        sheet,
        smooth([(-8, 9), (0, 7), (8, 9), (9, 2), (5.4, -11), (2, -1), (-2, -1), (-5.4, -11), (-9, 2)], tension=0.7),
        "#ffffff",
    )


def _person(sheet: Sheet) -> None:
    with sheet.moved(0, -12, 0.0, 1.5):
        outline = polygon(mirrored(PLAIN))
        sheet.line(outline, INK, 1.4)
        sheet.fill(outline, "#2f6fc4")


def _building(sheet: Sheet) -> None:
    for k in range(4):
        y = -11 + 6 * k
        _outlined(sheet, box(-11, y, 11, y + 2.4, 0.5), "#d9a860")
        if k < 3:
            for x in (-8, 8):
                sheet.fill(circle(x, y + 4.2, 1.5), "#c8322b")


def _wheels(sheet: Sheet) -> None:
    body = polygon([(-13, -5), (-13, 0), (-8, 1.6), (-4.6, 7), (6, 7), (9, 1.6), (13, 0), (13, -5)])
    _outlined(sheet, body, "#f0c02c")
    for x in (-7.4, 7.4):
        _outlined(sheet, circle(x, -5.4, 3.4), "#3a3640")


def _breath(sheet: Sheet) -> None:
    for y, length in ((6, 8), (0, 11), (-6, 7)):
        curl = smooth([(-12, y), (length - 6, y), (length, y + 2), (length - 1, y + 4.4), (length - 4, y + 3.4)], False)
        sheet.line(curl, INK, 3.4)
        sheet.line(curl, "#8fd0e4", 2.0)


def _eye(sheet: Sheet) -> None:
    _outlined(sheet, smooth([(-13, 0), (0, 8.4), (13, 0), (0, -8.4)], tension=0.8), "#ffffff")
    sheet.fill(circle(0, 0, 5.6), "#3fa07a")
    sheet.fill(circle(0, 0, 2.8), INK)
    sheet.fill(circle(-1.6, 1.8, 1.2), "#ffffff")


def _shield(sheet: Sheet) -> None:
    _outlined(sheet, smooth([(-10, 10), (0, 12), (10, 10), (9, -2), (0, -13), (-9, -2)], tension=0.5), "#4d7ac0")
    sheet.fill(star(0, 0.6, 6, 2.6), "#fff6e0")


def _heart(sheet: Sheet) -> None:
    _outlined(
        sheet,
        joined([circle(-4.6, 3.6, 5.6), circle(4.6, 3.6, 5.6), polygon([(-9.6, 1.4), (0, -11), (9.6, 1.4)])]),
        "#d8405a",
    )


def _star(sheet: Sheet) -> None:
    _outlined(sheet, star(0, -0.6, 13, 5.6), "#f5c93d")


def _flame(sheet: Sheet) -> None:
    _outlined(
        sheet,
        smooth([(0, -12), (8, -7), (7.4, 1), (2.6, 6), (3, 13), (-4.4, 7), (-8.6, -1), (-7, -8)], tension=0.9),
        "#e8792a",
    )
    sheet.fill(smooth([(0, -11), (4.4, -7), (2, -1), (0, 4), (-4, -3), (-4, -8)], tension=0.9), "#ffd35a")


def _drop(sheet: Sheet) -> None:
    _outlined(sheet, smooth([(0, 13), (5.4, 4), (8.6, -4), (0, -12), (-8.6, -4), (-5.4, 4)], tension=0.7), "#6fbf4a")
    sheet.fill(circle(-2.6, -4, 2.2), "#d9f5b0")


def _crown(sheet: Sheet) -> None:
    _outlined(sheet, polygon([(-12, -8), (12, -8), (12, 7), (6, 0), (0, 10), (-6, 0), (-12, 7)]), "#f5c93d")
    for x in (-6, 0, 6):
        sheet.fill(circle(x, -4.6, 1.6), "#d8405a")


def _skull(sheet: Sheet) -> None:
    _outlined(sheet, joined([circle(0, 2.4, 10, 0.95), box(-5.4, -11.4, 5.4, -2, 1.6)]), "#fff6e0")
    for x in (-4, 4):
        sheet.fill(circle(x, 2.4, 2.9), INK)
    for x in (-2, 2):
        sheet.line(segment((x, -11), (x, -6.4)), INK, 1.0)
    sheet.fill(without(polygon([(-1.4, -3.4), (1.4, -3.4), (0, -0.8)]), circle(0, -9, 0.1)), INK)


ICONS: dict[str, Callable[[Sheet], None]] = {
    "paw": _paw, "bolt": _bolt, "tentacle": _tentacle, "tooth": _tooth, "meeple": _person, "building": _building,
    "vehicle": _wheels, "breath": _breath, "eye": _eye, "shield": _shield, "heart": _heart, "star": _star,
    "flame": _flame, "poison": _drop, "crown": _crown, "skull": _skull,
}  # fmt: skip
