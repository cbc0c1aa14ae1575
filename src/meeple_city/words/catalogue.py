"""The catalogue of messages: keys and arguments in, sentences of one language out.

The sentences are in `words/LANGUAGE/*.toml`, one table per part of a key. An argument is put in by `{name}`, or by
`{name:kind}`, where the kind says what the argument is:

    seat, piece, zone, colour   an id, replaced by people's name for it
    syllable                    part of a name, with a capital letter
    effect and other words      an id, replaced by the entry `names.KIND.ID`
    point|points                a number with its noun, singular or plural
    given                       whatever a program sent, quoted and shortened
    choices                     a tuple of options, only the first few if there are many

A tuple is joined with commas. Sentences begin with a capital letter.
"""

from __future__ import annotations

import string
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from meeple_city.border import City, Message
from meeple_city.config_reader import shown
from meeple_city.errors import BadInput

FOLDER = Path(__file__).parent
LANGUAGES = ("en",)
MOST_CHOICES = 8  # our choice


@dataclass(frozen=True)
class Words:
    """One language, and the names of one match's city and seats."""

    sentences: Mapping[str, str]
    city: City | None = None
    seats: Mapping[str, str] = field(default_factory=dict)  # what to call each seat, where its id will not do

    def within(self, city: City | None, seats: Mapping[str, str] | None = None) -> Words:
        """The same language for another match."""
        return replace(self, city=city, seats=seats or {})

    def knows(self, key: str) -> bool:
        """Whether there is a sentence for a key."""
        return key in self.sentences

    def say(self, message: Message) -> str:
        """A message as a sentence."""
        text = self.phrase(message)
        return text[:1].upper() + text[1:]

    def phrase(self, message: Message) -> str:
        """A message as part of a sentence: without the capital letter."""
        if message.key not in self.sentences:
            raise KeyError(f"the catalogue has no message {message.key!r}")
        return _Formatter(self).vformat(self.sentences[message.key], (), message.args)

    def name(self, kind: str, value: str) -> str:
        """What people call something, by its id."""
        if kind == "seat":
            return self.seats.get(value) or self.sentences.get(f"names.seat.{value}", value[:1].upper() + value[1:])
        if kind == "syllable":
            return value.capitalize()
        if kind == "piece":
            return self._piece(value)
        if kind == "zone":
            return self._zone(value)
        return self.sentences.get(f"names.{kind}.{value}", value)

    def _piece(self, piece: str) -> str:
        kind, _, which = piece.partition(":")
        if kind == "meeple" and self.city and piece in self.city.meeples:
            return self.sentences[f"names.meeple.{self.city.meeples[piece]}"]
        if kind == "floor" and self.city:
            return self._floor(piece)
        if kind in ("body", "paws"):
            return self.sentences[f"names.{kind}"].format(seat=self.name("seat", which))
        if kind == "vehicle":
            return self.sentences["names.vehicle"].format(colour=self.name("colour", which))
        return self.sentences.get(f"names.{kind}", piece)

    def _zone(self, zone: str) -> str:
        """Zones are named in the scene, starting areas and vehicle spaces by their colour, other places by us."""
        kind, _, colour = zone.partition(":")
        if colour:
            return self.sentences[f"names.{kind}"].format(colour=colour)
        return self.sentences.get(f"names.zone.{zone}", zone)

    def _floor(self, floor: str) -> str:
        assert self.city is not None
        for building in self.city.buildings:
            if floor in building.floors:
                return self.sentences["names.floor_of"].format(building=building.name)
        return self.sentences["names.floor"]


class _Formatter(string.Formatter):
    """Puts arguments into a sentence, by the kinds the catalogue gives them."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def get_value(self, key: int | str, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        return kwargs[str(key)]

    def format_field(self, value: Any, format_spec: str) -> str:
        if format_spec == "given":
            return shown(value)
        if format_spec == "choices":
            more = len(value) - MOST_CHOICES
            return ", ".join(value[:MOST_CHOICES]) + (f" and {more} more" if more > 0 else "")
        if isinstance(value, tuple | list):
            return ", ".join(self.format_field(item, format_spec) for item in value)
        if isinstance(value, str):
            return self._words.name(format_spec, value) if format_spec else value
        if "|" in format_spec:
            one, many = format_spec.split("|")
            return f"{value} {one if value == 1 else many}"
        return format(value, format_spec or "g" if isinstance(value, float) else format_spec)


@cache
def load_words(language: str = "en") -> Words:
    """The catalogue of a language."""
    if language not in LANGUAGES:
        raise BadInput(f"language {language!r} is unknown; allowed: {', '.join(LANGUAGES)}")
    sentences: dict[str, str] = {}
    for path in sorted((FOLDER / language).glob("*.toml")):
        sentences |= _flat(tomllib.loads(path.read_text(encoding="utf-8")))
    return Words(sentences)


def _flat(table: Mapping[str, Any], prefix: str = "") -> dict[str, str]:
    """Nested tables as dotted keys."""
    found: dict[str, str] = {}
    for key, value in table.items():
        found |= _flat(value, f"{prefix}{key}.") if isinstance(value, dict) else {f"{prefix}{key}": value}
    return found
