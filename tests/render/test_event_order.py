"""Pointer moves and key events of a frame, merged into one order."""

from meeple_city.display.input_events import KeyPressed, KeyReleased, PointerMoved, Resized
from meeple_city.render.event_order import merge_events, stamped

HERE, THERE, BEYOND = (1.0, 1.0), (2.0, 2.0), (3.0, 3.0)
DOWN, UP = KeyPressed("mouse1"), KeyReleased("mouse1")


def test_a_press_before_a_move_comes_before_it():
    assert merge_events(HERE, [HERE, THERE], [DOWN]) == [DOWN, PointerMoved(*THERE)]


def test_a_press_after_a_move_comes_after_it():
    assert merge_events(HERE, [THERE, THERE], [DOWN]) == [PointerMoved(*THERE), DOWN]


def test_all_places_of_a_stroke_are_kept():
    assert merge_events(HERE, [THERE, BEYOND], []) == [PointerMoved(*THERE), PointerMoved(*BEYOND)]


def test_events_get_times_in_their_order_and_the_last_is_now():
    moved, up = stamped([PointerMoved(*THERE), UP], 1.0, 2.0)
    assert (moved.at_s, up.at_s) == (1.5, 2.0)
    assert stamped([Resized((8, 8))], 1.0, 2.0) == [Resized((8, 8))]
    assert stamped([], 1.0, 2.0) == []


def test_a_drag_within_a_frame_keeps_both_its_ends():
    places = [THERE, THERE, BEYOND, BEYOND, HERE]
    assert merge_events(HERE, places, [DOWN, UP]) == [
        PointerMoved(*THERE), DOWN, PointerMoved(*BEYOND), UP, PointerMoved(*HERE)
    ]  # fmt: skip


def test_a_key_reports_its_place_twice_when_pressed():
    a, released = KeyPressed("a"), KeyReleased("a")
    places = [HERE, HERE, THERE, THERE]
    assert merge_events(HERE, places, [a, released]) == [a, PointerMoved(*THERE), released]


def test_a_shift_key_has_two_names_but_one_place():
    keys = [KeyPressed("shift"), KeyPressed("lshift"), DOWN]
    assert merge_events(HERE, [HERE, HERE, THERE, THERE], keys) == [*keys[:2], PointerMoved(*THERE), DOWN]


def test_events_that_do_not_fit_the_places_come_after_all_moves():
    assert merge_events(HERE, [THERE, BEYOND], [DOWN, UP]) == [PointerMoved(*THERE), PointerMoved(*BEYOND), DOWN, UP]


def test_no_event_is_lost_when_a_second_name_comes_first():
    keys = [KeyReleased("lshift"), DOWN]
    assert merge_events(HERE, [HERE, THERE], keys) == [PointerMoved(*THERE), *keys]


def test_nothing_comes_of_nothing():
    assert merge_events(HERE, [], []) == []
