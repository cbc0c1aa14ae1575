"""Roofs of the second box, each with the sign of its building on it, seen from above. Millimetres."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from . import city_props as props
from .ink import Sheet, box, circle, darker, lighter, polygon, segment, smooth, star

CREAM, DARK, GOLD = "#fff6e0", "#2a2026", "#f0bf3c"


def _hot_dog(sheet: Sheet, x: float, y: float, random: Random) -> None:
    """The diner's hot dog on a chequered roof."""
    size = x / 7
    for i in range(-7, 7):
        for j in range(-7, 7):
            inner = max(abs(i + 0.5), abs(j + 0.5)) < 5
            tint = "#58bfae" if inner else ("#fdf6ea", "#3a3038")[(i + j) % 2]
            sheet.fill(box(i * size, j * size * y / x, (i + 1) * size + 0.1, (j + 1) * size * y / x + 0.1), tint)
    sheet.line(box(-5 * size, -5 * size, 5 * size, 5 * size), "#d8483e", 1.2)
    with sheet.moved(0.0, 0.0, 32.0):
        bun = box(-16, -7.6, 16, 7.6, 7.4)
        sheet.shade(bun, 2.2, 0.45)
        sheet.fill(bun, "#d98f45")
        sheet.line(bun, "#7a431c", 0.8)
        sheet.fill(box(-14.6, 1.6, 14.6, 6.4, 2.4), "#efb468")
        sausage = box(-19, -3.4, 19, 3.4, 3.4)
        sheet.fill(sausage, "#b8402c")
        sheet.line(sausage, "#651c14", 0.7)
        sheet.line(segment((-15, 1.8), (15, 1.8)), "#e07a5c", 0.8, 0.8)
        wave = [(-16 + 4.0 * k, 1.7 if k % 2 else -1.7) for k in range(9)]
        sheet.line(smooth(wave, False, 0.9), "#ffd23f", 1.9)


def _letter(sheet: Sheet, x: float, y: float, random: Random) -> None:
    """The Post Office: an envelope as large as the roof."""
    sheet.fill(box(-x, -y, x, y), "#e2a52e")
    for k in range(-16, 17):
        sheet.line(segment((k * 3.4, -y), (k * 3.4, y)), "#c98c1f", 0.4, 0.7)
    w, d = x * 0.68, y * 0.50
    paper = box(-w, -d, w, d, 0.8)
    sheet.shade(paper, 2.4, 0.45)
    sheet.fill(paper, CREAM)
    with sheet.clipped(paper):
        for k in range(-14, 15):
            tint = ("#c8322b", "#2f5fa8")[k % 2]
            stripe = [(k * 4.0, -d), (k * 4.0 + 2.0, -d), (k * 4.0 + 5.0, d), (k * 4.0 + 3.0, d)]
            sheet.fill(polygon(stripe), tint)
        sheet.fill(box(-w + 2.2, -d + 2.2, w - 2.2, d - 2.2), CREAM)
    flap = [(-w + 2.2, d - 2.2), (0, -d * 0.18), (w - 2.2, d - 2.2)]
    sheet.line(polygon([(-w + 2.2, -d + 2.2), (0, d * 0.1), (w - 2.2, -d + 2.2)], False), "#b8a582", 0.7)
    sheet.fill(polygon(flap), darker(CREAM, 0.05))
    sheet.line(polygon(flap, False), "#8d7a58", 0.9)
    sheet.line(paper, "#8d7a58", 0.6)
    sheet.fill(circle(0, -d * 0.18, 3.2), "#c8322b")
    sheet.fill(star(0, -d * 0.18, 2.0, 0.9), CREAM)


def _film_reel(sheet: Sheet, x: float, y: float, random: Random) -> None:
    """The Cinema: a reel and its film under the stars."""
    sheet.fill(box(-x, -y, x, y), "#2c2650")
    for _ in range(60):
        at = random.uniform(-x, x), random.uniform(-y, y)
        sheet.fill(star(*at, random.uniform(0.4, 1.0), 0.3, 4), "#f4e4a8", 0.9)
    film = smooth([(-x - 4, -y * 0.52), (-x * 0.3, -y * 0.74), (x * 0.35, -y * 0.62), (x + 4, -y * 0.80)], False)
    sheet.line(film, DARK, 8.6)
    sheet.line(film, "#e8dcc0", 4.8)
    sheet.line(film, DARK, 4.8, 1.0, (0.8, 4.6))
    radius = min(x, y) * 0.66
    reel = circle(0, y * 0.06, radius)
    sheet.shade(reel, 2.6, 0.5)
    sheet.fill(reel, "#d4d8e0")
    sheet.line(reel, "#5d6472", 1.2)
    sheet.line(circle(0, y * 0.06, radius * 0.9), "#8f97a6", 0.5)
    for k in range(5):
        angle = math.tau * k / 5 + math.pi / 2
        hole = circle(radius * 0.56 * math.cos(angle), y * 0.06 + radius * 0.56 * math.sin(angle), radius * 0.25)
        sheet.fill(hole, "#3a3466")
        sheet.line(hole, "#5d6472", 0.7)
    sheet.fill(circle(0, y * 0.06, radius * 0.14), "#d8483e")


def _playground(sheet: Sheet, x: float, y: float, random: Random) -> None:
    """The School: hopscotch, a sandpit and a board for chess."""
    sheet.fill(box(-x, -y, x, y), "#5aa3c4")
    sheet.line(circle(0, 0, min(x, y) * 0.80), "#fdf6e6", 0.9, 0.9)
    tints = ("#d8483e", "#f5c93d", "#6fae4a", "#e8792a", "#f7f1e4", "#8a5fb5", "#d8483e", "#f5c93d")
    cells = [(0, -3), (0, -2), (-0.5, -1), (0.5, -1), (0, 0), (-0.5, 1), (0.5, 1), (0, 2)]
    for (i, j), tint in zip(cells, tints, strict=True):
        cell = box(i * 6.4 - 3.2, j * 6.0 - 1.0, i * 6.4 + 3.2, j * 6.0 + 5.0)
        sheet.fill(cell, tint)
        sheet.line(cell, "#fffaf0", 0.7)
    for i in range(6):
        for j in range(6):
            left, low = -x * 0.92 + i * 2.1, -6.3 + j * 2.1
            sheet.fill(box(left, low, left + 2.1, low + 2.1), ("#fdf6e6", "#3a3038")[(i + j) % 2])
    pit = circle(x * 0.66, 0, 6.6)
    sheet.fill(pit, "#efd79a")
    sheet.line(pit, "#8a5f3a", 1.2)
    sheet.fill(circle(x * 0.60, 1.4, 1.6), "#d8483e")
    sheet.fill(star(x * 0.74, -2.0, 1.9, 0.9), "#e8a552")
    props.tree(sheet, (0.0, y * 0.88), 3.0, random)


def _scales(sheet: Sheet, x: float, y: float, random: Random) -> None:
    """The Courthouse: golden scales on marble."""
    for i in range(int(2 * x / 6) + 1):
        for j in range(int(2 * y / 6) + 1):
            tint = ("#f4efe4", "#d6d0dc")[(i + j) % 2]
            sheet.fill(box(-x + 6 * i, -y + 6 * j, -x + 6 * i + 6, -y + 6 * j + 6), tint)
    plate = circle(0, 0, x * 0.70, 0.80 * y / x / 0.70)
    sheet.shade(plate, 2.2, 0.4)
    sheet.fill(plate, "#263a66")
    sheet.line(plate, GOLD, 1.4)
    for colour, more in ((DARK, 1.2), (GOLD, 0.0)):
        sheet.line(segment((0, -y * 0.56), (0, y * 0.60)), colour, 2.0 + more)
        sheet.line(segment((-x * 0.46, y * 0.44), (x * 0.46, y * 0.44)), colour, 1.8 + more)
        sheet.fill(box(-8, -y * 0.62, 8, -y * 0.50, 1.0), colour)
        for side in (-1, 1):
            at = side * x * 0.44
            for aside in (-7.0, 7.0):
                sheet.line(segment((at, y * 0.44), (at + aside, -y * 0.14)), colour, 0.7 + more * 0.5)
            pan = smooth([(at - 8.4, -y * 0.14), (at, -y * 0.40), (at + 8.4, -y * 0.14)], tension=0.9)
            sheet.fill(pan, colour)
            sheet.line(pan, colour, 0.8 + more)
    sheet.fill(circle(0, y * 0.60, 2.4), GOLD)


def _masks(sheet: Sheet, x: float, y: float, random: Random) -> None:
    """The Opera: the two masks of the theatre on red velvet."""
    sheet.fill(box(-x, -y, x, y), "#8f1f3a")
    for k in range(-24, 25):
        sheet.line(segment((k * 3.6, -y), (k * 3.6, y)), ("#6f1630", "#ad3450")[k % 2], 1.1, 0.7)
    sheet.line(box(-x + 1.6, -y + 1.6, x - 1.6, y - 1.6, 1.0), GOLD, 1.4)
    for k in range(24):
        angle = math.tau * k / 24
        ray = [(9 * math.cos(angle + s), 9 * math.sin(angle + s)) for s in (-0.09, 0.09)]
        sheet.fill(polygon([*ray, (14.5 * math.cos(angle), 14.5 * math.sin(angle))]), GOLD)
    sheet.fill(circle(0, 0, 8.6), "#fff3d6")
    sheet.line(circle(0, 0, 8.6), GOLD, 1.0)
    for side, glad in ((-1, True), (1, False)):
        with sheet.moved(side * x * 0.50, 0.0, side * -8.0):
            _mask(sheet, "#fff3d6" if glad else "#c9d6ea", glad)


def _mask(sheet: Sheet, colour: str, glad: bool) -> None:
    face = smooth([(-10.5, 11), (0, 9), (10.5, 11), (10, -3), (5, -12), (-5, -12), (-10, -3)], tension=0.8)
    sheet.shade(face, 2.0, 0.5)
    sheet.fill(face, colour)
    sheet.line(face, darker(colour, 0.55), 0.9)
    for side in (-1, 1):
        lift = 1.2 if glad else -1.2
        eye = smooth([(side * 2.0, 2.2), (side * 4.8, 4.2 + lift), (side * 7.4, 2.6 - lift), (side * 4.8, 1.0)])
        sheet.fill(eye, DARK)
    corner, low = (-3.4, -8.8) if glad else (-9.0, -4.2)
    lips = smooth([(-6.0, corner), (0, low), (6.0, corner), (0, low + (2.6 if glad else 2.0))], tension=0.8)
    sheet.fill(lips, "#8f1f3a")
    sheet.line(lips, DARK, 0.7)


def draw_aquarium(sheet: Sheet, half: float) -> None:
    """A basin under glass with a whale and shoals of fish."""
    random = Random("aquarium")
    sheet.fill(box(-half, -half, half, half), "#d8e6e4")
    for ring, tint in ((0.0, "#b5ccd0"), (2.6, "#e9f2ee"), (5.2, "#8fb3bd")):
        sheet.fill(box(-half + 1.2 + ring, -half + 1.2 + ring, half - 1.2 - ring, half - 1.2 - ring, 8.0), tint)
    reach = half - 8.6
    basin = box(-reach, -reach, reach, reach, 14.0)
    sheet.glow(basin, (-half * 0.2, -half * 0.2), half * 1.3, ["#6fd6e6", "#2f9cc4", "#17568f"], [1, 1, 1])
    with sheet.clipped(basin):
        for _ in range(34):
            px, py = random.uniform(-reach, reach), random.uniform(-reach, reach)
            ripple = [(px, py), (px + 2.2, py + 0.8), (px + 4.4, py), (px + 6.6, py + 0.8)]
            sheet.line(smooth(ripple, False), "#ffffff", 0.5, 0.45)
        for _ in range(30):
            at, turn = (random.uniform(-reach, reach), random.uniform(-reach, reach)), random.uniform(0, 360)
            _fish(sheet, at, turn, random.choice(["#f5a53d", "#f2e04a", "#e8506a", "#fdf6ea"]))
        for corner in ((-1, 1), (1, -1)):
            _coral(sheet, (corner[0] * reach * 0.80, corner[1] * reach * 0.80), random)
    _whale(sheet)
    sheet.line(basin, "#4d7f90", 1.0)
    for k in (-1, 1):
        sheet.line(segment((-reach, k * half * 0.42), (reach, k * half * 0.42)), "#eef8f8", 0.8, 0.55)
        sheet.line(segment((k * half * 0.42, -reach), (k * half * 0.42, reach)), "#eef8f8", 0.8, 0.55)


def _fish(sheet: Sheet, at: tuple[float, float], turn: float, colour: str) -> None:
    with sheet.moved(*at, turn):
        sheet.fill(circle(0, 0, 2.1, 0.5), colour)
        sheet.fill(polygon([(-1.6, 0), (-3.6, 1.3), (-3.6, -1.3)]), darker(colour, 0.15))
        sheet.fill(circle(1.2, 0.2, 0.3), DARK)


def _coral(sheet: Sheet, at: tuple[float, float], random: Random) -> None:
    for _ in range(16):
        tint = random.choice(["#e8506a", "#f58a4a", "#b05bc0", "#f2c04a"])
        spot = at[0] + random.uniform(-8, 8), at[1] + random.uniform(-8, 8)
        sheet.fill(circle(*spot, random.uniform(1.2, 2.8)), tint)
        sheet.fill(circle(spot[0] - 0.4, spot[1] - 0.3, 0.7), lighter(tint, 0.4))


def _whale(sheet: Sheet) -> None:
    """From above, with its spout."""
    with sheet.moved(0.0, 0.0, 24.0, 1.15):
        fins = smooth([(6, 7), (0, 17), (-6, 15), (-2, 6), (-2, -6), (-6, -15), (0, -17), (6, -7)], tension=0.6)
        flukes = smooth([(-18, 0), (-25, 9), (-29, 10), (-27, 0), (-29, -10), (-25, -9)], tension=0.6)
        body = smooth([(22, 0), (17, 7), (4, 9), (-12, 4), (-20, 0), (-12, -4), (4, -9), (17, -7)], tension=0.8)
        for part in (flukes, fins, body):
            sheet.shade(part, 2.0, 0.35)
            sheet.fill(part, "#34507a")
            sheet.line(part, "#1c2f4e", 0.7)
        sheet.fill(smooth([(18, 0), (10, 3), (-10, 1.4), (-10, -1.4), (10, -3)], tension=0.8), "#54739f")
        for side in (-1, 1):
            sheet.fill(circle(15.6, side * 5.0, 1.0), CREAM)
            sheet.fill(circle(15.9, side * 5.0, 0.5), DARK)
        for k in range(9):
            angle = math.tau * k / 9
            sheet.fill(circle(9 + 4.6 * math.cos(angle), 4.6 * math.sin(angle), 1.1), "#f4fbff", 0.9)
        sheet.fill(circle(9, 0, 2.0), "#ffffff", 0.95)


KINDS: dict[str, Callable[[Sheet, float, float, Random], None]] = {
    "hot dog": _hot_dog, "letter": _letter, "film reel": _film_reel, "playground": _playground, "scales": _scales,
    "masks": _masks,
}  # fmt: skip
