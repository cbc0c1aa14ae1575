"""Draws the captions over the picture, in layers: each is laid out again only when what it shows has changed.

Everything is laid out on a canvas 720 units high and as wide as the window's shape allows, so that it grows with the
window. During a match everything keeps to the rim: the middle belongs to the city.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from panda3d.core import Camera as CameraNode
from panda3d.core import (
    ColorWriteAttrib,
    DisplayRegion,
    NodePath,
    OrthographicLens,
    RenderState,
    TransparencyAttrib,
)

from meeple_city.display.captions import Captions
from meeple_city.display.geometry import Pixel
from meeple_city.display.stereo import EyeView, eye_views
from meeple_city.render.broadcast_layers import (
    draw_chart,
    draw_chart_marks,
    draw_commentary,
    draw_lower_third,
    draw_scoreboard,
    draw_sheet,
    draw_table,
)
from meeple_city.render.button_layers import draw_bars, draw_buttons, draw_scrub, hand_width, shown_hand
from meeple_city.render.camera_nodes import add_region
from meeple_city.render.caption_canvas import HEIGHT, Canvas, Rectangle
from meeple_city.render.caption_layers import (
    draw_column_and_panel,
    draw_cover,
    draw_drawer,
    draw_exhibited,
    draw_hand,
    draw_held_up,
    draw_hint,
    draw_prompt,
    draw_strips,
    draw_tip,
    draw_toasts,
)
from meeple_city.render.caption_style import Areas
from meeple_city.render.floaters import FOOT, TALL, draw_floater, placed, plate_of
from meeple_city.render.menu_layers import MenuPainter
from meeple_city.render.scene import VISIBLE_BIT
from meeple_city.render.window import RenderWindow

ORDER = 50
NEARER = 3.0  # units by which each eye sees captions shifted, so that they float before the table; our choice
RISE = 46.0  # how far a floater rises before it is gone

Key = Callable[[Captions], object]
Draw = Callable[[Canvas, Captions], Areas]


@dataclass(frozen=True)
class CaptionEye:
    """What one eye sees of the captions."""

    view: EyeView
    region: DisplayRegion
    camera: NodePath[CameraNode]


@dataclass
class Layer:
    """A part of the captions: what it depends on, how it is drawn, and where its buttons are."""

    key: Key
    draw: Draw
    through_cover: bool = False  # whether a cover leaves it in sight
    beside_menu: bool = True  # whether a menu that fills the picture leaves it in sight
    scales_itself: bool = False  # whether it sees to the size of its text
    node: NodePath | None = None
    shown: object = None
    areas: Areas = field(default_factory=Areas)


def _broadcast_layers() -> dict[str, Layer]:
    """The layers of a programme that others watch, from back to front."""
    return {
        "sheet": Layer(
            lambda c: (c.sheet, c.title, c.lines, c.tip_title, c.tip_lines, len(c.strips), c.line), draw_sheet
        ),
        "scoreboard": Layer(lambda c: (c.strips, c.sheet is None), draw_scoreboard),
        "table": Layer(lambda c: (c.table, c.sheet is None), draw_table),
        "chart": Layer(lambda c: (c.chart and c.chart.areas, len(c.table), c.sheet is None), draw_chart),
        "chart_marks": Layer(lambda c: (c.chart, len(c.table), c.sheet is None), draw_chart_marks),
        "third": Layer(lambda c: (c.strips, c.said, c.toasts, c.sheet is None), draw_lower_third),
        "commentary": Layer(
            lambda c: (c.line, any(strip.active for strip in c.strips), c.sheet is None), draw_commentary
        ),
    }


def _window_layers() -> dict[str, Layer]:
    """The layers of a match in a window, from back to front."""
    return {
        "panel": Layer(lambda c: (c.column, c.title, c.lines, bool(c.strips), c.shown), draw_column_and_panel),
        "strips": Layer(lambda c: (c.strips, c.table), draw_strips, beside_menu=False),
        "prompt": Layer(lambda c: (c.said, c.badge, c.noted, bool(c.strips)), draw_prompt),
        "toasts": Layer(
            lambda c: (c.toasts, c.shown, c.tip_lines, hand_width(c), c.scrubbed is None),
            draw_toasts,
            beside_menu=False,
        ),
        "tip": Layer(
            lambda c: (
                (c.tip_title, c.tip_lines, c.tip_right),
                c.shown,
                hand_width(c),
                c.scrubbed is None,
                bool(c.strips),
            ),
            draw_tip,
        ),
        "hand": Layer(lambda c: (shown_hand(c), c.held_up), draw_hand, beside_menu=False),
        "held up": Layer(lambda c: c.held_up, draw_held_up, beside_menu=False),
        "bars": Layer(lambda c: (tuple(c.bars.values()), c.shown, hand_width(c)), draw_bars),
        "scrub": Layer(lambda c: (c.scrubbed, c.shown), draw_scrub),
        "cover": Layer(lambda c: c.covered, draw_cover, through_cover=True),
        "exhibited": Layer(lambda c: c.exhibited, draw_exhibited),
        "menu": Layer(lambda c: c.menu, MenuPainter().draw, scales_itself=True),
        "buttons": Layer(lambda c: (c.shown, hand_width(c)), draw_buttons, through_cover=True),
        "drawer": Layer(lambda c: (c.log, c.shown, hand_width(c)), draw_drawer),
        "hint": Layer(lambda c: c.hint, draw_hint),
    }


class CaptionRenderer:
    """Draws the captions of one window, and knows where their buttons are."""

    def __init__(self, window: RenderWindow, captions: Captions) -> None:
        self._window = window
        self._captions = captions
        self._root = NodePath("captions")
        self._root.set_depth_test(False)
        self._root.set_depth_write(False)
        self._root.set_bin("unsorted", 0)
        self._root.set_transparency(TransparencyAttrib.M_alpha)
        self._eyes: list[CaptionEye] = []
        self._views = eye_views(None)
        self._visible = True
        self._style = ""
        self._layers: dict[str, Layer] = {}
        self._floaters: dict[int, NodePath] = {}
        self._size = (0, 0)
        self._width = HEIGHT
        self._add_eyes()
        self._stop_updates = window.before_frame(self._update)

    def use_stereo(self, stereo: str | None) -> None:
        """Draw for both eyes, as the table is drawn: a little in front of it."""
        views = eye_views(stereo)
        if views != self._views:
            self._views = views
            self._remove_eyes()
            self._add_eyes()
            self._size = (0, 0)

    def hit(self, at: Pixel) -> str | None:
        """The id of the button under a pixel."""
        return self._find(at, lambda areas: areas.buttons)

    def over(self, at: Pixel) -> str | None:
        """The id of the button, player strip or card under a pixel."""
        return self._find(at, lambda areas: {**areas.buttons, **areas.others})

    def covers(self, at: Pixel) -> bool:
        """Whether a plate lies over the table at a pixel."""
        self._update()
        x, y = self._on_canvas(at)
        return any(plate.contains(x, y) for layer in self._layers.values() for plate in layer.areas.plates)

    def where(self, button: str) -> Pixel | None:
        """The pixel in the middle of a button, strip or card, by its id."""
        self._update()
        for layer in self._layers.values():
            found = layer.areas.buttons.get(button) or layer.areas.others.get(button)
            if found is not None:
                return self._in_window(found.middle)
        return None

    def share(self, id_: str, at: Pixel) -> float | None:
        """How far across something a pixel is, from 0 at its left to 1 at its right; None when it is not shown."""
        self._update()
        for layer in self._layers.values():
            found = layer.areas.buttons.get(id_) or layer.areas.others.get(id_)
            if found is not None:
                return min(max((self._on_canvas(at)[0] - found.x) / found.width, 0.0), 1.0)
        return None

    def plates(self) -> list[Rectangle]:
        """Where captions lie over the table, on a canvas 720 units high."""
        self._update()
        return [plate for layer in self._layers.values() for plate in layer.areas.plates]

    def show(self, on: bool) -> None:
        """Draw the captions, or leave them out."""
        self._visible = on
        for eye in self._eyes:
            eye.region.set_active(on)

    def close(self) -> None:
        """Remove everything from the window. Safe to call twice."""
        if self._root.is_empty():
            return
        self._stop_updates()
        self._remove_eyes()
        self._layers, self._floaters = {}, {}
        self._root.get_children().detach()
        self._root.remove_node()

    def _find(self, at: Pixel, among: Callable[[Areas], dict[str, Rectangle]]) -> str | None:
        self._update()
        x, y = self._on_canvas(at)
        for layer in reversed(self._layers.values()):
            for id_, rectangle in reversed(among(layer.areas).items()):
                if rectangle.contains(x, y):
                    return id_
        return None

    def _on_canvas(self, at: Pixel) -> Pixel:
        """Where a pixel is on the canvas, in whichever eye's part of the window it is."""
        width, height = self._window.size
        across = at[0] / width
        view = next((view for view in self._views if view.left <= across < view.right), self._views[0])
        wide = HEIGHT * width / height
        return (across - view.left) / (view.right - view.left) * wide, at[1] * HEIGHT / height

    def _in_window(self, at: Pixel) -> Pixel:
        """The pixel of a point of the canvas, for the first eye."""
        width, height = self._window.size
        view, wide = self._views[0], HEIGHT * width / height
        return (view.left + at[0] / wide * (view.right - view.left)) * width, at[1] * height / HEIGHT

    def _add_eyes(self) -> None:
        for view in self._views:
            region, camera = add_region(self._window.output, self._root, OrthographicLens(), VISIBLE_BIT)
            region.set_dimensions(view.left, view.right, 0.0, 1.0)
            region.set_sort(ORDER)
            region.set_active(self._visible)
            if view.channels is not None:
                camera.node().set_initial_state(RenderState.make(ColorWriteAttrib.make(view.channels)))
            self._eyes.append(CaptionEye(view, region, camera))

    def _remove_eyes(self) -> None:
        for eye in self._eyes:
            self._window.output.remove_display_region(eye.region)
            eye.camera.remove_node()
        self._eyes.clear()

    def _update(self) -> None:
        """Lay out again what has changed."""
        if self._captions.style != self._style:
            self._restyle(self._captions.style)
        size = self._window.output_size
        if size != self._size:
            self._resize(size)
        covered, menu = bool(self._captions.covered), self._captions.menu
        paged = menu is not None and menu.look != "dialog"
        for order, layer in enumerate(self._layers.values()):
            hidden = (covered and not layer.through_cover) or (paged and not layer.beside_menu)
            legible = (self._captions.text_scale, self._captions.contrast)
            wanted = (hidden, legible, None if hidden else layer.key(self._captions))
            if wanted != layer.shown:
                layer.shown = wanted
                self._lay_out(layer, order, hidden)
        self._move_floaters(covered or paged)

    def _restyle(self, style: str) -> None:
        """Lay everything out in another way."""
        for layer in self._layers.values():
            if layer.node is not None:
                layer.node.remove_node()
        self._style = style
        self._layers = _broadcast_layers() if style == "broadcast" else _window_layers()

    def _lay_out(self, layer: Layer, order: int, hidden: bool) -> None:
        if layer.node is not None:
            layer.node.remove_node()
        layer.node = self._root.attach_new_node("layer", order)
        scale = 1.0 if layer.scales_itself else self._captions.text_scale
        layer.node.set_scale(scale)
        canvas = self._canvas(layer.node, scale)
        layer.areas = Areas() if hidden else layer.draw(canvas, self._captions).scaled(scale)

    def _canvas(self, node: NodePath, scale: float) -> Canvas:
        """A canvas with fewer, larger units: what is drawn on it is laid out anew, not enlarged."""
        units = HEIGHT / scale
        pointed = self._on_canvas(self._captions.hint.at) if self._captions.hint else (0.0, 0.0)
        at = (pointed[0] / scale, pointed[1] / scale)
        return Canvas(node, self._width / scale, at, units, self._captions.contrast)

    def _resize(self, size: tuple[int, int]) -> None:
        self._size = size
        self._width = HEIGHT * size[0] / size[1]
        for eye in self._eyes:
            lens = eye.camera.node().get_lens()
            lens.set_film_size(self._width, HEIGHT)
            # What is shifted to the right for the left eye is nearer than the picture.
            lens.set_film_offset(self._width / 2 + 2 * eye.view.offset * NEARER, -HEIGHT / 2)
            lens.set_near_far(-10, 10)
        for layer in self._layers.values():
            layer.shown = None

    def _plates_of(self, *layers: str) -> list[Rectangle]:
        """Where these layers lie over the table, if the style has them."""
        return [plate for name in layers if name in self._layers for plate in self._layers[name].areas.plates]

    def _move_floaters(self, covered: bool) -> None:
        """Floaters move in every frame: each is drawn once, and then only put elsewhere."""
        shown = {} if covered else {floater.id: floater for floater in self._captions.floaters}
        for gone in [id_ for id_ in self._floaters if id_ not in shown]:
            self._floaters.pop(gone).remove_node()
        taken, above = self._plates_of("buttons", "bars"), self._plates_of("strips", "prompt")
        for id_, floater in shown.items():
            if id_ not in self._floaters:
                self._floaters[id_] = self._root.attach_new_node("floater", len(self._layers))
                self._floaters[id_].set_scale(self._captions.text_scale)
                draw_floater(self._canvas(self._floaters[id_], self._captions.text_scale), floater)
            x, y = self._on_canvas(floater.at)
            wanted = plate_of(floater, (x, y - RISE * floater.fade), self._captions.text_scale)
            taken.append(at := placed(wanted, taken, above))
            self._floaters[id_].set_pos(x, 0.0, -(at.y + (TALL + FOOT) * self._captions.text_scale))
