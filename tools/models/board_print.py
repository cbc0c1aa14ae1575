"""The print of a scene's boards, drawn from the scene itself, so that what is seen and what counts cannot differ."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from meeple_city.border.geometry import contains, middle
from meeple_city.display.prints import print_key
from meeple_city.display.stage import PaintedZone
from meeple_city.table.catalogue import PieceCatalogue
from meeple_city.table.scene import Scene, load_scene
from meeple_city.table.zones import Zone

from . import city_props as props
from .colours import mix
from .ink import (
    Room,
    Sheet,
    box,
    circle,
    darker,
    joined,
    letter_path,
    lighter,
    polygon,
    segment,
    smooth,
    widened,
    without,
)
from .outlines import Point

MOST_PIXELS = 4096
PAINTED = ("neighborhood", "start", "vehicle_space", "wall", "sidewalk")  # kinds of zones that a stage shows
FINEST = 5.5  # pixels per millimetre
ROAD = 11.0  # millimetres; our choice, wide enough for a Vehicle's wheels
KERB = 1.6
ASPHALT, LINE, PAVING = "#6d6a72", "#f4ead0", "#d9cdb6"


@dataclass
class Plan:
    """What is being drawn: the sheet, the scene in millimetres, and the room that is left."""

    sheet: Sheet
    zones: dict[str, list[tuple[Zone, list[Point]]]]
    colours: dict[str, str]
    area: tuple[float, float, float, float]
    room: Room
    joints: list[tuple[Point, Point]]
    hubs: dict[tuple[Point, ...], Point] = field(default_factory=dict)
    roads: Any = None

    def of(self, kind: str) -> list[tuple[Zone, list[Point]]]:
        """The zones of a kind with their outlines."""
        return self.zones.get(kind, [])


def draw_print(path: Path, catalogue: PieceCatalogue, colours: dict[str, str]) -> tuple[Sheet, Scene]:
    """The print of the boards of one scene file."""
    scene = load_scene(path, catalogue, 0)
    corners = [(x * 1000, y * 1000) for board in scene.boards for x, y in board]
    x0, y0 = (round(min(p[k] for p in corners), 3) for k in (0, 1))
    x1, y1 = (round(max(p[k] for p in corners), 3) for k in (0, 1))
    scale = min(MOST_PIXELS / max(x1 - x0, y1 - y0), FINEST)
    zones: dict[str, list[tuple[Zone, list[Point]]]] = {}
    for zone in scene.zones.all:
        zones.setdefault(zone.kind, []).append((zone, [(x * 1000, y * 1000) for x, y in zone.outline]))
    area = (x0, y0, x1 - x0, y1 - y0)
    plan = Plan(Sheet(*area, scale), zones, colours, area, Room(*area), _joints(scene))
    _draw(plan)
    return plan.sheet, scene


def _draw(plan: Plan) -> None:
    x, y, width, height = plan.area
    plan.room.take(
        without(box(x - 9, y - 9, x + width + 9, y + height + 9), box(x + 5, y + 5, x + width - 5, y + height - 5))
    )
    for kind in ("sidewalk", "start", "vehicle_space", "wall"):
        for _, outline in plan.of(kind):
            plan.room.take(polygon(outline), 2.5)
    plan.roads = _roads(plan)
    for zone, outline in plan.of("neighborhood"):
        with plan.sheet.clipped(polygon(outline)):
            _ground(plan, zone, outline)
    _draw_roads(plan)
    for _, outline in plan.of("neighborhood"):
        plan.sheet.line(polygon(outline), "#2a2026", 0.5, 0.35)
    plan.room.take(plan.roads, 1.5)
    names = [_find_name(plan, zone, outline) for zone, outline in plan.of("neighborhood")]
    for zone, outline in plan.of("neighborhood"):
        with plan.sheet.clipped(polygon(outline)):
            _scatter(plan, zone, outline)
    for _, outline in plan.of("sidewalk"):
        _sidewalk(plan, outline)
    for zone, outline in plan.of("ruin"):
        _foundation(plan, zone, outline)
    for _, outline in plan.of("wall"):
        _wall(plan, outline)
    for zone, outline in plan.of("start"):
        _start(plan, zone, outline)
    for zone, outline in plan.of("vehicle_space"):
        _vehicle_space(plan, zone, outline)
    for name in names:
        name()
    for joint in plan.joints:
        _joint(plan, *joint)
    plan.sheet.line(box(x + 0.8, y + 0.8, x + width - 0.8, y + height - 0.8), "#2a2026", 1.6, 0.55)
    plan.sheet.speckle(Random(7), 0.012, 0.3)


def _joints(scene: Scene) -> list[tuple[Point, Point]]:
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


def _joint(plan: Plan, start: Point, end: Point) -> None:
    """The puzzle joint: a cut with a knob every few centimetres, to one side and the other."""
    length = math.dist(start, end)
    knobs = max(1, round(length / 62))
    points: list[Point] = [(0.0, 0.0)]
    for i in range(knobs):
        middle_at, side = length * (i + 0.5) / knobs, 1 if i % 2 else -1
        half = ((-9.0, 0.0), (-5.0, 0.3), (-3.2, 2.0), (-3.6, 4.2), (-5.8, 7.0), (-5.0, 10.4), (0.0, 12.2))
        shape = (*half, *((-u, v) for u, v in reversed(half[:-1])))
        points += [(middle_at + u, side * v) for u, v in shape]
    points.append((length, 0.0))
    turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    with plan.sheet.moved(*start, turn):
        cut = smooth(points, closed=False, tension=0.8)
        plan.sheet.line(cut, "#fff8e8", 0.9, 0.35)
        plan.sheet.line(cut, "#2a2026", 0.4, 0.75)


# ---- streets


def _roads(plan: Plan) -> Any:
    """A street around every Sidewalk, and in every Neighborhood streets that join them."""
    paths = []
    for _, outline in plan.of("sidewalk"):
        paths.append(widened(polygon(outline), 2 * ROAD))
    for _, outline in plan.of("neighborhood"):
        hub = _hub(plan, outline)
        for _, walk in plan.of("sidewalk"):
            door = _door(walk, hub)
            if _touches(outline, walk) and math.dist(door, hub) < 150:
                paths.append(widened(segment(hub, door), ROAD))
        edge = _way_out(plan, outline, hub)
        if edge:
            paths.append(widened(segment(hub, edge), ROAD))
        paths.append(circle(*hub, ROAD * 1.15))
    return joined(paths)


def _hub(plan: Plan, outline: list[Point]) -> Point:
    """The widest spot of a Neighborhood, where its streets meet."""
    key = tuple(outline)
    if key not in plan.hubs:
        plan.hubs[key] = plan.room.copy_within(polygon(outline)).widest()[0]
    return plan.hubs[key]


def _door(walk: list[Point], hub: Point) -> Point:
    """The middle of the side of a Sidewalk that is nearest to a point."""
    sides = zip(walk, [*walk[1:], walk[0]], strict=True)
    middles = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in sides]
    return min(middles, key=lambda p: math.dist(p, hub))


def _touches(outline: list[Point], walk: list[Point]) -> bool:
    cx, cy = middle(tuple(walk))
    around = [((1.25 * x - 0.25 * cx), (1.25 * y - 0.25 * cy)) for x, y in [*walk, *_middles(walk)]]
    return any(contains(tuple(outline), p) for p in around)


def _middles(outline: list[Point]) -> list[Point]:
    return [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(outline, [*outline[1:], outline[0]], strict=True)]


def _way_out(plan: Plan, outline: list[Point], hub: Point) -> Point | None:
    """The nearest edge of the board, straight from the hub, if it belongs to the same Neighborhood."""
    x, y, width, height = plan.area
    ways = [(x, hub[1]), (x + width, hub[1]), (hub[0], y), (hub[0], y + height)]
    for way in sorted(ways, key=lambda p: math.dist(p, hub)):
        nearly = (hub[0] + 0.98 * (way[0] - hub[0]), hub[1] + 0.98 * (way[1] - hub[1]))
        if contains(tuple(outline), nearly) and math.dist(way, hub) > 8:
            return way
    return None


def _draw_roads(plan: Plan) -> None:
    sheet = plan.sheet
    for zone, outline in plan.of("neighborhood"):
        with sheet.clipped(polygon(outline)):
            sheet.line(plan.roads, mix(zone.colour, PAVING, 0.75), 2 * KERB)
            sheet.line(plan.roads, "#8d8272", 2 * KERB + 0.5, 0.25)
            sheet.line(plan.roads, mix(zone.colour, PAVING, 0.8), 2 * KERB)
    sheet.fill(plan.roads, ASPHALT)
    sheet.line(plan.roads, "#2a2430", 0.35, 0.5)
    with sheet.clipped(plan.roads):
        sheet.line(plan.roads, "#1d1430", 1.6, 0.18, blur=0.6)
    for _, outline in plan.of("neighborhood"):
        hub = _hub(plan, outline)
        with sheet.clipped(polygon(outline)):
            for _, walk in plan.of("sidewalk"):
                door = _door(walk, hub)
                if _touches(outline, walk) and math.dist(door, hub) < 150:
                    sheet.line(segment(hub, door), LINE, 0.55, 0.85, (3.2, 2.6))
            edge = _way_out(plan, outline, hub)
            if edge:
                sheet.line(segment(hub, edge), LINE, 0.55, 0.85, (3.2, 2.6))
    for _, walk in plan.of("sidewalk"):
        ring = _grown(walk, ROAD / 2)
        sheet.line(polygon(ring), LINE, 0.5, 0.7, (3.2, 2.6))
        for a, b in zip(_middles(walk), _middles(_grown(walk, ROAD)), strict=True):
            _crossing(sheet, a, b)
    for zone, outline in plan.of("neighborhood"):
        _roundabout(plan, zone, _hub(plan, outline))


def _grown(outline: list[Point], by: float) -> list[Point]:
    cx, cy = middle(tuple(outline))
    return [(x + math.copysign(by, x - cx), y + math.copysign(by, y - cy)) for x, y in outline]


def _crossing(sheet: Sheet, a: Point, b: Point) -> None:
    """A zebra crossing from a to b."""
    turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    length = math.dist(a, b)
    with sheet.moved(*a, turn):
        sheet.fill(box(0.4, -3.6, length - 0.4, 3.6), ASPHALT)
        for i in range(5):
            y = -3.2 + 1.6 * i - 0.4
            sheet.fill(box(1.0, y, length - 1.0, y + 0.9), "#f7f0e0", 0.92)


def _roundabout(plan: Plan, zone: Zone, hub: Point) -> None:
    sheet, x, y = plan.sheet, *hub
    sheet.fill(circle(x, y, ROAD * 1.15), ASPHALT)
    sheet.line(circle(x, y, ROAD * 0.82), LINE, 0.5, 0.7, (2.2, 1.8))
    sheet.fill(circle(x, y, ROAD * 0.52), "#efe6d4")
    sheet.fill(circle(x, y, ROAD * 0.46), "#7fae62")
    random = Random(zone.name)
    theme = _theme(zone)
    if theme in ("old town", "market", "gardens"):
        props.fountain(sheet, hub, ROAD * 0.4)
    elif theme == "heights":
        props.pine(sheet, hub, ROAD * 0.36, random)
    else:
        props.tree(sheet, hub, ROAD * 0.34, random)


# ---- ground and what stands on it


def _theme(zone: Zone) -> str:
    """The theme of a Neighborhood: known by its name, whatever is added to it, or plain."""
    name = zone.name.lower()
    return next((theme for theme in SCATTER if name.startswith(theme)), "plain")


def _bounds(outline: list[Point]) -> tuple[float, float, float, float]:
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    return min(xs), min(ys), max(xs), max(ys)


def _ground(plan: Plan, zone: Zone, outline: list[Point]) -> None:
    sheet, path = plan.sheet, polygon(outline)
    x0, y0, x1, y1 = _bounds(outline)
    sheet.gradient(path, (x0, y0), (x1, y1), [lighter(zone.colour, 0.12), zone.colour, darker(zone.colour, 0.06)])
    random = Random(zone.name + " ground")
    pattern = PATTERNS.get(_theme(zone), _blotches)
    pattern(sheet, zone, (x0, y0, x1, y1), random)


Bounds = tuple[float, float, float, float]


def _blotches(sheet: Sheet, zone: Zone, bounds: Bounds, random: Random) -> None:
    x0, y0, x1, y1 = bounds
    for _ in range(int((x1 - x0) * (y1 - y0) / 260)):
        x, y, r = random.uniform(x0, x1), random.uniform(y0, y1), random.uniform(3, 11)
        tint = lighter(zone.colour, 0.25) if random.random() < 0.5 else darker(zone.colour, 0.12)
        sheet.fill(circle(x, y, r, random.uniform(0.5, 1.0)), tint, 0.22, 1.5)


def _grass(sheet: Sheet, zone: Zone, bounds: Bounds, random: Random) -> None:
    _blotches(sheet, zone, bounds, random)
    x0, y0, x1, y1 = bounds
    for _ in range(int((x1 - x0) * (y1 - y0) / 22)):
        x, y = random.uniform(x0, x1), random.uniform(y0, y1)
        for dx in (-0.45, 0.0, 0.45):
            sheet.line(segment((x + dx, y), (x + 1.5 * dx, y + 0.9)), darker(zone.colour, 0.28), 0.2, 0.5)


def _cobbles(sheet: Sheet, zone: Zone, bounds: Bounds, random: Random) -> None:
    x0, y0, x1, y1 = bounds
    row, y = 0, y0
    while y < y1:
        x = x0 + (row % 2) * 1.3
        while x < x1:
            tint = mix(lighter(zone.colour, 0.22), darker(zone.colour, 0.16), random.random())
            sheet.fill(box(x, y, x + 2.3, y + 1.9, 0.7), tint, 0.75)
            x += 2.6
        row, y = row + 1, y + 2.2


def _tiles(sheet: Sheet, zone: Zone, bounds: Bounds, random: Random) -> None:
    x0, y0, x1, y1 = bounds
    size = 6.0
    for i in range(int((x1 - x0) / size) + 1):
        for j in range(int((y1 - y0) / size) + 1):
            x, y = x0 + i * size, y0 + j * size
            tint = lighter(zone.colour, 0.2) if (i + j) % 2 else darker(zone.colour, 0.07)
            sheet.fill(box(x + 0.15, y + 0.15, x + size - 0.15, y + size - 0.15), tint, 0.6 + 0.2 * random.random())


def _water(sheet: Sheet, zone: Zone, bounds: Bounds, random: Random) -> None:
    x0, y0, x1, y1 = bounds
    _blotches(sheet, zone, bounds, random)
    for _ in range(int((x1 - x0) * (y1 - y0) / 42)):
        x, y, w = random.uniform(x0, x1), random.uniform(y0, y1), random.uniform(1.5, 4.0)
        wave = smooth([(x, y), (x + w * 0.5, y + 0.6), (x + w, y), (x + 1.5 * w, y + 0.6), (x + 2 * w, y)], False)
        sheet.line(wave, "#ffffff", 0.32, random.uniform(0.25, 0.6))


def _contours(sheet: Sheet, zone: Zone, bounds: Bounds, random: Random) -> None:
    _blotches(sheet, zone, bounds, random)
    x0, y0, x1, y1 = bounds
    cx, cy = x0 + 0.6 * (x1 - x0), y0 + 0.55 * (y1 - y0)
    for ring in range(9, 0, -1):
        points = []
        for i in range(14):
            angle = math.tau * i / 14
            reach = ring * 11 * (1 + 0.12 * math.sin(3 * angle + 0.5) + 0.06 * math.sin(5 * angle))
            points.append((cx + reach * math.cos(angle), cy + reach * math.sin(angle)))
        sheet.fill(smooth(points, tension=1.0), lighter(zone.colour, 0.42), 0.14)
        sheet.line(smooth(points, tension=1.0), darker(zone.colour, 0.3), 0.35, 0.45)


def _gravel(sheet: Sheet, zone: Zone, bounds: Bounds, random: Random) -> None:
    _blotches(sheet, zone, bounds, random)
    x0, y0, x1, y1 = bounds
    for _ in range(int((x1 - x0) * (y1 - y0) / 5)):
        x, y = random.uniform(x0, x1), random.uniform(y0, y1)
        tint = lighter(zone.colour, 0.45) if random.random() < 0.6 else darker(zone.colour, 0.35)
        sheet.fill(circle(x, y, random.uniform(0.15, 0.4)), tint, 0.5)


PATTERNS: dict[str, Callable[[Sheet, Zone, Bounds, Random], None]] = {
    "old town": _cobbles,
    "market": _tiles,
    "heights": _contours,
    "park": _grass,
    "station": _gravel,
    "docks": _water,
    "mills": _grass,
    "gardens": _grass,
}


def _scatter(plan: Plan, zone: Zone, outline: list[Point]) -> None:
    room = plan.room.copy_within(polygon(outline))
    SCATTER.get(_theme(zone), _plain)(plan.sheet, zone, outline, room, Random(zone.name))


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
    _houses(sheet, room, random, props.ROOFS, 9.5, 16)
    _houses(sheet, room, random, props.ROOFS, 7.0, 50)
    _trees(sheet, room, random, ((2.6, 30),))


def _market(sheet: Sheet, zone: Zone, outline: list[Point], room: Room, random: Random) -> None:
    for at in room.spots(random, 9.0, 4):
        props.flat_roof(sheet, at, 14, 11, "#c98f72", random)
    tints = ["#d8483e", "#2f7fb5", "#3d9a5b", "#e2a12e", "#8a4fa3"]
    for at in room.spots(random, 5.0, 60, 1500):
        props.stall(sheet, at, 7.4, random.choice([0, 90]) + random.uniform(-8, 8), random.choice(tints))
    for at in room.spots(random, 2.2, 40):
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
    for radius, most in ((3.4, 16), (2.4, 40)):
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
    for at in room.spots(random, 9.0, 5):
        props.flower_bed(sheet, at, 7.6, random)
    for at in room.spots(random, 5.5, 7):
        props.umbrella(sheet, at, 2.6, "#d8483e")
        for k in range(3):
            angle = math.tau * k / 3
            sheet.fill(circle(at[0] + 3.6 * math.cos(angle), at[1] + 3.6 * math.sin(angle), 0.6), "#7a5a3c")
    _groves(sheet, room, random)
    _trees(sheet, room, random, ((5.6, 30), (4.2, 60), (2.8, 160)))


def _groves(sheet: Sheet, room: Room, random: Random) -> None:
    """Clearings with benches on a round path."""
    for x, y in room.spots(random, 13.0, 4):
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
    x0, y0, x1, y1 = _bounds(outline)
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
    _houses(sheet, room, random, ("#8a6f4a", "#9b7d52", "#7d6a5a"), 6.0, 10)
    _trees(sheet, room, random, ((2.8, 18), (2.0, 26)))


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
    for at in room.spots(random, 5.0, 8):
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
    for at in room.spots(random, 2.0, 14):
        sheet.fill(circle(*at, 0.9), "#d8483e")
        sheet.fill(circle(*at, 0.5), "#ffffff")


def _mills(sheet: Sheet, zone: Zone, outline: list[Point], room: Room, random: Random) -> None:
    for at in room.spots(random, 11.0, 2):
        props.factory(sheet, at, 15, 10, random)
    for at in room.spots(random, 8.0, 3):
        props.windmill(sheet, at, 7.2, random.uniform(0, 90))
    for at in room.spots(random, 6.5, 8):
        props.field(
            sheet, at, 10.5, 7.5, random.choice([0, 30, 90, 120]), random.choice(["#e3c15a", "#c9a34b", "#a8b35a"])
        )
    _houses(sheet, room, random, ("#8f4a38", "#7d5140"), 5.0, 8)
    _trees(sheet, room, random, ((2.6, 24), (1.9, 30)))


def _gardens(sheet: Sheet, zone: Zone, outline: list[Point], room: Room, random: Random) -> None:
    for at in room.spots(random, 16.0, 5):
        props.hedge(sheet, at, 24, 0)
        props.fountain(sheet, at, 2.6)
    for at in room.spots(random, 10.0, 14):
        props.flower_bed(sheet, at, 8.6, random)
    for at in room.spots(random, 8.5, 9):
        x, y = at
        glass = box(x - 6.5, y - 4, x + 6.5, y + 4, 0.6)
        sheet.shade(glass, 1.8, 0.35)
        sheet.fill(glass, "#dff2ee")
        for k in range(7):
            sheet.line(segment((x - 6.5 + 13 * k / 6, y - 4), (x - 6.5 + 13 * k / 6, y + 4)), "#6f9c94", 0.25)
        sheet.line(segment((x - 6.5, y), (x + 6.5, y)), "#6f9c94", 0.5)
        sheet.fill(box(x - 6, y - 3.5, x + 1, y - 0.5), "#ffffff", 0.45)
        sheet.line(glass, "#4b756d", 0.4)
    for at in room.spots(random, 5.6, 16, 1500):
        props.flower_bed(sheet, at, 5.0, random)
    _trees(sheet, room, random, ((4.4, 40),))
    for at in room.spots(random, 3.0, 110, 3000):
        props.bush(sheet, at, 2.8, random, random.choice(["#f7d6e4", "#ffe08a", "#e8506a", "#fbf4ff"]))


def _plain(sheet: Sheet, zone: Zone, outline: list[Point], room: Room, random: Random) -> None:
    _houses(sheet, room, random, props.ROOFS, 7.0, 16)
    _trees(sheet, room, random, ((3.6, 20), (2.4, 40)))


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


# ---- zones of the rules


def _sidewalk(plan: Plan, outline: list[Point]) -> None:
    sheet, path = plan.sheet, polygon(outline)
    sheet.fill(path, "#e7dfce")
    x0, y0, x1, y1 = _bounds(outline)
    with sheet.clipped(path):
        random = Random(round(x0 * 7 + y0))
        size = 4.0
        for i in range(int((x1 - x0) / size) + 1):
            for j in range(int((y1 - y0) / size) + 1):
                x, y = x0 + i * size, y0 + j * size
                tint = mix("#f1eadb", "#d6ccb8", random.random())
                sheet.fill(box(x + 0.12, y + 0.12, x + size - 0.12, y + size - 0.12, 0.2), tint)
        sheet.line(path, "#b7ab94", 2.4)
        sheet.line(path, "#fbf5e8", 1.2)
    sheet.line(path, "#4d463c", 0.45)


def _foundation(plan: Plan, zone: Zone, outline: list[Point]) -> None:
    """The plot of a building, hidden by its Ruin, and its name on the Sidewalk around it."""
    sheet, path = plan.sheet, polygon(outline)
    sheet.line(path, "#1d1430", 3.0, 0.3, blur=1.2)
    sheet.fill(path, "#8d7f6d")
    name = zone.name.removesuffix(" ruin").upper()
    x0, y0, x1, y1 = _bounds(outline)
    walk = next(
        (walk for z, walk in plan.of("sidewalk") if z.name == zone.name.removesuffix(" ruin") + " sidewalk"), None
    )
    depth = 14.0 if walk is None else y0 - _bounds(walk)[1]
    height = min(4.8, depth * 0.36)
    _, width = letter_path(name, height, 0.5)
    if width > (x1 - x0) + depth:
        height *= ((x1 - x0) + depth) / width
    cx = (x0 + x1) / 2
    for at, turn in (((cx, y0 - depth / 2), 0.0), ((cx, y1 + depth / 2), 180.0)):
        sheet.letters(name, at, height, "#3c2f3a", turn_deg=turn, spacing=0.5)


def _wall(plan: Plan, outline: list[Point]) -> None:
    """A wall of bricks; the zone is as long and as wide as what is drawn."""
    sheet = plan.sheet
    cx, cy = middle(tuple(outline))
    sides = sorted(zip(outline, [*outline[1:], outline[0]], strict=True), key=lambda s: -math.dist(*s))
    (a, b) = sides[0]
    length, turn = math.dist(a, b), math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    width = max(math.dist(*sides[-1]), 3.0)
    with sheet.moved(cx, cy, turn):
        body = box(-length / 2, -width / 2, length / 2, width / 2)
        sheet.fill(box(-length / 2, -width / 2 - 0.5, length / 2, width / 2 + 0.5), "#1d1430", 0.45, 0.9)
        sheet.fill(body, "#ead9c2")
        for row, (y0, y1) in enumerate(((-width / 2, -0.08), (0.08, width / 2))):
            x = -length / 2 - (row % 2) * 1.6
            number = 0
            while x < length / 2:
                tint = ("#b3513a", "#a34632", "#c06145", "#99402f")[(number * 7 + row * 3) % 4]
                sheet.fill(box(max(x, -length / 2), y0 + 0.1, min(x + 3.0, length / 2), y1 - 0.1, 0.15), tint)
                x, number = x + 3.2, number + 1
        sheet.line(body, "#4d241c", 0.35)


def _start(plan: Plan, zone: Zone, outline: list[Point]) -> None:
    """A corner where a Monster begins: its colour, and a ring for its Paws."""
    sheet, path = plan.sheet, polygon(outline)
    colour = plan.colours.get(zone.name.partition(":")[2], zone.colour)
    cx, cy = middle(tuple(outline))
    x0, y0, x1, y1 = _bounds(outline)
    half = min(x1 - x0, y1 - y0) / 2
    with sheet.clipped(path):
        sheet.fill(path, darker(colour, 0.08))
        for i in range(12):  # rays
            angle = math.tau * i / 12
            wedge = [(cx, cy)] + [(cx + 99 * math.cos(angle + s), cy + 99 * math.sin(angle + s)) for s in (-0.13, 0.13)]
            sheet.fill(polygon(wedge), lighter(colour, 0.28), 0.75)
        sheet.fill(circle(cx, cy, half * 0.84), "#fff8e8")
        sheet.fill(circle(cx, cy, half * 0.78), colour)
        sheet.line(circle(cx, cy, half * 0.66), "#fff8e8", 0.6, 0.8, (2.0, 1.6))
        _footprint(sheet, (cx, cy), half * 0.5, "#fff8e8" if colour != "#ece8df" else "#6d6a72")
        sheet.line(path, darker(colour, 0.5), 1.6)
        sheet.line(path, "#fff8e8", 0.6)


def _footprint(sheet: Sheet, at: Point, size: float, colour: str) -> None:
    x, y = at
    sheet.fill(circle(x, y - size * 0.25, size * 0.5, 0.85), colour)
    for angle in (-48, -16, 16, 48):
        a = math.radians(90 + angle)
        sheet.fill(
            circle(x + size * 0.75 * math.cos(a), y - size * 0.2 + size * 0.8 * math.sin(a), size * 0.19, 1.3), colour
        )


def _vehicle_space(plan: Plan, zone: Zone, outline: list[Point]) -> None:
    """A parking space in the colour of its Vehicle."""
    sheet, path = plan.sheet, polygon(outline)
    colour = plan.colours.get(zone.name.partition(":")[2], zone.colour)
    cx, cy = middle(tuple(outline))
    sides = sorted(zip(outline, [*outline[1:], outline[0]], strict=True), key=lambda s: -math.dist(*s))
    (a, b) = sides[0]
    length, turn = math.dist(a, b), math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    width = math.dist(*sides[-1])
    sheet.fill(path, "#57545d")
    with sheet.moved(cx, cy, turn), sheet.clipped(box(-length / 2, -width / 2, length / 2, width / 2)):
        sheet.fill(box(-length / 2, -width / 2, length / 2, width / 2), colour, 0.55)
        for i in range(-8, 9):
            stripe = polygon([(i * 6 - 1, -width), (i * 6 + 1.6, -width), (i * 6 + 13.6, width), (i * 6 + 11, width)])
            sheet.fill(stripe, lighter(colour, 0.25), 0.5)
        sheet.fill(
            box(-length / 2 + 3.2, -width / 2 + 3.2, length / 2 - 3.2, width / 2 - 3.2, 2.0), darker(colour, 0.28)
        )
        _car_sign(sheet, length * 0.26, "#fff8e8")
    sheet.line(path, "#fff8e8", 1.0)
    sheet.line(path, darker(colour, 0.5), 0.3)


def _car_sign(sheet: Sheet, half: float, colour: str) -> None:
    """The sign for a vehicle, seen from the side."""
    points = [(-1, -0.28), (-1, 0.05), (-0.62, 0.12), (-0.35, 0.45), (0.42, 0.45), (0.66, 0.12), (1, 0.05), (1, -0.28)]
    sheet.fill(polygon([(x * half, y * half) for x, y in points]), colour)
    for x in (-0.55, 0.55):
        sheet.fill(circle(x * half, -0.3 * half, 0.24 * half), colour)
        sheet.fill(circle(x * half, -0.3 * half, 0.11 * half), "#3a3640")


# ---- names


def _find_name(plan: Plan, zone: Zone, outline: list[Point]) -> Callable[[], None]:
    """Find a free spot for a Neighborhood's name, and return what draws it there."""
    text = zone.name.upper()
    room = plan.room.copy_within(polygon(outline))
    for height in (11.0, 10.0, 9.0, 8.0, 7.0, 6.0, 5.0, 4.0):
        for turn in (0.0, 90.0):
            _, width = letter_path(text, height, height * 0.12)
            across, up = width + 7, height + 6
            at = room.fits(across, up) if turn == 0 else room.fits(up, across)
            if at is None:
                continue
            w, h = (across / 2, up / 2) if turn == 0 else (up / 2, across / 2)
            plan.room.take(box(at[0] - w, at[1] - h, at[0] + w, at[1] + h))
            return lambda at=at, height=height, turn=turn: _name(plan, zone, text, at, height, turn)  # type: ignore[misc]
    return lambda: None


def _name(plan: Plan, zone: Zone, text: str, at: Point, height: float, turn: float) -> None:
    sheet = plan.sheet
    _, width = letter_path(text, height, height * 0.12)
    with sheet.moved(*at, turn):
        ribbon = box(-width / 2 - 3.2, -height / 2 - 2.6, width / 2 + 3.2, height / 2 + 2.6, 2.4)
        sheet.fill(ribbon, "#1d1430", 0.35, 1.0)
        sheet.fill(ribbon, darker(zone.colour, 0.62))
        sheet.line(ribbon, lighter(zone.colour, 0.55), 0.7)
        sheet.letters(text, (0, 0), height, "#fff8e8", spacing=height * 0.12)


def key_of(scene: Scene) -> str:
    """What a print was drawn from, as the game looks for it."""
    zones = [
        PaintedZone(tuple((x * 1000, y * 1000) for x, y in zone.outline), zone.colour)
        for kind in PAINTED
        for zone in scene.zones.of_kind(kind)
    ]
    return print_key(zones)
