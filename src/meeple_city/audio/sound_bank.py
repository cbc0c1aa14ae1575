"""The bank of sounds in memory, all at the rate of the mixer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from meeple_city.audio.sound_settings import SoundEntry, SoundSettings, read_sound_settings
from meeple_city.audio.wav import read_wav
from meeple_city.errors import BadInput
from meeple_city.files import data_folder

RATE = 48_000  # samples per second of everything that is mixed
EDGE = 64  # samples of silence after a sound while its rate is changed; our choice
Mono = npt.NDArray[np.float32]


@dataclass(frozen=True)
class BankedSound:
    """A sound with its variations, as loud as its loudest instance."""

    name: str
    group: str
    loop: bool
    variations: tuple[Mono, ...]

    def variation(self, number: int) -> Mono:
        """One of the variations; numbers beyond the last begin again."""
        return self.variations[number % len(self.variations)]


@dataclass(frozen=True)
class SoundBank:
    """All sounds by name, and the settings they come with."""

    settings: SoundSettings
    sounds: Mapping[str, BankedSound]

    def find(self, name: str) -> BankedSound:
        """The sound with that name; raises BadInput if there is none."""
        if name not in self.sounds:
            raise BadInput(f"sound {name!r} is unknown; allowed: {', '.join(self.sounds)}")
        return self.sounds[name]


@cache
def shipped_bank() -> SoundBank:
    """The bank that comes with the game; read once."""
    return read_bank(data_folder("sounds"))


@cache
def shipped_settings() -> SoundSettings:
    """The settings of that bank, for those who plan sounds and play none."""
    return read_sound_settings(data_folder("sounds") / "sounds.toml")


def read_bank(folder: Path) -> SoundBank:
    """Read sounds.toml and every sound it names."""
    settings = read_sound_settings(folder / "sounds.toml")
    return SoundBank(
        settings, {name: _read(folder / f"{name}.wav", name, entry) for name, entry in settings.entries.items()}
    )


def _read(path: Path, name: str, entry: SoundEntry) -> BankedSound:
    sound = read_wav(path)
    if len(sound.samples) % entry.variations or RATE % sound.rate:
        raise BadInput(
            f"{path}: must hold {entry.variations} equally long variations at {RATE} Hz or a whole part of it"
        )
    gain = 10 ** (entry.level_db / 20)
    parts = np.split(sound.samples * gain, entry.variations)
    return BankedSound(
        name, entry.group, entry.loop, tuple(_at_full_rate(part, RATE // sound.rate, entry.loop) for part in parts)
    )


def _at_full_rate(samples: npt.NDArray[np.float64], factor: int, loop: bool) -> Mono:
    """The same sound at a rate this many times as high: no pitch is added, and a loop stays one."""
    if factor == 1:
        return samples.astype(np.float32)
    # The spectrum belongs to a loop: a sound that is none must not run into its own beginning.
    waves = np.fft.rfft(samples if loop else np.pad(samples, (0, EDGE)))
    waves[-1] = 0
    longer = np.fft.irfft(waves, (len(samples) + (0 if loop else EDGE)) * factor) * factor
    return np.asarray(longer[: len(samples) * factor], np.float32)
