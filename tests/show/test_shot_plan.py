import pytest

from meeple_city.display.camera import Camera
from meeple_city.show.shot_plan import ShotPlan, ShowClock, Take, ViewAt, between, eased

A, B = Camera((0.0, 0.0, 1.0), (0.0, 0.0, 0.0), 40.0), Camera((2.0, 0.0, 1.0), (0.0, 1.0, 0.0), 20.0)
CLOCK = ShowClock((0.0, 1.0, 3.0), (5.0, 6.0, 7.0))  # the second half at half speed
TAKES = (Take((ViewAt(0.0, A), ViewAt(1.0, B))), Take((ViewAt(1.5, A), ViewAt(3.0, A))))


def test_a_clock_turns_show_time_into_track_time_and_back():
    for show, track in ((0.0, 5.0), (0.5, 5.5), (2.0, 6.5), (3.0, 7.0)):
        assert CLOCK.track_s(show) == pytest.approx(track)
        assert CLOCK.show_s(track) == pytest.approx(show)


def test_outside_its_points_a_clock_runs_as_time_does():
    assert CLOCK.show_s(4.0) == pytest.approx(-1.0)
    assert CLOCK.track_s(4.0) == pytest.approx(8.0)


def test_a_clock_knows_its_speed():
    assert [CLOCK.speed(at_s) for at_s in (0.5, 2.0)] == pytest.approx([1.0, 0.5])


def test_a_camera_is_in_between_two_views_but_never_across_a_cut():
    plan = ShotPlan(CLOCK, TAKES)
    assert plan.camera(0.5).eye_m == pytest.approx((1.0, 0.0, 1.0))
    assert plan.camera(1.4) == B
    assert plan.camera(1.5) == A
    assert plan.camera(99.0) == A
    assert plan.camera(-1.0) == A
    assert plan.cuts == (1.5,)


def test_easing_begins_and_ends_gently():
    assert [eased(share) for share in (-1.0, 0.0, 0.5, 1.0, 2.0)] == pytest.approx([0.0, 0.0, 0.5, 1.0, 1.0])
    assert eased(0.05) < 0.002


def test_a_camera_between_two_has_a_field_of_view_in_between():
    assert between(A, B, 0.25).fov_deg == pytest.approx(35.0)
