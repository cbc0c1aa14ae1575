"""The state of a match of RARRR!!: frozen, and plain enough for JSON."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from meeple_city.core.records import changed
from meeple_city.games.rarrr.cards import Icons, Power, sum_of

ROUNDS = 3
CITIES_PER_ROUND = 6
KATAKANA_EACH = 3
POWERS_EACH = 12


class Stage(Enum):
    """What is going on in the match."""

    CREATION = "creation"
    POWER_UP = "power-up"
    BATTLE = "battle"
    OVER = "over"


@dataclass(frozen=True)
class Variants:
    """Which advanced rules are on (RR7)."""

    bonus: bool = False
    face_down: bool = False
    resistance: bool = False


@dataclass(frozen=True)
class CardSet:
    """Power cards of one type laid together; `hidden` ones are face down, a boost of 0 means none."""

    power: Power
    cards: tuple[str, ...]
    hidden: tuple[str, ...] = ()
    boost: int = 0

    @property
    def size(self) -> int:
        """How many Power cards there are; a Boost does not count (RR4.7)."""
        return len(self.cards) + len(self.hidden)

    @property
    def strength(self) -> int:
        """The sum, Boost included, times the number of cards (RR4.6, RR4.7, RR7.2)."""
        return (sum_of(self.cards) + self.boost) * (len(self.cards) + len(self.hidden))


@dataclass(frozen=True)
class Player:
    """Everything that belongs to one seat."""

    seat: str
    boosts: tuple[int, ...]
    monster: str = ""
    katakana: tuple[str, ...] = ()
    icons: Icons = ()
    name: str = ""
    pack: tuple[str, ...] = ()  # to pick from in a draft
    pick: str | None = None  # chosen, but not yet revealed
    drafted: tuple[str, ...] = ()  # face down in front of the seat
    hand: tuple[str, ...] = ()
    sets: tuple[CardSet, ...] = ()  # laid in this battle
    battled: bool = False  # laid something in this battle
    passed: bool = False
    won: tuple[str, ...] = ()

    @property
    def level(self) -> int:
        """The Power Level; whoever has passed is out of the battle (RR4.1, RR5.1)."""
        if self.passed or not self.sets:
            return 0
        return sum([laid.strength for laid in self.sets])

    def replace(self, **changes: Any) -> Player:
        """The same player with some fields changed."""
        return changed(self, **changes)


@dataclass(frozen=True)
class State:
    """The whole match. The top card of a deck comes first."""

    variants: Variants
    players: tuple[Player, ...]
    monsters: tuple[str, ...]
    katakana: tuple[str, ...]
    powers: tuple[str, ...]
    undealt: tuple[str, ...]  # the City deck
    box: tuple[str, ...]  # out of the game
    stage: Stage = Stage.CREATION
    round: int = 0
    angriest: str = ""
    cities: tuple[str, ...] = ()  # face up, not yet fought for
    city: str | None = None  # being fought for
    turn: str | None = None  # whose turn it is or was last in this battle
    turns: int = 0
    discard: tuple[str, ...] = ()
    buried: tuple[str, ...] = ()  # discarded face down (RR7.2)

    def player(self, seat: str) -> Player:
        """The player at a seat."""
        return self.players[self.index(seat)]

    def index(self, seat: str) -> int:
        """The position of a seat in the order of play."""
        return [player.seat for player in self.players].index(seat)

    def replace(self, **changes: Any) -> State:
        """The same match with some fields changed."""
        return changed(self, **changes)

    def with_player(self, seat: str, **changes: Any) -> State:
        """The same match with some fields of one player changed."""
        index = self.index(seat)
        player = self.players[index].replace(**changes)
        return self.replace(players=(*self.players[:index], player, *self.players[index + 1 :]))

    @property
    def standing(self) -> tuple[Player, ...]:
        """The players who have not passed in this battle."""
        return tuple(player for player in self.players if not player.passed)

    @property
    def battlers(self) -> int:
        """How many players have laid something in this battle."""
        return sum(player.battled for player in self.players)


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Cards minus one copy of a card."""
    index = cards.index(card)
    return cards[:index] + cards[index + 1 :]
