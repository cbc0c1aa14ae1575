"""R4: Paws, Body, and the checks."""

from tests.kit.rampage import Refused, bare, felled, left, on, put, rule, situation

from meeple_city.border import Place, PutBack, Remove
from meeple_city.games.rampage.events import PawsReturned

BODY_UP = PutBack("body:red", "paws:red")


@rule("R4.1")
def test_first_the_paws_then_the_body_then_the_checks():
    game = situation("red", "green", table=[left("paws:red"), felled("body:red", "Park"), bare("floor:13")])
    game.waits_for("red", "starting_area", "start:red", "start:blue", "start:yellow")
    game.answers("start:blue")
    assert game.requests == [
        Remove(("body:red",)),
        Place("paws:red", (245.0, -245.0), room_for="body:red"),
        BODY_UP,
        Remove(("floor:13",)),
    ]
    assert game.state.monsters["red"].floors == ("floor:13",)
    game.waits_for("red", "action")


@rule("R4.2")
def test_paws_outside_the_city_go_to_a_free_starting_area_of_ones_choice():
    game = situation("red", "green", table=[left("paws:red"), put("meeple:90", "Gardens", "start:yellow")])
    game.waits_for("red", "starting_area", "start:red", "start:blue")
    game.answers("start:blue")
    assert game.state.table.zones["paws:red"] == ("Park", "start:blue")
    assert game.state.monsters["red"].teeth == 4
    game.waits_for("red", "action")


@rule("R4.2")
def test_ones_own_lying_body_takes_no_starting_area():
    table = [left("paws:red"), felled("body:red"), put("body:red", "Mills", "start:red")]
    game = situation("red", "green", table=table)
    assert "start:red" in game.ask.options
    game.waits_for("red", "starting_area", "start:red", "start:blue", "start:yellow")


@rule("R4.2")
def test_when_no_starting_area_is_free_the_nearest_spot_to_one_is_taken():
    taken = [put(f"meeple:{80 + i}", "Park", f"start:{c}") for i, c in enumerate(("red", "blue", "green", "yellow"))]
    game = situation("red", "green", table=[left("paws:red"), *taken])
    game.waits_for("red", "starting_area", "start:red", "start:blue", "start:green", "start:yellow")
    game.when(Place("paws:red", (-245.0, 245.0), room_for="body:red"), Refused()).answers("start:yellow")
    assert Place("paws:red", (-245.0, 245.0), search_mm=400.0, room_for="body:red") in game.requests
    assert "start:yellow" in game.state.table.zones["paws:red"]
    game.waits_for("red", "action")


@rule("R4.2")
def test_paws_that_find_no_spot_at_all_are_not_told_to_have_come_back():
    game = situation("red", "green", table=[left("paws:red")])
    game.when(Place("paws:red", (-245.0, 245.0), room_for="body:red"), Refused())
    game.when(Place("paws:red", (-245.0, 245.0), search_mm=400.0, room_for="body:red"), Refused())
    game.answers("start:yellow")
    assert game.of(PawsReturned) == []


@rule("R4.2")
def test_paws_in_the_city_stay_where_they_are():
    game = situation("red", "green", table=[on("paws:red", "vehicle:red")])
    assert game.requests == []
    game.waits_for("red", "action")


@rule("R4.3")
def test_a_fallen_body_goes_back_on_its_paws():
    game = situation("red", "green", table=[felled("body:red", "Docks")])
    assert game.requests == [BODY_UP]
    assert game.state.table.rests_on["body:red"] == ("paws:red",)
    game.waits_for("red", "action")


@rule("R4.3")
def test_a_body_that_was_only_pushed_off_goes_back_on_its_paws():
    game = situation("red", "green", table=[put("body:red", "Docks")])
    assert game.requests == [BODY_UP]
    game.waits_for("red", "action")


@rule("R4.3")
def test_the_bodies_of_others_stay_where_they_lie():
    game = situation("red", "green", table=[felled("body:green", "Docks")])
    assert game.requests == []
    game.waits_for("red", "action")
