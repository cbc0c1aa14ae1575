"""Measure the breath detector on labelled recordings, or refit its limits.

    measure_breath.py           # recordings as they are, altered copies, and cross-validation (limits fitted without
                                # the recording they judge)
    measure_breath.py --fit     # limits fitted on all recordings, for Tuning in input/breath_classifier.py

The recordings are in $MEEPLE_CITY_RECORDINGS, by default ../shared/audio next to the project: a folder of WAV files and
labels.csv (file, label). The detector should find a puff in every `exhale` and in nothing else.
"""

from __future__ import annotations

import argparse
import csv
import os
import sys
import zlib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields, replace
from pathlib import Path

import numpy as np
import numpy.typing as npt
from numpy.lib.stride_tricks import sliding_window_view

from meeple_city.audio.wav import read_wav
from meeple_city.errors import BadInput
from meeple_city.input.breath import find_puffs
from meeple_city.input.breath_classifier import (
    CONFIRM,
    FAINT_SLACK,
    SETTLE,
    BreathClassifier,
    BreathSigns,
    Calibration,
    FrameResult,
    Threshold,
    Tuning,
)
from meeple_city.input.breath_features import RATES, FeatureExtractor, FrameFeatures, Samples

Floats = npt.NDArray[np.float64]

# Our choices.
FOLDS = 12
COPIES = 3  # altered copies of each recording to fit on, so that limits do not overfit the recordings
SOFTNESS = 0.5  # in margins: how near a limit a recording still pulls at it
RIDGE = 0.02  # how strongly limits are held near the expected ones
STEPS = np.array([-2, -1, -0.5, -0.25, -0.1, 0.1, 0.25, 0.5, 1, 2])  # how far to try moving a limit, in slacks
NAMES = tuple(sign.name for sign in fields(BreathSigns))
# The limits expected from the physics before any fit (docs/breath.md), near which the fit is held.
EXPECTED = np.array([-48.5, 3.0, 0.0, -3.9, -5.0, -6.5, 6.0])
SLACKS = np.array([FAINT_SLACK, *(getattr(Tuning(), name).slack for name in NAMES[1:])])


@dataclass(frozen=True)
class LabelledRecording:
    """One file: its label, and the hops and signs of the original (first) and of its altered copies."""

    name: str
    label: str
    hops: tuple[tuple[FrameFeatures, ...], ...]
    signs: tuple[Floats, ...]

    @property
    def group(self) -> str:
        """The group it is reported under."""
        return {"exhale": "exhale", "inhale": "inhale, silence", "silence": "inhale, silence"}.get(self.label, "other")


def recordings_folder() -> Path:
    """The folder of the recordings."""
    default = Path(__file__).resolve().parent.parent.parent / "shared" / "audio"
    return Path(os.environ.get("MEEPLE_CITY_RECORDINGS", default))


def load(where: Path, copies: int) -> list[LabelledRecording]:
    """Read and measure all labelled recordings."""
    try:
        rows = list(csv.DictReader((where / "labels.csv").read_text(encoding="utf-8").splitlines()))
    except OSError as cause:
        raise BadInput(f"{where / 'labels.csv'}: {cause.strerror}") from None
    return [_recording(where / row["file"], row["label"], copies) for row in rows]


def _recording(path: Path, label: str, copies: int) -> LabelledRecording:
    sound = read_wav(path)
    dice = np.random.default_rng(zlib.crc32(path.name.encode()))
    versions = [(sound.samples, sound.rate), *(_altered(sound.samples, sound.rate, dice) for _ in range(copies))]
    hops = tuple(tuple(FeatureExtractor(rate).feed(samples)) for samples, rate in versions)
    return LabelledRecording(path.stem, label, hops, tuple(_signs(version) for version in hops))


def _altered(samples: Samples, rate: int, dice: np.random.Generator) -> tuple[Samples, int]:
    """The same sound as another microphone in another room might record it: gain, tilt, speed, hiss."""
    bins = np.fft.rfftfreq(len(samples), 1 / rate)
    octaves = np.log2(np.clip(bins, 50, None) / 500)
    gain = 10 ** ((dice.uniform(-4, 4) + dice.uniform(-1, 1) * octaves) / 20)
    changed = np.fft.irfft(np.fft.rfft(samples) * gain, len(samples))
    changed = changed + dice.standard_normal(len(samples)) * 10 ** (dice.uniform(-85, -65) / 20)
    speed = int(np.clip(rate * dice.uniform(0.9, 1.1), *RATES))
    return np.clip(changed, -1, 1), speed


def moments(hops: Iterable[FrameFeatures], calibration: Calibration, tuning: Tuning) -> list[FrameResult]:
    """The detector's verdict on each hop."""
    judge = BreathClassifier(calibration, tuning)
    return [judge.classify(hop) for hop in hops]


def _signs(hops: Sequence[FrameFeatures]) -> Floats:
    """Rows of signs, each the worst over as many hops as must pass for a puff to begin.

    `stands_out` is relative to the quietest moment of the whole recording, as it is for puffs.
    """
    heard = moments(hops, Calibration(), Tuning())[SETTLE - 1 :]
    quietest = min(moment.level for moment in heard)
    rows = [[getattr(replace(m.signs, stands_out=m.level - quietest), name) for name in NAMES] for m in heard]
    return np.asarray(sliding_window_view(np.array(rows), CONFIRM, axis=0).min(axis=-1))


@dataclass(frozen=True)
class SignTable:
    """The signs of many recordings and their copies, stacked so that all can be judged at once."""

    signs: Floats
    starts: npt.NDArray[np.intp]  # the first row of each recording or copy
    sides: Floats  # -1 for what must be found, 1 for what must not
    weights: Floats  # such that the three groups weigh the same

    def loss(self, limits: Floats) -> float:
        """How badly the limits separate exhales from the rest."""
        margins = ((self.signs - limits) / SLACKS).min(axis=1)
        best = np.clip(np.maximum.reduceat(margins, self.starts), -4, 4)
        ridge = RIDGE * float((((limits - EXPECTED) / SLACKS) ** 2).sum())
        return float((self.weights * np.logaddexp(0, self.sides * best / SOFTNESS)).sum()) + ridge


def stacked(recordings: Sequence[LabelledRecording]) -> SignTable:
    """Stack the signs of recordings."""
    owners = [(r, signs) for r in recordings for signs in r.signs]
    sizes = Counter(r.group for r, _ in owners)
    return SignTable(
        signs=np.concatenate([signs for _, signs in owners]),
        starts=np.cumsum([0] + [len(signs) for _, signs in owners[:-1]]),
        sides=np.array([-1.0 if r.group == "exhale" else 1.0 for r, _ in owners]),
        weights=np.array([1 / sizes[r.group] for r, _ in owners]),
    )


def fit(recordings: Sequence[LabelledRecording]) -> Floats:
    """Move one limit at a time until no move helps."""
    sign_table = stacked(recordings)
    limits, best = EXPECTED.copy(), sign_table.loss(EXPECTED)
    moved = True
    while moved:
        moved = False
        for k, slack in enumerate(SLACKS):
            for step in STEPS * slack:
                tried = limits.copy()
                tried[k] += step
                value = sign_table.loss(tried)
                if value < best - 1e-4:
                    limits, best, moved = tried, value, True
    return limits


def settings(limits: Floats) -> tuple[Calibration, Tuning]:
    """Limits in the form the detector takes them."""
    tests = {
        name: Threshold(float(limit), float(slack)) for name, limit, slack in zip(NAMES, limits, SLACKS, strict=True)
    }
    return Calibration(faint=tests.pop("loud").limit), Tuning(**tests)


def found(hops: Sequence[FrameFeatures], calibration: Calibration, tuning: Tuning) -> bool:
    """Whether the detector finds a puff."""
    return bool(find_puffs(moments(hops, calibration, tuning), tuning.stands_out.limit))


def folds(recordings: Sequence[LabelledRecording]) -> dict[str, int]:
    """The fold of each recording.

    Runs of neighbours, which may share person, room and day, stay together, and so do whole kinds of other sounds.
    """
    fold: dict[str, int] = {}
    for label in ("exhale", "inhale", "silence"):
        names = [r.name for r in recordings if r.label == label]
        fold |= {name: k * FOLDS // len(names) for k, name in enumerate(names)}
    kinds = sorted({r.label for r in recordings if r.group == "other"})
    return fold | {r.name: kinds.index(r.label) % FOLDS for r in recordings if r.group == "other"}


def cross_validated(recordings: Sequence[LabelledRecording]) -> dict[str, float]:
    """Whether each recording is found by limits fitted on the other folds."""
    verdicts: dict[str, float] = {}
    fold = folds(recordings)
    for left_out in range(FOLDS):
        limits = settings(fit([r for r in recordings if fold[r.name] != left_out]))
        verdicts |= {r.name: float(found(r.hops[0], *limits)) for r in recordings if fold[r.name] == left_out}
    return verdicts


def plain(recordings: Sequence[LabelledRecording], limits: tuple[Calibration, Tuning]) -> dict[str, float]:
    """Whether each recording is found by the given limits."""
    return {r.name: float(found(r.hops[0], *limits)) for r in recordings}


def altered(recordings: Sequence[LabelledRecording], limits: tuple[Calibration, Tuning]) -> dict[str, float]:
    """The share of each recording's altered copies that are found."""
    return {r.name: float(np.mean([found(hops, *limits) for hops in r.hops[1:]])) for r in recordings}


def table(recordings: Sequence[LabelledRecording], columns: dict[str, dict[str, float]]) -> str:
    """How many were found in each group, and the names of those judged wrongly."""
    lines = ["| group | recordings | " + " | ".join(columns) + " |", "|---|---|" + "---|" * len(columns)]
    for group in ("exhale", "inhale, silence", "other"):
        names = [r.name for r in recordings if r.group == group]
        counts = " | ".join(f"{sum(verdicts[name] for name in names):.3g}" for verdicts in columns.values())
        lines.append(f"| {group} | {len(names)} | {counts} |")
    for title, verdicts in columns.items():
        wrong = [r.name for r in recordings if abs(verdicts[r.name] - (r.group == "exhale")) > 0.5]
        lines.append(f"\n{title}, judged wrongly: {', '.join(wrong) or 'none'}")
    return "\n".join(lines)


def main() -> int:
    """Measure or fit."""
    parser = argparse.ArgumentParser(description="Measure the breath detector on labelled recordings.")
    parser.add_argument("--fit", action="store_true", help="fit the limits on all recordings and print them")
    options = parser.parse_args()
    try:
        recordings = load(recordings_folder(), COPIES)
    except BadInput as cause:
        print(f"measure_breath: error: {cause}", file=sys.stderr)
        return 2
    if options.fit:
        limits = fit(recordings)
        print("\n".join(f"{name:<12} {limit:8.2f}" for name, limit in zip(NAMES, limits, strict=True)))
        fitted = settings(limits)
        print(table(recordings, {"fitted": plain(recordings, fitted), "altered": altered(recordings, fitted)}))
        return 0
    shipped = Calibration(), Tuning()
    columns = {
        "found": plain(recordings, shipped),
        "altered copies": altered(recordings, shipped),
        "cross-validated": cross_validated(recordings),
    }
    print(table(recordings, columns))
    return 0


if __name__ == "__main__":
    sys.exit(main())
