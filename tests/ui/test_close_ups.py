"""What of a card table the camera goes close to."""

import math

import pytest
from tests.kit.recorded import record

from meeple_city.border import message
from meeple_city.setup.recordings import open_recording
from meeple_city.show.card_camera import CardCamera
from meeple_city.show.live_programme import LiveProgramme
from meeple_city.ui.cards.close_ups import CLOSE_S, MOST_CLOSES, MOST_S, QUIET_S, main_line
from meeple_city.ui.cards.spots import places

GAMES = ("rarrr", "octorage")
WIDE_M = 1.2  # between the eye and the table where all of it is seen


@pytest.fixture(scope="module")
def recordings(tmp_path_factory):
    folder = tmp_path_factory.mktemp("close")
    return {game: open_recording(record(folder / f"{game}.journal", game, players=3, turns=12)) for game in GAMES}


@pytest.fixture(params=GAMES)
def recording(request, recordings):
    return recordings[request.param]


def shown(recording, word):
    """The scenes of all steps that tell of such an event, each with its message."""
    for number, step in enumerate(recording.timeline.steps):
        for one in step.done.told:
            if one.public.key.endswith(word):
                yield recording.facts(number).scene, one.public


def near_seat(recording, camera, seat):
    corner = places(recording.timeline.header.seats, "")[seat]
    x, y, _ = camera.target_m
    return abs(x - corner.at[0]) < 0.25 and abs(y - corner.at[1]) < 0.2


def test_a_bid_is_seen_close_at_whoever_makes_it(recordings):
    recording = recordings["rarrr"]
    bids = list(shown(recording, "set_begun"))
    assert bids
    assert all(near_seat(recording, scene.closes[0], told.args["seat"]) for scene, told in bids)


def test_a_hit_is_seen_close_at_whoever_is_hit(recordings):
    recording = recordings["octorage"]
    hits = list(shown(recording, "attacked"))
    assert hits
    assert all(
        any(near_seat(recording, close, told.args["seat"]) for close in scene.closes[:MOST_CLOSES])
        for scene, told in hits
    )


def test_every_step_has_time_for_its_close_views_and_no_more(recording):
    for number in range(len(recording.timeline.steps)):
        scene = recording.facts(number).scene
        assert len(scene.lines) == len(scene.closes)
        assert QUIET_S <= scene.length_s <= MOST_S
        assert scene.length_s >= min(MOST_S, CLOSE_S * len(scene.closes)) - 1e-9


def test_a_match_is_mostly_seen_from_near(recording):
    scenes = [recording.facts(number).scene for number in range(len(recording.timeline.steps))]
    close = sum(scene.length_s for scene in scenes if scene.closes)
    assert close > 0.6 * sum(scene.length_s for scene in scenes)


def test_of_several_lines_the_one_that_matters_most_is_found():
    drawn = message("octorage.event.cards_drawn_hidden", seats=("seat 1",))
    assert main_line([drawn, message("octorage.event.attacked", seat="seat 1", lost=1), drawn]) == 1


def test_at_the_end_every_player_and_then_the_winner_are_seen_close(recording):
    ceremony = recording.ceremony
    for scene in ceremony.scenes:
        camera = ceremony.camera(scene.start_s + 0.99 * scene.length_s)
        assert (math.dist(camera.eye_m, camera.target_m) < 0.8 * WIDE_M) == bool(scene.seat)


def test_a_best_moment_of_a_card_game_is_marked_as_seen_before(recording):
    live, facts = LiveProgramme(recording.overview, 0.0, CardCamera(recording.close_ups.wide)), recording.facts(1)
    assert not any(part.again for part in live.step(1, facts))
    assert all(part.again for part in live.best_moment(1, facts, None))
