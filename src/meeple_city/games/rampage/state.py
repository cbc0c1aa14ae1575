"""The state of a match of Rampage. It is frozen: only events create a new one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from meeple_city.border import City, Outcome
from meeple_city.games.rampage.constants import constants

COLOURS = ("black", "blue", "gray", "green", "red", "yellow")
UPSIDE_DOWN = "upside_down"  # the mark of a Monster that stands on its head until its next turn


@dataclass(frozen=True)
class Monster:
    """What a player owns besides the Body and Paws on the board."""

    teeth: int  # tokens in the Mouth, not counting the printed teeth
    broken: int = 0  # tokens broken from others, in the Stomach
    meeples: tuple[str, ...] = ()
    floors: tuple[str, ...] = ()
    characters: tuple[str, ...] = ()
    superpowers: tuple[str, ...] = ()  # face down
    marks: tuple[str, ...] = ()  # effects of played cards that last
    imitates: str = ""  # the Character that Imitator chose
    foretold: str = ""  # the Monster that Seer named
    bought: int = 0  # cards bought so far


@dataclass(frozen=True)
class Team:
    """Players who take their turns together. In the usual game, every player is a team of one."""

    seats: tuple[str, ...]  # in the order in which they start and eat
    powers: tuple[str, ...] = ()
    extra_actions: int = 0  # for the next turn

    @property
    def captain(self) -> str:
        """The seat that stands for the team where only one can."""
        return self.seats[0]


@dataclass(frozen=True)
class Decks:
    """Cards that were not dealt, in the order in which they will be drawn, and those that are out of play."""

    characters: tuple[str, ...] = ()
    powers: tuple[str, ...] = ()
    superpowers: tuple[str, ...] = ()
    discarded: tuple[str, ...] = ()  # face up
    rejected: tuple[str, ...] = ()  # not kept when they were drawn; face down


@dataclass(frozen=True)
class LastAction:
    """What a player did last, and whether anything on the table moved."""

    action: str
    moved: bool


@dataclass(frozen=True)
class Box:
    """Pieces that are out of play."""

    meeples: tuple[str, ...] = ()
    floors: tuple[str, ...] = ()
    teeth: int = 0


@dataclass(frozen=True)
class State:
    """A match at one moment; `table` is the last outcome."""

    city: City
    side: str
    edition: str
    open_stomachs: bool
    seats: tuple[str, ...]
    monsters: Mapping[str, Monster]
    teams: tuple[Team, ...]  # in the order in which they play
    box: Box
    table: Outcome
    variants: tuple[str, ...] = ()
    cards: bool = False
    decks: Decks = Decks()
    floors_left: int = 0  # in the City
    felled: tuple[str, ...] = ()  # Bodies of other players that fell and whose Rumble is not resolved yet
    runaway: tuple[str, ...] = ()  # Meeples on the Runaway board, in order of arrival
    due: tuple[str, ...] = ()  # Runaway effects not applied yet: "line 1" or a colour
    turn: int = 0
    between_turns: bool = True
    active: str = ""
    actions_left: int = 0
    action: str = ""  # what the action under way counts as: "move", "demolish", "toss" or "breathe"
    spared: tuple[str, ...] = ()  # Bodies whose fall in this action costs no tooth
    down: tuple[str, ...] = ()  # seats knocked over in the turn of their own team (R13.3)
    in_hand: tuple[str, ...] = ()  # Meeples that a card is about to set down
    open_stomach: str = ""  # the seat whose Stomach the active player is looking into
    last_actions: Mapping[str, LastAction] = field(default_factory=dict)  # by seat
    last_floor_by: str = ""
    last_turns: tuple[str, ...] = ()  # captains of the teams that still have a last turn
    culprit: str = ""  # the seat that filled the sixth line
    first: str = "chance"  # or the number of the starting seat
    over: str = ""  # why no more turns are played; the last questions before scoring follow
    ended: str = ""

    @property
    def active_monster(self) -> Monster:
        """The Monster that acts."""
        return self.monsters[self.active]

    def after(self, seat: str) -> tuple[str, ...]:
        """The other seats, clockwise."""
        at = self.seats.index(seat)
        return self.seats[at + 1 :] + self.seats[:at]

    def team_of(self, seat: str) -> Team:
        """The team that a seat plays in."""
        return next(team for team in self.teams if seat in team.seats)

    def teams_after(self, seat: str) -> tuple[Team, ...]:
        """The other teams, in the order in which they will play."""
        at = self.teams.index(self.team_of(seat))
        return self.teams[at + 1 :] + self.teams[:at]

    def opponents(self, seat: str) -> tuple[str, ...]:
        """The seats that play against a seat, clockwise."""
        own = self.team_of(seat).seats
        return tuple(other for other in self.after(seat) if other not in own)

    def next_player(self, seat: str) -> str:
        """The nearest seat clockwise of the team that plays next."""
        following = self.teams_after(seat)[0].seats
        return next(other for other in self.after(seat) if other in following)

    def cards_of(self, seat: str) -> tuple[str, ...]:
        """All cards of a player, face up or down, with the Powers of the team."""
        monster = self.monsters[seat]
        return monster.characters + self.team_of(seat).powers + monster.superpowers


def line_length(city: City) -> int:
    """The number of spaces in a line of side A; doubled with two boxes (R1.6)."""
    return constants().spaces_in_line * boxes(city)


def zone_size(city: City) -> int:
    """The number of spaces in the zone of a colour on side B."""
    return constants().spaces_in_zone * boxes(city)


def boxes(city: City) -> int:
    """How many copies of the game are on the table: one per four Monsters."""
    return max(1, len(city.monsters) // 4)


def effect_name(effect: str, has_cards: bool) -> str:
    """What a Runaway effect is called: R8.10 speaks of a card only where there is one to lose."""
    return "blue_without_cards" if effect == "blue" and not has_cards else effect
