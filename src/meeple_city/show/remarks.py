"""The records of the commentary: what it hears of a match, what could be said about it, and what is said when."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from meeple_city.border import Argument, Message
from meeple_city.core.game import Result


@dataclass(frozen=True)
class SeatStanding:
    """A player in numbers, as spectators see them."""

    name: str = ""  # of the monster or character, where it has one
    points: int = 0  # that everybody can see
    health: int = 0  # teeth, or lives
    level: int = 0  # of what is bid in a battle
    hand: int = 0  # cards
    out: bool = False
    curses: int = 0
    cost: int = 0  # in lives, of an attack now


@dataclass(frozen=True)
class MatchStanding:
    """A match in numbers, as spectators see it after a step."""

    seats: Mapping[str, SeatStanding]
    turn: int = 0
    round: int = 0
    active: str = ""
    rage: int = 0  # steps above the first
    most_rage: int = 0
    stake: int = 0  # what is being fought for, in points
    prizes: int = 0  # that are still to be fought for in this round
    escaped: int = 0  # on the Runaway board
    spaces: int = 0  # in a line of it; 0 if it has none
    floors: Mapping[str, int] = field(default_factory=dict)  # still in the city, by building


@dataclass(frozen=True)
class Fall:
    """What a shot brings down, known before it is shown."""

    floors: Mapping[str, int] = field(default_factory=dict)  # by building
    bodies: tuple[str, ...] = ()  # seats whose monster falls
    leaving: int = 0  # pieces that leave the city

    @property
    def count(self) -> int:
        """How many floors there are in all."""
        return sum(self.floors.values())


@dataclass(frozen=True)
class StepTold:
    """A step of the match, as spectators learn of it."""

    told: tuple[Message, ...]
    standing: MatchStanding
    fall: Fall | None = None  # of a shot
    thought: Message | None = None  # that a bot gives away


@dataclass(frozen=True)
class Remark:
    """Something that could be said: a situation in the catalogue, with its arguments, and how much it matters."""

    about: str
    weight: float  # from 1, only when nothing else is on, to 9, whatever else is being said
    args: Mapping[str, Argument] = field(default_factory=dict)
    ahead: bool = False  # said before the action is seen


def remark(about: str, weight: float, **args: Argument) -> Remark:
    """Make a remark on what has been seen."""
    return Remark(about, weight, args)


def warning(about: str, weight: float, **args: Argument) -> Remark:
    """Make a remark on what is about to be seen."""
    return Remark(about, weight, args, ahead=True)


@dataclass(frozen=True)
class Sentence:
    """A message in one of its variants."""

    message: Message
    variant: str


@dataclass(frozen=True)
class Line:
    """A sentence and when it is said, in seconds of the programme."""

    start_s: float
    end_s: float
    said: Sentence
    weight: float = 0.0


class Voice(Protocol):
    """Whoever speaks: knows the variants of a message, their words, and how long one takes."""

    def variants(self, key: str) -> tuple[str, ...]:
        """The variants of a message; empty if there is no such message."""

    def text(self, said: Sentence) -> str:
        """A sentence in words."""

    def length_s(self, said: Sentence) -> float:
        """How long it takes to say a sentence, or to read it."""


class Reporter(Protocol):
    """Knows a game well enough to find something to say about it."""

    def open(self) -> list[Remark]:
        """What could be said before the first step."""

    def hear(self, step: StepTold) -> list[Remark]:
        """Take in a step; what could be said about it."""

    def idle(self) -> list[Remark]:
        """What could be said while nothing happens."""

    def close(self, result: Result) -> list[Remark]:
        """What could be said when it is over."""


def word(told: Message) -> str:
    """The last word of a message's key: what kind of event it tells of."""
    return told.key.rpartition(".")[2]


def named(told: Message, argument: str) -> str:
    """An argument of a message that names something."""
    return str(told.args[argument])


def number(told: Message, argument: str) -> int:
    """An argument of a message that is a number."""
    value = told.args[argument]
    assert isinstance(value, int)
    return value


def leaders(points: Mapping[str, int]) -> tuple[str, ...]:
    """Whoever has the most points, if anybody has any."""
    most = max(points.values(), default=0)
    return tuple(seat for seat, count in points.items() if count == most) if most > 0 else ()
