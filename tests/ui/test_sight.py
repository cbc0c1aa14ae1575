"""What is wanted stays visible: blockers fade, and the head offers to turn."""

from dataclasses import replace

import pytest
from tests.ui.fakes import FROM_SEAT
from tests.ui.toy_window import ACTION, EAT, VIEW, window_with

from meeple_city.ui.modes.look_around import LookAroundMode
from meeple_city.ui.seated_head import SeatedHead
from meeple_city.ui.seats import USUAL_SEATS
from meeple_city.ui.sight import TURN, before

MEEPLE = VIEW.table.where_mm["meeple:1"]
EYE_MM = tuple(part * 1000 for part in FROM_SEAT.eye_m)
HALF_WAY = tuple((a + b) / 2 for a, b in zip(EYE_MM[:2], MEEPLE[:2], strict=True))


def ids(window):
    return [button.id for button in window.captions.shown]


def hidden():
    """A window in which a floor stands before the meeple that can be eaten."""
    window, answers = window_with(EAT)
    window.screen.obstacles["floor:1"] = (HALF_WAY, 20.0)
    window.sight.want(["meeple:1"])
    window.tick(0.0)
    return window, answers


def test_nothing_fades_and_no_turn_is_offered_while_everything_is_seen():
    window, _ = window_with(EAT)
    window.tick(0.0)
    assert window.screen.faded == ()
    assert TURN not in ids(window)


def test_what_stands_before_something_wanted_fades_until_the_question_is_over():
    window, _ = hidden()
    assert window.screen.faded == ("floor:1",)
    window.show(LookAroundMode(window))
    assert window.screen.faded == () and window.screen.clean


def test_things_are_looked_for_again_only_when_the_head_has_moved():
    window, _ = hidden()
    window.screen.obstacles.clear()
    window.tick(0.0)
    assert window.screen.faded == ("floor:1",)
    window.directed.camera = lambda: replace(FROM_SEAT, eye_m=(0.0, -0.7, 0.5))
    window.tick(0.0)
    assert window.screen.faded == ()


def test_something_wanted_does_not_hide_something_else_that_is_wanted():
    window, _ = hidden()
    where = {"meeple:1": MEEPLE, "floor:1": (*HALF_WAY, 10.0)}
    assert before(window.screen, FROM_SEAT.eye_m, where) == {"meeple:1": [], "floor:1": []}


def test_a_turn_is_offered_when_all_of_it_is_hidden_or_outside_the_picture():
    window, _ = hidden()
    assert ids(window)[-1] == TURN
    assert window.captions.shown[-1].text == "Turn to see it"
    window, _ = window_with(EAT)
    window.screen.size = (5, 5)
    window.tick(0.0)
    assert ids(window)[-1] == TURN


def test_the_offer_goes_when_something_is_seen_again():
    window, _ = hidden()
    window.screen.obstacles.clear()
    window.directed.camera = lambda: replace(FROM_SEAT, eye_m=(0.0, -0.7, 0.5))
    window.tick(0.0)
    assert TURN not in ids(window)


def test_the_offer_survives_other_buttons_and_is_taken_by_click_key_or_lit_button():
    for take in ("click", "key", "lit"):
        window, answers = hidden()
        window.head.seats = dict(USUAL_SEATS)
        window.mode.buttons(*window.captions.shown[:-1])
        assert ids(window).count(TURN) == 1
        if take == "click":
            window.input_router.key_down("mouse1", (TURN, 0))
        elif take == "key":
            window.input_router.key_down("z", None)
        else:
            window.mode.previous_button()
            window.mode.push_lit()
        assert window.head.seat in USUAL_SEATS
        assert answers.given == []


def test_the_head_goes_to_the_first_seat_that_sees_it_and_stands_up_only_if_it_must():
    window, _ = hidden()
    seats = {"red": USUAL_SEATS["red"], "green": USUAL_SEATS["green"]}
    window.head.seats = seats
    eye = [part * 1000 for part in seats["red"].eye_m]
    window.screen.obstacles = {"floor:1": ([(a + b) / 2 for a, b in zip(eye[:2], MEEPLE[:2], strict=True)], 60.0)}
    window.sight.turn()
    assert (window.head.seat, window.head.seated) == ("green", True)


def test_what_no_seat_sees_is_looked_at_closely():
    window, _ = hidden()
    window.head.seats = dict(USUAL_SEATS)
    window.screen.obstacles = {"floor:1": (MEEPLE[:2], 40.0)}
    window.sight.turn()
    assert window.head.focused == MEEPLE


def test_without_anything_wanted_turning_does_nothing():
    window, _ = window_with(replace(ACTION, options=("stop",)))
    window.input_router.key_down("z", None)
    assert window.head.seat == "" or window.head.focused is None


@pytest.mark.parametrize("steps", [0, 1, 3])
def test_seats_are_listed_from_the_present_one(steps):
    head = SeatedHead(USUAL_SEATS)
    head.walk(steps)
    order, listed = list(USUAL_SEATS), [seat.colour for seat in head.seats_from_here]
    assert listed[0] == order[steps % len(order)]
    assert set(listed) == set(order)
    assert listed[-1] == order[(steps + len(order) // 2) % len(order)]
