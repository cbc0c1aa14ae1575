"""Stretchy Paws: before a Move, the Paws may be put elsewhere in their Neighborhood."""

from tests.kit.rampage import Refused, paws_in, situation

from meeple_city.border import Permit, Place
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.events import ActionTaken, PawsStretched

STRETCHY = {"red": ("stretchy_paws",)}


def test_the_paws_are_set_down_in_their_neighborhood_and_flicked_from_there():
    game = situation("red", "green", cards=STRETCHY, table=[paws_in("red", "Docks")]).answers("move")
    game.waits_for("red", "move", "stretch", "back")
    game.answers("stretch")
    assert game.ask.permit == Permit("place", "paws:red", within=("Docks",))
    assert game.play.refusal(Place("paws:red", within="Park")).key == "refusal.not_within"
    game.waits_for("red", "stretch")
    game.shoots(shot=Place("paws:red", (-60.0, -260.0), within="Docks"))
    assert game.of(ActionTaken, PawsStretched) == [ActionTaken("red", "move", "move"), PawsStretched("red", "Docks")]
    assert "body:red" not in game.state.table.where_mm
    assert game.ask.options == ()
    game.waits_for("red", "move")
    game.shoots(paws_in("red", "Station"))
    assert game.state.table.rests_on["body:red"] == ("paws:red",)
    assert game.state.actions_left == 1
    game.waits_for("red", "action")


def test_across_a_border_both_neighborhoods_will_do():
    game = situation("red", "green", cards=STRETCHY, table=[paws_in("red", "Docks", "Station", "Museum sidewalk")])
    game.answers("move", "stretch")
    assert game.ask.permit.within == ("Docks", "Station")
    game.shoots(shot=Place("paws:red", within="Station")).shoots()
    game.waits_for("red", "action")


def test_it_needs_a_neighborhood():
    game = situation("red", "green", cards=STRETCHY, table=[paws_in("red", "Bank sidewalk")]).answers("move")
    game.waits_for("red", "move", "back")


def test_after_three_refusals_the_rules_choose_a_spot():
    game = situation("red", "green", cards=STRETCHY, table=[paws_in("red", "Docks")]).answers("move", "stretch")
    for _ in range(constants().placing_tries):
        game.shoots(Refused())
    assert game.requests[-1] == Place("paws:red", within="Docks", search_mm=80, room_for="body:red")
    assert game.of(PawsStretched) == [PawsStretched("red", "Docks")]
    game.waits_for("red", "move")
    game.shoots()
    game.waits_for("red", "action")


def test_without_any_room_the_paws_stay_where_they_are():
    spots = [Place("paws:red", within="Docks", search_mm=reach, room_for="body:red") for reach in (80, 400)]
    game = situation("red", "green", cards=STRETCHY, table=[paws_in("red", "Docks")]).answers("move", "stretch")
    for spot in spots:
        game.when(spot, Refused())
    for _ in range(constants().placing_tries):
        game.shoots(Refused())
    assert game.of(PawsStretched) == []
    game.waits_for("red", "move")
    game.shoots()
    game.waits_for("red", "action")


def test_it_comes_once_per_move_and_not_between_two_flicks():
    game = situation("red", "green", cards={"red": ("stretchy_paws", "star_dancer")})
    game.answers("move").shoots(paws_in("red", "Docks"))
    game.waits_for("red", "move", "stop")
    game.shoots().answers("move")
    game.waits_for("red", "move", "stretch", "back")
    game.answers("stretch").shoots()
    assert game.ask.options == ()
    game.waits_for("red", "move")
