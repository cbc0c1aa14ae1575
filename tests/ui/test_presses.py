"""One finger: a tap chooses, a long press asks what something is, a drag turns the view."""

from dataclasses import replace

import pytest
from tests.ui.toy_window import EAT, MOVE, window_with

from meeple_city.ui.presses import LONG_S

MEEPLE = (20.0, 20.0)


def test_a_tap_chooses_when_the_finger_comes_up():
    window, answers = window_with(EAT)
    window.input_router.key_down("mouse1", MEEPLE)
    window.tick(LONG_S / 2)
    assert answers.given == []
    window.input_router.key_up("mouse1", MEEPLE)
    assert answers.given == ["meeple:1"]


def test_a_long_press_explains_and_chooses_nothing():
    window, answers = window_with(EAT)
    window.input_router.key_down("mouse1", MEEPLE)
    window.tick(LONG_S)
    assert window.captions.hint.title == "A journalist"
    assert "meeple:1" in window.screen.related
    window.input_router.key_up("mouse1", MEEPLE)
    assert answers.given == []


def test_a_drag_turns_the_view_and_chooses_nothing():
    window, answers = window_with(EAT)
    window.input_router.key_down("mouse1", MEEPLE)
    window.input_router.pointer((23.0, 20.0))
    assert window.head.looks == []
    window.input_router.pointer((60.0, 25.0))
    window.tick(LONG_S)
    window.input_router.key_up("mouse1", (60.0, 25.0))
    assert window.head.looks == [(37.0, 5.0)]
    assert answers.given == [] and window.captions.hint is None


def test_a_finger_that_has_left_the_window_or_another_mode_counts_for_nothing():
    window, answers = window_with(EAT)
    window.input_router.key_down("mouse1", MEEPLE)
    window.input_router.focus(False)
    window.input_router.key_up("mouse1", MEEPLE)
    assert answers.given == []


@pytest.mark.parametrize(("at", "title"), [((8.0, 0.0), None), (MEEPLE, "A journalist")])
def test_while_aiming_a_long_press_explains_only_what_is_not_in_the_hand(at, title):
    window, _ = window_with(MOVE)
    window.input_router.key_down("mouse1", at)
    window.tick(LONG_S)
    assert (window.captions.hint and window.captions.hint.title) == title


def test_a_tap_is_one_press_also_where_presses_toggle():
    window, answers = window_with(EAT)
    window.settings = replace(window.settings, toggle=True)
    window.input_router.key_down("mouse1", MEEPLE)
    window.input_router.key_up("mouse1", MEEPLE)
    assert answers.given == ["meeple:1"]
