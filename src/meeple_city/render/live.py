"""A table that stays: the fast tier, for play.

Pieces are known by id and moved by writing numbers; what does not move is painted once; the shadow map is drawn anew
only when something moved.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from panda3d.core import (
    BitMask32,
    CardMaker,
    ColorWriteAttrib,
    CullFaceAttrib,
    GraphicsOutput,
    LPoint3,
    LVector3,
    NodePath,
    OrthographicLens,
    PerspectiveLens,
    RenderState,
    SamplerState,
    ShaderAttrib,
    TransparencyAttrib,
)

from meeple_city.display.camera import Camera
from meeple_city.display.stage import BOARD_THICKNESS_M, Drawn, Model, Place, Point, Stage, Turn
from meeple_city.display.stereo import EYE_GAP_M, EyeView, views
from meeple_city.render import fast_shaders, opengl, shaders
from meeple_city.render.batch import Batch, Pose
from meeple_city.render.colours import linear
from meeple_city.render.errors import DrawingError
from meeple_city.render.eyes import add_eye, add_region, aim_eye, make_shader
from meeple_city.render.ground import BOARD_EDGE_ORDER, Area, add_ground, board_areas, boards_of
from meeple_city.render.lamp import aim_lamp
from meeple_city.render.meshes import Mesh, add_edge, add_polygon
from meeple_city.render.model_cache import ModelCache
from meeple_city.render.picking import Pick, Ray, nearest, on_plane
from meeple_city.render.scene import SEEN_BIT, THROWS_SHADOW_BIT
from meeple_city.render.streaks import Streaks
from meeple_city.render.window import RenderWindow

SHADOW_MAP = 2048
# Shadows reach as high as a hand carries a Body.
HIGHEST_M = 0.32
MARK_LIFT_M = 0.0003
MARK_EDGE_M = 0.005
ROOM_ORDER, MARK_ORDER = 30, 40


@dataclass
class _Seeing:
    """One eye of the table: its part of the surface, and its camera."""

    region: object
    eye: NodePath


class LiveTable:
    """A stage on a screen, and the pieces that come, move and go on it.

    Of the stage only what is fixed is used for good: table, boards, print, fixed pieces.
    """

    def __init__(self, screen: RenderWindow, stage: Stage, models_dir: Path) -> None:
        self._screen = screen
        self._stage = stage
        self._toybox: ModelCache = screen.keep(models_dir, lambda: ModelCache(models_dir))
        self._camera = Camera((0.36, -0.90, 0.60), (0.0, 0.0, 0.0))
        self._stereo: str | None = None
        self._root = NodePath("live")
        self._pieces = Batch(self._toybox)
        self._fixed = Batch(self._toybox)
        self._boards = Batch(self._toybox)
        self._marks = self._root.attach_new_node("marks")
        self._seeing: list[_Seeing] = []
        self._laid_out: tuple[object, ...] = ()
        self._areas: list[Area] = []
        self._shadows_stale = True
        self._shadows_on = True
        self._seen = True
        self._closed = False
        self._set_up()

    # -- pieces

    def show(self, pieces: Mapping[str, tuple[Model, Place, Turn]]) -> None:
        """Show exactly these pieces, by id: model, place of its own frame, turn."""
        self._pieces.hide([id_ for id_ in self._pieces.shown if id_ not in pieces])
        self._pieces.put(pieces)
        self._shadows_stale = True

    def add(self, pieces: Mapping[str, tuple[Model, Place, Turn]]) -> None:
        """Show these pieces besides the others."""
        self._pieces.put(pieces)
        self._shadows_stale = True

    def move(self, poses: Mapping[str, Pose]) -> None:
        """Move only these pieces; each must have been shown before."""
        if poses:
            self._pieces.move(poses)
            self._shadows_stale = True

    def hide(self, ids: Iterable[str]) -> None:
        """Show these pieces no longer; `move` brings them back."""
        self._pieces.hide(ids)
        self._shadows_stale = True

    def remove(self, ids: Iterable[str]) -> None:
        """Forget these pieces."""
        self._pieces.remove(ids)
        self._shadows_stale = True

    @property
    def shown(self) -> list[str]:
        """The ids of the pieces that can be seen."""
        return self._pieces.shown

    def pose(self, id_: str) -> Pose | None:
        """Where a piece is shown, if it is."""
        return self._pieces.pose(id_)

    def glow(self, ids: Iterable[str], colour: str = "#ffe066") -> None:
        """Let these pieces glow, with a rim around them, and no others."""
        red, green, blue, _ = linear(colour)
        self._pieces.glow(dict.fromkeys(ids, (red, green, blue, 1.0)))
        (self._rims.unstash if self._pieces.glowing else self._rims.stash)()

    def mark(self, outlines_m: Iterable[Sequence[Point]], colour: str = "#fff3a0") -> None:
        """Highlight these areas of the board, and no others."""
        self._marks.get_children().detach()
        red, green, blue, _ = linear(colour)
        for outline in outlines_m:
            for strength, mesh in _mark_meshes(outline):
                veil = mesh.node("mark", (1.0, 1.0, 1.0, 1.0))
                veil.set_shader_input("veil", (red**0.45, green**0.45, blue**0.45, strength))
                veil.reparent_to(self._marks)

    def jet(self, start_m: Place, end_m: Place, strength: float) -> None:
        """Show a breath from a mouth towards a point; with no strength, none."""
        self._streaks.show(start_m, end_m, strength)

    # -- seeing

    def look(self, camera: Camera) -> None:
        """See the table from there, from the next frame on."""
        self._camera = camera

    @property
    def stereo(self) -> str | None:
        """None, `side-by-side` or `red-cyan`."""
        return self._stereo

    @stereo.setter
    def stereo(self, way: str | None) -> None:
        views(way)
        self._stereo = way

    def set_shadows(self, on: bool) -> None:
        """Throw shadows, or none."""
        self._shadows_on, self._shadows_stale = on, True

    def set_seen(self, on: bool) -> None:
        """Have this table drawn, or leave the screen to another one."""
        self._seen = on
        for seeing in self._seeing:
            seeing.region.set_active(on)

    def frame(self) -> None:
        """Draw one frame."""
        if self._closed:
            raise DrawingError("a table is drawn only while it is open")
        self._aim()
        self._draw_shadows()
        self._screen.frame()

    def pick(self, x: float, y: float) -> Pick | None:
        """What lies under a place in the window, in pixels from the top left; nothing beyond the table."""
        self._aim()
        ray = self._ray(x, y)
        if ray is None:
            return None
        found = nearest(ray, self._pieces)
        fixed = nearest(ray, self._fixed)
        flat = on_plane(ray, self._areas, self._stage)
        hits = [hit for hit in (found, _as_board(fixed), flat) if hit is not None]
        return min(hits, key=lambda hit: hit.distance_m, default=None)

    def project(self, point: Place) -> Point | None:
        """Where a point of the table is in the window, in pixels from the top left, if it is before the eye."""
        self._aim()
        region, seeing = views(self._stereo)[0], self._seeing[0]
        film = LPoint3()
        if not seeing.eye.node().get_lens().project(seeing.eye.get_relative_point(self._root, LPoint3(*point)), film):
            return None
        width, height = self._output_size()
        across = region.left + (film.x * 0.5 + 0.5) * (region.right - region.left)
        return across * width, (0.5 - film.y * 0.5) * height

    def close(self) -> None:
        """Take everything down; the screen stays open. Calling it twice does no harm."""
        if self._closed:
            return
        self._closed = True
        self._look_from_nowhere()
        self._screen.engine.remove_window(self._shadow_map)
        for batch in (self._pieces, self._fixed, self._boards):
            batch.close()
        self._root.get_children().detach()
        self._root.remove_node()

    def __enter__(self) -> LiveTable:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- building

    def _set_up(self) -> None:
        ground = add_ground(self._root, self._screen, self._stage, self._toybox)
        ground.hide(BitMask32.bit(THROWS_SHADOW_BIT))
        self._areas = board_areas(self._stage, self._toybox)
        self._add_batches()
        self._add_room()
        self._marks.set_shader(make_shader(fast_shaders.MARK_VERTEX, fast_shaders.MARK_FRAGMENT))
        self._marks.set_transparency(TransparencyAttrib.M_alpha)
        self._marks.set_depth_write(False)
        self._marks.set_bin("fixed", MARK_ORDER)
        self._marks.hide(BitMask32.bit(THROWS_SHADOW_BIT))
        self._streaks = Streaks(self._root, MARK_ORDER)
        self._add_lamp()
        (cx, cy), (width, depth) = self._stage.table_centre_m, self._stage.table_size_m
        self._root.set_shader_input("table", LVector3(cx, cy, LVector3(width, depth, 0).length() / 2))

    def _add_batches(self) -> None:
        boards = boards_of(self._stage, self._toybox)
        fixed = [piece for piece in self._stage.pieces if piece not in boards]
        self._boards.put(_numbered(boards))
        self._fixed.put(_numbered(fixed))
        drawn = self._root.attach_new_node("drawn")
        drawn.set_shader(make_shader(fast_shaders.PIECES_VERTEX, fast_shaders.PIECES_FRAGMENT))
        for batch in (self._pieces, self._fixed, self._boards):
            batch.node.set_shader_input("poses", batch.poses)
            batch.node.instance_to(drawn)
        self._boards.node.set_bin("fixed", BOARD_EDGE_ORDER)
        self._boards.node.hide(BitMask32.bit(THROWS_SHADOW_BIT))
        self._rims = self._root.attach_new_node("rims")
        self._rims.set_shader(make_shader(fast_shaders.RIM_VERTEX, fast_shaders.RIM_FRAGMENT))
        self._rims.set_attrib(CullFaceAttrib.make(CullFaceAttrib.M_cull_counter_clockwise))
        self._pieces.node.instance_to(self._rims)
        self._rims.hide(BitMask32.bit(THROWS_SHADOW_BIT))
        self._rims.stash()

    def _add_room(self) -> None:
        maker = CardMaker("room")
        maker.set_frame(-1, 1, -1, 1)
        room = self._root.attach_new_node(maker.generate())
        room.set_shader(make_shader(fast_shaders.ROOM_VERTEX, fast_shaders.ROOM_FRAGMENT))
        room.set_bin("fixed", ROOM_ORDER)
        room.node().set_final(True)
        room.set_depth_write(False)
        room.set_two_sided(True)
        room.hide(BitMask32.bit(THROWS_SHADOW_BIT))
        room.node().set_bounds(self._pieces.node.node().get_bounds())

    def _add_lamp(self) -> None:
        screen = self._screen
        self._shadow_map, depths = opengl.add_depth_map(screen.engine, screen.output, "lamp", SHADOW_MAP, -30)
        self._lamp = add_eye(self._shadow_map, self._root, OrthographicLens(), THROWS_SHADOW_BIT)
        depth_only = make_shader(fast_shaders.PIECES_DEPTH_VERTEX, shaders.DEPTH_FRAGMENT)
        self._lamp.node().set_initial_state(RenderState.make(ShaderAttrib.make(depth_only, 100)))
        self._root.set_shader_input("sun_shadows", depths, _compared())
        self._root.set_shader_input("shadow_texel", 0.6 / SHADOW_MAP)
        (cx, cy), (width, depth) = self._stage.table_centre_m, self._stage.table_size_m
        low = LPoint3(cx - width / 2, cy - depth / 2, -BOARD_THICKNESS_M)
        beam = aim_lamp(self._lamp, self._root, low, LPoint3(cx + width / 2, cy + depth / 2, HIGHEST_M))
        self._root.set_shader_input("sun_clip", beam.clip)
        self._root.set_shader_input("to_sun", beam.to_sun)
        # A surface must not shade itself: the map knows no more than one depth for so many metres.
        self._root.set_shader_input("shadow_grain", max(beam.span.x, beam.span.y) / SHADOW_MAP)

    # -- drawing

    def _draw_shadows(self) -> None:
        """Have the shadow map drawn with the next frame, if anything moved since."""
        if self._shadows_stale:
            self._lamp.node().set_camera_mask(
                BitMask32.bit(THROWS_SHADOW_BIT) if self._shadows_on else BitMask32.all_off()
            )
            self._shadow_map.set_one_shot(True)
            self._shadow_map.set_active(True)
            self._shadows_stale = False

    def _aim(self) -> None:
        size = self._output_size()
        laid_out = (self._stereo, size)
        if laid_out != self._laid_out:
            self._lay_out(size)
            self._laid_out = laid_out
        for view, seeing in zip(views(self._stereo), self._seeing, strict=True):
            aim_eye(seeing.eye, self._camera, view.pixels(size), view.aside * EYE_GAP_M)

    def _lay_out(self, size: tuple[int, int]) -> None:
        self._look_from_nowhere()
        for order, view in enumerate(views(self._stereo)):
            region, eye = add_region(self._screen.output, self._root, PerspectiveLens(), SEEN_BIT)
            region.set_dimensions(view.left, view.right, 0.0, 1.0)
            region.set_clear_depth_active(True)
            region.set_sort(order)
            region.set_active(self._seen)
            eye.node().set_initial_state(_state(view, size))
            self._seeing.append(_Seeing(region, eye))

    def _look_from_nowhere(self) -> None:
        for seeing in self._seeing:
            self._screen.output.remove_display_region(seeing.region)
            seeing.eye.remove_node()
        self._seeing.clear()

    def _output_size(self) -> tuple[int, int]:
        output: GraphicsOutput = self._screen.output
        return max(1, output.get_x_size()), max(1, output.get_y_size())

    def _ray(self, x: float, y: float) -> Ray | None:
        width, height = self._output_size()
        for view, seeing in zip(views(self._stereo), self._seeing, strict=True):
            across = (x / width - view.left) / (view.right - view.left)
            if 0.0 <= across < 1.0 and 0.0 <= y < height:
                near, far = LPoint3(), LPoint3()
                seeing.eye.node().get_lens().extrude((across * 2 - 1, 1 - 2 * y / height), near, far)
                start, end = (self._root.get_relative_point(seeing.eye, point) for point in (near, far))
                return Ray.between(tuple(start), tuple(end))
        return None


def _numbered(pieces: Iterable[Drawn]) -> dict[str, tuple[Model, Place, Turn]]:
    return {str(number): (p.model, p.position_m, p.quaternion) for number, p in enumerate(pieces)}


def _as_board(hit: Pick | None) -> Pick | None:
    return None if hit is None else Pick(None, "board", hit.point_m, hit.distance_m)


def _mark_meshes(outline: Sequence[Point]) -> list[tuple[float, Mesh]]:
    fill, edge = Mesh(), Mesh()
    add_polygon(fill, outline, MARK_LIFT_M)
    add_edge(edge, outline, MARK_EDGE_M, MARK_LIFT_M)
    return [(0.38, fill), (1.0, edge)]


def _compared() -> SamplerState:
    sampler = SamplerState()
    sampler.set_minfilter(SamplerState.FT_shadow)
    sampler.set_magfilter(SamplerState.FT_shadow)
    sampler.set_wrap_u(SamplerState.WM_clamp)
    sampler.set_wrap_v(SamplerState.WM_clamp)
    return sampler


def _state(view: EyeView, size: tuple[int, int]) -> RenderState:
    """What holds for one eye only: the colours it may write, and where its part of the window is."""
    width, height = view.pixels(size)
    carrier = NodePath("view")
    carrier.set_shader_input("view", (view.left * size[0], 0.0, 1.0 / width, 1.0 / height))
    if view.channels is not None:
        carrier.set_attrib(ColorWriteAttrib.make(view.channels))
    return carrier.get_state()
