"""Smelly Paws: a Move that ends on a Sidewalk drives the loose Meeples off that Ruin."""

from tests.kit.rampage import Refused, gone, left, on, paws_in, put, situation

from meeple_city.border import Place
from meeple_city.games.rampage.events import FloorGobbled, MeepleMoved, MeepleRanAway

SMELLY = {"red": ("smelly_paws",)}
BARE_BANK = gone(
    "floor:2", "floor:9", "floor:16", *(f"meeple:{n}" for n in (7, 8, *range(33, 37), *range(61, 65), 78, 85))
)
AT_THE_BANK = paws_in("red", "Bank sidewalk", "Park")
LOOSE = ("meeple:5", "meeple:6")


def test_the_meeples_on_the_ruin_go_to_a_neighborhood_beside_it():
    game = situation("red", "green", cards=SMELLY, table=[BARE_BANK]).does("move", AT_THE_BANK)
    game.waits_for("red", "clear_ruin", "Park", "Station")
    game.answers("Station")
    assert game.of(MeepleMoved) == [MeepleMoved("red", meeple, "Station") for meeple in LOOSE]
    assert [game.state.table.zones[meeple] for meeple in LOOSE] == [("Station",), ("Station",)]
    game.waits_for("red", "action")


def test_meeples_that_hold_something_up_stay():
    game = situation("red", "green", cards=SMELLY, table=[BARE_BANK, on("meeple:85", "meeple:5")])
    game.does("move", AT_THE_BANK).answers("Park")
    assert game.of(MeepleMoved) == [MeepleMoved("red", "meeple:6", "Park")]
    game.waits_for("red", "action")

    game = situation("red", "green", cards=SMELLY).does("move", AT_THE_BANK)
    assert game.of(MeepleMoved) == []
    game.waits_for("red", "action")


def test_other_pieces_and_other_ruins_are_left_alone():
    def on_ruin(sketch):
        sketch.put("vehicle:blue", ("ruin:2",), ("Bank ruin",))
        sketch.put("meeple:90", ("ruin:3",), ("Hotel ruin",))

    game = situation("red", "green", cards=SMELLY, table=[BARE_BANK, on_ruin]).does("move", AT_THE_BANK).answers("Park")
    assert game.of(MeepleMoved) == [MeepleMoved("red", meeple, "Park") for meeple in LOOSE]
    game.waits_for("red", "action")


def test_only_the_end_of_ones_own_move_counts():
    table = [BARE_BANK, AT_THE_BANK]
    game = situation("red", "green", cards=SMELLY, table=table).does("breathe")
    game.waits_for("red", "action")
    game = situation("red", "green", cards={"green": ("smelly_paws",)}, table=[BARE_BANK]).does("move", AT_THE_BANK)
    game.waits_for("red", "action")
    game = situation("red", "green", cards=SMELLY, table=table).does("move", paws_in("red", "Park"))
    assert game.of(MeepleMoved) == []
    game.waits_for("red", "action")


def test_paws_that_left_the_city_do_not_smell_where_they_started():
    game = situation("red", "green", cards=SMELLY, table=[BARE_BANK, AT_THE_BANK]).does("move", left("paws:red"))
    game.answers("start:red")
    assert game.of(MeepleMoved) == []
    game.waits_for("red", "action")


def test_paws_on_a_heap_above_the_sidewalk_are_not_on_it():
    def on_a_heap(sketch):
        sketch.put("paws:red", ("meeple:90",), ("Bank sidewalk", "Park"))

    game = situation("red", "green", cards=SMELLY, table=[BARE_BANK, put("meeple:90", "Bank sidewalk")])
    game.does("move", on_a_heap)
    assert game.of(MeepleMoved) == []
    game.waits_for("red", "action")


def test_with_star_dancer_it_comes_after_both_flicks():
    game = situation("red", "green", cards={"red": ("smelly_paws", "star_dancer")}, table=[BARE_BANK])
    game.does("move", AT_THE_BANK)
    game.waits_for("red", "move", "stop")
    game.answers("stop", "Park")
    assert len(game.of(MeepleMoved)) == 2
    game.waits_for("red", "action")


def test_what_this_changes_on_the_table_is_resolved():
    game = situation("red", "green", cards=SMELLY, table=[BARE_BANK])
    place = Place("meeple:5", within="Park", search_mm=400)
    game.when(place, left("meeple:90"), put("meeple:84", "Docks"), put("meeple:77", "Docks"))
    game.does("move", AT_THE_BANK).answers("Park")
    assert game.of(MeepleRanAway) == [MeepleRanAway("red", "meeple:90")]
    assert game.of(FloorGobbled) == [FloorGobbled("red", "floor:15")]
    game.waits_for("red", "action")


def test_a_meeple_that_finds_no_room_stays_where_it_is():
    game = situation("red", "green", cards=SMELLY, table=[BARE_BANK])
    game.when(Place("meeple:5", within="Park", search_mm=400), Refused())
    game.does("move", AT_THE_BANK).answers("Park")
    assert game.of(MeepleMoved) == [MeepleMoved("red", "meeple:6", "Park")]
    assert game.state.table.zones["meeple:5"] == ("Bank ruin",)
    game.waits_for("red", "action")
