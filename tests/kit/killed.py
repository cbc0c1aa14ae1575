"""Runs a match in a process that is killed at a chosen disk access."""

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.kit.matches import begin, played, resume

CALLS = ("write", "fsync", "link", "replace", "unlink", "ftruncate")


class DiskKiller:
    """Counts disk accesses and kills the process at a given one: in the middle of a write, before any other."""

    def __init__(self, patch: pytest.MonkeyPatch, at: int = 0) -> None:
        self.at = at
        self.calls = 0
        for name in CALLS:
            patch.setattr(os, name, self._counted(name, getattr(os, name)))

    def _counted(self, name: str, call: Callable) -> Callable:
        def counted(*args, **kwargs):
            self.calls += 1
            if self.calls == self.at:
                if name == "write":
                    call(args[0], args[1][: len(args[1]) // 2])
                os.kill(os.getpid(), signal.SIGKILL)
            return call(*args, **kwargs)

        return counted


def calls_of(game: str, journal: Path) -> int:
    """How many disk accesses a whole match makes."""
    with pytest.MonkeyPatch.context() as patch:
        killer = DiskKiller(patch)
        played(begin(game, journal))
    return killer.calls


def run_until_killed(game: str, journal: Path, at: int) -> bool:
    """Begin or resume a match in a process that is killed at a disk access; return whether it reached the end."""
    pid = os.fork()
    if not pid:
        with pytest.MonkeyPatch.context() as patch:
            DiskKiller(patch, at)
            played(resume(journal) if journal.exists() else begin(game, journal))
        os._exit(0)
    status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    assert status in (0, -signal.SIGKILL)
    return status == 0
