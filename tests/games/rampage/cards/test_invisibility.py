"""Invisibility: off the board after eating, and anywhere at the start of the next turn."""

from dataclasses import replace

import pytest
from tests.kit.rampage import (
    Refused,
    felled,
    gone,
    left,
    of_colour,
    on,
    paws_in,
    put,
    runaway_meeples,
    situation,
    sketch_of,
)

from meeple_city.border import Place, Remove
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.events import (
    FloorGobbled,
    MarkPlaced,
    MarkRemoved,
    MonsterRelocated,
    PawsReturned,
    TeethBroken,
    TeethLost,
    VehicleReturned,
)
from meeple_city.games.rampage.game import Rampage

VANISH = "play invisibility"
PIECES = Remove(("body:red", "paws:red"))


def vanished(*seats: str, more_cards=None, **more):
    """Red has just become invisible; the next player is asked."""
    game = situation("red", *(seats or ("green",)), cards={"red": ("invisibility",), **(more_cards or {})}, **more)
    game.stops().answers("done")
    game.waits_for("red", "end_of_turn", "done", VANISH)
    return game.answers(VANISH)


def test_the_monster_is_off_the_board_until_its_next_turn():
    game = vanished()
    assert not {"body:red", "paws:red"} & set(game.state.table.where_mm)
    assert game.of(MarkPlaced) == [MarkPlaced("red", "invisible")]
    game.waits_for("green", "action")
    game.stops()
    game.waits_for("red", "relocate")
    game.shoots(shot=Place("paws:red", within="Station"))
    assert game.state.table.zones["paws:red"] == ("Station",)
    assert game.state.table.rests_on["body:red"] == ("paws:red",)
    assert game.of(MarkRemoved) == [MarkRemoved("red", "invisible")]
    assert game.of(MonsterRelocated) == [MonsterRelocated("red", "red")]
    assert game.state.monsters["red"].marks == ()
    assert game.state.actions_left == 2
    game.waits_for("red", "action")


def test_it_is_played_after_eating_only():
    game = situation("red", "green", cards={"red": ("invisibility",)})
    assert VANISH not in game.ask.options
    game.stops()
    game.waits_for("red", "neighborhood", "done")
    game.answers("done", "done")
    assert game.state.monsters["red"].superpowers == ("invisibility",)
    game.waits_for("green", "action")


def test_it_may_be_set_down_in_any_neighborhood_and_nowhere_else():
    game = vanished().stops()
    assert game.ask.permit.within == game.state.city.neighborhoods
    game.waits_for("red", "relocate")


def test_what_leaned_on_it_is_resolved_for_its_owner():
    table = (on("floor:3", "body:red"), on("meeple:13", "floor:3"))
    game = situation("red", "green", table=table, cards={"red": ("invisibility",)}).stops().answers("done")
    game.when(PIECES, lambda sketch: [sketch.put(m, ("board:1",), ("Mills",)) for m in sketch.on("floor:3")])
    game.answers(VANISH)
    assert game.of(FloorGobbled) == [FloorGobbled("red", "floor:3")]
    game.waits_for("green", "action")


@pytest.mark.parametrize(
    ("missing", "requests"), [(("body:red",), [Remove(("paws:red",))]), (("body:red", "paws:red"), [])]
)
def test_what_is_not_on_the_table_need_not_be_removed(missing, requests):
    game = situation("red", "green", cards={"red": ("invisibility",)}).stops().answers("done")
    sketch = sketch_of(game.state.table)
    gone(*missing)(sketch)
    game.play.state = replace(game.state, table=sketch.outcome(game.state.table))  # there was no room for it
    game.answers(VANISH)
    assert game.requests == requests
    assert not {"body:red", "paws:red"} & set(game.state.table.where_mm)
    game.waits_for("green", "action")


def test_a_vehicle_that_it_takes_along_goes_back_and_the_monster_does_not():
    game = situation("red", "green", cards={"red": ("invisibility",)}).stops().answers("done")
    game.when(PIECES, left("vehicle:red"))
    game.answers(VANISH)
    assert game.of(VehicleReturned) == [VehicleReturned("vehicle:red")]
    assert not {"body:red", "paws:red"} & set(game.state.table.where_mm)
    game.waits_for("green", "action")


def test_a_relocation_by_the_runaway_board_does_not_bring_it_back():
    game = situation(
        "red", "green", cards={"red": ("invisibility",), "green": ()}, runaway=runaway_meeples(4)
    ).stops().answers("done")  # fmt: skip
    game.when(PIECES, left("meeple:90"))
    game.answers(VANISH)
    assert game.of(TeethLost) == [TeethLost("red", 1, 1, "line 1")]
    assert game.of(MonsterRelocated) == []
    assert "paws:red" not in game.state.table.where_mm
    game.waits_for("green", "action")


@pytest.mark.parametrize("card", ["catcher", "terminator", "passionate_kiss", "scavenger"])
def test_it_is_out_of_reach_of(card):
    table = (paws_in("green", "Mills"), put("meeple:90", "Mills"))
    game = vanished(more_cards={"green": (card,)}, stomachs={"red": of_colour("blue", 2)}, table=table)
    options = [*game.ask.options, *game.stops().ask.options]
    assert [option for option in options if option.startswith(("play", "catch", "scavenge"))] == []
    game.waits_for("green", "neighborhood")


def test_who_cut_the_cheese_does_not_reach_it():
    game = vanished(more_cards={"green": ("who_cut_the_cheese",)}).answers("play who_cut_the_cheese")
    assert game.state.monsters["red"].marks == ("invisible",)
    assert "body:red" not in game.state.table.where_mm
    game.waits_for("green", "action")


def test_gaze_and_hobo_reach_it():
    game = vanished(more_cards={"green": ("paralyzing_gaze", "hobo")}, stomachs={"red": of_colour("blue", 2)})
    game.answers("play paralyzing_gaze", "play hobo")
    assert game.state.monsters["red"].marks == ("invisible", "paralyzed")
    assert game.state.monsters["red"].meeples == ()
    game.stops().shoots(shot=Place("paws:red", within="Station"))
    assert "move" not in game.ask.options
    game.waits_for("red", "action")


def test_others_fall_and_move_as_if_it_were_not_there():
    game = vanished("green", "yellow").does("move", felled("body:yellow"))
    assert game.of(TeethBroken) == [TeethBroken("yellow", "green", 1, 1, "rumble")]
    game.waits_for("green", "action")


def test_its_starting_area_is_free_meanwhile():
    game = vanished()
    game.does("move", left("paws:green"))
    assert "start:red" in game.ask.options
    game.waits_for("green", "starting_area")


def test_after_three_refused_spots_the_rules_choose_one():
    game = vanished().stops()
    for _ in range(constants().placing_tries):
        game.shoots(Refused())
    assert game.state.table.zones["paws:red"] == ("Old Town",)
    game.waits_for("red", "action")


def test_if_there_is_no_room_anywhere_it_comes_back_to_a_starting_area():
    game = vanished().stops()
    for zone in game.state.city.neighborhoods:
        for reach in (constants().nudge_mm, constants().reach_mm):
            game.when(Place("paws:red", within=zone, search_mm=reach, room_for="body:red"), Refused())
    for _ in range(constants().placing_tries):
        game.shoots(Refused())
    game.waits_for("red", "starting_area")
    game.answers("start:red")
    assert game.of(PawsReturned) == [PawsReturned("red", "start:red")]
    assert game.state.table.rests_on["body:red"] == ("paws:red",)
    game.waits_for("red", "action")


def test_a_monster_that_finds_no_room_at_all_waits():
    game = vanished().stops()
    start = next(spot for spot in game.state.city.starts if spot.zone == "start:red")
    places = [Place("paws:red", within=zone) for zone in game.state.city.neighborhoods]
    places += [Place("paws:red", start.at_mm)] * (2 + 2 * constants().put_back_rounds)
    for place in places:
        for reach in (constants().nudge_mm, constants().reach_mm):
            game.when(
                Place(place.piece, place.at_mm, within=place.within, search_mm=reach, room_for="body:red"), Refused()
            )
    for _ in range(constants().placing_tries):
        game.shoots(Refused())
    while game.ask.kind == "starting_area":
        game.answers("start:red")
    assert "body:red" not in game.state.table.where_mm
    assert game.state.active == "green"  # no action was possible, nothing could be eaten
    assert game.play.pending is not None


def test_the_last_question_is_asked_of_everybody_with_a_face_down_card():
    game = situation("red", "green", cards={"red": ("hobo",), "green": ()}).stops().answers("done")
    game.waits_for("red", "end_of_turn", "done")
    game.answers("done").stops()
    game.waits_for("red", "action")  # Green has no card, and is not asked


def test_it_can_be_seen_by_everybody_that_a_monster_is_invisible():
    game = vanished()
    assert Rampage().view(game.state, "green").monsters["red"].marks == ("invisible",)
    game.waits_for("green", "action")


def test_an_invisible_player_may_relocate_others():
    game = vanished("green", runaway=runaway_meeples(4)).does("breathe", left("meeple:90"))
    game.waits_for("red", "relocate")
    game.shoots()
    game.waits_for("green", "action")


def test_food_is_only_where_the_monster_is():
    game = vanished(table=(put("meeple:90", "Station"), paws_in("green", "Park"))).stops()
    game.shoots(shot=Place("paws:red", within="Station")).stops()
    game.waits_for("red", "eat", "meeple:90", "done")
