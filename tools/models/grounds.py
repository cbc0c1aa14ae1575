"""The ground of Neighborhoods: each theme has its own pattern."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from meeple_city.table.zones import Zone

from .colours import mix
from .ink import Sheet, box, circle, darker, lighter, segment, smooth

Bounds = tuple[float, float, float, float]


def blotches(sheet: Sheet, zone: Zone, bounds: Bounds, random: Random) -> None:
    """Uneven ground without more to it."""
    x0, y0, x1, y1 = bounds
    for _ in range(int((x1 - x0) * (y1 - y0) / 260)):
        x, y, r = random.uniform(x0, x1), random.uniform(y0, y1), random.uniform(3, 11)
        tint = lighter(zone.colour, 0.4) if random.random() < 0.5 else zone.colour
        sheet.fill(circle(x, y, r, random.uniform(0.5, 1.0)), tint, 0.22, 1.5)


def _grass(sheet: Sheet, zone: Zone, bounds: Bounds, random: Random) -> None:
    blotches(sheet, zone, bounds, random)
    x0, y0, x1, y1 = bounds
    for _ in range(int((x1 - x0) * (y1 - y0) / 60)):
        x, y = random.uniform(x0, x1), random.uniform(y0, y1)
        for dx in (-0.45, 0.0, 0.45):
            sheet.line(segment((x + dx, y), (x + 1.5 * dx, y + 0.9)), darker(zone.colour, 0.2), 0.2, 0.4)


def _cobbles(sheet: Sheet, zone: Zone, bounds: Bounds, random: Random) -> None:
    x0, y0, x1, y1 = bounds
    row, y = 0, y0
    while y < y1:
        x = x0 + (row % 2) * 1.3
        while x < x1:
            tint = mix(lighter(zone.colour, 0.36), lighter(zone.colour, 0.1), random.random())
            sheet.fill(box(x, y, x + 2.3, y + 1.9, 0.7), tint, 0.6)
            x += 2.6
        row, y = row + 1, y + 2.2


def _tiles(sheet: Sheet, zone: Zone, bounds: Bounds, random: Random) -> None:
    x0, y0, x1, y1 = bounds
    size = 6.0
    for i in range(int((x1 - x0) / size) + 1):
        for j in range(int((y1 - y0) / size) + 1):
            x, y = x0 + i * size, y0 + j * size
            tint = lighter(zone.colour, 0.34) if (i + j) % 2 else lighter(zone.colour, 0.16)
            sheet.fill(box(x + 0.15, y + 0.15, x + size - 0.15, y + size - 0.15), tint, 0.6 + 0.2 * random.random())


def _water(sheet: Sheet, zone: Zone, bounds: Bounds, random: Random) -> None:
    x0, y0, x1, y1 = bounds
    blotches(sheet, zone, bounds, random)
    for _ in range(int((x1 - x0) * (y1 - y0) / 80)):
        x, y, w = random.uniform(x0, x1), random.uniform(y0, y1), random.uniform(1.5, 4.0)
        wave = smooth([(x, y), (x + w * 0.5, y + 0.6), (x + w, y), (x + 1.5 * w, y + 0.6), (x + 2 * w, y)], False)
        sheet.line(wave, "#ffffff", 0.32, random.uniform(0.25, 0.6))


def _contours(sheet: Sheet, zone: Zone, bounds: Bounds, random: Random) -> None:
    blotches(sheet, zone, bounds, random)
    x0, y0, x1, y1 = bounds
    cx, cy = x0 + 0.6 * (x1 - x0), y0 + 0.55 * (y1 - y0)
    for ring in range(9, 0, -1):
        points = []
        for i in range(14):
            angle = math.tau * i / 14
            reach = ring * 11 * (1 + 0.12 * math.sin(3 * angle + 0.5) + 0.06 * math.sin(5 * angle))
            points.append((cx + reach * math.cos(angle), cy + reach * math.sin(angle)))
        sheet.fill(smooth(points, tension=1.0), lighter(zone.colour, 0.42), 0.14)
        sheet.line(smooth(points, tension=1.0), darker(zone.colour, 0.2), 0.35, 0.3)


def _gravel(sheet: Sheet, zone: Zone, bounds: Bounds, random: Random) -> None:
    blotches(sheet, zone, bounds, random)
    x0, y0, x1, y1 = bounds
    for _ in range(int((x1 - x0) * (y1 - y0) / 14)):
        x, y = random.uniform(x0, x1), random.uniform(y0, y1)
        tint = lighter(zone.colour, 0.5) if random.random() < 0.6 else darker(zone.colour, 0.25)
        sheet.fill(circle(x, y, random.uniform(0.15, 0.4)), tint, 0.5)


PATTERNS: dict[str, Callable[[Sheet, Zone, Bounds, Random], None]] = {
    "old town": _cobbles,
    "market": _tiles,
    "heights": _contours,
    "park": _grass,
    "station": _gravel,
    "docks": _water,
    "mills": _grass,
    "gardens": _grass,
}
