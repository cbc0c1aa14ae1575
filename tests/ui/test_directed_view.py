"""The view goes to a shot and back, and whoever moves the head has it at once."""

from dataclasses import replace

import pytest
from tests.kit.tables import table
from tests.ui.fakes import FROM_SEAT, make_window
from tests.ui.toy_window import QUIET

from meeple_city.audio.loudspeaker import GONE, MISSING
from meeple_city.border import Drop
from meeple_city.display.camera import Camera
from meeple_city.setup.motions import motion_of
from meeple_city.setup.shot_sounds import sounding_pieces
from meeple_city.ui.directed_view import GLIDE_S, DirectedView
from meeple_city.ui.modes.look_around import LookAroundMode
from meeple_city.ui.modes.second_look import SecondLookMode
from meeple_city.ui.modes.watch import OwnShotMode, WatchMode

CLOSE = Camera((0.1, 0.1, 0.2), (0.2, 0.2, 0.0), 40.0)
FRAME_S = 1 / 60


class SeatedHead:
    def camera(self):
        return FROM_SEAT


@pytest.fixture
def view():
    return DirectedView(SeatedHead())


@pytest.fixture(scope="module")
def demolition():
    here = table()
    return motion_of(
        here, here.run(here.initial_snapshot(), Drop("body:red", (-150.0, -150.0), 300.0, (0.0, 90.0, 0.0)))
    )


def window_watching(motion, mode=WatchMode, **settings):
    window = make_window(replace(QUIET, **settings))
    window.sounds.pieces = sounding_pieces(table())
    window.show(LookAroundMode(window))
    window.push(mode(window, motion))
    return window


def test_dust_settles_while_the_result_of_a_shot_is_looked_at(demolition):
    window = window_watching(demolition)
    watching = window.mode
    watching.after_s = 5.0
    watching.show.tick(0.0)
    while not watching.playback.over:
        watching.tick(FRAME_S)
    for _ in range(120):
        watching.tick(FRAME_S)
    assert window.mode is watching
    assert not window.screen.effects.puffs


def test_a_cut_is_at_once_and_a_glide_takes_its_time(view):
    view.glides = False
    view.film(lambda: CLOSE)
    assert view.camera() == CLOSE
    view.glides = True
    view.leave(0.0)
    view.tick(FRAME_S)
    view.tick(GLIDE_S / 2)
    assert view.camera() not in (CLOSE, FROM_SEAT)
    view.tick(GLIDE_S)
    assert view.camera() == FROM_SEAT


def test_the_view_stays_for_a_moment_after_a_shot(view):
    view.glides = False
    view.film(lambda: CLOSE)
    view.leave(0.5)
    view.tick(0.4)
    assert view.camera() == CLOSE
    view.tick(0.2)
    assert view.camera() == FROM_SEAT


def test_moving_the_head_ends_following_until_the_next_shot(view):
    view.glides = False
    view.film(lambda: CLOSE)
    view.take_over()
    assert view.camera() == FROM_SEAT
    view.film(lambda: CLOSE, anew=False)  # the same shot, planned better
    assert view.camera() == FROM_SEAT
    view.film(lambda: CLOSE)
    assert view.camera() == CLOSE


@pytest.mark.parametrize("follow", ["off", "cut", "glide"])
def test_the_window_films_shots_as_people_want(demolition, follow):
    window = window_watching(demolition, follow=follow)
    for _ in range(40):
        window.tick(FRAME_S)
    assert (window.directed.camera() == FROM_SEAT) == (follow == "off")


def test_with_reduced_motion_the_head_is_still_and_a_corner_shows_the_shot(demolition):
    window = window_watching(demolition, comfort=True)
    window.tick(FRAME_S)
    assert window.directed.camera() == FROM_SEAT
    assert window.screen.in_corner is not None


def test_a_key_of_the_head_gives_the_view_back(demolition):
    window = window_watching(demolition)
    window.tick(FRAME_S)
    assert window.directed.filming
    window.input_router.key_down("q", None)
    assert not window.directed.filming


def test_a_collapse_is_heard_in_time_with_the_picture(demolition):
    window = window_watching(demolition)
    mode, shown = window.mode, []
    while not mode.playback.over:
        window.tick(FRAME_S)
        now_s = mode.show.show_s
        shown += [(now_s + in_s, sound) for sound, in_s in window.loudspeaker.played]
        window.loudspeaker.played.clear()
    knocks = [(at_s, sound) for at_s, sound in shown if "-on-" in sound.sound]
    assert len(knocks) == len(demolition.hits)
    hits = sorted(mode.show.plan.clock.show_s(hit.at_s) for hit in demolition.hits)
    assert [at_s for at_s, _ in sorted(knocks, key=lambda row: row[0])] == pytest.approx(hits, abs=0.02)
    assert {"shriek", "murmur"} <= {sound.sound for _, sound in shown}


def test_without_sound_nothing_is_played(demolition):
    window = window_watching(demolition, sound=False)
    for _ in range(60):
        window.tick(FRAME_S)
    assert window.loudspeaker.played == []
    assert window.loudspeaker.volumes.of("impacts") == 0.0


@pytest.mark.parametrize(
    ("problem", "said"),
    [
        (MISSING, "No loudspeaker found"),
        (GONE, "The loudspeaker is gone"),
        ("sounds.toml: broken", "Sounds.toml: broken"),
    ],
)
def test_a_loudspeaker_that_is_missing_or_gone_is_said_once(problem, said):
    window = make_window(QUIET)
    window.loudspeaker.problem = problem
    window.tick(FRAME_S)
    assert said in window.captions.noted
    assert window.loudspeaker.problem == ""  # taken: it will not be said again


def test_a_second_look_puts_the_pieces_back_shows_the_shot_and_leaves_everything_as_it_was(demolition):
    window = make_window(QUIET)
    window.screen.keep(demolition.final)
    window.show(LookAroundMode(window))
    window.last_shot = demolition
    window.input_router.key_down("g", None)
    assert isinstance(window.mode, SecondLookMode)
    first = next(pose for key in demolition.keys for piece, pose in key.poses.items() if piece == "body:red")
    assert window.screen.pose("body:red")[0] == pytest.approx(first[0], abs=0.02)
    for _ in range(400):
        window.tick(FRAME_S)
    assert isinstance(window.mode, LookAroundMode)
    assert window.screen.poses == dict(demolition.final)


def test_a_second_look_can_be_paused_stepped_and_ended(demolition):
    window = window_watching(demolition, SecondLookMode)
    mode = window.mode
    window.tick(FRAME_S)
    before_s = mode.show.playback.at_s
    window.input_router.key_down("arrow_right", None)
    assert mode.show.playback.at_s > before_s
    paused_s = mode.show.playback.at_s
    window.tick(FRAME_S)
    assert mode.show.playback.at_s == paused_s
    window.input_router.key_down("arrow_left", None)
    assert mode.show.playback.at_s < paused_s
    window.input_router.key_down("g", None)
    assert isinstance(window.mode, LookAroundMode)


class GrowingShot:
    """A shot of which every frame of the window knows a little more."""

    def __init__(self, motion):
        self._whole, self._known = motion, 0

    def motion(self):
        self._known += 4
        keys = self._whole.keys[: self._known]
        if len(keys) == len(self._whole.keys):
            return self._whole
        return replace(self._whole, keys=keys, final={}, length_s=keys[-1].at_s, whole=False)


def test_ones_own_shot_is_filmed_while_it_is_simulated_and_the_view_comes_back(demolition):
    window = make_window(QUIET)
    window.screen.keep(demolition.final)
    window.sounds.pieces = sounding_pieces(table())
    mode = OwnShotMode(window, GrowingShot(demolition), Drop("body:red"))
    window.show(mode)
    filmed = []
    while window.mode is mode:
        window.tick(FRAME_S)
        filmed.append(window.directed.filming)
    assert filmed.index(True) < 15
    assert all(filmed[filmed.index(True) :])
    assert window.watched == mode.request
    for _ in range(120):
        window.tick(FRAME_S)
    assert window.directed.camera() == FROM_SEAT
    assert sum("-on-" in sound.sound for sound, _ in window.loudspeaker.played) == len(demolition.hits)
