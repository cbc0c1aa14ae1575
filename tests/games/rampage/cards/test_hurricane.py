"""Hurricane: a Breathe may come from the head of any Monster that stands."""

from tests.kit.rampage import felled, gone, left, situation

from meeple_city.border import Breathe, Permit
from meeple_city.games.rampage.events import ActionTaken, Rumbled, TeethBroken

HURRICANE = {"red": ("hurricane",)}


def test_the_breath_comes_from_the_other_body():
    game = situation("red", "green", cards=HURRICANE).answers("breathe green")
    assert game.ask.permit == Permit("breathe", from_="body:green", most_breath_s=0.8)
    own = Breathe("body:red", (0.0, 0.0, 10.0), ((0.0, 1.0), (0.5, 0.0)))
    assert game.play.refusal(own).key == "refusal.wrong_body"
    game.shoots()
    assert game.of(ActionTaken) == [ActionTaken("red", "breathe green", "breathe", ("body:green",))]
    game.waits_for("red", "action")


def test_the_monster_one_breathes_from_gives_no_tooth_for_that_breath_but_others_do():
    game = situation("red", "blue", "green", cards=HURRICANE)
    game.does("breathe green", felled("body:green"), felled("body:blue"))
    assert game.of(Rumbled) == [Rumbled("body:green", False, True), Rumbled("body:blue", False)]
    assert game.of(TeethBroken) == [TeethBroken("blue", "red", 1, 1, "rumble")]
    game.waits_for("red", "action")


def test_it_is_spared_for_that_breath_only():
    game = situation("red", "green", cards=HURRICANE).does("breathe green").does("breathe", felled("body:green"))
    assert game.of(TeethBroken) == [TeethBroken("green", "red", 1, 1, "rumble")]
    game.waits_for("green", "action")


def test_only_bodies_that_stand_can_be_breathed_from():
    table = [felled("body:blue"), gone("body:green")]
    game = situation("red", "blue", "green", "yellow", cards=HURRICANE, table=table)
    breaths = [option for option in game.ask.options if option.startswith("breathe")]
    assert breaths == ["breathe", "breathe yellow"]
    game.waits_for("red", "action")


def test_without_the_card_there_is_only_ones_own_body():
    game = situation("red", "green", cards={"green": ("hurricane",)})
    assert "breathe green" not in game.ask.options
    game.waits_for("red", "action")


def test_with_vacuum_the_meeples_blown_away_from_there_are_caught_too():
    game = situation("red", "green", cards={"red": ("hurricane", "vacuum")})
    game.does("breathe green", left("meeple:85"))
    assert game.state.runaway == ()
    assert game.state.table.zones["meeple:85"] == ("Mills",)
    game.waits_for("red", "action")
