"""R2: the order of turns."""

import pytest
from tests.kit.rampage import city, new_match, opening, put, rule, situation

from meeple_city.errors import BadInput
from meeple_city.games.rampage.events import ActionTaken, MeepleEaten, TurnEnded, TurnStarted


@rule("R2.1")
def test_the_starting_player_is_random_and_depends_on_the_seed():
    first = [new_match(*city().monsters, seed=seed).state.active for seed in range(40)]
    assert set(first) == set(city().monsters)
    assert first == [new_match(*city().monsters, seed=seed).state.active for seed in range(40)]


@rule("R2.1")
def test_the_agreed_player_begins_whatever_the_seed():
    for first, seat in (("1", "red"), ("2", "yellow"), ("3", "green")):
        begins = {new_match("red", "yellow", "green", seed=seed, first=first).state.active for seed in range(5)}
        assert begins == {seat}


@pytest.mark.parametrize("first", ["3", "4"])
def test_a_seat_that_is_not_in_play_cannot_begin(first):
    with pytest.raises(BadInput, match=f"first={first} is not possible for 2 players; allowed: chance, 1, 2"):
        opening("red", "green", first=first)


@rule("R2.1")
def test_the_others_follow_clockwise():
    game = situation("yellow", "green", "blue", "red")
    for seat in ("yellow", "green", "blue", "red"):
        game.waits_for(seat, "action")
        game.stops()
    game.waits_for("yellow", "action")


@rule("R2.2")
def test_a_turn_is_its_start_two_actions_the_meal_and_the_end():
    game = situation("red", "green", table=[put("meeple:90", "Mills"), put("meeple:89", "Mills")])
    game.does("breathe").does("breathe")
    game.waits_for("red", "eat", "meeple:89", "meeple:90", "done")
    game.answers("meeple:90", "done")
    assert game.of(TurnStarted, ActionTaken, MeepleEaten, TurnEnded) == [
        TurnStarted("red", 2),
        ActionTaken("red", "breathe", "breathe"),
        ActionTaken("red", "breathe", "breathe"),
        MeepleEaten("red", "meeple:90"),
        TurnEnded("red"),
        TurnStarted("green", 2),
    ]
    game.waits_for("green", "action")


@rule("R2.3")
def test_granted_actions_are_added_to_the_two_and_spent_in_that_turn():
    game = situation("red", "green", extra_actions={"red": 2})
    for _ in range(4):
        game.waits_for("red", "action")
        game.does("breathe")
    game.waits_for("green", "action")
    game.stops()
    assert game.state.actions_left == 2
    game.waits_for("red", "action")


@rule("R2.3")
def test_granted_actions_that_are_declined_expire():
    game = situation("red", "green", extra_actions={"red": 1}).does("breathe").stops().stops()
    assert game.state.team_of("red").extra_actions == 0
    assert game.state.actions_left == 2
    game.waits_for("red", "action")
