"""Breathe: the chin on the Body, and blow."""

from __future__ import annotations

from typing import ClassVar

from meeple_city.input.gestures import Puff
from meeple_city.input.lungs import LITRES, Lungs
from meeple_city.render.modes.keymap import Binding, Keymap
from meeple_city.render.modes.mode import Mode
from meeple_city.render.modes.ports import Pixel, Triple

MOST_TICK_S = 0.1  # a slow frame is no long breath


class Breathing(Mode):
    """Aim with the pointer, wait until the lungs are full, and hold the key."""

    name = "breathe"
    title = "Breathe"
    does = "aim with the pointer, wait for the bar to fill, and blow"
    looks = False
    keymap: ClassVar[Keymap] = {"space": Binding("blow, while it is held", "blow", "hush")}

    def enter(self) -> None:
        """Put the chin down."""
        asked = self.desk.pending
        assert asked is not None
        assert asked.ask.permit is not None
        self.ask, self.permit, self.view = asked.ask, asked.ask.permit, asked.view
        self.blowing = False
        self.aim: Triple = self._first_aim()
        self._empty()
        if self.desk.settings.microphone:
            self.desk.hud.note(self.desk.listening.begin())
        body = self.desk.screen.pose(self.permit.from_)
        if body is not None:
            self.desk.head.chin(body, self.aim)
        self.desk.show_back()

    def exit(self) -> None:
        """Straighten up."""
        self.cancel()
        self.desk.listening.end()
        self.desk.head.back()
        self.wipe()

    def drag(self, at: Pixel) -> None:
        """Aim, until the breath begins."""
        picked = self.desk.screen.pick(at)
        if picked is not None and picked.piece != self.permit.from_ and not self.lungs.began:
            self.aim = picked.at_mm
            self.desk.screen.dots([self.aim])

    def blow(self) -> None:
        """The key went down."""
        self.blowing = True

    def hush(self) -> None:
        """The key came up."""
        self.blowing = False

    def tick(self, dt: float) -> None:
        """Breathe in, or out; the action is over when the lungs are empty, or after a silence."""
        dt = min(dt, MOST_TICK_S)
        self.time += dt
        self.lungs = self.lungs.tick(dt, self.desk.listening.strength(), key=self.blowing)
        if self.lungs.began:
            self.puff = self.puff.blown(self.time, self.lungs.flow)
        self.desk.hud.bar(self.lungs.fill / LITRES, "breath" if self.lungs.began else "breathing in")
        if self.lungs.ended:
            self._send()

    def cancel(self) -> None:
        """Out of breath without having blown."""
        self.blowing = False
        self._empty()
        self.desk.hud.bar(None)

    def push(self, button: str) -> None:
        """Think again."""
        if button == "back":
            self.desk.answer("back")

    def esc(self) -> None:
        """Think again, or to the menu."""
        if "back" in self.ask.options:
            self.desk.answer("back")
        else:
            self.desk.pause()

    def _empty(self) -> None:
        self.lungs, self.puff, self.time = Lungs(), Puff(), 0.0

    def _send(self) -> None:
        request = self.puff.breathe(self.permit, self.aim)
        self.cancel()
        self.desk.answer(request)

    def _mouth(self) -> Triple:
        x, y, z = self.view["table"]["where_mm"][self.permit.from_]
        return x, y, z + self.desk.body_mm[2] / 2

    def _first_aim(self) -> Triple:
        """Towards the middle of the board, low; or straight ahead when one stands there."""
        x, y, _ = self._mouth()
        return (0.0, 0.0, 30.0) if abs(x) + abs(y) > 20 else (100.0, 0.0, 30.0)
