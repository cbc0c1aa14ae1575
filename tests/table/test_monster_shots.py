"""Shots with and at Monsters: Paws thrown off their own Body, drops on a Monster, foreign breath, Paws on roofs."""

import pytest
from tests.kit.tables import distance_mm, farthest_mm, table

from meeple_city.border import Breathe, Drop, Flick, Look, Place, Toss
from meeple_city.border.geometry import rotate
from meeple_city.games.rampage.table_facts import standing_on

CITY = table()
FULL_BREATH = ((0.0, 0.0), (0.05, 1.0), (0.75, 1.0), (0.8, 0.0))
LYING = (0.0, 90.0, 0.0)
PAWS_MM = 9.0  # how high they are
START_MM = (-245.0, -245.0)


def throw(direction_deg: float, tilt_deg: float = 0.0, speed_m_s: float = 1.5) -> Toss:
    return Toss("paws:red", "body:red", direction_deg, speed_m_s, 20.0, tilt_deg)


def upright(piece) -> bool:
    return rotate(piece.quaternion, (0.0, 0.0, 1.0))[2] > 0.999


@pytest.mark.parametrize("tilt", [0.0, 20.0])
@pytest.mark.parametrize("direction", [0.0, 45.0, 90.0, 225.0])
def test_paws_are_thrown_off_their_own_body_which_stays_where_they_were(direction, tilt):
    before = CITY.initial_snapshot()
    track = CITY.run(before, throw(direction, tilt))
    seen = CITY.observe(before, track)
    body = track.final.piece("body:red")
    assert track.settled
    assert distance_mm(before, track.final, "paws:red") > 200
    assert upright(body)
    assert distance_mm(before, track.final, "body:red") == pytest.approx(PAWS_MM, abs=0.1)
    assert seen.rests_on["body:red"] == ("board:1",)
    assert "body:red" not in [touch.piece for touch in seen.touched]


def test_a_throw_starts_on_the_head_and_the_body_never_hangs_in_the_air():
    before = CITY.initial_snapshot()
    first = CITY.run(before, throw(45.0)).frames[0].poses
    assert first["paws:red"][0][2] > 0.1
    assert before.piece("body:red").position[2] - first["body:red"][0][2] == pytest.approx(PAWS_MM / 1000, abs=1e-4)


def test_a_body_is_lowered_only_as_far_as_there_is_room():
    """Its shoulders, 26 mm above its foot, would come down on one Meeple on top of another, 32 mm high."""
    start = CITY.initial_snapshot().without(("body:red", "meeple:89", "meeple:90"))
    one = CITY.run(start, Place("meeple:89", (START_MM[0] + 27.0, START_MM[1]), search_mm=0))
    two = CITY.run(one.final, Place("meeple:90", on="meeple:89", search_mm=0))
    body = CITY.run(two.final, Place("body:red", on="paws:red", search_mm=0))
    assert (one.refused, two.refused, body.refused) == (None, None, None)
    track = CITY.run(body.final, throw(180.0))
    lowered = body.final.piece("body:red").position[2] - track.frames[0].poses["body:red"][0][2]
    assert 0.002 < lowered < 0.0035
    assert track.settled


def test_after_a_throw_the_paws_can_be_put_back_under_the_body():
    start = CITY.initial_snapshot()
    thrown = CITY.run(start, throw(45.0)).final.without(("body:red",))
    paws = CITY.run(thrown, Place("paws:red", START_MM, room_for="body:red"))
    body = CITY.run(paws.final, Place("body:red", on="paws:red"))
    assert (paws.refused, body.refused) == (None, None)
    assert distance_mm(start, body.final, "paws:red") < 1.0
    assert CITY.observe(paws.final, body).rests_on["body:red"] == ("paws:red",)


def test_a_thrown_disc_knocks_a_monster_over():
    before = CITY.run(CITY.initial_snapshot(), Place("paws:green", (-150.0, -240.0))).final
    before = CITY.run(before, Place("body:green", on="paws:green")).final
    track = CITY.run(before, Toss("paws:red", "body:red", 0.0, 3.0, -10.0))
    seen = CITY.observe(before, track)
    assert "body:green" in [touch.piece for touch in seen.touched]
    assert "body:green" in seen.felled_bodies


def test_a_body_dropped_on_a_monster_touches_it():
    before = CITY.initial_snapshot()
    x, y, _ = CITY.observe(before, CITY.run(before, Look())).where_mm["body:green"]
    track = CITY.run(before, Drop("body:red", (x, y), 300.0, LYING))
    seen = CITY.observe(before, track)
    assert seen.touched[0].piece == "body:green"
    assert seen.touched_before_release == ()


def test_a_breath_from_another_monsters_head_blows_from_there():
    before = CITY.initial_snapshot()
    aim = (150.0, 150.0, 60.0)  # the Hotel, next to green
    near = CITY.run(before, Breathe("body:green", aim, FULL_BREATH))
    far = CITY.run(before, Breathe("body:red", aim, FULL_BREATH))
    assert farthest_mm(before, near.final)[0] > 5 * farthest_mm(before, far.final)[0]
    assert distance_mm(before, near.final, "body:green") < 1.0
    assert CITY.observe(before, near).felled_bodies == ()


@pytest.mark.parametrize("building", [building.name for building in CITY.city().buildings])
def test_paws_stand_on_the_highest_piece_of_a_building_and_can_be_flicked_from_there(building):
    before = CITY.initial_snapshot().without(("body:red",))
    seen = CITY.observe(before, CITY.run(before, Look()))
    ruin = CITY.city().building_of[building].ruin
    top = max(standing_on(seen, ruin), key=lambda piece: seen.where_mm[piece][2])
    placed = CITY.run(before, Place("paws:red", on=top))
    assert placed.refused is None
    assert CITY.observe(before, placed).rests_on["paws:red"] == (top,)
    flicked = CITY.run(placed.final, Flick("paws:red", 30.0, 1.0))
    assert flicked.settled
    assert distance_mm(placed.final, flicked.final, "paws:red") > 50


def test_a_ruin_can_be_stood_on_like_any_other_piece():
    pieces = CITY.initial_snapshot().pieces
    bakery = tuple(p.id for p in pieces if abs(p.position[0] + 0.15) < 0.05 and abs(p.position[1] + 0.15) < 0.05)
    before = CITY.initial_snapshot().without((*bakery, "body:red"))
    placed = CITY.run(before, Place("paws:red", (-160.0, -150.0), "ruin:1", search_mm=0))
    assert CITY.observe(before, placed).rests_on["paws:red"] == ("ruin:1",)
    in_the_middle = CITY.run(before, Place("paws:red", on="ruin:1"))
    assert CITY.observe(before, in_the_middle).where_mm["paws:red"][:2] == pytest.approx((-150.0, -150.0), abs=0.1)
    beside = CITY.run(before, Place("paws:red", (-190.0, -150.0), "ruin:1", search_mm=0))
    assert beside.refused is not None
    assert beside.refused.args["because"] == "unsupported"
