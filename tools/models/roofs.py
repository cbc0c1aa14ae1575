"""Roofs from above: pools, gardens, helipads, billboards, and the Stadium's pitch. Millimetres."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from . import city_props as props
from . import hidden_roofs, second_roofs
from .ink import Sheet, box, circle, darker, joined, lighter, polygon, segment, smooth, star
from .outlines import Point, mirrored

CONCRETE = "#c9c2b6"


def draw_roof(sheet: Sheet, half_x: float, half_y: float, kind: str, random: Random) -> None:
    """A roof with a parapet and what is on it."""
    x, y = half_x, half_y
    sheet.fill(box(-x, -y, x, y), lighter(CONCRETE, 0.35))
    inner = box(-x + 2.2, -y + 2.2, x - 2.2, y - 2.2, 0.5)
    sheet.fill(inner, CONCRETE)
    with sheet.clipped(inner):
        for _ in range(int(x * y / 3)):
            at = random.uniform(-x, x), random.uniform(-y, y)
            sheet.fill(circle(*at, 0.25), random.choice(["#a9a296", "#ded7ca"]), 0.8)
        KINDS[kind](sheet, x - 2.2, y - 2.2, random)
        sheet.line(inner, "#1d1430", 2.4, 0.3, blur=0.8)
    sheet.line(inner, "#7d7568", 0.35)
    sheet.line(box(-x, -y, x, y), "#6d6458", 0.6)


def _unit(sheet: Sheet, at: Point, size: float) -> None:
    """A machine with a fan."""
    x, y = at
    body = box(x - size, y - size * 0.8, x + size, y + size * 0.8, 0.3)
    sheet.shade(body, 1.2, 0.4)
    sheet.fill(body, "#e3e6e8")
    sheet.fill(circle(x, y, size * 0.55), "#6f777e")
    for k in range(4):
        angle = math.tau * k / 4 + 0.4
        sheet.line(
            segment((x, y), (x + size * 0.5 * math.cos(angle), y + size * 0.5 * math.sin(angle))),
            "#c9d0d5",
            size * 0.14,
        )
    sheet.line(body, "#6b7278", 0.25)


def _hatch(sheet: Sheet, at: Point) -> None:
    """The top of the stairs."""
    x, y = at
    body = box(x - 3.4, y - 2.6, x + 3.4, y + 2.6, 0.2)
    sheet.shade(body, 2.2, 0.42)
    sheet.fill(body, "#b5563f")
    sheet.fill(box(x - 3.4, y - 2.6, x + 3.4, y), "#cf6a4d")
    sheet.line(body, "#5d2a20", 0.3)


def _pool(sheet: Sheet, x: float, y: float, random: Random) -> None:
    deck = box(-x, -y, x, y)
    sheet.fill(deck, "#d2a873")
    row = -y
    while row < y:
        sheet.line(segment((-x, row), (x, row)), "#a67c4c", 0.2, 0.7)
        row += 1.6
    w, d = x * 0.56, y * 0.42
    sheet.fill(box(-w - 1.2, -d - 1.2, w + 1.2, d + 1.2, 3.0), "#fbf4e4")
    water = box(-w, -d, w, d, 2.2)
    sheet.gradient(water, (-w, -d), (w, d), ["#5cc3dc", "#2d8fb8"])
    with sheet.clipped(water):
        for _ in range(12):
            px, py = random.uniform(-w, w), random.uniform(-d, d)
            sheet.line(
                smooth([(px, py), (px + 1.4, py + 0.5), (px + 2.8, py), (px + 4.2, py + 0.5)], False),
                "#ffffff",
                0.35,
                0.6,
            )
        ring = circle(w * 0.4, d * 0.2, 2.0)
        sheet.line(ring, "#f2f2f2", 1.2)
        sheet.line(ring, "#d8483e", 1.2, 1.0, (1.6, 1.6))
    for k, side in enumerate((-1, 1)):
        props.umbrella(sheet, (side * (x - 5.5), y - 5.5), 3.6, ("#d8483e", "#2f7fb5")[k])
        for row_y in (-y + 4.5, -y + 9.0):
            bed = box(side * (x - 4) - 1.6, row_y - 1.5, side * (x - 4) + 1.6, row_y + 1.5, 0.4)
            sheet.shade(bed, 0.5, 0.3)
            sheet.fill(bed, "#fdf6e6")
            sheet.line(segment((side * (x - 4) - 1.6, row_y), (side * (x - 4) + 1.6, row_y)), "#4d8fb0", 0.6)


def _garden(sheet: Sheet, x: float, y: float, random: Random) -> None:
    sheet.fill(box(-x, -y, x, y), "#86b86b")
    path = joined([box(-x, -2.2, x, 2.2), box(-2.2, -y, 2.2, y)])
    sheet.fill(path, "#e6d7b0")
    for i in (-1, 1):
        for j in (-1, 1):
            cx, cy = i * x * 0.52, j * y * 0.52
            bed = box(cx - x * 0.34, cy - y * 0.3, cx + x * 0.34, cy + y * 0.3, 1.2)
            sheet.fill(bed, "#7a5a3c")
            with sheet.clipped(bed):
                py = cy - y * 0.26
                while py < cy + y * 0.28:
                    px = cx - x * 0.3
                    tint = random.choice(["#e8506a", "#f5b53d", "#6da850", "#b05bc0", "#f7f0f5"])
                    while px < cx + x * 0.32:
                        sheet.fill(circle(px, py, 0.85), darker(tint, 0.15))
                        sheet.fill(circle(px - 0.15, py - 0.1, 0.55), tint)
                        px += 1.9
                    py += 2.1
            sheet.line(bed, "#4d3a28", 0.35)
    props.fountain(sheet, (0, 0), 4.2)
    for i in (-1, 1):
        for j in (-1, 1):
            props.tree(sheet, (i * (x - 2.8), j * (y - 2.8)), 2.4, random)


def _helipad(sheet: Sheet, x: float, y: float, random: Random) -> None:
    radius = min(x, y) * 0.72
    sheet.fill(circle(0, 0, radius + 1.4), "#f5c93d")
    sheet.fill(circle(0, 0, radius), "#5d6a70")
    sheet.line(circle(0, 0, radius * 0.84), "#fdf6e6", 1.0)
    half = radius * 0.42
    for side in (-1, 1):
        sheet.line(segment((side * half, -half * 1.15), (side * half, half * 1.15)), "#fdf6e6", radius * 0.17)
    sheet.line(segment((-half, 0), (half, 0)), "#fdf6e6", radius * 0.17)
    for k in range(12):
        angle = math.tau * k / 12
        sheet.fill(circle((radius + 0.7) * math.cos(angle), (radius + 0.7) * math.sin(angle), 0.6), "#d8483e")
    _unit(sheet, (x - 4.5, y - 4.0), 2.4)
    _unit(sheet, (-x + 4.5, y - 4.0), 2.4)
    _hatch(sheet, (-x + 5.0, -y + 4.0))


def _billboard(sheet: Sheet, x: float, y: float, random: Random) -> None:
    sheet.fill(box(-x, -y, x, y), "#6b7f8c")
    for k in range(-20, 21):
        sheet.line(segment((k * 2.4, -y), (k * 2.4, y)), "#5d707c", 0.25, 0.8)
    board = box(-x * 0.72, -y * 0.42, x * 0.72, y * 0.5, 0.8)
    sheet.shade(board, 2.6, 0.45)
    sheet.fill(board, "#fff3d6")
    sheet.line(board, "#7a3f2a", 1.2)
    with sheet.clipped(board):
        for k in range(16):
            angle = math.tau * k / 16
            wedge = [(0, 0), *((60 * math.cos(angle + s), 60 * math.sin(angle + s)) for s in (-0.1, 0.1))]
            sheet.fill(polygon(wedge), "#f5b53d", 0.7)
    _burger(sheet, (0, y * 0.04), min(x * 0.42, y * 0.36))
    for side in (-1, 1):
        for k in range(3):
            sheet.fill(circle(side * x * 0.72, -y * 0.3 + k * y * 0.32, 0.9), "#ffe9a0")
    _unit(sheet, (x - 4.0, -y + 3.6), 2.2)
    _hatch(sheet, (-x + 5.0, -y + 4.0))


def _burger(sheet: Sheet, at: Point, size: float) -> None:
    x, y = at
    sheet.fill(box(x - size, y - size * 0.75, x + size, y - size * 0.4, size * 0.18), "#d99a4e")
    sheet.fill(box(x - size * 1.04, y - size * 0.42, x + size * 1.04, y - size * 0.14, size * 0.1), "#6d3f28")
    wave = [(x - size * 1.08 + size * 0.27 * k, y - size * (0.02 if k % 2 else 0.18)) for k in range(9)]
    sheet.line(smooth(wave, False), "#6fae4a", size * 0.2)
    sheet.fill(box(x - size, y + size * 0.02, x + size, y + size * 0.16), "#d8483e")
    bun = polygon(
        [
            (x - size, y + size * 0.16),
            *(
                (x + size * math.cos(a), y + size * 0.16 + size * 0.7 * math.sin(a))
                for a in [math.pi * (1 - k / 14) for k in range(15)]
            ),
        ]
    )
    sheet.fill(bun, "#e2a556")
    for k in range(6):
        sheet.fill(
            circle(x - size * 0.55 + k * size * 0.22, y + size * (0.45 + 0.14 * (k % 2)), size * 0.055, 1.4), "#fff3d6"
        )


def _solar(sheet: Sheet, x: float, y: float, random: Random) -> None:
    for i in range(3):
        for j in range(2):
            cx, cy = (i - 1) * x * 0.62, (j - 0.5) * y * 0.86
            w, d = x * 0.26, y * 0.32
            panel = box(cx - w, cy - d, cx + w, cy + d, 0.3)
            sheet.shade(panel, 1.4, 0.4)
            sheet.gradient(panel, (cx - w, cy - d), (cx + w, cy + d), ["#3a63a8", "#1f3566"])
            for k in range(1, 4):
                sheet.line(segment((cx - w + 2 * w * k / 4, cy - d), (cx - w + 2 * w * k / 4, cy + d)), "#c9d6ea", 0.2)
                sheet.line(segment((cx - w, cy - d + 2 * d * k / 4), (cx + w, cy - d + 2 * d * k / 4)), "#c9d6ea", 0.2)
            sheet.line(panel, "#e8edf2", 0.5)
    _hatch(sheet, (0, 0))


def _tank(sheet: Sheet, x: float, y: float, random: Random) -> None:
    sheet.fill(box(-x, -y, x, y), "#a8523f")
    for k in range(-20, 21):
        sheet.line(segment((-x, k * 1.8), (x, k * 1.8)), "#8d4234", 0.3, 0.8)
    tank = circle(-x * 0.35, y * 0.25, min(x, y) * 0.42)
    sheet.shade(tank, 3.0, 0.45)
    sheet.fill(tank, "#b98b5c")
    for k in range(10):
        angle = math.tau * k / 10
        cx, cy, r = -x * 0.35, y * 0.25, min(x, y) * 0.42
        sheet.line(segment((cx, cy), (cx + r * math.cos(angle), cy + r * math.sin(angle))), "#8a5f3a", 0.35)
    sheet.line(tank, "#5d3f26", 0.7)
    sheet.fill(circle(-x * 0.35, y * 0.25, 1.2), "#5d3f26")
    _unit(sheet, (x - 5.2, y - 4.6), 3.0)
    _unit(sheet, (x - 5.2, -y * 0.1), 3.0)
    line = [(-x + 3, -y * 0.55), (x - 3, -y * 0.45)]
    sheet.line(segment(*line), "#fdf6e6", 0.35)
    for k in range(6):
        px = line[0][0] + (line[1][0] - line[0][0]) * (k + 0.7) / 6.4
        shirt = box(px - 1.2, -y * 0.52 - 3.2, px + 1.2, -y * 0.52 + 0.3, 0.3)
        sheet.shade(shirt, 0.7, 0.35)
        sheet.fill(shirt, random.choice(["#f7f1e4", "#5f92a6", "#f5b53d", "#d8483e", "#6da850"]))


def _court(sheet: Sheet, x: float, y: float, random: Random) -> None:
    sheet.fill(box(-x, -y, x, y), "#3f7a6a")
    sheet.fill(box(-x * 0.8, -y * 0.78, x * 0.8, y * 0.78), "#c4694a")
    sheet.line(box(-x * 0.8, -y * 0.78, x * 0.8, y * 0.78), "#fdf6e6", 0.6)
    sheet.line(segment((0, -y * 0.78), (0, y * 0.78)), "#fdf6e6", 0.5)
    sheet.line(circle(0, 0, min(x, y) * 0.24), "#fdf6e6", 0.5)
    for side in (-1, 1):
        sheet.line(box(side * x * 0.8, -y * 0.28, side * x * 0.46, y * 0.28), "#fdf6e6", 0.5)
        sheet.fill(circle(side * x * 0.7, 0, 1.3), "#e8792a")
    _hatch(sheet, (x - 5.0, y - 4.0))


def _dome(sheet: Sheet, x: float, y: float, random: Random) -> None:
    """A copper dome with a flag, between slate roofs with a clock."""
    sheet.fill(box(-x, -y, x, y), "#6f7f9a")
    for k in range(-24, 25):
        sheet.line(segment((k * 2.0, -y), (k * 2.0, y)), "#5c6b86", 0.3, 0.8)
    sheet.fill(box(-x, -0.8, x, 0.8), "#56647d")
    radius = min(x, y) * 0.62
    base = box(-radius - 2.4, -radius - 2.4, radius + 2.4, radius + 2.4, 1.0)
    sheet.shade(base, 2.4, 0.4)
    sheet.fill(base, "#efe3c8")
    sheet.line(base, "#9a8a6a", 0.5)
    dome = circle(0, 0, radius)
    sheet.shade(dome, 1.6, 0.4)
    sheet.glow(dome, (-radius * 0.35, -radius * 0.3), radius * 1.7, ["#bfe8d4", "#5fae98", "#2f6f66"], [1, 1, 1])
    for k in range(12):
        angle = math.tau * k / 12
        sheet.line(segment((0, 0), (radius * math.cos(angle), radius * math.sin(angle))), "#3f8576", 0.45, 0.8)
    sheet.line(dome, "#28544e", 0.7)
    sheet.fill(circle(0, 0, radius * 0.26), "#efe3c8")
    sheet.fill(circle(0, 0, radius * 0.16), "#f5c93d")
    flag = smooth(
        [(0, 0.4), (radius * 0.5, 2.4), (radius, 0.8), (radius, 5.2), (radius * 0.5, 6.8), (0, 5.0)], tension=0.4
    )
    sheet.shade(flag, 1.4, 0.4)
    sheet.fill(flag, "#c8322b")
    sheet.fill(star(radius * 0.5, 4.0, 1.5, 0.65), "#ffe9a0")
    for side in (-1, 1):
        at = (side * (x - 7.5), 0.0)
        sheet.shade(circle(*at, 4.2), 1.2, 0.4)
        sheet.fill(circle(*at, 4.2), "#f5c93d")
        sheet.fill(circle(*at, 3.5), "#fdf6e6")
        sheet.line(segment(at, (at[0], 2.6)), "#2a2026", 0.5)
        sheet.line(segment(at, (at[0] + 1.9, -0.8)), "#2a2026", 0.5)


def _skylight(sheet: Sheet, x: float, y: float, random: Random) -> None:
    """A pyramid of glass over the great hall, and a banner with a skull."""
    sheet.fill(box(-x, -y, x, y), "#c98f5c")
    for i in range(int(x)):
        for j in range(int(y)):
            tint = random.choice(["#d49a66", "#bf8350", "#cc9260"])
            sheet.fill(box(-x + i * 2.05, -y + j * 2.05, -x + i * 2.05 + 1.9, -y + j * 2.05 + 1.9), tint)
    half_x, half_y = x * 0.42, y * 0.62
    corners = [(-half_x, -half_y), (half_x, -half_y), (half_x, half_y), (-half_x, half_y)]
    sheet.shade(polygon(corners), 3.0, 0.45)
    for (a, b), tint in zip(
        zip(corners, [*corners[1:], corners[0]], strict=True), ("#e6f6fb", "#9fd0e2", "#6fa9c4", "#c4e6f0"), strict=True
    ):
        face = polygon([a, b, (0, 0)])
        sheet.fill(face, tint)
        for k in range(1, 6):
            p, q = (a[0] * k / 6, a[1] * k / 6), (b[0] * k / 6, b[1] * k / 6)
            sheet.line(segment(p, q), "#4d7a8c", 0.25, 0.8)
        for k in range(1, 6):
            foot = (a[0] + (b[0] - a[0]) * k / 6, a[1] + (b[1] - a[1]) * k / 6)
            sheet.line(segment(foot, (0, 0)), "#4d7a8c", 0.2, 0.6)
    for corner in corners:
        sheet.line(segment(corner, (0, 0)), "#33586f", 0.6)
    sheet.line(polygon(corners), "#33586f", 0.8)
    for side in (-1, 1):
        banner = box(side * x * 0.70 - 4.6, -y * 0.46, side * x * 0.70 + 4.6, y * 0.46, 0.6)
        sheet.shade(banner, 1.4, 0.4)
        sheet.fill(banner, "#2f6f76")
        sheet.line(banner, "#f5c93d", 0.7)
        with sheet.moved(side * x * 0.70, 0.0, 0.0, 0.9):
            skull = smooth([(-3.4, -0.6), (-2.6, 2.6), (1.4, 2.8), (3.8, 0.6), (3.2, -1.4), (-0.6, -1.4)], tension=0.7)
            sheet.fill(skull, "#fffaf0")
            sheet.fill(circle(-0.8, 1.1, 0.75), "#2f6f76")
            for k in range(4):
                sheet.fill(polygon([(k * 0.9, -1.3), (k * 0.9 + 0.8, -1.3), (k * 0.9 + 0.4, -2.5)]), "#fffaf0")


def _pretzel(sheet: Sheet, x: float, y: float, random: Random) -> None:
    """A chimney that smokes, and the baker's golden pretzel."""
    sheet.fill(box(-x, -y, x, y), "#b5563f")
    for j in range(int(y) + 1):
        for i in range(-1, int(x) + 1):
            px, py = -x + i * 2.6 + (j % 2) * 1.3, -y + j * 2.2
            sheet.fill(
                box(px + 0.1, py + 0.1, px + 2.5, py + 2.1, 0.8), random.choice(["#c4664c", "#a84c38", "#b9593f"])
            )
    plate = circle(0, 0, min(x, y) * 0.66)
    sheet.shade(plate, 2.2, 0.45)
    sheet.fill(plate, "#fff3d6")
    sheet.line(plate, "#7a3f2a", 0.9)
    size = min(x, y) * 0.50
    heart = [(0.0, 0.35), (0.45, 0.75), (0.95, 0.4), (0.75, -0.3), (0.0, -0.85)]
    ring = smooth([(px * size, py * size) for px, py in mirrored(heart[::-1])], tension=0.9)
    arms = [
        smooth([(0, size * 0.35), (-side * size * 0.15, -size * 0.05), (side * size * 0.5, -size * 0.45)], closed=False)
        for side in (-1, 1)
    ]
    for colour, width in (("#6b3418", 3.6), ("#c9782e", 2.8), ("#e8a552", 1.0)):
        for path in (ring, *arms):
            sheet.line(path, colour, width)
    for px, py in ((-0.82, -0.15), (-0.4, -0.62), (0.4, -0.62), (0.82, -0.15), (-0.8, 0.6), (0.8, 0.6)):
        sheet.fill(circle(px * size, py * size, 0.5), "#fffdf4")
    chimney = box(x - 7.4, y * 0.1 - 2.6, x - 2.4, y * 0.1 + 2.6, 0.3)
    sheet.shade(chimney, 2.6, 0.45)
    sheet.fill(chimney, "#8f4a38")
    sheet.fill(box(x - 6.2, y * 0.1 - 1.4, x - 3.6, y * 0.1 + 1.4), "#2a1c18")
    for k, (px, py) in enumerate(((x - 4.4, y * 0.1 + 1.0), (x - 3.0, y * 0.1 + 3.4), (x - 4.6, y * 0.1 + 6.2))):
        sheet.fill(circle(px, py, 1.3 + 0.5 * k), "#fffaf2", 0.75, 0.4)


KINDS: dict[str, Callable[[Sheet, float, float, Random], None]] = {
    "pool": _pool, "garden": _garden, "helipad": _helipad, "billboard": _billboard, "solar": _solar, "tank": _tank,
    "court": _court, "dome": _dome, "skylight": _skylight, "pretzel": _pretzel,
    **hidden_roofs.KINDS, **second_roofs.KINDS,
}  # fmt: skip


def draw_stadium(sheet: Sheet, half: float) -> None:
    """A pitch with stands full of people around it."""
    random = Random("stadium")
    sheet.fill(box(-half, -half, half, half), "#8f8a96")
    for ring in range(6):
        reach = half - 1.5 - ring * 2.6
        stand = box(-reach, -reach * 0.98, reach, reach * 0.98, 9.0)
        sheet.fill(stand, ("#b9b3bf", "#a39dab")[ring % 2])
        sheet.line(stand, "#6b6573", 0.3)
        crowd(sheet, reach - 1.3, random)
    x, y = half * 0.66, half * 0.56
    sheet.fill(box(-x - 3.2, -y - 3.2, x + 3.2, y + 3.2, 4.0), "#c4694a")
    sheet.line(box(-x - 1.6, -y - 1.6, x + 1.6, y + 1.6, 3.0), "#fdf6e6", 0.35)
    pitch = box(-x, -y, x, y)
    with sheet.clipped(pitch):
        for k in range(10):
            tint = "#5fa852" if k % 2 else "#71b862"
            sheet.fill(box(-x + 2 * x * k / 10, -y, -x + 2 * x * (k + 1) / 10, y), tint)
    white = "#fdfdf6"
    sheet.line(box(-x + 1.6, -y + 1.6, x - 1.6, y - 1.6), white, 0.6)
    sheet.line(segment((0, -y + 1.6), (0, y - 1.6)), white, 0.6)
    sheet.line(circle(0, 0, 8.0), white, 0.6)
    sheet.fill(circle(0, 0, 0.9), white)
    for side in (-1, 1):
        goal = side * (x - 1.6)
        sheet.line(box(goal, -10, goal - side * 9, 10), white, 0.6)
        sheet.line(box(goal, -5, goal - side * 4, 5), white, 0.6)
        sheet.fill(box(goal, -3.2, goal + side * 1.5, 3.2), white, 0.9)
    for corner_x in (-1, 1):
        for corner_y in (-1, 1):
            at = corner_x * (half - 5), corner_y * (half - 5)
            sheet.fill(circle(*at, 3.4), "#3d3a46")
            sheet.fill(star(*at, 2.6, 1.1), "#ffe9a0")


def crowd(sheet: Sheet, reach: float, random: Random) -> None:
    """People in one row of the stands."""
    colours = ["#c8322b", "#2f6fc4", "#3c9a45", "#f0c02c", "#fdf6e6", "#2b2b30", "#e8792a"]
    step = 1.9
    count = int(2 * (reach - 8) / step)
    for k in range(count):
        along = -(reach - 8) + k * step
        for x, y in ((along, reach * 0.98), (along, -reach * 0.98), (reach, along), (-reach, along)):
            if random.random() < 0.72:
                sheet.fill(circle(x, y, 0.62), random.choice(colours))
