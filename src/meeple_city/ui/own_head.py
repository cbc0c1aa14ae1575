"""The player's own head, seen by a tracker, if that setting is on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from meeple_city.errors import MeepleCityError
from meeple_city.input.head_tracking import HeadTracking, TrackedPose


class PoseSource(Protocol):
    """Where poses come from."""

    def latest(self) -> TrackedPose | None:
        """The latest pose since the last call; None if there is no new one."""

    def close(self) -> None:
        """Stop listening."""


class OwnHead:
    """Opens the tracker when it is wanted, and follows the head it sees."""

    def __init__(self, open_tracker: Callable[[], PoseSource] | None) -> None:
        self._open_tracker = open_tracker
        self._source: PoseSource | None = None
        self._tracking = HeadTracking()
        self._failed = False

    def tick(self, dt: float, wanted: bool, complain: Callable[[str], None]) -> TrackedPose:
        """Where the head is; a tracker that cannot be opened is one notice."""
        if not wanted or self._open_tracker is None:
            self.close()
            self._failed = False
            return TrackedPose()
        if self._source is None and not self._failed:
            self._begin(self._open_tracker, complain)
        pose = self._source.latest() if self._source else None
        if pose is not None:
            self._tracking.see(pose)
        return self._tracking.tick(dt)

    def centre(self) -> None:
        """The head is in the middle now."""
        self._tracking.centre()

    def close(self) -> None:
        """Stop listening."""
        if self._source is not None:
            self._source.close()
            self._source = None

    def _begin(self, open_tracker: Callable[[], PoseSource], complain: Callable[[str], None]) -> None:
        self._tracking = HeadTracking()
        try:
            self._source = open_tracker()
        except MeepleCityError as cause:
            self._failed = True
            complain(str(cause))
