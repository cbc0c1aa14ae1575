"""Play a shot back: key frames in real time, interpolated in between."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping
from dataclasses import dataclass, field

from meeple_city.display.geometry import Pose
from meeple_city.show.motion import KeyFrame, Motion, beginning, blended


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


def _between(a: KeyFrame, b: KeyFrame, at_s: float) -> dict[str, Pose]:
    share = (at_s - a.at_s) / (b.at_s - a.at_s)
    return {piece: blended(a.poses.get(piece, pose), pose, share) for piece, pose in b.poses.items()}


def poses_at(motion: Motion, at_s: float) -> dict[str, Pose]:
    """Where every piece that moves in a motion is at a moment, be it before it begins to or after it has stopped."""
    found: dict[str, Pose] = {}
    for key in motion.keys:
        if key.at_s <= at_s:
            found.update(key.poses)
        else:
            found = {**key.poses, **found}
    playback = Playback(motion, max(at_s, 1e-9))
    return found if playback.over else {**found, **playback.poses()}
