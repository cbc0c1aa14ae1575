"""What just happened, for a few seconds: lines in the corner, and words that rise where it happened."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from meeple_city.display.captions import Captions
from meeple_city.display.geometry import Position
from meeple_city.display.hud import Floater, Toast
from meeple_city.ui.ports import TableScreen

LINE_S, RISING_S = 7.0, 2.6  # how long a line stays, and how long words rise; our choice
MOST_LINES = 4
APART_S = 0.18  # words that rise from one spot start this much later each; our choice


@dataclass(frozen=True)
class _Rising:
    id: int
    icon: str
    text: str
    from_mm: Position
    age_s: float  # below zero until it starts


class NewsFeed:
    """Shows news until they are old."""

    def __init__(self, captions: Captions, screen: TableScreen) -> None:
        self._captions, self._screen = captions, screen
        self._lines: list[tuple[Toast, float]] = []  # with the seconds left
        self._rising: list[_Rising] = []
        self._next_id = 0

    def tell(self, icon: str, text: str, stays: bool = False) -> None:
        """Show a line, perhaps until it is dismissed; the oldest make room for it."""
        self._lines = [*self._lines, (Toast(icon, text), math.inf if stays else LINE_S)][-MOST_LINES:]
        self._show_lines()

    def dismiss(self) -> None:
        """What has stayed so far goes away like everything else."""
        self._lines = [(line, min(left, LINE_S)) for line, left in self._lines]

    def rise(self, icon: str, text: str, from_mm: Position) -> None:
        """Let a few words rise from a point."""
        near = sum(sum(abs(a - b) for a, b in zip(one.from_mm, from_mm, strict=True)) < 60.0 for one in self._rising)
        self._rising.append(_Rising(self._next_id, icon, text, from_mm, -APART_S * near))
        self._next_id += 1

    def clear(self) -> None:
        """Drop all news."""
        self._lines, self._rising = [], []
        self._show_lines()
        self._captions.floating(())

    def tick(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        if self._lines:
            before = len(self._lines)
            self._lines = [(line, left - dt) for line, left in self._lines if left > dt]
            if len(self._lines) != before:
                self._show_lines()
        if self._rising or self._captions.floaters:
            self._rising = [replace(one, age_s=one.age_s + dt) for one in self._rising if one.age_s + dt < RISING_S]
            self._captions.floating([shown for one in self._rising if (shown := self._floater(one)) is not None])

    def _show_lines(self) -> None:
        self._captions.toast([line for line, _ in self._lines])

    def _floater(self, one: _Rising) -> Floater | None:
        at = self._screen.project(one.from_mm) if one.age_s >= 0 else None
        return Floater(one.id, one.icon, one.text, at, one.age_s / RISING_S) if at else None
