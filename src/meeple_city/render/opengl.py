"""Opening OpenGL without a display, and making the surfaces and shaders that drawing needs."""

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
    Shader,
    Texture,
    WindowProperties,
    load_prc_file_data,
)

from meeple_city.render.errors import DrawingError

NO_OPENGL = "cannot open OpenGL off-screen: install the Debian packages libegl1 and libgl1-mesa-dri"

# Core OpenGL 3.2 is the oldest version that supports the shaders; software OpenGL supports it too.
SETTINGS = """
gl-version 3 2
textures-power-2 none
notify-level-display error
notify-level-gltf error
"""


@contextmanager
def settings() -> Iterator[None]:
    """Panda3D's settings while OpenGL is open; a window opened later does not inherit them."""
    page = load_prc_file_data("off-screen pictures", SETTINGS)
    try:
        yield
    finally:
        ConfigPageManager.get_global_ptr().delete_explicit_page(page)


@cache
def open_pipe() -> GraphicsPipe:
    """Open OpenGL without a display.

    The pipe is kept for good: releasing it shuts down EGL for the whole process, whoever else draws with it.
    """
    pipe = GraphicsPipeSelection.get_global_ptr().make_module_pipe("p3headlessgl")
    if pipe is None or not pipe.is_valid():
        raise DrawingError(NO_OPENGL)
    return pipe


def open_picture(engine: GraphicsEngine, pipe: GraphicsPipe, size: tuple[int, int]) -> GraphicsOutput:
    """Open the surface for the finished picture; it keeps OpenGL open for all others."""
    framebuffer = FrameBufferProperties()
    framebuffer.set_rgba_bits(8, 8, 8, 8)
    wanted = WindowProperties(size=size)
    surface = engine.make_output(pipe, "picture", 0, framebuffer, wanted, GraphicsPipe.BF_refuse_window)
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
    """Add a square surface that stores only depths, and the texture they end up in."""
    framebuffer = FrameBufferProperties()
    framebuffer.set_depth_bits(32)
    depths = Texture(name)
    depths.set_format(Texture.F_depth_component32)
    depths.set_wrap_u(SamplerState.WM_clamp)
    depths.set_wrap_v(SamplerState.WM_clamp)
    surface = add_surface(engine, host, name, (width, width), sort, framebuffer)
    surface.add_render_texture(depths, GraphicsOutput.RTM_bind_or_copy, GraphicsOutput.RTP_depth)
    return surface, depths


def add_hdr_surface(
    engine: GraphicsEngine, host: GraphicsOutput, name: str, size: tuple[int, int], sort: int, bits: int = 16
) -> tuple[GraphicsOutput, Texture]:
    """Add a surface that stores light of any brightness, and the texture it ends up in."""
    framebuffer = FrameBufferProperties()
    framebuffer.set_float_color(True)
    framebuffer.set_rgba_bits(bits, bits, bits, bits)
    framebuffer.set_depth_bits(24)
    light = Texture(name)
    surface = add_surface(engine, host, name, size, sort, framebuffer)
    surface.add_render_texture(light, GraphicsOutput.RTM_bind_or_copy, GraphicsOutput.RTP_color)
    surface.set_clear_color((0.0, 0.0, 0.0, 0.0))
    return surface, light


def add_surface(
    engine: GraphicsEngine,
    host: GraphicsOutput,
    name: str,
    size: tuple[int, int],
    sort: int,
    framebuffer: FrameBufferProperties,
) -> GraphicsOutput:
    """Add an off-screen surface that shares the host's OpenGL; lower `sort` is drawn first."""
    wanted = WindowProperties(size=size)
    flags = GraphicsPipe.BF_refuse_window
    surface = engine.make_output(host.get_pipe(), name, sort, framebuffer, wanted, flags, host.get_gsg(), host)
    if surface is None:
        raise DrawingError(f"this OpenGL cannot draw on a surface of {size[0]} x {size[1]}")
    return surface


def shadow_sampler() -> SamplerState:
    """A sampler that compares depths instead of reading them."""
    sampler = SamplerState()
    sampler.set_minfilter(SamplerState.FT_shadow)
    sampler.set_magfilter(SamplerState.FT_shadow)
    sampler.set_wrap_u(SamplerState.WM_border_color)  # beyond the map nothing casts a shadow
    sampler.set_wrap_v(SamplerState.WM_border_color)
    sampler.set_border_color((1.0, 1.0, 1.0, 1.0))
    return sampler


@cache
def make_shader(vertex: str, fragment: str) -> Shader:
    """Make a shader from its two sources; cached, because OpenGL compiles slowly."""
    return Shader.make(Shader.SL_GLSL, vertex.strip(), fragment.strip())
