"""The studio: OpenGL, lamp and cameras, kept open for as many pictures as wanted."""

from __future__ import annotations

import contextlib
import math
import os
import tempfile
from pathlib import Path
from types import TracebackType

from panda3d.core import (
    BitMask32,
    CardMaker,
    Filename,
    GraphicsEngine,
    GraphicsOutput,
    Lens,
    LMatrix4,
    LPoint3,
    LVector3,
    NodePath,
    OrthographicLens,
    PerspectiveLens,
    PNMImage,
    RenderState,
    SamplerState,
    Shader,
    ShaderAttrib,
    Texture,
)
from panda3d.core import Camera as Eye

from meeple_city.render import opengl, shaders
from meeple_city.render.cameras import Camera
from meeple_city.render.errors import DrawingError
from meeple_city.render.scene import SEEN_BIT, THROWS_SHADOW_BIT, build_scene
from meeple_city.render.scenery import BOARD_THICKNESS_M, Stage
from meeple_city.render.toybox import Toybox

SUN_MAP = 4096
HEIGHT_MAP = 1024
# Every pixel of the picture is the mean of this many squared: smooth edges, and shadows without grain.
FINENESS = 2
TO_SUN = (-0.52, -0.34, 0.78)


class Studio:
    """Draws stages into pictures of one size; a context manager, for OpenGL has to be closed again.

    It does without ShowBase, of which a process can have only one: studios can be opened one after the other, or
    beside a window.
    """

    def __init__(self, size: tuple[int, int], models_dir: Path) -> None:
        if min(size) < 1:
            raise DrawingError(f"a picture is at least 1 x 1, not {size[0]} x {size[1]}")
        self._size = size
        self._toybox = Toybox(models_dir)
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

    def draw(self, stage: Stage, camera: Camera) -> None:
        """Draw the stage as that camera sees it; the picture is then ready to be saved."""
        if self._engine is None:
            raise DrawingError("a studio draws only while it is open")
        shown = build_scene(stage, self._toybox)
        self._shown.remove_node()
        self._shown = shown
        self._shown.reparent_to(self._root)
        self._aim_sun(stage)
        self._aim_heights(stage)
        self._aim_eye(camera)
        (cx, cy), reach = stage.table_centre_m, 0.5 * math.hypot(*stage.table_size_m)
        self._root.set_shader_input("table", LVector3(cx, cy, reach))
        self._engine.render_frame()
        self._drawn = True

    def save(self, out: Path) -> None:
        """Write the picture last drawn as PNG; the file is either whole or not there."""
        image = PNMImage()
        if not self._drawn or not self._finished.store(image):
            raise DrawingError(f"nothing has been drawn that could be saved as {out}")
        image.remove_alpha()
        handle, beside = tempfile.mkstemp(prefix=f".{out.name}.", suffix=".png", dir=out.parent)
        os.close(handle)
        try:
            if not image.write(Filename.from_os_specific(beside)):
                raise DrawingError(f"cannot write {out}")
            Path(beside).chmod(0o644)
            Path(beside).replace(out)
        except BaseException:
            with contextlib.suppress(FileNotFoundError):
                Path(beside).unlink()
            raise

    def _set_up(self, picture: GraphicsOutput) -> None:
        assert self._engine is not None
        fine = (self._size[0] * FINENESS, self._size[1] * FINENESS)
        sun_map, self._sun_depths = opengl.add_depth_map(self._engine, picture, "sun", SUN_MAP, -30)
        height_map, self._heights = opengl.add_depth_map(self._engine, picture, "heights", HEIGHT_MAP, -20)
        light_map, light = opengl.add_light_map(self._engine, picture, fine, -10)
        self._root = NodePath("root")
        self._sun = _add_eye(sun_map, self._root, OrthographicLens(), THROWS_SHADOW_BIT)
        self._above = _add_eye(height_map, self._root, OrthographicLens(), THROWS_SHADOW_BIT)
        self._eye = _add_eye(light_map, self._root, PerspectiveLens(), SEEN_BIT)
        depth_only = RenderState.make(ShaderAttrib.make(_shader(shaders.DEPTH_VERTEX, shaders.DEPTH_FRAGMENT)), 100)
        self._sun.node().set_initial_state(depth_only)
        self._above.node().set_initial_state(depth_only)
        self._root.set_shader(_shader(shaders.SCENE_VERTEX, shaders.SCENE_FRAGMENT))
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
        card.set_shader(_shader(shaders.PICTURE_VERTEX, shaders.PICTURE_FRAGMENT))
        card.set_shader_input("scene", light)
        card.set_shader_input("fineness", FINENESS)
        lens = OrthographicLens()
        lens.set_film_size(2, 2)
        lens.set_near_far(-10, 10)
        _add_eye(picture, self._card, lens, SEEN_BIT)
        picture.add_render_texture(self._finished, GraphicsOutput.RTM_copy_ram, GraphicsOutput.RTP_color)

    def _aim_sun(self, stage: Stage) -> None:
        """Fit the lamp's view closely around all that throws shadows: the closer, the finer the shadows."""
        low, high = self._shadow_box(stage)
        middle = (low + high) * 0.5
        to_sun = LVector3(*TO_SUN).normalized()
        self._sun.set_pos(middle + to_sun)
        self._sun.look_at(middle)
        corners = [self._sun.get_relative_point(self._root, corner) for corner in _corners(low, high)]
        xs, ys, zs = zip(*corners, strict=True)
        lens = self._sun.node().get_lens()
        width, height = max(xs) - min(xs) + 0.01, max(zs) - min(zs) + 0.01
        near, far = min(ys) - 0.01, max(ys) + 0.01
        lens.set_film_size(width, height)
        lens.set_film_offset((max(xs) + min(xs)) / 2, (max(zs) + min(zs)) / 2)
        lens.set_near_far(near, far)
        self._root.set_shader_input("sun_clip", self._clip(self._sun))
        self._root.set_shader_input("sun_span", LVector3(width, height, far - near))
        self._root.set_shader_input("to_sun", to_sun)

    def _aim_heights(self, stage: Stage) -> None:
        """Look straight down on everything, from just above the highest piece to the table."""
        low, high = self._shadow_box(stage)
        self._above.set_pos((low.x + high.x) / 2, (low.y + high.y) / 2, high.z + 0.01)
        self._above.set_hpr(0, -90, 0)
        lens = self._above.node().get_lens()
        lens.set_film_size(high.x - low.x + 0.02, high.y - low.y + 0.02)
        depth = high.z + 0.01 + BOARD_THICKNESS_M
        lens.set_near_far(0.0, depth)
        self._root.set_shader_input("height_clip", self._clip(self._above))
        self._root.set_shader_input("height_range", (high.z + 0.01, depth))

    def _aim_eye(self, camera: Camera) -> None:
        eye, target = LPoint3(*camera.eye_m), LPoint3(*camera.target_m)
        way = (target - eye).normalized()
        up = LVector3(0, 0, 1) if abs(way.z) < 0.999 else LVector3(0, 1, 0)
        self._eye.set_pos(eye)
        self._eye.look_at(target, up)
        lens = self._eye.node().get_lens()
        width, height = self._size
        half = math.tan(math.radians(camera.fov_deg) / 2)
        shorter = min(width, height)
        lens.set_film_size(2 * half * width / shorter, 2 * half * height / shorter)
        lens.set_focal_length(1.0)
        lens.set_near_far(0.02, 20.0)
        self._root.set_shader_input("eye", eye)

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

    def _clip(self, eye: NodePath) -> LMatrix4:
        return self._root.get_mat(eye) * eye.node().get_lens().get_projection_mat()


def _add_eye(surface: GraphicsOutput, root: NodePath, lens: Lens, bit: int) -> NodePath:
    eye = root.attach_new_node(Eye("eye", lens))
    eye.node().set_camera_mask(BitMask32.bit(bit))
    surface.make_display_region().set_camera(eye)
    return eye


def _shader(vertex: str, fragment: str) -> Shader:
    return Shader.make(Shader.SL_GLSL, vertex.strip(), fragment.strip())


def _corners(low: LPoint3, high: LPoint3) -> list[LPoint3]:
    return [LPoint3(x, y, z) for x in (low.x, high.x) for y in (low.y, high.y) for z in (low.z, high.z)]
