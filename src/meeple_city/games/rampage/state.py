"""Where everything is in a match of Rampage. Frozen: only events make a new one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from meeple_city.border import City, Outcome
from meeple_city.games.rampage.constants import constants

COLOURS = ("black", "blue", "gray", "green", "red", "yellow")


@dataclass(frozen=True)
class Monster:
    """What belongs to one player besides the Body and Paws on the board."""

    teeth: int  # tokens in the Mouth; the printed ones come on top
    broken: int = 0  # tokens broken off others, in the Stomach
    meeples: tuple[str, ...] = ()
    floors: tuple[str, ...] = ()
    extra_actions: int = 0  # for the next turn


@dataclass(frozen=True)
class Box:
    """What is out of play."""

    meeples: tuple[str, ...] = ()
    floors: tuple[str, ...] = ()
    teeth: int = 0


@dataclass(frozen=True)
class State:
    """A match at one moment; the table is as it was last seen."""

    city: City
    side: str
    edition: str
    open_stomachs: bool
    seats: tuple[str, ...]
    monsters: Mapping[str, Monster]
    box: Box
    table: Outcome
    floors_left: int = 0  # in the City
    felled: tuple[str, ...] = ()  # Bodies of others that fell, and whose Rumble is still to come
    runaway: tuple[str, ...] = ()  # on the Runaway board, in the order they came
    due: tuple[str, ...] = ()  # Runaway effects still to be suffered: "line 1" or a colour
    turn: int = 0
    between_turns: bool = True
    active: str = ""
    actions_left: int = 0
    last_floor_by: str = ""
    last_turns: tuple[str, ...] = ()  # seats that still have one
    culprit: str = ""  # filled the sixth line
    first: str = "chance"  # or the number of the seat that begins
    ended: str = ""

    @property
    def me(self) -> Monster:
        """The active Monster."""
        return self.monsters[self.active]

    def after(self, seat: str) -> tuple[str, ...]:
        """The other seats, clockwise."""
        at = self.seats.index(seat)
        return self.seats[at + 1 :] + self.seats[:at]


def line_length(city: City) -> int:
    """Spaces in a line of side A; two boxes double them (R1.6)."""
    return constants().spaces_in_line * boxes(city)


def zone_size(city: City) -> int:
    """Spaces in a colour's zone of side B."""
    return constants().spaces_in_zone * boxes(city)


def boxes(city: City) -> int:
    """How many boxes of the game are on the table: one for up to four Monsters."""
    return max(1, len(city.monsters) // 4)
