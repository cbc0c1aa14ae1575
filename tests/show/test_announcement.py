"""What is seen before a drop: the Body rises over the building, and both fill the picture."""

import numpy as np
import pytest
from tests.kit.filmed_shots import SHAPE, corners
from tests.kit.tables import table

from meeple_city.border import Drop, Flick
from meeple_city.setup.motions import drawn_poses, motion_of
from meeple_city.show.action import boxes_of
from meeple_city.show.director import Wishes, direct
from meeple_city.show.in_picture import in_picture
from meeple_city.show.programme import ANNOUNCE, SHOT, StepFacts, whole
from meeple_city.show.viewpoints import gaps

DROPS = (("body:red", (-150.0, -150.0)), ("body:green", (150.0, 150.0)), ("body:blue", (0.0, -150.0)))
WISHES = Wishes(usual_eye=(0.36, -0.90, 0.60))
SHARES = np.linspace(0.0, 1.0, 12)
TOGETHER_M = 0.06


@pytest.fixture(scope="module")
def here():
    return table()


@pytest.fixture(scope="module")
def standing(here):
    snapshot = here.initial_snapshot()
    poses = {piece.id: (piece.position, piece.quaternion) for piece in snapshot.pieces}
    return drawn_poses(here, poses, {piece.id: piece.model for piece in snapshot.pieces})


def motion(here, request):
    return motion_of(here, here.run(here.initial_snapshot(), request))


def drop(here, body, over):
    return motion(here, Drop(body, over, 300.0, (0.0, 90.0, 0.0)))


def near(standing, body, over):
    """What stands where a Body will fall."""
    x, y = over[0] / 1000, over[1] / 1000
    others = {piece: pose for piece, pose in standing.items() if piece != body}
    return {p: pose for p, pose in others.items() if np.hypot(pose[0][0] - x, pose[0][1] - y) < TOGETHER_M}


def border(camera, poses, sizes):
    """How much of the picture's height pieces take up, and how far from its middle they reach."""
    seen = in_picture(camera, corners(boxes_of(poses, sizes)).reshape(-1, 3), SHAPE)
    return float(np.ptp(seen[:, 1])) / 2, float(np.abs(seen).max())


@pytest.mark.parametrize(("body", "over"), DROPS)
def test_the_body_and_the_building_fill_the_picture_while_a_drop_is_announced(here, standing, body, over):
    shot = drop(here, body, over)
    announcement = direct(shot, WISHES, standing).announcement
    building = near(standing, body, over)
    assert any(piece.startswith("floor:") for piece in building)
    for share in SHARES:
        body_now = announcement.poses(share)
        tall, farthest = border(announcement.camera(share), {**building, **body_now}, shot.sizes)
        assert tall >= 0.45
        assert farthest <= 1.0


@pytest.mark.parametrize(("body", "over"), DROPS)
def test_the_announcing_eye_keeps_away_from_every_piece(here, standing, body, over):
    shot = drop(here, body, over)
    announcement = direct(shot, WISHES, standing).announcement
    for share in SHARES:
        boxes = boxes_of({**standing, **announcement.poses(share)}, shot.sizes)
        assert gaps(np.array([announcement.camera(share).eye_m]), boxes)[0] > 0.03


def test_the_body_rises_from_its_place_to_where_it_is_let_go(here, standing):
    body, over = DROPS[0]
    shot = drop(here, body, over)
    plan = direct(shot, WISHES, standing)
    places = [plan.announcement.poses(share)[body][0] for share in SHARES]
    assert places[0] == pytest.approx(standing[body][0])
    assert places[-1] == pytest.approx(shot.keys[0].poses[body][0])
    assert np.all(np.diff([z for _, _, z in places]) >= 0)
    assert plan.announcement.camera(1.0).eye_m == pytest.approx(plan.camera(0.0).eye_m)


def test_a_flick_lifts_nothing(here, standing):
    assert direct(motion(here, Flick("paws:red", 45.0, 3.0)), WISHES, standing).announcement is None


def test_a_programme_passes_from_the_announcement_into_the_shot_without_a_jump(here, standing):
    plan = direct(drop(here, *DROPS[0]), WISHES, standing)
    programme = whole((StepFacts(), StepFacts(plan, announced=True, lines=1)), plan.camera(9.0), score_s=0.0)
    announce = next(part for part in programme.parts if part.kind == ANNOUNCE)
    shot = next(part for part in programme.parts if part.kind == SHOT)
    middle = announce.length_s / 2
    assert announce.camera(0.0) == announce.first
    assert announce.camera(middle) == plan.announcement.camera(0.5)
    assert announce.lifted(middle) == plan.announcement.poses(0.5)
    assert announce.camera(announce.length_s).eye_m == pytest.approx(shot.camera(0.0).eye_m)
    assert shot.lifted(0.1) == {}
