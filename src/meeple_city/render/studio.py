"""The studio: OpenGL, lamp and cameras, kept open for as many pictures as wanted."""

from __future__ import annotations

import contextlib
import math
from pathlib import Path
from types import TracebackType

from panda3d.core import (
    BitMask32,
    CardMaker,
    GraphicsEngine,
    GraphicsOutput,
    LPoint3,
    LVector3,
    NodePath,
    OrthographicLens,
    PerspectiveLens,
    PNMImage,
    RenderState,
    SamplerState,
    ShaderAttrib,
    Texture,
)

from meeple_city.display.camera import Camera
from meeple_city.display.stage import BOARD_THICKNESS_M, Stage
from meeple_city.render import opengl, shaders
from meeple_city.render.errors import DrawingError
from meeple_city.render.eyes import add_eye, aim_eye, make_shader
from meeple_city.render.lamp import aim_lamp, world_to_clip
from meeple_city.render.model_cache import ModelCache
from meeple_city.render.pictures import write_png
from meeple_city.render.scene import SEEN_BIT, THROWS_SHADOW_BIT, build_scene

SUN_MAP = 4096
HEIGHT_MAP = 1024
# Every pixel of the picture is the mean of this many squared: smooth edges, and shadows without grain.
FINENESS = 2


class Studio:
    """Draws stages into pictures of one size; a context manager, for OpenGL has to be closed again.

    It does without ShowBase, of which a process can have only one: studios can be opened one after the other, or
    beside a window.
    """

    def __init__(self, size: tuple[int, int], models_dir: Path) -> None:
        if min(size) < 1:
            raise DrawingError(f"a picture is at least 1 x 1, not {size[0]} x {size[1]}")
        self._size = size
        self._toybox = ModelCache(models_dir)
        self._engine: GraphicsEngine | None = None
        self._finished = Texture("finished")
        self._shown = NodePath("nothing yet")
        self._drawn = False

    def __enter__(self) -> Studio:
        with contextlib.ExitStack() as closing:
            closing.enter_context(opengl.settings())
            pipe = opengl.open_pipe()
            self._engine = GraphicsEngine(pipe)
            closing.callback(self._engine.remove_all_windows)
            self._set_up(opengl.open_picture(self._engine, pipe, self._size))
            self._closing = closing.pop_all()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._engine = None
        self._closing.close()

    def draw(self, stage: Stage, camera: Camera, aside_m: float = 0.0) -> None:
        """Draw the stage as that camera sees it, or an eye beside it; the picture is then ready to be saved."""
        if self._engine is None:
            raise DrawingError("a studio draws only while it is open")
        shown = build_scene(stage, self._toybox)
        self._shown.remove_node()
        self._shown = shown
        self._shown.reparent_to(self._root)
        self._aim_sun(stage)
        self._aim_heights(stage)
        self._aim_eye(camera, aside_m)
        (cx, cy), reach = stage.table_centre_m, 0.5 * math.hypot(*stage.table_size_m)
        self._root.set_shader_input("table", LVector3(cx, cy, reach))
        self._engine.render_frame()
        self._drawn = True

    def picture(self) -> PNMImage:
        """The picture last drawn."""
        image = PNMImage()
        if not self._drawn or not self._finished.store(image):
            raise DrawingError("nothing has been drawn that could be saved")
        return image

    def save(self, out: Path) -> None:
        """Write the picture last drawn as PNG; the file is either whole or not there."""
        write_png(self.picture(), out)

    def _set_up(self, picture: GraphicsOutput) -> None:
        assert self._engine is not None
        fine = (self._size[0] * FINENESS, self._size[1] * FINENESS)
        sun_map, self._sun_depths = opengl.add_depth_map(self._engine, picture, "sun", SUN_MAP, -30)
        height_map, self._heights = opengl.add_depth_map(self._engine, picture, "heights", HEIGHT_MAP, -20)
        light_map, light = opengl.add_light_map(self._engine, picture, fine, -10)
        self._root = NodePath("root")
        self._sun = add_eye(sun_map, self._root, OrthographicLens(), THROWS_SHADOW_BIT)
        self._above = add_eye(height_map, self._root, OrthographicLens(), THROWS_SHADOW_BIT)
        self._eye = add_eye(light_map, self._root, PerspectiveLens(), SEEN_BIT)
        depth_only = RenderState.make(ShaderAttrib.make(make_shader(shaders.DEPTH_VERTEX, shaders.DEPTH_FRAGMENT)), 100)
        self._sun.node().set_initial_state(depth_only)
        self._above.node().set_initial_state(depth_only)
        self._root.set_shader(make_shader(shaders.SCENE_VERTEX, shaders.SCENE_FRAGMENT))
        self._give_maps()
        self._develop(picture, light)

    def _give_maps(self) -> None:
        compared, read = SamplerState(), SamplerState()
        compared.set_minfilter(SamplerState.FT_shadow)
        compared.set_magfilter(SamplerState.FT_shadow)
        for sampler in (compared, read):
            sampler.set_wrap_u(SamplerState.WM_clamp)
            sampler.set_wrap_v(SamplerState.WM_clamp)
        read.set_minfilter(SamplerState.FT_nearest)
        read.set_magfilter(SamplerState.FT_nearest)
        self._root.set_shader_input("sun_shadows", self._sun_depths, compared)
        self._root.set_shader_input("sun_depths", self._sun_depths, read)
        self._root.set_shader_input("heights", self._heights, read)

    def _develop(self, picture: GraphicsOutput, light: Texture) -> None:
        """Have the light turned into the picture, on one card that fills it."""
        maker = CardMaker("picture")
        maker.set_frame(-1, 1, -1, 1)
        self._card = NodePath("flat")
        card = self._card.attach_new_node(maker.generate())
        card.set_shader(make_shader(shaders.PICTURE_VERTEX, shaders.PICTURE_FRAGMENT))
        card.set_shader_input("scene", light)
        card.set_shader_input("fineness", FINENESS)
        lens = OrthographicLens()
        lens.set_film_size(2, 2)
        lens.set_near_far(-10, 10)
        add_eye(picture, self._card, lens, SEEN_BIT)
        picture.add_render_texture(self._finished, GraphicsOutput.RTM_copy_ram, GraphicsOutput.RTP_color)

    def _aim_sun(self, stage: Stage) -> None:
        beam = aim_lamp(self._sun, self._root, *self._shadow_box(stage))
        self._root.set_shader_input("sun_clip", beam.clip)
        self._root.set_shader_input("sun_span", beam.span)
        self._root.set_shader_input("to_sun", beam.to_sun)

    def _aim_heights(self, stage: Stage) -> None:
        """Look straight down on everything, from just above the highest piece to the table."""
        low, high = self._shadow_box(stage)
        self._above.set_pos((low.x + high.x) / 2, (low.y + high.y) / 2, high.z + 0.01)
        self._above.set_hpr(0, -90, 0)
        lens = self._above.node().get_lens()
        lens.set_film_size(high.x - low.x + 0.02, high.y - low.y + 0.02)
        depth = high.z + 0.01 + BOARD_THICKNESS_M
        lens.set_near_far(0.0, depth)
        self._root.set_shader_input("height_clip", world_to_clip(self._above, self._root))
        self._root.set_shader_input("height_range", (high.z + 0.01, depth))

    def _aim_eye(self, camera: Camera, aside_m: float) -> None:
        aim_eye(self._eye, camera, self._size, aside_m)
        self._root.set_shader_input("eye", self._eye.get_pos())

    def _shadow_box(self, stage: Stage) -> tuple[LPoint3, LPoint3]:
        """What throws shadows, no further out than the table reaches."""
        (cx, cy), (width, depth) = stage.table_centre_m, stage.table_size_m
        low, high = LPoint3(cx, cy, -BOARD_THICKNESS_M), LPoint3(cx, cy, 0.0)
        for node in self._shown.get_children():
            bounds = None if node.is_hidden(BitMask32.bit(THROWS_SHADOW_BIT)) else node.get_tight_bounds(self._root)
            if bounds is not None:
                low, high = low.fmin(bounds[0]), high.fmax(bounds[1])
        half = LVector3(width / 2, depth / 2, 10.0)
        middle = LPoint3(cx, cy, 0.0)
        low, high = low.fmax(middle - half), high.fmin(middle + half)
        return LPoint3(low.x, low.y, -BOARD_THICKNESS_M), high
