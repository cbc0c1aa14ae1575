"""A shot that is shown while it is simulated: the match's thread adds key frames, the window reads what there is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from meeple_city.display.geometry import Pose
from meeple_city.show.motion import Hit, KeyFrame, Motion
from meeple_city.table.track import Frame, Impact
from meeple_city.table.track import Pose as TablePose

Convert = Callable[[Mapping[str, TablePose]], Mapping[str, Pose]]  # poses of the table into poses of models


class MotionStream:
    """A motion that grows. One thread writes, another reads."""

    def __init__(self, tick_hz: int, empty: Motion, convert: Convert) -> None:
        """`empty` is the motion before its first key frame."""
        self._tick_hz, self._empty, self._convert = tick_hz, empty, convert
        self._keys: list[KeyFrame] = []
        self._hits: list[Hit] = []
        self._final: dict[str, Pose] = {}
        self._whole = False

    def add(self, frame: Frame, impacts: tuple[Impact, ...]) -> bool:
        """Add a key frame, and the impacts since the last one; whether it shows more than carrying."""
        poses = self._convert(frame.poses)
        self._final.update(poses)
        self._hits += [Hit(i.tick / self._tick_hz, i.a, i.b, i.impulse, i.point) for i in impacts]
        at_s = frame.tick / self._tick_hz
        self._keys.append(KeyFrame(at_s, poses))
        return at_s > self._empty.released_s

    def end(self) -> None:
        """The table is at rest."""
        self._whole = True

    def motion(self) -> Motion:
        """What there is so far; `final` has only the pieces that have moved."""
        whole, keys, hits = self._whole, tuple(self._keys), tuple(self._hits)
        length_s = keys[-1].at_s if keys else 0.0
        return replace(self._empty, keys=keys, hits=hits, final=dict(self._final), length_s=length_s, whole=whole)
