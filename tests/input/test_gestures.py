import math

import pytest

from meeple_city.border import Permit
from meeple_city.input.gestures import (
    FULL_FLICK_M_S,
    FULL_PULL_MM,
    HAND_MM_S,
    MAX_ELEVATION_DEG,
    MAX_TILT_DEG,
    BreathCurve,
    CarryPath,
    HeldPose,
    Pull,
    flick,
    grip,
    place,
    pull,
    toss,
)

FLICK = Permit("flick", "paws:red")
UPRIGHT = (1.0, 0.0, 0.0, 0.0)
BODY = (44.0, 24.0, 100.0)


def test_a_pull_to_the_left_sends_the_piece_to_the_right():
    assert pull((0.0, 0.0), (-80.0, 0.0)) == Pull(0.0, 0.5)


def test_pulling_further_than_full_is_no_harder():
    assert pull((0.0, 0.0), (0.0, 10 * FULL_PULL_MM)) == Pull(-90.0, 1.0)


def test_a_twitch_is_not_a_pull():
    assert pull((10.0, 10.0), (12.0, 11.0)) is None


def test_a_flick_is_as_fast_as_the_pull_is_long():
    shot = flick(FLICK, Pull(30.0, 0.5), (3.0, 0.0, 0.0))
    assert (shot.piece, shot.direction_deg, shot.speed_m_s) == ("paws:red", 30.0, FULL_FLICK_M_S / 2)
    assert shot.offset_mm == (3.0, 0.0, 0.0)


def test_a_finger_beyond_the_rim_holds_the_rim():
    assert grip((10.0, 0.0), (40.0, 0.0), 16.0) == (16.0, 0.0, 0.0)
    assert grip((10.0, 0.0), (12.0, -3.0), 16.0) == (2.0, -3.0, 0.0)


def test_the_angles_of_a_toss_are_limited():
    shot = toss(Permit("toss", "vehicle:red", from_="body:red"), Pull(0.0, 1.0), 400.0, -400.0)
    assert (shot.elevation_deg, shot.tilt_deg, shot.from_) == (MAX_ELEVATION_DEG, -MAX_TILT_DEG, "body:red")


def test_a_piece_is_placed_where_the_finger_points():
    spot = place(Permit("place", "paws:red", within=("Park",)), (5.0, 6.0), "Park")
    assert (spot.piece, spot.at_mm, spot.within) == ("paws:red", (5.0, 6.0), "Park")


def test_a_carry_path_has_one_point_per_tick_and_the_later_one_counts():
    carried = CarryPath("body:red").moved(0, (0.0, 0.0, 50.0), UPRIGHT).moved(4, (1.0, 0.0, 60.0), UPRIGHT)
    carried = carried.moved(4, (2.0, 0.0, 60.0), UPRIGHT).moved(3, (3.0, 1.0, 60.0), UPRIGHT)
    assert [tick for tick, _, _ in carried.path] == [0, 4]
    assert carried.path[-1][1] == (3.0, 1.0, 60.0)
    assert carried.drop().over_mm == (3.0, 1.0)
    *path, still = carried.drop().carry
    assert tuple(path) == carried.path
    assert still == (4 + 29, (3.0, 1.0, 60.0), UPRIGHT)  # the hand stops for a moment before it lets go


def test_a_hand_moves_no_faster_than_its_speed_and_stops_at_the_target():
    hold = HeldPose((0.0, 0.0, 50.0)).towards((1000.0, 0.0, 50.0), 0.1)
    assert hold.at_mm == pytest.approx((HAND_MM_S * 0.1, 0.0, 50.0))
    assert HeldPose((0.0, 0.0, 50.0)).towards((1.0, 2.0, 50.0), 0.1).at_mm == (1.0, 2.0, 50.0)


def test_a_body_turned_over_reaches_less_far_down():
    assert HeldPose((0.0, 0.0, 0.0)).below_mm(BODY) == pytest.approx(50.0)
    assert HeldPose((0.0, 0.0, 0.0)).turned((1.0, 0.0, 0.0), 90.0).below_mm(BODY) == pytest.approx(12.0)
    assert HeldPose((0.0, 0.0, 0.0)).turned((0.0, 1.0, 0.0), 90.0).below_mm(BODY) == pytest.approx(22.0)


def test_turns_add_up_and_keep_length_one():
    hold = HeldPose((0.0, 0.0, 0.0))
    for _ in range(24):
        hold = hold.turned((0.0, 0.0, 1.0), 15.0)
    assert math.isclose(sum(part * part for part in hold.attitude), 1.0)
    assert abs(hold.attitude[0]) == pytest.approx(1.0)


def test_a_breath_starts_at_zero_seconds_and_runs_out():
    breath = BreathCurve().extended(3.0, 0.5).extended(3.1, 2.0).extended(3.1, 0.1)
    shot = breath.breathe(Permit("breathe", from_="body:red", most_breath_s=0.8), (1.0, 2.0, 3.0))
    assert [strength for _, strength in shot.curve] == [0.5, 1.0, 0.0]
    assert shot.curve[0][0] == 0.0
    assert shot.curve[1][0] == pytest.approx(0.1)
    assert (shot.from_, shot.aim_mm) == ("body:red", (1.0, 2.0, 3.0))
