"""The wait from letting go to the first frame with motion."""

from dataclasses import replace

from tests.ui.test_match_presenter import MOTION, Growing, presented
from tests.ui.toy_window import QUIET, VIEW

from meeple_city.border import Flick
from meeple_city.match.match_thread import ShotBegun, StepDone
from meeple_city.ui.release_clock import ReleaseClock


def test_the_wait_ends_with_the_first_frame_that_shows_motion():
    now = [1.0]
    clock = ReleaseClock(lambda: now[0])
    clock.frame_drawn()
    clock.let_go("flick")
    for at_s in (1.1, 1.2):
        now[0] = at_s
        clock.frame_drawn()
    clock.moved()
    now[0] = 1.25
    clock.frame_drawn()
    now[0] = 1.5
    clock.frame_drawn()
    assert clock.waits_s == {"flick": [0.25]}


def test_a_carried_body_stays_in_the_hand_until_its_fall_is_known():
    growing = Growing()
    growing.now = replace(MOTION, keys=MOTION.keys[:1], final={}, length_s=0.5, released_s=2.0, whole=False)
    shot = ShotBegun("red", Flick("paws:red", 0.0, 1.0), growing)
    window = presented(QUIET, StepDone((), (), VIEW, None), shot)
    window.tick(0.0)
    window.releases.let_go("drop")
    before = dict(window.screen.poses)
    window.tick(0.1)
    window.releases.frame_drawn()
    assert window.screen.poses == before
    assert window.releases.waits_s == {}
    growing.now = replace(growing.now, keys=MOTION.keys, length_s=3.0)
    window.tick(0.1)
    window.releases.frame_drawn()
    assert list(window.releases.waits_s) == ["drop"]
