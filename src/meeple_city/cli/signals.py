"""Signals that ask the program to end."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

ASKED_TO_END = ("SIGTERM", "SIGHUP")  # the latter when a terminal is closed; not every system has it


@contextmanager
def ending_in_order() -> Iterator[None]:
    """Close everything when asked to end: programs that play and the table's process must not be left behind.

    The exit code is 128 and the number of the signal, as in a shell. Signals that are ignored, as by `nohup`, stay so.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    numbers = [getattr(signal, name) for name in ASKED_TO_END if hasattr(signal, name)]
    before = {number: signal.getsignal(number) for number in numbers}
    try:
        for number, handler in before.items():
            if handler is signal.SIG_DFL:
                signal.signal(number, _end)
        yield
    finally:
        for number, handler in before.items():
            if handler is signal.SIG_DFL:
                signal.signal(number, handler)


@contextmanager
def stopping() -> Iterator[threading.Event]:
    """An event that is set when somebody wants to stop, by Ctrl-C or by a signal; the second time they mean it."""
    stop = threading.Event()

    def ask(number: int, frame: FrameType | None) -> None:
        if stop.is_set():
            _end(number, frame)
        stop.set()

    if threading.current_thread() is not threading.main_thread():
        yield stop
        return
    numbers = [getattr(signal, name) for name in ("SIGINT", *ASKED_TO_END) if hasattr(signal, name)]
    before = {number: signal.getsignal(number) for number in numbers}
    try:
        for number, handler in before.items():
            if handler is not signal.SIG_IGN:
                signal.signal(number, ask)
        yield stop
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def interrupt(number: int, frame: FrameType | None) -> None:
    """Handle Ctrl-C."""
    _end_if_loading(number, frame)
    raise KeyboardInterrupt


def _end(number: int, frame: FrameType | None) -> None:
    _end_if_loading(number, frame)
    sys.exit(128 + number)


def _end_if_loading(number: int, frame: FrameType | None) -> None:
    """End at once while Panda3D is being loaded, because it crashes if that is interrupted.

    Everything else is closed in order, even while it is loading: a program that plays must not be left behind.
    """
    while frame is not None:
        loading = frame.f_code.co_filename.startswith("<frozen importlib")
        if loading and str(frame.f_locals.get("name")).startswith("panda3d"):
            os._exit(128 + number)
        frame = frame.f_back
