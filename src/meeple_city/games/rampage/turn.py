"""The whole game, from set-up to the last turn."""

from __future__ import annotations

from meeple_city.border import Look, Remove
from meeple_city.core.asks import Rule
from meeple_city.core.play import Play
from meeple_city.games.rampage.actions import take_action
from meeple_city.games.rampage.aftermath import put_right
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.events import FirstPlayerDrawn, TurnEnded, TurnStarted
from meeple_city.games.rampage.meal import chow_down
from meeple_city.games.rampage.placing import body_on_paws, to_starting_area, work
from meeple_city.games.rampage.runaway import MatchOver
from meeple_city.games.rampage.state import State


def whole_game(play: Play[State]) -> Rule[None]:
    """Set-up, then turns until the match has ended."""
    if not play.state.active:
        yield from set_up(play)
    try:
        while not play.state.ended:
            play.checkpoint()
            yield from one_turn(play)
    except MatchOver:
        pass


def set_up(play: Play[State]) -> Rule[None]:
    """R1.4: Monsters nobody plays leave the board. R2.1: chance says who begins, or whoever was agreed on."""
    idle = [colour for colour in play.state.city.monsters if colour not in play.state.seats]
    pieces = tuple(piece for colour in idle for piece in (f"body:{colour}", f"paws:{colour}"))
    yield from work(play, Remove(pieces) if pieces else Look())
    yield from play.happen(FirstPlayerDrawn(_first(play)))


def _first(play: Play[State]) -> str:
    if play.state.first == "chance":
        return play.chance().choice(play.state.seats)
    return play.state.seats[int(play.state.first) - 1]


def one_turn(play: Play[State]) -> Rule[None]:
    """R2.2: start of turn, actions, meal, end."""
    seat = play.state.active
    base = constants().actions + play.state.me.extra_actions
    yield from play.happen(TurnStarted(seat, play.number_of("actions", base, seat)))
    yield from start_of_turn(play, seat)
    while play.state.actions_left > 0:
        yield from take_action(play)
    yield from chow_down(play)
    yield from play.happen(TurnEnded(seat))


def start_of_turn(play: Play[State], seat: str) -> Rule[None]:
    """R4: Paws outside come back, the Body goes on its Paws; R6.9: and the checks follow."""
    yield from to_starting_area(play, seat)
    yield from body_on_paws(play, seat)
    yield from put_right(play)
