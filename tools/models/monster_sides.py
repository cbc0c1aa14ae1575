"""What goes on around a monster, from its front to its back: its flanks, and its head and shoulders from above.

On a flank the front is to the right; from above it is below. Millimetres.
"""

from __future__ import annotations

from random import Random

from . import monster_parts as parts
from .atlas import Atlas
from .ink import Sheet, box, circle, darker, lighter, polygon, segment, smooth
from .monster_parts import INK
from .monster_shapes import EARS, LIMBS
from .pieces import Piece

PIXELS_PER_MM = 4.4
EVERYTHING = box(-23, -13, 23, 101)

# Of each monster: the plates down its back, and the colour of its hands.
SPINES = {"dragon": "#f5b53d", "lizard": "#f2a33a", "sea devil": "#f08a5a", "golem": "#7ec8d8"}
FACE, EAR = "#fff3dc", "#e6c49c"  # of the ape
HANDS = {"ape": "#e6c49c", "yeti": "#6f8fb5"}


def print_sides(piece: Piece, atlas: Atlas) -> None:
    """Draw the print of both flanks and that of everything which faces up."""
    deep = piece.size[1]
    flank, above = (-deep / 2, 0.0, deep, 100.0), (-22.0, -deep / 2, 44.0, deep)
    if piece.monster in LIMBS:
        limb = (-deep / 2, 24.0, deep, 48.0)
        atlas.draw(f"{piece.name} limb", limb, PIXELS_PER_MM, lambda sheet: _limb(sheet, piece))
    atlas.draw(f"{piece.name} side", flank, PIXELS_PER_MM, lambda sheet: _flank(sheet, piece, deep / 2))
    atlas.draw(f"{piece.name} top", above, PIXELS_PER_MM, lambda sheet: _above(sheet, piece, deep / 2))


def _hide(sheet: Sheet, piece: Piece) -> None:
    """What covers the monster: scales, fur, plates or spots."""
    colour, random = piece.paint, Random(f"{piece.monster} sides")
    if piece.monster in ("dragon", "lizard", "sea devil"):
        parts.scales(sheet, EVERYTHING, darker(colour, 0.3), 4.0)
    elif piece.monster in HANDS:
        parts.fur(sheet, EVERYTHING, "#b9c4d4" if piece.monster == "yeti" else lighter(colour, 0.1), random, 900)
    elif piece.monster == "golem":
        _plates(sheet, colour, random)
    else:
        for _ in range(80):
            at = random.uniform(-22, 22), random.uniform(-12, 98)
            tint = lighter(colour, 0.34) if piece.monster == "octopus" else darker(colour, 0.24)
            sheet.fill(circle(*at, random.uniform(0.7, 1.8)), tint, 0.85)


def _plates(sheet: Sheet, colour: str, random: Random) -> None:
    """Broken stone with a glow between."""
    sheet.fill(EVERYTHING, "#ffc44a")
    for row in range(14):
        for column in range(-4, 4):
            left, low = column * 7.0 + (row % 2) * 3.0 - 1.0, row * 8.4 - 13.0
            corners = [(left, low), (left + 6.2, low + 0.6), (left + 6.0, low + 7.4), (left + 0.5, low + 7.0)]
            tint = random.choice([colour, darker(colour, 0.16), lighter(colour, 0.12)])
            sheet.fill(polygon(corners), tint)
            sheet.line(polygon(corners), darker(colour, 0.6), 0.5)


def _flank(sheet: Sheet, piece: Piece, half: float) -> None:
    colour, monster = piece.paint, piece.monster
    sheet.gradient(EVERYTHING, (0, 0), (0, 100), [darker(colour, 0.22), lighter(colour, 0.06), lighter(colour, 0.16)])
    _hide(sheet, piece)
    if monster == "octopus":
        _tentacles(sheet, colour)
    else:
        if monster not in LIMBS:
            _arm(sheet, piece)
        _foot(sheet, colour, half)
    _head(sheet, piece, half)


def _arm(sheet: Sheet, piece: Piece) -> None:
    """An arm that hangs forward, with claws."""
    colour = piece.paint
    arm = smooth([(-4.6, 62), (3.6, 63), (5.0, 52), (6.0, 40), (5.2, 31), (-1.8, 31), (-3.8, 44)], tension=0.8)
    sheet.shade(arm, 1.2, 0.45)
    sheet.fill(arm, lighter(colour, 0.16))
    with sheet.clipped(arm):
        sheet.line(arm, darker(colour, 0.4), 3.4, 0.4, blur=1.0)
    sheet.line(arm, darker(colour, 0.62), 1.0)
    parts.claws(sheet, (1.8, 32.4), 3, 7.6, 5.0)


def _limb(sheet: Sheet, piece: Piece) -> None:
    """The outside of an arm, with a hand or claws at its end."""
    colour, deep = piece.paint, piece.size[1]
    sheet.gradient(EVERYTHING, (0, 24), (0, 72), [darker(colour, 0.16), lighter(colour, 0.1), lighter(colour, 0.2)])
    _hide(sheet, piece)
    if piece.monster in HANDS:
        hand = box(-deep, 20, deep, 33.5)
        sheet.fill(hand, HANDS[piece.monster])
        sheet.line(hand, INK, 0.8)
        for x in (-6.0, 0.0, 6.0):
            sheet.line(segment((x, 24.0), (x, 30.0)), INK, 0.8)
    elif piece.monster == "octopus":
        for k in range(6):
            sheet.fill(circle(-5.0, 27.0 + 7.0 * k, 1.8), "#f3b6c8")
    elif piece.monster == "golem":
        for x in (-4.0, 4.0):
            sheet.line(segment((x, 24.0), (x, 31.0)), INK, 1.0)
    else:
        parts.claws(sheet, (0.0, 31.0), 3, 18.0, 5.0)


def _foot(sheet: Sheet, colour: str, half: float) -> None:
    leg = smooth([(-7.0, 26), (4.4, 25), (6.2, 10), (half + 1, 4), (half + 1, -2), (-6, -2), (-8.0, 12)], tension=0.7)
    sheet.shade(leg, 0.9, 0.35)
    sheet.fill(leg, lighter(colour, 0.05), 0.75)
    sheet.line(leg, darker(colour, 0.6), 0.9)
    parts.claws(sheet, (half - 3.0, 4.0), 2, 6.0, 4.0)


def _tentacles(sheet: Sheet, colour: str) -> None:
    for start, sway in ((-7.0, 2.4), (0.4, -2.4), (7.6, 2.0)):
        curve = [(start, 60), (start + sway, 44), (start - sway, 26), (start + sway * 0.6, 10), (start, 0)]
        path = smooth(curve, False, 0.9)
        sheet.line(path, darker(colour, 0.6), 6.6)
        sheet.line(path, lighter(colour, 0.14), 5.2)
        for k in range(9):
            sheet.fill(circle(start + sway * (0.7 if k % 2 else -0.4), 5 + 6 * k, 1.2), "#f3b6c8")


def _head(sheet: Sheet, piece: Piece, half: float) -> None:
    """The side of the head, without a second face: the edge of the face comes round, the jaw goes back to the ear."""
    colour = piece.paint
    if piece.monster == "ape":
        _ape_head(sheet, colour, half)
        return
    jaw = smooth([(half, 71.0), (4.0, 68.6), (-1.0, 70.4), (-3.4, 75.4)], False)
    sheet.line(jaw, darker(colour, 0.6), 2.4, 0.3, blur=0.8)
    sheet.line(jaw, darker(colour, 0.6), 0.9)
    if piece.monster == "yeti":
        cheek = smooth(
            [(half + 3, 71), (half - 3.4, 72), (half - 4.6, 80), (half - 3.4, 87), (half + 3, 89)], tension=0.8
        )
        sheet.fill(cheek, "#6f8fb5")
        sheet.line(cheek, "#43597a", 0.9)
    if piece.monster in ("yeti", "cyclops"):
        ear = smooth([(-2.0, 76.0), (-7.0, 77.0), (-8.4, 84.0), (-2.6, 84.4)], tension=0.9)
        sheet.shade(ear, 0.7, 0.3)
        sheet.fill(ear, "#7f9fc5" if piece.monster == "yeti" else darker(colour, 0.16))
        sheet.line(ear, darker(colour, 0.6), 0.9)


def _ape_head(sheet: Sheet, colour: str, half: float) -> None:
    """A pale muzzle that comes round from the front, a shadow under the brow, and an ear, which stands out."""
    muzzle = smooth([(half + 4, 70.6), (7.0, 71.0), (2.4, 73.4), (3.4, 77.4), (8.0, 79.4), (half + 4, 80)], tension=0.8)
    sheet.line(muzzle, darker(colour, 0.5), 1.4)
    sheet.fill(muzzle, FACE)
    brow = smooth([(half + 3, 89.6), (8.0, 90.4), (4.4, 88.0)], False)
    sheet.line(brow, darker(colour, 0.45), 2.6)
    middle, radius = EARS["ape"].middle, EARS["ape"].radius
    ear = circle(-middle[0], middle[1], radius * 1.05)
    sheet.fill(ear, EAR)
    sheet.line(circle(-middle[0] - 0.3, middle[1], radius * 0.5, 1.2), darker(EAR, 0.4), 1.0)


def _above(sheet: Sheet, piece: Piece, half: float) -> None:
    """The crown and the shoulders: the ridge of the back goes on over them, the brows stand out in front."""
    colour, monster = piece.paint, piece.monster
    sheet.fill(EVERYTHING, lighter(colour, 0.1))
    _hide(sheet, piece)
    for side in (-1, 1):
        ends = [(2.0, -half - 1), (8.6, -half - 1), (7.6, -half + 4.2), (3.0, -half + 3.4)]
        brow = smooth([(side * x, y) for x, y in ends])
        sheet.fill(brow, darker(colour, 0.28))
        sheet.line(brow, darker(colour, 0.62), 0.7)
    if monster in SPINES:
        for k in range(3):
            low = -half + 4.4 + 6.8 * k
            plate = polygon([(-3.2, low), (3.2, low), (0, low + 7.4)])
            sheet.shade(plate, 0.8, 0.4)
            sheet.fill(plate, SPINES[monster])
            sheet.fill(polygon([(-3.2, low), (0, low), (0, low + 7.4)]), lighter(SPINES[monster], 0.3))
            sheet.line(plate, darker(SPINES[monster], 0.6), 0.6)
