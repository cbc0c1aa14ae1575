"""The puzzle joint of a board: where its halves meet, a cut with knobs to one side and the other."""

from __future__ import annotations

import math
from typing import Any

from meeple_city.table.scene import Scene

from .ink import Sheet, smooth
from .outlines import Point

Joint = tuple[Point, Point]

APART = 62.0  # millimetres from knob to knob; our choice
# Half a knob, from its foot to its top: along the cut, and away from it.
HALF_KNOB = ((-6.4, 0.0), (-3.4, 0.3), (-2.3, 1.6), (-3.2, 3.6), (-4.4, 5.4), (-3.6, 7.8), (0.0, 8.8))


def find_joints(scene: Scene) -> list[Joint]:
    """Where two halves of a board meet."""
    halves = []
    for piece in scene.pieces:
        if piece.model.shape.kind == "board":
            x, y = piece.position[0] * 1000, piece.position[1] * 1000
            w, d = (size * 500 for size in piece.model.shape.size[:2])
            halves.append((x - w, y - d, x + w, y + d))
    found = []
    for a in halves:
        for b in halves:
            if abs(a[2] - b[0]) < 0.5 and abs(a[1] - b[1]) < 0.5:
                found.append(((a[2], a[1]), (a[2], a[3])))
    return found


def cut_of(joint: Joint) -> Any:
    """The line along which a board was cut."""
    (x, y), end = joint
    length = math.dist((x, y), end)
    knobs = max(1, round(length / APART))
    along: list[Point] = [(0.0, 0.0)]
    for i in range(knobs):
        middle_at, side = length * (i + 0.5) / knobs, 1 if i % 2 else -1
        shape = (*HALF_KNOB, *((-u, v) for u, v in reversed(HALF_KNOB[:-1])))
        along += [(middle_at + u, side * v) for u, v in shape]
    along.append((length, 0.0))
    cos, sin = (end[0] - x) / length, (end[1] - y) / length
    return smooth([(x + u * cos - v * sin, y + u * sin + v * cos) for u, v in along], closed=False, tension=0.8)


def draw_joint(sheet: Sheet, joint: Joint) -> None:
    """A cut through card: dark, its far edge catches the light, and its knobs stand up a little."""
    cut = cut_of(joint)
    sheet.fill(cut, "#fff8e8", 0.3)
    with sheet.moved(0.35, -0.35):
        sheet.line(cut, "#fff8e8", 0.8, 0.7)
    sheet.line(cut, "#3a2f34", 0.75, 0.9)
