"""The microphone: a live meter, and its calibration in three steps."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np

from meeple_city.audio.breath_listener import calibrated_listener
from meeple_city.display.hud import MenuRow
from meeple_city.errors import MeepleCityError
from meeple_city.input.breath import calibrate
from meeple_city.input.breath_features import Samples
from meeple_city.ui.modes.list_mode import ListMode
from meeple_city.words.catalogue import capitalised

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow

STEPS = (("quiet", 3.0), ("blow", 2.0), ("blow_again", 2.0))  # what to do, and for how many seconds; our choice
METER_STEPS = 20  # the meter is drawn again only when it has changed by one of them


class MicrophoneMode(ListMode):
    """Shows how hard the microphone hears somebody blow, and learns how this microphone sounds in this room."""

    name = "microphone"

    def __init__(self, window: GameWindow) -> None:
        super().__init__(window)
        self.problem = ""  # why nothing is heard
        self.parts: list[Samples] = []  # of the steps that are done
        self.heard: list[Samples] | None = None  # in the step that is being listened to
        self.share = 0.0  # of the meter, or of the step

    def heading(self) -> str:
        """The title."""
        return self.say("setting.test")

    def rows(self) -> Sequence[MenuRow]:
        """The meter, the next step of the calibration, and the way back."""
        return [self._meter(), self._step(), self.line("back", "back")]

    def enter(self) -> None:
        """Open the microphone."""
        self.problem = self.window.listener.begin()
        super().enter()

    def exit(self) -> None:
        """Close it; no sound is kept."""
        self._forget()
        self.window.listener.end()
        super().exit()

    def tick(self, dt: float) -> None:
        """Listen."""
        lost = self.window.listener.close_if_lost()
        if lost:
            self.problem = lost
            self._forget()
            self.show()
        elif self.heard is not None:
            self._listen(self.heard)
        else:
            self.window.listener.read_strengths()
            self._move_meter(self.window.listener.strength)

    def do(self, row: str) -> None:
        """Begin a step, or go back."""
        if row == "back":
            self.esc()
        elif row == "step" and self.heard is None and not self.problem:
            self.window.captions.note("")
            self.window.listener.read_samples()  # what was heard before does not count
            self.heard = []
            self._move_meter(0.0)
            self.show()

    def esc(self) -> None:
        """Back to the settings."""
        self.window.pop()

    def _meter(self) -> MenuRow:
        percent = self.say("unit.percent", number=round(self.share * 100))
        hint = self.say("microphone.meter_hint")
        text = self.say("microphone.meter" if self.heard is None else "microphone.listening")
        return MenuRow(
            "meter", text, percent, hint, control="slider", share=self.share, why_not=capitalised(self.problem)
        )

    def _step(self) -> MenuRow:
        name, seconds = STEPS[len(self.parts)]
        text = self.say(f"microphone.{name}" if self.parts or self.heard is not None else "microphone.calibrate")
        hint = self.say("microphone.step_hint", number=len(self.parts) + 1, steps=len(STEPS), seconds=round(seconds))
        return MenuRow("step", text, hint=hint, detail=self.say(f"microphone.{name}_detail"), icon="breathe")

    def _listen(self, heard: list[Samples]) -> None:
        heard += self.window.listener.read_samples()
        wanted = STEPS[len(self.parts)][1] * self.window.listener.rate
        length = sum(len(block) for block in heard)
        self._move_meter(min(1.0, length / wanted))
        if length >= wanted:
            self.parts.append(np.concatenate(heard))
            self.heard = None
            if len(self.parts) == len(STEPS):
                self._calibrate()
            self.show()

    def _calibrate(self) -> None:
        quiet, *blows = self.parts
        try:
            found = calibrate(quiet, blows, self.window.listener.rate)
            file = self.window.matches.save_calibration(found)
        except MeepleCityError as cause:
            self.window.captions.note(capitalised(str(cause)))
        else:
            self.window.set(replace(self.window.settings, calibration=file, microphone=True))
            self.window.listener.end()
            self.window.listener = calibrated_listener(file)
            self.problem = self.window.listener.begin()
            self.window.captions.note(self.say("microphone.done"))
        self._forget()

    def _forget(self) -> None:
        self.parts, self.heard, self.share = [], None, 0.0

    def _move_meter(self, share: float) -> None:
        before, self.share = self.share, share
        if round(before * METER_STEPS) != round(share * METER_STEPS):
            self.show()
