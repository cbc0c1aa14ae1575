"""Sources of sound: a microphone of this machine, or a recording in its place. Blocks are passed on, never stored."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from meeple_city.audio.alsa import quiet_alsa
from meeple_city.audio.wav import Sound
from meeple_city.errors import BadInput, Missing
from meeple_city.input.breath_features import Samples

RATE = 48_000
BLOCK_MS = 10  # our choice: length of the blocks a device is asked for
BACKLOG = 500  # blocks; older ones are dropped if nobody reads them
GONE_S = 0.5  # our choice: a device that delivers nothing for this long has been unplugged
WAKE_S = 4.0  # our choice: the same before the first block; a sound server may take 2 s to start
HITCH_S = 0.1  # our choice: a longer gap between reads means the program was busy, and the sound thread perhaps too
Clock = Callable[[], float]


@dataclass(frozen=True)
class SoundBlock:
    """A stretch of mono sound, and the time of its last sample."""

    samples: Samples
    at_s: float


class Microphone(Protocol):
    """A source of sound to listen to."""

    name: str
    rate: int

    def read_blocks(self) -> list[SoundBlock]:
        """The blocks that have arrived since the last call; never waits."""

    @property
    def lost(self) -> str:
        """Why no more sound will come; empty while it works."""

    def close(self) -> None:
        """Stop listening."""


class ReplayMicrophone:
    """Replays a recording in real time: a block is available once the clock has passed its end."""

    def __init__(self, sound: Sound, name: str, clock: Clock = time.perf_counter) -> None:
        self.name = name
        self.rate = sound.rate
        self.lost = ""
        self._samples = sound.samples
        self._clock = clock
        self._start = clock()
        self._given = 0

    def read_blocks(self) -> list[SoundBlock]:
        """The blocks that have ended since the last call."""
        size = self.rate * BLOCK_MS // 1000
        blocks = []
        while self._given < len(self._samples):
            end = min(self._given + size, len(self._samples))
            ended_at = self._start + end / self.rate
            if ended_at > self._clock():
                break
            blocks.append(SoundBlock(self._samples[self._given : end], ended_at))
            self._given = end
        if self._given == len(self._samples):
            self.lost = "the recording has ended"
        return blocks

    def close(self) -> None:
        """Nothing to close."""


class DeviceMicrophone:
    """A microphone of this machine; the first one if no name is given."""

    def __init__(self, name: str | None = None, clock: Clock = time.perf_counter) -> None:
        audio = _library()
        chosen = _chosen(name)
        self.name = chosen["name"]
        self.rate = RATE
        self._clock = clock
        self._blocks: deque[SoundBlock] = deque(maxlen=BACKLOG)
        self._read_at = clock()
        self._silent_s = GONE_S - WAKE_S  # time spent reading in vain; the first block may take WAKE_S
        self._stopped = ""
        try:
            self._device = audio.CaptureDevice(
                input_format=audio.SampleFormat.FLOAT32,
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=BLOCK_MS,
                device_id=chosen["id"],
                app_name="Meeple City",
            )
            receiver = self._receive()
            next(receiver)
            self._device.stop_callback = self._unplugged
            self._device.start(receiver)
        except audio.MiniaudioError as cause:
            raise Missing(f"microphone {self.name!r} could not be opened: {cause}") from None

    def read_blocks(self) -> list[SoundBlock]:
        """The blocks that have arrived since the last call."""
        blocks = []
        while self._blocks:
            blocks.append(self._blocks.popleft())
        previous, self._read_at = self._read_at, self._clock()
        if blocks:
            self._silent_s = 0.0
        else:
            self._silent_s += min(HITCH_S, self._read_at - previous)
        if self._silent_s > GONE_S and not self._stopped:
            self._unplugged()
        return blocks

    @property
    def lost(self) -> str:
        """Why no more sound will come; empty while it works."""
        return self._stopped

    def close(self) -> None:
        """Stop listening."""
        self._device.close()

    def _receive(self) -> Generator[None, bytes, None]:
        while True:
            data = yield
            samples = np.frombuffer(bytes(data), np.float32).astype(np.float64)
            self._blocks.append(SoundBlock(np.nan_to_num(samples), self._clock()))

    def _unplugged(self) -> None:
        self._stopped = f"microphone {self.name!r} is gone"


def device_names() -> list[str]:
    """The names of this machine's microphones."""
    return [device["name"] for device in _devices()]


def _chosen(name: str | None) -> dict[str, Any]:
    devices = _devices()
    if not devices:
        raise Missing("no microphone found")
    if name is None:
        return devices[0]
    for device in devices:
        if device["name"] == name:
            return device
    raise BadInput(f"microphone {name!r} is unknown; allowed: {', '.join(device['name'] for device in devices)}")


def _devices() -> list[dict[str, Any]]:
    audio = _library()
    try:
        found: list[dict[str, Any]] = audio.Devices().get_captures()
    except audio.MiniaudioError:
        return []
    return found


def _library() -> Any:
    # Imported here because most commands need no sound.
    import miniaudio  # noqa: PLC0415

    quiet_alsa()
    return miniaudio
