"""Everything that can happen in a match of OctoRage."""

from __future__ import annotations

from dataclasses import dataclass

from meeple_city.core.events import Event


@dataclass(frozen=True)
class MatchBegun(Event):
    """Everybody had a character, dealt or chosen, and somebody got the Octoman."""

    characters: tuple[str, ...]
    octoman: str


@dataclass(frozen=True)
class CharacterChosen(Event):
    """A player chose a character."""

    seat: str
    character: str


@dataclass(frozen=True)
class RoundBegun(Event):
    """All cards were shuffled into this deck, and hands dealt from it."""

    deck: tuple[str, ...]


@dataclass(frozen=True)
class TurnBegun(Event):
    """The seat that has the Octoman opened a turn."""

    seat: str


@dataclass(frozen=True)
class PlayPassed(Event):
    """A seat became active."""

    seat: str


@dataclass(frozen=True)
class WeaponPlayed(Event):
    """A player drove the Octoman off with a weapon."""

    seat: str
    card: str


@dataclass(frozen=True)
class RageRaised(Event):
    """The rage marker moved up a step."""


@dataclass(frozen=True)
class Dodged(Event):
    """A dodge reversed the direction of play."""

    seat: str


@dataclass(frozen=True)
class TreasurePlayed(Event):
    """A treasure was given to another player, who bears its curse."""

    seat: str
    card: str
    target: str


@dataclass(frozen=True)
class Attacked(Event):
    """The Octoman attacked a player, and the weapons of the turn were discarded."""

    seat: str
    lost: int


@dataclass(frozen=True)
class LifeLost(Event):
    """A power or a curse cost lives."""

    seat: str
    lost: int
    cause: str


@dataclass(frozen=True)
class LifeRegained(Event):
    """A player got lives back."""

    seat: str
    gained: int


@dataclass(frozen=True)
class Eliminated(Event):
    """A player without lives left the round."""

    seat: str


@dataclass(frozen=True)
class RoundWon(Event):
    """Only one player was left."""

    seat: str


@dataclass(frozen=True)
class CardsDrawn(Event):
    """Cards were drawn from the top of the deck, one by one; a seat that drew two is named twice."""

    seats: tuple[str, ...]
    cards: tuple[str, ...]


@dataclass(frozen=True)
class CardStolen(Event):
    """A card went from one hand to another."""

    seat: str
    victim: str
    card: str


@dataclass(frozen=True)
class CardSalvaged(Event):
    """A card was taken from the discard pile into a hand."""

    seat: str
    card: str


@dataclass(frozen=True)
class CardKept(Event):
    """Of the cards looked at on top of the deck, one was kept and the others discarded."""

    seat: str
    card: str
    looked_at: tuple[str, ...]


@dataclass(frozen=True)
class CardDiscarded(Event):
    """A card was discarded from a hand."""

    seat: str
    card: str


@dataclass(frozen=True)
class DeckReshuffled(Event):
    """The discard pile became this deck."""

    deck: tuple[str, ...]
