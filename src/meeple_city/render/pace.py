"""How much the fast tier can afford: judged by the frames it has drawn, so that a graphics chip gets more by itself."""

from __future__ import annotations

# Our choice: sixty frames a second in a row are a graphics chip; half as many after trying more were a mistake.
FRAMES = 60
QUICK_S, SLOW_S = 0.0185, 0.030


class Pace:
    """Follows frame times and decides once between plain and rich; a mistake is taken back for good."""

    def __init__(self) -> None:
        self.rich = False
        self._settled = False
        self._spans: list[float] = []

    def add(self, span_s: float) -> bool:
        """Note how long a frame took; whether that changed the decision."""
        if self._settled:
            return False
        self._spans.append(span_s)
        if len(self._spans) < FRAMES:
            return False
        usual = sorted(self._spans)[FRAMES // 2]
        self._spans.clear()
        if not self.rich and usual < QUICK_S:
            self.rich = True
            return True
        if self.rich and usual > SLOW_S:
            self.rich, self._settled = False, True
            return True
        return False
