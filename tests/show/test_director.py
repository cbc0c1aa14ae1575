"""The director on recorded shots of all kinds, without a window: what it shows, how close, and from where."""

from collections import Counter
from dataclasses import dataclass, field, replace

import numpy as np
import pytest
from tests.kit.filmed_shots import FILMED, SHAPE, corners, filmed_shots, moment_of
from tests.kit.tables import table

from meeple_city.border import Drop, Flick
from meeple_city.display.camera import Camera
from meeple_city.setup.motions import motion_of
from meeple_city.show.action import Boxes, action_of
from meeple_city.show.director import Wishes, direct, refined
from meeple_city.show.in_picture import in_picture
from meeple_city.show.motion import KeyFrame, Motion
from meeple_city.show.slow_motion import ALWAYS, BIG, NEVER
from meeple_city.show.viewpoints import gaps

SHOTS = 56
FRAMES_HZ = 30
SEAT = Camera((0.0, -0.8, 0.45), (0.0, 0.0, 0.0), 48.0)
WISHES = Wishes(usual_eye=SEAT.eye_m)


@dataclass
class Watched:
    """What pictures of shots show: frames in which the piece that moves most is inside, and how tall the action is."""

    inside: list[bool] = field(default_factory=list)
    tall: list[float] = field(default_factory=list)
    nearest_m: float = 9.0


def watch(motion, plan, watched):
    action = action_of(motion)
    for at_s in np.arange(0.0, plan.length_s, 1 / FRAMES_HZ):
        now, camera = moment_of(action, plan.track_s(at_s)), plan.camera(at_s)
        eye, boxes, moving = np.array([camera.eye_m]), action.boxes.at(now), action.moving[now]
        watched.nearest_m = min(watched.nearest_m, gaps(eye, action.still)[0], gaps(eye, boxes)[0])
        if not moving.any():
            continue
        fastest = int(np.where(moving, action.speeds[now], 0.0).argmax())
        seen = in_picture(camera, boxes.centres[fastest], SHAPE)
        watched.inside.append(bool((np.abs(seen) <= 1).all()))
        if moving.sum() >= 3:
            those = Boxes(boxes.centres[moving], boxes.halves[moving], boxes.turns[moving])
            up = np.clip(in_picture(camera, corners(those).reshape(-1, 3), SHAPE)[:, 1], -1, 1)
            watched.tall.append(float(up.max() - up.min()) / 2)


@pytest.mark.slow
@pytest.mark.parametrize("wishes", [WISHES, replace(WISHES, glide_from=SEAT)], ids=["cut", "glide"])
def test_the_director_shows_what_moves_large_and_from_outside_of_every_piece(wishes):
    watched, kinds = Watched(), Counter()
    for kind, motion in filmed_shots(SHOTS):
        kinds[kind] += 1
        watch(motion, direct(motion, wishes), watched)
    assert set(kinds) == set(FILMED)
    assert np.mean(watched.inside) >= 0.97
    assert np.median(watched.tall) >= 0.4
    assert watched.nearest_m > 0.025


@pytest.fixture(scope="module")
def demolition():
    here = table()
    return motion_of(
        here, here.run(here.initial_snapshot(), Drop("body:red", (-150.0, -150.0), 300.0, (0.0, 90.0, 0.0)))
    )


@pytest.fixture(scope="module")
def idle_flick():
    here = table()
    return motion_of(here, here.run(here.initial_snapshot(), Flick("paws:red", 45.0, 0.3)))


def test_a_collapse_is_slow_and_takes_at_most_twice_as_long(demolition):
    real_s = demolition.length_s - demolition.released_s
    lengths = {wish: direct(demolition, replace(WISHES, slow_motion=wish)).length_s for wish in (NEVER, BIG, ALWAYS)}
    assert lengths[NEVER] == pytest.approx(real_s)
    assert 1.2 * real_s < lengths[BIG] <= 2 * real_s
    plan = direct(demolition, WISHES)
    ((begins, ends),) = plan.slow
    assert plan.speed((begins + ends) / 2) < 0.6
    assert plan.speed(plan.length_s) == pytest.approx(1.0)


def rolls_on(others: int, whole: bool = True) -> Motion:
    """Some Meeples that stop after half a second, and one that rolls on slowly for two seconds more."""
    upright = (1.0, 0.0, 0.0, 0.0)
    keys = []
    for n in range(76):
        at_s = n / 30
        poses = {f"meeple:{k}": ((0.05 * k, min(at_s, 0.5), 0.0), upright) for k in range(1, others + 1)}
        rolled = min(at_s, 0.5) + 0.1 * max(0.0, at_s - 0.5)
        keys.append(KeyFrame(at_s, {**poses, "meeple:9": ((-0.05, rolled, 0.0), upright)}))
    sizes = {f"meeple:{k}": (0.016, 0.010, 0.016) for k in range(10)}
    return Motion(tuple(keys), keys[-1].poses, keys[-1].at_s, sizes=sizes, whole=whole)


def test_a_lone_meeple_that_rolls_on_is_shown_fast():
    assert direct(rolls_on(4)).length_s < 0.5 + 0.35 + 0.8
    assert direct(rolls_on(0)).length_s == pytest.approx(2.5)
    assert direct(rolls_on(4, whole=False)).length_s == pytest.approx(2.5)  # who knows what is still to come


def test_time_never_runs_backwards_and_shows_the_whole_track(demolition):
    plan = direct(demolition, WISHES)
    track = [plan.track_s(at_s) for at_s in np.linspace(0.0, plan.length_s, 200)]
    assert np.all(np.diff(track) > 0)
    assert (track[0], track[-1]) == pytest.approx((demolition.released_s, demolition.length_s))


def test_a_glide_begins_where_one_looked_and_is_smooth(demolition):
    plan = direct(demolition, replace(WISHES, glide_from=SEAT))
    eyes = np.array([plan.camera(at_s).eye_m for at_s in np.arange(0.0, plan.length_s, 1 / 60)])
    assert plan.camera(0.0) == SEAT
    assert np.linalg.norm(np.diff(eyes, axis=0), axis=1).max() < 0.08  # metres a frame


def test_where_little_happens_the_view_stays(idle_flick):
    plan = direct(idle_flick, replace(WISHES, content_with=SEAT))
    assert {plan.camera(at_s) for at_s in np.linspace(0.0, plan.length_s, 20)} == {SEAT}


def test_a_collapse_is_worth_leaving_the_seat_for(demolition):
    assert direct(demolition, replace(WISHES, content_with=SEAT)).camera(0.2) != SEAT


def so_far(motion: Motion, at_s: float) -> Motion:
    keys = tuple(key for key in motion.keys if key.at_s <= at_s)
    hits = tuple(hit for hit in motion.hits if hit.at_s <= at_s)
    return replace(motion, keys=keys, hits=hits, final={}, length_s=keys[-1].at_s, whole=False)


def test_a_plan_begun_early_is_refined_without_a_jump(demolition):
    standing = {piece: pose for key in reversed(demolition.keys) for piece, pose in key.poses.items()}
    first = direct(so_far(demolition, 0.25), WISHES, {**demolition.final, **standing})
    now_s = 0.15
    plan = refined(first, now_s, demolition, WISHES)
    assert plan.track_s(now_s) == pytest.approx(first.track_s(now_s))
    assert plan.camera(now_s).eye_m == pytest.approx(first.camera(now_s).eye_m, abs=1e-3)
    assert plan.track_s(plan.length_s) == pytest.approx(demolition.length_s)
    assert plan.length_s <= 2 * demolition.length_s
    steps = np.array([plan.camera(at_s).eye_m for at_s in np.arange(now_s - 0.05, now_s + 0.1, 1 / 60)])
    assert np.linalg.norm(np.diff(steps, axis=0), axis=1).max() < 0.05


def test_a_motion_in_which_nothing_moves_has_a_plan_too():
    pose = ((0.0, 0.0, 0.0), (1.0, 0.0, 0.0, 0.0))
    still = Motion((KeyFrame(0.0, {"meeple:1": pose}), KeyFrame(0.5, {"meeple:1": pose})), {"meeple:1": pose}, 0.5)
    plan = direct(still)
    assert plan.length_s == pytest.approx(0.5)
    assert np.isfinite(plan.camera(0.3).eye_m).all()


def test_what_falls_off_the_table_is_not_followed():
    upright = (1.0, 0.0, 0.0, 0.0)
    keys = tuple(KeyFrame(n / 30, {"meeple:1": ((0.7, 0.0, 0.02 - 0.03 * n), upright)}) for n in range(24))
    plan = direct(Motion(keys, keys[-1].poses, keys[-1].at_s, sizes={"meeple:1": (0.015, 0.01, 0.02)}))
    assert plan.camera(plan.length_s).target_m[2] > -0.1


def city_with(keys: tuple[KeyFrame, ...], standing: int = 49) -> Motion:
    """Meeples that stand in rows of seven, and what moves besides."""
    upright = (1.0, 0.0, 0.0, 0.0)
    rows = {
        f"meeple:{n}": ((0.08 * (n % 7 - 3), 0.08 * (n // 7 - 3), 0.0), upright)
        for n in range(49)
        if n % (49 // standing) == 0
    }
    sizes = {piece: (0.016, 0.010, 0.016) for key in keys for piece in (*rows, *key.poses)}
    return Motion(keys, {**rows, **keys[-1].poses}, keys[-1].at_s, sizes=sizes)


@pytest.mark.parametrize("standing", [49, 12], ids=["at first", "late in a match"])
def test_a_lone_piece_that_leaves_the_city_is_not_chased_into_the_dark(standing):
    upright = (1.0, 0.0, 0.0, 0.0)
    flight = [(n / 30, (0.2 + 1.2 * n / 30, 0.0, 0.1)) for n in range(30)]
    plan = direct(
        city_with(tuple(KeyFrame(at_s, {"meeple:99": (place, upright)}) for at_s, place in flight), standing), WISHES
    )
    views = [plan.camera(at_s) for at_s in np.linspace(0.0, plan.length_s, 30)]
    assert max(view.target_m[0] for view in views) < 0.42
    assert (np.abs(in_picture(views[-1], np.array([0.24, 0.0, 0.0]), SHAPE)) < 1).all()  # a Meeple that stands there


def test_a_collapse_is_seen_from_low_and_near(demolition):
    plan = direct(demolition, WISHES)
    ((begins, ends),) = plan.slow
    view = plan.camera(ends)
    eye, target = np.array(view.eye_m), np.array(view.target_m)
    assert np.linalg.norm(eye - target) < 0.32
    assert eye[2] - target[2] < 0.5 * np.linalg.norm(eye - target)
    assert ends - begins > 0.6  # of the show: long enough to be noticed
