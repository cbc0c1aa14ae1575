"""Ultra-Bright Smile: eat off the Runaway board."""

import pytest
from tests.kit.rampage import left, of_colour, put, runaway_meeples, situation

from meeple_city.games.rampage.events import MeepleEaten, RunawaySuffered, SuperpowerPlayed, TeethLost
from meeple_city.words.catalogue import load_words

CARDS = {"red": ("ultra_bright_smile",)}
SMILE = "smile"
AWAY = runaway_meeples(7)


def smiler(*table, runaway=AWAY, side="A", **more):
    return situation("red", "green", table=table, cards=CARDS, runaway=runaway, options={"side": side}, **more)


@pytest.mark.parametrize("side", ["A", "B"])
def test_meeples_are_eaten_off_the_runaway_board_up_to_the_usual_limit(side):
    away = (*of_colour("blue", 3), *of_colour("red", 3), *of_colour("green", 2))
    game = smiler(runaway=away, side=side).stops()
    game.waits_for("red", "neighborhood", SMILE, "done")
    game.answers(SMILE)
    game.waits_for("red", "eat", *away, "done")
    game.answers(*away[1:7])
    assert game.of(SuperpowerPlayed) == [SuperpowerPlayed("red", "ultra_bright_smile")]
    assert game.of(MeepleEaten) == [MeepleEaten("red", meeple) for meeple in away[1:7]]
    assert game.state.runaway == (away[0], away[7])
    assert game.of(RunawaySuffered) == []
    game.waits_for("green", "action")


def test_it_replaces_the_usual_meal():
    game = smiler(put("meeple:90", "Mills")).stops()
    game.waits_for("red", "neighborhood", SMILE, "Mills", "done")
    game.answers(SMILE)
    assert "meeple:90" not in game.ask.options
    game.answers("done")
    game.waits_for("green", "action")


def test_on_side_a_the_others_close_up_and_a_line_that_fills_again_strikes_again():
    game = smiler(runaway=runaway_meeples(15)).stops().answers(SMILE, "meeple:1", "done")
    assert game.state.runaway == runaway_meeples(15)[1:]
    assert game.of(RunawaySuffered) == []
    game.does("breathe", left("meeple:90"))
    assert game.of(RunawaySuffered) == [RunawaySuffered("green", "line 3")]
    assert game.of(TeethLost) == [TeethLost("green", 2, 2, "line 3")]
    game.waits_for("green", "action")


def test_on_side_b_the_zone_of_the_colour_has_room_again():
    blue = of_colour("blue", 3)
    game = smiler(runaway=blue, side="B").stops().answers(SMILE, blue[0], "done")
    game.does("breathe", left(*of_colour("blue", 1, 14)))
    assert game.of(RunawaySuffered) == []
    assert len(game.state.runaway) == 3
    game.waits_for("green", "action")


def test_with_nobody_on_the_runaway_board_it_cannot_be_played():
    smiler(runaway=()).stops().waits_for("red", "neighborhood", "done")


def test_it_is_no_action():
    game = smiler()
    assert SMILE not in game.ask.options
    game.waits_for("red", "action")


def test_the_meal_ends_when_everybody_is_eaten():
    game = smiler(runaway=runaway_meeples(2)).stops().answers(SMILE, "meeple:1", "meeple:2")
    assert game.state.runaway == ()
    game.waits_for("green", "action")


def test_the_place_has_a_name():
    game = smiler().stops().answers(SMILE)
    assert load_words().name("zone", game.ask.about["zone"]) == "the runaway board"
    game.waits_for("red", "eat")
