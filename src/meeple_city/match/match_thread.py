"""Runs a match in its own thread, so that the window showing it never blocks.

The match waits only for answers from people, and for the window to finish showing each step. Everything to be shown is
returned by `next`, in order.
"""

from __future__ import annotations

import queue
import threading
import traceback
from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import Any, Protocol

from meeple_city.border import Message, Request
from meeple_city.core.asks import Answer, Ask
from meeple_city.core.game import Result
from meeple_city.core.play import Record
from meeple_city.core.view import View
from meeple_city.errors import MeepleCityError
from meeple_city.match.driver import Match
from meeple_city.match.players import Asked
from meeple_city.match.table_port import RunResult, TablePort
from meeple_city.match.telling import Told


@dataclass(frozen=True)
class TableReady:
    """The match is set up, and this is the table; `layout` is what the window draws, None for card games."""

    layout: Any
    players: Mapping[str, str]  # the kind of player at each seat
    seats: Mapping[str, Any] = field(default_factory=dict)  # where each seat is around the table, by colour
    tick_hz: int = 480  # ticks per second in tracks
    sounding: Mapping[str, Any] = field(default_factory=dict)  # the pieces as the ear knows them
    breath_preview: Any = None  # simulates a breath while it is being blown
    names: Mapping[str, str] = field(default_factory=dict)  # that people gave to seats


@dataclass(frozen=True)
class ShotBegun:
    """A person's shot has begun to move the table, and is still being simulated; its step follows when it counts."""

    seat: str
    request: Request
    stream: Any  # what moves so far, converted for display: it grows meanwhile


@dataclass(frozen=True)
class StepDone:
    """A step of the match, or its opening: records and events, what spectators see now, and how the pieces moved."""

    records: tuple[Record, ...]
    told: tuple[Told, ...]  # the events
    view: View
    motion: Any  # the track, converted for display; None if nothing moved
    next_seat: str = ""  # the seat that is asked next; empty if nobody is
    own_view: View | None = None  # what the only person in front of the screen sees; None if there are several
    thought: Message | None = None  # what the bot that answered had in mind; everybody may hear it
    next_kind: str = ""  # the kind of the question that is asked next, which everybody may know
    earlier: tuple[Told, ...] = ()  # what happened before, if this is the first step since the match was resumed


@dataclass(frozen=True)
class Marked:
    """Things to be drawn on the table besides its pieces, such as a target."""

    drawn: Mapping[str, Any]


@dataclass(frozen=True)
class Measured:
    """What was measured in a try of a gesture; the answer says what to try next."""

    gesture: str
    figures: tuple[Message, ...]


@dataclass(frozen=True)
class Over:
    """The match has ended, or has failed with the given problem."""

    result: Result | None
    problem: str = ""
    views: Mapping[str, View] = field(default_factory=dict)  # what each seat sees at the end, when nothing is secret


@dataclass(frozen=True)
class Notice:
    """A problem that people should know about, such as a player that was replaced."""

    text: str


MatchItem = TableReady | Asked | ShotBegun | StepDone | Notice | Marked | Measured | Over
MatchContext = Callable[["MatchThread"], AbstractContextManager["Steps"]]  # sets up a match for a thread
Follow = Callable[[bytes | None], None]  # told the track whose end the table is at, None for the start
Show = Callable[[Any, Any], None]  # gets every frame of a shot, and the impacts before it, as soon as it is simulated


class Steps(Protocol):
    """Something that goes on step by step until it is over: a match, or practice."""

    @property
    def over(self) -> bool:
        """Whether there is nothing left to do."""

    @property
    def recorded(self) -> int:
        """How many inputs there are so far."""

    def step(self) -> None:
        """Go on."""

    def result(self) -> Result | None:
        """How it ended."""


class Stream(Protocol):
    """A shot as it can be shown so far."""

    def add(self, frame: Any, impacts: Any) -> bool:
        """Add a frame, and the impacts since the last one; whether there is any motion to show by now."""

    def end(self) -> None:
        """The table is at rest: there will be no more frames."""


class ShowingTable(TablePort, Protocol):
    """A table that can show its shots while they are simulated."""

    def run(self, request: Request, show: Show | None = None) -> RunResult:
        """Carry out a request; `show` gets every frame."""


@dataclass(frozen=True)
class Viewing:
    """How the shots of a table are converted for display: a whole track, and one that is still being simulated."""

    unpack: Callable[[bytes], Any] = lambda track: track
    stream: Callable[[Request], Stream] | None = None  # None: only whole tracks are shown


class MatchLeft(Exception):
    """People have left the match."""


class Person:
    """A player in front of the screen, with any number of tries."""

    tries: int | None = None

    def __init__(self, thread: MatchThread) -> None:
        self._thread = thread

    def decide(self, asked: Asked) -> Answer:
        """Pass the question to the screen and wait for the answer."""
        return self._thread.wait_for_answer(asked)

    def close(self) -> None:
        """Does nothing."""


class WatchedTable:
    """A table that remembers the track of its last request, so that it can be shown, and shows people's own at once."""

    def __init__(self, table: ShowingTable, thread: MatchThread, follow: Follow = lambda track: None) -> None:
        self._table, self._thread, self._follow = table, thread, follow
        self._track: bytes | None = None

    def reset(self) -> None:
        """Set the scene up again from the beginning."""
        self._table.reset()
        self._follow(None)

    def run(self, request: Request) -> RunResult:
        """Carry out a request."""
        stream = self._thread.stream_of(request)
        if stream is None:
            result = self._table.run(request)
        else:
            result = self._table.run(request, self._thread.showing(request, stream))
            stream.end()
        self._track = result.track
        self._follow(result.track)
        return result

    def continue_from(self, track: bytes) -> None:
        """Continue from the end of a packed track."""
        self._table.continue_from(track)
        self._follow(track)

    def close(self) -> None:
        """Close the table."""
        self._table.close()

    @property
    def track(self) -> bytes | None:
        """The track of the last request, unless it was taken."""
        return self._track

    def take_track(self) -> bytes | None:
        """Return the track of the last request, and forget it."""
        track, self._track = self._track, None
        return track


class MatchThread:
    """Connects a match, running in its own thread, to the screen."""

    def __init__(self) -> None:
        self._out: queue.SimpleQueue[MatchItem] = queue.SimpleQueue()
        self._answers: queue.SimpleQueue[Answer | None] = queue.SimpleQueue()
        self._shown_signals: queue.SimpleQueue[bool] = queue.SimpleQueue()
        self._table: WatchedTable | None = None
        self._viewing = Viewing()
        self._shooting = ""  # the seat of the person who answered last, until the match has moved on
        self._records_shown = 0
        self._left = False
        self._thread: threading.Thread | None = None

    # For the screen

    def begin(self, seat_match: MatchContext) -> None:
        """Set up a match and play it in its own thread, until it ends or people leave."""
        self._thread = threading.Thread(target=self._play, args=(seat_match,), name="match", daemon=True)
        self._thread.start()

    def next(self, wait_s: float = 0.0) -> MatchItem | None:
        """The next thing to show, or None if there is nothing yet, nor in a moment."""
        try:
            return self._out.get(timeout=wait_s) if wait_s else self._out.get_nowait()
        except queue.Empty:
            return None

    def answer(self, answer: Answer) -> None:
        """Answer the open question."""
        self._answers.put(answer)

    def shown(self) -> None:
        """Report that the last step has been shown, so that the match can go on."""
        self._shown_signals.put(True)

    def leave(self) -> None:
        """Stop the match where it is; its journal is complete. Does not wait."""
        self._left = True
        self._answers.put(None)
        self._shown_signals.put(False)

    def wait(self) -> None:
        """Wait until the match has closed everything it used."""
        if self._thread:
            self._thread.join()

    @property
    def running(self) -> bool:
        """Whether the match is still running."""
        return self._thread is not None and self._thread.is_alive()

    # For the match

    def show_table(self, table: TableReady) -> None:
        """Show the table as it is at the beginning."""
        self._out.put(table)

    def notify(self, text: str) -> None:
        """Show a notice, after everything shown so far."""
        self._out.put(Notice(text))

    def present(self, item: Marked) -> None:
        """Show something that nobody has to wait for."""
        self._out.put(item)

    def wait_for_answer(self, asked: Asked | Measured) -> Answer:
        """Ask people a question and wait for the answer."""
        self._out.put(asked)
        answer = self._answers.get()
        if answer is None:
            raise MatchLeft
        self._shooting = asked.ask.seat if isinstance(asked, Asked) else ""
        return answer

    def tell(self, step: StepDone) -> None:
        """Show a step, and wait until it has been shown."""
        self._shooting = ""
        self._out.put(step)
        if not self._shown_signals.get():
            raise MatchLeft

    def watched(
        self, table: ShowingTable, viewing: Viewing | None = None, follow: Follow = lambda track: None
    ) -> WatchedTable:
        """Wrap the table so that its shots are shown."""
        self._table = WatchedTable(table, self, follow)
        self._viewing = viewing or Viewing()
        return self._table

    def stream_of(self, request: Request) -> Stream | None:
        """What shows a shot while it is simulated; None unless a person in front of the screen has just made it."""
        return self._viewing.stream(request) if self._viewing.stream and self._shooting else None

    def showing(self, request: Request, stream: Stream) -> Show:
        """Add frames to a stream; the first that is worth showing tells the screen about it."""
        begun: ShotBegun | None = ShotBegun(self._shooting, request, stream)

        def show(frame: Any, impacts: Any) -> None:
            nonlocal begun
            if stream.add(frame, impacts) and begun is not None:
                self._out.put(begun)
                begun = None

        return show

    def show(self, match: Match) -> None:
        """Show what happened, and wait until it has been shown."""
        play = match.play
        records = tuple(play.records[self._records_shown :])
        self._records_shown = len(play.records)
        track = self._table.take_track() if self._table else None
        # A match that is resumed may have had to simulate its last shots again; those were seen before.
        motion = self._viewing.unpack(track) if track is not None and records else None
        next_seat = play.pending.seat if isinstance(play.pending, Ask) else ""
        view, own = play.game.view(play.state, None), self._own_view(match)
        earlier = () if records else match.history.earlier
        self.tell(StepDone(records, match.history.new, view, motion, next_seat, own, match.thought, earlier=earlier))

    def _own_view(self, match: Match) -> View | None:
        """What the only person sees; with several people, nobody's secrets leave the match before they are asked."""
        people = [seat for seat, player in match.participants.players.items() if isinstance(player, Person)]
        return match.play.game.view(match.play.state, people[0]) if len(people) == 1 else None

    def _play(self, seat_match: MatchContext) -> None:
        try:
            with seat_match(self) as match:
                self._records_shown = match.recorded
                while not match.over and not self._left:
                    match.step()
                if not self._left:
                    self._out.put(Over(match.result(), views=_all_views(match)))
        except MatchLeft:
            pass
        except MeepleCityError as cause:
            self._out.put(Over(None, str(cause)))
        except Exception as cause:  # whatever it is, people in front of the screen must see it
            traceback.print_exc()
            self._out.put(Over(None, f"Unexpected error: {cause}"))


def _all_views(match: Steps) -> dict[str, View]:
    """What every seat sees; once a match is over, Stomachs and hands are opened. Practice has no secrets."""
    if not isinstance(match, Match):
        return {}
    play = match.play
    return {seat: play.game.view(play.state, seat) for seat in match.header.seats}
