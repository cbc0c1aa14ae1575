"""Verdicts on snapshots made by hand and on a recorded one; no physics is run here."""

import json
import math
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from meeple_city.border import Outcome, Remove, Touch, message
from meeple_city.border.geometry import rotate
from meeple_city.files import data_folder, scene_file
from meeple_city.table.catalogue import load_catalogue
from meeple_city.table.geometry import UPRIGHT, add, axis_turn
from meeple_city.table.observer import Observer
from meeple_city.table.scene import load_scene
from meeple_city.table.snapshot import Contact, PieceState, Snapshot
from meeple_city.table.track import Track

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "demolition.json"
UP, DOWN, EAST = (0.0, 0.0, 1.0), (0.0, 0.0, -1.0), (1.0, 0.0, 0.0)
ON_EDGE = axis_turn((0.0, 1.0, 0.0), 90)


@cache
def observer(scene: str = "tower") -> Observer:
    catalogue = load_catalogue(data_folder("models") / "pieces.toml")
    return Observer(catalogue, load_scene(scene_file(scene), catalogue, 0))


def put(id_, model, x=0.0, y=0.0, z=0.0, quaternion=UPRIGHT) -> PieceState:
    """A piece whose underside, when upright, has its middle there; millimetres."""
    com = rotate(quaternion, observer().catalogue.model(model).shape.com)
    return PieceState(id_, model, add((x / 1000, y / 1000, z / 1000), com), quaternion)


def touch(a, b, normal=UP, gap=0.0) -> Contact:
    return Contact(a, b, (0.0, 0.0, 0.0), normal, gap)


def snap(*pieces, contacts=(), aside=()) -> Snapshot:
    return Snapshot("tower", "digest", 0, pieces, aside, tuple(touch(*contact) for contact in contacts))


def judge(after: Snapshot, before: Snapshot | None = None, **track) -> Outcome:
    rows = {
        "request": Remove(("none",)), "tick_hz": 480, "frames": (), "impacts": (), "touched": (),
        "touched_before_release": (), "lifted": (), "settled": True, "sim_s": 1.0, "refused": None,
    }  # fmt: skip
    return observer().outcome(before or after, Track(**(rows | track), final=after))


LEANING = axis_turn((0.0, 1.0, 0.0), 40)
MEEPLE, FLOOR = put("meeple:1", "meeple-red", z=4), put("floor:1", "floor-small", z=2.2)
BODY, PAWS = put("body:red", "body-red", 100, 100), put("paws:red", "paws-red", 100, 100)
ON_RUIN = ("floor:1", "ruin:1")


def test_a_floor_with_nothing_on_it_is_bare_and_says_so():
    seen = judge(snap(FLOOR, contacts=[ON_RUIN]))
    assert seen.bare_floors == ("floor:1",)
    assert seen.why["bare floor:1"] == message("verdict.bare")


@pytest.mark.parametrize("contact", [("meeple:1", "floor:1", UP), ("floor:1", "meeple:1", DOWN)])
def test_a_floor_with_a_meeple_on_it_is_not_bare_and_the_reason_names_the_meeple(contact):
    seen = judge(snap(FLOOR, MEEPLE, contacts=[ON_RUIN, contact]))
    assert seen.bare_floors == ()
    assert seen.why["not bare floor:1"] == message("verdict.pressed", piece="meeple:1")
    assert seen.rests_on["meeple:1"] == ("floor:1",)


def test_a_floor_that_lies_on_a_meeple_is_bare_all_the_same():
    seen = judge(snap(FLOOR, MEEPLE, contacts=[("meeple:1", "ruin:1"), ("floor:1", "meeple:1")]))
    assert seen.bare_floors == ("floor:1",)


def test_a_piece_leaning_on_a_floors_rim_is_not_on_it():
    beside = put("meeple:1", "meeple-red", 39)
    seen = judge(snap(FLOOR, beside, contacts=[ON_RUIN, ("meeple:1", "board:2"), ("meeple:1", "floor:1", EAST)]))
    assert seen.bare_floors == ("floor:1",)
    assert seen.rests_on["meeple:1"] == ("board:2",)


def test_a_piece_that_presses_down_on_the_rim_of_a_floor_on_edge_is_not_on_its_face():
    on_edge = put("floor:1", "floor-small", quaternion=ON_EDGE)
    seen = judge(snap(on_edge, MEEPLE, contacts=[ON_RUIN, ("meeple:1", "floor:1", UP)]))
    assert seen.bare_floors == ("floor:1",)


def test_a_piece_that_lies_on_a_slanting_floor_keeps_it_from_being_bare():
    slant = axis_turn((0.0, 1.0, 0.0), 30)
    contacts = [ON_RUIN, ("meeple:1", "floor:1", rotate(slant, UP))]
    seen = judge(snap(put("floor:1", "floor-small", quaternion=slant), MEEPLE, contacts=contacts))
    assert seen.bare_floors == ()


@pytest.mark.parametrize(
    "load",
    [
        put("body:red", "body-red", z=4, quaternion=ON_EDGE),
        put("paws:red", "paws-red", z=4),
        put("vehicle:red", "vehicle-red", z=4),
        put("floor:2", "floor-small", z=4),
    ],
    ids=["a lying Body", "bare Paws", "a Vehicle", "another Floor"],
)
def test_anything_that_lies_on_a_floor_keeps_it_from_being_bare(load):
    seen = judge(snap(FLOOR, load, contacts=[ON_RUIN, (load.id, "floor:1")]))
    assert "floor:1" not in seen.bare_floors
    assert seen.why["not bare floor:1"] == message("verdict.pressed", piece=load.id)


def test_a_floor_outside_the_city_is_not_judged():
    seen = judge(snap(FLOOR, contacts=[("floor:1", "table")]))
    assert seen.bare_floors == ()
    assert not any("bare" in verdict for verdict in seen.why)


def test_only_pieces_that_were_in_touch_before_have_left_the_city():
    lost, stray = put("meeple:1", "meeple-red", 500), put("meeple:2", "meeple-red", 500)
    before = snap(lost, stray, contacts=[("meeple:1", "board:1"), ("meeple:2", "table")])
    after = snap(lost, stray, contacts=[("meeple:1", "table"), ("meeple:2", "ground")])
    seen = judge(after, before)
    assert seen.left_city == ("meeple:1",)
    assert seen.outside == ("meeple:1", "meeple:2")
    assert seen.why["left_city meeple:1"] == message("verdict.left_city")
    assert "left_city meeple:2" not in seen.why


def test_a_piece_joined_to_the_board_through_others_is_in_the_city():
    contacts = [("floor:1", "board:1", EAST), ("body:red", "floor:1", EAST), ("meeple:1", "body:red", EAST)]
    before = snap(FLOOR, BODY, MEEPLE, contacts=[(id_, "board:1") for id_ in ("floor:1", "body:red", "meeple:1")])
    assert judge(snap(FLOOR, BODY, MEEPLE, contacts=contacts), before).outside == ()


def test_a_piece_joined_to_the_board_only_through_the_table_is_outside():
    contacts = [("body:red", "board:1"), ("body:red", "table"), ("meeple:1", "table")]
    before = snap(BODY, MEEPLE, contacts=[("body:red", "board:1"), ("meeple:1", "board:1")])
    assert judge(snap(BODY, MEEPLE, contacts=contacts), before).left_city == ("meeple:1",)


def test_a_piece_that_touches_only_a_ruin_is_in_the_city_and_one_that_touches_nothing_is_not():
    seen = judge(snap(MEEPLE, BODY, contacts=[("meeple:1", "ruin:1")]))
    assert seen.outside == ("body:red",)


@pytest.mark.parametrize(
    ("degrees", "fallen"), [(0, False), (44, False), (46, True), (90, True), (134, True), (136, False), (180, False)]
)
def test_a_body_has_fallen_when_it_leans_over_45_degrees_but_not_when_it_stands_on_its_head(degrees, fallen):
    body = put("body:red", "body-red", quaternion=axis_turn((0.6, 0.8, 0.0), degrees))
    seen = judge(snap(body, contacts=[("body:red", "board:1")]))
    assert seen.fallen_bodies == (("body:red",) if fallen else ())
    lean = message("verdict.lean", degrees=float(min(degrees, 180 - degrees)))
    assert seen.why[f"{'fallen' if fallen else 'standing'} body:red"] == lean


def test_a_body_is_felled_only_when_it_stood_on_the_table_before():
    down = [put(f"body:{c}", f"body-{c}", quaternion=ON_EDGE) for c in ("red", "blue", "green")]
    before = snap(put("body:red", "body-red"), down[1], aside=(put("body:green", "body-green"),))
    seen = judge(snap(*down), before)
    assert seen.fallen_bodies == ("body:red", "body:blue", "body:green")
    assert seen.felled_bodies == ("body:red",)


def test_a_body_with_a_name_of_its_own_falls_like_any_other():
    seen = judge(snap(put("Grogor", "body-red", quaternion=ON_EDGE)), snap(put("Grogor", "body-red")))
    assert seen.fallen_bodies == seen.felled_bodies == ("Grogor",)
    assert "Grogor" in seen.where_mm


def test_a_meeple_with_nothing_on_or_above_it_is_accessible_in_the_city_only():
    assert judge(snap(FLOOR, MEEPLE, contacts=[ON_RUIN, ("meeple:1", "floor:1")])).accessible == ("meeple:1",)
    assert judge(snap(MEEPLE, contacts=[("meeple:1", "table")])).accessible == ()


def test_a_meeple_that_holds_something_up_is_not_accessible_and_the_reason_names_it():
    other = put("meeple:2", "meeple-blue", z=20)
    seen = judge(snap(MEEPLE, other, contacts=[("meeple:1", "ruin:1"), ("meeple:2", "meeple:1")]))
    assert seen.accessible == ("meeple:2",)
    assert seen.why["not accessible meeple:1"] == message("verdict.carries", piece="meeple:2")


@pytest.mark.parametrize("cover", ["floor-small", "body-red", "vehicle-red"])
def test_a_meeple_covered_without_touch_is_not_accessible_and_the_reason_names_the_cover(cover):
    above = put("cover", cover, z=60)
    seen = judge(snap(MEEPLE, above, contacts=[("meeple:1", "ruin:1"), ("cover", "ruin:1")]))
    assert seen.accessible == ()
    assert seen.why["not accessible meeple:1"] == message("verdict.covered", piece="cover")


def test_a_meeple_under_the_very_corner_of_a_large_floor_is_covered():
    floor, meeple = put("floor:1", "floor-large", z=30), put("meeple:1", "meeple-red", 54, 54)
    far = put("meeple:2", "meeple-red", 68, 54)
    seen = judge(snap(floor, meeple, far, contacts=[ON_RUIN, ("meeple:1", "board:1"), ("meeple:2", "board:1")]))
    assert seen.accessible == ("meeple:2",)
    assert seen.why["not accessible meeple:1"] == message("verdict.covered", piece="floor:1")


def test_meeples_beside_a_higher_floor_that_lean_on_each_other_are_accessible():
    floor, meeples = put("floor:1", "floor-small", z=30), [put(f"meeple:{i}", "meeple-red", 39, 20 * i) for i in (1, 2)]
    contacts = [ON_RUIN, ("meeple:1", "board:2"), ("meeple:2", "board:2"), ("meeple:2", "meeple:1", (0.98, 0.0, 0.2))]
    assert judge(snap(floor, *meeples, contacts=contacts)).accessible == ("meeple:1", "meeple:2")


@pytest.mark.parametrize(
    ("x", "y", "zones"),
    [
        (-100, 0, {"West Side"}),
        (0, 200, {"West Side", "East Side"}),
        (-37, 0, {"Tower sidewalk"}),
        (0, 0, {"Tower ruin"}),
        (-48, 0, {"West Side", "Tower sidewalk"}),
        (10, -120, {"East Side", "start:red"}),
    ],
)
def test_a_standing_piece_is_in_the_zones_under_its_foot(x, y, zones):
    paws = put("meeple:1", "meeple-red", x, y)
    assert set(judge(snap(paws, contacts=[("meeple:1", "board:1")])).zones["meeple:1"]) == zones


def test_a_standing_body_is_where_its_feet_are_a_stacked_one_where_its_footprint_is():
    body = put("body:red", "body-red", -18, 200)
    paws = put("paws:red", "paws-red", -18, 200)
    assert judge(snap(body, contacts=[("body:red", "board:1")])).zones["body:red"] == ("West Side",)
    stacked = judge(snap(body, paws, contacts=[("paws:red", "board:1"), ("body:red", "paws:red")]))
    assert set(stacked.zones["body:red"]) == {"West Side", "East Side"}


def test_a_stacked_piece_is_in_the_zone_straight_below_and_a_piece_outside_in_none():
    floor, top = put("floor:1", "floor-small", z=18.2), put("meeple:2", "meeple-blue", z=20.4)
    lost = put("meeple:3", "meeple-gray", 500)
    contacts = [("meeple:1", "ruin:1"), ("floor:1", "meeple:1"), ("meeple:2", "floor:1"), ("meeple:3", "table")]
    seen = judge(snap(MEEPLE, floor, top, lost, contacts=contacts))
    assert seen.zones["meeple:2"] == ("Tower ruin",)
    assert "meeple:3" not in seen.zones


def test_removed_pieces_have_neither_left_the_city_nor_moved():
    before = snap(MEEPLE, FLOOR, contacts=[("meeple:1", "board:1"), ON_RUIN])
    seen = judge(before.without({"meeple:1"}), before, lifted=("meeple:1",))
    assert seen.left_city == seen.outside == seen.moved == ()
    assert seen.lifted == ("meeple:1",)
    assert "meeple:1" not in seen.zones


def test_pieces_have_moved_when_shifted_turned_or_new_and_not_by_a_hair():
    before = snap(MEEPLE, put("meeple:2", "meeple-red"), put("meeple:3", "meeple-red"))
    shifted = put("meeple:1", "meeple-red", x=0.3, z=4)
    after = snap(shifted, put("meeple:2", "meeple-red", x=2), put("meeple:3", "meeple-red", quaternion=ON_EDGE), BODY)
    assert judge(after, before).moved == ("meeple:2", "meeple:3", "body:red")


def test_the_deepest_overlap_is_in_metres_and_zero_where_nothing_overlaps():
    deep = snap(MEEPLE, FLOOR, contacts=[("meeple:1", "floor:1", UP, -0.0002), ("floor:1", "ruin:1", UP, -0.0001)])
    assert deep.overlap() == 0.0002
    assert snap(MEEPLE).overlap() == 0.0
    assert snap(MEEPLE, FLOOR, contacts=[("meeple:1", "floor:1", UP, 0.0001)]).overlap() == 0.0


def test_an_outcome_survives_json_exactly():
    contacts = [("paws:red", "board:1"), ("body:red", "paws:red"), ON_RUIN, ("meeple:1", "table")]
    touches = {"touched": (Touch(0.1 + 0.2, "floor:1"),), "touched_before_release": (Touch(1 / 3, "meeple:1"),)}
    before = snap(MEEPLE, FLOOR, contacts=[("meeple:1", "board:1"), ON_RUIN])
    refused = message("placing.no_room", piece="body:red", search_mm=80.0, because="body:blue")
    seen = judge(snap(PAWS, BODY, FLOOR, MEEPLE, contacts=contacts), before, refused=refused, sim_s=math.pi, **touches)
    assert seen.left_city
    assert Outcome.from_json(json.loads(json.dumps(seen.to_json()))) == seen


JUDGE_RECORDING = """
import json, pathlib, sys
from meeple_city.border import Touch, request_from_json
from meeple_city.files import data_folder, scene_file
from meeple_city.table.catalogue import load_catalogue
from meeple_city.table.observer import Observer
from meeple_city.table.scene import load_scene
from meeple_city.table.snapshot import Snapshot
from meeple_city.table.track import Track
data = json.loads(pathlib.Path(sys.argv[1]).read_text())
before, after = (Snapshot.from_json(data[key], key) for key in ("before", "after"))
catalogue = load_catalogue(data_folder("models") / "pieces.toml")
seer = Observer(catalogue, load_scene(scene_file(before.scene), catalogue, before.seed))
touched = tuple(Touch(*row) for row in data["touched"])
track = Track(request_from_json(data["request"]), 480, (), (), touched, (), (), True, data["sim_s"], None, after)
print(json.dumps({"outcome": seer.outcome(before, track).to_json(), "panda3d": "panda3d" in sys.modules}))
"""


def test_a_recorded_demolition_is_judged_as_it_was_without_loading_panda3d():
    run = subprocess.run([sys.executable, "-c", JUDGE_RECORDING, GOLDEN], capture_output=True, text=True, check=True)
    answer = json.loads(run.stdout)
    seen = Outcome.from_json(answer["outcome"])
    assert answer["panda3d"] is False
    assert seen.fallen_bodies == seen.felled_bodies == ("body:red",)
    assert seen.left_city == seen.outside == seen.bare_floors == ()
    assert seen.why["fallen body:red"] == message("verdict.lean", degrees=90.0)
    assert seen.why["not bare floor:3"] == message("verdict.pressed", piece="body:red")
    assert seen.zones["meeple:9"] == seen.zones["meeple:13"] == ("Mills",)
    assert set(seen.zones["body:red"]) == {"Docks", "Mills", "Gardens", "Bakery sidewalk", "Bakery ruin"}
    assert {"meeple:9", "meeple:10", "meeple:11", "meeple:13"} <= set(seen.accessible)
    assert seen.why["not accessible meeple:12"] == message("verdict.carries", piece="floor:2")
    assert {"floor:2", "floor:3", "body:red"} < set(seen.moved) < set(seen.zones)
    assert [row.piece for row in seen.touched] == ["meeple:13", "meeple:9", "floor:3", "meeple:11"]


def leaning(*contacts) -> Outcome:
    body = put("body:red", "body-red", 100, 100, quaternion=LEANING)
    return judge(snap(body, FLOOR, PAWS, contacts=[ON_RUIN, ("paws:red", "board:1"), *contacts]))


def test_a_body_that_leans_on_something_with_its_foot_on_the_ground_has_not_fallen():
    side = rotate(LEANING, (-1.0, 0.0, 0.0))
    assert side[2] > 0.6
    seen = leaning(("body:red", "board:1", UP), ("body:red", "floor:1", side))
    assert seen.fallen_bodies == ()
    assert seen.why["standing body:red"] == message("verdict.lean", degrees=40.0)


def test_a_body_that_rests_on_its_side_has_fallen_at_whatever_angle_it_is_propped_up():
    side = rotate(LEANING, (-1.0, 0.0, 0.0))
    seen = leaning(("body:red", "ruin:1", side))
    assert seen.fallen_bodies == ("body:red",)
    assert seen.why["fallen body:red"] == message("verdict.on_side", degrees=40.0)


def test_a_body_that_is_only_touched_from_the_side_has_not_fallen():
    body = put("body:red", "body-red", 100, 100, 9)
    seen = judge(
        snap(body, PAWS, contacts=[("paws:red", "board:1"), ("body:red", "paws:red"), ("body:red", "x", EAST)])
    )
    assert seen.fallen_bodies == ()


def test_a_body_that_comes_to_lie_on_its_side_was_felled():
    side = rotate(LEANING, (-1.0, 0.0, 0.0))
    upright = snap(put("body:red", "body-red", 100, 100), contacts=[("body:red", "board:1")])
    lying = snap(put("body:red", "body-red", 100, 100, quaternion=LEANING), contacts=[("body:red", "ruin:1", side)])
    assert judge(lying, upright).felled_bodies == ("body:red",)
    assert judge(lying, lying).felled_bodies == ()


# Meeples under the edge of a Body


def overhang(meeple: PieceState, body: PieceState, *contacts) -> Outcome:
    on_board = [("paws:red", "board:1"), ("meeple:1", "board:1")]
    return judge(snap(body, PAWS, meeple, contacts=[*on_board, *contacts]))


NEXT_TO_PAWS = put("meeple:1", "meeple-red", 127, 100)  # 8 mm to a side: it begins 19 mm from the middle of the Paws
ON_PAWS = put("body:red", "body-red", 100, 100, 9)


def test_a_meeple_under_the_edge_of_a_body_on_its_paws_is_overhung():
    seen = overhang(NEXT_TO_PAWS, ON_PAWS, ("body:red", "paws:red"))
    assert seen.accessible == ()
    assert seen.overhung == {"meeple:1": ("body:red",)}
    assert seen.why["not accessible meeple:1"] == message("verdict.covered", piece="body:red")


def test_a_meeple_further_under_the_body_is_covered():
    seen = overhang(put("meeple:1", "meeple-red", 120, 100), ON_PAWS, ("body:red", "paws:red"))
    assert (seen.accessible, seen.overhung) == ((), {})


def test_a_body_beside_its_paws_covers_what_is_below_it():
    assert overhang(NEXT_TO_PAWS, ON_PAWS, ("body:red", "board:1")).overhung == {}


def test_a_lying_body_covers_what_is_below_it():
    lying = put("body:red", "body-red", 100, 100, 9, axis_turn((0.0, 1.0, 0.0), 80))
    assert overhang(NEXT_TO_PAWS, lying, ("body:red", "paws:red")).overhung == {}


def test_a_meeple_that_carries_something_is_not_overhung():
    seen = overhang(NEXT_TO_PAWS, ON_PAWS, ("body:red", "paws:red"), ("body:red", "meeple:1"))
    assert (seen.accessible, seen.overhung) == ((), {})


def test_a_meeple_covered_by_something_else_as_well_is_not_overhung():
    floor = put("floor:1", "floor-small", 140, 100, 40)
    pieces = snap(ON_PAWS, PAWS, NEXT_TO_PAWS, floor, contacts=[
        ("paws:red", "board:1"), ("meeple:1", "board:1"), ("body:red", "paws:red"),
    ])  # fmt: skip
    assert judge(pieces).overhung == {}


# Street level


@pytest.mark.parametrize(("height", "low"), [(0.0, True), (2.2, True), (3.1, True), (3.4, False), (60.0, False)])
def test_paws_are_at_street_level_up_to_the_thickness_of_a_floor(height, low):
    paws = put("paws:red", "paws-red", 100, 100, height)
    seen = judge(snap(paws, contacts=[("paws:red", "board:1")]))
    assert seen.street_level == (("paws:red",) if low else ())


def test_tilted_paws_are_at_street_level_where_they_touch_the_board():
    paws = put("paws:red", "paws-red", 100, 100, 8, axis_turn((0.0, 1.0, 0.0), 25))
    assert judge(snap(paws, contacts=[("paws:red", "board:1")])).street_level == ("paws:red",)


def test_paws_outside_the_city_are_not_at_street_level():
    assert judge(snap(PAWS, contacts=[("paws:red", "table")])).street_level == ()
