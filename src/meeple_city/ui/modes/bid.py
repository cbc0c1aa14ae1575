"""Bid in RARRR!!: lay sets, see the level they lead to, change your mind, confirm or pass."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from meeple_city.border import message
from meeple_city.display.marks import Button
from meeple_city.games.rarrr.battle import PASS
from meeple_city.games.rarrr.raising import BOOST
from meeple_city.games.rarrr.view import RarrrView
from meeple_city.ui.action_buttons import GREY
from meeple_city.ui.cards.choices import Choices
from meeple_city.ui.cards.promise import Bid, Promise
from meeple_city.ui.cards.spots import HAND
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.card_choice import CardChoiceMode

LAID = ("set", "face down", "laid boost")


class BidMode(CardChoiceMode):
    """A bid is laid out as a whole; nothing counts before it is confirmed."""

    name = "bid"

    def enter(self) -> None:
        """Show what there is to beat."""
        asked = self.window.pending
        assert asked is not None
        assert isinstance(asked.view, RarrrView)
        self.ask, self.view = asked.ask, asked.view
        self.page, self.at, self.opened, self.wanted = 0, -1, (), ()
        self.secret, self.choices, self.face_down = False, Choices({}), False
        self.bid = Bid(asked.view, int(str(asked.ask.about["level"])))
        self._show()

    def take(self, card: str) -> None:
        """Lay a card of the hand or a Boost, or take back one of this bid; say why if that cannot be."""
        spot = self.window.cards.spots.get(card)
        if spot is None or spot.owner != self.ask.seat:
            return
        words, note = self.window.words, ""
        if spot.zone == HAND:
            note = self.why_not(card)
            self.bid = self.bid if note else self.bid.lay(spot.key, self.face_down)
        elif spot.zone == "boosts":
            note = "" if self.bid.sets else words.say(message("screen.cards.why.no_set"))
            self.bid = self.bid.boost(int(spot.key.removeprefix(BOOST)))
        elif spot.zone == "laid boost":
            self.bid = self.bid.unboost(int(spot.key.removeprefix(BOOST)))
        elif spot.zone in LAID:
            self.bid = self.bid.take(spot.key, spot.zone == "face down")
        self._show()
        self.window.captions.note(note)

    def confirm(self) -> None:
        """Make the bid."""
        if self.bid.level <= self.bid.to_beat:
            self.window.captions.note(self._too_low())
            return
        promise = Promise(self.bid.sets)
        self.window.cards.promise = promise
        self.window.answer(promise.first())

    def take_all_back(self) -> None:
        """Start again."""
        self.bid = replace(self.bid, sets=())
        self._show()

    def pass_(self) -> None:
        """Pass."""
        self.window.cards.show(self.view)
        self.window.answer(PASS)

    def turn_over(self) -> None:
        """Lay cards face down from now on, or face up again."""
        if self.view.options["face_down"] == "on":  # type: ignore[attr-defined]
            self.face_down = not self.face_down
            self._show()

    def button_clicked(self, button: str) -> None:
        """Confirm, start again, turn over or pass."""
        does = {"confirm": self.confirm, "again": self.take_all_back, "over": self.turn_over, "pass": self.pass_}
        if button.startswith(GREY):
            self.confirm()
        elif button in does:
            does[button]()

    def order(self) -> list[str]:
        """The hand, the Boosts, and what this bid has laid."""
        spots = self.window.cards.spots.items()
        mine = [(id_, spot) for id_, spot in spots if spot.owner == self.ask.seat]
        laid = [id_ for id_, spot in mine if spot.zone in LAID]
        old = sum(len(one.cards) + one.face_down + (one.boost > 0) for one in self.bid.seat.sets)
        return [id_ for id_, spot in mine if spot.zone in (HAND, "boosts")] + laid[old:]

    def _show(self) -> None:
        table = self.window.cards
        pointed = self.order()[self.at] if 0 <= self.at < len(self.order()) else ""
        table.show(self.bid.shown())
        self.at = self.order().index(pointed) if pointed in self.order() else -1
        hand = {id_: not self.why_not(id_) for id_, spot in table.spots.items() if spot.zone == HAND}
        boosts = [id_ for id_, spot in table.spots.items() if spot.zone == "boosts" and spot.owner == self.ask.seat]
        free = [id_ for id_, can in hand.items() if can]
        self.mark([*free, *(boosts if self.bid.sets else ())], [id_ for id_, can in hand.items() if not can])
        self._show_buttons()

    def why_not(self, card: str) -> str:
        """Why a card of the hand cannot be laid."""
        spot = self.window.cards.spots.get(card)
        why = self.bid.why_not(spot.key, self.face_down) if spot and spot.zone == HAND else None
        return self.window.words.say(why) if why else ""

    def _too_low(self) -> str:
        return self.window.words.say(message("screen.cards.too_low", level=self.bid.level, to_beat=self.bid.to_beat))

    def _show_buttons(self) -> None:
        words, bid = self.window.words, self.bid
        enough = bid.level > bid.to_beat
        label = words.say(message("screen.cards.confirm", level=bid.level))
        id_, why = ("confirm", "") if enough else (f"{GREY}confirm", self._too_low())
        buttons = [Button(id_, label, enough, key="enter", icon="check", why_not=why)]
        if bid.sets:
            buttons.append(Button("again", words.say(message("screen.cards.take_back")), key="backspace", icon="back"))
        if self.view.options["face_down"] == "on":  # type: ignore[attr-defined]
            over = "screen.cards.face_up" if self.face_down else "screen.cards.face_down"
            buttons.append(Button("over", words.say(message(over)), self.face_down, key="N", icon="turn"))
        buttons.append(Button("pass", words.say(message("rarrr.option.pass")), key="P", icon="stop"))
        self.buttons(*buttons)

    keymap: ClassVar[Keymap] = {
        "mouse1": Binding("lay_card"),
        "arrow_right": Binding("next_card", CardChoiceMode.next_card),
        "arrow_left": Binding("previous_card", CardChoiceMode.previous_card),
        "space": Binding("lay_pointed", CardChoiceMode.take_pointed),
        "enter": Binding("confirm_bid", confirm),
        "backspace": Binding("take_bid_back", take_all_back),
        "n": Binding("turn_over", turn_over),
        "p": Binding("pass_bid", pass_),
    }
