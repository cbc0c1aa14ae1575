"""What one moment of sound is like: the measurements a breath is recognised by.

A stream of samples is cut into hops of 10 ms. Each hop is measured on the sound just before its end: levels of four
bands on the last 60 ms, lines in the spectrum on the last 200 ms, for 16 Hz and 5 Hz of resolution. The hops lie
on a grid fixed by the first sample and are measured one at a time, so blocks of any size give the same numbers.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from meeple_city.errors import BadInput

HOP_S = 0.01
HOPS_A_SECOND = 100
FRAME_S = 0.06  # own: 16 Hz of resolution, to part 70 Hz from the room's rumble
LONG_S = 0.2  # own: sets bass notes a third apart well apart
RATES = (16_000, 48_000)  # Hz, what the detector takes
NOTHING_DB = -100.0  # digital silence; own
BANDS = ((20, 70), (70, 350), (350, 700), (700, 2000), (2000, 6000))  # Hz; own, see docs/breath.md
TONE_EDGES = (70, 120, 200, 350, 600, 1000, 1700, 3000, 5000)  # Hz; bands in which lines are looked for
HUM_BANDS = ((30, 70), (70, 350))  # Hz; where bass notes and mains hum are looked for
LINES_EVERY = 5  # hops; own: they change slowly and are the dearest measurement
WEIGHED_DB = 40  # own: bands this far below the loudest do not count
FULL_SCALE = 0.985  # own: samples beyond this are clipped

Samples = npt.NDArray[np.float64]
Indices = npt.NDArray[np.intp]


@dataclass(frozen=True)
class Hop:
    """Ten milliseconds of sound, measured; levels in dB below a full-scale square wave."""

    rumble: float  # 20 to 70 Hz: the room, and hard blows
    low: float  # 70 to 350 Hz: where the jet shakes the microphone
    middle: float  # 700 to 2000 Hz: vowels, knocks, claps
    high: float  # 2 to 6 kHz: hiss
    level: float  # half low, half the three bands above it, all in dB: how loud the whole is, whichever band is loudest
    tones: float  # dB lines stand out of the whole spectrum; noise has 2.5
    hum: float  # the same of the lowest part alone; a bass note has over 10
    clipped: float  # share of the samples at full scale

    @property
    def force(self) -> float:
        """All that the jet does to the microphone, in dB."""
        return 10 * math.log10(10 ** (self.rumble / 10) + 10 ** (self.low / 10))


@dataclass(frozen=True)
class Lens:
    """What the measurements need to know about one sample rate, worked out once."""

    rate: int
    window: Samples
    size: int  # of the short transform
    scale: float  # from its power to mean square
    bands: tuple[slice, ...]
    long_window: Samples
    long_size: int
    tone_edges: Indices
    hum_bands: tuple[slice, slice]  # the rumble and the low band
    slopes: tuple[Samples, Samples]  # of each, orthonormal rows that make up any level, slope and bend


@cache
def lens(rate: int) -> Lens:
    """The measurements' constants at a sample rate."""
    window, long_window = _hann(round(FRAME_S * rate)), _hann(round(LONG_S * rate))
    size, long_size = _power_of_two(len(window)), _power_of_two(len(long_window))
    rumble, low = (slice(_bin(rate, long_size, bottom), _bin(rate, long_size, top)) for bottom, top in HUM_BANDS)
    return Lens(
        rate=rate,
        window=window,
        size=size,
        scale=2 / (size * float((window**2).sum())),
        bands=tuple(slice(_bin(rate, size, low), _bin(rate, size, high)) for low, high in BANDS),
        long_window=long_window,
        long_size=long_size,
        tone_edges=np.array([_bin(rate, long_size, edge) for edge in TONE_EDGES]),
        hum_bands=(rumble, low),
        # The low band may bend, where a microphone's own filter begins; in the rumble a bend would pass for a note.
        slopes=(_slopes(rumble, 2), _slopes(low, 3)),
    )


def _slopes(band: slice, powers: int) -> Samples:
    bins = np.log(np.arange(band.start, band.stop))
    return np.asarray(np.linalg.qr(np.vander(bins, powers))[0].T)


def _hann(length: int) -> Samples:
    return np.hanning(length + 2)[1:-1]


def _power_of_two(least: int) -> int:
    return 1 << (least - 1).bit_length()


def _bin(rate: int, size: int, frequency: float) -> int:
    return int(np.ceil(frequency * size / rate))


def measure(sound: Samples, eye: Lens, tones: float, hum: float) -> Hop:
    """Measure the hop that ends a stretch of sound, its lines being known already."""
    short = sound[-len(eye.window) :]
    power = _power(short * eye.window, eye.size, eye.bands[-1].stop)
    rumble, *heard = (decibels(float(power[band].sum()) * eye.scale) for band in eye.bands)
    return Hop(
        rumble=rumble,
        low=heard[0],
        middle=heard[2],
        high=heard[3],
        level=heard[0] / 2 + sum(heard[1:]) / 6,
        tones=tones,
        hum=hum,
        clipped=float(np.mean(np.abs(short) >= FULL_SCALE)),
    )


def decibels(power: float) -> float:
    """A mean square in dB, digital silence being NOTHING_DB."""
    return max(NOTHING_DB, 10 * math.log10(power + 1e-30))


def _power(sound: Samples, size: int, bins: int) -> Samples:
    """The lowest bins of the power spectrum."""
    waves = np.fft.rfft(sound, size)[:bins]
    return np.asarray(waves.real**2 + waves.imag**2)


def _means(values: Samples, edges: Indices) -> Samples:
    return np.add.reduceat(values[: edges[-1]], edges[:-1]) / np.diff(edges)


def lines_in(sound: Samples, eye: Lens) -> tuple[float, float]:
    """How far lines stand out of the whole spectrum, and of its lowest part alone."""
    power = _power(sound * eye.long_window, eye.long_size, eye.tone_edges[-1]) + 1e-20
    levels = 10 * np.log10(power)
    return _tones(power, levels, eye), _hum(power, levels, eye)


def _tones(power: Samples, levels: Samples, eye: Lens) -> float:
    """Band by band, weighed by how loud each is (as a level, not as power)."""
    means = 10 * np.log10(_means(power, eye.tone_edges))
    weight = np.maximum(0.0, means - means.max() + WEIGHED_DB)
    return float(((means - _means(levels, eye.tone_edges)) * weight).sum() / weight.sum())


def _hum(power: Samples, levels: Samples, eye: Lens) -> float:
    """In the low band; a note below it reaches into it too, so where the rumble is louder, in the rumble as well."""
    rumble, low = eye.hum_bands
    hum = _over_slope(levels[low], eye.slopes[1])
    if power[rumble].sum() <= power[low].sum():
        return hum
    return max(hum, _over_slope(levels[rumble], eye.slopes[0]))


def _over_slope(band: Samples, slopes: Samples) -> float:
    """The mean power above the smooth slope that fits best, for a slope is no line in the spectrum."""
    rest = band - slopes.T @ (slopes @ band)
    return decibels(float(np.mean(10 ** (rest / 10))))


class Ear:
    """Turns blocks of samples into hops; owns the last LONG_S of sound."""

    def __init__(self, rate: int) -> None:
        if not RATES[0] <= rate <= RATES[1]:
            raise BadInput(f"sample rate {rate} Hz: must be {RATES[0]} to {RATES[1]}")
        self._eye = lens(rate)
        self._sound = np.zeros(len(self._eye.long_window))
        self._start = -len(self._sound)  # the place in the stream of the first sample held
        self._hops = 0
        self._lines = (0.0, 0.0)

    def hear(self, block: Sequence[float] | npt.NDArray[np.floating]) -> list[Hop]:
        """Take a block in; give the hops it completes."""
        self._sound = np.concatenate((self._sound, _clean(block)))
        heard, hops = self._start + len(self._sound), []
        while (end := (self._hops + 1) * self._eye.rate // HOPS_A_SECOND) <= heard:
            hops.append(self._hop(end - self._start))
        kept = self._hops * self._eye.rate // HOPS_A_SECOND - len(self._eye.long_window)
        self._sound, self._start = self._sound[kept - self._start :], kept
        return hops

    def _hop(self, stop: int) -> Hop:
        sound = self._sound[stop - len(self._eye.long_window) : stop]
        if self._hops % LINES_EVERY == 0:
            self._lines = lines_in(sound, self._eye)
        self._hops += 1
        return measure(sound, self._eye, *self._lines)


def _clean(block: Sequence[float] | npt.NDArray[np.floating]) -> Samples:
    samples = np.asarray(block, dtype=np.float64)
    if samples.ndim != 1:
        raise BadInput(f"block of {samples.ndim} dimensions: must have one, so mix the channels down")
    # What a driver's hiccup leaves behind must not outlast it in the noise floor.
    return np.nan_to_num(samples, nan=0.0, posinf=1.0, neginf=-1.0)
