"""Roofs of Floors that have another on top: seen when a building falls and its Floors turn over. Millimetres."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from . import city_props as props
from .ink import Sheet, box, circle, darker, lighter, polygon, segment, smooth

PAPER, INK = "#fdf6e6", "#3a3038"
CLOTHES = ("#f7f1e4", "#5f92c6", "#f5b53d", "#d8483e", "#6da850", "#8a5fb5")


def _hives(sheet: Sheet, x: float, y: float, random: Random) -> None:
    """A meadow for bees."""
    sheet.fill(box(-x, -y, x, y), "#9cc65a")
    for _ in range(int(x * y / 9)):
        at = random.uniform(-x, x), random.uniform(-y, y)
        sheet.fill(circle(*at, 0.6), random.choice(["#f5c93d", "#fdf6e6", "#e86a8a", "#8a5fb5"]))
    for k in range(3):
        cx = (k - 1) * x * 0.52
        hive = box(cx - 3.6, -3.6, cx + 3.6, 3.6, 0.6)
        sheet.shade(hive, 1.6, 0.45)
        sheet.fill(hive, ("#f5c93d", "#7fb7e0", "#f08a5a")[k])
        for row in (-1.4, 1.4):
            sheet.line(segment((cx - 3.6, row), (cx + 3.6, row)), darker("#c9953d", 0.2), 0.5)
        sheet.line(hive, "#6b4a1e", 0.5)
    for _ in range(9):
        px, py = random.uniform(-x * 0.7, x * 0.7), random.choice((-1, 1)) * random.uniform(y * 0.28, y * 0.6)
        sheet.fill(circle(px - 0.5, py + 0.7, 0.8), "#ffffff", 0.9)
        sheet.fill(circle(px, py, 0.9, 0.7), "#f5b53d")
        sheet.line(segment((px, py - 0.6), (px, py + 0.6)), INK, 0.5)


def _laundry(sheet: Sheet, x: float, y: float, random: Random) -> None:
    """Washing on the line."""
    sheet.fill(box(-x, -y, x, y), "#5f7f94")
    for k in range(-12, 13):
        sheet.line(segment((k * 4.2, -y), (k * 4.2, y)), darker("#5f7f94", 0.18), 0.4)
    for row in (-0.34, 0.06, 0.46):
        high = y * row + 3.0
        sheet.line(segment((-x * 0.86, high), (x * 0.86, high)), PAPER, 0.45)
        px = -x * 0.80
        while px < x * 0.72:
            wide = random.uniform(3.4, 6.4)
            cloth = box(px, high - random.uniform(4.2, 6.6), px + wide, high + 0.2, 0.4)
            tint = random.choice(CLOTHES)
            sheet.shade(cloth, 0.9, 0.4)
            sheet.fill(cloth, tint)
            sheet.line(segment((px + 0.4, high - 1.6), (px + wide - 0.4, high - 1.6)), lighter(tint, 0.45), 0.5)
            px += wide + 1.2


def _skate(sheet: Sheet, x: float, y: float, random: Random) -> None:
    """A bowl for skateboards."""
    sheet.fill(box(-x, -y, x, y), "#e6a24a")
    bowl = smooth([(-x * 0.74, -y * 0.30), (-x * 0.2, -y * 0.66), (x * 0.6, -y * 0.52), (x * 0.74, y * 0.24),
                   (x * 0.1, y * 0.34), (-x * 0.4, y * 0.66), (-x * 0.78, y * 0.3)])  # fmt: skip
    sheet.line(bowl, PAPER, 2.2)
    for k, tint in enumerate(("#7fc0c8", "#69adb8", "#5599a8", "#44869a")):
        with sheet.moved(0, 0, 0, 1.0 - 0.17 * k):
            sheet.fill(bowl, tint)
    for at, turn in (((-x * 0.34, 0.0), 30), ((x * 0.32, -y * 0.14), -40)):
        with sheet.moved(*at, turn):
            board = box(-3.4, -1.1, 3.4, 1.1, 1.0)
            sheet.shade(board, 0.6, 0.4)
            sheet.fill(board, random.choice(["#d8483e", "#8a5fb5", "#f5c93d"]))
            for side in (-2.2, 2.2):
                sheet.line(segment((side, -1.1), (side, 1.1)), INK, 0.5)
    for k in range(7):
        sheet.fill(box(x * 0.30 + k * 1.7, y * 0.62, x * 0.30 + k * 1.7 + 1.0, y * 0.84), INK)


def _rink(sheet: Sheet, x: float, y: float, random: Random) -> None:
    """Ice, with the traces of skates."""
    sheet.fill(box(-x, -y, x, y), "#3d5a86")
    ice = box(-x * 0.88, -y * 0.80, x * 0.88, y * 0.80, min(x, y) * 0.4)
    sheet.line(ice, "#d8483e", 2.2)
    sheet.gradient(ice, (-x, -y), (x, y), ["#f2fbff", "#c4e6f5"])
    with sheet.clipped(ice):
        for _ in range(16):
            px, py, r = random.uniform(-x, x), random.uniform(-y, y), random.uniform(3, 9)
            curve = [(px, py), (px + r, py + r * 0.7), (px + 2 * r, py - r * 0.2), (px + 2.6 * r, py + r)]
            sheet.line(smooth(curve, False), "#8fc4dd", 0.35, 0.8)
        sheet.line(segment((0, -y), (0, y)), "#d8483e", 0.8)
        for side in (-1, 1):
            sheet.line(segment((side * x * 0.4, -y), (side * x * 0.4, y)), "#3d6fc4", 0.8)
        sheet.line(circle(0, 0, min(x, y) * 0.26), "#3d6fc4", 0.8)


def _chess(sheet: Sheet, x: float, y: float, random: Random) -> None:
    """Chess for giants."""
    sheet.fill(box(-x, -y, x, y), "#7a9a5a")
    size = min(x, y) * 0.2
    sheet.fill(box(-4.4 * size, -4.4 * size, 4.4 * size, 4.4 * size, 0.6), "#5d3f26")
    for i in range(8):
        for j in range(8):
            left, low = (i - 4) * size, (j - 4) * size
            sheet.fill(box(left, low, left + size, low + size), ("#7d4f33", "#f5e6c4")[(i + j) % 2])
    for i, j, dark in ((1, 2, 1), (2, 4, 0), (3, 1, 0), (4, 5, 1), (5, 3, 1), (6, 6, 0), (6, 1, 0), (2, 6, 1)):
        at = ((i - 3.5) * size, (j - 3.5) * size)
        piece = circle(*at, size * 0.34)
        sheet.shade(piece, 1.0, 0.5)
        sheet.fill(piece, (PAPER, INK)[dark])
        sheet.line(circle(*at, size * 0.18), ("#b39a6a", "#8a7f8f")[dark], 0.5)


def _minigolf(sheet: Sheet, x: float, y: float, random: Random) -> None:
    """Two holes, with a windmill in the way."""
    sheet.fill(box(-x, -y, x, y), "#c98f5a")
    for side, bend in ((-1, 0.5), (1, -0.4)):
        at = (side * x * (0.5 + 0.2 * bend), y * 0.6)
        lane = smooth([(side * x * 0.72, -y * 0.62), (side * x * 0.36, -y * 0.1), at], False)
        sheet.line(lane, PAPER, 9.6)
        sheet.line(lane, "#58a85a", 8.2)
        sheet.fill(circle(*at, 1.5), INK)
        sheet.line(segment(at, (at[0], at[1] + 5.5)), PAPER, 0.6)
        sheet.fill(polygon([(at[0], at[1] + 5.5), (at[0] + 4, at[1] + 4.2), (at[0], at[1] + 2.9)]), "#d8483e")
        sheet.fill(circle(side * x * 0.68, -y * 0.56, 1.1), "#ffffff")
    mill = circle(0.0, -y * 0.08, 4.6)
    sheet.shade(mill, 1.4, 0.45)
    sheet.fill(mill, "#d8483e")
    for k in range(4):
        with sheet.moved(0.0, -y * 0.08, 45 + 90 * k):
            sheet.fill(box(0.8, -1.3, 8.6, 1.3, 0.3), PAPER)
            sheet.line(box(0.8, -1.3, 8.6, 1.3, 0.3), INK, 0.35)


def _sunbeds(sheet: Sheet, x: float, y: float, random: Random) -> None:
    """Sand, umbrellas and towels."""
    sheet.gradient(box(-x, -y, x, y), (0, -y), (0, y), ["#f5dfa0", "#efcf86"])
    for _ in range(int(x * y / 6)):
        sheet.fill(circle(random.uniform(-x, x), random.uniform(-y, y), 0.3), "#d6b56a", 0.7)
    for k, px in enumerate((-0.5, 0.0, 0.5)):
        for j, py in enumerate((-0.36, 0.36)):
            towel = box(px * x + 1.6, py * y - 4.4, px * x + 5.6, py * y + 4.4, 0.4)
            tint = CLOTHES[1 + (k + 2 * j) % 5]
            sheet.shade(towel, 0.5, 0.3)
            sheet.fill(towel, tint)
            for row in range(4):
                low = py * y - 3.6 + 2.2 * row
                sheet.fill(box(px * x + 1.6, low, px * x + 5.6, low + 0.9), lighter(tint, 0.6))
            props.umbrella(sheet, (px * x - 2.2, py * y + 1.8), 3.8, CLOTHES[1 + (k + 2 * j + 2) % 5])


def _telescope(sheet: Sheet, x: float, y: float, random: Random) -> None:
    """An observatory under the stars."""
    sheet.gradient(box(-x, -y, x, y), (0, -y), (0, y), ["#2b2f66", "#141a3d"])
    for _ in range(int(x * y / 14)):
        at = random.uniform(-x, x), random.uniform(-y, y)
        sheet.fill(circle(*at, random.uniform(0.2, 0.6)), random.choice(["#ffffff", "#ffe9a8", "#bcd7ff"]))
    radius = min(x, y) * 0.5
    dome = circle(0, 0, radius)
    sheet.shade(dome, 2.6, 0.5)
    sheet.fill(dome, "#d9dee6")
    for k in range(12):
        angle = math.tau * k / 12
        sheet.line(segment((0, 0), (radius * math.cos(angle), radius * math.sin(angle))), "#aab3c0", 0.4)
    with sheet.moved(0, 0, 38):
        sheet.fill(box(-2.6, -1.0, 2.6, radius), "#3a3f55")
        barrel = box(-1.5, -2.0, 1.5, radius * 0.92, 0.5)
        sheet.fill(barrel, "#f5b53d")
        sheet.line(barrel, INK, 0.5)
    sheet.line(dome, "#6b7280", 0.8)


KINDS: dict[str, Callable[[Sheet, float, float, Random], None]] = {
    "hives": _hives, "laundry": _laundry, "skate": _skate, "rink": _rink, "chess": _chess, "minigolf": _minigolf,
    "sunbeds": _sunbeds, "telescope": _telescope,
}  # fmt: skip
