"""Score cards that tell breath from other sounds."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from meeple_city.input.breath_signs import SIGNS

Steps = tuple[tuple[float, ...], tuple[float, ...]]  # edges, and the points below, between and above them


@dataclass(frozen=True)
class ScoreCard:
    """Points for every sign that add up to a score; from its limit on, a sound counts as breath."""

    name: str
    limit: float
    steps: Mapping[str, Steps]

    @cached_property
    def _places(self) -> tuple[tuple[int, Steps], ...]:
        return tuple((SIGNS.index(name), steps) for name, steps in self.steps.items())

    def points(self, signs: Sequence[float]) -> dict[str, float]:
        """The points of every sign, whose values are in the order of SIGNS."""
        return {SIGNS[k]: points[bisect_right(edges, signs[k])] for k, (edges, points) in self._places}

    def score(self, signs: Sequence[float]) -> float:
        """The sum of the points."""
        return sum(points[bisect_right(edges, signs[k])] for k, (edges, points) in self._places)
