"""A head that is told where to be: how it gets there, and where it never goes."""

from __future__ import annotations

import math
from itertools import pairwise

import pytest

from meeple_city.errors import BadInput
from meeple_city.ui.head import (
    LEAN_AHEAD_M,
    LEAN_BACK_M,
    LEAN_DOWN_M,
    LEAN_SIDE_M,
    LEAN_UP_M,
    LOWEST_M,
    Head,
    HeadPose,
    Spring,
)
from meeple_city.ui.seats import USUAL_SEATS

BODY = ((-0.245, -0.245, 0.009), (1.0, 0.0, 0.0, 0.0))


def head(**options) -> Head:
    return Head(USUAL_SEATS, "red", **options)


def poses(moving: Head, seconds: float = 3.0, rate: int = 60) -> list[HeadPose]:
    return [moving.advance(1 / rate) for _ in range(round(seconds * rate))]


def close(a: HeadPose, b: HeadPose, within: float) -> bool:
    turned = abs(math.remainder(a.yaw - b.yaw, math.tau))
    return math.dist(a.eye_m, b.eye_m) < within and turned < within and abs(a.pitch - b.pitch) < within


@pytest.mark.parametrize("goals", [[1.0], [1.0, -0.5], [1.0, 1.1], [1.0, 0.4, 0.39, 2.0]])
def test_a_spring_never_passes_its_goal(goals):
    spring = Spring(0.0, 7.0)
    for goal in goals:
        spring.goal = goal
        side = math.copysign(1.0, goal - spring.value)
        for _ in range(40):
            assert (goal - spring.advance(0.011)) * side >= -1e-12
    for _ in range(400):
        spring.advance(0.011)
    assert spring.value == pytest.approx(goals[-1], abs=1e-6)


@pytest.mark.parametrize("rate", [30, 144])
def test_a_spring_is_the_same_at_any_rate(rate):
    spring, at_once = Spring(0.0, 7.0), Spring(0.0, 7.0)
    spring.goal = at_once.goal = 1.0
    for _ in range(rate // 2):
        spring.advance(1 / rate)
    assert spring.value == pytest.approx(at_once.advance((rate // 2) / rate), abs=1e-9)


def test_everything_a_head_does_is_the_same_at_30_and_144_steps_a_second():
    def told(rate: int) -> HeadPose:
        moving = head()
        moving.lean(0.1, 0.2, -0.1)
        poses(moving, 0.5, rate)
        moving.walk("green")
        moving.look(0.3, -0.1)
        poses(moving, 0.5, rate)
        moving.stand()
        poses(moving, 0.5, rate)
        moving.chin(BODY)
        return poses(moving, 0.5, rate)[-1]

    assert close(told(30), told(144), 1e-6)


def test_a_head_at_rest_is_at_its_seat_and_looks_at_the_board():
    pose = poses(head(), 0.1)[-1]
    assert pose.eye_m == pytest.approx(USUAL_SEATS["red"].eye_m)
    camera = pose.camera()
    down = -camera.eye_m[2] / pose.ahead[2]
    assert math.hypot(*(camera.eye_m[k] + down * pose.ahead[k] for k in (0, 1))) < 0.05


def test_leaning_stays_in_the_box_around_the_chair():
    for way in [(9, 9, 9), (-9, -9, -9), (9, -9, 0), (0, 0, -9)]:
        moving = head()
        for _ in range(50):
            moving.lean(*(part * 0.05 for part in way))
        for pose in poses(moving):
            right, ahead, up = off_chair(pose)
            assert -LEAN_SIDE_M - 1e-9 <= right <= LEAN_SIDE_M + 1e-9
            assert -LEAN_BACK_M - 1e-9 <= ahead <= LEAN_AHEAD_M + 1e-9
            assert -LEAN_DOWN_M - 1e-9 <= up <= LEAN_UP_M + 1e-9


def off_chair(pose: HeadPose) -> tuple[float, float, float]:
    seat = USUAL_SEATS["red"].eye_m
    dx, dy, dz = (a - b for a, b in zip(pose.eye_m, seat, strict=True))
    inwards = math.atan2(-seat[1], -seat[0])
    cos, sin = math.cos(inwards), math.sin(inwards)
    return dx * sin - dy * cos, dx * cos + dy * sin, dz


def test_a_head_is_never_below_the_table_nor_upside_down():
    moving = head()
    moving.lean(0.0, 5.0, -5.0)
    low = ((0.0, 0.0, -0.2), (1.0, 0.0, 0.0, 0.0))
    seen = poses(moving)
    moving.chin(low)
    seen += poses(moving)
    moving.back()
    seen += poses(moving)
    assert all(pose.eye_m[2] >= LOWEST_M for pose in seen)
    assert all(abs(pose.pitch) < math.pi / 2 for pose in seen)


def test_a_pointer_cannot_turn_a_head_over():
    moving = head()
    for _ in range(100):
        moving.look(0.1, 0.2)
    assert poses(moving)[-1].pitch < math.pi / 2
    for _ in range(200):
        moving.look(0.1, -0.2)
    assert poses(moving)[-1].pitch > -math.pi / 2


def test_walking_goes_round_the_table_the_shorter_way_and_not_over_the_board():
    moving = head()
    moving.walk("blue")
    way = poses(moving, 4.0)
    assert way[-1].eye_m == pytest.approx(USUAL_SEATS["blue"].eye_m, abs=1e-3)
    assert all(math.hypot(*pose.eye_m[:2]) > 0.6 for pose in way)
    assert all(pose.eye_m[1] < 0.1 for pose in way)
    assert max(math.dist(a.eye_m, b.eye_m) for a, b in pairwise(way)) < 0.06


def test_standing_up_and_sitting_down_again_ends_where_it_began():
    moving = head()
    first = poses(moving, 0.1)[-1]
    moving.stand()
    assert moving.standing
    assert poses(moving)[-1].eye_m[2] == pytest.approx(USUAL_SEATS["red"].stand_m[2], abs=1e-3)
    moving.sit()
    assert close(poses(moving)[-1], first, 1e-3)


def test_comfort_jumps_instead_of_gliding():
    moving = head(comfort=True)
    moving.walk("green")
    assert moving.advance(1e-3).eye_m == pytest.approx(USUAL_SEATS["green"].eye_m)


def test_the_chin_comes_down_on_the_body_and_leaves_it_again():
    moving = head()
    before = poses(moving, 0.1)[-1]
    moving.chin(BODY, (0.0, 0.0, 0.03))
    pose = poses(moving)[-1]
    assert moving.close
    assert 0.109 < pose.eye_m[2] < 0.16
    assert math.dist(pose.eye_m[:2], BODY[0][:2]) < 0.06
    assert math.cos(pose.yaw - math.pi / 4) > 0.999
    moving.back()
    assert close(poses(moving)[-1], before, 1e-3)


def test_an_unknown_seat_is_answered_with_those_there_are():
    with pytest.raises(BadInput, match="red, blue, green, yellow"):
        head().walk("pink")
