"""OctoRage as a `Game`."""

from __future__ import annotations

from collections.abc import Mapping

from meeple_city.border import City, Message, message
from meeple_city.core.asks import Rule
from meeple_city.core.events import Card, Event
from meeple_city.core.game import Game, Result, Score
from meeple_city.core.play import Play
from meeple_city.errors import BadInput
from meeple_city.games.octorage import reducer, rules
from meeple_city.games.octorage.box import box
from meeple_city.games.octorage.characters import characters
from meeple_city.games.octorage.describe import describe
from meeple_city.games.octorage.events import LifeLost, LifeRegained, RageRaised
from meeple_city.games.octorage.state import Phase, Player, State
from meeple_city.games.octorage.treasures import treasures
from meeple_city.games.octorage.view import OctoRageView, view

NO_CURSE = "none"


class OctoRage(Game[State]):
    """The last mercenary alive wins the round; the first to win two rounds wins the match."""

    name = "octorage"
    version = 2
    seat_counts = range(3, 7)
    options: Mapping[str, tuple[str, ...]] = {
        "treasures": ("on", "off"),
        "without": (NO_CURSE, "statuette", "jewels", "sceptre", "skull", "crown"),
        "characters": ("drawn", "chosen"),
    }
    several = frozenset({"without"})
    public_questions = frozenset({"character", "curse", "steal", "salvage", "look", "blast"})

    def __init__(self) -> None:
        self._cards = characters() | treasures()
        self._known_players: tuple[Player, ...] = ()
        self._known: dict[str, list[tuple[str, Card]]] = {}

    def seats(self, count: int, city: City | None) -> tuple[str, ...]:
        """Numbered clockwise."""
        return tuple(f"seat {i + 1}" for i in range(count))

    def opening(self, seats: tuple[str, ...], options: Mapping[str, str], seed: int, city: City | None) -> State:
        """The box unpacked; the rules deal characters and cards (OR1.5, OR2)."""
        given = self.read_options(options)
        left_out = left_out_treasures(given)
        players = tuple(Player(seat) for seat in seats)
        return State(
            phase=Phase.SETUP,
            players=players,
            lives=(0,) * len(seats),
            hands=((),) * len(seats),
            active=seats[0],
            octoman=seats[0],
            clockwise=True,
            rage=0,
            deck=box().deck(left_out),
            weapons=(),
            discard=(),
            round=0,
            turn=0,
            left_out=left_out,
            choosing=given["characters"] == "chosen",
        )

    def read_options(self, given: Mapping[str, str]) -> dict[str, str]:
        """Check options and fill in the defaults; `without` may name several treasures, and puts them in order."""
        names = given.get("without", NO_CURSE).split(",")
        single = [super(OctoRage, self).read_options({**given, "without": name}) for name in names]
        if NO_CURSE in names and len(names) > 1:
            raise BadInput(f"option without={given['without']}: {NO_CURSE} must stand alone")
        ordered = [name for name in self.options["without"] if name in names]
        return single[0] | {"without": ",".join(ordered)}

    def rules(self, play: Play[State]) -> Rule[None]:
        """The whole match, starting from any checkpoint."""
        return rules.whole_match(play)

    def reduce(self, state: State, event: Event) -> State:
        """The state after an event."""
        return reducer.reduce(state, event)

    def check(self, state: State, event: Event) -> bool:
        """Rage stops at its last step (OR4.4); only living players gain or lose lives, and only in a round (OR5.6)."""
        if isinstance(event, RageRaised):
            return not state.raging()
        if isinstance(event, LifeLost | LifeRegained):
            return state.phase is Phase.TURN and not state.player(event.seat).out
        return True

    def settle(self, state: State) -> Event | None:
        """A player without lives is out; the last one left has won."""
        return rules.settle(state)

    def cards(self, state: State) -> list[tuple[str, Card]]:
        """The powers and curses in force; a player's power comes before the curses (OR9.7)."""
        if state.phase is not Phase.TURN:
            return []
        if state.players is not self._known_players:  # called at every event, but the answer seldom changes
            self._known_players, self._known = state.players, {}
        if state.active not in self._known:
            self._known[state.active] = self._in_play(state)
        return self._known[state.active]

    def _in_play(self, state: State) -> list[tuple[str, Card]]:
        start = state.index(state.active)
        found = []
        for player in state.players[start:] + state.players[:start]:
            names = (player.character, *player.curses) if player.power_up else player.curses
            found += [(player.seat, self._cards[name]) for name in names if not player.out]
        return found

    def result(self, state: State) -> Result | None:
        """The result; None while the match goes on. A round won is a point."""
        return self.standing(state, "two_wins") if state.phase is Phase.OVER else None

    def standing(self, state: State, ended: str) -> Result:
        """The score so far; whoever has won the most rounds is ahead, and nobody before the first is won."""
        most = max(len(player.won) for player in state.players)
        winners = tuple(player.seat for player in state.players if most and len(player.won) == most)
        return Result(ended, winners, tuple(_score(player) for player in state.players))

    def view(self, state: State, seat: str | None) -> OctoRageView:
        """What a seat may see, or with None the spectators."""
        return view(state, seat)

    def describe(self, state: State, event: Event, seat: str | None) -> Message:
        """An event as a seat, or with None a spectator, may hear it."""
        return describe(state, event, seat)

    def pieces(self, state: State) -> dict[str, dict[str, int]]:
        """Where the cards are."""
        places = {
            "deck": len(state.deck),
            "hands": sum(len(hand) for hand in state.hands),
            "weapons in play": len(state.weapons),
            "curses in play": sum(len(player.curses) for player in state.players),
            "discard": len(state.discard),
        }
        return {"card": places | {"total": sum(places.values())}}

    def turns(self, state: State) -> int:
        """How many turns were begun; an attack ends a turn."""
        return state.turn


def left_out_treasures(options: Mapping[str, str]) -> tuple[str, ...]:
    """The treasures that stay in the box (OR1.5)."""
    if options["treasures"] == "off":
        return box().treasures
    names = options["without"].split(",")
    return tuple(treasure for name, treasure in box().short_names().items() if name in names)


def _score(player: Player) -> Score:
    rounds = len(player.won)
    why = tuple(message("octorage.score.round_won", round=number) for number in player.won)
    return Score(player.seat, rounds, {"rounds": rounds}, why)
