"""R5: the four actions, clumsiness, and changing one's mind."""

from tests.kit.rampage import (
    Refused,
    bare,
    brushing,
    city,
    felled,
    gone,
    left,
    on,
    paws_in,
    pushing,
    put,
    rule,
    situation,
    touching,
)

from meeple_city.border import Drop, Flick, Permit, Place, PutBack, message
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.events import ActionTaken, FloorBoxed, Rumbled, TeethBroken, TeethLost

AT_THE_BANK = paws_in("red", "Bank sidewalk", "Park")
BANK_FLOORS = ("floor:2", "floor:9", "floor:16")
ROOF = touching("meeple:85")


@rule("R5.1")
def test_a_move_flicks_the_paws_and_lifts_the_body():
    game = situation("red", "green").answers("move")
    assert game.ask.permit == Permit("flick", "paws:red")
    assert "body:green" in str(game.play.refusal(Flick("body:green", 0.0, 1.0)))
    game.shoots(paws_in("red", "Docks"))
    assert game.state.table.zones["paws:red"] == ("Docks",)
    assert game.state.table.rests_on["body:red"] == ("paws:red",)
    game.waits_for("red", "action")


@rule("R5.1")
def test_paws_that_found_no_way_back_into_the_city_cannot_move():
    spot = Place("paws:red", (245.0, -245.0), room_for="body:red")
    game = situation("red", "green", table=[left("paws:red")])
    for _ in range(1 + constants().put_back_rounds):
        game.when(spot, Refused()).when(Place("paws:red", spot.at_mm, search_mm=400.0, room_for="body:red"), Refused())
        game.answers("start:blue")
    game.waits_for("red", "action", "breathe", "stop")


@rule("R5.2")
def test_paws_shot_out_of_the_city_go_at_once_to_a_starting_area_and_the_turn_goes_on():
    game = situation("red", "green").does("move", left("paws:red"))
    game.waits_for("red", "starting_area", "start:red", "start:blue", "start:yellow")
    game.answers("start:yellow")
    assert game.state.table.zones["paws:red"] == ("Gardens", "start:yellow")
    assert game.state.table.rests_on["body:red"] == ("paws:red",)
    assert game.state.actions_left == 1
    game.waits_for("red", "action")


@rule("R5.3")
def test_a_building_can_be_demolished_from_its_sidewalk_while_a_floor_is_left_on_its_ruin():
    game = situation("red", "green", table=[AT_THE_BANK])
    assert "demolish Bank" in game.ask.options
    game.waits_for("red", "action")

    game = situation("red", "green", table=[paws_in("red", "Park")])
    assert "demolish Bank" not in game.ask.options
    game.waits_for("red", "action")

    game = situation("red", "green", table=[AT_THE_BANK, gone(*BANK_FLOORS)])
    assert "demolish Bank" not in game.ask.options
    game.waits_for("red", "action")


@rule("R5.3")
def test_a_building_whose_floors_only_lie_beside_its_ruin_cannot_be_demolished():
    table = [AT_THE_BANK, gone("floor:9", "floor:16"), put("floor:2", "Park"), on("meeple:90", "floor:2")]
    game = situation("red", "green", table=table)
    assert "demolish Bank" not in game.ask.options
    game.waits_for("red", "action")


@rule("R5.3")
def test_the_body_is_held_over_that_building_and_no_higher_than_a_seated_arm_reaches():
    game = situation("red", "green", table=[AT_THE_BANK]).answers("demolish Bank")
    bank, hotel = (city().middle(f"{name} sidewalk") for name in ("Bank", "Hotel"))
    assert game.play.refusal(Drop("body:red", bank, 300.0)) is None
    assert game.play.refusal(Drop("body:red", bank, 301.0)) == message("refusal.too_high", most=300, given=301.0)
    assert game.play.refusal(Drop("body:red", hotel, 300.0)) == message("refusal.not_over", zone="Bank sidewalk")
    assert "body:green" in str(game.play.refusal(Drop("body:green", bank, 300.0)))
    game.waits_for("red", "demolish")


@rule("R5.3")
def test_touching_a_floor_or_a_meeple_of_the_building_is_a_hit():
    for piece in ("floor:16", "meeple:85", "meeple:5"):
        game = situation("red", "green", table=[AT_THE_BANK]).does("demolish Bank", touching(piece))
        assert game.of(TeethLost) == []
        game.waits_for("red", "action")


@rule("R5.3", "R6.2")
def test_touching_only_the_ruin_or_another_building_is_a_miss():
    for pieces in ((), ("ruin:2", "board:1"), ("floor:17", "meeple:86"), ("vehicle:blue",)):
        game = situation("red", "green", table=[AT_THE_BANK]).does("demolish Bank", touching(*pieces))
        assert game.of(TeethLost) == [TeethLost("red", 1, 1, "missed")]
        game.waits_for("red", "action")


@rule("R5.3")
def test_a_building_is_demolished_from_the_sidewalk_itself_not_from_a_roof_or_a_heap():
    for base in ("floor:14", "meeple:90", "vehicle:red"):
        table = [AT_THE_BANK, put(base, "Bank sidewalk"), on("paws:red", base)]
        game = situation("red", "green", table=table)
        assert ("demolish Bank" in game.ask.options) == base.startswith("floor:")
    on_the_roof = [
        AT_THE_BANK,
        put("meeple:90", "Bank sidewalk"),
        on("floor:14", "meeple:90"),
        on("paws:red", "floor:14"),
    ]
    game = situation("red", "green", table=on_the_roof)
    assert "Bank sidewalk" in game.state.table.zones["paws:red"]
    assert "demolish Bank" not in game.ask.options


@rule("R5.3")
def test_a_body_that_could_not_be_set_down_is_in_the_hand_and_can_be_dropped():
    game = situation("red", "green", table=[paws_in("red", "Park")])
    for _ in range(1 + constants().put_back_rounds):
        game.when(PutBack("body:red", "paws:red"), Refused())
    game.does("move", AT_THE_BANK)
    game.waits_for("red", "action", "move", "demolish Bank", "stop")


@rule("R5.4")
def test_a_vehicle_in_ones_neighborhood_is_tossed_off_ones_own_body():
    game = situation("red", "green", table=[paws_in("red", "Docks")])
    game.waits_for("red", "action", "move", "toss vehicle:red", "breathe", "stop")
    game.answers("toss vehicle:red")
    assert game.ask.permit == Permit("toss", "vehicle:red", from_="body:red")
    game.shoots(put("vehicle:red", "Mills"))
    game.waits_for("red", "action", "move", "breathe", "stop")


@rule("R5.4")
def test_a_vehicle_that_carries_something_stays():
    game = situation("red", "green", table=[paws_in("red", "Docks"), on("meeple:90", "vehicle:red")])
    game.waits_for("red", "action", "move", "breathe", "stop")


@rule("R5.4")
def test_a_vehicle_on_ruin_or_sidewalk_stays():
    table = [paws_in("red", "Bank sidewalk", "Park"), put("vehicle:blue", "Bank sidewalk", "Bank ruin")]
    game = situation("red", "green", table=table)
    game.waits_for("red", "action", "move", "demolish Bank", "breathe", "stop")


@rule("R5.4")
def test_with_something_on_its_head_a_monster_cannot_toss():
    game = situation("red", "green", table=[paws_in("red", "Docks"), on("meeple:90", "body:red")])
    game.waits_for("red", "action", "move", "breathe", "stop")


@rule("R5.4", "R5.5")
def test_only_from_a_standing_body_can_one_toss_and_breathe():
    game = situation("red", "green", table=[paws_in("red", "Docks")])
    options = game.ask.options
    for _ in range(1 + constants().put_back_rounds):
        game.when(PutBack("body:red", "paws:red"), felled("body:red"))
    game.does("move", paws_in("red", "Docks"))
    assert options == ("move", "toss vehicle:red", "breathe", "stop")
    game.waits_for("red", "action", "move", "stop")


@rule("R5.5")
def test_one_breathes_from_ones_own_body():
    game = situation("red", "green").answers("breathe")
    assert game.ask.permit == Permit("breathe", from_="body:red", most_breath_s=0.8)
    game.shoots(put("meeple:90", "Park"))
    game.waits_for("red", "action")


@rule("R5.6")
def test_a_carried_body_that_moves_a_piece_before_it_is_let_go_costs_a_tooth():
    for piece in ("meeple:85", "floor:16", "vehicle:blue", "body:green", "paws:green"):
        game = situation("red", "green", table=[AT_THE_BANK]).does("demolish Bank", ROOF, pushing(piece, mm=3.1))
        assert game.of(TeethLost) == [TeethLost("red", 1, 1, "clumsy")]
        game.waits_for("red", "action")


@rule("R5.6")
def test_a_graze_is_nothing():
    for graze in (brushing("meeple:85", "vehicle:blue"), pushing("meeple:85", "body:green", mm=3.0)):
        game = situation("red", "green", table=[AT_THE_BANK]).does("demolish Bank", ROOF, graze)
        assert game.of(TeethLost) == []
        game.waits_for("red", "action")


@rule("R5.6")
def test_ones_own_paws_may_be_moved_by_the_carried_body():
    game = situation("red", "green", table=[AT_THE_BANK])
    game.does("demolish Bank", ROOF, brushing("board:1", "ruin:2"), pushing("paws:red"))
    assert game.of(TeethLost) == []
    game.waits_for("red", "action")


@rule("R5.6")
def test_floors_a_clumsy_hand_bared_go_to_the_box():
    game = situation("red", "green", table=[AT_THE_BANK])
    game.does("demolish Bank", ROOF, pushing("meeple:85"), bare("floor:16"))
    assert game.of(FloorBoxed) == [FloorBoxed("floor:16", "clumsy")]
    assert game.state.box.floors == ("floor:16",)
    assert game.state.monsters["red"].floors == ()
    game.waits_for("red", "action")


@rule("R5.6")
def test_no_tooth_is_broken_for_bodies_a_clumsy_hand_felled_and_they_stay_down():
    game = situation("red", "green", table=[AT_THE_BANK])
    game.does("demolish Bank", ROOF, pushing("body:green"), felled("body:green"))
    assert game.of(Rumbled, TeethBroken) == [Rumbled("body:green", forgiven=True)]
    assert game.state.table.fallen_bodies == ("body:green",)
    game.does("breathe")
    assert game.of(TeethBroken) == []
    game.waits_for("green", "action")


@rule("R5.6")
def test_meeples_a_clumsy_hand_threw_out_run_away():
    game = situation("red", "green", table=[AT_THE_BANK])
    game.does("demolish Bank", ROOF, pushing("meeple:90"), left("meeple:90"))
    assert game.state.runaway == ("meeple:90",)
    game.waits_for("red", "action")


@rule("R5.6", "R6.2")
def test_a_clumsy_miss_costs_one_tooth():
    game = situation("red", "green", table=[AT_THE_BANK]).does("demolish Bank", pushing("vehicle:blue"))
    assert game.of(TeethLost) == [TeethLost("red", 1, 1, "clumsy")]
    game.waits_for("red", "action")


@rule("R5.7")
def test_remaining_actions_may_be_declined():
    game = situation("red", "green").does("breathe").stops()
    assert game.of(ActionTaken) == [ActionTaken("red", "breathe", "breathe")]
    game.waits_for("green", "action")


@rule("R5.7")
def test_after_five_changes_of_mind_what_was_taken_back_last_is_offered_no_more():
    game = situation("red", "green")
    for _ in range(5):
        assert "move" in game.ask.options
        game.answers("move")
        assert game.ask.options == ("back",)
        game.answers("back")
    assert "move" not in game.ask.options
    game.does("breathe")
    assert game.of(ActionTaken) == [ActionTaken("red", "breathe", "breathe")]
    game.waits_for("red", "action")


@rule("R5.7")
def test_after_a_second_thought_the_actions_may_still_be_declined():
    game = situation("red", "green").answers("move", "back", "stop")
    assert game.of(ActionTaken) == []
    game.waits_for("green", "action")
