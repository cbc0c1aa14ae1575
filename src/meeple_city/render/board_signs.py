"""Write the names on a board's print, once: where its drawing left room for them, in the player's language."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from panda3d.core import (
    DynamicTextFont,
    FrameBufferProperties,
    GraphicsOutput,
    NodePath,
    OrthographicLens,
    SamplerState,
    TextNode,
    Texture,
    TransparencyAttrib,
)

from meeple_city.display.stage import Sign
from meeple_city.render import caption_shaders, opengl
from meeple_city.render.camera_nodes import add_camera
from meeple_city.render.colours import Colour
from meeple_city.render.fonts import FONT, read_font
from meeple_city.render.meshes import MeshBuilder
from meeple_city.render.opengl import make_shader
from meeple_city.render.scene import VISIBLE_BIT
from meeple_city.render.window import RenderWindow

LETTER_PIXELS = 96
# As shares of the height of a capital letter; our choice.
SPACING = 0.11
PLATE_MARGIN = (0.42, 0.34)
PLATE_ROUND, PLATE_EDGE = 0.30, 0.085

COPY_FRAGMENT = """
#version 150
uniform sampler2D picture;
uniform vec2 size;
in vec2 at;
out vec4 colour;
void main() { colour = vec4(texture(picture, at / size).rgb, 1.0); }
"""


@dataclass(frozen=True)
class SignPlace:
    """Room for a name on a print: its middle, the height of its capitals and the most it may be wide, in millimetres.

    A sign with a plate stands on it; one without is printed on the ground.
    """

    of: str
    at_mm: tuple[float, float]
    high_mm: float
    wide_mm: float
    turn_deg: float
    ink: str
    plate: str = ""
    edge: str = ""

    @classmethod
    def read(cls, row: dict[str, Any]) -> SignPlace:
        """A row of prints.toml."""
        return cls(**row | {"at_mm": (float(row["at_mm"][0]), float(row["at_mm"][1]))})


@dataclass(frozen=True)
class BoardPrint:
    """The print of a board without names, the millimetres it shows (left, low, width, depth), and room for names."""

    picture: Texture
    area_mm: tuple[float, float, float, float]
    places: tuple[SignPlace, ...]


def with_signs(window: RenderWindow, printed: BoardPrint, signs: tuple[Sign, ...], models_dir: Path) -> Texture:
    """The print with names on it."""
    texts = {sign.of: sign.text for sign in signs}
    size = (printed.picture.get_x_size(), printed.picture.get_y_size())
    font, root = read_font(models_dir / FONT, LETTER_PIXELS), NodePath("print")
    _lay_print(root, printed.picture, size)
    left, low, width, _ = printed.area_mm
    scale = size[0] / width
    for number, place in enumerate(place for place in printed.places if texts.get(place.of)):
        stand = root.attach_new_node("sign")
        stand.set_pos((place.at_mm[0] - left) * scale, 0.0, (place.at_mm[1] - low) * scale)
        stand.set_r(-place.turn_deg)
        stand.set_bin("fixed", 1 + 2 * number)
        _write(stand, place, texts[place.of].upper(), font, scale)
    with _unscaled(printed.picture):
        return _shot(window, root, size, printed.picture.get_name())


@contextmanager
def _unscaled(picture: Texture) -> Iterator[None]:
    """Use a picture in its own size, without the time that smaller versions of it would take."""
    usual = picture.get_minfilter()
    picture.set_minfilter(SamplerState.FT_linear)
    try:
        yield
    finally:
        picture.set_minfilter(usual)


def _lay_print(root: NodePath, picture: Texture, size: tuple[int, int]) -> None:
    mesh = MeshBuilder()
    width, height = size
    mesh.add_face([(0.0, 0.0, 0.0), (width, 0.0, 0.0), (width, 0.0, height), (0.0, 0.0, height)], (0.0, -1.0, 0.0))
    node = mesh.node("print")
    node.set_shader(make_shader(caption_shaders.PLATE_VERTEX, COPY_FRAGMENT))
    node.set_shader_input("picture", picture)
    node.set_shader_input("size", (float(width), float(height)))
    node.set_bin("fixed", 0)
    node.reparent_to(root)


def _write(stand: NodePath, place: SignPlace, text: str, font: DynamicTextFont, scale: float) -> None:
    """A name about the origin, as high as it may be and no wider than its room."""
    low, high = _capital(font)
    unit = place.high_mm * scale / (high - low)
    letters = [_letter(letter, font) for letter in text]
    spacing = SPACING * (high - low)
    width = sum(node.get_width() + spacing for node in letters) - spacing
    unit = min(unit, place.wide_mm * scale / width)
    if place.plate:
        _lay_plate(stand, place, (width * unit, (high - low) * unit))
    pen = -width / 2
    for node in letters:
        glyph = stand.attach_new_node(node.generate())
        glyph.set_shader(make_shader(caption_shaders.TEXT_VERTEX, caption_shaders.TEXT_FRAGMENT))
        glyph.set_shader_input("ink", _ink(place.ink))
        glyph.set_transparency(TransparencyAttrib.M_alpha)
        glyph.set_scale(unit)
        glyph.set_pos(pen * unit, 0.0, -(low + high) / 2 * unit)
        glyph.set_bin("fixed", stand.get_bin_draw_order() + 1)
        pen += node.get_width() + spacing


def _lay_plate(stand: NodePath, place: SignPlace, size: tuple[float, float]) -> None:
    """A plate with round corners and an edge, around letters of that size."""
    high = size[1]
    x, y = (extent / 2 + margin * high for extent, margin in zip(size, PLATE_MARGIN, strict=True))
    mesh = MeshBuilder()
    mesh.add_face([(-x - 1, 0.0, -y - 1), (x + 1, 0.0, -y - 1), (x + 1, 0.0, y + 1), (-x - 1, 0.0, y + 1)], (0, -1, 0))
    node = mesh.node("plate")
    node.set_shader(make_shader(caption_shaders.PLATE_VERTEX, caption_shaders.PLATE_FRAGMENT))
    node.set_shader_input("ink", _ink(place.plate))
    node.set_shader_input("edge", _ink(place.edge))
    node.set_shader_input("box", (0.0, 0.0, x, y))
    node.set_shader_input("shape", (PLATE_ROUND * high, PLATE_EDGE * high, 0.0, 0.0))
    node.set_transparency(TransparencyAttrib.M_alpha)
    node.reparent_to(stand)


def _letter(letter: str, font: DynamicTextFont) -> TextNode:
    node = TextNode("letter")
    node.set_font(font)
    node.set_text(letter)
    return node


def _capital(font: DynamicTextFont) -> tuple[float, float]:
    """The foot and the top of a capital."""
    bounds = NodePath(_letter("H", font).generate()).get_tight_bounds()
    assert bounds is not None
    return bounds[0].z, bounds[1].z


def _ink(colour: str) -> Colour:
    """#rrggbb as it is printed."""
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return red, green, blue, 1.0


def _shot(window: RenderWindow, root: NodePath, size: tuple[int, int], name: str) -> Texture:
    root.set_depth_test(False)
    root.set_depth_write(False)
    made, framebuffer = Texture(f"{name} with signs"), FrameBufferProperties()
    framebuffer.set_rgba_bits(8, 8, 8, 8)
    canvas = opengl.add_surface(window.engine, window.output, "print", size, -100, framebuffer)
    canvas.add_render_texture(made, GraphicsOutput.RTM_copy_ram, GraphicsOutput.RTP_color)
    lens = OrthographicLens()
    lens.set_film_size(*size)
    lens.set_near_far(-10.0, 10.0)
    camera = add_camera(canvas, root, lens, VISIBLE_BIT)
    camera.set_pos(size[0] / 2, 0.0, size[1] / 2)
    window.engine.render_frame()
    window.engine.remove_window(canvas)
    root.remove_node()
    made.set_minfilter(SamplerState.FT_linear_mipmap_nearest)
    made.set_magfilter(SamplerState.FT_linear)
    made.set_wrap_u(SamplerState.WM_clamp)
    made.set_wrap_v(SamplerState.WM_clamp)
    return made
