"""Poses of a head tracker: read, centred, smoothed."""

import math
import struct

import pytest

from meeple_city.input.head_tracking import LOST_S, HeadTracking, TrackedPose, read_pose

LEFT = TrackedPose(x_cm=-10.0, yaw_deg=20.0)


def packet(*numbers):
    return struct.pack(f"<{len(numbers)}d", *numbers)


def test_a_packet_of_opentrack_is_six_doubles():
    assert read_pose(packet(1.0, 2.0, 3.0, 10.0, 20.0, 30.0)) == TrackedPose(1.0, 2.0, 3.0, 10.0, 20.0, 30.0)


@pytest.mark.parametrize(
    "bad",
    [
        b"",
        b"x" * 47,
        packet(1.0, 2.0),
        packet(*[0.0] * 7),
        packet(math.nan, 0.0, 0.0, 0.0, 0.0, 0.0),
        packet(0.0, 0.0, 1e6, 0.0, 0.0, 0.0),
        packet(0.0, 0.0, 0.0, math.inf, 0.0, 0.0),
        packet(0.0, 0.0, 0.0, 1000.0, 0.0, 0.0),
    ],
)
def test_what_is_no_pose_is_left_out(bad):
    assert read_pose(bad) is None


def test_the_first_pose_is_the_centre_and_others_are_seen_from_there():
    tracking = HeadTracking()
    tracking.see(LEFT)
    assert tracking.tick(0.5) == TrackedPose()
    tracking.see(TrackedPose(x_cm=-5.0, yaw_deg=20.0))
    assert tracking.tick(0.45).x_cm == pytest.approx(5.0, abs=0.01)
    tracking.centre()
    assert tracking.tick(0.45).x_cm == pytest.approx(0.0, abs=0.01)


def test_a_movement_arrives_smoothly_and_never_overshoots():
    tracking = HeadTracking()
    tracking.see(TrackedPose())
    tracking.see(TrackedPose(x_cm=10.0))
    places = [tracking.tick(1 / 60).x_cm for _ in range(30)]
    assert places == sorted(places)
    assert 0.0 < places[0] < 5.0
    assert places[-1] == pytest.approx(10.0, abs=0.1)


def test_smoothing_does_not_depend_on_the_frame_rate():
    ends = []
    for steps in (6, 60):
        tracking = HeadTracking()
        tracking.see(TrackedPose())
        tracking.see(LEFT)
        for _ in range(steps):
            pose = tracking.tick(0.1 / steps)
        ends.append(pose.x_cm)
    assert ends[0] == pytest.approx(ends[1])


def test_a_lost_head_goes_back_to_the_middle():
    tracking = HeadTracking()
    tracking.see(TrackedPose())
    tracking.see(LEFT)
    tracking.tick(0.5)
    for _ in range(200):
        pose = tracking.tick(LOST_S / 20)
    assert pose.x_cm == pytest.approx(0.0, abs=0.01)
