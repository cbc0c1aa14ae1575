"""Where the picture cuts in a recorded match: never within half a second of another cut."""

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from tests.kit.recorded import record

from meeple_city.setup.recordings import Recording, open_recording
from meeple_city.show.live_programme import LiveProgramme
from meeple_city.show.programme import AGAIN, SCORE, Programme, highlights, whole
from meeple_city.ui.programme_screen import ceremony_s

pytestmark = pytest.mark.slow

APART_S = 0.5
FRAMES_HZ = 30
FAR_M, SUDDEN = 0.06, 3.0  # a cut moves the picture this far from one frame to the next, and this much more than others


@pytest.fixture(scope="module")
def recording(tmp_path_factory) -> Recording:
    return open_recording(record(tmp_path_factory.mktemp("cuts") / "m.journal", players=4, turns=3))


@pytest.fixture(scope="module")
def facts(recording):
    return recording.all_facts()


def view(recording: Recording, programme: Programme, at_s: float) -> tuple[float, ...]:
    part, into_s = programme.at(at_s)
    if part.kind == SCORE and recording.ceremony is not None:
        camera = recording.ceremony.camera(ceremony_s(recording.ceremony, part, into_s))
    else:
        camera = part.camera(into_s)
    return *camera.eye_m, *camera.target_m


def cuts(recording: Recording, programme: Programme) -> list[float]:
    """When the picture jumps from one frame to the next, or what it shows does."""
    times = np.arange(0.0, programme.length_s, 1 / FRAMES_HZ)
    views = np.array([view(recording, programme, at_s) for at_s in times])
    steps = np.linalg.norm(np.diff(views, axis=0), axis=1)
    around = np.pad(steps, 2)
    usual = np.max([around[shift : shift + len(steps)] for shift in (0, 1, 3, 4)], axis=0)
    jumps = times[1:][(steps > FAR_M) & (steps > SUDDEN * usual)]
    told = [part.start_s for part in programme.parts if part.cut and part.start_s > 0]
    # A frame shows a cut up to a frame late: what lies closer together is the same one.
    found = sorted([*jumps.tolist(), *told])
    return [at_s for n, at_s in enumerate(found) if n == 0 or at_s - found[n - 1] > 1.5 / FRAMES_HZ]


def apart(moments: list[float]) -> float:
    return min((b - a for a, b in pairwise(moments)), default=9.0)


def test_a_whole_match_is_one_take_until_its_ceremony(recording, facts):
    programme = whole(facts, recording.overview, recording.ceremony_s)
    assert sum(part.kind == "shot" for part in programme.parts) > 8
    assert [programme.at(at_s)[0].kind for at_s in cuts(recording, programme)] in ([], [SCORE])


@pytest.mark.parametrize("seconds", [10.0, 30.0])
def test_highlights_cut_only_where_steps_are_left_out_and_not_too_often(recording, facts, seconds):
    programme = highlights(facts, seconds, recording.overview, recording.ceremony_s)
    found = cuts(recording, programme)
    assert found
    assert apart(found) >= APART_S


def test_a_show_that_looks_twice_at_good_shots_cuts_no_more_often(recording, facts):
    live, parts = LiveProgramme(recording.overview, 0.0), []
    for number, one in enumerate(facts):
        parts += live.step(number, one, one.shot)
    found = cuts(recording, Programme(tuple(parts)))
    assert any(part.kind == AGAIN for part in parts)
    assert apart(found) >= APART_S


def test_shots_that_did_not_begin_where_the_camera_was_would_be_noticed(recording, facts):
    programme = whole(facts, recording.overview, 0.0)
    parts = tuple(replace(part, first=None) if part.films else part for part in programme.parts)
    assert cuts(recording, Programme(parts))
