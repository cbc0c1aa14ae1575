"""Everything that can happen in a match of Rampage."""

from __future__ import annotations

from dataclasses import dataclass

from meeple_city.border import Outcome
from meeple_city.core.events import Event


@dataclass(frozen=True)
class TableChanged(Event):
    """The table was touched, or looked at, and this is how it is now."""

    outcome: Outcome


@dataclass(frozen=True)
class FirstPlayerDrawn(Event):
    """The seat that begins."""

    seat: str


@dataclass(frozen=True)
class TurnStarted(Event):
    """A seat's turn begins, with so many actions."""

    seat: str
    actions: int


@dataclass(frozen=True)
class ActionTaken(Event):
    """One of the actions is used up."""

    seat: str
    action: str


@dataclass(frozen=True)
class ActionsDeclined(Event):
    """The rest of the actions lapse."""

    seat: str


@dataclass(frozen=True)
class ToothBroken(Event):
    """A token goes from the victim's Mouth to the breaker's Stomach."""

    seat: str
    breaker: str


@dataclass(frozen=True)
class ToothLost(Event):
    """A token goes from a Mouth to the box, and why."""

    seat: str
    why: str


@dataclass(frozen=True)
class MeeplePaid(Event):
    """A Meeple leaves a Stomach; it goes to another seat, or with an empty name to the box."""

    seat: str
    meeple: str
    to: str


@dataclass(frozen=True)
class Rumbled(Event):
    """A Body fell, and its fall has been paid for; or, by a clumsy hand, forgiven."""

    body: str
    forgiven: bool


@dataclass(frozen=True)
class MeepleRanAway(Event):
    """A Meeple left the City."""

    seat: str
    meeple: str


@dataclass(frozen=True)
class FloorGobbled(Event):
    """A Floor goes to a Stomach."""

    seat: str
    floor: str


@dataclass(frozen=True)
class FloorBoxed(Event):
    """A Floor goes to the box, and why."""

    floor: str
    why: str


@dataclass(frozen=True)
class MeepleEaten(Event):
    """A Meeple goes to a Stomach."""

    seat: str
    meeple: str


@dataclass(frozen=True)
class RunawaySuffered(Event):
    """A Runaway effect begins to strike."""

    seat: str
    effect: str


@dataclass(frozen=True)
class ActionsGranted(Event):
    """A seat has more actions on its next turn."""

    seat: str
    actions: int


@dataclass(frozen=True)
class LastFloorGone(Event):
    """No Floor is left in the City: the others have one last turn each."""

    seat: str


@dataclass(frozen=True)
class TurnEnded(Event):
    """The turn is over."""

    seat: str


@dataclass(frozen=True)
class MatchEnded(Event):
    """The match is over; the culprit is who filled the sixth line."""

    reason: str
    culprit: str
