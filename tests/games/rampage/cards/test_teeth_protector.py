"""Teeth Protector: a break is cancelled, and the breaker loses a tooth instead."""

from tests.kit.rampage import felled, left, of_colour, paws_in, runaway_meeples, situation

from meeple_city.border import message
from meeple_city.games.rampage.events import (
    MeeplePaid,
    SuperpowerPlayed,
    TeethBroken,
    TeethLost,
    ToothOwed,
)
from meeple_city.games.rampage.game import Rampage

PROTECT = "teeth_protector"
CARDS = {"red": (), "green": (PROTECT,)}


def teeth(game):
    return {seat: (monster.teeth, monster.broken) for seat, monster in game.state.monsters.items()}


def test_the_breaker_loses_a_tooth_instead():
    game = situation("red", "green", cards=CARDS).does("move", felled("body:green"))
    game.waits_for("green", "interrupt_teeth_protector", "pass", PROTECT)
    assert game.ask.about == {"breaker": "red", "teeth": 1}
    game.answers(PROTECT)
    assert game.of(SuperpowerPlayed) == [SuperpowerPlayed("green", PROTECT)]
    assert game.of(TeethBroken) == [TeethBroken("red", "green", 1, 1, PROTECT)]
    assert teeth(game) == {"red": (3, 0), "green": (4, 1)}
    game.waits_for("red", "action")


def test_it_need_not_be_used():
    game = situation("red", "green", cards=CARDS).does("move", felled("body:green")).answers("pass")
    assert teeth(game) == {"red": (4, 1), "green": (3, 0)}
    assert game.state.monsters["green"].superpowers == (PROTECT,)
    game.waits_for("red", "action")


def test_both_teeth_that_boxer_breaks_are_kept_and_one_is_taken():
    game = situation("red", "green", cards={"red": ("boxer",), "green": (PROTECT,)})
    game.does("move", felled("body:green"))
    assert game.ask.about == {"breaker": "red", "teeth": 2}
    game.answers(PROTECT)
    assert teeth(game) == {"red": (3, 0), "green": (4, 1)}
    game.waits_for("red", "action")


def test_meeples_that_would_be_paid_instead_are_kept_too():
    stomach = {"green": of_colour("blue", 3)}
    game = situation("red", "green", cards=CARDS, teeth={"green": 0}, stomachs=stomach)
    game.does("move", felled("body:green")).answers(PROTECT)
    assert game.of(ToothOwed, MeeplePaid) == []
    assert game.state.monsters["green"].meeples == stomach["green"]
    assert teeth(game) == {"red": (3, 0), "green": (0, 1)}
    game.waits_for("red", "action")


def test_a_breaker_without_teeth_pays_with_meeples():
    for edition, to in (("en", "green"), ("fr", "")):
        stomach = {"red": of_colour("blue", 3)}
        options = {"edition": edition}
        game = situation("red", "green", cards=CARDS, teeth={"red": 0}, stomachs=stomach, options=options)
        game.does("move", felled("body:green")).answers(PROTECT)
        game.waits_for("red", "pay_meeple")
        game.answers("blue", "blue")
        assert [event.to for event in game.of(MeeplePaid)] == [to, to]
        game.waits_for("red", "action")


def test_it_protects_from_cards_as_well():
    game = situation(
        "red", "green", cards={"red": ("terminator",), "green": (PROTECT,)}, table=(paws_in("green", "Mills"),)
    )
    game.answers("play terminator", "north")
    game.waits_for("green", "interrupt_teeth_protector")
    game.answers(PROTECT)
    assert teeth(game) == {"red": (3, 0), "green": (4, 1)}
    game.waits_for("red", "action")


def test_it_does_not_help_against_teeth_that_nobody_breaks():
    game = situation("green", "red", cards=CARDS, runaway=runaway_meeples(14)).does("breathe", left("meeple:90"))
    game.waits_for("green", "interrupt_too_cute", "pass")
    game.answers("pass")
    assert game.of(TeethLost) == [TeethLost("green", 2, 2, "line 3")]
    game.waits_for("green", "action")


def test_it_does_not_protect_others():
    game = situation("red", "yellow", "green", cards={**CARDS, "yellow": ()}).does("move", felled("body:yellow"))
    assert teeth(game)["yellow"] == (3, 0)
    game.waits_for("red", "action")


def test_two_of_them_in_a_row():
    game = situation("red", "green", cards={"red": (PROTECT,), "green": (PROTECT,)}, two_boxes=True)
    game.does("move", felled("body:green")).answers(PROTECT)
    game.waits_for("red", "interrupt_teeth_protector", "pass", PROTECT)
    game.answers(PROTECT)
    assert game.of(TeethBroken) == [TeethBroken("green", "red", 1, 1, PROTECT)]
    assert teeth(game) == {"red": (4, 1), "green": (3, 0)}
    assert game.state.decks.discarded == (PROTECT, PROTECT)
    game.waits_for("red", "action")


def test_two_of_them_in_one_hand_are_used_one_at_a_time():
    game = situation("red", "green", cards={"red": (), "green": (PROTECT, PROTECT)}, two_boxes=True)
    game.does("move", felled("body:green"))
    game.waits_for("green", "interrupt_teeth_protector", "pass", PROTECT)
    game.answers(PROTECT)
    assert game.state.monsters["green"].superpowers == (PROTECT,)
    assert teeth(game) == {"red": (3, 0), "green": (4, 1)}
    game.waits_for("red", "action")


def test_once_every_copy_is_out_nobody_is_asked_any_more():
    game = situation("red", "green", cards={"red": ("hobo",), "green": (PROTECT,)})
    game.does("move", felled("body:green")).answers(PROTECT).stops().answers("done", "done")
    game.does("move", felled("body:red"))
    game.waits_for("green", "action")
    assert teeth(game) == {"red": (2, 0), "green": (4, 2)}


def test_the_break_is_told_with_its_card():
    event = TeethBroken("red", "green", 1, 1, PROTECT)
    game = situation("red", "green", cards=CARDS)
    told = Rampage().describe(game.state, event, None)
    assert told == message("rampage.event.tooth_broken", seat="red", breaker="green", teeth=1)
    game.waits_for("red", "action")
