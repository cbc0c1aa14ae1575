"""Jumper: in a Move, the Paws may be thrown off the Body's head."""

from tests.kit.rampage import felled, left, paws_in, put, situation

from meeple_city.border import Flick, Permit, Place, Toss
from meeple_city.games.rampage.events import ActionTaken, TeethBroken, TeethLost

JUMPER = {"red": ("jumper",)}


def test_the_paws_are_thrown_and_the_body_follows_them():
    game = situation("red", "green", cards=JUMPER).answers("move")
    game.waits_for("red", "move", "jump", "back")
    game.answers("jump")
    assert game.ask.permit == Permit("toss", "paws:red", from_="body:red")
    game.waits_for("red", "jump", "back")
    game.shoots(put("body:red", "Mills"), put("paws:red", "Old Town"))
    assert game.of(ActionTaken) == [ActionTaken("red", "move", "move")]
    assert game.state.table.zones["paws:red"] == ("Old Town",)
    assert game.state.table.rests_on["body:red"] == ("paws:red",)
    assert game.state.actions_left == 1
    game.waits_for("red", "action")


def test_one_may_flick_all_the_same():
    game = situation("red", "green", cards=JUMPER).answers("move").shoots(paws_in("red", "Docks"))
    assert isinstance(game.requests[-2], Flick)
    game.waits_for("red", "action")


def test_a_jump_out_of_the_city_costs_a_tooth():
    game = situation("red", "green", cards=JUMPER).answers("move", "jump").shoots(left("paws:red"))
    assert game.of(TeethLost) == [TeethLost("red", 1, 1, "out_of_city")]
    game.answers("start:red")
    game.waits_for("red", "action")


def test_a_jump_is_a_move_for_boxer():
    game = situation("red", "green", cards={"red": ("jumper", "boxer")})
    game.answers("move", "jump").shoots(felled("body:green"))
    assert game.of(TeethBroken) == [TeethBroken("green", "red", 2, 2, "rumble")]
    game.waits_for("red", "action")


def test_a_paralyzed_monster_cannot_jump():
    game = situation("green", "red", cards={"green": ("paralyzing_gaze",), **JUMPER})
    game.answers("play paralyzing_gaze").stops()
    assert "move" not in game.ask.options
    game.waits_for("red", "action")


def test_there_is_a_way_back_to_the_flick_once():
    game = situation("red", "green", cards={"red": ("jumper", "star_dancer")}).answers("move", "jump", "back")
    assert game.of(ActionTaken) == []
    game.waits_for("red", "move", "back")
    game.shoots(paws_in("red", "Docks"))
    assert game.of(ActionTaken) == [ActionTaken("red", "move", "move")]
    game.waits_for("red", "move", "stop")


def test_changing_ones_mind_about_the_move_brings_the_jump_back():
    game = situation("red", "green", cards=JUMPER).answers("move", "jump", "back", "back", "move")
    game.waits_for("red", "move", "jump", "back")


def test_with_star_dancer_one_may_jump_twice_or_jump_and_flick():
    game = situation("red", "green", cards={"red": ("jumper", "star_dancer")})
    game.answers("move", "jump").shoots(paws_in("red", "Docks"))
    game.waits_for("red", "move", "jump", "stop")
    game.answers("jump").shoots(paws_in("red", "Station"))
    assert [type(request) for request in game.requests if not isinstance(request, Place)] == [Toss, Toss]
    assert game.state.actions_left == 1
    game.waits_for("red", "action")


def test_with_stretchy_paws_the_body_is_put_down_again_before_the_throw():
    game = situation("red", "green", cards={"red": ("jumper", "stretchy_paws")}).answers("move", "stretch").shoots()
    assert "body:red" not in game.state.table.where_mm
    game.answers("jump")
    assert game.state.table.rests_on["body:red"] == ("paws:red",)
    game.shoots(paws_in("red", "Docks"))
    game.waits_for("red", "action")


def test_a_body_that_cannot_be_put_down_again_leaves_the_flick():
    game = situation("red", "green", cards={"red": ("jumper", "stretchy_paws")}).answers("move", "stretch").shoots()
    game.in_vain("jump")
    assert game.ask.options == ()
    game.waits_for("red", "move")
    game.shoots(paws_in("red", "Docks"))
    game.waits_for("red", "action")
