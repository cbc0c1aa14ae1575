"""Everything that happens in a match of RARRR!!."""

from __future__ import annotations

from dataclasses import dataclass

from meeple_city.core.events import Event
from meeple_city.games.rarrr.cards import Icons, Power


@dataclass(frozen=True)
class AngriestTaken(Event):
    """The Angriest Monster card goes to a seat."""

    seat: str


@dataclass(frozen=True)
class SetUp(Event):
    """Monster, Katakana and City cards are shuffled; everybody has a Monster and Katakana cards to draft from."""

    monsters: tuple[str, ...]
    katakana: tuple[str, ...]
    cities: tuple[str, ...]


@dataclass(frozen=True)
class CardPicked(Event):
    """A seat chooses a card, face down."""

    seat: str
    card: str


@dataclass(frozen=True)
class PacksPassed(Event):
    """All have picked: the picks are theirs, the rest goes to the left."""


@dataclass(frozen=True)
class KatakanaLeftOut(Event):
    """A seat chooses the Katakana card it will not use, face down."""

    seat: str
    card: str


@dataclass(frozen=True)
class MonsterFinished(Event):
    """A Monster shows its two Katakana cards; the third goes into the box."""

    seat: str
    icons: Icons


@dataclass(frozen=True)
class MonsterNamed(Event):
    """A seat announces the name of its Monster."""

    seat: str
    name: str


@dataclass(frozen=True)
class RoundBegun(Event):
    """The Power cards are shuffled and dealt for the draft."""

    powers: tuple[str, ...]


@dataclass(frozen=True)
class CitiesDealt(Event):
    """What was drafted becomes the hands; the Cities of the round lie open."""


@dataclass(frozen=True)
class CityChosen(Event):
    """A battle begins."""

    city: str


@dataclass(frozen=True)
class TurnBegun(Event):
    """A seat is to raise or pass."""

    seat: str


@dataclass(frozen=True)
class SetBegun(Event):
    """The first card of a set is laid, face up."""

    seat: str
    card: str


@dataclass(frozen=True)
class CardLaid(Event):
    """One more card is laid to the newest set."""

    seat: str
    card: str
    hidden: bool = False


@dataclass(frozen=True)
class BoostLaid(Event):
    """A Boost is laid to the newest set."""

    seat: str
    boost: int


@dataclass(frozen=True)
class Passed(Event):
    """A seat is out of the battle; its Boosts are gone."""

    seat: str


@dataclass(frozen=True)
class CardTakenBack(Event):
    """A card laid in this battle returns to its hand."""

    seat: str
    power: Power
    card: str
    hidden: bool


@dataclass(frozen=True)
class SetsDiscarded(Event):
    """What a seat still has laid in this battle is discarded."""

    seat: str


@dataclass(frozen=True)
class CityDestroyed(Event):
    """The last one standing takes the City."""

    seat: str
    city: str


@dataclass(frozen=True)
class CitySpared(Event):
    """Nobody wanted the City; it is out of the game."""

    city: str


@dataclass(frozen=True)
class RoundEnded(Event):
    """What is left of Cities and hands goes away."""


@dataclass(frozen=True)
class MatchEnded(Event):
    """The last round is over."""
