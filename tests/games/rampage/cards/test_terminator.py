"""Terminator: everybody else in the Neighborhood is laid down and loses a tooth."""

import pytest
from tests.kit.rampage import Change, felled, gone, of_colour, paws_in, situation

from meeple_city.border import LayDown
from meeple_city.games.rampage.cards.turn_superpowers import COMPASS
from meeple_city.games.rampage.events import MeeplePaid, Rumbled, TeethBroken

KILL = "play terminator"
GREEN, YELLOW = paws_in("green", "Mills"), paws_in("yellow", "Mills", "Docks")


def terminator(*table: Change, powers=(), **more):
    cards = {"red": ("terminator", *powers)}
    return situation("red", "green", "yellow", table=table, cards=cards, **more)


def laid_down(game):
    return [request for request in game.requests if isinstance(request, LayDown)]


def broken(*seats: str):
    return [TeethBroken(seat, "red", 1, 1, "terminator") for seat in seats]


def test_the_others_in_the_neighborhood_are_laid_down_and_lose_a_tooth_each():
    game = terminator(GREEN, YELLOW).answers(KILL)
    game.waits_for("red", "lay_down", *COMPASS)
    assert game.ask.about == {"seat": "green"}
    game.answers("north")
    assert game.ask.about == {"seat": "yellow"}
    game.answers("south_west")
    assert laid_down(game) == [LayDown("body:green", 90.0), LayDown("body:yellow", 225.0)]
    assert set(game.state.table.fallen_bodies) == {"body:green", "body:yellow"}
    assert game.of(TeethBroken) == broken("green", "yellow")
    assert game.of(Rumbled) == [Rumbled("body:green", False, True), Rumbled("body:yellow", False, True)]
    assert game.state.felled == ()
    assert game.state.actions_left == 2
    game.waits_for("red", "action")


def test_who_is_elsewhere_stands():
    game = terminator(GREEN).answers(KILL, "east")
    assert game.state.table.fallen_bodies == ("body:green",)
    assert game.of(TeethBroken) == broken("green")
    game.waits_for("red", "action")


def test_a_monster_already_down_loses_nothing():
    game = terminator(GREEN, YELLOW, felled("body:green")).answers(KILL, "north")
    assert laid_down(game) == [LayDown("body:yellow", 90.0)]
    assert game.of(TeethBroken) == broken("yellow")
    game.waits_for("red", "action")


def test_with_nobody_who_stands_nearby_it_cannot_be_played():
    for table in ((), (GREEN, felled("body:green")), (GREEN, gone("body:green"))):
        game = terminator(*table)
        assert KILL not in game.ask.options
        game.waits_for("red", "action")


def test_one_that_is_knocked_over_by_the_one_before_loses_one_tooth():
    game = terminator(GREEN, YELLOW).when(LayDown("body:green", 0.0), felled("body:yellow")).answers(KILL, "east")
    assert laid_down(game) == [LayDown("body:green", 0.0)]
    assert game.of(TeethBroken) == broken("green", "yellow")
    game.waits_for("red", "action")


def test_whoever_else_is_knocked_over_is_a_rumble():
    game = terminator(GREEN).when(LayDown("body:green", 0.0), felled("body:yellow")).answers(KILL, "east")
    assert game.of(TeethBroken) == [*broken("green"), TeethBroken("yellow", "red", 1, 1, "rumble")]
    game.waits_for("red", "action")


def test_a_body_that_cannot_be_laid_down_loses_a_tooth_all_the_same():
    def stays_up(sketch):
        sketch.fallen.remove("body:green")

    game = terminator(GREEN).when(LayDown("body:green", 0.0), stays_up).answers(KILL, "east")
    assert game.of(Rumbled) == []
    assert game.of(TeethBroken) == broken("green")
    game.waits_for("red", "action")


def test_boxer_breaks_no_second_tooth():
    game = terminator(GREEN, powers=("boxer",)).answers(KILL, "east")
    assert game.of(TeethBroken) == broken("green")
    game.waits_for("red", "action")


@pytest.mark.parametrize(("edition", "to"), [("en", "red"), ("fr", "")])
def test_with_no_tooth_left_meeples_are_paid(edition, to):
    stomachs = {"green": of_colour("blue", 2)}
    game = terminator(GREEN, teeth={"green": 0}, stomachs=stomachs, options={"edition": edition}).answers(KILL, "west")
    game.answers("blue", "blue")
    assert [event.to for event in game.of(MeeplePaid)] == [to, to]
    game.waits_for("red", "action")


def test_it_can_be_played_after_the_last_action():
    game = terminator(GREEN).stops()
    game.waits_for("red", "neighborhood", KILL, "done")
    game.answers(KILL, "north")
    assert game.of(TeethBroken) == broken("green")
    game.waits_for("green", "action")
    assert game.state.table.fallen_bodies == ()  # Green's turn has begun
