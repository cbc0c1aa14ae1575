"""A preview of breath: a second table shows what a breath does while it is blown, before it counts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress

from meeple_city.audio.hearing import Knock
from meeple_city.border import Breathe
from meeple_city.border.requests import CARRY_HZ
from meeple_city.setup.shot_sounds import knock_of
from meeple_city.table.geometry import Vec3
from meeple_city.table.track import Pose
from meeple_city.table.worker import LiveBreathRun, RemoteTable

DrawnPoses = Callable[[Mapping[str, Pose]], Mapping[str, Pose]]


class BreathPreview:
    """Keeps a second table in step with the match's own, in the background. Only `close` waits for it.

    The table is set up only when somebody is about to breathe; most shots do not affect it.
    """

    def __init__(self, table: RemoteTable, drawn: DrawnPoses) -> None:
        self._table = table
        self._drawn = drawn  # from poses in tracks to poses of models
        self._pool = ThreadPoolExecutor(1, "breath_preview")
        self._match_at: bytes | None = None  # the last track of the match's table
        self._table_at: bytes | None = None  # the track this table has been set to
        self._requested: bytes | None = None  # the track this table is being set to
        self._run: LiveBreathRun | None = None
        self._ready: Future[None] = self._pool.submit(self._open)

    def follow(self, track: bytes | None) -> None:
        """Note the track the match's table has reached; None means the start."""
        self._match_at = track

    def prepare(self) -> None:
        """Set this table to where the match's table stands."""
        failed = self._ready.done() and self._ready.exception() is not None
        if failed or self._was_aborted() or self._match_at is not self._requested:
            self._requested = self._match_at
            self._ready = self._pool.submit(self._set, self._match_at)

    def breathe(self, from_: str, aim_mm: Vec3) -> PreviewedBreath | None:
        """Begin a breath; None while this table is not ready."""
        if not self._is_ready():
            return None
        try:
            self._run = self._table.breathe(from_, aim_mm)
        except (OSError, ValueError):
            self._requested = b""  # a table that broke down is set up again
            return None
        return PreviewedBreath(self._run, self._drawn)

    def close(self) -> None:
        """Stop the table, whatever it is doing."""
        self._table.close()
        self._pool.shutdown(wait=True, cancel_futures=True)
        self._table.close()

    def _is_ready(self) -> bool:
        free = self._run is None or self._run.over
        return free and self._ready.done() and not self._ready.exception() and self._table_at is self._match_at

    def _was_aborted(self) -> bool:
        return self._run is not None and self._run.over and self._run.request is None

    def _open(self) -> None:
        self._table.city()

    def _set(self, track: bytes | None) -> None:
        if self._run:
            self._run.join()
            self._run = None
        if track is None:
            self._table.reset()
        else:
            self._table.continue_from(track)
        self._table_at = track


class PreviewedBreath:
    """A breath being blown, as it is drawn. If the table fails, the breath ends without an error."""

    def __init__(self, run: LiveBreathRun, drawn: DrawnPoses) -> None:
        self._run = run
        self._drawn = drawn

    @property
    def request(self) -> Breathe | None:
        """The request that repeats it, once it is over."""
        return self._run.request

    @property
    def problem(self) -> str:
        """Why it was aborted."""
        return self._run.problem

    @property
    def over(self) -> bool:
        """Whether the table is at rest again."""
        return self._run.over

    def blow(self, strength: float, at_s: float) -> None:
        """Blow this hard from now on."""
        self._tell(lambda: self._run.blow(strength, at_s))

    def stop(self) -> None:
        """Stop blowing."""
        self._tell(self._run.stop)

    def hurry(self) -> None:
        """Let the table settle faster than the clock."""
        self._tell(self._run.hurry)

    def poses(self) -> Mapping[str, Pose]:
        """Poses of the pieces that have moved since the last call."""
        found: dict[str, Pose] = {}
        for frame in self._run.frames():
            found |= frame.poses
        return self._drawn(found)

    def knocks(self) -> tuple[Knock, ...]:
        """What has been hit since the last call, for the ear."""
        return tuple(knock_of(impact, CARRY_HZ) for impact in self._run.impacts())

    def _tell(self, say: Callable[[], None]) -> None:
        with suppress(OSError, ValueError):
            say()
