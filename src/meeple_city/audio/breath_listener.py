"""A microphone that is open only while somebody may blow. Sound is heard and forgotten."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from meeple_city.audio.calibration import read_calibration
from meeple_city.audio.microphone import Device, Microphone
from meeple_city.errors import MeepleCityError
from meeple_city.input.breath import Calibration, Detector
from meeple_city.input.breath_features import Samples


@dataclass(frozen=True)
class Heard:
    """How hard somebody blew at the end of a block of sound, and when that was."""

    strength: float
    at_s: float


def listen_with(calibration: str) -> BreathListener:
    """Ears that know the microphone from a file; one that is gone or broken since is as none."""
    try:
        return BreathListener(known=read_calibration(Path(calibration)) if calibration else None)
    except MeepleCityError:
        return BreathListener()


class BreathListener:
    """Hears how hard somebody blows; without a microphone, nobody does."""

    def __init__(self, open_ear: Callable[[], Microphone] = Device, known: Calibration | None = None) -> None:
        self._open_ear = open_ear
        self._known = known
        self._ear: Microphone | None = None
        self._detector: Detector | None = None
        self._strength = 0.0

    def begin(self) -> str:
        """Open the microphone; why it cannot be, or nothing."""
        self.end()
        try:
            self._ear = self._open_ear()
        except MeepleCityError as cause:
            return f"{cause}; hold Space instead"
        self._detector = Detector(self._ear.rate, self._known)
        return ""

    @property
    def open(self) -> bool:
        """Whether a microphone is listened to."""
        return self._ear is not None

    def hear(self) -> list[Heard]:
        """How hard somebody blew in each block of sound since the last time."""
        if self._ear is None or self._detector is None:
            return []
        found = []
        for block in self._ear.heard():
            for moment in self._detector.hear(block.samples):
                self._strength = max(0.0, min(1.0, moment.strength))
            found.append(Heard(self._strength, block.at_s))
        return found

    def sounds(self) -> list[Samples]:
        """The sound itself since the last time, for whoever judges it at once and keeps nothing."""
        return [block.samples for block in self._ear.heard()] if self._ear is not None else []

    @property
    def rate(self) -> int:
        """Samples a second of an open microphone."""
        return self._ear.rate if self._ear is not None else 0

    @property
    def strength(self) -> float:
        """How hard somebody blew last, 0 to 1."""
        return self._strength

    def lost(self) -> str:
        """Why nothing more will be heard, once: the microphone is then closed. Empty while it lives."""
        reason = self._ear.lost if self._ear is not None else ""
        if reason:
            self.end()
        return reason

    def end(self) -> None:
        """Listen no more."""
        if self._ear is not None:
            self._ear.close()
        self._ear, self._detector, self._strength = None, None, 0.0
