"""The table top and the boards of the fast tier: painted once, then only looked up."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace

from panda3d.core import (
    FrameBufferProperties,
    GraphicsEngine,
    GraphicsOutput,
    LVector3,
    NodePath,
    OrthographicLens,
    SamplerState,
    Texture,
    WindowProperties,
)
from panda3d.core import GraphicsPipe as Pipe

from meeple_city.display.stage import BOARD_THICKNESS_M, Drawn, Place, Stage
from meeple_city.render import fast_shaders
from meeple_city.render.errors import DrawingError
from meeple_city.render.eyes import add_eye, make_shader
from meeple_city.render.lamp import TO_SUN
from meeple_city.render.meshes import UP, Mesh
from meeple_city.render.model_cache import ModelCache
from meeple_city.render.scene import SEEN_BIT, build_scene
from meeple_city.render.window import RenderWindow

WOOD_MM = 1.25  # of the table per texel: wood is soft, and there is much of it
PRINT_MM = 0.45
MOST_TEXELS = 4096
# The painted top lies this little above the board that it covers.
LIFT_M = 0.00008
TABLE_EDGE_M = 0.03
SMALLEST_BOARD_M = 0.2
BOARD_ORDER, BOARD_EDGE_ORDER, TABLE_ORDER = 10, 15, 20


@dataclass(frozen=True)
class Area:
    """An upright rectangle on the table, in metres."""

    x: float
    y: float
    width: float
    depth: float


def add_ground(root: NodePath, screen: RenderWindow, stage: Stage, model_cache: ModelCache) -> NodePath:
    """Table and boards of a stage as painted rectangles; nearer ones first, so that hidden ones cost nothing."""
    ground = root.attach_new_node("ground")
    printed = replace(stage, pieces=boards_of(stage, model_cache))
    boards = board_areas(stage, model_cache)
    paints = screen.keep(printed, lambda: _paint_all(screen, printed, model_cache, boards, PRINT_MM))
    for area, paint in zip(boards, paints, strict=True):
        _lay(ground, _sheet(area, LIFT_M), area, paint, BOARD_ORDER)
    bare, table = replace(stage, pieces=(), zones=(), board_size_m=None), _table_area(stage)
    (wood,) = screen.keep(bare, lambda: _paint_all(screen, bare, model_cache, [table], WOOD_MM))
    _lay(ground, _table_top(table), table, wood, TABLE_ORDER)
    return ground


def _paint_all(
    screen: RenderWindow, stage: Stage, model_cache: ModelCache, areas: list[Area], mm: float
) -> list[Texture]:
    scene = _to_paint(stage, model_cache)
    paints = [_painted(screen.engine, screen.output, scene, area, mm) for area in areas]
    scene.remove_node()
    return paints


def _to_paint(stage: Stage, model_cache: ModelCache) -> NodePath:
    scene = build_scene(stage, model_cache)
    scene.set_shader(make_shader(fast_shaders.PAINT_VERTEX, fast_shaders.PAINT_FRAGMENT))
    scene.set_shader_input("to_sun", LVector3(*TO_SUN).normalized())
    return scene


def board_areas(stage: Stage, model_cache: ModelCache) -> list[Area]:
    """Where boards lie: the stage's own, and pieces so flat that their top is the ground."""
    found = []
    if stage.board_size_m is not None:
        (cx, cy), (width, depth) = stage.board_centre_m, stage.board_size_m
        found.append(Area(cx - width / 2, cy - depth / 2, width, depth))
    for piece in boards_of(stage, model_cache):
        node = NodePath("board")
        model_cache.drawing(piece.model).copy_to(node)
        node.set_pos(*piece.position_m)
        node.set_quat(piece.quaternion)
        low, high = node.get_tight_bounds()
        found.append(Area(low.x, low.y, high.x - low.x, high.y - low.y))
    return found


def boards_of(stage: Stage, model_cache: ModelCache) -> tuple[Drawn, ...]:
    """The pieces of a stage that are boards."""
    return tuple(piece for piece in stage.pieces if _is_board(piece, model_cache))


def _is_board(piece: Drawn, model_cache: ModelCache) -> bool:
    low, high = model_cache.drawing(piece.model).get_tight_bounds()
    wide = min(high.x - low.x, high.y - low.y) >= SMALLEST_BOARD_M
    return wide and abs(piece.position_m[2] + high.z) < 1e-4


def _table_area(stage: Stage) -> Area:
    (cx, cy), (width, depth) = stage.table_centre_m, stage.table_size_m
    return Area(cx - width / 2, cy - depth / 2, width, depth)


def _sheet(area: Area, height: float) -> Mesh:
    mesh = Mesh()
    mesh.add_face(_rectangle(area, height), UP)
    return mesh


def _table_top(area: Area) -> Mesh:
    """The top, and its four edges."""
    top, low = -BOARD_THICKNESS_M, -BOARD_THICKNESS_M - TABLE_EDGE_M
    mesh = _sheet(area, top)
    corners = _rectangle(area, top)
    normals: list[Place] = [(0.0, -1.0, 0.0), (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (-1.0, 0.0, 0.0)]
    for (ax, ay, _), (bx, by, _), normal in zip(corners, [*corners[1:], corners[0]], normals, strict=True):
        mesh.add_face([(ax, ay, low), (bx, by, low), (bx, by, top), (ax, ay, top)], normal)
    return mesh


def _rectangle(area: Area, height: float) -> list[Place]:
    x, y, far_x, far_y = area.x, area.y, area.x + area.width, area.y + area.depth
    return [(x, y, height), (far_x, y, height), (far_x, far_y, height), (x, far_y, height)]


def _lay(ground: NodePath, mesh: Mesh, area: Area, paint: Texture, order: int) -> None:
    node = mesh.node("painted", (1.0, 1.0, 1.0, 1.0))
    node.reparent_to(ground)
    node.set_shader_input("paint", paint)
    node.set_shader_input("painted_on", (area.x, area.y, area.width, area.depth))
    fragment = fast_shaders.TABLE_FRAGMENT if order == TABLE_ORDER else fast_shaders.BOARD_FRAGMENT
    node.set_shader(make_shader(fast_shaders.GROUND_VERTEX, fragment))
    node.set_bin("fixed", order)


def _painted(engine: GraphicsEngine, host: GraphicsOutput, scene: NodePath, area: Area, mm: float) -> Texture:
    """The colours of a rectangle, seen straight from above."""
    paint = Texture("paint")
    finest = max(mm * 0.001, max(area.width, area.depth) / MOST_TEXELS)
    size = (max(1, round(area.width / finest)), max(1, round(area.depth / finest)))
    with _canvas(engine, host, size, paint) as canvas:
        lens = OrthographicLens()
        lens.set_film_size(area.width, area.depth)
        lens.set_near_far(0.1, 10.0)
        eye = add_eye(canvas, scene, lens, SEEN_BIT)
        eye.set_pos(area.x + area.width / 2, area.y + area.depth / 2, 1.0)
        eye.set_hpr(0, -90, 0)
        engine.render_frame()
        eye.remove_node()
    paint.set_minfilter(SamplerState.FT_linear_mipmap_nearest)
    paint.set_magfilter(SamplerState.FT_linear)
    paint.set_wrap_u(SamplerState.WM_clamp)
    paint.set_wrap_v(SamplerState.WM_clamp)
    return paint


@contextmanager
def _canvas(
    engine: GraphicsEngine, host: GraphicsOutput, size: tuple[int, int], paint: Texture
) -> Iterator[GraphicsOutput]:
    kind = FrameBufferProperties()
    kind.set_rgba_bits(8, 8, 8, 8)
    kind.set_depth_bits(24)
    wanted = WindowProperties.size(*size)
    pipe, gsg = host.get_pipe(), host.get_gsg()
    canvas = engine.make_output(pipe, "canvas", -100, kind, wanted, Pipe.BF_refuse_window, gsg, host)
    if canvas is None:
        raise DrawingError(f"this OpenGL cannot draw on a surface of {size[0]} x {size[1]}")
    canvas.add_render_texture(paint, GraphicsOutput.RTM_copy_ram, GraphicsOutput.RTP_color)
    try:
        yield canvas
    finally:
        engine.remove_window(canvas)
