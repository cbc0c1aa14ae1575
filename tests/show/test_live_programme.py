"""Programmes that grow: plain facts, no window, no match."""

import math
from itertools import pairwise

import pytest
from tests.show.test_programme import OVERVIEW, shot, step

from meeple_city.display.camera import Camera
from meeple_city.show.evening import Evening
from meeple_city.show.live_programme import DESERVING, LONGEST_CLOSE_S, CloseViews, LiveProgramme
from meeple_city.show.programme import (
    AFTER,
    AGAIN,
    ANNOUNCE,
    BETWEEN,
    ESTABLISH,
    NEWS,
    REACTION,
    SCORE,
    SHOT,
    THINK,
    TITLE,
)

FLIGHT = (OVERVIEW, OVERVIEW)
STILL_M = 0.004  # what the eye of a camera must have moved by within a second not to seem still


def kinds(parts):
    return [part.kind for part in parts]


def test_parts_follow_each_other_without_gaps_and_begin_where_the_evening_is():
    live = LiveProgramme(OVERVIEW, 100.0)
    parts = [*live.open(0, [FLIGHT]), *live.step(1, step(2.0)), *live.wait(1), *live.score(1, 5.0), *live.between(1)]
    assert kinds(parts) == [TITLE, ESTABLISH, ANNOUNCE, SHOT, AFTER, THINK, SCORE, BETWEEN]
    assert parts[0].start_s == 100.0
    assert all(a.end_s == pytest.approx(b.start_s) for a, b in pairwise(parts))
    assert live.end_s == parts[-1].end_s
    assert live.programme.at(parts[3].start_s + 0.5) == (parts[3], pytest.approx(0.5))


def test_a_shot_that_deserves_it_is_shown_again_at_once():
    live = LiveProgramme(OVERVIEW, 0.0)
    assert kinds(live.step(1, step(2.0, worth=DESERVING), shot(3.0))) == [ANNOUNCE, SHOT, AFTER, AGAIN]
    assert kinds(live.wait(1)) == [THINK]  # not a third time


def test_only_the_best_shots_are_shown_again_at_once():
    live = LiveProgramme(OVERVIEW, 0.0)
    for number in range(4):
        live.step(number, step(1.0, worth=30.0), shot(1.0))
    assert AGAIN not in kinds(live.step(5, step(2.0, worth=DESERVING), shot(3.0)))


def test_while_somebody_thinks_the_last_shot_is_shown_again_once_and_then_the_camera_drifts():
    live = LiveProgramme(OVERVIEW, 0.0)
    live.step(1, step(2.0, worth=DESERVING - 1), shot(3.0))
    assert [kinds(live.wait(1)) for _ in range(3)] == [[AGAIN], [THINK], [THINK]]


NEAR = Camera((0.1, -0.2, 0.15), (0.1, 0.1, 0.05), 30.0)


def test_whoever_loses_a_tooth_is_seen_after_the_shot_and_then_the_programme_goes_on_where_it_was():
    live, plain = LiveProgramme(OVERVIEW, 0.0), LiveProgramme(OVERVIEW, 0.0)
    parts, usual = live.step(1, step(2.0), close=CloseViews(reaction=NEAR)), plain.step(1, step(2.0))
    assert kinds(parts) == [ANNOUNCE, SHOT, AFTER, REACTION]
    reaction = parts[-1]
    assert reaction.camera(reaction.length_s / 2).eye_m == pytest.approx(NEAR.eye_m, abs=STILL_M)
    assert reaction.first != reaction.last, "a still picture"
    assert live.programme.told_since(reaction.start_s, 5.0) == plain.programme.told_since(reaction.start_s, 5.0)
    assert live.wait(1)[0].first == plain.wait(1)[0].first
    assert usual == parts[:-1]


def test_the_monster_whose_turn_begins_is_seen_while_that_is_told():
    live = LiveProgramme(OVERVIEW, 0.0)
    (news,) = live.step(1, step(), close=CloseViews(news=NEAR))
    assert news.kind == NEWS
    assert news.camera(news.length_s / 2).target_m == pytest.approx(NEAR.target_m)
    assert live.wait(1)[0].first.eye_m != pytest.approx(NEAR.eye_m, abs=0.1)


def test_a_view_from_nearby_goes_on_without_a_jump_from_meal_to_meal_but_not_for_ever():
    live = LiveProgramme(OVERVIEW, 0.0)
    parts = [part for number in range(9) for part in live.step(number, step(), close=CloseViews(news=NEAR))]
    near = [math.dist(part.first.eye_m, NEAR.eye_m) < 0.2 for part in parts]
    assert near[0]
    assert not all(near)
    for this, following in pairwise(parts):
        if near[parts.index(this)] and near[parts.index(following)]:
            assert this.last == following.first
    together = sum(part.length_s for part in parts[: near.index(False)])
    assert together < LONGEST_CLOSE_S + parts[0].length_s


def test_a_step_that_nobody_is_told_of_has_no_reaction():
    assert LiveProgramme(OVERVIEW, 0.0).step(1, step(lines=0), close=CloseViews(NEAR, NEAR)) == ()


def test_a_harmless_shot_is_never_shown_again():
    live = LiveProgramme(OVERVIEW, 0.0)
    assert AGAIN not in kinds([*live.step(1, step(2.0, worth=1.0), shot(3.0)), *live.wait(1)])


def test_the_picture_never_stands_still_while_nothing_happens():
    live = LiveProgramme(OVERVIEW, 0.0)
    parts = [*live.open(0, []), *live.step(1, step(2.0))]
    parts += [part for number in range(20) for part in (*live.wait(1), *live.step(number, step()))]
    for part in parts:
        if part.kind in (TITLE, AFTER, NEWS, THINK):
            moved = math.dist(part.camera(0.0).eye_m, part.camera(part.length_s).eye_m)
            assert moved > STILL_M * part.length_s, part.kind


def test_the_best_moments_are_shots_seen_again_or_news():
    live = LiveProgramme(OVERVIEW, 0.0)
    assert kinds(live.best_moment(3, step(2.0), shot(4.0))) == [AGAIN]
    assert kinds(live.best_moment(4, step(), None)) == [NEWS]


def test_what_was_shown_long_ago_is_forgotten():
    live = LiveProgramme(OVERVIEW, 0.0)
    for number in range(500):
        live.step(number, step())
    assert len(live.programme.parts) < 50


def test_the_table_of_an_evening_counts_shared_victories_in_part():
    evening = Evening.begun({"red": "easy", "green": "normal"}, 3)
    assert evening.leaders == ()
    evening = evening.after(("red", "green"), {"red": 10.0, "green": 10.0}).next().after(("green",), {"green": 5.0})
    assert (evening.match, evening.leaders) == (2, ("green",))
    assert [(row.seat, row.wins, row.points) for row in evening.ranked] == [("green", 1.5, 15.0), ("red", 0.5, 10.0)]
