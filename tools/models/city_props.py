"""Small things of a city seen from straight above: trees, houses, stalls, ships, trains. Millimetres on the board."""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from .ink import Sheet, box, circle, darker, lighter, polygon, segment, smooth
from .outlines import Point

ROOFS = ("#c4553b", "#b64a35", "#cf6a45", "#a8513f")
LEAVES = ("#7fae66", "#8ab86e", "#76a661", "#94c07a")  # paler than people in green


def tree(sheet: Sheet, at: Point, radius: float, random: Random, colours: Sequence[str] = LEAVES) -> None:
    """A round tree."""
    x, y = at
    colour = random.choice(colours)
    bumps = random.randrange(6, 9)
    turn = random.random() * math.tau
    points = [
        (
            x + radius * (1.0 if i % 2 else 0.86) * math.cos(turn + math.pi * i / bumps),
            y + radius * (1.0 if i % 2 else 0.86) * math.sin(turn + math.pi * i / bumps),
        )
        for i in range(2 * bumps)
    ]
    crown = smooth(points, tension=1.0)
    sheet.shade(crown, radius * 0.6, 0.24)
    sheet.fill(crown, darker(colour, 0.16))
    sheet.fill(circle(x - radius * 0.12, y - radius * 0.08, radius * 0.76), colour)
    sheet.fill(circle(x - radius * 0.3, y - radius * 0.22, radius * 0.4), lighter(colour, 0.28))


def pine(sheet: Sheet, at: Point, radius: float, random: Random) -> None:
    """A fir: a star of branches."""
    x, y = at
    turn = random.random() * math.tau
    for share, colour in ((1.0, "#5f8a78"), (0.7, "#719c87"), (0.4, "#8ab49c")):
        points = []
        for i in range(16):
            reach = radius * share * (1.0 if i % 2 else 0.68)
            points.append((x + reach * math.cos(turn + i * math.pi / 8), y + reach * math.sin(turn + i * math.pi / 8)))
        shape = polygon(points)
        if share == 1.0:
            sheet.shade(shape, radius * 0.7, 0.26)
        sheet.fill(shape, colour)


def bush(sheet: Sheet, at: Point, radius: float, random: Random, blossom: str | None = None) -> None:
    """A low bush, perhaps in blossom."""
    tree(sheet, at, radius, random, ("#86b377", "#92bd82"))
    if blossom:
        for _ in range(6):
            angle, reach = random.random() * math.tau, radius * 0.75 * math.sqrt(random.random())
            sheet.fill(circle(at[0] + reach * math.cos(angle), at[1] + reach * math.sin(angle), radius * 0.16), blossom)


def house(
    sheet: Sheet, at: Point, width: float, depth: float, turn_deg: float, colour: str, random: Random, hip: bool = False
) -> None:
    """A pitched roof with its ridge along the width."""
    w, d = width / 2, depth / 2
    with sheet.moved(*at, turn_deg):
        foot = box(-w, -d, w, d)
        sheet.canvas.save()
        sheet.canvas.rotate(-turn_deg)  # shadows do not turn with the house
        sheet.canvas.translate(0.82 * depth * 0.3, 0.54 * depth * 0.3)
        sheet.canvas.rotate(turn_deg)
        sheet.fill(foot, "#1d1430", 0.38, depth * 0.08)
        sheet.canvas.restore()
        cut = d * 0.9 if hip else 0.0
        # The side towards the lamp is the bright one.
        facing = math.radians(turn_deg)
        near = math.cos(facing) * 0.54 + math.sin(facing) * -0.82
        low, high = (
            (lighter(colour, 0.14), darker(colour, 0.2)) if near > 0 else (darker(colour, 0.2), lighter(colour, 0.14))
        )
        sheet.fill(foot, darker(colour, 0.1))
        sheet.fill(polygon([(-w, -d), (w, -d), (w - cut, 0), (-w + cut, 0)]), low)
        sheet.fill(polygon([(-w, d), (w, d), (w - cut, 0), (-w + cut, 0)]), high)
        for i in range(1, max(2, int(depth / 1.6))):
            y = -d + depth * i / max(2, int(depth / 1.6))
            sheet.line(segment((-w + 0.2, y), (w - 0.2, y)), darker(colour, 0.4), 0.14, 0.45)
        sheet.line(segment((-w + cut, 0), (w - cut, 0)), lighter(colour, 0.35), 0.4)
        sheet.line(foot, darker(colour, 0.55), 0.3, 0.8)
        cx, cy = random.choice([-1, 1]) * w * 0.55, random.choice([-1, 1]) * d * 0.45
        chimney = box(cx - 0.7, cy - 0.7, cx + 0.7, cy + 0.7)
        sheet.fill(chimney, "#7a5a4c")
        sheet.fill(box(cx - 0.35, cy - 0.35, cx + 0.35, cy + 0.35), "#2a2026")


def flat_roof(sheet: Sheet, at: Point, width: float, depth: float, colour: str, random: Random) -> None:
    """A flat roof with a parapet and machines on it."""
    x, y = at
    w, d = width / 2, depth / 2
    foot = box(x - w, y - d, x + w, y + d, 0.6)
    sheet.shade(foot, min(width, depth) * 0.35, 0.4)
    sheet.fill(foot, lighter(colour, 0.3))
    sheet.fill(box(x - w + 0.8, y - d + 0.8, x + w - 0.8, y + d - 0.8, 0.4), colour)
    sheet.line(foot, darker(colour, 0.5), 0.3, 0.8)
    for _ in range(2):
        px, py = x + random.uniform(-0.5, 0.5) * w, y + random.uniform(-0.5, 0.5) * d
        unit = box(px - 1.1, py - 0.9, px + 1.1, py + 0.9, 0.2)
        sheet.shade(unit, 0.6, 0.4)
        sheet.fill(unit, "#d7dadd")
        sheet.fill(circle(px, py, 0.6), "#7f868c")


def stall(sheet: Sheet, at: Point, size: float, turn_deg: float, colour: str) -> None:
    """A market stall under a striped awning."""
    half = size / 2
    sheet.shade(_turned_box(at, half, half, turn_deg), size * 0.3, 0.38)
    with sheet.moved(*at, turn_deg):
        for i in range(6):
            x0 = -half + size * i / 6
            sheet.fill(box(x0, -half, x0 + size / 6, half), colour if i % 2 == 0 else "#fdf3e0")
        sheet.fill(box(-half, 0, half, half), "#1d1430", 0.12)
        sheet.line(segment((-half, 0), (half, 0)), "#fffaf0", 0.3, 0.7)
        sheet.line(box(-half, -half, half, half), darker(colour, 0.55), 0.3, 0.8)


def _turned_box(at: Point, w: float, h: float, turn_deg: float) -> object:
    cos, sin = math.cos(math.radians(turn_deg)), math.sin(math.radians(turn_deg))
    corners = [(-w, -h), (w, -h), (w, h), (-w, h)]
    return polygon([(at[0] + x * cos - y * sin, at[1] + x * sin + y * cos) for x, y in corners])


def ship(sheet: Sheet, at: Point, length: float, turn_deg: float, colour: str, random: Random) -> None:
    """A freighter with containers on deck, and its wake."""
    half, beam = length / 2, length * 0.16
    hull = [(-half, -beam * 0.8), (half * 0.55, -beam), (half * 0.85, -beam * 0.6), (half, 0)]
    hull += [(x, -y) for x, y in reversed(hull[:-1])]
    with sheet.moved(*at, turn_deg):
        for side in (-1, 1):
            sheet.line(
                smooth([(half, 0), (0, side * beam * 1.5), (-half * 1.2, side * beam * 2.0)], False),
                "#ffffff",
                0.5,
                0.6,
            )
        path = smooth(hull, tension=0.6)
        sheet.shade(path, 1.0, 0.35)
        sheet.fill(path, darker(colour, 0.25))
        inner = [(x * 0.92, y * 0.78) for x, y in hull]
        sheet.fill(smooth(inner, tension=0.6), "#d8b98c")
        paints = ["#d0563f", "#e0a93c", "#4f8f6a", "#4872a6", "#efe6d2"]
        cell = length * 0.085
        for i in range(5):
            for j in (-1, 0, 1):
                x = -half * 0.35 + i * cell * 1.25
                block = box(x, j * cell * 0.9 - cell * 0.38, x + cell, j * cell * 0.9 + cell * 0.38)
                sheet.fill(block, random.choice(paints))
                sheet.line(block, "#2a2026", 0.15, 0.5)
        bridge = box(-half * 0.85, -beam * 0.6, -half * 0.5, beam * 0.6, 0.4)
        sheet.shade(bridge, 0.8, 0.4)
        sheet.fill(bridge, "#f7f2e8")
        sheet.fill(box(-half * 0.78, -beam * 0.42, -half * 0.7, beam * 0.42), "#33586f")  # windows of the bridge
        sheet.fill(circle(-half * 0.6, 0, beam * 0.2), "#2a2026")  # the funnel
        sheet.line(circle(-half * 0.6, 0, beam * 0.24), "#e0a93c", 0.3)


def container(sheet: Sheet, at: Point, colour: str, upright: bool) -> None:
    """A shipping container."""
    w, h = (2.0, 4.6) if upright else (4.6, 2.0)
    x, y = at
    body = box(x - w / 2, y - h / 2, x + w / 2, y + h / 2)
    sheet.shade(body, 0.9, 0.38)
    sheet.fill(body, colour)
    for i in range(1, 6):
        a = (x - w / 2, y - h / 2 + h * i / 6) if upright else (x - w / 2 + w * i / 6, y - h / 2)
        b = (x + w / 2, a[1]) if upright else (a[0], y + h / 2)
        sheet.line(segment(a, b), darker(colour, 0.4), 0.14, 0.7)
    sheet.line(body, darker(colour, 0.6), 0.25, 0.8)


def factory(sheet: Sheet, at: Point, width: float, depth: float, random: Random) -> None:
    """A works with a saw-tooth roof and a smoking chimney."""
    x, y = at
    w, d = width / 2, depth / 2
    foot = box(x - w, y - d, x + w, y + d)
    sheet.shade(foot, depth * 0.28, 0.42)
    teeth = max(3, round(width / 4))
    for i in range(teeth):
        x0, x1 = x - w + width * i / teeth, x - w + width * (i + 1) / teeth
        sheet.fill(box(x0, y - d, x0 + (x1 - x0) * 0.62, y + d), "#b07a5c")
        sheet.fill(box(x0 + (x1 - x0) * 0.62, y - d, x1, y + d), "#bfe0e6")
        for j in range(1, 5):
            row = y - d + depth * j / 5
            sheet.line(segment((x0 + (x1 - x0) * 0.62, row), (x1, row)), "#5a4a48", 0.2, 0.8)
        sheet.line(segment((x0, y - d), (x0, y + d)), "#6d4536", 0.3)
    sheet.line(foot, "#4d3028", 0.35)
    cx, cy = x - w - 2.2, y + d * 0.3
    stack = circle(cx, cy, 1.5)
    sheet.shade(stack, 5.0, 0.4, 0.8)
    sheet.fill(stack, "#8e4a3a")
    sheet.fill(circle(cx, cy, 0.85), "#231a1c")
    for i in range(4):
        puff = circle(cx + 1.6 + i * 2.1, cy + 1.2 + i * 1.9 + random.uniform(-0.4, 0.4), 1.3 + 0.5 * i)
        sheet.fill(puff, "#fbf4ea", 0.62 - 0.1 * i, 0.25)


def windmill(sheet: Sheet, at: Point, radius: float, turn_deg: float) -> None:
    """A windmill, its sails spread."""
    x, y = at
    tower = circle(x, y, radius * 0.42)
    sheet.shade(tower, radius * 0.8, 0.4)
    sheet.fill(tower, "#e9dcc6")
    sheet.fill(circle(x, y, radius * 0.3), "#8f3f33")
    with sheet.moved(x, y, turn_deg):
        for i in range(4):
            with sheet.moved(0, 0, 90 * i):
                sail = box(0.2, radius * 0.16, radius * 0.42, radius)
                sheet.shade(sail, 0.8, 0.3)
                sheet.fill(sail, "#fdf6e6")
                sheet.line(sail, "#8a6a4c", 0.22)
                for k in range(1, 4):
                    row = radius * (0.16 + 0.21 * k)
                    sheet.line(segment((0.2, row), (radius * 0.42, row)), "#8a6a4c", 0.14)
                sheet.line(segment((0, 0), (0, radius)), "#6b4a34", 0.5)
    sheet.fill(circle(x, y, radius * 0.1), "#3a2a24")


def field(sheet: Sheet, at: Point, width: float, depth: float, turn_deg: float, colour: str) -> None:
    """A ploughed field."""
    w, d = width / 2, depth / 2
    with sheet.moved(*at, turn_deg):
        sheet.fill(box(-w, -d, w, d, 1.0), colour)
        rows = max(3, int(depth / 1.5))
        for i in range(rows):
            y = -d + depth * (i + 0.5) / rows
            sheet.line(segment((-w + 0.7, y), (w - 0.7, y)), darker(colour, 0.25), 0.35, 0.6)
        sheet.line(box(-w, -d, w, d, 1.0), darker(colour, 0.3), 0.3, 0.6)


def fountain(sheet: Sheet, at: Point, radius: float) -> None:
    """A round fountain."""
    x, y = at
    rim = circle(x, y, radius)
    sheet.shade(rim, radius * 0.25, 0.35)
    sheet.fill(rim, "#efe6d4")
    sheet.fill(circle(x, y, radius * 0.78), "#6db6d4")
    sheet.fill(circle(x - radius * 0.15, y - radius * 0.15, radius * 0.5), "#93d0e4")
    sheet.fill(circle(x, y, radius * 0.24), "#efe6d4")
    for i in range(8):
        angle = math.tau * i / 8
        sheet.fill(
            circle(x + radius * 0.5 * math.cos(angle), y + radius * 0.5 * math.sin(angle), radius * 0.07), "#ffffff"
        )
    sheet.line(rim, "#8d7f6d", 0.3)


def flower_bed(sheet: Sheet, at: Point, radius: float, random: Random) -> None:
    """A round bed of rings of flowers inside a hedge."""
    x, y = at
    hedge = circle(x, y, radius)
    sheet.shade(hedge, 1.0, 0.35)
    sheet.fill(hedge, "#3f7d4d")
    sheet.fill(circle(x, y, radius * 0.8), "#7a5a3c")
    tints = random.sample(["#e8506a", "#f5b53d", "#f7f0f5", "#b05bc0", "#f08a4b", "#ff9fbd"], 3)
    for ring, tint in zip((0.62, 0.38, 0.12), tints, strict=True):
        count = max(1, round(math.tau * radius * ring / 1.7))
        for i in range(count):
            angle = math.tau * i / count + ring
            px, py = x + radius * ring * math.cos(angle), y + radius * ring * math.sin(angle)
            sheet.fill(circle(px, py, 0.85), darker(tint, 0.2))
            sheet.fill(circle(px - 0.15, py - 0.1, 0.6), tint)


def hedge(sheet: Sheet, at: Point, size: float, turn_deg: float) -> None:
    """A square maze of hedges."""
    with sheet.moved(*at, turn_deg):
        for share in (1.0, 0.62, 0.25):
            half = size / 2 * share
            ring = box(-half, -half, half, half, 0.6)
            sheet.shade(ring, 0.0, 0.0)
            sheet.line(ring, "#2f6a41", 1.5)
            sheet.line(ring, "#4f9357", 0.8)
            gap = box(half - 1.2, -1.3, half + 1.2, 1.3) if share != 0.62 else box(-half - 1.2, -1.3, -half + 1.2, 1.3)
            sheet.fill(gap, "#a9cfae")


def pool(sheet: Sheet, at: Point, width: float, depth: float, turn_deg: float) -> None:
    """A swimming pool."""
    w, d = width / 2, depth / 2
    with sheet.moved(*at, turn_deg):
        sheet.fill(box(-w - 0.7, -d - 0.7, w + 0.7, d + 0.7, 1.2), "#f3ead8")
        sheet.fill(box(-w, -d, w, d, 0.9), "#4fb3cf")
        sheet.fill(box(-w + 0.5, -d + 0.5, w * 0.4, d * 0.3, 0.7), "#86d3e4", 0.8)


def observatory(sheet: Sheet, at: Point, radius: float) -> None:
    """A round building with a dome that is open."""
    x, y = at
    base = circle(x, y, radius)
    sheet.shade(base, radius * 0.6, 0.4)
    sheet.fill(base, "#d9cfe2")
    sheet.line(base, "#6d5a85", 0.35)
    sheet.glow(
        circle(x, y, radius * 0.76), (x - radius * 0.3, y - radius * 0.25), radius * 1.1, ["#f5f1fa", "#9a88b6"], [1, 1]
    )
    sheet.fill(
        polygon(
            [
                (x - 0.1 * radius, y),
                (x + 0.5 * radius, y + 0.62 * radius),
                (x + 0.7 * radius, y + 0.42 * radius),
                (x + 0.1 * radius, y - 0.1 * radius),
            ]
        ),
        "#2b2440",
    )
    sheet.fill(circle(x + 0.42 * radius, y + 0.38 * radius, radius * 0.1), "#ffe9a0")


def umbrella(sheet: Sheet, at: Point, radius: float, colour: str) -> None:
    """A parasol: eight segments in two colours."""
    x, y = at
    sheet.shade(circle(x, y, radius), radius * 0.5, 0.35)
    for i in range(8):
        a, b = math.tau * i / 8, math.tau * (i + 1) / 8
        wedge = polygon(
            [
                (x, y),
                (x + radius * math.cos(a), y + radius * math.sin(a)),
                (x + radius * math.cos(b), y + radius * math.sin(b)),
            ]
        )
        sheet.fill(wedge, colour if i % 2 else "#fff6e4")
    sheet.fill(circle(x, y, radius * 0.14), darker(colour, 0.4))


def train(sheet: Sheet, start: Point, turn_deg: float, cars: int, colour: str) -> None:
    """A train of so many cars, its engine first, along its direction."""
    with sheet.moved(*start, turn_deg):
        for i in range(cars):
            x0 = i * -13.6
            body = box(x0 - 13, -2.3, x0, 2.3, 1.6 if i == 0 else 0.7)
            sheet.shade(body, 1.3, 0.4)
            tint = colour if i == 0 else lighter(colour, 0.1)
            sheet.fill(body, tint)
            sheet.fill(box(x0 - 12, -1.1, x0 - 1.2, 1.1, 0.5), lighter(tint, 0.4))
            for k in range(3):
                sheet.fill(box(x0 - 11 + 3.6 * k, -0.7, x0 - 9 + 3.6 * k, 0.7, 0.2), "#5b6a78")
            sheet.line(body, darker(colour, 0.55), 0.3)
            if i == 0:
                sheet.fill(box(x0 - 2.2, -1.5, x0 - 0.9, 1.5, 0.4), "#27343d")


def rails(sheet: Sheet, start: Point, end: Point) -> None:
    """A railway track."""
    length = math.dist(start, end)
    turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    with sheet.moved(*start, turn):
        sheet.fill(box(0, -3.4, length, 3.4), "#a3937c", 0.85)
        for i in range(int(length / 2.2)):
            sheet.fill(box(i * 2.2 + 0.6, -2.6, i * 2.2 + 1.4, 2.6), "#6a5240")
        for side in (-1.5, 1.5):
            sheet.line(segment((0, side), (length, side)), "#4a4a52", 0.6)
            sheet.line(segment((0, side - 0.1), (length, side - 0.1)), "#c9cdd2", 0.22)
