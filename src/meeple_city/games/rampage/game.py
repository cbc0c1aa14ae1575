"""Rampage as a `Game`."""

from __future__ import annotations

from collections.abc import Mapping

from meeple_city.border import City, Message, Outcome
from meeple_city.core.asks import Ask, Rule
from meeple_city.core.events import Cards, Event
from meeple_city.core.game import Game, Result
from meeple_city.core.play import Play
from meeple_city.core.view import View
from meeple_city.errors import BadInput
from meeple_city.games.rampage.cards.in_play import cards_in_play
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.dealing import full_decks
from meeple_city.games.rampage.describe import describe
from meeple_city.games.rampage.events import LastFloorGone, PlayEnded, TeethBroken, TeethLost
from meeple_city.games.rampage.reducer import reduce
from meeple_city.games.rampage.scoring import result, standing
from meeple_city.games.rampage.state import Box, Monster, State, Team, boxes
from meeple_city.games.rampage.turn import whole_game
from meeple_city.games.rampage.variants import VARIANTS
from meeple_city.games.rampage.view import RampageView, view

# Which Monsters of a city are played, clockwise; our choice: two players face each other.
SEATING: Mapping[int, Mapping[int, tuple[int, ...]]] = {
    4: {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)},
    8: {2: (0, 4), 3: (0, 3, 5), 4: (0, 2, 4, 6), 6: (0, 1, 3, 4, 5, 7), 8: (0, 1, 2, 3, 4, 5, 6, 7)},
}
NO_TEAMS = "off"
TEAMS = (NO_TEAMS, "2x2", "2x3", "3x2", "2x4", "4x2")  # how many teams, of how many players
MOST_ALONE = 4  # more players play in teams


class Rampage(Game[State]):
    """Monsters with or without cards, each for itself or in teams."""

    name = "rampage"
    version = 4
    seat_counts = (2, 3, 4, 6, 8)
    options: Mapping[str, tuple[str, ...]] = {
        "side": ("A", "B"),
        "edition": ("en", "fr"),
        "cards": ("on", "off"),
        **dict.fromkeys(VARIANTS, ("off", "on")),
        "teams": TEAMS,
        "open_stomachs": ("off", "on"),
        "first": ("chance", *(str(number) for number in range(1, 9))),
    }

    public_questions = frozenset(
        {
            "action",
            "move",
            "jump",
            "demolish",
            "smash",
            "toss",
            "kick",
            "breathe",
            "relocate",
            "neighborhood",
            "eat",
            "starting_area",
            "imitate",
            "climb",
            "stretch",
            "clear_ruin",
            "vacuum",
            "catch",
            "rob",
            "kiss",
            "lay_down",
            "discard_power",
        }
    )

    def seats(self, count: int, city: City | None) -> tuple[str, ...]:
        """The Monsters' colours, clockwise."""
        self.check_seats(count)
        place = _require_city(city)
        corners = SEATING.get(len(place.monsters), {}).get(count) or tuple(range(count))
        if len(place.monsters) < max(corners) + 1:
            raise BadInput(f"scene {place.scene!r} has too few Monsters ({len(place.monsters)}) for {count} players")
        return tuple(place.monsters[corner] for corner in corners)

    def possible(self, option: str, count: int) -> tuple[str, ...]:
        """R2.1: the starting player must be one of the players. R13.1: teams must have a seat for everybody."""
        if option == "first":
            return self.options[option][: count + 1]
        if option == "teams":
            alone = (NO_TEAMS,) if count <= MOST_ALONE else ()
            return (*alone, *(teams for teams in TEAMS[1:] if _team_seats(teams) == count))
        return self.options[option]

    def boxes(self, count: int) -> int:
        """R13.1: more than four players need two boxes."""
        return 1 if count <= MOST_ALONE else 2

    def opening(self, seats: tuple[str, ...], options: Mapping[str, str], seed: int, city: City | None) -> State:
        """R1.3: every Mouth is full; the table has not been observed yet."""
        given = self.read_options(options)
        self.check_possible(given, len(seats))
        place = _require_city(city)
        teeth = constants().teeth_loose
        return State(
            city=place,
            side=given["side"],
            edition=given["edition"],
            open_stomachs=given["open_stomachs"] == "on",
            cards=given["cards"] == "on",
            decks=full_decks(boxes(place)),
            first=given["first"],
            seats=seats,
            monsters={seat: Monster(teeth) for seat in seats},
            teams=_teams(seats, given["teams"]),
            variants=tuple(name for name in VARIANTS if given[name] == "on"),
            box=Box(teeth=constants().teeth_in_box * boxes(place) - teeth * len(seats)),
            table=Outcome(),
        )

    def rules(self, play: Play[State]) -> Rule[None]:
        """Play the game from the current state to its end."""
        return whole_game(play)

    def reduce(self, state: State, event: Event) -> State:
        """The state after an event."""
        return reduce(state, event)

    def check(self, state: State, event: Event) -> bool:
        """R7.3: only tokens can be broken or lost."""
        return not isinstance(event, TeethBroken | TeethLost) or event.tokens <= state.monsters[event.seat].teeth

    def settle(self, state: State) -> Event | None:
        """R10.1, R10.2: the last turns begin after the last Floor; the match ends after them, or at the turn limit."""
        if state.over or not state.turn:
            return None
        if not state.floors_left and not state.last_floor_by:
            return LastFloorGone(state.active)
        if not state.between_turns:
            return None
        if state.last_floor_by and not state.last_turns:
            return PlayEnded("last_floor", "")
        if state.turn >= constants().most_turns:
            return PlayEnded("max_turns", "")
        return None

    def cards(self, state: State) -> Cards:
        """R12: the cards of all Monsters, those of the active one first."""
        return cards_in_play(state) if state.cards or state.variants else ()

    def result(self, state: State) -> Result | None:
        """The result, or None while the match is being played."""
        return result(state)

    def standing(self, state: State, ended: str) -> Result:
        """R10.2: a match that is called off is scored as usual."""
        return standing(state, ended)

    def view(self, state: State, seat: str | None) -> RampageView:
        """What a seat may see; None stands for spectators."""
        return view(state, seat)

    def describe(self, state: State, event: Event, seat: str | None) -> Message | None:
        """Describe an event to a seat, or to spectators if seat is None."""
        return describe(state, event, seat)

    def is_public(self, ask: Ask, view: View) -> bool:
        """R11.2: everybody may see the options, unless a face-down card may be among them."""
        assert isinstance(view, RampageView)
        may_hide = ask.kind in ("action", "neighborhood") and view.monsters[ask.seat].face_down
        return super().is_public(ask, view) and not may_hide

    def pieces(self, state: State) -> dict[str, dict[str, int]]:
        """How many pieces of each kind are where, with their total."""
        monsters = state.monsters.values()
        meeples = {
            **_on_table(state, "meeple"),
            "stomachs": sum(len(monster.meeples) for monster in monsters),
            "runaway": len(state.runaway),
            "box": len(state.box.meeples),
            "in_hand": len(state.in_hand),
        }
        floors = {
            **_on_table(state, "floor"),
            "stomachs": sum(len(monster.floors) for monster in monsters),
            "box": len(state.box.floors),
        }
        teeth = {
            "mouths": sum(monster.teeth for monster in monsters),
            "stomachs": sum(monster.broken for monster in monsters),
            "box": state.box.teeth,
        }
        cards = {
            "monsters": _cards_held(state),
            "discarded": len(state.decks.discarded + state.decks.rejected),
            "box": len(state.decks.characters + state.decks.powers + state.decks.superpowers),
        }
        kinds = {
            "meeple": meeples,
            "floor": floors,
            "vehicle": _on_table(state, "vehicle"),
            "tooth": teeth,
            "card": cards,
        }
        return {kind: {**places, "total": sum(places.values())} for kind, places in kinds.items()}

    def turns(self, state: State) -> int:
        """The number of turns started so far."""
        return state.turn

    def city(self, state: State) -> City | None:
        """The city the match is played in."""
        return state.city


def _team_seats(teams: str) -> int:
    count, _, members = teams.partition("x")
    return int(count) * int(members)


def _teams(seats: tuple[str, ...], teams: str) -> tuple[Team, ...]:
    """R13.1: seats alternate by team; without teams, everybody is one."""
    count = len(seats) if teams == NO_TEAMS else int(teams.partition("x")[0])
    return tuple(Team(seats[number::count]) for number in range(count))


def _require_city(city: City | None) -> City:
    if city is None:
        raise BadInput("rampage is played in a city; name a scene")
    return city


def _cards_held(state: State) -> int:
    powers = sum(len(team.powers) for team in state.teams)
    return powers + sum(len(monster.characters + monster.superpowers) for monster in state.monsters.values())


def _on_table(state: State, kind: str) -> dict[str, int]:
    pieces = [piece for piece in state.table.where_mm if piece.startswith(f"{kind}:")]
    inside = sum(piece in state.table.zones for piece in pieces)
    return {"city": inside, "outside": len(pieces) - inside}
