"""Opening OpenGL without a screen, and the surfaces that are drawn on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from panda3d.core import (
    ConfigPageManager,
    FrameBufferProperties,
    GraphicsEngine,
    GraphicsOutput,
    GraphicsPipe,
    GraphicsPipeSelection,
    SamplerState,
    Texture,
    WindowProperties,
    load_prc_file_data,
)

from meeple_city.render.errors import DrawingError

NO_OPENGL = "cannot open OpenGL off-screen: install the Debian packages libegl1 and libgl1-mesa-dri"

# Core OpenGL 3.2 is the oldest that knows the shaders' language; software OpenGL has it too.
SETTINGS = """
gl-version 3 2
textures-power-2 none
notify-level-display error
notify-level-gltf error
"""


@contextmanager
def settings() -> Iterator[None]:
    """Panda3D's settings as they must be while OpenGL is open; a window opened later does not inherit them."""
    page = load_prc_file_data("off-screen pictures", SETTINGS)
    try:
        yield
    finally:
        ConfigPageManager.get_global_ptr().delete_explicit_page(page)


@cache
def open_pipe() -> GraphicsPipe:
    """The way to OpenGL that needs no screen.

    Opened once and then kept: letting go of it shuts down EGL for the whole process, whoever else draws with it.
    """
    pipe = GraphicsPipeSelection.get_global_ptr().make_module_pipe("p3headlessgl")
    if pipe is None or not pipe.is_valid():
        raise DrawingError(NO_OPENGL)
    return pipe


def open_picture(engine: GraphicsEngine, pipe: GraphicsPipe, size: tuple[int, int]) -> GraphicsOutput:
    """The surface that the finished picture is drawn on; it holds OpenGL open for all others."""
    kind = FrameBufferProperties()
    kind.set_rgba_bits(8, 8, 8, 8)
    window = WindowProperties.size(*size)
    surface = engine.make_output(pipe, "picture", 0, kind, window, GraphicsPipe.BF_refuse_window)
    if surface is None:
        raise DrawingError(NO_OPENGL)
    engine.open_windows()
    if surface.get_gsg() is None or not surface.is_valid():
        engine.remove_window(surface)
        raise DrawingError(NO_OPENGL)
    return surface


def add_depth_map(
    engine: GraphicsEngine, host: GraphicsOutput, name: str, width: int, sort: int
) -> tuple[GraphicsOutput, Texture]:
    """A square surface that keeps nothing but depths, and the texture they end up in."""
    kind = FrameBufferProperties()
    kind.set_depth_bits(32)
    depths = Texture(name)
    depths.set_format(Texture.F_depth_component32)
    depths.set_wrap_u(SamplerState.WM_clamp)
    depths.set_wrap_v(SamplerState.WM_clamp)
    surface = _surface(engine, host, name, (width, width), sort, kind)
    surface.add_render_texture(depths, GraphicsOutput.RTM_bind_or_copy, GraphicsOutput.RTP_depth)
    return surface, depths


def add_light_map(
    engine: GraphicsEngine, host: GraphicsOutput, size: tuple[int, int], sort: int
) -> tuple[GraphicsOutput, Texture]:
    """A surface that keeps light of any brightness, and the texture it ends up in."""
    kind = FrameBufferProperties()
    kind.set_float_color(True)
    kind.set_rgba_bits(16, 16, 16, 16)
    kind.set_depth_bits(24)
    light = Texture("light")
    surface = _surface(engine, host, "light", size, sort, kind)
    surface.add_render_texture(light, GraphicsOutput.RTM_bind_or_copy, GraphicsOutput.RTP_color)
    surface.set_clear_color((0.0, 0.0, 0.0, 0.0))
    return surface, light


def _surface(
    engine: GraphicsEngine,
    host: GraphicsOutput,
    name: str,
    size: tuple[int, int],
    sort: int,
    kind: FrameBufferProperties,
) -> GraphicsOutput:
    window = WindowProperties.size(*size)
    surface = engine.make_output(
        host.get_pipe(), name, sort, kind, window, GraphicsPipe.BF_refuse_window, host.get_gsg(), host
    )
    if surface is None:
        raise DrawingError(f"this OpenGL cannot draw on a surface of {size[0]} x {size[1]}")
    return surface
