"""A second table behind the first: a breath is seen on it while it is blown, before it counts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from typing import Any

from meeple_city.border import Breathe
from meeple_city.table.geometry import Vec3
from meeple_city.table.track import Pose
from meeple_city.table.worker import LiveBreathRun, RemoteTable

Placed = Callable[[Mapping[str, Pose]], Mapping[str, Pose]]


class BreathPreview:
    """Keeps a second table standing as the first one does, in the background. Nothing here waits for it but `close`.

    It is set only when somebody is about to breathe: most shots are of no interest to it.
    """

    def __init__(self, table: RemoteTable, placed: Placed) -> None:
        self._table = table
        self._placed = placed  # from what tracks know to what is drawn
        self._pool = ThreadPoolExecutor(1, "breath_preview")
        self._wanted: bytes | None = None  # the track after which the first table stands
        self._stands: bytes | None = None  # and this one
        self._asked: bytes | None = None  # and this one is to
        self._live: LiveBreathRun | None = None
        self._ready: Future[None] = self._pool.submit(self._open)

    def follow(self, track: bytes | None) -> None:
        """The first table stands after that track now; without one, at its start."""
        self._wanted = track

    def prepare(self) -> None:
        """Set this table as the first one stands."""
        broken = self._ready.done() and self._ready.exception() is not None
        if broken or self._broke_off() or self._wanted is not self._asked:
            self._asked = self._wanted
            self._ready = self._pool.submit(self._set, self._wanted)

    def breathe(self, from_: str, aim_mm: Vec3) -> PreviewedBreath | None:
        """Begin a breath; None while this table does not stand as the first one."""
        if not self._stands_ready():
            return None
        try:
            self._live = self._table.breathe(from_, aim_mm)
        except (OSError, ValueError):
            self._asked = b""  # a table that broke down is set anew
            return None
        return PreviewedBreath(self._live, self._placed)

    def close(self) -> None:
        """End the table, whatever it is doing."""
        self._table.close()
        self._pool.shutdown(wait=True, cancel_futures=True)
        self._table.close()

    def _stands_ready(self) -> bool:
        free = self._live is None or self._live.over
        return free and self._ready.done() and not self._ready.exception() and self._stands is self._wanted

    def _broke_off(self) -> bool:
        return self._live is not None and self._live.over and self._live.request is None

    def _open(self) -> None:
        self._table.city()

    def _set(self, track: bytes | None) -> None:
        if self._live:
            self._live.join()
            self._live = None
        if track is None:
            self._table.start()
        else:
            self._table.wake(track)
        self._stands = track


class PreviewedBreath:
    """A breath on its way, as it is drawn."""

    def __init__(self, rehearsal: LiveBreathRun, placed: Placed) -> None:
        self._rehearsal = rehearsal
        self._placed = placed

    @property
    def request(self) -> Breathe | None:
        """What does the same again, once it is over."""
        return self._rehearsal.request

    @property
    def problem(self) -> str:
        """Why it broke off."""
        return self._rehearsal.problem

    @property
    def over(self) -> bool:
        """Whether the table is at rest again."""
        return self._rehearsal.over

    def blow(self, strength: float, at_s: float) -> None:
        """Blow so hard from now on."""
        self._tell(lambda: self._rehearsal.blow(strength, at_s))

    def hush(self) -> None:
        """Stop blowing."""
        self._tell(self._rehearsal.hush)

    def hurry(self) -> None:
        """Let the table settle faster than the clock."""
        self._tell(self._rehearsal.hurry)

    def poses(self) -> Mapping[str, Pose]:
        """Where pieces are that have moved since the last time."""
        found: dict[str, Any] = {}
        for frame in self._rehearsal.frames():
            found |= frame["poses"]
        return self._placed({id_: (tuple(row[:3]), tuple(row[3:])) for id_, row in found.items()})

    def _tell(self, say: Callable[[], None]) -> None:
        with suppress(OSError, ValueError):  # a table that is gone is noticed by its end
            say()
