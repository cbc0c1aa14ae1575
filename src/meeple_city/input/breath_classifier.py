"""Decide for every 10 ms of measured sound whether somebody is blowing, and how hard.

A jet of breath that hits a microphone shakes it below about 350 Hz, far louder than the breath sounds above that, and
goes on evenly. Two score cards, learnt from recordings, add up the signs of that: one against breath drawn in and
silence, one against all other sounds. A breath passes both, and five tests that no score can outweigh (docs/breath.md).
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from meeple_city.input.breath_cards import CARDS
from meeple_city.input.breath_features import FrameFeatures, decibels
from meeple_city.input.breath_scores import ScoreCard
from meeple_city.input.breath_signs import OVERLOAD, SIGNS, WARM_UP, SignTracker

AVERAGE = 5  # frames; our choice: strength is a mean over these
SETTLE = 20  # frames; until then lines are measured over less than their 200 ms of sound
LEVEL_WINDOW = 9  # frames; our choice: the overall level, as a median that shows the end of a breath within 50 ms
CAP = 4.0  # points; our choice: the most that one frame adds to the evidence, so that a single one never decides
CLIPPED_POINTS = 1.0  # our choice: the least that a clipped frame adds; a clipped knock is over before they are enough
ROOM_FRAMES = 1000  # the longest breath, limits.breath_s of models/physics.toml; anything longer is the room
START_FRAMES = 400  # our choice: a sound present from the start for 4 s is the room; quiet breaths are shorter
FAINT_SLACK = 4.0  # dB; our choice
CARD_SLACK = 2.0  # points; our choice
# Our choices: the recordings hold quiet breathing only, and nobody draws in breath as loudly as a hard blow.
HARD_DB = 12.0  # dB above the faintest blow from which loudness speaks against breath drawn in
HARD_POINTS_PER_DB = 0.15
HARD_POINTS = 3.0
DRAWN_IN = "not_drawn_in"

LOUD, OVER_HISS, LINES, HUM = (SIGNS.index(name) for name in ("loud", "over_hiss", "lines", "hum"))


@dataclass(frozen=True)
class Threshold:
    """The value a sign must reach, and how far it may fall short once a blow has begun."""

    limit: float
    slack: float

    def margin(self, value: float) -> float:
        """0 or more passes; -1 or more keeps a blow going."""
        return (value - self.limit) / self.slack


@dataclass(frozen=True)
class Tuning:
    """What separates breath from other sound: the score cards, and tests that no score can outweigh.

    `python -m tools.breath --train` learns the cards; the tests and slacks are our choice.
    """

    cards: tuple[ScoreCard, ...] = CARDS
    evidence: float = 8.0  # points above the limits, summed up over frames in a row, that start a blow
    over_hiss: Threshold = Threshold(-6.0, 3.0)  # dB of the low band above 2 to 6 kHz
    no_lines: Threshold = Threshold(-4.5, 0.4)  # minus the dB by which lines stand out of the spectrum
    no_hum: Threshold = Threshold(-6.0, 1.0)  # minus the dB by which lines stand out of the low band
    stands_out: Threshold = Threshold(8.0, 3.0)  # dB of the overall level above the room

    def points(self, signs: Sequence[float]) -> dict[str, float]:
        """The points of each card above its limit."""
        points = {card.name: card.score(signs) - card.limit for card in self.cards}
        points[DRAWN_IN] += hard_points(signs)
        return points

    def vetoes(self, signs: Sequence[float], stands_out: float) -> dict[str, float]:
        """The margins of the other tests, for a sound that is so many dB above the room."""
        return {
            "loud": signs[LOUD] / FAINT_SLACK,
            "over_hiss": self.over_hiss.margin(signs[OVER_HISS]),
            "no_lines": self.no_lines.margin(-signs[LINES]),
            "no_hum": self.no_hum.margin(-signs[HUM]),
            "stands_out": self.stands_out.margin(stands_out),
        }


def hard_points(signs: Sequence[float]) -> float:
    """The points of a hard blow against breath drawn in."""
    return min(HARD_POINTS, max(0.0, signs[LOUD] - HARD_DB) * HARD_POINTS_PER_DB)


@dataclass(frozen=True)
class Calibration:
    """How loud breath is on one microphone in one room; the default suits a microphone within arm's length."""

    faint: float = -56.0  # dB in the low band below which nothing counts; our choice: the faintest exhales recorded
    full: float = -14.0  # dB at which a blow has strength 1; our choice: a hard blow comes close to clipping
    room: float | None = None  # dB of the quiet room, None while unknown

    def strength(self, force: float) -> float:
        """Strength of a blow: it stands for air speed, and pressure on the microphone grows with speed squared."""
        return min(1.0, 10 ** ((force - self.full) / 40))


@dataclass(frozen=True)
class FrameResult:
    """The classifier's result for one frame."""

    strength: float
    loud: float  # dB of the low band, median of the last quarter second
    signs: tuple[float, ...]  # in the order of SIGNS
    stands_out: float  # dB of the overall level above the room; infinite while the room is unknown
    margin: float  # of the test that comes out worst
    level: float  # overall dB, median of the last quarter second
    quietest: float  # dB of the room so far
    clipped: bool  # so heavily that the shape of the spectrum is hidden
    potential: float  # the strength, if this is a blow


class RoomLevel:
    """Tracks the quietest level of the last ten seconds, which is taken for the level of the room."""

    def __init__(self, calibrated: float | None) -> None:
        self._count = 0 if calibrated is None else START_FRAMES
        # A monotonic queue: levels only rise, so the first is the minimum of the window.
        self._lows: deque[tuple[int, float]] = deque()
        if calibrated is not None:
            self._lows.append((self._count, calibrated))

    def add(self, level: float) -> None:
        """Add the level of the next frame."""
        self._count += 1
        while self._lows and self._lows[-1][1] >= level:
            self._lows.pop()
        self._lows.append((self._count, level))
        while self._lows[0][0] <= self._count - ROOM_FRAMES:
            self._lows.popleft()

    @property
    def quietest(self) -> float:
        """The lowest level of the window."""
        return self._lows[0][1] if self._lows else math.inf

    @property
    def known(self) -> bool:
        """Whether enough has been heard for any breath to have ended."""
        return self._count >= START_FRAMES


class BlowDecision:
    """Starts a blow when the points of frames in a row are enough, and ends it when a test clearly fails."""

    def __init__(self, evidence: float) -> None:
        self._needed = evidence
        self._evidence = 0.0
        self._blowing = False

    def add(self, points: float, margin: float, clipped: bool) -> bool:
        """Whether somebody is blowing, after a frame with these points and this margin of its worst test."""
        # Heavy clipping hides the shape of the spectrum, so such a frame does not end a blow.
        if self._blowing and clipped:
            return True
        added = min(CAP, max(points, CLIPPED_POINTS if clipped else 0.0))
        self._evidence = self._evidence + added if margin >= 0 else 0.0
        self._blowing = margin >= -1 if self._blowing else self._evidence >= self._needed
        return self._blowing


class BreathClassifier:
    """Decides frame by frame whether somebody is blowing and how hard; keeps the last half second of frames."""

    def __init__(self, calibration: Calibration, tuning: Tuning) -> None:
        self._calibration, self._tuning = calibration, tuning
        self._tracker = SignTracker()
        self._frames: deque[FrameFeatures] = deque(maxlen=LEVEL_WINDOW)
        self._room = RoomLevel(calibration.room)
        self._decision = BlowDecision(tuning.evidence)
        self._count = 0

    def classify(self, frame: FrameFeatures) -> FrameResult:
        """Classify the next frame of the stream."""
        self._frames.append(frame)
        self._count += 1
        level = _median(f.level for f in self._frames)
        if self._count >= WARM_UP + LEVEL_WINDOW:
            self._room.add(level)
        signs = self._tracker.add(frame, self._calibration.faint)
        stands_out = level - self._room.quietest if self._room.known else math.inf
        points = min(self._tuning.points(signs).values())
        margin = min(points / CARD_SLACK, *self._tuning.vetoes(signs, stands_out).values())
        clipped, potential = frame.clipped > OVERLOAD, self._strength()
        blowing = self._count >= SETTLE and self._decision.add(points, margin, clipped)
        return FrameResult(
            strength=potential if blowing else 0.0,
            loud=signs[LOUD] + self._calibration.faint,
            signs=signs,
            stands_out=stands_out,
            margin=margin,
            level=level,
            quietest=self._room.quietest,
            clipped=clipped,
            potential=potential,
        )

    def _strength(self) -> float:
        latest = list(self._frames)[-AVERAGE:]
        # The medians notice the end of a blow an eighth of a second late; the level shows it at once.
        if max(f.low for f in latest) < self._calibration.faint - 2 * FAINT_SLACK:
            return 0.0
        force = decibels(_mean([10 ** (f.force / 10) for f in latest]))
        clipped = min(1.0, _mean([f.clipped for f in latest]) / OVERLOAD)
        return max(clipped, self._calibration.strength(force))


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _median(values: Iterable[float]) -> float:
    ordered = sorted(values)
    return ordered[len(ordered) // 2]
