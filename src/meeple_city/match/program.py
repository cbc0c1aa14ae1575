"""Any program as a player: one JSON object per line, view and question in, answer out. See docs/bots.md."""

from __future__ import annotations

import json
import os
import queue
import shlex
import shutil
import subprocess
import sys
import threading
from pathlib import Path
from typing import IO, Any

from meeple_city.border import request_from_json
from meeple_city.border.plain import to_plain
from meeple_city.config_reader import shown
from meeple_city.core.asks import Answer
from meeple_city.errors import BadInput, BadRequest
from meeple_city.match.players import TRIES, Asked, PlayerGone, UnreadableAnswer

TIMEOUT_S = 5.0
LONGEST = 1_000_000  # bytes in an answer
BACKLOG = 100  # lines a program may be ahead


def is_program(player: str) -> bool:
    """Whether a player is named as a program rather than by kind."""
    return "/" in player or os.sep in player


class Program:
    """A program that answers. It sees its view and its question, and nothing else of the match."""

    tries: int | None = TRIES

    def __init__(self, command: str, timeout_s: float = TIMEOUT_S, log: Path | None = None) -> None:
        self.command = command
        self.timeout_s = timeout_s
        self._log = log
        self._lines: queue.Queue[bytes] = queue.Queue(BACKLOG)
        self._process = self._start(arguments(command))
        threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True).start()

    def decide(self, asked: Asked) -> Answer:
        """Ask the program, and wait no longer than it may take."""
        self._forget()
        line = json.dumps(asked_to_json(asked)).encode() + b"\n"
        # In a thread, because a program that does not read would hold us up for ever.
        threading.Thread(target=self._write, args=(line,), daemon=True).start()
        return _read_answer(self._next())

    def close(self) -> None:
        """End the program."""
        self._process.kill()
        self._process.wait()
        if self._log and self._log.is_file() and not self._log.stat().st_size:
            self._log.unlink()

    def _forget(self) -> None:
        """Pass over whatever it said without being asked."""
        while not self._lines.empty():
            self._next()

    def _next(self) -> bytes:
        try:
            line = self._lines.get(timeout=self.timeout_s)
        except queue.Empty:
            self.close()
            raise PlayerGone(f"no answer within {self.timeout_s:g} s") from None
        if not line:
            raise PlayerGone(f"ended with exit {self._process.wait()}{self._where()}")
        return line

    def _start(self, arguments: list[str]) -> subprocess.Popen[bytes]:
        said: IO[bytes] | int = self._log.open("ab") if self._log else subprocess.DEVNULL
        try:
            return subprocess.Popen(
                arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=said, start_new_session=True
            )
        except OSError as cause:
            raise BadInput(f"player {self.command!r} cannot be started: {cause.strerror}") from None
        finally:
            if not isinstance(said, int):
                said.close()

    def _where(self) -> str:
        return f"; what it said is in {self._log}" if self._log and self._log.stat().st_size else ""

    def _read(self, pipe: IO[bytes]) -> None:
        """Pass on line after line; an empty one is the end."""
        while line := pipe.readline(LONGEST):
            self._lines.put(line)
        self._lines.put(b"")

    def _write(self, line: bytes) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line)
            self._process.stdin.flush()
        except (OSError, ValueError):
            pass  # it has ended, and reading will tell


def asked_to_json(asked: Asked) -> dict[str, Any]:
    """A question as programs see it."""
    view = {**to_plain(asked.view), "record": asked.record, "tries": asked.tries, "refused": to_plain(asked.refused)}
    ask = to_plain(asked.ask)
    del ask["always"]
    return {"view": view, "ask": ask}


def _read_answer(line: bytes) -> Answer:
    """The answer in a line, or UnreadableAnswer with the reason."""
    try:
        answer = json.loads(line)["answer"]
    except (ValueError, RecursionError, TypeError, KeyError):
        raise UnreadableAnswer(
            f'an answer is one line {{"answer": ...}}, not {shown(line.decode(errors="replace"))}'
        ) from None
    if isinstance(answer, str):
        return answer
    try:
        return request_from_json(answer)
    except BadRequest as cause:
        raise UnreadableAnswer(str(cause)) from None


def arguments(command: str) -> list[str]:
    """What to start: the program itself, or Python with it when it is a script that cannot be started."""
    try:
        program, *rest = shlex.split(command)
    except ValueError as cause:
        raise BadInput(f"player {command!r}: {cause}") from None
    if not Path(program).is_file():
        raise BadInput(f"player {program!r}: no such file")
    if shutil.which(program) is None and program.endswith(".py"):
        return [sys.executable, program, *rest]
    return [program, *rest]
