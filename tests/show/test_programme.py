"""Programmes made of plain facts: no window, no match."""

import math
from dataclasses import replace

import pytest

from meeple_city.display.camera import Camera
from meeple_city.show.programme import (
    AFTER,
    ANNOUNCE,
    NEWS,
    SCORE,
    SHOT,
    TITLE,
    StepFacts,
    best_moments,
    best_steps,
    excerpt,
    fitted,
    highlights,
    whole,
)
from meeple_city.show.shot_plan import ShotPlan, ShowClock, Take, ViewAt

OVERVIEW = Camera((0.36, -0.90, 0.60), (0.0, 0.0, 0.0))


def shot(length_s: float, at: tuple[float, float] = (0.1, 0.1)) -> ShotPlan:
    """A shot at real time, seen from one point."""
    camera = Camera((at[0], at[1] - 0.3, 0.2), (*at, 0.0))
    return ShotPlan(ShowClock((0.0, length_s), (0.5, 0.5 + length_s)), (Take((ViewAt(0.0, camera),)),))


def step(length_s: float = 0.0, worth: float = 0.0, lines: int = 1, at=(0.1, 0.1)) -> StepFacts:
    return StepFacts(shot(length_s, at) if length_s else None, bool(length_s), lines, worth)


MATCH = (
    step(),
    step(lines=0),
    step(2.0, worth=3.0),
    step(1.0, worth=9.0, at=(-0.1, 0.1)),
    step(),
    step(1.5, worth=1.0),
    step(2.5, worth=5.0, at=(0.2, -0.2)),
)


def test_a_shot_is_announced_shown_and_left_and_a_step_without_news_is_not_shown():
    programme = whole(MATCH, OVERVIEW, score_s=6.0)
    kinds = [(part.kind, part.step) for part in programme.parts]
    assert kinds[:5] == [(TITLE, 1), (NEWS, 0), (ANNOUNCE, 2), (SHOT, 2), (AFTER, 2)]
    assert kinds[-1] == (SCORE, 6)
    assert 1 not in [number for kind, number in kinds if kind != TITLE]


def test_parts_follow_each_other_without_gaps_and_every_moment_belongs_to_one():
    programme = whole(MATCH, OVERVIEW, score_s=6.0)
    for a, b in zip(programme.parts, programme.parts[1:], strict=False):
        assert a.end_s == pytest.approx(b.start_s)
    for number in range(round(programme.length_s * 10)):
        part, into_s = programme.at(number / 10)
        assert part.start_s + into_s == pytest.approx(number / 10)
    assert programme.at(-5.0)[0] is programme.parts[0]
    assert programme.at(1e9)[0] is programme.parts[-1]


def test_the_camera_never_jumps_within_consecutive_steps():
    programme = whole(MATCH, OVERVIEW, score_s=6.0)
    before = programme.parts[0].camera(0.0)
    for number in range(1, round(programme.length_s * 100)):
        part, into_s = programme.at(number / 100)
        now = part.camera(into_s)
        assert math.dist(before.eye_m, now.eye_m) < 0.06
        before = now


def test_a_camera_flies_over_the_city_not_through_it():
    far = (step(), step(1.0, at=(-0.3, 0.3)), step(1.0, at=(0.3, -0.3)))
    programme = whole(far, OVERVIEW, score_s=0.0)
    announce = [part for part in programme.parts if part.kind == ANNOUNCE][1]
    assert announce.camera(announce.length_s / 2).eye_m[2] > 0.3


@pytest.mark.parametrize("seconds", [1.0, 5.0, 14.0, 16.0, 20.0, 60.0, 300.0])
def test_highlights_are_exactly_as_long_as_asked(seconds):
    assert highlights(MATCH, seconds, OVERVIEW, score_s=6.0).length_s == pytest.approx(seconds)


def test_the_best_steps_that_fit_are_chosen_in_the_order_of_the_match():
    assert best_steps(MATCH, 9.0) == [3, 6]
    assert best_steps(MATCH, 1000.0) == [2, 3, 5, 6]
    assert best_steps(MATCH, 0.1) == [3]  # the best one, even if it must be cut


def test_a_match_without_highlights_still_gives_as_much_as_asked():
    dull = (step(), step(), step())
    assert highlights(dull, 10.0, OVERVIEW, score_s=0.0).length_s == pytest.approx(10.0)


def test_an_excerpt_shows_only_its_steps():
    programme = excerpt(MATCH, [3, 4], OVERVIEW, score_s=0.0)
    assert {part.step for part in programme.parts if part.kind != TITLE} == {3, 4}
    assert programme.start_of(4) == next(part.start_s for part in programme.parts if part.step == 4)


def test_news_are_told_for_a_while_and_not_before_they_come():
    programme = whole(MATCH, OVERVIEW, score_s=6.0)
    after = next(part for part in programme.parts if part.kind == AFTER)
    assert 2 not in dict(programme.told_since(after.start_s - 0.01, 5.0))
    assert dict(programme.told_since(after.start_s + 1.0, 5.0))[2] == pytest.approx(1.0)
    assert 2 not in dict(programme.told_since(after.start_s + 6.0, 5.0))


def test_fitting_leaves_shots_alone_while_it_can():
    parts = whole(MATCH, OVERVIEW, score_s=6.0).parts
    longer = fitted(parts, sum(part.length_s for part in parts) + 5.0)
    for a, b in zip(parts, longer, strict=True):
        assert b.length_s == pytest.approx(a.length_s) if a.kind in (SHOT, ANNOUNCE) else b.length_s > a.length_s


def test_a_step_whose_motion_is_lost_is_told_instead_of_shown():
    lost = (step(), replace(step(2.0), shot=None))
    assert [part.kind for part in whole(lost, OVERVIEW, score_s=0.0).parts] == [TITLE, NEWS, NEWS]


def test_a_cut_forgets_the_news_of_what_was_before_it():
    programme = excerpt(MATCH, [2, 6], OVERVIEW, score_s=0.0)
    cut = next(part for part in programme.parts if part.cut)
    assert cut.step == 6
    assert dict(programme.told_since(cut.start_s - 0.01, 5.0)).keys() == {2}
    assert programme.told_since(cut.start_s, 5.0) == []


def test_the_title_gives_nothing_away_that_is_told_later():
    tidied = (step(), step(lines=0), step(lines=0), step(2.0), step())
    assert whole(tidied, OVERVIEW, score_s=0.0).parts[0].step == 2
    told = (step(), step(), step(2.0))
    assert whole(told, OVERVIEW, score_s=0.0).parts[0].step == 0


def test_steps_of_a_card_game_close_together_are_one_moment_and_every_shot_is_one():
    told = [step(worth=1.0 if number in (2, 3, 9, 25) else 0.0) for number in range(30)]
    assert best_moments(told, 100.0) == [2, 25]
    assert best_moments([step(1.0, worth=1.0)] * 2, 100.0) == [0, 1]
