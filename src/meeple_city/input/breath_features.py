"""Measure sound every 10 ms: the features by which breath is recognised.

Every 10 ms a frame is measured from the sound that came just before: the levels of the frequency bands over the last
60 ms (a resolution of 16 Hz), the spectral lines over the last 200 ms (5 Hz), the envelope over the last 16 ms. Frames
lie on a grid that starts at the first sample and are measured one at a time, so the size of the blocks has no effect on
the numbers.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from meeple_city.errors import BadInput

HOP_S = 0.01  # time from one frame to the next
FRAMES_PER_SECOND = 100
SHORT_WINDOW_S = 0.06  # our choice: a resolution of 16 Hz separates 70 Hz from the rumble of the room
LONG_WINDOW_S = 0.2  # our choice: separates bass notes a third apart
ENVELOPE_WINDOW_S = 0.016  # our choice: shows a click as one jump, and holds a period of the lowest voice
RATES = (16_000, 48_000)  # Hz, the lowest and highest sample rate the detector accepts
SILENCE_DB = -100.0  # level of digital silence; our choice
BANDS = ((20, 70), (70, 350), (350, 700), (700, 2000), (2000, 6000))  # Hz; our choice, see docs/breath.md
SHAPE_EDGES = (70, 100, 140, 200, 280, 350, 500, 700, 1000, 1400, 2000, 2800, 4000, 6000, 7500)  # Hz; half octaves
ENVELOPE_EDGES = (0, 350, 1000, 2500, 7500)  # Hz; our choice: jet, voice, knocks, clicks
CLICK_PARTS = 12  # our choice: parts of 5 ms, the length of a click, into which the last 60 ms are cut
TONE_EDGES = (70, 120, 200, 350, 600, 1000, 1700, 3000, 5000)  # Hz; edges of the bands searched for spectral lines
HUM_BANDS = ((30, 70), (70, 350))  # Hz; bands searched for bass notes and mains hum
LINES_EVERY = 5  # frames; our choice: lines change slowly and are the most expensive measurement
WEIGHTED_DB = 40  # our choice: bands this far below the loudest do not count
CLIPPING = 0.985  # our choice: larger samples count as clipped

Samples = npt.NDArray[np.float64]
Indices = npt.NDArray[np.intp]


@dataclass(frozen=True)
class FrameFeatures:
    """The measurements of one frame; levels in dB relative to a full-scale square wave."""

    rumble: float  # 20 to 70 Hz: the room, and hard blows
    low: float  # 70 to 350 Hz: where the air jet shakes the microphone
    middle: float  # 700 to 2000 Hz: vowels, knocks, claps
    high: float  # 2 to 6 kHz: hiss
    level: float  # overall: half the low band, half the three bands above it, averaged in dB so that none dominates
    tones: float  # dB by which lines stand out of the whole spectrum; 2.5 for noise
    hum: float  # the same for the lowest part alone; over 10 for a bass note
    clipped: float  # fraction of the samples at full scale
    shape: tuple[float, ...]  # levels between SHAPE_EDGES
    envelope: tuple[float, ...]  # levels of the last 16 ms between ENVELOPE_EDGES
    lines: tuple[float, ...]  # dB by which lines stand out in each band between TONE_EDGES
    crest: float  # dB by which the loudest 5 ms of the last 60 exceed their mean, high frequencies emphasised
    peakedness: float  # logarithm of the kurtosis of the same; 1.1 for noise

    @property
    def force(self) -> float:
        """Everything the air jet does to the microphone, in dB."""
        return 10 * math.log10(10 ** (self.rumble / 10) + 10 ** (self.low / 10))


@dataclass(frozen=True)
class SpectrumSetup:
    """Constants of the measurements for one sample rate, computed once."""

    rate: int
    window: Samples
    size: int  # of the short transform
    scale: float  # from its power to mean square
    bands: tuple[slice, ...]
    shape_edges: Indices
    envelope_window: Samples
    envelope_size: int
    envelope_scale: float
    envelope_edges: Indices
    long_window: Samples
    long_size: int
    tone_edges: Indices
    hum_bands: tuple[slice, slice]  # rumble and low
    slopes: tuple[Samples, Samples]  # for each hum band: orthonormal rows spanning level, slope and curvature


@cache
def spectrum_setup(rate: int) -> SpectrumSetup:
    """The constants for a sample rate."""
    window, long_window = _hann(round(SHORT_WINDOW_S * rate)), _hann(round(LONG_WINDOW_S * rate))
    size, long_size = _power_of_two(len(window)), _power_of_two(len(long_window))
    envelope_window = _hann(round(ENVELOPE_WINDOW_S * rate))
    envelope_size = _power_of_two(len(envelope_window))
    rumble, low = (slice(_bin(rate, long_size, bottom), _bin(rate, long_size, top)) for bottom, top in HUM_BANDS)
    return SpectrumSetup(
        rate=rate,
        window=window,
        size=size,
        scale=2 / (size * float((window**2).sum())),
        bands=tuple(slice(_bin(rate, size, low), _bin(rate, size, high)) for low, high in BANDS),
        shape_edges=_bins(rate, size, SHAPE_EDGES),
        envelope_window=envelope_window,
        envelope_size=envelope_size,
        envelope_scale=2 / (envelope_size * float((envelope_window**2).sum())),
        envelope_edges=np.maximum(1, _bins(rate, envelope_size, ENVELOPE_EDGES)),  # without the offset at 0 Hz
        long_window=long_window,
        long_size=long_size,
        tone_edges=_bins(rate, long_size, TONE_EDGES),
        hum_bands=(rumble, low),
        # A microphone's own filter may bend the low band, so fit a curve there; in the rumble that would hide a note.
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


def _bins(rate: int, size: int, edges: Sequence[float]) -> Indices:
    return np.array([_bin(rate, size, edge) for edge in edges])


@dataclass(frozen=True)
class SpectralLines:
    """How far lines stand out of the spectrum, in dB."""

    tones: float  # of the whole spectrum
    hum: float  # of its lowest part alone
    bands: tuple[float, ...]  # of each band between TONE_EDGES


def measure(sound: Samples, setup: SpectrumSetup, lines: SpectralLines) -> FrameFeatures:
    """Measure the frame at the end of a stretch of sound whose spectral lines are already known."""
    short = sound[-len(setup.window) :]
    power = _power(short * setup.window, setup.size, setup.shape_edges[-1])
    crest, peakedness = _clicks(short)
    rumble, *upper = (decibels(float(power[band].sum()) * setup.scale) for band in setup.bands)
    return FrameFeatures(
        rumble=rumble,
        low=upper[0],
        middle=upper[2],
        high=upper[3],
        level=upper[0] / 2 + sum(upper[1:]) / 6,
        tones=lines.tones,
        hum=lines.hum,
        clipped=float(np.mean(np.abs(short) >= CLIPPING)),
        shape=_levels(power, setup.shape_edges, setup.scale),
        envelope=_envelope(sound, setup),
        lines=lines.bands,
        crest=crest,
        peakedness=peakedness,
    )


def _levels(power: Samples, edges: Indices, scale: float) -> tuple[float, ...]:
    sums = np.add.reduceat(power[: edges[-1]], edges[:-1]) * scale
    return tuple(np.maximum(SILENCE_DB, 10 * np.log10(sums + 1e-30)).tolist())


def _envelope(sound: Samples, setup: SpectrumSetup) -> tuple[float, ...]:
    latest = sound[-len(setup.envelope_window) :] * setup.envelope_window
    power = _power(latest, setup.envelope_size, setup.envelope_edges[-1])
    return _levels(power, setup.envelope_edges, setup.envelope_scale)


def _clicks(short: Samples) -> tuple[float, float]:
    """How much clicks stand out in time: crest and peakedness."""
    squares = np.diff(short) ** 2
    mean = float(squares.mean()) + 1e-20
    parts = squares[: len(squares) // CLICK_PARTS * CLICK_PARTS].reshape(CLICK_PARTS, -1).mean(axis=1)
    kurtosis = float((squares**2).mean()) / mean**2
    return 10 * math.log10((float(parts.max()) + 1e-20) / mean), math.log(max(1.0, kurtosis))


def decibels(power: float) -> float:
    """Convert a mean square to dB, at least SILENCE_DB."""
    return max(SILENCE_DB, 10 * math.log10(power + 1e-30))


def _power(sound: Samples, size: int, bins: int) -> Samples:
    """The lowest bins of the power spectrum."""
    waves = np.fft.rfft(sound, size)[:bins]
    return np.asarray(waves.real**2 + waves.imag**2)


def _means(values: Samples, edges: Indices) -> Samples:
    return np.add.reduceat(values[: edges[-1]], edges[:-1]) / np.diff(edges)


def spectral_lines(sound: Samples, setup: SpectrumSetup) -> SpectralLines:
    """Measure how far lines stand out of the spectrum."""
    power = _power(sound * setup.long_window, setup.long_size, setup.tone_edges[-1]) + 1e-20
    levels = 10 * np.log10(power)
    means = 10 * np.log10(_means(power, setup.tone_edges))
    bands = means - _means(levels, setup.tone_edges)
    # Over the whole spectrum each band is weighted by its level in dB.
    weight = np.maximum(0.0, means - means.max() + WEIGHTED_DB)
    tones = float((bands * weight).sum() / weight.sum())
    return SpectralLines(tones, _hum(power, levels, setup), tuple(bands.tolist()))


def _hum(power: Samples, levels: Samples, setup: SpectrumSetup) -> float:
    """Lines in the low band, and in the rumble if that is louder: a note there leaks into the low band."""
    rumble, low = setup.hum_bands
    hum = _over_slope(levels[low], setup.slopes[1])
    if power[rumble].sum() <= power[low].sum():
        return hum
    return max(hum, _over_slope(levels[rumble], setup.slopes[0]))


def _over_slope(band: Samples, slopes: Samples) -> float:
    """Mean power above the best-fitting smooth slope, since a slope is not a line in the spectrum."""
    rest = band - slopes.T @ (slopes @ band)
    return decibels(float(np.mean(10 ** (rest / 10))))


class FeatureExtractor:
    """Turns blocks of samples into frames; keeps the last LONG_WINDOW_S of sound."""

    def __init__(self, rate: int) -> None:
        if not RATES[0] <= rate <= RATES[1]:
            raise BadInput(f"sample rate {rate} Hz: must be {RATES[0]} to {RATES[1]}")
        self._setup = spectrum_setup(rate)
        self._sound = np.zeros(len(self._setup.long_window))
        self._start = -len(self._sound)  # position in the stream of the first sample kept
        self._frames = 0
        self._lines = SpectralLines(0.0, 0.0, (0.0,) * (len(TONE_EDGES) - 1))

    def feed(self, block: Sequence[float] | npt.NDArray[np.floating]) -> list[FrameFeatures]:
        """Add a block of samples; return the frames it completes."""
        self._sound = np.concatenate((self._sound, _clean(block)))
        received, frames = self._start + len(self._sound), []
        while (end := (self._frames + 1) * self._setup.rate // FRAMES_PER_SECOND) <= received:
            frames.append(self._frame(end - self._start))
        kept = self._frames * self._setup.rate // FRAMES_PER_SECOND - len(self._setup.long_window)
        self._sound, self._start = self._sound[kept - self._start :], kept
        return frames

    def _frame(self, stop: int) -> FrameFeatures:
        sound = self._sound[stop - len(self._setup.long_window) : stop]
        if self._frames % LINES_EVERY == 0:
            self._lines = spectral_lines(sound, self._setup)
        self._frames += 1
        return measure(sound, self._setup, self._lines)


def _clean(block: Sequence[float] | npt.NDArray[np.floating]) -> Samples:
    samples = np.asarray(block, dtype=np.float64)
    if samples.ndim != 1:
        raise BadInput(f"block of {samples.ndim} dimensions: must have one, so mix the channels down")
    # A driver glitch must not leave NaNs behind in the noise floor.
    return np.nan_to_num(samples, nan=0.0, posinf=1.0, neginf=-1.0)
