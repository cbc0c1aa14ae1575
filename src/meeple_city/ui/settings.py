"""What can be chosen before and during a match, as plain data."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from meeple_city.display.geometry import Point
from meeple_city.display.stereo import STEREO
from meeple_city.show.slow_motion import SLOW_MOTION

LONGEST_NAME = 16  # letters; our choice


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
    places: Callable[[int], Mapping[str, Point]] | None = None  # seats in order, each with its place around the board

    def values(self, option: str, count: int) -> tuple[str, ...]:
        """The values of an option that can be chosen for this many players; the first is the usual one."""
        return self.possible(option, count) if self.possible else self.options[option]

    def seats(self, count: int) -> Mapping[str, Point]:
        """The seats for this many players, each with its place: from -1 to 1 to the right, and upwards."""
        return self.places(count) if self.places else round_table(count)


def round_table(count: int) -> dict[str, Point]:
    """Seats at equal distances, the first one nearest, the others clockwise."""
    angles = [math.tau * (0.75 - number / count) for number in range(count)]
    return {f"seat {number}": (math.cos(angle), math.sin(angle)) for number, angle in enumerate(angles, 1)}


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
    names: tuple[str, ...] = ()  # what people call the players; empty for a seat without a name


@dataclass(frozen=True)
class SavedMatch:
    """A match that was played before."""

    journal: Path
    game: str
    players: Mapping[str, str]  # the kind of player at each seat
    turn: int
    when: datetime  # it was last played
    over: bool = False
    winners: tuple[str, ...] = ()
    names: Mapping[str, str] = field(default_factory=dict)  # that people gave to seats
    picture: str = ""  # a file, if there is one


@dataclass(frozen=True)
class SettingChoices:
    """What people may choose for a setting, and in which group of the settings page it stands."""

    group: str
    values: tuple[Any, ...]  # words, numbers or True and False
    unit: str = ""  # of numbers: "percent"; they are drawn as a slider

    @property
    def is_switch(self) -> bool:
        """Whether it is on or off."""
        return self.values == SWITCH


PACES = {"slow": 0.6, "normal": 1.0, "fast": 2.5}  # how fast others' turns are shown; our choice
HELP_LEVELS = ("full", "short", "none")
SWITCH = (False, True)
FOLLOWING = ("off", "cut", "glide")
VOLUMES = tuple(range(0, 101, 10))  # percent
TEXT_SIZES = (100, 125, 150, 175, 200)  # percent
FLICKS = ("slingshot", "swipe")
STROKES = (50, 75, 100, 125, 150, 200)  # percent
LANGUAGE_CODES = {"english": "en", "french": "fr"}
GROUPS = ("playing", "picture", "sound", "microphone", "controls", "comfort", "language", "streaming")


def setting(default: Any, group: str, values: Sequence[Any] = SWITCH, unit: str = "") -> Any:
    """A setting with its own row on the settings page, in one of the GROUPS.

    Its label is the message `screen.setting.NAME`, its explanation `screen.setting_hint.NAME`, and each word among its
    values `screen.value.WORD`. A saved value that is not among them gives the default.
    """
    return field(default=default, metadata={"choices": SettingChoices(group, tuple(values), unit)})


@dataclass(frozen=True)
class Settings:
    """The players' preferences, saved from one time to the next; those made by `setting` are on the settings page."""

    help: str = setting("full", "playing", HELP_LEVELS)  # how much of a shot is drawn while it is aimed
    pace: str = setting("normal", "playing", tuple(PACES))  # of what others do
    tips: bool = setting(True, "playing")  # explain things when they first happen
    slow_motion: str = setting("big", "playing", SLOW_MOTION)  # while a building collapses
    follow: str = setting("cut", "picture", FOLLOWING)  # how the view goes to a shot
    text_size: int = setting(100, "picture", TEXT_SIZES, "percent")
    contrast: bool = setting(False, "picture")  # text on plain black plates
    stereo: str = setting("off", "picture", ("off", *STEREO))
    sound: bool = setting(True, "sound")
    volume: int = setting(100, "sound", VOLUMES, "percent")
    volume_impacts: int = setting(100, "sound", VOLUMES, "percent")
    volume_voices: int = setting(100, "sound", VOLUMES, "percent")
    volume_wind: int = setting(100, "sound", VOLUMES, "percent")
    volume_murmur: int = setting(100, "sound", VOLUMES, "percent")
    microphone: bool = setting(False, "microphone")  # blow into the microphone instead of holding a key
    flick: str = setting("slingshot", "controls", FLICKS)  # pull back and let go, or strike through the disc
    stroke: int = setting(100, "controls", STROKES, "percent")  # how far a hand's movement goes
    tracker: bool = setting(False, "controls")  # the player's own head moves the view
    toggle: bool = setting(False, "controls")  # press twice instead of holding down
    comfort: bool = setting(False, "comfort")  # the head jumps instead of gliding, and nothing moves behind the menus
    language: str = setting("system", "language", ("system", *LANGUAGE_CODES))
    streamer: bool = setting(False, "streaming")  # keep secrets off the screen
    calibration: str = ""  # the calibration file of the microphone
    tips_seen: tuple[str, ...] = ()
    keys: tuple[tuple[str, str], ...] = ()  # own keys, each with the usual key whose work it does


def setting_choices() -> dict[str, SettingChoices]:
    """The choices of every setting on the settings page, by its name and in order."""
    return {one.name: one.metadata["choices"] for one in fields(Settings) if "choices" in one.metadata}


def next_value(settings: Settings, name: str, step: int) -> Settings:
    """The settings with one of them changed to its next value, or the one before."""
    choices = setting_choices()[name]
    place = choices.values.index(getattr(settings, name)) + step
    last = len(choices.values) - 1
    place = min(max(place, 0), last) if choices.unit else place % (last + 1)
    return replace(settings, **{name: choices.values[place]})
