"""A flat canvas over the picture, 720 units high: plates, lines of text and icons, put down layer by layer."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path
from typing import Literal

import numpy as np
from panda3d.core import (
    CardMaker,
    DynamicTextFont,
    Filename,
    NodePath,
    PNMImage,
    SamplerState,
    Shader,
    StringStream,
    TextNode,
    Texture,
    TransparencyAttrib,
)

from meeple_city.display.cards import CardFace
from meeple_city.files import data_folder
from meeple_city.render import caption_shaders
from meeple_city.render.card_atlas import draw_face
from meeple_city.render.colours import Colour
from meeple_city.render.icons import icon_texture
from meeple_city.render.meshes import MeshBuilder, add_polygon
from meeple_city.render.opengl import make_shader

HEIGHT = 720.0
LIGHT, FAINT = 0.42, 0.4  # with high contrast, a lighter colour is white, and a fainter one stays faint; our choice
FONT_PAGE = 1024, 1024
CLEAR: Colour = (0.0, 0.0, 0.0, 0.0)
TEXT: Colour = (0.97, 0.95, 0.90, 1.0)
DIM_TEXT: Colour = (0.80, 0.77, 0.70, 1.0)
Align = Literal["left", "centre", "right"]
ALIGN: dict[Align, Literal[0, 1, 2]] = {
    "left": TextNode.A_left, "right": TextNode.A_right, "centre": TextNode.A_center,
}  # fmt: skip


@dataclass(frozen=True)
class Rectangle:
    """A rectangle on the canvas, with y downwards from the top."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Its right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.height

    @property
    def middle(self) -> tuple[float, float]:
        """Its middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def scaled(self, by: float) -> Rectangle:
        """The rectangle on a canvas whose units are that many times as large."""
        return Rectangle(self.x * by, self.y * by, self.width * by, self.height * by)

    def contains(self, x: float, y: float) -> bool:
        """Whether a point is inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom


class Canvas:
    """Draws on one layer of the captions."""

    def __init__(
        self,
        root: NodePath,
        width: float,
        pointed: tuple[float, float] = (0.0, 0.0),
        height: float = HEIGHT,
        contrast: bool = False,
    ) -> None:
        self.root, self.width, self.pointed = root, width, pointed
        self.height, self.contrast = height, contrast

    def plate(
        self, at: Rectangle, colour: Colour, radius: float = 8.0, edge: Colour = CLEAR, edge_width: float = 0.0
    ) -> None:
        """A rectangle of one colour with round corners, and perhaps an edge of another."""
        left, right, high, low = at.x - 1.0, at.right + 1.0, -at.y + 1.0, -at.bottom - 1.0
        mesh = MeshBuilder()
        mesh.add_face([(left, 0.0, low), (right, 0.0, low), (right, 0.0, high), (left, 0.0, high)], (0.0, -1.0, 0.0))
        plate = mesh.node("plate")
        plate.set_shader(_plate_shader())
        x, y = at.middle
        plate.set_shader_input("box", (x, -y, at.width / 2, at.height / 2))
        plate.set_shader_input("shape", (min(radius, at.width / 2, at.height / 2), edge_width, 0.0, 0.0))
        plate.set_shader_input("ink", _plain(colour) if self.contrast else colour)
        plate.set_shader_input("edge", edge)
        plate.reparent_to(self.root)

    def text(
        self, text: str, x: float, baseline: float, size: float, colour: Colour = TEXT, align: Align = "left"
    ) -> None:
        """A line of text."""
        if not text:
            return
        node = _text_node(text)
        node.set_align(ALIGN[align])
        line = self.root.attach_new_node(node.generate())
        line.set_shader(_text_shader())
        line.set_shader_input("ink", _plain(colour) if self.contrast else colour)
        line.set_scale(size)
        line.set_pos(x, 0.0, -baseline)

    def icon(self, name: str, x: float, y: float, size: float, colour: Colour = TEXT) -> None:
        """An icon with its upper left corner at a point."""
        maker = CardMaker("icon")
        maker.set_frame(x, x + size, -y - size, -y)
        card = self.root.attach_new_node(maker.generate())
        card.set_texture(icon_texture(name))
        card.set_shader(_text_shader())
        card.set_shader_input("ink", colour)

    def polygon(self, outline: Sequence[tuple[float, float]], colour: Colour) -> None:
        """A polygon of one colour, convex or not."""
        mesh = MeshBuilder()
        add_polygon(mesh, [(x, -y) for x, y in outline], 0.0)
        node = mesh.node("polygon")
        node.set_p(90.0)  # from the ground up into the picture
        node.set_two_sided(True)
        node.set_shader(_plate_shader())
        node.set_shader_input("box", (self.width / 2, 0.0, self.width, self.height))  # no edge is near
        node.set_shader_input("shape", (0.0, 0.0, 0.0, 0.0))
        node.set_shader_input("ink", colour)
        node.set_shader_input("edge", CLEAR)
        node.reparent_to(self.root)

    def fade(self, at: Rectangle, colour: Colour) -> None:
        """A rectangle of one colour that fades out towards the right."""
        maker = CardMaker("fade")
        maker.set_frame(at.x, at.right, -at.bottom, -at.y)
        card = self.root.attach_new_node(maker.generate())
        card.set_texture(_fade_texture())
        card.set_shader(_text_shader())
        card.set_shader_input("ink", colour)

    def picture(self, file: str, at: Rectangle) -> None:
        """A picture from a file; nothing if it cannot be read."""
        texture = _picture_texture(file)
        if texture is None:
            return
        maker = CardMaker("picture")
        maker.set_frame(at.x, at.right, -at.bottom, -at.y)
        card = self.root.attach_new_node(maker.generate())
        card.set_texture(texture)

    def card(self, face: CardFace, at: Rectangle) -> None:
        """The side of a card."""
        maker = CardMaker("card")
        maker.set_frame(at.x, at.right, -at.bottom, -at.y)
        card = self.root.attach_new_node(maker.generate())
        card.set_texture(_face_texture(face))
        card.set_transparency(TransparencyAttrib.M_alpha)


def _plain(colour: Colour) -> Colour:
    """White or black, whichever a colour is nearer to; a faint one becomes opaque."""
    red, green, blue, alpha = colour
    light = 1.0 if 0.3 * red + 0.59 * green + 0.11 * blue > LIGHT else 0.0
    return light, light, light, 1.0 if alpha > FAINT else alpha


@lru_cache(maxsize=4096)
def unit_width(text: str) -> float:
    """The width of a line of text of size 1; Panda3D may give any number for an empty one."""
    return float(_text_node(text).get_width()) if text else 0.0


def text_width(text: str, size: float) -> float:
    """The width of a line of text."""
    return unit_width(text) * size


def wrapped(text: str, size: float, width: float) -> list[str]:
    """A text in lines no wider than that; a word that is wider has a line of its own.

    A line never breaks at a space that must not be broken, as before a French semicolon.
    """
    lines: list[str] = []
    for word in re.split(r"[ \n\t]+", text.strip()) if text.strip() else ():
        if lines and text_width(f"{lines[-1]} {word}", size) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _text_node(text: str) -> TextNode:
    node = TextNode("line")
    node.set_font(_font())
    node.set_text(text)
    return node


@cache
def _font() -> DynamicTextFont:
    """Panda3D's default font, fine enough for large screens; shared, because fonts stay in memory.

    All letters of all languages fit on its page. When a page is full, Panda3D erases letters that are not in use and
    puts others in their places without a gap between them: edges of some then show beside others, as stray lines.
    """
    font = TextNode.get_default_font().make_copy()
    assert isinstance(font, DynamicTextFont)  # as long as Panda3D is built with FreeType
    font.set_pixels_per_unit(44)
    font.set_page_size(*FONT_PAGE)
    return font


@cache
def _fade_texture() -> Texture:
    """Opaque at the left, and from the middle on ever more transparent."""
    texture = Texture("fade")
    texture.setup_2d_texture(256, 1, Texture.T_unsigned_byte, Texture.F_alpha)
    along = np.linspace(0.0, 1.0, 256)
    eased = np.clip((1.0 - along) / 0.55, 0.0, 1.0)
    texture.set_ram_image((eased * eased * (3 - 2 * eased) * 255).astype(np.uint8).tobytes())
    texture.set_wrap_u(SamplerState.WM_clamp)
    texture.set_wrap_v(SamplerState.WM_clamp)
    return texture


@lru_cache(maxsize=32)
def _picture_texture(file: str) -> Texture | None:
    image = PNMImage()
    if not Path(file).is_file() or not image.read(Filename.from_os_specific(file)):
        return None
    texture = Texture("picture")
    texture.load(image)
    return texture


@lru_cache(maxsize=64)
def _face_texture(face: CardFace) -> Texture:
    image = PNMImage()
    image.read(StringStream(draw_face(face, data_folder("models"), cut=True)), "card.png")
    texture = Texture("card")
    texture.load(image)
    texture.set_minfilter(SamplerState.FT_linear_mipmap_linear)
    return texture


@cache
def _plate_shader() -> Shader:
    return make_shader(caption_shaders.PLATE_VERTEX, caption_shaders.PLATE_FRAGMENT)


@cache
def _text_shader() -> Shader:
    return make_shader(caption_shaders.TEXT_VERTEX, caption_shaders.TEXT_FRAGMENT)
