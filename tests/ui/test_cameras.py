"""Where people sit and from where the table is seen, for every colour of every scene."""

from __future__ import annotations

import math
from itertools import combinations

import numpy as np
import pytest
from tests.kit.tables import table

from meeple_city.border.geometry import rotate
from meeple_city.errors import BadInput
from meeple_city.setup import scenes
from meeple_city.ui.cameras import (
    CameraSubjects,
    body_top,
    chin_view,
    hand_view,
    mouth_view,
    named_view,
    portrait_view,
    view_names,
)
from meeple_city.ui.seats import ELBOW_ROOM_M, USUAL_SEATS, Bounds, find_seats

LYING = (math.sqrt(0.5), 0.0, math.sqrt(0.5), 0.0)


@pytest.mark.parametrize("name", ["seat:pink", "lie:red", "", "seat", "TOP", "chin:red"])
def test_an_unknown_view_is_answered_with_those_that_are_allowed(name):
    with pytest.raises(BadInput) as caught:
        named_view(name)
    assert "\n" not in str(caught.value)
    assert all(known in str(caught.value) for known in ("top", "director", "seat:red", "stand:yellow"))


def test_every_view_looks_down_on_the_board_from_its_own_side():
    eyes = {name: named_view(name).eye_m for name in view_names()}
    assert len(set(eyes.values())) == len(eyes) == 10
    assert all(z > 0.2 for _, _, z in eyes.values())
    for colour, x, y in (("red", -1, -1), ("blue", 1, -1), ("green", 1, 1), ("yellow", -1, 1)):
        for pose in ("seat", "stand"):
            eye = eyes[f"{pose}:{colour}"]
            assert eye[0] * x > 0 and eye[1] * y > 0
        assert eyes[f"stand:{colour}"][2] > eyes[f"seat:{colour}"][2]


@pytest.mark.parametrize(("board_m", "times"), [((1.12, 1.12), 2), ((0.56, 1.12), 2), ((1.12, 0.56), 1.5)])
def test_a_larger_board_is_seen_from_further_away(board_m, times):
    large = named_view("top", CameraSubjects(board_m, (0.5, 0.0)))
    assert large.eye_m[0] == large.target_m[0] == 0.5
    assert large.eye_m[2] == pytest.approx(times * named_view("top").eye_m[2])


# The director's view of the single city needs 1.42, too: a Monster in its nearest corner is that far to the side.
@pytest.mark.parametrize(("view", "aspect"), [("top", 4 / 3), ("director", 16 / 10)])
@pytest.mark.parametrize("scene", ["meeple-city", "twin-city"])
def test_overviews_show_the_boards_to_their_corners_and_not_from_too_far_away(scene, view, aspect):
    laid = table(scene)
    camera = scenes.named_camera(laid, view)
    monster_m = laid.catalogue.model("body-red").shape.size[2]
    corners = [(x, y, z) for board in laid.scene.boards for x, y in board for z in (0.0, monster_m)]
    across, up = ([abs(place[k]) for place in (on_picture(camera, corner) for corner in corners)] for k in (0, 1))
    assert max(across) < aspect
    assert max(up) < 1
    assert max(*across, *up) > 0.9


def on_picture(camera, point) -> tuple[float, float]:
    """Where a point is drawn, to the right of and above the middle; the shorter side of the picture is from -1 to 1."""
    ahead = np.subtract(camera.target_m, camera.eye_m) / math.dist(camera.target_m, camera.eye_m)
    right = np.cross(ahead, (0.0, 0.0, 1.0) if abs(ahead[2]) < 0.999 else (0.0, 1.0, 0.0))
    right = right / np.linalg.norm(right)
    off = np.subtract(point, camera.eye_m)
    half = math.tan(math.radians(camera.fov_deg) / 2) * np.dot(off, ahead)
    return np.dot(off, right) / half, np.dot(off, np.cross(right, ahead)) / half


@pytest.mark.parametrize(("scene", "people"), [("meeple-city", 4), ("twin-city", 8), ("tower", 1), ("practice", 1)])
def test_every_colour_of_a_scene_has_its_views(scene, people):
    laid = table(scene)
    sight = scenes.camera_subjects(laid, laid.initial_snapshot())
    assert len(sight.seats) == people
    bodies = len(sight.bodies)
    assert len(view_names(sight)) == 2 + 2 * people + 2 * bodies
    for name in view_names(sight):
        assert named_view(name, sight).eye_m[2] > 0.05


@pytest.mark.parametrize("scene", ["meeple-city", "twin-city"])
def test_people_sit_outside_the_boards_behind_their_start_and_not_on_each_other(scene):
    laid = table(scene)
    sight = scenes.camera_subjects(laid)
    for colour, seat in sight.seats.items():
        start = laid.scene.zones.named(f"start:{colour}").outline[0]
        assert math.dist(seat.screen_m, start) < 0.35
        assert not any(inside(seat.screen_m, board) or inside(seat.eye_m, board) for board in laid.scene.boards)
        assert all(abs(part) < half / 2 for part, half in zip(seat.screen_m, laid.scene.table.size, strict=True))
    for a, b in combinations(sight.seats.values(), 2):
        assert math.dist(a.eye_m, b.eye_m) > 0.9 * ELBOW_ROOM_M


def inside(point, board) -> bool:
    xs, ys = [x for x, _ in board], [y for _, y in board]
    return min(xs) < point[0] < max(xs) and min(ys) < point[1] < max(ys)


def test_a_start_in_the_middle_of_the_board_sits_at_the_nearest_edge():
    seat = find_seats({"red": (0.0, -0.12)}, Bounds())["red"]
    assert seat.out == (0.0, -1.0)
    assert seat.edge_m == (0.0, -0.28)


def test_the_chin_rests_on_a_standing_body_and_on_a_lying_one():
    standing = ((0.1, 0.1, 0.009), (1.0, 0.0, 0.0, 0.0))
    lying = ((0.0, 0.0, 0.022), LYING)
    assert body_top(standing) == pytest.approx((0.1, 0.1, 0.109))
    assert body_top(lying)[2] == pytest.approx(0.044)
    assert body_top(lying)[0] == pytest.approx(0.05)
    for body in (standing, lying):
        camera = chin_view(body, (-0.1, 0.0, 0.0))
        assert 0.01 < camera.eye_m[2] - body_top(body)[2] < 0.05


def test_the_chin_looks_over_the_body_even_when_it_stands_on_its_target():
    camera = chin_view(((0.0, 0.0, 0.0), (1.0, 0.0, 0.0, 0.0)), (0.0, 0.0, 0.0))
    assert camera.eye_m != camera.target_m


def test_the_hand_view_is_close_behind_the_carried_body():
    x, y, z = carried = (0.0, 0.1, 0.25)
    camera = hand_view((carried, (1.0, 0.0, 0.0, 0.0)), (0.0, -1.0))
    assert math.dist(camera.eye_m, carried) < 0.35
    assert camera.eye_m[1] < y < camera.target_m[1]
    assert camera.eye_m[0] == x
    assert camera.eye_m[2] > z


def test_a_portrait_is_seen_from_outside_low_down_and_nearby():
    body = ((0.1, -0.15, 0.0), (1.0, 0.0, 0.0, 0.0))
    camera = portrait_view(body, (0.0, 0.0))
    assert math.hypot(*camera.eye_m[:2]) > math.hypot(0.1, -0.15) + 0.1
    assert camera.eye_m[2] < 0.2
    assert math.dist(camera.eye_m, camera.target_m) < 0.35


def test_a_portrait_is_taken_past_what_stands_in_its_way():
    body = ((0.1, -0.15, 0.0), (1.0, 0.0, 0.0, 0.0))
    usual = portrait_view(body, (0.0, 0.0))
    halfway = tuple((a + b) / 2 for a, b in zip(usual.eye_m[:2], usual.target_m[:2], strict=True))
    assert portrait_view(body, (0.0, 0.0), [halfway]) != usual
    assert portrait_view(body, (0.0, 0.0), [(5.0, 5.0)]) == usual


def test_a_mouth_is_seen_past_the_monster_before_it():
    seat = next(iter(USUAL_SEATS.values()))
    usual = mouth_view(seat)
    before = tuple(s - 0.15 * out for s, out in zip(seat.screen_m, seat.out, strict=True))
    assert mouth_view(seat, [before]).eye_m != usual.eye_m
    assert mouth_view(seat, [before]).target_m == usual.target_m


@pytest.mark.parametrize("colour", USUAL_SEATS)
def test_a_mouth_is_seen_from_the_city(colour):
    seat = USUAL_SEATS[colour]
    camera = mouth_view(seat)
    away = [eye - screen for eye, screen in zip(camera.eye_m, seat.screen_m, strict=False)]
    assert sum(a * out for a, out in zip(away, seat.out, strict=True)) < -0.2
    assert camera.target_m[:2] == seat.screen_m


def test_turning_a_vector_a_quarter_round_the_upright_axis():
    assert rotate((math.sqrt(0.5), 0.0, 0.0, math.sqrt(0.5)), (1.0, 0.0, 0.5)) == pytest.approx((0.0, 1.0, 0.5))
