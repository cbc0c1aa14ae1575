import io
import os
import select
import signal
import subprocess
import sys
import time

import pytest
from tests.kit.tables import table

from meeple_city.border import request_from_json
from meeple_city.errors import BadRequest, MeepleCityError
from meeple_city.files import data_folder, scene_file
from meeple_city.table import worker
from meeple_city.table.messages import send
from meeple_city.table.packing import unpack
from meeple_city.table.worker import LocalTable, RemoteTable

pytestmark = pytest.mark.slow

FLICK = request_from_json({"kind": "flick", "piece": "paws:red", "direction_deg": 45, "speed_m_s": 0.8})
DROP = request_from_json({"kind": "drop", "piece": "body:red", "over_mm": [0, 0], "height_mm": 250})
BAD = request_from_json({"kind": "flick", "piece": "paws:pink", "direction_deg": 45, "speed_m_s": 0.8})


def remote_table(scene: str = "tower") -> RemoteTable:
    return RemoteTable(data_folder("models"), scene_file(scene), 0)


@pytest.fixture
def remote():
    opened = remote_table()
    yield opened
    opened.close()


@pytest.fixture
def local():
    return LocalTable(table("tower"))


def test_the_worker_does_the_same_as_the_table_itself(remote, local):
    for request in (FLICK, DROP):
        assert remote.run(request) == local.run(request)


def test_frames_are_shown_while_they_are_simulated_and_are_those_of_the_track(remote, local):
    shown, direct = [], []
    done = remote.run(DROP, lambda frame, impacts: shown.append((frame, impacts)))
    assert local.run(DROP, lambda frame, impacts: direct.append((frame, impacts))) == done
    assert shown == direct
    assert [frame.tick for frame, _ in shown] == [frame.tick for frame in unpack(done.track).frames]


def test_a_replacement_worker_shows_no_frame_twice(remote, local):
    ticks = []

    def show(frame, impacts):
        ticks.append(frame.tick)
        if len(ticks) == 3:
            os.kill(remote._worker.pid, signal.SIGKILL)

    done = remote.run(DROP, show)
    assert done == local.run(DROP)
    assert ticks == [frame.tick for frame in unpack(done.track).frames]


def test_the_worker_knows_its_city(remote):
    digest, city = remote.city()
    assert digest == table("tower").scene_digest
    assert city == table("tower").city()


def test_a_table_continued_from_a_track_goes_on_identically(remote, local):
    first, second = remote.run(FLICK), remote.run(DROP)
    remote.reset()
    assert remote.run(FLICK).digest == first.digest
    local.continue_from(first.track)
    assert local.run(DROP).digest == second.digest
    remote.continue_from(first.track)
    assert remote.run(DROP) == second


def test_a_bad_request_is_refused_and_changes_nothing(remote, local):
    with pytest.raises(BadRequest, match="paws:pink"):
        remote.run(BAD)
    assert remote.run(FLICK).digest == local.run(FLICK).digest


def test_a_track_of_another_scene_is_refused(remote):
    other = LocalTable(table("practice")).run(FLICK).track
    with pytest.raises(MeepleCityError, match="scene"):
        remote.continue_from(other)


def test_a_scene_that_cannot_be_opened_is_reported_in_one_line(tmp_path):
    broken = tmp_path / "broken.toml"
    broken.write_text("format = 1")
    remote = RemoteTable(data_folder("models"), broken, 0)
    with pytest.raises(MeepleCityError, match=r"broken\.toml"):
        remote.city()
    remote.close()


@pytest.mark.parametrize("before", [(), (FLICK,)])
def test_a_worker_that_dies_is_replaced_and_goes_on_where_the_table_stood(before, remote, local):
    for request in before:
        assert remote.run(request).digest == local.run(request).digest
    os.kill(remote._worker.pid, signal.SIGKILL)
    assert remote.run(DROP).digest == local.run(DROP).digest


@pytest.mark.parametrize("before", [(), (DROP,)], ids=["at once", "while the table is restored"])
def test_a_worker_that_dies_twice_over_one_request_is_given_up(before, remote, monkeypatch):
    def open_and_kill():
        process = subprocess.Popen([sys.executable, "-c", ""], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        process.wait()
        return process

    for request in before:
        remote.run(request)
    os.kill(remote._worker.pid, signal.SIGKILL)
    monkeypatch.setattr(remote, "_open", open_and_kill)
    with pytest.raises(MeepleCityError, match=r"crashed on .*flick.* \(exit 0\)"):
        remote.run(FLICK)


def test_closing_ends_the_worker(remote):
    pid = remote._worker.pid
    remote.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="needs pidfd_open")
def test_the_worker_ends_with_the_process_that_started_it_however_that_ends():
    code = (
        "import sys\nfrom pathlib import Path\nfrom meeple_city.table.worker import RemoteTable\n"
        "table = RemoteTable(Path(sys.argv[1]), Path(sys.argv[2]), 0)\ntable.city()\n"
        "print(table._worker.pid, flush=True)\nsys.stdin.read()"
    )
    command = [sys.executable, "-c", code, str(data_folder("models")), str(scene_file("tower"))]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as parent:
        watched = os.pidfd_open(int(parent.stdout.readline()))
        parent.kill()
    ready, _, _ = select.select([watched], [], [], 60)
    os.close(watched)
    assert ready


def test_serving_ends_quietly_with_its_input(local):
    out = io.BytesIO()
    worker.serve(local, io.BytesIO(b"\x01\x00"), out)
    assert out.getvalue() == b""


def blown(remote, strengths):
    """A breath of these strengths, one after each frame that was seen."""
    breath = remote.breathe("body:red", (0.0, 0.0, 60.0))
    for strength in strengths:
        breath.blow(strength, time.perf_counter())
        while not breath.frames() and not breath.over:
            pass
    breath.stop()
    return breath


def test_a_breath_blown_live_is_the_request_that_does_it_again(remote, local):
    breath = blown(remote, [0.4, 1.0, 0.9, 0.7])
    request = breath.join()
    assert {strength for _, strength in request.curve} <= {0.0, 0.4, 1.0, 0.9, 0.7}
    assert request.curve[-1][1] == 0.0
    shown = []
    heard = iter(request.curve[:-1])
    track = local.table.runner.breathe(
        local.snapshot, request, lambda seconds: next(heard, (0, None))[1], lambda *frame: shown.append(frame)
    )
    assert track.request == request
    assert track == local.table.run(local.snapshot, request)
    assert [frame for frame, _ in shown] == list(track.frames)
    impacts = [impact for _, impacts in shown for impact in impacts]
    assert impacts == list(track.impacts)[: len(impacts)]
    assert remote.run(request) == local.run(request)


def test_a_breath_blown_live_leaves_the_table_as_it_was(remote, local):
    blown(remote, [1.0]).join()
    assert remote.run(DROP) == local.run(DROP)


def test_the_wait_of_every_strength_is_reported(remote):
    breath = blown(remote, [0.5, 1.0, 0.5])
    breath.join()
    assert len(breath.waits_s) == 3
    assert all(wait >= 0 for wait in breath.waits_s)


def test_messages_after_the_end_of_a_breath_do_no_harm(remote, local):
    breath = blown(remote, [1.0])
    breath.join()
    send(remote._worker.stdin, {"do": "blow", "strength": 1.0, "at_s": 0.0})
    send(remote._worker.stdin, {"do": "stop"})
    assert remote.run(FLICK) == local.run(FLICK)
    assert remote.run(DROP) == local.run(DROP)


def test_a_breath_from_nowhere_is_refused(remote):
    breath = remote.breathe("body:pink", (0.0, 0.0, 60.0))
    assert breath.join() is None
    assert "body:pink" in breath.problem
