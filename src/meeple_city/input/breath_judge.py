"""Is this a blow, and how hard: the verdict on every 10 ms of measured sound.

A jet of breath that meets a microphone shakes it below some 350 Hz far more than the breath can be heard above; no
voice, knock, clap or breath drawn in does that for a quarter of a second without a line in its spectrum. So a breath is
what passes seven tests at once (docs/breath.md). Medians over the quarter second keep single moments from deciding.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from meeple_city.input.breath_features import Hop, decibels

WINDOW = 25  # hops; own: medians over a quarter second
AVERAGE = 5  # hops; own: strength is a mean over them
SETTLE = 25  # hops; own: until then the medians rest on frames that hold silence from before the first sample
CONFIRM = 5  # hops; own: tests must be passed in a row for a blow to begin, so that lines are looked for twice
ROOM_HOPS = 1000  # the longest breath, limits.breath_s of models/physics.toml; what goes on longer is the room
START_HOPS = 400  # own: what was there from the start and goes on for 4 s is the room; quiet breaths are shorter
FAINT_SLACK = 4.0  # dB; own
OVERLOAD = 0.05  # own: with this share of the samples clipped nobody can tell how much harder it blows
SPILT = 3.0  # dB; own: so much flatter is noise that is clipped for half of the time


@dataclass(frozen=True)
class Bound:
    """One thing a breath must be: the value it has to reach, and by how much it may slip once a breath has begun."""

    limit: float
    slack: float

    def margin(self, value: float) -> float:
        """At least 0 passes, at least -1 still holds."""
        return (value - self.limit) / self.slack


@dataclass(frozen=True)
class Signs:
    """What the tests look at; more is more like a breath in all of them."""

    loud: float  # dB of the low band
    over_voice: float  # dB of the low band above 700 to 2000 Hz
    over_hiss: float  # dB of the low band above 2 to 6 kHz
    no_lines: float  # minus the dB lines stand out of the spectrum
    no_hum: float  # minus the dB lines stand out of the low band
    steady: float  # minus the dB from the loudest of the window down
    stands_out: float  # dB of the whole above the room; infinite while the room is unknown


@dataclass(frozen=True)
class Tuning:
    """Where breath ends and other sound begins: bounds on all signs but the first, which is the calibration's.

    Limits fitted on recordings (tools/measure_breath.py --fit does it anew) and rounded towards what the physics let
    expect; slacks are own.
    """

    over_voice: Bound = Bound(3.0, 3.0)
    over_hiss: Bound = Bound(-0.5, 3.0)
    no_lines: Bound = Bound(-3.9, 0.4)
    no_hum: Bound = Bound(-5.0, 1.0)
    steady: Bound = Bound(-7.5, 4.0)
    stands_out: Bound = Bound(6.0, 3.0)

    def margin(self, signs: Signs, loud: Bound) -> float:
        """How well the worst test is passed."""
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
    """What one microphone in one room makes of breath; the default suits one at arm's length or nearer."""

    faint: float = -50.0  # dB in the low band below which nothing counts; fitted on recordings of quiet breathing
    full: float = -14.0  # dB at which a blow has strength 1; own: a hard blow comes near clipping
    room: float | None = None  # dB of the quiet room, None while unknown

    def strength(self, force: float) -> float:
        """Strength of a blow; it is air speed, and pressure on the microphone goes with the square of that."""
        return min(1.0, 10 ** ((force - self.full) / 40))


@dataclass(frozen=True)
class Moment:
    """What the detector makes of one hop."""

    strength: float
    signs: Signs
    margin: float  # how well the worst test is passed
    level: float  # dB of the whole, over the last quarter second
    quietest: float  # dB of the quietest heard before


class Room:
    """The quietest of the last seconds; what stands out of it is news."""

    def __init__(self, calibrated: float | None) -> None:
        self._heard = 0 if calibrated is None else START_HOPS
        # Levels that only rise: the first is the lowest of the window, and no later one can be before it falls out.
        self._lows: deque[tuple[int, float]] = deque()
        if calibrated is not None:
            self._lows.append((self._heard, calibrated))

    def hear(self, level: float) -> None:
        """Take one hop's level in."""
        self._heard += 1
        while self._lows and self._lows[-1][1] >= level:
            self._lows.pop()
        self._lows.append((self._heard, level))
        while self._lows[0][0] <= self._heard - ROOM_HOPS:
            self._lows.popleft()

    @property
    def quietest(self) -> float:
        """The lowest level heard lately."""
        return self._lows[0][1] if self._lows else math.inf

    @property
    def known(self) -> bool:
        """Whether that was long enough for a breath to have ended meanwhile."""
        return self._heard >= START_HOPS


class Judge:
    """Decides hop by hop whether this is a blow and how strong; owns the last quarter second of measurements."""

    def __init__(self, calibration: Calibration, tuning: Tuning) -> None:
        self._calibration, self._tuning = calibration, tuning
        self._loud = Bound(calibration.faint, FAINT_SLACK)
        self._hops: deque[Hop] = deque(maxlen=WINDOW)
        self._drops: deque[float] = deque(maxlen=WINDOW)
        self._room = Room(calibration.room)
        self._heard = 0
        self._passed = 0
        self._blowing = False

    def hear(self, hop: Hop) -> Moment:
        """The verdict on the next hop."""
        self._hops.append(hop)
        self._drops.append(max(h.middle for h in self._hops) - hop.middle)
        self._heard += 1
        level = _median(h.level for h in self._hops)
        if self._heard >= SETTLE:
            self._room.hear(level)
        signs = self._signs(level)
        margin = self._tuning.margin(signs, self._loud)
        # A frame driven far into clipping says nothing about its shape: what was decided before it stands.
        if self._heard >= SETTLE and not (self._blowing and hop.clipped > OVERLOAD):
            self._decide(margin)
        return Moment(self._strength() if self._blowing else 0.0, signs, margin, level, self._room.quietest)

    def _decide(self, margin: float) -> None:
        self._passed = self._passed + 1 if margin >= 0 else 0
        self._blowing = margin >= -1 if self._blowing else self._passed >= CONFIRM

    def _signs(self, level: float) -> Signs:
        hops = self._hops
        return Signs(
            loud=_median(h.low for h in hops),
            over_voice=_median(h.low - h.middle + _spilt(h) for h in hops),
            over_hiss=_median(h.low - h.high + _spilt(h) for h in hops),
            no_lines=-hops[-1].tones,
            no_hum=-hops[-1].hum,
            steady=-_median(self._drops),
            stands_out=level - self._room.quietest if self._room.known else math.inf,
        )

    def _strength(self) -> float:
        late = list(self._hops)[-AVERAGE:]
        # Medians know of an end an eighth of a second late; the level knows at once.
        if max(h.low for h in late) < self._calibration.faint - 2 * FAINT_SLACK:
            return 0.0
        force = decibels(_mean([10 ** (h.force / 10) for h in late]))
        clipped = min(1.0, _mean([h.clipped for h in late]) / OVERLOAD)
        return max(clipped, self._calibration.strength(force))


def _spilt(hop: Hop) -> float:
    """What clipping took from the low band's lead: it spills what is loudest into all bands above."""
    return SPILT if hop.clipped > OVERLOAD else 0.0


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def _median(values: Iterable[float]) -> float:
    ordered = sorted(values)
    return ordered[len(ordered) // 2]
