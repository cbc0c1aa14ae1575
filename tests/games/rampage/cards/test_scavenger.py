"""Scavenger: eat where another Monster is."""

from tests.kit.rampage import gone, of_colour, paws_in, put, put_all, situation

from meeple_city.games.rampage.events import MeepleEaten, SuperpowerPlayed

CARDS = {"red": ("scavenger",)}
FOOD = of_colour("blue", 8)


def scavenger(*table, seats=("green",), **more):
    return situation("red", *seats, table=table, cards=CARDS, **more).stops()


def test_one_eats_in_the_neighborhood_of_another_monster():
    game = scavenger(put_all(FOOD, "Heights"))
    game.waits_for("red", "neighborhood", "scavenge Heights", "done")
    game.answers("scavenge Heights")
    assert game.of(SuperpowerPlayed) == [SuperpowerPlayed("red", "scavenger")]
    game.waits_for("red", "eat")
    assert game.ask.about == {"zone": "Heights"}
    game.answers(*FOOD[:6])
    assert len(game.of(MeepleEaten)) == 6  # no more than usual
    assert game.state.monsters["red"].meeples == FOOD[:6]
    game.waits_for("green", "action")


def test_it_replaces_the_usual_meal():
    game = scavenger(put_all(FOOD[:2], "Heights"), put("meeple:90", "Mills"))
    game.waits_for("red", "neighborhood", "scavenge Heights", "Mills", "done")
    game.answers("scavenge Heights", FOOD[0], "done")
    assert game.state.monsters["red"].meeples == FOOD[:1]
    game.waits_for("green", "action")


def test_the_usual_meal_keeps_the_card():
    game = scavenger(put_all(FOOD[:2], "Heights"), put("meeple:90", "Mills")).answers("Mills", "done", "done")
    assert game.state.monsters["red"].superpowers == ("scavenger",)
    game.waits_for("green", "action")


def test_a_monster_across_a_border_offers_both_neighborhoods():
    table = (paws_in("green", "Park", "Heights"), put("meeple:90", "Park"), put("meeple:89", "Heights"))
    game = scavenger(*table)
    game.waits_for("red", "neighborhood", "scavenge Park", "scavenge Heights", "done")


def test_there_must_be_another_monster_and_something_to_eat():
    nobody_there = (put("meeple:90", "Station"),)
    not_there = (put("meeple:90", "Heights"), gone("body:green", "paws:green"))
    on_a_sidewalk = (put("meeple:90", "Hotel sidewalk"), paws_in("green", "Hotel sidewalk"))
    for table in (nobody_there, (), not_there, on_a_sidewalk):
        scavenger(*table).waits_for("red", "neighborhood", "done")


def test_where_one_is_oneself_no_card_is_needed():
    game = scavenger(paws_in("green", "Mills"), put("meeple:90", "Mills"))
    game.waits_for("red", "neighborhood", "Mills", "done")


def test_it_is_no_action():
    game = situation("red", "green", table=(put("meeple:90", "Heights"),), cards=CARDS)
    assert "scavenge Heights" not in game.ask.options
    game.waits_for("red", "action")
