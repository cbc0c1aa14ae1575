"""Scrap Merchant: 5 points for each Vehicle on a Ruin at the end."""

from tests.kit.rampage import city, left, on, put, situation

from meeple_city.border import message
from meeple_city.games.rampage.game import Rampage

BAKERY = next(building for building in city().buildings if building.name == "Bakery")


def scrap(*table, **more):
    game = situation("red", "green", cards={"red": ("scrap_merchant",)}, table=table, **more)
    game.waits_for("red", "action")
    return Rampage().standing(game.state, "last_floor").scores[0]


def test_each_vehicle_on_a_ruin_scores_five_points():
    score = scrap(put("vehicle:blue", BAKERY.ruin_zone), put("vehicle:green", "Stadium ruin"))
    assert score.parts["character"] == 10
    assert message("rampage.score.scrap_merchant", vehicles=2, each=5) in score.why


def test_overlapping_a_ruin_is_enough():
    assert scrap(put("vehicle:blue", BAKERY.ruin_zone, BAKERY.sidewalk)).parts["character"] == 5


def test_at_any_height():
    floor = BAKERY.floors[-1]
    assert scrap(on("vehicle:blue", floor)).parts["character"] == 5


def test_a_sidewalk_a_neighborhood_or_the_ground_outside_is_no_ruin():
    table = put("vehicle:blue", BAKERY.sidewalk), put("vehicle:green", BAKERY.borders[0]), left("vehicle:red")
    assert scrap(*table).parts["character"] == 0


def test_whoever_put_it_there():
    score = scrap(put("vehicle:blue", BAKERY.ruin_zone), options={"edition": "fr"})
    assert score.total == 5
