"""Play a shot back: key frames in real time, interpolated in between."""

from __future__ import annotations

import math
from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, field

from meeple_city.display.geometry import Pose, Position, Quaternion


@dataclass(frozen=True)
class KeyFrame:
    """Where the moving pieces are at one moment."""

    at_s: float
    poses: Mapping[str, Pose]


@dataclass(frozen=True)
class Motion:
    """A shot to be shown: its key frames, and all pieces on the table after it."""

    keys: tuple[KeyFrame, ...]
    final: Mapping[str, Pose]
    length_s: float
    released_s: float = 0.0  # when a carried piece is let go
    contacts: tuple[tuple[str, str, Position], ...] = ()  # millimetres
    first_touch_s: float | None = None  # when a piece still in the hand first touched something
    whole: bool = True


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
        """Whether it has reached its end."""
        return self.motion.whole and (self.at_s >= self.motion.length_s or not self._times)

    def follow(self, motion: Motion) -> None:
        """Go on with a motion that has more key frames."""
        self.motion, self._times = motion, [key.at_s for key in motion.keys]

    def tick(self, dt: float) -> None:
        """Advance by `dt` seconds, at the speed that is set."""
        self.at_s += dt * self.speed
        if not self.motion.whole:
            self.at_s = max(min(self.at_s, self.motion.length_s), self.motion.released_s)

    def skip(self) -> None:
        """Go to the end."""
        self.at_s = max(self.at_s, self.motion.length_s)

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
    """Where to start: carrying has been seen already, unless the piece hit something on its way."""
    if motion.first_touch_s is not None:
        return max(0.0, min(motion.first_touch_s - 0.3, motion.released_s))
    return motion.released_s


def _between(a: KeyFrame, b: KeyFrame, at_s: float) -> dict[str, Pose]:
    share = (at_s - a.at_s) / (b.at_s - a.at_s)
    return {piece: blended(a.poses.get(piece, pose), pose, share) for piece, pose in b.poses.items()}


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
