"""RARRR!! as a `Game`."""

from __future__ import annotations

from collections.abc import Mapping

from meeple_city import border
from meeple_city.core.asks import Rule
from meeple_city.core.events import Event
from meeple_city.core.game import Game, Result
from meeple_city.core.play import Play
from meeple_city.games.rarrr.cards import Decks, read_decks
from meeple_city.games.rarrr.describe import describe
from meeple_city.games.rarrr.events import AngriestTaken
from meeple_city.games.rarrr.reducer import boost_card, reduce
from meeple_city.games.rarrr.rounds import whole_match
from meeple_city.games.rarrr.scoring import final_result
from meeple_city.games.rarrr.state import Player, Stage, State, Variants
from meeple_city.games.rarrr.view import RarrrView, view

ANGRIEST_CARDS = 1
MOST_SEATS = 6


class Rarrr(Game[State]):
    """Monsters with drafted powers fight for eighteen Cities."""

    name = "rarrr"
    version = 1
    seat_counts = range(2, MOST_SEATS + 1)
    options: Mapping[str, tuple[str, ...]] = {
        "bonus": ("off", "on"),
        "face_down": ("off", "on"),
        "resistance": ("off", "on"),
    }
    public_questions = frozenset({"name", "city"})

    def __init__(self, decks: Decks | None = None) -> None:
        self.decks = decks or read_decks()

    def seats(self, count: int, city: border.City | None) -> tuple[str, ...]:
        """Seats are numbered; Monsters get their names during the match."""
        return tuple(f"seat {number}" for number in range(1, count + 1))

    def opening(self, seats: tuple[str, ...], options: Mapping[str, str], seed: int, city: border.City | None) -> State:
        """All cards are in their decks; the Boosts of empty seats stay in the box."""
        given = self.read_options(options)
        spare = tuple(boost_card(value) for value in self.decks.boosts) * (MOST_SEATS - len(seats))
        return State(
            variants=Variants(**{key: value == "on" for key, value in given.items()}),
            players=tuple(Player(seat, self.decks.boosts) for seat in seats),
            monsters=tuple(self.decks.monsters),
            katakana=tuple(self.decks.katakana),
            powers=self.decks.powers,
            undealt=tuple(self.decks.cities),
            box=spare,
        )

    def rules(self, play: Play[State]) -> Rule[None]:
        """The whole match."""
        yield from whole_match(play, self.decks)

    def reduce(self, state: State, event: Event) -> State:
        """The state after an event."""
        return reduce(state, event)

    def check(self, state: State, event: Event) -> bool:
        """Whoever has the Angriest Monster card does not take it again."""
        return not isinstance(event, AngriestTaken) or event.seat != state.angriest

    def result(self, state: State) -> Result | None:
        """The result; None while the match goes on."""
        return self.standing(state, "rounds") if state.stage is Stage.OVER else None

    def standing(self, state: State, ended: str) -> Result:
        """The points scored so far."""
        return final_result(state, self.decks, ended)

    def view(self, state: State, seat: str | None) -> RarrrView:
        """What a seat may see; with None, the spectators."""
        return view(state, self.decks, seat)

    def describe(self, state: State, event: Event, seat: str | None) -> border.Message | None:
        """An event as a seat, or with None a spectator, may hear it; None if there is nothing to say."""
        return describe(state, event, seat)

    def pieces(self, state: State) -> dict[str, dict[str, int]]:
        """Where all cards are."""
        places = {
            "deck": len(state.monsters + state.katakana + state.powers + state.undealt),
            "hands": sum(_held(player) for player in state.players),
            "table": ANGRIEST_CARDS + len(state.cities) + (state.city is not None) + sum(map(_laid, state.players)),
            "discard": len(state.discard + state.buried),
            "box": len(state.box),
        }
        return {"card": {**places, "total": sum(places.values())}}

    def turns(self, state: State) -> int:
        """How many turns to raise or pass there were."""
        return state.turns


def _held(player: Player) -> int:
    """Cards of a player that others do not see, plus the Boosts."""
    return len(player.hand + player.pack + player.drafted + player.boosts) + (player.pick is not None)


def _laid(player: Player) -> int:
    """Cards of a player that lie on the table."""
    sets = sum(laid.size + (laid.boost > 0) for laid in player.sets)
    return (player.monster != "") + len(player.katakana + player.won) + sets
