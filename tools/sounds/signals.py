"""What every sound is made of: noise in a band, decaying modes, envelopes, resonances."""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

Signal = npt.NDArray[np.float64]
DECAY_60_DB = 6.91  # the natural logarithm of 60 dB


def chance_for(name: str) -> np.random.Generator:
    """The random numbers of one sound: always the same ones, whatever else is made before it."""
    return np.random.default_rng(zlib.crc32(name.encode()))


def times(seconds: float, rate: int) -> Signal:
    """The moments of all samples."""
    return np.asarray(np.arange(round(seconds * rate)) / rate)


def decay(t: Signal, t60_s: float) -> Signal:
    """An envelope that falls by 60 dB in this time."""
    return np.asarray(np.exp(-DECAY_60_DB * t / t60_s))


def white(chance: np.random.Generator, count: int) -> Signal:
    """Noise with all pitches."""
    return np.asarray(chance.standard_normal(count))


def in_band(signal: Signal, rate: int, band_hz: Sequence[float]) -> Signal:
    """What lies in a band of pitches, with gentle edges. Seamless if repeated."""
    low, high = band_hz
    pitches = np.maximum(np.fft.rfftfreq(len(signal), 1 / rate), 1.0)
    keep = 1 / np.sqrt((1 + (low / pitches) ** 6) * (1 + (pitches / high) ** 6))
    return np.asarray(np.fft.irfft(np.fft.rfft(signal) * keep, len(signal)))


def resonance(signal: Signal, rate: int, centre_hz: float, width_hz: float) -> Signal:
    """What a resonance, such as a mouth, lets through. Seamless if repeated."""
    pitches = np.fft.rfftfreq(len(signal), 1 / rate)
    answer = 1 / (1 + ((pitches - centre_hz) / (width_hz / 2)) ** 2)
    return np.asarray(np.fft.irfft(np.fft.rfft(signal) * answer, len(signal)))


def ringing(t: Signal, pitches: Sequence[float], t60_s: Sequence[float], levels: Sequence[float]) -> Signal:
    """Decaying modes, all struck at once."""
    total = np.zeros(len(t))
    for hz, fall, level in zip(pitches, t60_s, levels, strict=True):
        total += level * np.sin(2 * np.pi * hz * t) * decay(t, fall)
    return total


def voiced(pitch_hz: Signal, rate: int) -> Signal:
    """A throat: a buzz with falling overtones that follows a curve of pitches."""
    phase = np.cumsum(pitch_hz) / rate
    total = np.zeros(len(pitch_hz))
    for overtone in range(1, 41):
        audible = pitch_hz * overtone < 0.45 * rate
        total += np.sin(2 * np.pi * overtone * phase) / overtone * audible
    return total


def wobble(chance: np.random.Generator, count: int, rate: int, hz: float) -> Signal:
    """A slow random curve between about -1 and 1. Seamless if repeated."""
    pitches = np.fft.rfftfreq(count, 1 / rate)
    slow = np.fft.rfft(white(chance, count)) * np.exp(-((pitches / hz) ** 2))
    slow[0] = 0
    curve = np.fft.irfft(slow, count)
    return np.asarray(curve / (np.abs(curve).max() or 1.0))


def curve(t: Signal, points: Sequence[tuple[float, float]]) -> Signal:
    """Straight lines between points, given as shares of the whole length and values."""
    at, values = zip(*points, strict=True)
    return np.asarray(np.interp(t / (t[-1] or 1.0), at, values))


def to_peak(signal: Signal, peak: float = 1.0) -> Signal:
    """The same signal with this highest value."""
    return np.asarray(signal * (peak / (np.abs(signal).max() or 1.0)))


def faded(signal: Signal, share: float = 0.2) -> Signal:
    """The same signal with an end that fades to silence."""
    count = max(1, round(len(signal) * share))
    tail = 0.5 + 0.5 * np.cos(np.pi * np.arange(1, count + 1) / count)
    return np.concatenate([signal[:-count], signal[-count:] * tail])
