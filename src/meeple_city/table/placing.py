"""Set pieces down at the nearest spot that is free and carries them."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from meeple_city.border import Message, Place, PutBack, StandUp, message
from meeple_city.border.geometry import contains, middle, multiply, rotate
from meeple_city.errors import BadRequest
from meeple_city.table.catalogue import Shape
from meeple_city.table.geometry import (
    UPRIGHT,
    Polygon,
    Quat,
    Vec2,
    Vec3,
    add,
    axis_turn,
    convex_hull,
    edges,
    rectangle,
    side,
)
from meeple_city.table.scene import Scene
from meeple_city.table.shape_cache import GROUND, GROUND_HALF, TABLE
from meeple_city.table.snapshot import ZERO, PieceState, Snapshot
from meeple_city.table.world import World

# Metres; our choice.
RING = 0.003  # between the rings of the search
LIFT = 0.0005  # spots are tested this much above the support, which would be in the way otherwise
FLAT = 0.001  # corners this close to the highest one make up a piece's top
SURE = 0.001  # a piece's centre must be at least this far inside what carries it
UPSIDE_DOWN: Quat = (0.0, 1.0, 0.0, 0.0)
# Why a spot will not do, other than a piece in the way, which goes by its id.
OUTSIDE_ZONE, UNSUPPORTED = "outside_zone", "unsupported"


@dataclass(frozen=True)
class Support:
    """What a piece is set down on: where the search starts, how high it is, its pieces and their tops."""

    start: Vec2
    height: float
    pieces: set[str]
    tops: tuple[Polygon, ...]


def find_spot(world: World, scene: Scene, snapshot: Snapshot, request: Place | StandUp) -> PieceState | Message:
    """The piece where it will stand, or why there is no room for it."""
    piece = _anywhere(snapshot, request.piece)
    if isinstance(request, StandUp):
        request = _as_place(piece, request)
    shape = world.shape_cache.catalogue.models[piece.model].shape
    attitude = axis_turn((0.0, 0.0, 1.0), request.turn_deg)
    if request.upside_down:
        attitude = multiply(attitude, UPSIDE_DOWN)
    zone = find_zone(scene, request)
    support = _support(world, scene, snapshot, request, piece, zone)
    heights = [rotate(attitude, corner)[2] for corner in shape.corners]
    low, tall = min(heights), max(heights) - min(heights)
    obstacles: dict[str, int] = {}
    for x, y in rings(support.start, request.search_mm / 1000):
        position = (x, y, support.height - low)
        obstacle = _obstacle(world, scene, shape, position, attitude, support, zone)
        if obstacle is None and request.room_for:
            obstacle = _obstacle_above(world, snapshot, request.room_for, (x, y, support.height + tall), support)
        if obstacle is None:
            return replace(piece, position=position, quaternion=attitude, velocity=ZERO, spin=ZERO, awake=True)
        obstacles[obstacle] = obstacles.get(obstacle, 0) + 1
    return message(
        "placing.no_room", piece=request.piece, search_mm=request.search_mm, because=main_obstacle(obstacles)
    )


def main_obstacle(obstacles: Mapping[str, int]) -> str:
    """The obstacle met most often; a piece in the way says more than a missing support."""
    return max(obstacles, key=lambda name: (name not in (OUTSIDE_ZONE, UNSUPPORTED), obstacles[name]))


def _as_place(piece: PieceState, request: StandUp) -> Place:
    x, y, _ = piece.position
    forward = rotate(piece.quaternion, (1.0, 0.0, 0.0))
    return Place(
        request.piece,
        at_mm=(x * 1000, y * 1000),
        on="anything",
        turn_deg=math.degrees(math.atan2(forward[1], forward[0])),
        search_mm=request.search_mm,
    )


def _anywhere(snapshot: Snapshot, id_: str) -> PieceState:
    """A piece on the table or set aside; the planner has made sure that there is one."""
    return next(piece for piece in (*snapshot.pieces, *snapshot.aside) if piece.id == id_)


def find_zone(scene: Scene, request: Place | PutBack) -> Polygon | None:
    """The outline of the zone that a request asks for, if any; BadRequest if there is none of that name."""
    if request.within is None:
        return None
    zone = scene.zones.named(request.within)
    if zone is None or zone.kind == "wall":
        allowed = ", ".join(z.name for z in scene.zones.all if z.kind != "wall")
        raise BadRequest(f"{request.kind}: within {request.within!r} is unknown; allowed: {allowed}")
    return zone.outline


def _support(
    world: World,
    scene: Scene,
    snapshot: Snapshot,
    request: Place,
    piece: PieceState,
    zone: Polygon | None,
) -> Support:
    """What the piece is to stand on."""
    wish = None if request.at_mm is None else (request.at_mm[0] / 1000, request.at_mm[1] / 1000)
    ruin = _ruin_below(scene, request.on, wish)
    if ruin is not None:
        return ruin
    if request.on not in ("board", "anything"):
        return support_on(world, snapshot, request.on, wish)
    start = wish or (middle(zone) if zone else (piece.position[0], piece.position[1]))
    boards = {placed.id for placed in scene.pieces if placed.model.shape.kind == "board"}
    board = world.shape_cache.catalogue.model("board-west").shape.size[2]
    if request.on == "board" or any(contains(outline, start) for outline in scene.boards):
        return Support(start, 0.0, boards, scene.boards)
    table = rectangle(scene.table.centre, scene.table.size)
    if contains(table, start):
        return Support(start, -board, {TABLE}, (table,))
    everywhere = rectangle(scene.table.centre, (2 * GROUND_HALF, 2 * GROUND_HALF))
    return Support(start, -board - scene.table.ground, {GROUND}, (everywhere,))


def support_on(world: World, snapshot: Snapshot, id_: str, wish: Vec2 | None = None) -> Support:
    """The top of a piece, as far as it is level."""
    under = snapshot.piece(id_)
    if under is None:
        raise BadRequest(f"place: on must be board or a piece on the table, not {id_!r}")
    shape = world.shape_cache.catalogue.models[under.model].shape
    corners = [add(under.position, rotate(under.quaternion, corner)) for corner in shape.corners]
    high = max(corner[2] for corner in corners)
    top = convex_hull((c[0], c[1]) for c in corners if c[2] > high - FLAT)
    return Support(wish or (under.position[0], under.position[1]), high, {id_}, (top,))


def _ruin_below(scene: Scene, id_: str, wish: Vec2 | None) -> Support | None:
    """A Ruin, which is fixed to the board, as what a piece is set down on; None if the id is not that of a Ruin."""
    ruin = next((placed for placed in scene.pieces if placed.id == id_ and placed.model.shape.kind == "ruin"), None)
    if ruin is None:
        return None
    shape = ruin.model.shape
    corners = [add(ruin.centre, rotate(ruin.quaternion, corner)) for corner in shape.corners]
    top = convex_hull((corner[0], corner[1]) for corner in corners)
    boards = {placed.id for placed in scene.pieces if placed.model.shape.kind == "board"}
    height = max(corner[2] for corner in corners)
    return Support(wish or (ruin.position[0], ruin.position[1]), height, {id_, *boards}, (top,))


def rings(start: Vec2, reach: float) -> Iterator[Vec2]:
    """Spots in growing rings around a point, nearest first, always in the same order."""
    yield start
    for ring in range(1, int(reach / RING) + 1):
        radius = ring * RING
        count = 6 * ring
        for i in range(count):
            angle = 2 * math.pi * i / count
            yield start[0] + radius * math.cos(angle), start[1] + radius * math.sin(angle)


def _obstacle(
    world: World,
    scene: Scene,
    shape: Shape,
    position: Vec3,
    attitude: Quat,
    support: Support,
    zone: Polygon | None,
) -> str | None:
    """Why the piece cannot stand there; None when it can."""
    x, y, z = position
    if zone is not None and not inside_zone(scene, zone, (x, y)):
        return OUTSIDE_ZONE
    if not any(well_inside(top, (x, y)) for top in support.tops):
        return UNSUPPORTED
    return min(world.touching(shape, (x, y, z + LIFT), attitude) - support.pieces, default=None)


def _obstacle_above(world: World, snapshot: Snapshot, guest: str, foot: Vec3, support: Support) -> str | None:
    """The piece that keeps another one from standing upright on top of this one."""
    shape = world.shape_cache.catalogue.models[_anywhere(snapshot, guest).model].shape
    x, y, z = foot
    touched = world.touching(shape, (x, y, z + shape.base + LIFT), UPRIGHT)
    return min(touched - support.pieces - {guest}, default=None)


def inside_zone(scene: Scene, zone: Polygon, point: Vec2) -> bool:
    """A Neighborhood ends where a Sidewalk begins."""
    if not contains(zone, point):
        return False
    neighborhoods = {z.outline for z in scene.zones.of_kind("neighborhood")}
    return zone not in neighborhoods or scene.zones.neighborhood_at(point) is not None


def well_inside(hull: Polygon, point: Vec2) -> bool:
    """Whether a polygon carries a piece whose centre is above a point."""
    if len(hull) < 3:
        return False
    return all(side(a, b, point) / math.dist(a, b) >= SURE for a, b in edges(hull))
