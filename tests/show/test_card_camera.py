"""Card tables on film: plain cameras, no window, no match."""

import math
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from meeple_city.display.camera import Camera
from meeple_city.show.card_camera import CardCamera, CardScene
from meeple_city.show.card_framing import CLEAR, beside_words, close_view, wide_view
from meeple_city.show.in_picture import in_picture
from meeple_city.show.live_programme import LiveProgramme
from meeple_city.show.programme import NEWS, StepFacts, whole
from meeple_city.show.shot_plan import seen_in

SHAPE = 16 / 9
WIDE = wide_view([(-0.4, -0.3, 0.0), (0.4, 0.4, 0.0)], SHAPE)
LEFT = close_view([(-0.32, 0.2, 0.0), (-0.2, 0.3, 0.0)], SHAPE)
RIGHT = close_view([(0.2, 0.2, 0.0), (0.32, 0.3, 0.0)], SHAPE)
FPS = 30
APART_S, STILL_S = 0.5, 4.0


def scene(*closes: Camera, around=(), length_s=2.0):
    return CardScene(WIDE, closes, around, length_s)


def film(scenes):
    """The cameras of scenes one after the other, frame by frame."""
    camera, at_s, found = CardCamera(WIDE), 0.0, []
    for one in scenes:
        takes = camera.takes(at_s, one.length_s, one)
        found += [seen_in(takes, n / FPS) for n in range(round(one.length_s * FPS))]
        at_s += one.length_s
    return found


def cuts(cameras):
    jumps = [math.dist(a.target_m, b.target_m) + math.dist(a.eye_m, b.eye_m) for a, b in pairwise(cameras)]
    return [(n + 1) / FPS for n, jump in enumerate(jumps) if jump > 0.12]


@pytest.mark.parametrize("wide_m", [0.05, 0.3, 0.6])
def test_what_is_shown_close_is_clear_of_the_words(wide_m):
    points = [(0.1 - wide_m / 2, 0.2, 0.0), (0.1 + wide_m / 2, 0.3, 0.02)]
    seen = in_picture(close_view(points, SHAPE), np.array(points), SHAPE)
    aside, lowest, highest = CLEAR
    assert np.abs(seen[:, 0]).max() <= aside + 0.01
    assert lowest - 0.03 <= seen[:, 1].min() <= seen[:, 1].max() <= highest + 0.03


def test_beside_words_cards_are_in_the_right_half():
    points = np.array([(-0.1, 0.2, 0.0), (0.1, 0.3, 0.0)])
    seen = in_picture(beside_words(close_view(points, SHAPE), SHAPE), points, SHAPE)
    assert -0.3 < seen[:, 0].min() < seen[:, 0].max() < 0.95


def test_cards_are_seen_from_the_side_on_which_they_can_be_read():
    for camera in film([scene(LEFT), scene(), scene(RIGHT), scene(length_s=30.0)]):
        (ex, ey, _), (tx, ty, _) = camera.eye_m, camera.target_m
        assert abs(math.degrees(math.atan2(ex - tx, ty - ey))) < 20


def test_the_camera_goes_close_to_what_happens_and_back_when_nothing_does():
    cameras = film([scene(length_s=5.0), scene(LEFT), scene(length_s=8.0)])
    away = [math.dist(camera.eye_m, camera.target_m) for camera in cameras]
    assert away[round(6.9 * FPS)] < 0.6 * away[round(4.9 * FPS)]
    assert math.dist(cameras[round(6.9 * FPS)].target_m, LEFT.target_m) < 0.02
    assert away[-1] > 0.9 * away[round(4.9 * FPS)]


def test_two_things_in_a_step_are_shown_one_after_the_other():
    cameras = film([scene(length_s=5.0), scene(LEFT, RIGHT, length_s=4.0)])
    assert math.dist(cameras[round(6.9 * FPS)].target_m, LEFT.target_m) < 0.02
    assert math.dist(cameras[-1].target_m, RIGHT.target_m) < 0.02


@pytest.mark.parametrize("length_s", [0.45, 0.7, 1.7, 2.5])
def test_cuts_are_never_within_half_a_second_of_each_other(length_s):
    found = cuts(film([scene(close, length_s=length_s) for close in (LEFT, RIGHT, WIDE) * 12]))
    assert found
    assert min(b - a for a, b in pairwise(found)) >= APART_S


def test_without_a_cut_the_picture_moves_gently():
    cameras = film([scene(close) for close in (LEFT, RIGHT) * 6])
    steps = [math.dist(a.eye_m, b.eye_m) for a, b in pairwise(cameras)]
    glides = [step for n, step in enumerate(steps) if (n + 1) / FPS not in cuts(cameras)]
    assert max(glides) < 0.06  # a metre and a half a second


def test_nothing_stands_still_for_four_seconds():
    around = (LEFT, RIGHT)
    cameras = film([scene(length_s=60.0, around=around), *[scene(length_s=0.45, around=around)] * 60])
    for a, b in zip(cameras, cameras[round(STILL_S * FPS) :], strict=False):
        assert math.dist(a.eye_m, b.eye_m) + math.dist(a.target_m, b.target_m) > 0.01


def test_while_nothing_happens_every_player_is_shown():
    cameras = film([scene(length_s=0.45, around=(LEFT, RIGHT))] * 60)
    assert all(min(math.dist(camera.target_m, one.target_m) for camera in cameras) < 0.02 for one in (LEFT, RIGHT))


def test_a_replay_and_a_show_film_a_step_from_the_same_views():
    steps = [StepFacts(scene=scene(), lines=1), StepFacts(scene=scene(LEFT), lines=1)]
    recorded = [part for part in whole(steps, WIDE, 0.0).parts if part.kind == NEWS]
    live = LiveProgramme(WIDE, 0.0, CardCamera(WIDE))
    shown = [part for number, facts in enumerate(steps) for part in live.step(number, facts)]
    for one, other in zip(recorded, shown, strict=True):
        assert one.length_s == other.length_s
        assert replace(one.camera(9.0), eye_m=WIDE.eye_m).target_m == pytest.approx(
            other.camera(9.0).target_m, abs=0.01
        )
