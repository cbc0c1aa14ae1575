"""What is to be heard when: the records between whoever plans sounds, the mixer and the loudspeaker."""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

import numpy as np
import numpy.typing as npt

from meeple_city.audio.sound_settings import RoomHearing

Place = tuple[float, float, float]  # metres; the table's own coordinates
SPEECH = "speech"  # a sound that brings its own samples; everything else makes room for it
SPEECH_IMPORTANCE = 100.0  # whatever else is heard; our choice
STEP_S = 0.005  # our choice: over this much time a clock's speed is measured


@dataclass(frozen=True)
class CurvePoint:
    """A moment of a sound that lasts: seconds after it begins, how loud, how far right."""

    at_s: float
    gain: float
    pan: float


@dataclass(frozen=True)
class TimedSound:
    """A sound to be heard once; one with a curve is a loop that swells and fades along it."""

    at_s: float
    sound: str  # its name in the bank
    gain: float = 1.0
    pan: float = 0.0  # from -1, left, to 1, right
    pitch: float = 1.0
    variation: int = 0
    importance: float = 1.0  # the least important are left out if there are too many
    curve: tuple[CurvePoint, ...] = ()
    samples: npt.NDArray[np.float32] | None = field(default=None, repr=False, compare=False)  # of speech


def speech(at_s: float, samples: npt.NDArray[np.float32]) -> TimedSound:
    """A spoken line."""
    return TimedSound(at_s, SPEECH, importance=SPEECH_IMPORTANCE, samples=samples)


SoundPlan = tuple[TimedSound, ...]  # in the order of time


@dataclass(frozen=True)
class Ear:
    """Where somebody listens from, and where right is."""

    at: Place
    right: Place

    @staticmethod
    def looking(eye_m: Place, target_m: Place) -> Ear:
        """The ear of a camera. One that looks straight down has its right on +x."""
        dx, dy = target_m[0] - eye_m[0], target_m[1] - eye_m[1]
        length = math.hypot(dx, dy)
        return Ear(eye_m, (dy / length, -dx / length, 0.0) if length > 1e-6 else (1.0, 0.0, 0.0))

    def hear(self, place: Place, room: RoomHearing) -> tuple[float, float]:
        """How loud something there is, and how far right, from -1 to 1."""
        away = tuple(there - here for there, here in zip(place, self.at, strict=True))
        distance = math.hypot(*away)
        if distance < 1e-6:
            return 1.0, 0.0
        side = sum(part * way for part, way in zip(away, self.right, strict=True)) / distance
        return (room.near_m / max(room.near_m, distance)) ** room.fade, room.width * side


EarAt = Callable[[float], Ear]  # the ear at a moment of the track, in seconds


def in_order(sounds: Iterable[TimedSound]) -> SoundPlan:
    """A plan from sounds in any order."""
    return tuple(sorted(sounds, key=lambda sound: (sound.at_s, sound.sound, sound.variation)))


def retimed(plan: SoundPlan, clock: Callable[[float], float], slowest_pitch: float) -> SoundPlan:
    """The plan as a picture with slow motion or cuts shows it.

    `clock` turns a moment of the track into one of the picture. Sounds come when they are seen, and lower while time is
    slow, but never below the given share of their pitch.
    """
    return in_order(_retimed(sound, clock, slowest_pitch) for sound in plan)


def _retimed(sound: TimedSound, clock: Callable[[float], float], slowest_pitch: float) -> TimedSound:
    at_s = clock(sound.at_s)
    shown_s = clock(sound.at_s + STEP_S) - clock(sound.at_s - STEP_S)
    speed = 2 * STEP_S / shown_s if shown_s > 0 else 1.0
    curve = tuple(replace(point, at_s=clock(sound.at_s + point.at_s) - at_s) for point in sound.curve)
    return replace(sound, at_s=at_s, pitch=sound.pitch * min(1.0, max(slowest_pitch, speed)), curve=curve)


class SoundCues:
    """Hands out the sounds of a plan as its time comes, at any speed, with pauses and jumps."""

    def __init__(self, plan: SoundPlan) -> None:
        self._plan = plan
        self._times = [sound.at_s for sound in plan]
        self._next = 0

    def due(self, at_s: float, ahead_s: float = 0.0) -> SoundPlan:
        """The sounds not yet handed out whose time comes before `ahead_s` after `at_s`."""
        end = max(self._next, bisect_left(self._times, at_s + ahead_s))
        found, self._next = self._plan[self._next : end], end
        return found

    def seek(self, at_s: float) -> None:
        """Jump to a moment; what lies before it has been heard or is left out."""
        self._next = bisect_left(self._times, at_s)
