"""The monsters with fur, skin or stone: what is printed in front and behind."""

from __future__ import annotations

from . import monster_parts as parts
from .ink import box, circle, darker, joined, lighter, polygon, segment, smooth
from .monster_parts import INK, IVORY, Artist, Work

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
    parts.feet(a, 4)
    _ape_head(a)


def _ape_head(a: Artist, wide: float = 13.4) -> None:
    s, c = a.sheet, a.colour
    face = joined([circle(-4.8, 85.4, 6.2, 0.9), circle(4.8, 85.4, 6.2, 0.9), circle(0, 75.6, wide, 7.6 / wide)])
    s.fill(face, "#fff3dc")
    s.line(face, darker(c, 0.5), 0.8)
    for side in (-1, 1):
        parts.eye(s, (side * 5.0, 85.0), 3.2, "#e07a35")
    parts.brow(s, [(1.4, 89.0), (5, 91.0), (9.6, 89.8)], darker(c, 0.2), 1.5)
    parts.nostrils(s, 80.4, 1.7, 0.95)
    parts.mouth(s, [(-9.4, 75.4), (0, 76.6), (9.4, 75.4), (7.4, 71.2), (0, 70.2), (-7.4, 71.2)], 6, 6)


def _ape_back(a: Artist) -> None:
    s, c = a.sheet, a.colour
    parts.fur(s, a.outline, c, a.random)
    parts.arm_line(s, [(12.2, 66), (13.2, 50), (13.2, 27)], c)
    silver = smooth([(-9, 32), (-10, 52), (-5, 64), (5, 64), (10, 52), (9, 32), (0, 27)], tension=0.9)
    s.fill(silver, lighter(c, 0.42))
    parts.fur(s, silver, lighter(c, 0.3), a.random, 200)
    s.line(segment((0, 30), (0, 62)), darker(c, 0.5), 0.9, 0.7)
    for side in (-1, 1):
        s.line(smooth([(side * 3, 24), (side * 7, 20), (side * 10, 24)], False), darker(c, 0.6), 1.2)
    parts.glance(a, lambda a: _ape_head(a, 10.4))


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
    parts.feet(a, 3)
    _cyclops_head(a)


def _cyclops_head(a: Artist) -> None:
    s, c = a.sheet, a.colour
    eye = circle(0, 83.4, 8.6)
    s.shade(eye, 1.0, 0.35)
    parts.eye(s, (0.01, 83.4), 8.0, "#3fa07a")
    with s.clipped(eye):
        s.fill(polygon([(-12, 89.6), (0, 87), (12, 89.6), (12, 95), (-12, 95)]), darker(c, 0.15))
        s.line(smooth([(-12, 89.6), (0, 87), (12, 89.6)], False), INK, 1.2)
    parts.mouth(s, [(-8.8, 72.4), (0, 71), (8.8, 72.4), (7, 65.8), (0, 64), (-7, 65.8)], 6, 0, tusks=True)


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
    s.fill(circle(3.0, 79, 11.6, 1.1), lighter(c, 0.08))
    s.line(circle(3.0, 79, 11.6, 1.1), darker(c, 0.45), 0.7)
    parts.glance(a, _cyclops_head)


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
    _golem_head(a)
    for side in (-1, 1):
        for k in (-1, 0, 1):
            s.line(segment((side * 17.6 + 2.6 * k, 26), (side * 17.6 + 2.4 * k, 33)), INK, 0.9)


def _golem_head(a: Artist) -> None:
    s, c = a.sheet, a.colour
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
    parts.glance(a, _golem_head)


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
    _yeti_head(a)


def _yeti_head(a: Artist) -> None:
    s = a.sheet
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
    parts.glance(a, _yeti_head)


FACES: dict[str, tuple[Work, Work]] = {
    "ape": (_ape, _ape_back),
    "cyclops": (_cyclops, _cyclops_back),
    "golem": (_golem, _golem_back),
    "yeti": (_yeti, _yeti_back),
}
