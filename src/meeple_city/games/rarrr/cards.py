"""The cards of RARRR!!, read from the files beside this one.

The id of a Power card is its face, such as "toxic 3"; the six copies of a face are interchangeable. Monsters and
Katakana cards go by their syllable, Cities by their name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache
from pathlib import Path

from meeple_city.config_reader import ConfigReader, read_toml
from meeple_city.errors import BadInput

ICONS_PER_CARD = 4  # RR1.2
Icons = tuple[int, ...]  # how many of each power, in the order of `POWERS`


class Power(StrEnum):
    """A power that Monsters fight with."""

    ELECTRICAL = "electrical"
    TOXIC = "toxic"
    RADIOACTIVE = "radioactive"
    FIRE = "fire"


POWERS = tuple(Power)


@dataclass(frozen=True)
class NameCard:
    """A Monster or Katakana card: a syllable and its icons."""

    syllable: str
    kana: str  # printed on the card
    icons: Icons


@dataclass(frozen=True)
class Group:
    """What is printed on all Cities of a group (RR1.5)."""

    colour: str
    symbol: str


@dataclass(frozen=True)
class City:
    """A City card."""

    name: str
    worth: int
    group: str
    resists: Power


@dataclass(frozen=True)
class Decks:
    """Every card there is, except the Angriest Monster card."""

    monsters: Mapping[str, NameCard]
    katakana: Mapping[str, NameCard]
    powers: tuple[str, ...]
    boosts: tuple[int, ...]  # of each seat
    groups: Mapping[str, Group]
    cities: Mapping[str, City]

    def icons(self, monster: str, katakana: tuple[str, ...]) -> Icons:
        """The powers of a Monster with its Katakana cards (RR2.6)."""
        cards = [self.monsters[monster], *(self.katakana[syllable] for syllable in katakana)]
        return tuple(sum(column) for column in zip(*(card.icons for card in cards), strict=True))


@cache
def power_of(card: str) -> Power:
    """The power on a Power card."""
    return Power(card.split(maxsplit=1)[0])


@cache
def value_of(card: str) -> int:
    """The number on a Power card."""
    return int(card.split()[1])


@lru_cache(maxsize=10_000)
def sum_of(cards: tuple[str, ...]) -> int:
    """The sum of the numbers on Power cards."""
    return sum(map(value_of, cards))


def read_decks(folder: Path = Path(__file__).parent) -> Decks:
    """Read and check the four deck files."""
    powers = _file(folder, "powers")
    cities = _file(folder, "cities")
    groups = {name: Group(row.string("colour"), row.string("symbol")) for name, row in cities.at("groups").tables()}
    return Decks(
        monsters=_name_cards(_file(folder, "monsters")),
        katakana=_name_cards(_file(folder, "katakana")),
        powers=tuple(card for power, row in powers.at("powers").tables() for card in _faces(Power(power), row)),
        boosts=tuple(value for value, copies in _copies(powers.at("boosts")) for _ in range(copies)),
        groups=groups,
        cities={name: _city(name, row, groups) for name, row in cities.at("cities").tables()},
    )


def _file(folder: Path, name: str) -> ConfigReader:
    path = folder / f"{name}.toml"
    return ConfigReader(read_toml(path, BadInput), path.name, BadInput)


def _name_cards(top: ConfigReader) -> dict[str, NameCard]:
    return {syllable: _name_card(syllable, row) for syllable, row in top.tables()}


def _name_card(syllable: str, row: ConfigReader) -> NameCard:
    row.only("kana", *POWERS)
    icons = tuple(row.whole(power, 0, ICONS_PER_CARD, 0) for power in POWERS)
    if sum(icons) != ICONS_PER_CARD:
        raise row.error(f"must show {ICONS_PER_CARD} icons, not {sum(icons)}")
    return NameCard(syllable, row.string("kana"), icons)


def _faces(power: Power, row: ConfigReader) -> list[str]:
    return [f"{power.value} {value}" for value, copies in _copies(row) for _ in range(copies)]


def _copies(row: ConfigReader) -> list[tuple[int, int]]:
    return [(int(value), row.whole(value, 0, 99)) for value in row]


def _city(name: str, row: ConfigReader, groups: Mapping[str, Group]) -> City:
    row.only("worth", "group", "resists")
    resists = Power(row.choice("resists", POWERS))
    return City(name, row.whole("worth", 1, 99), row.choice("group", groups), resists)
