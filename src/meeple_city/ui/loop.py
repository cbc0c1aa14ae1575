"""The loop of the window: handle input, advance time, draw, until it is closed."""

from __future__ import annotations

import time
from collections.abc import Callable

from meeple_city.display.camera import Camera
from meeple_city.display.geometry import Pixel
from meeple_city.display.input_events import (
    PAD,
    Closed,
    FocusChanged,
    InputEvent,
    KeyPressed,
    KeyReleased,
    PointerMoved,
    SticksMoved,
    TextTyped,
)
from meeple_city.ui.game_window import GameWindow
from meeple_city.ui.gamepad import PadHands
from meeple_city.ui.ports import OsWindow
from meeple_city.ui.status import Status

FRAME_S = 1 / 60  # frames come no faster than this; our choice
BUSY_REST_S = 0.03  # between frames while the match is thinking, which needs this process's time too; our choice
LONGEST_S = 0.25  # frame time is capped at this

Draw = Callable[[Camera, str | None], None]  # one frame from a camera, in stereo or not


class Loop:
    """Runs the window, frame after frame."""

    def __init__(self, os_window: OsWindow, window: GameWindow, draw: Draw, status: Status | None = None) -> None:
        self.os_window, self.window, self.draw, self.status = os_window, window, draw, status
        self.full = False
        self.pad_hands = PadHands(window)
        self._pointer: Pixel | None = None  # at the end of the last frame

    def run(self) -> None:
        """Run until somebody closes the window or quits."""
        before = time.perf_counter()
        while not self.window.wants_close:
            now = time.perf_counter()
            self.frame(min(LONGEST_S, now - before))
            before = now
            left = FRAME_S - (time.perf_counter() - now)
            time.sleep(max(BUSY_REST_S if self.window.match_is_busy else 0.0, left))

    def frame(self, dt: float) -> None:
        """One frame."""
        events = list(self.os_window.input_events())
        for number, (event, at) in enumerate(zip(events, self._places(events), strict=True)):
            on_its_way = isinstance(event, PointerMoved) and isinstance(_next(events, number), PointerMoved)
            self._dispatch(event, at, on_its_way)
        self._move_with_pad(dt)
        if self.window.wants_full_screen != self.full:
            self.full = self.window.wants_full_screen
            self.os_window.full_screen(self.full)
        self.window.head.fit(self.os_window.size)
        self.window.tick(dt)
        stereo = self.window.settings.stereo
        self.draw(self.window.directed.camera(), None if stereo == "off" else stereo)
        self.window.releases.frame_drawn()
        if self.status:
            about = {"size": list(self.os_window.size), "focused": self.os_window.focused, "full": self.full}
            self.status.report(self.window, about, self.os_window.pointer)

    def _pad_button(self, event: KeyPressed | KeyReleased, pointer: Pixel | None) -> None:
        if isinstance(event, KeyPressed):
            self.pad_hands.press(event.key, pointer)
        else:
            self.pad_hands.release(event.key, pointer, event.at_s)

    def _move_with_pad(self, dt: float) -> None:
        """Put the pointer where a gamepad points."""
        hands = self.pad_hands
        hands.tick(dt, self.os_window.size, self.os_window.pointer)
        if hands.at is not None:
            self.os_window.move_pointer(hands.at)
            self.window.input_router.trail.add(time.perf_counter(), hands.at)
            self.window.input_router.pointer(hands.at)
            hands.at = None

    def _places(self, events: list[InputEvent]) -> list[Pixel | None]:
        """Where the pointer was at each event; after its last move it is where the window says."""
        moves = [number for number, event in enumerate(events) if isinstance(event, PointerMoved)]
        places, at = [], self._pointer
        for number, event in enumerate(events):
            if isinstance(event, PointerMoved):
                at = (event.x, event.y)
            places.append(at if moves and number < moves[-1] else self.os_window.pointer)
        self._pointer = self.os_window.pointer
        return places

    def _dispatch(self, event: InputEvent, pointer: Pixel | None, on_its_way: bool) -> None:
        """Pass an event on; a pointer that is on its way is only remembered."""
        router = self.window.input_router
        if isinstance(event, KeyPressed | KeyReleased) and event.key.startswith(PAD):
            self._pad_button(event, pointer)
        elif isinstance(event, SticksMoved):
            self.pad_hands.sticks(event.left, event.right)
        elif isinstance(event, KeyPressed):
            router.key_down(event.key, pointer, event.again)
        elif isinstance(event, KeyReleased):
            router.key_up(event.key, pointer, event.at_s)
        elif isinstance(event, TextTyped):
            router.typed(event.text)
        elif isinstance(event, PointerMoved):
            router.trail.add(event.at_s, (event.x, event.y))
            if not on_its_way:
                router.pointer((event.x, event.y))
        elif isinstance(event, FocusChanged):
            router.focus(event.focused)
        elif isinstance(event, Closed):
            self.window.quit()


def _next(events: list[InputEvent], number: int) -> InputEvent | None:
    return events[number + 1] if number + 1 < len(events) else None
