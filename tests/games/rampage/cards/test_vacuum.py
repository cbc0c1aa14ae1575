"""Vacuum: Meeples that one's own breath blows out of the City land in one's Neighborhood."""

from tests.kit.rampage import Refused, felled, left, of_colour, paws_in, put, runaway_meeples, situation

from meeple_city.border import Place, Remove
from meeple_city.games.rampage.events import (
    FloorBoxed,
    FloorGobbled,
    MeepleCaught,
    MeepleMoved,
    MeepleRanAway,
    RunawaySuffered,
)

VACUUM = {"red": ("vacuum",)}
BLOWN = ("meeple:78", "meeple:85")


def test_meeples_blown_out_of_the_city_land_in_ones_neighborhood():
    game = situation("red", "green", cards=VACUUM).does("breathe", left("meeple:85"))
    assert game.of(MeepleCaught, MeepleMoved, MeepleRanAway) == [
        MeepleCaught("red", "meeple:85"),
        MeepleMoved("red", "meeple:85", "Mills"),
    ]
    assert game.state.table.zones["meeple:85"] == ("Mills",)
    assert (game.state.runaway, game.state.in_hand) == ((), ())
    game.waits_for("red", "action")


def test_across_a_border_the_player_chooses_one_neighborhood_for_all_of_them():
    game = situation("red", "green", cards=VACUUM, table=[paws_in("red", "Mills", "Docks")])
    game.does("breathe", left(*BLOWN), put("meeple:90", "Bank ruin"))
    game.waits_for("red", "vacuum", "Mills", "Docks")
    assert game.state.in_hand == BLOWN
    game.answers("Docks")
    assert [game.state.table.zones[meeple] for meeple in BLOWN] == [("Docks",), ("Docks",)]
    assert game.of(FloorGobbled) == [FloorGobbled("red", "floor:16")]
    game.waits_for("red", "action")


def test_a_line_about_to_fill_does_not_fill():
    runaway = runaway_meeples(4)
    game = situation("red", "green", cards=VACUUM, runaway=runaway).does("breathe", left("meeple:85"))
    assert game.of(RunawaySuffered) == []
    assert game.state.runaway == runaway
    game.waits_for("red", "action")

    game = situation("red", "green", runaway=runaway).does("breathe", left("meeple:85"))
    assert game.of(RunawaySuffered) == [RunawaySuffered("red", "line 1")]
    game.waits_for("green", "relocate")


def test_on_side_b_no_zone_fills_either():
    heroes = of_colour("red", 4)
    game = situation("red", "green", cards=VACUUM, options={"side": "B"}, runaway=heroes[:3])
    game.does("breathe", left(heroes[3]))
    assert game.of(RunawaySuffered) == []
    assert game.state.runaway == heroes[:3]
    game.waits_for("red", "action")


def test_without_a_neighborhood_they_run_away():
    game = situation("red", "green", cards=VACUUM, table=[paws_in("red", "Bank sidewalk")])
    game.does("breathe", left("meeple:85"))
    assert game.state.runaway == ("meeple:85",)
    game.waits_for("red", "action")


def test_if_the_monster_loses_its_neighborhood_before_they_are_set_down_they_run_away():
    game = situation("red", "green", cards=VACUUM, runaway=runaway_meeples(4))
    swept_off = felled("body:red"), paws_in("red", "Bank sidewalk")
    game.when(Remove(("meeple:85",)), *swept_off).does("breathe", left("meeple:85"))
    assert game.of(MeepleCaught, MeepleRanAway, RunawaySuffered) == [
        MeepleCaught("red", "meeple:85"),
        MeepleRanAway("red", "meeple:85"),
        RunawaySuffered("red", "line 1"),
    ]
    assert game.state.in_hand == ()
    game.waits_for("green", "relocate")


def test_a_meeple_that_finds_no_room_runs_away():
    game = situation("red", "green", cards=VACUUM)
    game.when(Place("meeple:85", within="Mills", search_mm=400), Refused()).does("breathe", left("meeple:85"))
    assert game.of(MeepleRanAway) == [MeepleRanAway("red", "meeple:85")]
    assert game.state.in_hand == ()
    game.waits_for("red", "action")


def test_only_ones_own_breath_counts():
    for cards, action in (({"green": ("vacuum",)}, "breathe"), (VACUUM, "move")):
        game = situation("red", "green", cards=cards).does(action, left("meeple:85"))
        assert game.state.runaway == ("meeple:85",)
        game.waits_for("red", "action")


def test_what_falls_while_they_are_set_down_runs_away():
    game = situation("red", "green", cards=VACUUM)
    game.when(Place("meeple:85", within="Mills", search_mm=400), left("meeple:90")).does("breathe", left("meeple:85"))
    assert game.of(MeepleCaught, MeepleRanAway) == [
        MeepleCaught("red", "meeple:85"),
        MeepleRanAway("red", "meeple:90"),
    ]
    game.waits_for("red", "action")


def test_a_floor_that_left_with_meeples_on_it_goes_where_it_always_goes():
    for edition, floor in (("en", FloorGobbled("red", "floor:16")), ("fr", FloorBoxed("floor:16", "meeples_on_it"))):
        game = situation("red", "green", cards=VACUUM, options={"edition": edition}).does("breathe", left("floor:16"))
        assert game.of(MeepleCaught) == [MeepleCaught("red", meeple) for meeple in BLOWN]
        assert game.of(FloorGobbled, FloorBoxed) == [floor]
        game.waits_for("red", "action")
