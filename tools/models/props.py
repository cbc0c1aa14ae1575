"""What lies beside the board and never collides: player screens, teeth, the Runaway board with both sides."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from . import cards, screens
from .atlas import CARD_EDGE, Atlas, printed, seen_above, seen_below, seen_front
from .ink import Sheet, box, circle, darker, lighter, polygon, segment, smooth, star
from .meeples import INKS, PLAIN, SKIRTED, draw_mark
from .mesh import Floats, Mesh
from .monster_parts import INK, IVORY
from .outlines import Outline, Point, mirrored, rounded, rounded_rectangle
from .pieces import MONSTERS, PEOPLE
from .solids import FRONT, cut

TOOTH = (15.0, 7.5, 15.4)
SPACE, MARGIN_X, MARGIN_Y, RUNAWAY_THICK = 22.5, 36.0, 7.0, 2.2
LINES, ZONES = 6, 5
RUNAWAY_BOARDS = (("a", 5), ("a", 10), ("b", 4), ("b", 8))  # for one box and for two
RUNAWAY_SCALE = 3.2
CARD_SCALE, CARD_THICK = 4.0, 0.4


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
        printing = partial(screens.print_screen, name=name, paint=paints[colour], monster=monster)
        found.append(Prop(name, printing, partial(screens.draw_screen, name=name, monster=monster)))
    found.append(Prop("tooth", _print_tooth, _draw_tooth))
    for game in cards.BACKS:
        found.append(Prop(f"card-{game}", partial(_print_card, game=game), partial(_draw_card, game=game)))
    for side, spaces in RUNAWAY_BOARDS:
        board = Runaway(side, spaces)
        printing = partial(_print_runaway, board=board, paints={**paints, **PEOPLE})
        found.append(Prop(board.name, printing, partial(_draw_runaway, board=board)))
    return found


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


# ---- cards


def _print_card(atlas: Atlas, game: str) -> None:
    area = (-cards.WIDTH / 2, -cards.HEIGHT / 2, cards.WIDTH, cards.HEIGHT)
    atlas.draw(f"card {game}", area, CARD_SCALE, lambda sheet: cards.print_back(sheet, game))
    atlas.swatch(IVORY)


def _draw_card(atlas: Atlas, game: str) -> Mesh:
    """A card with its back up; its face is blank, and set by the game where it is shown."""
    mesh = cut(rounded_rectangle(cards.WIDTH / 2, cards.HEIGHT / 2, cards.ROUND, 4), 0.0, CARD_THICK).of("card")
    cells = {"top": (atlas.cell(f"card {game}"), seen_above)}
    return printed(mesh, lambda n: "top" if n[2] > 0.5 else None, cells, atlas.cell(f"swatch {IVORY}"))


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
        with sheet.clipped(outline):
            draw_mark(sheet, colour, INKS[colour], darker(paint, 0.35))


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
