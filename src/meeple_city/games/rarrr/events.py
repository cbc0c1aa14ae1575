"""Everything that can happen in a match of RARRR!!."""

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
    """Monster, Katakana and City cards are shuffled; everybody gets a Monster and Katakana cards to draft from."""

    monsters: tuple[str, ...]
    katakana: tuple[str, ...]
    cities: tuple[str, ...]


@dataclass(frozen=True)
class CardPicked(Event):
    """A seat picks a card in a draft, face down."""

    seat: str
    card: str


@dataclass(frozen=True)
class PacksPassed(Event):
    """Everybody has picked; the picks are drafted, and the packs are passed to the left."""


@dataclass(frozen=True)
class KatakanaLeftOut(Event):
    """A seat chooses the Katakana card it will not use, face down."""

    seat: str
    card: str


@dataclass(frozen=True)
class MonsterFinished(Event):
    """A Monster reveals its two Katakana cards; the third goes into the box."""

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
    """The drafted cards become the hands; the Cities of the round are revealed."""

    cities: tuple[str, ...]


@dataclass(frozen=True)
class CityChosen(Event):
    """A battle for a City begins."""

    city: str


@dataclass(frozen=True)
class TurnBegun(Event):
    """A seat must raise or pass."""

    seat: str


@dataclass(frozen=True)
class SetBegun(Event):
    """The first card of a set is laid, face up."""

    seat: str
    card: str


@dataclass(frozen=True)
class CardLaid(Event):
    """A card is added to the newest set."""

    seat: str
    card: str
    hidden: bool = False


@dataclass(frozen=True)
class BoostLaid(Event):
    """A Boost is added to the newest set."""

    seat: str
    boost: int


@dataclass(frozen=True)
class Passed(Event):
    """A seat is out of the battle; its Boosts are gone."""

    seat: str


@dataclass(frozen=True)
class CardTakenBack(Event):
    """A card laid in this battle returns to its owner's hand."""

    seat: str
    power: Power
    card: str
    hidden: bool


@dataclass(frozen=True)
class SetsDiscarded(Event):
    """The cards a seat still has on the table are discarded."""

    seat: str
    cards: int


@dataclass(frozen=True)
class CityDestroyed(Event):
    """The last one standing takes the City."""

    seat: str
    city: str


@dataclass(frozen=True)
class CitySpared(Event):
    """Nobody fought for the City; it is out of the game."""

    city: str


@dataclass(frozen=True)
class RoundEnded(Event):
    """The Cities left over are out, and hands are discarded."""


@dataclass(frozen=True)
class MatchEnded(Event):
    """The last round is over."""
