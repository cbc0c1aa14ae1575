"""What is drawn while somebody aims: how a shot would begin, from the same numbers that will be sent.

Nothing is simulated: a sliding disc is followed to where it stops or first touches something, a thrown piece to where
it first lands, a carried Body straight down, a breath along its cone.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from meeple_city.border.geometry import rotate
from meeple_city.display.geometry import Point, Position, Quaternion, Vector
from meeple_city.display.marks import Guide
from meeple_city.ui.ports import TableScreen

G_M_S2 = 9.81
SLOWING_M_S2 = 3.53  # of Paws on the board: at 1.2 m/s they stop after 204 mm (docs/physics.md)
PAWS_RADIUS_MM = 18.0
# Lines that look for what a disc touches: how far across it, as a share of its radius, and how far above its middle.
# The low ones find Ruins.
FEELERS = tuple((share, height) for height in (0.0, -3.2) for share in (0.0, -0.45, 0.45, -0.7, 0.7, -0.9, 0.9))
# What lies beside the disc already, and is met only by its rim, lets it pass.
BESIDE_MM, AHEAD = 4.0, 0.75
LIGHT = ("meeple:",)  # what Paws push along: a Meeple weighs a fifth of them (models/pieces.toml)
SLIGHT_MM, SPIN_MM = 2.0, 26.0  # less than this off-centre is no spin; how far out its arrow is drawn; our choice
DOT_S = 0.022  # between two dots of a toss
LONGEST_FLIGHT_S = 1.0
SCATTER = 0.07  # a toss lands this share of its distance off
BREATH_EDGE = math.tan(math.radians(12.0))  # the edge of a jet (docs/physics.md)
BREATH_REACH_MM = 400.0  # beyond this a full breath moves nothing (docs/physics.md)
SHELLS_MM = (100.0, 220.0, 360.0)
TICK_MM = 50.0  # of the height scale
LONGEST_STROKE = 60  # places of it that are drawn; our choice
CIRCLE = 24  # corners of a drawn circle

USUAL, YES, NO = "#fff3a0", "#6fe08a", "#ff6a5a"


@dataclass(frozen=True)
class Slide:
    """Where a flicked disc comes to: the point, the piece that it touches there, if any, and what it pushes along."""

    end_mm: Position
    touches: str = ""
    pushes: tuple[str, ...] = ()


def slide(
    screen: TableScreen,
    start: Position,
    direction_deg: float,
    speed_m_s: float,
    ignore: Sequence[str],
    aside_mm: float = 0.0,
) -> Slide:
    """Follow flicked Paws to where they stop or first touch something.

    `aside_mm` is how far to the left of their middle they are hit. Light pieces that they touch already are pushed
    along, and stop nothing.
    """
    pushed: list[str] = []
    while True:
        slid = _slide(screen, start, direction_deg, speed_m_s, (*ignore, *pushed), aside_mm)
        if math.dist(slid.end_mm, start) >= BESIDE_MM or not slid.touches.startswith(LIGHT):
            return replace(slid, pushes=tuple(pushed))
        pushed.append(slid.touches)


def _slide(
    screen: TableScreen,
    start: Position,
    direction_deg: float,
    speed_m_s: float,
    ignore: Sequence[str],
    aside_mm: float,
) -> Slide:
    turn = math.radians(direction_deg)
    ahead, aside = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))
    best, piece = sliding_mm(speed_m_s, aside_mm), ""
    for share, height in FEELERS:
        off, front = share * PAWS_RADIUS_MM, math.sqrt(1.0 - share * share) * PAWS_RADIUS_MM
        from_ = (start[0] + aside[0] * off, start[1] + aside[1] * off, start[2] + height)
        touched = screen.first_touch(from_, _moved(from_, ahead, best + front), ignore)
        if touched is None:
            continue
        distance = math.dist(from_[:2], touched.at_mm[:2]) - front
        if distance < best and not (distance < BESIDE_MM and abs(share) > AHEAD):
            best, piece = max(0.0, distance), touched.piece
    return Slide(_moved(start, ahead, best), piece)


def sliding_mm(speed_m_s: float, aside_mm: float = 0.0) -> float:
    """How far flicked Paws slide on the board: spinning ones rub less, and go further."""
    return speed_m_s**2 / (2 * SLOWING_M_S2) * 1000 * (1.0 + (aside_mm / PAWS_RADIUS_MM) ** 2)


def stroke_guides(path_mm: Sequence[Point], height_mm: float) -> list[Guide]:
    """Where a finger has been."""
    points = [(x, y, height_mm) for x, y in path_mm[-LONGEST_STROKE:]]
    return [Guide("line", tuple(points), USUAL, 2.5)] if len(points) > 1 else []


def slide_guides(slid: Slide, aside_mm: float = 0.0) -> list[Guide]:
    """A ghost of the Paws where they come to, and a curved arrow if they spin."""
    ghost = Guide("area", circle(slid.end_mm, PAWS_RADIUS_MM), USUAL, 2.5)
    return [ghost, *_spin_guides(slid.end_mm, aside_mm)]


def _spin_guides(middle: Position, aside_mm: float) -> list[Guide]:
    """An arc around the disc, longer for more spin, with a dot at its end. Hit on the left, it turns clockwise."""
    if abs(aside_mm) < SLIGHT_MM:
        return []
    x, y, z = middle
    reach = -math.copysign(1.0, aside_mm) * math.pi * min(1.0, 0.3 + abs(aside_mm) / PAWS_RADIUS_MM)
    angles = [reach * number / CIRCLE for number in range(CIRCLE + 1)]
    arc = tuple((x + SPIN_MM * math.cos(angle), y + SPIN_MM * math.sin(angle), z) for angle in angles)
    return [Guide("line", arc, USUAL, 2.5), Guide("dots", arc[-1:], USUAL, 9.0)]


def flight(
    screen: TableScreen,
    start: Position,
    direction_deg: float,
    elevation_deg: float,
    speed_m_s: float,
    ignore: Sequence[str],
) -> list[Position]:
    """Follow a thrown piece, point by point at equal times, to where it first lands."""
    turn, rise = math.radians(direction_deg), math.radians(elevation_deg)
    level, up = speed_m_s * math.cos(rise) * 1000, speed_m_s * math.sin(rise) * 1000
    points = [start]
    while len(points) * DOT_S < LONGEST_FLIGHT_S:
        at_s = len(points) * DOT_S
        height = start[2] + up * at_s - G_M_S2 * 1000 * at_s**2 / 2
        x, y = start[0] + level * at_s * math.cos(turn), start[1] + level * at_s * math.sin(turn)
        touched = screen.first_touch(points[-1], (x, y, height), ignore)
        if touched is not None or height < 0.0:
            return [*points, touched.at_mm if touched else (x, y, 0.0)]
        points.append((x, y, height))
    return points


def flight_guides(points: Sequence[Position]) -> list[Guide]:
    """Dots along the flight, whose distance tells the speed, and a circle where it may land."""
    far = math.dist(points[0][:2], points[-1][:2])
    dots = Guide("dots", tuple(points[1:]), USUAL, 5.0)
    return [dots, Guide("area", circle(points[-1], max(8.0, SCATTER * far)), USUAL, 2.0)]


def carry_guides(
    screen: TableScreen, body: str, at: Position, attitude: Quaternion, size_mm: Vector, allowed: bool
) -> tuple[list[Guide], str, float]:
    """A plumb line with a height scale, and the footprint on what is below; that piece, and how far below it is."""
    colour = YES if allowed else NO
    corners = _corners(at, attitude, size_mm)
    foot = min(corner[2] for corner in corners)
    under = screen.first_touch((at[0], at[1], foot), (at[0], at[1], -5.0), (body,))
    ground = under.at_mm[2] + 0.6 if under else 0.6
    print_ = tuple((x, y, ground) for x, y in _hull((x, y) for x, y, _ in corners))
    guides = [Guide("area", print_, colour, 2.5)]
    if foot - ground > 1.0:
        guides.append(Guide("line", ((at[0], at[1], ground), (at[0], at[1], foot)), colour, 1.6))
        ticks = int((foot - ground) // TICK_MM)
        heights = [ground + TICK_MM * (number + 1) for number in range(ticks)]
        guides += [Guide("dots", tuple((at[0], at[1], height) for height in heights), colour, 6.0)] if heights else []
    return guides, under.piece if under else "", foot - ground


def breath_guides(mouth: Position, aim: Position) -> list[Guide]:
    """Rings along the cone of a breath, thinner where it is weaker."""
    ahead, right, up = _axes(mouth, aim)
    rings = []
    for far, width in zip(SHELLS_MM, (2.4, 1.8, 1.2), strict=True):
        middle = tuple(m + a * far for m, a in zip(mouth, ahead, strict=True))
        radius = far * BREATH_EDGE
        points = []
        for number in range(CIRCLE + 1):
            angle = math.tau * number / CIRCLE
            across, above = radius * math.cos(angle), radius * math.sin(angle)
            points.append(tuple(m + r * across + u * above for m, r, u in zip(middle, right, up, strict=True)))
        rings.append(Guide("line", tuple((x, y, z) for x, y, z in points), "#d8f0ff", width))
    return rings


def reached(mouth: Position, aim: Position, where_mm: Mapping[str, Position], ignore: Iterable[str]) -> list[str]:
    """The pieces in the cone of a breath, near enough to feel it."""
    ahead, _, _ = _axes(mouth, aim)
    found = []
    for piece, at in where_mm.items():
        way = [b - a for a, b in zip(mouth, at, strict=True)]
        along = sum(w * a for w, a in zip(way, ahead, strict=True))
        off = math.sqrt(max(0.0, sum(w * w for w in way) - along**2))
        if 0.0 < along <= BREATH_REACH_MM and off <= along * BREATH_EDGE + 6.0 and piece not in ignore:
            found.append(piece)
    return found


def _axes(start: Position, end: Position) -> tuple[Vector, Vector, Vector]:
    """Ahead, right and up along a line, each of length 1."""
    way = [b - a for a, b in zip(start, end, strict=True)]
    length = math.sqrt(sum(part * part for part in way)) or 1.0
    ax, ay, az = (part / length for part in way)
    flat = math.hypot(ax, ay) or 1.0
    right = (ay / flat, -ax / flat, 0.0)
    up = (right[1] * az, -right[0] * az, right[0] * ay - right[1] * ax)
    return (ax, ay, az), right, up


def _corners(middle: Position, attitude: Quaternion, size: Vector) -> list[Position]:
    """The corners of a turned box."""
    found = []
    for sx in (-0.5, 0.5):
        for sy in (-0.5, 0.5):
            for sz in (-0.5, 0.5):
                off = rotate(attitude, (size[0] * sx, size[1] * sy, size[2] * sz))
                found.append((middle[0] + off[0], middle[1] + off[1], middle[2] + off[2]))
    return found


def _hull(points: Iterable[Point]) -> list[Point]:
    """The convex outline around points (Andrew's monotone chain)."""
    ordered = sorted({(round(x, 3), round(y, 3)) for x, y in points})
    halves: list[Point] = []
    for way in (ordered, ordered[::-1]):
        half: list[Point] = []
        for point in way:
            while len(half) > 1 and _turns_right(half[-2], half[-1], point):
                half.pop()
            half.append(point)
        halves += half[:-1]
    return halves


def _turns_right(a: Point, b: Point, c: Point) -> bool:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0


def circle(middle: Position, radius: float) -> tuple[Position, ...]:
    """The corners of a level circle."""
    x, y, z = middle
    angles = [math.tau * number / CIRCLE for number in range(CIRCLE)]
    return tuple((x + radius * math.cos(angle), y + radius * math.sin(angle), z) for angle in angles)


def _moved(start: Position, way: Point, by: float) -> Position:
    return start[0] + way[0] * by, start[1] + way[1] * by, start[2]
