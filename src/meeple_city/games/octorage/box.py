"""What is in the box: cards, characters and the rage track, read from `box.toml`."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from meeple_city.border.plain import from_plain
from meeple_city.config_reader import read_toml
from meeple_city.errors import BadInput

DODGE = "dodge"
FEW_PLAYERS = 4  # up to this many, hands are bigger


@dataclass(frozen=True)
class Box:
    """The contents of the box. The id of a card is its face; copies of a face are interchangeable."""

    cards: tuple[str, ...]  # weapons and dodges
    values: Mapping[str, int]  # of the weapons
    kinds: Mapping[str, str]  # of the weapons: machete, pistol, ...
    treasures: tuple[str, ...]
    characters: tuple[str, ...]
    damage: tuple[int, ...]  # lives an attack costs, by step of the rage track
    life: int
    hand_few: int
    hand_many: int

    def deck(self, left_out: Collection[str] = ()) -> tuple[str, ...]:
        """All cards of a match, in a fixed order; some treasures may be left out."""
        return self.cards + tuple(treasure for treasure in self.treasures if treasure not in left_out)

    def short_names(self) -> dict[str, str]:
        """The treasures by the names they have in options, such as `crown`."""
        return {treasure.split()[-1].lower(): treasure for treasure in self.treasures}

    def hand(self, players: int) -> int:
        """How many cards each player is dealt when a round begins."""
        return self.hand_few if players <= FEW_PLAYERS else self.hand_many


@dataclass(frozen=True)
class HandSizes:
    """How many cards are dealt to each of few and of many players."""

    few: int
    many: int


@dataclass(frozen=True)
class Weapon:
    """A kind of weapon: how many cards there are of each value."""

    name: str
    copies: Mapping[str, int]  # by value, as TOML has only strings as keys


@dataclass(frozen=True)
class BoxFile:
    """The contents of `box.toml`, which explains them."""

    life: int
    damage: tuple[int, ...]
    dodges: int
    hand: HandSizes
    treasures: tuple[str, ...]
    characters: tuple[str, ...]
    weapons: tuple[Weapon, ...]


def dealt_hands(deck: tuple[str, ...], players: int) -> tuple[tuple[str, ...], ...]:
    """The hands dealt from the top of a deck when a round begins, in the order of the players (OR3.2)."""
    size = box().hand(players)
    return tuple(deck[i * size : (i + 1) * size] for i in range(players))


@cache
def box() -> Box:
    """The contents of the box; the file is read once."""
    return read_box(Path(__file__).with_name("box.toml"))


def read_box(path: Path) -> Box:
    """Read and check a file that says what is in the box."""
    file = from_plain(BoxFile, read_toml(path, BadInput), path.name)
    weapons = [row for weapon in file.weapons for row in _faces(weapon, path.name)]
    return Box(
        cards=tuple(face for face, _, _, copies in weapons for _ in range(copies)) + (DODGE,) * file.dodges,
        values={face: value for face, _, value, _ in weapons},
        kinds={face: kind for face, kind, _, _ in weapons},
        treasures=file.treasures,
        characters=file.characters,
        damage=file.damage,
        life=file.life,
        hand_few=file.hand.few,
        hand_many=file.hand.many,
    )


def _faces(weapon: Weapon, file: str) -> list[tuple[str, str, int, int]]:
    """Face, kind, value and copies of every card of one kind of weapon."""
    for value in weapon.copies:
        if not value.isdecimal():
            raise BadInput(f"{file}: weapons: {weapon.name}: copies: {value!r} must be a whole number")
    kind = weapon.name
    return [(f"{kind} {value}", kind, int(value), copies) for value, copies in weapon.copies.items()]
