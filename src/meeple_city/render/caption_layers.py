"""The layers of the captions: what each looks like, and where it stands."""

from __future__ import annotations

from meeple_city.display.captions import Captions
from meeple_city.display.hud import Figure, Strip
from meeple_city.render.button_layers import button_rows, buttons_top, hand_width, scrub_top, shown_hand
from meeple_city.render.caption_canvas import DIM_TEXT, TEXT, Canvas, Rectangle, text_width, wrapped
from meeple_city.render.caption_style import (
    ACTIVE_PLATE,
    BRIGHT_TEXT,
    BUTTON_GAP,
    BUTTON_ROOM,
    CARD_HEIGHT,
    CARD_STEP,
    CARD_WIDTH,
    COLUMN_TOP,
    COVER,
    DRAWER_WIDTH,
    EDGE,
    EXHIBIT_CARD,
    EXHIBIT_GAP,
    EXHIBIT_WIDTH,
    GREY_TEXT,
    HINT_WIDTH,
    LARGE_HEIGHT,
    LARGE_WIDTH,
    MARGIN,
    MOST_PIPS,
    NEWS_TOP,
    NEWS_WIDE,
    NOTE_HEIGHT,
    PLATE,
    PROMPT_HEIGHT,
    SOFT_EDGE,
    SOFT_PLATE,
    STRIP_HEIGHT,
    STRIP_TOP,
    STRIP_WIDEST,
    TIP_WIDTH,
    Areas,
    written_colour,
)
from meeple_city.render.colours import Colour

# ---- players


def draw_strips(canvas: Canvas, captions: Captions) -> Areas:
    """A strip for each player along the upper edge, and at its end what there is to know about the table."""
    areas, strips = Areas(), captions.strips
    if not strips:
        return areas
    table = max((text_width(line, 15.0) for line in captions.table), default=-24.0) + 24.0
    room = canvas.width - 2 * MARGIN - table - 6.0 * len(strips)
    width = min(STRIP_WIDEST, room / len(strips))
    left = (canvas.width - (width + 6.0) * len(strips) - table) / 2
    short = any(_too_wide(strip, width) for strip in strips)
    for strip in strips:
        at = Rectangle(left, STRIP_TOP, width, STRIP_HEIGHT)
        _draw_strip(canvas, strip, at, short)
        areas.others[f"seat:{strip.id}"] = at
        areas.plates.append(at)
        left += width + 6.0
    if captions.table:
        at = Rectangle(left, STRIP_TOP, table, STRIP_HEIGHT)
        canvas.plate(at, SOFT_PLATE)
        areas.others["table"] = at
        areas.plates.append(at)
        for number, line in enumerate(captions.table[:2]):
            canvas.text(line, left + 12.0, STRIP_TOP + 20.0 + 20.0 * number, 15.0, DIM_TEXT)
    return areas


def _draw_strip(canvas: Canvas, strip: Strip, at: Rectangle, short: bool) -> None:
    if strip.active:
        canvas.plate(at, ACTIVE_PLATE, edge=EDGE, edge_width=2.0)
    else:
        canvas.plate(at, SOFT_PLATE, edge=SOFT_EDGE, edge_width=1.0)
    canvas.icon(strip.badge, at.x + 8.0, at.y + 6.0, 17.0, written_colour(strip.colour))
    in_full = at.width - 40.0 - 13.0 * strip.pips
    many = strip.pips > MOST_PIPS or (strip.pips > 1 and text_width(strip.name, 17.0) > in_full)
    pips = at.right - 8.0 - (26.0 if many else 13.0 * strip.pips)
    name = _shortened(strip.name, 17.0, pips - at.x - 32.0)
    canvas.text(name, at.x + 30.0, at.y + 20.5, 17.0, TEXT if strip.active else DIM_TEXT)
    tag = at.x + 36.0 + text_width(name, 17.0)
    if strip.tag and tag + text_width(strip.tag, 13.0) < pips - 4.0:
        canvas.text(strip.tag, tag, at.y + 20.0, 13.0, GREY_TEXT)
    dots = 1 if many else strip.pips
    for number in range(dots if pips >= at.x + 30.0 else 0):  # beside the badge, not on it
        canvas.icon("disc", pips + 13.0 * number, at.y + 9.0, 10.0, BRIGHT_TEXT)
    if many:
        canvas.text(str(strip.pips), at.right - 8.0, at.y + 20.0, 16.0, BRIGHT_TEXT, "right")
    _draw_figures(canvas, strip.figures, at, short)


def _draw_figures(canvas: Canvas, figures: tuple[Figure, ...], at: Rectangle, short: bool) -> None:
    """The figures in the second row."""
    x, y, gap = at.x + 9.0, at.y + 28.0, 5.0 if short else 10.0
    for figure in figures:
        width = _figure_width(figure, short)
        if x + width > at.right - 2.0:
            return
        _draw_figure(canvas, figure, x, y, short)
        x += width + gap


def _too_wide(strip: Strip, width: float) -> bool:
    """Whether there is no room for one icon each."""
    return sum(_figure_width(figure, False) + 10.0 for figure in strip.figures) - 10.0 > width - 16.0


def _figure_width(figure: Figure, short: bool) -> float:
    if figure.most and not short:
        return 12.0 * figure.most + 2.0
    return 18.0 + text_width(figure.text, 15.0)


def _draw_figure(canvas: Canvas, figure: Figure, x: float, y: float, short: bool) -> None:
    if figure.most and not short:
        for number in range(figure.most):
            canvas.icon(figure.icon, x + 12.0 * number, y + 1.0, 13.0, TEXT if number < figure.count else _faint(0.22))
        return
    canvas.icon(figure.icon, x, y, 15.0, DIM_TEXT)
    canvas.text(figure.text, x + 19.0, y + 12.5, 15.0)


def _faint(alpha: float) -> Colour:
    return TEXT[0], TEXT[1], TEXT[2], alpha


def _shortened(text: str, size: float, width: float) -> str:
    """As much of a text as fits, with dots for the rest."""
    if text_width(text, size) <= width:
        return text
    while text and text_width(f"{text}...", size) > width:
        text = text[:-1]
    return f"{text}..." if text else ""


# ---- question and note


def prompt_top(captions: Captions) -> float:
    """Where the question begins: below the strips, if there are any."""
    return STRIP_TOP + STRIP_HEIGHT + 5.0 if captions.strips else 12.0


def draw_prompt(canvas: Canvas, captions: Captions) -> Areas:
    """The question, if possible in one line, and below it a note about the last answer."""
    areas, top = Areas(), prompt_top(captions)
    if captions.said:
        icon, colour = captions.badge
        lead = 28.0 if icon else 0.0
        lines = wrapped(captions.said, 22.0, canvas.width - 80.0 - lead)
        width = max(text_width(line, 22.0) for line in lines) + 32.0 + lead
        at = Rectangle((canvas.width - width) / 2, top, width, PROMPT_HEIGHT + 26.0 * (len(lines) - 1))
        canvas.plate(at, PLATE)
        areas.plates.append(at)
        if icon:
            canvas.icon(icon, at.x + 14.0, at.y + 8.0, 18.0, written_colour(colour))
        for number, line in enumerate(lines):
            canvas.text(line, at.x + 16.0 + lead, top + 24.5 + 26.0 * number, 22.0)
        top = at.bottom + 4.0
    if captions.noted:
        lines = wrapped(captions.noted, 19.0, canvas.width - 60.0)
        width = max(text_width(line, 19.0) for line in lines) + 28.0
        at = Rectangle((canvas.width - width) / 2, top, width, NOTE_HEIGHT + 23.0 * (len(lines) - 1))
        canvas.plate(at, PLATE)
        areas.plates.append(at)
        for number, line in enumerate(lines):
            canvas.text(line, canvas.width / 2, top + 20.0 + 23.0 * number, 19.0, BRIGHT_TEXT, "centre")
    return areas


def _fitting_size(text: str, size: float, width: float) -> float:
    """The largest size up to that one at which a line is no wider than this."""
    wide = text_width(text, size)
    return size * min(1.0, width / wide) if wide else size


# ---- lists of the card games, and sheets


def draw_column_and_panel(canvas: Canvas, captions: Captions) -> Areas:
    """A column at the left edge, and a sheet in the middle, or to the right of the column if it would cover that."""
    areas = Areas()
    column = _draw_column(canvas, captions, areas)
    if not captions.lines:
        return areas
    title, lines = captions.title, captions.lines
    highest = COLUMN_TOP - 24.0 if captions.strips else prompt_top(captions) + PROMPT_HEIGHT + 5.0
    step = min(27.0, (buttons_top(canvas, captions) - 8.0 - highest - 34.0) / (len(lines) + 1.4))
    room = canvas.width - column - MARGIN - 80.0
    size = min(step * 0.78, *(_fitting_size(line.replace("\t", "   "), 21.0, room) for line in lines))
    rows = [line.partition("\t") for line in lines]
    second = max((text_width(first, size) + size for first, tab, _ in rows if tab), default=0.0)
    widths = [second + text_width(rest, size) if tab else text_width(first, size) for first, tab, rest in rows]
    width = max(text_width(title, size * 1.3), *widths) + 56.0
    height = step * len(lines) + step * 1.4 + 34.0
    left = max((canvas.width - width) / 2, column + MARGIN)
    top = max(highest, (canvas.height - height) / 2 - 10.0)
    at = Rectangle(left, top, width, height)
    canvas.plate(at, PLATE, 10.0)
    areas.plates.append(at)
    canvas.text(title, left + width / 2, top + step * 1.2, size * 1.3, BRIGHT_TEXT, "centre")
    for number, (first, _, rest) in enumerate(rows):
        baseline = top + step * (number + 2.4) + 8.0
        canvas.text(first, left + 28.0, baseline, size)
        canvas.text(rest, left + 28.0 + second, baseline, size)
    return areas


def _draw_column(canvas: Canvas, captions: Captions, areas: Areas) -> float:
    """Put the column at the left edge, small enough to end above the buttons; returns its right edge."""
    lines = captions.column
    if not lines:
        return 0.0
    size = min(18.0, (canvas.height - COLUMN_TOP - BUTTON_ROOM) / (1.35 * len(lines)))
    width = max(text_width(line, size) for line in lines) + 24.0
    at = Rectangle(MARGIN, COLUMN_TOP, width, len(lines) * size * 1.35 + 16.0)
    canvas.plate(at, PLATE)
    areas.plates.append(at)
    for number, line in enumerate(lines):
        canvas.text(line, MARGIN + 12.0, COLUMN_TOP + 8.0 + size * (1.35 * number + 1.0), size, DIM_TEXT)
    return MARGIN + width


# ---- what happened


def draw_toasts(canvas: Canvas, captions: Captions) -> Areas:
    """The last few lines about what happened, in the lower left corner."""
    areas, size, width = Areas(), 16.0, min(TIP_WIDTH, canvas.width * NEWS_WIDE) - 40.0
    if captions.tip_lines:
        return areas
    bottom = _corner_bottom(canvas, captions, TIP_WIDTH)
    for number, toast in enumerate(reversed(captions.toasts)):
        lines = wrapped(toast.text, size, width)
        if number and bottom - 21.0 * len(lines) - 9.0 < canvas.height * NEWS_TOP:
            break
        at = Rectangle(MARGIN, bottom - 21.0 * len(lines) - 9.0, 0.0, 21.0 * len(lines) + 9.0)
        at = Rectangle(at.x, at.y, max(text_width(line, size) for line in lines) + 46.0, at.height)
        canvas.plate(at, SOFT_PLATE)
        areas.plates.append(at)
        canvas.icon(toast.icon, at.x + 8.0, at.y + 6.0, 18.0, BRIGHT_TEXT)
        for row, line in enumerate(lines):
            canvas.text(line, at.x + 34.0, at.y + 20.0 + 21.0 * row, size)
        bottom = at.y - 4.0
    return areas


def _corner_bottom(canvas: Canvas, captions: Captions, width: float) -> float:
    """How far down something in the lower left corner may reach: beside the buttons, or above them."""
    if captions.scrubbed is not None:
        return scrub_top(canvas, captions) - 12.0
    rows = button_rows(canvas, captions)
    widest = max((sum(w + BUTTON_GAP for _, w in row) for row in rows), default=0.0)
    left = min((canvas.width - widest) / 2, canvas.width - MARGIN - hand_width(captions) - widest)
    beside = left > MARGIN + width + BUTTON_GAP
    return canvas.height - MARGIN if beside or not rows else buttons_top(canvas, captions) - 8.0


def draw_tip(canvas: Canvas, captions: Captions) -> Areas:
    """An explanation in the lower left corner, or in the lower right one."""
    areas = Areas()
    if not captions.tip_lines:
        return areas
    bottom = _corner_bottom(canvas, captions, TIP_WIDTH)
    if captions.tip_right and shown_hand(captions):
        bottom = min(bottom, canvas.height - CARD_HEIGHT - MARGIN - 8.0)
    width, lines, height = _tip_size(captions, canvas.width - 2 * MARGIN, bottom - prompt_top(captions) - PROMPT_HEIGHT)
    at = Rectangle(canvas.width - MARGIN - width if captions.tip_right else MARGIN, bottom - height, width, height)
    canvas.plate(at, PLATE, 10.0, EDGE, 1.5)
    areas.plates.append(at)
    canvas.icon("info", at.x + 14.0, at.y + 11.0, 20.0, BRIGHT_TEXT)
    size = _fitting_size(captions.tip_title, 20.0, width - 56.0)
    canvas.text(captions.tip_title, at.x + 42.0, at.y + 28.0, size, BRIGHT_TEXT)
    y = at.y + 54.0
    for line in lines:
        canvas.text(line, at.x + 16.0, y, 17.0)
        y += 22.0 if line else 9.0
    return areas


def _tip_size(captions: Captions, widest: float, highest: float) -> tuple[float, list[str], float]:
    """How wide an explanation is, its lines, and how high: wider than usual only if it would be too high."""
    for width in (TIP_WIDTH, (TIP_WIDTH + widest) / 2, widest):
        lines = [row for line in captions.tip_lines for row in (*wrapped(line, 17.0, width - 32.0), "")][:-1]
        height = sum(22.0 if line else 9.0 for line in lines) + 50.0
        if height <= highest:
            break
    return width, lines, height


def draw_drawer(canvas: Canvas, captions: Captions) -> Areas:
    """The log at the right edge, from top to bottom."""
    areas = Areas()
    if not captions.log:
        return areas
    top = STRIP_TOP + STRIP_HEIGHT + 8.0
    bottom = buttons_top(canvas, captions) - 8.0
    at = Rectangle(canvas.width - DRAWER_WIDTH - MARGIN, top, DRAWER_WIDTH, bottom - top)
    canvas.plate(at, PLATE, 10.0, SOFT_EDGE, 1.0)
    areas.plates.append(at)
    rows = [row for line in captions.log for row in _log_rows(line)]
    fitting = int((at.height - 24.0) // 21.0)
    for number, (row, first) in enumerate(rows[-fitting:]):
        canvas.text(
            row, at.x + (14.0 if first else 28.0), at.y + 28.0 + 21.0 * number, 16.0, TEXT if first else DIM_TEXT
        )
    return areas


def _log_rows(line: str) -> list[tuple[str, bool]]:
    return [(row, number == 0) for number, row in enumerate(wrapped(line, 16.0, DRAWER_WIDTH - 48.0))]


def draw_hint(canvas: Canvas, captions: Captions) -> Areas:
    """A label beside the pointer, never under it and never outside the window."""
    hint = captions.hint
    if hint is None:
        return Areas()
    lines = [row for line in hint.lines for row in wrapped(line, 16.0, HINT_WIDTH)]
    width = max([text_width(hint.title, 18.0), *(text_width(line, 16.0) for line in lines)]) + 26.0
    height = 33.0 + 21.0 * len(lines) + (3.0 if lines else 0.0)
    x, y = canvas.pointed
    left = x + 20.0 if x + 20.0 + width < canvas.width - 4.0 else x - 14.0 - width
    top = y + 18.0 if y + 18.0 + height < canvas.height - 4.0 else y - 12.0 - height
    if hint.side:
        left = {"over": x - width / 2, "left": x - width, "right": x}[hint.side]
        left, top = min(left, canvas.width - 4.0 - width), y - 8.0 - height
    at = Rectangle(max(4.0, left), max(4.0, top), width, height)
    canvas.plate(at, (0.05, 0.04, 0.04, 0.93), 7.0, SOFT_EDGE, 1.0)
    canvas.text(hint.title, at.x + 13.0, at.y + 23.0, 18.0, BRIGHT_TEXT)
    for number, line in enumerate(lines):
        canvas.text(line, at.x + 13.0, at.y + 46.0 + 21.0 * number, 16.0)
    return Areas()


# ---- cards


def draw_hand(canvas: Canvas, captions: Captions) -> Areas:
    """One's own cards in the lower right corner."""
    areas, hand = Areas(), shown_hand(captions)
    left = canvas.width - MARGIN - CARD_WIDTH - CARD_STEP * (len(hand) - 1)
    for number, card in enumerate(hand):
        up = 8.0 if card.face == captions.held_up else 0.0
        at = Rectangle(left + CARD_STEP * number, canvas.height - CARD_HEIGHT - 6.0 - up, CARD_WIDTH, CARD_HEIGHT)
        canvas.card(card.face, at)
        areas.others[f"card:{card.id}"] = at
        areas.plates.append(at)
    return areas


def draw_held_up(canvas: Canvas, captions: Captions) -> Areas:
    """A card held up to be read, at the right edge above one's own."""
    if captions.held_up is not None:
        top = canvas.height - CARD_HEIGHT - 20.0 - LARGE_HEIGHT
        canvas.card(captions.held_up, Rectangle(canvas.width - MARGIN - LARGE_WIDTH, top, LARGE_WIDTH, LARGE_HEIGHT))
    return Areas()


def draw_exhibited(canvas: Canvas, captions: Captions) -> Areas:
    """Cards in the room beside a menu: one below the other, or two by two if there are many."""
    faces = captions.exhibited
    columns = 1 if len(faces) < 3 else 2
    width = min((EXHIBIT_WIDTH - EXHIBIT_GAP * (columns + 1)) / columns, EXHIBIT_CARD)
    height, rows = width * CARD_HEIGHT / CARD_WIDTH, -(-len(faces) // columns)
    top = (canvas.height - rows * (height + EXHIBIT_GAP)) / 2
    left = canvas.width - (EXHIBIT_WIDTH + columns * (width + EXHIBIT_GAP)) / 2
    for number, face in enumerate(faces):
        row, column = divmod(number, columns)
        x, y = left + column * (width + EXHIBIT_GAP), top + row * (height + EXHIBIT_GAP)
        canvas.card(face, Rectangle(x, y, width, height))
    return Areas()


# ---- cover


def draw_cover(canvas: Canvas, captions: Captions) -> Areas:
    """Hide the whole picture behind one line of text."""
    if captions.covered:
        canvas.plate(Rectangle(-2.0, -2.0, canvas.width + 4.0, canvas.height + 4.0), COVER, 0.0)
        canvas.text(captions.covered, canvas.width / 2, canvas.height * 0.42, 40.0, TEXT, "centre")
    return Areas()
