"""The table in a process of its own, so that whoever waits for it is never held up, and a crash costs one shot.

The worker reads messages from standard input until it ends, so it ends with whoever started it, however that one went.
"""

from __future__ import annotations

import json
import os
import signal
import struct
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from meeple_city.border import City, Outcome, Request, request_from_json, request_to_json
from meeple_city.errors import BadRequest, MeepleCityError
from meeple_city.table.packing import pack, unpack
from meeple_city.table.snapshot import Snapshot
from meeple_city.table.table import Table, open_table

RESTARTS = 1  # a shot that kills two workers in a row would kill a third


@dataclass(frozen=True)
class Done:
    """A request carried out: what it came to, the digest of all final poses, and the packed track."""

    outcome: Outcome
    digest: str
    track: bytes


class LocalTable:
    """A table that remembers how it stands; one request after the other, in this process."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.snapshot: Snapshot = table.start()

    def start(self) -> None:
        """Set the scene up anew."""
        self.snapshot = self.table.start()

    def run(self, request: Request) -> Done:
        """Carry a request out."""
        track = self.table.run(self.snapshot, request)
        outcome = self.table.observe(self.snapshot, track)
        self.snapshot = track.final
        return Done(outcome, track.final.digest(), pack(track))

    def wake(self, track: bytes) -> None:
        """Go on from the end of a packed track."""
        snapshot = unpack(track).final
        self.table.check(snapshot)
        self.snapshot = snapshot

    def close(self) -> None:
        """Nothing runs here that could be left behind."""


class RemoteTable:
    """The same in a worker process. A worker that dies is replaced once, and goes on from where the table stood."""

    def __init__(self, models: Path, scene: Path, seed: int) -> None:
        self._command = [sys.executable, "-m", "meeple_city.table.worker", str(models), str(scene), str(seed)]
        self._last: bytes | None = None  # the track after which the table stands
        self._worker = self._open()

    @property
    def pid(self) -> int:
        """The worker's process."""
        return self._worker.pid

    def city(self) -> tuple[str, City]:
        """The digest of the scene, and what the rules must know of it."""
        reply, _ = self._ask({"do": "city"})
        return reply["digest"], City.from_json(reply["city"])

    def start(self) -> None:
        """Set the scene up anew."""
        self._last = None
        self._ask({"do": "start"})

    def run(self, request: Request) -> Done:
        """Carry a request out and wait until the table is at rest."""
        reply, track = self._ask({"do": "run", "request": request_to_json(request)})
        self._last = track
        return Done(Outcome.from_json(reply["outcome"]), reply["digest"], track)

    def wake(self, track: bytes) -> None:
        """Go on from the end of a packed track."""
        self._ask({"do": "wake"}, track)
        self._last = track

    def close(self) -> None:
        """End the worker, also one that is in the middle of a shot."""
        self._worker.kill()
        self._worker.communicate()

    def _open(self) -> subprocess.Popen[bytes]:
        # A session of its own: Ctrl-C is for whoever started it, who then ends the worker.
        return subprocess.Popen(
            self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True, bufsize=-1
        )

    def _ask(self, message: dict[str, Any], blob: bytes = b"") -> tuple[dict[str, Any], bytes]:
        for _ in range(RESTARTS):
            try:
                return self._exchange(message, blob)
            except (EOFError, OSError):
                self._restart()
        try:
            return self._exchange(message, blob)
        except (EOFError, OSError):
            code = self._worker.wait()
            raise MeepleCityError(f"the table broke down over {json.dumps(message)} (exit {code})") from None

    def _restart(self) -> None:
        self.close()
        self._worker = self._open()
        if self._last is not None:
            self._exchange({"do": "wake"}, self._last)

    def _exchange(self, message: dict[str, Any], blob: bytes) -> tuple[dict[str, Any], bytes]:
        assert self._worker.stdin is not None
        assert self._worker.stdout is not None
        _send(self._worker.stdin, message, blob)
        reply, track = _receive(self._worker.stdout)
        if "bad_request" in reply:
            raise BadRequest(reply["bad_request"])
        if "error" in reply:
            raise MeepleCityError(reply["error"])
        return reply, track


def _send(pipe: IO[bytes], message: dict[str, Any], blob: bytes = b"") -> None:
    text = json.dumps(message).encode()
    pipe.write(struct.pack("<II", len(text), len(blob)) + text + blob)
    pipe.flush()


def _receive(pipe: IO[bytes]) -> tuple[dict[str, Any], bytes]:
    text, blob = struct.unpack("<II", _exactly(pipe, 8))
    return json.loads(_exactly(pipe, text)), _exactly(pipe, blob)


def _exactly(pipe: IO[bytes], size: int) -> bytes:
    data = pipe.read(size)
    if len(data) < size:
        raise EOFError
    return data


def serve(table: LocalTable, inward: IO[bytes], outward: IO[bytes]) -> None:
    """Answer messages until there are no more."""
    while True:
        try:
            message, blob = _receive(inward)
        except EOFError:
            return
        try:
            reply, track = _do(table, message, blob)
        except BadRequest as cause:
            reply, track = {"bad_request": str(cause)}, b""
        except MeepleCityError as cause:
            reply, track = {"error": str(cause)}, b""
        _send(outward, reply, track)


def _do(table: LocalTable, message: dict[str, Any], blob: bytes) -> tuple[dict[str, Any], bytes]:
    if message["do"] == "city":
        return {"city": table.table.city().to_json(), "digest": table.table.scene.digest}, b""
    if message["do"] == "run":
        done = table.run(request_from_json(message["request"]))
        return {"outcome": done.outcome.to_json(), "digest": done.digest}, done.track
    if message["do"] == "wake":
        table.wake(blob)
    else:
        table.start()
    return {}, b""


def main() -> None:
    """Be a worker: models, scene and seed come on the command line, everything else by messages."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    inward, outward = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a library prints must not end up between the messages
    models, scene, seed = sys.argv[1:]
    try:
        table = LocalTable(open_table(Path(models), Path(scene), int(seed)))
        serve(table, inward, outward)
    except MeepleCityError as cause:
        _send(outward, {"error": str(cause)})
    except BrokenPipeError:
        os._exit(1)  # nobody is there any more to be told


if __name__ == "__main__":
    main()
