"""The sound of wind while somebody blows with the key. Who blows into a microphone makes their own."""

from __future__ import annotations

import threading
from collections.abc import Callable, Generator
from typing import Any, Protocol

import numpy as np

RATE = 48_000
LOUDEST = 0.12  # own: wind is heard, not listened to
LOOP_S = 3.0  # own: so long nobody hears that it comes again
BAND_HZ = (300.0, 1_800.0)  # own: where wind whistles
EASE_S = 0.08  # own: in which it swells and fades
BUFFER_MS = 40


class Speaker(Protocol):
    """Something that plays what a generator hands it."""

    def close(self) -> None:
        """Be silent."""


Opening = Callable[[Generator[bytes, int, None]], Speaker]


class WindSound:
    """Noise as loud as somebody blows. It is opened in the background at the first blow; without a device, silence."""

    def __init__(self, open_speaker: Opening | None = None) -> None:
        self._open_speaker = open_speaker or _open_device
        self._wanted = 0.0
        self._opener: threading.Thread | None = None
        self._speaker: Speaker | None = None

    def blow(self, strength: float) -> None:
        """So hard from now on."""
        self._wanted = min(1.0, max(0.0, strength))
        if self._opener is None and self._wanted > 0:
            self._opener = threading.Thread(target=self._open, name="wind", daemon=True)
            self._opener.start()

    def close(self) -> None:
        """Be silent, and let go of the device."""
        self._wanted = 0.0
        if self._opener:
            self._opener.join()
        if self._speaker:
            self._speaker.close()
        self._opener, self._speaker = None, None

    def _open(self) -> None:
        try:
            playing = self.play()
            next(playing)
            self._speaker = self._open_speaker(playing)
        except Exception:  # whatever a sound system says, silence will do
            self._speaker = None

    def play(self) -> Generator[bytes, int, None]:
        """Samples as they are asked for: a number of them goes in, bytes come out."""
        noise, at, gain = wind_noise(), 0, 0.0
        count = yield b""
        while True:
            step = np.clip(self._wanted - gain, -count / RATE / EASE_S, count / RATE / EASE_S)
            swell = gain + step * np.linspace(0.0, 1.0, count)
            gain += float(step)
            piece = np.take(noise, np.arange(at, at + count), mode="wrap") * swell * LOUDEST
            at = (at + count) % len(noise)
            count = yield piece.astype(np.float32).tobytes()


def wind_noise() -> Any:
    """A loop of noise in the band of wind, from -1 to 1; its end fits its beginning."""
    size = int(LOOP_S * RATE)
    waves = np.fft.rfft(np.random.default_rng(1).standard_normal(size))
    pitches = np.fft.rfftfreq(size, 1 / RATE)
    low, high = BAND_HZ
    waves *= np.exp(-(np.log(np.maximum(pitches, 1.0) / np.sqrt(low * high)) ** 2) / np.log(high / low))
    noise = np.fft.irfft(waves, size)
    return noise / np.abs(noise).max()


def _open_device(playing: Generator[bytes, int, None]) -> Speaker:
    # Late: most of the program needs no sound.
    import miniaudio  # noqa: PLC0415

    device = miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.FLOAT32,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=BUFFER_MS,
        app_name="Meeple City",
    )
    device.start(playing)
    return device
