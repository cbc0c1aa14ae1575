"""Floors and Ruins: card with a print on both sides and pale cut edges."""

from __future__ import annotations

import itertools
import math
from random import Random

import numpy as np

from .atlas import Atlas, printed, seen_above, seen_below
from .floor_looks import BOXES, Look
from .ink import Sheet, box, circle, darker, polygon, segment
from .interiors import draw_plan
from .mesh import Floats, Mesh
from .outlines import Point, rounded_rectangle
from .pieces import ModelError, Piece
from .roofs import draw_roof, draw_stadium
from .second_roofs import draw_aquarium
from .solids import cut

PIXELS_PER_MM = 4.6
CORNER_MM = 1.6
GAP_MM = 3.0  # between the two prints of one look
EDGE = "#efe2c4"
INSET_MM = 10.0  # where Meeples stand: as far from the edges as the scenes put them


LARGE_ROOFS = {"stadium": draw_stadium, "aquarium": draw_aquarium}
RUIN_LOOKS = {"ruin-small": 4, "ruin-rectangle": 2, "ruin-large": 1}  # in both boxes the same


def looks_of(piece: Piece) -> list[int]:
    """How many looks a Floor or Ruin has, box by box; their prints are numbered on from box to box."""
    if piece.shape in RUIN_LOOKS:
        return [RUIN_LOOKS[piece.shape]]
    looks = [len(box_looks[piece.shape]) for box_looks in BOXES if piece.shape in box_looks]
    if not looks:
        raise ModelError(f"piece {piece.name}: there is no print for a {piece.shape}")
    return looks


def print_card(piece: Piece, atlas: Atlas) -> None:
    """Draw all looks of a Floor or Ruin: top and bottom side by side."""
    x, y = piece.size[0] / 2, piece.size[1] / 2
    floor = piece.kind == "floor"
    width = 4 * x + GAP_MM if floor else 2 * x
    looks = [look for box_looks in BOXES for look in box_looks.get(piece.shape, ())]
    for number in range(sum(looks_of(piece))):
        sheet = Sheet(-x, -y, width, 2 * y, PIXELS_PER_MM)
        sheet.fill(box(-x, -y, width, 2 * y), "#d8ccb4")
        if floor:
            _print_floor(sheet, piece, looks[number], number)
        else:
            _print_ruin(sheet, x, y, Random(f"{piece.shape} {number}"))
        atlas.add(f"{piece.name} {number}", sheet)
    atlas.draw("card edge", (0, 0, 8, 2.2), 12.0, _print_edge)


def _print_edge(sheet: Sheet) -> None:
    """The cut edge of card: pale, in layers."""
    sheet.fill(box(-1, -1, 9, 4), EDGE)
    for k in range(5):
        sheet.line(segment((-1, 0.35 + k * 0.4), (9, 0.35 + k * 0.4)), darker(EDGE, 0.18), 0.12, 0.7)


def _print_floor(sheet: Sheet, piece: Piece, look: Look, number: int) -> None:
    x, y = piece.size[0] / 2, piece.size[1] / 2
    random = Random(f"{piece.shape} {number}")
    for place, roof in ((0.0, look.roof_up), (2 * x + GAP_MM, not look.roof_up)):
        with sheet.moved(place, 0.0), sheet.clipped(box(-x, -y, x, y)):
            if not roof:
                draw_plan(sheet, x, y, look.plan, random)
            elif look.roof in LARGE_ROOFS:
                LARGE_ROOFS[look.roof](sheet, x)
            else:
                draw_roof(sheet, x, y, look.roof, random)
            for at in _places(piece):
                _standing_place(sheet, at)
    sheet.speckle(random, 0.012, 0.35)


def _places(piece: Piece) -> list[Point]:
    """Where Meeples stand on a Floor: in the corners, and on the large one along its edges too."""
    x, y = piece.size[0] / 2 - INSET_MM, piece.size[1] / 2 - INSET_MM
    corners = [(i * x, j * y) for i in (-1, 1) for j in (-1, 1)]
    if piece.shape != "floor-large":
        return corners
    return [*corners, (0, y), (0, -y), (x, 0), (-x, 0)]


def _standing_place(sheet: Sheet, at: Point) -> None:
    """A ring with the soles of two feet."""
    x, y = at
    sheet.fill(circle(x, y, 5.4), "#fff8e8", 0.82)
    sheet.line(circle(x, y, 5.4), "#3d3240", 0.55, 0.9)
    for side in (-1, 1):
        sheet.fill(circle(x + side * 1.5, y + 0.9, 1.05, 1.35), "#3d3240", 0.85)
        sheet.fill(circle(x + side * 1.5, y - 1.7, 0.75, 1.0), "#3d3240", 0.85)


def _print_ruin(sheet: Sheet, x: float, y: float, random: Random) -> None:
    """A broken ground floor: what is left of the tiles, stumps of walls, cracks and rubble."""
    ground = "#cdbf9f"
    sheet.fill(box(-x, -y, x, y), ground)
    size = 5.0
    for i in range(int(2 * x / size) + 1):
        for j in range(int(2 * y / size) + 1):
            px, py = -x + i * size, -y + j * size
            if random.random() < 0.78:
                tint = random.choice(["#e6d9ba", "#dccdac", "#efe4c8", "#d2c29f"])
                shift = random.uniform(-0.25, 0.25)
                with sheet.moved(px + size / 2 + shift, py + size / 2 + shift, random.uniform(-4, 4)):
                    sheet.fill(box(-2.3, -2.3, 2.3, 2.3, 0.2), tint)
    _cracks(sheet, x, y, random)
    _stumps(sheet, x, y, random)
    for _ in range(int(x * y / 40)):
        at = random.uniform(-x + 3, x - 3), random.uniform(-y + 3, y - 3)
        _stone(sheet, at, random.uniform(0.5, 1.7), random)
    for _ in range(3):
        _puddle(sheet, (random.uniform(-x * 0.5, x * 0.5), random.uniform(-y * 0.5, y * 0.5)), random)
    sheet.line(box(-x, -y, x, y), "#2a2026", 2.0, 0.22, blur=0.9)
    sheet.line(box(-x + 0.4, -y + 0.4, x - 0.4, y - 0.4), "#5d5245", 0.7)
    sheet.speckle(random, 0.02, 0.35)


def _cracks(sheet: Sheet, x: float, y: float, random: Random) -> None:
    for _ in range(5):
        px, py = random.uniform(-x * 0.6, x * 0.6), random.uniform(-y * 0.6, y * 0.6)
        angle, points = random.random() * math.tau, [(px, py)]
        for _ in range(7):
            angle += random.uniform(-0.7, 0.7)
            px, py = px + 4.5 * math.cos(angle), py + 4.5 * math.sin(angle)
            points.append((px, py))
        for width, (a, b) in zip((1.3, 1.1, 0.9, 0.7, 0.5, 0.35, 0.25), itertools.pairwise(points), strict=True):
            sheet.line(segment(a, b), "#6b5a4c", width, 0.9)


def _stumps(sheet: Sheet, x: float, y: float, random: Random) -> None:
    """What is left of the outer walls, most of it in the corners."""
    inset = 3.4
    for i in (-1, 1):
        for j in (-1, 1):
            for along_x in (True, False):
                length = random.uniform(0.25, 0.62) * (x if along_x else y)
                start = (i * (x - inset), j * (y - inset))
                end = (start[0] - i * length, start[1]) if along_x else (start[0], start[1] - j * length)
                _broken_wall(sheet, start, end, random)


def _broken_wall(sheet: Sheet, start: Point, end: Point, random: Random) -> None:
    length = math.dist(start, end)
    turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    with sheet.moved(*start, turn):
        ragged = [
            (length, -1.6),
            (length + random.uniform(0.6, 2.0), -0.7),
            (length - 0.6, 0.1),
            (length + random.uniform(0.2, 1.6), 1.0),
            (length - 0.4, 1.6),
        ]
        wall = polygon([(-1.6, -1.6), *ragged, (-1.6, 1.6)])
        sheet.shade(wall, 1.5, 0.45)
        sheet.fill(wall, "#8f4a38")
        with sheet.clipped(wall):
            for row in (-0.8, 0.8):
                px = -1.6 - (row > 0) * 1.2
                while px < length + 2:
                    sheet.fill(
                        box(px, row - 0.68, px + 2.3, row + 0.68), random.choice(["#b5614a", "#a8543f", "#c2725a"])
                    )
                    px += 2.5
        sheet.line(wall, "#3a201a", 0.35)


def _stone(sheet: Sheet, at: Point, size: float, random: Random) -> None:
    count = random.randrange(5, 8)
    turn = random.random() * math.tau
    points = [
        (
            at[0] + size * random.uniform(0.7, 1.1) * math.cos(turn + math.tau * k / count),
            at[1] + size * random.uniform(0.7, 1.1) * math.sin(turn + math.tau * k / count),
        )
        for k in range(count)
    ]
    stone = polygon(points)
    colour = random.choice(["#aaa092", "#bb6a52", "#c9bfae", "#97907f"])
    sheet.shade(stone, size * 0.6, 0.4)
    sheet.fill(stone, colour)
    sheet.fill(
        polygon(
            [(at[0] + (px - at[0]) * 0.55 - size * 0.15, at[1] + (py - at[1]) * 0.55 - size * 0.1) for px, py in points]
        ),
        "#d9cfbf",
        0.55,
    )
    sheet.line(stone, "#2a2420", 0.22, 0.8)


def _puddle(sheet: Sheet, at: Point, random: Random) -> None:
    radius = random.uniform(2.5, 4.5)
    sheet.fill(circle(*at, radius, 0.7), "#5d6f78", 0.75, 0.3)
    sheet.fill(circle(at[0] - radius * 0.25, at[1] + radius * 0.1, radius * 0.45, 0.5), "#a9c4cf", 0.6, 0.3)


def draw_card(piece: Piece, atlas: Atlas) -> Mesh:
    """A Floor or Ruin in its first look."""
    x, y, height = piece.size[0] / 2, piece.size[1] / 2, piece.size[2]
    mesh = cut(rounded_rectangle(x, y, CORNER_MM, 3), 0.0, height).of("card")
    cell = atlas.cell(f"{piece.name} 0")

    def below(points: Floats) -> Floats:
        """The print of the underside lies beside that of the top."""
        return np.asarray(seen_below(points) + np.array([2 * x + GAP_MM, 0.0]))

    cells = {"top": (cell, seen_above), "bottom": (cell, below if piece.kind == "floor" else seen_below)}
    return printed(mesh, _side, cells, atlas.cell("card edge"))


def _side(normal: Floats) -> str | None:
    if abs(normal[2]) < 0.5:
        return None
    return "top" if normal[2] > 0 else "bottom"
