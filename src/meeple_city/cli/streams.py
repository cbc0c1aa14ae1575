"""Standard input, output and error, which may be closed, broken or full."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from typing import Any

from meeple_city.errors import BadInput, CannotWrite

STREAMS = ("stdin", "stdout", "stderr")


def open_standard_streams() -> None:
    """Make the standard streams of this process usable, whatever state they are in.

    Closed ones are replaced by the null device, or else the next file to be opened would take their place. Standard
    error never fails: a match does not stop because nobody reads its notices. Streams that something has replaced in
    Python, as tests do, are left alone.
    """
    for number, name in enumerate(STREAMS):
        if getattr(sys, name) is None:
            _open_null(number, name)
    if sys.stdout is sys.__stdout__ and isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")
    if sys.stderr is sys.__stderr__ and isinstance(sys.stderr, io.TextIOWrapper):
        sys.stderr = io.TextIOWrapper(
            _Forgiving(sys.stderr.fileno()),
            encoding=sys.stderr.encoding,
            errors="backslashreplace",
            write_through=True,
        )


def read_standard_input() -> str:
    """Everything there is to read."""
    try:
        return sys.stdin.read()
    except UnicodeDecodeError:
        raise BadInput("standard input: not text") from None
    except OSError as cause:
        raise BadInput(f"standard input: {cause.strerror}") from None


def print_lines(lines: Iterable[str]) -> None:
    """Print lines and flush. If the reader is gone, that is all right; if the disk is full, CannotWrite is raised."""
    try:
        for line in lines:
            print(line)
        sys.stdout.flush()
    except BrokenPipeError:
        discard_output()
    except OSError as cause:
        discard_output()
        raise CannotWrite(f"standard output: {cause.strerror}") from None


def discard_output() -> None:
    """Drop whatever standard output could not take, so that the end of the program does not try again."""
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, sys.stdout.fileno())
    os.close(null)


def _open_null(number: int, name: str) -> None:
    handle = os.open(os.devnull, os.O_RDWR)
    if handle != number:
        os.dup2(handle, number)
        os.close(handle)
    os.set_inheritable(number, True)  # for the programs this one starts
    mode = "r" if name == "stdin" else "w"
    setattr(sys, name, open(number, mode, encoding="utf-8", closefd=False))  # noqa: SIM115 - kept to the end


class _Forgiving(io.BufferedIOBase):
    """Writes to a file handle and ignores failures."""

    def __init__(self, handle: int) -> None:
        self._handle = handle

    def writable(self) -> bool:
        return True

    def fileno(self) -> int:
        return self._handle

    def isatty(self) -> bool:
        return os.isatty(self._handle)

    def write(self, data: Any) -> int:
        rest = bytes(data)
        with suppress(OSError):
            while rest:
                rest = rest[os.write(self._handle, rest) :]
        return len(data)
