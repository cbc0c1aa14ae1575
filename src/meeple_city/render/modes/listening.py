"""A microphone that is open only while somebody may blow. Sound is heard and forgotten."""

from __future__ import annotations

from collections.abc import Callable

from meeple_city.errors import MeepleCityError
from meeple_city.input.breath import Detector
from meeple_city.input.microphone import Device, Microphone


class Listening:
    """Hears how hard somebody blows; without a microphone, nobody does."""

    def __init__(self, open_ear: Callable[[], Microphone] = Device) -> None:
        self._open_ear = open_ear
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
        self._detector = Detector(self._ear.rate)
        return ""

    def strength(self) -> float:
        """How hard somebody blows now, 0 to 1."""
        if self._ear is None or self._detector is None:
            return 0.0
        for block in self._ear.heard():
            for moment in self._detector.hear(block.samples):
                self._strength = moment.strength
        return 0.0 if self._ear.lost else max(0.0, min(1.0, self._strength))

    def end(self) -> None:
        """Listen no more."""
        if self._ear is not None:
            self._ear.close()
        self._ear, self._detector, self._strength = None, None, 0.0
