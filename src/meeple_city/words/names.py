"""People's names for things: what the functions in the Fluent files put in the place of ids.

A name is a message `names-KIND-ID`. Its attributes are its other forms, for sentences that need them:

    names-building-Bakery = la Boulangerie
        .of = de la Boulangerie
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from fluent.runtime.types import FluentType

from meeple_city.border import City
from meeple_city.config_reader import shown

MOST_CHOICES = 8  # our choice

# What an argument can be. The name of the kind in capitals is the name of its function.
KINDS = (
    "seat", "piece", "zone", "colour", "building", "syllable", "meeple", "kind", "card", "card_text", "cause",
    "runaway", "ended", "harm", "power",
)  # fmt: skip

COLOURED = ("start", "vehicle_space", "vehicle")  # kinds of zones and pieces that go by their colour


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
        return {"GIVEN": shown, "CHOICES": self._choices} | {kind.upper(): self._function(kind) for kind in KINDS}

    def find(self, kind: str, value: str, form: str = "") -> str:
        """What people call something; whatever nobody has named keeps its id."""
        if kind == "seat":
            return self.seats.get(value) or self._entry(f"names.seat.{value}", form, value[:1].upper() + value[1:])
        if kind == "syllable":
            return value.capitalize()
        if kind == "piece":
            return self._piece(value, form)
        if kind == "zone":
            return self._zone(value, form)
        if kind == "building":
            return self._building(value, form)
        return self._entry(f"names.{kind}.{value}", form, value)

    def _function(self, kind: str) -> Callable[..., str]:
        def names(value: str | Several, form: str = "") -> str:
            ids = value if isinstance(value, Several) else (value,)
            return ", ".join(self.find(kind, id_, form) for id_ in ids)

        return names

    def _entry(self, key: str, form: str, otherwise: str) -> str:
        return self.format(key, form, {}) if self.knows(key) else otherwise

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
        """Zones are named in the scene, starting areas and vehicle spaces by their colour, other places by us."""
        kind, _, colour = zone.partition(":")
        if colour:
            return self.format(f"names.{kind}", form, {"colour": colour})
        return self._entry(f"names.zone.{zone}", form, zone)

    def _building(self, name: str, form: str) -> str:
        key = f"names.building.{name}"
        return self.format(key if self.knows(key) else "names.building", form, {"name": name})

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
