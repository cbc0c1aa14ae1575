"""Draws the captions over the picture: prompt, note, buttons, panel, column and bars.

Everything is laid out on a canvas 720 units high and as wide as the window's shape allows, so that it grows with the
window.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from panda3d.core import DynamicTextFont, NodePath, OrthographicLens, TextNode, TransparencyAttrib

from meeple_city.display.captions import Captions
from meeple_city.display.geometry import Pixel
from meeple_city.display.marks import Button
from meeple_city.render import caption_shaders
from meeple_city.render.camera_nodes import add_region
from meeple_city.render.colours import Colour
from meeple_city.render.meshes import MeshBuilder
from meeple_city.render.opengl import make_shader
from meeple_city.render.scene import VISIBLE_BIT
from meeple_city.render.window import RenderWindow

HEIGHT = 720.0
MARGIN = 14.0
TOP = 96.0  # of panel and column, below prompt and note
BUTTON_ROOM = 122.0  # for two rows of buttons
ORDER = 50

TEXT: Colour = (0.97, 0.95, 0.90, 1.0)
DIM_TEXT: Colour = (0.80, 0.77, 0.70, 1.0)
BRIGHT_TEXT: Colour = (1.0, 0.80, 0.36, 1.0)
PLATE: Colour = (0.07, 0.055, 0.05, 0.82)
BUTTON: Colour = (0.20, 0.17, 0.15, 0.92)
LIT_BUTTON: Colour = (0.62, 0.36, 0.10, 0.95)
BAR: Colour = (0.0, 0.0, 0.0, 0.75)
BAR_FILL: Colour = (0.40, 0.72, 0.95, 0.95)
COVER: Colour = (0.06, 0.05, 0.05, 1.0)


@dataclass(frozen=True)
class Rectangle:
    """A rectangle on the canvas, with y downwards from the top."""

    x: float
    y: float
    width: float
    height: float

    def contains(self, x: float, y: float) -> bool:
        """Whether a point is inside."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class CaptionRenderer:
    """Draws the captions of one window: before every frame it lays them out again if they have changed."""

    def __init__(self, window: RenderWindow, captions: Captions) -> None:
        self._window = window
        self._captions = captions
        self._root = NodePath("captions")
        self._root.set_depth_test(False)
        self._root.set_depth_write(False)
        self._root.set_bin("unsorted", 0)
        self._root.set_transparency(TransparencyAttrib.M_alpha)
        self._region, self._camera = add_region(window.output, self._root, OrthographicLens(), VISIBLE_BIT)
        self._region.set_sort(ORDER)
        self._plate_shader = make_shader(caption_shaders.PLATE_VERTEX, caption_shaders.PLATE_FRAGMENT)
        self._text_shader = make_shader(caption_shaders.TEXT_VERTEX, caption_shaders.TEXT_FRAGMENT)
        self._width = HEIGHT
        self._buttons: dict[str, Rectangle] = {}
        self._laid_out: tuple[object, ...] = ()
        self._stop_updates = window.before_frame(self._update)

    def hit(self, at: Pixel) -> str | None:
        """The id of the button under a pixel."""
        self._update()
        scale = HEIGHT / self._window.size[1]
        x, y = at[0] * scale, at[1] * scale
        return next((id_ for id_, rectangle in self._buttons.items() if rectangle.contains(x, y)), None)

    def where(self, button: str) -> Pixel | None:
        """The pixel in the middle of a button, by its id."""
        self._update()
        found, scale = self._buttons.get(button), self._window.size[1] / HEIGHT
        if found is None:
            return None
        return (found.x + found.width / 2) * scale, (found.y + found.height / 2) * scale

    def close(self) -> None:
        """Remove everything from the window. Safe to call twice."""
        if self._root.is_empty():
            return
        self._stop_updates()
        self._window.output.remove_display_region(self._region)
        self._root.get_children().detach()
        self._root.remove_node()

    # -- layout

    def _update(self) -> None:
        """Lay everything out again if the captions or the size of the window have changed."""
        size = self._window.output_size
        wanted = (size, self._captions.snapshot())
        if wanted == self._laid_out:
            return
        self._laid_out = wanted
        self._width = HEIGHT * size[0] / size[1]
        lens = self._camera.node().get_lens()
        lens.set_film_size(self._width, HEIGHT)
        lens.set_film_offset(self._width / 2, -HEIGHT / 2)
        lens.set_near_far(-10, 10)
        for child in self._root.get_children():
            if child != self._camera:
                child.remove_node()
        self._buttons = {}
        self._lay_out()

    def _lay_out(self) -> None:
        captions = self._captions
        if captions.covered:
            self._draw_plate(Rectangle(0.0, 0.0, self._width, HEIGHT), COVER)
            self._draw_centred(captions.covered, HEIGHT * 0.42, 40.0)
            self._lay_out_buttons()
            return
        self._lay_out_prompt()
        self._lay_out_note()
        column = self._lay_out_column(captions.column)
        self._lay_out_panel(column)
        top = self._lay_out_buttons()
        for number, (share, text) in enumerate(captions.bars.values()):
            self._lay_out_bar(share, text, top - 40.0 * (number + 1))

    def _lay_out_prompt(self) -> None:
        text = self._captions.said
        if text:
            size = self._fitting_size(text, 27.0)
            width = _text_width(text, size) + 40.0
            self._draw_plate(Rectangle((self._width - width) / 2, MARGIN, width, 42.0), PLATE)
            self._draw_centred(text, MARGIN + 30.0, size)

    def _lay_out_note(self) -> None:
        text = self._captions.noted
        if text:
            size = self._fitting_size(text, 22.0)
            width = _text_width(text, size) + 30.0
            self._draw_plate(Rectangle((self._width - width) / 2, MARGIN + 46.0, width, 32.0), PLATE)
            self._draw_centred(text, MARGIN + 69.0, size, BRIGHT_TEXT)

    def _lay_out_panel(self, column: float) -> None:
        """The panel in the middle, or to the right of the column if it would cover that; both are readable."""
        title, lines = self._captions.title, self._captions.lines
        if not lines:
            return
        step = min(27.0, (HEIGHT - 250.0) / (len(lines) + 1))
        margins = column + MARGIN + 80.0
        size = min(step * 0.78, *(self._fitting_size(line.replace("\t", "   "), 21.0, margins) for line in lines))
        rows = [line.partition("\t") for line in lines]
        second = max((_text_width(first, size) + size for first, tab, _ in rows if tab), default=0.0)
        widths = [second + _text_width(rest, size) if tab else _text_width(first, size) for first, tab, rest in rows]
        width = max(_text_width(title, size * 1.3), *widths) + 56.0
        height = step * len(lines) + step * 1.4 + 34.0
        left, top = max((self._width - width) / 2, column + MARGIN), max(TOP, (HEIGHT - height) / 2 - 10.0)
        self._draw_plate(Rectangle(left, top, width, height), PLATE)
        self._draw_text(title, left + width / 2, top + step * 1.2, size * 1.3, BRIGHT_TEXT, TextNode.A_center)
        for number, (first, _, rest) in enumerate(rows):
            baseline = top + step * (number + 2.4) + 8.0
            self._draw_text(first, left + 28.0, baseline, size, TEXT)
            self._draw_text(rest, left + 28.0 + second, baseline, size, TEXT)

    def _lay_out_column(self, lines: Sequence[str]) -> float:
        """Put the column at the left edge, small enough to end above the buttons; returns its right edge."""
        if not lines:
            return 0.0
        size = min(19.0, (HEIGHT - TOP - BUTTON_ROOM) / (1.35 * len(lines)))
        width = max(_text_width(line, size) for line in lines) + 24.0
        self._draw_plate(Rectangle(MARGIN, TOP, width, len(lines) * size * 1.35 + 16.0), PLATE)
        for number, line in enumerate(lines):
            self._draw_text(line, MARGIN + 12.0, TOP + 8.0 + size * (1.35 * number + 1.0), size, DIM_TEXT)
        return MARGIN + width

    def _lay_out_buttons(self) -> float:
        """Put rows of buttons along the lower edge; returns where the uppermost row begins."""
        rows: list[list[tuple[Button, float]]] = [[]]
        for button in self._captions.shown:
            width = _text_width(button.text, 21.0) + 30.0
            if rows[-1] and sum(w + 10.0 for _, w in rows[-1]) + width > self._width - 2 * MARGIN:
                rows.append([])
            rows[-1].append((button, width))
        top = HEIGHT - MARGIN - 46.0 * len(rows) + 6.0
        for number, row in enumerate(rows):
            left = (self._width - sum(width + 10.0 for _, width in row) + 10.0) / 2
            for button, width in row:
                self._lay_out_button(button, Rectangle(left, top + 46.0 * number, width, 40.0))
                left += width + 10.0
        return top

    def _lay_out_button(self, button: Button, rectangle: Rectangle) -> None:
        self._buttons[button.id] = rectangle
        self._draw_plate(rectangle, LIT_BUTTON if button.lit else BUTTON)
        middle = rectangle.x + rectangle.width / 2
        self._draw_text(button.text, middle, rectangle.y + 27.0, 21.0, TEXT, TextNode.A_center)

    def _lay_out_bar(self, share: float, text: str, top: float) -> None:
        width = min(420.0, self._width - 2 * MARGIN)
        left = (self._width - width) / 2
        self._draw_plate(Rectangle(left, top, width, 30.0), BAR)
        if share > 0.0:
            self._draw_plate(Rectangle(left + 3.0, top + 3.0, (width - 6.0) * share, 24.0), BAR_FILL)
        self._draw_centred(text, top + 21.0, 18.0)

    def _fitting_size(self, text: str, size: float, margins: float = 60.0) -> float:
        """The largest size up to that one at which a line fits the window."""
        width = _text_width(text, size)
        return size * min(1.0, (self._width - margins) / width) if width else size

    # -- drawing

    def _draw_plate(self, rectangle: Rectangle, colour: Colour) -> None:
        left, right = rectangle.x, rectangle.x + rectangle.width
        high, low = -rectangle.y, -rectangle.y - rectangle.height
        mesh = MeshBuilder()
        corners = [(left, 0.0, low), (right, 0.0, low), (right, 0.0, high), (left, 0.0, high)]
        mesh.add_face(corners, (0.0, -1.0, 0.0))
        plate = mesh.node("plate")
        plate.set_shader(self._plate_shader)
        plate.set_shader_input("ink", colour)
        plate.reparent_to(self._root)

    def _draw_centred(self, text: str, baseline: float, size: float, colour: Colour = TEXT) -> None:
        self._draw_text(text, self._width / 2, baseline, size, colour, TextNode.A_center)

    def _draw_text(
        self, text: str, x: float, baseline: float, size: float, colour: Colour, align: Literal[0, 2] = TextNode.A_left
    ) -> None:
        node = _text_node(text)
        node.set_align(align)
        line = self._root.attach_new_node(node.generate())
        line.set_shader(self._text_shader)
        line.set_shader_input("ink", colour)
        line.set_scale(size)
        line.set_pos(x, 0.0, -baseline)


def _text_width(text: str, size: float) -> float:
    return _text_node(text).get_width() * size


def _text_node(text: str) -> TextNode:
    node = TextNode("line")
    node.set_font(_font())
    node.set_text(text)
    return node


@cache
def _font() -> DynamicTextFont:
    """Panda3D's default font, fine enough for large screens; shared, because fonts stay in memory."""
    font = TextNode.get_default_font().make_copy()
    assert isinstance(font, DynamicTextFont)  # as long as Panda3D is built with FreeType
    font.set_pixels_per_unit(44)
    return font
