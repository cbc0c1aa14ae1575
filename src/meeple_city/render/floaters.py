"""Words that rise over the table: how they look, and how they keep clear of each other and of the captions."""

from __future__ import annotations

from collections.abc import Sequence

from meeple_city.display.geometry import Pixel
from meeple_city.display.hud import Floater
from meeple_city.render.caption_canvas import Canvas, Rectangle, text_width
from meeple_city.render.caption_style import BRIGHT_TEXT, PLATE

TALL, FOOT, GAP = 26.0, 4.0, 4.0  # of a plate: how tall, how far above its spot, how far from the next


def draw_floater(canvas: Canvas, floater: Floater) -> None:
    """A few words with an icon, around the origin."""
    at = plate_of(floater, (0.0, 0.0))
    canvas.plate(at, PLATE, 12.0)
    canvas.icon(floater.icon, at.x + 9.0, -26.0, 18.0, BRIGHT_TEXT)
    canvas.text(floater.text, at.x + 31.0, -11.5, 17.0)


def plate_of(floater: Floater, at: Pixel, scale: float = 1.0) -> Rectangle:
    """What a floater covers at a point of the canvas."""
    width = (text_width(floater.text, 17.0) + 40.0) * scale
    return Rectangle(at[0] - width / 2, at[1] - (TALL + FOOT) * scale, width, TALL * scale)


def placed(wanted: Rectangle, taken: Sequence[Rectangle], above: Sequence[Rectangle]) -> Rectangle:
    """A plate where it covers no other: moved up, or, if it would come upon what is written above, down."""
    at = lifted(wanted, taken)
    highest = max((one.y + one.height for one in above if _across(at, one)), default=at.y)
    return at if at.y >= highest else _lowered(Rectangle(at.x, highest + GAP, at.width, at.height), taken)


def _across(one: Rectangle, other: Rectangle) -> bool:
    return one.x < other.x + other.width and other.x < one.x + one.width


def _overlaps(one: Rectangle, other: Rectangle) -> bool:
    return _across(one, other) and one.y < other.y + other.height and other.y < one.y + one.height


def _lowered(wanted: Rectangle, taken: Sequence[Rectangle]) -> Rectangle:
    """A plate moved down until it covers none of the others."""
    for other in sorted(taken, key=lambda one: one.y):
        if _overlaps(wanted, other):
            wanted = Rectangle(wanted.x, other.y + other.height + GAP, wanted.width, wanted.height)
    return wanted


def lifted(wanted: Rectangle, taken: Sequence[Rectangle], gap: float = GAP) -> Rectangle:
    """A plate moved up until it covers none of the others."""
    for other in sorted(taken, key=lambda one: -one.y):
        if _overlaps(wanted, other):
            wanted = Rectangle(wanted.x, other.y - wanted.height - gap, wanted.width, wanted.height)
    return wanted
