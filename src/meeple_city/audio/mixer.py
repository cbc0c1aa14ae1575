"""Mix sounds into stereo: the same mixer for the loudspeaker and for files.

What comes out depends only on what is played when, not on how much is read at a time. Nothing is ever louder than the
ceiling: a limiter looks ahead and turns down before a peak arrives.
"""

from __future__ import annotations

import heapq
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from meeple_city.audio.sound_bank import RATE, BankedSound, Mono, SoundBank
from meeple_city.audio.sound_plan import SPEECH, SoundPlan, TimedSound
from meeple_city.audio.sound_settings import GROUPS, Mixing

BLOCK = 480  # frames mixed at once: 10 ms
Stereo = npt.NDArray[np.float32]  # a row for each frame: left, right


@dataclass(frozen=True)
class Volumes:
    """How loud each group is, from 0 to 1."""

    impacts: float = 1.0
    voices: float = 1.0
    wind: float = 1.0
    murmur: float = 1.0
    speech: float = 1.0
    all: float = 1.0

    def of(self, group: str) -> float:
        """How loud a group is in the end."""
        value: float = getattr(self, group)
        return min(1.0, max(0.0, value)) * min(1.0, max(0.0, self.all))


@dataclass
class _Voice:
    """A sound that plays once."""

    sound: TimedSound
    group: str
    samples: Mono
    at: int  # the frame it begins at
    sides: Mono  # how loud left and right
    ending: bool = False  # it makes room for another: it fades in this block

    @property
    def end(self) -> int:
        return self.at + len(self.samples)


@dataclass
class _Swell:
    """A loop that follows a curve."""

    sound: TimedSound
    group: str
    samples: Mono
    at: int
    frames: npt.NDArray[np.float64]  # of the points of the curve, from `at`
    left: npt.NDArray[np.float64]
    right: npt.NDArray[np.float64]

    @property
    def end(self) -> int:
        return self.at + int(self.frames[-1])


@dataclass
class _Held:
    """A loop that is as loud as it was last told to be."""

    group: str
    samples: Mono
    wanted: float = 0.0
    level: float = 0.0


@dataclass(order=True)
class _Waiting:
    at: int
    number: int
    sound: TimedSound = field(compare=False)


class Mixer:
    """Turns sounds into stereo, block after block."""

    def __init__(self, bank: SoundBank, volumes: Volumes | None = None) -> None:
        self.volumes = volumes or Volumes()
        self.position = 0  # the next frame to be read
        self._bank = bank
        self._settings = bank.settings.mixing
        self._limiter = _Limiter(self._settings)
        self._mixed = 0  # the next frame to be mixed
        self._ready: Stereo = np.zeros((0, 2), np.float32)
        self._waiting: list[_Waiting] = []
        self._count = 0
        self._voices: list[_Voice] = []
        self._swells: list[_Swell] = []
        self._held: dict[str, _Held] = {}
        self._levels = {group: self.volumes.of(group) for group in (*GROUPS, SPEECH)}
        self._ducked = 1.0  # how loud everything else is while somebody speaks

    @property
    def playing(self) -> tuple[TimedSound, ...]:
        """The sounds in the last block."""
        return (*(voice.sound for voice in self._voices), *(swell.sound for swell in self._swells))

    def play(self, sound: TimedSound, at: int) -> None:
        """Play a sound from a frame on; one whose time has passed begins at once, a curve where it would be by now."""
        self._find(sound)
        self._count += 1
        heapq.heappush(self._waiting, _Waiting(at, self._count, sound))

    def play_plan(self, plan: Iterable[TimedSound], start_s: float = 0.0) -> None:
        """Play a whole plan; `start_s` of the plan is the frame to be read next."""
        for sound in plan:
            self.play(sound, self.position + round((sound.at_s - start_s) * RATE))

    def hold(self, name: str, level: float) -> None:
        """Let a loop sound this loud, from 0 to 1, until told otherwise."""
        if name not in self._held:
            sound = self._bank.find(name)
            self._held[name] = _Held(sound.group, sound.variation(0))
        self._held[name].wanted = min(1.0, max(0.0, level))

    def silence(self) -> None:
        """Forget everything that plays or waits; loops that are held fade."""
        self._waiting.clear()
        self._swells.clear()
        for voice in self._voices:
            voice.ending = True
        for held in self._held.values():
            held.wanted = 0.0

    def read(self, count: int) -> Stereo:
        """The next frames."""
        parts, there = [self._ready], len(self._ready)
        while there < count:
            parts.append(self._limiter.limit(self._mix()))
            there += len(parts[-1])
        ready = np.concatenate(parts)
        self._ready = ready[count:]
        self.position += count
        return ready[:count]

    # ---- one block

    def _mix(self) -> Stereo:
        start, end = self._mixed, self._mixed + BLOCK
        self._begin_what_is_due(end)
        block: dict[str, Stereo] = {}
        for voice in self._voices:
            _add_voice(_room(block, voice.group), voice, start)
        for swell in self._swells:
            _add_swell(_room(block, swell.group), swell, start)
        for held in self._held.values():
            self._add_held(block, held, start)
        self._voices = [voice for voice in self._voices if voice.end > end and not voice.ending]
        self._swells = [swell for swell in self._swells if swell.end > end]
        self._mixed = end
        return self._sum(block)

    def _begin_what_is_due(self, end: int) -> None:
        due = []
        while self._waiting and self._waiting[0].at < end:
            due.append(heapq.heappop(self._waiting))
        # The most important first: none begins only to make room for another.
        for waiting in sorted(due, key=lambda waiting: -waiting.sound.importance):
            banked = self._find(waiting.sound)
            if waiting.sound.curve:
                self._swells.append(_swell(waiting.sound, banked, waiting.at))
            elif self._has_room(waiting.sound.importance):
                self._voices.append(_voice(waiting.sound, banked, max(self._mixed, waiting.at)))

    def _has_room(self, importance: float) -> bool:
        """Whether another voice may begin; if need be, the least important one ends for it."""
        voices = [voice for voice in self._voices if not voice.ending]
        if len(voices) < self._settings.voices:
            return True
        weakest = min(voices, key=lambda voice: voice.sound.importance)
        if weakest.sound.importance >= importance:
            return False
        weakest.ending = True
        return True

    def _add_held(self, block: dict[str, Stereo], held: _Held, start: int) -> None:
        if held.level == held.wanted == 0:
            return
        step = BLOCK / RATE / self._settings.ease_s
        level = held.level + min(step, max(-step, held.wanted - held.level))
        rise = np.linspace(held.level, level, BLOCK, endpoint=False, dtype=np.float32)
        held.level = level
        wave = held.samples.take(np.arange(start, start + BLOCK), mode="wrap") * rise
        _room(block, held.group)[:] += wave[:, None] * np.float32(np.sqrt(0.5))

    def _sum(self, block: dict[str, Stereo]) -> Stereo:
        """Put the groups together; a volume that has changed is eased in. Speech turns down whatever else is heard."""
        total: Stereo = np.zeros((BLOCK, 2), np.float32)
        for group, before in self._levels.items():
            if group == SPEECH:
                self._duck(total, SPEECH in block)
            now = self.volumes.of(group)
            self._levels[group] = now
            if group not in block:
                continue
            if before == now:
                total += block[group] * np.float32(now)
            else:
                total += block[group] * np.linspace(before, now, BLOCK, dtype=np.float32)[:, None]
        return total

    def _duck(self, total: Stereo, speaking: bool) -> None:
        """Turn down what is heard besides speech, or let it come back."""
        settings, before = self._settings, self._ducked
        step = BLOCK / RATE / settings.duck_s
        lowest = 10 ** (settings.duck_db / 20)
        self._ducked = max(lowest, before - step) if speaking else min(1.0, before + step)
        if not before == self._ducked == 1.0:
            total *= np.linspace(before, self._ducked, BLOCK, dtype=np.float32)[:, None]

    def _find(self, sound: TimedSound) -> BankedSound:
        """What a sound is made of: from the bank, unless it brings that along."""
        if sound.samples is not None:
            return BankedSound(sound.sound, SPEECH, False, (sound.samples,))
        return self._bank.find(sound.sound)


def render(
    plan: SoundPlan, length_s: float, bank: SoundBank, volumes: Volumes | None = None, start_s: float = 0.0
) -> Stereo:
    """A plan as sound, from a moment of it on, exactly this long."""
    mixer = Mixer(bank, volumes)
    mixer.play_plan(plan, start_s)
    return mixer.read(round(length_s * RATE))


def _room(block: dict[str, Stereo], group: str) -> Stereo:
    if group not in block:
        block[group] = np.zeros((BLOCK, 2), np.float32)
    return block[group]


def _sides(gain: float, pan: float) -> Mono:
    """Left and right, of constant power."""
    angle = (min(1.0, max(-1.0, pan)) + 1) * np.pi / 4
    return np.array([gain * np.cos(angle), gain * np.sin(angle)], np.float32)


def _voice(sound: TimedSound, banked: BankedSound, at: int) -> _Voice:
    samples = banked.variation(sound.variation)
    if sound.pitch != 1.0:
        places = np.arange(0.0, len(samples) - 1, sound.pitch)
        samples = np.interp(places, np.arange(len(samples)), samples).astype(np.float32)
    return _Voice(sound, banked.group, samples, at, _sides(sound.gain, sound.pan))


def _swell(sound: TimedSound, banked: BankedSound, at: int) -> _Swell:
    sides = np.array([_sides(sound.gain * point.gain, point.pan) for point in sound.curve], np.float64)
    frames = np.array([round(point.at_s * RATE) for point in sound.curve], np.float64)
    return _Swell(sound, banked.group, banked.variation(0), at, frames, sides[:, 0], sides[:, 1])


def _add_voice(block: Stereo, voice: _Voice, start: int) -> None:
    first = max(0, voice.at - start)
    begun = max(0, start - voice.at)
    wave = voice.samples[begun : begun + BLOCK - first]
    if voice.ending:
        wave = wave * np.linspace(1, 0, len(wave), dtype=np.float32)
    block[first : first + len(wave)] += wave[:, None] * voice.sides


def _add_swell(block: Stereo, swell: _Swell, start: int) -> None:
    frames = np.arange(start - swell.at, start - swell.at + BLOCK)
    wave = swell.samples.take(frames, mode="wrap")
    block[:, 0] += wave * np.interp(frames, swell.frames, swell.left, left=0.0, right=0.0)
    block[:, 1] += wave * np.interp(frames, swell.frames, swell.right, left=0.0, right=0.0)


class _Limiter:
    """Keeps everything below the ceiling.

    The sound is cut into chunks. The gain at the border of two chunks is what the louder of them needs, and between two
    borders it changes in a straight line: so no frame of a chunk has more gain than that chunk needs.
    """

    def __init__(self, settings: Mixing) -> None:
        self._ceiling = 10 ** (settings.ceiling_db / 20)
        self._chunk = round(settings.look_ahead_s * RATE)
        self._rise = self._chunk / RATE / settings.release_s  # the most that the gain rises in a chunk
        self._tail: Stereo = np.zeros((0, 2), np.float32)  # mixed, and waiting for what follows
        self._gain = 1.0  # at the beginning of the tail

    def limit(self, block: Stereo) -> Stereo:
        """Take a block, and return what can be let go: all but the last chunk."""
        mixed = np.concatenate([self._tail, block])
        chunks = len(mixed) // self._chunk - 1
        peaks = np.abs(mixed[: (chunks + 1) * self._chunk]).reshape(chunks + 1, -1).max(axis=1)
        needed = np.minimum(1.0, self._ceiling / np.maximum(peaks, 1e-9))
        borders = [self._gain]
        for this, following in pairwise(needed.tolist()):
            borders.append(min(this, following, borders[-1] + self._rise))
        self._gain = borders[-1]
        self._tail = mixed[chunks * self._chunk :]
        done = mixed[: chunks * self._chunk]
        if min(borders) == 1.0:
            return done
        places = np.arange(len(done)) / self._chunk
        return np.asarray(done * np.interp(places, np.arange(chunks + 1), borders)[:, None], np.float32)
