"""What stands in Neighborhoods: houses, stalls, trees, ships, by the theme that a Neighborhood has."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from meeple_city.table.zones import Zone

from . import city_props as props
from .grounds import Bounds
from .ink import Room, Sheet, box, circle, polygon, segment, smooth
from .outlines import Point, bounds_of

# What the Neighborhoods of the second box are like.
SECOND_BOX = {
    "new town": "old town", "bazaar": "market", "hillside": "heights", "meadow": "park", "depot": "station",
    "wharf": "docks", "foundry": "mills", "orchards": "gardens",
}  # fmt: skip


def theme_of(zone: Zone) -> str:
    """The theme of a Neighborhood, known by its name, or plain."""
    name = zone.name.lower()
    return name if name in SCATTER else SECOND_BOX.get(name, "plain")


Scatter = Callable[[Sheet, Zone, list[Point], Room, Random], None]


def _houses(sheet: Sheet, room: Room, random: Random, roofs: tuple[str, ...], radius: float, most: int) -> None:
    for at in room.spots(random, radius, most):
        size = radius * random.uniform(1.4, 1.6)
        turn = random.choice([0, 90]) + random.uniform(-4, 4)
        props.house(
            sheet, at, size, size * random.uniform(0.62, 0.8), turn, random.choice(roofs), random, random.random() < 0.5
        )


def _trees(sheet: Sheet, room: Room, random: Random, sizes: tuple[tuple[float, int], ...]) -> None:
    for radius, most in sizes:
        for at in room.spots(random, radius, most, 3000):
            props.tree(sheet, at, radius * random.uniform(0.8, 0.98), random)


def _old_town(sheet: Sheet, zone: Zone, outline: list[Point], room: Room, random: Random) -> None:
    _houses(sheet, room, random, props.ROOFS, 9.5, 12)
    _houses(sheet, room, random, props.ROOFS, 7.0, 24)
    _trees(sheet, room, random, ((2.6, 10),))


def _market(sheet: Sheet, zone: Zone, outline: list[Point], room: Room, random: Random) -> None:
    for at in room.spots(random, 9.0, 4):
        props.flat_roof(sheet, at, 14, 11, "#c98f72", random)
    tints = ["#d8483e", "#2f7fb5", "#3d9a5b", "#e2a12e", "#8a4fa3"]
    for at in room.spots(random, 5.4, 30, 1500):
        props.stall(sheet, at, 7.4, random.choice([0, 90]) + random.uniform(-8, 8), random.choice(tints))
    for at in room.spots(random, 2.2, 12):
        crate = box(at[0] - 1.1, at[1] - 1.1, at[0] + 1.1, at[1] + 1.1, 0.2)
        sheet.shade(crate, 0.6, 0.35)
        sheet.fill(crate, "#a87c4b")
        for _ in range(7):
            sheet.fill(
                circle(at[0] + random.uniform(-0.7, 0.7), at[1] + random.uniform(-0.7, 0.7), 0.38), random.choice(tints)
            )


def _heights(sheet: Sheet, zone: Zone, outline: list[Point], room: Room, random: Random) -> None:
    for at in room.spots(random, 11.0, 1):
        props.observatory(sheet, at, 9.0)
    for at in room.spots(random, 8.5, 5):
        turn = random.choice([0, 90]) + random.uniform(-6, 6)
        props.house(sheet, (at[0] - 2.4, at[1] + 1), 8.6, 6.4, turn, "#7f6aa0", random, True)
        props.pool(sheet, (at[0] + 4.6, at[1] - 1), 3.6, 5.6, turn)
    for radius, most in ((3.4, 9), (2.4, 12)):
        for at in room.spots(random, radius, most):
            props.pine(sheet, at, radius * 0.95, random)


def _park(sheet: Sheet, zone: Zone, outline: list[Point], room: Room, random: Random) -> None:
    for at in room.spots(random, 18.0, 3):
        x, y = at
        points = [
            (x + r * math.cos(a), y + r * math.sin(a) * 0.8)
            for r, a in zip((17, 13, 16, 12, 16, 13), [math.tau * i / 6 for i in range(6)], strict=True)
        ]
        pond = smooth(points, tension=1.0)
        sheet.fill(pond, "#e8dcb4")
        small = smooth([(x + (px - x) * 0.88, y + (py - y) * 0.88) for px, py in points], tension=1.0)
        sheet.fill(small, "#5aa9c9")
        with sheet.clipped(small):
            sheet.fill(circle(x - 3, y - 3, 8, 0.7), "#8acbe0", 0.7, 1.2)
        for _ in range(6):
            lily = circle(x + random.uniform(-8, 8), y + random.uniform(-6, 6), 0.9)
            sheet.fill(lily, "#5f9c47")
        for side in (-1, 1):
            boat = smooth(
                [
                    (x + side * 3, y + side * 2 - 1.6),
                    (x + side * 3 + 0.9, y + side * 2),
                    (x + side * 3, y + side * 2 + 1.6),
                    (x + side * 3 - 0.9, y + side * 2),
                ]
            )
            sheet.fill(boat, "#b04a3c" if side > 0 else "#f4ead0")
            sheet.line(boat, "#4d3028", 0.25)
    for at in room.spots(random, 9.0, 3):
        props.flower_bed(sheet, at, 7.6, random)
    for at in room.spots(random, 5.5, 3):
        props.umbrella(sheet, at, 2.6, "#d8483e")
        for k in range(3):
            angle = math.tau * k / 3
            sheet.fill(circle(at[0] + 3.6 * math.cos(angle), at[1] + 3.6 * math.sin(angle), 0.6), "#7a5a3c")
    _groves(sheet, room, random)
    _trees(sheet, room, random, ((5.6, 16), (4.2, 26), (2.8, 30)))


def _groves(sheet: Sheet, room: Room, random: Random) -> None:
    """Clearings with benches on a round path."""
    for x, y in room.spots(random, 13.0, 2):
        sheet.line(circle(x, y, 9.5), "#e6d7a8", 2.6)
        sheet.line(circle(x, y, 9.5), "#b59f6a", 0.25, 0.8, (0.8, 0.8))
        for k in range(4):
            angle = math.tau * k / 4 + 0.4
            with sheet.moved(x + 6.4 * math.cos(angle), y + 6.4 * math.sin(angle), math.degrees(angle)):
                bench = box(-0.7, -1.9, 0.7, 1.9, 0.2)
                sheet.shade(bench, 0.5, 0.35)
                sheet.fill(bench, "#8a5a3a")
                sheet.line(segment((0, -1.8), (0, 1.8)), "#c99a68", 0.3)
        props.tree(sheet, (x, y), 4.6, random)


def _station(sheet: Sheet, zone: Zone, outline: list[Point], room: Room, random: Random) -> None:
    x0, y0, x1, y1 = bounds_of(outline)
    wide = x1 - x0 >= y1 - y0
    drawn = 0
    for k in range(1, 40):
        if drawn == 3:
            break
        line = y0 + 4 + k * 4 if wide else x0 + 4 + k * 4
        strip = box(x0, line - 3.6, x1, line + 3.6) if wide else box(line - 3.6, y0, line + 3.6, y1)
        clear = _longest_run(room, line, wide, (x0, y0, x1, y1))
        if clear is None or clear[1] - clear[0] < 34:
            continue
        a, b = ((clear[0], line), (clear[1], line)) if wide else ((line, clear[0]), (line, clear[1]))
        props.rails(sheet, a, b)
        cars = max(1, int((clear[1] - clear[0] - 6) / 14.5))
        tint = ("#c9463a", "#2f6f9f", "#3f8a5c")[drawn % 3]
        props.train(sheet, (b[0] - 3, b[1]) if wide else (b[0], b[1] - 3), 0 if wide else 90, min(cars, 4), tint)
        room.take(strip, 1.0)
        drawn += 1
    for at in room.spots(random, 8.0, 2):
        props.flat_roof(sheet, at, 13, 9, "#b59a5a", random)
        dial = circle(at[0], at[1], 2.0)
        sheet.fill(dial, "#fdf6e6")
        sheet.line(dial, "#4d3028", 0.4)
        sheet.line(segment(at, (at[0], at[1] + 1.5)), "#2a2026", 0.3)
        sheet.line(segment(at, (at[0] + 1.0, at[1] - 0.3)), "#2a2026", 0.3)
    _houses(sheet, room, random, ("#8a6f4a", "#9b7d52", "#7d6a5a"), 6.0, 8)
    _trees(sheet, room, random, ((2.8, 9), (2.0, 8)))


def _longest_run(room: Room, line: float, wide: bool, bounds: Bounds) -> tuple[float, float] | None:
    """The longest stretch along a line that is clear enough for a track; None if it is short."""
    far = room.clearance()
    x0, y0, x1, y1 = bounds
    start, end = (x0, x1) if wide else (y0, y1)
    best: tuple[float, float] | None = None
    begun: float | None = None
    step = start
    while step <= end:
        column, row = (step - room.x, line - room.y) if wide else (line - room.x, step - room.y)
        at_row = far.shape[0] - 1 - int(row)
        free = 0 <= at_row < far.shape[0] and 0 <= int(column) < far.shape[1] and far[at_row, int(column)] > 3.6
        if free and begun is None:
            begun = step
        if (not free or step + 1 > end) and begun is not None:
            if best is None or step - begun > best[1] - best[0]:
                best = (begun, step)
            begun = None
        step += 1.0
    return best


def _docks(sheet: Sheet, zone: Zone, outline: list[Point], room: Room, random: Random) -> None:
    tints = ["#d0563f", "#e0a93c", "#4f8f6a", "#4872a6", "#efe6d2"]
    for at in room.spots(random, 15.0, 2):
        props.ship(sheet, at, 27, random.choice([20, 80, 110, 160]), random.choice(["#c9463a", "#33586f"]), random)
    for at in room.spots(random, 10.0, 4):
        x, y = at
        quay = box(x - 8.6, y - 6.2, x + 8.6, y + 6.2, 0.8)
        sheet.shade(quay, 1.0, 0.3)
        sheet.fill(quay, "#c8bba2")
        sheet.line(quay, "#6f6352", 0.4)
        for i in range(3):
            for j in range(4):
                if random.random() < 0.8:
                    props.container(sheet, (x - 5.4 + i * 5.3, y - 4 + j * 2.7), random.choice(tints), False)
    for at in room.spots(random, 5.0, 5):
        x, y = at
        hull = smooth(
            [(x - 3.6, y - 1.2), (x + 2, y - 1.2), (x + 4, y), (x + 2, y + 1.2), (x - 3.6, y + 1.2)], tension=0.6
        )
        sheet.shade(hull, 0.7, 0.3)
        sheet.fill(hull, random.choice(["#f6efe0", "#c9463a", "#e0a93c"]))
        sheet.line(hull, "#4d3028", 0.25)
        sail = polygon([(x - 1, y), (x + 2.4, y), (x - 1, y + 2.6)])
        sheet.fill(sail, "#ffffff")
        sheet.line(sail, "#6d6a72", 0.18)
    for at in room.spots(random, 2.0, 6):
        sheet.fill(circle(*at, 0.9), "#d8483e")
        sheet.fill(circle(*at, 0.5), "#ffffff")


def _mills(sheet: Sheet, zone: Zone, outline: list[Point], room: Room, random: Random) -> None:
    for at in room.spots(random, 11.0, 2):
        props.factory(sheet, at, 15, 10, random)
    for at in room.spots(random, 8.0, 3):
        props.windmill(sheet, at, 7.2, random.uniform(0, 90))
    for at in room.spots(random, 6.5, 5):
        props.field(
            sheet, at, 10.5, 7.5, random.choice([0, 30, 90, 120]), random.choice(["#e3c15a", "#c9a34b", "#a8b35a"])
        )
    _houses(sheet, room, random, ("#8f4a38", "#7d5140"), 5.0, 6)
    _trees(sheet, room, random, ((2.6, 12), (1.9, 8)))


def _gardens(sheet: Sheet, zone: Zone, outline: list[Point], room: Room, random: Random) -> None:
    for at in room.spots(random, 16.0, 3):
        props.hedge(sheet, at, 24, 0)
        props.fountain(sheet, at, 2.6)
    for at in room.spots(random, 10.0, 6):
        props.flower_bed(sheet, at, 8.6, random)
    for at in room.spots(random, 8.5, 5):
        x, y = at
        glass = box(x - 6.5, y - 4, x + 6.5, y + 4, 0.6)
        sheet.shade(glass, 1.8, 0.35)
        sheet.fill(glass, "#dff2ee")
        for k in range(7):
            sheet.line(segment((x - 6.5 + 13 * k / 6, y - 4), (x - 6.5 + 13 * k / 6, y + 4)), "#6f9c94", 0.25)
        sheet.line(segment((x - 6.5, y), (x + 6.5, y)), "#6f9c94", 0.5)
        sheet.fill(box(x - 6, y - 3.5, x + 1, y - 0.5), "#ffffff", 0.45)
        sheet.line(glass, "#4b756d", 0.4)
    for at in room.spots(random, 5.6, 6, 1500):
        props.flower_bed(sheet, at, 5.0, random)
    _trees(sheet, room, random, ((4.4, 20),))
    for at in room.spots(random, 3.0, 34, 3000):
        props.bush(sheet, at, 2.8, random, random.choice(["#f7d6e4", "#ffe08a", "#e8506a", "#fbf4ff"]))


def plain(sheet: Sheet, zone: Zone, outline: list[Point], room: Room, random: Random) -> None:
    """Houses and trees, where there is no theme."""
    _houses(sheet, room, random, props.ROOFS, 7.0, 16)
    _trees(sheet, room, random, ((3.6, 12), (2.4, 14)))


SCATTER: dict[str, Scatter] = {
    "old town": _old_town,
    "market": _market,
    "heights": _heights,
    "park": _park,
    "station": _station,
    "docks": _docks,
    "mills": _mills,
    "gardens": _gardens,
}
