"""The course of the game, from set-up to the last turn."""

from __future__ import annotations

from meeple_city.border import Look, Remove
from meeple_city.core.asks import Ask, Rule
from meeple_city.core.events import Deed
from meeple_city.core.play import Play
from meeple_city.games.rampage.actions import Moment, take_action
from meeple_city.games.rampage.aftermath import resolve_table
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.dealing import deal
from meeple_city.games.rampage.events import (
    FirstPlayerDrawn,
    MatchEnded,
    ScoringBegan,
    TurnEnded,
    TurnEnding,
    TurnStarted,
)
from meeple_city.games.rampage.meal import DONE, Meal, choose_meal, eat_meal
from meeple_city.games.rampage.placing import do_task, put_body_on_paws, return_to_starting_area
from meeple_city.games.rampage.runaway import MatchOver
from meeple_city.games.rampage.state import State


def whole_game(play: Play[State]) -> Rule[None]:
    """Set up, then take turns until the match has ended."""
    if not play.state.active:
        yield from set_up(play)
    try:
        while not play.state.over:
            play.checkpoint()
            yield from one_turn(play)
    except MatchOver:
        pass
    yield from score_up(play)


def set_up(play: Play[State]) -> Rule[None]:
    """R1.4: remove Monsters that nobody plays. R2.1: determine the starting player."""
    idle = [colour for colour in play.state.city.monsters if colour not in play.state.seats]
    pieces = tuple(piece for colour in idle for piece in (f"body:{colour}", f"paws:{colour}"))
    yield from do_task(play, Remove(pieces) if pieces else Look())
    if play.state.cards:
        yield from deal(play)
    yield from play.happen(FirstPlayerDrawn(_first_player(play)))


def _first_player(play: Play[State]) -> str:
    """R2.1: drawn at random, or as agreed."""
    if play.state.first == "chance":
        return play.chance().choice(play.state.seats)
    return play.state.seats[int(play.state.first) - 1]


def one_turn(play: Play[State]) -> Rule[None]:
    """R2.2: the start of the turn, the actions, the meal, the end."""
    seat = play.state.active
    base = constants().actions + play.state.active_monster.extra_actions
    yield from play.happen(TurnStarted(seat, play.number_of("actions", base, seat)))
    yield from start_of_turn(play, seat)
    yield from act_and_eat(play)
    yield from end_of_turn(play)
    yield from play.happen(TurnEnded(seat))


def start_of_turn(play: Play[State], seat: str) -> Rule[None]:
    """R4: bring back the Paws, put the Body on them, then run the checks (R6.9)."""
    yield from return_to_starting_area(play, seat)
    yield from put_body_on_paws(play, seat)
    yield from resolve_table(play)


def act_and_eat(play: Play[State]) -> Rule[None]:
    """R2.2: the actions, then the meal; a card played after the last action may bring more of them."""
    while True:
        while play.state.actions_left > 0:
            yield from take_action(play)
        choice = yield from choose_meal(play)
        if not isinstance(choice, Deed):
            break
        yield from choice.do(play)
        yield from resolve_table(play)
    if isinstance(choice, Meal):
        yield from eat_meal(play, choice)


def end_of_turn(play: Play[State]) -> Rule[None]:
    """R2.2: cards that are played after eating, then what happens at the end of a turn."""
    seat = play.state.active
    if play.state.active_monster.superpowers:
        deeds = {offer.option: offer for offer in play.offers(seat, Moment.END)}
        # Always asked of a player with a face-down card: skipping it would tell which card it is not.
        choice = yield Ask(seat, "end_of_turn", (DONE, *deeds), always=True)
        if choice != DONE:
            deed = deeds[choice]
            assert isinstance(deed, Deed)
            yield from deed.do(play)
            yield from resolve_table(play)
    yield from play.happen(TurnEnding(seat))


def score_up(play: Play[State]) -> Rule[None]:
    """R10.6: the last questions, then everything is revealed."""
    yield from play.happen(ScoringBegan())
    yield from play.happen(MatchEnded(play.state.over))
