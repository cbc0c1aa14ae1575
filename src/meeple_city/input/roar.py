"""Score roars: the best giant monster goes first. Loudness, depth and length make the score."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from meeple_city.input.breath_features import Samples

# What makes a roar; all our choice.
ROAR_S = 2.0  # how long each player roars
FRAME_S = 0.02
QUIET_DB = -50.0  # level of silence
LOUD_DB = -6.0  # as loud as a roar can get
DEEP_HZ = 120.0  # a monster
HIGH_HZ = 900.0  # a mouse
WEIGHTS = {"loudness": 0.45, "depth": 0.3, "length": 0.25}
VERDICTS = (  # least score, and the message `screen.roar_verdict.NAME`
    (85, "trembles"),
    (65, "rattles"),
    (40, "day_off"),
    (15, "cat"),
    (0, "silence"),
)


@dataclass(frozen=True)
class Roar:
    """A scored roar: parts from 0 to 1, score from 0 to 100."""

    loudness: float
    depth: float
    length: float
    score: int
    verdict: str


def judge_roar(samples: Samples, rate: int) -> Roar:
    """Score a roar."""
    frames = _frames(samples, rate)
    levels = 20 * np.log10(np.maximum(np.sqrt((frames**2).mean(axis=1)), 1e-9)) if len(frames) else np.zeros(0)
    voiced = levels > QUIET_DB + 12
    if not voiced.any():
        return _roar(0.0, 0.0, 0.0)
    loudness = _share(float(np.percentile(levels[voiced], 90)), QUIET_DB, LOUD_DB)
    depth = 1 - _share(float(np.log(_centre(frames[voiced], rate))), float(np.log(DEEP_HZ)), float(np.log(HIGH_HZ)))
    length = min(1.0, float(voiced.sum()) * FRAME_S / (0.9 * ROAR_S))
    return _roar(loudness, depth, length)


def _roar(loudness: float, depth: float, length: float) -> Roar:
    parts = {"loudness": loudness, "depth": depth, "length": length}
    score = round(100 * sum(WEIGHTS[name] * value for name, value in parts.items()))
    verdict = next(text for least, text in VERDICTS if score >= least)
    return Roar(loudness, depth, length, score, verdict)


def _frames(samples: Samples, rate: int) -> Samples:
    size = int(rate * FRAME_S)
    count = min(len(samples), int(ROAR_S * rate)) // size
    return np.asarray(samples[: count * size], dtype=np.float64).reshape(count, size)


def _centre(frames: Samples, rate: int) -> float:
    """The centroid of the spectrum, in hertz."""
    power = (np.abs(np.fft.rfft(frames, axis=1)) ** 2).sum(axis=0)
    pitches = np.fft.rfftfreq(frames.shape[1], 1 / rate)
    return float((power * pitches).sum() / max(power.sum(), 1e-12)) or DEEP_HZ


def _share(value: float, low: float, high: float) -> float:
    return min(1.0, max(0.0, (value - low) / (high - low)))
