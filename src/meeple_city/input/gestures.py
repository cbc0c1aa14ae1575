"""Turn hand gestures into shots. Pure: points on the table and seconds go in, requests come out.

A slingshot: press on the piece, pull back and let go; it flies the other way, faster the further it was pulled.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from meeple_city.border import Breathe, Drop, Flick, Permit, Place, Toss
from meeple_city.border.geometry import multiply
from meeple_city.border.requests import CARRY_HZ, CarryPoint, Pair, Quad, Triple

# How gestures map to shots; all our choice.
FULL_PULL_MM = 160.0  # pulling further adds nothing
FULL_FLICK_M_S = 2.4  # at full pull
FULL_TOSS_M_S = 3.0  # at full pull
SHORTEST_PULL_MM = 4.0  # a shorter drag is not a pull
MAX_ELEVATION_DEG = 60.0
MAX_TILT_DEG = 30.0
HAND_MM_S = 700.0  # how fast a hand carries a Body
PICK_UP_MM = 2.0  # a hand lifts a Body this far first, or the Body would scrape over what it stood on
STILL_S = 0.06  # our choice: how long a hand is still before it lets go
FADE_OUT_S = 0.02  # time in which a breath runs out


@dataclass(frozen=True)
class Pull:
    """A drawn slingshot: where it would send the piece, and how hard."""

    direction_deg: float
    share: float  # of full strength


def pull(anchor_mm: Pair, hand_mm: Pair, gain: float = 1.0) -> Pull | None:
    """The pull that a drag from the piece to the hand makes; None while the drag is too short.

    With more `gain`, a shorter drag is a full pull.
    """
    dx, dy = anchor_mm[0] - hand_mm[0], anchor_mm[1] - hand_mm[1]
    length = math.hypot(dx, dy)
    if length < SHORTEST_PULL_MM:
        return None
    return Pull(math.degrees(math.atan2(dy, dx)), min(1.0, gain * length / FULL_PULL_MM))


def grip(middle_mm: Pair, finger_mm: Pair, reach_mm: float) -> Triple:
    """The finger's position on a disc, relative to the middle and no further out than the reach."""
    dx, dy = finger_mm[0] - middle_mm[0], finger_mm[1] - middle_mm[1]
    length = math.hypot(dx, dy)
    share = 1.0 if length <= reach_mm else reach_mm / length
    return dx * share, dy * share, 0.0


def flick(permit: Permit, drawn: Pull, offset_mm: Triple = (0.0, 0.0, 0.0)) -> Flick:
    """Flick the Paws; the offset is where the finger touches them."""
    return Flick(permit.piece, drawn.direction_deg, drawn.share * FULL_FLICK_M_S, offset_mm)


def toss(permit: Permit, drawn: Pull, elevation_deg: float = 0.0, tilt_deg: float = 0.0) -> Toss:
    """Flick a piece off the top of a Body."""
    elevation = clamped(elevation_deg, MAX_ELEVATION_DEG)
    tilt = clamped(tilt_deg, MAX_TILT_DEG)
    return Toss(permit.piece, permit.from_, drawn.direction_deg, drawn.share * FULL_TOSS_M_S, elevation, tilt)


def place(permit: Permit, at_mm: Pair, within: str) -> Place:
    """Set a piece down near a point."""
    return Place(permit.piece, at_mm, within=within)


def clamped(value: float, limit: float) -> float:
    """Restrict a value to -limit..limit."""
    return max(-limit, min(limit, value))


# ---- carrying


@dataclass(frozen=True)
class HeldPose:
    """The pose of a Body in the hand: where its middle is, and how it is turned."""

    at_mm: Triple
    attitude: Quad = (1.0, 0.0, 0.0, 0.0)

    def towards(self, target_mm: Triple, dt: float) -> HeldPose:
        """The pose dt seconds later, moving to the target at the speed of a hand."""
        way = [b - a for a, b in zip(self.at_mm, target_mm, strict=True)]
        length = math.sqrt(sum(part * part for part in way))
        most = HAND_MM_S * dt
        if length <= most:
            return replace(self, at_mm=target_mm)
        x, y, z = (a + part * most / length for a, part in zip(self.at_mm, way, strict=True))
        return replace(self, at_mm=(x, y, z))

    def turned(self, axis: Triple, angle_deg: float) -> HeldPose:
        """The pose turned about an axis of the table."""
        return replace(self, attitude=_normalised(multiply(axis_turn(axis, math.radians(angle_deg)), self.attitude)))

    def below_mm(self, size_mm: Triple) -> float:
        """How far a box of this size reaches below its middle."""
        w, x, y, z = self.attitude
        down = (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y))
        return sum(abs(part) * side for part, side in zip(down, size_mm, strict=True)) / 2


@dataclass(frozen=True)
class CarryPath:
    """The path of a carried Body so far, with at most one point per physics tick."""

    piece: str
    path: tuple[CarryPoint, ...] = ()

    def moved(self, tick: int, at_mm: Triple, attitude: Quad) -> CarryPath:
        """The path with one more point; a second point in the same tick replaces the first."""
        point = (tick, at_mm, attitude)
        if self.path and self.path[-1][0] >= tick:
            return CarryPath(self.piece, (*self.path[:-1], (self.path[-1][0], at_mm, attitude)))
        return CarryPath(self.piece, (*self.path, point))

    def drop(self) -> Drop:
        """Let go of the Body at the end of the path; the hand stops for a moment first."""
        tick, at_mm, attitude = self.path[-1]
        still = (tick + round(STILL_S * CARRY_HZ), at_mm, attitude)
        return Drop(self.piece, over_mm=at_mm[:2], carry=(*self.path, still))


def axis_turn(axis: Triple, radians: float) -> Quad:
    """The rotation by an angle about an axis of length 1."""
    half = radians / 2
    x, y, z = (part * math.sin(half) for part in axis)
    return math.cos(half), x, y, z


def _normalised(quaternion: Quad) -> Quad:
    """The same rotation with length 1, which rounding would slowly lose."""
    w, x, y, z = quaternion
    length = math.sqrt(sum(part * part for part in quaternion))
    return w / length, x / length, y / length, z / length


# ---- breathing


@dataclass(frozen=True)
class BreathCurve:
    """A breath while it is blown: strength over time in seconds."""

    curve: tuple[Pair, ...] = ()

    def extended(self, at_s: float, strength: float) -> BreathCurve:
        """The curve with one more point; strength is limited to 0..1, and a time that is not later is ignored."""
        if self.curve and at_s <= self.curve[-1][0]:
            return self
        return BreathCurve((*self.curve, (at_s, max(0.0, min(1.0, strength)))))

    def breathe(self, permit: Permit, aim_mm: Triple) -> Breathe:
        """End the breath: the curve starts at 0 s and falls to zero strength."""
        start = self.curve[0][0]
        curve = tuple((at - start, strength) for at, strength in self.curve)
        return Breathe(permit.from_, aim_mm, (*curve, (curve[-1][0] + FADE_OUT_S, 0.0)))
