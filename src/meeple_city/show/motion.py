"""A shot as it is to be shown: its key frames, its impacts, and what is known about its pieces."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field

from meeple_city.display.geometry import Pose, Position, Quaternion, Vector


@dataclass(frozen=True)
class KeyFrame:
    """Where the moving pieces are at one moment."""

    at_s: float
    poses: Mapping[str, Pose]


@dataclass(frozen=True)
class Hit:
    """Two pieces hit each other; the impulse is in newton seconds."""

    at_s: float
    a: str
    b: str
    impulse: float
    place_m: Position


@dataclass(frozen=True)
class BlownAir:
    """A breath: where the mouth is, where it is aimed, and (seconds, strength) over time."""

    mouth_m: Position
    aim_m: Position
    curve: tuple[tuple[float, float], ...]

    def strength(self, at_s: float) -> float:
        """How hard it blows at a moment."""
        for (a, low), (b, high) in zip(self.curve, self.curve[1:], strict=False):
            if a <= at_s < b:
                return low + (high - low) * (at_s - a) / (b - a)
        return 0.0


@dataclass(frozen=True)
class Motion:
    """A shot to be shown: its key frames, and all pieces on the table after it.

    One that is still being simulated is not `whole`: the next one has more key frames.
    """

    keys: tuple[KeyFrame, ...]
    final: Mapping[str, Pose]
    length_s: float
    released_s: float = 0.0  # when a carried piece is let go
    contacts: tuple[tuple[str, str, Position], ...] = ()  # millimetres
    first_touch_s: float | None = None  # when a piece still in the hand first touched something
    hits: tuple[Hit, ...] = ()  # in the order of time
    sizes: Mapping[str, Vector] = field(default_factory=dict)  # of the box around each piece, standing on its frame
    actor: str = ""  # the piece that was flicked, dropped or tossed, or the Body that blows
    breath: BlownAir | None = None
    whole: bool = True


def beginning(motion: Motion) -> float:
    """Where to start: carrying has been seen already, unless the piece hit something on its way."""
    if motion.first_touch_s is not None:
        return max(0.0, min(motion.first_touch_s - 0.3, motion.released_s))
    return motion.released_s


def blended(a: Pose, b: Pose, share: float) -> Pose:
    """A pose between two; the share is of the second."""
    (ax, ay, az), q = a
    (bx, by, bz), r = b
    spot = (ax + (bx - ax) * share, ay + (by - ay) * share, az + (bz - az) * share)
    return spot, _turned(q, r, share)


def _turned(q: Quaternion, r: Quaternion, share: float) -> Quaternion:
    sign = 1.0 if sum(a * b for a, b in zip(q, r, strict=True)) >= 0 else -1.0
    w, x, y, z = (a + (sign * b - a) * share for a, b in zip(q, r, strict=True))
    length = math.sqrt(w * w + x * x + y * y + z * z) or 1.0
    return w / length, x / length, y / length, z / length
