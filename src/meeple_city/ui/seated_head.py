"""The player's head as modes move it: by seats, pixels and keys."""

from __future__ import annotations

from collections.abc import Mapping

from meeple_city.display.camera import Camera
from meeple_city.display.geometry import Point, Pose, Position, Vector
from meeple_city.input.head_tracking import TrackedPose
from meeple_city.ui.framing import USUAL_SHAPE, framed
from meeple_city.ui.head import Head, HeadPose, HeadView
from meeple_city.ui.seats import USUAL_SEATS, Seat

MM = 0.001
LOOK_RAD = 0.004  # for each pixel of drag; our choice
ZOOM_STEP = 0.88  # for each step of the wheel; our choice
ASIDE_M = 0.22  # to see a menu beside the city; our choice
LEAN_M_S = 0.25  # while a key is held; our choice
STILL_M = 1e-4  # a head that moves less than this in a frame is still


class SeatedHead:
    """A head at the seats of the table that is laid."""

    def __init__(self, seats: Mapping[str, Seat] = USUAL_SEATS) -> None:
        self._seats = dict(seats)
        self._shape = USUAL_SHAPE
        self.head = Head(framed(self._seats), next(iter(self._seats)))
        self.pose = self.head.advance(0.0)
        self._leaning: Vector = (0.0, 0.0, 0.0)
        self._still = True
        self.tracked = TrackedPose()  # how a tracker sees the player's own head

    @property
    def seated(self) -> bool:
        """Whether the player sits."""
        return not self.head.standing

    @property
    def settled(self) -> bool:
        """Whether it has stopped gliding."""
        return self._still

    @property
    def comfort(self) -> bool:
        """Whether it jumps instead of gliding."""
        return self.head.comfort

    @comfort.setter
    def comfort(self, on: bool) -> None:
        self.head.comfort = on

    @property
    def shape(self) -> float:
        """The width of the picture by its height."""
        return self._shape

    def camera(self) -> Camera:
        """What it sees."""
        return self.pose.moved(self.tracked).camera()

    def use_seats(self, seats: Mapping[str, Seat]) -> None:
        """Move to another table's seats. A card table has none: the seats before stay."""
        if seats and seats != self._seats:
            self._seats = dict(seats)
            self.head = Head(framed(self._seats, self._shape), next(iter(self._seats)), comfort=self.comfort)

    def fit(self, size: tuple[int, int]) -> None:
        """Frame the city for a window of that size."""
        shape = size[0] / max(1, size[1])
        if abs(shape - self._shape) > 1e-3:
            self._shape = shape
            self.head.use_seats(framed(self._seats, shape))

    def zoom(self, steps: int, towards_mm: Point | None = None) -> None:
        """Come closer by so many steps of the wheel, towards a point of the table; or go away."""
        towards = (towards_mm[0] * MM, towards_mm[1] * MM) if towards_mm else None
        self.head.zoom(ZOOM_STEP**steps, towards)
        self._still = False

    @property
    def view(self) -> HeadView:
        """How closely the head looks, and at what, to look so again later."""
        return self.head.view

    def look_again(self, view: HeadView) -> None:
        """Look as before."""
        self.head.look_again(view)
        self._still = False

    def focus(self, point_mm: Position) -> None:
        """Look closely at a point."""
        x, y, z = point_mm
        self.head.focus((x * MM, y * MM, z * MM))
        self._still = False

    def home(self) -> None:
        """Look at the whole city again."""
        self.head.home()
        self._still = False

    def step_aside(self, share: float = 1.0) -> None:
        """See the city at the right of the picture, so that a menu fits beside it; when close to it, by less."""
        self.head.lean(-ASIDE_M * share, 0.0, 0.0)
        self._still = False

    def take_seat(self, seat: str) -> None:
        """Go to a seat and sit down; at a card table all seats are the same."""
        if seat in self._seats:
            self.head.walk(seat)
            self.head.sit()
        self._still = False

    @property
    def seats_from_here(self) -> list[Seat]:
        """All seats, the present one first, then the others by how far they are around the table."""
        order = list(framed(self._seats, self._shape).values())
        here = [seat.colour for seat in order].index(self.head.seat)
        return sorted(order, key=lambda seat: _apart(order.index(seat) - here, len(order)))

    def walk(self, steps: int) -> None:
        """Walk around the table to another seat; positive is clockwise."""
        order = list(self._seats)
        self.head.walk(order[(order.index(self.head.seat) + steps) % len(order)])

    def rise(self, up: bool) -> None:
        """Stand up or sit down."""
        (self.head.stand if up else self.head.sit)()

    def look(self, drag: Point) -> None:
        """Turn the head by so many pixels, as if the picture were dragged."""
        self.head.look(drag[0] * LOOK_RAD, drag[1] * LOOK_RAD)

    def lean(self, way: Vector) -> None:
        """Lean right, forward and up, each from -1 to 1, until the next call."""
        self._leaning = way

    def chin(self, body: Pose, aim_mm: Position) -> None:
        """Put the chin on a Body and look along the breath."""
        x, y, z = aim_mm
        self.head.chin(body, (x * MM, y * MM, z * MM))
        self._still = False

    def back(self) -> None:
        """Straighten up again."""
        self.head.back()
        self._still = False

    def tick(self, dt: float) -> None:
        """Lean and glide for `dt` seconds."""
        if any(self._leaning):
            right, ahead, up = (part * LEAN_M_S * dt for part in self._leaning)
            self.head.lean(right, ahead, up)
        before, self.pose = self.pose, self.head.advance(dt)
        self._still = _nearly_equal(before, self.pose)


def _apart(steps: int, seats: int) -> int:
    """How many seats to walk, the shorter way."""
    return min(steps % seats, -steps % seats)


def _nearly_equal(a: HeadPose, b: HeadPose) -> bool:
    """Whether two poses are so close that nobody sees the difference."""
    rows = ((*pose.eye_m, pose.yaw, pose.pitch) for pose in (a, b))
    return all(abs(x - y) < STILL_M for x, y in zip(*rows, strict=True))
