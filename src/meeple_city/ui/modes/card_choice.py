"""Choose by cards: those that can be chosen glow, in the hand and on the table; the rest say why they cannot."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from meeple_city.display.geometry import Pixel
from meeple_city.ui.action_buttons import PAGE, Slot
from meeple_city.ui.cards.choices import ZONES, Choices, choices_of
from meeple_city.ui.cards.spots import HAND
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.choose import ChooseMode


class CardChoiceMode(ChooseMode):
    """A question of a card game."""

    name = "choose"

    def enter(self) -> None:
        """Make the cards glow that can be chosen; whatever is no card is a button."""
        asked = self.window.pending
        assert asked is not None
        self.ask, self.view = asked.ask, asked.view
        self.page, self.at, self.opened, self.wanted = 0, -1, (), ()
        self.secret = self.window.must_hide(asked)
        self.choices = Choices({}) if self.secret else choices_of(asked.ask, asked.view, self.window.cards)
        held = [id_ for id_, spot in self.window.cards.spots.items() if spot.zone == HAND]
        asked_for = ZONES.get(self.ask.kind) == HAND and not self.secret
        self.mark(self.choices.cards, [id_ for id_ in held if id_ not in self.choices.cards] if asked_for else ())
        self._show_page()

    def mark(self, legal: Iterable[str], others: Iterable[str]) -> None:
        """Make the cards stand out that can be chosen: they glow, and the rest of the hand is dim and lower."""
        legal = tuple(legal)
        self.window.cards.offer(legal)
        self.window.screen.glow(legal, dim=tuple(others))

    def exit(self) -> None:
        """Leave a clean screen."""
        self.wipe()
        self.window.cards.offer(())
        self.window.cards.point("")
        self.window.cards.read("")

    def press(self, at: Pixel) -> None:
        """Click a card."""
        picked = self.window.screen.pick(at)
        if picked is not None and picked.piece.startswith("card:"):
            self.take(picked.piece)

    def take(self, card: str) -> None:
        """Choose a card, or say why it cannot be chosen."""
        answer = self.choices.cards.get(card)
        if answer is not None:
            self.window.answer(answer)
        elif why := self.why_not(card):
            self.window.captions.note(why)

    def why_not(self, card: str) -> str:
        """Why a card is no answer."""
        return self.window.cards.why_not(card, self.ask)

    def next_card(self) -> None:
        """Point at the next card that can be chosen; without any, at the next button."""
        self._step(1) if self.order() else self.next_button()

    def previous_card(self) -> None:
        """Point at the card before, or the button before."""
        self._step(-1) if self.order() else self.previous_button()

    def take_pointed(self) -> None:
        """Choose the card that is pointed at."""
        order = self.order()
        if 0 <= self.at < len(order):
            self.take(order[self.at])
        elif not order:
            self.push_lit()

    def order(self) -> list[str]:
        """The cards that keys step through."""
        return list(self.choices.cards)

    def _step(self, by: int) -> None:
        order = self.order()
        if order:
            self.at = (self.at + by) % len(order) if self.at >= 0 else (0 if by > 0 else len(order) - 1)
            self.window.pointing.show_card(order[self.at])

    def _slots(self) -> list[Slot]:
        """A key for each answer that is no card, and for each player."""
        by_name = ZONES.get(self.ask.kind) == "character"  # players are far away, and have names
        chosen = set() if by_name else set(self.choices.cards.values())
        others = [text for text in self.ask.options if text not in chosen]
        return [Slot(str(number % PAGE + 1), (text,)) for number, text in enumerate(others)]

    keymap: ClassVar[Keymap] = {
        **ChooseMode.keymap,
        "mouse1": Binding("click_card"),
        "arrow_right": Binding("next_card", next_card),
        "arrow_left": Binding("previous_card", previous_card),
        "enter": Binding("take_card", take_pointed),
        "space": Binding("take_card", take_pointed),
    }
