"""The window from its opening to its closing: hands in, time on, one frame out, again and again."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from meeple_city.display.input_events import Closed, FocusChanged, InputEvent, KeyPressed, KeyReleased, PointerMoved
from meeple_city.render.window import RenderWindow, open_window
from meeple_city.ui.desk import Host
from meeple_city.ui.devices import Devices, open_devices
from meeple_city.ui.game_window import GameWindow
from meeple_city.ui.settings import Settings
from meeple_city.ui.status import Status

FRAME_S = 1 / 60  # no faster than this; own
REST_S = 0.03  # between frames while a match is at work, which wants this process's time too; own
LONGEST_S = 0.25  # a hitch does not make anything jump


@dataclass(frozen=True)
class Opening:
    """All that is needed to open the window."""

    host: Host
    settings: Settings
    models: Path
    size: tuple[int, int] = (1280, 720)
    title: str = "Meeple City"
    first: Callable[[Any], Any] | None = None  # a match to begin with, instead of the menu
    status: IO[str] | None = None
    private: Callable[[str], None] = lambda line: None


def play(opening: Opening) -> None:
    """Open the window, and stay until it is closed."""
    with open_window(opening.size, opening.title) as window:
        devices = open_devices(window, opening.models)
        room = GameWindow(devices.rig, opening.host, opening.settings)
        room.private = opening.private
        try:
            if opening.first is None:
                room.open()
            else:
                room.start(opening.first)
            Loop(window, devices, room, Status(opening.status) if opening.status else None).run()
        finally:
            room.close()
            devices.close()


class Loop:
    """Frame after frame."""

    def __init__(self, window: RenderWindow, devices: Devices, room: GameWindow, status: Status | None) -> None:
        self.window, self.devices, self.room, self.status = window, devices, room, status
        self.full = False

    def run(self) -> None:
        """Until somebody closes the window or quits."""
        before = time.perf_counter()
        while not self.room.over:
            now = time.perf_counter()
            self.frame(min(LONGEST_S, now - before))
            before = now
            left = FRAME_S - (time.perf_counter() - now)
            time.sleep(max(REST_S if self.room.match_at_work else 0.0, left))

    def frame(self, dt: float) -> None:
        """One frame."""
        for happening in self.window.input_events():
            self._tell(happening)
        if self.room.wants_full_screen != self.full:
            self.full = self.room.wants_full_screen
            self.window.full_screen(self.full)
        self.room.tick(dt)
        self.devices.draw(self.room.settings)
        if self.status:
            about = {"size": list(self.window.size), "focused": self.window.focused, "full": self.full}
            self.status.report(self.room, about, self.window.pointer)

    def _tell(self, happening: InputEvent) -> None:
        hands, pointer = self.room.hands, self.window.pointer
        if isinstance(happening, KeyPressed):
            hands.key_down(happening.key, pointer, happening.again)
        elif isinstance(happening, KeyReleased):
            hands.key_up(happening.key, pointer)
        elif isinstance(happening, PointerMoved):
            hands.pointer((happening.x, happening.y))
        elif isinstance(happening, FocusChanged):
            hands.focus(happening.focused)
        elif isinstance(happening, Closed):
            self.room.quit()
