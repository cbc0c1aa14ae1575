"""Captions over the picture: what is waited for, buttons, sheets of text, meters.

Everything is laid out on a sheet 720 units high and as wide as the window allows, so that it grows with the window.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Protocol

from panda3d.core import NodePath, OrthographicLens, TextFont, TextNode, TransparencyAttrib

from meeple_city.render import hud_shaders
from meeple_city.render.eyes import add_region, make_shader
from meeple_city.render.meshes import Mesh
from meeple_city.render.scene import SEEN_BIT
from meeple_city.render.window import RenderWindow

HIGH = 720.0
MARGIN = 14.0
ORDER = 50

Colour = tuple[float, float, float, float]
INK: Colour = (0.97, 0.95, 0.90, 1.0)
DIM: Colour = (0.80, 0.77, 0.70, 1.0)
AMBER: Colour = (1.0, 0.80, 0.36, 1.0)
SHEET: Colour = (0.07, 0.055, 0.05, 0.82)
BUTTON: Colour = (0.20, 0.17, 0.15, 0.92)
LIT: Colour = (0.62, 0.36, 0.10, 0.95)
EMPTY: Colour = (0.0, 0.0, 0.0, 0.75)
FULL: Colour = (0.40, 0.72, 0.95, 0.95)
COVER: Colour = (0.06, 0.05, 0.05, 1.0)


class ButtonLike(Protocol):
    """Something to click on: what it is called inside, what stands on it, whether it stands out."""

    @property
    def id(self) -> str: ...  # noqa: D102
    @property
    def text(self) -> str: ...  # noqa: D102
    @property
    def lit(self) -> bool: ...  # noqa: D102


@dataclass(frozen=True)
class Button:
    """A button, and the key that does the same, if there is one."""

    id: str
    text: str
    lit: bool = False


@dataclass(frozen=True)
class Box:
    """A rectangle on the sheet, y downwards from the top."""

    x: float
    y: float
    width: float
    height: float

    def holds(self, x: float, y: float) -> bool:
        """Whether a point is in it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


@dataclass
class _Said:
    """All that is to be shown, as it was said."""

    prompt: str = ""
    note: str = ""
    buttons: tuple[ButtonLike, ...] = ()
    title: str = ""
    lines: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
    bars: dict[str, tuple[float, str]] = field(default_factory=dict)
    cover: str = ""


class Hud:
    """The captions of one screen; each call replaces what that call said before, and nothing said takes it away."""

    def __init__(self, screen: RenderWindow) -> None:
        self._screen = screen
        self._root = NodePath("captions")
        self._root.set_depth_test(False)
        self._root.set_depth_write(False)
        self._root.set_bin("unsorted", 0)
        self._root.set_transparency(TransparencyAttrib.M_alpha)
        self._region, self._eye = add_region(screen.output, self._root, OrthographicLens(), SEEN_BIT)
        self._region.set_sort(ORDER)
        self._flat = make_shader(hud_shaders.FLAT_VERTEX, hud_shaders.FLAT_FRAGMENT)
        self._written = make_shader(hud_shaders.TEXT_VERTEX, hud_shaders.TEXT_FRAGMENT)
        self._said = _Said()
        self._boxes: dict[str, Box] = {}
        self._laid_out: tuple[int, int] | None = None
        self._stop = screen.before_frame(self._keep_up)

    # -- saying

    def prompt(self, text: str) -> None:
        """The one line that says what is waited for, and from whom."""
        self._say("prompt", text)

    def note(self, text: str) -> None:
        """A line about the last wish, such as why it cannot be."""
        self._say("note", text)

    def buttons(self, buttons: Iterable[ButtonLike | tuple[str, str, str]]) -> None:
        """These buttons and no others: buttons, or key letter, label and id."""
        self._say("buttons", tuple(_button(button) for button in buttons))

    def panel(self, title: str, lines: Sequence[str] = ()) -> None:
        """A sheet of text in the middle; without lines it is taken away. A tab begins a second column."""
        self._say("title", title if lines else "")
        self._say("lines", tuple(lines))

    def aside(self, lines: Sequence[str]) -> None:
        """A small column of text at the left edge."""
        self._say("aside", tuple(lines))

    def bar(self, share: float | None, text: str = "", name: str = "") -> None:
        """A meter filled to a share from 0 to 1, one for each name; None takes it away."""
        bars = dict(self._said.bars)
        if share is None:
            bars.pop(name, None)
        else:
            bars[name] = (min(max(share, 0.0), 1.0), text or name)
        self._say("bars", bars)

    def help(self, keys: Iterable[tuple[str, str]], title: str = "Keys") -> None:
        """A sheet that tells what each key does."""
        self.panel(title, [f"{key}\t{text}" for key, text in keys])

    def cover(self, text: str) -> None:
        """Hide the whole picture behind one line; empty uncovers it."""
        self._say("cover", text)

    def clear(self) -> None:
        """Say nothing."""
        self._said = _Said()
        self._laid_out = None

    # -- asking

    def hit(self, at: tuple[float, float]) -> str | None:
        """The id of the button under a pixel."""
        self._keep_up()
        scale = HIGH / self._screen.size[1]
        return next((id_ for id_, box in self._boxes.items() if box.holds(at[0] * scale, at[1] * scale)), None)

    def where(self, button: str) -> tuple[float, float] | None:
        """The pixel in the middle of a button."""
        self._keep_up()
        box, scale = self._boxes.get(button), self._screen.size[1] / HIGH
        return None if box is None else ((box.x + box.width / 2) * scale, (box.y + box.height / 2) * scale)

    def close(self) -> None:
        """Take everything down; calling it twice does no harm."""
        if self._root.is_empty():
            return
        self._stop()
        self._screen.output.remove_display_region(self._region)
        self._root.get_children().detach()
        self._root.remove_node()

    # -- laying out

    def _say(self, what: str, value: object) -> None:
        if getattr(self._said, what) != value:
            setattr(self._said, what, value)
            self._laid_out = None

    def _keep_up(self) -> None:
        """Lay everything out anew when something was said, or the window has another size."""
        size = (max(1, self._screen.output.get_x_size()), max(1, self._screen.output.get_y_size()))
        if size == self._laid_out:
            return
        self._laid_out = size
        self._wide = HIGH * size[0] / size[1]
        lens = self._eye.node().get_lens()
        lens.set_film_size(self._wide, HIGH)
        lens.set_film_offset(self._wide / 2, -HIGH / 2)
        lens.set_near_far(-10, 10)
        for child in self._root.get_children():
            if child != self._eye:
                child.remove_node()
        self._boxes = {}
        self._lay_out()

    def _lay_out(self) -> None:
        said = self._said
        if said.cover:
            self._plate(Box(0.0, 0.0, self._wide, HIGH), COVER)
            self._line(said.cover, self._wide / 2, HIGH * 0.42, 40.0, INK, TextNode.A_center)
        else:
            self._lay_out_top()
            self._column(said.aside, MARGIN, 96.0, 19.0)
            self._lay_out_panel()
        top = self._lay_out_buttons()
        for number, (share, text) in enumerate(() if said.cover else said.bars.values()):
            self._meter(share, text, top - 40.0 * (number + 1))

    def _lay_out_top(self) -> None:
        if self._said.prompt:
            size = self._fitting(self._said.prompt, 27.0)
            width = self._width(self._said.prompt, size) + 40.0
            self._plate(Box((self._wide - width) / 2, MARGIN, width, 42.0), SHEET)
            self._line(self._said.prompt, self._wide / 2, MARGIN + 30.0, size, INK, TextNode.A_center)
        if self._said.note:
            size = self._fitting(self._said.note, 22.0)
            width = self._width(self._said.note, size) + 30.0
            self._plate(Box((self._wide - width) / 2, MARGIN + 46.0, width, 32.0), SHEET)
            self._line(self._said.note, self._wide / 2, MARGIN + 69.0, size, AMBER, TextNode.A_center)

    def _lay_out_panel(self) -> None:
        lines = self._said.lines
        if not lines:
            return
        step = min(27.0, (HIGH - 250.0) / (len(lines) + 1))
        size = min(step * 0.78, *(self._fitting(line.replace("\t", "   "), 21.0, 80.0) for line in lines))
        rows = [line.partition("\t") for line in lines]
        tab = max((self._width(first, size) + size for first, tab, _ in rows if tab), default=0.0)
        wide = [self._width(first, size) if not mark else tab + self._width(rest, size) for first, mark, rest in rows]
        width = max(self._width(self._said.title, size * 1.3), *wide) + 56.0
        height = step * len(lines) + step * 1.4 + 34.0
        left, top = (self._wide - width) / 2, max(96.0, (HIGH - height) / 2 - 10.0)
        self._plate(Box(left, top, width, height), SHEET)
        self._line(self._said.title, self._wide / 2, top + step * 1.2, size * 1.3, AMBER, TextNode.A_center)
        for number, (first, _, rest) in enumerate(rows):
            base = top + step * (number + 2.4) + 8.0
            self._line(first, left + 28.0, base, size, INK)
            self._line(rest, left + 28.0 + tab, base, size, INK)

    def _column(self, lines: Sequence[str], left: float, top: float, size: float) -> None:
        if not lines:
            return
        width = max(self._width(line, size) for line in lines) + 24.0
        self._plate(Box(left, top, width, len(lines) * size * 1.35 + 16.0), SHEET)
        for number, line in enumerate(lines):
            self._line(line, left + 12.0, top + 8.0 + size * (1.35 * number + 1.0), size, DIM)

    def _lay_out_buttons(self) -> float:
        """Rows of buttons along the lower edge; the height at which the uppermost row begins."""
        rows: list[list[tuple[ButtonLike, float]]] = [[]]
        for button in self._said.buttons:
            width = self._width(button.text, 21.0) + 30.0
            if rows[-1] and sum(w + 10.0 for _, w in rows[-1]) + width > self._wide - 2 * MARGIN:
                rows.append([])
            rows[-1].append((button, width))
        top = HIGH - MARGIN - 46.0 * len(rows) + 6.0
        for number, row in enumerate(rows):
            left = (self._wide - sum(width + 10.0 for _, width in row) + 10.0) / 2
            for button, width in row:
                self._push_button(button, Box(left, top + 46.0 * number, width, 40.0))
                left += width + 10.0
        return top

    def _push_button(self, button: ButtonLike, box: Box) -> None:
        self._boxes[button.id] = box
        self._plate(box, LIT if button.lit else BUTTON)
        self._line(button.text, box.x + box.width / 2, box.y + 27.0, 21.0, INK, TextNode.A_center)

    def _meter(self, share: float, text: str, top: float) -> None:
        width = min(420.0, self._wide - 2 * MARGIN)
        left = (self._wide - width) / 2
        self._plate(Box(left, top, width, 30.0), EMPTY)
        if share > 0.0:
            self._plate(Box(left + 3.0, top + 3.0, (width - 6.0) * share, 24.0), FULL)
        self._line(text, self._wide / 2, top + 21.0, 18.0, INK, TextNode.A_center)

    # -- drawing

    def _plate(self, box: Box, colour: Colour) -> None:
        mesh = Mesh()
        right, low = box.x + box.width, -box.y - box.height
        corners = [(box.x, 0.0, low), (right, 0.0, low), (right, 0.0, -box.y), (box.x, 0.0, -box.y)]
        mesh.add_face(corners, (0.0, -1.0, 0.0))
        plate = mesh.node("plate", (1.0, 1.0, 1.0, 1.0))
        plate.set_shader(self._flat)
        plate.set_shader_input("ink", colour)
        plate.reparent_to(self._root)

    def _line(
        self, text: str, x: float, base: float, size: float, colour: Colour, align: int = TextNode.A_left
    ) -> None:
        node = self._text(text)
        node.set_align(align)
        line = self._root.attach_new_node(node.generate())
        line.set_shader(self._written)
        line.set_shader_input("ink", colour)
        line.set_scale(size)
        line.set_pos(x, 0.0, -base)

    def _text(self, text: str) -> TextNode:
        node = TextNode("line")
        node.set_font(_letters())
        node.set_text(text)
        return node

    def _width(self, text: str, size: float) -> float:
        return self._text(text).get_width() * size

    def _fitting(self, text: str, size: float, room: float = 60.0) -> float:
        """The size at which a line fits the window."""
        width = self._width(text, size)
        return size * min(1.0, (self._wide - room) / width) if width else size


@cache
def _letters() -> TextFont:
    """The letters that come with Panda3D, drawn fine enough for large screens; shared, for they stay in memory."""
    font = TextNode.get_default_font().make_copy()
    font.set_pixels_per_unit(44)
    return font


def _button(button: ButtonLike | tuple[str, str, str]) -> ButtonLike:
    if not isinstance(button, tuple):
        return button
    key, label, id_ = button
    return Button(id_, f"{label} ({key.upper() if len(key) == 1 else key.capitalize()})" if key else label)
