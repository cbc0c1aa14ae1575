"""Small Wings: to any Neighborhood, without a Move."""

from tests.kit.rampage import Refused, felled, paws_in, put, situation

from meeple_city.border import Permit, Place, message
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.events import ActionTaken, MonsterRelocated
from meeple_city.games.rampage.game import Rampage

CARDS = {"red": ("small_wings",)}
WINGS = "play small_wings"


def test_the_monster_is_set_down_in_a_neighborhood_of_its_owners_choice():
    game = situation("red", "green", cards=CARDS).answers(WINGS)
    game.waits_for("red", "relocate")
    assert game.ask.permit == Permit("place", "paws:red", within=game.state.city.neighborhoods)
    game.shoots(shot=Place("paws:red", within="Station"))
    assert game.state.table.zones["paws:red"] == ("Station",)
    assert game.state.table.rests_on["body:red"] == ("paws:red",)
    assert game.of(ActionTaken) == []
    assert game.state.actions_left == 2
    told = Rampage().describe(game.state, MonsterRelocated("red", "red"), None)
    assert told == message("rampage.event.turned_up_elsewhere", seat="red")
    game.waits_for("red", "action")
    assert WINGS not in game.ask.options


def test_a_paralyzed_monster_may_fly():
    game = situation("red", "green", cards={"red": ("paralyzing_gaze",), "green": ("small_wings",)})
    game.answers("play paralyzing_gaze").stops()
    assert "move" not in game.ask.options
    game.answers(WINGS).shoots(shot=Place("paws:green", within="Station"))
    assert game.state.table.zones["paws:green"] == ("Station",)
    game.waits_for("green", "action")


def test_after_the_last_action_it_brings_a_meal_within_reach():
    game = situation("red", "green", table=(put("meeple:90", "Station"),), cards=CARDS).stops()
    game.waits_for("red", "neighborhood", WINGS, "done")
    game.answers(WINGS).shoots(shot=Place("paws:red", within="Station"))
    game.waits_for("red", "eat", "meeple:90", "done")


def test_after_a_few_refused_spots_the_rules_choose_one():
    game = situation("red", "green", cards=CARDS).answers(WINGS)
    for _ in range(constants().placing_tries):
        game.waits_for("red", "relocate")
        game.shoots(Refused())
    assert game.state.table.zones["paws:red"] == ("Old Town",)
    game.waits_for("red", "action")


def test_whom_it_knocks_over_when_it_lands_pays_for_the_rumble():
    game = situation("red", "green", table=(paws_in("green", "Station"),), cards=CARDS).answers(WINGS)
    game.shoots(felled("body:green"), shot=Place("paws:red", within="Station"))
    assert (game.state.monsters["green"].teeth, game.state.monsters["red"].broken) == (3, 1)
    game.waits_for("red", "action")


def test_it_is_not_offered_on_the_turn_of_others():
    game = situation("red", "green", cards={"red": (), "green": ("small_wings",)})
    assert WINGS not in game.ask.options
    game.waits_for("red", "action")
