"""Catcher: toss another Monster's Body, and break a tooth of it."""

from dataclasses import replace

from tests.kit.rampage import Change, Situation, felled, gone, left, of_colour, on, paws_in, put, situation

from meeple_city.border import Permit
from meeple_city.games.rampage.cards.superpowers import Catcher
from meeple_city.games.rampage.events import (
    ActionTaken,
    MeeplePaid,
    Rumbled,
    SuperpowerPlayed,
    TeethBroken,
)

THROW = "catch green"
HERE = paws_in("green", "Mills")
CARDS = {"red": ("catcher",)}


def near(*table: Change, **more) -> Situation:
    """Red has Catcher, and Green is in Red's Neighborhood."""
    return situation("red", "green", "yellow", table=(HERE, *table), cards=CARDS, **more)


def test_a_monster_in_the_neighborhood_is_tossed_like_a_vehicle_and_loses_a_tooth():
    game = near().answers(THROW)
    game.waits_for("red", "catch", "back")
    assert game.ask.permit == Permit("toss", "body:green", from_="body:red")
    game.shoots()
    assert game.of(SuperpowerPlayed) == [SuperpowerPlayed("red", "catcher")]
    assert game.of(ActionTaken) == [ActionTaken("red", THROW, "toss", ("body:green",))]
    assert game.of(TeethBroken) == [TeethBroken("green", "red", 1, 1, "catcher")]
    assert (game.state.actions_left, game.state.monsters["red"].broken) == (1, 1)
    assert game.state.decks.discarded == ("catcher",)
    game.waits_for("red", "action")
    assert THROW not in game.ask.options


def test_going_back_keeps_the_card_and_the_action():
    game = near().answers(THROW, "back")
    assert game.state.monsters["red"].superpowers == ("catcher",)
    assert game.state.actions_left == 2
    game.waits_for("red", "action")


def test_the_throw_and_the_fall_cost_one_tooth():
    game = near().does(THROW, felled("body:green", "Docks"))
    assert game.of(Rumbled) == [Rumbled("body:green", forgiven=False, spared=True)]
    assert game.state.monsters["green"].teeth == 3
    game.waits_for("red", "action")


def test_a_body_that_was_lying_loses_no_tooth():
    game = near(felled("body:green")).does(THROW)
    assert game.of(TeethBroken) == []
    assert game.state.monsters["green"].teeth == 4
    game.waits_for("red", "action")


def test_whom_the_body_knocks_over_pays_for_the_rumble():
    game = near().does(THROW, felled("body:yellow"))
    assert game.of(TeethBroken) == [
        TeethBroken("green", "red", 1, 1, "catcher"),
        TeethBroken("yellow", "red", 1, 1, "rumble"),
    ]
    game.waits_for("red", "action")


def test_a_monster_thrown_out_of_the_city_leaves_its_paws_and_comes_back_on_its_turn():
    game = near().does(THROW, left("body:green"), felled("body:green"))
    assert game.state.table.zones["paws:green"] == ("Mills",)
    assert game.state.monsters["green"].teeth == 3
    game.stops()
    assert game.state.active == "green"
    assert game.state.table.rests_on["body:green"] == ("paws:green",)
    assert "body:green" not in game.state.table.fallen_bodies
    game.waits_for("green", "action")


def test_with_no_tooth_left_two_meeples_are_paid_to_the_catcher_or_in_the_french_edition_to_the_box():
    for edition, to in (("en", "red"), ("fr", "")):
        stomach = {"green": of_colour("blue", 3)}
        game = near(teeth={"green": 0}, stomachs=stomach, options={"edition": edition}).does(THROW)
        game.answers("blue", "blue")
        assert [event.to for event in game.of(MeeplePaid)] == [to, to]
        game.waits_for("red", "action")


def test_only_monsters_in_the_neighborhood_can_be_caught():
    game = situation("red", "green", "yellow", table=(paws_in("green", "Mills", "Docks"),), cards=CARDS)
    catches = [option for option in game.ask.options if option.startswith("catch")]
    assert catches == [THROW]
    game.waits_for("red", "action")


def test_nobody_can_be_caught_from_a_sidewalk():
    game = near(paws_in("red", "Bakery sidewalk"), paws_in("green", "Bakery sidewalk"))
    assert THROW not in game.ask.options
    game.waits_for("red", "action")


def test_a_body_that_is_off_the_table_or_carries_something_cannot_be_caught():
    for table in (gone("body:green"), on("meeple:90", "body:green")):
        game = near(table)
        assert THROW not in game.ask.options
        game.waits_for("red", "action")


def test_it_is_an_action_and_cannot_be_used_after_the_last_one():
    game = near(put("meeple:90", "Mills")).stops()
    game.waits_for("red", "neighborhood", "Mills", "done")


def test_ones_own_head_must_be_free():
    game = near(on("meeple:90", "body:red"))
    assert THROW not in game.ask.options
    game.waits_for("red", "action")


def test_ones_own_body_must_stand():
    state = near().state
    lying = replace(state, table=replace(state.table, fallen_bodies=("body:red",)))
    assert [offer.option for offer in Catcher().act(state, "red", "action")] == [THROW]
    assert Catcher().act(lying, "red", "action") == ()
