"""Learn the score cards of the breath detector by boosting, in which every round adds what helps most.

Against other sounds, a round adds a step: points for all values of one sign above a limit, and others for those below.
More complicated rules did not carry over to kinds of sound that they had not seen. The card for sounds that have only
just begun starts from what that card says of the spectrum and of what came before, and learns from their first frames
alone. Against breath drawn in and silence, which differ less from breath, a round adds a rule of up to DEPTH questions.
Where it is known whether more of a sign can only speak for or against breath, nothing else is tried. Nothing here is
random.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from meeple_city.errors import BadInput
from meeple_city.input.breath_classifier import (
    AVERAGE,
    DRAWN_IN,
    OTHER,
    OTHER_BEGUN,
    SETTLE,
    Calibration,
    LevelTracker,
    Tuning,
    hard_points,
)
from meeple_city.input.breath_scores import Rule, ScoreCard, Steps
from meeple_city.input.breath_signs import OVERLOAD, SIGNS, histories, signs_of_many
from tools.breath.recordings import LabelledRecording, Take
from tools.breath.synthetic import SYNTHETIC

Floats = npt.NDArray[np.float64]
Integers = npt.NDArray[np.intp]

# Our choices.
FOLDS = 12
NEIGHBOURS = 3  # recordings whose numbers differ by no more are never learnt from to judge each other
STEP = 6  # frames from one that is learnt from to the next: neighbours are alike
HEARD = 7  # frames after the start of a breath from which it has to be recognised
LEVEL_RANGE = 8.0  # dB below the loud parts of an exhale; quieter frames are not learnt from
BINS = 24  # steps of a sign
RIDGE = 1.5  # how many frames' worth of doubt there is about every step
TOTAL = 400.0  # the sum of all weights, to which RIDGE is compared
ROUNDS = 120  # of steps
RATE = 0.15  # how much of each step is taken
FOCUS = 0.8  # share of a recording's weight that goes to the frames that most resemble breath
RULES = 100
RULE_RATE = 0.12
DEPTH = 2
LEAST = 1.0  # frames' worth of doubt on each side of a question
# People type, click, walk and knock near their microphones, and a puff cannot be taken back.
NEAR = ("keyboard_typing", "mouse_click", "footsteps", "door_wood_knock", "clapping")
NEAR_WEIGHT = 2.0
SYNTHETIC_WEIGHT = 0.25  # so that what is synthesised of a kind weighs about as much as its recordings
EXHALE, INHALE, SOUND = "exhale", "inhale, silence", "other"  # groups of recordings
# For sounds that have only just begun.
BEGUN_STEP = 2  # frames
BEGUN_HEARD = 4  # frames after the start of a breath
BEGUN_RANGE = 10.0  # dB below the loud parts of an exhale
BEGUN_LEAST = 8  # frames; a take with fewer weighs less
BEGUN_TOTAL = 200.0
BEGUN_ROUNDS = 80
# Signs that say as much about a sound that has just begun: its spectrum, and what came before it.
KEPT = ("loud", "louder_before_", "over_", "low_tilt", "voice_over", "rough", "curved")
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
    """What the detector hears in one take, whatever its cards: an entry for every frame."""

    start: int  # the frame at which the recording starts
    low: Floats
    signs: Floats
    levels: Floats
    rooms: Floats
    potential: Floats
    clipped: npt.NDArray[np.bool_]
    vetoes: Floats  # the margin of the worst test other than the cards
    hard: Floats  # the points of a hard blow
    just_begun: npt.NDArray[np.bool_]


@dataclass(frozen=True)
class Example:
    """What is learnt from one recording."""

    name: str
    label: str
    number: int
    group: str
    takes: tuple[Heard, ...]

    @property
    def synthetic(self) -> bool:
        """Whether it is learnt from, but no recording to be measured by."""
        return self.label.startswith(SYNTHETIC)

    @property
    def kind(self) -> str:
        """What makes the sound."""
        return self.label.rsplit(":", 1)[-1]


def example(recording: LabelledRecording) -> Example:
    """Listen to a recording."""
    takes = tuple(_heard(take) for take in recording.takes)
    return Example(recording.name, recording.label, recording.number, recording.group, takes)


def _heard(take: Take) -> Heard:
    if not take.frames:
        raise BadInput("a recording of less than 10 ms: leave it out")
    calibration, tuning = Calibration(), Tuning()
    signs = signs_of_many(histories(take.frames), calibration.faint)
    heard = [loudness for tracker in [LevelTracker(calibration)] for loudness in map(tracker.add, take.frames)]
    rows = list(zip(signs.tolist(), heard, strict=True))
    return Heard(
        start=take.start,
        low=np.array([frame.low for frame in take.frames]),
        signs=signs,
        levels=np.array([h.level for h in heard]),
        rooms=np.array([h.room for h in heard]),
        potential=np.array([h.potential for h in heard]),
        clipped=np.array([frame.clipped > OVERLOAD for frame in take.frames], dtype=bool),
        vetoes=np.array([min(tuning.vetoes(row, h.stands_out).values()) for row, h in rows]),
        hard=np.array([hard_points(row) for row, _ in rows]),
        just_begun=np.array([h.just_begun for h in heard], dtype=bool),
    )


@dataclass(frozen=True)
class Lesson:
    """Frames to learn from: signs, whether each is breath, weights, and which take each belongs to."""

    signs: Floats
    breath: Floats
    weights: Floats
    takes: Integers


def lesson(examples: Sequence[Example], against: str, takes: int) -> Lesson:
    """The exhales and the recordings of another group, in their first so many takes."""
    signs, breath, weights, owners = [], [], [], []
    chosen = [(e, k, take) for e in examples if e.group in (EXHALE, against) for k, take in enumerate(e.takes[:takes])]
    for number, (e, k, take) in enumerate(chosen):
        frames = np.arange(len(take.levels))
        use = frames >= SETTLE - 1
        if e.group == EXHALE:
            use &= frames - take.start >= HEARD
            if use.any():
                use &= take.levels >= np.quantile(take.levels[use], 0.9) - LEVEL_RANGE
        picked = np.flatnonzero(use)[k % STEP :: STEP]
        signs.append(take.signs[picked])
        breath.append(np.full(len(picked), float(e.group == EXHALE)))
        weights.append(np.full(len(picked), _weight(e) / max(1, len(picked))))
        owners.append(np.full(len(picked), number))
    return Lesson(*(np.concatenate(part) for part in (signs, breath, weights, owners)))


def begun_lesson(examples: Sequence[Example]) -> Lesson:
    """The frames of exhales and other sounds that have only just begun and fail no other test by far."""
    signs, breath, weights = [], [], []
    owners: list[Integers] = []
    chosen = [(e, take) for e in examples if e.group in (EXHALE, SOUND) for take in e.takes]
    for e, take in chosen:
        frames = np.arange(len(take.levels))
        use = (frames >= SETTLE - 1) & take.just_begun & (take.vetoes >= -1)
        if e.group == EXHALE:
            near = _smooth(take.low) >= np.quantile(take.low[take.start :], 0.9) - BEGUN_RANGE
            use &= (frames - take.start >= BEGUN_HEARD) & near
        picked = np.flatnonzero(use)[::BEGUN_STEP]
        if not len(picked):
            continue
        signs.append(take.signs[picked])
        breath.append(np.full(len(picked), float(e.group == EXHALE)))
        weights.append(np.full(len(picked), _weight(e) / max(BEGUN_LEAST, len(picked))))
        owners.append(np.full(len(picked), len(owners)))
    return Lesson(*(np.concatenate(part) for part in (signs, breath, weights, owners)))


def _smooth(low: Floats) -> Floats:
    padded = np.concatenate((np.full(AVERAGE - 1, low[0]), low))
    return np.asarray(np.median(np.lib.stride_tricks.sliding_window_view(padded, AVERAGE), axis=1))


def _weight(e: Example) -> float:
    if e.synthetic:
        return SYNTHETIC_WEIGHT
    return NEAR_WEIGHT if e.label.removeprefix("other:") in NEAR else 1.0


@dataclass(frozen=True)
class Binned:
    """A lesson with every sign cut into steps, and weights by which both sides weigh the same."""

    edges: tuple[Floats, ...]
    steps: Integers  # a row for every sign, a column for every frame
    breath: Floats
    weights: Floats

    def sums(self, values: Floats, rows: Integers) -> Floats:
        """Sums of values over frames, up to every step of every sign."""
        chosen = values[rows]
        return np.array([np.bincount(steps, chosen, BINS) for steps in self.steps[:, rows]]).cumsum(axis=1)


def binned(frames: Lesson, weights: Floats, total: float = TOTAL) -> Binned:
    """Cut the signs of a lesson into steps that hold equally many frames."""
    breath = frames.breath
    edges = tuple(
        np.unique(np.quantile(column, np.linspace(0, 1, BINS + 1)[1:-1]).round(2)) for column in frames.signs.T
    )
    steps = [np.searchsorted(edge, column, side="right") for edge, column in zip(edges, frames.signs.T, strict=True)]
    sides = breath * weights / (breath * weights).sum() + (1 - breath) * weights / ((1 - breath) * weights).sum()
    return Binned(edges, np.stack(steps), breath, total / 2 * sides)


def learn_steps(examples: Sequence[Example]) -> ScoreCard:
    """Learn the card against other sounds; the second time with the frames that decide in focus."""
    frames = lesson(examples, SOUND, 4)
    first = boost_steps(OTHER, binned(frames, frames.weights), ROUNDS)
    return boost_steps(OTHER, binned(frames, focused(frames, scores(first, frames.signs))), ROUNDS)


def learn_begun(examples: Sequence[Example], other: ScoreCard) -> ScoreCard:
    """Learn the card against other sounds that have only just begun, from that against other sounds."""
    frames = begun_lesson(examples)
    kept = ScoreCard(OTHER_BEGUN, 0.0, {k: v for k, v in other.steps.items() if k.startswith(KEPT)})
    known = scores(kept, frames.signs)
    first = boost_steps(OTHER_BEGUN, binned(frames, frames.weights, BEGUN_TOTAL), BEGUN_ROUNDS, known)
    weights = focused(frames, known + scores(first, frames.signs))
    more = boost_steps(OTHER_BEGUN, binned(frames, weights, BEGUN_TOTAL), BEGUN_ROUNDS, known)
    return added(kept, more)


def focused(frames: Lesson, score: Floats) -> Floats:
    """Weights by which the frames of a recording that are most like breath weigh most."""
    best = np.full(frames.takes.max() + 1, -np.inf)
    np.maximum.at(best, frames.takes, score)
    near = np.exp(score - best[frames.takes])
    near *= (np.bincount(frames.takes, frames.weights) / np.bincount(frames.takes, near).clip(1e-9))[frames.takes]
    return np.asarray((1 - FOCUS) * frames.weights + FOCUS * near)


def added(one: ScoreCard, other: ScoreCard) -> ScoreCard:
    """A card that gives the points of two cards of steps."""
    steps: dict[str, Steps] = {}
    for sign in SIGNS:
        parts = [card.steps[sign] for card in (one, other) if sign in card.steps]
        if parts:
            edges = tuple(sorted({edge for part in parts for edge in part[0]}))
            values = [sum(p[bisect_right(e, x)] for e, p in parts) for x in (-np.inf, *edges)]
            steps[sign] = edges, tuple(round(value, 2) for value in values)
    return ScoreCard(one.name, 0.0, steps)


def boost_steps(name: str, data: Binned, rounds: int, known: Floats | None = None) -> ScoreCard:
    """Fit steps that add up to the log odds of breath, or to what a score that is already known lacks of it."""
    score = np.zeros(len(data.breath)) if known is None else known.copy()
    points, everything = np.zeros((len(SIGNS), BINS)), np.arange(len(data.breath))
    for _ in range(rounds):
        chance = 1 / (1 + np.exp(-score))
        pull = data.sums(data.weights * (data.breath - chance), everything)
        doubt = data.sums(data.weights * chance * (1 - chance), everything)
        left = pull[:, :-1] / (doubt[:, :-1] + RIDGE)
        right = (pull[:, -1:] - pull[:, :-1]) / (doubt[:, -1:] - doubt[:, :-1] + RIDGE)
        gain = pull[:, :-1] * left + (pull[:, -1:] - pull[:, :-1]) * right
        gain[DIRECTIONS[:, None] * (right - left) < 0] = -1
        sign, limit = np.unravel_index(gain.argmax(), gain.shape)
        step = RATE * np.where(np.arange(BINS) <= limit, left[sign, limit], right[sign, limit])
        points[sign] += step
        score += step[data.steps[sign]]
    return _step_card(name, data.edges, points)


def _step_card(name: str, edges: Sequence[Floats], points: Floats) -> ScoreCard:
    """A score card; steps without a difference are joined."""
    steps: dict[str, Steps] = {}
    for sign, edge, values in zip(SIGNS, edges, points, strict=True):
        rounded = [round(float(value), 2) for value in values[: len(edge) + 1]]
        kept = [k for k in range(len(edge)) if rounded[k] != rounded[k + 1]]
        if kept:
            steps[sign] = tuple(float(edge[k]) for k in kept), (rounded[kept[0]], *(rounded[k + 1] for k in kept))
    return ScoreCard(name, 0.0, steps)


def learn_rules(examples: Sequence[Example]) -> ScoreCard:
    """Learn the card against breath drawn in and silence; overdriven, those would sound like nothing that exists."""
    frames = lesson(examples, INHALE, 3)
    data = binned(frames, frames.weights)
    rules: list[Rule] = []
    score = np.zeros(len(data.breath))
    for _ in range(RULES):
        chance = 1 / (1 + np.exp(-score))
        growth = Growth(data, data.weights * (data.breath - chance), data.weights * chance * (1 - chance))
        rule = growth.rule(np.arange(len(score)), DEPTH, -np.inf, np.inf)
        rules.append(rule)
        score += answers(rule, frames.signs)
    return ScoreCard(DRAWN_IN, 0.0, {}, tuple(rules))


@dataclass(frozen=True)
class Growth:
    """Grows one rule, question by question; bounds keep every answer on the right side of earlier ones."""

    data: Binned
    pull: Floats
    doubt: Floats

    def rule(self, rows: Integers, depth: int, least: float, most: float) -> Rule:
        """The best rule for some of the frames."""
        pull, doubt = self.pull[rows].sum(), self.doubt[rows].sum()
        flat = float(np.clip(pull / (doubt + RIDGE), least, most))
        if depth == 0 or doubt < 2 * LEAST:
            return round(RULE_RATE * flat, 3)
        pulls, doubts = (self.data.sums(values, rows)[:, :-1] for values in (self.pull, self.doubt))
        sides = ((pulls, doubts), (pull - pulls, doubt - doubts))
        left, right = (np.clip(p / (d + RIDGE), least, most) for p, d in sides)
        gain = sum(p * value - (d + RIDGE) * value**2 / 2 for (p, d), value in zip(sides, (left, right), strict=True))
        gain = gain - (pull * flat - (doubt + RIDGE) * flat**2 / 2)
        gain[DIRECTIONS[:, None] * (right - left) < 0] = -1
        gain[(doubts < LEAST) | (doubt - doubts < LEAST)] = -1
        sign, step = (int(k) for k in np.unravel_index(gain.argmax(), gain.shape))
        if gain[sign, step] <= 1e-9:
            return round(RULE_RATE * flat, 3)
        middle, direction = float(left[sign, step] + right[sign, step]) / 2, DIRECTIONS[sign]
        below = self.data.steps[sign, rows] <= step
        return (
            SIGNS[sign],
            float(self.data.edges[sign][step]),
            self.rule(rows[below], depth - 1, middle if direction < 0 else least, middle if direction > 0 else most),
            self.rule(rows[~below], depth - 1, middle if direction > 0 else least, middle if direction < 0 else most),
        )


def answers(rule: Rule, signs: Floats) -> Floats:
    """The points of a rule for every row of signs."""
    if not isinstance(rule, tuple):
        return np.full(len(signs), rule)
    name, limit, below, above = rule
    return np.where(signs[:, SIGNS.index(name)] < limit, answers(below, signs), answers(above, signs))


def scores(card: ScoreCard, signs: Floats) -> Floats:
    """The score of every row of signs."""
    total = np.zeros(len(signs))
    for name, (edges, points) in card.steps.items():
        total += np.array(points)[np.searchsorted(edges, signs[:, SIGNS.index(name)], side="right")]
    for rule in card.rules:
        total += answers(rule, signs)
    return total


Cards = tuple[ScoreCard, ScoreCard, ScoreCard]
Limits = tuple[float, float, float]


def learn_cards(examples: Sequence[Example]) -> Cards:
    """Learn all cards, with limits still at 0."""
    other = learn_steps(examples)
    return learn_rules(examples), other, learn_begun(examples, other)


def folds(examples: Sequence[Example]) -> dict[str, int]:
    """The fold of each recording.

    Recordings with neighbouring numbers, which may share person, room and day, stay together, and so do whole kinds of
    other sounds.
    """
    fold: dict[str, int] = {}
    for label in ("exhale", "inhale", "silence"):
        ordered = sorted((e.number, e.name) for e in examples if e.label == label)
        fold |= {name: k * FOLDS // len(ordered) for k, (_, name) in enumerate(ordered)}
    kinds = sorted({e.kind for e in examples if e.group == SOUND and not e.synthetic})
    # Synthetic sounds are left out along with recordings of their kind, and otherwise always learnt from.
    return fold | {e.name: kinds.index(e.kind) % FOLDS for e in examples if e.group == SOUND and e.kind in kinds}


def without(examples: Sequence[Example], held: Sequence[Example]) -> list[Example]:
    """The examples that may be learnt from to judge those held out: neither these nor their neighbours."""
    names = {e.name for e in held}
    numbers = {(e.label, e.number + k) for e in held if e.group != SOUND for k in range(-NEIGHBOURS, NEIGHBOURS + 1)}
    return [e for e in examples if e.name not in names and (e.label, e.number) not in numbers]


def tuned(cards: Cards, limits: Limits) -> Tuning:
    """A detector with these cards and limits."""
    return Tuning(cards=tuple(replace(card, limit=limit) for card, limit in zip(cards, limits, strict=True)))
