"""Kung Fu Master: a Toss may throw one's own Paws, which come back."""

from dataclasses import replace

from tests.kit.rampage import Refused, felled, gone, left, on, paws_in, put, situation, sketch_of

from meeple_city.border import Permit, Place, Remove
from meeple_city.games.rampage.cards.powers import KungFuMaster
from meeple_city.games.rampage.constants import constants
from meeple_city.games.rampage.events import ActionTaken, TeethBroken, TeethLost

KUNG_FU = {"red": ("kung_fu_master",)}
DOCKS_MM = (-100.0, -250.0)


def at(piece, x, y):
    """A piece is at a point."""

    def move(sketch):
        sketch.where[piece] = (x, y, 0.0)

    return move


IN_THE_DOCKS = (paws_in("red", "Docks"), at("paws:red", *DOCKS_MM))


def test_the_paws_are_thrown_and_go_back_under_the_body():
    game = situation("red", "green", cards=KUNG_FU, table=IN_THE_DOCKS).answers("kick")
    assert game.ask.permit == Permit("toss", "paws:red", from_="body:red")
    game.waits_for("red", "kick", "back")
    game.shoots(put("body:red", "Docks"), put("paws:red", "Heights"), at("paws:red", 240.0, 240.0))
    assert game.of(ActionTaken) == [ActionTaken("red", "kick", "toss")]
    assert game.requests[-3:-1] == [Remove(("body:red",)), Place("paws:red", DOCKS_MM, room_for="body:red")]
    assert game.state.table.zones["paws:red"] == ("Docks",)
    assert game.state.table.rests_on["body:red"] == ("paws:red",)
    game.waits_for("red", "action")


def test_paws_that_leave_the_city_cost_nothing_and_come_back_as_well():
    game = situation("red", "green", cards=KUNG_FU, table=IN_THE_DOCKS).does("kick", left("paws:red"))
    assert game.of(TeethLost) == []
    assert game.state.table.zones["paws:red"] == ("Docks",)
    game.waits_for("red", "action")


def test_a_monster_it_knocks_over_gives_one_tooth_even_to_a_boxer():
    game = situation("red", "green", cards={"red": ("kung_fu_master", "boxer")})
    game.does("kick", felled("body:green"))
    assert game.of(TeethBroken) == [TeethBroken("green", "red", 1, 1, "rumble")]
    game.waits_for("red", "action")


def test_it_needs_neither_a_vehicle_nor_a_neighborhood():
    game = situation("red", "green", cards=KUNG_FU, table=[paws_in("red", "Bakery sidewalk")])
    assert not any(option.startswith("toss") for option in game.ask.options)
    game.does("kick")
    game.waits_for("red", "action")


def test_paws_on_a_floor_go_back_on_it():
    game = situation("red", "green", cards=KUNG_FU, table=[on("paws:red", "floor:15"), at("paws:red", 150.0, 150.0)])
    game.does("kick", put("paws:red", "Heights"), put("body:red", "Bakery ruin"))
    assert game.state.table.rests_on["paws:red"] == ("floor:15",)
    assert Place("paws:red", (150.0, 150.0), "floor:15", search_mm=0) in game.requests
    game.waits_for("red", "action")


def test_paws_on_a_ruin_go_back_on_it():
    def on_ruin(sketch):
        sketch.put("paws:red", ("ruin:3", "board:1"), ("Hotel ruin", "Hotel sidewalk"))

    game = situation("red", "green", cards=KUNG_FU, table=[on_ruin, at("paws:red", 150.0, 150.0)])
    game.when(Place("paws:red", (150.0, 150.0), "ruin:3", search_mm=0), on_ruin)
    game.does("kick", put("paws:red", "Heights"), put("body:red", "Hotel ruin"))
    assert game.state.table.rests_on["paws:red"] == ("ruin:3", "board:1")
    game.waits_for("red", "action")


def test_if_what_they_were_on_is_gone_or_in_the_way_they_go_on_the_board_nearby():
    table = [on("paws:red", "floor:15"), at("paws:red", *DOCKS_MM)]
    game = situation("red", "green", cards=KUNG_FU, table=table)
    game.when(Place("paws:red", DOCKS_MM, "floor:15", search_mm=0), Refused())
    game.does("kick", put("paws:red", "Heights"))
    assert game.state.table.zones["paws:red"] == ("Docks",)
    game.waits_for("red", "action")

    game = situation("red", "green", cards=KUNG_FU, table=table).does("kick", put("paws:red", "Park"), gone("floor:15"))
    assert game.state.table.zones["paws:red"] == ("Docks",)
    game.waits_for("red", "action")


def test_paws_outside_the_city_cannot_be_thrown():
    near, far = (Place("paws:red", (245.0, -245.0), search_mm=reach, room_for="body:red") for reach in (80, 400))
    game = situation("red", "green", cards=KUNG_FU, table=[left("paws:red")])
    for _ in range(1 + constants().put_back_rounds):
        game.when(near, Refused()).when(far, Refused()).answers("start:blue")
    game.waits_for("red", "action", "breathe", "stop")


def test_a_body_with_something_on_its_head_cannot_throw():
    game = situation("red", "green", cards=KUNG_FU, table=[on("meeple:90", "body:red")])
    assert "kick" not in game.ask.options
    game.waits_for("red", "action")


def test_a_body_in_the_hand_cannot_throw():
    game = situation("red", "green", cards=KUNG_FU)
    sketch = sketch_of(game.state.table)
    sketch.take_off("body:red")
    in_hand = replace(game.state, table=sketch.outcome(game.state.table))
    assert [offer.option for offer in KungFuMaster().act(game.state, "red", "action")] == ["kick"]
    assert KungFuMaster().act(in_hand, "red", "action") == ()
    game.waits_for("red", "action")
