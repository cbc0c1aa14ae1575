"""The commentator's booth: what is said, in which words, and when."""

from itertools import pairwise

import pytest

from meeple_city.border import message
from meeple_city.show.booth import EVERY_S, IDLE_S, LATER_S, Booth
from meeple_city.show.programme import AFTER, ANNOUNCE, NEWS, SCORE, SHOT, Part
from meeple_city.show.remarks import MatchStanding, StepTold, remark, warning


class Scripted:
    """A reporter who says what a test wants."""

    def __init__(self, *remarks):
        self.remarks = list(remarks)

    def open(self):
        return self.remarks

    hear = close = lambda self, _: self.remarks
    idle = open


class Voice:
    """Knows so many variants of everything, each of which takes two seconds."""

    def __init__(self, variants=3):
        self.count = variants

    def variants(self, _):
        return tuple("abcdefgh"[: self.count])

    def text(self, said):
        return f"{said.message} {said.variant}"

    def length_s(self, _):
        return 2.0


STEP = StepTold((), MatchStanding({}))


def booth(*remarks, variants=3, seed=1):
    return Booth(Scripted(*remarks), Voice(variants), "toy", str(seed))


def news(start_s, length_s=1.5):
    return [Part(NEWS, 1, length_s, start_s=start_s)]


def test_what_is_about_to_fall_is_said_before_the_shot_and_the_rest_after_it():
    parts = [
        Part(ANNOUNCE, 1, 1.1, start_s=10.0),
        Part(SHOT, 1, 4.0, start_s=11.1),
        Part(AFTER, 1, 1.4, start_s=15.1),
    ]
    ahead, after = booth(warning("fall", 7.0), remark("fell", 7.0)).comment(STEP, parts)
    assert (ahead.said.message, ahead.start_s) == (message("commentary.toy.fall"), 10.0)
    assert (after.said.message, after.start_s) == (message("commentary.toy.fell"), 15.1)


def test_the_weightiest_remark_is_said():
    (line,) = booth(remark("small", 3.0), remark("big", 6.0), remark("middling", 5.0)).comment(STEP, news(5.0))
    assert line.said.message.key == "commentary.toy.big"


def test_small_things_are_said_only_after_a_silence():
    said = booth(remark("small", 1.0), variants=8)
    starts = [line.start_s for at_s in range(100) for line in said.comment(STEP, news(float(at_s), 0.5))]
    assert starts[0] == 0.0
    assert all(later - earlier >= 9.0 for earlier, later in pairwise(starts))
    assert len(starts) > 5


def test_big_things_come_no_faster_than_the_rhythm():
    said = booth(remark("big", 9.0), variants=8)
    lines = [line for at_s in range(40) for line in said.comment(STEP, news(float(at_s), 0.5))]
    assert len(lines) == 8
    assert all(later.start_s - earlier.start_s >= EVERY_S for earlier, later in pairwise(lines))
    assert all(later.start_s > earlier.end_s for earlier, later in pairwise(lines))


def test_what_would_come_too_late_is_not_said():
    said = booth(remark("big", 9.0))
    (first,) = said.comment(STEP, news(0.0))
    assert not said.comment(STEP, news(first.start_s + EVERY_S - LATER_S - 0.1))
    assert said.comment(STEP, news(first.start_s + EVERY_S - LATER_S + 0.1))


def test_no_words_are_used_twice_and_then_there_is_silence():
    said = booth(remark("small", 5.0), variants=4)
    lines = [line for at_s in range(0, 400, 20) for line in said.comment(STEP, news(float(at_s)))]
    assert sorted(line.said.variant for line in lines) == list("abcd")


def test_what_matters_most_is_said_again_long_after_about_something_else():
    class Counting(Scripted):
        def hear(self, _):
            self.heard = getattr(self, "heard", 0) + 1
            return [remark("tooth", 8.0, seat=f"seat {self.heard}"), remark(f"other {self.heard}", 5.0)]

    said = Booth(Counting(), Voice(1), "toy", "")
    lines = [line for at_s in range(0, 800, 20) for line in said.comment(STEP, news(float(at_s)))]
    teeth = [number for number, line in enumerate(lines) if line.said.message.key == "commentary.toy.tooth"]
    assert len(teeth) > 1
    assert all(later - earlier > 15 for earlier, later in pairwise(teeth))


def test_a_situation_the_catalogue_does_not_have_leaves_room_for_the_next():
    class Few(Voice):
        def variants(self, key):
            return ("",) if key.endswith("known") else ()

    said = Booth(Scripted(remark("missing", 9.0), remark("known", 5.0)), Few(), "toy", "")
    assert [line.said.message.key for line in said.comment(STEP, news(0.0))] == ["commentary.toy.known"]


def test_nothing_is_said_about_steps_that_are_not_shown_or_without_anything_to_say():
    assert booth(remark("big", 9.0)).comment(STEP, []) == ()
    assert booth().comment(STEP, news(0.0)) == ()


def test_while_nothing_happens_a_long_silence_comes_first():
    said = booth(remark("idle", 1.0))
    (line,) = said.fill(0.0, 2.0)
    assert said.fill(line.end_s + IDLE_S - 0.1, 90.0) == ()
    assert said.fill(line.end_s + 11.0, 90.0)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_same_match_is_told_in_the_same_words(seed):
    def told(number):
        said = booth(remark("big", 9.0), variants=8, seed=number)
        return [line for at_s in range(0, 60, 7) for line in said.comment(STEP, news(float(at_s)))]

    assert told(seed) == told(seed)
    assert [line.said for line in told(seed)] != [line.said for line in told(seed + 10)]


def test_who_has_won_is_said_when_it_is_seen_and_not_while_points_are_counted():
    class Ending(Scripted):
        def close(self, result):
            return [remark("win", 9.0)]

    said = Booth(Ending(), Voice(2), "toy", "")
    lines = said.close(None, [Part(SCORE, 1, 20.0, start_s=100.0)], 12.0)
    assert [line.said.message.key.rpartition(".")[2] for line in lines] == ["counting", "win"]
    assert lines[0].start_s < 105.0
    assert lines[1].start_s == 112.0
