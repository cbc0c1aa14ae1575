"""Make every sound, and write the files."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np

from meeple_city.audio.wav import wav_bytes

from .air import air, murmur
from .impacts import impact
from .recipes import Recipes
from .signals import Signal
from .tokens import card, shuffle, sting, tooth
from .voices import roar, shriek


@dataclass(frozen=True)
class MadeSound:
    """A sound with its variations, equally long."""

    name: str
    rate: int
    variations: tuple[Signal, ...]

    def wav(self) -> bytes:
        """The file: the variations one after the other."""
        return wav_bytes(np.concatenate(self.variations)[:, None], self.rate)


def make_all(recipes: Recipes) -> Iterator[MadeSound]:
    """Every sound of the game."""
    yield from _impacts(recipes)
    for name, recipe in recipes.air.items():
        yield MadeSound(name, recipe.rate, (air(name, recipe),))
    yield MadeSound("murmur", recipes.murmur.rate, (murmur("murmur", recipes.murmur),))
    for colour, voice in recipes.roars.items():
        name = f"roar-{colour}"
        yield MadeSound(name, recipes.roar_rate, (roar(name, voice, recipes.roar_rate),))
    shrieks, snap, laid = recipes.shrieks, recipes.tooth, recipes.card
    yield _varied("shriek", shrieks.rate, shrieks.variations, lambda name: shriek(name, shrieks))
    yield _varied("tooth", snap.rate, snap.variations, lambda name: tooth(name, snap))
    yield MadeSound("sting", recipes.sting.rate, (sting("sting", recipes.sting),))
    yield _varied("card", laid.rate, laid.variations, lambda name: card(name, laid))
    yield MadeSound("shuffle", recipes.shuffle.rate, (shuffle("shuffle", recipes.shuffle),))


def write_bank(recipes: Recipes, folder: Path) -> Iterator[tuple[Path, int]]:
    """Write every sound into a folder; yields each file and its size."""
    for sound in make_all(recipes):
        path = folder / f"{sound.name}.wav"
        path.write_bytes(sound.wav())
        yield path, path.stat().st_size


def _impacts(recipes: Recipes) -> Iterator[MadeSound]:
    for (pair, size), recipe in recipes.impacts.items():
        for hardness, speed in recipes.speeds_m_s.items():
            make = partial(impact, recipe=recipe, speed_m_s=speed, spread=recipes.spread)
            yield _varied(f"{pair}-{size}-{hardness}", recipe.rate, recipes.impact_variations, make)


def _varied(name: str, rate: int, variations: int, make: Callable[[str], Signal]) -> MadeSound:
    return MadeSound(name, rate, tuple(make(f"{name} {i}") for i in range(variations)))
