"""Parts that printed monsters share: eyes, mouths, claws, scales, fur. Millimetres, seen from the front."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from .ink import Sheet, circle, darker, lighter, polygon, segment, smooth
from .outlines import Outline, Point

INK = "#231a22"
IVORY = "#fff6e0"


@dataclass(frozen=True)
class Artist:
    """What a monster is printed with: the sheet, its outline as a path, its colour and a seed of its own."""

    sheet: Sheet
    outline: Any
    colour: str
    random: Random


Work = Callable[[Artist], None]


def glance(a: Artist, head: Work) -> None:
    """The head of a monster that looks back over its shoulder: the face a little aside, and narrower."""
    with a.sheet.moved(1.2, 0.0):
        a.sheet.canvas.scale(0.82, 1.0)
        head(a)


def feet(a: Artist, count: int = 3) -> None:
    """Two feet with claws."""
    for side in (-1, 1):
        a.sheet.fill(circle(side * 9, 1.5, 6.4, 0.75), darker(a.colour, 0.12))
        a.sheet.line(circle(side * 9, 1.5, 6.4, 0.75), darker(a.colour, 0.6), 0.9)
        claws(a.sheet, (side * 9, 3.4), count, 10, 3.6)


def base_coat(sheet: Sheet, outline: Any, colour: str) -> None:
    """The colour of a monster: light from above, darker towards its outline."""
    sheet.gradient(outline, (0, 0), (0, 100), [darker(colour, 0.3), colour, lighter(colour, 0.06)])
    with sheet.clipped(outline):
        sheet.line(outline, darker(colour, 0.55), 6.0, 0.5, blur=1.6)
        sheet.line(outline, darker(colour, 0.7), 1.4, 0.8)


def eye(sheet: Sheet, at: Point, radius: float, iris: str = "#f5c93d", slant: float = 0.0, squash: float = 1.0) -> None:
    """An eye; a slant cuts it off from above, which looks angry."""
    x, y = at
    white = circle(x, y, radius, squash)
    sheet.fill(circle(x, y, radius + 0.9, squash), INK)
    sheet.fill(white, IVORY)
    with sheet.clipped(white):
        sheet.fill(circle(x - math.copysign(radius * 0.12, x), y - radius * 0.08, radius * 0.62), iris)
        sheet.fill(circle(x - math.copysign(radius * 0.12, x), y - radius * 0.08, radius * 0.34), INK)
        sheet.fill(circle(x - radius * 0.3, y + radius * 0.22, radius * 0.18), "#ffffff")
        if slant:
            side = math.copysign(1.0, x)
            lid = [
                (x - side * 9, y + radius * (1 - slant)),
                (x + side * 9, y + radius * (1 + slant)),
                (x + side * 9, y + 20),
                (x - side * 9, y + 20),
            ]
            sheet.fill(polygon(lid), INK)


def brow(sheet: Sheet, points: Outline, colour: str, width: float = 2.0) -> None:
    """A heavy brow and its mirror image."""
    for side in (-1, 1):
        sheet.line(smooth([(side * x, y) for x, y in points], closed=False), colour, width)


def mouth(sheet: Sheet, outline: Outline, upper: int, lower: int, tusks: bool = False, tongue: bool = True) -> None:
    """An open mouth with so many teeth above and below."""
    path = smooth(outline, tension=0.9)
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    x0, x1, y0, y1 = min(xs), max(xs), min(ys), max(ys)
    sheet.line(path, INK, 1.6)
    sheet.fill(path, "#4a0f1c")
    with sheet.clipped(path):
        if tongue:
            sheet.fill(circle((x0 + x1) / 2, y0, (x1 - x0) * 0.3, 0.9), "#e0596a")
        for count, top in ((upper, True), (lower, False)):
            for k in range(count):
                width = (x1 - x0) / count
                left = x0 + width * k
                foot, tip = (y1 + 0.6, y1 - (y1 - y0) * 0.42) if top else (y0 - 0.6, y0 + (y1 - y0) * 0.36)
                tooth = polygon([(left + 0.1, foot), (left + width - 0.1, foot), (left + width / 2, tip)])
                sheet.fill(tooth, IVORY)
                sheet.line(tooth, INK, 0.3, 0.6)
    if tusks:
        for side in (-1, 1):
            tusk = smooth(
                [(side * x1 * 0.62, y0 + 0.4), (side * x1 * 0.98, y0 + 0.6), (side * x1 * 0.86, y0 + (y1 - y0) * 1.15)],
                tension=0.5,
            )
            sheet.fill(tusk, IVORY)
            sheet.line(tusk, INK, 0.6)


def nostrils(sheet: Sheet, y: float, apart: float, size: float = 0.9) -> None:
    """Two nostrils."""
    for side in (-1, 1):
        sheet.fill(circle(side * apart, y, size, 0.75), INK)


def claws(sheet: Sheet, at: Point, count: int, width: float, length: float, down: bool = True) -> None:
    """A row of claws."""
    x, y = at
    for k in range(count):
        left = x - width / 2 + width * k / count
        step = width / count
        tip = y - length if down else y + length
        claw = polygon([(left + step * 0.08, y), (left + step * 0.92, y), (left + step * 0.5, tip)])
        sheet.fill(claw, IVORY)
        sheet.line(claw, INK, 0.45)


def belly(sheet: Sheet, outline: Outline, colour: str, bands: int) -> Any:
    """A pale belly in bands."""
    path = smooth(outline, tension=0.8)
    ys = [p[1] for p in outline]
    sheet.line(path, darker(colour, 0.5), 1.0)
    sheet.fill(path, colour)
    with sheet.clipped(path):
        for k in range(1, bands):
            y = min(ys) + (max(ys) - min(ys)) * k / bands
            sheet.line(smooth([(-30, y + 2.2), (0, y), (30, y + 2.2)], closed=False), darker(colour, 0.35), 0.8)
        sheet.line(path, darker(colour, 0.4), 3.0, 0.4, blur=1.0)
    return path


def scales(sheet: Sheet, outline: Any, colour: str, size: float) -> None:
    """Rows of scales, faint."""
    with sheet.clipped(outline):
        row, y = 0, 0.0
        while y < 102:
            x = -24.0 + (row % 2) * size / 2
            while x < 24:
                arc = smooth([(x - size / 2, y), (x, y - size * 0.5), (x + size / 2, y)], closed=False, tension=1.0)
                sheet.line(arc, darker(colour, 0.45), 0.4, 0.42)
                x += size
            row, y = row + 1, y + size * 0.62


def fur(sheet: Sheet, outline: Any, colour: str, random: Random, count: int = 240) -> None:
    """Tufts of hair, all hanging down."""
    with sheet.clipped(outline):
        for _ in range(count):
            x, y = random.uniform(-22, 22), random.uniform(0, 100)
            tint = darker(colour, 0.35) if random.random() < 0.6 else lighter(colour, 0.4)
            lean = x * 0.03
            tuft = smooth([(x - 0.9, y), (x + lean, y - 2.6), (x + 0.9, y)], closed=False, tension=0.8)
            sheet.line(tuft, tint, 0.45, 0.55)


def arm_line(sheet: Sheet, points: Outline, colour: str, width: float = 1.3) -> None:
    """The fold between an arm and the body, on both sides."""
    for side in (-1, 1):
        path = smooth([(side * x, y) for x, y in points], closed=False)
        sheet.line(path, darker(colour, 0.65), width + 2.0, 0.3, blur=0.9)
        sheet.line(path, darker(colour, 0.72), width)


def spikes(sheet: Sheet, x: float, low: float, high: float, count: int, width: float, colour: str) -> None:
    """A row of plates along the back."""
    step = (high - low) / count
    for k in range(count):
        y = low + step * k
        size = width * (1.0 - 0.4 * abs((k + 0.5) / count - 0.45))
        plate = polygon([(x - size, y), (x + size, y), (x, y + step * 1.25)])
        sheet.shade(plate, 0.7, 0.4)
        sheet.fill(plate, colour)
        sheet.fill(polygon([(x - size, y), (x, y), (x, y + step * 1.25)]), lighter(colour, 0.25))
        sheet.line(plate, darker(colour, 0.6), 0.6)


def tail(sheet: Sheet, points: Outline, colour: str, width: float) -> None:
    """A tail that tapers along a curve."""
    count = len(points)
    for k, (a, b) in enumerate(itertools.pairwise(points)):
        sheet.line(segment(a, b), darker(colour, 0.65), width * (1 - k / count) + 1.2)
    for k, (a, b) in enumerate(itertools.pairwise(points)):
        sheet.line(segment(a, b), darker(colour, 0.12), width * (1 - k / count))
        sheet.line(segment(a, b), lighter(colour, 0.12), width * 0.4 * (1 - k / count))
