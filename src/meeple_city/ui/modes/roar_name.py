"""Roar the name of one's Monster, once it has one: for fun, and without effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import numpy as np

from meeple_city.border import message
from meeple_city.display.marks import Button
from meeple_city.input.breath_features import Samples
from meeple_city.input.roar import ROAR_S, judge_roar
from meeple_city.ui.badges import badge
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import Mode

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow


class RoarNameMode(Mode):
    """Listens for two seconds, and says what kind of monster that was."""

    name = "roar_name"

    def __init__(self, window: GameWindow, seat: str, monster: str) -> None:
        super().__init__(window)
        self.seat, self.monster = seat, monster
        self.heard: list[Samples] = []

    def enter(self) -> None:
        """Open the microphone; without one, the name is on its card all the same."""
        words = self.window.words
        self.heard = []
        self.window.captions.prompt(words.say(message("screen.roar.name", name=self.monster)), badge(self.seat).pair)
        self.buttons(Button("skip", words.say(message("screen.button.skip")), True, key="space", icon="skip"))
        if problem := self.window.listener.begin():
            self.window.show_notice(problem)

    def exit(self) -> None:
        """Close the microphone, and forget what was heard."""
        self.heard = []
        self.window.listener.end()
        self.wipe()

    def tick(self, dt: float) -> None:
        """Listen, and judge the roar once it is long enough."""
        listener = self.window.listener
        self.heard += listener.read_samples()
        listener.close_if_lost()
        if not listener.open:
            self.done()
            return
        length = sum(len(block) for block in self.heard) / listener.rate
        self.window.captions.bar(min(1.0, length / ROAR_S), self.window.words.say(message("screen.roar.now")))
        if length >= ROAR_S:
            verdict = judge_roar(np.concatenate(self.heard), listener.rate).verdict
            self.window.feed.tell("turn", self.window.words.text(f"screen.roar_verdict.{verdict}"))
            self.done()

    def done(self) -> None:
        """Go on."""
        self.window.show_next()

    def button_clicked(self, button: str) -> None:
        """Go on."""
        self.done()

    keymap: ClassVar[Keymap] = {"space": Binding("skip", done), "enter": Binding("skip", done)}
