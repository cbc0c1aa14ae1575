"""Stretchy Tongue: one may eat in an adjacent Neighborhood instead."""

from tests.kit.rampage import of_colour, paws_in, put, put_all, situation

from meeple_city.games.rampage.events import MeepleEaten

TONGUE = {"red": ("stretchy_tongue",)}
NEAR, FAR = of_colour("red", 7), of_colour("green", 3)


def test_a_meal_may_be_had_in_an_adjacent_neighborhood():
    table = [paws_in("red", "Docks"), put_all(NEAR, "Station"), put(FAR[0], "Docks"), put(FAR[1], "Heights")]
    game = situation("red", "green", cards=TONGUE, table=table).stops()
    game.waits_for("red", "neighborhood", "Station", "Docks")
    game.answers("Station", *NEAR[:6])
    assert game.of(MeepleEaten) == [MeepleEaten("red", meeple) for meeple in NEAR[:6]]
    game.waits_for("green", "action")


def test_across_a_border_what_is_next_to_either_neighborhood_is_in_reach():
    table = [paws_in("red", "Market", "Heights"), put(NEAR[0], "Park"), put(NEAR[1], "Old Town"), put(FAR[0], "Docks")]
    game = situation("red", "green", cards=TONGUE, table=table).stops()
    game.waits_for("red", "neighborhood", "Old Town", "Park")
    game.answers("Park", NEAR[0])
    game.waits_for("green", "action")


def test_from_a_sidewalk_or_with_nothing_accessible_next_door_there_is_no_meal():
    for paws in ("Bank sidewalk", "Docks"):
        table = [paws_in("red", paws), put(FAR[0], "Heights")]
        game = situation("red", "green", cards=TONGUE, table=table).stops()
        game.waits_for("green", "action")


def test_what_makes_meals_larger_counts_there_too():
    table = [paws_in("red", "Docks"), put_all(NEAR, "Mills")]
    game = situation("red", "green", cards={"red": ("stretchy_tongue", "sharp_canines")}, teeth={"red": 0}, table=table)
    game.stops().answers(*NEAR[:4])
    game.waits_for("green", "action")


def test_it_is_the_owners_tongue_only():
    table = [paws_in("red", "Docks"), put(NEAR[0], "Mills")]
    game = situation("red", "green", cards={"green": ("stretchy_tongue",)}, table=table).stops()
    game.waits_for("green", "action")
