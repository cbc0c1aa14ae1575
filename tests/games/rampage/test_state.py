"""States: counting pieces, conversion to JSON, the number of turns."""

import json
from dataclasses import replace

from tests.kit.rampage import bare, city, left, new_match, of_colour, opening, put_all, rule, situation

from meeple_city.border.plain import from_plain, to_plain
from meeple_city.core.play import Play
from meeple_city.games.rampage.events import FloorBoxed
from meeple_city.games.rampage.game import Rampage
from meeple_city.games.rampage.state import State

GAME = Rampage()


@rule("R1.1", "R1.3")
def test_at_the_start_all_pieces_are_in_the_city_and_all_teeth_in_mouths_or_box():
    assert GAME.pieces(new_match("red", "yellow", "green").state) == {
        "meeple": {"city": 90, "outside": 0, "stomachs": 0, "runaway": 0, "box": 0, "in_hand": 0, "total": 90},
        "floor": {"city": 19, "outside": 0, "stomachs": 0, "box": 0, "total": 19},
        "vehicle": {"city": 4, "outside": 0, "total": 4},
        "tooth": {"mouths": 12, "stomachs": 0, "box": 4, "total": 16},
        "card": {"monsters": 0, "discarded": 0, "box": 48, "total": 48},
    }


def test_pieces_are_counted_wherever_they_go():
    eaten = of_colour("red", 2, 12)
    game = situation("red", "green", table=[put_all(eaten, "Mills")])
    game.does("move", left("paws:red", "meeple:90"), bare("floor:13")).answers("start:red")
    game.stops().answers(*eaten)
    state = GAME.reduce(replace(game.state, box=replace(game.state.box, meeples=())), FloorBoxed("floor:x", "a whim"))
    pieces = GAME.pieces(state)
    assert pieces["meeple"] == {
        "city": 87,
        "outside": 0,
        "stomachs": 2,
        "runaway": 1,
        "box": 0,
        "in_hand": 0,
        "total": 90,
    }
    assert pieces["floor"] == {"city": 18, "outside": 0, "stomachs": 1, "box": 1, "total": 20}
    assert pieces["tooth"] == {"mouths": 7, "stomachs": 0, "box": 9, "total": 16}
    game.waits_for("green", "action")


def test_a_state_survives_json():
    game = situation("red", "green", stomachs={"red": of_colour("red", 2)}).does("breathe", left("meeple:90"))
    assert from_plain(State, json.loads(json.dumps(to_plain(game.state))), "state") == game.state
    game.waits_for("red", "action")


def test_a_match_begins_from_a_state_that_was_read_back():
    state = opening("red", "green", side="B")
    again = from_plain(State, json.loads(json.dumps(to_plain(state))), "state")
    assert GAME.city(again) == city()
    assert GAME.turns(again) == 0
    assert Play(GAME, again, 3).pending == Play(GAME, state, 3).pending
