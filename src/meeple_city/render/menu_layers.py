"""The layer of menus: pages of rows that can be longer than the window, the first menu, and questions.

Text is never made smaller to fit: at a larger text size lines wrap, rows grow, and the list scrolls to the row that is
chosen.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from meeple_city.display.captions import Captions
from meeple_city.display.hud import Article, Menu, MenuRow
from meeple_city.render.caption_canvas import DIM_TEXT, HEIGHT, TEXT, Canvas, Rectangle, text_width, wrapped
from meeple_city.render.caption_style import Areas, written_colour
from meeple_city.render.colours import Colour

EDGE_GAP = 40.0  # from the left edge of the window to the text
PAGE_WIDTH, TABS_WIDTH, ARTICLE_WIDTH = 560.0, 170.0, 430.0
DIALOG_WIDTH = 520.0
ROW_PAD, ROW_GAP = 11.0, 5.0
PICTURE = (112.0, 63.0)
CARD_GAP = 10.0
SIZE, SMALL, HINT = 20.0, 15.5, 17.0
ACCENT: Colour = (1.0, 0.80, 0.36, 1.0)
GREY: Colour = (0.66, 0.63, 0.58, 1.0)
WHITE: Colour = (1.0, 1.0, 1.0, 1.0)


@dataclass(frozen=True)
class MenuLook:
    """The colours and the scale of text of the menus."""

    scale: float
    text: Colour = TEXT
    dim: Colour = DIM_TEXT
    grey: Colour = GREY
    shade: Colour = (0.045, 0.036, 0.034, 0.90)
    row: Colour = (1.0, 0.95, 0.85, 0.055)
    lit_row: Colour = (0.55, 0.31, 0.09, 0.95)
    lit_edge: Colour = (1.0, 0.80, 0.36, 0.95)
    track: Colour = (0.0, 0.0, 0.0, 0.55)

    def of(self, size: float) -> float:
        """A size of text at this scale."""
        return size * self.scale


def _look(captions: Captions) -> MenuLook:
    if not captions.contrast:
        return MenuLook(captions.text_scale)
    return MenuLook(
        captions.text_scale, WHITE, WHITE, (0.85, 0.85, 0.85, 1.0), (0.0, 0.0, 0.0, 0.98), (0.0, 0.0, 0.0, 1.0),
        (0.25, 0.14, 0.0, 1.0), WHITE, (0.3, 0.3, 0.3, 1.0),
    )  # fmt: skip


@dataclass
class MenuPainter:
    """Draws the menu, and remembers how far its rows are scrolled."""

    top: float = 0.0  # how much of the rows is above the picture
    of: str = ""  # the page that is scrolled
    areas: Areas = field(default_factory=Areas)

    def draw(self, canvas: Canvas, captions: Captions) -> Areas:
        """Draw the menu, if there is one."""
        self.areas, menu = Areas(), captions.menu
        if menu is not None:
            look = _look(captions)
            {"title": self._title, "dialog": self._dialog}.get(menu.look, self._page)(canvas, menu, look)
        return self.areas

    # ---- kinds of menus

    def _title(self, canvas: Canvas, menu: Menu, look: MenuLook) -> None:
        """The first menu: the name of the game, and large rows on a shade that ends before the city."""
        width = min(400.0 * look.scale, canvas.width * 0.62)
        canvas.fade(Rectangle(-2.0, -2.0, EDGE_GAP + width + 260.0, HEIGHT + 4.0), look.shade)
        canvas.text(menu.title.upper(), EDGE_GAP - 2.0, 96.0, 62.0, ACCENT)
        canvas.plate(Rectangle(EDGE_GAP, 116.0, 120.0, 3.0), ACCENT, 1.0)
        top = 136.0
        hint = self._hint_lines(menu, look, width)
        footer, small = wrapped(menu.footer, look.of(14.0), canvas.width - 2 * EDGE_GAP - 60.0), look.of(14.0)
        bottom = HEIGHT - 26.0 - 1.3 * small * len(footer) - look.of(HINT) * 1.35 * max(2, len(hint))
        self._rows(canvas, menu, look, Rectangle(EDGE_GAP - 14.0, top, width, bottom - top - 8.0), 24.0)
        self._lines(canvas, hint, EDGE_GAP, bottom, look.of(HINT), look.dim)
        self._lines(canvas, footer, EDGE_GAP, HEIGHT + 4.0 - 1.3 * small * len(footer), small, look.grey, 1.3 * small)
        canvas.text(menu.note, canvas.width - 16.0, HEIGHT - 14.0, 14.0, look.grey, "right")

    def _page(self, canvas: Canvas, menu: Menu, look: MenuLook) -> None:
        """A page over the left of the picture: title, rows, and at the bottom what the row that is chosen means."""
        tabs = TABS_WIDTH * look.scale if menu.tabs else 0.0
        article = ARTICLE_WIDTH * look.scale**0.5 if menu.article else 0.0
        rows = (300.0 if menu.article else PAGE_WIDTH) * look.scale**0.7
        width = min(tabs + rows + article, canvas.width - 2 * EDGE_GAP)
        canvas.plate(Rectangle(-20.0, -20.0, EDGE_GAP + width + 20.0 + EDGE_GAP, HEIGHT + 40.0), look.shade, 0.0)
        size = 38.0 * look.scale**0.5
        canvas.text(menu.title, EDGE_GAP, 34.0 + size * 0.72, size, ACCENT)
        canvas.text(menu.note, EDGE_GAP + width, 34.0 + size * 0.72, look.of(SMALL), look.dim, "right")
        top = 34.0 + size * 0.72 + 20.0
        canvas.plate(Rectangle(EDGE_GAP, top - 4.0, width, 1.5), (1.0, 0.80, 0.36, 0.45), 0.0)
        hint = self._hint_lines(menu, look, width)
        room = look.of(HINT) * 1.35 * max(1 if menu.article else 2, len(hint))
        small = look.of(14.0)
        footer = wrapped(menu.footer, small, width)
        bottom = HEIGHT - 22.0 - 1.3 * small * len(footer) - room
        if menu.tabs:
            self._tabs(canvas, menu, look, Rectangle(EDGE_GAP, top + 12.0, tabs - 18.0, bottom - top - 12.0))
        body = Rectangle(EDGE_GAP + tabs, top + 12.0, width - tabs - article, bottom - top - 24.0)
        self._rows(canvas, menu, look, body, SIZE)
        if menu.article:
            beside = Rectangle(body.right + 26.0, top + 12.0, article - 26.0, bottom - top - 12.0)
            self._article(canvas, menu.article, look, beside)
        self._lines(canvas, hint, EDGE_GAP, bottom + look.of(HINT), look.of(HINT), look.text)
        self._lines(canvas, footer, EDGE_GAP, HEIGHT - 1.3 * small * len(footer), small, look.grey, 1.3 * small)

    def _dialog(self, canvas: Canvas, menu: Menu, look: MenuLook) -> None:
        """A question in the middle, with its answers one above the other."""
        canvas.plate(Rectangle(-20.0, -20.0, canvas.width + 40.0, HEIGHT + 40.0), (0.0, 0.0, 0.0, 0.45), 0.0)
        width = min(DIALOG_WIDTH * look.scale**0.7, canvas.width - 2 * EDGE_GAP)
        size = 28.0 * look.scale**0.7
        title = wrapped(menu.title, size, width - 56.0)
        lines = wrapped(menu.note, look.of(HINT), width - 56.0)
        rows = sum(self._height(row, look, width - 56.0, SIZE) + ROW_GAP for row in menu.rows)
        height = 44.0 + size * 1.25 * len(title) + look.of(HINT) * 1.35 * len(lines) + rows + 30.0
        at = Rectangle((canvas.width - width) / 2, (HEIGHT - height) / 2, width, height)
        canvas.plate(at, (*look.shade[:3], 0.97), 14.0, look.lit_edge, 1.5)
        y = self._lines(canvas, title, at.x + 28.0, at.y + 22.0 + size, size, ACCENT, size * 1.25)
        y = self._lines(canvas, lines, at.x + 28.0, y + 2.0, look.of(HINT), look.text)
        self._rows(canvas, menu, look, Rectangle(at.x + 28.0, y - 6.0, width - 56.0, rows + 8.0), SIZE)

    # ---- parts

    def _hint_lines(self, menu: Menu, look: MenuLook, width: float) -> list[str]:
        lit = next((row for row in menu.rows if row.lit), None)
        text = "" if lit is None or lit.hint == lit.detail else lit.why_not or lit.hint
        return wrapped(text, look.of(HINT), width)[:4]

    def _lines(
        self,
        canvas: Canvas,
        lines: list[str],
        x: float,
        baseline: float,
        size: float,
        colour: Colour,
        step: float = 0.0,
    ) -> float:
        """Lines one below the other; returns the next baseline."""
        for line in lines:
            canvas.text(line, x, baseline, size, colour)
            baseline += step or size * 1.35
        return baseline

    def _tabs(self, canvas: Canvas, menu: Menu, look: MenuLook, at: Rectangle) -> None:
        size, y = look.of(18.0), at.y
        heights = [len(wrapped(text, size, at.width - 28.0)) * size * 1.25 + 14.0 for text in menu.tabs]
        over = max(0.0, sum(heights) + 4.0 * len(heights) - at.height)
        skip = over * menu.tab / max(1, len(menu.tabs) - 1)
        y -= skip
        for number, (text, height) in enumerate(zip(menu.tabs, heights, strict=True)):
            tab = Rectangle(at.x - 14.0, y, at.width + 14.0, height)
            y += height + 4.0
            if tab.y < at.y - 1.0 or tab.bottom > at.bottom + 1.0:
                continue
            chosen = number == menu.tab
            canvas.plate(tab, (1.0, 0.80, 0.36, 0.16) if chosen else (1.0, 0.95, 0.85, 0.0), 6.0)
            if chosen:
                canvas.plate(Rectangle(tab.x, tab.y, 4.0, height), ACCENT, 2.0)
            colour = ACCENT if chosen else look.dim
            self._lines(canvas, wrapped(text, size, at.width - 28.0), tab.x + 16.0, tab.y + 6.0 + size, size, colour)
            self.areas.buttons[f"tab:{number}"] = tab

    def _article(self, canvas: Canvas, article: Article, look: MenuLook, at: Rectangle) -> None:
        size, text = look.of(24.0), look.of(18.0)
        y = self._lines(canvas, wrapped(article.title, size, at.width), at.x, at.y + size, size, ACCENT)
        y += 8.0
        for line in article.lines:
            for row in wrapped(line, text, at.width):
                if y > at.bottom:
                    canvas.icon("down", at.right - 22.0, at.bottom - 8.0, 20.0, ACCENT)
                    return
                canvas.text(row, at.x, y, text, look.text)
                y += text * 1.4
            y += text * 0.6

    def _rows(self, canvas: Canvas, menu: Menu, look: MenuLook, at: Rectangle, size: float) -> None:
        """The rows, scrolled so that the one that is chosen is in sight."""
        boxes, end = self._boxes(menu.rows, look, at, size)
        name = f"{menu.title}/{menu.tab}"
        self.top = self.top if self.of == name else 0.0
        self.of = name
        lit = next((box for row, box in zip(menu.rows, boxes, strict=True) if row.lit), None)
        if lit is not None:
            self.top = min(max(self.top, lit.bottom - at.bottom), lit.y - at.y)
        self.top = max(0.0, min(self.top, end - at.bottom))
        for row, box in zip(menu.rows, boxes, strict=True):
            shown = Rectangle(box.x, box.y - self.top, box.width, box.height)
            if shown.y < at.y - 1.0 or shown.bottom > at.bottom + 1.0:
                continue
            if row.place is not None:
                self._card(canvas, row, shown, look)
            else:
                self._row(canvas, row, shown, look, size)
        self._scroll_bar(canvas, look, at, end - at.y)

    def _scroll_bar(self, canvas: Canvas, look: MenuLook, at: Rectangle, height: float) -> None:
        if height > at.height + 1.0:
            share = at.height / height
            canvas.plate(Rectangle(at.right + 6.0, at.y, 4.0, at.height), look.track, 2.0)
            canvas.plate(Rectangle(at.right + 6.0, at.y + self.top * share, 4.0, at.height * share), look.dim, 2.0)

    def _boxes(
        self, rows: tuple[MenuRow, ...], look: MenuLook, at: Rectangle, size: float
    ) -> tuple[list[Rectangle], float]:
        """Where each row is before scrolling, cards side by side; and where they end."""
        boxes: list[Rectangle] = []
        y, column, tallest = at.y, 0, 0.0
        columns = max(1, int((at.width + CARD_GAP) // (250.0 * look.scale)))
        wide = (at.width - CARD_GAP * (columns - 1)) / columns
        for row in rows:
            if row.place is None:
                y += tallest
                column, tallest = 0, 0.0
                boxes.append(Rectangle(at.x, y, at.width, self._height(row, look, at.width, size)))
                y += boxes[-1].height + ROW_GAP
                continue
            if column == columns:
                y += tallest
                column, tallest = 0, 0.0
            boxes.append(Rectangle(at.x + column * (wide + CARD_GAP), y, wide, look.of(74.0) + 16.0))
            tallest = max(tallest, boxes[-1].height + CARD_GAP)
            column += 1
        return boxes, y + tallest

    def _text_room(self, row: MenuRow, look: MenuLook, width: float, size: float) -> float:
        """How wide the label may be: what its icon, picture and value leave."""
        room = width - 28.0 - self._lead(row, look, size)
        value = self._value_width(row, look, size)
        return room - value - 16.0 if value and not self._value_below(row, look, width, size) else room

    def _value_width(self, row: MenuRow, look: MenuLook, size: float) -> float:
        if not row.value:
            return 0.0
        extra = {"switch": 62.0, "slider": 150.0, "field": 24.0}.get(row.control, 56.0)
        return text_width(row.value, look.of(size)) + extra

    def _value_below(self, row: MenuRow, look: MenuLook, width: float, size: float) -> bool:
        """Whether the value stands below the label, because both are too wide for one line."""
        lead = self._lead(row, look, size)
        widest = max((text_width(word, look.of(size)) for word in row.text.split()), default=0.0)
        label = max(widest, min(text_width(row.text, look.of(size)), width * 0.4))
        return bool(row.value) and lead + label + self._value_width(row, look, size) + 44.0 > width

    def _height(self, row: MenuRow, look: MenuLook, width: float, size: float) -> float:
        if row.heading:
            return look.of(SMALL) * 1.3 + 16.0
        lines = len(wrapped(row.text, look.of(size), self._text_room(row, look, width, size)))
        height = look.of(size) * (1.25 * lines - 0.25)
        height += look.of(size) * 1.25 + 4.0 if self._value_below(row, look, width, size) else 0.0
        detail = len(self._detail(row, look, width, size))
        height += look.of(SMALL) * 1.35 * detail + (4.0 if detail else 0.0)
        return max(height, PICTURE[1] if row.picture else 0.0) + 2 * ROW_PAD

    def _detail(self, row: MenuRow, look: MenuLook, width: float, size: float) -> list[str]:
        return wrapped(row.why_not or row.detail, look.of(SMALL), width - 28.0 - self._lead(row, look, size))

    def _lead(self, row: MenuRow, look: MenuLook, size: float) -> float:
        """The room for a picture or an icon before the text."""
        return PICTURE[0] + 14.0 if row.picture else look.of(size) + 14.0 if row.icon else 0.0

    def _row(self, canvas: Canvas, row: MenuRow, at: Rectangle, look: MenuLook, size: float) -> None:
        if row.heading:
            canvas.text(row.text.upper(), at.x, at.bottom - 6.0, look.of(SMALL), ACCENT)
            return
        self._plate(canvas, row, at, look)
        self.areas.buttons[row.id] = at
        big, small, x = look.of(size), look.of(SMALL), at.x + 14.0
        ink = look.grey if row.why_not else look.text
        if row.picture:
            canvas.picture(row.picture, Rectangle(x, at.y + (at.height - PICTURE[1]) / 2, *PICTURE))
            x += PICTURE[0] + 14.0
        elif row.icon:
            icon = written_colour(row.colour) if row.colour else ACCENT if row.lit and not row.why_not else ink
            canvas.icon(row.icon, x, at.y + ROW_PAD, big, icon)
            x += big + 14.0
        room = self._text_room(row, look, at.width, size)
        y = self._lines(canvas, wrapped(row.text, big, room), x, at.y + ROW_PAD + big * 0.84, big, ink, big * 1.25)
        if row.value and self._value_below(row, look, at.width, size):
            self._value(canvas, row, at, y + 2.0, look, size)
            y += big * 1.25 + 4.0
        elif row.value:
            self._value(canvas, row, at, at.y + ROW_PAD + big * 0.84, look, size)
        below = y - big * 1.25 + small * 1.35 + 4.0
        ink = look.grey if row.why_not else look.dim
        self._lines(canvas, self._detail(row, look, at.width, size), x, below, small, ink)

    def _plate(self, canvas: Canvas, row: MenuRow, at: Rectangle, look: MenuLook) -> None:
        if row.lit:
            canvas.plate(at, look.lit_row, 8.0, look.lit_edge, 1.5)
        else:
            canvas.plate(at, look.row, 8.0)

    def _value(self, canvas: Canvas, row: MenuRow, at: Rectangle, baseline: float, look: MenuLook, size: float) -> None:
        """The value at the right: a switch, a slider, a field, or a word between arrows."""
        big = look.of(size)
        ink = look.grey if row.why_not else ACCENT if not row.lit else look.text
        middle, right = baseline - big * 0.34, at.right - 14.0
        if row.control == "switch":
            self._switch(canvas, row, right, middle, look)
            canvas.text(row.value, right - 56.0, baseline, big, ink, "right")
        elif row.control == "slider":
            canvas.text(row.value, right, baseline, big, ink, "right")
            end = right - max(text_width(row.value, big), text_width("200 %", big)) - 14.0
            self._slider(canvas, row, end, middle, look)
        elif row.control == "field":
            wide = text_width(row.value, big) + 20.0
            canvas.plate(Rectangle(right - wide, baseline - big, wide, big * 1.35), look.track, 5.0, look.lit_edge, 1.0)
            canvas.text(row.value, right - 10.0, baseline, big, ink, "right")
        else:
            wide = text_width(row.value, big)
            canvas.icon("right", right - 14.0, middle - 8.0, 16.0, ink)
            canvas.text(row.value, right - 22.0, baseline, big, ink, "right")
            canvas.icon("left", right - 46.0 - wide, middle - 8.0, 16.0, ink)
            self.areas.buttons[f"{row.id}<"] = Rectangle(right - 56.0 - wide, middle - big * 0.8, 34.0, big * 1.6)
            self.areas.buttons[f"{row.id}>"] = Rectangle(right - 22.0, middle - big * 0.8, 34.0, big * 1.6)

    def _switch(self, canvas: Canvas, row: MenuRow, right: float, middle: float, look: MenuLook) -> None:
        on = row.share > 0.5
        canvas.plate(
            Rectangle(right - 44.0, middle - 12.0, 44.0, 24.0), ACCENT if on else look.track, 12.0, look.dim, 1.0
        )
        x = right - 22.0 if on else right - 41.0
        canvas.plate(Rectangle(x, middle - 9.0, 18.0, 18.0), (0.1, 0.07, 0.05, 1.0) if on else look.dim, 9.0)

    def _slider(self, canvas: Canvas, row: MenuRow, right: float, middle: float, look: MenuLook) -> None:
        left = right - 110.0
        canvas.plate(Rectangle(left, middle - 3.0, 110.0, 6.0), look.track, 3.0, look.dim, 0.5)
        canvas.plate(Rectangle(left, middle - 3.0, max(6.0, 110.0 * row.share), 6.0), ACCENT, 3.0)
        canvas.plate(Rectangle(left + 110.0 * row.share - 8.0, middle - 8.0, 16.0, 16.0), look.text, 8.0)
        self.areas.buttons[f"{row.id}<"] = Rectangle(left - 10.0, middle - 14.0, 55.0 + 10.0, 28.0)
        self.areas.buttons[f"{row.id}>"] = Rectangle(left + 55.0, middle - 14.0, 65.0, 28.0)

    def _card(self, canvas: Canvas, row: MenuRow, at: Rectangle, look: MenuLook) -> None:
        """A seat: a small board with its place marked, who sits there, and who that is."""
        self._plate(canvas, row, at, look)
        self.areas.buttons[row.id] = at
        assert row.place is not None
        board, colour = at.height - 24.0, written_colour(row.colour)
        x, y = at.x + 12.0, at.y + 12.0
        canvas.plate(Rectangle(x, y, board, board), look.track, 6.0, look.dim, 1.0)
        canvas.icon("city", x + board * 0.28, y + board * 0.28, board * 0.44, look.grey)
        badge = board * 0.30
        middle = x + board / 2 + row.place[0] * board * 0.36, y + board / 2 - row.place[1] * board * 0.36
        canvas.icon(row.icon, middle[0] - badge / 2, middle[1] - badge / 2, badge, colour)
        left, room = x + board + 14.0, at.width - board - 40.0
        big, small = look.of(SIZE), look.of(SMALL)
        ink = look.grey if row.why_not else look.text
        y = self._lines(canvas, wrapped(row.text, big, room)[:1], left, at.y + 12.0 + big, big, ink)
        y = self._lines(
            canvas, wrapped(row.value, small, room)[:1], left, y, small, look.dim if not row.lit else look.text
        )
        self._lines(
            canvas, wrapped(row.detail, small, room)[:1], left, y, small, look.grey if not row.lit else look.dim
        )
