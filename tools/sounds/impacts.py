"""Pieces that hit each other: a short push excites the modes of what was struck."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .signals import Signal, chance_for, decay, faded, in_band, ringing, times, to_peak, white

HERTZ = 2.87  # two bodies are in contact for 2.87 (m^2 / (R E^2 v))^(1/5) seconds (Hertz; Johnson, Contact Mechanics)
LOUDNESS_WINDOW_S = 0.02  # our choice: the ear adds up about this much of a knock
LOUDNESS = 0.26  # our choice: the root mean square of that stretch, the same for all
PEAK = 0.98


@dataclass(frozen=True)
class Rustle:
    """The noise of fibres."""

    level: float
    band_hz: tuple[float, float]
    t60_ms: float


@dataclass(frozen=True)
class Thump:
    """What lies below gives way."""

    level: float
    hz: float
    t60_ms: float


@dataclass(frozen=True)
class ImpactRecipe:
    """How one kind of impact is made."""

    seconds: float
    rate: int
    mass_g: float
    radius_mm: float
    stiffness_gpa: float
    modes_hz: tuple[float, float]
    t60_ms: tuple[float, float]
    click: float
    rustle: Rustle
    thump: Thump


@dataclass(frozen=True)
class Spread:
    """How variations differ."""

    modes: int
    share: float  # of pitches and decays
    db: float  # of each mode's loudness


def contact_s(recipe: ImpactRecipe, speed_m_s: float) -> float:
    """How long the two pieces push each other."""
    mass, radius, stiffness = recipe.mass_g / 1e3, recipe.radius_mm / 1e3, recipe.stiffness_gpa * 1e9
    return float(HERTZ * (mass**2 / (radius * stiffness**2 * speed_m_s)) ** 0.2)


def impact(name: str, recipe: ImpactRecipe, speed_m_s: float, spread: Spread) -> Signal:
    """One impact; the name chooses its random numbers."""
    chance, rate = chance_for(name), recipe.rate
    t = times(recipe.seconds, rate)
    push = _push(contact_s(recipe, speed_m_s), rate)
    struck = to_peak(np.convolve(_modes(chance, t, recipe, spread), push)[: len(t)])
    total = struck + recipe.click * _click(push, len(t))
    rustle, thump = recipe.rustle, recipe.thump
    noise = in_band(white(chance, len(t)), rate, rustle.band_hz) * decay(t, rustle.t60_ms / 1e3)
    total += rustle.level * to_peak(noise) * _attack(t, len(push) / rate)
    low_hz = thump.hz * (1 + spread.share * chance.uniform(-1, 1))
    total += thump.level * np.sin(2 * np.pi * low_hz * t) * decay(t, thump.t60_ms / 1e3)
    return _as_loud_as_all(faded(total, 0.25), rate)


def _push(contact: float, rate: int) -> Signal:
    """The force during the contact: half a sine, at least three samples long."""
    count = max(3, round(contact * rate))
    half = np.sin(np.pi * (np.arange(count) + 0.5) / count)
    return np.asarray(half / half.sum())


def _click(push: Signal, count: int) -> Signal:
    """The sound of the sudden stop: the change of the force."""
    click = np.zeros(count)
    click[: len(push) + 1] = np.diff(push, prepend=0.0, append=0.0)
    return to_peak(click)


def _modes(chance: np.random.Generator, t: Signal, recipe: ImpactRecipe, spread: Spread) -> Signal:
    (low, high), (slow, quick) = recipe.modes_hz, recipe.t60_ms
    places = np.linspace(0.0, 1.0, spread.modes)
    scatter = 1 + spread.share * chance.uniform(-1, 1, (2, spread.modes))
    pitches = low * (high / low) ** places * scatter[0]
    t60 = slow * (quick / slow) ** places * scatter[1] / 1e3
    levels = 10 ** (spread.db * chance.standard_normal(spread.modes) / 20)
    return ringing(t, list(pitches), list(t60), list(levels))


def _attack(t: Signal, seconds: float) -> Signal:
    return np.asarray(np.minimum(1.0, t / seconds))


def _as_loud_as_all(signal: Signal, rate: int) -> Signal:
    """Scaled so that all impacts are about equally loud; what was louder on the table is made louder by the mixer."""
    start = signal[: round(LOUDNESS_WINDOW_S * rate)]
    loud = signal * (LOUDNESS / float(np.sqrt(np.mean(start**2))))
    return to_peak(loud, min(PEAK, float(np.abs(loud).max())))
