"""The head as modes move it: seats, leaning, looking, and the chin on a Body."""

import math
from dataclasses import replace

import pytest

from meeple_city.ui.framing import framed
from meeple_city.ui.seated_head import SeatedHead
from meeple_city.ui.seats import USUAL_SEATS, find_seats

FRAMED = framed(USUAL_SEATS)
BODY = ((-0.245, -0.245, 0.009), (1.0, 0.0, 0.0, 0.0))


@pytest.fixture
def head():
    """A head in comfort: it is where it goes after one tick."""
    head = SeatedHead()
    head.comfort = True
    head.take_seat("red")
    head.tick(0.5)
    return head


def eye_after(head):
    head.tick(0.5)
    return head.camera().eye_m


def test_a_head_walks_around_the_table_and_back(head):
    first = head.camera().eye_m
    head.walk(1)
    assert eye_after(head) == pytest.approx(FRAMED["blue"].eye_m)
    head.walk(-1)
    assert eye_after(head) == pytest.approx(first)


def test_a_head_that_stands_is_higher_and_sits_down_to_take_a_seat(head):
    low = head.camera().eye_m[2]
    head.rise(True)
    assert not head.seated
    assert eye_after(head)[2] > low
    head.take_seat("green")
    assert head.seated
    assert eye_after(head) == pytest.approx(FRAMED["green"].eye_m)


def test_the_chin_comes_down_and_up_again(head):
    before = head.camera().eye_m
    head.chin(BODY, (0.0, 0.0, 30.0))
    assert eye_after(head)[2] < 0.2
    head.back()
    assert eye_after(head) == pytest.approx(before)


def test_a_head_leans_as_long_as_it_is_told_to(head):
    before = head.camera().eye_m
    head.lean((0.0, 0.0, 1.0))
    assert eye_after(head)[2] == pytest.approx(before[2] + 0.12)  # as far up as it goes
    head.lean((0.0, 0.0, 0.0))
    assert eye_after(head)[2] == pytest.approx(before[2] + 0.12)


def test_a_gliding_head_is_settled_once_it_has_arrived():
    head = SeatedHead()
    head.take_seat("green")
    head.tick(1 / 60)
    assert not head.settled
    for _ in range(600):
        head.tick(1 / 60)
    assert head.settled
    assert head.camera().eye_m == pytest.approx(FRAMED["green"].eye_m, abs=1e-3)


def test_another_table_has_other_seats_and_a_card_table_has_none(head):
    seats = find_seats({"pink": (0.0, -0.2)})
    head.use_seats(seats)
    head.take_seat("pink")
    assert eye_after(head) == pytest.approx(framed(seats)["pink"].eye_m)
    assert head.comfort
    head.use_seats({})
    head.take_seat("player one")
    assert eye_after(head) == pytest.approx(framed(seats)["pink"].eye_m)


def test_the_same_seats_again_leave_the_head_where_it_is(head):
    head.walk(2)
    head.use_seats({colour: replace(seat) for colour, seat in USUAL_SEATS.items()})
    assert eye_after(head) == pytest.approx(FRAMED["green"].eye_m)


def test_the_city_is_framed_anew_when_the_window_has_another_shape(head):
    wide = eye_after(head)
    head.fit((720, 720))
    narrow = eye_after(head)
    assert math.dist(narrow, (0.0, 0.0, 0.0)) > math.dist(wide, (0.0, 0.0, 0.0))
    head.fit((1280, 720))
    assert eye_after(head) == pytest.approx(wide)


def test_zooming_comes_closer_and_home_goes_back(head):
    far = eye_after(head)
    head.zoom(4, (100.0, 50.0))
    near = eye_after(head)
    assert math.dist(near, (0.1, 0.05, 0.0)) < math.dist(far, (0.1, 0.05, 0.0))
    head.zoom(-30)
    assert eye_after(head)[2] > far[2]
    head.focus((100.0, 50.0, 20.0))
    eye_after(head)
    camera = head.camera()
    way = [b - a for a, b in zip(camera.eye_m, camera.target_m, strict=True)]
    there = [b - a for a, b in zip(camera.eye_m, (0.1, 0.05, 0.02), strict=True)]
    cross = math.dist([w / math.hypot(*way) for w in way], [t / math.hypot(*there) for t in there])
    assert cross == pytest.approx(0.0, abs=1e-6)
    head.home()
    assert eye_after(head) == pytest.approx(far)


def test_a_head_looks_again_as_before_even_if_it_could_not_go_farther(head):
    head.focus((100.0, 50.0, 20.0))
    before, view = eye_after(head), head.view
    head.zoom(-30)
    assert math.dist(eye_after(head), before) > 0.1
    head.look_again(view)
    assert eye_after(head) == pytest.approx(before)


def test_stepping_aside_moves_the_city_to_the_right(head):
    before = head.camera()
    head.step_aside()
    eye_after(head)
    after = head.camera()
    ahead = [b - a for a, b in zip(before.eye_m, before.target_m, strict=True)]
    moved = [b - a for a, b in zip(before.eye_m, after.eye_m, strict=True)]
    assert ahead[0] * moved[1] - ahead[1] * moved[0] > 0.05  # to the left of where it looks


def test_dragging_turns_around_the_city_and_keeps_it_in_the_middle(head):
    before = eye_after(head)
    head.look((100.0, 0.0))
    after = eye_after(head)
    target = FRAMED["red"].target_m
    assert math.dist(after, target) == pytest.approx(math.dist(before, target))
    assert after[2] == pytest.approx(before[2])
    assert math.dist(before, after) > 0.1
    head.look((0.0, 4000.0))
    assert eye_after(head)[2] == pytest.approx(math.dist(before, target), rel=0.01)  # from straight above
