"""The record of one measurement, and the stopwatch."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

Value = float | str


@dataclass(frozen=True)
class Figure:
    """One measurement: values for programs, and a line of text for people.

    Names, and the names of values, stay the same from version to version, so that versions can be compared. Times end
    in `_ms`, rates in `_per_s`.
    """

    name: str
    values: Mapping[str, Value]
    text: str

    def to_json(self) -> dict[str, Any]:
        """As one flat JSON object."""
        return {"name": self.name, **self.values, "text": self.text}


def missing_figure(name: str, reason: str) -> Figure:
    """What stands in for a measurement that this machine cannot make."""
    return Figure(name, {"missing": reason}, f"{name}: {reason}")


@dataclass(frozen=True)
class Timing:
    """Milliseconds over several runs."""

    median: float
    worst: float


def elapsed_ms(work: Callable[[], object]) -> float:
    """Run something once and return how many milliseconds it took."""
    started = time.perf_counter()
    work()
    return (time.perf_counter() - started) * 1000


def timed(work: Callable[[], object], runs: int) -> Timing:
    """Run something once to warm up, then several times against the clock."""
    work()
    spans = [elapsed_ms(work) for _ in range(runs)]
    return Timing(statistics.median(spans), max(spans))
