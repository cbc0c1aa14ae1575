"""R6: what follows an action once the table is at rest."""

from tests.kit.rampage import (
    Refused,
    bare,
    city,
    felled,
    gone,
    left,
    nudged,
    of_colour,
    on,
    paws_in,
    put,
    put_all,
    rule,
    runaway_meeples,
    situation,
    touching,
)

from meeple_city.border import Place, PutBack, Remove
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.events import (
    FloorBoxed,
    FloorGobbled,
    LastFloorGone,
    MeepleRanAway,
    MonsterMoved,
    PawsReturned,
    Rumbled,
    RunawaySuffered,
    TeethBroken,
    TeethLost,
    VehicleReturned,
)

BODY_UP = PutBack("body:red", "paws:red")


@rule("R6.1")
def test_every_body_that_fell_gives_a_tooth_in_or_out_of_the_city():
    game = situation("red", "yellow", "green").does("move", felled("body:yellow"), felled("body:green"))
    assert game.of(TeethBroken) == [
        TeethBroken("yellow", "red", 1, 1, "rumble"),
        TeethBroken("green", "red", 1, 1, "rumble"),
    ]
    game.waits_for("red", "action")

    game = situation("red", "green").does("move", left("body:green"), felled("body:green"))
    assert "body:green" in game.state.table.outside
    assert game.of(TeethBroken) == [TeethBroken("green", "red", 1, 1, "rumble")]
    game.waits_for("red", "action")


@rule("R6.1")
def test_a_lying_body_stays_until_its_own_turn_and_gives_no_more():
    game = situation("red", "yellow", "green").does("move", felled("body:green")).does("move")
    game.waits_for("yellow", "action")
    game.does("breathe", put("body:green", "Park")).stops()
    assert game.of(TeethBroken) == [TeethBroken("green", "red", 1, 1, "rumble")]
    assert game.requests[-1] == PutBack("body:green", "paws:green")
    assert game.state.table.fallen_bodies == ()
    game.waits_for("green", "action")


@rule("R6.1")
def test_a_body_pushed_off_its_paws_that_still_stands_gives_nothing():
    game = situation("red", "green").does("move", put("body:green", "Park"))
    assert game.of(Rumbled, TeethBroken) == []
    game.waits_for("red", "action")


@rule("R6.1")
def test_ones_own_body_falling_costs_nothing():
    game = situation("red", "green").does("breathe", felled("body:red"))
    assert game.of(Rumbled, TeethBroken, TeethLost) == []
    assert game.requests[-1] == BODY_UP
    game.waits_for("red", "action")


@rule("R6.2")
def test_paws_shot_out_of_the_city_cost_a_tooth():
    game = situation("red", "green").does("move", left("paws:red"))
    assert game.of(TeethLost) == [TeethLost("red", 1, 1, "out_of_city")]
    assert game.state.box.teeth == 9
    game.waits_for("red", "starting_area")


@rule("R6.2")
def test_paws_driven_out_by_anything_else_cost_nothing_and_ones_own_come_back_at_once():
    game = situation("red", "green").does("breathe", left("paws:red", "paws:green"))
    assert game.of(TeethLost) == []
    game.waits_for("red", "starting_area", "start:red", "start:blue", "start:green", "start:yellow")
    game.answers("start:blue")
    assert "paws:green" in game.state.table.outside
    game.stops()
    game.waits_for("green", "starting_area", "start:red", "start:green", "start:yellow")


@rule("R6.2", "R6.1")
def test_the_rumble_comes_before_the_penalty():
    game = situation("red", "green").does("move", left("paws:red"), felled("body:green"))
    assert game.of(TeethBroken, TeethLost) == [
        TeethBroken("green", "red", 1, 1, "rumble"),
        TeethLost("red", 1, 1, "out_of_city"),
    ]
    game.waits_for("red", "starting_area")


@rule("R6.3")
def test_the_active_body_goes_back_on_its_paws():
    game = situation("red", "green", table=[paws_in("red", "Bank sidewalk", "Park")])
    game.does("demolish Bank", touching("floor:16"))
    assert game.requests[1:] == [BODY_UP]
    assert game.state.table.rests_on["body:red"] == ("paws:red",)
    game.waits_for("red", "action")


@rule("R6.3")
def test_a_body_that_cannot_stand_where_its_paws_are_is_moved_with_them_and_that_is_told():
    game = situation("red", "green").when(BODY_UP, nudged("red", "Docks")).does("move", paws_in("red", "Docks", "Park"))
    assert game.requests[1:] == [BODY_UP]
    assert game.state.table.rests_on["body:red"] == ("paws:red",)
    assert game.of(MonsterMoved) == [MonsterMoved("red")]
    game.waits_for("red", "action")


@rule("R6.4")
def test_vehicles_outside_the_city_go_back_to_their_spaces():
    game = situation("red", "green").does("breathe", left("vehicle:blue", "vehicle:red"))
    assert game.requests[1:] == [
        Place("vehicle:red", (-82.0, -210.0), turn_deg=90.0),
        Place("vehicle:blue", (232.0, 20.0), turn_deg=90.0),
    ]
    assert game.state.table.zones["vehicle:red"] == ("Docks", "vehicle_space:red")
    game.waits_for("red", "action")


@rule("R6.4")
def test_a_vehicle_whose_space_is_taken_goes_to_the_nearest_free_spot():
    home = Place("vehicle:red", (-82.0, -210.0), turn_deg=90.0)
    game = situation("red", "green").when(home, Refused()).does("breathe", left("vehicle:red"))
    assert game.requests[1:] == [home, Place("vehicle:red", (-82.0, -210.0), turn_deg=90.0, search_mm=400.0)]
    game.waits_for("red", "action")


@rule("R6.5")
def test_what_falls_while_the_table_settles_is_resolved_until_nothing_changes():
    game = situation("red", "green")
    game.when(Remove(("floor:13",)), felled("body:green"), left("meeple:90"))
    game.when(Remove(("meeple:90",)), bare("floor:6"))
    game.does("breathe", bare("floor:13"))
    assert game.requests[1:] == [Remove(("floor:13",)), Remove(("meeple:90",)), Remove(("floor:6",))]
    assert game.of(FloorGobbled, Rumbled, TeethBroken, MeepleRanAway) == [
        FloorGobbled("red", "floor:13"),
        Rumbled("body:green", forgiven=False),
        TeethBroken("green", "red", 1, 1, "rumble"),
        MeepleRanAway("red", "meeple:90"),
        FloorGobbled("red", "floor:6"),
    ]
    game.waits_for("red", "action")


@rule("R6.5")
def test_runaways_come_before_floors():
    game = situation("red", "green").does("breathe", bare("floor:13"), left("meeple:90"))
    assert game.of(FloorGobbled, MeepleRanAway) == [MeepleRanAway("red", "meeple:90"), FloorGobbled("red", "floor:13")]
    game.waits_for("red", "action")


@rule("R6.6")
def test_meeples_that_lost_touch_with_the_board_run_away():
    game = situation("red", "green").does("breathe", left("meeple:90", "meeple:89"))
    assert game.requests[1:] == [Remove(("meeple:89", "meeple:90"))]
    assert game.state.runaway == ("meeple:89", "meeple:90")
    game.waits_for("red", "action")


@rule("R6.7")
def test_bare_floors_and_floors_outside_with_nothing_on_them_are_gobbled_by_the_active_player():
    game = situation("red", "green").does("breathe", bare("floor:13", "floor:14"), left("floor:14"))
    assert game.requests[1:] == [Remove(("floor:13", "floor:14"))]
    assert game.state.monsters["red"].floors == ("floor:13", "floor:14")
    game.waits_for("red", "action")


@rule("R6.7")
def test_a_floor_with_anything_on_it_is_not_gobbled():
    for load in ("meeple:80", "vehicle:red", "floor:14", "paws:green"):
        game = situation("red", "green").does("breathe", bare("floor:13"), on(load, "floor:13"))
        assert game.state.monsters["red"].floors == ()
        game.waits_for("red", "action")


@rule("R6.7")
def test_a_floor_outside_waits_for_what_lies_on_it():
    game = situation("red", "green")
    game.does("breathe", bare("floor:13"), left("floor:13"), felled("body:green"), on("body:green", "floor:13"))
    assert game.state.monsters["red"].floors == ()
    game.stops()
    assert game.state.monsters["green"].floors == ("floor:13",)
    game.waits_for("green", "action")


@rule("R6.7")
def test_in_french_a_floor_outside_is_gobbled_from_under_a_body():
    game = situation("red", "green", edition="fr")
    game.does("breathe", bare("floor:13"), left("floor:13"), felled("body:green"), on("body:green", "floor:13"))
    assert game.state.monsters["red"].floors == ("floor:13",)
    game.waits_for("red", "action")


@rule("R6.9")
def test_what_a_falling_floor_drives_off_is_put_back():
    game = situation("red", "green").when(Remove(("floor:13",)), left("vehicle:red"), felled("body:red"))
    game.does("breathe", bare("floor:13"))
    assert game.requests[1:] == [
        Remove(("floor:13",)),
        BODY_UP,
        Place("vehicle:red", (-82.0, -210.0), turn_deg=90.0),
    ]
    game.waits_for("red", "action")


@rule("R6.9")
def test_ones_own_paws_driven_out_while_the_table_settles_come_back_at_once_and_cost_nothing():
    game = situation("red", "green").when(Remove(("floor:13",)), left("paws:red"))
    game.does("breathe", bare("floor:13")).answers("start:blue")
    assert game.state.monsters["red"].teeth == 4
    assert "start:blue" in game.state.table.zones["paws:red"]
    game.waits_for("red", "action")


@rule("R6.9")
def test_a_vehicle_that_finds_no_room_is_tried_again_next_time():
    game = situation("red", "green")
    for _ in range(6):
        for reach in (80.0, 400.0):
            game.when(Place("vehicle:red", (-82.0, -210.0), turn_deg=90.0, search_mm=reach), Refused())
    game.does("breathe", left("vehicle:red"))
    assert "vehicle:red" in game.state.table.outside
    game.waits_for("red", "action")


@rule("R6.8")
def test_a_floor_that_left_the_city_with_meeples_on_it_is_gobbled_in_english():
    game = situation("red", "green").does("breathe", left("floor:13"))
    assert game.requests[1:] == [Remove(("meeple:82", "meeple:89")), Remove(("floor:13",))]
    assert game.state.runaway == ("meeple:82", "meeple:89")
    assert game.state.monsters["red"].floors == ("floor:13",)
    game.waits_for("red", "action")


@rule("R6.8")
def test_a_floor_that_left_the_city_with_meeples_on_it_goes_to_the_box_in_french():
    game = situation("red", "green", options={"edition": "fr"}).does("breathe", left("floor:13"))
    assert game.requests[1:] == [Remove(("meeple:82", "meeple:89", "floor:13"))]
    assert game.of(FloorBoxed) == [FloorBoxed("floor:13", "meeples_on_it")]
    assert game.state.box.floors == ("floor:13",)
    game.waits_for("red", "action")


@rule("R6.8")
def test_an_empty_floor_that_left_the_city_is_gobbled_in_french_too():
    game = situation("red", "green", options={"edition": "fr"})
    game.does("breathe", bare("floor:13"), left("floor:13"), left("meeple:90"))
    assert game.state.monsters["red"].floors == ("floor:13",)
    game.waits_for("red", "action")


@rule("R6.9")
def test_what_a_body_set_upright_bares_is_gobbled_at_the_start_of_the_turn():
    table = [bare("floor:13"), felled("body:red", "Museum ruin"), on("body:red", "floor:13")]
    game = situation("red", "green", table=table)
    assert game.requests == [BODY_UP, Remove(("floor:13",))]
    assert game.state.monsters["red"].floors == ("floor:13",)
    game.waits_for("red", "action")


@rule("R6.9", "R6.10")
def test_runaways_at_the_start_of_a_turn_strike_the_player_whose_turn_it_is():
    game = situation("red", "green", runaway=runaway_meeples(4), table=[left("meeple:90")])
    assert game.of(TeethLost) == [TeethLost("red", 1, 1, "line 1")]
    game.waits_for("green", "relocate")


@rule("R6.9")
def test_a_body_that_falls_during_a_meal_is_the_eaters_rumble():
    game = situation("red", "green", table=[put_all(("meeple:90", "meeple:89"), "Mills")]).stops()
    game.when(Remove(("meeple:90",)), felled("body:green")).answers("meeple:90")
    assert game.of(TeethBroken) == [TeethBroken("green", "red", 1, 1, "rumble")]
    game.waits_for("red", "eat", "meeple:89", "done")


@rule("R6.10")
def test_effects_come_last_in_the_order_of_the_lines():
    game = situation("red", "green", runaway=runaway_meeples(9)).does(
        "breathe", bare("floor:13"), left("meeple:84", "meeple:85", "meeple:86", "meeple:87", "meeple:88", "meeple:90")
    )
    assert game.of(FloorGobbled, RunawaySuffered) == [
        FloorGobbled("red", "floor:13"),
        RunawaySuffered("red", "line 2"),
        RunawaySuffered("red", "line 3"),
    ]
    game.waits_for("red", "action")


@rule("R6.10")
def test_effects_of_side_b_come_in_the_order_of_the_colours():
    colours = ("yellow", "red", "green", "blue")
    there = tuple(meeple for colour in colours for meeple in of_colour(colour, 3))
    last = tuple(of_colour(colour, 1, 3)[0] for colour in colours)
    game = situation("red", "green", options={"side": "B"}, runaway=there).does("breathe", left(*last))
    assert [event.effect for event in game.of(RunawaySuffered)] == ["blue", "green", "red", "yellow"]
    game.waits_for("red", "action")


@rule("R6.10")
def test_what_an_effect_does_to_the_table_is_resolved_and_may_trigger_new_effects():
    game = situation("red", "green", runaway=runaway_meeples(4)).does("breathe", left("meeple:90"))
    game.waits_for("green", "relocate")
    game.shoots(
        bare("floor:13"), left("meeple:84", "meeple:85", "meeple:86", "meeple:87", "meeple:88"), felled("body:green")
    )
    assert game.of(RunawaySuffered, FloorGobbled, TeethBroken) == [
        RunawaySuffered("red", "line 1"),
        TeethBroken("green", "red", 1, 1, "rumble"),
        FloorGobbled("red", "floor:13"),
        RunawaySuffered("red", "line 2"),
    ]
    game.waits_for("red", "action")


def test_nothing_follows_an_action_that_changed_nothing():
    game = situation("red", "green", table=[gone("meeple:90")]).does("breathe")
    assert len(game.requests) == 1
    game.waits_for("red", "action")


@rule("R6.3", "R6.4")
def test_what_is_put_back_is_told():
    game = situation("red", "green").does("breathe", left("vehicle:red"))
    assert game.of(VehicleReturned) == [VehicleReturned("vehicle:red")]
    game = situation("red", "green").does("move", left("paws:red")).answers("start:blue")
    assert game.of(PawsReturned) == [PawsReturned("red", "start:blue")]
    game = situation("red", "green").does("move", paws_in("red", "Docks"))
    assert game.of(MonsterMoved) == []
    game.waits_for("red", "action")


@rule("R6.7")
def test_who_gobbles_the_last_floor_is_told_before_what_follows_from_it():
    last = [gone(*(floor for floor in city().floors if floor != "floor:13"))]
    game = situation("red", "green", table=last).does("breathe", bare("floor:13"))
    assert game.of(FloorGobbled, LastFloorGone) == [FloorGobbled("red", "floor:13"), LastFloorGone("red")]
    game.waits_for("red", "action")


@rule("R6.3")
def test_a_monster_for_which_there_is_no_room_anywhere_is_not_told_to_have_moved():
    game = situation("red", "green")
    for _ in range(1 + constants().put_back_rounds):
        game.when(BODY_UP, Refused())
    game.does("move", paws_in("red", "Docks"))
    assert game.of(MonsterMoved) == []
    assert "body:red" not in game.state.table.where_mm
    game.waits_for("red", "action")
