import math

import pytest

from meeple_city.show.motion import KeyFrame, Motion, beginning, blended
from meeple_city.show.playback import Playback

UPRIGHT = (1.0, 0.0, 0.0, 0.0)
ON_ITS_SIDE = (math.sqrt(0.5), math.sqrt(0.5), 0.0, 0.0)


def at(x, turn=UPRIGHT):
    return (x, 0.0, 0.0), turn


MOTION = Motion(
    keys=(
        KeyFrame(0.0, {"a": at(0.0)}),
        KeyFrame(0.5, {"a": at(1.0), "b": at(5.0)}),
        KeyFrame(1.0, {"a": at(3.0), "b": at(6.0)}),
    ),
    final={"a": at(3.0), "b": at(6.0), "c": at(9.0)},
    length_s=1.0,
)


def seen(seconds):
    playback = Playback(MOTION)
    playback.tick(seconds)
    return playback.poses()


def test_between_key_frames_pieces_are_in_between():
    assert seen(0.25)["a"] == at(0.5)
    assert seen(0.75)["a"] == at(2.0)


def test_a_piece_that_begins_to_move_is_where_it_is_first_seen():
    assert seen(0.25)["b"] == at(5.0)


def test_at_the_end_everything_is_where_the_table_has_it():
    playback = Playback(MOTION)
    playback.tick(2.0)
    assert playback.over
    assert playback.poses() == MOTION.final


def test_skipping_ends_it_and_speed_shortens_it():
    skipped, fast = Playback(MOTION), Playback(MOTION, speed=4.0)
    skipped.skip()
    fast.tick(0.25)
    assert skipped.over
    assert fast.over


def test_nothing_to_show_is_over_at_once():
    assert Playback(Motion((), {}, 0.0)).over


def test_turns_go_the_short_way_and_stay_turns():
    _, half = blended(at(0.0), at(0.0, ON_ITS_SIDE), 0.5)
    assert math.isclose(sum(part * part for part in half), 1.0)
    assert half[1] == pytest.approx(math.sin(math.radians(22.5)))
    negative = tuple(-part for part in ON_ITS_SIDE)
    assert blended(at(0.0), at(0.0, negative), 0.5)[1] == pytest.approx(half)


@pytest.mark.parametrize(("touched", "start"), [(None, 2.0), (1.0, 0.7), (0.1, 0.0)])
def test_a_carried_piece_is_shown_from_its_release_or_from_what_it_hit_before(touched, start):
    motion = Motion(MOTION.keys, {}, 3.0, released_s=2.0, first_touch_s=touched)
    assert beginning(motion) == pytest.approx(start)
