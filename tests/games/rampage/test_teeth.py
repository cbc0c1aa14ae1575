"""R7: breaking and losing teeth, and paying with Meeples instead."""

from tests.kit.rampage import felled, left, of_colour, rule, situation

from meeple_city.games.rampage.events import MeeplePaid, TeethBroken, TeethLost, ToothOwed
from meeple_city.games.rampage.game import Rampage

BLUE, RED = of_colour("blue", 3), of_colour("red", 3)


@rule("R7.1")
def test_a_broken_tooth_goes_to_the_breakers_stomach_and_to_no_mouth():
    game = situation("red", "green").does("move", felled("body:green"))
    red, green = game.state.monsters["red"], game.state.monsters["green"]
    assert (red.teeth, red.broken) == (4, 1)
    assert (green.teeth, green.broken) == (3, 0)
    assert game.state.box.teeth == 8
    game.waits_for("red", "action")


@rule("R7.2")
def test_any_other_lost_tooth_goes_to_the_box():
    game = situation("red", "green").does("move", left("paws:red"))
    assert game.state.monsters["red"].teeth == 3
    assert game.state.box.teeth == 9
    assert game.state.monsters["green"].broken == 0
    game.waits_for("red", "starting_area")


@rule("R7.3")
def test_with_no_token_left_no_tooth_is_lost():
    game = situation("red", "green", teeth={"red": 0, "green": 0})
    game.does("move", left("paws:red"), felled("body:green")).answers("start:blue")
    assert [event.tokens for event in game.of(TeethBroken, TeethLost)] == [0, 0]
    assert [monster.teeth for monster in game.state.monsters.values()] == [0, 0]
    game.waits_for("red", "action")


@rule("R7.3")
def test_no_event_can_take_a_tooth_that_is_not_there():
    game = situation("red", "green", teeth={"green": 0})
    state = game.state
    for event in (TeethBroken("green", "red", 1, 1, "rumble"), TeethLost("green", 1, 1, "a whim")):
        assert not Rampage().check(state, event)
        assert list(game.play.happen(event)) == []
        assert game.play.state == state
    assert Rampage().check(state, TeethLost("red", 1, 1, "a whim"))
    game.waits_for("red", "action")


@rule("R7.4")
def test_after_a_rumble_two_meeples_of_the_payers_choice_go_to_the_breaker():
    game = situation("red", "green", teeth={"green": 0}, stomachs={"green": (*BLUE, *RED)})
    game.does("move", felled("body:green"))
    game.waits_for("green", "pay_meeple", "blue", "red")
    assert game.ask.about == {"to": "red"}
    game.answers("red", "blue")
    assert game.of(MeeplePaid) == [MeeplePaid("green", RED[0], "red"), MeeplePaid("green", BLUE[0], "red")]
    assert game.state.monsters["red"].meeples == (RED[0], BLUE[0])
    assert game.state.monsters["green"].meeples == (*BLUE[1:], *RED[1:])
    assert game.state.monsters["red"].broken == 0
    game.waits_for("red", "action")


@rule("R7.4")
def test_after_anything_else_they_go_to_the_box():
    game = situation("red", "green", teeth={"red": 0}, stomachs={"red": BLUE}).does("move", left("paws:red"))
    game.waits_for("red", "pay_meeple", "blue")
    assert game.ask.about == {"to": "box"}
    game.answers("blue", "blue")
    assert game.state.box.meeples == BLUE[:2]
    assert game.state.monsters["red"].meeples == BLUE[2:]
    game.waits_for("red", "starting_area")


@rule("R7.4")
def test_a_player_with_fewer_meeples_pays_what_there_is():
    game = situation("red", "green", teeth={"green": 0}, stomachs={"green": BLUE[:1]})
    game.does("move", felled("body:green")).answers("blue")
    assert game.state.monsters["red"].meeples == BLUE[:1]
    assert game.state.monsters["green"].meeples == ()
    game.waits_for("red", "action")


@rule("R7.4")
def test_two_teeth_are_paid_in_tokens_first_and_then_meeples():
    game = situation("red", "green", teeth={"red": 1}, stomachs={"red": (*BLUE, *RED)}, runaway=_two_lines())
    game.does("breathe", left("meeple:90"))
    assert game.of(TeethLost) == [TeethLost("red", 2, 1, "line 3")]
    game.answers("blue", "blue")
    assert game.state.box.meeples == BLUE[:2]
    game.waits_for("red", "action")


def _two_lines():
    taken = {*BLUE, *RED}
    return tuple(m for m in (f"meeple:{i}" for i in range(1, 40)) if m not in taken)[:14]


@rule("R7.4")
def test_that_a_tooth_was_due_is_told_with_its_reason_even_if_there_is_nothing_to_pay():
    game = situation("red", "green", teeth={"red": 0}).does("move", left("paws:red"))
    assert game.of(ToothOwed) == [ToothOwed("red", "out_of_city", can_pay=False)]
    game.waits_for("red", "starting_area")
    game = situation("red", "green", teeth={"green": 0}, stomachs={"green": BLUE}).does("move", felled("body:green"))
    assert game.of(ToothOwed) == [ToothOwed("green", "rumble", can_pay=True)]
    game.waits_for("green", "pay_meeple", "blue")
