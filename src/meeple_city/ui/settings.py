"""What can be chosen before and during a match, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class GameOffer:
    """A game as the menu offers it."""

    game: str
    title: str
    counts: range  # players
    kinds: tuple[str, ...]  # of players
    options: Mapping[str, tuple[str, ...]]  # allowed values, the usual one first


@dataclass(frozen=True)
class NewMatch:
    """A match as it is wished for."""

    game: str
    players: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int | None = None
    journal: Path | None = None
    scene: str | None = None
    max_turns: int | None = None


@dataclass(frozen=True)
class PlayOptions:
    """What `play` was asked for on the command line; without a game or players the menu asks."""

    game: str | None = None
    players: str | None = None
    seed: int | None = None
    options: tuple[str, ...] = ()
    journal: Path | None = None
    scene: str | None = None
    timeout_s: float = 5.0
    status: Path | None = None
    calibration: Path | None = None  # of the microphone


@dataclass(frozen=True)
class UnfinishedMatch:
    """An interrupted match."""

    journal: Path
    title: str


@dataclass(frozen=True)
class Settings:
    """How people like it; kept from one time to the next."""

    guide: bool = True  # things are explained when they first happen
    streamer: bool = False  # secrets never come on the screen
    comfort: bool = False  # the head jumps instead of gliding
    microphone: bool = False  # a breath may be blown instead of a key held
    sound: bool = True  # wind, while a key is held to blow
    calibration: str = ""  # the file that tells about the microphone
    stereo: str = "off"
    introduced: tuple[str, ...] = ()  # what has been explained
