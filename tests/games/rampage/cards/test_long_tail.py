"""Long Tail: any building around one's Neighborhood can be demolished."""

from tests.kit.rampage import gone, paws_in, situation, touching

from meeple_city.border import Permit
from meeple_city.games.rampage.events import ActionTaken, TeethLost

LONG_TAIL = {"red": ("long_tail",)}


def targets(game):
    return [option for option in game.ask.options if option.startswith("demolish")]


def test_buildings_around_the_neighborhood_can_be_demolished_from_anywhere_in_it():
    game = situation("red", "green", cards=LONG_TAIL, table=[paws_in("red", "Park")])
    assert targets(game) == ["demolish Bank", "demolish Hotel", "demolish Stadium"]
    game.answers("demolish Hotel")
    sidewalk = Permit("drop", "body:red", over="Hotel sidewalk", most_height_mm=300, most_release_m_s=0.25)
    assert game.ask.permit == sidewalk
    game.shoots(touching("floor:17"))
    assert game.of(ActionTaken) == [ActionTaken("red", "demolish Hotel", "demolish")]
    assert game.of(TeethLost) == []
    game.waits_for("red", "action")


def test_a_drop_beside_the_building_is_a_miss_as_usual():
    game = situation("red", "green", cards=LONG_TAIL, table=[paws_in("red", "Park")])
    game.does("demolish Hotel", touching("floor:16"))
    assert game.of(TeethLost) == [TeethLost("red", 1, 1, "missed")]
    game.waits_for("red", "action")


def test_across_a_border_the_buildings_of_both_neighborhoods_are_in_reach():
    game = situation("red", "green", cards=LONG_TAIL, table=[paws_in("red", "Mills", "Docks")])
    assert targets(game) == ["demolish Bakery", "demolish Museum", "demolish Stadium"]
    game.waits_for("red", "action")


def test_outside_a_neighborhood_only_the_sidewalk_counts():
    game = situation("red", "green", cards=LONG_TAIL, table=[paws_in("red", "Bank sidewalk")])
    assert targets(game) == ["demolish Bank"]
    game.waits_for("red", "action")


def test_a_building_without_floors_is_no_target():
    table = [paws_in("red", "Mills"), gone("floor:1", "floor:8", "floor:15")]
    game = situation("red", "green", cards=LONG_TAIL, table=table)
    assert targets(game) == []
    game.waits_for("red", "action")


def test_on_a_sidewalk_the_building_is_offered_once():
    game = situation("red", "green", cards=LONG_TAIL, table=[paws_in("red", "Bakery sidewalk", "Mills")])
    assert targets(game) == ["demolish Bakery"]
    game.waits_for("red", "action")


def test_it_changes_nothing_for_moves():
    game = situation("red", "green", cards=LONG_TAIL).answers("move")
    game.waits_for("red", "move", "back")
