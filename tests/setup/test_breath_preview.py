"""The preview of breath: its table stands as the match's does, and what is seen on it is what counts."""

import os
import signal
import time

import pytest

from meeple_city.border import Breathe
from meeple_city.files import data_folder, scene_file
from meeple_city.setup.breath_preview import BreathPreview
from meeple_city.setup.shot_sounds import knock_of
from meeple_city.table.table import open_table
from meeple_city.table.worker import LocalTable, RemoteTable

AIM = (0.0, 0.0, 60.0)
FIRST = Breathe("body:red", AIM, ((0.0, 0.6), (0.1, 0.6), (0.15, 0.0)))


@pytest.fixture
def first():
    return LocalTable(open_table(data_folder("models"), scene_file("tower"), 0))


@pytest.fixture
def stage():
    table = RemoteTable(data_folder("models"), scene_file("tower"), 0)
    behind = BreathPreview(table, lambda poses: poses)
    yield behind
    behind.close()
    assert table._worker.poll() is not None


def blown(stage, strengths=(0.4, 1.0, 0.8)):
    """A breath of these strengths, one after each time something was seen to move, and a last one; all poses seen."""
    live = stage.breathe("body:red", AIM)
    seen = {}
    for strength in strengths:
        live.blow(strength, time.perf_counter())
        while not live.over and not (new := live.poses()):
            pass
        seen |= new
    live.blow(0.9, time.perf_counter())
    live.stop()
    live.hurry()
    while not live.over:
        seen |= live.poses()
    return live, seen | live.poses()


def test_what_was_seen_is_what_the_request_does(stage, first):
    stage._ready.result()
    live, seen = blown(stage)
    assert isinstance(live.request, Breathe)
    track = first.table.run(first.snapshot, live.request)
    assert seen == {id_: pose for frame in track.frames for id_, pose in frame.poses.items()}


def test_what_a_breath_brings_down_is_heard_while_it_falls(stage, first):
    stage._ready.result()
    live, _ = blown(stage, (1.0,) * 40)
    track = first.table.run(first.snapshot, live.request)
    last = track.frames[-1].tick
    struck = [knock_of(impact, track.tick_hz) for impact in track.impacts if impact.tick < last]
    assert struck
    assert list(live.knocks()) == struck
    assert live.knocks() == ()


def test_it_stands_as_the_first_table_once_it_was_prepared(stage, first):
    stage.follow(first.run(FIRST).track)
    assert stage.breathe("body:red", AIM) is None
    stage.prepare()
    stage._ready.result()
    live, seen = blown(stage, ())
    track = first.table.run(first.snapshot, live.request)
    assert seen == {id_: pose for frame in track.frames for id_, pose in frame.poses.items()}


def test_nobody_breathes_on_it_before_it_is_there_or_while_it_is_busy(stage):
    stage._ready.result()
    live = stage.breathe("body:red", AIM)
    assert stage.breathe("body:red", AIM) is None
    live.stop()
    live._run.join()
    assert stage.breathe("body:red", AIM) is not None


def test_a_table_that_breaks_in_the_middle_of_a_breath_says_so_and_is_set_anew(stage, first):
    stage._ready.result()
    live = stage.breathe("body:red", AIM)
    os.kill(stage._table._worker.pid, signal.SIGKILL)
    assert live._run.join() is None
    live.blow(1.0, 0.0)
    live.stop()
    assert live.problem == "the table process crashed"
    stage.prepare()
    stage._ready.result()
    live, _ = blown(stage)
    assert live.request is not None


def test_it_is_closed_even_while_it_opens():
    table = RemoteTable(data_folder("models"), scene_file("tower"), 0)
    BreathPreview(table, lambda poses: poses).close()
    assert table._worker.poll() is not None
