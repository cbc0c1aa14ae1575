"""Laying Bodies down, turning them upside down, and tossing them."""

import math

import pytest
from tests.kit.tables import distance_mm, table

from meeple_city.border import LayDown, Look, Place, Remove, StandUp, Toss
from meeple_city.border.geometry import rotate
from meeple_city.errors import BadRequest
from meeple_city.table import laying_down

UP = (0.0, 0.0, 1.0)
COLOURS = ("red", "blue", "green", "yellow")


def run(before, request):
    track = table().run(before, request)
    return track.final, table().observe(before, track)


def head_of(snapshot, piece):
    """Where the top of a Body points."""
    return rotate(snapshot.piece(piece).quaternion, UP)


@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("direction", range(0, 360, 45))
def test_a_body_that_is_laid_down_ends_up_lying_beside_its_paws(colour, direction):
    before = table().initial_snapshot()
    after, seen = run(before, LayDown(f"body:{colour}", float(direction)))
    assert (seen.refused, seen.settled) == (None, True)
    assert seen.felled_bodies == (f"body:{colour}",)
    assert distance_mm(before, after, f"body:{colour}") < 150  # a Body is 100 mm long, and may slide a little
    assert f"paws:{colour}" in seen.zones


def test_it_falls_the_way_it_is_tipped():
    before = table().initial_snapshot()
    for direction in range(0, 360, 45):
        after, _ = run(before, LayDown("body:red", float(direction)))
        x, y, z = head_of(after, "body:red")
        off = (math.degrees(math.atan2(y, x)) - direction + 180) % 360 - 180
        assert abs(off) < 60, direction  # it may roll off its Paws, and swing round on the rim of the board
        assert abs(z) < 0.5


def test_it_hits_what_is_in_its_way():
    before = table().initial_snapshot()
    at = before.piece("paws:red").position
    both, seen = run(before, Place("vehicle:blue", at_mm=(at[0] * 1000 + 75, at[1] * 1000), search_mm=0.0))
    assert seen.refused is None
    _, seen = run(both, LayDown("body:red", 0.0))
    assert "body:red" in seen.felled_bodies
    assert "vehicle:blue" in {touch.piece for touch in seen.touched}


def test_where_there_is_no_room_it_is_turned_aside():
    before = table().initial_snapshot()
    x, y = (v * 1000 for v in before.piece("paws:red").position[:2])
    both, seen = run(before, Place("body:blue", at_mm=(x + 37, y), turn_deg=90.0, search_mm=0.0))
    assert seen.refused is None
    after, seen = run(both, LayDown("body:red", 0.0))
    assert "body:red" in seen.felled_bodies
    assert head_of(after, "body:red")[0] < 0.98


def test_where_there_is_no_room_at_all_it_is_refused(monkeypatch):
    before = table().initial_snapshot()
    monkeypatch.setattr(laying_down, "LIFTS", (-0.05,))  # under the board: there is never room
    after, seen = run(before, LayDown("body:red", 0.0))
    assert seen.refused.key == "placing.no_room"
    assert after.digest() == before.digest()


def test_only_a_standing_body_can_be_laid_down():
    before = table().initial_snapshot()
    lying, _ = run(before, LayDown("body:red", 0.0))
    with pytest.raises(BadRequest, match="piece must be a standing Body, but body:red is lying"):
        table().run(lying, LayDown("body:red", 0.0))
    with pytest.raises(BadRequest, match="piece must be a Body, not 'paws:red'"):
        table().run(before, LayDown("paws:red", 0.0))
    with pytest.raises(BadRequest, match="'body:pink' is not on the table"):
        table().run(before, LayDown("body:pink", 0.0))


@pytest.mark.parametrize("colour", COLOURS)
def test_a_body_stands_upside_down_on_its_paws_and_can_be_turned_up_again(colour):
    body, paws = f"body:{colour}", f"paws:{colour}"
    before = table().initial_snapshot()
    turned, seen = run(before, Place(body, on=paws, upside_down=True))
    assert (seen.refused, seen.fallen_bodies) == (None, ())
    assert seen.rests_on[body] == (paws,)
    assert head_of(turned, body)[2] < -0.99
    rested = table().run(turned, Look()).final
    upright, seen = run(rested, Place(body, on=paws))
    assert (seen.refused, seen.fallen_bodies, seen.rests_on[body]) == (None, (), (paws,))
    assert head_of(upright, body)[2] > 0.99


def test_an_upside_down_body_can_fall_and_stand_up_again():
    before = table().initial_snapshot()
    turned, _ = run(before, Place("body:red", on="paws:red", upside_down=True))
    lying, seen = run(turned, LayDown("body:red", 45.0))
    assert seen.felled_bodies == ("body:red",)
    stood, seen = run(lying, StandUp("body:red"))
    assert (seen.refused, seen.fallen_bodies) == (None, ())
    assert head_of(stood, "body:red")[2] > 0.99


def test_an_upside_down_body_can_be_stood_up_where_it_is():
    turned, _ = run(table().initial_snapshot(), Place("body:red", on="paws:red", upside_down=True))
    bare, _ = run(turned, Remove(("paws:red",)))
    stood, seen = run(bare, StandUp("body:red"))
    assert seen.refused is None
    assert head_of(stood, "body:red")[2] > 0.99


def test_a_body_can_be_tossed_off_another_head():
    before = table().initial_snapshot()
    after, seen = run(before, Toss("body:blue", "body:red", 45.0, 1.5, 20.0))
    assert seen.settled
    assert "body:blue" in seen.moved
    assert distance_mm(before, after, "body:blue") > 50
    assert "paws:blue" not in seen.moved
