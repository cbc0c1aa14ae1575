"""Draw the faces of cards: a tinted frame, an icon, and words set in the size that fits."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from panda3d.core import (
    DynamicTextFont,
    Filename,
    FrameBufferProperties,
    GraphicsOutput,
    NodePath,
    OrthographicLens,
    PNMImage,
    SamplerState,
    TextNode,
    Texture,
    TransparencyAttrib,
)

from meeple_city.display.cards import CardFace
from meeple_city.errors import BadInput, BadPieces
from meeple_city.render import caption_shaders, opengl
from meeple_city.render.camera_nodes import add_camera
from meeple_city.render.colours import Colour, linear
from meeple_city.render.meshes import MeshBuilder
from meeple_city.render.opengl import make_shader
from meeple_city.render.scene import VISIBLE_BIT
from meeple_city.render.window import RenderWindow

PICTURE, PLACES, FONT = "cards.jpg", "cards.toml", "Fredoka-SemiBold.ttf"
CARD_MM = (63.0, 88.0)
# Where things are on a card, in millimetres from its middle: as the frame is drawn (tools/models/cards.py).
NAME_MM, NAME_WIDTH_MM, NAME_HIGH_MM = 34.75, 51.0, 7.0
ICON_MM, ICON_AT_MM = 31.2, 13.0
RULE_TOP_MM, RULE_LOW_MM, RULE_WIDTH_MM = -7.0, -38.0, 48.0
RULE_SIZES_MM = (5.0, 4.6, 4.2, 3.8, 3.4, 3.0, 2.6, 2.2)  # the first that fits is taken
LINE = 1.18
PALE: Colour = (1.0, 0.97, 0.90, 1.0)
DARK: Colour = (0.14, 0.10, 0.13, 1.0)

TINTED_FRAGMENT = """
#version 150
uniform sampler2D picture;
uniform vec4 place;
uniform vec3 tint;
uniform float paper;
in vec2 at;
out vec4 colour;
void main() {
    vec3 ink = texture(picture, place.xy + at * place.zw).rgb;
    float white = paper * smoothstep(0.93, 0.97, ink.g);
    colour = vec4(mix(ink * tint, vec3(1.0, 0.97, 0.91), white), 1.0);
}
"""
TINTED_VERTEX = """
#version 150
uniform mat4 p3d_ModelViewProjectionMatrix;
uniform vec4 box;
in vec4 p3d_Vertex;
out vec2 at;
void main() {
    at = (p3d_Vertex.xz - box.xy) / box.zw;
    gl_Position = p3d_ModelViewProjectionMatrix * p3d_Vertex;
}
"""


class CardPainter:
    """Paints faces with the OpenGL of a window; each is painted once and kept."""

    def __init__(self, window: RenderWindow, models_dir: Path) -> None:
        self._window = window
        self._models_dir = models_dir
        self._places = _read_places(models_dir / PLACES)
        self._picture = _read_picture(models_dir / PICTURE)
        self._font = read_font(models_dir / FONT, 64)

    @property
    def icons(self) -> tuple[str, ...]:
        """The names of all icons."""
        return tuple(name for name in self._places if name != "frame")

    def texture(self, face: CardFace, pixels_per_mm: int = 8) -> Texture:
        """The face as a texture."""
        if face.icon not in self.icons:
            raise BadInput(f"there is no icon {face.icon!r} for cards; allowed: {', '.join(self.icons)}")
        return self._window.cached((face, pixels_per_mm), lambda: self._painted(face, pixels_per_mm))

    def picture(self, face: CardFace, pixels_per_mm: int = 8) -> PNMImage:
        """The face as an image."""
        image = PNMImage()
        self.texture(face, pixels_per_mm).store(image)
        return image

    def _painted(self, face: CardFace, pixels_per_mm: int) -> Texture:
        root = NodePath("card")
        red, green, blue, _ = linear(face.colour)
        tint = (1.35 * red**0.45, 1.35 * green**0.45, 1.35 * blue**0.45)
        width, height = CARD_MM
        self._lay(root, "frame", (-width / 2, -height / 2, width, height), tint)
        corner = (-ICON_MM / 2, ICON_AT_MM - ICON_MM / 2)
        self._lay(root, face.icon, (*corner, ICON_MM, ICON_MM), (1.0, 1.0, 1.0))
        self._write_name(root, face.title)
        self._write_rule(root, face.text)
        return self._shot(root, (round(width * pixels_per_mm), round(height * pixels_per_mm)))

    def _lay(self, root: NodePath, name: str, box: tuple[float, ...], tint: tuple[float, ...]) -> None:
        """A part of the picture, in millimetres; the paper of the frame keeps its white."""
        x, y, width, height = box
        mesh = MeshBuilder()
        corners = [(x, 0.0, y), (x + width, 0.0, y), (x + width, 0.0, y + height), (x, 0.0, y + height)]
        mesh.add_face(corners, (0.0, -1.0, 0.0))
        node = mesh.node(name)
        node.set_shader(make_shader(TINTED_VERTEX, TINTED_FRAGMENT))
        left, top, wide, high = self._places[name]
        node.set_shader_input("picture", self._picture)
        node.set_shader_input("place", (left, 1.0 - top - high, wide, high))
        node.set_shader_input("box", (x, y, width, height))
        node.set_shader_input("tint", tint)
        node.set_shader_input("paper", 1.0 if name == "frame" else 0.0)
        node.set_bin("fixed", 0)
        node.reparent_to(root)

    def _write_name(self, root: NodePath, title: str) -> None:
        node = self._words(title)
        size = min(NAME_HIGH_MM, NAME_WIDTH_MM / max(node.get_width(), 1e-6))
        self._put(root, node, size, NAME_MM - 0.26 * size, PALE)

    def _write_rule(self, root: NodePath, text: str) -> None:
        """The rule, its lines broken and their middle in the middle of the field."""
        room = RULE_TOP_MM - RULE_LOW_MM
        node, size = self._words(text), RULE_SIZES_MM[-1]
        for size in RULE_SIZES_MM:
            node.set_wordwrap(RULE_WIDTH_MM / size)
            if node.get_num_rows() * LINE * size <= room:
                break
        middle = (RULE_TOP_MM + RULE_LOW_MM) / 2
        self._put(root, node, size, middle + (node.get_num_rows() / 2 * LINE - 0.8) * size, DARK)

    def _words(self, text: str) -> TextNode:
        node = TextNode("words")
        node.set_font(self._font)
        node.set_align(TextNode.A_center)
        node.set_text(text)
        return node

    def _put(self, root: NodePath, node: TextNode, size: float, baseline: float, ink: Colour) -> None:
        words = root.attach_new_node(node.generate())
        words.set_shader(make_shader(caption_shaders.TEXT_VERTEX, caption_shaders.TEXT_FRAGMENT))
        words.set_shader_input("ink", ink)
        words.set_transparency(TransparencyAttrib.M_alpha)
        words.set_scale(size)
        words.set_pos(0.0, 0.0, baseline)
        words.set_bin("fixed", 10)

    def _shot(self, root: NodePath, size: tuple[int, int]) -> Texture:
        root.set_depth_test(False)
        root.set_depth_write(False)
        painted, window = Texture("card"), self._window
        framebuffer = FrameBufferProperties()
        framebuffer.set_rgba_bits(8, 8, 8, 8)
        canvas = opengl.add_surface(window.engine, window.output, "card", size, -100, framebuffer)
        canvas.add_render_texture(painted, GraphicsOutput.RTM_copy_ram, GraphicsOutput.RTP_color)
        lens = OrthographicLens()
        lens.set_film_size(*CARD_MM)
        lens.set_near_far(-10.0, 10.0)
        add_camera(canvas, root, lens, VISIBLE_BIT)
        window.engine.render_frame()
        window.engine.remove_window(canvas)
        root.remove_node()
        painted.set_minfilter(SamplerState.FT_linear_mipmap_linear)
        return painted


def _read_places(path: Path) -> dict[str, tuple[float, ...]]:
    try:
        rows = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        raise BadPieces(f"cannot read {path}: {problem}; `make models` regenerates it") from None
    return {name: tuple(float(value) for value in row) for name, row in rows.items()}


def _read_picture(path: Path) -> Texture:
    image, made = PNMImage(), Texture("cards")
    if not path.is_file() or not image.read(Filename.from_os_specific(str(path))):
        raise BadPieces(f"cannot read the picture {path}; `make models` regenerates it")
    made.load(image)
    made.set_minfilter(SamplerState.FT_linear_mipmap_linear)
    return made


@cache
def read_font(path: Path, pixels: int) -> DynamicTextFont:
    """The font of cards and boards, its letters kept that many pixels high; shared, because fonts stay in memory."""
    font = DynamicTextFont(Filename.from_os_specific(str(path)))
    if not font.is_valid():
        raise BadPieces(f"cannot read the font {path}; `make models` puts it back")
    font.set_pixels_per_unit(pixels)
    font.set_page_size(512, 512)
    return font
