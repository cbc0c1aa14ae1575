"""Ways to tip a standing Body over, the one that was asked for first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from meeple_city.border.geometry import multiply, rotate
from meeple_city.table.catalogue import Shape
from meeple_city.table.geometry import Vec3, add, axis_turn, subtract
from meeple_city.table.snapshot import ZERO, PieceState

# Our choices:
TIP_DEG = 60.0  # how far a hand tips a Body before it lets go; beyond this it only falls farther
ASIDE_DEG = 15  # between two directions that are tried
LIFTS = tuple(step * 0.01 for step in range(31))  # metres: a Body that has no room is lifted over what is in the way
AIR = 0.0005  # metres between the Body and what it stood on


def tipped(body: PieceState, shape: Shape, foot: Vec3, direction_deg: float) -> Iterator[PieceState]:
    """The Body tipped over its foot: in the direction, then farther and farther aside, then lifted over obstacles."""
    for lift in LIFTS:
        for aside in sorted(range(-180 + ASIDE_DEG, 181, ASIDE_DEG), key=abs):
            yield _tip(body, shape, foot, direction_deg + aside, lift)


def _tip(body: PieceState, shape: Shape, foot: Vec3, direction_deg: float, lift: float) -> PieceState:
    axis = rotate(axis_turn((0.0, 0.0, 1.0), direction_deg), (0.0, 1.0, 0.0))
    lean = axis_turn(axis, TIP_DEG)
    attitude = multiply(lean, body.quaternion)
    x, y, _ = add(foot, rotate(lean, subtract(body.position, foot)))
    low = min(rotate(attitude, corner)[2] for corner in shape.corners)
    position = (x, y, foot[2] - low + AIR + lift)
    return replace(body, position=position, quaternion=attitude, velocity=ZERO, spin=ZERO, awake=True)
