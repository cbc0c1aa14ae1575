"""Choose: buttons, keys, and whatever glows on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from meeple_city.border import message
from meeple_city.core.asks import Ask
from meeple_city.core.view import PhysicalView
from meeple_city.display.geometry import Pixel, Point
from meeple_city.display.marks import Button
from meeple_city.ui.action_buttons import GREY, greyed_actions, icon_of, in_order
from meeple_city.ui.badges import badge
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import Mode
from meeple_city.ui.table_text import own_lines, table_lines
from meeple_city.ui.targets import Targets, outlines, targets
from meeple_city.words.questions import SEAT_QUESTIONS, option

PAGE = 9  # choices at a time, one for each number key


def _pick(number: int) -> Callable[[ChooseMode], None]:
    return lambda mode: mode.pick(number)


class ChooseMode(Mode):
    """A question with options; also how the card games are played."""

    name = "choose"
    title = "Choose"
    does = "answer a question"

    def enter(self) -> None:
        """Show all answers."""
        asked = self.window.pending
        assert asked is not None
        self.ask: Ask = asked.ask
        self.view = asked.view
        self.page = 0
        self.secret = self.window.must_hide(asked)
        self.targets: Targets = Targets({}, {}) if self.secret else targets(self.ask, self.view)
        if isinstance(self.view, PhysicalView):
            self.window.screen.glow(self.targets.pieces, outlines(self.targets.zones, self.view.city))
        else:
            self.window.captions.panel(
                self.window.words.say(message("screen.table")), table_lines(self.view, self.window.words)
            )
            self._show_own()
        self._show_page()

    def exit(self) -> None:
        """Leave a clean screen."""
        self.wipe()
        if not isinstance(self.view, PhysicalView):
            self.window.captions.aside(())

    def press(self, at: Pixel) -> None:
        """Click on the table: a piece that stands for one answer, or a zone."""
        picked = self.window.screen.pick(at)
        if picked is None:
            return
        answer = self.targets.of_piece(picked.piece) or self._zone_answer(picked.at_mm[:2])
        if answer is not None:
            self.window.answer(answer)
        elif self.targets.pieces or self.targets.zones:
            words = self.window.words
            what = words.name("piece", picked.piece) if picked.piece else words.phrase(message("screen.this_spot"))
            self.window.captions.note(words.say(message("screen.not_a_choice", what=what)))

    def button_clicked(self, button: str) -> None:
        """A button was clicked."""
        if button == "more":
            self.next_page()
        elif button.startswith(GREY):
            grey = next(one for one in self.window.captions.shown if one.id == button)
            self.window.captions.note(f"{grey.text}: {grey.why_not}")
        elif button.startswith("option:"):
            self.window.answer(self.ask.options[int(button.removeprefix("option:"))])

    def next_page(self) -> None:
        """The next choices, or the first again."""
        self.page = (self.page + 1) % self._pages
        self._show_page()

    def previous_page(self) -> None:
        """The choices before."""
        self.page = (self.page - 1) % self._pages
        self._show_page()

    def pick(self, number: int) -> None:
        """The choice with that number on this page."""
        index = self.page * PAGE + number - 1
        if index < len(self.ask.options):
            self.window.answer(self.ask.options[index])

    @property
    def _pages(self) -> int:
        return max(1, -(-len(self.ask.options) // PAGE))

    def _zone_answer(self, point: Point) -> str | None:
        if not isinstance(self.view, PhysicalView):
            return None
        city = self.view.city
        return next((answer for zone, answer in self.targets.zones.items() if city.inside(zone, point)), None)

    def _show_page(self) -> None:
        first = self.page * PAGE
        shown = list(enumerate(self.ask.options))[first : first + PAGE]
        words = self.window.words
        buttons = [self._button(index, text, index - first + 1) for index, text in shown]
        if self._pages > 1:
            more = words.say(message("screen.button.more", page=self.page + 1, pages=self._pages))
            buttons.append(Button("more", more, icon="more"))
        self.buttons(*in_order([*buttons, *greyed_actions(self.ask, self.view, words)]))

    def _button(self, index: int, text: str, number: int) -> Button:
        words = self.window.words
        if self.secret:
            label = words.say(message("screen.button.choice", number=index + 1))
            return Button(f"option:{index}", label, key=str(number))
        icon = badge(text).icon if self.ask.kind in SEAT_QUESTIONS else icon_of(text, self.view)
        return Button(f"option:{index}", option(words, self.ask, text, self.view), key=str(number), icon=icon)

    def _show_own(self) -> None:
        """The player's own things, unless others are watching; and what happened last."""
        own = [] if self.window.settings.streamer else own_lines(self.view, self.window.words)
        recent = self.window.recent()
        self.window.captions.aside([*own, *([""] if own and recent else []), *recent])

    keymap: ClassVar[Keymap] = {
        "mouse1": Binding("click something that glows, or a button"),
        **{str(number): Binding("the choice with that number", _pick(number)) for number in range(1, PAGE + 1)},
        "page_down": Binding("more choices", next_page),
        "page_up": Binding("the choices before", previous_page),
    }
