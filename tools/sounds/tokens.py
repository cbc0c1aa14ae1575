"""Teeth and cards: what happens beside the City."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .signals import Signal, chance_for, decay, faded, in_band, ringing, times, to_peak, white

PEAK = 0.95


@dataclass(frozen=True)
class ToothRecipe:
    """A tooth that snaps off."""

    variations: int
    seconds: float
    rate: int
    modes_hz: tuple[float, float]
    t60_ms: tuple[float, float]


@dataclass(frozen=True)
class StingRecipe:
    """A few notes of wooden bars."""

    seconds: float
    rate: int
    notes_hz: tuple[float, ...]
    step_s: float
    overtones: tuple[float, ...]
    t60_ms: tuple[float, ...]


@dataclass(frozen=True)
class CardRecipe:
    """A card laid on the table."""

    variations: int
    seconds: float
    rate: int
    swish_s: float
    band_hz: tuple[float, float]
    thump_hz: float


@dataclass(frozen=True)
class ShuffleRecipe:
    """A deck being shuffled."""

    seconds: float
    rate: int
    cards: int
    band_hz: tuple[float, float]


def tooth(name: str, recipe: ToothRecipe) -> Signal:
    """Two cracks, close together, that ring briefly."""
    chance = chance_for(name)
    t = times(recipe.seconds, recipe.rate)
    (low, high), (slow, quick) = recipe.modes_hz, recipe.t60_ms
    total = np.zeros(len(t))
    for at_s, level in ((0.0, 0.6), (chance.uniform(0.012, 0.02), 1.0)):
        pitches = np.geomspace(low, high, 7) * (1 + 0.08 * chance.uniform(-1, 1, 7))
        ring = ringing(t, list(pitches), list(np.geomspace(slow, quick, 7) / 1e3), [1.0] * 7)
        crack = in_band(white(chance, len(t)), recipe.rate, (1500.0, 9000.0)) * decay(t, 0.008)
        first = round(at_s * recipe.rate)
        total[first:] += level * (to_peak(ring) + to_peak(crack))[: len(t) - first]
    return to_peak(faded(total), PEAK)


def sting(name: str, recipe: StingRecipe) -> Signal:
    """The notes one after the other; the last one has the longest way to fall."""
    t = times(recipe.seconds, recipe.rate)
    total = np.zeros(len(t))
    for i, note in enumerate(recipe.notes_hz):
        first = round(i * recipe.step_s * recipe.rate)
        pitches = [note * overtone for overtone in recipe.overtones]
        bar = ringing(t, pitches, [fall / 1e3 for fall in recipe.t60_ms], [1.0, 0.35, 0.15])
        total[first:] += bar[: len(t) - first]
    return to_peak(faded(total, 0.3), PEAK)


def card(name: str, recipe: CardRecipe) -> Signal:
    """The swish of the card through the air, then the slap."""
    chance, rate = chance_for(name), recipe.rate
    t = times(recipe.seconds, rate)
    lands = recipe.swish_s * chance.uniform(0.8, 1.2)
    swish = in_band(white(chance, len(t)), rate, recipe.band_hz) * np.clip(t / lands, 0, 1) ** 2 * (t < lands)
    after = np.maximum(0.0, t - lands)
    slap = in_band(white(chance, len(t)), rate, (700.0, 6000.0)) * decay(after, 0.035) * (t >= lands)
    low_hz = recipe.thump_hz * chance.uniform(0.9, 1.1)
    thump = np.sin(2 * np.pi * low_hz * after) * decay(after, 0.06)
    return to_peak(faded(0.22 * to_peak(swish) + to_peak(slap) + 0.45 * thump), PEAK)


def shuffle(name: str, recipe: ShuffleRecipe) -> Signal:
    """A riffle: it speeds up, and the last cards fall together."""
    chance, rate = chance_for(name), recipe.rate
    t = times(recipe.seconds, rate)
    total = np.zeros(len(t))
    for place in np.linspace(0, 1, recipe.cards) ** 0.8:
        first = round((0.02 + 0.8 * place * recipe.seconds + 0.006 * chance.uniform()) * rate)
        snap = in_band(white(chance, len(t)), rate, recipe.band_hz) * decay(t, 0.018)
        total[first:] += chance.uniform(0.5, 1.0) * to_peak(snap)[: len(t) - first]
    return to_peak(faded(total), PEAK)
