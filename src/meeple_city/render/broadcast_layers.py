"""Captions of a programme that others watch: the same words as in a match, where and as large as viewers need them.

Nothing comes nearer to the edge than a twentieth of the picture, which some screens cut off. Text is at least 24 units
high where the picture is 720, so that it can be read on a phone. (Both: safe title area of 16:9 television, and the
sizes that guides for accessible games ask for.)
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from meeple_city.display.broadcast import Chart, Sheet, SheetRow
from meeple_city.display.captions import Captions
from meeple_city.display.hud import Strip
from meeple_city.render.caption_canvas import DIM_TEXT, TEXT, Canvas, Rectangle, text_width, wrapped
from meeple_city.render.caption_style import ACTIVE_PLATE, BRIGHT_TEXT, PLATE, SOFT_PLATE, Areas, written_colour
from meeple_city.render.colours import Colour

SAFE = 0.05  # of the width and of the height
SMALLEST, NAME, LINE, HEADLINE = 24.0, 32.0, 34.0, 58.0  # sizes of text
ROW, STEP = 42.0, 29.0  # heights of a row of the scoreboard, and of a line of the smallest text
THIRD_WIDTH, THIRD_HEIGHT, GAP = 440.0, 120.0, 12.0
SHEET_ROW = 54.0
CHART_WIDTH = 210.0
MOST_ACTION_LINES = 2
SEEN: Colour = (1.0, 0.95, 0.85, 0.28)
EDGE: Colour = (1.0, 0.95, 0.85, 0.9)


def safe_area(canvas: Canvas) -> Rectangle:
    """Where captions may be."""
    x, y = canvas.width * SAFE, canvas.height * SAFE
    return Rectangle(x, y, canvas.width - 2 * x, canvas.height - 2 * y)


def _third_width(safe: Rectangle) -> float:
    return min(THIRD_WIDTH, safe.width * 0.4)


# ---- players, top left


def draw_scoreboard(canvas: Canvas, captions: Captions) -> Areas:
    """A row for each player: badge, name, and what everybody may know."""
    areas, safe = Areas(), safe_area(canvas)
    if captions.sheet is not None or not captions.strips:
        return areas
    names = max(text_width(strip.name, SMALLEST) for strip in captions.strips)
    columns = _column_widths(captions.strips)
    for number, strip in enumerate(captions.strips):
        at = Rectangle(safe.x, safe.y + ROW * number, 60.0 + names + sum(columns), ROW - 4.0)
        _draw_row(canvas, strip, at, columns)
        areas.plates.append(at)
    return areas


def _draw_row(canvas: Canvas, strip: Strip, at: Rectangle, columns: list[float]) -> None:
    canvas.plate(at, ACTIVE_PLATE if strip.active else SOFT_PLATE, 5.0)
    canvas.plate(Rectangle(at.x, at.y, 6.0, at.height), written_colour(strip.colour), 2.0)
    canvas.icon(strip.badge, at.x + 13.0, at.y + 9.0, 20.0, written_colour(strip.colour))
    canvas.text(strip.name, at.x + 40.0, at.y + 27.0, SMALLEST, BRIGHT_TEXT if strip.active else TEXT)
    x = at.right - sum(columns)
    for figure, width in zip(strip.figures, columns, strict=False):
        canvas.icon(figure.icon, x, at.y + 9.0, 20.0, DIM_TEXT)
        canvas.text(figure.text, x + 25.0, at.y + 27.0, SMALLEST)
        x += width


def _column_widths(strips: Sequence[Strip]) -> list[float]:
    """How wide the first figures of all players are, the second ones, and so on."""
    widths = [[40.0 + text_width(figure.text, SMALLEST) for figure in strip.figures] for strip in strips]
    return [max(column) for column in zip_longest(*widths, fillvalue=0.0)]


# ---- the table and the map, top right


def draw_table(canvas: Canvas, captions: Captions) -> Areas:
    """What there is to know about the table."""
    safe = safe_area(canvas)
    if captions.sheet is not None or not captions.table:
        return Areas()
    width = max(text_width(line, SMALLEST) for line in captions.table) + 24.0
    at = Rectangle(safe.right - width, safe.y, width, STEP * len(captions.table) + 12.0)
    canvas.plate(at, SOFT_PLATE, 5.0)
    for number, line in enumerate(captions.table):
        canvas.text(line, at.right - 12.0, at.y + 28.0 + STEP * number, SMALLEST, TEXT, "right")
    return Areas(plates=[at])


def draw_chart(canvas: Canvas, captions: Captions) -> Areas:
    """A small map, below the words about the table."""
    if captions.chart is None or captions.sheet is not None:
        return Areas()
    at, scale = _chart_place(canvas, captions, captions.chart)
    canvas.plate(at, PLATE, 6.0)
    for outline, colour in captions.chart.areas:
        canvas.polygon([(at.x + 6.0 + x * scale, at.y + 6.0 + y * scale) for x, y in outline], written_colour(colour))
    return Areas(plates=[at])


def draw_chart_marks(canvas: Canvas, captions: Captions) -> Areas:
    """Who is where on the map, and what the picture shows of it."""
    chart = captions.chart
    if chart is None or captions.sheet is not None:
        return Areas()
    at, scale = _chart_place(canvas, captions, chart)
    x, y, reach = at.x + 6.0 + chart.seen[0] * scale, at.y + 6.0 + chart.seen[1] * scale, chart.reach * scale
    canvas.plate(_within(Rectangle(x - reach, y - reach, 2 * reach, 2 * reach), at), SEEN, 4.0, EDGE, 2.0)
    for mark in chart.marks:
        x, y = at.x + 6.0 + mark.at[0] * scale, at.y + 6.0 + mark.at[1] * scale
        canvas.icon(mark.icon, x - 9.0, y - 9.0, 18.0, written_colour(mark.colour))
    return Areas()


def _chart_place(canvas: Canvas, captions: Captions, chart: Chart) -> tuple[Rectangle, float]:
    """Where the map is, and how many units of the canvas one of its own is."""
    safe, scale = safe_area(canvas), CHART_WIDTH / chart.width
    top = safe.y + (STEP * len(captions.table) + 18.0 if captions.table else 0.0)
    return Rectangle(safe.right - CHART_WIDTH - 12.0, top, CHART_WIDTH + 12.0, chart.height * scale + 12.0), scale


def _within(one: Rectangle, other: Rectangle) -> Rectangle:
    x, y = max(one.x, other.x), max(one.y, other.y)
    return Rectangle(x, y, max(8.0, min(one.right, other.right) - x), max(8.0, min(one.bottom, other.bottom) - y))


# ---- who does what, and the commentator, along the lower edge


def draw_lower_third(canvas: Canvas, captions: Captions) -> Areas:
    """Whose turn it is, in the lower left corner, and what they are doing."""
    areas, safe = Areas(), safe_area(canvas)
    strip = next((one for one in captions.strips if one.active), None)
    if strip is None or captions.sheet is not None:
        return areas
    at = Rectangle(safe.x, safe.bottom - THIRD_HEIGHT, _third_width(safe), THIRD_HEIGHT)
    canvas.plate(at, PLATE, 6.0)
    canvas.plate(Rectangle(at.x, at.y, 8.0, at.height), written_colour(strip.colour), 3.0)
    areas.plates.append(at)
    canvas.icon(strip.badge, at.x + 18.0, at.y + 11.0, 26.0, written_colour(strip.colour))
    canvas.text(strip.name, at.x + 54.0, at.y + 36.0, NAME, BRIGHT_TEXT)
    _draw_figures(canvas, strip, at, at.x + 76.0 + text_width(strip.name, NAME))
    action = captions.said or (captions.toasts[-1].text if captions.toasts else "")
    for number, line in enumerate(_at_most(wrapped(action, SMALLEST, at.width - 32.0), MOST_ACTION_LINES)):
        canvas.text(line, at.x + 18.0, at.y + 70.0 + STEP * number, SMALLEST)
    return areas


def _draw_figures(canvas: Canvas, strip: Strip, at: Rectangle, left: float) -> None:
    """What a player has, right of the name; as much of it as there is room for, the last figures first."""
    x = at.right - 10.0
    for figure in reversed(strip.figures):
        x -= 33.0 + text_width(figure.text, SMALLEST) + 8.0
        if x < left:
            return
        canvas.icon(figure.icon, x, at.y + 14.0, 22.0, written_colour(strip.colour))
        canvas.text(figure.text, x + 27.0, at.y + 34.0, SMALLEST)


def _at_most(lines: list[str], count: int) -> list[str]:
    return lines if len(lines) <= count else [*lines[: count - 1], f"{lines[count - 1]}..."]


def draw_commentary(canvas: Canvas, captions: Captions) -> Areas:
    """What the commentator says, beside whoever acts."""
    if not captions.line:
        return Areas()
    at, lines = _commentary_place(canvas, captions)
    canvas.plate(at, PLATE, 8.0)
    top = at.y + (at.height - _lines_height(lines)) / 2 + 9.0
    for number, line in enumerate(lines):
        canvas.text(line, at.x + at.width / 2, top + LINE * (1.25 * number + 0.92), LINE, TEXT, "centre")
    return Areas(plates=[at])


def _commentary_place(canvas: Canvas, captions: Captions) -> tuple[Rectangle, list[str]]:
    """Where the commentator's words stand, and in which lines."""
    safe = safe_area(canvas)
    beside = captions.sheet is None and any(strip.active for strip in captions.strips)
    left = safe.x + (_third_width(safe) + GAP if beside else 0.0)
    room = safe.right - left
    lines = wrapped(captions.line, LINE, room - 36.0)
    width = max(text_width(line, LINE) for line in lines) + 36.0
    height = max(_lines_height(lines), 56.0)
    return Rectangle(left + (room - width) / 2, safe.bottom - height, width, height), lines


def _lines_height(lines: Sequence[str]) -> float:
    return LINE * 1.25 * len(lines) + 18.0


# ---- sheets


def draw_sheet(canvas: Canvas, captions: Captions) -> Areas:
    """A title card or a table in the middle; the reasons for points beside the city."""
    if captions.sheet is not None:
        spoken = _commentary_place(canvas, captions)[0].height if captions.line else 0.0
        return _draw_sheet(canvas, captions.sheet, max(THIRD_HEIGHT, spoken) + GAP)
    return _draw_reasons(canvas, captions)


def _draw_sheet(canvas: Canvas, sheet: Sheet, below: float) -> Areas:
    safe = safe_area(canvas)
    lines = wrapped(sheet.line, NAME, safe.width * 0.7)
    head = 96.0 + 36.0 * len(lines) + (26.0 if sheet.heads else 0.0)
    room = safe.height - below  # the commentator speaks there
    row = min(SHEET_ROW, (room - head - 16.0) / max(1, len(sheet.rows)))
    height = head + row * len(sheet.rows) + 16.0
    width = min(safe.width, max(760.0, text_width(sheet.title, HEADLINE) + 80.0))
    at = Rectangle((canvas.width - width) / 2, safe.y + (room - height) / 2, width, height)
    canvas.plate(at, PLATE, 14.0)
    canvas.text(sheet.title, canvas.width / 2, at.y + 66.0, HEADLINE, BRIGHT_TEXT, "centre")
    for number, line in enumerate(lines):
        canvas.text(line, canvas.width / 2, at.y + 106.0 + 36.0 * number, NAME, TEXT, "centre")
    columns = [at.right - 60.0 - 130.0 * number for number in reversed(range(_columns(sheet)))]
    for x, text in zip(columns, sheet.heads, strict=False):
        canvas.text(text, x, at.y + head - 8.0, SMALLEST, DIM_TEXT, "right")
    for number, one in enumerate(sheet.rows):
        place = Rectangle(at.x + 30.0, at.y + head + row * number, width - 60.0, row - 4.0)
        _draw_sheet_row(canvas, one, place, columns)
    return Areas(plates=[at])


def _columns(sheet: Sheet) -> int:
    return max((len(row.cells) for row in sheet.rows), default=0)


def _draw_sheet_row(canvas: Canvas, row: SheetRow, at: Rectangle, columns: list[float]) -> None:
    canvas.plate(at, ACTIVE_PLATE if row.lit else SOFT_PLATE, 6.0)
    base = at.y + at.height / 2 + NAME / 3
    canvas.icon(row.badge, at.x + 14.0, at.y + at.height / 2 - 12.0, 24.0, written_colour(row.colour))
    canvas.text(row.name, at.x + 52.0, base, NAME)
    note = at.x + 66.0 + text_width(row.name, NAME)
    if not row.cells or note + text_width(row.note, SMALLEST) < columns[0] - 70.0:
        canvas.text(row.note, note, base, SMALLEST, DIM_TEXT)
    for x, cell in zip(columns, row.cells, strict=False):
        canvas.text(cell, x, base, NAME, BRIGHT_TEXT, "right")


def _draw_reasons(canvas: Canvas, captions: Captions) -> Areas:
    """The breakdown of a score: a column beside the city while points are counted, in the middle at the end."""
    title, lines = (captions.title, captions.lines) if captions.lines else (captions.tip_title, captions.tip_lines)
    if not lines:
        return Areas()
    safe, middle = safe_area(canvas), bool(captions.lines)
    width = safe.width * 0.86 if middle else _third_width(safe)
    rows = [row for line in lines for row in wrapped(line.replace("\t", "   "), SMALLEST, width - 40.0)]
    top = safe.y + (ROW * len(captions.strips) + GAP if captions.strips else 0.0)
    height = min(50.0 + 31.0 * len(rows), safe.bottom - THIRD_HEIGHT - GAP - top)
    left = (canvas.width - width) / 2 if middle else safe.x
    at = Rectangle(left, top, width, height)
    canvas.plate(at, PLATE, 10.0)
    canvas.text(title, at.x + 20.0, at.y + 33.0, NAME, BRIGHT_TEXT)
    for number, row in enumerate(rows[: int((height - 50.0) / 31.0 + 0.5)]):
        canvas.text(row, at.x + 20.0, at.y + 66.0 + 31.0 * number, SMALLEST)
    return Areas(plates=[at])
