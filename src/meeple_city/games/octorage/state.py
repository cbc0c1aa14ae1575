"""The state of a match of OctoRage."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import Any

from meeple_city.core.records import changed
from meeple_city.games.octorage.box import box


class Phase(Enum):
    """What the rules do next."""

    SETUP = "setup"  # deal characters, or let players choose
    ROUND = "round"  # begin a round
    TURN = "turn"  # let the active player act
    OVER = "over"  # nothing


@dataclass(frozen=True)
class Player:
    """A player: character, curses and rounds won."""

    seat: str
    character: str = ""
    curses: tuple[str, ...] = ()  # treasures this player bears
    won: tuple[int, ...] = ()  # the rounds won
    out: bool = False  # of this round

    @property
    def power_up(self) -> bool:
        """Whether the character shows its power; the first round won turns it to its victory side (OR7.2)."""
        return not self.won


class Did(Enum):
    """What a player did or what befell them."""

    PLAYED = "played"  # a card; a treasure, for another player
    ATTACKED = "attacked"  # was attacked
    DREW = "drew"  # a card
    STOLE = "stole"  # a card, from another player
    SALVAGED = "salvaged"  # a card from the discard pile
    KEPT = "kept"  # one card of two; the one named was discarded
    DISCARDED = "discarded"  # a card


@dataclass(frozen=True)
class Deed:
    """Something that everybody saw a player do; `card` is empty where it was not seen."""

    seat: str
    did: Did
    card: str = ""
    other: str = ""  # the player robbed or cursed


@dataclass(frozen=True)
class State:
    """A match. The deck starts with its top card; weapons are in the order played."""

    phase: Phase
    players: tuple[Player, ...]  # clockwise
    lives: tuple[int, ...]  # of each player
    hands: tuple[tuple[str, ...], ...]  # of each player
    active: str
    octoman: str  # the seat that has the Octoman card
    clockwise: bool
    rage: int  # steps above the first
    deck: tuple[str, ...]
    weapons: tuple[str, ...]  # in the play area
    discard: tuple[str, ...]
    round: int
    turn: int  # turns begun in the whole match
    left_out: tuple[str, ...] = ()  # treasures that stay in the box
    choosing: bool = False  # whether characters are chosen, not dealt
    deeds: tuple[Deed, ...] = ()  # of this round

    def replace(self, **changes: Any) -> State:
        """The same state with some fields changed: `dataclasses.replace`, several times as fast."""
        return changed(self, **changes)

    def index(self, seat: str) -> int:
        """The position of a seat at the table."""
        if seat not in self._places:
            raise ValueError(f"{seat!r} is no seat of this match")
        return self._places[seat]

    @cached_property
    def _places(self) -> dict[str, int]:
        """Seats never change: `replace` hands this on to every later state."""
        return {player.seat: i for i, player in enumerate(self.players)}

    def player(self, seat: str) -> Player:
        """The player at a seat."""
        return self.players[self.index(seat)]

    def hand(self, seat: str) -> tuple[str, ...]:
        """The cards a player holds."""
        return self.hands[self.index(seat)]

    def life(self, seat: str) -> int:
        """The lives a player has left."""
        return self.lives[self.index(seat)]

    def living(self) -> tuple[str, ...]:
        """The seats still in the round, clockwise."""
        return tuple([player.seat for player in self.players if not player.out])

    def others(self, seat: str) -> tuple[str, ...]:
        """The living, except one seat."""
        return tuple([player.seat for player in self.players if not player.out and player.seat != seat])

    def around(self, seat: str) -> tuple[str, ...]:
        """The living in the direction of play, starting with a seat itself if it is alive."""
        at = self.index(seat)
        ahead = self.players[at:] + self.players[:at]
        if not self.clockwise:
            ahead = ahead[:1] + ahead[:0:-1]
        return tuple([player.seat for player in ahead if not player.out])

    def after(self, seat: str) -> str:
        """The next living player in the direction of play."""
        return next(other for other in self.around(seat) if other != seat)

    def last_value(self) -> int:
        """The value of the last weapon played; 0 if there was none in this turn."""
        return box().values[self.weapons[-1]] if self.weapons else 0

    def raging(self) -> bool:
        """Whether rage has reached its last step."""
        return self.rage == len(box().damage) - 1
