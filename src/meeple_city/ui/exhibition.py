"""Bots who play quietly behind the menus: real shots at a calm pace, without sound, words or secrets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meeple_city.match.match_thread import MatchThread, Over, StepDone, TableReady
from meeple_city.show.playback import Playback

if TYPE_CHECKING:
    from meeple_city.ui.game_window import GameWindow

BEFORE_S = 4.0  # the menu stands still that long before anybody plays; our choice
BETWEEN_S = 3.0  # from one shot to the next; our choice


class Exhibition:
    """Plays a match on the city behind the menus, while nobody else plays."""

    def __init__(self, window: GameWindow) -> None:
        self.window = window
        self._thread: MatchThread | None = None
        self._playback: Playback | None = None
        self._wait_s = BEFORE_S

    @property
    def playing(self) -> bool:
        """Whether bots are at the table."""
        return self._thread is not None

    def tick(self, dt: float) -> None:
        """Go on, unless people want it still."""
        if self.window.settings.comfort:
            self.stop()
        elif self._playback is not None:
            self._move(self._playback, dt)
        elif self._wait_s > 0:
            self._wait_s -= dt
        elif self._thread is None:
            self._begin()
        else:
            self._next(self._thread)

    def stop(self) -> None:
        """Leave the table as it is; the match ends in the background."""
        if self._thread is not None:
            self._thread.leave()
            self.window.leaving.append(self._thread)
        self._thread, self._playback, self._wait_s = None, None, BEFORE_S

    def _begin(self) -> None:
        match = self.window.matches.exhibition()
        if match is not None:
            self._thread = MatchThread()
            self._thread.begin(match)
        else:
            self._wait_s = BEFORE_S

    def _next(self, thread: MatchThread) -> None:
        item = thread.next()
        if isinstance(item, TableReady):
            self.window.lay_behind(item)
        elif isinstance(item, StepDone) and item.motion is not None and len(item.motion.keys) > 1:
            self._playback = Playback(item.motion)
        elif isinstance(item, StepDone):
            if item.motion is not None:
                self.window.screen.keep(item.motion.final)
            thread.shown()
        elif isinstance(item, Over):
            self.stop()

    def _move(self, playback: Playback, dt: float) -> None:
        playback.tick(dt)
        if not playback.over:
            self.window.screen.move(playback.poses())
            return
        self.window.screen.keep(playback.motion.final)
        self._playback, self._wait_s = None, BETWEEN_S
        assert self._thread is not None
        self._thread.shown()
