"""The head as modes move it: seats, leaning, looking, and the chin on a Body."""

from dataclasses import replace

import pytest

from meeple_city.ui.seated_head import SeatedHead
from meeple_city.ui.seats import USUAL_SEATS, find_seats

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
    assert eye_after(head) == pytest.approx(USUAL_SEATS["blue"].eye_m)
    head.walk(-1)
    assert eye_after(head) == pytest.approx(first)


def test_a_head_that_stands_is_higher_and_sits_down_to_take_a_seat(head):
    low = head.camera().eye_m[2]
    head.rise(True)
    assert not head.seated
    assert eye_after(head)[2] > low
    head.take_seat("green")
    assert head.seated
    assert eye_after(head) == pytest.approx(USUAL_SEATS["green"].eye_m)


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
    assert head.camera().eye_m == pytest.approx(USUAL_SEATS["green"].eye_m, abs=1e-3)


def test_another_table_has_other_seats_and_a_card_table_has_none(head):
    seats = find_seats({"pink": (0.0, -0.2)})
    head.use_seats(seats)
    head.take_seat("pink")
    assert eye_after(head) == pytest.approx(seats["pink"].eye_m)
    assert head.comfort
    head.use_seats({})
    head.take_seat("player one")
    assert eye_after(head) == pytest.approx(seats["pink"].eye_m)


def test_the_same_seats_again_leave_the_head_where_it_is(head):
    head.walk(2)
    head.use_seats({colour: replace(seat) for colour, seat in USUAL_SEATS.items()})
    assert eye_after(head) == pytest.approx(USUAL_SEATS["green"].eye_m)
