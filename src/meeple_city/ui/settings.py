"""What can be chosen before and during a match, as plain data."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True)
class GameOffer:
    """A game as the menu offers it."""

    game: str
    title: str
    counts: Sequence[int]  # of players
    kinds: tuple[str, ...]  # of players
    options: Mapping[str, tuple[str, ...]]  # allowed values, the default first
    several: frozenset[str] = frozenset()  # options that may name several values; the first means none
    possible: Callable[[str, int], tuple[str, ...]] | None = None  # values of an option for a number of players

    def values(self, option: str, count: int) -> tuple[str, ...]:
        """The values of an option that can be chosen for this many players; the first is the usual one."""
        return self.possible(option, count) if self.possible else self.options[option]


@dataclass(frozen=True)
class NewMatch:
    """A match to be started."""

    game: str
    players: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int | None = None
    journal: Path | None = None
    scene: str | None = None
    max_turns: int | None = None


@dataclass(frozen=True)
class UnfinishedMatch:
    """An interrupted match."""

    journal: Path
    title: str  # the game and who plays
    detail: str = ""  # the turn, and when it was interrupted


PACES = {"slow": 0.6, "normal": 1.0, "fast": 2.5}  # how fast others' turns are shown; our choice
HELP_LEVELS = ("full", "short", "none")


@dataclass(frozen=True)
class Settings:
    """The players' preferences, saved from one time to the next."""

    tips: bool = True  # explain things when they first happen
    streamer: bool = False  # keep secrets off the screen
    comfort: bool = False  # the head jumps instead of gliding
    microphone: bool = False  # blow into the microphone instead of holding a key
    sound: bool = True  # wind, while a key is held to blow
    calibration: str = ""  # the calibration file of the microphone
    stereo: str = "off"
    pace: str = "normal"  # of what others do
    help: str = "full"  # how much of a shot is drawn while it is aimed
    tips_seen: tuple[str, ...] = ()
