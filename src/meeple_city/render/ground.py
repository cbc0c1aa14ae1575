"""The table top and the boards of the fast tier: painted into textures once, then only looked up."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from panda3d.core import (
    FrameBufferProperties,
    GraphicsEngine,
    GraphicsOutput,
    LPoint3,
    LVector3,
    NodePath,
    OrthographicLens,
    SamplerState,
    Texture,
)

from meeple_city.display.geometry import Position, Vector
from meeple_city.display.stage import BOARD_THICKNESS_M, Drawn, Stage
from meeple_city.errors import BadPieces
from meeple_city.render import fast_shaders, opengl
from meeple_city.render.camera_nodes import add_camera
from meeple_city.render.meshes import UP, MeshBuilder
from meeple_city.render.model_cache import ModelCache
from meeple_city.render.scene import VISIBLE_BIT, build_scene
from meeple_city.render.sun import TO_SUN
from meeple_city.render.window import RenderWindow

# Texel sizes; wood is soft, and there is a lot of it.
WOOD_MM = 1.25
PRINT_MM = 0.45
MOST_TEXELS = 4096
# The painted top lies this far above the board that it covers.
LIFT_M = 0.00008
TABLE_EDGE_M = 0.03
SMALLEST_BOARD_M = 0.2
BOARD_ORDER, BOARD_EDGE_ORDER, TABLE_ORDER = 10, 15, 20


@dataclass(frozen=True)
class Area:
    """A rectangle on the table along x and y, in metres."""

    x: float
    y: float
    width: float
    depth: float


def add_ground(root: NodePath, window: RenderWindow, stage: Stage, models: ModelCache) -> NodePath:
    """Add table and boards of a stage as painted rectangles, nearest first, so that hidden ones cost nothing."""
    ground = root.attach_new_node("ground")
    printed = replace(stage, pieces=boards_of(stage, models))
    boards = board_areas(stage, models)
    prints = window.cached(printed, lambda: _paint_all(window, printed, models, boards, PRINT_MM))
    for area, texture in zip(boards, prints, strict=True):
        _lay(ground, _sheet(area, LIFT_M), area, texture, BOARD_ORDER)
    bare, table = replace(stage, pieces=(), zones=(), board_size_m=None), _table_area(stage)
    (wood,) = window.cached(bare, lambda: _paint_all(window, bare, models, [table], WOOD_MM))
    _lay(ground, _table_top(table), table, wood, TABLE_ORDER)
    return ground


def board_areas(stage: Stage, models: ModelCache) -> list[Area]:
    """Where boards lie: the stage's own, and pieces so flat that their top is the ground."""
    found = []
    if stage.board_size_m is not None:
        (cx, cy), (width, depth) = stage.board_centre_m, stage.board_size_m
        found.append(Area(cx - width / 2, cy - depth / 2, width, depth))
    for piece in boards_of(stage, models):
        node = NodePath("board")
        models.node(piece.model).copy_to(node)
        node.set_pos(*piece.position_m)
        node.set_quat(piece.quaternion)
        low, high = _bounds(node, piece)
        found.append(Area(low.x, low.y, high.x - low.x, high.y - low.y))
    return found


def boards_of(stage: Stage, models: ModelCache) -> tuple[Drawn, ...]:
    """The pieces of a stage that are boards."""
    return tuple(piece for piece in stage.pieces if _is_board(piece, models))


def _is_board(piece: Drawn, models: ModelCache) -> bool:
    low, high = _bounds(models.node(piece.model), piece)
    wide = min(high.x - low.x, high.y - low.y) >= SMALLEST_BOARD_M
    return wide and abs(piece.position_m[2] + high.z) < 1e-4


def _bounds(node: NodePath, piece: Drawn) -> tuple[LPoint3, LPoint3]:
    bounds = node.get_tight_bounds()
    if bounds is None:
        raise BadPieces(f"the model {piece.model} is empty")
    return bounds


def _table_area(stage: Stage) -> Area:
    (cx, cy), (width, depth) = stage.table_centre_m, stage.table_size_m
    return Area(cx - width / 2, cy - depth / 2, width, depth)


def _sheet(area: Area, height: float) -> MeshBuilder:
    mesh = MeshBuilder()
    mesh.add_face(_corners(area, height), UP)
    return mesh


def _table_top(area: Area) -> MeshBuilder:
    """The top and its four edges."""
    top, low = -BOARD_THICKNESS_M, -BOARD_THICKNESS_M - TABLE_EDGE_M
    mesh = _sheet(area, top)
    corners = _corners(area, top)
    normals: list[Vector] = [(0.0, -1.0, 0.0), (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (-1.0, 0.0, 0.0)]
    for (ax, ay, _), (bx, by, _), normal in zip(corners, [*corners[1:], corners[0]], normals, strict=True):
        mesh.add_face([(ax, ay, low), (bx, by, low), (bx, by, top), (ax, ay, top)], normal)
    return mesh


def _corners(area: Area, height: float) -> list[Position]:
    x, y, far_x, far_y = area.x, area.y, area.x + area.width, area.y + area.depth
    return [(x, y, height), (far_x, y, height), (far_x, far_y, height), (x, far_y, height)]


def _lay(ground: NodePath, mesh: MeshBuilder, area: Area, paint: Texture, order: int) -> None:
    node = mesh.node("painted")
    node.reparent_to(ground)
    node.set_shader_input("paint", paint)
    node.set_shader_input("painted_on", (area.x, area.y, area.width, area.depth))
    fragment = fast_shaders.TABLE_FRAGMENT if order == TABLE_ORDER else fast_shaders.BOARD_FRAGMENT
    node.set_shader(opengl.make_shader(fast_shaders.GROUND_VERTEX, fragment))
    node.set_bin("fixed", order)


def _paint_all(window: RenderWindow, stage: Stage, models: ModelCache, areas: list[Area], mm: float) -> list[Texture]:
    """Paint these areas of a stage, with texels of that size."""
    scene = build_scene(stage, models)
    scene.set_shader(opengl.make_shader(fast_shaders.PAINT_VERTEX, fast_shaders.PAINT_FRAGMENT))
    scene.set_shader_input("to_sun", LVector3(*TO_SUN).normalized())
    textures = [_painted(window.engine, window.output, scene, area, mm) for area in areas]
    scene.remove_node()
    return textures


def _painted(engine: GraphicsEngine, host: GraphicsOutput, scene: NodePath, area: Area, mm: float) -> Texture:
    """The colours of an area, seen from straight above."""
    paint = Texture("paint")
    texel_m = max(mm * 0.001, max(area.width, area.depth) / MOST_TEXELS)
    size = (max(1, round(area.width / texel_m)), max(1, round(area.depth / texel_m)))
    with _canvas(engine, host, size, paint) as canvas:
        lens = OrthographicLens()
        lens.set_film_size(area.width, area.depth)
        lens.set_near_far(0.1, 10.0)
        camera = add_camera(canvas, scene, lens, VISIBLE_BIT)
        camera.set_pos(area.x + area.width / 2, area.y + area.depth / 2, 1.0)
        camera.set_hpr(0, -90, 0)
        engine.render_frame()
        camera.remove_node()
    paint.set_minfilter(SamplerState.FT_linear_mipmap_nearest)
    paint.set_magfilter(SamplerState.FT_linear)
    paint.set_wrap_u(SamplerState.WM_clamp)
    paint.set_wrap_v(SamplerState.WM_clamp)
    return paint


@contextmanager
def _canvas(
    engine: GraphicsEngine, host: GraphicsOutput, size: tuple[int, int], paint: Texture
) -> Iterator[GraphicsOutput]:
    framebuffer = FrameBufferProperties()
    framebuffer.set_rgba_bits(8, 8, 8, 8)
    framebuffer.set_depth_bits(24)
    canvas = opengl.add_surface(engine, host, "canvas", size, -100, framebuffer)
    canvas.add_render_texture(paint, GraphicsOutput.RTM_copy_ram, GraphicsOutput.RTP_color)
    try:
        yield canvas
    finally:
        engine.remove_window(canvas)
