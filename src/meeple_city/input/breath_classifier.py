"""Decide for every 10 ms of measured sound whether somebody is blowing, and how hard.

A jet of breath that hits a microphone shakes it below about 350 Hz, far louder than the breath sounds above that, and
goes on evenly. Score cards, learnt from recordings, add up the signs of that: one against breath drawn in and silence,
one against all other sounds, and one against those while the sound has only just begun. A breath passes the first and
one of the others, and five tests that no score can outweigh (docs/breath.md).
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
UNKNOWN_ROOM = -28.0  # dB overall; our choice: no room is louder, so from the start only a hard blow stands out of it
CLEAR_FRAMES = 10  # our choice: how long a blow must stand out of the room, in a row, before it surely is one
# Our choices: how many frames in a row must stand out of the room before a game gets a strength. The points of both
# cards say how much each counts: a clear blow needs 4 frames, a doubtful one 32.
CLEAR_ENOUGH = 8.0
LEAST_CLEAR, MOST_CLEAR = 0.25, 2.0
JUST_BEGUN = 30  # frames; our choice: for so long a sound has only just begun, and how it goes on is not known yet
JUST_BEGUN_RISE = 10.0  # dB by which the low band was quieter before a sound began; our choice
FAINT_SLACK = 4.0  # dB; our choice
CARD_SLACK = 2.0  # points; our choice
# Our choices: the recordings hold quiet breathing only, and nobody draws in breath as loudly as a hard blow.
HARD_DB = 12.0  # dB above the faintest blow from which loudness speaks against breath drawn in
HARD_POINTS_PER_DB = 0.15
HARD_POINTS = 3.0
DRAWN_IN, OTHER, OTHER_BEGUN = "not_drawn_in", "no_other_sound", "no_other_sound_begun"

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
class FramePoints:
    """The points of one frame above the limits of the cards."""

    drawn_in: float  # against breath drawn in and silence
    other: float  # against other sounds

    @property
    def worse(self) -> float:
        """The points of the card that gives less."""
        return min(self.drawn_in, self.other)

    @property
    def clear(self) -> float:
        """How much this frame counts towards a blow that can be heard to begin."""
        return max(LEAST_CLEAR, min(MOST_CLEAR, (1 + self.drawn_in) / 4, 1 + self.other / 2))


@dataclass(frozen=True)
class Tuning:
    """What separates breath from other sound: the score cards, and tests that no score can outweigh.

    `python -m tools.breath --train` learns the cards; the tests and slacks are our choice.
    """

    cards: tuple[ScoreCard, ...] = CARDS
    evidence: float = 8.0  # points above the limits, summed up over frames, that start a blow
    over_hiss: Threshold = Threshold(-6.0, 3.0)  # dB of the low band above 2 to 6 kHz
    no_lines: Threshold = Threshold(-4.5, 0.4)  # minus the dB by which lines stand out of the spectrum
    no_hum: Threshold = Threshold(-6.0, 1.0)  # minus the dB by which lines stand out of the low band
    stands_out: Threshold = Threshold(8.0, 3.0)  # dB of the overall level above the room

    def card(self, name: str) -> ScoreCard:
        """The card of that name."""
        return next(card for card in self.cards if card.name == name)

    def points(self, signs: Sequence[float], just_begun: bool) -> FramePoints:
        """The points of the cards above their limits, for a sound that has only just begun or one that has not."""
        drawn_in, other = self.card(DRAWN_IN), self.card(OTHER_BEGUN if just_begun else OTHER)
        return FramePoints(
            drawn_in.score(signs) - drawn_in.limit + hard_points(signs), other.score(signs) - other.limit
        )

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

    strength: float  # 0 unless this is breath that was heard to begin
    breath: bool  # whether this sounds like breath; if it is there from the start, it may still be the room
    loud: float  # dB of the low band, median of the last quarter second
    just_begun: bool  # whether the low band has risen lately
    signs: tuple[float, ...]  # in the order of SIGNS
    stands_out: float  # dB of the overall level above the room; infinite while the room is unknown
    margin: float  # of the test that comes out worst
    level: float  # overall dB, median of the last quarter second
    room: float  # dB of the room, as far as it is known
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
    def level(self) -> float:
        """The lowest level of the window; while that may still be a breath, no more than a loud room."""
        quietest = self._lows[0][1] if self._lows else math.inf
        return quietest if self.known else min(quietest, UNKNOWN_ROOM)

    @property
    def known(self) -> bool:
        """Whether enough has been heard for any breath to have ended."""
        return self._count >= START_FRAMES


class BlowDecision:
    """Starts a blow when the points add up to enough, and ends it when a test clearly fails."""

    def __init__(self, evidence: float) -> None:
        self._needed = evidence
        self._evidence = 0.0
        self._clear = 0.0  # what the frames count that, in a row, pass every test and stand out of the room
        self._clear_breath = 0  # how many of them there are since the blow started
        self._certain = False
        self.breath = False  # whether this sounds like breath
        self.begun = False  # whether it has also been heard to begin

    def add(self, points: FramePoints, vetoes: float, clipped: bool, over_room: bool) -> None:
        """Add a frame with these points and this margin of its worst other test."""
        margin = min(points.worse / CARD_SLACK, vetoes)
        added = min(CAP, max(points.worse, CLIPPED_POINTS) if clipped else points.worse)
        self._evidence = max(0.0, self._evidence + added) if vetoes >= 0 and margin >= -1 else 0.0
        # Heavy clipping hides the shape of the spectrum, so such a frame does not end a blow.
        goes_on = self.breath and (clipped or margin >= -1)
        self.breath = goes_on or self._evidence >= self._needed
        self._hear_beginning(points.clear if margin >= 0 and over_room else 0.0)

    def _hear_beginning(self, clear: float) -> None:
        """Let a blow begin as soon as it has been clear for long enough, and take that back if it does not last."""
        self._clear = self._clear + clear if clear else 0.0
        self._clear_breath = self._clear_breath + 1 if clear and self.breath else 0
        self._certain = self.breath and (self._certain or self._clear_breath >= CLEAR_FRAMES)
        self.begun = self.breath and (self._certain or self._clear >= CLEAR_ENOUGH)


@dataclass(frozen=True)
class Loudness:
    """How loud the sound is at one frame."""

    level: float  # overall dB, median of the last tenth of a second
    room: float  # dB of the room, as far as it is known
    room_known: bool
    potential: float  # the strength, if this is a blow
    just_begun: bool  # whether the low band has risen lately, or listening has only just begun

    @property
    def stands_out(self) -> float:
        """The overall level above the room in dB; infinite while the room is unknown."""
        return self.level - self.room if self.room_known else math.inf


class LevelTracker:
    """Follows how loud the sound and the room are."""

    def __init__(self, calibration: Calibration) -> None:
        self._calibration = calibration
        self._frames: deque[FrameFeatures] = deque(maxlen=LEVEL_WINDOW)
        self._lows: deque[float] = deque(maxlen=JUST_BEGUN + 1)
        self._room = RoomLevel(calibration.room)
        self._count = 0

    def add(self, frame: FrameFeatures) -> Loudness:
        """Add the next frame of the stream."""
        self._frames.append(frame)
        self._lows.append(frame.low)
        self._count += 1
        level = _median(f.level for f in self._frames)
        if self._count >= WARM_UP + LEVEL_WINDOW:
            self._room.add(level)
        return Loudness(level, self._room.level, self._room.known, self._strength(), self._just_begun())

    def _just_begun(self) -> bool:
        now = _median(frame.low for frame in list(self._frames)[-AVERAGE:])
        return min(self._lows) < now - JUST_BEGUN_RISE

    def _strength(self) -> float:
        latest = list(self._frames)[-AVERAGE:]
        # The medians notice the end of a blow an eighth of a second late; the level shows it at once.
        if max(f.low for f in latest) < self._calibration.faint - 2 * FAINT_SLACK:
            return 0.0
        force = decibels(_mean([10 ** (f.force / 10) for f in latest]))
        clipped = min(1.0, _mean([f.clipped for f in latest]) / OVERLOAD)
        return max(clipped, self._calibration.strength(force))


class BreathClassifier:
    """Decides frame by frame whether somebody is blowing and how hard; keeps the last half second of frames."""

    def __init__(self, calibration: Calibration, tuning: Tuning) -> None:
        self._calibration, self._tuning = calibration, tuning
        self._signs = SignTracker()
        self._levels = LevelTracker(calibration)
        self._decision = BlowDecision(tuning.evidence)
        self._count = 0

    def classify(self, frame: FrameFeatures) -> FrameResult:
        """Classify the next frame of the stream."""
        self._count += 1
        heard, signs = self._levels.add(frame), self._signs.add(frame, self._calibration.faint)
        points = self._tuning.points(signs, heard.just_begun)
        vetoes = min(self._tuning.vetoes(signs, heard.stands_out).values())
        clipped, over_room = frame.clipped > OVERLOAD, heard.level - heard.room >= self._tuning.stands_out.limit
        if self._count >= SETTLE:
            self._decision.add(points, vetoes, clipped, over_room)
        return FrameResult(
            strength=heard.potential if self._decision.begun else 0.0,
            breath=self._decision.breath,
            loud=signs[LOUD] + self._calibration.faint,
            just_begun=heard.just_begun,
            signs=signs,
            stands_out=heard.stands_out,
            margin=min(points.worse / CARD_SLACK, vetoes),
            level=heard.level,
            room=heard.room,
            clipped=clipped,
            potential=heard.potential,
        )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _median(values: Iterable[float]) -> float:
    ordered = sorted(values)
    return ordered[len(ordered) // 2]
