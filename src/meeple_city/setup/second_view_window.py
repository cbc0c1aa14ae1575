"""The process that draws the second window of `play`: told what leaves the match, it films that as a showcase does.

People play at their own pace, so what comes faster than it can be filmed is left out: it never falls far behind.
"""

from __future__ import annotations

import os
import pickle
import queue
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable
from typing import IO, Protocol

from meeple_city.display.camera import Camera
from meeple_city.errors import MeepleCityError
from meeple_city.match.timeline import RecordedStep
from meeple_city.setup.film import FilmLook, FilmSet, open_film_set
from meeple_city.setup.match_process import Ended, Seated, Stepped
from meeple_city.setup.scenes import named_camera
from meeple_city.setup.second_view import CAMERA, REPLAY, ViewNews, ViewOrder
from meeple_city.setup.showcase import ShownMatch
from meeple_city.setup.showcase_outputs import WindowOutput
from meeple_city.show.evening import Evening
from meeple_city.show.programme import SCORE
from meeple_city.ui.cards.spots import card_overview
from meeple_city.ui.programme_screen import ProgrammeScreen
from meeple_city.words.catalogue import load_words

TITLE = "Meeple City - second view"
# Our choices:
PRIORITY = 10  # as `nice` counts: whoever plays comes first
AHEAD_S = 0.3  # the programme is planned this far ahead of what is drawn
BEHIND = 3  # steps that may wait to be filmed; of more, only the last ones are
DIRECTOR, TABLE, TOP = "director", "table", "top"
EMPTY = ("seat 1", "seat 2")  # whose table is seen before the first match


class FrameClock(Protocol):
    """A window that is drawn at a steady pace."""

    def next_frame(self) -> int:
        """The number of the frame to draw next; waits until it is wanted."""

    def show(self, number: int) -> None:
        """Take the frame that has just been drawn."""


class SecondViewFilm:
    """Films one match after the other, as they are played."""

    def __init__(
        self, look: FilmLook, film_set: FilmSet, clock: FrameClock, news: Callable[[], list[ViewNews]]
    ) -> None:
        self._look, self._set, self._clock, self._news = look, film_set, clock, news
        self._waiting: deque[RecordedStep] = deque()
        self._shown: ShownMatch | None = None
        self._screen: ProgrammeScreen | None = None
        self._ended: Ended | None = None  # and not shown yet
        self._again = False  # whether somebody wants to see the last shot again
        self._camera = DIRECTOR
        self._empty = card_overview(EMPTY, look.form.size[0] / look.form.size[1])

    def run(self, stop: threading.Event) -> None:
        """Until the window is closed."""
        while not stop.is_set():
            number = self._clock.next_frame()
            at_s = number / self._look.form.fps
            for news in self._news():
                self._take(news, at_s)
            if self._shown is not None:
                self._plan(self._shown, at_s + AHEAD_S)
            self._draw(at_s)
            self._clock.show(number)

    # ---- what comes next

    def _take(self, news: ViewNews, at_s: float) -> None:
        if isinstance(news, Seated):
            evening = Evening.begun(dict(zip(news.header.seats, news.header.players, strict=True)), 1)
            self._shown = ShownMatch(news, self._look, evening, at_s, opened=True)
            self._screen, self._ended, self._again = None, None, False
            self._waiting.clear()
        elif isinstance(news, Stepped):
            self._waiting.append(news.step)
        elif isinstance(news, Ended):
            self._ended = news
        elif news.what == REPLAY:
            self._again = True
        elif news.what == CAMERA:
            self._camera = self._next_camera()

    def _plan(self, shown: ShownMatch, until_s: float) -> None:
        """Add what comes next, until the programme is long enough."""
        while len(self._waiting) > BEHIND:
            shown.skip(self._waiting.popleft())
        while shown.live.end_s < until_s:
            if self._waiting:
                for _ in shown.add(self._waiting.popleft()):
                    pass
            elif self._ended is not None and self._ended.result is not None:
                ended, self._ended = self._ended, None
                for _ in shown.end(ended):
                    pass
            elif shown.last < 0:
                return
            else:
                again, self._again = self._again, False
                if not (again and shown.replay()):
                    shown.wait()

    # ---- drawing

    def _draw(self, at_s: float) -> None:
        shown = self._shown
        if shown is None or not shown.live.programme.parts:
            self._set.draw(self._empty)
            return
        if self._screen is None:
            self._screen = self._set.screen(shown.recording)
        self._screen.show(shown.live.programme, at_s)
        self._set.draw(self._view(shown, self._screen, at_s))

    def _view(self, shown: ShownMatch, screen: ProgrammeScreen, at_s: float) -> Camera:
        """From where it is seen: as somebody wished, but the score as always."""
        programme, recording = shown.live.programme, shown.recording
        if self._camera == DIRECTOR or programme.at(at_s)[0].kind == SCORE:
            return screen.camera(programme, at_s)
        return named_camera(recording.table, TOP) if self._camera == TOP and recording.table else recording.overview

    def _next_camera(self) -> str:
        """The director, the whole table, and where there is a city, that from above."""
        cards = self._shown is not None and self._shown.recording.table is None
        cameras = [DIRECTOR, TABLE] if cards else [DIRECTOR, TABLE, TOP]
        place = cameras.index(self._camera) if self._camera in cameras else 0
        return cameras[(place + 1) % len(cameras)]


class _Inbox:
    """What the other process tells, read in the background; when it ends, so does the window."""

    def __init__(self, pipe: IO[bytes], stop: threading.Event) -> None:
        self._pipe, self._stop = pipe, stop
        self._news: queue.SimpleQueue[ViewNews] = queue.SimpleQueue()
        threading.Thread(target=self._read, name="news", daemon=True).start()

    def take(self) -> list[ViewNews]:
        """Everything that was told since the last time."""
        taken: list[ViewNews] = []
        while not self._news.empty():
            taken.append(self._news.get())
        return taken

    def _read(self) -> None:
        try:
            while True:
                self._news.put(pickle.load(self._pipe))
        except (EOFError, OSError, pickle.UnpicklingError):
            self._stop.set()


def _show(order: ViewOrder, pipe: IO[bytes]) -> None:
    stop = threading.Event()
    look = FilmLook(order.form, load_words(order.language), clean=True)
    inbox = _Inbox(pipe, stop)
    with open_film_set(look, TITLE) as film_set:
        clock = WindowOutput(film_set.window, order.form, stop.set, lambda key: None)
        SecondViewFilm(look, film_set, clock, inbox.take).run(stop)


def main() -> None:
    """Show what is told on standard input."""
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
    if hasattr(os, "nice"):
        os.nice(PRIORITY)
    pipe, problem = os.fdopen(os.dup(0), "rb"), ""
    try:
        _show(pickle.load(pipe), pipe)
    except EOFError:
        pass  # whoever wanted it is gone
    except MeepleCityError as cause:
        problem = f"meeple-city: second view: {cause}"
        print(problem, file=sys.stderr, flush=True)
    os._exit(1 if problem else 0)  # tidying up memory would only keep the processor from whoever plays


if __name__ == "__main__":
    main()
