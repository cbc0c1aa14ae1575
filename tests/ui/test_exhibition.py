"""Bots who play behind the menus: calmly, silently, and only while nobody else plays."""

from contextlib import contextmanager
from dataclasses import replace

from tests.ui.fakes import FakeMatches, make_window
from tests.ui.test_match_presenter import LAYOUT, OFFERS, click, sticks
from tests.ui.toy_window import QUIET, VIEW

from meeple_city.match.match_thread import StepDone, TableReady
from meeple_city.show.motion import KeyFrame, Motion
from meeple_city.ui.exhibition import BEFORE_S, BETWEEN_S
from meeple_city.ui.modes.rules import RulesMode
from meeple_city.ui.seats import USUAL_SEATS

UPRIGHT = (1.0, 0.0, 0.0, 0.0)
AWAY, NEAR = {"paws:red": ((0.3, 0.0, 0.0), UPRIGHT)}, {"paws:red": ((0.0, 0.0, 0.0), UPRIGHT)}
MOTION = Motion((KeyFrame(0.0, NEAR), KeyFrame(1.0, AWAY)), AWAY, 1.0)


class Shots:
    """A match of one shot after another."""

    over, recorded = False, 0

    def __init__(self, thread):
        self.thread, self.made = thread, 0

    def step(self):
        self.made += 1
        self.thread.tell(StepDone((), (), VIEW, MOTION))

    def result(self):
        return None


def exhibited(settings=QUIET):
    shots = []

    @contextmanager
    def seat(thread):
        thread.show_table(TableReady(LAYOUT, {}, USUAL_SEATS))
        shots.append(Shots(thread))
        yield shots[-1]

    matches = FakeMatches(sticks, OFFERS, behind=TableReady(LAYOUT, {}, USUAL_SEATS))
    matches.exhibition = lambda: seat
    window = make_window(settings, matches)
    window.open()
    return window, shots


def tick_until(window, condition):
    """Let time pass until something is so, a tenth of a second at a time."""
    for _ in range(100_000):
        if condition():
            return
        window.tick(0.1)
    raise AssertionError("it never happened")


def test_bots_begin_after_a_while_and_make_one_shot_after_another():
    window, shots = exhibited()
    for _ in range(int(BEFORE_S / 0.1) - 1):
        window.tick(0.1)
    assert not window.exhibition.playing
    tick_until(window, lambda: shots and shots[0].made == 1 and window.screen.poses == AWAY)
    assert window.captions.said == "" and window.captions.strips == () and window.captions.toasts == ()
    tick_until(window, lambda: shots[0].made == 2)
    window.close()


def test_there_is_a_pause_between_shots():
    window, shots = exhibited()
    tick_until(window, lambda: shots and window.screen.poses == AWAY)
    window.screen.poses = {}
    for _ in range(int(BETWEEN_S / 0.1) - 1):
        window.tick(0.1)
    assert window.screen.poses == {}
    window.close()


def test_with_reduced_motion_the_city_stands_still():
    window, shots = exhibited(replace(QUIET, comfort=True))
    for _ in range(100):
        window.tick(0.1)
    assert shots == []
    window.close()


def test_a_match_of_ones_own_ends_it():
    window, shots = exhibited()
    tick_until(window, lambda: bool(shots))
    click(window, "new", "start")
    assert not window.exhibition.playing
    window.close()
    assert window.leaving == []


def test_nobody_plays_behind_a_page_that_is_read_during_a_replay():
    window, shots = exhibited()
    window.matches.recorded = Reading()
    window.watch_replay("a.journal")
    window.layout = LAYOUT  # as soon as it has been read
    window.push(RulesMode(window))
    for _ in range(int(BEFORE_S / 0.1) + 5):
        window.tick(0.1)
    assert not window.exhibition.playing
    assert shots == []
    window.close()


class Reading:
    """A recorded match that is never read to its end."""

    def take(self):
        return None
