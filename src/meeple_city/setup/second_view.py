"""A second window of whatever is being played, for streamers: what spectators may see, filmed, without a word.

It is drawn by a process of its own, at low priority, which is told what leaves the match. The match never waits for it.
"""

from __future__ import annotations

import pickle
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import IO

from meeple_city.border import message
from meeple_city.match.driver import Match
from meeple_city.match.journal import Contents, Header
from meeple_city.match.timeline import recorded_step
from meeple_city.match.tracks import key_of
from meeple_city.setup.match_process import Ended, Seated, Stepped, public_step
from meeple_city.setup.video_targets import VideoFormat
from meeple_city.words.catalogue import Words

ENDING_S = 3.0  # the longest it may take to close; our choice
PROGRAM = (sys.executable, "-m", "meeple_city.setup.second_view_window")
REPLAY, CAMERA = "replay", "camera"


@dataclass(frozen=True)
class ViewOrder:
    """The second window, and how it looks."""

    form: VideoFormat
    language: str


@dataclass(frozen=True)
class Wish:
    """What a streamer wants to see there: the last shot again, or the next camera."""

    what: str


ViewNews = Seated | Stepped | Ended | Wish


class SecondView:
    """The second window, seen from the process in which people play."""

    def __init__(
        self,
        order: ViewOrder,
        notice: Callable[[str], None],
        words: Callable[[], Words],
        program: Sequence[str] = PROGRAM,
    ) -> None:
        self._notice, self._words = notice, words
        self._news: queue.SimpleQueue[ViewNews | None] = queue.SimpleQueue()
        self._closing = False
        self._seat: tuple[Header, str] | None = None  # a match that nothing was told of yet, and where its table stands
        self._recorded = 0  # records of the match that were told
        self._process = subprocess.Popen(
            program,
            stdin=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for us; we close it ourselves
        )
        assert self._process.stdin is not None
        pickle.dump(order, self._process.stdin)
        self._threads = [
            threading.Thread(target=self._send, args=(self._process.stdin,), name="second view", daemon=True),
            threading.Thread(target=self._watch, name="second view's end", daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    @property
    def is_open(self) -> bool:
        """Whether anybody can see it."""
        return self._process.poll() is None

    def seated(self, header: Header, contents: Contents | None) -> None:
        """A match begins, or goes on where its journal ends."""
        entries = contents.entries if contents else ()
        self._recorded = len(entries)
        tracks = [entry.track for entry in entries if entry.track]
        self._seat = header, tracks[-1] if tracks else ""

    def follow(self, match: Match, track: bytes | None) -> None:
        """Tell of a step of the match, and of the track that the table made of it."""
        play = match.play
        if match.journal is None:
            return
        if self._seat is not None:
            header, start = self._seat
            self._seat = None
            self._news.put(Seated(header, match.journal, start))
        moved = key_of(track) if track is not None and len(play.records) > self._recorded else ""
        step = recorded_step(play, match.history, self._recorded, moved, match.thought)
        self._recorded = len(play.records)
        self._news.put(Stepped(public_step(step)))
        if match.over:
            views = {seat: play.game.view(play.state, seat) for seat in match.header.seats}
            self._news.put(Ended(match.result(), views))

    def wish(self, what: str) -> None:
        """Show the last shot again, or change the camera."""
        self._news.put(Wish(what))

    def close(self) -> None:
        """Close the window."""
        self._closing = True
        self._news.put(None)
        try:
            self._process.wait(ENDING_S)
        except subprocess.TimeoutExpired:
            self._process.kill()
        for thread in self._threads:
            thread.join()

    # ---- in the background

    def _send(self, pipe: IO[bytes]) -> None:
        with suppress(OSError):  # whoever watches the process tells of its end
            while (news := self._news.get()) is not None:
                pickle.dump(news, pipe)
                pipe.flush()
        with suppress(OSError):
            pipe.close()

    def _watch(self) -> None:
        failed = self._process.wait() != 0 and not self._closing
        self._news.put(None)
        if failed:
            self._notice(self._words().phrase(message("screen.second_view_failed")))
