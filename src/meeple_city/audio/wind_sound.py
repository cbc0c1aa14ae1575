"""The sound of wind while somebody blows with the key. Blowing into a microphone makes its own sound."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Generator
from contextlib import suppress
from typing import Protocol

import numpy as np

from meeple_city.input.breath_features import Samples

RATE = 48_000
LOUDEST = 0.12  # our choice: audible, but in the background
LOOP_S = 3.0  # our choice: long enough that nobody notices the repetition
BAND_HZ = (300.0, 1_800.0)  # our choice: where wind whistles
EASE_S = 0.08  # our choice: time to swell from silence to full, or to fade
BUFFER_MS = 40


class Speaker(Protocol):
    """A loudspeaker that plays the samples of a generator."""

    def close(self) -> None:
        """Stop playing."""


OpenSpeaker = Callable[[Generator[bytes, int, None]], Speaker]


class WindSound:
    """Wind noise as loud as somebody blows; without a device, silence.

    The first blow starts a thread that opens the device and closes it again: both can take long, and nobody waits.
    """

    def __init__(self, open_speaker: OpenSpeaker | None = None) -> None:
        self._open_speaker = open_speaker or _open_device
        self._wanted = 0.0
        self._stop: threading.Event | None = None  # ends the sound that is playing
        self._threads: list[threading.Thread] = []  # those not known to have ended

    def blow(self, strength: float) -> None:
        """Set how hard the wind blows from now on, 0 to 1."""
        self._wanted = min(1.0, max(0.0, strength))
        if self._stop is None and self._wanted > 0:
            self._stop = threading.Event()
            self._threads = [thread for thread in self._threads if thread.is_alive()]
            self._threads.append(threading.Thread(target=self._run, args=(self._stop,), name="wind", daemon=True))
            self._threads[-1].start()

    def close(self) -> None:
        """Stop the sound; the device is released in the background."""
        self._wanted = 0.0
        if self._stop:
            self._stop.set()
        self._stop = None

    def wait(self, limit_s: float) -> None:
        """Close, and wait until the device is released, but not longer than this."""
        self.close()
        end = time.monotonic() + limit_s
        for thread in self._threads:
            thread.join(max(0.0, end - time.monotonic()))

    def _run(self, stop: threading.Event) -> None:
        with suppress(Exception):  # whatever goes wrong in the sound system, play without sound
            playing = self._play(stop)
            next(playing)
            speaker = self._open_speaker(playing)
            stop.wait()
            speaker.close()

    def _play(self, stop: threading.Event) -> Generator[bytes, int, None]:
        """Generate samples on demand: send a count, receive the bytes."""
        noise, at, gain = wind_noise(), 0, 0.0
        count = yield b""
        while True:
            wanted = 0.0 if stop.is_set() else self._wanted
            step = np.clip(wanted - gain, -count / RATE / EASE_S, count / RATE / EASE_S)
            swell = gain + step * np.linspace(0.0, 1.0, count)
            gain += float(step)
            piece = np.take(noise, np.arange(at, at + count), mode="wrap") * swell * LOUDEST
            at = (at + count) % len(noise)
            count = yield piece.astype(np.float32).tobytes()


def wind_noise() -> Samples:
    """A seamless loop of noise in the frequency band of wind, from -1 to 1."""
    size = int(LOOP_S * RATE)
    waves = np.fft.rfft(np.random.default_rng(1).standard_normal(size))
    pitches = np.fft.rfftfreq(size, 1 / RATE)
    low, high = BAND_HZ
    waves *= np.exp(-(np.log(np.maximum(pitches, 1.0) / np.sqrt(low * high)) ** 2) / np.log(high / low))
    noise = np.fft.irfft(waves, size)
    return np.asarray(noise / np.abs(noise).max())


def _open_device(playing: Generator[bytes, int, None]) -> Speaker:
    # Imported here because most of the program needs no sound.
    import miniaudio  # noqa: PLC0415

    device = miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.FLOAT32,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=BUFFER_MS,
        app_name="Meeple City",
    )
    device.start(playing)
    speaker: Speaker = device
    return speaker
