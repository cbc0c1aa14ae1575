"""Processes that end with this one, even if it is killed, and whatever they have started with them.

Between the two stands a guardian, this file run as a script. On Linux it inherits the orphans among the
descendants of its process, so that none can get away by becoming a daemon; elsewhere it ends the process group.
Systems without process groups have no guardian.
"""

from __future__ import annotations

import ctypes
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

EXIT_S = 5.0  # the longest wait for a process to end; our choice
STARTED = b"started"
LONGEST_REASON = 1000  # bytes
SET_DEATH_SIGNAL, SET_SUBREAPER = 1, 36  # of prctl(2): PR_SET_PDEATHSIG, PR_SET_CHILD_SUBREAPER


class GuardedProcess:
    """A process with a guardian, seen from outside; OSError if it cannot be started."""

    def __init__(self, arguments: Sequence[str], **pipes: Any) -> None:
        self._lifeline: socket.socket | None = None
        if not hasattr(os, "killpg"):
            self._process: subprocess.Popen[Any] = subprocess.Popen(arguments, **pipes)
            return
        self._lifeline, theirs = socket.socketpair()
        with theirs:
            line = theirs.fileno()
            guardian = [sys.executable, "-I", "-S", __file__, str(line), *arguments]
            self._process = subprocess.Popen(guardian, pass_fds=[line], start_new_session=True, **pipes)
        reason = self._lifeline.recv(LONGEST_REASON)
        if reason != STARTED:
            self.end()
            raise OSError(0, reason.decode(errors="replace") or "its guardian has ended")

    @property
    def stdin(self) -> IO[Any] | None:
        """What the process reads, if that is a pipe."""
        return self._process.stdin

    @property
    def stdout(self) -> IO[Any] | None:
        """What the process prints, if that is a pipe."""
        return self._process.stdout

    @property
    def stderr(self) -> IO[Any] | None:
        """What the process says on standard error, if that is a pipe."""
        return self._process.stderr

    @property
    def returncode(self) -> int | None:
        """How the process ended; None while it runs."""
        return self._process.poll()

    def wait(self, timeout_s: float) -> int:
        """Wait for the end of the process and of what it has started; subprocess.TimeoutExpired if it goes on."""
        return self._process.wait(timeout_s)

    def communicate(self) -> tuple[Any, Any]:
        """Wait for the end of the process; returns what it said."""
        return self._process.communicate()

    def end(self) -> None:
        """Kill the process and everything it has started. Safe to call twice."""
        if self._lifeline:
            self._lifeline.close()
        else:
            self._process.kill()
        try:
            self._process.wait(EXIT_S)
        except subprocess.TimeoutExpired:
            self._process.kill()


def main() -> None:
    """Start a process, and end it with all its descendants when it ends or the other end of the lifeline is closed."""
    lifeline = socket.socket(fileno=int(sys.argv[1]))
    _control(SET_SUBREAPER, 1)
    try:
        process = subprocess.Popen(
            sys.argv[2:],
            start_new_session=True,
            preexec_fn=_end_with_the_guardian,  # noqa: PLW1509 - there are no other threads yet
        )
    except OSError as cause:
        lifeline.sendall((cause.strerror or str(cause)).encode()[:LONGEST_REASON])
        return
    _let_go_of_streams()
    threading.Thread(target=_kill_when_closed, args=(lifeline, process), daemon=True).start()
    with suppress(OSError):  # nobody may be there any more
        lifeline.sendall(STARTED)
    code = process.wait()
    with suppress(ProcessLookupError, PermissionError):  # macOS reports an ended group as not permitted
        os.killpg(process.pid, signal.SIGKILL)
    _end_orphans()
    _exit_as(code)


def _kill_when_closed(lifeline: socket.socket, process: subprocess.Popen[bytes]) -> None:
    with suppress(OSError):
        lifeline.recv(1)  # nothing is ever sent, so it returns at the end
    process.kill()


def _let_go_of_streams() -> None:
    """Leave the standard streams to the process alone, so that others notice when it closes them."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nothing, stream)


def _end_orphans() -> None:
    """Kill all descendants: children of those that end become ours."""
    while True:
        for pid in _children():
            with suppress(ProcessLookupError, PermissionError):
                os.kill(pid, signal.SIGKILL)
        try:
            os.waitpid(-1, 0)
        except ChildProcessError:
            return


def _children() -> Iterator[int]:
    """The children of this process, where the system lists processes in `/proc`."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            _state, parent, *_rest = stat.read_bytes().rpartition(b")")[2].split()
            if int(parent) == os.getpid():
                yield int(stat.parent.name)


def _end_with_the_guardian() -> None:
    """In the process, before its program: it must not outlive a guardian that is killed."""
    _control(SET_DEATH_SIGNAL, signal.SIGKILL)


def _control(option: int, value: int) -> None:
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(option, ctypes.c_ulong(value))


def _exit_as(code: int) -> None:
    """End as the process did, by an exit code or by a signal."""
    if code < 0:
        with suppress(OSError):  # not every signal can be reset, and those that cannot need not be
            signal.signal(-code, signal.SIG_DFL)
        os.kill(os.getpid(), -code)
    sys.exit(code)


if __name__ == "__main__":
    main()
