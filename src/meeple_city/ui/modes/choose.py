"""Choose: buttons, keys, and whatever glows on the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import ClassVar

from meeple_city.border import message
from meeple_city.core.asks import Ask
from meeple_city.core.view import PhysicalView
from meeple_city.display.geometry import Pixel, Point
from meeple_city.display.marks import Button
from meeple_city.ui.action_buttons import ACTION_KEYS, GREY, PAGE, Slot, greyed_actions, icon_of, slots
from meeple_city.ui.badges import badge
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.meal_buttons import INKS, meeple_colour, worth_eating
from meeple_city.ui.modes.mode import BACK, Mode
from meeple_city.ui.targets import Targets, outlines, targets
from meeple_city.words.questions import SEAT_QUESTIONS, option

GROUP = "group:"  # how the ids of buttons begin that open several answers of a kind


def _pick(number: int) -> Callable[[ChooseMode], None]:
    return lambda mode: mode.pick(number)


class ChooseMode(Mode):
    """A question with options; also how the card games are played."""

    name = "choose"
    late = True

    def enter(self) -> None:
        """Show all answers."""
        asked = self.window.pending
        assert asked is not None
        self.ask: Ask = asked.ask
        self.view = asked.view
        self.page = 0
        self.opened: tuple[str, ...] = ()  # the answers of one kind to choose from
        self.secret = self.window.must_hide(asked)
        self.targets: Targets = Targets({}, {}) if self.secret else targets(self.ask, self.view)
        self._glow()
        self._show_page()

    def exit(self) -> None:
        """Leave a clean screen."""
        self.wipe()

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
            self.window.captions.note(self.window.words.labelled(grey.text, grey.why_not))
        elif button.startswith("option:"):
            self.window.answer(self.ask.options[int(button.removeprefix("option:"))])
        elif button.startswith(GROUP):
            self._open(next(slot for slot in self._slots() if _group_id(slot) == button))
        elif button == BACK:
            self.close()

    def _open(self, slot: Slot) -> None:
        """Give the only answer of a slot, or show its answers to choose from."""
        if len(slot.options) == 1:
            self.window.answer(slot.options[0])
            return
        self.opened, self.page = slot.options, 0
        self._glow()
        self._show_page()

    def close(self) -> None:
        """All answers again."""
        self.opened, self.page = (), 0
        self._glow()
        self._show_page()

    def esc(self) -> None:
        """Back to all answers, or to the menu of the match."""
        if self.opened:
            self.close()
        else:
            super().esc()

    def _glow(self) -> None:
        """What stands for the answers that can be chosen now."""
        if self.secret or not isinstance(self.view, PhysicalView):
            return
        now = targets(replace(self.ask, options=self.opened), self.view) if self.opened else self.targets
        self.window.sight.want(now.pieces)
        self.window.screen.glow(now.pieces, outlines(now.zones, self.view.city))

    def next_button(self) -> None:
        """Light the next button."""
        self._light(1)

    def previous_button(self) -> None:
        """Light the button before."""
        self._light(-1)

    def _light(self, step: int) -> None:
        shown = self.window.captions.shown
        places = [number for number, one in enumerate(shown) if one.lit]
        place = (places[0] + step) % len(shown) if places else (0 if step > 0 else len(shown) - 1)
        self.buttons(*(replace(one, lit=number == place) for number, one in enumerate(shown)))

    def push_lit(self) -> None:
        """Do what the button that is lit says."""
        lit = next((one for one in self.window.captions.shown if one.lit), None)
        if lit is not None:
            self.window.input_router.click(lit.id)

    def next_page(self) -> None:
        """The next choices, or the first again."""
        self.page = (self.page + 1) % self._pages
        self._show_page()

    def previous_page(self) -> None:
        """The choices before."""
        self.page = (self.page - 1) % self._pages
        self._show_page()

    def pick(self, number: int) -> None:
        """The choice with that number."""
        slot = next((slot for slot in self._shown() if slot.key == str(number)), None)
        if slot is not None:
            self._open(slot)
            return
        grey = next((one for one in self.window.captions.shown if one.key == str(number) and one.why_not), None)
        if grey is not None:
            self.button_clicked(grey.id)

    def _slots(self) -> list[Slot]:
        if self.opened:
            return [Slot(str(number % PAGE + 1), (option,)) for number, option in enumerate(self.opened)]
        return slots(self.ask, self.view)

    def _shown(self) -> list[Slot]:
        return self._slots()[self.page * PAGE : (self.page + 1) * PAGE]

    @property
    def _pages(self) -> int:
        return max(1, -(-len(self._slots()) // PAGE))

    def _zone_answer(self, point: Point) -> str | None:
        if not isinstance(self.view, PhysicalView):
            return None
        city = self.view.city
        return next((answer for zone, answer in self.targets.zones.items() if city.inside(zone, point)), None)

    def _show_page(self) -> None:
        words = self.window.words
        buttons = [self._button(slot) for slot in self._shown()]
        if self._pages > 1:
            more = words.say(message("screen.button.more", page=self.page + 1, pages=self._pages))
            buttons.append(Button("more", more, icon="more"))
        if self.opened:
            buttons.append(Button(BACK, words.say(message("screen.button.back")), key="escape", icon="back"))
        else:
            greyed = greyed_actions(self.ask, self.view, words)
            actions = sorted([*greyed, *(one for one in buttons if one.key in ACTION_KEYS)], key=lambda one: one.key)
            buttons = [*actions, *(one for one in buttons if one.key not in ACTION_KEYS)] if greyed else buttons
        self.buttons(*(replace(one, lit=len(self.ask.options) == 1) for one in buttons))

    def _look(self, text: str) -> tuple[str, str]:
        """The icon of an answer, and its colour if it has one."""
        if self.ask.kind in SEAT_QUESTIONS:
            return badge(text).pair
        return icon_of(text, self.view), INKS.get(meeple_colour(text, self.view), "")

    def _button(self, slot: Slot) -> Button:
        words, text = self.window.words, slot.options[0]
        index = self.ask.options.index(text)
        if self.secret:
            label = words.say(message("screen.button.choice", number=index + 1))
            return Button(f"option:{index}", label, key=slot.key)
        icon, ink = self._look(text)
        if len(slot.options) > 1:
            label = words.say(message(f"screen.several.{_verb(slot)}", count=len(slot.options)))
            return Button(_group_id(slot), label, key=slot.key, icon=icon)
        worth = worth_eating(text, self.ask.seat, self.window.seen, words)
        label = option(words, self.ask, text, self.view)
        return Button(f"option:{index}", label, key=slot.key, icon=icon, colour=ink, detail=worth)

    keymap: ClassVar[Keymap] = {
        "mouse1": Binding("choose"),
        **{str(number): Binding("numbered_choice", _pick(number)) for number in range(PAGE + 1)},
        "arrow_right": Binding("next_button", next_button),
        "arrow_left": Binding("button_before", previous_button),
        "enter": Binding("push_lit", push_lit),
        "page_down": Binding("more_choices", next_page),
        "page_up": Binding("choices_before", previous_page),
    }


def _verb(slot: Slot) -> str:
    return slot.options[0].partition(" ")[0]


def _group_id(slot: Slot) -> str:
    return f"{GROUP}{_verb(slot)}"
