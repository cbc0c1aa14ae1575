"""Star Dancer: a Move may have two flicks."""

from tests.kit.rampage import felled, left, paws_in, situation

from meeple_city.border import Flick, Permit
from meeple_city.games.rampage.events import ActionTaken, MeepleRanAway, PawsReturned, TeethBroken, TeethLost

DANCER = {"red": ("star_dancer",)}


def test_the_paws_may_be_flicked_twice():
    game = situation("red", "green", cards=DANCER).does("move", paws_in("red", "Docks"))
    assert game.state.table.rests_on["body:red"] == ("paws:red",)
    assert game.ask.permit == Permit("flick", "paws:red")
    game.waits_for("red", "move", "stop")
    game.shoots(paws_in("red", "Station"))
    assert sum(isinstance(request, Flick) for request in game.requests) == 2
    assert game.of(ActionTaken) == [ActionTaken("red", "move", "move")]
    assert game.state.table.zones["paws:red"] == ("Station",)
    assert game.state.actions_left == 1
    game.waits_for("red", "action")


def test_one_may_stop_after_the_first():
    game = situation("red", "green", cards=DANCER).does("move", paws_in("red", "Docks")).answers("stop")
    assert game.state.table.zones["paws:red"] == ("Docks",)
    assert game.state.actions_left == 1
    game.waits_for("red", "action")


def test_rumbles_come_after_each_flick_and_the_rest_after_both():
    game = situation("red", "green", cards=DANCER).does("move", felled("body:green"), left("meeple:85"))
    assert game.of(TeethBroken) == [TeethBroken("green", "red", 1, 1, "rumble")]
    assert game.of(MeepleRanAway) == []
    game.shoots()
    assert game.of(MeepleRanAway) == [MeepleRanAway("red", "meeple:85")]
    assert len(game.of(TeethBroken)) == 1
    game.waits_for("red", "action")


def test_after_an_exit_the_second_flick_starts_from_the_starting_area():
    game = situation("red", "green", cards=DANCER).does("move", left("paws:red")).answers("start:yellow")
    assert game.of(TeethLost, PawsReturned) == [
        TeethLost("red", 1, 1, "out_of_city"),
        PawsReturned("red", "start:yellow"),
    ]
    game.waits_for("red", "move", "stop")
    game.shoots(paws_in("red", "Gardens"))
    assert game.state.table.zones["paws:red"] == ("Gardens",)
    game.waits_for("red", "action")


def test_two_exits_in_one_move_cost_one_tooth():
    game = situation("red", "green", cards=DANCER).does("move", left("paws:red")).answers("start:red")
    game.shoots(left("paws:red")).answers("start:red")
    assert game.of(TeethLost) == [TeethLost("red", 1, 1, "out_of_city")]
    game.does("move", left("paws:red")).answers("start:red", "stop")
    assert len(game.of(TeethLost)) == 2
    game.waits_for("green", "action")


def test_without_the_card_there_is_one_flick():
    game = situation("red", "green", cards={"green": ("star_dancer",)}).does("move", paws_in("red", "Docks"))
    game.waits_for("red", "action")
