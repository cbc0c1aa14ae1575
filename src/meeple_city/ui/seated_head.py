"""Captions, head and table of a real window, as modes want them."""

from __future__ import annotations

from meeple_city.display.marks import Pair, Pose, Triple
from meeple_city.render.window_table import WindowTable
from meeple_city.ui.head import Head
from meeple_city.ui.seats import USUAL_SEATS

MM = 0.001
LOOK_RAD = 0.004  # for each pixel of drag; own
LEAN_M_S = 0.25  # while a key is held; own
STILL_M = 1e-4  # a head that moves less in a frame is still


class SeatedHead:
    """A head at the seats of whichever table is laid."""

    def __init__(self, screen: WindowTable) -> None:
        self._screen = screen
        self._seats = dict(USUAL_SEATS)
        self.head = Head(self._seats, next(iter(self._seats)))
        self.pose = self.head.advance(0.0)
        self._way: Triple = (0.0, 0.0, 0.0)
        self._still = True

    @property
    def seated(self) -> bool:
        """Whether one sits."""
        return not self.head.standing

    @property
    def settled(self) -> bool:
        """Whether it has stopped gliding."""
        return self._still

    def take_seat(self, seat: str) -> None:
        """Go to a colour's seat and sit down; at a card table all seats are the same."""
        if self._screen.seats and self._screen.seats != self._seats:
            self._seats = dict(self._screen.seats)
            self.head = Head(self._seats, next(iter(self._seats)), comfort=self.head.comfort)
        if seat in self._seats:
            self.head.walk(seat)
            self.head.sit()
        self._still = False

    def walk(self, steps: int) -> None:
        """Walk around the table to another seat."""
        order = list(self._seats)
        self.head.walk(order[(order.index(self.head.seat) + steps) % len(order)])

    def rise(self, up: bool) -> None:
        """Stand up or sit down."""
        (self.head.stand if up else self.head.sit)()

    def look(self, turn: Pair) -> None:
        """Turn the head as if the picture were dragged."""
        self.head.look(turn[0] * LOOK_RAD, turn[1] * LOOK_RAD)

    def lean(self, way: Triple) -> None:
        """Lean that way until told otherwise."""
        self._way = way

    def chin(self, body: Pose, aim_mm: Triple) -> None:
        """Put the chin on a Body."""
        x, y, z = aim_mm
        self.head.chin(body, (x * MM, y * MM, z * MM))
        self._still = False

    def back(self) -> None:
        """Straighten up."""
        self.head.back()
        self._still = False

    def tick(self, dt: float) -> None:
        """Go on leaning and gliding."""
        if any(self._way):
            right, ahead, up = (part * LEAN_M_S * dt for part in self._way)
            self.head.lean(right, ahead, up)
        before, self.pose = self.pose, self.head.advance(dt)
        self._still = _nearly(before, self.pose)


def _nearly(a: object, b: object) -> bool:
    """Whether two poses are so near that nobody sees the difference."""
    rows = ((*pose.eye_m, pose.yaw, pose.pitch) for pose in (a, b))  # type: ignore[attr-defined]
    return all(abs(x - y) < STILL_M for x, y in zip(*rows, strict=True))
