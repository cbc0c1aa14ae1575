"""Measure the breath detector on labelled recordings, and fit its limits anew.

    measure_breath.py           # as it is; altered; cross-validated, each recording judged by limits fitted without it
    measure_breath.py --fit     # limits fitted on all recordings, to be put into input/breath.py

The recordings are looked for in $MEEPLE_CITY_RECORDINGS, or else in ../shared/audio beside the project: a folder with
WAV files and labels.csv (file, label). `exhale` must be found, anything else must not.
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

FOLDS = 12  # own
COPIES = 3  # own: altered copies of each recording to fit on, so that limits do not hug the recordings
SOFTNESS = 0.5  # own, margins: how near a limit a recording still pulls at it
RIDGE = 0.02  # own: how strongly limits are held where they were
STEPS = np.array([-2, -1, -0.5, -0.25, -0.1, 0.1, 0.25, 0.5, 1, 2])  # slacks a limit is tried away from where it is
NAMES = tuple(sign.name for sign in fields(BreathSigns))
# What the limits are held to: reasoned from the physics before any fit, see docs/breath.md.
REASONED = np.array([-48.5, 3.0, 0.0, -3.9, -5.0, -6.5, 6.0])
SLACKS = np.array([FAINT_SLACK, *(getattr(Tuning(), name).slack for name in NAMES[1:])])


@dataclass(frozen=True)
class Recording:
    """One file: what it is, and the hops and signs of it (first) and of its altered copies."""

    name: str
    label: str
    hops: tuple[tuple[FrameFeatures, ...], ...]
    signs: tuple[np.ndarray, ...]

    @property
    def group(self) -> str:
        """What it counts as."""
        return {"exhale": "exhale", "inhale": "inhale, silence", "silence": "inhale, silence"}.get(self.label, "other")


def folder() -> Path:
    """Where the recordings are."""
    beside = Path(__file__).resolve().parent.parent.parent / "shared" / "audio"
    return Path(os.environ.get("MEEPLE_CITY_RECORDINGS", beside))


def load(where: Path, copies: int) -> list[Recording]:
    """All labelled recordings, measured."""
    try:
        rows = list(csv.DictReader((where / "labels.csv").read_text(encoding="utf-8").splitlines()))
    except OSError as cause:
        raise BadInput(f"{where / 'labels.csv'}: {cause.strerror}") from None
    return [_recording(where / row["file"], row["label"], copies) for row in rows]


def _recording(path: Path, label: str, copies: int) -> Recording:
    sound = read_wav(path)
    dice = np.random.default_rng(zlib.crc32(path.name.encode()))
    versions = [(sound.samples, sound.rate), *(_altered(sound.samples, sound.rate, dice) for _ in range(copies))]
    hops = tuple(tuple(FeatureExtractor(rate).feed(samples)) for samples, rate in versions)
    return Recording(path.stem, label, hops, tuple(_signs(version) for version in hops))


def _altered(samples: Samples, rate: int, dice: np.random.Generator) -> tuple[Samples, int]:
    """The same sound as another microphone in another room might have it: gain, tilt, speed, hiss."""
    bins = np.fft.rfftfreq(len(samples), 1 / rate)
    octaves = np.log2(np.clip(bins, 50, None) / 500)
    gain = 10 ** ((dice.uniform(-4, 4) + dice.uniform(-1, 1) * octaves) / 20)
    changed = np.fft.irfft(np.fft.rfft(samples) * gain, len(samples))
    changed = changed + dice.standard_normal(len(samples)) * 10 ** (dice.uniform(-85, -65) / 20)
    speed = int(np.clip(rate * dice.uniform(0.9, 1.1), *RATES))
    return np.clip(changed, -1, 1), speed


def moments(hops: Iterable[FrameFeatures], calibration: Calibration, tuning: Tuning) -> list[FrameResult]:
    """What the detector makes of hops."""
    judge = BreathClassifier(calibration, tuning)
    return [judge.classify(hop) for hop in hops]


def _signs(hops: Sequence[FrameFeatures]) -> np.ndarray:
    """Rows of signs, each the worst of as many hops as must pass to open a puff.

    Whether they stand out is asked of the whole recording, as it is of puffs.
    """
    heard = moments(hops, Calibration(), Tuning())[SETTLE - 1 :]
    quietest = min(moment.level for moment in heard)
    rows = [[getattr(replace(m.signs, stands_out=m.level - quietest), name) for name in NAMES] for m in heard]
    return np.asarray(sliding_window_view(np.array(rows), CONFIRM, axis=0).min(axis=-1))


@dataclass(frozen=True)
class Pile:
    """The signs of many recordings and their copies, one below the other, to be judged in one go."""

    signs: np.ndarray
    starts: np.ndarray  # the first row of each
    sides: np.ndarray  # -1 what must be found, 1 what must not
    weights: np.ndarray  # so that the three groups weigh the same

    def loss(self, limits: np.ndarray) -> float:
        """How badly limits part the exhales from the rest."""
        margins = ((self.signs - limits) / SLACKS).min(axis=1)
        best = np.clip(np.maximum.reduceat(margins, self.starts), -4, 4)
        held = RIDGE * float((((limits - REASONED) / SLACKS) ** 2).sum())
        return float((self.weights * np.logaddexp(0, self.sides * best / SOFTNESS)).sum()) + held


def piled(recordings: Sequence[Recording]) -> Pile:
    """Recordings as a pile."""
    owners = [(r, signs) for r in recordings for signs in r.signs]
    sizes = Counter(r.group for r, _ in owners)
    return Pile(
        signs=np.concatenate([signs for _, signs in owners]),
        starts=np.cumsum([0] + [len(signs) for _, signs in owners[:-1]]),
        sides=np.array([-1 if r.group == "exhale" else 1 for r, _ in owners]),
        weights=np.array([1 / sizes[r.group] for r, _ in owners]),
    )


def fit(recordings: Sequence[Recording]) -> np.ndarray:
    """Limits found one at a time, until none moves."""
    pile = piled(recordings)
    limits, best = REASONED.copy(), pile.loss(REASONED)
    moved = True
    while moved:
        moved = False
        for k, slack in enumerate(SLACKS):
            for step in STEPS * slack:
                tried = limits.copy()
                tried[k] += step
                value = pile.loss(tried)
                if value < best - 1e-4:
                    limits, best, moved = tried, value, True
    return limits


def settings(limits: np.ndarray) -> tuple[Calibration, Tuning]:
    """Limits as the detector takes them."""
    tests = {
        name: Threshold(float(limit), float(slack)) for name, limit, slack in zip(NAMES, limits, SLACKS, strict=True)
    }
    return Calibration(faint=tests.pop("loud").limit), Tuning(**tests)


def found(hops: Sequence[FrameFeatures], calibration: Calibration, tuning: Tuning) -> bool:
    """Whether the detector finds a puff."""
    return bool(find_puffs(moments(hops, calibration, tuning), tuning.stands_out.limit))


def folds(recordings: Sequence[Recording]) -> dict[str, int]:
    """Each recording's fold: runs of neighbours, which may share person, room and day, and whole kinds of others."""
    fold = {}
    for label in ("exhale", "inhale", "silence"):
        names = [r.name for r in recordings if r.label == label]
        fold |= {name: k * FOLDS // len(names) for k, name in enumerate(names)}
    kinds = sorted({r.label for r in recordings if r.group == "other"})
    return fold | {r.name: kinds.index(r.label) % FOLDS for r in recordings if r.group == "other"}


def cross_validated(recordings: Sequence[Recording]) -> dict[str, float]:
    """Whether each recording is found by limits fitted on the other folds."""
    verdicts, fold = {}, folds(recordings)
    for left_out in range(FOLDS):
        limits = settings(fit([r for r in recordings if fold[r.name] != left_out]))
        verdicts |= {r.name: float(found(r.hops[0], *limits)) for r in recordings if fold[r.name] == left_out}
    return verdicts


def plain(recordings: Sequence[Recording], limits: tuple[Calibration, Tuning]) -> dict[str, float]:
    """Whether each recording is found by given limits."""
    return {r.name: float(found(r.hops[0], *limits)) for r in recordings}


def altered(recordings: Sequence[Recording], limits: tuple[Calibration, Tuning]) -> dict[str, float]:
    """The share of each recording's altered copies that is found."""
    return {r.name: float(np.mean([found(hops, *limits) for hops in r.hops[1:]])) for r in recordings}


def table(recordings: Sequence[Recording], columns: dict[str, dict[str, float]]) -> str:
    """Found of all, per group, and the names of those judged wrongly."""
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
        recordings = load(folder(), COPIES)
    except BadInput as cause:
        print(f"measure_breath: {cause}", file=sys.stderr)
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
