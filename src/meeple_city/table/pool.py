"""Several tables that imagine shots side by side, each in its own process, all in the state of one real table."""

from __future__ import annotations

import queue
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol

from meeple_city.border import Outcome, Request
from meeple_city.errors import BadRequest, MeepleCityError

CRASHED = "the table cannot simulate it"


class ImaginingTable(Protocol):
    """A table that can say what a request would do."""

    def reset(self) -> None:
        """Set the scene up again from the beginning."""

    def continue_from(self, track: bytes) -> None:
        """Continue from the end of a packed track."""

    def imagine(self, request: Request) -> Outcome:
        """What a request would do; the table stays as it is."""

    def close(self) -> None:
        """Close the table."""


class TablePool:
    """Imagines requests on as many tables as it has workers, which are started when they are first needed.

    Every outcome depends on the request and the state of the real table alone, never on which worker computed it. What
    was imagined is remembered until the real table changes, because a player who has chosen an action thinks about the
    same shots again.
    """

    def __init__(self, open_table: Callable[[], ImaginingTable], workers: int) -> None:
        self._followers = [_Follower(open_table) for _ in range(workers)]
        self._idle: queue.SimpleQueue[_Follower] = queue.SimpleQueue()
        for follower in self._followers:
            self._idle.put(follower)
        self._threads = ThreadPoolExecutor(workers, "imagine")
        self._track: bytes | None = None  # led to the state of the real table; None at the beginning
        self._known: dict[Request, Outcome | None] = {}
        self._reasons: dict[Request, str] = {}  # why requests are not possible

    def follow(self, track: bytes | None) -> None:
        """Continue from the end of a packed track; None for the beginning."""
        self._track = track
        self._known.clear()
        self._reasons.clear()

    def imagine(self, requests: Sequence[Request]) -> list[Outcome | None]:
        """What each request would do to the table as it is; None for one that is not possible."""
        new = [request for request in dict.fromkeys(requests) if request not in self._known]
        self._known.update(zip(new, self._threads.map(self._imagine, new), strict=True))
        return [self._known[request] for request in requests]

    def why_not(self, request: Request) -> str:
        """Why a request that was imagined is not possible."""
        return self._reasons.get(request, CRASHED)

    def close(self) -> None:
        """End all workers, even in the middle of a shot."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        for follower in self._followers:
            follower.close()
        self._threads.shutdown()

    def _imagine(self, request: Request) -> Outcome | None:
        follower = self._idle.get()
        try:
            return follower.imagine(request, self._track)
        except BadRequest as cause:
            self._reasons[request] = str(cause)
            return None
        finally:
            self._idle.put(follower)


class _Follower:
    """One worker of a pool: opened when it is first needed, and again after it has failed."""

    def __init__(self, open_table: Callable[[], ImaginingTable]) -> None:
        self._open = open_table
        self._table: ImaginingTable | None = None
        self._track: bytes | None = None  # where its table stands
        self._closed = False

    def imagine(self, request: Request, track: bytes | None) -> Outcome | None:
        """Bring the table to the end of a track, and imagine; None if it fails."""
        if self._closed:
            return None
        try:
            return self._at(track).imagine(request)
        except BadRequest:
            raise
        except MeepleCityError:  # it crashed on this request, and so did the one that replaced it
            self._drop()
            return None
        finally:
            if self._closed:  # while its table was being opened
                self._drop()

    def close(self) -> None:
        self._closed = True
        self._drop()

    def _at(self, track: bytes | None) -> ImaginingTable:
        if self._table is None:
            self._table, self._track = self._open(), None
        if track is not self._track:
            if track is None:
                self._table.reset()
            else:
                self._table.continue_from(track)
            self._track = track
        return self._table

    def _drop(self) -> None:
        table, self._table = self._table, None
        if table is not None:
            table.close()
