"""The table in a process of its own, so that whoever waits for it is never held up, and a crash costs one shot.

The worker reads messages from standard input until it ends, so it ends with whoever started it, however that one went.
"""

from __future__ import annotations

import json
import os
import queue
import signal
import struct
import subprocess
import sys
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from meeple_city.border import Breathe, City, Outcome, Request, request_from_json, request_to_json
from meeple_city.errors import BadRequest, MeepleCityError
from meeple_city.table.packing import pack, unpack
from meeple_city.table.snapshot import Snapshot
from meeple_city.table.table import Table, open_table
from meeple_city.table.track import Frame

RESTARTS = 1  # a shot that kills two workers in a row would kill a third


@dataclass(frozen=True)
class PackedRun:
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

    def run(self, request: Request) -> PackedRun:
        """Carry a request out."""
        track = self.table.run(self.snapshot, request)
        outcome = self.table.observe(self.snapshot, track)
        self.snapshot = track.final
        return PackedRun(outcome, track.final.digest(), pack(track))

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
        self._closed = False
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

    def run(self, request: Request) -> PackedRun:
        """Carry a request out and wait until the table is at rest."""
        reply, track = self._ask({"do": "run", "request": request_to_json(request)})
        self._last = track
        return PackedRun(Outcome.from_json(reply["outcome"]), reply["digest"], track)

    def wake(self, track: bytes) -> None:
        """Go on from the end of a packed track."""
        self._ask({"do": "wake"}, track)
        self._last = track

    def breathe(self, from_: str, aim_mm: tuple[float, float, float]) -> LiveBreathRun:
        """A breath while it is blown; the table stays as it is, and nothing else can be asked until it is over."""
        assert self._worker.stdin is not None
        assert self._worker.stdout is not None
        _send(self._worker.stdin, {"do": "breathe", "from": from_, "aim_mm": aim_mm})
        return LiveBreathRun(self._worker.stdin, self._worker.stdout)

    def close(self) -> None:
        """End the worker, also one that is in the middle of a shot; none takes its place."""
        self._closed = True
        self._end()

    def _end(self) -> None:
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
        if self._closed:
            raise MeepleCityError("the table has been closed")
        self._end()
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


class LiveBreathRun:
    """A breath on its way: blow into it, see what it does, and get the request that does it again."""

    def __init__(self, inward: IO[bytes], outward: IO[bytes]) -> None:
        self.request: Breathe | None = None  # once it is over
        self.problem = ""  # why it broke off
        self.waits_s: tuple[float, ...] = ()  # from the end of each block of sound to the look that used it
        self._inward = inward
        self._outward = outward
        self._frames: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def blow(self, strength: float, at_s: float) -> None:
        """Blow so hard from now on; `at_s` is when that was heard, by `time.perf_counter`."""
        if self._thread.is_alive():
            _send(self._inward, {"do": "blow", "strength": strength, "at_s": at_s})

    def hush(self) -> None:
        """Stop blowing; the table settles."""
        if self._thread.is_alive():
            _send(self._inward, {"do": "hush"})

    def hurry(self) -> None:
        """Let the table settle as fast as it can, whatever the clock says."""
        if self._thread.is_alive():
            _send(self._inward, {"do": "hurry"})

    def frames(self) -> list[dict[str, Any]]:
        """What has been seen since the last time: ticks, and poses as position and quaternion."""
        found = []
        while not self._frames.empty():
            found.append(self._frames.get())
        return found

    @property
    def over(self) -> bool:
        """Whether the table is at rest again."""
        return not self._thread.is_alive()

    def join(self) -> Breathe | None:
        """Wait until the table is at rest; the request that does the same again."""
        self._thread.join()
        return self.request

    def _read(self) -> None:
        try:
            reply, _ = _receive(self._outward)
            while "tick" in reply:
                self._frames.put(reply)
                reply, _ = _receive(self._outward)
        except (EOFError, OSError):
            reply = {"error": "the table broke down"}
        self.problem = reply.get("error") or reply.get("bad_request") or ""
        self.waits_s = tuple(reply.get("waits_s", ()))
        request = request_from_json(reply["request"]) if "request" in reply else None
        self.request = request if isinstance(request, Breathe) else None


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


class MessageQueue:
    """Messages as they come, read by a thread, so that one can look for the next without waiting for it."""

    def __init__(self, inward: IO[bytes]) -> None:
        self._inward = inward
        self._messages: queue.SimpleQueue[tuple[dict[str, Any], bytes] | None] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def wait(self) -> tuple[dict[str, Any], bytes] | None:
        """The next message; None when there will be no more."""
        return self._messages.get()

    def look(self) -> list[dict[str, Any]]:
        """The messages that are there already. One that there will be no more counts as the wish to stop."""
        found: list[dict[str, Any]] = []
        while not self._messages.empty():
            message = self._messages.get()
            found.append(message[0] if message else {"do": "hush"})
        return found

    def _read(self) -> None:
        try:
            while True:
                self._messages.put(_receive(self._inward))
        except EOFError:
            self._messages.put(None)


def serve(table: LocalTable, inward: IO[bytes], outward: IO[bytes]) -> None:
    """Answer messages until there are no more."""
    letters = MessageQueue(inward)
    while (letter := letters.wait()) is not None:
        message, blob = letter
        if message["do"] in ("blow", "hush", "hurry"):
            continue  # for a breath that was over before it came
        try:
            if message["do"] == "breathe":
                reply, track = rehearse(table, message, letters, outward), b""
            else:
                reply, track = _do(table, message, blob)
        except BadRequest as cause:
            reply, track = {"bad_request": str(cause)}, b""
        except MeepleCityError as cause:
            reply, track = {"error": str(cause)}, b""
        _send(outward, reply, track)


def rehearse(table: LocalTable, message: dict[str, Any], letters: MessageQueue, outward: IO[bytes]) -> dict[str, Any]:
    """A breath while it is blown, at the pace of the clock; the table itself stays as it was.

    Every frame is sent as it comes. What is told at the end is the request that does the same again.
    """
    started, strength, ended, hurried = time.perf_counter(), 0.0, False, False
    waits: list[float] = []

    def look() -> None:
        nonlocal strength, ended, hurried
        for letter in letters.look():
            ended = ended or letter["do"] == "hush"
            hurried = hurried or letter["do"] == "hurry"
            if letter["do"] == "blow":
                strength = letter["strength"]
                waits.append(time.perf_counter() - letter["at_s"])

    def hear(seconds: float) -> float | None:
        look()
        return None if ended else strength

    def show(frame: Frame) -> None:
        poses = {id_: [*position, *turn] for id_, (position, turn) in frame.poses.items()}
        _send(outward, {"tick": frame.tick, "poses": poses})
        if ended:
            look()
        if not hurried:
            time.sleep(max(0.0, started + frame.tick / hz - time.perf_counter()))

    hz = table.table.settings.world.step_hz
    request = Breathe(message["from"], tuple(message["aim_mm"]), ())
    track = table.table.runner.breathe(table.snapshot, request, hear, show)
    return {"request": request_to_json(track.request), "waits_s": waits}


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
