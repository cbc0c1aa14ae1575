"""How hard a breath blows, moment by moment: known beforehand, or heard while it is blown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Protocol

Hear = Callable[[float], float | None]  # the newest strength at a moment; None once the breath has ended


class BreathSource(Protocol):
    """Where a breath's strength comes from, moment by moment."""

    def listen(self, seconds: float) -> None:
        """The jet is about to look at the table."""

    def over(self, seconds: float) -> bool:
        """Whether the breath has ended."""

    def strength(self, seconds: float) -> float:
        """How hard it blows."""


class RecordedBreath:
    """A breath known beforehand."""

    def __init__(self, points: Sequence[tuple[float, float]]) -> None:
        self.points = points

    def listen(self, seconds: float) -> None:
        """Nothing new can be heard."""

    def over(self, seconds: float) -> bool:
        """Past the last point."""
        return seconds >= self.points[-1][0]

    def strength(self, seconds: float) -> float:
        """As the curve says."""
        return strength_at(self.points, seconds)


class LiveBreath:
    """A breath being blown: what is heard at each look is kept, and is the curve that repeats it exactly."""

    def __init__(self, hear: Hear, longest_s: float) -> None:
        """A breath of `longest_s` at most."""
        self.points: list[tuple[float, float]] = []
        self._hear = hear
        self._longest = longest_s
        self._ended = False

    def listen(self, seconds: float) -> None:
        """Take the newest strength."""
        heard = None if seconds >= self._longest else self._hear(seconds)
        # A curve has two points at least, so a breath that ends at once is one look long.
        self._ended = heard is None and len(self.points) > 0
        self.points.append((seconds, min(1.0, max(0.0, heard or 0.0))))

    def over(self, seconds: float) -> bool:
        """Whether the last look heard the end."""
        return self._ended

    def strength(self, seconds: float) -> float:
        """What the last look heard."""
        return self.points[-1][1]


def strength_at(curve: Sequence[tuple[float, float]], seconds: float) -> float:
    """The curve's strength at a moment, straight lines between its points, nothing outside."""
    for (t0, s0), (t1, s1) in pairwise(curve):
        if t0 <= seconds < t1:
            return s0 + (s1 - s0) * (seconds - t0) / (t1 - t0)
    return 0.0
