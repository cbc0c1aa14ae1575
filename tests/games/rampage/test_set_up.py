"""R1: the set-up."""

from dataclasses import replace

import pytest
from tests.kit.rampage import city, left, new_match, of_colour, opening, put_all, rule, runaway_meeples, situation

from meeple_city.border import Look, Outcome, Remove
from meeple_city.errors import BadInput
from meeple_city.games.rampage.game import Rampage
from meeple_city.games.rampage.state import Box, Monster, line_length, zone_size


@rule("R1.2")
def test_two_players_face_each_other_and_more_sit_clockwise():
    assert Rampage().seats(2, city()) == ("red", "green")
    assert Rampage().seats(3, city()) == ("red", "yellow", "green")
    assert Rampage().seats(4, city()) == ("red", "yellow", "green", "blue")


@rule("R1.2")
def test_numbers_of_players_that_are_not_possible_are_refused():
    for count in (-1, 0, 1, 5, 7, 9):
        with pytest.raises(BadInput, match=f"rampage is for 2, 3, 4, 6 or 8 players, not {count}"):
            Rampage().seats(count, city())


def test_a_scene_with_too_few_monsters_is_refused_by_name():
    with pytest.raises(BadInput, match=r"scene 'meeple-city' has too few Monsters \(2\) for 3 players"):
        Rampage().seats(3, replace(city(), monsters=("red", "yellow")))


def test_without_a_city_there_is_no_match():
    with pytest.raises(BadInput, match="rampage is played in a city"):
        Rampage().seats(2, None)
    with pytest.raises(BadInput, match="rampage is played in a city"):
        Rampage().opening(("red", "green"), {}, 0, None)


@rule("R1.3")
def test_every_mouth_has_four_tokens_beside_the_printed_teeth_and_the_rest_of_sixteen_is_in_the_box():
    for seats, in_box in ((("red", "green"), 8), (("red", "yellow", "green"), 4), (city().monsters, 0)):
        state = opening(*seats)
        assert state.monsters == {seat: Monster(teeth=4) for seat in seats}
        assert state.box == Box(teeth=in_box)
        assert state.table == Outcome()


@rule("R1.3")
def test_two_boxes_have_teeth_for_eight_monsters():
    eight = tuple("abcdefgh")
    twin = replace(city(), monsters=eight)
    for seats, teams, in_box in ((eight, "4x2", 0), (eight[:6], "3x2", 8)):
        state = Rampage().opening(seats, {"teams": teams}, 0, twin)
        assert Rampage().pieces(state)["tooth"] == {
            "mouths": 4 * len(seats),
            "stomachs": 0,
            "box": in_box,
            "total": 32,
        }


@rule("R1.3", "R9.2")
def test_a_monster_with_a_full_mouth_eats_six():
    food = of_colour("red", 7)
    game = situation("red", "green", table=[put_all(food, "Mills")])
    game.stops().answers(*food[:6])
    assert game.state.monsters["red"].meeples == food[:6]
    game.waits_for("green", "action")


@rule("R1.4")
def test_monsters_nobody_plays_leave_the_board_and_their_starting_areas_are_free():
    game = new_match("red", "green")
    assert game.requests == [Remove(("body:yellow", "paws:yellow", "body:blue", "paws:blue"))]
    active = game.state.active
    game.does("move", left(f"paws:{active}"))
    assert {"start:yellow", "start:blue"} <= set(game.ask.options)
    game.waits_for(active, "starting_area")


@rule("R1.4")
def test_with_four_players_nothing_is_taken_away():
    game = new_match(*city().monsters)
    assert game.requests == [Look()]
    game.waits_for(game.state.active, "action")


@rule("R1.5")
def test_the_options_choose_the_side_and_the_edition():
    assert (opening("red", "green").side, opening("red", "green").edition) == ("A", "en")
    state = opening("red", "green", side="B", edition="fr", open_stomachs="on")
    assert (state.side, state.edition, state.open_stomachs) == ("B", "fr", True)


@rule("R1.5")
def test_unknown_options_are_refused_with_what_is_allowed():
    with pytest.raises(BadInput, match="option side='C' is not possible; allowed: A, B"):
        opening("red", "green", side="C")
    with pytest.raises(
        BadInput,
        match="option 'dice' is unknown in rampage; allowed: side, edition, cards, diet",
    ):
        opening("red", "green", dice="on")


@rule("R1.5")
def test_the_side_that_is_up_decides_where_a_runaway_goes():
    (old,) = of_colour("gray", 1, 14)
    for side, board in (("A", (old,)), ("B", ())):
        game = situation("red", "green", options={"side": side}).does("breathe", left(old))
        assert game.state.runaway == board
        game.waits_for("red", "action")


@rule("R1.6")
def test_five_spaces_make_a_line_and_four_a_zone():
    game = situation("red", "green", runaway=runaway_meeples(3)).does("breathe", left("meeple:90"))
    assert game.state.monsters["red"].teeth == 4
    game.does("breathe", left("meeple:89"))
    assert game.state.monsters["red"].teeth == 3
    game.waits_for("green", "relocate")

    reds = of_colour("red", 4)
    game = situation("red", "green", options={"side": "B"}, runaway=reds[:2]).does("breathe", left(reds[2]))
    assert game.state.monsters["red"].teeth == 4
    game.does("breathe", left(reds[3]))
    assert game.state.monsters["red"].teeth == 3
    game.waits_for("green", "action")


@rule("R1.6")
def test_two_boxes_double_the_spaces():
    twin = replace(city(), monsters=tuple(f"monster {i}" for i in range(8)))
    assert (line_length(city()), zone_size(city())) == (5, 4)
    assert (line_length(twin), zone_size(twin)) == (10, 8)


@rule("R13.1")
def test_more_than_four_players_need_two_boxes():
    assert [Rampage().boxes(count) for count in (2, 3, 4, 6, 8)] == [1, 1, 1, 2, 2]
