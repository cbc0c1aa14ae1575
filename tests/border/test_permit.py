"""Permits: which shots are allowed, and why others are refused."""

from dataclasses import replace

import pytest
from tests.kit.rampage import city

from meeple_city.border import Breathe, Drop, Flick, Look, Permit, Place, Toss, message
from meeple_city.border.permit import PAUSE_S
from meeple_city.input.lungs import SILENCE_S

BANK = "Bank sidewalk"
OVER = city().middle(BANK)
DROP = Permit("drop", "body:red", over=BANK, most_height_mm=300.0, most_release_m_s=0.25)
BREATH = Permit("breathe", from_="body:red", most_breath_s=0.8)
PLACE = Permit("place", "paws:red", within=("Park", "Docks"))
UPRIGHT, LYING = (1.0, 0.0, 0.0, 0.0), (0.5**0.5, 0.0, 0.5**0.5, 0.0)


def carried(z: float, quaternion=UPRIGHT, at=OVER) -> Drop:
    far = (0, (0.0, 0.0, 100.0), UPRIGHT)
    arrived, still = ((tick, (*at, z), quaternion) for tick in (480, 510))
    return Drop("body:red", (0.0, 0.0), 0.0, carry=(far, arrived, still))


def test_another_kind_of_request_is_refused():
    assert Permit("flick", "paws:red").refusal(Look(), city()) == message(
        "refusal.wrong_kind", due="flick", given="look"
    )


def test_only_the_permitted_piece_may_be_flicked():
    permit = Permit("flick", "paws:red")
    assert permit.refusal(Flick("paws:red", 0.0, 9.0), city()) is None
    assert permit.refusal(Flick("body:red", 0.0, 9.0), city()) == message(
        "refusal.wrong_piece", due="paws:red", given="body:red"
    )


def test_a_toss_must_be_of_the_permitted_piece_and_from_the_permitted_body():
    permit = Permit("toss", "vehicle:red", from_="body:red")
    toss = Toss("vehicle:red", "body:red", 0.0, 1.0)
    assert permit.refusal(toss, city()) is None
    assert permit.refusal(replace(toss, piece="paws:red"), city()) == (
        message("refusal.wrong_piece", due="vehicle:red", given="paws:red")
    )
    assert permit.refusal(replace(toss, from_="body:blue"), city()) == message(
        "refusal.wrong_body", due="body:red", given="body:blue"
    )


def test_a_breath_must_come_from_the_permitted_body():
    breath = Breathe("body:red", (0.0, 0.0, 0.0), ((0.0, 1.0), (0.5, 0.0)))
    assert BREATH.refusal(breath, city()) is None
    assert BREATH.refusal(replace(breath, from_="body:blue"), city()) == message(
        "refusal.wrong_body", due="body:red", given="body:blue"
    )


def test_a_drop_may_be_anywhere_over_the_permitted_building():
    (x0, y0), *_ = city().outlines_mm[BANK]
    corner = (x0 + (OVER[0] - x0) * 0.01, y0 + (OVER[1] - y0) * 0.01)
    for spot in (OVER, corner, city().middle("Bank ruin")):
        assert DROP.refusal(Drop("body:red", spot, 300.0), city()) is None
    assert DROP.refusal(Drop("body:red", (0.0, 0.0), 300.0), city()) == message("refusal.not_over", zone=BANK)


def test_a_drop_is_no_higher_than_the_arm_reaches_within_rounding():
    assert DROP.refusal(Drop("body:red", OVER, 300.005), city()) is None
    assert DROP.refusal(Drop("body:red", OVER, 300.5), city()) == message("refusal.too_high", most=300.0, given=300.5)


def test_a_carried_drop_is_judged_by_where_its_path_ends():
    assert DROP.refusal(carried(300.0), city()) is None
    assert DROP.refusal(carried(300.0, at=(0.0, 0.0)), city()) == message("refusal.not_over", zone=BANK)


def test_the_height_of_a_carried_drop_is_that_of_the_lowest_point():
    assert DROP.refusal(carried(350.0), city()) is None
    assert DROP.refusal(carried(351.0), city()) == message("refusal.too_high", most=300.0, given=pytest.approx(301.0))
    assert DROP.refusal(carried(322.0, LYING), city()) is None
    assert DROP.refusal(carried(323.0, LYING), city()) == message(
        "refusal.too_high", most=300.0, given=pytest.approx(301.0)
    )


def test_a_piece_is_set_down_flat_on_the_board_within_one_of_the_zones():
    assert PLACE.refusal(Place("paws:red", (1.0, 2.0), within="Docks"), city()) is None
    assert PLACE.refusal(Place("paws:red", within="Mills"), city()) == message(
        "refusal.not_within", zones=("Park", "Docks")
    )
    assert PLACE.refusal(Place("paws:red"), city()) == message("refusal.not_within", zones=("Park", "Docks"))
    for odd in (
        Place("paws:red", on="floor:1", within="Park"),
        Place("paws:red", within="Park", upside_down=True),
    ):
        assert PLACE.refusal(odd, city()) == message("refusal.not_flat", piece="paws:red")
    assert PLACE.refusal(Place("body:red", within="Park"), city()) == message(
        "refusal.wrong_piece", due="paws:red", given="body:red"
    )


def test_a_hand_lets_go_and_does_not_throw():
    def released(mm_in_50_ms):
        x, y = OVER
        path = (
            (0, (x - 1.0, y, 200.0), UPRIGHT),
            (96, (x, y, 200.0), UPRIGHT),
            (120, (x + mm_in_50_ms, y, 200.0), UPRIGHT),
        )
        return DROP.refusal(Drop("body:red", carry=path), city())

    assert released(0.0) is None
    assert released(12.5) is None  # 0.25 m/s
    assert released(13.0) == message("refusal.thrown", most=0.25)
    assert released(20.5) == message("refusal.thrown", most=0.25)


def test_a_hand_that_was_fast_and_has_stopped_may_let_go():
    x, y = OVER
    path = ((0, (0.0, 0.0, 200.0), UPRIGHT), (10, (x, y, 200.0), UPRIGHT), (34, (x, y, 200.0), UPRIGHT))
    assert DROP.refusal(Drop("body:red", carry=path), city()) is None


def test_a_hand_that_stops_only_at_the_last_moment_throws():
    x, y = OVER
    path = ((0, (0.0, 0.0, 200.0), UPRIGHT), (10, (x, y, 200.0), UPRIGHT), (33, (x, y, 200.0), UPRIGHT))
    assert DROP.refusal(Drop("body:red", carry=path), city()) == message("refusal.thrown", most=0.25)  # 48 ms


def test_the_hand_is_never_higher_than_permitted_on_its_way():
    x, y = OVER
    path = ((0, (x, y, 500.0), UPRIGHT), (480, (x, y, 200.0), UPRIGHT), (510, (x, y, 200.0), UPRIGHT))
    assert DROP.refusal(Drop("body:red", carry=path), city()) == message("refusal.too_high", most=300.0, given=450.0)


def test_a_breath_is_no_longer_than_the_lungs_last():
    def blown(*curve):
        return BREATH.refusal(Breathe("body:red", (0.0, 0.0, 0.0), curve), city())

    assert blown((0.0, 1.0), (0.8, 1.0)) is None
    assert blown((0.0, 0.5), (1.6, 0.5)) is None
    assert blown((0.0, 1.0), (0.87, 1.0)) is None  # a live breath is timed by frames
    assert blown((0.0, 1.0), (0.9, 1.0)) == message("refusal.out_of_breath", most=0.8)
    assert blown((0.0, 1.0), (10.0, 1.0)) == message("refusal.out_of_breath", most=0.8)  # 50 litres


def test_a_breath_is_over_after_a_pause():
    def puffs(pause_s, first=(0.0, 1.0)):
        again = 0.2 + pause_s
        curve = (first, (0.2, 1.0), (0.2001, 0.0), (again, 0.0), (again + 0.0001, 1.0), (again + 0.2, 1.0))
        return BREATH.refusal(Breathe("body:red", (0.0, 0.0, 0.0), curve), city())

    assert PAUSE_S == SILENCE_S
    assert puffs(0.6) is None
    assert puffs(0.7) == message("refusal.paused", most=0.6)
    assert puffs(8.0) == message("refusal.paused", most=0.6)
    late_and_long = ((0.0, 0.0), (5.0, 0.0), (5.1, 1.0), (5.3, 0.0), (9.0, 0.0))
    assert BREATH.refusal(Breathe("body:red", (0.0, 0.0, 0.0), late_and_long), city()) is None
