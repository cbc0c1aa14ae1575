"""Messages between the table's process and the one that started it: a JSON object, possibly followed by bytes."""

from __future__ import annotations

import json
import queue
import struct
import threading
from array import array
from typing import IO, Any

from meeple_city.table.track import Frame, Impact

Received = tuple[dict[str, Any], bytes]
NUMBERS = 7  # of a pose: position and quaternion


def send(pipe: IO[bytes], message: dict[str, Any], blob: bytes = b"") -> None:
    """Write a message at once."""
    text = json.dumps(message).encode()
    pipe.write(struct.pack("<II", len(text), len(blob)) + text + blob)
    pipe.flush()


def receive(pipe: IO[bytes]) -> Received:
    """Wait for a message; EOFError when there will be none."""
    text, blob = struct.unpack("<II", _exactly(pipe, 8))
    return json.loads(_exactly(pipe, text)), _exactly(pipe, blob)


def send_frame(pipe: IO[bytes], frame: Frame, impacts: tuple[Impact, ...]) -> None:
    """Write a key frame, with the impacts since the last one."""
    numbers = array("d")
    for position, quaternion in frame.poses.values():
        numbers.extend(position)
        numbers.extend(quaternion)
    hits = [[hit.tick, hit.a, hit.b, hit.impulse, hit.point] for hit in impacts]
    send(pipe, {"frame": frame.tick, "pieces": list(frame.poses), "impacts": hits}, numbers.tobytes())


def read_frame(received: Received) -> tuple[Frame, tuple[Impact, ...]] | None:
    """The key frame and impacts of a message; None if it is about something else."""
    message, blob = received
    if "frame" not in message:
        return None
    numbers = iter(array("d", blob))
    rows = zip(*[numbers] * NUMBERS, strict=True)
    poses = {
        piece: ((x, y, z), (w, i, j, k)) for piece, (x, y, z, w, i, j, k) in zip(message["pieces"], rows, strict=True)
    }
    hits = (Impact(tick, a, b, impulse, (x, y, z)) for tick, a, b, impulse, (x, y, z) in message["impacts"])
    return Frame(message["frame"], poses), tuple(hits)


class MessageQueue:
    """Incoming messages, read by a thread, so that one can check for the next without waiting."""

    def __init__(self, inward: IO[bytes]) -> None:
        self._inward = inward
        self._messages: queue.SimpleQueue[Received | None] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def wait(self) -> Received | None:
        """The next message; None at the end of input."""
        return self._messages.get()

    def pending(self) -> list[dict[str, Any]]:
        """The messages that have already arrived. End of input means stop."""
        found: list[dict[str, Any]] = []
        while not self._messages.empty():
            message = self._messages.get()
            found.append(message[0] if message else {"do": "stop"})
        return found

    def _read(self) -> None:
        try:
            while True:
                self._messages.put(receive(self._inward))
        except EOFError:
            self._messages.put(None)


def _exactly(pipe: IO[bytes], size: int) -> bytes:
    data = pipe.read(size)
    if len(data) < size:
        raise EOFError
    return data
