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
    """The turn of a team began, with this many actions; the seat is its captain."""

    seat: str
    actions: int


@dataclass(frozen=True)
class MonsterAwoke(Event):
    """The turn of a team began for one of its Monsters, which is put in order now."""

    seat: str


@dataclass(frozen=True)
class ActorChosen(Event):
    """Another Monster of the team whose turn it is acts now."""

    seat: str


@dataclass(frozen=True)
class ActionTaken(Event):
    """One of the actions was used; `moved` if anything on the table moved."""

    seat: str
    action: str  # as it was offered
    counts_as: str  # "move", "demolish", "toss" or "breathe"
    spares: tuple[str, ...] = ()  # Bodies whose fall in this action costs no tooth
    moved: bool = False


@dataclass(frozen=True)
class ActionEnded(Event):
    """An action is over, except for the Runaway effects it may have brought on."""

    seat: str
    counts_as: str


@dataclass(frozen=True)
class ActionsDeclined(Event):
    """The remaining actions were declined."""

    seat: str


@dataclass(frozen=True)
class TeethBroken(Event):
    """A player broke teeth of another. Tokens go to the Stomach of the breaker; Meeples are paid for the others."""

    seat: str
    breaker: str
    teeth: int
    tokens: int  # how many of the teeth there were tokens for
    cause: str  # "rumble" or a card


@dataclass(frozen=True)
class TeethLost(Event):
    """A player lost teeth otherwise. Tokens go to the box; Meeples are paid for the others."""

    seat: str
    teeth: int
    tokens: int
    cause: str


@dataclass(frozen=True)
class ToothOwed(Event):
    """A tooth is due from a Mouth without tokens: Meeples are paid instead, as far as there are any."""

    seat: str
    cause: str
    can_pay: bool


@dataclass(frozen=True)
class CardGained(Event):
    """A player was dealt a card, drew it or bought it. Superpowers stay face down; the others are introduced to all."""

    seat: str
    card: str


@dataclass(frozen=True)
class CardRejected(Event):
    """A player drew a card and did not keep it; it is out of play, face down."""

    seat: str
    card: str


@dataclass(frozen=True)
class CardBought(Event):
    """A player paid for a card with Floors, which go to the box."""

    seat: str
    floors: tuple[str, ...]


@dataclass(frozen=True)
class DecksShuffled(Event):
    """The three decks were shuffled; the cards are in the order in which they will be drawn."""

    characters: tuple[str, ...]
    powers: tuple[str, ...]
    superpowers: tuple[str, ...]


@dataclass(frozen=True)
class SuperpowerPlayed(Event):
    """A Secret Superpower was revealed, and is out of play from now on."""

    seat: str
    card: str


@dataclass(frozen=True)
class CardDiscarded(Event):
    """A card went out of play, face up."""

    seat: str
    card: str
    cause: str


@dataclass(frozen=True)
class MarkPlaced(Event):
    """A card affects a Monster for a while."""

    seat: str
    mark: str


@dataclass(frozen=True)
class MarkRemoved(Event):
    """A card no longer affects a Monster."""

    seat: str
    mark: str


@dataclass(frozen=True)
class ActionsAdded(Event):
    """A player has more actions in this turn."""

    seat: str
    actions: int
    cause: str


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
    """A Monster was set down in a Neighborhood of somebody's choice."""

    seat: str
    chooser: str  # may be its own player


@dataclass(frozen=True)
class BuildingClimbed(Event):
    """Paws were set down on top of a building."""

    seat: str
    building: str


@dataclass(frozen=True)
class PawsStretched(Event):
    """Paws were set down elsewhere in their Neighborhood."""

    seat: str
    zone: str


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
    """The Rumble for a fallen Body was resolved; no tooth is due if it was `forgiven` or `spared`."""

    body: str
    forgiven: bool  # the action was clumsy
    spared: bool = False  # by a card


@dataclass(frozen=True)
class MeepleRanAway(Event):
    """A Meeple left the City for the Runaway board."""

    seat: str
    meeple: str


@dataclass(frozen=True)
class MeepleCaught(Event):
    """A Meeple that left the City is in the hand of a player, who will set it down again."""

    seat: str
    meeple: str


@dataclass(frozen=True)
class MeepleMoved(Event):
    """A Meeple was set down in a Neighborhood."""

    seat: str
    meeple: str
    zone: str


@dataclass(frozen=True)
class StomachOpened(Event):
    """The active player may look into the Stomach of this seat."""

    seat: str


@dataclass(frozen=True)
class StomachClosed(Event):
    """The active player has looked long enough into the Stomach of this seat."""

    seat: str


@dataclass(frozen=True)
class MeepleStolen(Event):
    """A Meeple went from one Stomach to another by a card."""

    seat: str  # who has it now
    victim: str
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
    cause: str


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
class RunawayCancelled(Event):
    """A Runaway effect was cancelled."""

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
class MonsterFinished(Event):
    """A Monster of the team whose turn it is has eaten, and its part of the turn is over."""

    seat: str


@dataclass(frozen=True)
class TurnEnded(Event):
    """The turn of a team ended; the seat is its captain."""

    seat: str


@dataclass(frozen=True)
class PlayEnded(Event):
    """No more turns are played; the culprit is the player who filled the sixth line, if any."""

    reason: str
    culprit: str


@dataclass(frozen=True)
class CharacterImitated(Event):
    """Imitator chose a Character to score as well."""

    seat: str
    card: str


@dataclass(frozen=True)
class ScoringBegan(Event):
    """Every Character is known, and the Stomachs are about to be opened."""


@dataclass(frozen=True)
class Foretold(Event):
    """Seer named, in secret, the Monster that has eaten the most Meeples."""

    seat: str
    named: str


@dataclass(frozen=True)
class MatchEnded(Event):
    """The match is over, and everything is revealed."""

    reason: str
