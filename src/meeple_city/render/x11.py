"""Whether a window still exists on an X display. Panda3D takes a window destroyed by others for a minimized one."""

from __future__ import annotations

import ctypes
import ctypes.util
from typing import Any

ATTRIBUTES_BYTES = 1024  # more than the 136 of XWindowAttributes
ErrorHandler = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p)


def window_exists(window: int) -> bool:
    """Ask the display; where there is no X, every window is taken to exist."""
    name = ctypes.util.find_library("X11")
    return name is None or _exists(ctypes.CDLL(name), window)


def _exists(x11: Any, window: int) -> bool:
    x11.XOpenDisplay.restype = x11.XSetErrorHandler.restype = ctypes.c_void_p
    display = ctypes.c_void_p(x11.XOpenDisplay(None))
    if not display:
        return True
    silent = ErrorHandler(lambda display, event: 0)  # the usual handler prints what is no error here
    before = x11.XSetErrorHandler(silent)
    try:
        found = x11.XGetWindowAttributes(display, ctypes.c_ulong(window), ctypes.create_string_buffer(ATTRIBUTES_BYTES))
    finally:
        x11.XSetErrorHandler(ctypes.c_void_p(before))
        x11.XCloseDisplay(display)
    return bool(found)
