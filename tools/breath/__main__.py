"""Measure the breath detector on labelled recordings, or train it.

    python -m tools.breath [FOLDER ...]            # count what is found, and measure the delay
    python -m tools.breath --cross-validate ...    # also with cards learnt without the recording they judge
    python -m tools.breath --explain ...           # also say for every recording why it was found or not
    python -m tools.breath --train ...             # also learn from all and write src/meeple_city/input/breath_cards.py

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
from meeple_city.input.breath_classifier import BreathClassifier, Calibration, Tuning
from meeple_city.input.breath_scores import Rule, ScoreCard
from meeple_city.input.breath_signs import SIGNS
from tools.breath.recordings import LabelledRecording, load
from tools.breath.training import (
    FOLDS,
    Cards,
    Example,
    choose_limits,
    example,
    folds,
    has_puff,
    judged,
    learn_cards,
    scored,
    tuned,
    without,
)

ONSET = 6.0  # dB; our choice: an exhale has begun once its low band is this near to its loud parts
SOON = 0.2  # s
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
    known = examples(recordings)
    print(report("the detector as it is", known, dict.fromkeys((e.name for e in known), Tuning())), flush=True)
    if options.cross_validate or options.train:
        unseen = learn_folds(known)
        print(report("cross-validated", known, cross_validated(known, unseen)), flush=True)
        if options.train:
            write_cards(train(known, unseen))
    if options.explain:
        print("\n".join(explanation(r) for r in recordings))
    return 0


def examples(recordings: Sequence[LabelledRecording]) -> list[Example]:
    """What there is to learn from the recordings."""
    with ProcessPoolExecutor(PROCESSES) as pool:
        return list(pool.map(example, recordings, chunksize=8))


def learn_folds(known: Sequence[Example]) -> list[Cards]:
    """For each fold, the cards learnt without its recordings and their neighbours."""
    fold = folds(known)
    lessons = [without(known, [e for e in known if fold[e.name] == left_out]) for left_out in range(FOLDS)]
    with ProcessPoolExecutor(PROCESSES) as pool:
        return list(pool.map(learn_cards, lessons))


def cross_validated(known: Sequence[Example], cards: Sequence[Cards]) -> dict[str, Tuning]:
    """For each recording, the cards learnt without its fold, and limits chosen without the scores of its fold."""
    fold = folds(known)
    unseen = [scored(e, cards[fold[e.name]]) for e in known]
    limits = [choose_limits([one for one in unseen if fold[one.example.name] != k]) for k in range(FOLDS)]
    print("limits chosen:", ", ".join(f"{drawn_in:+.2f}/{other:+.2f}" for drawn_in, other in limits))
    return {name: tuned(cards[number], limits[number]) for name, number in fold.items()}


def train(known: Sequence[Example], cards: Sequence[Cards]) -> Tuning:
    """Cards learnt from all recordings, with limits chosen by the scores of cards that had not seen them."""
    fold = folds(known)
    limits = choose_limits([scored(e, cards[fold[e.name]]) for e in known])
    print(f"limits chosen: {limits[0]:+.2f}/{limits[1]:+.2f}")
    return tuned(learn_cards(known), limits)


def delay(e: Example, tuning: Tuning) -> float:
    """Seconds from the onset of an exhale in a quiet room until it is noticed; infinite if it never is."""
    take = e.takes[2]
    low = take.low[take.start :]
    onset = take.start + int(np.argmax(low >= np.quantile(low, 0.9) - ONSET))
    noticed = [k for k, result in enumerate(judged(take, tuning)) if result.strength > 0]
    return (noticed[0] - onset) / 100 if noticed else np.inf


def report(title: str, known: Sequence[Example], tunings: dict[str, Tuning]) -> str:
    """How many were found in each group, which were judged wrongly, and how soon exhales were noticed."""
    verdicts = [{e.name: has_puff(judged(e.takes[k], tunings[e.name])) for e in known} for k in (0, 1)]
    lines = [f"{title}:", "| group | recordings | found | | altered copies found |", "|---|---|---|---|---|"]
    for group in ("exhale", "inhale, silence", "other", "other:keyboard_typing", "other:footsteps"):
        names = [e.name for e in known if group in (e.group, e.label)]
        count, altered = (sum(verdict[name] for name in names) for verdict in verdicts)
        lines.append(f"| {group} | {len(names)} | {count} | {100 * count / max(1, len(names)):.1f} % | {altered} |")
    wrong = [e.name for e in known if verdicts[0][e.name] != (e.group == "exhale")]
    lines.append(f"judged wrongly: {', '.join(wrong) or 'none'}")
    delays = [delay(e, tunings[e.name]) for e in known if e.group == "exhale"]
    noticed = [seconds for seconds in delays if np.isfinite(seconds)]
    if noticed:
        median, late = np.quantile(noticed, (0.5, 0.95))
        early = 100 * float(np.mean(np.array(noticed) <= SOON))
        lines.append(
            f"noticed after {median:.2f} s (median), {late:.2f} s (95th percentile); {early:.0f} % in {SOON} s"
        )
    return "\n".join(lines)


def explanation(recording: LabelledRecording, tuning: Tuning | None = None) -> str:
    """What decided about a recording, at the moment that was most like breath."""
    tuning = tuning or Tuning()
    classifier = BreathClassifier(Calibration(), tuning)
    heard = [classifier.classify(frame) for frame in recording.takes[0].frames]
    verdict = "found" if has_puff(heard) else "not found"
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
        *(line for card in tuning.cards for line in _card_lines(card)),
        ")",
        "# fmt: on",
        "",
    ]
    path = Path(str(breath_cards.__file__))
    path.write_text("\n".join(lines), encoding="utf-8")
    print(path)


def _card_lines(card: ScoreCard) -> list[str]:
    lines = ["    ScoreCard(", f'        "{card.name}",', f"        {card.limit},", "        {"]
    for name in SIGNS:
        if name in card.steps:
            edges, points = card.steps[name]
            lines += [
                f'            "{name}": (',
                f"                {edges},",
                f"                {points},",
                "            ),",
            ]
    lines += ["        },", "        ("]
    lines += [f"            {_rule_text(rule)}," for rule in card.rules]
    return [*lines, "        ),", "    ),"]


def _rule_text(rule: Rule) -> str:
    if not isinstance(rule, tuple):
        return str(rule)
    name, limit, below, above = rule
    return f'("{name}", {limit}, {_rule_text(below)}, {_rule_text(above)})'


if __name__ == "__main__":
    sys.exit(main())
