"""Synthesise sounds that must not count as breath: typing, footsteps, and fans and hisses that start suddenly.

There are few recordings of these, and a microphone on a desk hears them most. `LEARNT` is learnt from; `HELD_OUT`, from
other ranges that overlap, is only ever judged. Every number here is our choice.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

import numpy as np

from meeple_city.input.breath_features import Samples
from tools.breath.recordings import LabelledRecording, takes

SYNTHETIC = "synthetic:"  # how their labels begin
RATE = 16_000
SECONDS = 3.0
Range = tuple[float, float]


@dataclass(frozen=True)
class Conditions:
    """The ranges from which the sounds of one set are drawn."""

    name: str
    keys_per_s: Range
    click_s: Range
    click_hz: Range  # centre of a click's noise
    desk_hz: Range  # resonance of the desk under the keys
    steps_per_s: Range
    thud_hz: Range
    thud_s: Range  # decay
    scuff_s: Range
    slope: Range  # of the noise of a fan: its power falls with this power of the frequency
    ramp_s: Range  # how fast a fan or hiss starts
    peak_db: Range
    reverb_s: Range  # until an echo has fallen by 60 dB
    echo_db: Range
    tilt_db: Range  # per octave: the microphone
    noise_db: Range  # of the room


LEARNT = Conditions(
    name="learnt",
    keys_per_s=(3, 14),
    click_s=(0.005, 0.05),
    click_hz=(1000, 4500),
    desk_hz=(70, 380),
    steps_per_s=(0.8, 2.8),
    thud_hz=(40, 150),
    thud_s=(0.015, 0.08),
    scuff_s=(0.06, 0.25),
    slope=(-0.5, 0.8),
    ramp_s=(0.02, 0.5),
    peak_db=(-32, -2),
    reverb_s=(0.15, 0.8),
    echo_db=(-26, -10),
    tilt_db=(-2.5, 1.5),
    noise_db=(-80, -60),
)
HELD_OUT = Conditions(
    name="held-out",
    keys_per_s=(5, 12),
    click_s=(0.008, 0.04),
    click_hz=(800, 5000),
    desk_hz=(80, 330),
    steps_per_s=(1.4, 2.5),
    thud_hz=(40, 170),
    thud_s=(0.02, 0.06),
    scuff_s=(0.09, 0.2),
    slope=(-0.8, 0.7),
    ramp_s=(0.01, 0.8),
    peak_db=(-36, -1),
    reverb_s=(0.25, 0.6),
    echo_db=(-28, -14),
    tilt_db=(-2, 2),
    noise_db=(-85, -55),
)


def typing(c: Conditions, dice: np.random.Generator) -> Samples:
    """Keys that go down and up again: clicks, and the desk that answers."""
    sound = np.zeros(_size(SECONDS))
    desk, click = dice.uniform(*c.desk_hz), dice.uniform(*c.click_hz)
    thock = dice.uniform(0.0, 0.8)
    for at in _times(dice.uniform(*c.keys_per_s), 0.35, dice):
        length, loud = dice.uniform(*c.click_s), 10 ** (dice.uniform(-8, 0) / 20)
        _add(sound, at, loud * _burst(length, click * dice.uniform(0.8, 1.25), dice))
        _add(sound, at, loud * thock * _ring(length, desk * dice.uniform(0.9, 1.1)))
        _add(sound, at + dice.uniform(0.05, 0.12), 0.4 * loud * _burst(length / 2, click * 1.3, dice))
    return sound


def footsteps(c: Conditions, dice: np.random.Generator) -> Samples:
    """Heels that thud on a floor, and soles that scuff over it."""
    sound = np.zeros(_size(SECONDS))
    floor, scuff = dice.uniform(*c.thud_hz), dice.uniform(0.02, 0.3)
    heel, hard = dice.uniform(0.0, 0.5), dice.uniform(0.3, 1.0)
    for at in _times(dice.uniform(*c.steps_per_s), 0.1, dice):
        loud, decay = 10 ** (dice.uniform(-5, 0) / 20), dice.uniform(*c.thud_s)
        thud = _ring(decay, floor * dice.uniform(0.85, 1.15)) + hard * _burst(decay, 1.5 * floor, dice)
        _add(sound, at, loud * thud)
        _add(sound, at, loud * heel * _burst(0.01, dice.uniform(800, 2500), dice))
        length = dice.uniform(*c.scuff_s)
        noise = _coloured(_size(length), dice.uniform(-0.5, 0.5), 300, dice) * np.hanning(_size(length))
        _add(sound, at + dice.uniform(0.0, 0.12), loud * scuff * noise)
    return sound


def fan(c: Conditions, dice: np.random.Generator) -> Samples:
    """A fan, a tap or a hiss that is switched on: noise that is not steep, often with the hum of blades."""
    size, start = _size(SECONDS), dice.uniform(0.3, 1.2)
    times = np.arange(size) / RATE
    noise = _coloured(size, dice.uniform(*c.slope), 40, dice)
    blades, turns = dice.choice((0.0, 0.5, 1.0)), dice.uniform(60, 180)
    hum = sum(np.sin(2 * np.pi * turns * k * times + dice.uniform(0, 6)) / k for k in range(1, 7))
    rise = np.clip((times - start) / dice.uniform(*c.ramp_s), 0, 1)
    return np.asarray((noise + blades * hum) * rise)


KINDS: dict[str, Callable[[Conditions, np.random.Generator], Samples]] = {
    "keyboard_typing": typing,
    "footsteps": footsteps,
    "fan": fan,
}


def synthesise(kind: str, number: int, c: Conditions) -> Samples:
    """One sound of a kind, in its room and on its microphone; the same for the same number."""
    dice = np.random.default_rng([zlib.crc32(f"{c.name} {kind}".encode()), number])
    return _recorded(KINDS[kind](c, dice), c, dice)


def recordings(c: Conditions, count: int) -> list[LabelledRecording]:
    """So many sounds of each kind."""
    jobs = [(c, kind, number) for kind in KINDS for number in range(count)]
    with ProcessPoolExecutor(2) as pool:
        return list(pool.map(_recording, *zip(*jobs, strict=True), chunksize=4))


def _recording(c: Conditions, kind: str, number: int) -> LabelledRecording:
    made = takes(synthesise(kind, number, c), RATE, np.random.default_rng(number))
    return LabelledRecording(f"{c.name}-{kind}-{number}", SYNTHETIC + kind, number, made)


def _recorded(dry: Samples, c: Conditions, dice: np.random.Generator) -> Samples:
    """Echo, tilt, gain and noise."""
    times = np.arange(_size(0.6)) / RATE
    echo = dice.standard_normal(len(times)) * 10 ** (-3 * times / dice.uniform(*c.reverb_s))
    echo *= 10 ** (dice.uniform(*c.echo_db) / 20) / np.sqrt((echo**2).sum())
    echo[0] = 1.0
    size = len(dry) + len(echo)
    bins = np.fft.rfftfreq(size, 1 / RATE)
    tilt = 10 ** (dice.uniform(*c.tilt_db) * np.log2(np.clip(bins, 50, None) / 500) / 20)
    wet = np.fft.irfft(np.fft.rfft(dry, size) * np.fft.rfft(echo, size) * tilt, size)[: len(dry)]
    wet *= 10 ** (dice.uniform(*c.peak_db) / 20) / np.abs(wet).max()
    noise = _coloured(len(dry), dice.uniform(0, 1), 30, dice) * 10 ** (dice.uniform(*c.noise_db) / 20)
    return np.clip(wet + noise, -1, 1)


def _times(per_s: float, jitter: float, dice: np.random.Generator) -> Samples:
    beats = np.arange(0.2, SECONDS - 0.3, 1 / per_s)
    return np.asarray(beats + dice.uniform(0, jitter, len(beats)) / per_s)


def _add(sound: Samples, at: float, part: Samples) -> None:
    start = _size(at)
    end = min(len(sound), start + len(part))
    sound[start:end] += part[: end - start]


def _burst(decay: float, centre: float, dice: np.random.Generator) -> Samples:
    """Noise around a frequency that dies away."""
    times = np.arange(_size(6 * decay)) / RATE
    noise = dice.standard_normal(len(times))
    bins = np.fft.rfftfreq(len(times), 1 / RATE)
    band = 1 / (1 + (np.log2(np.clip(bins, 20, None) / centre) / 0.8) ** 2)
    made = np.fft.irfft(np.fft.rfft(noise) * band, len(times))
    return np.asarray(made / (np.abs(made).max() + 1e-9) * np.exp(-times / decay))


def _ring(decay: float, frequency: float) -> Samples:
    """A resonance that dies away."""
    times = np.arange(_size(6 * decay)) / RATE
    return np.asarray(np.sin(2 * np.pi * frequency * times) * np.exp(-times / decay))


def _coloured(size: int, slope: float, lowest: float, dice: np.random.Generator) -> Samples:
    """Noise of mean square 1 whose power falls with a power of the frequency."""
    bins = np.fft.rfftfreq(size, 1 / RATE)
    waves = np.fft.rfft(dice.standard_normal(size)) * np.where(
        bins < lowest, 0, np.maximum(bins, lowest) ** (-slope / 2)
    )
    noise = np.fft.irfft(waves, size)
    return np.asarray(noise / noise.std())


def _size(seconds: float) -> int:
    return round(seconds * RATE)
