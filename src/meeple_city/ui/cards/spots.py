"""What lies on a card table and where, as plain records; and the places that belong to each seat."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from meeple_city.border.geometry import multiply
from meeple_city.display.camera import Camera
from meeple_city.display.cards import CardFace, PrintedCard
from meeple_city.display.geometry import Point, Pose, Position, Quaternion
from meeple_city.display.stage import BOARD_THICKNESS_M, Stage
from meeple_city.input.gestures import axis_turn
from meeple_city.ui.framing import framed
from meeple_city.ui.head import SEATED_FOV_DEG
from meeple_city.ui.seats import Seat

TOP_M = -BOARD_THICKNESS_M
LIFT_M = 0.0005  # between two cards that lie on each other
FLAT: Quaternion = (1.0, 0.0, 0.0, 0.0)
FACE_DOWN: Quaternion = (0.0, 0.0, 1.0, 0.0)  # half a turn around the long side
HAND = "hand"  # the zone of the cards that whoever looks holds
TABLE = Stage(table_size_m=(1.75, 1.25), board_size_m=None)

# Where the others' things lie, seen by whoever sits at the south, clockwise; metres from the middle. Our choice.
OTHERS: dict[int, tuple[Point, ...]] = {
    1: ((0.0, 0.29),),
    2: ((-0.27, 0.29), (0.27, 0.29)),
    3: ((-0.43, 0.11), (0.0, 0.29), (0.43, 0.11)),
    4: ((-0.45, 0.04), (-0.22, 0.29), (0.22, 0.29), (0.45, 0.04)),
    5: ((-0.47, 0.02), (-0.42, 0.29), (0.0, 0.29), (0.42, 0.29), (0.47, 0.02)),
}
OWN: Point = (0.0, -0.175)
WIDE_M = {1: 0.40, 2: 0.40, 3: 0.36, 4: 0.36, 5: 0.36}  # the room of each seat, by the number of others
EYE_M, TARGET_M = (0.0, -0.40, 1.10), (0.0, 0.0, 0.0)


@dataclass(frozen=True)
class CardSpot:
    """A card to be laid: what it is, where, and which answers and words belong to it.

    The key is what the rules call it, empty if nobody who looks may know. The owner is the seat it belongs to.
    """

    zone: str
    key: str
    card: PrintedCard
    pose: Pose
    owner: str = ""
    big: bool = False  # never explained by its own: a board, a token
    over: bool = False  # turned over for good: its back is what it says

    @property
    def side(self) -> CardFace:
        """The side that is to be read."""
        return self.card.back if self.over else self.card.front


@dataclass(frozen=True)
class SeatCorner:
    """A seat's corner of the table: its middle, and how wide it is."""

    seat: str
    at: Point
    wide_m: float
    own: bool = False

    def pose(self, across: float, away: float, up: float = 0.0, turn: Quaternion = FLAT) -> Pose:
        """A spot in this corner: to the right, away from whoever looks, and up."""
        return (self.at[0] + across, self.at[1] + away, TOP_M + 0.0004 + up), turn

    def unseen_hand(self, count: int, step: float) -> list[Pose]:
        """A hand whose faces nobody who looks may see: held up, but before spectators face down."""
        if self.own:
            return [self.pose(x, -0.11, LIFT_M * n, FACE_DOWN) for n, x in enumerate(row(count, 0.03, 0.36))]
        return [self.pose(x, 0.09 + 0.0007 * n, 0.03, standing(-70.0)) for n, x in enumerate(row(count, step, 0.16))]


def places(seats: Sequence[str], looking: str) -> dict[str, SeatCorner]:
    """The corner of each seat, as seen from one of them; the next to play clockwise is at the left."""
    first = seats.index(looking) if looking in seats else 0
    order = [*seats[first:], *seats[:first]]
    others = OTHERS[len(seats) - 1]
    found = {order[0]: SeatCorner(order[0], OWN, 0.62, own=True)}
    for seat, at in zip(order[1:], others, strict=True):
        found[seat] = SeatCorner(seat, at, WIDE_M[len(others)])
    return found


def card_seats(seats: Sequence[str]) -> dict[str, Seat]:
    """The seats of a card table: whoever looks always sits at the south, and the others' corners are in sight."""
    corners = _frame(len(seats) - 1)
    found = {}
    for number, seat in enumerate(seats):
        edge = corners[number % len(corners)]
        found[seat] = Seat(seat, edge, (0.0, -1.0), EYE_M, EYE_M, TARGET_M)
    return found


def card_overview(seats: Sequence[str], shape: float) -> Camera:
    """The whole card table, in a picture of that shape."""
    seat = framed(card_seats(seats), shape)[seats[0]]
    return Camera(seat.eye_m, seat.target_m, SEATED_FOV_DEG)


def _frame(others: int) -> list[Point]:
    """Points around everything that must be in the picture; the own hand is held below them."""
    xs = [x for x, _ in OTHERS[others]]
    wide = max(0.40, max(map(abs, xs)) + 0.15)
    return [(-wide, -0.40), (wide, 0.36), (-wide, 0.36), (wide, -0.40)]


def table_edges(seats: Sequence[str]) -> list[Position]:
    """Points around everything that can lie on the table."""
    others = OTHERS[len(seats) - 1]
    wide = max(0.36, *(abs(x) + 0.16 for x, _ in others))
    return [(-wide, OWN[1] - 0.11, TOP_M), (wide, max(y for _, y in others) + 0.14, TOP_M)]


def row(count: int, step: float, most: float) -> list[float]:
    """The middles of so many things in a row around zero, closer together if it would be too long."""
    if count > 1:
        step = min(step, most / (count - 1))
    return [(number - (count - 1) / 2) * step for number in range(count)]


def standing(lean_deg: float) -> Quaternion:
    """A card held up so that its front looks away from the south, leaning back."""
    return multiply(axis_turn((0.0, 0.0, 1.0), math.pi), axis_turn((1.0, 0.0, 0.0), math.radians(lean_deg)))


def leaning(lean_deg: float) -> Quaternion:
    """A card held up to be read from the south."""
    return axis_turn((1.0, 0.0, 0.0), math.radians(lean_deg))


def turned(deg: float) -> Quaternion:
    """A card turned on the table, counter-clockwise."""
    return axis_turn((0.0, 0.0, 1.0), math.radians(deg))
