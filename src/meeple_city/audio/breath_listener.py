"""Listen for breath on a microphone that is open only while somebody may blow. No sound is kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from meeple_city.audio.calibration import read_calibration
from meeple_city.audio.microphone import DeviceMicrophone, Microphone
from meeple_city.errors import MeepleCityError
from meeple_city.input.breath import BreathDetector, Calibration
from meeple_city.input.breath_features import Samples


@dataclass(frozen=True)
class TimedStrength:
    """How hard somebody blew at the end of a block of sound, and when that was."""

    strength: float
    at_s: float


def calibrated_listener(calibration: str) -> BreathListener:
    """A listener with the calibration from a file; without it if the path is empty or the file missing or broken."""
    try:
        return BreathListener(calibration=read_calibration(Path(calibration)) if calibration else None)
    except MeepleCityError:
        return BreathListener()


class BreathListener:
    """Measures how hard somebody blows into the microphone; without one the strength stays 0."""

    def __init__(
        self, open_microphone: Callable[[], Microphone] = DeviceMicrophone, calibration: Calibration | None = None
    ) -> None:
        self._open_microphone = open_microphone
        self._calibration = calibration
        self._microphone: Microphone | None = None
        self._detector: BreathDetector | None = None
        self._strength = 0.0

    def begin(self) -> str:
        """Open the microphone; return why that failed, or an empty string."""
        self.end()
        try:
            self._microphone = self._open_microphone()
        except MeepleCityError as cause:
            return str(cause)
        self._detector = BreathDetector(self._microphone.rate, self._calibration)
        return ""

    @property
    def open(self) -> bool:
        """Whether a microphone is open."""
        return self._microphone is not None

    def read_strengths(self) -> list[TimedStrength]:
        """How hard somebody blew in each block of sound since the last call."""
        if self._microphone is None or self._detector is None:
            return []
        found = []
        for block in self._microphone.read_blocks():
            for result in self._detector.feed(block.samples):
                self._strength = max(0.0, min(1.0, result.strength))
            found.append(TimedStrength(self._strength, block.at_s))
        return found

    def read_samples(self) -> list[Samples]:
        """The sound since the last call, for callers that judge it at once and keep nothing."""
        return [block.samples for block in self._microphone.read_blocks()] if self._microphone is not None else []

    @property
    def rate(self) -> int:
        """Samples per second of the open microphone; 0 while none is open."""
        return self._microphone.rate if self._microphone is not None else 0

    @property
    def strength(self) -> float:
        """How hard somebody blew most recently, 0 to 1."""
        return self._strength

    def close_if_lost(self) -> str:
        """Close a microphone that is gone and return why, once; an empty string while it works."""
        reason = self._microphone.lost if self._microphone is not None else ""
        if reason:
            self.end()
        return reason

    def end(self) -> None:
        """Close the microphone."""
        if self._microphone is not None:
            self._microphone.close()
        self._microphone, self._detector, self._strength = None, None, 0.0
