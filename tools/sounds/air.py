"""Sounds that last: wind, a disc that slides, and the murmur of the City. All of them are loops without a seam."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .signals import Signal, chance_for, in_band, resonance, times, to_peak, voiced, white, wobble

BANDS = 7  # our choice: how many fixed bands a wandering one is blended from
PEAK = 0.95


@dataclass(frozen=True)
class AirRecipe:
    """Noise in a band that wanders."""

    seconds: float
    rate: int
    band_hz: tuple[float, float]
    wander: float  # octaves
    drift_hz: float


@dataclass(frozen=True)
class MurmurRecipe:
    """Many voices at once."""

    seconds: float
    rate: int
    people: int
    pitch_hz: tuple[float, float]
    syllables_hz: tuple[float, float]
    formants_hz: tuple[tuple[float, float], ...]


def air(name: str, recipe: AirRecipe) -> Signal:
    """Noise whose band wanders at random: a regular sweep would be heard as one."""
    chance, rate = chance_for(name), recipe.rate
    count = round(recipe.seconds * rate)
    noise = white(chance, count)
    place = (wobble(chance, count, rate, recipe.drift_hz) + 1) / 2 * (BANDS - 1)
    total = np.zeros(count)
    for step in range(BANDS):
        shift = 2 ** (recipe.wander * (2 * step / (BANDS - 1) - 1))
        share = np.clip(1 - np.abs(place - step), 0, 1)
        total += share * in_band(noise, rate, [edge * shift for edge in recipe.band_hz])
    return to_peak(total, PEAK)


def murmur(name: str, recipe: MurmurRecipe) -> Signal:
    """A crowd, no word of which can be understood."""
    chance = chance_for(name)
    total = np.sum([_person(chance, recipe) for _ in range(recipe.people)], axis=0)
    return to_peak(total, PEAK)


def _person(chance: np.random.Generator, recipe: MurmurRecipe) -> Signal:
    """Somebody who talks: syllables on a wandering pitch, with vowels that change."""
    t, rate = times(recipe.seconds, recipe.rate), recipe.rate
    low, high = recipe.pitch_hz
    base = low * (high / low) ** chance.uniform()
    melody = base * 2 ** (0.25 * wobble(chance, len(t), rate, 2.0))
    melody *= round(melody.mean() * recipe.seconds) / (melody.mean() * recipe.seconds)  # whole waves: no seam
    rhythm = np.clip(wobble(chance, len(t), rate, chance.uniform(*recipe.syllables_hz)) * 2.5, 0, 1)
    throat = voiced(melody, rate) + 0.3 * white(chance, len(t))
    vowels = [sum(resonance(throat, rate, chance.uniform(*band), 160) for band in recipe.formants_hz) for _ in range(2)]
    change = (wobble(chance, len(t), rate, 3.0) + 1) / 2
    spoken = rhythm * (vowels[0] * change + vowels[1] * (1 - change))
    return np.asarray(np.roll(spoken, int(chance.integers(len(t)))) * chance.uniform(0.5, 1.0))
