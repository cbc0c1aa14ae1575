"""What lies beside the board and never collides: player screens, teeth, the Runaway board with both sides."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from . import monster_parts as parts
from .atlas import Atlas, printed, seen_above, seen_back, seen_below, seen_front
from .ink import Sheet, box, circle, darker, lighter, polygon, segment, smooth, star
from .meeples import MARKS, PLAIN, SKIRTED
from .mesh import Floats, Mesh, joined
from .monster_parts import INK, IVORY
from .outlines import Outline, Point, mirrored, rounded, rounded_rectangle
from .pieces import MONSTERS
from .solids import FRONT, cut

# A player screen: a panel in the middle and a wing on each side, folded towards its owner. Millimetres, our choice;
# where the game puts teeth (ui/beside_board.py) decides where the mouth is.
PANEL, WING, THICK, WING_TURN = 150.0, 60.0, 3.0, 52.0
WING_HIGH, BROW = 62.0, 84.0
MOUTH = (-46.0, 12.0, 46.0, 46.0)
SCREEN_SCALE = 3.0

TOOTH = (15.0, 7.5, 15.4)
SPACE, MARGIN_X, MARGIN_Y, RUNAWAY_THICK = 22.5, 36.0, 7.0, 2.2
LINES, ZONES = 6, 5
RUNAWAY_BOARDS = (("a", 5), ("a", 10), ("b", 4), ("b", 8))  # for one box and for two
RUNAWAY_SCALE = 3.2
CARD_EDGE = "card edge"


@dataclass(frozen=True)
class Prop:
    """A thing to draw: its name, its print and its mesh."""

    name: str
    print: Callable[[Atlas], None]
    draw: Callable[[Atlas], Mesh]


def all_props(paints: dict[str, str]) -> list[Prop]:
    """Everything, for all colours of monsters."""
    found = []
    for colour, monster in MONSTERS.items():
        name = f"screen-{colour}"
        printing = partial(_print_screen, name=name, paint=paints[colour], monster=monster)
        found.append(Prop(name, printing, partial(_draw_screen, name=name)))
    found.append(Prop("tooth", _print_tooth, _draw_tooth))
    for side, spaces in RUNAWAY_BOARDS:
        board = Runaway(side, spaces)
        printing = partial(_print_runaway, board=board, paints=paints)
        found.append(Prop(board.name, printing, partial(_draw_runaway, board=board)))
    return found


# ---- screens


def _panel_outline() -> list[Point]:
    x = PANEL / 2
    right = [
        (x, 0),
        (x, WING_HIGH),
        (x - 14, WING_HIGH + 6),
        (x - 26, BROW - 2),
        (x - 40, BROW),
        (14, BROW - 9),
        (0, BROW - 11),
    ]
    return rounded(mirrored([(0.0, 0.0), *right]), 6.0, 3)


def _print_screen(atlas: Atlas, name: str, paint: str, monster: str) -> None:
    x = PANEL / 2
    for side in ("out", "in"):
        sheet = Sheet(-x, 0.0, PANEL, BROW, SCREEN_SCALE)
        _skin(sheet, paint, monster)
        _face(sheet, paint, monster, side)
        atlas.add(f"{name} {side}", sheet)
        wing = Sheet(-WING / 2, 0.0, WING, WING_HIGH, SCREEN_SCALE)
        _skin(wing, paint, monster)
        _wing(wing, paint)
        atlas.add(f"{name} wing", wing)


def _skin(sheet: Sheet, paint: str, monster: str) -> None:
    area = box(-90, -1, 90, 100)
    sheet.gradient(area, (0, 0), (0, BROW), [darker(paint, 0.35), paint, lighter(paint, 0.1)])
    texture = {"ape": 5.0, "yeti": 5.0, "golem": 0.0, "cyclops": 0.0, "octopus": 0.0}.get(monster, 6.0)
    if monster in ("ape", "yeti"):
        for row in range(12):
            for k in range(40):
                x, y = -90 + k * texture + (row % 2) * 2.5, row * 7.5
                tuft = smooth([(x - 1.6, y), (x, y - 4), (x + 1.6, y)], closed=False)
                sheet.line(tuft, darker(paint, 0.3), 0.7, 0.5)
    elif texture:
        for row in range(20):
            for k in range(34):
                x, y = -90 + k * texture + (row % 2) * texture / 2, row * texture * 0.7
                arc = smooth(
                    [(x - texture / 2, y), (x, y - texture * 0.5), (x + texture / 2, y)], closed=False, tension=1.0
                )
                sheet.line(arc, darker(paint, 0.4), 0.6, 0.4)
    else:
        for k in range(30):
            at = (-80 + (k * 37) % 160, (k * 23) % 84)
            sheet.fill(circle(*at, 1.5 + k % 3), darker(paint, 0.2), 0.6)


def _face(sheet: Sheet, paint: str, monster: str, side: str) -> None:
    """A mouth where the teeth go; outside also the eyes of the monster, inside a pale line around."""
    x0, y0, x1, y1 = MOUTH
    lips = smooth(
        [
            (x0 - 7, 26),
            (x0 - 2, y1 + 5),
            (0, y1 + 8),
            (x1 + 2, y1 + 5),
            (x1 + 7, 26),
            (x1 - 4, y0 - 5),
            (0, y0 - 8),
            (x0 + 4, y0 - 5),
        ],
        tension=0.9,
    )
    sheet.fill(lips, darker(paint, 0.55))
    gums = smooth(
        [
            (x0 - 3, 27),
            (x0 + 1, y1 + 2),
            (0, y1 + 4),
            (x1 - 1, y1 + 2),
            (x1 + 3, 27),
            (x1 - 6, y0 - 2),
            (0, y0 - 4),
            (x0 + 6, y0 - 2),
        ],
        tension=0.9,
    )
    sheet.fill(gums, "#c4566a")
    hollow = smooth(
        [(x0, 28), (x0 + 4, y1 - 1), (0, y1), (x1 - 4, y1 - 1), (x1, 28), (x1 - 9, y0 + 1), (0, y0), (x0 + 9, y0 + 1)],
        tension=0.9,
    )
    sheet.fill(hollow, "#3d0d16")
    with sheet.clipped(hollow):
        sheet.fill(circle(0, y0 - 2, 24, 0.55), "#d9596b")
        sheet.fill(circle(0, y0 - 6, 20, 0.5), "#e87a88", 0.7)
        sheet.line(segment((0, y0), (0, y0 + 9)), "#b03f52", 1.0)
        sheet.line(hollow, "#14040a", 7.0, 0.5, blur=2.5)
    for at in (-37.0, 37.0):  # the two teeth that are printed
        tooth = polygon([(at - 6.5, y1 - 1), (at + 6.5, y1 - 1), (at + 1.6, y1 - 15), (at - 1.6, y1 - 15)])
        sheet.fill(tooth, "#e9dfc4")
        sheet.line(tooth, INK, 0.8)
    if side == "in":
        sheet.line(box(-PANEL / 2 + 4, 4, PANEL / 2 - 4, WING_HIGH - 3, 4), IVORY, 0.8, 0.5, (3, 2.4))
        return
    _eyes(sheet, paint, monster)


def _eyes(sheet: Sheet, paint: str, monster: str) -> None:
    iris = {
        "dragon": "#f5c93d",
        "ape": "#c4573b",
        "lizard": "#f08a3b",
        "cyclops": "#3fa07a",
        "golem": "#ff9a2e",
        "octopus": "#5fd0c0",
        "yeti": "#4fb3e8",
    }
    if monster == "cyclops":
        parts.eye(sheet, (0.01, 64), 9.6, iris[monster])
        return
    for side in (-1, 1):
        parts.eye(sheet, (side * 33, 66), 9.0, iris.get(monster, "#f5e04a"), 0.35)
    parts.brow(sheet, [(18, 70), (33, 79), (50, 75)], darker(paint, 0.6), 4.0)
    parts.nostrils(sheet, 59, 6.0, 2.2)


def _wing(sheet: Sheet, paint: str) -> None:
    """A clawed hand."""
    for k in range(4):
        x = -15 + 10 * k
        finger = smooth([(x - 4, 20), (x - 4.4, 36), (x, 42), (x + 4.4, 36), (x + 4, 20)], tension=0.8)
        sheet.fill(finger, darker(paint, 0.15))
        sheet.line(finger, darker(paint, 0.65), 1.0)
        claw = polygon([(x - 3.4, 38), (x + 3.4, 38), (x, 51)])
        sheet.fill(claw, IVORY)
        sheet.line(claw, INK, 0.8)
    palm = box(-21, 6, 21, 26, 8)
    sheet.fill(palm, darker(paint, 0.12))
    sheet.line(palm, darker(paint, 0.65), 1.0)


def _draw_screen(atlas: Atlas, name: str) -> Mesh:
    meshes = [
        _board_of(atlas, cut(_panel_outline(), -THICK / 2, THICK / 2, 0.0, 1, FRONT), f"{name} in", f"{name} out")
    ]
    turn = math.radians(WING_TURN)
    for side in (-1, 1):
        x = side * (PANEL / 2 + WING / 2 * math.cos(turn))
        y = -WING / 2 * math.sin(turn)
        outline = [
            (-WING / 2, 0.0),
            (WING / 2, 0.0),
            (WING / 2, WING_HIGH - 8),
            (WING / 2 - 8, WING_HIGH),
            (-WING / 2, WING_HIGH),
        ]
        flipped = [(side * px, py) for px, py in outline]
        ordered = flipped if side > 0 else flipped[::-1]
        wing = _board_of(
            atlas, cut(rounded(ordered, 2.0, 2), -THICK / 2, THICK / 2, 0.0, 1, FRONT), f"{name} wing", f"{name} wing"
        )
        cos, sin = math.cos(-side * turn), math.sin(-side * turn)
        meshes.append(wing.turned(((cos, -sin, 0), (sin, cos, 0), (0, 0, 1))).moved(x, y, 0.0))
    return joined(meshes)


def _board_of(atlas: Atlas, mesh: Mesh, front: str, back: str) -> Mesh:
    cells = {"front": (atlas.cell(front), seen_front), "back": (atlas.cell(back), seen_back)}

    def side(normal: Floats) -> str | None:
        if abs(normal[1]) < 0.5:
            return None
        return "front" if normal[1] < 0 else "back"

    return printed(mesh.of("card"), side, cells, atlas.cell(CARD_EDGE))


# ---- teeth


def _print_tooth(atlas: Atlas) -> None:
    def work(sheet: Sheet) -> None:
        sheet.gradient(box(-9, -1, 9, 17), (0, 0), (0, 16), ["#d9cba6", "#f6eed8", "#fffdf4"])
        sheet.line(smooth([(-3, 3), (-1.4, 9), (-1.6, 13)], False), "#ffffff", 1.2, 0.8)

    atlas.draw("tooth", (-8, 0, 16, 16), 8.0, work)
    atlas.swatch("#efe6cc")


def _draw_tooth(atlas: Atlas) -> Mesh:
    width, depth, height = TOOTH
    half: Outline = [(0, 0), (width / 2, 0), (width / 2, 3.4), (5.2, 9), (2.4, 14.2), (0.9, height), (0, height)]
    mesh = cut(rounded(mirrored(half[1:-1]), 0.8, 2), -depth / 2, depth / 2, 1.4, 2, FRONT)
    cells = {"front": (atlas.cell("tooth"), seen_front)}
    return printed(mesh, lambda n: "front" if abs(n[1]) > 0.45 else None, cells, atlas.cell("swatch #efe6cc"))


# ---- the Runaway board


@dataclass(frozen=True)
class Runaway:
    """One side of the Runaway board: lines of spaces, or a zone of spaces for each colour."""

    side: str
    spaces: int

    @property
    def name(self) -> str:
        """The name of its drawing."""
        return f"runaway-{self.side}-{self.spaces}"

    @property
    def columns(self) -> int:
        """Spaces beside each other."""
        return self.spaces if self.side == "a" else max(2, math.ceil(self.spaces / 2))

    @property
    def size(self) -> Point:
        """Width and depth of the board."""
        rows = LINES if self.side == "a" else 2 * ZONES
        return self.columns * SPACE + 2 * MARGIN_X, rows * SPACE + 2 * MARGIN_Y


def _print_runaway(atlas: Atlas, board: Runaway, paints: dict[str, str]) -> None:
    width, depth = board.size
    sheet = Sheet(-width / 2, -depth / 2, width, depth, RUNAWAY_SCALE)
    sheet.gradient(
        box(-width, -depth, width, depth), (0, -depth / 2), (0, depth / 2), ["#3c4a5e", "#53647c", "#7f8ca0"]
    )
    for k in range(-30, 31):  # a road out of town
        sheet.line(segment((k * 6 - 60, -depth), (k * 6 + 60, depth)), "#ffffff", 0.5, 0.05)
    sheet.line(box(-width / 2 + 2, -depth / 2 + 2, width / 2 - 2, depth / 2 - 2, 3), "#f5e6c0", 0.9, 0.9)
    if board.side == "a":
        _print_lines(sheet, board.columns)
    else:
        _print_zones(sheet, board, paints)
    atlas.add(board.name, sheet)
    atlas.swatch("#3c4a5e")


def _print_lines(sheet: Sheet, spaces: int) -> None:
    effects = (
        ("tooth", "move"),
        ("tooth", "action"),
        ("tooth", "tooth"),
        ("tooth", "move"),
        ("tooth", "action"),
        ("end",),
    )
    for row in range(LINES):
        y = ((LINES - 1) / 2 - row) * SPACE
        road = box(-spaces * SPACE / 2 - 4, y - SPACE * 0.42, spaces * SPACE / 2 + 32, y + SPACE * 0.42, 5)
        sheet.fill(road, "#2b2733" if row < LINES - 1 else "#6d1f24", 0.55)
        for column in range(spaces):
            x = (column - (spaces - 1) / 2) * SPACE
            _space(sheet, (x, y), "#a8342c" if column == spaces - 1 else "#d8c9a8")
        _arrow(sheet, (-spaces * SPACE / 2 - 18, y))
        _effects(sheet, (spaces * SPACE / 2 + 17, y), effects[row])


def _print_zones(sheet: Sheet, board: Runaway, paints: dict[str, str]) -> None:
    half = board.columns * SPACE / 2
    effects = {
        "black": ("tooth", "move"),
        "blue": ("tooth",),
        "green": ("tooth", "tooth"),
        "red": ("tooth", "rescue"),
        "yellow": ("tooth", "action"),
    }
    for zone, (colour, effect) in enumerate(effects.items()):
        y = (9 / 2 - 2 * zone - 0.5) * SPACE
        field = box(-half - 34, y - SPACE + 1.4, half + 34, y + SPACE - 1.4, 4)
        sheet.fill(field, mixed(paints[colour]), 0.95)
        sheet.line(field, "#f5e6c0", 0.6, 0.8)
        for number in range(board.spaces):
            row, column = divmod(number, board.columns)
            at = ((column - (board.columns - 1) / 2) * SPACE, y + (0.5 - row) * SPACE + (0.75 if row else -0.75))
            _space(sheet, at, lighter(paints[colour], 0.55))
        _badge(sheet, (-half - 17, y), colour, paints[colour])
        _effects(sheet, (half + 17, y), effect)


def mixed(paint: str) -> str:
    """A field in the colour of its Meeples, quieter than they are."""
    return darker(paint, 0.35)


def _space(sheet: Sheet, at: Point, colour: str) -> None:
    x, y = at
    half = SPACE * 0.41
    sheet.fill(box(x - half, y - half, x + half, y + half, 3), colour)
    sheet.line(box(x - half, y - half, x + half, y + half, 3), darker(colour, 0.45), 0.7)
    for side in (-1, 1):
        sheet.fill(circle(x + side * 2.2, y + 1.3, 1.5, 1.35), darker(colour, 0.3), 0.75)
        sheet.fill(circle(x + side * 2.2, y - 2.4, 1.1, 1.0), darker(colour, 0.3), 0.75)


def _arrow(sheet: Sheet, at: Point) -> None:
    x, y = at
    shape = [(-9, -2.6), (1, -2.6), (1, -6.4), (10, 0), (1, 6.4), (1, 2.6), (-9, 2.6)]
    sheet.fill(polygon([(x + px, y + py) for px, py in shape]), "#f5e6c0")


def _badge(sheet: Sheet, at: Point, colour: str, paint: str) -> None:
    """The silhouette of a kind of Meeple with its mark."""
    x, y = at
    with sheet.moved(x, y - 14, 0.0, 1.7):
        outline = polygon(mirrored(SKIRTED if colour == "yellow" else PLAIN))
        sheet.line(outline, "#f5e6c0", 1.6)
        sheet.fill(outline, paint)
        pale = "#4a2433" if colour == "yellow" else IVORY
        with sheet.clipped(outline):
            MARKS[colour](sheet, pale, darker(paint, 0.35))


def _effects(sheet: Sheet, at: Point, names: tuple[str, ...]) -> None:
    for k, name in enumerate(names):
        x = at[0] + (k - (len(names) - 1) / 2) * 15.5
        sheet.fill(circle(x, at[1], 7.2), "#f5e6c0")
        sheet.line(circle(x, at[1], 7.2), INK, 0.7)
        with sheet.moved(x, at[1]):
            EFFECTS[name](sheet)


def _tooth_sign(sheet: Sheet) -> None:
    tooth = smooth(
        [(-3.6, 3.6), (0, 2.8), (3.6, 3.6), (4, 0.4), (2.4, -4.6), (1.0, -0.6), (-1.0, -0.6), (-2.4, -4.6), (-4, 0.4)],
        tension=0.7,
    )
    sheet.fill(tooth, "#ffffff")
    sheet.line(tooth, INK, 0.9)
    sheet.line(polygon([(-1.4, 3.6), (0.4, 1.4), (-0.8, 0.2), (1.0, -1.6)], False), "#c8322b", 1.0)


def _move_sign(sheet: Sheet) -> None:
    sheet.line(smooth([(-3.6, -3.2), (-3.2, 2.2), (0.4, 3.6), (3, 1.4)], False), "#2f6fc4", 1.8)
    sheet.fill(polygon([(0.6, 0.6), (5.4, 1.6), (3.4, -3.2)]), "#2f6fc4")


def _action_sign(sheet: Sheet) -> None:
    for x0, y0, x1, y1 in ((-0.9, -4, 0.9, 4), (-4, -0.9, 4, 0.9)):
        sheet.fill(box(x0, y0, x1, y1, 0.3), "#3c9a45")


def _rescue_sign(sheet: Sheet) -> None:
    for k in range(4):
        with sheet.moved(-3.6 + 2.4 * k, -3.4, 0.0, 0.32):
            sheet.fill(polygon(mirrored(PLAIN)), "#c8322b")
    sheet.fill(polygon([(-3.2, 3.6), (3.2, 3.6), (0, 5.4)]), "#c8322b")


def _end_sign(sheet: Sheet) -> None:
    sheet.fill(circle(0, 0.8, 4.0, 0.95), INK)
    sheet.fill(box(-2.2, -4.4, 2.2, -1.4, 0.6), INK)
    for side in (-1, 1):
        sheet.fill(circle(side * 1.6, 0.8, 1.15), "#f5e6c0")
        sheet.line(segment((side * 0.7, -4.2), (side * 0.7, -2.2)), "#f5e6c0", 0.5)
    sheet.fill(star(0, 4.6, 0.1, 0.1), INK)


EFFECTS: dict[str, Callable[[Sheet], None]] = {
    "tooth": _tooth_sign, "move": _move_sign, "action": _action_sign, "rescue": _rescue_sign, "end": _end_sign,
}  # fmt: skip


def _draw_runaway(atlas: Atlas, board: Runaway) -> Mesh:
    width, depth = board.size
    mesh = cut(rounded_rectangle(width / 2, depth / 2, 4.0, 4), 0.0, RUNAWAY_THICK).of("card")
    cell = atlas.cell(board.name)
    cells = {"top": (cell, seen_above), "bottom": (cell, seen_below)}

    def face(normal: Floats) -> str | None:
        if abs(normal[2]) < 0.5:
            return None
        return "top" if normal[2] > 0 else "bottom"

    return printed(mesh, face, cells, atlas.cell(CARD_EDGE))
