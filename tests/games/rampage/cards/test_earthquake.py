"""Earthquake: the Meeples on every Ruin move to a Neighborhood beside it."""

from tests.kit.rampage import Refused, left, on, on_ruin, runaway_meeples, situation

from meeple_city.border import Place
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.events import MeepleMoved, RunawaySuffered

CARDS = {"red": ("earthquake",)}
QUAKE = "play earthquake"
LOOSE = ("meeple:89", "meeple:90")
ON_BAKERY = (on_ruin("Bakery", *LOOSE),)


def test_the_loose_meeples_of_a_ruin_go_to_the_neighborhood_that_is_chosen():
    game = situation("red", "green", table=ON_BAKERY, cards=CARDS).answers(QUAKE)
    game.waits_for("red", "clear_ruin", "Docks", "Mills", "Gardens")
    assert game.ask.about == {"building": "Bakery"}
    game.answers("Mills")
    assert [game.state.table.zones[meeple] for meeple in LOOSE] == [("Mills",), ("Mills",)]
    assert game.of(MeepleMoved) == [MeepleMoved("red", meeple, "Mills") for meeple in LOOSE]
    assert (game.state.actions_left, game.state.monsters["red"].superpowers) == (2, ())
    game.waits_for("red", "action")


def test_each_ruin_in_turn_has_a_neighborhood_of_its_own():
    table = (on_ruin("Bakery", "meeple:90"), on_ruin("Library", "meeple:89"))
    game = situation("red", "green", table=table, cards=CARDS).answers(QUAKE, "Docks")
    game.waits_for("red", "clear_ruin", "Old Town", "Gardens")
    game.answers("Old Town")
    assert game.state.table.zones["meeple:90"] == ("Docks",)
    assert game.state.table.zones["meeple:89"] == ("Old Town",)
    game.waits_for("red", "action")


def test_meeples_that_hold_something_up_stay():
    game = situation("red", "green", table=(on_ruin("Bakery", "meeple:90"), on("meeple:89", "meeple:90")), cards=CARDS)
    assert QUAKE not in game.ask.options
    game.waits_for("red", "action")


def test_with_nothing_loose_on_any_ruin_it_cannot_be_played():
    game = situation("red", "green", cards=CARDS)
    assert QUAKE not in game.ask.options
    game.waits_for("red", "action")


def test_a_meeple_that_finds_no_room_stays_on_the_ruin():
    game = situation("red", "green", table=(on_ruin("Bakery", "meeple:89"),), cards=CARDS)
    game.when(Place("meeple:89", within="Mills", search_mm=constants().reach_mm), Refused())
    game.answers(QUAKE, "Mills")
    assert game.state.table.rests_on["meeple:89"] == ("ruin:1",)
    assert game.of(MeepleMoved) == []
    game.waits_for("red", "action")


def test_what_it_shakes_off_the_board_runs_away_and_strikes_its_owner():
    table = (on_ruin("Bakery", "meeple:89"),)
    game = situation("red", "green", table=table, cards=CARDS, runaway=runaway_meeples(14))
    game.when(Place("meeple:89", within="Mills", search_mm=constants().reach_mm), left("meeple:90"))
    game.answers(QUAKE, "Mills")
    assert game.of(RunawaySuffered) == [RunawaySuffered("red", "line 3")]
    assert game.state.monsters["red"].teeth == 2
    game.waits_for("red", "action")


def test_it_can_be_played_after_the_last_action_for_the_meal():
    game = situation("red", "green", table=ON_BAKERY, cards=CARDS).stops()
    game.waits_for("red", "neighborhood", QUAKE, "done")
    game.answers(QUAKE, "Mills")
    game.waits_for("red", "eat", *LOOSE, "done")
    game.answers("done")
    game.waits_for("green", "action")
