"""Score cards that tell breath from other sounds: points for signs that add up."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from meeple_city.input.breath_signs import SIGNS

Steps: TypeAlias = tuple[tuple[float, ...], tuple[float, ...]]  # edges, and the points below, between and above them
# Points, or a question: a sign, a limit, and what follows if the sign is below the limit and if it is not.
Rule: TypeAlias = "float | tuple[str, float, Rule, Rule]"
_Indexed: TypeAlias = "float | tuple[int, float, _Indexed, _Indexed]"


@dataclass(frozen=True)
class ScoreCard:
    """Points for signs that add up to a score; from its limit on, a sound counts as breath.

    `steps` gives points for one sign each; `rules` give points for combinations of signs.
    """

    name: str
    limit: float
    steps: Mapping[str, Steps]
    rules: tuple[Rule, ...] = ()

    @cached_property
    def _steps(self) -> tuple[tuple[int, Steps], ...]:
        return tuple((SIGNS.index(name), steps) for name, steps in self.steps.items())

    @cached_property
    def _rules(self) -> tuple[_Indexed, ...]:
        return tuple(_indexed(rule) for rule in self.rules)

    def score(self, signs: Sequence[float]) -> float:
        """The sum of the points for signs in the order of SIGNS."""
        total = sum(points[bisect_right(edges, signs[k])] for k, (edges, points) in self._steps)
        return total + sum(_answer(rule, signs) for rule in self._rules)

    def points(self, signs: Sequence[float]) -> dict[str, float]:
        """The points by sign; those of a rule go to the sign that it asks about first."""
        points = dict.fromkeys(SIGNS, 0.0)
        for k, (edges, values) in self._steps:
            points[SIGNS[k]] += values[bisect_right(edges, signs[k])]
        for rule, indexed in zip(self.rules, self._rules, strict=True):
            if isinstance(rule, tuple):
                points[rule[0]] += _answer(indexed, signs)
        return {name: value for name, value in points.items() if value}


def _indexed(rule: Rule) -> _Indexed:
    if not isinstance(rule, tuple):
        return rule
    name, limit, below, above = rule
    return SIGNS.index(name), limit, _indexed(below), _indexed(above)


def _answer(rule: _Indexed, signs: Sequence[float]) -> float:
    while isinstance(rule, tuple):
        rule = rule[2] if signs[rule[0]] < rule[1] else rule[3]
    return rule
