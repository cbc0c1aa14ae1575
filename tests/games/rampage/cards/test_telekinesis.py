"""Telekinesis: a Vehicle of any Neighborhood can be tossed."""

from tests.kit.rampage import felled, on, paws_in, put, situation

from meeple_city.border import Permit
from meeple_city.games.rampage.events import ActionTaken, TeethBroken

TELEKINESIS = {"red": ("telekinesis",)}


def tosses(game):
    return [option for option in game.ask.options if option.startswith("toss")]


def test_vehicles_of_all_neighborhoods_can_be_tossed():
    game = situation("red", "green", cards=TELEKINESIS)
    assert tosses(game) == [f"toss vehicle:{colour}" for colour in ("red", "blue", "green", "yellow")]
    game.answers("toss vehicle:green")
    assert game.ask.permit == Permit("toss", "vehicle:green", from_="body:red")
    game.shoots(felled("body:green"), put("vehicle:green", "Heights"))
    assert game.of(ActionTaken) == [ActionTaken("red", "toss vehicle:green", "toss")]
    assert game.of(TeethBroken) == [TeethBroken("green", "red", 1, 1, "rumble")]
    game.waits_for("red", "action")


def test_the_monster_itself_may_be_outside_any_neighborhood():
    game = situation("red", "green", cards=TELEKINESIS, table=[paws_in("red", "Bank sidewalk")])
    assert len(tosses(game)) == 4
    game.waits_for("red", "action")


def test_a_vehicle_on_ruin_or_sidewalk_or_with_something_on_it_cannot_be_taken():
    table = [put("vehicle:red", "Bank ruin", "Bank sidewalk"), on("meeple:85", "vehicle:blue")]
    table.append(put("vehicle:green", "Bank sidewalk", "Park"))
    game = situation("red", "green", cards=TELEKINESIS, table=table)
    assert tosses(game) == ["toss vehicle:green", "toss vehicle:yellow"]
    game.waits_for("red", "action")


def test_without_the_card_the_vehicle_must_be_near():
    game = situation("red", "green", cards={"green": ("telekinesis",)})
    assert tosses(game) == []
    game.waits_for("red", "action")


def test_in_the_same_neighborhood_a_vehicle_is_offered_once():
    game = situation("red", "green", cards=TELEKINESIS, table=[paws_in("red", "Park")])
    assert sorted(tosses(game)) == sorted(set(tosses(game)))
    assert len(tosses(game)) == 4
    game.waits_for("red", "action")
