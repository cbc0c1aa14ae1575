"""Run the table in its own process, so that nobody has to wait for it and a crash costs one shot.

The worker reads messages from standard input until it closes, so it never outlives the process that started it.
"""

from __future__ import annotations

import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import IO, Any, TypeVar

from meeple_city.border import Breathe, City, Outcome, Request, request_from_json, request_to_json
from meeple_city.border.plain import from_plain, to_plain
from meeple_city.config_reader import shown
from meeple_city.errors import BadRequest, MeepleCityError
from meeple_city.table.messages import MessageQueue, Received, read_frame, receive, send, send_frame
from meeple_city.table.packing import pack, unpack
from meeple_city.table.run import Show
from meeple_city.table.snapshot import Snapshot
from meeple_city.table.table import Table, open_table
from meeple_city.table.track import Frame, Impact

T = TypeVar("T")
LOW_PRIORITY = 10  # of a table that yields, as `nice` counts; our choice
RESTARTS = 1  # a shot that kills two workers in a row would kill a third
DURING_BREATH = ("blow", "stop", "hurry")


@dataclass(frozen=True)
class PackedRun:
    """The result of a request: its outcome, the digest of all final poses, and the packed track."""

    outcome: Outcome
    digest: str
    track: bytes


@dataclass(frozen=True)
class _CityReply:
    city: City
    digest: str  # of the scene


@dataclass(frozen=True)
class _RunReply:
    outcome: Outcome
    digest: str  # of all final poses


@dataclass(frozen=True)
class _ImagineReply:
    outcome: Outcome


@dataclass(frozen=True)
class _BreathReply:
    """The end of a live breath: the request that repeats it, and how long each strength waited to be used."""

    request: Any
    waits_s: tuple[float, ...]


@dataclass(frozen=True)
class _Blow:
    """A new strength of a live breath, and when it was heard."""

    strength: float
    at_s: float


class LocalTable:
    """A table in this process that carries out one request after another."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.snapshot: Snapshot = table.initial_snapshot()

    def reset(self) -> None:
        """Set the scene up again from the beginning."""
        self.snapshot = self.table.initial_snapshot()

    def run(self, request: Request, show: Show | None = None) -> PackedRun:
        """Carry out a request; `show` gets every frame as soon as it is simulated."""
        track = self.table.run(self.snapshot, request, show)
        outcome = self.table.observe(self.snapshot, track)
        self.snapshot = track.final
        return PackedRun(outcome, track.final.digest(), pack(track))

    def imagine(self, request: Request) -> Outcome:
        """What a request would do; the table stays as it is."""
        return self.table.imagine(self.snapshot, request)

    def continue_from(self, track: bytes) -> None:
        """Continue from the end of a packed track."""
        snapshot = unpack(track).final
        self.table.check(snapshot)
        self.snapshot = snapshot

    def close(self) -> None:
        """Do nothing: no process runs here."""


class RemoteTable:
    """The same in a worker process. A worker that dies is replaced once; the new one continues where it was."""

    def __init__(self, models: Path, scene: Path, seed: int, yields: bool = False) -> None:
        """A table that `yields` runs at a low priority, behind everything else on the machine."""
        arguments = [str(models), str(scene), str(seed), *(["yields"] if yields else [])]
        self._command = [sys.executable, "-m", "meeple_city.table.worker", *arguments]
        self._last: bytes | None = None  # the track that led to the current state
        self._closed = False
        self._worker = self._open()

    def city(self) -> tuple[str, City]:
        """The digest of the scene, and what the rules need to know about it."""
        data, _ = self._ask({"do": "city"})
        reply = from_plain(_CityReply, data, "the table's reply")
        return reply.digest, reply.city

    def reset(self) -> None:
        """Set the scene up again from the beginning."""
        self._last = None
        self._ask({"do": "reset"})

    def run(self, request: Request, show: Show | None = None) -> PackedRun:
        """Carry out a request and wait until the table is at rest; `show` gets every frame meanwhile, in order."""
        asked = {"do": "run", "request": request_to_json(request), "shown": show is not None}
        data, track = self._ask(asked, b"", _Shown(show) if show else None)
        reply = from_plain(_RunReply, data, "the table's reply")
        self._last = track
        return PackedRun(reply.outcome, reply.digest, track)

    def imagine(self, request: Request) -> Outcome:
        """What a request would do; the table stays as it is."""
        data, _ = self._ask({"do": "imagine", "request": request_to_json(request)})
        return from_plain(_ImagineReply, data, "the table's reply").outcome

    def continue_from(self, track: bytes) -> None:
        """Continue from the end of a packed track."""
        self._ask({"do": "continue_from"}, track)
        self._last = track

    def breathe(self, from_: str, aim_mm: tuple[float, float, float]) -> LiveBreathRun:
        """Begin a live breath. It leaves the table unchanged; nothing else may be asked until it is over."""
        assert self._worker.stdin is not None
        assert self._worker.stdout is not None
        send(self._worker.stdin, {"do": "breathe", "request": request_to_json(Breathe(from_, aim_mm, ()))})
        return LiveBreathRun(self._worker.stdin, self._worker.stdout)

    def close(self) -> None:
        """End the worker, even in the middle of a shot; it is not replaced."""
        self._closed = True
        self._end()

    def _end(self) -> None:
        self._worker.kill()
        self._worker.communicate()

    def _open(self) -> subprocess.Popen[bytes]:
        # In its own session: Ctrl-C goes to the process that started it, which then ends the worker.
        return subprocess.Popen(
            self._command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True, bufsize=-1
        )

    def _ask(self, message: dict[str, Any], blob: bytes = b"", frames: _Shown | None = None) -> Received:
        for attempt in range(1 + RESTARTS):
            try:
                if attempt:
                    self._restart()
                return self._exchange(message, blob, frames)
            except (EOFError, OSError):
                continue
        code = self._worker.wait()
        raise MeepleCityError(f"the table process crashed on {shown(json.dumps(message))} (exit {code})")

    def _restart(self) -> None:
        if self._closed:
            raise MeepleCityError("the table has been closed")
        self._end()
        self._worker = self._open()
        if self._last is not None:
            self._exchange({"do": "continue_from"}, self._last)

    def _exchange(self, message: dict[str, Any], blob: bytes, frames: _Shown | None = None) -> Received:
        assert self._worker.stdin is not None
        assert self._worker.stdout is not None
        send(self._worker.stdin, message, blob)
        if frames:
            frames.begin()
        received = receive(self._worker.stdout)
        while frames and (frame := read_frame(received)):
            frames.add(*frame)
            received = receive(self._worker.stdout)
        reply, track = received
        if "bad_request" in reply:
            raise BadRequest(reply["bad_request"])
        if "error" in reply:
            raise MeepleCityError(reply["error"])
        return reply, track


class LiveBreathRun:
    """A breath in progress: send strengths, receive frames, and get the request that repeats it."""

    def __init__(self, inward: IO[bytes], outward: IO[bytes]) -> None:
        self.request: Breathe | None = None  # once it is over
        self.problem = ""  # why it failed
        self.waits_s: tuple[float, ...] = ()  # from hearing each strength to using it
        self._inward = inward
        self._outward = outward
        self._frames: queue.SimpleQueue[Frame] = queue.SimpleQueue()
        self._impacts: queue.SimpleQueue[Impact] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    def blow(self, strength: float, at_s: float) -> None:
        """Blow this hard from now on; `at_s` is when that was heard, by `time.perf_counter`."""
        if self._thread.is_alive():
            send(self._inward, {"do": "blow", **to_plain(_Blow(strength, at_s))})

    def stop(self) -> None:
        """Stop blowing and let the table settle."""
        if self._thread.is_alive():
            send(self._inward, {"do": "stop"})

    def hurry(self) -> None:
        """Let the table settle as fast as it can instead of in real time."""
        if self._thread.is_alive():
            send(self._inward, {"do": "hurry"})

    def frames(self) -> list[Frame]:
        """The frames since the last call."""
        return _taken(self._frames)

    def impacts(self) -> list[Impact]:
        """The impacts since the last call."""
        return _taken(self._impacts)

    @property
    def over(self) -> bool:
        """Whether the table is at rest again."""
        return not self._thread.is_alive()

    def join(self) -> Breathe | None:
        """Wait until the table is at rest; returns the request that repeats the breath."""
        self._thread.join()
        return self.request

    def _read(self) -> None:
        try:
            received = receive(self._outward)
            while live := read_frame(received):
                self._frames.put(live[0])
                for impact in live[1]:
                    self._impacts.put(impact)
                received = receive(self._outward)
            data, _ = received
        except (EOFError, OSError):
            data = {"error": "the table process crashed"}
        self.problem = data.get("error") or data.get("bad_request") or ""
        if self.problem:
            return
        reply = from_plain(_BreathReply, data, "the table's reply")
        request = request_from_json(reply.request)
        self.waits_s = reply.waits_s
        self.request = request if isinstance(request, Breathe) else None


class _Shown:
    """The frames of one request, each shown once: a worker that replaces one that died sends the same ones again."""

    def __init__(self, show: Show) -> None:
        self._show = show
        self._count = self._sent = 0

    def begin(self) -> None:
        """A worker starts to send."""
        self._sent = 0

    def add(self, frame: Frame, impacts: tuple[Impact, ...]) -> None:
        """The next frame of this worker."""
        self._sent += 1
        if self._sent > self._count:
            self._count = self._sent
            self._show(frame, impacts)


def _taken(waiting: queue.SimpleQueue[T]) -> list[T]:
    found = []
    while not waiting.empty():
        found.append(waiting.get())
    return found


def serve(table: LocalTable, inward: IO[bytes], outward: IO[bytes]) -> None:
    """Answer messages until the end of input."""
    messages = MessageQueue(inward)
    while (received := messages.wait()) is not None:
        message, blob = received
        if message["do"] in DURING_BREATH:
            continue  # it came too late: the breath was already over
        try:
            if message["do"] == "breathe":
                reply, track = run_live_breath(table, message["request"], messages, outward), b""
            else:
                reply, track = _do(table, message, blob, outward)
        except BadRequest as cause:
            reply, track = {"bad_request": str(cause)}, b""
        except MeepleCityError as cause:
            reply, track = {"error": str(cause)}, b""
        send(outward, reply, track)


def run_live_breath(table: LocalTable, request: object, messages: MessageQueue, outward: IO[bytes]) -> dict[str, Any]:
    """Run a breath in real time, with strengths as they arrive; the table itself stays unchanged.

    Every frame is sent at once, with the impacts before it. The reply has the request that repeats the breath exactly.
    """
    breath = request_from_json(request)
    assert isinstance(breath, Breathe)
    started, strength, ended, hurried = time.perf_counter(), 0.0, False, False
    waits: list[float] = []

    def take_messages() -> None:
        nonlocal strength, ended, hurried
        for message in messages.pending():
            ended = ended or message["do"] == "stop"
            hurried = hurried or message["do"] == "hurry"
            if message["do"] == "blow":
                blow = from_plain(_Blow, {key: message[key] for key in message if key != "do"}, "blow")
                strength = blow.strength
                waits.append(time.perf_counter() - blow.at_s)

    def read_strength(seconds: float) -> float | None:
        take_messages()
        return None if ended else strength

    def show(frame: Frame, impacts: tuple[Impact, ...]) -> None:
        send_frame(outward, frame, impacts)
        if ended:
            take_messages()
        if not hurried:
            time.sleep(max(0.0, started + frame.tick / hz - time.perf_counter()))

    hz = table.table.settings.world.step_hz
    track = table.table.runner.breathe(table.snapshot, breath, read_strength, show)
    reply: dict[str, Any] = to_plain(_BreathReply(request_to_json(track.request), tuple(waits)))
    return reply


def _do(table: LocalTable, message: dict[str, Any], blob: bytes, outward: IO[bytes]) -> Received:
    if message["do"] == "city":
        return to_plain(_CityReply(table.table.city(), table.table.scene_digest)), b""
    if message["do"] == "run":
        show = partial(send_frame, outward) if message["shown"] else None
        done = table.run(request_from_json(message["request"]), show)
        return to_plain(_RunReply(done.outcome, done.digest)), done.track
    if message["do"] == "imagine":
        return to_plain(_ImagineReply(table.imagine(request_from_json(message["request"])))), b""
    if message["do"] == "continue_from":
        table.continue_from(blob)
    else:
        table.reset()
    return {}, b""


def main() -> None:
    """Run a worker: models, scene and seed come from the command line, everything else in messages."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    inward, outward = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a library prints must not get between the messages
    models, scene, seed, *rest = sys.argv[1:]
    if rest == ["yields"] and hasattr(os, "nice"):
        os.nice(LOW_PRIORITY)
    try:
        table = LocalTable(open_table(Path(models), Path(scene), int(seed)))
        serve(table, inward, outward)
    except MeepleCityError as cause:
        send(outward, {"error": str(cause)})
    except BrokenPipeError:
        os._exit(1)  # nobody is listening any more


if __name__ == "__main__":
    main()
