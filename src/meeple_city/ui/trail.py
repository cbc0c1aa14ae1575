"""Where the pointer has been lately, and when: what strokes are read from."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from meeple_city.display.geometry import Pixel, Point
from meeple_city.input.strokes import HandSample

MOST = 2000  # places; two seconds of a fast mouse


class Trail:
    """The last places of the pointer."""

    def __init__(self) -> None:
        self._places: deque[tuple[float, Pixel]] = deque(maxlen=MOST)

    def add(self, at_s: float, at: Pixel) -> None:
        """The pointer was seen there."""
        self._places.append((at_s, at))

    def clear(self) -> None:
        """A new stroke begins."""
        self._places.clear()

    def samples(self, level: Callable[[Pixel], Point | None], since_s: float = 0.0) -> list[HandSample]:
        """The places on the table since a moment, as far as they are over it."""
        seen = ((at_s, level(at)) for at_s, at in self._places if at_s >= since_s)
        return [HandSample(at_s, point) for at_s, point in seen if point is not None]
