"""Read sounds/sounds.toml: which sounds there are, when each is heard, and how they are mixed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from meeple_city.border.plain import from_plain
from meeple_city.config_reader import ConfigReader, read_toml, shown
from meeple_city.errors import BadInput

GROUPS = ("impacts", "voices", "wind", "murmur")  # each has a volume of its own
ROAR_OF = "roar:"  # followed by the argument of the message that names the monster


@dataclass(frozen=True)
class ImpactFiles:
    """The impacts there are: every pair in every size and hardness."""

    pairs: tuple[str, ...]
    sizes: tuple[str, ...]
    hardnesses: tuple[str, ...]
    variations: int
    level_db: float


@dataclass(frozen=True)
class SoundEntry:
    """One sound of the bank."""

    group: str
    level_db: float
    variations: int = 1
    loop: bool = False


@dataclass(frozen=True)
class ImpactHearing:
    """How an impact sounds."""

    loudest_mn_s: float
    exponent: float
    hardness_m_s: tuple[float, float]
    large_mm: float
    pitch_spread: float
    ground_pitch: float


@dataclass(frozen=True)
class SlideHearing:
    """When a piece is heard to slide."""

    least_m_s: float
    loudest_m_s: float
    level_m_s: float
    least_s: float


@dataclass(frozen=True)
class FallHearing:
    """What counts as falling, and who shrieks."""

    least_mm: float
    begins_m_s: float
    shrieks: int
    apart_s: float
    collapse: int


@dataclass(frozen=True)
class MurmurHearing:
    """How the City's murmur swells around a collapse: seconds from it, and how loud."""

    curve: tuple[tuple[float, float], ...]


@dataclass(frozen=True)
class WindHearing:
    """How wind follows the strength of a breath."""

    lips_exponent: float


@dataclass(frozen=True)
class RoomHearing:
    """How distance and direction change what is heard."""

    near_m: float
    fade: float
    width: float


@dataclass(frozen=True)
class EventHearing:
    """How things that happened at once are spread out."""

    apart_s: float
    most_alike: int


@dataclass(frozen=True)
class Hearing:
    """What is heard when."""

    impact: ImpactHearing
    slide: SlideHearing
    fall: FallHearing
    murmur: MurmurHearing
    wind: WindHearing
    room: RoomHearing
    events: EventHearing


@dataclass(frozen=True)
class Mixing:
    """How sounds are put together."""

    voices: int
    ceiling_db: float
    look_ahead_s: float
    release_s: float
    ease_s: float
    slowest_pitch: float
    duck_db: float
    duck_s: float


@dataclass(frozen=True)
class SoundSettings:
    """The whole file."""

    impacts: ImpactFiles
    sounds: Mapping[str, SoundEntry]
    hearing: Hearing
    events: Mapping[str, tuple[str, ...]]  # the sounds of what the rules tell, by the key of the message
    mixing: Mixing
    entries: Mapping[str, SoundEntry] = field(init=False)  # every sound by name, impacts included

    def __post_init__(self) -> None:
        files = self.impacts
        impact = SoundEntry("impacts", files.level_db, files.variations)
        names = [f"{pair}-{size}-{hard}" for pair in files.pairs for size in files.sizes for hard in files.hardnesses]
        object.__setattr__(self, "entries", dict.fromkeys(names, impact) | dict(self.sounds))


def read_sound_settings(path: Path) -> SoundSettings:
    """Read and check the file."""
    data = read_toml(path, BadInput)
    top = ConfigReader(data, path.name, BadInput)
    top.only("format", "impacts", "sounds", "hearing", "events", "mixing")
    top.format(1)
    settings = SoundSettings(
        impacts=from_plain(ImpactFiles, data.get("impacts"), f"{path.name}: impacts"),
        sounds={name: _entry(row) for name, row in top.at("sounds").tables()},
        hearing=from_plain(Hearing, data.get("hearing"), f"{path.name}: hearing"),
        events={key: _event_sounds(top.at("events"), key) for key in top.at("events")},
        mixing=from_plain(Mixing, data.get("mixing"), f"{path.name}: mixing"),
    )
    for key, names in settings.events.items():
        for name in names:
            if not name.startswith(ROAR_OF) and name not in settings.entries:
                raise BadInput(f"{path.name}: events: {key}: sound {name!r} is unknown")
    if settings.impacts.variations < 1:
        raise BadInput(f"{path.name}: impacts: variations must be 1 or more, not {settings.impacts.variations}")
    return settings


def _entry(row: ConfigReader) -> SoundEntry:
    row.only("group", "level_db", "variations", "loop")
    return SoundEntry(
        row.choice("group", GROUPS),
        row.number("level_db", -80, 0),
        row.whole("variations", 1, 100, default=1),
        row.boolean("loop", default=False),
    )


def _event_sounds(row: ConfigReader, key: str) -> tuple[str, ...]:
    names = row.data[key]
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise row.error(f"{key} must be a list of sounds, not {shown(names)}")
    return tuple(names)
