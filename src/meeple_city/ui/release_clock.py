"""How long people wait: from letting go of a shot to the first frame in which something has moved."""

from __future__ import annotations

import time
from collections.abc import Callable


class ReleaseClock:
    """Measures every shot that people make, by its kind."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._kind = ""
        self._released_s = 0.0
        self._moved = self._just = False
        self.waits_s: dict[str, list[float]] = {}

    def let_go(self, kind: str) -> None:
        """A shot of that kind leaves the hand."""
        self._kind, self._released_s, self._moved = kind, self._clock(), False
        self._just = True

    def just_let_go(self) -> bool:
        """Whether a shot has left the hand since this was last asked."""
        just, self._just = self._just, False
        return just

    def moved(self) -> None:
        """The next frame shows its motion."""
        self._moved = True

    def frame_drawn(self) -> None:
        """A frame has been drawn; the first that shows motion ends the wait."""
        if self._kind and self._moved:
            self.waits_s.setdefault(self._kind, []).append(self._clock() - self._released_s)
            self._kind = ""
