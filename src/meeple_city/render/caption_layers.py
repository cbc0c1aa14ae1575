"""The layers of the captions: what each looks like, and where it stands."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from meeple_city.display.captions import Captions
from meeple_city.display.hud import Figure, Floater, HandCard, Strip
from meeple_city.display.marks import Button
from meeple_city.render.caption_canvas import DIM_TEXT, TEXT, Canvas, Rectangle, text_width, wrapped
from meeple_city.render.colours import Colour

MARGIN = 10.0
MOST_PIPS = 3  # more actions are a number
STRIP_TOP, STRIP_HEIGHT, STRIP_WIDEST = 8.0, 50.0, 252.0
PROMPT_HEIGHT, NOTE_HEIGHT = 34.0, 28.0
COLUMN_TOP = 128.0  # of panel and column, below strips, prompt and note
BUTTON_HEIGHT, BUTTON_GAP, ROW_GAP = 44.0, 8.0, 6.0
MOST_ROWS = 2
BUTTON_ROOM = 122.0  # for two rows of buttons
NEWS_WIDE, NEWS_TOP = 0.32, 0.62  # news keep to this much of the width, and below this much of the height
TIP_WIDTH, DRAWER_WIDTH, HINT_WIDTH = 330.0, 400.0, 330.0
CARD_WIDTH, CARD_HEIGHT, CARD_STEP = 112.0, 78.0, 86.0
LARGE_WIDTH, LARGE_HEIGHT = 250.0, 190.0

BRIGHT_TEXT: Colour = (1.0, 0.80, 0.36, 1.0)
GREY_TEXT: Colour = (0.62, 0.59, 0.54, 1.0)
PLATE: Colour = (0.07, 0.055, 0.05, 0.82)
SOFT_PLATE: Colour = (0.07, 0.055, 0.05, 0.66)
ACTIVE_PLATE: Colour = (0.22, 0.15, 0.08, 0.92)
BUTTON: Colour = (0.20, 0.17, 0.15, 0.92)
LIT_BUTTON: Colour = (0.62, 0.36, 0.10, 0.95)
GREY_BUTTON: Colour = (0.13, 0.12, 0.11, 0.80)
EDGE: Colour = (1.0, 0.80, 0.36, 0.95)
SOFT_EDGE: Colour = (1.0, 0.95, 0.85, 0.22)
KEY: Colour = (0.0, 0.0, 0.0, 0.45)
BAR: Colour = (0.0, 0.0, 0.0, 0.75)
BAR_FILL: Colour = (0.40, 0.72, 0.95, 0.95)
COVER: Colour = (0.06, 0.05, 0.05, 1.0)
PAPER: Colour = (0.95, 0.91, 0.82, 1.0)
INK: Colour = (0.16, 0.12, 0.10, 1.0)


@dataclass
class Areas:
    """Where a layer has something: buttons to click, other things to point at, and plates over the table."""

    buttons: dict[str, Rectangle] = field(default_factory=dict)
    others: dict[str, Rectangle] = field(default_factory=dict)
    plates: list[Rectangle] = field(default_factory=list)

    def scaled(self, by: float) -> Areas:
        """The same on a canvas whose units are that many times as large."""
        buttons = {id_: at.scaled(by) for id_, at in self.buttons.items()}
        others = {id_: at.scaled(by) for id_, at in self.others.items()}
        return Areas(buttons, others, [at.scaled(by) for at in self.plates])


def written_colour(colour: str, alpha: float = 1.0) -> Colour:
    """A colour written `#rrggbb`, as captions show it."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255.0 for at in (1, 3, 5))
    return red, green, blue, alpha


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
    many = strip.pips > MOST_PIPS
    pips = at.right - 8.0 - (26.0 if many else 13.0 * strip.pips)
    name = _shortened(strip.name, 17.0, pips - at.x - 32.0)
    canvas.text(name, at.x + 30.0, at.y + 20.5, 17.0, TEXT if strip.active else DIM_TEXT)
    tag = at.x + 36.0 + text_width(name, 17.0)
    if strip.tag and tag + text_width(strip.tag, 13.0) < pips - 4.0:
        canvas.text(strip.tag, tag, at.y + 20.0, 13.0, GREY_TEXT)
    for number in range(1 if many else strip.pips):
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
    step = min(27.0, (canvas.height - COLUMN_TOP - 160.0) / (len(lines) + 1))
    room = canvas.width - column - MARGIN - 80.0
    size = min(step * 0.78, *(_fitting_size(line.replace("\t", "   "), 21.0, room) for line in lines))
    rows = [line.partition("\t") for line in lines]
    second = max((text_width(first, size) + size for first, tab, _ in rows if tab), default=0.0)
    widths = [second + text_width(rest, size) if tab else text_width(first, size) for first, tab, rest in rows]
    width = max(text_width(title, size * 1.3), *widths) + 56.0
    height = step * len(lines) + step * 1.4 + 34.0
    left = max((canvas.width - width) / 2, column + MARGIN)
    top = max(COLUMN_TOP - 24.0, (canvas.height - height) / 2 - 10.0)
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


# ---- buttons and bars


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
    room = canvas.width - 2 * MARGIN - _hand_width(captions)
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
    return replace(button, why_not=" ") if button.why_not else button


def _icon_alone(button: Button) -> Button:
    return replace(_brief(button), text="") if button.icon else _brief(button)


def _hand_width(captions: Captions) -> float:
    """The room that the cards in the corner take."""
    return CARD_WIDTH + CARD_STEP * (len(captions.hand) - 1) + MARGIN if captions.hand else 0.0


def _button_width(button: Button) -> float:
    text = max(text_width(button.text, 19.0), text_width(button.why_not, 13.0))
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
        left = min((canvas.width - wide) / 2, canvas.width - MARGIN - _hand_width(captions) - wide)
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
        canvas.icon(button.icon, x, at.y + 11.0, 22.0, ink)
        x += 28.0
    if button.why_not.strip():
        canvas.text(button.text, x, at.y + 19.0, 17.0, ink)
        canvas.text(button.why_not, x, at.y + 35.0, 13.0, ink)
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
    left = min((canvas.width - widest) / 2, canvas.width - MARGIN - _hand_width(captions) - widest)
    beside = left > MARGIN + width + BUTTON_GAP
    return canvas.height - MARGIN if beside or not rows else buttons_top(canvas, captions) - 8.0


def draw_tip(canvas: Canvas, captions: Captions) -> Areas:
    """An explanation in the lower left corner."""
    areas = Areas()
    if not captions.tip_lines:
        return areas
    lines = [row for line in captions.tip_lines for row in (*wrapped(line, 17.0, TIP_WIDTH - 32.0), "")][:-1]
    height = sum(22.0 if line else 9.0 for line in lines) + 50.0
    at = Rectangle(MARGIN, _corner_bottom(canvas, captions, TIP_WIDTH) - height, TIP_WIDTH, height)
    canvas.plate(at, PLATE, 10.0, EDGE, 1.5)
    areas.plates.append(at)
    canvas.icon("info", at.x + 14.0, at.y + 11.0, 20.0, BRIGHT_TEXT)
    size = _fitting_size(captions.tip_title, 20.0, TIP_WIDTH - 56.0)
    canvas.text(captions.tip_title, at.x + 42.0, at.y + 28.0, size, BRIGHT_TEXT)
    y = at.y + 54.0
    for line in lines:
        canvas.text(line, at.x + 16.0, y, 17.0)
        y += 22.0 if line else 9.0
    return areas


def draw_floater(canvas: Canvas, floater: Floater) -> None:
    """A few words with an icon, around the origin."""
    width = text_width(floater.text, 17.0) + 40.0
    canvas.plate(Rectangle(-width / 2, -30.0, width, 26.0), PLATE, 12.0)
    canvas.icon(floater.icon, -width / 2 + 9.0, -26.0, 18.0, BRIGHT_TEXT)
    canvas.text(floater.text, -width / 2 + 31.0, -11.5, 17.0)


def draw_drawer(canvas: Canvas, captions: Captions) -> Areas:
    """The log at the right edge, from top to bottom."""
    areas = Areas()
    if not captions.log:
        return areas
    top = STRIP_TOP + STRIP_HEIGHT + 8.0
    at = Rectangle(canvas.width - DRAWER_WIDTH - MARGIN, top, DRAWER_WIDTH, canvas.height - BUTTON_ROOM / 2 - 8.0 - top)
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
    at = Rectangle(max(4.0, left), max(4.0, top), width, height)
    canvas.plate(at, (0.05, 0.04, 0.04, 0.93), 7.0, SOFT_EDGE, 1.0)
    canvas.text(hint.title, at.x + 13.0, at.y + 23.0, 18.0, BRIGHT_TEXT)
    for number, line in enumerate(lines):
        canvas.text(line, at.x + 13.0, at.y + 46.0 + 21.0 * number, 16.0)
    return Areas()


# ---- cards


def draw_hand(canvas: Canvas, captions: Captions) -> Areas:
    """One's own cards in the lower right corner; the one pointed at is held up to be read."""
    areas = Areas()
    left = canvas.width - MARGIN - CARD_WIDTH - CARD_STEP * (len(captions.hand) - 1)
    for number, card in enumerate(captions.hand):
        at = Rectangle(left + CARD_STEP * number, canvas.height - CARD_HEIGHT + 6.0, CARD_WIDTH, CARD_HEIGHT + 20.0)
        _draw_small_card(canvas, card, at)
        areas.others[f"card:{card.id}"] = at
        areas.plates.append(at)
    large = next((card for card in captions.hand if card.large), None)
    if large is not None:
        at = Rectangle(
            canvas.width - MARGIN - LARGE_WIDTH, canvas.height - CARD_HEIGHT - LARGE_HEIGHT, LARGE_WIDTH, LARGE_HEIGHT
        )
        _draw_large_card(canvas, large, at)
    return areas


def _draw_small_card(canvas: Canvas, card: HandCard, at: Rectangle) -> None:
    canvas.plate(at, PAPER, 8.0, EDGE if card.large else written_colour(card.colour), 3.0)
    canvas.icon(card.icon, at.x + 9.0, at.y + 8.0, 18.0, written_colour(card.colour))
    canvas.text(card.kind, at.x + 32.0, at.y + 22.0, 12.0, written_colour(card.colour))
    for number, line in enumerate(wrapped(card.title, 15.0, at.width - 18.0)[:2]):
        canvas.text(line, at.x + 9.0, at.y + 44.0 + 18.0 * number, 15.0, INK)


def _draw_large_card(canvas: Canvas, card: HandCard, at: Rectangle) -> None:
    canvas.plate(at, PAPER, 12.0, written_colour(card.colour), 5.0)
    canvas.icon(card.icon, at.x + 16.0, at.y + 15.0, 24.0, written_colour(card.colour))
    canvas.text(card.kind, at.x + 48.0, at.y + 33.0, 15.0, written_colour(card.colour))
    canvas.text(card.title, at.x + 16.0, at.y + 66.0, 21.0, INK)
    for number, line in enumerate(wrapped(card.text, 17.0, at.width - 32.0)):
        canvas.text(line, at.x + 16.0, at.y + 92.0 + 21.0 * number, 17.0, INK)


# ---- cover


def draw_cover(canvas: Canvas, captions: Captions) -> Areas:
    """Hide the whole picture behind one line of text."""
    if captions.covered:
        canvas.plate(Rectangle(-2.0, -2.0, canvas.width + 4.0, canvas.height + 4.0), COVER, 0.0)
        canvas.text(captions.covered, canvas.width / 2, canvas.height * 0.42, 40.0, TEXT, "centre")
    return Areas()
