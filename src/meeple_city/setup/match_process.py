"""A match in a process of its own, so that bots may think as hard as they like and no picture waits for them.

What leaves that process is what spectators may know: no private words, no answers but shots. The match is never further
ahead than it was allowed to go.
"""

from __future__ import annotations

import pickle
import queue
import subprocess
import sys
import threading
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import IO

from meeple_city.core.asks import Ask
from meeple_city.core.game import Result
from meeple_city.core.view import View
from meeple_city.match.journal import Header
from meeple_city.match.telling import Told
from meeple_city.match.timeline import RecordedStep
from meeple_city.ui.intent import is_shot
from meeple_city.ui.settings import NewMatch

ENDING_S = 5.0  # the longest a match may take to close what it uses; our choice
CREDIT = b"."  # permission for one step


@dataclass(frozen=True)
class Seated:
    """The match is set up."""

    header: Header
    journal: Path
    start: str = ""  # of a match that is resumed: the key of its last track


@dataclass(frozen=True)
class Stepped:
    """A step of the match, or its opening."""

    step: RecordedStep
    question: Ask | None = None  # that is asked next, if everybody may see it


def public_step(step: RecordedStep) -> RecordedStep:
    """A step without what only players may know."""
    shots = tuple(record for record in step.done.records if is_shot(record))
    told = tuple(Told(one.public) for one in step.done.told)
    return replace(step, done=replace(step.done, records=shots, told=told))


@dataclass(frozen=True)
class Noticed:
    """A problem that people should know about."""

    text: str


@dataclass(frozen=True)
class Ended:
    """The match is over, or has failed."""

    result: Result | None
    views: Mapping[str, View] = field(default_factory=dict)  # of every seat, now that nothing is secret
    problem: str = ""


MatchNews = Seated | Stepped | Noticed | Ended


@dataclass(frozen=True)
class MatchOrder:
    """The match to be played, and how."""

    new: NewMatch
    language: str
    timeout_s: float


class MatchProcess:
    """A match in its own process, seen from outside."""

    def __init__(self, order: MatchOrder, lead: int) -> None:
        """`lead` is how many steps the match may be ahead of whoever follows it."""
        self._news: queue.SimpleQueue[MatchNews] = queue.SimpleQueue()
        self._over = False
        self._process = subprocess.Popen(
            [sys.executable, "-m", "meeple_city.setup.match_worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for us; we end the match ourselves
        )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._orders: IO[bytes] = self._process.stdin
        pickle.dump(order, self._orders)
        self._allow(lead)
        self._thread = threading.Thread(target=self._read, args=(self._process.stdout,), name="match", daemon=True)
        self._thread.start()

    def next(self, wait_s: float = 0.0) -> MatchNews | None:
        """What has happened; None if nothing has, nor does so within a time."""
        try:
            return self._news.get(timeout=wait_s) if wait_s else self._news.get_nowait()
        except queue.Empty:
            return None

    def go_on(self) -> None:
        """Allow the match another step."""
        self._allow(1)

    def close(self) -> None:
        """Stop the match where it is; its journal is complete."""
        with suppress(OSError):
            self._orders.close()
        if not self._over:
            self._process.terminate()
        try:
            self._process.wait(ENDING_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._thread.join()
        assert self._process.stdout is not None
        self._process.stdout.close()

    def _allow(self, steps: int) -> None:
        with suppress(OSError):  # a match that is over needs no permission
            self._orders.write(CREDIT * steps)
            self._orders.flush()

    def _read(self, pipe: IO[bytes]) -> None:
        news: MatchNews | None = None
        while not isinstance(news, Ended):
            try:
                news = pickle.load(pipe)
            except (EOFError, OSError, pickle.UnpicklingError):
                news = Ended(None, problem="the match's process has ended unexpectedly")
            self._over = isinstance(news, Ended)
            self._news.put(news)
