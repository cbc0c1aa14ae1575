"""Notices: problems that people should not miss, shown for a few seconds each in the note line."""

from __future__ import annotations

from meeple_city.display.captions import Captions

NOTICE_S = 5.0  # how long each is shown; our choice


class Notices:
    """Shows notices one after the other. A note set meanwhile appears when the last of them is gone."""

    def __init__(self, captions: Captions) -> None:
        self._captions = captions
        self._queue: list[str] = []  # the first is on the screen
        self._left_s = 0.0
        self._note = ""  # what the line says otherwise

    def show(self, text: str) -> None:
        """Show a notice, now or after those before it."""
        if text in self._queue:
            return
        self._queue.append(text)
        if len(self._queue) == 1:
            self._note = self._captions.noted
            self._begin()

    def clear(self) -> None:
        """Drop all notices."""
        if self._queue:
            self._remember_note()
            self._queue.clear()
            self._captions.note(self._note)

    def tick(self, dt: float) -> None:
        """Advance by `dt` seconds."""
        if not self._queue or self._captions.covered:
            return
        self._remember_note()
        self._left_s -= dt
        if self._left_s > 0:
            self._captions.note(self._queue[0])
            return
        self._queue.pop(0)
        if self._queue:
            self._begin()
        else:
            self._captions.note(self._note)

    def _begin(self) -> None:
        self._left_s = NOTICE_S
        self._captions.note(self._queue[0])

    def _remember_note(self) -> None:
        """Keep what somebody else has written over the notice."""
        if self._captions.noted != self._queue[0]:
            self._note = self._captions.noted
