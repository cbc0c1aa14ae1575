"""Vehicles: wooden toys 40 mm long, 18 wide and 20 high, driving towards -x, printed on all sides."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from .atlas import Atlas, plain, printed, seen_above, seen_back, seen_front, seen_left, seen_right
from .ink import Sheet, box, circle, darker, lighter, polygon, segment, smooth, star
from .mesh import Floats, Mesh, joined
from .outlines import Outline, Point, rounded
from .pieces import Piece
from .solids import FRONT, cut, shaded, slab, stand_in, wheel

PIXELS_PER_MM = 8.0
SIDE = 7.5  # half the width of the coachwork; the wheels stand out from it
GLASS, GLASS_LIGHT, RUBBER, CHROME, INK = "#7fb4cc", "#cfeaf2", "#26242a", "#dfe4e8", "#231a22"
STEEL = "#c3c8cc"
WHEELS = (-12.8, 12.8)

CAR: list[Point] = [
    (-18, 3.4), (18, 3.4), (20, 5), (20, 9.6), (18.4, 11.4), (12.6, 12.2), (8.4, 16.6), (5.4, 17.6), (-3, 17.6),
    (-6.4, 16.6), (-10.8, 12), (-17.6, 11), (-20, 8.6), (-20, 5),
]  # fmt: skip
TAXI: list[Point] = [
    (-18.6, 3.4), (18.6, 3.4), (20, 4.4), (20, 10.4), (18.8, 11.8), (12.8, 12.2), (10.4, 16.4), (8.4, 17.2),
    (-4.4, 17.2), (-6.4, 16.4), (-10.4, 12.2), (-18.4, 11.4), (-20, 9.6), (-20, 4.4),
]  # fmt: skip
ENGINE: list[Point] = [
    (-19, 3.4), (19, 3.4), (20, 4), (20, 10.8), (18.8, 12), (13, 12), (13, 17.8), (12, 18.8), (-8.6, 18.8),
    (-10.2, 17.6), (-11, 12), (-18.4, 11.6), (-20, 9.8), (-20, 4),
]  # fmt: skip
VAN: list[Point] = [
    (-19, 3.4), (19, 3.4), (20, 4), (20, 10.8), (19, 12), (13, 12), (13, 18.6), (11.6, 20), (-8, 20), (-10, 18.8),
    (-11, 12), (-18, 10.8), (-20, 8.6), (-20, 4),
]  # fmt: skip
LORRY: list[Point] = [
    (-19, 3.4), (19, 3.4), (20, 5), (20, 10.6), (18.6, 12), (13, 12), (13, 16.4), (9.6, 20), (-2.6, 20), (-4, 18.6),
    (-4.4, 16.8), (-9.4, 16.8), (-10.6, 15.8), (-11, 12), (-18.6, 11.4), (-20, 9.4), (-20, 4),
]  # fmt: skip
CAMPER: list[Point] = [
    (-19, 3.4), (19, 3.4), (20, 4.6), (20, 10.4), (18.6, 12), (13, 12), (12.4, 16.6), (10.6, 18), (-7.6, 18),
    (-9.8, 16.4), (-11, 12), (-17.4, 11.2), (-20, 8.4), (-20, 4.6),
]  # fmt: skip


@dataclass(frozen=True)
class Design:
    """A vehicle: its profile from the side, what is printed on it, and what stands on its roof."""

    profile: Outline
    side: Callable[[Sheet, str], None]
    above: Callable[[Sheet, str], None]
    extras: Callable[[Atlas, str], list[Mesh]] | None = None
    colours: tuple[str, ...] = ()


def print_vehicle(piece: Piece, atlas: Atlas) -> None:
    """Draw the prints of a vehicle: its sides, its top and its two ends."""
    design, colour = DESIGNS[piece.colour], piece.paint

    def coat(sheet: Sheet) -> None:
        sheet.fill(box(-30, -30, 30, 30), colour)
        x, y, width, height = sheet.area
        sheet.gradient(
            box(-30, -30, 30, 30), (0, y), (0, y + height), [darker(colour, 0.2), colour, lighter(colour, 0.12)]
        )
        del x, width

    for name, area, work in (
        ("side", (-20.0, 0.0, 40.0, 20.0), design.side),
        ("above", (-20.0, -9.0, 40.0, 18.0), design.above),
    ):
        sheet = Sheet(*area, PIXELS_PER_MM)
        coat(sheet)
        if name == "side":
            _sills(sheet, colour)
        work(sheet, colour)
        atlas.add(f"{piece.name} {name}", sheet)
    for name, work_end in (("nose", _nose), ("tail", _tail)):
        sheet = Sheet(-9.0, 0.0, 18.0, 20.0, PIXELS_PER_MM)
        coat(sheet)
        work_end(sheet, colour)
        atlas.add(f"{piece.name} {name}", sheet)
    atlas.draw("wheel", (-5, -5, 10, 10), 8.0, _print_wheel)
    atlas.swatch(RUBBER)
    for tint in design.colours:
        atlas.swatch(tint)


def draw_vehicle(piece: Piece, atlas: Atlas) -> Mesh:
    """The vehicle a monster throws."""
    design = DESIGNS[piece.colour]
    body = cut(rounded(design.profile, 0.7, 2), -SIDE, SIDE, 1.1, 2, FRONT)
    sides = {
        "front": (atlas.cell(f"{piece.name} side"), seen_front),
        "back": (atlas.cell(f"{piece.name} side"), lambda points: seen_back(points) * np.array([-1.0, 1.0])),
        "above": (atlas.cell(f"{piece.name} above"), seen_above),
        "nose": (atlas.cell(f"{piece.name} nose"), seen_left),
        "tail": (atlas.cell(f"{piece.name} tail"), seen_right),
    }
    meshes = [printed(shaded(body), _side, sides, atlas.cell(f"swatch {RUBBER}"))]
    if design.extras:
        meshes += design.extras(atlas, piece.paint)
    for x in WHEELS:
        for low, high in ((-9.0, -5.6), (5.6, 9.0)):
            meshes.append(_wheel(atlas, x, low, high))
    return joined(meshes)


def vehicle_shadow(piece: Piece) -> Mesh:
    """What casts its shadow: its profile, down to the ground, as wide as its wheels are apart."""
    half = piece.size[1] / 2
    profile = [(x, z if z > 3.4 else 0.0) for x, z in DESIGNS[piece.colour].profile]
    return stand_in(profile, -half, half, FRONT)


def _wheel(atlas: Atlas, x: float, low: float, high: float) -> Mesh:
    mesh = wheel(x, 4.4, 4.4, low, high).of("rubber")
    cell = atlas.cell("wheel")

    def flat(points: Floats) -> Floats:
        return np.asarray(seen_front(points) - np.array([x, 4.4]))

    return printed(
        mesh, lambda n: "hub" if abs(n[1]) > 0.45 else None, {"hub": (cell, flat)}, atlas.cell(f"swatch {RUBBER}")
    )


def _side(normal: Floats) -> str | None:
    if abs(normal[1]) > 0.62:
        return "front" if normal[1] < 0 else "back"
    if normal[2] < -0.6:
        return None
    if abs(normal[0]) > normal[2]:
        return "nose" if normal[0] < 0 else "tail"
    return "above"


# ---- prints that all share


def _print_wheel(sheet: Sheet) -> None:
    sheet.fill(box(-6, -6, 6, 6), RUBBER)
    sheet.line(circle(0, 0, 3.9), "#45424a", 0.4)
    sheet.fill(circle(0, 0, 2.7), CHROME)
    sheet.fill(circle(0, 0, 2.1), "#aab3ba")
    for k in range(5):
        angle = math.tau * k / 5
        sheet.fill(circle(1.3 * math.cos(angle), 1.3 * math.sin(angle), 0.42), "#4a5058")
    sheet.fill(circle(0, 0, 0.7), CHROME)


def _sills(sheet: Sheet, colour: str) -> None:
    sheet.fill(box(-20, 0, 20, 4.8), darker(colour, 0.55))
    for x in WHEELS:
        sheet.fill(circle(x, 4.4, 5.3), INK)


def _window(sheet: Sheet, points: Outline) -> None:
    pane = polygon(points)
    sheet.line(pane, INK, 0.9)
    sheet.fill(pane, GLASS)
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    with sheet.clipped(pane):
        width, low, high = max(xs) - min(xs), min(ys), max(ys)
        glint = [
            (min(xs) + width * 0.15, low),
            (min(xs) + width * 0.4, low),
            (min(xs) + width * 0.7, high),
            (min(xs) + width * 0.45, high),
        ]
        sheet.fill(polygon(glint), GLASS_LIGHT, 0.85)


def _door(sheet: Sheet, x0: float, x1: float, top: float, colour: str) -> None:
    sheet.line(box(x0, 3.6, x1, top, 0.8), darker(colour, 0.55), 0.4)
    sheet.fill(box(x1 - 1.9, 9.4, x1 - 0.6, 10.0, 0.2), CHROME)


def _nose(sheet: Sheet, colour: str) -> None:
    _window(sheet, [(-6.6, 12.6), (6.6, 12.6), (5.8, 17.4), (-5.8, 17.4)])
    sheet.fill(box(-4.4, 5.2, 4.4, 8.6, 0.8), INK)
    for k in range(4):
        sheet.line(segment((-3.8, 5.7 + 0.8 * k), (3.8, 5.7 + 0.8 * k)), CHROME, 0.3)
    for side in (-1, 1):
        sheet.fill(circle(side * 6.3, 7.4, 1.7), INK)
        sheet.fill(circle(side * 6.3, 7.4, 1.35), "#fff6c8")
        sheet.fill(circle(side * 6.3 - 0.3, 7.8, 0.5), "#ffffff")
    sheet.fill(box(-8.4, 3.4, 8.4, 5.0, 0.6), CHROME)


def _tail(sheet: Sheet, colour: str) -> None:
    _window(sheet, [(-6.2, 12.8), (6.2, 12.8), (5.6, 16.6), (-5.6, 16.6)])
    for side in (-1, 1):
        sheet.fill(box(side * 6.4 - 1.3, 6.2, side * 6.4 + 1.3, 9.0, 0.4), "#d8281e")
        sheet.line(box(side * 6.4 - 1.3, 6.2, side * 6.4 + 1.3, 9.0, 0.4), INK, 0.4)
    sheet.fill(box(-2.6, 6.0, 2.6, 8.0, 0.3), "#fdf6e6")
    sheet.fill(box(-8.4, 3.4, 8.4, 5.0, 0.6), CHROME)


def _bonnet(sheet: Sheet, colour: str) -> None:
    """The bonnet and the boot from above."""
    sheet.line(box(-19, -6.6, -11.6, 6.6, 1.4), darker(colour, 0.35), 0.4)
    sheet.line(box(13.6, -6.6, 19, 6.6, 1.2), darker(colour, 0.35), 0.4)


# ---- the designs


def _fire_side(sheet: Sheet, colour: str) -> None:
    _window(sheet, [(-9.6, 12.2), (-4.6, 12.2), (-4.6, 16), (-8.6, 16)])
    _window(sheet, [(-3.4, 12.2), (1.4, 12.2), (1.4, 16), (-3.4, 16)])
    _door(sheet, -10.4, -4.2, 16.4, colour)
    for x in (2.8, 6.2, 9.6):
        sheet.fill(box(x, 9.2, x + 2.8, 15.6, 0.3), CHROME)
        for k in range(6):
            sheet.line(segment((x + 0.2, 9.8 + k), (x + 2.6, 9.8 + k)), "#8d979f", 0.25)
    sheet.fill(box(-20, 7.2, 20, 8.8), "#fff6e0")
    sheet.fill(box(-20, 6.5, 20, 7.0), "#f5c93d")


def _fire_above(sheet: Sheet, colour: str) -> None:
    _bonnet(sheet, colour)
    sheet.fill(box(-7.4, -4.4, 12.6, 4.4, 0.8), darker(colour, 0.45))  # the ladder lies in it


def _fire_extras(atlas: Atlas, colour: str) -> list[Mesh]:
    rails = [slab(-6.4, y - 0.6, 18.6, 12.4, y + 0.6, 20.0, 0.3) for y in (-2.6, 2.6)]
    rungs = [slab(x - 0.5, -2.4, 18.6, x + 0.5, 2.4, 19.5) for x in (-4.8, -2.0, 0.8, 3.6, 6.4, 9.2, 11.6)]
    lamp = slab(-15.6, -5.2, 11.2, -13.2, 5.2, 12.0, 0.2)
    steel, blue = atlas.cell(atlas.swatch(STEEL)), atlas.cell(atlas.swatch("#3f7fd8"))
    return [*(plain(m, steel) for m in (*rails, *rungs)), plain(lamp, blue)]


def _police_side(sheet: Sheet, colour: str) -> None:
    sheet.fill(polygon([(-9, 3), (9, 3), (9, 12), (-9, 12)]), "#f7f5ee")
    _window(sheet, [(-9.2, 12.2), (-0.4, 12.2), (-0.4, 16.4), (-5.4, 16.4)])
    _window(sheet, [(1.0, 12.2), (10.6, 12.2), (7.6, 16.4), (1.0, 16.4)])
    _door(sheet, -8.4, 0.2, 12.0, "#b9b4aa")
    _door(sheet, 0.6, 8.4, 12.0, "#b9b4aa")
    sheet.fill(star(-4.2, 7.6, 2.6, 1.1), colour)
    sheet.fill(star(4.2, 7.6, 2.6, 1.1), colour)


def _police_above(sheet: Sheet, colour: str) -> None:
    _bonnet(sheet, colour)
    sheet.fill(box(-4, -7, 7, 7, 1.2), "#f7f5ee")
    sheet.fill(star(-15.4, 0, 3.2, 1.4, 5, 180), "#f7f5ee")


def _police_extras(atlas: Atlas, colour: str) -> list[Mesh]:
    found = []
    for y, tint in ((-3.4, "#d8281e"), (0.0, CHROME), (3.4, "#3f7fd8")):
        found.append(plain(slab(-1.4, y - 1.7, 17.4, 1.8, y + 1.7, 20.0, 0.5), atlas.cell(atlas.swatch(tint))))
    return found


def _bin_side(sheet: Sheet, colour: str) -> None:
    _window(sheet, [(-9.8, 12.2), (-5.2, 12.2), (-5.2, 15.8), (-9.0, 15.8)])
    _door(sheet, -10.4, -4.8, 16, colour)
    tank = polygon([(-4, 6), (13, 6), (13, 16), (9.6, 19.4), (-2.6, 19.4), (-4, 18)])
    sheet.fill(tank, lighter(colour, 0.3))
    sheet.line(tank, darker(colour, 0.6), 0.5)
    for x in (-1, 3, 7, 11):
        sheet.line(segment((x, 6.4), (x, 19)), darker(colour, 0.35), 0.8)
    for k in range(3):  # three arrows in a ring
        with sheet.moved(5, 12.4, 120 * k):
            sheet.line(smooth([(-1.0, 3.2), (1.6, 3.4), (2.9, 1.4)], False), "#fff6e0", 1.1)
            sheet.fill(polygon([(1.7, 1.9), (4.3, 1.7), (2.6, -0.4)]), "#fff6e0")
    sheet.fill(box(13.4, 4.5, 20, 11.4, 0.4), darker(colour, 0.45))


def _bin_above(sheet: Sheet, colour: str) -> None:
    _bonnet(sheet, colour)
    sheet.fill(box(-4, -8, 13, 8, 0.8), lighter(colour, 0.3))
    for x in (-1, 3, 7, 11):
        sheet.line(segment((x, -8), (x, 8)), darker(colour, 0.35), 0.8)


def _taxi_side(sheet: Sheet, colour: str) -> None:
    _window(sheet, [(-8.8, 12.4), (-0.2, 12.4), (-0.2, 16), (-5.6, 16)])
    _window(sheet, [(1.2, 12.4), (11.4, 12.4), (9.2, 16), (1.2, 16)])
    _door(sheet, -8, 0.2, 12.2, colour)
    _door(sheet, 0.8, 8, 12.2, colour)
    for i in range(-9, 10):
        for j in range(2):
            if (i + j) % 2:
                sheet.fill(box(i * 1.4, 7.6 + 1.3 * j, (i + 1) * 1.4, 8.9 + 1.3 * j), INK)


def _taxi_extras(atlas: Atlas, colour: str) -> list[Mesh]:
    sign = slab(-1.2, -5.0, 17.0, 3.6, 5.0, 20.0, 0.5)
    band = slab(-1.3, -5.1, 18.0, 3.7, 5.1, 18.9)
    return [plain(sign, atlas.cell(atlas.swatch("#fff6e0"))), plain(band, atlas.cell(atlas.swatch(INK)))]


def _bus_side(sheet: Sheet, colour: str) -> None:
    for x in (-9.6, -4.2, 1.2, 6.6):
        _window(sheet, [(x, 13.2), (x + 4.6, 13.2), (x + 4.6, 17.8), (x + (0.8 if x < -9 else 0), 17.8)])
    for z in (7.0, 9.6, 11.6):
        sheet.line(segment((-20, z), (20, z)), INK, 0.6)
    _door(sheet, -9.8, -5.4, 12.4, colour)
    sheet.fill(polygon([(8.2, 8.0), (10.6, 7.2), (10.6, 10.6), (8.2, 9.8)]), "#d8281e")


def _bus_above(sheet: Sheet, colour: str) -> None:
    _bonnet(sheet, colour)
    sheet.fill(box(-7, -7, 11, 7, 1), lighter(colour, 0.2))
    for x in (-4, 2, 8):
        sheet.fill(box(x - 1.6, -2, x + 1.6, 2, 0.4), darker(colour, 0.25))


def _ice_side(sheet: Sheet, colour: str) -> None:
    sheet.fill(box(-11, 11.6, 13.4, 20), "#ffe3ee")
    for k in range(8):
        x = -10.6 + 3 * k
        sheet.fill(circle(x + 1.5, 18.8, 1.5), ("#f48fb1", "#fff6e0")[k % 2])
        sheet.fill(box(x, 18.8, x + 3, 20.4), ("#f48fb1", "#fff6e0")[k % 2])
    _window(sheet, [(-9.8, 12.4), (-5.6, 12.4), (-5.6, 16.4), (-9.2, 16.4)])
    hatch = box(-3.6, 11.6, 5.4, 16.8, 0.4)
    sheet.fill(hatch, "#5a3a5a")
    sheet.line(hatch, INK, 0.6)
    for k, tint in enumerate(("#f5c6d6", "#8a5a3a", "#bfe3c0", "#fff0c0")):
        sheet.fill(circle(-2.4 + 2.2 * k, 12.8, 1.0), tint)
    sheet.fill(box(-4.2, 11.0, 6.0, 11.8), CHROME)
    _cone(sheet, (9.6, 11.2), 1.0)
    for k, tint in enumerate(("#f48fb1", "#fff0c0", "#8fd0e4")):
        sheet.fill(circle(-6 + 6 * k, 7.6, 1.2), tint)


def _cone(sheet: Sheet, at: Point, scale: float) -> None:
    with sheet.moved(*at, 0, scale):
        sheet.fill(polygon([(-2, 1.4), (2, 1.4), (0, -4.4)]), "#d99a4e")
        sheet.line(segment((-1.4, 0), (0.8, -2)), "#8a5a2a", 0.3)
        sheet.line(segment((1.4, 0), (-0.8, -2)), "#8a5a2a", 0.3)
        sheet.fill(circle(-0.9, 2.2, 1.5), "#f48fb1")
        sheet.fill(circle(1.0, 2.2, 1.5), "#fff0c0")
        sheet.fill(circle(0, 4.0, 1.5), "#8a5a3a")
        sheet.fill(circle(0, 5.4, 0.6), "#d8281e")


def _ice_above(sheet: Sheet, colour: str) -> None:
    _bonnet(sheet, colour)
    sheet.fill(box(-9, -8, 12.4, 8, 1), "#ffe3ee")
    for x, y in ((-4, 0), (2, -3), (2, 3), (7.5, 0)):
        sheet.fill(
            circle(x, y, 2.4), ("#f48fb1", "#fff0c0", "#bfe3c0", "#8fd0e4")[(x + y) % 4 if isinstance(x, int) else 0]
        )
    sheet.fill(circle(-15, 0, 2.0), "#ffe3ee")


def _ambulance_side(sheet: Sheet, colour: str) -> None:
    sheet.fill(box(-20, 7.4, 20, 9.6), "#d8481e")
    _window(sheet, [(-9.8, 12.4), (-5.2, 12.4), (-5.2, 17.2), (-9.2, 17.2)])
    _door(sheet, -10.4, -4.6, 18, colour)
    for k in range(3):
        with sheet.moved(4.4, 14.6, 60 * k):
            sheet.fill(box(-0.9, -3.4, 0.9, 3.4, 0.2), "#2f6fc4")
    beat = [(-3, 8.5), (0, 8.5), (1, 10.6), (2.6, 6.2), (3.8, 9.2), (4.6, 8.5), (9, 8.5)]
    sheet.line(polygon(beat, False), "#ffffff", 0.6)


def _ambulance_above(sheet: Sheet, colour: str) -> None:
    _bonnet(sheet, colour)
    for k in range(3):
        with sheet.moved(3, 0, 60 * k):
            sheet.fill(box(-1.4, -5.4, 1.4, 5.4, 0.3), "#2f6fc4")
    for y in (-5.2, 5.2):
        sheet.fill(box(-8.4, y - 1.8, -5.4, y + 1.8, 0.4), "#d8281e" if y < 0 else "#3f7fd8")


def _camper_side(sheet: Sheet, colour: str) -> None:
    sheet.fill(box(-20, 10.6, 20, 20), "#fdf6e6")
    sheet.fill(polygon([(-20, 10.6), (20, 10.6), (20, 9.4), (-20, 9.4)]), "#f5b53d")
    _window(sheet, [(-9.6, 12.2), (-4.8, 12.2), (-4.8, 16), (-8.6, 16)])
    _window(sheet, [(-3.4, 12.2), (3.4, 12.2), (3.4, 16), (-3.4, 16)])
    _window(sheet, [(4.8, 12.2), (11.2, 12.2), (10.6, 16), (4.8, 16)])
    _door(sheet, -10.2, -4.2, 16.8, "#c9c0b0")
    for x in (-1.6, 1.6):
        sheet.fill(circle(x, 7.0, 1.1), "#fdf6e6")
    sheet.line(smooth([(-6, 6), (-3, 7.6), (0, 6), (3, 7.6), (6, 6)], False), "#fdf6e6", 0.7)


def _camper_above(sheet: Sheet, colour: str) -> None:
    _bonnet(sheet, colour)
    sheet.fill(box(-8, -8, 11, 8, 1.2), "#fdf6e6")


def _camper_extras(atlas: Atlas, colour: str) -> list[Mesh]:
    outline = [(-10.6, 0), (-7, -2.6), (2, -3.2), (10, -2.2), (12.6, 0), (10, 2.2), (2, 3.2), (-7, 2.6)]
    board = plain(cut(outline, 18.8, 20.0, 0.4, 1), atlas.cell(atlas.swatch("#e8792a")))
    stripe = plain(slab(-9, -0.5, 18.9, 11, 0.5, 20.0), atlas.cell(atlas.swatch("#fff6e0")))
    racks = [plain(slab(x - 0.6, -5, 17.9, x + 0.6, 5, 18.9), atlas.cell(atlas.swatch(INK))) for x in (-5.0, 8.0)]
    return [board, stripe, *racks]


def _taxi_above(sheet: Sheet, colour: str) -> None:
    _bonnet(sheet, colour)


DESIGNS: dict[str, Design] = {
    "red": Design(ENGINE, _fire_side, _fire_above, _fire_extras, (STEEL, "#3f7fd8")),
    "blue": Design(CAR, _police_side, _police_above, _police_extras, ("#d8281e", CHROME, "#3f7fd8")),
    "green": Design(LORRY, _bin_side, _bin_above),
    "yellow": Design(TAXI, _taxi_side, _taxi_above, _taxi_extras, ("#fff6e0", INK)),
    "orange": Design(VAN, _bus_side, _bus_above),
    "purple": Design(VAN, _ice_side, _ice_above),
    "white": Design(VAN, _ambulance_side, _ambulance_above),
    "teal": Design(CAMPER, _camper_side, _camper_above, _camper_extras, ("#e8792a", "#fff6e0", INK)),
}
