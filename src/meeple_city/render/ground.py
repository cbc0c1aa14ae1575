"""The table and the boards: printed or painted into textures once, then only looked up."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial

from panda3d.core import (
    FrameBufferProperties,
    GraphicsEngine,
    GraphicsOutput,
    NodePath,
    OrthographicLens,
    SamplerState,
    Texture,
)

from meeple_city.display.geometry import Position, Vector
from meeple_city.display.stage import BOARD_THICKNESS_M, Drawn, Stage
from meeple_city.render import ground_shaders, opengl
from meeple_city.render.board_signs import BoardPrint, with_signs
from meeple_city.render.camera_nodes import add_camera
from meeple_city.render.meshes import UP, MeshBuilder, add_box
from meeple_city.render.model_cache import ModelCache
from meeple_city.render.scene import VISIBLE_BIT, bare_table, painted_boards
from meeple_city.render.window import RenderWindow

# Texel sizes of what is painted here; wood is soft, and there is a lot of it.
WOOD_MM = 0.6
PRINT_MM = 0.45
MOST_TEXELS = 4096
# The painted top lies this far above the board that it covers.
LIFT_M = 0.00008
SMALLEST_BOARD_M = 0.2
BOARD_ORDER, BOARD_EDGE_ORDER, TABLE_ORDER = 10, 15, 20

# The table: a rounded edge, a frame under it, four legs. Metres, our choice.
EDGE_M, ROUND_M = 0.030, 0.007
FRAME_IN_M, FRAME_M = 0.06, 0.075
LEG_M, LEG_HIGH_M = 0.06, 0.70
# Below this everything is a leg, whose grain runs upright.
LEGS_BELOW_M = -BOARD_THICKNESS_M - EDGE_M - FRAME_M - 0.0001


@dataclass(frozen=True)
class Area:
    """A rectangle on the table along x and y, in metres."""

    x: float
    y: float
    width: float
    depth: float


def add_ground(root: NodePath, window: RenderWindow, stage: Stage, models: ModelCache) -> NodePath:
    """Add table and boards of a stage as painted surfaces, nearest first, so that hidden ones cost nothing."""
    ground = root.attach_new_node("ground")
    for area, texture, covers in _board_prints(window, stage, models):
        _lay(ground, _sheet(covers, LIFT_M), area, texture, "board")
    bare, table = replace(stage, pieces=(), zones=(), board_size_m=None), _table_area(stage)
    wood = window.cached(bare, lambda: _painted(window, bare_table(bare), table, WOOD_MM))
    _lay(ground, _table(table), table, wood, "table")
    return ground


def board_areas(stage: Stage, models: ModelCache) -> list[Area]:
    """Where boards lie: the stage's own, and pieces so flat that their top is the ground."""
    found = []
    if stage.board_size_m is not None:
        (cx, cy), (width, depth) = stage.board_centre_m, stage.board_size_m
        found.append(Area(cx - width / 2, cy - depth / 2, width, depth))
    for piece in boards_of(stage, models):
        low, high = models.mesh(piece.model).bounds
        half_turned = abs(piece.quaternion[3]) > 0.9  # boards lie straight, or turned by half a turn
        x, y = (-high[0], -high[1]) if half_turned else (low[0], low[1])
        width, depth = high[0] - low[0], high[1] - low[1]
        found.append(Area(piece.position_m[0] + float(x), piece.position_m[1] + float(y), float(width), float(depth)))
    return found


def boards_of(stage: Stage, models: ModelCache) -> tuple[Drawn, ...]:
    """The pieces of a stage that are boards."""
    return tuple(piece for piece in stage.pieces if _is_board(piece, models))


def _is_board(piece: Drawn, models: ModelCache) -> bool:
    low, high = models.mesh(piece.model).bounds
    wide = min(high[0] - low[0], high[1] - low[1]) >= SMALLEST_BOARD_M
    return bool(wide and abs(piece.position_m[2] + high[2]) < 1e-4)


def _board_prints(window: RenderWindow, stage: Stage, models: ModelCache) -> list[tuple[Area, Texture, Area]]:
    """For each board the area that a texture shows, the texture, and the board's own area."""
    areas = board_areas(stage, models)
    printed = models.board_print(stage)
    if printed is not None:
        shown = Area(*(value * 0.001 for value in printed.area_mm))
        return [(shown, _print_with_signs(window, printed, stage, models), area) for area in areas]
    plain = replace(stage, pieces=())
    found = []
    for area in areas:
        paint = partial(_paint_board, window, plain, area)
        found.append((area, window.cached((plain, area), paint), area))
    return found


def _print_with_signs(window: RenderWindow, printed: BoardPrint, stage: Stage, models: ModelCache) -> Texture:
    """A board's print in the player's language."""
    if not (printed.places and stage.signs):
        return printed.picture
    key = (printed.picture.get_name(), stage.signs)
    made = window.cached(key, lambda: with_signs(window, printed, stage.signs, models.folder))
    models.keep(made)
    return made


def _paint_board(window: RenderWindow, stage: Stage, area: Area) -> Texture:
    return _painted(window, painted_boards(stage), area, PRINT_MM)


def _table_area(stage: Stage) -> Area:
    (cx, cy), (width, depth) = stage.table_centre_m, stage.table_size_m
    return Area(cx - width / 2, cy - depth / 2, width, depth)


def _sheet(area: Area, height: float) -> MeshBuilder:
    mesh = MeshBuilder()
    mesh.add_face(_corners(area, height), UP)
    return mesh


def _table(area: Area) -> MeshBuilder:
    """The top with its rounded edge, the frame under it, and the legs."""
    top = -BOARD_THICKNESS_M
    inner = Area(area.x + ROUND_M, area.y + ROUND_M, area.width - 2 * ROUND_M, area.depth - 2 * ROUND_M)
    mesh = _sheet(inner, top)
    slope, low = top - ROUND_M, top - EDGE_M
    _ring(mesh, _corners(inner, top), _corners(area, slope), 0.7)
    _ring(mesh, _corners(area, slope), _corners(area, low + ROUND_M), 0.0)
    _ring(mesh, _corners(area, low + ROUND_M), _corners(inner, low), -0.7)
    far_x, far_y = area.x + area.width, area.y + area.depth
    frame = FRAME_IN_M
    add_box(mesh, (area.x + frame, area.y + frame, low - FRAME_M), (far_x - frame, far_y - frame, low))
    for x in (area.x + frame - 0.01, far_x - frame + 0.01 - LEG_M):
        for y in (area.y + frame - 0.01, far_y - frame + 0.01 - LEG_M):
            add_box(mesh, (x, y, low - LEG_HIGH_M), (x + LEG_M, y + LEG_M, LEGS_BELOW_M - 0.0002))
    return mesh


def _ring(mesh: MeshBuilder, upper: list[Position], lower: list[Position], rise: float) -> None:
    """Four faces between two rectangles, one above the other."""
    level = (1.0 - rise * rise) ** 0.5
    ways = ((0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0))
    for i, (x, y) in enumerate(ways):
        j = (i + 1) % 4
        normal: Vector = (x * level, y * level, rise)
        mesh.add_face([lower[i], lower[j], upper[j], upper[i]], normal)


def _corners(area: Area, height: float) -> list[Position]:
    x, y, far_x, far_y = area.x, area.y, area.x + area.width, area.y + area.depth
    return [(x, y, height), (far_x, y, height), (far_x, far_y, height), (x, far_y, height)]


def _lay(ground: NodePath, mesh: MeshBuilder, area: Area, paint: Texture, look: str) -> None:
    node = mesh.node(look)
    shader, order = (ground_shaders.table, TABLE_ORDER) if look == "table" else (ground_shaders.board, BOARD_ORDER)
    node.set_shader(opengl.make_shader(*shader("fast")))
    node.set_tag("look", look)
    node.reparent_to(ground)
    node.set_shader_input("paint", paint)
    node.set_shader_input("legs_below", LEGS_BELOW_M)
    node.set_shader_input("painted_on", (area.x, area.y, area.width, area.depth))
    node.set_bin("fixed", order)


def _painted(window: RenderWindow, scene: NodePath, area: Area, mm: float) -> Texture:
    """The colours of an area, seen from straight above."""
    scene.set_shader(opengl.make_shader(ground_shaders.PAINT_VERTEX, ground_shaders.PAINT_FRAGMENT))
    paint = Texture("paint")
    texel_m = max(mm * 0.001, max(area.width, area.depth) / MOST_TEXELS)
    size = (max(1, round(area.width / texel_m)), max(1, round(area.depth / texel_m)))
    with _canvas(window.engine, window.output, size, paint) as canvas:
        lens = OrthographicLens()
        lens.set_film_size(area.width, area.depth)
        lens.set_near_far(0.1, 10.0)
        camera = add_camera(canvas, scene, lens, VISIBLE_BIT)
        camera.set_pos(area.x + area.width / 2, area.y + area.depth / 2, 1.0)
        camera.set_hpr(0, -90, 0)
        window.engine.render_frame()
        camera.remove_node()
    scene.remove_node()
    paint.set_minfilter(SamplerState.FT_linear_mipmap_nearest)
    paint.set_magfilter(SamplerState.FT_linear)
    paint.set_wrap_u(SamplerState.WM_mirror)
    paint.set_wrap_v(SamplerState.WM_mirror)
    return paint


@contextmanager
def _canvas(
    engine: GraphicsEngine, host: GraphicsOutput, size: tuple[int, int], paint: Texture
) -> Iterator[GraphicsOutput]:
    """A surface that ends up in a texture."""
    framebuffer = FrameBufferProperties()
    framebuffer.set_rgba_bits(8, 8, 8, 8)
    framebuffer.set_depth_bits(24)
    canvas = opengl.add_surface(engine, host, "canvas", size, -100, framebuffer)
    canvas.add_render_texture(paint, GraphicsOutput.RTM_copy_ram, GraphicsOutput.RTP_color)
    try:
        yield canvas
    finally:
        engine.remove_window(canvas)
