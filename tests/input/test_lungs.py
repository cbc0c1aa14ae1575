"""The lungs behind a Breathe."""

import pytest

from meeple_city.errors import BadInput
from meeple_city.input.lungs import CAPACITY_L, EMPTY_S, FILL_S, SILENCE_S, Ending, Lungs

DT = 1 / 480


def after(lungs, seconds, strength=0.0):
    """The lungs some seconds later, and the air that left them, in litres."""
    air = 0.0
    for _ in range(round(seconds / DT)):
        lungs = lungs.tick(DT, strength)
        air += lungs.flow * CAPACITY_L / EMPTY_S * DT
    return lungs, air


def full():
    return after(Lungs(), FILL_S)[0]


def test_they_are_empty_when_the_chin_comes_down_and_full_a_second_later():
    assert Lungs().fill == 0
    assert after(Lungs(), 0.5)[0].fill == pytest.approx(CAPACITY_L / 2)
    assert full().fill == pytest.approx(CAPACITY_L)


def test_they_hold_no_more_than_four_litres():
    assert after(Lungs(), 5.0)[0].fill == CAPACITY_L == 4.0


def test_waiting_with_full_lungs_does_not_end_the_action():
    assert not after(Lungs(), 30.0)[0].ended


def test_a_full_blow_empties_them_in_0_8_s_and_ends_the_action():
    almost, _ = after(full(), EMPTY_S - 0.02, 1.0)
    assert not almost.ended
    done, _ = after(almost, 0.04, 1.0)
    assert (done.ended, done.reason, done.fill, done.flow) == (True, Ending.EMPTY, 0.0, 0.0)
    assert done.blown == pytest.approx(CAPACITY_L)


def test_half_the_strength_lasts_twice_as_long():
    assert after(full(), 1.98 * EMPTY_S, 0.5)[0].reason is None
    assert after(full(), 2.02 * EMPTY_S, 0.5)[0].reason is Ending.EMPTY


def test_silence_after_blowing_ends_the_action():
    blown, _ = after(full(), 0.2, 1.0)
    assert not after(blown, SILENCE_S - 0.02)[0].ended
    assert after(blown, SILENCE_S + 0.02)[0].reason is Ending.SILENCE


def test_a_short_pause_neither_ends_the_action_nor_refills():
    blown, _ = after(full(), 0.2, 1.0)
    paused, _ = after(blown, 0.5)
    assert paused.fill == blown.fill
    again, _ = after(paused, 0.1, 1.0)
    assert (again.ended, again.silent_s) == (False, 0.0)
    assert not after(again, 0.5)[0].ended


def test_blowing_with_pauses_gives_no_more_than_the_lungs_hold():
    lungs, total = full(), 0.0
    for _ in range(50):
        lungs, air = after(lungs, 0.05, 0.9)
        lungs, _ = after(lungs, 0.3)
        total += air
    assert total == pytest.approx(CAPACITY_L)


def test_blowing_on_empty_lungs_moves_no_air_and_does_not_fill_them():
    lungs, air = after(Lungs(), 1.0, 1.0)
    assert (lungs.fill, air, lungs.began, lungs.ended) == (0.0, 0.0, False, False)


def test_blowing_early_gives_only_the_air_drawn_in_so_far():
    lungs, air = after(after(Lungs(), 0.25)[0], 1.0, 1.0)
    assert air == pytest.approx(CAPACITY_L / 4)
    assert lungs.reason is Ending.EMPTY


def test_the_last_tick_blows_only_the_air_that_is_left():
    lungs = Lungs(fill=1.0).tick(1.0, 1.0)
    assert lungs.flow == pytest.approx(1.0 / (CAPACITY_L / EMPTY_S))
    assert lungs.blown == 1.0


def test_ticks_of_any_length_blow_the_same():
    coarse = full().tick(0.1, 0.6).tick(0.1, 0.6)
    fine, _ = after(full(), 0.2, 0.6)
    assert coarse.fill == pytest.approx(fine.fill)


def test_nothing_happens_after_the_end():
    ended, _ = after(full(), 2.0, 1.0)
    assert ended.tick(1.0, 1.0) == ended


@pytest.mark.parametrize(
    ("dt", "strength", "says"),
    [
        (-0.1, 0.5, "tick of -0.1 s: must be 0 to 10"),
        (float("nan"), 0.5, "tick of nan s: must be 0 to 10"),
        (0.1, 1.5, "strength 1.5: must be 0 to 1"),
        (0.1, float("nan"), "strength nan: must be 0 to 1"),
    ],
)
def test_impossible_ticks_and_strengths_are_refused(dt, strength, says):
    with pytest.raises(BadInput, match=says):
        Lungs().tick(dt, strength)
