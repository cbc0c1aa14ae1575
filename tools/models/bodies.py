"""Bodies: eight wooden monsters, each cut from its own outline and printed on both sides."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from . import monster_parts as parts
from .atlas import Atlas, printed, seen_back, seen_front
from .ink import Sheet, box, circle, darker, joined, lighter, polygon, segment, smooth
from .mesh import Floats, Mesh
from .monster_parts import INK, IVORY
from .outlines import Outline, mirrored, rounded
from .pieces import Piece
from .solids import FRONT, cut, shaded, stand_in

PIXELS_PER_MM = 5.4
BEVEL = 1.7
ROUND = 1.1
WIDTH, HEIGHT = 44.0, 100.0

# Right halves, from the bottom up: 44 mm wide in all and 100 mm high, feet and head no wider than 30 mm.
OUTLINES: dict[str, Outline] = {
    "dragon": [
        (0, 6), (3.2, 0), (15, 0), (14.2, 10), (13, 18), (14, 26), (20, 27.5), (22, 33), (19.4, 42), (22, 50),
        (18.6, 57), (22, 70), (17, 69), (13.2, 65.5), (12.4, 71), (15, 77), (14, 86), (11.6, 88.5), (15, 100),
        (10.4, 98), (5.6, 91), (0, 93),
    ],
    "ape": [
        (0, 8), (3, 0), (15, 0), (13, 12), (12.4, 27), (14.4, 26), (20.6, 26), (22, 29), (22, 54), (20.4, 63),
        (16, 70), (13, 71.5), (15, 75), (15, 80), (13, 83), (12.8, 90), (9, 97), (4, 100), (0, 100),
    ],
    "lizard": [
        (0, 6), (3.2, 0), (15, 0), (14, 9), (15, 19), (15, 26), (19, 28), (22, 36), (20, 46), (22, 52), (19.6, 58),
        (14.6, 56), (13.4, 63), (15, 68), (15, 79), (12, 85.5), (12.6, 93), (7.6, 89.5), (6.4, 97.4), (3, 93.4),
        (0, 100),
    ],
    "cyclops": [
        (0, 6), (3.4, 0), (15, 0), (14.4, 12), (15, 26), (19, 26), (22, 33), (22, 58), (19.6, 67), (14.6, 70),
        (12.4, 71.5), (14, 78), (13.6, 86), (15, 93), (14.4, 100), (10.4, 93.5), (4.6, 97), (0, 97.6),
    ],
    "golem": [
        (0, 9), (3.6, 9), (4.4, 0), (15, 0), (15, 6), (12.4, 17), (13.6, 26), (20, 26), (22, 32), (20.8, 43),
        (22, 55), (22, 65), (17.6, 70), (12.6, 69.4), (15, 77), (15, 88), (11, 95), (7, 96), (5.4, 100), (0, 97),
    ],
    "octopus": [
        (0, 5), (2.4, 0), (6, 0), (7.6, 7), (9.2, 0), (14, 0), (15, 4), (13, 16), (14.2, 26), (19.4, 26.4),
        (22, 31), (20.4, 37), (16.8, 41.4), (17.2, 47), (21, 51), (22, 60), (19.6, 67.5), (16, 70), (13.6, 68),
        (14.4, 73), (15, 81), (13.4, 90), (9, 97.4), (4, 100), (0, 100),
    ],
    "yeti": [
        (0, 6), (3.4, 0), (15, 0), (13.2, 6), (15, 11), (13, 17), (15, 25), (17, 26), (20, 26), (22, 33),
        (19.4, 38), (22, 44), (19.6, 50), (22, 57), (20, 63), (18, 70), (13.4, 67.6), (15, 73), (13, 78), (15, 84),
        (12, 90), (8.6, 97), (6, 94.6), (3, 100), (0, 97),
    ],
    "sea devil": [
        (0, 6), (3, 0), (15, 0), (13, 9), (13.4, 20), (15, 26), (19.4, 27), (22, 33), (18.8, 40), (22, 48),
        (18.8, 56), (22, 67), (18, 70), (14, 66), (12.8, 70), (15, 76), (15, 84), (11.4, 90), (7, 91.6), (4.2, 100),
        (0, 97.4),
    ],
}  # fmt: skip


@dataclass(frozen=True)
class Artist:
    """What a monster is printed with: the sheet, its outline as a path, its colour and a seed of its own."""

    sheet: Sheet
    outline: Any
    colour: str
    random: Random


def monster_outline(monster: str) -> list[tuple[float, float]]:
    """The whole outline of a monster, its corners rounded, stretched to the size that they cost it."""
    points = rounded(mirrored(OUTLINES[monster]), ROUND, 2)
    wide, high = max(x for x, _ in points), max(y for _, y in points)
    return [(x * WIDTH / 2 / wide, y * HEIGHT / high) for x, y in points]


def print_body(piece: Piece, atlas: Atlas) -> None:
    """Draw the print of a monster's front and back."""
    front, back = FACES[piece.monster]
    outline = polygon(monster_outline(piece.monster))
    for side, work in (("front", front), ("back", back)):
        sheet = Sheet(-22.0, 0.0, 44.0, 100.0, PIXELS_PER_MM)
        sheet.fill(box(-23, -1, 23, 101), darker(piece.paint, 0.12))
        artist = Artist(sheet, outline, piece.paint, Random(f"{piece.monster} {side}"))
        parts.base_coat(sheet, outline, piece.paint)
        with sheet.clipped(outline):
            work(artist)
        atlas.add(f"{piece.name} {side}", sheet)
    atlas.draw(
        f"{piece.name} edge", (0, 0, 1, 1), 16.0, lambda sheet: sheet.fill(box(-1, -1, 2, 2), darker(piece.paint, 0.1))
    )


def draw_body(piece: Piece, atlas: Atlas) -> Mesh:
    """A monster."""
    half = piece.size[1] / 2
    mesh = shaded(cut(monster_outline(piece.monster), -half, half, BEVEL, 2, FRONT))
    cells = {
        "front": (atlas.cell(f"{piece.name} front"), seen_front),
        "back": (atlas.cell(f"{piece.name} back"), seen_back),
    }
    return printed(mesh, _side, cells, atlas.cell(f"{piece.name} edge"))


def body_shadow(piece: Piece) -> Mesh:
    """What casts its shadow."""
    half = piece.size[1] / 2
    return stand_in(mirrored(OUTLINES[piece.monster]), -half, half, FRONT)


def _side(normal: Floats) -> str | None:
    if abs(normal[1]) < 0.45:
        return None
    return "front" if normal[1] < 0 else "back"


def _feet(a: Artist, claws: int = 3) -> None:
    for side in (-1, 1):
        a.sheet.fill(circle(side * 9, 1.5, 6.4, 0.75), darker(a.colour, 0.12))
        a.sheet.line(circle(side * 9, 1.5, 6.4, 0.75), darker(a.colour, 0.6), 0.9)
        parts.claws(a.sheet, (side * 9, 3.4), claws, 10, 3.6)


# ---- dragon


def _dragon(a: Artist) -> None:
    s, c = a.sheet, a.colour
    parts.scales(s, a.outline, c, 4.0)
    for side in (-1, 1):  # wings
        wing = smooth(
            [
                (side * 13, 64),
                (side * 23, 72),
                (side * 20, 56),
                (side * 24, 50),
                (side * 19, 41),
                (side * 23, 33),
                (side * 14, 30),
            ],
            tension=0.4,
        )
        s.fill(wing, darker(c, 0.42))
        for y in (69, 50, 34):
            s.line(segment((side * 13, 60), (side * 22, y)), lighter(c, 0.1), 1.0)
    parts.belly(s, [(-8, 12), (-9.5, 30), (-8.5, 50), (-5, 61), (5, 61), (8.5, 50), (9.5, 30), (8, 12)], "#f6d9a0", 6)
    parts.arm_line(s, [(12.6, 57), (11.4, 46), (13, 38)], c)
    for side in (-1, 1):
        parts.claws(s, (side * 12.4, 38), 3, 6.5, 3.4)
    _feet(a)
    snout = smooth([(-9.5, 66), (-10.5, 74), (-5, 80), (5, 80), (10.5, 74), (9.5, 66), (0, 62.5)], tension=0.9)
    s.shade(snout, 1.4, 0.4)
    s.fill(snout, lighter(c, 0.12))
    s.line(snout, darker(c, 0.6), 0.9)
    parts.mouth(s, [(-8.4, 70), (0, 67.6), (8.4, 70), (6.4, 65.6), (0, 63.6), (-6.4, 65.6)], 6, 4)
    parts.nostrils(s, 76, 3.2, 1.2)
    for side in (-1, 1):
        parts.eye(s, (side * 6.4, 83.6), 3.0, "#f5c93d", 0.45)
        horn = polygon([(side * 9.4, 87), (side * 15.5, 101), (side * 13.6, 88)])
        s.fill(horn, IVORY)
        for y in (90, 93, 96):
            s.line(segment((side * 9, y), (side * 16, y - 1)), "#b89a6a", 0.5)
    for k in (-1, 0, 1):
        s.fill(polygon([(k * 3.4 - 1.8, 87), (k * 3.4 + 1.8, 87), (k * 3.4, 94)]), "#f5b53d")


def _dragon_back(a: Artist) -> None:
    s, c = a.sheet, a.colour
    parts.scales(s, a.outline, c, 4.0)
    for side in (-1, 1):
        wing = smooth(
            [
                (side * 2, 62),
                (side * 23, 72),
                (side * 20, 56),
                (side * 24, 50),
                (side * 19, 40),
                (side * 23, 32),
                (side * 4, 30),
            ],
            tension=0.4,
        )
        s.shade(wing, 1.2, 0.4)
        s.fill(wing, darker(c, 0.35))
        s.line(wing, darker(c, 0.7), 0.9)
        for y in (70, 51, 34):
            s.line(
                smooth([(side * 3, 58), (side * 12, (58 + y) / 2 + 2), (side * 22, y)], False), lighter(c, 0.12), 1.1
            )
    parts.tail(s, [(0, 34), (2, 24), (-3, 15), (3, 8), (11, 5)], c, 9)
    parts.spikes(s, 0, 30, 92, 9, 3.6, "#f5b53d")
    for side in (-1, 1):
        s.fill(polygon([(side * 9.4, 87), (side * 15.5, 101), (side * 13.6, 88)]), IVORY)


# ---- ape


def _ape(a: Artist) -> None:
    s, c = a.sheet, a.colour
    parts.fur(s, a.outline, c, a.random)
    parts.arm_line(s, [(12.2, 66), (13.2, 50), (13.2, 27)], c)
    chest = smooth(
        [(-10.4, 61), (-11, 52), (-6, 47.4), (0, 49), (6, 47.4), (11, 52), (10.4, 61), (0, 62.6)], tension=0.8
    )
    s.line(chest, darker(c, 0.6), 1.0)
    s.fill(chest, lighter(c, 0.3))
    parts.fur(s, chest, lighter(c, 0.2), a.random, 500)
    for side in (-1, 1):
        s.line(smooth([(side * 9.6, 53), (side * 6, 49.6), (side * 1.2, 51)], False), darker(c, 0.5), 1.0)
    for k in range(3):
        for side in (-1, 1):
            s.line(
                smooth([(side * 1.0, 44 - 5 * k), (side * 4.5, 45.5 - 5 * k), (side * 8, 44 - 5 * k)], False),
                darker(c, 0.5),
                0.9,
            )
    for side in (-1, 1):
        fist = box(side * 17.5 - 4.2, 26, side * 17.5 + 4.2, 35, 2.4)
        s.fill(fist, "#d9b48c")
        s.line(fist, INK, 0.9)
        for k in (-1, 0, 1):
            s.line(segment((side * 17.5 + 2.2 * k, 26), (side * 17.5 + 2.2 * k, 31)), INK, 0.7)
    _feet(a, 4)
    face = joined([circle(-4.6, 86, 5.4, 0.9), circle(4.6, 86, 5.4, 0.9), circle(0, 77, 9.4, 0.82)])
    s.shade(face, 1.0, 0.35)
    s.fill(face, "#e9c7a0")
    s.line(face, darker(c, 0.7), 1.0)
    for side in (-1, 1):
        parts.eye(s, (side * 4.6, 85.6), 2.5, "#c4573b", 0.35)
        s.fill(circle(side * 14.4, 78, 2.6, 1.2), "#d9b48c")
    parts.brow(s, [(1.0, 88.4), (5, 90.2), (10, 89.2)], INK, 2.4)
    parts.nostrils(s, 80.4, 1.7, 0.95)
    parts.mouth(s, [(-7, 76), (0, 77.2), (7, 76), (5.6, 71.6), (0, 70.6), (-5.6, 71.6)], 5, 5)


def _ape_back(a: Artist) -> None:
    s, c = a.sheet, a.colour
    parts.fur(s, a.outline, c, a.random)
    parts.arm_line(s, [(12.2, 66), (13.2, 50), (13.2, 27)], c)
    silver = smooth([(-9, 32), (-10, 52), (-5, 64), (5, 64), (10, 52), (9, 32), (0, 27)], tension=0.9)
    s.fill(silver, lighter(c, 0.42))
    parts.fur(s, silver, lighter(c, 0.3), a.random, 200)
    s.line(segment((0, 30), (0, 62)), darker(c, 0.5), 0.9, 0.7)
    for side in (-1, 1):
        s.fill(circle(side * 14.4, 78, 2.6, 1.2), "#d9b48c")
        s.line(smooth([(side * 3, 24), (side * 7, 20), (side * 10, 24)], False), darker(c, 0.6), 1.2)


# ---- lizard


def _lizard(a: Artist) -> None:
    s, c = a.sheet, a.colour
    parts.scales(s, a.outline, c, 3.4)
    parts.belly(s, [(-9, 10), (-10.6, 28), (-9, 48), (-6, 60), (6, 60), (9, 48), (10.6, 28), (9, 10)], "#e9e6a6", 8)
    for side in (-1, 1):
        arm = smooth([(side * 12, 53), (side * 21, 56), (side * 21.4, 50), (side * 13, 44)], tension=0.8)
        s.fill(arm, lighter(c, 0.08))
        s.line(arm, darker(c, 0.65), 1.0)
        parts.claws(s, (side * 18.6, 49), 3, 6, 4.2)
    _feet(a)
    jaw = smooth([(-14, 67), (-14, 77), (-9, 83), (9, 83), (14, 77), (14, 67), (0, 63)], tension=0.8)
    s.shade(jaw, 1.4, 0.4)
    s.fill(jaw, lighter(c, 0.14))
    s.line(jaw, darker(c, 0.65), 1.0)
    parts.mouth(s, [(-11.6, 74.5), (0, 73), (11.6, 74.5), (9.6, 67.4), (0, 65.4), (-9.6, 67.4)], 7, 6)
    parts.nostrils(s, 79.4, 3.6, 1.0)
    for side in (-1, 1):
        parts.eye(s, (side * 8.4, 85.6), 2.9, "#f08a3b", 0.3)
    for x, y in ((0, 90), (6.4, 88.5), (-6.4, 88.5), (11.4, 87), (-11.4, 87)):
        s.fill(polygon([(x - 2.4, y - 2), (x + 2.4, y - 2), (x, y + 9)]), "#f2a33a")
        s.line(polygon([(x - 2.4, y - 2), (x + 2.4, y - 2), (x, y + 9)]), darker(c, 0.7), 0.6)


def _lizard_back(a: Artist) -> None:
    s, c = a.sheet, a.colour
    parts.scales(s, a.outline, c, 3.4)
    for k in range(6):
        y = 22 + 9 * k
        for side in (-1, 1):
            s.line(smooth([(side * 4, y), (side * 11, y + 2.5), (side * 19, y + 1)], False), darker(c, 0.5), 2.6, 0.8)
    parts.tail(s, [(0, 40), (-2, 28), (4, 18), (-2, 9), (-11, 5)], c, 12)
    parts.spikes(s, 0, 18, 94, 10, 4.6, "#f2a33a")


# ---- cyclops


def _cyclops(a: Artist) -> None:
    s, c = a.sheet, a.colour
    for _ in range(26):  # freckles
        at = (a.random.uniform(-20, 20), a.random.uniform(8, 95))
        s.fill(circle(*at, a.random.uniform(0.7, 1.7)), darker(c, 0.22), 0.7)
    parts.arm_line(s, [(13, 66), (14.6, 52), (15, 28)], c)
    shorts = polygon([(-15.5, 26), (15.5, 26), (14.6, 10), (4.2, 9), (0, 14), (-4.2, 9), (-14.6, 10)])
    s.fill(shorts, "#7a4fa0")
    s.line(shorts, INK, 0.9)
    for x in (-9, 0, 9):
        s.fill(circle(x, 19, 1.8), "#f5e0a0")
    belt = box(-16, 24.6, 16, 28.6)
    s.fill(belt, "#6b3f2a")
    s.fill(box(-3, 24, 3, 29.2, 0.6), "#f5c93d")
    s.line(box(-3, 24, 3, 29.2, 0.6), INK, 0.7)
    belly = circle(0, 42, 11.5, 0.95)
    s.fill(belly, lighter(c, 0.42))
    s.line(belly, darker(c, 0.5), 0.8)
    s.line(circle(0, 40, 1.1), darker(c, 0.65), 0.9)
    for side in (-1, 1):
        parts.claws(s, (side * 18.4, 30), 3, 6.5, 3.8)
    _feet(a, 3)
    eye = circle(0, 83.4, 8.6)
    s.shade(eye, 1.0, 0.35)
    parts.eye(s, (0.01, 83.4), 8.0, "#3fa07a")
    with s.clipped(eye):
        s.fill(polygon([(-12, 89.6), (0, 87), (12, 89.6), (12, 95), (-12, 95)]), darker(c, 0.15))
        s.line(smooth([(-12, 89.6), (0, 87), (12, 89.6)], False), INK, 1.2)
    parts.mouth(s, [(-10, 72.4), (0, 71), (10, 72.4), (8, 65.6), (0, 63.6), (-8, 65.6)], 6, 0, tusks=True)
    for side in (-1, 1):
        s.fill(polygon([(side * 9.6, 91), (side * 15.5, 101), (side * 14.6, 89)]), IVORY)
        s.line(polygon([(side * 9.6, 91), (side * 15.5, 101), (side * 14.6, 89)]), INK, 0.6)


def _cyclops_back(a: Artist) -> None:
    s, c = a.sheet, a.colour
    for _ in range(30):
        at = (a.random.uniform(-20, 20), a.random.uniform(8, 95))
        s.fill(circle(*at, a.random.uniform(0.7, 1.9)), darker(c, 0.22), 0.7)
    parts.arm_line(s, [(13, 66), (14.6, 52), (15, 28)], c)
    shorts = polygon([(-15.5, 26), (15.5, 26), (14.6, 10), (4.2, 9), (0, 14), (-4.2, 9), (-14.6, 10)])
    s.fill(shorts, "#7a4fa0")
    s.line(shorts, INK, 0.9)
    patch = box(2.5, 15, 10, 22)
    s.fill(patch, "#c4573b")
    s.line(patch, IVORY, 0.7, 1.0, (1.4, 1.0))
    s.fill(box(-16, 24.6, 16, 28.6), "#6b3f2a")
    s.line(polygon([(-15, 70), (12, 29)], closed=False), "#6b3f2a", 4.2)
    s.line(smooth([(0, 36), (0.6, 50), (0, 66)], False), darker(c, 0.5), 1.0)
    hair = smooth(
        [(-12, 78), (-13, 92), (-5, 98), (5, 98), (13, 92), (12, 78), (6, 82), (0, 77), (-6, 82)], tension=0.5
    )
    s.fill(hair, "#8a4a2c")
    s.line(hair, INK, 0.7)


# ---- golem


def _slabs(a: Artist) -> None:
    """Broken plates with a glow between them."""
    s, c = a.sheet, a.colour
    s.fill(box(-23, -1, 23, 101), "#ffd35a")
    row, y = 0, -2.0
    while y < 102:
        height = a.random.uniform(7, 11)
        x = -24.0 - (row % 2) * 5
        while x < 24:
            width = a.random.uniform(8, 13)
            corners = [
                (x, y),
                (x + width, y + a.random.uniform(-1, 1)),
                (x + width + a.random.uniform(-1.5, 1.5), y + height),
                (x + a.random.uniform(-1.5, 1.5), y + height),
            ]
            cx, cy = sum(p[0] for p in corners) / 4, sum(p[1] for p in corners) / 4
            inner = [(cx + (px - cx) * 0.88, cy + (py - cy) * 0.86) for px, py in corners]
            tint = a.random.choice([c, darker(c, 0.14), lighter(c, 0.1), darker(c, 0.26)])
            s.fill(polygon(inner), darker(c, 0.72))
            s.fill(polygon([(px, py + 0.5) for px, py in inner]), tint)
            s.line(segment(inner[3], inner[2]), lighter(c, 0.4), 0.6, 0.8)
            x += width
        row, y = row + 1, y + height
    s.line(a.outline, darker(c, 0.6), 5.0, 0.5, blur=1.4)
    s.line(a.outline, INK, 1.2, 0.8)


def _golem(a: Artist) -> None:
    s, c = a.sheet, a.colour
    _slabs(a)
    parts.arm_line(s, [(12.6, 66), (14.6, 50), (13.6, 27)], c, 1.6)
    core = polygon([(0, 62), (8, 54), (6, 42), (0, 36), (-6, 42), (-8, 54)])
    s.fill(core, INK)
    s.glow(
        polygon([(0, 60), (6.6, 53.4), (5, 43), (0, 38), (-5, 43), (-6.6, 53.4)]),
        (0, 49),
        12,
        ["#fffbe0", "#ffb12e", "#d8481e"],
        [1, 1, 1],
    )
    head = polygon([(-13, 72), (-13, 90), (-8, 94.5), (8, 94.5), (13, 90), (13, 72), (7, 67), (-7, 67)])
    s.shade(head, 1.2, 0.4)
    s.fill(head, darker(c, 0.1))
    s.line(head, INK, 1.1)
    s.fill(polygon([(-13, 86), (13, 86), (11, 91), (-11, 91)]), darker(c, 0.4))
    for side in (-1, 1):
        socket = polygon([(side * 2.6, 80.4), (side * 10.8, 81.6), (side * 10.4, 86), (side * 2.2, 83.6)])
        s.fill(socket, INK)
        s.glow(
            polygon([(side * 3.8, 81.2), (side * 9.8, 82.2), (side * 9.4, 84.8), (side * 3.6, 83)]),
            (side * 6.6, 83),
            4,
            ["#fffbe0", "#ff9a2e"],
            [1, 1],
        )
    grin = polygon([(-9, 77), (9, 77), (7.6, 71), (-7.6, 71)])
    s.fill(grin, INK)
    for k in range(5):
        s.fill(box(-7.6 + 3.1 * k, 74.4, -5.2 + 3.1 * k, 76.6), "#ffcf5a")
        s.fill(box(-6.6 + 2.8 * k, 71.4, -4.4 + 2.8 * k, 73.4), "#ffcf5a")
    for side in (-1, 1):
        for k in (-1, 0, 1):
            s.line(segment((side * 17.6 + 2.6 * k, 26), (side * 17.6 + 2.4 * k, 33)), INK, 0.9)


def _golem_back(a: Artist) -> None:
    s, c = a.sheet, a.colour
    _slabs(a)
    parts.arm_line(s, [(12.6, 66), (14.6, 50), (13.6, 27)], c, 1.6)
    crack = [(0, 20), (-3, 30), (2, 40), (-2, 50), (4, 58), (0, 68), (3, 80), (-1, 92)]
    s.line(polygon(crack, False), INK, 4.2)
    s.line(polygon(crack, False), "#ff8a1e", 2.6)
    s.line(polygon(crack, False), "#fff0a0", 1.1)
    for x, y, size in ((-10, 60, 4.5), (11, 52, 3.8), (-7, 84, 3.2), (8, 36, 3.4)):
        s.fill(polygon([(x - size, y), (x, y + size * 1.7), (x + size, y)]), "#7ec8d8")
        s.fill(polygon([(x - size, y), (x, y + size * 1.7), (x, y)]), "#c9f0f6")
        s.line(polygon([(x - size, y), (x, y + size * 1.7), (x + size, y)]), INK, 0.6)


# ---- octopus


def _suckers(s: Sheet, points: Outline, size: float) -> None:
    count = len(points)
    for k, at in enumerate(points):
        radius = size * (1 - 0.5 * k / count)
        s.fill(circle(*at, radius), "#f3b6c8")
        s.fill(circle(*at, radius * 0.5), "#b85a86")


def _octopus(a: Artist) -> None:
    s, c = a.sheet, a.colour
    for _ in range(18):
        at = (a.random.uniform(-13, 13), a.random.uniform(82, 99))
        s.fill(circle(*at, a.random.uniform(0.8, 2.0)), lighter(c, 0.28), 0.8)
    for side in (-1, 1):
        for curve in (
            [(8, 62), (18, 66), (20.4, 58), (15, 50), (10, 44)],
            [(6, 50), (14, 44), (20, 35), (19, 28), (14, 29)],
            [(4, 46), (10, 30), (13, 14), (12, 3)],
            [(2, 46), (4, 28), (5, 12), (4.4, 2)],
        ):
            path = smooth([(side * x, y) for x, y in curve], False, 0.9)
            s.line(path, darker(c, 0.65), 7.2)
            s.line(path, lighter(c, 0.06), 5.6)
            _suckers(s, [(side * (x + 0.4), y) for x, y in _along(curve, 7)], 1.3)
    head = smooth([(-13, 64), (-15.4, 80), (-11, 95), (0, 101), (11, 95), (15.4, 80), (13, 64), (0, 58)], tension=0.9)
    s.shade(head, 1.2, 0.35)
    s.gradient(head, (0, 58), (0, 100), [darker(c, 0.2), c, lighter(c, 0.2)])
    s.line(head, darker(c, 0.7), 1.0)
    for _ in range(10):
        at = (a.random.uniform(-10, 10), a.random.uniform(89, 98))
        s.fill(circle(*at, a.random.uniform(0.7, 1.6)), lighter(c, 0.42), 0.9)
    for side in (-1, 1):
        parts.eye(s, (side * 6.4, 81), 4.4, "#5fd0c0", 0.25)
    parts.mouth(s, [(-6, 70.4), (0, 71.6), (6, 70.4), (4.4, 65), (0, 63), (-4.4, 65)], 4, 3)


def _along(points: Outline, count: int) -> list[tuple[float, float]]:
    """Points spread evenly over the straight lines through some points."""
    lengths = [math.dist(a, b) for a, b in itertools.pairwise(points)]
    found = []
    for k in range(count):
        left = sum(lengths) * (k + 0.5) / count
        for (ax, ay), (bx, by), length in zip(points, points[1:], lengths, strict=False):
            if left <= length:
                found.append((ax + (bx - ax) * left / length, ay + (by - ay) * left / length))
                break
            left -= length
    return found


def _octopus_back(a: Artist) -> None:
    s, c = a.sheet, a.colour
    for side in (-1, 1):
        for curve in (
            [(8, 62), (18, 66), (20.4, 58), (15, 50), (10, 44)],
            [(6, 50), (14, 44), (20, 35), (19, 28), (14, 29)],
            [(4, 46), (10, 30), (13, 14), (12, 3)],
            [(2, 46), (4, 28), (5, 12), (4.4, 2)],
        ):
            path = smooth([(side * x, y) for x, y in curve], False, 0.9)
            s.line(path, darker(c, 0.65), 7.2)
            s.line(path, c, 5.6)
            s.line(path, lighter(c, 0.3), 1.4)
    head = smooth([(-13, 60), (-15.4, 80), (-11, 95), (0, 101), (11, 95), (15.4, 80), (13, 60), (0, 52)], tension=0.9)
    s.gradient(head, (0, 52), (0, 100), [darker(c, 0.25), c, lighter(c, 0.2)])
    s.line(head, darker(c, 0.7), 1.0)
    for k in range(5):
        y = 62 + 7.6 * k
        for side in (-1, 1):
            s.fill(circle(side * (8.6 - abs(k - 2) * 0.8), y, 2.2), lighter(c, 0.35))
            s.line(circle(side * (8.6 - abs(k - 2) * 0.8), y, 2.2), darker(c, 0.5), 0.6)
        s.fill(circle(0, y + 2.4, 1.8), lighter(c, 0.35))


# ---- yeti


def _yeti(a: Artist) -> None:
    s, _c = a.sheet, a.colour
    parts.fur(s, a.outline, "#b9c4d4", a.random, 420)
    parts.arm_line(s, [(12.6, 64), (14, 50), (14.4, 30)], "#9fb0c4")
    for side in (-1, 1):
        hand = circle(side * 18, 29.6, 4.2, 0.85)
        s.fill(hand, "#6f8fb5")
        s.line(hand, INK, 0.8)
        parts.claws(s, (side * 18, 30), 3, 6.4, 4.0)
        s.fill(circle(side * 9, 2.4, 6.2, 0.75), "#6f8fb5")
        parts.claws(s, (side * 9, 3.6), 3, 10, 3.6)
    scarf = smooth([(-13, 63), (0, 58.6), (13, 63), (13, 68), (0, 64), (-13, 68)], tension=0.8)
    s.shade(scarf, 1.0, 0.35)
    s.fill(scarf, "#c8322b")
    end = polygon([(4, 60), (9.4, 61), (10.4, 44), (5, 43)])
    s.fill(end, "#c8322b")
    s.line(end, INK, 0.7)
    for y in (46, 50, 54):
        s.line(segment((4, y), (11, y + 0.6)), IVORY, 1.1)
    s.line(scarf, INK, 0.8)
    face = smooth(
        [(-9.6, 72), (-10.4, 84), (-5, 89), (0, 86.6), (5, 89), (10.4, 84), (9.6, 72), (0, 68.4)], tension=0.8
    )
    s.fill(face, "#6f8fb5")
    s.line(face, "#43597a", 1.0)
    for side in (-1, 1):
        parts.eye(s, (side * 4.6, 82.4), 2.6, "#4fb3e8", 0.3)
    parts.nostrils(s, 78.4, 1.6, 0.9)
    parts.mouth(s, [(-6.6, 75.6), (0, 76.4), (6.6, 75.6), (5, 71.4), (0, 70.2), (-5, 71.4)], 4, 0, tusks=True)
    parts.brow(s, [(1.2, 86), (5, 88), (9.6, 86.4)], "#f7f9fc", 2.2)


def _yeti_back(a: Artist) -> None:
    s = a.sheet
    parts.fur(s, a.outline, "#b9c4d4", a.random, 520)
    parts.arm_line(s, [(12.6, 64), (14, 50), (14.4, 30)], "#9fb0c4")
    scarf = smooth([(-13, 63), (0, 60), (13, 63), (13, 68), (0, 65.4), (-13, 68)], tension=0.8)
    s.fill(scarf, "#c8322b")
    s.line(scarf, INK, 0.8)
    mane = smooth([(-9, 34), (-10, 50), (-6, 59), (6, 59), (10, 50), (9, 34), (4, 38), (0, 31), (-4, 38)], tension=0.5)
    s.fill(mane, "#d3dcea")
    s.line(mane, "#8fa2bd", 0.9)
    parts.fur(s, mane, "#a9b8cf", a.random, 220)


# ---- sea devil


def _fin(s: Sheet, points: Outline, colour: str) -> None:
    shape = smooth(points, tension=0.4)
    s.fill(shape, colour)
    s.line(shape, INK, 0.8)
    for at in points[1:]:
        s.line(segment(points[0], at), darker(colour, 0.4), 0.7)


def _sea_devil(a: Artist) -> None:
    s, c = a.sheet, a.colour
    parts.scales(s, a.outline, c, 3.2)
    for side in (-1, 1):
        _fin(
            s,
            [
                (side * 11, 56),
                (side * 23, 69),
                (side * 19, 56),
                (side * 23, 48),
                (side * 18.6, 41),
                (side * 23, 33),
                (side * 13, 36),
            ],
            "#f08a5a",
        )
    parts.belly(
        s, [(-7.4, 12), (-8.6, 30), (-7.6, 48), (-4, 58), (4, 58), (7.6, 48), (8.6, 30), (7.4, 12)], "#d9f2d0", 7
    )
    for side in (-1, 1):
        for k in range(3):  # gills
            s.line(
                smooth([(side * 9.4, 66 - 3 * k), (side * 11.4, 64.6 - 3 * k), (side * 10.6, 62.6 - 3 * k)], False),
                darker(c, 0.65),
                1.0,
            )
    _feet(a)
    jaw = smooth([(-14, 70), (-14.4, 78), (-8, 84), (8, 84), (14.4, 78), (14, 70), (0, 65)], tension=0.8)
    s.fill(jaw, lighter(c, 0.1))
    s.line(jaw, darker(c, 0.65), 0.9)
    parts.mouth(s, [(-12.4, 77), (0, 75), (12.4, 77), (10.4, 69.6), (0, 67.4), (-10.4, 69.6)], 9, 8, tongue=False)
    for side in (-1, 1):
        parts.eye(s, (side * 8, 84.4), 3.5, "#f5e04a")
    stalk = smooth([(0, 86), (2.4, 92), (0.6, 96.6)], False)
    s.line(stalk, darker(c, 0.6), 1.4)
    s.fill(circle(0.4, 96, 3.0), "#fff3a0", 0.5, 0.8)
    s.fill(circle(0.4, 96, 1.9), "#fffbe0")


def _sea_devil_back(a: Artist) -> None:
    s, c = a.sheet, a.colour
    parts.scales(s, a.outline, c, 3.2)
    for side in (-1, 1):
        _fin(
            s,
            [
                (side * 8, 54),
                (side * 23, 69),
                (side * 19, 56),
                (side * 23, 48),
                (side * 18.6, 41),
                (side * 23, 33),
                (side * 10, 34),
            ],
            "#f08a5a",
        )
    for k in range(5):
        y = 18 + 8 * k
        s.line(smooth([(-12, y + 2), (0, y), (12, y + 2)], False), darker(c, 0.45), 1.8, 0.6)
    sail = smooth(
        [
            (0, 10),
            (-5, 24),
            (-3, 40),
            (-6, 56),
            (-3, 72),
            (-5, 86),
            (0, 97),
            (5, 86),
            (3, 72),
            (6, 56),
            (3, 40),
            (5, 24),
        ],
        tension=0.6,
    )
    s.shade(sail, 1.0, 0.35)
    s.fill(sail, "#f08a5a")
    s.line(sail, INK, 0.9)
    for k in range(9):
        s.line(segment((0, 14 + 9 * k), (0, 18 + 9 * k)), darker("#f08a5a", 0.4), 0.9)
        for side in (-1, 1):
            s.line(segment((0, 14 + 9 * k), (side * 4.2, 19 + 9 * k)), darker("#f08a5a", 0.4), 0.6)


Work = Callable[[Artist], None]
FACES: dict[str, tuple[Work, Work]] = {
    "dragon": (_dragon, _dragon_back),
    "ape": (_ape, _ape_back),
    "lizard": (_lizard, _lizard_back),
    "cyclops": (_cyclops, _cyclops_back),
    "golem": (_golem, _golem_back),
    "octopus": (_octopus, _octopus_back),
    "yeti": (_yeti, _yeti_back),
    "sea devil": (_sea_devil, _sea_devil_back),
}
