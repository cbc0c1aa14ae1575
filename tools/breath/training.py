"""Learn the two score cards of the breath detector: boosted stumps, which add up to one small table per sign.

A stump gives points to all values of a sign above a limit, and others to those below. Every round adds the stump that
helps most; where it is known whether more of a sign can only speak for or against breath, other stumps are not tried.
Nothing here is random.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from meeple_city.input.breath_classifier import SETTLE, Calibration, Tuning
from meeple_city.input.breath_scores import ScoreCard
from meeple_city.input.breath_signs import MEMORY, SIGNS, WARM_UP, WINDOW, row, signs
from tools.breath.recordings import LabelledRecording, Take

Floats = npt.NDArray[np.float64]

# Our choices.
FOLDS = 12
STEP = 6  # frames from one that is learnt from to the next: neighbours are alike
HEARD = 7  # frames after the start of a breath from which it has to be recognised
LEVEL_RANGE = 8.0  # dB below the loud parts of an exhale; quieter frames are not learnt from
ROUNDS = 120
RATE = 0.15  # how much of each stump is taken
BINS = 24  # steps of a sign
RIDGE = 1.5  # how many frames' worth of doubt there is about every step
TOTAL = 400.0  # the sum of all weights, to which RIDGE is compared
FOCUS = 0.8  # share of a recording's weight that goes to the frames that most resemble breath
LIMITS = {
    "inhale, silence": -0.5,
    "other": 0.0,
}  # points; somewhat below even odds: several frames have to agree anyway
# People type, click, walk and knock near their microphones, and a puff cannot be taken back.
NEAR = ("keyboard_typing", "mouse_click", "footsteps", "door_wood_knock", "clapping")
NEAR_WEIGHT = 2.0
NAMES = {"inhale, silence": "not_drawn_in", "other": "no_other_sound"}
# Of these signs, more never speaks against breath.
FOR = ("loud", "over_")
# Of these signs, more never speaks for breath.
AGAINST = (
    "rough",
    "uneven_",
    "jump_",
    "flutter_",
    "louder_before_",
    "fallen_",
    "dropped_",
    "lines",
    "hum",
    "changing_",
    "clicks",
    "peaked",
)
DIRECTIONS = np.array([1 if name.startswith(FOR) else -1 if name.startswith(AGAINST) else 0 for name in SIGNS])


@dataclass(frozen=True)
class Heard:
    """The signs of one take, after SETTLE: of every frame, or of every STEP-th."""

    signs: Floats
    levels: Floats
    since: npt.NDArray[np.intp]  # frames since the recording started


@dataclass(frozen=True)
class Example:
    """What is learnt from one recording."""

    name: str
    label: str
    number: int
    group: str
    takes: tuple[Heard, ...]  # the first has every frame


def example(recording: LabelledRecording) -> Example:
    """The signs of a recording."""
    takes = tuple(_heard(take, 1 if k == 0 else STEP, k) for k, take in enumerate(recording.takes))
    return Example(recording.name, recording.label, recording.number, recording.group, takes)


def _heard(take: Take, step: int, offset: int) -> Heard:
    rows = np.array([row(frame) for frame in take.frames])
    rows[: WARM_UP - 1] = rows[WARM_UP - 1 : WARM_UP]
    rows = np.concatenate((np.repeat(rows[:1], MEMORY - 1, axis=0), rows))
    ends = np.arange(SETTLE - 1 + (offset if step > 1 else 0), len(take.frames), step)
    faint = Calibration().faint
    levels = np.array([frame.level for frame in take.frames])
    return Heard(
        signs=np.array([signs(rows[k : k + MEMORY], faint) for k in ends]).reshape(-1, len(SIGNS)),
        levels=np.array([np.sort(levels[k - WINDOW + 1 : k + 1])[WINDOW // 2] for k in ends]),
        since=ends - take.start,
    )


@dataclass(frozen=True)
class Lesson:
    """Frames to learn from: signs, whether each is breath, weights, and which take each belongs to."""

    signs: Floats
    breath: Floats
    weights: Floats
    takes: npt.NDArray[np.intp]


def lesson(examples: Sequence[Example], against: str) -> Lesson:
    """The exhales and the recordings of another group."""
    signs_, breath, weights, owners = [], [], [], []
    chosen = [(e, k, take) for e in examples if e.group in ("exhale", against) for k, take in enumerate(e.takes)]
    for number, (e, k, take) in enumerate(chosen):
        use = take.since >= (HEARD if e.group == "exhale" else 0)
        if e.group == "exhale" and use.any():
            use &= take.levels >= np.quantile(take.levels[use], 0.9) - LEVEL_RANGE
        picked = np.flatnonzero(use)[:: STEP if k == 0 else 1]
        signs_.append(take.signs[picked])
        breath.append(np.full(len(picked), float(e.group == "exhale")))
        weights.append(np.full(len(picked), _weight(e) / max(1, len(picked))))
        owners.append(np.full(len(picked), number))
    return Lesson(*(np.concatenate(part) for part in (signs_, breath, weights, owners)))


def _weight(e: Example) -> float:
    return NEAR_WEIGHT if e.label.removeprefix("other:") in NEAR else 1.0


def learn(examples: Sequence[Example], against: str) -> ScoreCard:
    """Learn the card that tells breath from one group; the second time with the frames that decide in focus."""
    frames = lesson(examples, against)
    first = boost(against, frames.signs, frames.breath, frames.weights)
    score = scores(first, frames.signs)
    best = np.full(frames.takes.max() + 1, -np.inf)
    np.maximum.at(best, frames.takes, score)
    near = np.exp(score - best[frames.takes])
    near *= (np.bincount(frames.takes, frames.weights) / np.bincount(frames.takes, near).clip(1e-9))[frames.takes]
    return boost(against, frames.signs, frames.breath, (1 - FOCUS) * frames.weights + FOCUS * near)


def boost(against: str, values: Floats, breath: Floats, weights: Floats) -> ScoreCard:
    """Fit an additive model of the log odds of breath, both sides weighing the same."""
    weights = (
        TOTAL
        / 2
        * (breath * weights / (breath * weights).sum() + (1 - breath) * weights / ((1 - breath) * weights).sum())
    )
    edges = [np.unique(np.quantile(column, np.linspace(0, 1, BINS + 1)[1:-1]).round(2)) for column in values.T]
    binned = [np.searchsorted(edge, column, side="right") for edge, column in zip(edges, values.T, strict=True)]
    count, width = len(edges), BINS
    places = (np.stack(binned, axis=1) + np.arange(count) * width).ravel()
    points, score = np.zeros((count, width)), np.zeros(len(values))
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(-score))
        pull = _sums(places, weights * (breath - chance), count)
        doubt = _sums(places, weights * chance * (1 - chance), count)
        left, right = (
            pull[:, :-1] / (doubt[:, :-1] + RIDGE),
            (pull[:, -1:] - pull[:, :-1]) / (doubt[:, -1:] - doubt[:, :-1] + RIDGE),
        )
        gain = pull[:, :-1] * left + (pull[:, -1:] - pull[:, :-1]) * right
        gain[DIRECTIONS[:, None] * (right - left) < 0] = -1
        sign, limit = np.unravel_index(gain.argmax(), gain.shape)
        step = RATE * np.where(np.arange(width) <= limit, left[sign, limit], right[sign, limit])
        points[sign] += step
        score += step[binned[int(sign)]]
    return card(against, edges, points)


def _sums(places: npt.NDArray[np.intp], values: Floats, count: int) -> Floats:
    """Sums of values up to every step of every sign."""
    return np.bincount(places, np.repeat(values, count), count * BINS).reshape(count, BINS).cumsum(axis=1)


def card(against: str, edges: Sequence[Floats], points: Floats) -> ScoreCard:
    """A score card; steps without a difference are joined."""
    steps: dict[str, tuple[tuple[float, ...], tuple[float, ...]]] = {}
    for sign, edge, values in zip(SIGNS, edges, points, strict=True):
        rounded = [round(float(value), 2) for value in values[: len(edge) + 1]]
        kept = [k for k in range(len(edge)) if rounded[k] != rounded[k + 1]]
        if kept:
            steps[sign] = tuple(float(edge[k]) for k in kept), (rounded[kept[0]], *(rounded[k + 1] for k in kept))
    return ScoreCard(NAMES[against], LIMITS[against], steps)


def scores(score_card: ScoreCard, values: Floats) -> Floats:
    """The score of every row of signs."""
    total = np.zeros(len(values))
    for name, (edges, points) in score_card.steps.items():
        total += np.array(points)[np.searchsorted(edges, values[:, SIGNS.index(name)], side="right")]
    return total


def folds(examples: Sequence[Example], count: int) -> dict[str, int]:
    """The fold of each recording.

    Recordings with neighbouring numbers, which may share person, room and day, stay together, and so do whole kinds of
    other sounds.
    """
    fold: dict[str, int] = {}
    for label in ("exhale", "inhale", "silence"):
        ordered = sorted((e.number, e.name) for e in examples if e.label == label)
        fold |= {name: k * count // len(ordered) for k, (_, name) in enumerate(ordered)}
    kinds = sorted({e.label for e in examples if e.group == "other"})
    return fold | {e.name: kinds.index(e.label) % count for e in examples if e.group == "other"}


def train(examples: Sequence[Example]) -> Tuning:
    """Learn the cards against breath drawn in and silence, and against other sounds."""
    return Tuning(cards=(learn(examples, "inhale, silence"), learn(examples, "other")))
