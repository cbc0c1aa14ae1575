"""R8: the effects of the Runaway board."""

from tests.kit.rampage import Refused, city, left, of_colour, paws_in, rule, runaway_meeples, situation

from meeple_city.border import Permit, Place, PutBack, Remove, message
from meeple_city.games.rampage.events import (
    ActionsGranted,
    MeeplePaid,
    MonsterRelocated,
    RunawaySuffered,
    TeethLost,
)

LAST = "meeple:90"


def line(number: int, **more):
    """Fill the last space of a line."""
    game = situation("red", "yellow", "green", runaway=runaway_meeples(5 * number - 1), **more)
    return game.does("breathe", left(LAST))


def zone(colour: str, **more):
    """Fill the last space in the zone of a colour."""
    options = {"side": "B"}
    game = situation("red", "yellow", "green", options=options, runaway=of_colour(colour, 3), **more)
    return game.does("breathe", left(of_colour(colour, 1, 14)[0]))


@rule("R8.1")
def test_meeples_fill_the_lines_from_the_top():
    game = situation("red", "green", runaway=runaway_meeples(2)).does("breathe", left("meeple:89", "meeple:90"))
    assert game.state.runaway == (*runaway_meeples(2), "meeple:89", "meeple:90")
    assert game.of(RunawaySuffered) == []
    game.waits_for("red", "action")


@rule("R8.1")
def test_a_full_line_strikes_once_and_its_meeples_stay():
    game = line(3)
    assert game.of(RunawaySuffered) == [RunawaySuffered("red", "line 3")]
    assert len(game.state.runaway) == 15
    game.does("breathe", left("meeple:89"))
    assert game.of(RunawaySuffered) == [RunawaySuffered("red", "line 3")]
    game.waits_for("yellow", "action")


@rule("R8.2")
def test_lines_1_and_4_cost_a_tooth_and_the_next_player_relocates_the_monster():
    for number in (1, 4):
        game = line(number)
        assert game.of(TeethLost) == [TeethLost("red", 1, 1, f"line {number}")]
        game.waits_for("yellow", "relocate")
        game.shoots(shot=Place("paws:red", within="Station"))
        assert game.state.table.zones["paws:red"] == ("Station",)
        game.waits_for("red", "action")


@rule("R8.3")
def test_lines_2_and_5_cost_a_tooth_and_give_every_other_player_an_action():
    for number in (2, 5):
        game = line(number)
        assert game.of(TeethLost) == [TeethLost("red", 1, 1, f"line {number}")]
        assert game.of(ActionsGranted) == [ActionsGranted("yellow", 1), ActionsGranted("green", 1)]
        game.stops()
        assert game.state.actions_left == 3
        game.waits_for("yellow", "action")


@rule("R8.3")
def test_granted_actions_add_up():
    game = line(2, extra_actions={"yellow": 1})
    game.stops()
    assert game.state.actions_left == 4
    game.waits_for("yellow", "action")


@rule("R8.4")
def test_line_3_costs_two_teeth():
    game = line(3)
    assert game.of(TeethLost) == [TeethLost("red", 2, 2, "line 3")]
    assert game.state.monsters["red"].teeth == 2
    game.waits_for("red", "action")


@rule("R8.5")
def test_line_6_ends_the_game_at_once_and_whoever_filled_it_cannot_win():
    game = line(6, stomachs={"red": of_colour("red", 2, 10)})
    game.is_over("runaway")
    assert game.state.culprit == "red"
    result = game.play.game.result(game.state)
    assert result.ended == "runaway"
    assert result.winners == ("yellow", "green")
    assert result.scores[0].why[-1] == message("rampage.score.culprit")
    assert [score.seat for score in result.scores] == ["red", "yellow", "green"]


@rule("R8.5")
def test_line_6_ends_the_last_turns_too_and_later_runaways_have_no_effect():
    game = situation("red", "green", runaway=runaway_meeples(29), last_floor_by="green", last_turns=("red",))
    game.does("breathe", left(*(f"meeple:{i}" for i in range(84, 91))))
    assert game.state.due == ()
    game.is_over("runaway")


@rule("R8.6")
def test_the_chooser_sets_the_paws_flat_on_the_board_in_any_neighborhood_and_the_body_follows():
    game = line(1)
    assert game.ask.permit == Permit("place", "paws:red", within=city().neighborhoods)
    assert game.ask.about == {"seat": "red"}
    elsewhere = message("refusal.not_within", zones=city().neighborhoods)
    assert game.play.refusal(Place("paws:red", within="Bank ruin")) == elsewhere
    assert game.play.refusal(Place("paws:red")) == elsewhere
    on_a_vehicle = Place("paws:red", on="vehicle:red", within="Park")
    assert game.play.refusal(on_a_vehicle) == message("refusal.not_flat", piece="paws:red")
    game.shoots(shot=Place("paws:red", (1.0, 2.0), within="Park"))
    assert game.of(MonsterRelocated) == [MonsterRelocated("red", "yellow")]
    assert game.requests[2:] == [
        Remove(("body:red",)),
        Place("paws:red", (1.0, 2.0), within="Park"),
        PutBack("body:red", "paws:red", "Park"),
    ]
    game.waits_for("red", "action")


@rule("R8.6")
def test_after_three_refused_spots_the_rules_pick_one():
    game = line(1).shoots(Refused()).shoots(Refused())
    game.waits_for("yellow", "relocate")
    game.when(Place("paws:red", within="Old Town", room_for="body:red"), Refused())
    game.when(Place("paws:red", within="Old Town", search_mm=400.0, room_for="body:red"), Refused())
    game.shoots(Refused())
    assert game.state.table.zones["paws:red"] == ("Market",)
    assert game.state.table.rests_on["body:red"] == ("paws:red",)
    game.waits_for("red", "action")


@rule("R8.6")
def test_when_no_neighborhood_has_a_spot_the_monster_stays():
    game = line(1, table=[paws_in("red", "Docks")])
    for name in city().neighborhoods:
        game.when(Place("paws:red", within=name, room_for="body:red"), Refused())
        game.when(Place("paws:red", within=name, search_mm=400.0, room_for="body:red"), Refused())
    game.shoots(Refused()).shoots(Refused()).shoots(Refused())
    assert game.state.table.zones["body:red"] == ("Docks",)
    assert game.of(MonsterRelocated) == []
    game.waits_for("red", "action")


@rule("R8.7")
def test_a_full_zone_strikes_and_its_meeples_go_to_the_box():
    game = zone("green")
    assert game.of(RunawaySuffered) == [RunawaySuffered("red", "green")]
    assert game.state.runaway == ()
    assert game.state.box.meeples == (*of_colour("green", 3), *of_colour("green", 1, 14))
    game.waits_for("red", "action")


@rule("R8.7")
def test_the_same_zone_may_strike_several_times_and_keeps_the_rest():
    options = {"side": "B"}
    there = (*of_colour("green", 3), *of_colour("red", 2))
    game = situation("red", "green", options=options, runaway=there).does("breathe", left(*of_colour("green", 6, 9)))
    assert game.of(RunawaySuffered) == [RunawaySuffered("red", "green")] * 2
    assert game.state.runaway == (*of_colour("red", 2), *of_colour("green", 1, 14))
    assert len(game.state.box.meeples) == 8
    game.waits_for("red", "action")


@rule("R8.8")
def test_gray_meeples_go_straight_to_the_box():
    old = of_colour("gray", 5, 10)
    game = situation("red", "green", options={"side": "B"}).does("breathe", left(*old))
    assert game.state.box.meeples == old
    assert game.state.runaway == ()
    assert game.of(RunawaySuffered) == []
    game.waits_for("red", "action")


@rule("R8.9")
def test_heroes_take_a_tooth_and_four_meeples_of_ones_choice():
    mine = (*of_colour("blue", 3), *of_colour("gray", 3))
    game = zone("red", stomachs={"red": mine})
    game.waits_for("red", "pay_meeple", "blue", "gray")
    game.answers("gray", "gray", "gray", "blue")
    assert game.of(TeethLost) == [TeethLost("red", 1, 1, "red")]
    assert [event.to for event in game.of(MeeplePaid)] == [""] * 4
    assert game.state.monsters["red"].meeples == of_colour("blue", 2, 1)
    game.waits_for("red", "action")


@rule("R8.10")
def test_journalists_take_a_tooth_while_no_cards_are_dealt():
    game = zone("blue")
    assert game.of(TeethLost) == [TeethLost("red", 1, 1, "blue")]
    game.waits_for("red", "action")


@rule("R8.11")
def test_soldiers_take_two_teeth():
    game = zone("green")
    assert game.of(TeethLost) == [TeethLost("red", 2, 2, "green")]
    game.waits_for("red", "action")


@rule("R8.12")
def test_blondes_take_a_tooth_and_give_every_other_player_an_action():
    game = zone("yellow")
    assert game.of(TeethLost) == [TeethLost("red", 1, 1, "yellow")]
    assert game.of(ActionsGranted) == [ActionsGranted("yellow", 1), ActionsGranted("green", 1)]
    game.waits_for("red", "action")


@rule("R8.13")
def test_businessmen_take_a_tooth_and_the_next_player_relocates_the_monster():
    game = zone("black")
    assert game.of(TeethLost) == [TeethLost("red", 1, 1, "black")]
    game.waits_for("yellow", "relocate")
    game.shoots(shot=Place("paws:red", within="Station"))
    assert game.state.table.zones["paws:red"] == ("Station",)
    game.waits_for("red", "action")
