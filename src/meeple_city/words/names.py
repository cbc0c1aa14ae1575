"""People's names for things: what the functions in the Fluent files put in the place of ids.

A name is a message `names-KIND-ID`. Its attributes are its other forms, for sentences that need them:

    names-building-Bakery = la Boulangerie
        .of = de la Boulangerie
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from fluent.runtime.types import FluentType

from meeple_city.border import City
from meeple_city.config_reader import shown

MOST_CHOICES = 8  # our choice

# What an argument can be. The name of the kind in capitals is the name of its function.
KINDS = (
    "seat", "piece", "zone", "colour", "building", "syllable", "meeple", "kind", "card", "card_text", "cause",
    "runaway", "ended", "harm", "power", "city", "group", "game", "count",
)  # fmt: skip

COLOURED = ("start", "vehicle_space", "vehicle")  # kinds of zones and pieces that go by their colour

VOWELS = "aeiouh"  # before these, French shortens `de`; which h of a name is silent, nobody can tell


class Several(FluentType):
    """A tuple as an argument; joined with commas if no function says more about it."""

    def __init__(self, items: tuple[Any, ...] | list[Any]) -> None:
        self.items = items

    def __iter__(self) -> Iterator[Any]:
        return iter(self.items)

    def format(self, locale: Any) -> str:
        """The items with commas between."""
        return ", ".join(str(item) for item in self.items)


@dataclass(frozen=True)
class Names:
    """Names of things in one language and one match."""

    knows: Callable[[str], bool]
    format: Callable[[str, str, Mapping[str, Any]], str]
    city: City | None
    seats: Mapping[str, str]

    def functions(self) -> dict[str, Callable[..., Any]]:
        """The functions of the Fluent files."""
        others = {"GIVEN": shown, "CHOICES": self._choices, "LIST": self.joined}
        return others | {kind.upper(): self._function(kind) for kind in KINDS}

    def find(self, kind: str, value: str, form: str = "") -> str:
        """What people call something; whatever nobody has named keeps its id."""
        if kind == "syllable":
            return value.capitalize()
        special = {
            "seat": self._seat,
            "piece": self._piece,
            "zone": self._zone,
            "building": self._building,
            "sign": self._sign,
        }.get(kind)
        return special(value, form) if special else self._entry(f"names.{kind}.{value}", form, value)

    def joined(self, names: Iterable[str]) -> str:
        """Several names as a list: with commas, and a word before the last one."""
        *others, last = names or ("",)
        return self.format("names.list", "", {"listed": ", ".join(others), "last": last}) if others else last

    def _function(self, kind: str) -> Callable[..., str]:
        def names(value: str | Several, form: str = "") -> str:
            found = [self.find(kind, id_, form) for id_ in (value if isinstance(value, Several) else (value,))]
            return self.joined(dict.fromkeys(found) if kind == "piece" else found)  # two heroes are `a hero`

        return names

    def _entry(self, key: str, form: str, otherwise: str) -> str:
        return self.format(key, form, {}) if self.knows(key) else otherwise

    def _seat(self, seat: str, form: str) -> str:
        """A seat goes by the name of whoever sits there, its colour, or its number."""
        if seat not in self.seats and self.knows(f"names.seat.{seat}"):
            return self.format(f"names.seat.{seat}", form, {})
        kind, _, number = seat.partition(" ")
        if seat not in self.seats and kind == "seat":
            return self.format("names.numbered_seat", form, {"number": number})
        name = self.seats.get(seat) or seat[:1].upper() + seat[1:]
        return self.format("names.someone", form, {"name": name, "starts": _starts(name)})

    def _piece(self, piece: str, form: str) -> str:
        kind, _, which = piece.partition(":")
        if kind == "meeple" and self.city and piece in self.city.meeples:
            return self.format(f"names.meeple.{self.city.meeples[piece]}", form, {})
        if kind == "floor" and self.city:
            return self._floor(piece, form)
        if kind in ("body", "paws"):
            return self.format(f"names.{kind}", form, {"seat": which})
        if kind in COLOURED:
            return self.format(f"names.{kind}", form, {"colour": which})
        return self._entry(f"names.{kind}", form, piece)

    def _zone(self, zone: str, form: str) -> str:
        """Starting areas and vehicle spaces go by their colour, Sidewalks and Ruins by their building."""
        kind, _, colour = zone.partition(":")
        if colour:
            return self.format(f"names.{kind}", form, {"colour": colour})
        for building in self.city.buildings if self.city else ():
            if zone in (building.sidewalk, building.ruin_zone):
                return self._building(building.name, form)
        return self._entry(f"names.zone.{zone}", form, zone)

    def _building(self, name: str, form: str) -> str:
        key = f"names.building.{name}"
        return self.format(key if self.knows(key) else "names.building", form, {"name": name})

    def _sign(self, name: str, _: str) -> str:
        """What is written on the board: the name of a Neighborhood or a building, without an article."""
        key = f"names.zone.{name}"
        return self.format(key, "title", {}) if self.knows(key) else self._building(name, "title")

    def _floor(self, floor: str, form: str) -> str:
        assert self.city is not None
        for building in self.city.buildings:
            if floor in building.floors:
                return self.format("names.floor_of", form, {"building": building.name})
        return self.format("names.floor", form, {})

    def _choices(self, choices: Several) -> str:
        items = [str(item) for item in choices]
        listed, more = ", ".join(items[:MOST_CHOICES]), len(items) - MOST_CHOICES
        return self.format("names.and_more", "", {"listed": listed, "more": more}) if more > 0 else listed


def _starts(name: str) -> str:
    """How a name begins, for languages that care."""
    first = unicodedata.normalize("NFKD", name)[:1].lower()
    return "vowel" if first and first in VOWELS else "consonant"
