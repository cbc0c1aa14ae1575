"""Describe the last quarter second of sound by the signs that tell a breath on the microphone from other sounds.

Every sign but `loud` is a ratio or a shape, so playing the same sound louder changes `loud` alone.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from meeple_city.input.breath_features import SHAPE_EDGES, FrameFeatures, Samples

WARM_UP = 6  # frames; until then the levels are measured over less than their 60 ms of sound
WINDOW = 15  # frames; our choice: medians that a blow of 0.08 s turns
RECENT = 10  # frames; our choice: how even the sound is, without what came before a blow that is 0.1 s old
LATEST = 10  # frames; our choice: lines over their last two measurements
MEMORY = 50  # frames; our choice: a knock this long ago still explains what is heard now
SMOOTH = 5  # frames; our choice
ONSET = 15.0  # dB; our choice: what is this much quieter than now is what came before the sound
CHANGE = 6  # frames; our choice: the shapes of two spectra that share no samples are compared
OVERLOAD = 0.05  # our choice: with this fraction of the samples clipped, a harder blow sounds the same
SPILL = 3.0  # dB; our choice: how much flatter the spectrum of noise gets when it clips half of the time

ENVELOPES = ("jet", "voice", "knock", "click")  # the four bands between ENVELOPE_EDGES
SIGNS = (
    "loud",  # dB of the low band (70 to 350 Hz) above the faintest blow
    "over_rumble",  # dB of the low band above 20 to 70 Hz
    "low_tilt",  # dB of 70 to 140 Hz above 140 to 350 Hz
    "over_350",  # dB of the low band above 350 to 700 Hz
    "over_voice",  # ... above 700 to 2000 Hz
    "over_1400",  # ... above 1400 to 2800 Hz
    "over_hiss",  # ... above 2 to 6 kHz
    "voice_over_hiss",  # dB of 700 to 2000 Hz above 2 to 6 kHz
    "rough",  # dB by which the spectrum departs from a smooth curve
    "curved",  # dB by which that curve bends
    *(f"uneven_{band}" for band in ENVELOPES),  # dB of the mean power over the mean level
    *(f"jump_{band}" for band in ENVELOPES),  # dB, the largest rise from one frame to the next
    *(f"flutter_{band}" for band in ENVELOPES),  # dB, the mean change from one frame to the next
    *(f"louder_before_{band}" for band in ENVELOPES),  # dB of the loudest frame of the last half second over now
    "rising_low",  # dB of the newest frames over the oldest of the quarter second, low band
    "rising_voice",  # the same for 700 to 2000 Hz
    "fallen_low",  # dB below the loudest of the recent frames
    "fallen_voice",
    "dropped_low",  # dB below the loudest frame of the quarter second, median
    "dropped_voice",
    "lines",  # dB by which lines stand out of the spectrum; 2.5 for noise
    "lines_low",  # the same for the worst band below 350 Hz
    "lines_voice",  # ... from 350 to 1700 Hz
    "hum",  # dB by which lines stand out of the low band
    "changing_low",  # dB of change of the spectrum's shape below 350 Hz within 60 ms
    "changing_high",  # ... from 700 to 6000 Hz
    "clicks",  # dB of the loudest 5 ms over the mean of 60 ms
    "peaked",  # logarithm of the kurtosis
)

_RUMBLE, _LOW, _MIDDLE, _HIGH, _TONES, _HUM, _CREST, _PEAKED, _SPILL = range(9)
_SHAPE = slice(9, 9 + len(SHAPE_EDGES) - 1)
_ENVELOPE = slice(_SHAPE.stop, _SHAPE.stop + len(ENVELOPES))
_LINES = slice(_ENVELOPE.stop, _ENVELOPE.stop + 8)
_HALF_OCTAVES = np.linspace(-1, 1, len(SHAPE_EDGES) - 1)
_CURVES = np.linalg.qr(np.vander(_HALF_OCTAVES, 3, increasing=True))[0].T  # orthonormal: level, slope, curvature

Rows = npt.NDArray[np.float64]


def row(frame: FrameFeatures) -> Samples:
    """The measurements of a frame as numbers in a row."""
    spill = SPILL if frame.clipped > OVERLOAD else 0.0
    single = (frame.rumble, frame.low, frame.middle, frame.high, frame.tones, frame.hum, frame.crest, frame.peakedness)
    return np.array((*single, spill, *frame.shape, *frame.envelope, *frame.lines))


def histories(frames: Sequence[FrameFeatures]) -> Rows:
    """The half second of measurements at every frame of a stream, as SignTracker keeps it."""
    rows = np.array([row(frame) for frame in frames])
    first = min(WARM_UP, len(rows)) - 1
    padded = np.concatenate((np.repeat(rows[first][None], MEMORY - 1, axis=0), rows[first:]))
    kept = np.lib.stride_tricks.sliding_window_view(padded, MEMORY, axis=0).transpose(0, 2, 1)
    start = np.repeat(rows[:first, None], MEMORY, axis=1)
    return np.concatenate((start, kept))


class SignTracker:
    """Keeps the last half second of measurements and computes the signs."""

    def __init__(self) -> None:
        self._rows: Rows = np.zeros((0, 0))
        self._count = 0

    def add(self, frame: FrameFeatures, faint: float) -> tuple[float, ...]:
        """Add the next frame; return the value of every sign, in the order of SIGNS."""
        latest = row(frame)
        self._count += 1
        if self._count <= WARM_UP:
            self._rows = np.repeat(latest[None], MEMORY, axis=0)  # before the first full frame, assume more of the same
        self._rows[:-1] = self._rows[1:]
        self._rows[-1] = latest
        return signs(self._rows, faint)


def signs(rows: Rows, faint: float) -> tuple[float, ...]:
    """The signs at the end of half a second of measurements."""
    return tuple(_signs(rows, int(_ages(rows[-WINDOW:, _LOW])), faint).tolist())


def signs_of_many(rows: Rows, faint: float) -> Rows:
    """The signs at the end of each of many half seconds, all at once: the same numbers, much faster."""
    ages = _ages(rows[:, -WINDOW:, _LOW])
    found = np.zeros((len(rows), len(SIGNS)))
    for age in np.unique(ages):
        found[ages == age] = _signs(rows[ages == age], int(age), faint)
    return found


def _signs(rows: Rows, age: int, faint: float) -> Rows:
    """The signs of one or more half seconds in which the sound has gone on for so many frames."""
    recent, latest = rows[..., -min(RECENT, age) :, :], rows[..., -LATEST:, :]
    lines = latest[..., _LINES]
    parts = (
        _balance(rows[..., -age:, :], faint),
        _evenness(rows, recent),
        _course(rows[..., -WINDOW:, :]),
        latest[..., _TONES].mean(axis=-1)[..., None],
        lines[..., :3].max(axis=-1).mean(axis=-1)[..., None],
        lines[..., 3:6].max(axis=-1).mean(axis=-1)[..., None],
        latest[..., _HUM].mean(axis=-1)[..., None],
        _changes(recent),
        _median(recent[..., (_CREST, _PEAKED)]),
    )
    return np.concatenate(parts, axis=-1)


def _ages(low: Rows) -> npt.NDArray[np.intp]:
    """For how many frames of the window the sound has gone on: its signs must not be blurred by what came before."""
    before = low < np.sort(low[..., -SMOOTH:], axis=-1)[..., SMOOTH // 2, None] - ONSET
    age = np.argmax(before[..., ::-1], axis=-1)
    return np.asarray(np.where(before.any(axis=-1), np.maximum(SMOOTH, age), WINDOW))


def _balance(window: Rows, faint: float) -> Rows:
    """How the sound is spread over the spectrum: medians of the window."""
    low, spill, power = window[..., _LOW], window[..., _SPILL], 10 ** (window[..., _SHAPE] / 10)
    bottom, rest, above = _level(power[..., :2]), _level(power[..., 2:5]), _level(power[..., 5:7])
    whistle = _level(power[..., 9:11])
    columns = (
        low - faint,
        low - window[..., _RUMBLE],
        bottom - rest,
        low - above + spill,
        low - window[..., _MIDDLE] + spill,
        low - whistle + spill,
        low - window[..., _HIGH] + spill,
        window[..., _MIDDLE] - window[..., _HIGH],
    )
    shape = _median(window[..., _SHAPE])
    fitted = shape @ _CURVES.T
    rough = (shape - fitted @ _CURVES).std(axis=-1)
    return np.concatenate((_median(np.stack(columns, axis=-1)), rough[..., None], fitted[..., 2:]), axis=-1)


def _level(power: Rows) -> Rows:
    return np.asarray(10 * np.log10(power.sum(axis=-1) + 1e-12))


def _evenness(rows: Rows, recently: Rows) -> Rows:
    """How evenly the sound goes on in each band of the envelope."""
    memory, recent = rows[..., _ENVELOPE], recently[..., _ENVELOPE]
    steps = np.diff(recent, axis=-2)
    uneven = 10 * np.log10((10 ** (recent / 10)).mean(axis=-2)) - recent.mean(axis=-2)
    before = memory.max(axis=-2) - _median(recent)
    return np.concatenate((uneven, steps.max(axis=-2), np.abs(steps).mean(axis=-2), before), axis=-1)


def _course(window: Rows) -> Rows:
    """Whether the sound rises, holds or dies away."""
    pair = window[..., (_LOW, _MIDDLE)]
    rising = _median(pair[..., -SMOOTH:, :]) - _median(pair[..., : WINDOW // 2, :])
    recent = np.cumsum(pair[..., -RECENT:, :], axis=-2)
    smooth = np.concatenate(
        (recent[..., SMOOTH - 1 : SMOOTH, :], recent[..., SMOOTH:, :] - recent[..., :-SMOOTH, :]), axis=-2
    )
    fallen = (smooth.max(axis=-2) - smooth[..., -1, :]) / SMOOTH
    dropped = _median(np.maximum.accumulate(pair, axis=-2) - pair)
    return np.concatenate((rising, fallen, dropped), axis=-1)


def _changes(recent: Rows) -> Rows:
    """How much the shape of the spectrum changes while the sound goes on."""
    shape, apart = recent[..., _SHAPE], min(CHANGE, recent.shape[-2] // 2)
    change = np.abs(shape[..., apart:, :] - shape[..., :-apart, :])
    both = np.stack((change[..., :5].mean(axis=-1), change[..., 7:13].mean(axis=-1)), axis=-1)
    return _median(both)


def _median(rows: Rows) -> Rows:
    """The median of every column; np.median takes four times as long."""
    return np.asarray(np.sort(rows, axis=-2)[..., rows.shape[-2] // 2, :])
