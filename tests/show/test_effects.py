import pytest

from meeple_city.show.effects import DUST_S, MOST_SHAKE_M, effects_at, shake_at
from meeple_city.show.motion import Hit, Motion


def motion(*hits, released_s=0.0):
    return Motion((), {}, 2.0, released_s, hits=hits)


def hit(a, b, impulse, at_s=1.0):
    return Hit(at_s, a, b, impulse, (0.1, 0.2, 0.03))


LANDING = motion(hit("body:red", "board:1", 0.05))
KNOCK = motion(hit("body:red", "meeple:3", 0.01))


def test_dust_rises_where_something_heavy_lands_and_settles_again():
    assert effects_at(LANDING, 0.99).puffs == ()
    thick, thin = (effects_at(LANDING, at_s).puffs for at_s in (1.05, 1.0 + 0.9 * DUST_S))
    assert thick[0].strength > thin[0].strength > 0
    assert thin[0].size_m > thick[0].size_m
    assert effects_at(LANDING, 1.0 + DUST_S).puffs == ()


def test_a_soft_touch_and_two_pieces_in_the_air_raise_no_dust():
    assert effects_at(motion(hit("meeple:1", "board:1", 0.0005)), 1.1).puffs == ()
    assert effects_at(KNOCK, 1.1).puffs == ()


def test_dust_stays_thin_however_much_lands():
    everything = motion(*(hit(f"floor:{n}", "board:1", 0.05) for n in range(100)))
    assert len(effects_at(everything, 1.1).puffs) <= 24


def test_a_meeple_gives_way_just_before_it_flies_and_springs_back():
    before, at_once, after = (effects_at(KNOCK, at_s).heights.get("meeple:3", 1.0) for at_s in (0.99, 1.001, 1.06))
    assert at_once < before < 1.0 < after
    assert effects_at(KNOCK, 1.3).heights == {}
    assert effects_at(KNOCK, 0.9).heights == {}


def test_only_hard_impacts_shake_the_picture_a_little_and_not_for_long():
    assert max(map(abs, shake_at(LANDING, 1.02))) > 0
    assert max(max(map(abs, shake_at(LANDING, 1 + n / 100))) for n in range(40)) <= MOST_SHAKE_M
    assert shake_at(LANDING, 1.5) == shake_at(KNOCK, 1.02) == (0.0, 0.0, 0.0)


def test_what_a_hand_knocks_against_shakes_nothing():
    assert shake_at(motion(hit("body:red", "board:1", 0.05), released_s=1.5), 1.02) == pytest.approx((0.0, 0.0, 0.0))
