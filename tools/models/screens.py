"""Player screens: a panel with the face of its monster and a wing on each side, folded towards their owner."""

from __future__ import annotations

import math
from dataclasses import dataclass

from . import monster_parts as parts
from .atlas import CARD_EDGE, Atlas, printed, seen_back, seen_front
from .ink import Sheet, box, circle, darker, lighter, polygon, segment, smooth
from .mesh import Floats, Mesh, joined
from .monster_parts import INK, IVORY
from .outlines import Outline, Point, mirrored, rounded
from .paws import PRINTS
from .solids import FRONT, cut

# Millimetres, our choice; where the game puts teeth (ui/beside_board.py) decides where mouths are.
PANEL, WING, THICK, WING_TURN = 150.0, 60.0, 3.0, 52.0
WING_HIGH, BROW = 62.0, 84.0
MOUTH_LOW, MOUTH_HIGH = 12.0, 46.0
SCREEN_SCALE = 3.0
PAW_REACH = 18.0  # how far the drawing of a paw reaches from its middle

# The top edge of each panel: its right half, from the wing to the middle.
CROWNS: dict[str, Outline] = {
    "dragon": [(62, 64), (57, 84), (45, 73), (34, 80), (15, 76), (0, 80)],
    "ape": [(72, 66), (68, 78), (56, 78), (50, 71), (35, 81), (14, 84), (0, 84)],
    "lizard": [(66, 66), (59, 76), (51, 70), (41, 83), (30, 77), (19, 84), (9, 78), (0, 84)],
    "cyclops": [(56, 64), (36, 68), (24, 72), (14, 82), (0, 84)],
    "golem": [(69, 62), (69, 73), (51, 73), (51, 82), (24, 82), (24, 76), (9, 76), (9, 84), (0, 84)],
    "octopus": [(64, 66), (52, 76), (34, 83), (14, 84), (0, 84)],
    "yeti": [(66, 67), (61, 77), (52, 71), (43, 83), (35, 78), (23, 84), (12, 79), (0, 84)],
    "sea devil": [(69, 70), (61, 84), (50, 71), (36, 79), (16, 77), (8, 84), (0, 84)],
}


@dataclass(frozen=True)
class Mouth:
    """A monster's mouth: the right half of its hollow from below, its colours, and the teeth printed in it."""

    right: Outline
    lips: str  # "" for the dark of the monster's own colour
    gums: str = "#c4566a"
    tongue: str = "#d9596b"
    round: float = 0.9
    lip_mm: float = 8.0
    fangs: tuple[tuple[float, float, float], ...] = ((37.0, 13.0, -15.0),)  # middle, width, length, down or up


# Each holds four loose teeth, 9 and 27 mm from the middle.
MOUTHS = {
    "dragon": Mouth([(0, 12), (34, 12), (45, 24), (53, 43), (40, 45), (0, 46)], ""),
    "ape": Mouth([(0, 12), (36, 14), (45, 29), (37, 45), (0, 46)], "#d9b48c", lip_mm=9.0, fangs=((37, 9, -8),)),
    "lizard": Mouth(
        [(0, 12), (40, 13), (57, 22), (60, 33), (46, 44), (0, 46)], "", tongue="#5fae6a",
        fangs=((38, 9, -12), (47, 8, -10), (44, 8, 10)),
    ),
    "cyclops": Mouth(
        [(0, 12), (32, 12), (46, 24), (56, 47), (38, 44), (0, 46)], "", tongue="#e87a88", fangs=((41, 12, 22),),
    ),
    "golem": Mouth(
        [(0, 12), (38, 12), (38, 18), (48, 18), (48, 40), (40, 40), (40, 46), (0, 46)], "#2b1a14", "#ff9a2e", "#ffcf5a",
        0.0, 6.0, ((43, 7, -9), (43, 7, 9)),
    ),
    "octopus": Mouth([(0, 10), (28, 12), (44, 24), (44, 36), (30, 47), (0, 48)], "", "#e88ab0", "#f3b6c8",
                     lip_mm=10.0, fangs=()),
    "yeti": Mouth(
        [(0, 12), (36, 12), (52, 14), (47, 30), (38, 45), (0, 46)], "#6f8fb5", "#9a6a8a", fangs=((42, 11, 17),),
    ),
    "sea devil": Mouth(
        [(0, 11), (40, 16), (58, 29), (40, 44), (0, 47)], "", "#3f6d7a", "#4f8f8a", 0.5, 6.0,
        ((36, 6, -10), (42, 5, -9), (47, 4, -7), (36, 6, 10), (42, 5, 9), (47, 4, 7)),
    ),
}  # fmt: skip


def _panel_outline(monster: str) -> list[Point]:
    x = PANEL / 2
    right: list[Point] = [(0.0, 0.0), (x, 0.0), (x, WING_HIGH), *CROWNS[monster]]
    return rounded(mirrored(right), 1.5 if monster == "golem" else 5.0, 3)


def print_screen(atlas: Atlas, name: str, paint: str, monster: str) -> None:
    """Draw both sides of a screen and of its wings."""
    x = PANEL / 2
    for side in ("out", "in"):
        sheet = Sheet(-x, 0.0, PANEL, BROW, SCREEN_SCALE)
        _skin(sheet, paint, monster)
        _mouth(sheet, paint, monster)
        if side == "in":
            sheet.line(box(-PANEL / 2 + 4, 3, PANEL / 2 - 4, WING_HIGH - 1, 4), IVORY, 0.8, 0.5, (3, 2.4))
        else:
            _eyes(sheet, paint, monster)
        atlas.add(f"{name} {side}", sheet)
    wing = Sheet(-WING / 2, 0.0, WING, WING_HIGH, SCREEN_SCALE)
    _skin(wing, paint, monster)
    _wing(wing, paint, monster)
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


def _mouth(sheet: Sheet, paint: str, monster: str) -> None:
    """The mouth in which the loose teeth stand and hang."""
    shape = MOUTHS[monster]
    points = mirrored(shape.right)
    hollow = smooth(points, tension=shape.round) if shape.round else polygon(points)
    sheet.line(hollow, darker(paint, 0.75), 2 * shape.lip_mm + 1.6)
    sheet.line(hollow, shape.lips or darker(paint, 0.5), 2 * shape.lip_mm)
    sheet.line(hollow, lighter(shape.lips or paint, 0.2), 2 * shape.lip_mm - 4.0, 0.35, blur=1.6)
    if monster == "octopus":
        _suckers(sheet, points)
    sheet.line(hollow, shape.gums, 7.0)
    sheet.fill(hollow, "#3d0d16" if monster != "golem" else "#3a1206")
    with sheet.clipped(hollow):
        _tongue(sheet, shape, monster)
        sheet.line(hollow, "#14040a", 7.0, 0.5, blur=2.5)
    for at, width, length in shape.fangs:
        for side in (-1, 1):
            _fang(sheet, side * at, width, length)


def _tongue(sheet: Sheet, shape: Mouth, monster: str) -> None:
    low = MOUTH_LOW
    if monster == "golem":  # fire instead
        for reach, colour in ((30, "#d8481e"), (23, "#ff9a2e"), (14, "#fff0a0")):
            sheet.fill(circle(0, low - 3, reach, 0.5), colour, 0.85, 1.5)
        return
    sheet.fill(circle(0, low - 2, 24, 0.55), shape.tongue)
    sheet.fill(circle(0, low - 6, 20, 0.5), lighter(shape.tongue, 0.25), 0.7)
    sheet.line(segment((0, low), (0, low + 9)), darker(shape.tongue, 0.3), 1.0)


def _fang(sheet: Sheet, at: float, width: float, length: float) -> None:
    """A printed tooth: its length is negative if it hangs from above."""
    foot = MOUTH_HIGH - 1 if length < 0 else MOUTH_LOW + 1
    tip = foot + length
    tooth = smooth(
        [(at - width / 2, foot), (at + width / 2, foot), (at + width * 0.12, tip), (at - width * 0.12, tip)],
        tension=0.25,
    )
    sheet.fill(tooth, "#f3ead0")
    sheet.line(tooth, INK, 0.8)


def _suckers(sheet: Sheet, points: Outline) -> None:
    """Suckers all around the lips."""
    for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True):
        count = max(1, round(math.dist((ax, ay), (bx, by)) / 9))
        for k in range(count):
            x, y = ax + (bx - ax) * k / count, ay + (by - ay) * k / count
            away = math.hypot(x, y - 29) or 1.0
            at = (x + x / away * 7.5, y + (y - 29) / away * 7.5)
            sheet.fill(circle(*at, 2.8), "#f3b6c8")
            sheet.fill(circle(*at, 1.3), "#b85a86")


def _eyes(sheet: Sheet, paint: str, monster: str) -> None:
    iris = {
        "dragon": "#f5c93d", "ape": "#c4573b", "lizard": "#f08a3b", "golem": "#ff9a2e", "octopus": "#5fd0c0",
        "yeti": "#4fb3e8", "sea devil": "#f5e04a",
    }  # fmt: skip
    if monster == "cyclops":
        parts.eye(sheet, (0.01, 66), 10.6, "#3fa07a")
        return
    size = {"ape": 7.0, "sea devil": 10.0, "octopus": 10.0}.get(monster, 8.4)
    for side in (-1, 1):
        slant = 0.0 if monster in ("octopus", "sea devil") else 0.35
        parts.eye(sheet, (side * 33, 65.5), size, iris[monster], slant)
    if monster not in ("octopus", "golem"):
        parts.brow(sheet, [(19, 69), (33, 76), (48, 73)], darker(paint, 0.6), 3.6)
    if monster != "octopus":
        parts.nostrils(sheet, 62, 6.0, 2.2)


def _wing(sheet: Sheet, paint: str, monster: str) -> None:
    """The monster's paw, as on its Paws, in a ring of its own."""
    middle, reach = (0.0, WING_HIGH / 2), WING / 2 - 3.0
    ring = circle(*middle, reach)
    sheet.shade(ring, 1.0, 0.3)
    sheet.glow(ring, middle, reach, [lighter(paint, 0.16), darker(paint, 0.2)], [1, 1])
    sheet.line(ring, darker(paint, 0.55), 1.6)
    sheet.line(circle(*middle, reach - 1.8), IVORY, 0.7, 0.8, (3, 2.4))
    pale, dark = (IVORY, darker(paint, 0.55)) if monster != "yeti" else ("#6f8fb5", "#43597a")
    with sheet.moved(*middle, 0.0, reach / PAW_REACH):
        PRINTS[monster](sheet, pale, dark)


def draw_screen(atlas: Atlas, name: str, monster: str) -> Mesh:
    """A screen, standing."""
    meshes = [
        _board_of(
            atlas, cut(_panel_outline(monster), -THICK / 2, THICK / 2, 0.0, 1, FRONT), f"{name} in", f"{name} out"
        )
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
