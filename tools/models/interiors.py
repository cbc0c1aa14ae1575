"""Floor plans: rooms with furniture, seen from above with the ceiling off. Millimetres."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from .ink import Sheet, box, circle, darker, lighter, polygon, segment, smooth
from .outlines import Point

WALL, WALL_TOP = "#3d3240", "#6f5f6b"
WALL_MM = 1.3


@dataclass(frozen=True)
class Space:
    """A room: its corners, and what it is used for."""

    x0: float
    y0: float
    x1: float
    y1: float
    use: str

    @property
    def middle(self) -> Point:
        """Its middle."""
        return (self.x0 + self.x1) / 2, (self.y0 + self.y1) / 2

    @property
    def size(self) -> Point:
        """Its width and depth."""
        return self.x1 - self.x0, self.y1 - self.y0


def draw_plan(sheet: Sheet, half_x: float, half_y: float, uses: Sequence[str], random: Random) -> None:
    """A storey divided into rooms of these uses, with doors between them."""
    sheet.fill(box(-half_x, -half_y, half_x, half_y), "#efe3c8")
    spaces = _divide(Space(-half_x + 1.4, -half_y + 1.4, half_x - 1.4, half_y - 1.4, ""), list(uses), random)
    for space in spaces:
        with sheet.clipped(box(space.x0, space.y0, space.x1, space.y1)):
            _finish(sheet, space, random)
            FURNITURE[space.use](sheet, space, random)
    for space in spaces:
        room = box(space.x0, space.y0, space.x1, space.y1)
        sheet.line(room, "#1d1430", WALL_MM + 1.0, 0.22, blur=0.4)
    for space in spaces:
        room = box(space.x0, space.y0, space.x1, space.y1)
        sheet.line(room, WALL, WALL_MM)
    for space in spaces:
        sheet.line(box(space.x0, space.y0, space.x1, space.y1), WALL_TOP, WALL_MM * 0.45)
    for a, b in itertools.pairwise(spaces):
        _door(sheet, a, b)
    _windows(sheet, half_x - 1.4, half_y - 1.4)


def _divide(space: Space, uses: list[str], random: Random) -> list[Space]:
    if len(uses) == 1:
        return [Space(space.x0, space.y0, space.x1, space.y1, uses[0])]
    half = len(uses) // 2
    share = half / len(uses) + random.uniform(-0.07, 0.07)
    width, depth = space.size
    if width >= depth * random.uniform(0.9, 1.1):
        cut = space.x0 + width * share
        first, second = Space(space.x0, space.y0, cut, space.y1, ""), Space(cut, space.y0, space.x1, space.y1, "")
    else:
        cut = space.y0 + depth * share
        first, second = Space(space.x0, space.y0, space.x1, cut, ""), Space(space.x0, cut, space.x1, space.y1, "")
    return _divide(first, uses[:half], random) + _divide(second, uses[half:], random)


def _door(sheet: Sheet, a: Space, b: Space) -> None:
    """A doorway where two rooms share a wall."""
    x0, x1 = max(a.x0, b.x0), min(a.x1, b.x1)
    y0, y1 = max(a.y0, b.y0), min(a.y1, b.y1)
    if abs(x1 - x0) < 0.01 and y1 - y0 > 8:
        y = (y0 + y1) / 2
        sheet.fill(box(x0 - 0.9, y - 3, x0 + 0.9, y + 3), "#d9b98a")
    elif abs(y1 - y0) < 0.01 and x1 - x0 > 8:
        x = (x0 + x1) / 2
        sheet.fill(box(x - 3, y0 - 0.9, x + 3, y0 + 0.9), "#d9b98a")


def _windows(sheet: Sheet, x: float, y: float) -> None:
    for side in (-1, 1):
        for k in range(-1, 2):
            for a, b in (
                ((side * x, k * y * 0.55 - 3.4), (side * x, k * y * 0.55 + 3.4)),
                ((k * x * 0.55 - 3.4, side * y), (k * x * 0.55 + 3.4, side * y)),
            ):
                sheet.line(segment(a, b), "#a9d7ea", 0.9)
                sheet.line(segment(a, b), "#eefaff", 0.3)


# What the floors of rooms are made of; two rooms of a kind need not have the same.
FINISHES = {
    "living": ("planks", ("#cf8a4c", "#a8643a")), "bed": ("carpet", ("#6d97cf", "#9a7fc4", "#6fae9a")),
    "kitchen": ("checks", ("#f0cf74", "#a8cfa0", "#e8a08a")), "bath": ("tiles", ("#7fcbd2", "#8fb3e0", "#a5d6a0")),
    "shop": ("checks", ("#f2bd63", "#d9a0c0", "#b8c46a")), "bakery": ("checks", ("#f2ae6e",)),
    "cafe": ("planks", ("#b0693d", "#8a5a48", "#c98a50")), "office": ("carpet", ("#7fb48a", "#7f9fc0", "#c0a878")),
    "cinema": ("carpet", ("#a02c42", "#5a3f86")), "hotel": ("carpet", ("#c96a86", "#c98a5a", "#7a8fc9")),
    "hall": ("checks", ("#e6a77c", "#c9c0b0", "#9ab8c9")), "museum": ("marble", ("#3f8a8c",)),
    "books": ("planks", ("#a0623c", "#7f5a40")), "vault": ("tiles", ("#93a6bf",)),
    "gym": ("planks", ("#e3a650",)),
}  # fmt: skip


def _finish(sheet: Sheet, space: Space, random: Random) -> None:
    kind, colours = FINISHES[space.use]
    colour = random.choice(colours)
    x0, y0, x1, y1 = space.x0, space.y0, space.x1, space.y1
    sheet.fill(box(x0, y0, x1, y1), colour)
    if kind == "planks":
        y, row = y0, 0
        while y < y1:
            x = x0 - random.uniform(0, 9)
            while x < x1:
                length = random.uniform(7, 12)
                tint = (
                    lighter(colour, random.uniform(0, 0.16))
                    if random.random() < 0.6
                    else darker(colour, random.uniform(0, 0.14))
                )
                sheet.fill(box(x + 0.06, y + 0.06, x + length - 0.06, y + 1.74), tint)
                x += length
            y, row = y + 1.8, row + 1
    elif kind in ("checks", "tiles"):
        size = 2.6 if kind == "checks" else 1.9
        for i in range(int((x1 - x0) / size) + 1):
            for j in range(int((y1 - y0) / size) + 1):
                dark = (i + j) % 2 if kind == "checks" else random.random() < 0.35
                tint = darker(colour, 0.2) if dark else lighter(colour, 0.2)
                sheet.fill(
                    box(
                        x0 + i * size + 0.06,
                        y0 + j * size + 0.06,
                        x0 + (i + 1) * size - 0.06,
                        y0 + (j + 1) * size - 0.06,
                    ),
                    tint,
                )
    elif kind == "marble":
        _marble(sheet, space, colour, random)
    else:
        sheet.line(box(x0 + 1.8, y0 + 1.8, x1 - 1.8, y1 - 1.8, 0.6), lighter(colour, 0.3), 0.5, 0.8)
        for _ in range(int((x1 - x0) * (y1 - y0) / 3)):
            at = random.uniform(x0, x1), random.uniform(y0, y1)
            sheet.fill(circle(*at, 0.22), darker(colour, 0.2), 0.5)


def _marble(sheet: Sheet, space: Space, colour: str, random: Random) -> None:
    """Large slabs with veins, every other one paler, and a border of another stone."""
    x0, y0, x1, y1 = space.x0, space.y0, space.x1, space.y1
    size = 4.2
    for i in range(int((x1 - x0) / size) + 1):
        for j in range(int((y1 - y0) / size) + 1):
            px, py = x0 + i * size, y0 + j * size
            tint = lighter(colour, 0.30) if (i + j) % 2 else darker(colour, 0.10)
            sheet.fill(box(px + 0.08, py + 0.08, px + size - 0.08, py + size - 0.08), tint)
            start = px + random.uniform(0.4, 2.5), py + 0.3
            vein = [
                start,
                (start[0] + random.uniform(0, 1.2), py + 2.0),
                (start[0] + random.uniform(-1, 1.5), py + 3.9),
            ]
            sheet.line(smooth(vein, False), lighter(tint, 0.4), 0.18, 0.5)
    sheet.line(box(x0 + 1.5, y0 + 1.5, x1 - 1.5, y1 - 1.5), "#e2b23a", 0.8)
    sheet.line(box(x0 + 2.4, y0 + 2.4, x1 - 2.4, y1 - 2.4), darker(colour, 0.45), 0.3)


# ---- furniture


def _item(sheet: Sheet, x0: float, y0: float, x1: float, y1: float, colour: str, round_mm: float = 0.4) -> None:
    body = box(x0, y0, x1, y1, round_mm)
    sheet.shade(body, 0.7, 0.35)
    sheet.fill(body, colour)
    sheet.fill(
        box(min(x0, x1) + 0.35, min(y0, y1) + 0.35, max(x0, x1) - 0.5, max(y0, y1) - 0.5, round_mm),
        lighter(colour, 0.2),
    )
    sheet.line(body, darker(colour, 0.5), 0.22, 0.8)


def _table(sheet: Sheet, x: float, y: float, radius: float, colour: str, chairs: int = 4) -> None:
    for k in range(chairs):
        angle = math.tau * (k + 0.5) / chairs
        sheet.fill(
            circle(x + (radius + 1.0) * math.cos(angle), y + (radius + 1.0) * math.sin(angle), 0.95),
            darker(colour, 0.35),
        )
    top = circle(x, y, radius)
    sheet.shade(top, 0.6, 0.35)
    sheet.fill(top, lighter(colour, 0.45))
    sheet.line(top, darker(colour, 0.4), 0.25)
    sheet.fill(circle(x - 0.4, y, 0.5), "#fffdf4")


def _plant(sheet: Sheet, x: float, y: float, random: Random) -> None:
    sheet.fill(circle(x, y, 1.3), "#7a4a34")
    for k in range(7):
        angle = math.tau * k / 7 + random.random()
        sheet.fill(
            circle(x + 0.9 * math.cos(angle), y + 0.9 * math.sin(angle), 0.75),
            random.choice(["#4f8a3d", "#6da850", "#3c7040"]),
        )


def _living(sheet: Sheet, s: Space, random: Random) -> None:
    x, y = s.middle
    w, d = s.size
    sheet.fill(box(x - w * 0.3, y - d * 0.25, x + w * 0.3, y + d * 0.25, 0.6), "#c4574f", 0.9)
    sheet.line(box(x - w * 0.26, y - d * 0.2, x + w * 0.26, y + d * 0.2, 0.5), "#f3d9a6", 0.4)
    _item(sheet, x - w * 0.3, s.y1 - 5.4, x + w * 0.3, s.y1 - 2.2, "#4d7a8c", 1.2)
    for k in (-1, 0, 1):
        _item(sheet, x + k * w * 0.19 - w * 0.085, s.y1 - 4.9, x + k * w * 0.19 + w * 0.085, s.y1 - 3.0, "#5f92a6", 0.6)
    _item(sheet, x - 2.2, y - 1.4, x + 2.2, y + 1.4, "#8a5a3a", 0.5)
    _item(sheet, x - w * 0.2, s.y0 + 2.0, x + w * 0.2, s.y0 + 3.4, "#2f2f38", 0.2)
    _plant(sheet, s.x0 + 3.2, s.y0 + 3.2, random)


def _bed(sheet: Sheet, s: Space, random: Random) -> None:
    x, _ = s.middle
    w, d = s.size
    bed = random.choice(["#d97b66", "#6a8fc0", "#d6a645", "#7fae8a"])
    half = min(w * 0.34, 7.5)
    _item(sheet, x - half, s.y1 - min(d * 0.74, 16), x + half, s.y1 - 2.0, "#f7f1e4", 0.6)
    _item(sheet, x - half, s.y1 - min(d * 0.74, 16), x + half, s.y1 - 5.0, bed, 0.6)
    for side in (-1, 1):
        sheet.fill(
            box(x + side * half * 0.5 - half * 0.36, s.y1 - 4.4, x + side * half * 0.5 + half * 0.36, s.y1 - 2.5, 0.6),
            "#ffffff",
        )
    _item(sheet, s.x0 + 1.6, s.y1 - 4.2, s.x0 + 3.4, s.y1 - 2.2, "#8a5a3a", 0.2)
    sheet.fill(circle(s.x0 + 2.5, s.y1 - 3.2, 0.6), "#ffe9a0")
    _item(sheet, s.x0 + 1.6, s.y0 + 1.6, s.x1 - 1.6, s.y0 + 3.6, "#a9764a", 0.2)


def _kitchen(sheet: Sheet, s: Space, random: Random) -> None:
    _item(sheet, s.x0 + 1.2, s.y1 - 4.2, s.x1 - 1.2, s.y1 - 1.2, "#d8dde0", 0.2)
    x, y = s.middle
    for k in range(4):
        sheet.fill(circle(x - 3.2 + 1.9 * (k % 2), s.y1 - 2.2 - 1.0 * (k // 2), 0.5), "#3a3a42")
    sheet.fill(box(x + 1.6, s.y1 - 3.6, x + 4.4, s.y1 - 1.8, 0.4), "#9fb8c4")
    _item(sheet, s.x0 + 1.2, s.y1 - 8.6, s.x0 + 4.0, s.y1 - 5.0, "#f4f6f8", 0.3)
    tables = max(1, int(s.size[0] / 20))
    for k in range(tables):
        _table(sheet, x + (k - (tables - 1) / 2) * 13, y - 1.8, 3.4, "#c9864a")


def _bath(sheet: Sheet, s: Space, random: Random) -> None:
    x, y = s.middle
    _item(sheet, s.x0 + 1.6, s.y1 - 6.4, s.x1 - 1.6, s.y1 - 1.8, "#f6fafb", 1.6)
    sheet.fill(box(s.x0 + 2.5, s.y1 - 5.6, s.x1 - 2.5, s.y1 - 2.7, 1.3), "#8fd0e4")
    sheet.fill(circle(x - 2.6, s.y0 + 3.6, 1.5, 1.25), "#ffffff")
    sheet.line(circle(x - 2.6, s.y0 + 3.6, 1.5, 1.25), "#7fa0a6", 0.3)
    _item(sheet, x + 1.4, s.y0 + 2.0, x + 4.6, s.y0 + 4.2, "#ffffff", 0.8)
    del y


def _shop(sheet: Sheet, s: Space, random: Random) -> None:
    w, d = s.size
    rows = max(1, int(d / 9))
    goods = ["#d8483e", "#2f7fb5", "#3d9a5b", "#e2a12e", "#8a4fa3"]
    for r in range(rows):
        y = s.y0 + d * (r + 0.7) / (rows + 0.4)
        _item(sheet, s.x0 + 3.0, y - 1.3, s.x1 - 3.0, y + 1.3, "#b08a5c", 0.2)
        x = s.x0 + 4.0
        while x < s.x1 - 4.0:
            sheet.fill(box(x, y - 0.8, x + 1.1, y + 0.8, 0.2), random.choice(goods))
            x += 1.4
    _item(sheet, s.x0 + w * 0.3, s.y1 - 4.2, s.x0 + w * 0.7, s.y1 - 2.2, "#7a4a34", 0.3)


def _bakery(sheet: Sheet, s: Space, random: Random) -> None:
    w, d = s.size
    _item(sheet, s.x0 + 2.0, s.y1 - 7.0, s.x1 - 2.0, s.y1 - 4.0, "#8a5a3a", 0.3)
    sheet.fill(box(s.x0 + 2.6, s.y1 - 6.6, s.x1 - 2.6, s.y1 - 4.4, 0.3), "#e9f6f8")
    x = s.x0 + 3.6
    while x < s.x1 - 3.2:
        sheet.fill(circle(x, s.y1 - 5.5, 0.85, 0.7), random.choice(["#d99a4e", "#c07d3c", "#eabf79"]))
        sheet.line(segment((x - 0.4, s.y1 - 5.5), (x + 0.4, s.y1 - 5.5)), "#8a5a2a", 0.2)
        x += 2.1
    _item(sheet, s.x0 + 2.0, s.y1 - 3.0, s.x0 + w * 0.45, s.y1 - 1.2, "#5a5a62", 0.2)
    for k in range(max(1, int(w / 11))):
        _table(sheet, s.x0 + 6 + k * 10, s.y0 + min(5.5, d * 0.3), 2.0, "#c98f55", 3)


def _cafe(sheet: Sheet, s: Space, random: Random) -> None:
    w, d = s.size
    for i in range(max(1, int(w / 8.5))):
        for j in range(max(1, int(d / 9.5))):
            _table(sheet, s.x0 + 5 + i * 8.4, s.y0 + 5 + j * 8.6, 2.1, random.choice(["#c4574f", "#c98f55"]))
    _item(sheet, s.x1 - 3.6, s.y0 + 2, s.x1 - 1.4, s.y1 - 2, "#5a3a2a", 0.3)


def _office(sheet: Sheet, s: Space, random: Random) -> None:
    w, d = s.size
    for i in range(max(1, int(w / 9))):
        for j in range(max(1, int(d / 8))):
            x, y = s.x0 + 5.2 + i * 8.6, s.y0 + 4.8 + j * 7.6
            _item(sheet, x - 2.9, y - 0.4, x + 2.9, y + 2.4, "#d6b98a", 0.3)
            sheet.fill(box(x - 1.2, y + 1.2, x + 1.2, y + 2.0), "#2f3540")
            sheet.fill(box(x - 0.9, y + 0.2, x + 0.9, y + 0.8), "#e8ebee")
            sheet.fill(circle(x, y - 1.5, 1.1), "#33586f")
    _plant(sheet, s.x1 - 2.8, s.y1 - 2.8, random)


def _cinema(sheet: Sheet, s: Space, random: Random) -> None:
    x, _ = s.middle
    w, d = s.size
    sheet.fill(box(s.x0 + 2.2, s.y1 - 3.0, s.x1 - 2.2, s.y1 - 1.8), "#fffdf0")
    sheet.fill(
        polygon([(s.x0 + 3, s.y1 - 3.2), (s.x1 - 3, s.y1 - 3.2), (x + 1, s.y0 + 2), (x - 1, s.y0 + 2)]), "#fff3c0", 0.22
    )
    row, y = 0, s.y1 - 7.0
    while y > s.y0 + 2.4:
        px = s.x0 + 3.0 + (row % 2) * 0.9
        while px < s.x1 - 2.6:
            sheet.fill(box(px - 0.75, y - 0.8, px + 0.75, y + 0.7, 0.4), "#d8483e")
            sheet.fill(box(px - 0.75, y - 0.8, px + 0.75, y - 0.2, 0.3), "#8f2a30")
            px += 1.9
        row, y = row + 1, y - 2.5
    del w, d


def _hall(sheet: Sheet, s: Space, random: Random) -> None:
    w, d = s.size
    x, y = s.middle
    runner = box(x - w * 0.12, s.y0, x + w * 0.12, s.y1) if d > w else box(s.x0, y - d * 0.16, s.x1, y + d * 0.16)
    sheet.fill(runner, "#b8433d")
    sheet.line(runner, "#f0c45a", 0.4)
    for k in range(5):  # stairs
        sheet.fill(box(s.x1 - 6.5 + k * 1.1, s.y0 + 2, s.x1 - 5.6 + k * 1.1, s.y0 + 6.5), mixed_step(k))
    _plant(sheet, s.x0 + 3, s.y1 - 3, random)
    _plant(sheet, s.x1 - 3, s.y1 - 3, random)


def mixed_step(number: int) -> str:
    """The colour of a stair: each is darker than the last."""
    return darker("#f1e6cf", 0.1 * number)


def _museum(sheet: Sheet, s: Space, random: Random) -> None:
    """A skeleton on a dais behind a rope, vases on plinths, and pictures along the wall."""
    w, d = s.size
    x, y = s.middle
    unit = min(w / 30.0, d / 30.0)
    with sheet.moved(x, y, 0.0 if w >= d * 0.85 else 90.0, max(w, d) / 34.0 if abs(w - d) < 0.3 * w else unit * 1.15):
        dais = circle(0, 0, 13.2, 0.66)
        sheet.shade(dais, 0.9, 0.4)
        sheet.fill(dais, "#7d2f3a")
        sheet.fill(circle(0, 0, 12.2, 0.64), "#a8404a")
        sheet.line(circle(0, 0, 12.7, 0.65), "#e2b23a", 0.5)
        _skeleton(sheet)
    for k in range(max(2, int(w / 7))):
        px = s.x0 + w * (k + 0.5) / max(2, int(w / 7))
        for low, high in ((s.y1 - 2.4, s.y1 - 0.9), (s.y0 + 0.9, s.y0 + 2.4)):
            sheet.fill(box(px - 2.3, low, px + 2.3, high), "#e2b23a")
            sheet.fill(box(px - 1.9, low + 0.3, px + 1.9, high - 0.3), random.choice(["#2f5f8a", "#c4574f", "#f3d9a6"]))
    for side in (-1, 1):
        at = (x + side * w * 0.40, y)
        _item(sheet, at[0] - 1.5, at[1] - 1.5, at[0] + 1.5, at[1] + 1.5, "#e6dccb", 0.2)
        sheet.fill(circle(*at, 1.05), random.choice(["#c4574f", "#35577f"]))
        sheet.fill(circle(*at, 0.5), "#f5c93d")


def _skeleton(sheet: Sheet) -> None:
    """A dinosaur of bones, from tail to skull about 22 mm long, seen from above."""
    bone = "#fffaf0"
    spine = smooth([(-11.4, -3.6), (-7.5, -1.0), (-3.0, 0.4), (2.0, 0.6), (5.6, 1.6), (8.2, 3.2)], closed=False)
    for k in range(6):
        px, length = -4.6 + 1.75 * k, (2.4, 3.2, 3.7, 3.6, 3.0, 2.2)[k]
        for side in (-1, 1):
            rib = smooth([(px, 0.3), (px + 0.7, side * length * 0.6 + 0.3), (px - 0.2, side * length + 0.3)], False)
            sheet.line(rib, "#3a1a20", 0.95, 0.5)
            sheet.line(rib, bone, 0.62)
    for px, reach, side in ((-4.4, 5.6, -1), (-4.4, 5.6, 1), (4.0, 4.4, -1), (4.0, 4.4, 1)):
        leg = [(px, 0.4), (px + 1.5, side * reach * 0.6), (px - 0.4, side * reach)]
        sheet.line(polygon(leg, closed=False), bone, 0.8)
        sheet.fill(circle(*leg[-1], 0.75), bone)
    sheet.line(spine, "#3a1a20", 1.7, 0.5)
    sheet.line(spine, bone, 1.2)
    skull = smooth([(7.2, 2.4), (8.4, 4.8), (11.4, 4.8), (12.4, 3.4), (10.2, 2.0)], tension=0.7)
    sheet.fill(skull, bone)
    sheet.line(skull, "#3a1a20", 0.25)
    sheet.fill(circle(9.2, 3.8, 0.5), "#3a1a20")
    sheet.line(segment((9.6, 2.8), (12.0, 3.3)), "#3a1a20", 0.25)


def _books(sheet: Sheet, s: Space, random: Random) -> None:
    w, d = s.size
    spines = ["#8f2f3a", "#2f5f8a", "#3f7a4d", "#c9a34b", "#5d3f73", "#d8d0c0"]
    x = s.x0 + 3.2
    while x < s.x1 - 2.4:
        _item(sheet, x - 1.1, s.y0 + 6.0, x + 1.1, s.y1 - 2.0, "#6b4430", 0.1)
        y = s.y0 + 6.6
        while y < s.y1 - 2.8:
            sheet.fill(box(x - 0.8, y, x + 0.8, y + 0.55), random.choice(spines))
            y += 0.68
        x += 5.6
    _item(sheet, s.x0 + 2.4, s.y0 + 2.0, s.x1 - 2.4, s.y0 + 4.2, "#9a6a42", 0.3)
    del w, d


def _vault(sheet: Sheet, s: Space, random: Random) -> None:
    x, y = s.middle
    w, d = s.size
    for i in range(max(1, int(w / 5.5))):
        for j in range(2):
            px, py = s.x0 + 4 + i * 5.0, s.y0 + 4 + j * 4.0
            for k in range(3):
                _item(sheet, px - 1.4, py - 1 + k * 0.9, px + 1.4, py - 0.2 + k * 0.9, "#e2b23a", 0.15)
    door = circle(x, s.y1 - 4.6, 3.2)
    sheet.shade(door, 0.8, 0.4)
    sheet.fill(door, "#8d96a2")
    sheet.line(door, "#4a515c", 0.5)
    for k in range(6):
        angle = math.tau * k / 6
        sheet.line(
            segment((x, s.y1 - 4.6), (x + 2.2 * math.cos(angle), s.y1 - 4.6 + 2.2 * math.sin(angle))), "#e3e7ec", 0.4
        )
    del y, d


def _gym(sheet: Sheet, s: Space, random: Random) -> None:
    x, y = s.middle
    w, d = s.size
    sheet.line(box(s.x0 + 2, s.y0 + 2, s.x1 - 2, s.y1 - 2), "#fffdf4", 0.5)
    sheet.line(circle(x, y, min(w, d) * 0.18), "#fffdf4", 0.5)
    for side in (-1, 1):
        px = x + side * w * 0.3
        sheet.line(segment((px, y - 3), (px, y + 3)), "#5a5a62", 0.6)
        for k in (-3, 3):
            sheet.fill(circle(px, y + k, 1.2), "#2f2f38")


FURNITURE: dict[str, Callable[[Sheet, Space, Random], None]] = {
    "living": _living, "bed": _bed, "kitchen": _kitchen, "bath": _bath, "shop": _shop, "bakery": _bakery,
    "cafe": _cafe, "office": _office, "cinema": _cinema, "hotel": _bed, "hall": _hall, "museum": _museum,
    "books": _books, "vault": _vault, "gym": _gym,
}  # fmt: skip
