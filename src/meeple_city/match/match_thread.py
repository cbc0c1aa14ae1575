"""A match in a thread of its own, so that the window that shows it is never held up.

The match waits for two things: a person's answer, and word that the last event has been shown. Everything else goes on
by itself. All that is to be shown comes out of `next`, in order.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Any

from meeple_city.border import Message, Request
from meeple_city.core.asks import Answer
from meeple_city.core.game import Result
from meeple_city.core.play import Record
from meeple_city.core.view import View
from meeple_city.match.driver import Match
from meeple_city.match.players import Asked
from meeple_city.match.table_port import RunResult, TablePort


@dataclass(frozen=True)
class Laid:
    """The table before the first event; `layout` is whatever can be drawn, None for card games."""

    layout: Any
    players: Mapping[str, str]  # what kind of player sits where
    seats: Mapping[str, Any] = field(default_factory=dict)  # where people sit around the table, by colour
    tick_hz: int = 480  # of the table's clock
    breath_preview: Any = None  # shows what a breath does while it is blown


@dataclass(frozen=True)
class Happened:
    """An input was taken: what followed, what spectators see now, and for a table task its motion."""

    records: tuple[Record, ...]
    told: tuple[Message, ...]  # as spectators may hear them
    view: View
    motion: Any  # the track, ready to be shown; None without one


@dataclass(frozen=True)
class Over:
    """The match has ended; or something went wrong, and `problem` says what."""

    result: Result | None
    problem: str = ""


Shown = Laid | Asked | Happened | Over
MatchContext = Callable[["MatchThread"], AbstractContextManager[Match]]  # seats a match for the thread it is given
Follow = Callable[[bytes | None], None]


class MatchLeft(Exception):
    """The people have left the match."""


class Person:
    """A player in front of the screen, who may try any number of times."""

    tries: int | None = None

    def __init__(self, thread: MatchThread) -> None:
        self._thread = thread

    def decide(self, asked: Asked) -> Answer:
        """Hand the question to the screen, and wait."""
        return self._thread.wait_for_answer(asked)

    def close(self) -> None:
        """Nothing to end."""


class WatchedTable:
    """A table that remembers the track of its last request, for whoever shows it."""

    def __init__(self, table: TablePort, follow: Follow = lambda track: None) -> None:
        self._table = table
        self._follow = follow  # told after which track the table stands, None at its start
        self._track: bytes | None = None

    def start(self) -> None:
        """Set up the scene."""
        self._table.start()
        self._follow(None)

    def run(self, request: Request) -> RunResult:
        """Carry out a request."""
        result = self._table.run(request)
        self._track = result.track
        self._follow(result.track)
        return result

    def wake(self, track: bytes) -> None:
        """Continue from the end of a packed track."""
        self._table.wake(track)
        self._follow(track)

    def close(self) -> None:
        """Stop it."""
        self._table.close()

    def take_track(self) -> bytes | None:
        """The track of the last request, once."""
        track, self._track = self._track, None
        return track


class MatchThread:
    """A match and a screen, and what passes between them."""

    def __init__(self) -> None:
        self._out: queue.SimpleQueue[Shown] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[Answer | None] = queue.SimpleQueue()
        self._shown_signals: queue.SimpleQueue[bool] = queue.SimpleQueue()
        self._table: WatchedTable | None = None
        self._unpack: Callable[[bytes], Any] = lambda track: track
        self._records_shown = 0
        self._left = False
        self._thread: threading.Thread | None = None

    # What the screen does

    def begin(self, seat_match: MatchContext) -> None:
        """Seat a match and play it in its own thread; it is closed when it ends or the people leave."""
        self._thread = threading.Thread(target=self._play, args=(seat_match,), name="match", daemon=True)
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

    def shown(self) -> None:
        """The last event has been shown; go on."""
        self._shown_signals.put(True)

    def leave(self) -> None:
        """Leave: the match stops where it is, its journal is whole. Nobody waits for that."""
        self._left = True
        self._answers.put(None)
        self._shown_signals.put(False)

    def wait(self) -> None:
        """Wait until everything the match used has been closed."""
        if self._thread:
            self._thread.join()

    @property
    def running(self) -> bool:
        """Whether the match is still at work."""
        return self._thread is not None and self._thread.is_alive()

    # What the match does

    def lay(self, laid: Laid) -> None:
        """Show the table before anything happens on it."""
        self._out.put(laid)

    def wait_for_answer(self, asked: Asked) -> Answer:
        """Ask, and wait."""
        self._out.put(asked)
        answer = self._answers.get()
        if answer is None:
            raise MatchLeft
        return answer

    def watched(
        self,
        table: TablePort,
        unpack: Callable[[bytes], Any] = lambda track: track,
        follow: Follow = lambda track: None,
    ) -> WatchedTable:
        """The table for the match to use, so that its shots can be shown; `unpack` converts tracks for display."""
        self._table = WatchedTable(table, follow)
        self._unpack = unpack
        return self._table

    def show(self, match: Match) -> None:
        """Tell what happened, and wait until it has been shown."""
        play = match.play
        records = tuple(play.records[self._records_shown :])
        self._records_shown = len(play.records)
        messages = (play.game.describe(play.state, event, None) for event in play.news)
        told = tuple(message for message in messages if message is not None)
        track = self._table.take_track() if self._table else None
        motion = None if track is None else self._unpack(track)
        self._out.put(Happened(records, told, play.game.view(play.state, None), motion))
        if not self._shown_signals.get():
            raise MatchLeft

    def _play(self, seat_match: MatchContext) -> None:
        try:
            with seat_match(self) as match:
                self._records_shown = len(match.play.records)
                while not match.over and not self._left:
                    match.step()
                if not self._left:
                    self._out.put(Over(match.result()))
        except MatchLeft:
            pass
        except Exception as cause:  # whatever it is, people in front of the screen must hear of it
            self._out.put(Over(None, f"{type(cause).__name__}: {cause}"))
