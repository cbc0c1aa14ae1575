"""From what hands do to shots. Pure: points on the table and seconds go in, requests come out.

A slingshot: press on the piece, pull back, let go; it flies the other way, the faster the further one pulled.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

from meeple_city.border import Breathe, Drop, Flick, Permit, Place, Toss
from meeple_city.border.requests import CarryPoint, Pair, Quad, Triple

# How a hand is translated; all own.
FULL_PULL_MM = 160.0  # pulling further adds nothing
FULL_FLICK = 2.4  # m/s at full pull
FULL_TOSS = 3.0
DEAD_PULL_MM = 4.0  # a shorter pull is a change of mind
MOST_ELEVATION_DEG = 60.0
MOST_TILT_DEG = 30.0
HAND_MM_S = 700.0  # how fast a hand carries a Body
PICK_UP_MM = 2.0  # a hand first lifts a Body so far, or it would scrape over what it stood on
LAST_BREATH_S = 0.02  # in which a breath runs out


@dataclass(frozen=True)
class Pull:
    """A slingshot drawn: where it would send the piece, and how hard."""

    direction_deg: float
    share: float  # of the hardest


def pull(anchor_mm: Pair, hand_mm: Pair) -> Pull | None:
    """What a drag from the piece to the hand means; None while it is too short to mean anything."""
    dx, dy = anchor_mm[0] - hand_mm[0], anchor_mm[1] - hand_mm[1]
    length = math.hypot(dx, dy)
    if length < DEAD_PULL_MM:
        return None
    return Pull(math.degrees(math.atan2(dy, dx)), min(1.0, length / FULL_PULL_MM))


def grip(middle_mm: Pair, finger_mm: Pair, reach_mm: float) -> Triple:
    """Where on a disc a finger is, from its middle, at most so far out."""
    dx, dy = finger_mm[0] - middle_mm[0], finger_mm[1] - middle_mm[1]
    length = math.hypot(dx, dy)
    share = 1.0 if length <= reach_mm else reach_mm / length
    return dx * share, dy * share, 0.0


def flick(permit: Permit, drawn: Pull, offset_mm: Triple = (0.0, 0.0, 0.0)) -> Flick:
    """Paws sent off; the offset is where the finger was put on them."""
    return Flick(permit.piece, drawn.direction_deg, drawn.share * FULL_FLICK, offset_mm)


def toss(permit: Permit, drawn: Pull, elevation_deg: float = 0.0, tilt_deg: float = 0.0) -> Toss:
    """Something flicked off the top of a Body."""
    elevation = clamped(elevation_deg, MOST_ELEVATION_DEG)
    tilt = clamped(tilt_deg, MOST_TILT_DEG)
    return Toss(permit.piece, permit.from_, drawn.direction_deg, drawn.share * FULL_TOSS, elevation, tilt)


def place(permit: Permit, at_mm: Pair, within: str) -> Place:
    """A piece set down near a point."""
    return Place(permit.piece, at_mm, within=within)


def clamped(value: float, most: float) -> float:
    """A value no further from 0 than that."""
    return max(-most, min(most, value))


# ---- carrying


@dataclass(frozen=True)
class Hold:
    """A Body in the hand: where its middle is, and how it is turned."""

    at_mm: Triple
    attitude: Quad = (1.0, 0.0, 0.0, 0.0)

    def towards(self, target_mm: Triple, dt: float) -> Hold:
        """The hand some time later, on its way to a point no faster than hands are."""
        way = [b - a for a, b in zip(self.at_mm, target_mm, strict=True)]
        length = math.sqrt(sum(part * part for part in way))
        most = HAND_MM_S * dt
        if length <= most:
            return replace(self, at_mm=target_mm)
        x, y, z = (a + part * most / length for a, part in zip(self.at_mm, way, strict=True))
        return replace(self, at_mm=(x, y, z))

    def turned(self, axis: Triple, angle_deg: float) -> Hold:
        """Turned about an axis of the table."""
        half = math.radians(angle_deg) / 2
        x, y, z = (part * math.sin(half) for part in axis)
        return replace(self, attitude=_product((math.cos(half), x, y, z), self.attitude))

    def below_mm(self, size_mm: Triple) -> float:
        """How far a box of that size reaches below its middle."""
        w, x, y, z = self.attitude
        down = (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y))
        return sum(abs(part) * side for part, side in zip(down, size_mm, strict=True)) / 2


@dataclass(frozen=True)
class Carry:
    """A Body in the hand: the way it has gone so far, a point per physics tick at most."""

    piece: str
    path: tuple[CarryPoint, ...] = ()

    def moved(self, tick: int, at_mm: Triple, attitude: Quad) -> Carry:
        """The hand has gone on; a second point in the same tick takes the place of the first."""
        point = (tick, at_mm, attitude)
        if self.path and self.path[-1][0] >= tick:
            return Carry(self.piece, (*self.path[:-1], (self.path[-1][0], at_mm, attitude)))
        return Carry(self.piece, (*self.path, point))

    def drop(self) -> Drop:
        """Let go."""
        _, (x, y, _), _ = self.path[-1]
        return Drop(self.piece, over_mm=(x, y), carry=self.path)


def _product(a: Quad, b: Quad) -> Quad:
    """One turn after the other, to length 1."""
    w, x, y, z = a
    s, i, j, k = b
    parts = (
        w * s - x * i - y * j - z * k,
        w * i + x * s + y * k - z * j,
        w * j - x * k + y * s + z * i,
        w * k + x * j - y * i + z * s,
    )
    length = math.sqrt(sum(part * part for part in parts))
    return parts[0] / length, parts[1] / length, parts[2] / length, parts[3] / length


# ---- breathing


@dataclass(frozen=True)
class Puff:
    """A breath as it was blown: strength over seconds, since the first of it."""

    curve: tuple[Pair, ...] = ()

    def blown(self, at_s: float, strength: float) -> Puff:
        """Go on blowing; strengths beyond 0..1 are cut, and no moment comes twice."""
        if self.curve and at_s <= self.curve[-1][0]:
            return self
        return Puff((*self.curve, (at_s, max(0.0, min(1.0, strength)))))

    def breathe(self, permit: Permit, aim_mm: Triple) -> Breathe:
        """The breath at its end, running out to nothing."""
        start = self.curve[0][0]
        curve = tuple((at - start, strength) for at, strength in self.curve)
        return Breathe(permit.from_, aim_mm, (*curve, (curve[-1][0] + LAST_BREATH_S, 0.0)))
