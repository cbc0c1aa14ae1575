"""Breathe: the chin on the Body, and blow."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import Any, ClassVar

from meeple_city.audio.breath_listener import TimedStrength
from meeple_city.border import Request
from meeple_city.display.marks import BreathJet, Button, Pixel, Triple
from meeple_city.input.gestures import BreathCurve
from meeple_city.input.lungs import CAPACITY_L, Ending, Lungs
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import Mode
from meeple_city.ui.ports import BreathInProgress

MOST_TICK_S = 0.1  # a slow frame is no long breath
METER = "microphone"
METER_STEP = 0.04  # finer is not seen; own


class BreatheMode(Mode):
    """Aim with the pointer, wait until the lungs are full, and blow: into the microphone, or by holding the key.

    What the breath does is seen while it is blown, on a table behind the table; it counts once that is at rest. From
    its first air on it cannot be taken back. Without such a table it is worked out afterwards, and can.
    """

    name = "breathe"
    title = "Breathe"
    does = "aim with the pointer, wait for the bar to fill, and blow"
    looks = False
    keymap: ClassVar[Keymap] = {"space": Binding("blow, while it is held; afterwards skip", "blow", "hush")}
    live: BreathInProgress | None = None  # on its way

    def enter(self) -> None:
        """Put the chin down; a breath that is on its way goes on."""
        asked = self.desk.pending
        assert asked is not None
        assert asked.ask.permit is not None
        self.ask, self.permit, self.view = asked.ask, asked.ask.permit, asked.view
        self.blowing = False
        if self.live is None:
            self._begin()
        body = self.desk.screen.pose(self.permit.from_)
        if body is not None:
            self.desk.head.chin(body, self.aim)
        if not self.live:
            self.desk.show_back()

    def exit(self) -> None:
        """Straighten up."""
        self.cancel()
        self.desk.listening.end()
        self.desk.wind.close()
        self.desk.head.back()
        self.desk.hud.bar(None, name=METER)
        self.wipe()

    def drag(self, at: Pixel) -> None:
        """Aim, until the breath begins."""
        picked = self.desk.screen.pick(at)
        if picked is not None and picked.piece != self.permit.from_ and not self.lungs.began:
            self.aim = picked.at_mm
            self.desk.screen.dots([self.aim])

    def blow(self) -> None:
        """The key went down; after the breath it skips the rest."""
        self.blowing = not self.lungs.ended
        if self.lungs.ended and self.live:
            self.live.hurry()

    def hush(self) -> None:
        """The key came up."""
        self.blowing = False

    def tick(self, dt: float) -> None:
        """Breathe in, or out; the action is over when the lungs are empty, or after a silence."""
        self._look_after_microphone()
        if not self.lungs.ended:
            self._breathe(dt if self.live else min(dt, MOST_TICK_S))
        self._watch()
        self._show()
        if self.lungs.ended and (self.live is None or self.live.over):
            self._send()

    def cancel(self) -> None:
        """Out of breath: what has been seen counts, what has not is forgotten."""
        self.blowing = False
        self.desk.screen.jet(None)
        if self.live:
            self._stop()
        else:
            self._empty()
        self.desk.hud.bar(None)

    def held(self) -> dict[str, Any] | None:
        """A breath that has begun: whether it is seen live, and how many pieces it has moved."""
        return {"live": self.live is not None, "moved": len(self.moved)} if self.lungs.began else None

    def push(self, button: str) -> None:
        """Think again, or skip what is left to see."""
        if button == "back":
            self._back()
        elif self.live:
            self.live.hurry()

    def esc(self) -> None:
        """Think again, or to the menu."""
        if "back" in self.ask.options:
            self._back()
        else:
            self.desk.pause()

    def _back(self) -> None:
        if self.live:
            self.desk.hud.note("the breath has begun and cannot be taken back")
        else:
            self.desk.answer("back")

    # ---- blowing

    def _begin(self) -> None:
        self.aim: Triple = self._first_aim()
        self.moved: set[str] = set()
        self.lost = ""  # why the microphone is gone
        self._empty()
        if self.desk.breath_preview:
            self.desk.breath_preview.prepare()
        if self.desk.settings.microphone:
            self.desk.hud.note(self.desk.listening.begin())

    def _empty(self) -> None:
        self.lungs, self.puff, self.time = Lungs(), BreathCurve(), 0.0

    def _look_after_microphone(self) -> None:
        lost = self.desk.listening.close_if_lost()
        if not lost:
            return
        self.desk.hud.bar(None, name=METER)
        if self.lungs.began and not self.blowing:
            self.lost = f"{lost}: the breath has ended"
            self._stop()
        else:
            self.lost = f"{lost}; hold Space instead"
        self.desk.hud.note(self.lost)

    def _breathe(self, dt: float) -> None:
        """Mouth and key go the same way: a strength, through the lungs, to the table."""
        heard = self._heard()
        for one in heard:
            self.time += dt / len(heard)
            began = self.lungs.began
            self.lungs = self.lungs.tick(dt / len(heard), one.strength)
            if not self.lungs.began:
                continue
            if not began:
                self._go_live()
            self.puff = self.puff.extended(self.time, self.lungs.flow)
            if self.live:
                self.live.blow(self.lungs.flow, one.at_s)
        if self.lungs.ended:
            self._stop()

    def _heard(self) -> list[TimedStrength]:
        now = time.perf_counter()
        heard = self.desk.listening.read_strengths()
        if self.blowing:
            return [TimedStrength(1.0, now)]
        return heard or [TimedStrength(self.desk.listening.strength, now)]

    def _go_live(self) -> None:
        stage = self.desk.breath_preview
        self.live = stage.breathe(self.permit.from_, self.aim) if stage else None
        if self.live is None:
            self.desk.hud.note("what the breath does is seen once it is over")

    def _stop(self) -> None:
        if not self.lungs.ended:
            self.lungs = replace(self.lungs, flow=0.0, reason=Ending.SILENCE)
        if self.live:
            self.live.hush()
            self.buttons(Button("skip", "skip (Space)"))
            if self.desk.fast:
                self.live.hurry()

    # ---- seeing

    def _watch(self) -> None:
        """Show what the breath does; should the table behind break, go on without it."""
        if self.live is None:
            return
        poses = self.live.poses()
        self.moved |= set(poses)
        self.desk.screen.move(poses)
        if self.live.over and self.live.request is None:
            self.desk.hud.note(f"{self.live.problem}: what the breath does is seen once it is over")
            self.live = None
            self._put_back()

    def _put_back(self) -> None:
        rests = {piece: self.desk.screen.rest(piece) for piece in self.moved}
        self.desk.screen.move({piece: pose for piece, pose in rests.items() if pose is not None})
        self.moved = set()

    def _show(self) -> None:
        doing = "breath" if self.lungs.began else "breathing in"
        self.desk.hud.bar(self.lungs.fill / CAPACITY_L, "the table comes to rest" if self.lungs.ended else doing)
        if self.desk.listening.open:
            strength = self.desk.listening.strength
            self.desk.hud.bar(round(strength / METER_STEP) * METER_STEP, METER, name=METER)
        blows = self.lungs.flow > 0 and not self.lungs.ended
        heard = blows and self.desk.settings.sound and not self.desk.listening.open
        self.desk.wind.blow(self.lungs.flow if heard else 0.0)
        self.desk.screen.jet(BreathJet(self._mouth(), self.aim, self.lungs.flow) if blows else None)

    def _send(self) -> None:
        """The breath is over; what has been seen of it need not be shown again."""
        request: Request = self.puff.breathe(self.permit, self.aim)
        live, lost, self.live = self.live, self.lost, None
        if live is not None and live.request is not None:
            request = live.request
            self.desk.seen_already(request)
        self.cancel()
        if not self.desk.answer(request):
            self._put_back()
        elif lost:
            self.desk.hud.note(lost)

    def _mouth(self) -> Triple:
        x, y, z = self.view["table"]["where_mm"][self.permit.from_]
        return x, y, z + self.desk.body_mm[2] / 2

    def _first_aim(self) -> Triple:
        """Towards the middle of the board, low; or straight ahead when one stands there."""
        x, y, _ = self._mouth()
        return (0.0, 0.0, 30.0) if abs(x) + abs(y) > 20 else (100.0, 0.0, 30.0)
