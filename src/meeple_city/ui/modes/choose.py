"""Choosing: buttons, keys, and whatever glows on the table."""

from __future__ import annotations

from typing import ClassVar

from meeple_city.core.asks import Ask
from meeple_city.display.marks import Button, Pixel
from meeple_city.ui.card_table_text import own_lines, stomach_lines, table_lines
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import Mode
from meeple_city.ui.prompts import SECRET, hidden, option
from meeple_city.ui.targets import Targets, outlines, targets

PAGE = 9  # choices at a time, one for each number key


class ChooseMode(Mode):
    """A question with options; also the plain form of the card games."""

    name = "choose"
    title = "Choose"
    does = "answer a question"
    keymap: ClassVar[Keymap] = {
        "mouse1": Binding("click what glows, or a button"),
        **{str(n): Binding("the choice of that number", "pick", given=n) for n in range(1, PAGE + 1)},
        "page_down": Binding("more choices", "next_page"),
        "page_up": Binding("the choices before", "last_page"),
    }

    def enter(self) -> None:
        """Show all answers there are."""
        asked = self.desk.pending
        assert asked is not None
        self.ask: Ask = asked.ask
        self.view = asked.view
        self.page = 0
        self.secret = self.ask.kind in SECRET and self.desk.settings.streamer
        self.targets: Targets = Targets({}, {}) if self.secret else targets(self.ask, self.view)
        self.desk.screen.glow(self.targets.pieces, outlines(list(self.targets.zones), self.view))
        self._show_own()
        self._show_page()

    def exit(self) -> None:
        """Leave a clean screen."""
        self.wipe()
        self.desk.hud.aside(())

    def press(self, at: Pixel) -> None:
        """Click on the table: a piece that stands for one answer, or a zone."""
        picked = self.desk.screen.pick(at)
        if picked is None:
            return
        answer = self.targets.of_piece(picked.piece) or self._zone_answer(picked.at_mm[:2])
        if answer is not None:
            self.desk.answer(answer)
        elif self.targets.pieces or self.targets.zones:
            self.desk.hud.note(f"{picked.piece or 'this spot'} is no answer here; what may be clicked glows")

    def push(self, button: str) -> None:
        """A button was clicked."""
        if button == "more":
            self.next_page()
        elif button.startswith("option:"):
            self.desk.answer(self.ask.options[int(button.removeprefix("option:"))])

    def next_page(self) -> None:
        """The next choices, or the first again."""
        self.page = (self.page + 1) % self._pages
        self._show_page()

    def last_page(self) -> None:
        """The choices before."""
        self.page = (self.page - 1) % self._pages
        self._show_page()

    def pick(self, number: int) -> None:
        """The choice of that number on this page."""
        index = self.page * PAGE + number - 1
        if index < len(self.ask.options):
            self.desk.answer(self.ask.options[index])

    @property
    def _pages(self) -> int:
        return max(1, -(-len(self.ask.options) // PAGE))

    def _zone_answer(self, point: tuple[float, float]) -> str | None:
        return next((answer for zone, answer in self.targets.zones.items() if self.desk.inside(zone, point)), None)

    def _show_page(self) -> None:
        first = self.page * PAGE
        shown = list(enumerate(self.ask.options))[first : first + PAGE]
        buttons = [Button(f"option:{i}", f"{i - first + 1}  {self._text(i, text)}") for i, text in shown]
        if self._pages > 1:
            buttons.append(Button("more", f"more ({self.page + 1} of {self._pages})"))
        self.buttons(*buttons)

    def _text(self, index: int, text: str) -> str:
        return hidden(self.ask, index + 1) if self.secret else option(text, self.view)

    def _show_own(self) -> None:
        """A card game's table; and what is one's own, unless others look on."""
        physical = "table" in self.view
        own = stomach_lines(self.view, self.ask.seat) if physical else own_lines(self.view)
        shown = [] if self.desk.settings.streamer else own
        self.desk.hud.aside([*shown, *self.desk.recent()])
        if not physical:
            self.desk.hud.panel(self.ask.about or self.ask.kind, table_lines(self.view))
