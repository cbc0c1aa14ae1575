"""What monsters roar and Meeples shriek."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .signals import Signal, chance_for, curve, faded, in_band, resonance, times, to_peak, voiced, white, wobble

PEAK = 0.95


@dataclass(frozen=True)
class RoarRecipe:
    """The voice of one monster."""

    seconds: float
    pitch_hz: tuple[float, float, float]
    formants_hz: tuple[float, float, float]
    growl_hz: float
    breath: float
    rasp: float


@dataclass(frozen=True)
class ShriekRecipe:
    """The voices of Meeples."""

    variations: int
    seconds: float
    rate: int
    pitch_hz: tuple[float, float]
    formants_hz: tuple[float, float, float]
    tremble_hz: tuple[float, float]


def roar(name: str, recipe: RoarRecipe, rate: int) -> Signal:
    """A mouth opens, the throat flutters, and closes again."""
    chance = chance_for(name)
    t = times(recipe.seconds, rate)
    start, top, end = recipe.pitch_hz
    unsteady = 1 + 0.06 * wobble(chance, len(t), rate, 9.0)
    pitch = curve(t, [(0.0, start), (0.3, top), (0.65, top * 0.94), (1.0, end)]) * unsteady
    flutter = 1 + 0.55 * np.sin(
        2 * np.pi * np.cumsum(recipe.growl_hz * (1 + 0.2 * wobble(chance, len(t), rate, 6.0))) / rate
    )
    throat = voiced(pitch, rate) + 0.5 * voiced(pitch / 2, rate)
    air = in_band(white(chance, len(t)), rate, (200.0, 5000.0))
    source = flutter * (to_peak(throat) + recipe.breath * to_peak(air))
    mouth = _mouth(source, t, recipe.formants_hz, rate)
    loud = curve(t, [(0.0, 0.0), (0.08, 0.7), (0.3, 1.0), (0.65, 0.85), (1.0, 0.0)])
    rough = np.tanh(recipe.rasp * to_peak(mouth * loud))
    return to_peak(faded(in_band(rough, rate, (45.0, 7000.0)) * np.minimum(1, loud * 3), 0.12), PEAK)


def shriek(name: str, recipe: ShriekRecipe) -> Signal:
    """A small person who falls: up, and then a long way down."""
    chance, rate = chance_for(name), recipe.rate
    t = times(recipe.seconds, rate)
    low, high = recipe.pitch_hz
    top = low * (high / low) ** chance.uniform()
    tremble = np.sin(2 * np.pi * chance.uniform(*recipe.tremble_hz) * t + chance.uniform(0, 6))
    fall = chance.uniform(0.45, 0.7)
    pitch = top * curve(t, [(0.0, 0.72), (0.18, 1.0), (0.4, 0.97), (1.0, fall)]) * (1 + 0.045 * tremble)
    throat = voiced(pitch, rate) + 0.12 * in_band(white(chance, len(t)), rate, (1500.0, 7000.0))
    size = chance.uniform(0.9, 1.15)
    mouth = sum(resonance(throat, rate, hz * size, 420) for hz in recipe.formants_hz) + 0.25 * throat
    loud = curve(t, [(0.0, 0.0), (0.06, 1.0), (0.45, 0.8), (1.0, 0.0)])
    return to_peak(faded(mouth * loud, 0.15), PEAK)


def _mouth(source: Signal, t: Signal, formants_hz: tuple[float, float, float], rate: int) -> Signal:
    """Blend a closed mouth into an open one and back."""
    opened = curve(t, [(0.0, 0.0), (0.25, 1.0), (0.7, 0.9), (1.0, 0.1)])
    wide = sum(
        level * resonance(source, rate, hz, 190) for hz, level in zip(formants_hz, (1.0, 0.7, 0.35), strict=True)
    )
    narrow = resonance(source, rate, formants_hz[0] * 0.55, 150) + 0.25 * resonance(
        source, rate, formants_hz[1] * 0.7, 200
    )
    return np.asarray(opened * wide + (1 - opened) * narrow + 0.05 * source)
