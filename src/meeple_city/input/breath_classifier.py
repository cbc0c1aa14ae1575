"""Decide for every 10 ms of measured sound whether somebody is blowing, and how hard.

A jet of breath that hits a microphone shakes it below about 350 Hz, far louder than the breath sounds above that. No
voice, knock, clap or breath drawn in does the same for a quarter of a second without a line in its spectrum. So a
breath is whatever passes seven tests at once (docs/breath.md). Medians over a quarter second keep single frames from
deciding.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from meeple_city.input.breath_features import FrameFeatures, decibels

WINDOW = 25  # frames; our choice: medians over a quarter second
AVERAGE = 5  # frames; our choice: strength is a mean over these
SETTLE = 25  # frames; our choice: until then the medians include the silence assumed before the first sample
CONFIRM = 5  # frames in a row that must pass to start a blow; our choice: lines are then measured twice
ROOM_FRAMES = 1000  # the longest breath, limits.breath_s of models/physics.toml; anything longer is the room
START_FRAMES = 400  # our choice: a sound present from the start for 4 s is the room; quiet breaths are shorter
FAINT_SLACK = 4.0  # dB; our choice
OVERLOAD = 0.05  # our choice: with this fraction of the samples clipped, a harder blow sounds the same
SPILL = 3.0  # dB; our choice: how much flatter the spectrum of noise gets when it clips half of the time


@dataclass(frozen=True)
class Threshold:
    """The value a sign must reach, and how far it may fall short once a blow has begun."""

    limit: float
    slack: float

    def margin(self, value: float) -> float:
        """0 or more passes; -1 or more keeps a blow going."""
        return (value - self.limit) / self.slack


@dataclass(frozen=True)
class BreathSigns:
    """The values the tests look at; for each of them, more means more like a breath."""

    loud: float  # dB of the low band
    over_voice: float  # dB of the low band above 700 to 2000 Hz
    over_hiss: float  # dB of the low band above 2 to 6 kHz
    no_lines: float  # minus the dB by which lines stand out of the spectrum
    no_hum: float  # minus the dB by which lines stand out of the low band
    steady: float  # minus the dB below the loudest frame of the window
    stands_out: float  # dB of the overall level above the room; infinite while the room is unknown


@dataclass(frozen=True)
class Tuning:
    """What separates breath from other sound: thresholds for all signs but `loud`, which the calibration sets.

    The limits were fitted on recordings (`tools/measure_breath.py --fit` repeats the fit) and rounded towards what
    the physics suggests; the slacks are our choice.
    """

    over_voice: Threshold = Threshold(3.0, 3.0)
    over_hiss: Threshold = Threshold(-0.5, 3.0)
    no_lines: Threshold = Threshold(-3.9, 0.4)
    no_hum: Threshold = Threshold(-5.0, 1.0)
    steady: Threshold = Threshold(-7.5, 4.0)
    stands_out: Threshold = Threshold(6.0, 3.0)

    def margin(self, signs: BreathSigns, loud: Threshold) -> float:
        """The margin of the test that comes out worst."""
        return min(
            loud.margin(signs.loud),
            self.over_voice.margin(signs.over_voice),
            self.over_hiss.margin(signs.over_hiss),
            self.no_lines.margin(signs.no_lines),
            self.no_hum.margin(signs.no_hum),
            self.steady.margin(signs.steady),
            self.stands_out.margin(signs.stands_out),
        )


@dataclass(frozen=True)
class Calibration:
    """How loud breath is on one microphone in one room; the default suits a microphone within arm's length."""

    faint: float = -50.0  # dB in the low band below which nothing counts; fitted on recordings of quiet breathing
    full: float = -14.0  # dB at which a blow has strength 1; our choice: a hard blow comes close to clipping
    room: float | None = None  # dB of the quiet room, None while unknown

    def strength(self, force: float) -> float:
        """Strength of a blow: it stands for air speed, and pressure on the microphone grows with speed squared."""
        return min(1.0, 10 ** ((force - self.full) / 40))


@dataclass(frozen=True)
class FrameResult:
    """The classifier's result for one frame."""

    strength: float
    signs: BreathSigns
    margin: float  # of the test that comes out worst
    level: float  # overall dB, median of the last quarter second
    quietest: float  # dB of the room so far


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


class BreathClassifier:
    """Decides frame by frame whether somebody is blowing and how hard; keeps the last quarter second of frames."""

    def __init__(self, calibration: Calibration, tuning: Tuning) -> None:
        self._calibration, self._tuning = calibration, tuning
        self._loud = Threshold(calibration.faint, FAINT_SLACK)
        self._frames: deque[FrameFeatures] = deque(maxlen=WINDOW)
        self._drops: deque[float] = deque(maxlen=WINDOW)
        self._room = RoomLevel(calibration.room)
        self._count = 0
        self._passed = 0
        self._blowing = False

    def classify(self, frame: FrameFeatures) -> FrameResult:
        """Classify the next frame of the stream."""
        self._frames.append(frame)
        self._drops.append(max(f.middle for f in self._frames) - frame.middle)
        self._count += 1
        level = _median(f.level for f in self._frames)
        if self._count >= SETTLE:
            self._room.add(level)
        signs = self._signs(level)
        margin = self._tuning.margin(signs, self._loud)
        # Heavy clipping hides the shape of the spectrum, so such a frame does not change the decision.
        if self._count >= SETTLE and not (self._blowing and frame.clipped > OVERLOAD):
            self._decide(margin)
        return FrameResult(self._strength() if self._blowing else 0.0, signs, margin, level, self._room.quietest)

    def _decide(self, margin: float) -> None:
        self._passed = self._passed + 1 if margin >= 0 else 0
        self._blowing = margin >= -1 if self._blowing else self._passed >= CONFIRM

    def _signs(self, level: float) -> BreathSigns:
        frames = self._frames
        return BreathSigns(
            loud=_median(f.low for f in frames),
            over_voice=_median(f.low - f.middle + _spill(f) for f in frames),
            over_hiss=_median(f.low - f.high + _spill(f) for f in frames),
            no_lines=-frames[-1].tones,
            no_hum=-frames[-1].hum,
            steady=-_median(self._drops),
            stands_out=level - self._room.quietest if self._room.known else math.inf,
        )

    def _strength(self) -> float:
        latest = list(self._frames)[-AVERAGE:]
        # The medians notice the end of a blow an eighth of a second late; the level shows it at once.
        if max(f.low for f in latest) < self._calibration.faint - 2 * FAINT_SLACK:
            return 0.0
        force = decibels(_mean([10 ** (f.force / 10) for f in latest]))
        clipped = min(1.0, _mean([f.clipped for f in latest]) / OVERLOAD)
        return max(clipped, self._calibration.strength(force))


def _spill(frame: FrameFeatures) -> float:
    """How much clipping reduced the low band's lead: it spreads the loudest band into all bands above it."""
    return SPILL if frame.clipped > OVERLOAD else 0.0


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _median(values: Iterable[float]) -> float:
    ordered = sorted(values)
    return ordered[len(ordered) // 2]
