"""A shot that is shown while it is simulated: the match's thread adds key frames, the window reads what there is."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from meeple_city.display.geometry import Pose
from meeple_city.table.track import Frame, Impact
from meeple_city.table.track import Pose as TablePose
from meeple_city.ui.playback import KeyFrame, Motion

Convert = Callable[[Mapping[str, TablePose]], Mapping[str, Pose]]  # poses of the table into poses of models


class MotionStream:
    """A motion that grows. One thread writes, another reads."""

    def __init__(self, tick_hz: int, released_s: float, convert: Convert) -> None:
        self._tick_hz, self._released_s, self._convert = tick_hz, released_s, convert
        self._keys: list[KeyFrame] = []
        self._final: dict[str, Pose] = {}
        self._whole = False

    def add(self, frame: Frame, impacts: tuple[Impact, ...]) -> None:
        """Add a key frame."""
        poses = self._convert(frame.poses)
        self._final.update(poses)
        self._keys.append(KeyFrame(frame.tick / self._tick_hz, poses))

    def end(self) -> None:
        """The table is at rest."""
        self._whole = True

    def motion(self) -> Motion:
        """What there is so far; `final` has only the pieces that have moved."""
        whole, keys = self._whole, tuple(self._keys)
        length_s = keys[-1].at_s if keys else 0.0
        return Motion(keys, dict(self._final), length_s, self._released_s, whole=whole)
