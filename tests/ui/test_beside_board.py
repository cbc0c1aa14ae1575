"""What stands beside the board: where it stands, what it counts, and whom it hides from."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest
from tests.kit.tables import table

from meeple_city.files import data_folder
from meeple_city.render.glb import read_glb
from meeple_city.render.picking import Ray, _distance
from meeple_city.setup import scenes
from meeple_city.ui.beside_board import (
    TOP_M,
    PlayerArea,
    RunawayBoard,
    floor_pile,
    lay_beside_board,
    player_screen,
    runaway_board,
    runaway_size,
    stomach,
)
from meeple_city.ui.seats import USUAL_SEATS

EATEN = [f"meeple-{colour}" for colour in ("red", "blue", "green", "yellow", "black", "gray")] * 2
FLOORS = ["floor-small", "floor-large", "floor-rectangle"]
RED = USUAL_SEATS["red"]
MODELS = data_folder("models")


def ids(pieces, kind):
    return [id_ for id_ in pieces if id_.startswith(kind)]


def laid(scene="meeple-city", side="A", eaten=EATEN):
    made = table(scene)
    seats = scenes.camera_subjects(made).seats
    own = {colour: PlayerArea(4, FLOORS, eaten) for colour in seats}
    boxes = len(seats) // 4
    runaway = RunawayBoard(side, ["red"] * 3, boxes * (5 if side == "A" else 4))
    return made, lay_beside_board(seats, own, runaway, made.scene.table.size)


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("scene", ["meeple-city", "twin-city"])
def test_everything_stands_on_the_table_and_beside_the_boards(scene, side):
    made, pieces = laid(scene, side)
    width, depth = made.scene.table.size
    for id_, piece in pieces.items():
        x, y, z = piece.position_m
        assert z >= TOP_M, id_
        assert abs(x) < width / 2 - 0.01 and abs(y) < depth / 2 - 0.01, id_
        for board in made.scene.boards:
            xs, ys = [p[0] for p in board], [p[1] for p in board]
            assert not (min(xs) < x < max(xs) and min(ys) < y < max(ys)), id_


@pytest.mark.parametrize("side", ["A", "B"])
@pytest.mark.parametrize("scene", ["meeple-city", "twin-city"])
def test_piles_screens_and_the_runaway_board_do_not_overlap(scene, side):
    _, pieces = laid(scene, side)
    lowest = [id_ for id_ in pieces if id_.startswith("pile:") and id_.endswith(":1")]
    panels = [id_ for id_ in pieces if id_.startswith("screen:") and id_.count(":") == 1]
    spots = {id_: pieces[id_].position_m for id_ in lowest + panels}
    for a, at in spots.items():
        for b, other in spots.items():
            if a < b:
                assert math.dist(at[:2], other[:2]) > 0.12, (a, b)
        assert all(math.dist(at[:2], pieces[id_].position_m[:2]) > 0.07 for id_ in ids(pieces, "runaway:")), a


@pytest.mark.parametrize("teeth", range(5))
def test_a_mouth_shows_as_many_tokens_as_it_has(teeth):
    assert len(ids(player_screen(RED, teeth), "tooth:")) == teeth


def test_teeth_stay_where_they_are_when_another_is_lost():
    before, after = player_screen(RED, 4), player_screen(RED, 2)
    assert all(before[id_] == piece for id_, piece in after.items())


def test_a_pile_is_widest_at_the_bottom_and_lies_on_the_table():
    pieces = list(floor_pile(RED, FLOORS).values())
    assert [piece.model for piece in pieces] == ["floor-large", "floor-rectangle", "floor-small"]
    assert [piece.position_m[2] for piece in pieces] == pytest.approx([TOP_M, TOP_M + 0.0022, TOP_M + 0.0044])


def test_side_a_fills_lines_from_the_top_left():
    pieces = runaway_board(RunawayBoard("A", ["red", "blue", "gray", "green", "black", "yellow"], 5), (0.0, 0.0))
    assert pieces["runaway"].model == "runaway-a-5"
    places = [pieces[f"runaway:meeple:{number}"].position_m for number in range(1, 7)]
    assert all(a[0] < b[0] and a[1] == pytest.approx(b[1]) for a, b in pairwise(places[:5]))
    assert places[5][0] == pytest.approx(places[0][0])
    assert places[5][1] < places[0][1]


def test_side_b_keeps_each_colour_in_its_own_zone_of_four():
    pieces = runaway_board(RunawayBoard("B", ["red", "black", "red", "yellow"], 4), (0.0, 0.0))
    assert pieces["runaway"].model == "runaway-b-4"
    spots = [pieces[f"runaway:meeple:{number}"] for number in range(1, 5)]
    assert [spot.model for spot in spots] == ["meeple-red", "meeple-black", "meeple-red", "meeple-yellow"]
    assert math.dist(spots[0].position_m, spots[2].position_m) < 0.03
    assert spots[1].position_m[1] > spots[0].position_m[1] > spots[3].position_m[1]


def test_two_boxes_have_lines_twice_as_long():
    pieces = runaway_board(RunawayBoard("A", ["red"] * 11, 10), (0.0, 0.0))
    assert pieces["runaway"].model == "runaway-a-10"
    assert pieces["runaway:meeple:11"].position_m[0] == pytest.approx(pieces["runaway:meeple:1"].position_m[0])


def test_a_board_nobody_has_drawn_is_laid_out_in_blocks():
    pieces = runaway_board(RunawayBoard("A", [], 7), (0.0, 0.0))
    assert len(ids(pieces, "runaway:space")) == 6 * 7


@pytest.mark.parametrize(("side", "spaces"), [("A", 5), ("A", 10), ("B", 4), ("B", 8)])
def test_the_drawn_runaway_board_is_as_large_as_its_place_and_meeples_stand_on_it(side, spaces):
    board = RunawayBoard(side, ["red", "black", "blue", "green", "yellow"], spaces)
    pieces = runaway_board(board, (0.0, 0.0))
    low, high = read_glb(MODELS / f"{pieces['runaway'].model}.glb").bounds
    assert tuple(high[:2] - low[:2]) == pytest.approx(runaway_size(board), abs=1e-5)
    for id_ in ids(pieces, "runaway:meeple"):
        assert pieces[id_].position_m[2] == pytest.approx(TOP_M + high[2], abs=0.0005)


def test_a_stomach_that_must_not_be_seen_is_not_there_at_all():
    assert not ids(laid(eaten=None)[1], "stomach:")
    assert len(ids(laid()[1], "stomach:red")) == len(EATEN)


@pytest.mark.parametrize("other", ["blue", "green", "yellow"])
def test_the_screen_hides_the_stomach_from_every_other_seated_head(other):
    eye = USUAL_SEATS[other].eye_m
    screen = player_screen(RED, 0)["screen:red"]
    for meeple in stomach(RED, EATEN).values():
        x, y, z = meeple.position_m
        assert crosses(eye, (x, y, z + 0.014), screen), meeple


def crosses(eye, point, screen) -> bool:
    """Whether the line from an eye to a point goes through the drawing of a screen."""
    hit = distance_to(Ray.between(eye, point), read_glb(MODELS / f"{screen.model}.glb"), screen)
    return hit is not None and hit < math.dist(eye, point)


def distance_to(ray, mesh, drawn):
    return _distance(ray, mesh, drawn.position_m, drawn.quaternion)
