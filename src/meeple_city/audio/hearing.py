"""Plan the sounds of a shot from what is known about it: pure, and the same for a window and for a video.

What the rules say about it has sounds of its own: see `telling_sounds`.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise

from meeple_city.audio.sound_plan import CurvePoint, Ear, EarAt, Place, SoundPlan, TimedSound, in_order
from meeple_city.audio.sound_settings import FallHearing, Hearing, SlideHearing

WOOD, CARD = "wood", "card"
BOARD, TABLE, GROUND = "board", "table", "ground"  # what everything stands on
SLIDERS = ("paws", "vehicle", "body")
FALLERS = ("meeple", "floor")
LATEST_FRAME_S = 0.1  # our choice: a piece without a key frame for this long has stopped in between
FADE_S = 0.03  # our choice: how long sliding takes to begin and to end
VOICE = 1.5  # importance; the hardest impact has 1


@dataclass(frozen=True)
class SoundingPiece:
    """A piece as the ear knows it; one that cannot move has no mass."""

    kind: str
    material: str  # "wood" or "card"; of what lies below also "board", "table" or "ground"
    mass_kg: float
    longest_m: float

    @property
    def fixed(self) -> bool:
        """Whether it is part of what everything stands on."""
        return self.mass_kg == 0


@dataclass(frozen=True)
class Knock:
    """Two pieces hit each other; the impulse is in newton seconds."""

    at_s: float
    a: str
    b: str
    impulse: float
    place: Place


@dataclass(frozen=True)
class TimedPlace:
    """Where a piece is at a moment."""

    at_s: float
    place: Place


@dataclass(frozen=True)
class HeardBreath:
    """A breath: where the mouth is, and (seconds, strength) over time."""

    mouth: Place
    curve: tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class ShotSounds:
    """Everything about a shot that can be heard."""

    pieces: Mapping[str, SoundingPiece]
    knocks: tuple[Knock, ...]
    paths: Mapping[str, tuple[TimedPlace, ...]]  # of the pieces that moved
    breath: HeardBreath | None = None
    held: str = ""  # the piece in the hand,
    held_until_s: float = 0.0  # which is silent until it is let go


def plan_shot(shot: ShotSounds, hearing: Hearing, ear_at: EarAt) -> SoundPlan:
    """Every sound of a shot."""
    falls = sorted(_falls(shot, hearing.fall), key=lambda fall: (fall.at_s, fall.piece))
    return in_order(
        [
            *(_knock(knock, shot, hearing, ear_at(knock.at_s)) for knock in shot.knocks),
            *_slides(shot, hearing, ear_at),
            *_shrieks(falls, hearing, ear_at),
            *_murmur(falls, hearing),
            *_wind(shot.breath, hearing, ear_at),
        ]
    )


# ---- impacts


def _knock(knock: Knock, shot: ShotSounds, hearing: Hearing, ear: Ear) -> TimedSound:
    settings = hearing.impact
    a, b = shot.pieces[knock.a], shot.pieces[knock.b]
    loudness = min(1.0, knock.impulse * 1000 / settings.loudest_mn_s) ** settings.exponent
    near, pan = ear.hear(knock.place, hearing.room)
    lot = lot_of(f"{knock.at_s:.6f}", knock.a, knock.b)
    pitch = 1 + settings.pitch_spread * (lot % 1001 / 500 - 1)
    if GROUND in (a.material, b.material):
        pitch *= settings.ground_pitch
    return TimedSound(
        at_s=knock.at_s,
        sound=impact_sound(a, b, knock.impulse, hearing),
        gain=loudness * near,
        pan=pan,
        pitch=pitch,
        variation=lot // 1001,
        importance=loudness,
    )


def impact_sound(a: SoundingPiece, b: SoundingPiece, impulse: float, hearing: Hearing) -> str:
    """The name of the sound two pieces make; the impulse is in newton seconds."""
    settings = hearing.impact
    moving = [piece for piece in (a, b) if not piece.fixed] or [a]
    # The lighter piece is the one that is stopped or sent flying: its change of speed makes the sound hard or soft.
    speed = impulse / (min(piece.mass_kg for piece in moving) or 1.0)
    large = max(piece.longest_m for piece in moving) * 1000 >= settings.large_mm
    hardness = ("soft", "medium", "hard")[sum(speed >= border for border in settings.hardness_m_s)]
    return f"{_pair(a, b)}-{'large' if large else 'small'}-{hardness}"


def _pair(a: SoundingPiece, b: SoundingPiece) -> str:
    below = {TABLE: TABLE, GROUND: TABLE, BOARD: BOARD}
    for piece, other in ((a, b), (b, a)):
        if other.material in below:
            return f"{piece.material if piece.material == CARD else WOOD}-on-{below[other.material]}"
    if a.material == b.material:
        return f"{a.material}-on-{a.material}"
    return "wood-on-card"


# ---- sliding


def _slides(shot: ShotSounds, hearing: Hearing, ear_at: EarAt) -> Iterator[TimedSound]:
    for id_, path in sorted(shot.paths.items()):
        if shot.pieces[id_].kind in SLIDERS:
            since = shot.held_until_s if id_ == shot.held else -math.inf
            yield from _slides_of(id_, [point for point in path if point.at_s >= since], hearing, ear_at)


def _slides_of(id_: str, path: Sequence[TimedPlace], hearing: Hearing, ear_at: EarAt) -> Iterator[TimedSound]:
    settings = hearing.slide
    steps = [(a, b, _sliding(a, b, settings)) for a, b in pairwise(path)]
    for slides, group in groupby(steps, key=lambda step: step[2] > 0):
        run = list(group)
        began, ended = run[0][0].at_s, run[-1][1].at_s
        if not slides or ended - began < settings.least_s:
            continue
        points = [CurvePoint(0.0, 0.0, 0.0)]
        for a, b, speed in run:
            near, pan = ear_at(b.at_s).hear(b.place, hearing.room)
            loudness = min(1.0, speed / settings.loudest_m_s)
            points.append(CurvePoint((a.at_s + b.at_s) / 2 - began, loudness * near, pan))
        points.append(CurvePoint(ended - began + FADE_S, 0.0, points[-1].pan))
        points[0] = CurvePoint(0.0, 0.0, points[1].pan)
        loudest = max(point.gain for point in points)
        yield TimedSound(began, "slide", variation=lot_of(id_), importance=loudest, curve=tuple(points))


def _sliding(a: TimedPlace, b: TimedPlace, settings: SlideHearing) -> float:
    """How fast a piece slides from one key frame to the next; 0 if it rests, flies or tumbles."""
    span = b.at_s - a.at_s
    if not 0 < span <= LATEST_FRAME_S or abs(b.place[2] - a.place[2]) > settings.level_m_s * span:
        return 0.0
    speed = math.dist(a.place[:2], b.place[:2]) / span
    return speed if speed >= settings.least_m_s else 0.0


# ---- falling


@dataclass(frozen=True)
class _Fall:
    at_s: float
    piece: str
    kind: str
    place: Place
    depth_m: float


def _falls(shot: ShotSounds, settings: FallHearing) -> Iterator[_Fall]:
    """Every Floor and Meeple that comes down, from the moment it begins to."""
    for id_, path in shot.paths.items():
        kind = shot.pieces[id_].kind
        depth = path[0].place[2] - path[-1].place[2] if path else 0.0
        if kind not in FALLERS or depth * 1000 < settings.least_mm:
            continue
        for a, b in pairwise(path):
            if b.at_s > a.at_s and (a.place[2] - b.place[2]) / (b.at_s - a.at_s) >= settings.begins_m_s:
                yield _Fall(a.at_s, id_, kind, a.place, depth)
                break


def _shrieks(falls: Sequence[_Fall], hearing: Hearing, ear_at: EarAt) -> Iterator[TimedSound]:
    """Those who fall deepest shriek, a few of them, not all at once."""
    settings = hearing.fall
    chosen: list[_Fall] = []
    for fall in sorted(falls, key=lambda fall: (-fall.depth_m, fall.piece)):
        apart = all(abs(fall.at_s - other.at_s) >= settings.apart_s for other in chosen)
        if fall.kind == "meeple" and apart and len(chosen) < settings.shrieks:
            chosen.append(fall)
    for fall in chosen:
        near, pan = ear_at(fall.at_s).hear(fall.place, hearing.room)
        lot = lot_of(fall.piece, f"{fall.at_s:.6f}")
        yield TimedSound(fall.at_s, "shriek", near, pan, variation=lot, importance=VOICE)


def _murmur(falls: Sequence[_Fall], hearing: Hearing) -> Iterator[TimedSound]:
    """The City holds its breath before a collapse, loudly."""
    if len(falls) < hearing.fall.collapse:
        return
    curve = hearing.murmur.curve
    first = curve[0][0]
    points = tuple(CurvePoint(at_s - first, level, 0.0) for at_s, level in curve)
    yield TimedSound(falls[0].at_s + first, "murmur", importance=VOICE, curve=points)


# ---- wind


def _wind(breath: HeardBreath | None, hearing: Hearing, ear_at: EarAt) -> Iterator[TimedSound]:
    if breath is None or len(breath.curve) < 2:
        return
    began = breath.curve[0][0]
    for i, sound in enumerate(("wind", "wind-lips")):
        points = []
        for at_s, strength in breath.curve:
            near, pan = ear_at(at_s).hear(breath.mouth, hearing.room)
            points.append(CurvePoint(at_s - began, wind_levels(strength, hearing)[i] * near, pan))
        yield TimedSound(began, sound, importance=VOICE, curve=tuple(points))


def wind_levels(strength: float, hearing: Hearing) -> tuple[float, float]:
    """How loud the jet and the hiss at the lips are for a strength from 0 to 1."""
    strength = min(1.0, max(0.0, strength))
    return strength, float(strength**hearing.wind.lips_exponent)


def lot_of(*names: object) -> int:
    """A number that looks random and is always the same for the same thing."""
    return zlib.crc32(":".join(map(str, names)).encode())
