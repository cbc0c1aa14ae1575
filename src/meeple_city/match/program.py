"""Programs as players: one JSON object per line, with view and question in and the answer out. See docs/bots.md."""

from __future__ import annotations

import json
import os
import queue
import shlex
import shutil
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any

from meeple_city.border import request_from_json
from meeple_city.border.plain import to_plain
from meeple_city.config_reader import shown
from meeple_city.core.asks import Answer
from meeple_city.errors import BadInput, BadRequest
from meeple_city.match.guardian import EXIT_S, GuardedProcess
from meeple_city.match.imagination import Imagination
from meeple_city.match.players import TRIES, Asked, PlayerGone, UnreadableAnswer

TIMEOUT_S = 5.0
MAX_LINE_BYTES = 1_000_000
PIPE_BYTES = 65_536
MAX_UNREAD_LINES = 100
MOST_TRIED = 1000  # tries for one question, imagined or not; our choice
MAX_LOG_BYTES = 1_000_000  # our choice; a program must not fill the disk, so the rest of what it says is dropped


def is_program(player: str) -> bool:
    """Whether a player is given as a program rather than as a kind of bot."""
    return "/" in player or os.sep in player


class Program:
    """A program that answers questions. All it knows about the match is what its seat may see and hear."""

    tries: int | None = TRIES

    def __init__(self, command: str, timeout_s: float = TIMEOUT_S, log: Path | None = None) -> None:
        self.command = command
        self.timeout_s = timeout_s
        self._log = log
        self._lines: queue.Queue[bytes] = queue.Queue(MAX_UNREAD_LINES)
        self._logged = 0  # bytes
        self._running = self._closed = False
        self._deciding = threading.Lock()  # held while it is decided whether the program runs on
        try:
            # Not in the main thread: a signal there could end the match just when the program runs and nobody knows it.
            with ThreadPoolExecutor(1) as apart:
                apart.submit(self._start, arguments(command)).result()
        except BaseException:
            self.close()
            raise

    def decide(self, asked: Asked) -> Answer:
        """Ask the program, and wait for the answer until the timeout."""
        self._discard_unread()
        self._tell(asked_to_json(asked))
        for _ in range(MOST_TRIED):
            line = self._next()
            shot = _read_try(line)
            if shot is None:
                return _read_answer(line)
            self._tell(_tried(shot, asked.ahead))
        raise UnreadableAnswer(f"an answer must come after at most {MOST_TRIED} tries")

    def close(self) -> None:
        """Kill the program and every process it started. Safe to call twice."""
        with self._deciding:
            running, self._running, self._closed = self._running, False, True
        if running:
            self._end()

    def _end(self) -> None:
        self._process.end()
        self._logging.join(EXIT_S)

    def _tell(self, row: dict[str, Any]) -> None:
        line = json.dumps(row).encode() + b"\n"
        # In a thread, because writing to a program that does not read would block forever.
        threading.Thread(target=self._write, args=(line,), daemon=True).start()

    def _discard_unread(self) -> None:
        """Discard lines that were printed without being asked for."""
        for _ in range(self._lines.qsize()):  # and no more, because a program may print without end
            self._next()

    def _next(self) -> bytes:
        try:
            line = self._lines.get(timeout=self.timeout_s)
        except queue.Empty:
            self.close()
            raise PlayerGone(f"no answer within {self.timeout_s:g} s") from None
        if not line:
            how = self._how_it_ended()
            self.close()
            raise PlayerGone(f"{how}{self._log_hint()}")
        return line

    def _how_it_ended(self) -> str:
        """Why there is no more output; a program may close it and live on."""
        try:
            return f"ended with exit {self._process.wait(min(self.timeout_s, EXIT_S))}"
        except subprocess.TimeoutExpired:
            return "closed its output"

    def _start(self, arguments: list[str]) -> None:
        pipe = subprocess.PIPE
        try:
            self._process = GuardedProcess(arguments, stdin=pipe, stdout=pipe, stderr=pipe)
        except OSError as cause:
            raise BadInput(f"player {self.command!r} cannot be started: {cause.strerror}") from None
        threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True).start()
        self._logging = threading.Thread(target=self._keep_log, args=(self._process.stderr,), daemon=True)
        self._logging.start()
        with self._deciding:
            self._running = not self._closed
        if self._closed:  # while it was being started, by somebody who could not wait
            self._end()

    def _log_hint(self) -> str:
        """Where to read what the program said, once it has ended."""
        self._logging.join(EXIT_S)
        return f"; what it said is in {self._log}" if self._log and self._logged else ""

    def _keep_log(self, pipe: IO[bytes]) -> None:
        """Append what the program says on standard error to its log. If that cannot be written, the match goes on."""
        while said := os.read(pipe.fileno(), PIPE_BYTES):
            rest, self._logged = said[: MAX_LOG_BYTES - self._logged], min(MAX_LOG_BYTES, self._logged + len(said))
            if self._log and rest:
                try:
                    with self._log.open("ab") as file:
                        file.write(rest)
                except OSError:
                    self._log = None

    def _read(self, pipe: IO[bytes]) -> None:
        """Queue the lines of the output; an empty one marks the end."""
        while line := pipe.readline(MAX_LINE_BYTES):
            self._lines.put(line)
        self._lines.put(b"")

    def _write(self, line: bytes) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line)
            self._process.stdin.flush()
        except (OSError, ValueError):
            pass  # the program has ended, as reading from it will show


def asked_to_json(asked: Asked) -> dict[str, Any]:
    """A question as sent to programs."""
    counts = {"record": asked.record, "tries": asked.tries, "imagine": asked.ahead.left}
    view = {**to_plain(asked.view), **counts, "refused": to_plain(asked.refused)}
    ask = to_plain(asked.ask)
    del ask["always"]
    return {"view": view, "ask": ask, "told": to_plain(asked.told)}


def _read_try(line: bytes) -> object | None:
    """The shot that a program wants to imagine; None if the line is something else."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return data.get("try") if isinstance(data, dict) else None


def _tried(shot: object, ahead: Imagination) -> dict[str, Any]:
    """What a shot would do, as sent to programs, and how many more may be imagined."""
    try:
        request = request_from_json(shot)
    except BadRequest as cause:
        return {"tried": None, "why": str(cause), "imagine": ahead.left}
    if not ahead.left:
        return {"tried": None, "why": "no more shots may be imagined for this question", "imagine": 0}
    outcome = ahead.imagine([request])[0]
    why = None if outcome else ahead.why_not(request)
    return {"tried": to_plain(outcome), "why": why, "imagine": ahead.left}


def _read_answer(line: bytes) -> Answer:
    """Decode the answer in a line; raises UnreadableAnswer with the reason."""
    try:
        answer = json.loads(line)["answer"]
    except (ValueError, RecursionError, TypeError, KeyError):
        raise UnreadableAnswer(
            f'an answer must be a line such as {{"answer": ...}}, not {shown(line.decode(errors="replace"))}'
        ) from None
    if isinstance(answer, str):
        return answer
    try:
        return request_from_json(answer)
    except BadRequest as cause:
        raise UnreadableAnswer(str(cause)) from None


def arguments(command: str) -> list[str]:
    """The command line that starts a program; Python scripts that are not executable are run with Python."""
    try:
        program, *rest = shlex.split(command)
    except ValueError as cause:
        raise BadInput(f"player {command!r}: {cause}") from None
    if not Path(program).is_file():
        raise BadInput(f"player {program!r}: no such file")
    if shutil.which(program) is None and program.endswith(".py"):
        return [sys.executable, program, *rest]
    return [program, *rest]
