"""Measure the breath detector on labelled recordings, or train it.

    python -m tools.breath [FOLDER ...]            # count what is found, and measure the delay
    python -m tools.breath --cross-validate ...    # also with cards learnt without the recording they judge
    python -m tools.breath --explain ...           # also say for every recording why it was found or not
    python -m tools.breath --train ...             # learn the cards and write src/meeple_city/input/breath_cards.py

A folder has WAV files and labels.csv (file, label, source). The default is $MEEPLE_CITY_RECORDINGS, which may name
several, separated as in $PATH. The detector should find a puff in every `exhale` and in nothing else.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np

from meeple_city.errors import BadInput
from meeple_city.input import breath_cards
from meeple_city.input.breath import find_puffs
from meeple_city.input.breath_classifier import BreathClassifier, Calibration, FrameResult, Tuning
from meeple_city.input.breath_signs import SIGNS
from tools.breath.recordings import LabelledRecording, Take, load
from tools.breath.training import FOLDS, Example, example, folds, train

ONSET = 6.0  # dB; our choice: an exhale has begun once its low band is this near to its loud parts
PROCESSES = 2


def main() -> int:
    """Run the tool."""
    parser = argparse.ArgumentParser(prog="tools.breath", description="Measure or train the breath detector.")
    parser.add_argument("folders", nargs="*", type=Path, help="recordings (default: $MEEPLE_CITY_RECORDINGS)")
    parser.add_argument("--cross-validate", action="store_true", help="judge each recording by cards learnt without it")
    parser.add_argument("--explain", action="store_true", help="say for every recording what decided")
    parser.add_argument("--train", action="store_true", help="learn the cards from the recordings and write them")
    options = parser.parse_args()
    given = [Path(part) for part in os.environ.get("MEEPLE_CITY_RECORDINGS", "").split(os.pathsep) if part]
    folders = options.folders or given
    if not folders:
        parser.error("no recordings: name a folder, or set MEEPLE_CITY_RECORDINGS")
    try:
        recordings = load(folders, copies=True)
    except BadInput as cause:
        print(f"tools.breath: error: {cause}", file=sys.stderr)
        return 2
    if options.train:
        write_cards(train(examples(recordings)))
        return 0
    shipped = dict.fromkeys((r.name for r in recordings), Tuning())
    print(report("shipped cards", recordings, shipped))
    if options.cross_validate:
        print(report("cross-validated", recordings, cross_validated(recordings)))
    if options.explain:
        print("\n".join(explanation(r) for r in recordings))
    return 0


def examples(recordings: Sequence[LabelledRecording]) -> list[Example]:
    """What there is to learn from the recordings."""
    with ProcessPoolExecutor(PROCESSES) as pool:
        return list(pool.map(example, recordings, chunksize=8))


def cross_validated(recordings: Sequence[LabelledRecording]) -> dict[str, Tuning]:
    """For each recording, what is learnt from the other folds."""
    known = examples(recordings)
    fold = folds(known, FOLDS)
    lessons = [[e for e in known if fold[e.name] != left_out] for left_out in range(FOLDS)]
    with ProcessPoolExecutor(PROCESSES) as pool:
        learnt = list(pool.map(train, lessons))
    return {name: learnt[number] for name, number in fold.items()}


def results(take: Take, tuning: Tuning) -> list[FrameResult]:
    """The detector's result for each frame."""
    classifier = BreathClassifier(Calibration(), tuning)
    return [classifier.classify(frame) for frame in take.frames]


def found(recording: LabelledRecording, tuning: Tuning, take: int = 0) -> bool:
    """Whether the detector finds a puff."""
    return bool(find_puffs(results(recording.takes[take], tuning), tuning.stands_out.limit))


def delay(recording: LabelledRecording, tuning: Tuning) -> float:
    """Seconds from the onset of an exhale in a quiet room until it is noticed; infinite if it never is."""
    take = recording.takes[2]
    low = np.array([frame.low for frame in take.frames[take.start :]])
    onset = take.start + int(np.argmax(low >= np.quantile(low, 0.9) - ONSET))
    noticed = [k for k, result in enumerate(results(take, tuning)) if result.strength > 0]
    return (noticed[0] - onset) / 100 if noticed else np.inf


def report(title: str, recordings: Sequence[LabelledRecording], tunings: dict[str, Tuning]) -> str:
    """How many were found in each group, which were judged wrongly, and how soon exhales were noticed."""
    verdicts = {r.name: found(r, tunings[r.name]) for r in recordings}
    lines = [f"{title}:", "| group | recordings | found | |", "|---|---|---|---|"]
    for group in ("exhale", "inhale, silence", "other", "other:keyboard_typing", "other:footsteps"):
        names = [r.name for r in recordings if group in (r.group, r.label)]
        count = sum(verdicts[name] for name in names)
        lines.append(f"| {group} | {len(names)} | {count} | {100 * count / max(1, len(names)):.1f} % |")
    wrong = [r.name for r in recordings if verdicts[r.name] != (r.group == "exhale")]
    lines.append(f"judged wrongly: {', '.join(wrong) or 'none'}")
    delays = np.array([delay(r, tunings[r.name]) for r in recordings if r.group == "exhale"])
    noticed = delays[np.isfinite(delays)]
    if len(noticed):
        early = 100 * float(np.mean(noticed <= 0.2))
        lines.append(f"noticed after {np.median(noticed):.2f} s (median); {early:.0f} % within 0.2 s")
    return "\n".join(lines)


def explanation(recording: LabelledRecording, tuning: Tuning | None = None) -> str:
    """What decided about a recording, at the moment that was most like breath."""
    tuning = tuning or Tuning()
    heard = results(recording.takes[0], tuning)
    verdict = "found" if find_puffs(heard, tuning.stands_out.limit) else "not found"
    if not heard:
        return f"{recording.name}: too short"
    best = max(range(len(heard)), key=lambda k: heard[k].margin)
    result = heard[best]
    tests = tuning.vetoes(result.signs, result.stands_out) | tuning.points(result.signs)
    parts = [f"{recording.name} ({recording.label}): {verdict}; at {best / 100:.2f} s"]
    parts.append(", ".join(f"{name} {value:+.1f}" for name, value in tests.items()))
    for card in tuning.cards:
        points = sorted(card.points(result.signs).items(), key=lambda pair: -abs(pair[1]))[:4]
        parts.append(f"{card.name}: " + ", ".join(f"{name} {value:+.1f}" for name, value in points))
    return "\n    ".join(parts)


def write_cards(tuning: Tuning) -> None:
    """Write what was learnt as a Python module."""
    lines = [
        '"""The score cards of the breath detector, written by `python -m tools.breath --train`; do not edit."""',
        "",
        "from meeple_city.input.breath_scores import ScoreCard",
        "",
        "# fmt: off",
        "CARDS = (",
    ]
    for card in tuning.cards:
        lines += ["    ScoreCard(", f"        {card.name!r},".replace("'", '"'), f"        {card.limit},", "        {"]
        for name in SIGNS:
            if name in card.steps:
                edges, points = card.steps[name]
                lines += [
                    f'            "{name}": (',
                    f"                {edges},",
                    f"                {points},",
                    "            ),",
                ]
        lines += ["        },", "    ),"]
    lines += [")", "# fmt: on", ""]
    path = Path(str(breath_cards.__file__))
    path.write_text("\n".join(lines), encoding="utf-8")
    print(path)


if __name__ == "__main__":
    sys.exit(main())
