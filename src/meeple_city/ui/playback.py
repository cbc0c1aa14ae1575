"""A shot shown again: key frames at real time, with what lies between them."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, field

from meeple_city.display.marks import Pose, Quad, Triple


@dataclass(frozen=True)
class KeyFrame:
    """Where the moving pieces are at a moment."""

    at_s: float
    poses: Mapping[str, Pose]


@dataclass(frozen=True)
class Motion:
    """What is to be shown of a shot: its key frames, and all pieces on the table after it."""

    keys: tuple[KeyFrame, ...]
    final: Mapping[str, Pose]
    length_s: float
    released_s: float = 0.0  # a carried piece is let go then
    contacts: tuple[tuple[str, str, Triple], ...] = ()  # millimetres
    first_touch_s: float | None = None  # by a piece still in the hand


@dataclass
class Playback:
    """A motion being shown."""

    motion: Motion
    at_s: float = 0.0
    speed: float = 1.0
    _times: list[float] = field(init=False)

    def __post_init__(self) -> None:
        self._times = [key.at_s for key in self.motion.keys]
        self.at_s = self.at_s or beginning(self.motion)

    @property
    def over(self) -> bool:
        """Whether there is nothing left to show."""
        return self.at_s >= self.motion.length_s or not self._times

    def tick(self, dt: float) -> None:
        """Go on."""
        self.at_s += dt * self.speed

    def skip(self) -> None:
        """Go to the end."""
        self.at_s = self.motion.length_s

    def poses(self) -> Mapping[str, Pose]:
        """Where the moving pieces are now."""
        if self.over:
            return self.motion.final
        after = bisect_right(self._times, self.at_s)
        if after == 0:
            return self.motion.keys[0].poses
        before = self.motion.keys[after - 1]
        if after == len(self._times):
            return before.poses
        return _between(before, self.motion.keys[after], self.at_s)


def beginning(motion: Motion) -> float:
    """Where to begin: a carried piece was seen while it was carried, unless it hit something on its way."""
    if motion.first_touch_s is not None:
        return max(0.0, min(motion.first_touch_s - 0.3, motion.released_s))
    return motion.released_s


def _between(a: KeyFrame, b: KeyFrame, at_s: float) -> dict[str, Pose]:
    share = (at_s - a.at_s) / (b.at_s - a.at_s)
    return {piece: mixed(a.poses.get(piece, pose), pose, share) for piece, pose in b.poses.items()}


def mixed(a: Pose, b: Pose, share: float) -> Pose:
    """A pose between two."""
    (ax, ay, az), q = a
    (bx, by, bz), r = b
    spot = (ax + (bx - ax) * share, ay + (by - ay) * share, az + (bz - az) * share)
    return spot, _turned(q, r, share)


def _turned(q: Quad, r: Quad, share: float) -> Quad:
    sign = 1.0 if sum(a * b for a, b in zip(q, r, strict=True)) >= 0 else -1.0
    w, x, y, z = (a + (sign * b - a) * share for a, b in zip(q, r, strict=True))
    length = math.sqrt(w * w + x * x + y * y + z * z) or 1.0
    return w / length, x / length, y / length, z / length
