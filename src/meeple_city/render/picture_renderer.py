"""The beauty tier: draws still pictures slowly and well."""

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
from meeple_city.render.camera_nodes import add_camera, aim_camera
from meeple_city.render.errors import DrawingError
from meeple_city.render.model_cache import ModelCache
from meeple_city.render.scene import CASTS_SHADOW_BIT, VISIBLE_BIT, build_scene
from meeple_city.render.sun import aim_sun, world_to_clip

SHADOW_MAP = 4096
HEIGHT_MAP = 1024
# Every pixel is the mean of this many squared: smooth edges, and shadows without grain.
SUPERSAMPLING = 2


class PictureRenderer:
    """Draws stages into pictures of one size; a context manager that opens and closes OpenGL.

    It does without ShowBase, of which a process can have only one: renderers can be opened one after the other, or
    beside a window.
    """

    def __init__(self, size: tuple[int, int], models_dir: Path) -> None:
        if min(size) < 1:
            raise DrawingError(f"a picture must be at least 1 x 1 pixels, not {size[0]} x {size[1]}")
        self._size = size
        self._models = ModelCache(models_dir)
        self._engine: GraphicsEngine | None = None
        self._finished = Texture("finished")
        self._scene = NodePath("empty")
        self._drawn = False

    def __enter__(self) -> PictureRenderer:
        with contextlib.ExitStack() as closing:
            closing.enter_context(opengl.settings())
            pipe = opengl.open_pipe()
            self._engine = GraphicsEngine()
            closing.callback(self._engine.remove_all_windows)
            self._set_up(self._engine, opengl.open_picture(self._engine, pipe, self._size))
            self._closing = closing.pop_all()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._engine = None
        self._closing.close()

    def draw(self, stage: Stage, camera: Camera, offset_m: float = 0.0) -> None:
        """Draw the stage from a camera, or from an eye to the right of it."""
        if self._engine is None:
            raise DrawingError("cannot draw: the renderer is not open")
        scene = build_scene(stage, self._models)
        self._scene.remove_node()
        self._scene = scene
        self._scene.reparent_to(self._root)
        self._aim_sun(stage)
        self._aim_height_map(stage)
        self._aim_camera(camera, offset_m)
        (cx, cy), reach = stage.table_centre_m, 0.5 * math.hypot(*stage.table_size_m)
        self._root.set_shader_input("table", LVector3(cx, cy, reach))
        self._engine.render_frame()
        self._drawn = True

    def picture(self) -> PNMImage:
        """The last picture drawn."""
        image = PNMImage()
        if not self._drawn or not self._finished.store(image):
            raise DrawingError("nothing has been drawn yet")
        return image

    def _set_up(self, engine: GraphicsEngine, picture: GraphicsOutput) -> None:
        fine = (self._size[0] * SUPERSAMPLING, self._size[1] * SUPERSAMPLING)
        shadow_map, self._shadows = opengl.add_depth_map(engine, picture, "sun", SHADOW_MAP, -30)
        height_map, self._heights = opengl.add_depth_map(engine, picture, "heights", HEIGHT_MAP, -20)
        hdr_surface, light = opengl.add_hdr_surface(engine, picture, fine, -10)
        self._root = NodePath("root")
        self._sun = add_camera(shadow_map, self._root, OrthographicLens(), CASTS_SHADOW_BIT)
        self._above = add_camera(height_map, self._root, OrthographicLens(), CASTS_SHADOW_BIT)
        self._camera = add_camera(hdr_surface, self._root, PerspectiveLens(), VISIBLE_BIT)
        depth_shader = opengl.make_shader(shaders.DEPTH_VERTEX, shaders.DEPTH_FRAGMENT)
        depth_only = RenderState.make(ShaderAttrib.make(depth_shader), 100)
        self._sun.node().set_initial_state(depth_only)
        self._above.node().set_initial_state(depth_only)
        self._root.set_shader(opengl.make_shader(shaders.SCENE_VERTEX, shaders.SCENE_FRAGMENT))
        self._bind_maps()
        self._add_final_pass(picture, light)

    def _bind_maps(self) -> None:
        read = SamplerState()
        read.set_wrap_u(SamplerState.WM_clamp)
        read.set_wrap_v(SamplerState.WM_clamp)
        read.set_minfilter(SamplerState.FT_nearest)
        read.set_magfilter(SamplerState.FT_nearest)
        self._root.set_shader_input("sun_shadows", self._shadows, opengl.shadow_sampler())
        self._root.set_shader_input("sun_depths", self._shadows, read)
        self._root.set_shader_input("heights", self._heights, read)

    def _add_final_pass(self, picture: GraphicsOutput, light: Texture) -> None:
        """Turn light into colours, on one card that fills the picture."""
        maker = CardMaker("picture")
        maker.set_frame(-1, 1, -1, 1)
        self._card = NodePath("flat")
        card = self._card.attach_new_node(maker.generate())
        card.set_shader(opengl.make_shader(shaders.PICTURE_VERTEX, shaders.PICTURE_FRAGMENT))
        card.set_shader_input("scene", light)
        card.set_shader_input("supersampling", SUPERSAMPLING)
        lens = OrthographicLens()
        lens.set_film_size(2, 2)
        lens.set_near_far(-10, 10)
        add_camera(picture, self._card, lens, VISIBLE_BIT)
        picture.add_render_texture(self._finished, GraphicsOutput.RTM_copy_ram, GraphicsOutput.RTP_color)

    def _aim_sun(self, stage: Stage) -> None:
        projection = aim_sun(self._sun, self._root, *self._shadow_box(stage))
        self._root.set_shader_input("sun_clip", projection.world_to_clip)
        self._root.set_shader_input("sun_span", projection.span_m)
        self._root.set_shader_input("to_sun", projection.to_sun)

    def _aim_height_map(self, stage: Stage) -> None:
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

    def _aim_camera(self, camera: Camera, offset_m: float) -> None:
        aim_camera(self._camera, camera, self._size, offset_m)
        self._root.set_shader_input("eye", self._camera.get_pos())

    def _shadow_box(self, stage: Stage) -> tuple[LPoint3, LPoint3]:
        """The box around everything that casts shadows, clipped to the table."""
        (cx, cy), (width, depth) = stage.table_centre_m, stage.table_size_m
        low, high = LPoint3(cx, cy, -BOARD_THICKNESS_M), LPoint3(cx, cy, 0.0)
        for node in self._scene.get_children():
            bounds = None if node.is_hidden(BitMask32.bit(CASTS_SHADOW_BIT)) else node.get_tight_bounds(self._root)
            if bounds is not None:
                low, high = LPoint3(low.fmin(bounds[0])), LPoint3(high.fmax(bounds[1]))
        half = LVector3(width / 2, depth / 2, 10.0)
        middle = LPoint3(cx, cy, 0.0)
        low, high = LPoint3(low.fmax(middle - half)), LPoint3(high.fmin(middle + half))
        return LPoint3(low.x, low.y, -BOARD_THICKNESS_M), high
