"""Boxer: a Monster knocked over by one's Move loses two teeth."""

from tests.kit.rampage import felled, of_colour, paws_in, situation, touching

from meeple_city.games.rampage.events import MeeplePaid, TeethBroken

BOXER = {"red": ("boxer",)}


def test_a_move_breaks_two_teeth_of_each_monster_it_knocks_over():
    game = situation("red", "blue", "green", cards=BOXER).does("move", felled("body:blue"), felled("body:green"))
    assert game.of(TeethBroken) == [TeethBroken(seat, "red", 2, 2, "rumble") for seat in ("blue", "green")]
    assert game.state.monsters["red"].broken == 4
    game.waits_for("red", "action")


def test_other_actions_break_one_tooth():
    at_the_bank = paws_in("red", "Bank sidewalk", "Park")
    for action, *changes in (("breathe",), ("demolish Bank", touching("floor:16"))):
        game = situation("red", "green", cards=BOXER, table=[at_the_bank])
        game.does(action, *changes, felled("body:green"))
        assert game.of(TeethBroken) == [TeethBroken("green", "red", 1, 1, "rumble")]
        game.waits_for("red", "action")


def test_a_boxer_who_is_not_the_one_moving_breaks_nothing_more():
    game = situation("red", "green", cards={"green": ("boxer",)}).does("move", felled("body:green"))
    assert game.of(TeethBroken) == [TeethBroken("green", "red", 1, 1, "rumble")]
    game.waits_for("red", "action")


def test_with_one_token_left_the_second_tooth_is_paid_with_two_meeples():
    hero, soldier = of_colour("red", 1)[0], of_colour("green", 1)[0]
    game = situation("red", "green", cards=BOXER, teeth={"green": 1}, stomachs={"green": (hero, soldier)})
    game.does("move", felled("body:green")).answers("red", "green")
    assert game.of(TeethBroken) == [TeethBroken("green", "red", 2, 1, "rumble")]
    assert game.of(MeeplePaid) == [MeeplePaid("green", hero, "red"), MeeplePaid("green", soldier, "red")]
    game.waits_for("red", "action")


def test_with_star_dancer_each_flick_of_the_move_breaks_two():
    game = situation("red", "blue", "green", cards={"red": ("boxer", "star_dancer")})
    game.does("move", felled("body:blue")).shoots(felled("body:green"))
    assert [event.teeth for event in game.of(TeethBroken)] == [2, 2]
    game.waits_for("red", "action")
