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
    ActorChosen,
    FirstPlayerDrawn,
    MatchEnded,
    MonsterAwoke,
    MonsterFinished,
    ScoringBegan,
    TurnEnded,
    TurnStarted,
)
from meeple_city.games.rampage.meal import DONE, Meal, choose_meal, eat_meal
from meeple_city.games.rampage.placing import do_task, put_body_on_paws, return_to_starting_area
from meeple_city.games.rampage.runaway import MatchOver
from meeple_city.games.rampage.state import State, Team


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
    """R2.2: the start of the turn, the actions, the meal, the end; R13.1: of all Monsters of a team."""
    team = play.state.team_of(play.state.active)
    base = team_actions(team) + team.extra_actions
    yield from play.happen(TurnStarted(team.captain, play.number_of("actions", base, team.captain)))
    for seat in team.seats:
        yield from hand_over(play, seat)
        yield from start_of_turn(play, seat)
    yield from act_and_eat(play, team.seats)
    for seat in team.seats:
        yield from hand_over(play, seat)
        yield from end_of_turn(play)
    yield from play.happen(TurnEnded(team.captain))


def team_actions(team: Team) -> int:
    """R2.2: two actions; R13.2: a team of several has one more than it has members."""
    return constants().actions if len(team.seats) == 1 else len(team.seats) + 1


def hand_over(play: Play[State], seat: str) -> Rule[None]:
    """R13.1: let another Monster of the team act."""
    if play.state.active != seat:
        yield from play.happen(ActorChosen(seat))


def start_of_turn(play: Play[State], seat: str) -> Rule[None]:
    """R4: bring back the Paws, put the Body on them, then run the checks (R6.9)."""
    yield from play.happen(MonsterAwoke(seat))
    yield from return_to_starting_area(play, seat)
    yield from put_body_on_paws(play, seat)
    yield from resolve_table(play)


def act_and_eat(play: Play[State], seats: tuple[str, ...]) -> Rule[None]:
    """R2.2: the actions, then the meals; a card played after the last action may bring more actions."""
    hungry = list(seats)
    while hungry:
        yield from take_actions(play, seats)
        yield from hand_over(play, hungry[0])
        choice = yield from choose_meal(play)
        if isinstance(choice, Deed):
            yield from choice.do(play)
            yield from resolve_table(play)
            continue
        hungry.pop(0)
        if isinstance(choice, Meal):
            yield from eat_meal(play, choice)


def take_actions(play: Play[State], seats: tuple[str, ...]) -> Rule[None]:
    """R13.2: the team decides before each action who of them takes it."""
    while play.state.actions_left > 0 and (able := able_to_act(play.state, seats)):
        actor = yield Ask(seats[0], "actor", able)
        yield from take_over(play, actor)
        yield from take_action(play)


def take_over(play: Play[State], seat: str) -> Rule[None]:
    """R13.3: a Monster that was only pushed off its Paws or out of the City is put back before it acts."""
    if play.state.active != seat:
        yield from hand_over(play, seat)
        yield from resolve_table(play)


def able_to_act(state: State, seats: tuple[str, ...]) -> tuple[str, ...]:
    """R13.3: a Monster that was knocked over by its own team stops acting."""
    return tuple(seat for seat in seats if seat not in state.down)


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
    yield from play.happen(MonsterFinished(seat))


def score_up(play: Play[State]) -> Rule[None]:
    """R10.6: the last questions, then everything is revealed."""
    yield from play.happen(ScoringBegan())
    yield from play.happen(MatchEnded(play.state.over))
