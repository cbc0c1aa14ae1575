"""Detect blowing in a stream of sound: strength 0..1 every 10 ms, the puffs it adds up to, and calibration.

Nothing here looks ahead, keeps sound, or knows where the samples come from.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from meeple_city.errors import BadInput
from meeple_city.input.breath_classifier import (
    CLEAR_FRAMES,
    SETTLE,
    BreathClassifier,
    Calibration,
    FrameResult,
    Tuning,
)
from meeple_city.input.breath_features import HOP_S, FeatureExtractor, Samples
from meeple_city.input.lungs import CAPACITY_L, FULL_FLOW_L_S

__all__ = [
    "BreathAnalysis",
    "BreathDetector",
    "Calibration",
    "FrameResult",
    "Puff",
    "analyse_recording",
    "analyse_results",
    "calibrate",
    "find_runs",
]

GAP = 10  # frames; our choice: shorter pauses do not split a puff
SHORTEST_S = 0.1  # our choice: anything shorter is not a puff
AFTER_FRAMES = 50  # our choice: how long after a puff its end may still show
QUIET_S = 1.0  # our choice: the shortest quiet stretch that calibration accepts
OVER_ROOM = 8.0  # dB; our choice: how far a blow's low band must exceed the loudest frame of the quiet room
RANGE = 42.0  # dB; our choice: from full strength down to the faintest blow, as in the default calibration
CLEAR = 12.0  # dB; our choice: less than this between the quiet room and a full blow leaves too little range to play


@dataclass(frozen=True)
class Puff:
    """One blow in a recording."""

    start_s: float
    end_s: float
    peak: float
    volume_l: float


@dataclass(frozen=True)
class BreathAnalysis:
    """The breath found in a recording."""

    duration_s: float
    puffs: tuple[Puff, ...]
    curve: tuple[float, ...]  # strength every 10 ms


class BreathDetector:
    """Measures how hard somebody blows, from blocks of mono samples -1..1; block size does not affect the result."""

    def __init__(self, rate: int, calibration: Calibration | None = None, tuning: Tuning | None = None) -> None:
        self._extractor = FeatureExtractor(rate)
        self._classifier = BreathClassifier(calibration or Calibration(), tuning or Tuning())

    def feed(self, block: Sequence[float] | npt.NDArray[np.floating]) -> list[FrameResult]:
        """Add a block of samples; return the results for the frames it completes."""
        return [self._classifier.classify(frame) for frame in self._extractor.feed(block)]


def analyse_recording(samples: Samples, rate: int, calibration: Calibration | None = None) -> BreathAnalysis:
    """Detect breath in a whole recording, mono and -1..1, with the benefit of hindsight."""
    return analyse_results(BreathDetector(rate, calibration).feed(samples), len(samples) / rate)


def analyse_results(results: Sequence[FrameResult], duration_s: float) -> BreathAnalysis:
    """Find the puffs in what the detector heard.

    Their strengths are those that a game gets while it listens, and those before a blow could be heard to begin.
    """
    runs = find_runs(results, Tuning().stands_out.limit)
    blown = {k for start, end in runs for k in range(start, end) if results[k].breath}
    curve = tuple(r.potential if k in blown else 0.0 for k, r in enumerate(results))
    return BreathAnalysis(duration_s, tuple(_puff(curve, start, end) for start, end in runs), curve)


def find_runs(results: Sequence[FrameResult], stands_out: float) -> list[tuple[int, int]]:
    """The puffs in a stretch of sound, from first frame to one past the last.

    They are long enough, and have a beginning or an end; without either it is the room.
    """
    return [
        (start, end)
        for start, end in _runs(results)
        if (end - start) * HOP_S >= SHORTEST_S and _has_an_edge(results, start, end, stands_out)
    ]


def _runs(results: Sequence[FrameResult]) -> list[tuple[int, int]]:
    """Stretches that sound like breath, with short gaps closed."""
    runs: list[tuple[int, int]] = []
    for k, result in enumerate(results):
        if not result.breath or result.potential <= 0:
            continue
        if runs and k - runs[-1][1] < GAP:
            runs[-1] = (runs[-1][0], k + 1)
        else:
            runs.append((k, k + 1))
    return runs


def _has_an_edge(results: Sequence[FrameResult], start: int, end: int, stands_out: float) -> bool:
    puff = results[start:end]
    # The breath itself must stand out for a while: a sound that merely overlaps a noise, such as a footstep, must not
    # lend it an edge.
    after = min(r.level for r in results[start : end + AFTER_FRAMES])
    clear = (r.margin >= 0 and r.level - min(r.room, after) >= stands_out for r in puff)
    return _longest(clear) >= CLEAR_FRAMES


def _longest(flags: Iterable[bool]) -> int:
    """The number of frames in the longest row of true ones."""
    longest = length = 0
    for flag in flags:
        length = length + 1 if flag else 0
        longest = max(longest, length)
    return longest


def _puff(curve: Sequence[float], start: int, end: int) -> Puff:
    strengths = curve[start:end]
    volume = min(CAPACITY_L, sum(strengths) * HOP_S * FULL_FLOW_L_S)
    return Puff(round(start * HOP_S, 2), round(end * HOP_S, 2), max(strengths), volume)


def calibrate(quiet: Samples, blows: Sequence[Samples], rate: int) -> Calibration:
    """Calibrate a microphone in its room from a quiet stretch and some full blows."""
    if len(quiet) < QUIET_S * rate:
        raise BadInput(f"{len(quiet) / rate:.2f} s of quiet: must be {QUIET_S} s or longer")
    if not blows:
        raise BadInput("no blows: at least one is needed")
    silent = BreathDetector(rate).feed(quiet)[SETTLE:]
    noise = max(result.loud for result in silent)
    room = float(np.median([result.level for result in silent]))
    full = min(_full_force(blow, rate, noise, number) for number, blow in enumerate(blows, 1))
    calibration = Calibration(faint=max(noise + OVER_ROOM, full - RANGE), full=full, room=room)
    for number, blow in enumerate(blows, 1):
        # Put some quiet in front: a blow that was cut at its very start has none of its own.
        if not analyse_recording(np.concatenate((quiet[-rate:], blow)), rate, calibration).puffs:
            raise BadInput(f"blow {number}: does not sound like breath, must hit the microphone directly")
    return calibration


def _full_force(blow: Samples, rate: int, noise: float, number: int) -> float:
    """The force that a tenth of the blow exceeds, so that the next blow like it reaches full strength."""
    force = [frame.force for frame in FeatureExtractor(rate).feed(blow)]
    if not force:
        raise BadInput(f"blow {number}: no sound, must be {HOP_S} s or longer")
    full = float(np.quantile(force, 0.9))
    if full < noise + CLEAR:
        raise BadInput(f"blow {number}: {full - noise:.0f} dB above the quiet room, must be {CLEAR:.0f} or more")
    return full
