"""Keep Linux's sound library quiet: it prints dozens of lines where there is no sound card."""

from __future__ import annotations

import ctypes
from contextlib import suppress
from functools import cache

# void handler(const char *file, int line, const char *function, int error, const char *format, ...)
_HANDLER = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p, ctypes.c_int, ctypes.c_char_p)


_SAY_NOTHING = _HANDLER(lambda *what: None)  # kept for as long as the library may call it


@cache
def quiet_alsa() -> None:
    """Stop the library from printing, where there is one; errors are still returned to whoever called it."""
    with suppress(OSError, AttributeError):
        ctypes.CDLL("libasound.so.2").snd_lib_error_set_handler(_SAY_NOTHING)
