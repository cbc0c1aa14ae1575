"""What happens in OctoRage."""

from __future__ import annotations

from dataclasses import dataclass

from meeple_city.core.events import Event


@dataclass(frozen=True)
class MatchBegun(Event):
    """Characters were dealt, and somebody got the Octoman."""

    characters: tuple[str, ...]
    octoman: str


@dataclass(frozen=True)
class RoundBegun(Event):
    """All cards were shuffled into this deck, and hands are dealt from it."""

    deck: tuple[str, ...]


@dataclass(frozen=True)
class TurnBegun(Event):
    """A seat, the Octoman's, opened a turn."""

    seat: str


@dataclass(frozen=True)
class PlayPassed(Event):
    """A seat became the active one."""

    seat: str


@dataclass(frozen=True)
class WeaponPlayed(Event):
    """A weapon drove the Octoman off."""

    seat: str
    card: str


@dataclass(frozen=True)
class RageRaised(Event):
    """The rage marker moved up a step."""


@dataclass(frozen=True)
class Dodged(Event):
    """A dodge turned the direction of play."""

    seat: str


@dataclass(frozen=True)
class TreasurePlayed(Event):
    """A treasure was laid before another player."""

    seat: str
    card: str
    target: str


@dataclass(frozen=True)
class Attacked(Event):
    """The Octoman got a player, and the weapons of the turn were discarded."""

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
    """One player was left."""

    seat: str


@dataclass(frozen=True)
class CardsDrawn(Event):
    """Top cards came to hands, one after the other; a seat that drew two is named twice."""

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
    """A card of the discard pile came to a hand."""

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
    """A card was thrown out of a hand."""

    seat: str
    card: str


@dataclass(frozen=True)
class DeckReshuffled(Event):
    """The discard pile became this deck."""

    deck: tuple[str, ...]
