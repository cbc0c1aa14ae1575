"""The fast tier affords more where frames are quick, and gives it up where that was a mistake."""

from __future__ import annotations

from meeple_city.render.pace import FRAMES, QUICK_S, SLOW_S, Pace


def run(pace: Pace, span_s: float, frames: int = FRAMES) -> list[bool]:
    return [pace.add(span_s) for _ in range(frames)]


def test_slow_frames_stay_plain():
    pace = Pace()
    assert not any(run(pace, QUICK_S * 1.2, 5 * FRAMES))
    assert not pace.rich


def test_a_second_of_quick_frames_affords_more_and_says_so_once():
    pace = Pace()
    assert run(pace, QUICK_S * 0.9, 3 * FRAMES).count(True) == 1
    assert pace.rich


def test_a_hiccup_changes_nothing():
    pace = Pace()
    run(pace, QUICK_S * 0.5, FRAMES - 5)
    run(pace, 1.0, 5)
    assert pace.rich
    run(pace, 1.0, FRAMES // 3)
    run(pace, QUICK_S * 0.5, FRAMES)
    assert pace.rich


def test_what_was_too_much_is_given_up_for_good():
    pace = Pace()
    run(pace, QUICK_S * 0.9)
    assert run(pace, SLOW_S * 1.1).count(True) == 1
    assert not pace.rich
    run(pace, QUICK_S * 0.5, 5 * FRAMES)
    assert not pace.rich
