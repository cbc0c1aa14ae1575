"""Unleashed!: two more actions."""

from tests.kit.rampage import left, put, runaway_meeples, situation

from meeple_city.games.rampage.events import ActionsAdded, ActionsDeclined, ActionTaken

CARDS = {"red": ("unleashed",)}
RAGE = "play unleashed"


def test_two_more_actions_this_turn():
    game = situation("red", "green", cards=CARDS).answers(RAGE)
    assert game.of(ActionsAdded) == [ActionsAdded("red", 2, "unleashed")]
    for left_over in (4, 3, 2, 1):
        assert game.state.actions_left == left_over
        game.does("breathe")
    assert len(game.of(ActionTaken)) == 4
    game.waits_for("green", "action")


def test_after_the_last_action_it_brings_two_back_before_the_meal():
    game = situation("red", "green", table=(put("meeple:90", "Mills"),), cards=CARDS)
    game.does("breathe").does("breathe")
    game.waits_for("red", "neighborhood", RAGE, "Mills", "done")
    game.answers(RAGE)
    assert game.state.actions_left == 2
    game.does("breathe").does("breathe")
    game.waits_for("red", "eat")


def test_whoever_declined_may_think_again():
    game = situation("red", "green", cards=CARDS).stops().answers(RAGE)
    assert game.of(ActionsDeclined) == [ActionsDeclined("red")]
    assert game.state.actions_left == 2
    game.waits_for("red", "action")


def test_it_adds_to_actions_from_the_runaway_board():
    game = situation("red", "green", cards=CARDS, extra_actions={"red": 1}).answers(RAGE)
    assert game.state.actions_left == 5
    game.waits_for("red", "action")


def test_unused_actions_lapse():
    game = situation("red", "green", cards=CARDS).answers(RAGE).stops().stops()
    assert game.state.actions_left == 2
    game.waits_for("red", "action")
    assert RAGE not in game.ask.options


def test_journalists_may_take_it_first():
    game = situation("red", "green", cards=CARDS, runaway=runaway_meeples(0), options={"side": "B"})
    blue = [meeple for meeple, colour in game.state.city.meeples.items() if colour == "blue"][-4:]
    game.does("breathe", left(*blue)).answers("pass", "unleashed")
    assert RAGE not in game.ask.options
    game.waits_for("red", "action")
