"""Where sound comes from: a device, a recording, or silence. Blocks are heard and forgotten; nothing is kept."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any, Protocol

import numpy as np

from meeple_city.audio.wav import Sound
from meeple_city.errors import BadInput, Missing
from meeple_city.input.breath_features import Samples

RATE = 48_000
BLOCK_MS = 10  # own: what a device is asked to hand over at a time
BACKLOG = 500  # blocks; nobody who is this far behind wants the rest
GONE_S = 0.5  # own: a device that says nothing for so long has been unplugged
WAKE_S = 4.0  # own: and one that has said nothing yet; a sound server may need 2 s to get going
HITCH_S = 0.1  # own: who did not look for longer was busy, and so perhaps was whoever hands sound over
Clock = Callable[[], float]


@dataclass(frozen=True)
class SoundBlock:
    """A stretch of mono sound, and when its last sample had been heard."""

    samples: Samples
    at_s: float


class Microphone(Protocol):
    """Something to listen to."""

    name: str
    rate: int

    def heard(self) -> list[SoundBlock]:
        """What has come in since the last time; never waits."""

    @property
    def lost(self) -> str:
        """Why there will be no more; empty while it lives."""

    def close(self) -> None:
        """Stop listening."""


class Silence:
    """No microphone at all."""

    name = "silence"
    rate = RATE
    lost = ""

    def heard(self) -> list[SoundBlock]:
        """Nothing."""
        return []

    def close(self) -> None:
        """Nothing to close."""


class RecordedSound:
    """A recording played as if somebody were blowing now, a block whenever the clock has got to its end."""

    def __init__(self, sound: Sound, name: str, clock: Clock = time.perf_counter) -> None:
        self.name = name
        self.rate = sound.rate
        self.lost = ""
        self._samples = sound.samples
        self._clock = clock
        self._start = clock()
        self._given = 0

    def heard(self) -> list[SoundBlock]:
        """The blocks that have ended by now."""
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


class Device:
    """A microphone of this machine."""

    def __init__(self, name: str | None = None, clock: Clock = time.perf_counter) -> None:
        audio = _library()
        chosen = _chosen(name)
        self.name = chosen["name"]
        self.rate = RATE
        self._clock = clock
        self._blocks: deque[SoundBlock] = deque(maxlen=BACKLOG)
        self._looked = clock()
        self._silent = GONE_S - WAKE_S  # seconds without sound while somebody looked
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
            listening = self._listen()
            next(listening)
            self._device.stop_callback = self._unplugged
            self._device.start(listening)
        except audio.MiniaudioError as cause:
            raise Missing(f"microphone {self.name!r} cannot be opened: {cause}") from None

    def heard(self) -> list[SoundBlock]:
        """What has come in since the last time."""
        blocks = []
        while self._blocks:
            blocks.append(self._blocks.popleft())
        looked, self._looked = self._looked, self._clock()
        if blocks:
            self._silent = 0.0
        else:
            self._silent += min(HITCH_S, self._looked - looked)
        if self._silent > GONE_S and not self._stopped:
            self._unplugged()
        return blocks

    @property
    def lost(self) -> str:
        """Why there will be no more."""
        return self._stopped

    def close(self) -> None:
        """Stop listening."""
        self._device.close()

    def _listen(self) -> Generator[None, bytes, None]:
        while True:
            data = yield
            samples = np.frombuffer(bytes(data), np.float32).astype(np.float64)
            self._blocks.append(SoundBlock(np.nan_to_num(samples), self._clock()))

    def _unplugged(self) -> None:
        self._stopped = f"microphone {self.name!r} is gone"


def device_names() -> list[str]:
    """The microphones of this machine."""
    return [device["name"] for device in _devices()]


def _chosen(name: str | None) -> dict[str, Any]:
    devices = _devices()
    if not devices:
        raise Missing("no microphone was found; hold the key to blow instead")
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
    # Late: most commands need no sound.
    import miniaudio  # noqa: PLC0415

    return miniaudio
