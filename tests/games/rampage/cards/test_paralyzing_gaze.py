"""Paralyzing Gaze: opponents cannot move on their next turn."""

from tests.kit.rampage import left, runaway_meeples, situation

from meeple_city.border import Place
from meeple_city.games.rampage.events import MarkPlaced, MarkRemoved

CARDS = {"red": ("paralyzing_gaze",)}
GAZE = "play paralyzing_gaze"


def test_opponents_cannot_move_but_do_everything_else():
    game = situation("red", "green", "yellow", cards=CARDS).answers(GAZE)
    assert game.of(MarkPlaced) == [MarkPlaced("green", "paralyzed"), MarkPlaced("yellow", "paralyzed")]
    assert "move" in game.ask.options
    game.stops()
    for seat in ("green", "yellow"):
        assert "move" not in game.ask.options
        assert "breathe" in game.ask.options
        assert game.state.actions_left == 2
        game.waits_for(seat, "action")
        game.stops()
    game.waits_for("red", "action")


def test_it_lasts_for_one_turn():
    game = situation("red", "green", cards=CARDS).answers(GAZE).stops().stops()
    assert game.of(MarkRemoved) == [MarkRemoved("green", "paralyzed")]
    game.stops()
    assert "move" in game.ask.options
    game.waits_for("green", "action")


def test_two_of_them_last_no_longer():
    game = situation(
        "red", "green", "yellow", cards={"red": ("paralyzing_gaze",), "green": ("paralyzing_gaze",)}, two_boxes=True
    )
    game.answers(GAZE).stops().answers(GAZE)
    assert game.state.monsters["yellow"].marks == ("paralyzed", "paralyzed")
    assert game.state.monsters["red"].marks == ("paralyzed",)
    game.stops()
    assert "move" not in game.ask.options
    game.stops()
    assert "move" not in game.ask.options
    game.waits_for("red", "action")
    game.stops().stops()
    assert {seat: monster.marks for seat, monster in game.state.monsters.items()} == {
        "red": (),
        "green": (),
        "yellow": (),
    }
    game.waits_for("yellow", "action")


def test_small_wings_may_still_be_used():
    game = situation("red", "green", cards={**CARDS, "green": ("small_wings",)}).answers(GAZE).stops()
    game.answers("play small_wings").shoots(shot=Place("paws:green", within="Station"))
    assert game.state.table.zones["paws:green"] == ("Station",)
    assert "move" not in game.ask.options
    game.waits_for("green", "action")


def test_a_paralyzed_monster_can_be_relocated():
    game = situation("red", "green", cards=CARDS, runaway=runaway_meeples(4)).answers(GAZE).stops()
    game.does("breathe", left("meeple:90"))
    game.waits_for("red", "relocate")
    game.shoots(shot=Place("paws:green", within="Station"))
    assert game.state.table.zones["paws:green"] == ("Station",)
    game.waits_for("green", "action")
