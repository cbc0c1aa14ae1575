"""Breathe: put the chin on the Body, and blow."""

from __future__ import annotations

import math
import time
from dataclasses import replace
from typing import Any, ClassVar

from meeple_city.audio.breath_listener import TimedStrength
from meeple_city.border import Argument, Request, message
from meeple_city.display.geometry import Pixel, Position
from meeple_city.display.marks import BreathJet, Button
from meeple_city.input.gestures import BreathCurve
from meeple_city.input.lungs import CAPACITY_L, Ending, Lungs
from meeple_city.ui.aiming import breath_guides, reached
from meeple_city.ui.keymap import Binding, Keymap
from meeple_city.ui.modes.mode import BACK, ShotMode
from meeple_city.ui.ports import BreathInProgress

LONGEST_S = 0.1  # frame time is capped at this, unless the breath is seen live
METER = "microphone"  # the name of its bar
AIM_STEP_DEG, AIM_STEP_MM = 4.0, 12.0  # for each press of a key; our choice
METER_STEP = 0.04  # nobody sees finer steps; our choice


class BreatheMode(ShotMode):
    """Aim with the pointer, wait until the lungs are full, and blow: into the microphone, or by holding the key.

    The breath is seen while it is blown, on a preview table, and counts once that is at rest; from the first puff on it
    cannot be taken back. Without a preview it is simulated afterwards, and until then it can be taken back.
    """

    name = "breathe"
    looks = False
    explains = False  # the pointer aims
    live: BreathInProgress | None = None  # while a breath is seen
    aim: Position

    def enter(self) -> None:
        """Put the chin down; a breath in progress continues."""
        super().enter()
        self.blowing = False
        if self.live is None:
            self._begin()
        body = self.window.screen.pose(self.permit.from_)
        if body is not None:
            self.window.directed.take_over()
            self.window.head.chin(body, self.aim)
        if not self.live:
            self.show_options()
            self._show_aim()

    def exit(self) -> None:
        """Straighten up."""
        self.cancel()
        self.window.listener.end()
        self.window.loudspeaker.blow(0.0)
        self.window.head.back()
        self.window.captions.bar(None, name=METER)
        self.wipe()

    def drag(self, at: Pixel) -> None:
        """Aim, until the breath begins."""
        picked = self.window.screen.pick(at)
        if picked is not None and picked.piece != self.permit.from_ and not self.lungs.began:
            self.aim = picked.at_mm
            self._show_aim()

    def _show_aim(self) -> None:
        """The cone of the breath, and the pieces in it; less of it with less help."""
        screen, helps, mouth = self.window.screen, self.window.settings.help, self._mouth()
        screen.dots([self.aim])
        if helps != "none":
            screen.guide(breath_guides(mouth, self.aim))
        if helps == "full":
            screen.glow(
                reached(mouth, self.aim, self.view.table.where_mm, (self.permit.from_, f"paws:{self.ask.seat}"))
            )

    def aim_left(self) -> None:
        """Aim further to the left."""
        self._aim_by(AIM_STEP_DEG, 0.0)

    def aim_right(self) -> None:
        """Aim further to the right."""
        self._aim_by(-AIM_STEP_DEG, 0.0)

    def aim_up(self) -> None:
        """Aim higher."""
        self._aim_by(0.0, AIM_STEP_MM)

    def aim_down(self) -> None:
        """Aim lower."""
        self._aim_by(0.0, -AIM_STEP_MM)

    def _aim_by(self, turn_deg: float, up_mm: float) -> None:
        """Move the aim around the mouth, until the breath begins."""
        if self.lungs.began:
            return
        (mx, my, _), (x, y, z), turn = self._mouth(), self.aim, math.radians(turn_deg)
        dx, dy, cos, sin = x - mx, y - my, math.cos(turn), math.sin(turn)
        self.aim = (mx + dx * cos - dy * sin, my + dx * sin + dy * cos, max(0.0, z + up_mm))
        body = self.window.screen.pose(self.permit.from_)
        if body is not None:
            self.window.head.chin(body, self.aim)
        self._show_aim()

    def blow(self) -> None:
        """Blow; after the breath, skip the rest."""
        self.blowing = not self.lungs.ended
        if self.lungs.ended and self.live:
            self.live.hurry()

    def stop_blowing(self) -> None:
        """The key came up."""
        self.blowing = False

    def tick(self, dt: float) -> None:
        """Breathe in or out; the action is over when the lungs are empty, or after a silence."""
        self._check_microphone()
        if not self.lungs.ended:
            self._breathe(dt if self.live else min(dt, LONGEST_S))
        self._watch()
        self._show()
        if self.lungs.ended and (self.live is None or self.live.over):
            self._send()

    def cancel(self) -> None:
        """Stop: a breath that has been seen counts, any other is forgotten."""
        self.blowing = False
        self.window.screen.jet(None)
        if self.live:
            self._stop()
        else:
            self._empty()
        self.window.captions.bar(None)

    def held(self) -> dict[str, Any] | None:
        """A breath that has begun: whether it is seen live, and how many pieces it has moved so far."""
        return {"live": self.live is not None, "moved": len(self.moved)} if self.lungs.began else None

    def button_clicked(self, button: str) -> None:
        """Take the action back, or skip the rest."""
        if button == BACK:
            self._back()
        elif self.live:
            self.live.hurry()

    def esc(self) -> None:
        """Take the action back, or go to the menu of the match."""
        if BACK in self.ask.options:
            self._back()
        else:
            self.window.pause()

    def _back(self) -> None:
        if self.live:
            self.window.captions.note(self._say("too_late"))
        else:
            self.window.answer(BACK)

    # ---- blowing

    def _begin(self) -> None:
        self.aim = self._first_aim()
        self.moved: set[str] = set()
        self.lost = ""  # why the microphone is gone, if it is
        self._empty()
        if self.window.breath_preview:
            self.window.breath_preview.prepare()
        if self.window.settings.microphone:
            self._open_microphone()

    def _open_microphone(self) -> None:
        problem = self.window.listener.begin()
        if problem:
            self.window.captions.note(self._say("use_key", problem=problem))

    def _empty(self) -> None:
        self.lungs, self.curve, self.time = Lungs(), BreathCurve(), 0.0

    def _check_microphone(self) -> None:
        lost = self.window.listener.close_if_lost()
        if not lost:
            return
        self.window.captions.bar(None, name=METER)
        if self.lungs.began and not self.blowing:
            self.lost = self._say("ends_here", problem=lost)
            self._stop()
        else:
            self.lost = self._say("use_key", problem=lost)
        self.window.captions.note(self.lost)

    def _breathe(self, dt: float) -> None:
        """Microphone and key work the same: a strength goes through the lungs to the table."""
        heard = self._heard()
        for one in heard:
            self.time += dt / len(heard)
            began = self.lungs.began
            self.lungs = self.lungs.tick(dt / len(heard), one.strength)
            if not self.lungs.began:
                continue
            if not began:
                self.window.screen.guide(())
                self.window.screen.glow(())
                self._go_live()
            self.curve = self.curve.extended(self.time, self.lungs.flow)
            if self.live:
                self.live.blow(self.lungs.flow, one.at_s)
        if self.lungs.ended:
            self.window.listener.end()  # what the breath brings down is heard
            self.window.captions.bar(None, name=METER)
            self._stop()

    def _heard(self) -> list[TimedStrength]:
        now = time.perf_counter()
        heard = self.window.listener.read_strengths()
        if self.blowing:
            return [TimedStrength(1.0, now)]
        return heard or [TimedStrength(self.window.listener.strength, now)]

    def _go_live(self) -> None:
        preview = self.window.breath_preview
        self.live = preview.breathe(self.permit.from_, self.aim) if preview else None
        if self.live is None:
            self.window.captions.note(self._say("unseen"))

    def _stop(self) -> None:
        if not self.lungs.ended:
            self.lungs = replace(self.lungs, flow=0.0, reason=Ending.SILENCE)
        if self.live:
            self.live.stop()
            skip = self.window.words.say(message("screen.button.skip"))
            self.buttons(Button("skip", skip, key="space", icon="skip"))
            if self.window.fast:
                self.live.hurry()

    # ---- seeing

    def _watch(self) -> None:
        """Show what the breath does; if the preview fails, continue without it."""
        if self.live is None:
            return
        self.window.sounds.knock(self.live.knocks())
        poses = self.live.poses()
        self.moved |= set(poses)
        self.window.screen.move(poses)
        if self.live.over and self.live.request is None:
            self.window.captions.note(self._say("unseen_because", problem=self.live.problem))
            self.live, self.moved = None, set()
            self.window.screen.restore()

    def _show(self) -> None:
        ready = "full" if self.lungs.fill >= CAPACITY_L else "in"
        doing = "settles" if self.lungs.ended else "blowing" if self.lungs.began else ready
        self.window.captions.bar(self.lungs.fill / CAPACITY_L, self._say(doing))
        if self.window.listener.open:
            strength = self.window.listener.strength
            self.window.captions.bar(round(strength / METER_STEP) * METER_STEP, self._say("microphone"), name=METER)
        blows = self.lungs.flow > 0 and not self.lungs.ended
        heard = blows and self.window.settings.sound and not self.window.listener.open
        self.window.loudspeaker.blow(self.lungs.flow if heard else 0.0)
        self.window.screen.jet(BreathJet(self._mouth(), self.aim, self.lungs.flow) if blows else None)

    def _say(self, key: str, **args: Argument) -> str:
        return self.window.words.say(message(f"screen.breath.{key}", **args))

    def _send(self) -> None:
        """The breath is over; if it has been seen, it need not be shown again."""
        request: Request = self.curve.breathe(self.permit, self.aim)
        live, lost, self.live = self.live, self.lost, None
        if live is not None and live.request is not None:
            request = live.request
            self.window.mark_watched(request)
        self.cancel()
        self.send(request)
        if lost:
            self.window.captions.note(lost)

    def _mouth(self) -> Position:
        x, y, z = self.where(self.permit.from_)
        return x, y, z + self.view.city.body_mm[2] / 2

    def _first_aim(self) -> Position:
        """Towards the middle of the board, low; or straight ahead for a Body that stands there."""
        x, y, _ = self._mouth()
        return (0.0, 0.0, 30.0) if abs(x) + abs(y) > 20 else (100.0, 0.0, 30.0)

    keymap: ClassVar[Keymap] = {
        "space": Binding("blow", blow, stop_blowing),
        "arrow_left": Binding("aim_left", aim_left),
        "arrow_right": Binding("aim_right", aim_right),
        "arrow_up": Binding("aim_higher", aim_up),
        "arrow_down": Binding("aim_lower", aim_down),
    }
