"""The print of a scene's boards, drawn from the scene itself, so that what is seen and what counts cannot differ."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from itertools import chain
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
from . import signs
from .colours import mix
from .grounds import PATTERNS, blotches
from .ink import (
    Room,
    Sheet,
    box,
    circle,
    darker,
    joined,
    lighter,
    polygon,
    segment,
    widened,
    without,
)
from .joints import Joint, cut_of, draw_joint, find_joints
from .outlines import Point, bounds_of
from .themes import SCATTER, plain, theme_of

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
    joints: list[Joint]
    hidden: signs.Hidden
    signs: list[signs.SignPlace] = field(default_factory=list)
    hubs: dict[tuple[Point, ...], Point] = field(default_factory=dict)
    roads: Any = None

    def of(self, kind: str) -> list[tuple[Zone, list[Point]]]:
        """The zones of a kind with their outlines."""
        return self.zones.get(kind, [])


def draw_print(path: Path, catalogue: PieceCatalogue, colours: dict[str, str]) -> tuple[Plan, Scene]:
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
    hidden = signs.hidden_from_seats(scene, area)
    plan = Plan(Sheet(*area, scale), zones, colours, area, Room(*area), find_joints(scene), hidden)
    _draw(plan)
    return plan, scene


def _draw(plan: Plan) -> None:
    x, y, width, height = plan.area
    plan.room.take(
        without(box(x - 9, y - 9, x + width + 9, y + height + 9), box(x + 5, y + 5, x + width - 5, y + height - 5))
    )
    for kind in ("sidewalk", "start", "vehicle_space", "wall"):
        for _, outline in plan.of(kind):
            plan.room.take(polygon(outline), 2.5)
    for joint in plan.joints:
        plan.room.take(widened(cut_of(joint), 3.0))
    plan.roads = _roads(plan)
    for zone, outline in plan.of("neighborhood"):
        with plan.sheet.clipped(polygon(outline)):
            _ground(plan, zone, outline)
    _draw_roads(plan)
    for _, outline in plan.of("neighborhood"):
        plan.sheet.line(polygon(outline), "#2a2026", 0.5, 0.35)
    _find_building_names(plan)
    without_streets = plan.room.copy_within(box(x, y, x + width, y + height))
    plan.room.take(plan.roads, 1.5)
    _find_names(plan, without_streets)
    for zone, outline in plan.of("neighborhood"):
        with plan.sheet.clipped(polygon(outline)):
            _scatter(plan, zone, outline)
    for _, outline in plan.of("sidewalk"):
        _sidewalk(plan, outline)
    for _, outline in plan.of("ruin"):
        _foundation(plan, outline)
    for _, outline in plan.of("wall"):
        _wall(plan, outline)
    for zone, outline in plan.of("start"):
        _start(plan, zone, outline)
    for zone, outline in plan.of("vehicle_space"):
        _vehicle_space(plan, zone, outline)
    for joint in plan.joints:
        draw_joint(plan.sheet, joint)
    plan.sheet.line(box(x + 0.8, y + 0.8, x + width - 0.8, y + height - 0.8), "#2a2026", 1.6, 0.55)
    plan.sheet.speckle(Random(7), 0.012, 0.3)


def _find_building_names(plan: Plan) -> None:
    """Leave room for the names of buildings, painted on the streets in front of and behind them, clear of walls."""
    for zone, _ in plan.of("ruin"):
        name = zone.name.removesuffix(" ruin")
        walk = next((walk for z, walk in plan.of("sidewalk") if z.name == f"{name} sidewalk"), None)
        if walk is not None:
            for place in signs.street_signs(name, walk, ROAD, plan.room, plan.hidden):
                _keep(plan, place)
                plan.sheet.fill(signs.tarmac(place), ASPHALT)


def _find_names(plan: Plan, without_streets: Room) -> None:
    """Leave room for the names of Neighborhoods, before anything is put on their ground: all as high as will fit.

    Names stand beside the streets, or across them where otherwise somebody could not read them.
    """
    zones = plan.of("neighborhood")
    for high in signs.HEIGHTS:
        found = [_names(plan, without_streets, zone, outline, high) for zone, outline in zones]
        if all(found):
            break
    for place in chain.from_iterable(found):
        _keep(plan, place)


def _names(plan: Plan, without_streets: Room, zone: Zone, outline: list[Point], high: float) -> list[signs.SignPlace]:
    rooms = [room.copy_within(polygon(outline)) for room in (plan.room, without_streets)]
    return signs.place_names(zone, high, rooms, plan.hidden)


def _keep(plan: Plan, place: signs.SignPlace) -> None:
    plan.signs.append(place)
    plan.room.take(signs.footprint(place))


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
            if abs(b[0] - a[0]) > abs(b[1] - a[1]):  # in front and behind there are names
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
    theme = theme_of(zone)
    if theme in ("old town", "market", "gardens"):
        props.fountain(sheet, hub, ROAD * 0.4)
    elif theme == "heights":
        props.pine(sheet, hub, ROAD * 0.36, random)
    else:
        props.tree(sheet, hub, ROAD * 0.34, random)


# ---- ground and what stands on it


def _ground(plan: Plan, zone: Zone, outline: list[Point]) -> None:
    sheet, path = plan.sheet, polygon(outline)
    x0, y0, x1, y1 = bounds_of(outline)
    sheet.gradient(path, (x0, y0), (x1, y1), [lighter(zone.colour, share) for share in (0.34, 0.28, 0.22)])
    random = Random(zone.name + " ground")
    pattern = PATTERNS.get(theme_of(zone), blotches)
    pattern(sheet, zone, (x0, y0, x1, y1), random)


def _scatter(plan: Plan, zone: Zone, outline: list[Point]) -> None:
    room = plan.room.copy_within(polygon(outline))
    SCATTER.get(theme_of(zone), plain)(plan.sheet, zone, outline, room, Random(zone.name))


# ---- zones of the rules


def _sidewalk(plan: Plan, outline: list[Point]) -> None:
    sheet, path = plan.sheet, polygon(outline)
    sheet.fill(path, "#e7dfce")
    x0, y0, x1, y1 = bounds_of(outline)
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


def _foundation(plan: Plan, outline: list[Point]) -> None:
    """The plot of a building, hidden by its Ruin."""
    sheet, path = plan.sheet, polygon(outline)
    sheet.line(path, "#1d1430", 3.0, 0.3, blur=1.2)
    sheet.fill(path, "#8d7f6d")


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
    x0, y0, x1, y1 = bounds_of(outline)
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


def key_of(scene: Scene) -> str:
    """What a print was drawn from, as the game looks for it."""
    zones = [
        PaintedZone(tuple((x * 1000, y * 1000) for x, y in zone.outline), zone.colour)
        for kind in PAINTED
        for zone in scene.zones.of_kind(kind)
    ]
    return print_key(zones)
