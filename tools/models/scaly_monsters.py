"""The monsters with scales or suckers: what is printed in front and behind."""

from __future__ import annotations

import itertools
import math

from . import monster_parts as parts
from .ink import Sheet, circle, darker, lighter, polygon, segment, smooth
from .monster_parts import INK, Artist, Work
from .outlines import Outline

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
    parts.feet(a)
    _dragon_head(a)


def _dragon_head(a: Artist) -> None:
    s, c = a.sheet, a.colour
    snout = smooth([(-9.5, 66), (-10.5, 74), (-5, 80), (5, 80), (10.5, 74), (9.5, 66), (0, 62.5)], tension=0.9)
    s.shade(snout, 1.4, 0.4)
    s.fill(snout, lighter(c, 0.12))
    s.line(snout, darker(c, 0.6), 0.9)
    parts.mouth(s, [(-8.4, 70), (0, 67.6), (8.4, 70), (6.4, 65.6), (0, 63.6), (-6.4, 65.6)], 6, 4)
    parts.nostrils(s, 76, 3.2, 1.2)
    for side in (-1, 1):
        parts.eye(s, (side * 6.4, 83.6), 3.0, "#f5c93d", 0.45)
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
    parts.glance(a, _dragon_head)


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
    parts.feet(a)
    _lizard_head(a)


def _lizard_head(a: Artist) -> None:
    s, c = a.sheet, a.colour
    jaw = smooth([(-14, 67), (-14, 77), (-9, 83), (9, 83), (14, 77), (14, 67), (0, 63)], tension=0.8)
    s.shade(jaw, 1.4, 0.4)
    s.fill(jaw, lighter(c, 0.14))
    s.line(jaw, darker(c, 0.65), 1.0)
    parts.mouth(s, [(-11.6, 74.5), (0, 73), (11.6, 74.5), (9.6, 67.4), (0, 65.4), (-9.6, 67.4)], 7, 6)
    parts.nostrils(s, 79.4, 3.6, 1.0)
    for side in (-1, 1):
        parts.eye(s, (side * 6.8, 84.8), 2.9, "#f08a3b", 0.3)


def _lizard_back(a: Artist) -> None:
    s, c = a.sheet, a.colour
    parts.scales(s, a.outline, c, 3.4)
    for k in range(6):
        y = 22 + 9 * k
        for side in (-1, 1):
            s.line(smooth([(side * 4, y), (side * 11, y + 2.5), (side * 19, y + 1)], False), darker(c, 0.5), 2.6, 0.8)
    parts.tail(s, [(0, 40), (-2, 28), (4, 18), (-2, 9), (-11, 5)], c, 12)
    parts.spikes(s, 0, 18, 94, 10, 4.6, "#f2a33a")
    parts.glance(a, _lizard_head)


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
    _octopus_head(a)


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


def _octopus_head(a: Artist) -> None:
    s = a.sheet
    for side in (-1, 1):
        parts.eye(s, (side * 6.4, 81), 4.4, "#5fd0c0", 0.25)
    parts.mouth(s, [(-6, 70.4), (0, 71.6), (6, 70.4), (4.4, 65), (0, 63), (-4.4, 65)], 4, 3)


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
    parts.glance(a, _octopus_head)


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
    parts.feet(a)
    _sea_devil_head(a)


def _sea_devil_head(a: Artist) -> None:
    s, c = a.sheet, a.colour
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
    parts.glance(a, _sea_devil_head)


FACES: dict[str, tuple[Work, Work]] = {
    "dragon": (_dragon, _dragon_back),
    "lizard": (_lizard, _lizard_back),
    "octopus": (_octopus, _octopus_back),
    "sea devil": (_sea_devil, _sea_devil_back),
}
