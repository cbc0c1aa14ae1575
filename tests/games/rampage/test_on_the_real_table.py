"""Rules that the table judges, on the shipped city. Poses and contacts are edited by hand; no physics is run."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

import pytest
from tests.kit.rampage import city, rule
from tests.kit.tables import table

from meeple_city.border import Look, Outcome, StandUp, Toss, message
from meeple_city.border.geometry import rotate
from meeple_city.errors import BadRequest
from meeple_city.games.rampage.table_facts import accessible_to, zones_underfoot
from meeple_city.table.geometry import axis_turn
from meeple_city.table.snapshot import Contact, PieceState, Snapshot
from meeple_city.table.track import Track

ROOF, MEEPLE = "floor:3", "meeple:13"  # the roof of a building, and the Meeple in the middle of it
EAST = (1.0, 0.0, 0.0)
BORDER_M = -0.15  # between Mills and Docks


def start() -> Snapshot:
    return table().initial_snapshot()


def look(snapshot: Snapshot) -> Outcome:
    """Observe a snapshot, whether it is stable or not."""
    track = Track(
        request=Look(), tick_hz=480, frames=(), impacts=(), touched=(), touched_before_release=(), lifted=(),
        settled=True, sim_s=0.0, refused=None, final=snapshot,
    )  # fmt: skip
    return table().observe(snapshot, track)


def moved(snapshot: Snapshot, piece: str, change: Callable[[PieceState], PieceState]) -> Snapshot:
    return replace(snapshot, pieces=tuple(change(p) if p.id == piece else p for p in snapshot.pieces))


def apart(snapshot: Snapshot, *pieces: str) -> Snapshot:
    """Remove the contacts between these pieces."""
    pair = set(pieces)
    return replace(snapshot, contacts=tuple(c for c in snapshot.contacts if not pair >= {c.a, c.b}))


def leaning(degrees: float) -> Outcome:
    turn = axis_turn((0.0, 1.0, 0.0), degrees)
    return look(moved(start(), "body:red", lambda piece: replace(piece, quaternion=turn)))


def test_the_city_the_rules_are_tested_with_is_the_shipped_one():
    assert table().city() == city()


@rule("R1.1")
def test_the_city_holds_ninety_meeples_nineteen_floors_seven_ruins_and_four_vehicles():
    shipped = table().city()
    assert Counter(shipped.meeples.values()) == dict.fromkeys(("black", "blue", "gray", "green", "red", "yellow"), 15)
    assert len(shipped.floors) == 19
    assert len({building.ruin for building in shipped.buildings}) == 7
    assert len(shipped.neighborhoods) == 8
    there = look(start()).zones
    assert {*shipped.meeples, *shipped.floors} <= set(there)
    for colour in ("red", "blue", "green", "yellow"):
        assert f"vehicle_space:{colour}" in there[f"vehicle:{colour}"]
    assert len([piece for piece in there if piece.startswith("vehicle:")]) == 4


@rule("R1.1")
def test_meeples_are_placed_at_random():
    assert table().city().meeples != table(seed=1).city().meeples
    assert table().city().meeples == table().city().meeples


@rule("R1.2")
def test_every_monster_is_a_body_on_its_paws_in_a_starting_area_of_its_own():
    seen = look(start())
    for colour in table().city().monsters:
        assert f"start:{colour}" in seen.zones[f"paws:{colour}"]
        assert seen.rests_on[f"body:{colour}"] == (f"paws:{colour}",)
    assert seen.fallen_bodies == ()


@rule("R3.2")
def test_a_piece_is_in_every_zone_its_footprint_overlaps():
    assert look(start()).zones["paws:red"] == ("Mills", "start:red")

    def to_the_border(piece: PieceState) -> PieceState:
        return replace(piece, position=(BORDER_M, piece.position[1], piece.position[2]))

    assert {"Mills", "Docks"} <= set(look(moved(start(), "paws:red", to_the_border)).zones["paws:red"])


@rule("R3.3")
def test_a_body_has_fallen_when_it_leans_more_than_45_degrees():
    assert leaning(44).fallen_bodies == ()
    assert leaning(46).fallen_bodies == ("body:red",)
    assert leaning(136).fallen_bodies == ()
    assert leaning(90).fallen_bodies == ("body:red",)


@rule("R3.3")
def test_a_body_that_stands_beside_its_paws_has_not_fallen():
    seen = look(apart(start(), "body:red", "paws:red"))
    assert "body:red" not in seen.rests_on
    assert seen.fallen_bodies == ()


@rule("R3.3")
def test_a_body_that_rests_on_its_side_has_fallen_at_any_angle():
    turn = axis_turn((0.0, 1.0, 0.0), 40.0)
    side = rotate(turn, (-1.0, 0.0, 0.0))
    cut = apart(moved(start(), "body:red", lambda piece: replace(piece, quaternion=turn)), "body:red", "paws:red")
    propped = replace(cut, contacts=(*cut.contacts, Contact("body:red", "ruin:1", (0.0, 0.0, 0.0), side, 0.0)))
    assert look(propped).fallen_bodies == ("body:red",)
    with pytest.raises(BadRequest, match="body:red is lying"):
        table().run(propped, Toss("vehicle:red", "body:red", 0.0, 1.0))
    assert table().run(propped, StandUp("body:red")).refused is None


@rule("R3.4")
def test_a_piece_is_in_the_city_while_it_touches_the_board_itself_or_through_others():
    seen = look(start())
    assert MEEPLE in seen.zones
    assert seen.outside == ()


@rule("R3.4")
def test_a_piece_that_touches_nothing_that_touches_the_board_is_outside():
    legs = look(start()).rests_on[ROOF]
    cut = start()
    for leg in legs:
        cut = apart(cut, leg, ROOF)
    seen = look(cut)
    assert set(seen.outside) == {ROOF, MEEPLE}
    assert MEEPLE not in seen.zones


@rule("R3.5")
def test_a_floor_is_bare_when_nothing_rests_on_it():
    assert look(start()).bare_floors == ()
    assert look(apart(start(), MEEPLE, ROOF)).bare_floors == (ROOF,)


@rule("R3.5")
def test_what_only_leans_against_the_edge_of_a_floor_is_not_on_it():
    cut = apart(start(), MEEPLE, ROOF)
    leans = replace(cut, contacts=(*cut.contacts, Contact(MEEPLE, ROOF, (0.0, 0.0, 0.0), EAST, 0.0)))
    seen = look(leans)
    assert seen.bare_floors == (ROOF,)
    assert MEEPLE in seen.zones


@rule("R3.6")
def test_a_meeple_is_accessible_when_nothing_rests_on_it():
    seen = look(start())
    legs = seen.rests_on[ROOF]
    assert MEEPLE in seen.accessible
    assert not set(legs) & set(seen.accessible)


@rule("R3.6")
def test_a_meeple_straight_below_a_floor_is_not_accessible_even_when_the_floor_does_not_touch_it():
    leg = look(start()).rests_on[ROOF][0]
    seen = look(apart(start(), leg, ROOF))
    assert leg not in seen.rests_on[ROOF]
    assert leg not in seen.accessible
    assert seen.why[f"not accessible {leg}"] == message("verdict.covered", piece=ROOF)


@rule("R3.6")
def test_a_meeple_that_a_body_only_overhangs_is_not_covered_for_its_own_player():
    x, y, _ = start().piece("paws:red").position
    beside = moved(start(), MEEPLE, lambda piece: replace(piece, position=(x + 0.027, y, 0.008)))
    seen = look(beside)
    assert seen.overhung == {MEEPLE: ("body:red",)}
    assert MEEPLE in accessible_to(seen, "red")
    assert MEEPLE not in accessible_to(seen, "green")


@rule("R5.3")
def test_paws_on_a_roof_are_not_on_the_sidewalk():
    assert zones_underfoot(look(start()), "paws:red") == ("Mills", "start:red")

    def over_the_bakery(height: float) -> Outcome:
        over = moved(start(), "paws:red", lambda piece: replace(piece, position=(-0.11, -0.15, height + 0.0045)))
        return look(over)

    assert "Bakery sidewalk" in zones_underfoot(over_the_bakery(0.0022), "paws:red")
    assert "Bakery sidewalk" in over_the_bakery(0.0568).zones["paws:red"]
    assert zones_underfoot(over_the_bakery(0.0568), "paws:red") == ()
