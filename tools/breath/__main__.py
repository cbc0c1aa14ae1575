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
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from meeple_city.errors import BadInput
from meeple_city.input import breath_cards
from meeple_city.input.breath_classifier import BreathClassifier, Calibration, Tuning
from meeple_city.input.breath_scores import Rule, ScoreCard
from meeple_city.input.breath_signs import SIGNS
from tools.breath import synthetic
from tools.breath.limits import (
    COST,
    CURVE,
    SOON,
    Trials,
    delays,
    has_puff,
    judged,
    scored,
    try_limits,
)
from tools.breath.recordings import LabelledRecording, load
from tools.breath.training import FOLDS, Cards, Example, Floats, example, folds, learn_cards, tuned, without

PROCESSES = 2
SYNTHETIC = 24  # sounds of each kind that are learnt from; our choice
HELD_OUT = 40  # sounds of each kind that are not


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
    print(report("the detector as it is", known, always(known, Tuning())), flush=True)
    print(report_synthetic(), flush=True)
    if options.cross_validate or options.train:
        lessons = [*known, *examples(synthetic.recordings(synthetic.LEARNT, SYNTHETIC))]
        cards = learn_folds(lessons)
        trials = try_limits([scored(e, cards[fold]) for e, fold in with_folds(known)])
        print(report_curve(known, cards, trials), flush=True)
        print(report("cross-validated", known, cross_validated(known, cards, trials, COST)), flush=True)
        if options.train:
            write_cards(tuned(learn_cards(lessons), trials.choose(COST)))
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
    lessons = [without(known, [e for e in known if fold.get(e.name) == left_out]) for left_out in range(FOLDS)]
    with ProcessPoolExecutor(PROCESSES) as pool:
        return list(pool.map(learn_cards, lessons))


def with_folds(known: Sequence[Example]) -> list[tuple[Example, int]]:
    """Every recording and its fold."""
    fold = folds(known)
    return [(e, fold[e.name]) for e in known]


def cross_validated(
    known: Sequence[Example], cards: Sequence[Cards], trials: Trials, cost: Mapping[str, float]
) -> dict[str, Tuning]:
    """For each recording, the cards learnt without its fold, and limits chosen without the scores of its fold."""
    fold = folds(known)
    names = [{name for name, number in fold.items() if number == k} for k in range(FOLDS)]
    tunings = [tuned(cards[k], trials.without(names[k]).choose(cost)) for k in range(FOLDS)]
    return {name: tunings[number] for name, number in fold.items()}


def always(known: Sequence[Example], tuning: Tuning) -> dict[str, Tuning]:
    """The same detector for every recording."""
    return dict.fromkeys((e.name for e in known), tuning)


@dataclass(frozen=True)
class Counts:
    """In how many recordings of a group something was found."""

    recordings: int
    puffs: int
    altered: int  # with a puff in an altered copy
    live: int  # that give a strength when they are listened to
    live_in_quiet: int  # the same, in a copy that begins in a quiet room

    def row(self) -> str:
        """A row of a table."""
        share = f"{self.puffs} ({100 * self.puffs / max(1, self.recordings):.1f} %)"
        return f"{self.recordings} | {share} | {self.altered} | {self.live} | {self.live_in_quiet}"


def count(group: Sequence[Example], tunings: dict[str, Tuning]) -> Counts:
    """Judge the recordings of a group."""
    heard = [[judged(take, tunings[e.name]) for take in e.takes[:3]] for e in group]
    return Counts(
        len(group),
        sum(has_puff(takes[0]) for takes in heard),
        sum(has_puff(takes[1]) for takes in heard),
        sum(any(r.strength > 0 for r in takes[0]) for takes in heard),
        sum(any(r.strength > 0 for r in takes[2]) for takes in heard),
    )


GROUPS = ("exhale", "inhale, silence", "other", "other:keyboard_typing", "other:footsteps")
HEADER = "| group | recordings | found | altered copies | live | live, after quiet |\n|---|---|---|---|---|---|"


def members(known: Sequence[Example], group: str) -> list[Example]:
    """The recordings of a group or kind."""
    return [e for e in known if group in (e.group, e.label)]


def report(title: str, known: Sequence[Example], tunings: dict[str, Tuning]) -> str:
    """How many were found in each group, which were judged wrongly, and how soon exhales were noticed."""
    rows = [f"| {group} | {count(members(known, group), tunings).row()} |" for group in GROUPS]
    wrong = [e.name for e in known if has_puff(judged(e.takes[0], tunings[e.name])) != (e.group == "exhale")]
    return "\n".join(
        (f"{title}:", HEADER, *rows, f"judged wrongly: {', '.join(wrong) or 'none'}", report_delay(known, tunings))
    )


ONSETS = ("from its first loud frame", "from where it stays loud", "from where it could move something")


def report_delay(known: Sequence[Example], tunings: dict[str, Tuning]) -> str:
    """How soon exhales are noticed."""
    found = np.array([delays(e, tunings[e.name]) for e in members(known, "exhale")])
    noticed = [column[np.isfinite(column)] for column in found.T]
    return "; ".join(_delay_text(*pair) for pair in zip(ONSETS, noticed, strict=True) if len(pair[1]))


def _delay_text(onset: str, noticed: Floats) -> str:
    median, late = np.quantile(noticed, (0.5, 0.95))
    early = int(np.sum(noticed <= SOON / 100))
    return (
        f"{onset}: noticed after {median:.2f} s (median), {late:.2f} s (95th percentile), "
        f"{early} of {len(noticed)} ({100 * early / len(noticed):.0f} %) in {SOON / 100} s"
    )


def report_synthetic() -> str:
    """What the detector finds in synthetic sounds that it has not learnt from."""
    made = examples(synthetic.recordings(synthetic.HELD_OUT, HELD_OUT))
    rows = [
        f"| {label} | {count(members(made, label), always(made, Tuning())).row()} |"
        for label in sorted({e.label for e in made})
    ]
    return "\n".join(("synthetic sounds, not learnt from:", HEADER, *rows))


def report_curve(known: Sequence[Example], cards: Sequence[Cards], trials: Trials) -> str:
    """What other limits would have found, cross-validated: the trade-off."""
    lines = ["trade-off, cross-validated:", "| cost of a breath in, other sound | found in each group |", "|---|---|"]
    for cost in CURVE:
        tunings = cross_validated(known, cards, trials, cost)
        found = (f"{group}: {count(members(known, group), tunings).row()}" for group in GROUPS)
        lines.append(f"| {', '.join(f'{value:g}' for value in cost.values())} | {'; '.join(found)} |")
        lines.append(report_delay(known, tunings))
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
    tests = tuning.vetoes(result.signs, result.stands_out) | asdict(tuning.points(result.signs, result.just_begun))
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
