"""Siren: instead of the usual meal, a single Meeple of any Neighborhood."""

from tests.kit.rampage import gone, of_colour, on, paws_in, put, put_all, situation

from meeple_city.games.rampage.events import MeepleEaten

SIREN = {"red": ("siren",)}
HERE, THERE = of_colour("red", 3), of_colour("green", 3)


def test_one_meeple_of_another_neighborhood_can_be_eaten():
    table = [paws_in("red", "Docks"), put_all(HERE, "Docks"), put_all(THERE, "Heights")]
    game = situation("red", "green", cards=SIREN, table=table).stops()
    game.waits_for("red", "neighborhood", "siren", "Docks")
    game.answers("siren")
    assert set(game.ask.options) == {*HERE, *THERE, "done"}
    game.waits_for("red", "eat")
    game.answers(THERE[0])
    assert game.of(MeepleEaten) == [MeepleEaten("red", THERE[0])]
    game.waits_for("green", "action")


def test_one_may_eat_as_usual_instead():
    table = [paws_in("red", "Docks"), put_all(HERE, "Docks")]
    game = situation("red", "green", cards=SIREN, table=table).stops().answers("Docks", *HERE)
    assert game.of(MeepleEaten) == [MeepleEaten("red", meeple) for meeple in HERE]
    game.waits_for("green", "action")


def test_it_needs_no_neighborhood_of_ones_own():
    table = [paws_in("red", "Bank sidewalk"), put(THERE[0], "Heights")]
    game = situation("red", "green", cards=SIREN, table=table).stops()
    game.waits_for("red", "eat", THERE[0], "done")
    game.answers(THERE[0])
    game.waits_for("green", "action")


def test_teeth_and_bonuses_do_not_count():
    table = [paws_in("red", "Bank sidewalk"), put_all(THERE, "Heights")]
    game = situation("red", "green", cards={"red": ("siren", "sharp_canines")}, table=table).stops()
    game.answers(THERE[0])
    game.waits_for("green", "action")


def test_meeples_that_are_covered_or_in_no_neighborhood_are_out_of_reach():
    covered, on_ruin, across = THERE
    table = [put(covered, "Heights"), on("vehicle:green", covered), put(on_ruin, "Bank ruin", "Bank sidewalk")]
    game = situation("red", "green", cards=SIREN, table=table).stops()
    game.waits_for("green", "action")

    game = situation("red", "green", cards=SIREN, table=[*table, put(across, "Heights", "Park")]).stops()
    game.waits_for("red", "eat", across, "done")


def test_with_stretchy_tongue_it_is_one_or_the_other():
    table = [paws_in("red", "Docks"), put_all(THERE, "Station"), gone(*HERE)]
    game = situation("red", "green", cards={"red": ("siren", "stretchy_tongue")}, table=table).stops()
    game.waits_for("red", "neighborhood", "siren", "Station")
    game.answers("siren", THERE[0])
    game.waits_for("green", "action")
