"""A match at a table where people sit: it runs in a thread of its own, and whoever shows it is never held up.

The match waits for two things: a person's answer, and a nod once something that happened has been shown. Everything
else goes on by itself. All that is shown comes out of `next`, in order.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Any

from meeple_city.border import City, Request, request_from_json, request_to_json
from meeple_city.core.asks import Answer, Ask
from meeple_city.core.game import Result
from meeple_city.core.play import Record
from meeple_city.errors import BadRequest
from meeple_city.match.driver import Match
from meeple_city.match.players import View
from meeple_city.match.table_port import RunResult, TablePort


@dataclass(frozen=True)
class Laid:
    """The table as it is before the first thing happens; `stage` is whatever can be drawn, None for card games."""

    stage: Any
    players: Mapping[str, str]  # what kind of player sits where
    tick_hz: int = 480  # of the table's clock
    breath_preview: Any = None  # where a breath can be seen while it is blown


@dataclass(frozen=True)
class Asked:
    """A person is asked; `refused` says why the last answer would not do."""

    ask: Ask
    view: View

    @property
    def refused(self) -> str:
        """Why the last answer would not do; empty the first time."""
        return str(self.view["refused"])


@dataclass(frozen=True)
class Happened:
    """An input was taken: what came of it, what spectators see now, and for work at the table how it went."""

    records: tuple[Record, ...]
    told: tuple[str, ...]  # in words, as spectators may hear them
    view: View
    motion: Any  # what was made of the track; None without one


@dataclass(frozen=True)
class Over:
    """The match has ended; or something went wrong, and `problem` says what."""

    result: Result | None
    problem: str = ""


Shown = Laid | Asked | Happened | Over
Maker = Callable[["MatchThread"], AbstractContextManager[Match]]
Follow = Callable[[bytes | None], None]


class Left(Exception):
    """The people have got up."""


class Person:
    """A player who sits before the screen, and may try as often as it takes."""

    def __init__(self, match_thread: MatchThread) -> None:
        self._sitting = match_thread

    def decide(self, view: View, ask: Ask) -> Answer:
        """Hand the question to the screen, again and again until the answer will do."""
        city = City.from_json(view["city"]) if ask.permit else None
        refused = str(view["refused"])
        while True:
            answer = self._sitting.wait_for_answer(ask, {**view, "refused": refused})
            reason = ask.refusal(answer, city) or self._sitting.attempt(answer)
            if reason is None:
                return answer
            refused = reason

    def close(self) -> None:
        """Nothing to end."""


class WatchedTable:
    """A table that remembers the track of its last request, for whoever shows it."""

    def __init__(self, table: TablePort, follow: Follow = lambda track: None) -> None:
        self._table = table
        self._follow = follow  # told after which track the table stands, None at its start
        self._track: bytes | None = None
        self._ahead: tuple[Request, RunResult] | None = None  # carried out, and not yet asked for by the match

    def start(self) -> None:
        """Set the scene up anew."""
        self._table.start()
        self._follow(None)

    def attempt(self, request: Request) -> str | None:
        """Carry a request out before the match asks for it; or why the table will not."""
        try:
            plain = request_from_json(request_to_json(request))  # as the match will ask for it
            self._ahead = plain, self._table.run(plain)
        except BadRequest as cause:
            return str(cause)
        return None

    def run(self, request: Request) -> RunResult:
        """Carry a request out."""
        ahead, self._ahead = self._ahead, None
        done = ahead[1] if ahead and ahead[0] == request else self._table.run(request)
        self._track = done.track
        self._follow(done.track)
        return done

    def wake(self, track: bytes) -> None:
        """Go on from the end of a packed track."""
        self._table.wake(track)
        self._follow(track)

    def close(self) -> None:
        """Leave nothing running."""
        self._table.close()

    def taken(self) -> bytes | None:
        """The track of the last request, once."""
        track, self._track = self._track, None
        return track


class MatchThread:
    """A match and a screen, and what passes between them."""

    def __init__(self) -> None:
        self._out: queue.SimpleQueue[Shown] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[Answer | None] = queue.SimpleQueue()
        self._nods: queue.SimpleQueue[bool] = queue.SimpleQueue()
        self._table: WatchedTable | None = None
        self._unpack: Callable[[bytes], Any] = lambda track: track
        self._shown = 0  # records
        self._left = False
        self._thread: threading.Thread | None = None

    # What the screen does

    def begin(self, make: Maker) -> None:
        """Have a match made and played, in its own thread; it is closed when it ends or the people get up."""
        self._thread = threading.Thread(target=self._play, args=(make,), name="match", daemon=True)
        self._thread.start()

    def next(self) -> Shown | None:
        """What is to be shown next; None when there is nothing yet."""
        try:
            return self._out.get_nowait()
        except queue.Empty:
            return None

    def answer(self, answer: Answer) -> None:
        """A person's answer to the open question."""
        self._answers.put(answer)

    def nod(self) -> None:
        """What happened has been shown; go on."""
        self._nods.put(True)

    def leave(self) -> None:
        """Get up: the match stops where it stands, its journal is whole. Nobody waits for that."""
        self._left = True
        self._answers.put(None)
        self._nods.put(False)

    def wait(self) -> None:
        """Stay until everything the match used has been put away."""
        if self._thread:
            self._thread.join()

    @property
    def running(self) -> bool:
        """Whether the match is still at work."""
        return self._thread is not None and self._thread.is_alive()

    # What the match does

    def lay(self, stage: Any, players: Mapping[str, str], tick_hz: int = 480, breath_preview: Any = None) -> None:
        """Show the table before anything happens on it."""
        self._out.put(Laid(stage, players, tick_hz, breath_preview))

    def wait_for_answer(self, ask: Ask, view: View) -> Answer:
        """Ask, and wait."""
        self._out.put(Asked(ask, view))
        answer = self._answers.get()
        if answer is None:
            raise Left
        return answer

    def attempt(self, answer: Answer) -> str | None:
        """Carry a shot out ahead of the match; or why that cannot be done."""
        return None if isinstance(answer, str) or self._table is None else self._table.attempt(answer)

    def watched(
        self,
        table: TablePort,
        unpack: Callable[[bytes], Any] = lambda track: track,
        follow: Follow = lambda track: None,
    ) -> WatchedTable:
        """The table as the match is to use it, so that its shots can be shown; `unpack` makes of tracks what can be."""
        self._table = WatchedTable(table, follow)
        self._unpack = unpack
        return self._table

    def show(self, match: Match) -> None:
        """Tell what happened, and wait for the nod."""
        play = match.play
        records = tuple(play.records[self._shown :])
        self._shown = len(play.records)
        words = (play.game.tell(play.state, event, None) for event in play.news)
        told = tuple(line for line in words if line)
        track = self._table.taken() if self._table else None
        motion = None if track is None else self._unpack(track)
        self._out.put(Happened(records, told, play.game.view(play.state, None), motion))
        if not self._nods.get():
            raise Left

    def _play(self, make: Maker) -> None:
        try:
            with make(self) as match:
                self._shown = len(match.play.records)
                while not match.over and not self._left:
                    match.step()
                if not self._left:
                    self._out.put(Over(match.play.game.result(match.play.state)))
        except Left:
            pass
        except Exception as cause:  # whatever it is, people before the screen must hear of it
            self._out.put(Over(None, f"{type(cause).__name__}: {cause}"))
