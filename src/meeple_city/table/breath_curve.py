"""How hard a breath blows over time: known beforehand, or measured while it is blown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Protocol

ReadStrength = Callable[[float], float | None]  # the strength at a moment, in seconds; None once the breath has ended


class BreathSource(Protocol):
    """Where the strength of a breath comes from."""

    def sample(self, seconds: float) -> None:
        """Called whenever the jet is computed anew."""

    def over(self, seconds: float) -> bool:
        """Whether the breath has ended."""

    def strength(self, seconds: float) -> float:
        """How hard it blows, from 0 to 1."""


class RecordedBreath:
    """A breath known beforehand."""

    def __init__(self, points: Sequence[tuple[float, float]]) -> None:
        self.points = points

    def sample(self, seconds: float) -> None:
        """Do nothing: the curve is complete."""

    def over(self, seconds: float) -> bool:
        """Whether the last point has passed."""
        return seconds >= self.points[-1][0]

    def strength(self, seconds: float) -> float:
        """The strength on the curve."""
        return strength_at(self.points, seconds)


class LiveBreath:
    """A breath being blown. The samples taken are the curve that repeats it exactly."""

    def __init__(self, read_strength: ReadStrength, longest_s: float) -> None:
        self.points: list[tuple[float, float]] = []
        self._read_strength = read_strength
        self._longest_s = longest_s
        self._ended = False

    def sample(self, seconds: float) -> None:
        """Read the current strength."""
        strength = None if seconds >= self._longest_s else self._read_strength(seconds)
        # A curve has at least two points, so a breath that ends at once still lasts one sample.
        self._ended = strength is None and len(self.points) > 0
        self.points.append((seconds, min(1.0, max(0.0, strength or 0.0))))

    def over(self, seconds: float) -> bool:
        """Whether the last sample was the end."""
        return self._ended

    def strength(self, seconds: float) -> float:
        """The strength of the last sample."""
        return self.points[-1][1]


def strength_at(curve: Sequence[tuple[float, float]], seconds: float) -> float:
    """The strength at a moment: interpolated between the points of the curve, zero outside."""
    for (t0, s0), (t1, s1) in pairwise(curve):
        if t0 <= seconds < t1:
            return s0 + (s1 - s0) * (seconds - t0) / (t1 - t0)
    return 0.0
