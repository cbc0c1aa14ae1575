"""The events of Rampage."""

from __future__ import annotations

from dataclasses import dataclass

from meeple_city.border import Outcome
from meeple_city.core.events import Event


@dataclass(frozen=True)
class TableChanged(Event):
    """The table was changed or observed; this is its new state."""

    outcome: Outcome


@dataclass(frozen=True)
class FirstPlayerDrawn(Event):
    """The starting player was determined."""

    seat: str


@dataclass(frozen=True)
class TurnStarted(Event):
    """A turn began, with this many actions."""

    seat: str
    actions: int


@dataclass(frozen=True)
class ActionTaken(Event):
    """One of the actions was used; `moved` if anything on the table moved."""

    seat: str
    action: str
    moved: bool = False


@dataclass(frozen=True)
class ActionsDeclined(Event):
    """The remaining actions were declined."""

    seat: str


@dataclass(frozen=True)
class ToothBroken(Event):
    """A token went from a Mouth to the Stomach of the breaker."""

    seat: str
    breaker: str


@dataclass(frozen=True)
class ToothLost(Event):
    """A token went from a Mouth to the box."""

    seat: str
    why: str


@dataclass(frozen=True)
class ToothOwed(Event):
    """A tooth is due from a Mouth without tokens: Meeples are paid instead, as far as there are any."""

    seat: str
    why: str
    can_pay: bool


@dataclass(frozen=True)
class PawsReturned(Event):
    """Paws that were outside the City are back in a starting area."""

    seat: str
    start: str


@dataclass(frozen=True)
class MonsterMoved(Event):
    """A Monster was set down elsewhere, because there was no room for its Body."""

    seat: str


@dataclass(frozen=True)
class MonsterRelocated(Event):
    """Another player set a Monster down in a Neighborhood."""

    seat: str
    chooser: str


@dataclass(frozen=True)
class VehicleReturned(Event):
    """A Vehicle that was outside the City is back."""

    vehicle: str


@dataclass(frozen=True)
class MeeplePaid(Event):
    """A Meeple went from a Stomach to another seat, or to the box if `to` is empty."""

    seat: str
    meeple: str
    to: str


@dataclass(frozen=True)
class Rumbled(Event):
    """The Rumble for a fallen Body was resolved; `forgiven` if no tooth is due because the action was clumsy."""

    body: str
    forgiven: bool


@dataclass(frozen=True)
class MeepleRanAway(Event):
    """A Meeple left the City for the Runaway board."""

    seat: str
    meeple: str


@dataclass(frozen=True)
class FloorGobbled(Event):
    """A Floor went to a Stomach."""

    seat: str
    floor: str


@dataclass(frozen=True)
class FloorBoxed(Event):
    """A Floor went to the box."""

    floor: str
    why: str


@dataclass(frozen=True)
class MeepleEaten(Event):
    """A Meeple went to a Stomach."""

    seat: str
    meeple: str


@dataclass(frozen=True)
class RunawaySuffered(Event):
    """A Runaway effect hit the active Monster; its consequences follow."""

    seat: str
    effect: str


@dataclass(frozen=True)
class ActionsGranted(Event):
    """A seat gets additional actions on its next turn."""

    seat: str
    actions: int


@dataclass(frozen=True)
class LastFloorGone(Event):
    """No Floor is left in the City; each other player has one last turn."""

    seat: str


@dataclass(frozen=True)
class TurnEnded(Event):
    """A turn ended."""

    seat: str


@dataclass(frozen=True)
class MatchEnded(Event):
    """The match ended; the culprit is the player who filled the sixth line, if any."""

    reason: str
    culprit: str
