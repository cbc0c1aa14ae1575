"""R3: where pieces are, as far as the rules judge it; test_on_the_real_table.py covers what the table judges."""

from tests.kit.rampage import left, on, paws_in, put, rule, situation

from meeple_city.border import PutBack
from meeple_city.games.rampage.constants import constants

FOOD = [put("meeple:90", "Park"), put("meeple:89", "Station")]


@rule("R3.1")
def test_a_monster_whose_body_stands_elsewhere_is_where_its_paws_are():
    game = situation("red", "green", table=FOOD)
    for _ in range(1 + constants().put_back_rounds):
        game.when(PutBack("body:red", "paws:red"), put("body:red", "Station"))
    game.does("move", paws_in("red", "Park"))
    assert game.ask.options == ("move", "toss vehicle:blue", "breathe", "stop")
    game.stops()
    game.waits_for("red", "eat", "meeple:90", "done")


@rule("R3.2")
def test_paws_across_a_border_are_in_both_neighborhoods():
    game = situation("red", "green", table=[paws_in("red", "Park", "Docks"), *FOOD, put("meeple:88", "Docks")])
    game.waits_for("red", "action", "move", "toss vehicle:red", "toss vehicle:blue", "breathe", "stop")
    game.stops()
    game.waits_for("red", "neighborhood", "Park", "Docks")


@rule("R3.2")
def test_vehicles_and_meeples_across_a_border_are_in_both_neighborhoods():
    table = [paws_in("red", "Station"), put("vehicle:red", "Docks", "Station"), put("meeple:90", "Park", "Station")]
    game = situation("red", "green", table=table)
    assert "toss vehicle:red" in game.ask.options
    game.stops()
    game.waits_for("red", "eat", "meeple:90", "done")


@rule("R3.2")
def test_what_lies_wholly_on_ruin_and_sidewalk_is_in_no_neighborhood():
    table = [paws_in("red", "Bank sidewalk"), put("meeple:90", "Bank sidewalk", "Bank ruin")]
    game = situation("red", "green", table=[*table, put("vehicle:red", "Bank sidewalk")])
    game.waits_for("red", "action", "move", "demolish Bank", "breathe", "stop")
    game.stops()
    game.waits_for("green", "action")


@rule("R3.4")
def test_a_piece_that_touches_the_board_only_through_others_is_in_the_city():
    game = situation("red", "green").does("breathe", on("meeple:90", "vehicle:red"), on("floor:13", "meeple:90"))
    assert game.state.runaway == ()
    assert "floor:13" in game.state.table.zones
    game.waits_for("red", "action")


@rule("R3.4")
def test_a_piece_that_no_longer_touches_the_board_is_outside_even_if_it_touches_others():
    game = situation("red", "green").does("breathe", left("vehicle:red"), on("meeple:90", "vehicle:red"))
    assert game.state.runaway == ("meeple:90",)
    game.waits_for("red", "action")
