"""A match whose process is killed at a chosen touch of the disk."""

import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.kit.matches import begin, played, resume

CALLS = ("write", "fsync", "link", "replace", "unlink", "ftruncate")


class Fate:
    """Lets things happen to the disk until its time has come: then a write is cut off, anything else never happens."""

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
    """How often a whole match touches the disk."""
    with pytest.MonkeyPatch.context() as patch:
        fate = Fate(patch)
        played(begin(game, journal))
    return fate.calls


def live(game: str, journal: Path, at: int) -> bool:
    """Begin or resume a match in its own process, which is killed at a call; whether it reached the end."""
    pid = os.fork()
    if not pid:
        with pytest.MonkeyPatch.context() as patch:
            Fate(patch, at)
            played(resume(journal) if journal.exists() else begin(game, journal))
        os._exit(0)
    status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    assert status in (0, -signal.SIGKILL)
    return status == 0
