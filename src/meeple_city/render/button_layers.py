"""Buttons, bars and the scrub bar at the lower rim of the picture."""

from __future__ import annotations

from dataclasses import replace

from meeple_city.display.captions import Captions
from meeple_city.display.hud import HandCard
from meeple_city.display.marks import Button
from meeple_city.render.caption_canvas import DIM_TEXT, TEXT, Canvas, Rectangle, text_width
from meeple_city.render.caption_style import (
    BAR,
    BAR_FILL,
    BRIGHT_TEXT,
    BUTTON,
    BUTTON_GAP,
    BUTTON_HEIGHT,
    CARD_STEP,
    CARD_WIDTH,
    GREY_BUTTON,
    GREY_TEXT,
    KEY,
    LARGE_TEXT,
    LIT_BUTTON,
    MARGIN,
    MOST_ROWS,
    ROW_GAP,
    SOFT_EDGE,
    SOFT_PLATE,
    Areas,
    written_colour,
)


def button_rows(canvas: Canvas, captions: Captions) -> list[list[tuple[Button, float]]]:
    """The buttons in rows that fit between the corners, each with its width.

    If they do not fit into two rows, greyed ones do not say why; then those with an icon show that alone.
    """
    rows: list[list[tuple[Button, float]]] = []
    for shorten in (_whole, _brief, _icon_alone):
        rows = _rows([shorten(button) for button in captions.shown], canvas, captions)
        if len(rows) <= MOST_ROWS:
            break
    return rows


def _rows(buttons: list[Button], canvas: Canvas, captions: Captions) -> list[list[tuple[Button, float]]]:
    room = canvas.width - 2 * MARGIN - hand_width(captions)
    rows: list[list[tuple[Button, float]]] = [[]]
    for button in buttons:
        width = _button_width(button)
        if rows[-1] and sum(w + BUTTON_GAP for _, w in rows[-1]) + width > room:
            rows.append([])
        rows[-1].append((button, width))
    return rows if rows[0] else []


def _whole(button: Button) -> Button:
    return button


def _brief(button: Button) -> Button:
    return replace(button, why_not=" " if button.why_not else "", detail="")


def _icon_alone(button: Button) -> Button:
    return replace(_brief(button), text="") if button.icon else _brief(button)


def shown_hand(captions: Captions) -> tuple[HandCard, ...]:
    """The cards in the corner; what is explained in large text needs their room."""
    return () if captions.tip_lines and captions.text_scale > LARGE_TEXT else captions.hand


def hand_width(captions: Captions) -> float:
    """The room that the cards in the corner take."""
    hand = shown_hand(captions)
    return CARD_WIDTH + CARD_STEP * (len(hand) - 1) + MARGIN if hand else 0.0


def _button_width(button: Button) -> float:
    text = max(text_width(button.text, 19.0), text_width(button.why_not or button.detail, 13.0))
    return (text or -8.0) + 26.0 + (28.0 if button.icon else 0.0) + (_key_width(button) + 8.0 if button.key else 0.0)


def _key_width(button: Button) -> float:
    return max(20.0, text_width(button.key, 14.0) + 10.0)


def buttons_top(canvas: Canvas, captions: Captions) -> float:
    """Where the uppermost row of buttons begins."""
    rows = len(button_rows(canvas, captions))
    return canvas.height - MARGIN - (BUTTON_HEIGHT + ROW_GAP) * rows + ROW_GAP


def draw_buttons(canvas: Canvas, captions: Captions) -> Areas:
    """Rows of buttons along the lower edge."""
    areas, top = Areas(), buttons_top(canvas, captions)
    for number, row in enumerate(button_rows(canvas, captions)):
        wide = sum(width + BUTTON_GAP for _, width in row) - BUTTON_GAP
        left = min((canvas.width - wide) / 2, canvas.width - MARGIN - hand_width(captions) - wide)
        for button, width in row:
            at = Rectangle(left, top + (BUTTON_HEIGHT + ROW_GAP) * number, width, BUTTON_HEIGHT)
            _draw_button(canvas, button, at)
            areas.buttons[button.id] = at
            areas.plates.append(at)
            left += width + BUTTON_GAP
    return areas


def _draw_button(canvas: Canvas, button: Button, at: Rectangle) -> None:
    grey = bool(button.why_not)
    plate = GREY_BUTTON if grey else LIT_BUTTON if button.lit else BUTTON
    canvas.plate(at, plate, edge=SOFT_EDGE, edge_width=1.0)
    ink, x = GREY_TEXT if grey else TEXT, at.x + 13.0
    if button.key:
        wide = _key_width(button)
        canvas.plate(Rectangle(x - 2.0, at.y + 12.0, wide, 20.0), KEY, 4.0)
        canvas.text(button.key, x - 2.0 + wide / 2, at.y + 27.0, 14.0, BRIGHT_TEXT if not grey else GREY_TEXT, "centre")
        x += wide + 6.0
    if button.icon:
        canvas.icon(button.icon, x, at.y + 11.0, 22.0, written_colour(button.colour) if button.colour else ink)
        x += 28.0
    if below := button.why_not.strip() or button.detail:
        canvas.text(button.text, x, at.y + 19.0, 17.0, ink)
        canvas.text(below, x, at.y + 35.0, 13.0, ink if grey else DIM_TEXT)
    else:
        canvas.text(button.text, x, at.y + 28.5, 19.0, ink)


def draw_bars(canvas: Canvas, captions: Captions) -> Areas:
    """Bars one above the other, over the buttons."""
    areas, top = Areas(), buttons_top(canvas, captions)
    widest = max((text_width(text, 16.0) for _, text in captions.bars.values()), default=0.0)
    width = min(max(380.0, widest + 30.0), canvas.width - 2 * MARGIN)
    for number, (share, text) in enumerate(captions.bars.values()):
        at = Rectangle((canvas.width - width) / 2, top - 34.0 * (number + 1), width, 26.0)
        canvas.plate(at, BAR, 6.0)
        areas.plates.append(at)
        if share > 0.0:
            canvas.plate(Rectangle(at.x + 3.0, at.y + 3.0, (width - 6.0) * share, 20.0), BAR_FILL, 4.0)
        canvas.text(text, canvas.width / 2, at.y + 18.5, 16.0, TEXT, "centre")
    return areas


SCRUB_HEIGHT, SCRUB_SIDE = 14.0, 60.0


def scrub_top(canvas: Canvas, captions: Captions) -> float:
    """Where the scrub bar begins, above the buttons; its words stand above it."""
    return buttons_top(canvas, captions) - SCRUB_HEIGHT - 12.0


def draw_scrub(canvas: Canvas, captions: Captions) -> Areas:
    """A bar to move through time by, with a star at every highlight."""
    areas, scrub = Areas(), captions.scrubbed
    if scrub is None:
        return areas
    at = Rectangle(SCRUB_SIDE, scrub_top(canvas, captions), canvas.width - 2 * SCRUB_SIDE, SCRUB_HEIGHT)
    canvas.plate(at, BAR, 6.0, edge=SOFT_EDGE, edge_width=1.0)
    if scrub.share > 0.0:
        canvas.plate(Rectangle(at.x, at.y, max(8.0, at.width * scrub.share), at.height), BAR_FILL, 6.0)
    for mark in scrub.marks:
        canvas.icon("star", at.x + at.width * mark - 6.0, at.y + 1.0, 12.0, BRIGHT_TEXT)
    knob = Rectangle(at.x + at.width * scrub.share - 4.0, at.y - 4.0, 8.0, at.height + 8.0)
    canvas.plate(knob, TEXT, 3.0)
    width = text_width(scrub.text, 15.0) + 20.0
    label = Rectangle(canvas.width - SCRUB_SIDE - width, at.y - 30.0, width, 24.0)
    canvas.plate(label, SOFT_PLATE)
    canvas.text(scrub.text, label.x + 10.0, label.y + 17.0, 15.0, DIM_TEXT)
    areas.others["scrub"] = Rectangle(at.x, at.y - 8.0, at.width, at.height + 16.0)
    areas.plates += [at, label]
    return areas
