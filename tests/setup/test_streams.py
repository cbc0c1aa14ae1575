"""Files and streams end to end: through the writer and the clock of a showcase, ffmpeg, and to a viewer."""

import os
import shutil
import signal
from contextlib import nullcontext

import numpy as np
import pytest
from tests.kit.streams import (
    FLASHES_S,
    FORM,
    LENGTH_S,
    FlashesAndClaps,
    address,
    flashes_and_claps,
    free_port,
    key_frames,
    listener,
    packets,
    wait_until,
)

from meeple_city.audio.sound_bank import shipped_bank
from meeple_city.errors import CannotWrite
from meeple_city.setup import showcase_outputs, video_writer
from meeple_city.setup.showcase_outputs import FileOutput, LiveOutput
from meeple_city.setup.video_targets import read_target
from meeple_city.setup.video_writer import DiskFull

pytestmark = pytest.mark.skipif(shutil.which("ffmpeg") is None, reason="ffmpeg is not installed")
IN_STEP_S = 0.08  # required
FRAMES = round(LENGTH_S * FORM.fps)


class Notices(list):
    def __call__(self, said):
        self.append(said.key)


@pytest.fixture(autouse=True)
def _soon(monkeypatch):
    """Accidents are noticed and mended sooner than in earnest."""
    for name in ("RETRY_S", "STEADY_S", "STALLED_S"):
        monkeypatch.setattr(showcase_outputs, name, 0.3)
    monkeypatch.setattr(video_writer, "STUCK_S", 0.3)


def to_file(path, programme, notice):
    return FileOutput(read_target(str(path)), FORM, shipped_bank(), programme, notice)


def to_viewers(target, programme, notice):
    return LiveOutput(read_target(str(target)), FORM, shipped_bank(), programme, notice)


def ffmpeg_of(output):
    return output._end._writer._process if isinstance(output, LiveOutput) else output._writer._process


def play(make, target, before_frame=lambda output, number: None, length_s=LENGTH_S):
    """Play the test programme; what became of it, and what was said meanwhile."""
    notices = Notices()
    programme = FlashesAndClaps(lambda number: before_frame(output, number))
    output = make(target, programme, notices)
    try:
        programme.play(output, length_s)
    finally:
        output.abandon()
    return output, notices


def at_frame(wanted, act):
    """Something that happens once, when a frame is about to be drawn and the clock has got to it."""
    done = []

    def before_frame(output, number):
        if number >= wanted and not done:
            done.append(number)
            wait_until(lambda: output.tally.frames >= wanted)
            act(output)

    return before_frame


def kill(output):
    ffmpeg_of(output).kill()
    ffmpeg_of(output).wait()


def assert_arrived_whole(file):
    assert packets(file, "v") == FRAMES
    assert packets(file, "a") == pytest.approx(LENGTH_S * 48_000 / 1024, abs=3)
    assert np.diff(key_frames(file)) == pytest.approx([2.0], abs=0.01)


def assert_in_step(file):
    flashes, claps = flashes_and_claps(file)
    assert len(flashes) == len(claps) == len(FLASHES_S)
    assert np.array(claps) - np.array(flashes) == pytest.approx([0.0] * len(FLASHES_S), abs=IN_STEP_S)
    assert np.diff(flashes) == pytest.approx(np.diff(FLASHES_S), abs=1 / FORM.fps)


@pytest.mark.parametrize("name", ["a.mp4", "a.mkv"])
def test_a_file_has_everything_in_step(tmp_path, name):
    _, notices = play(to_file, tmp_path / name)
    assert notices == []
    assert_arrived_whole(tmp_path / name)
    assert_in_step(tmp_path / name)
    assert [path.name for path in tmp_path.iterdir()] == [name]


@pytest.mark.slow
@pytest.mark.parametrize("scheme", ["hls", "rtmp", "srt"])
def test_viewers_get_everything_in_step(tmp_path, scheme):
    port, got = free_port(), tmp_path / "live.m3u8" if scheme == "hls" else tmp_path / "got.mkv"
    target = f"hls:{tmp_path}" if scheme == "hls" else address(scheme, port)
    with nullcontext() if scheme == "hls" else listener(scheme, port, got):
        output, notices = play(to_viewers, target)
    assert notices == []
    assert output.tally.missed == 0
    assert_arrived_whole(got)
    assert_in_step(got)


@pytest.mark.slow
def test_sound_and_picture_stay_in_step_when_drawing_is_late(tmp_path):
    def fall_behind(output):
        wait_until(lambda: output.tally.frames > output._last + 6)

    output, _ = play(to_viewers, f"hls:{tmp_path}", at_frame(24, fall_behind))
    assert output.tally.late >= 6
    assert_arrived_whole(tmp_path / "live.m3u8")
    assert_in_step(tmp_path / "live.m3u8")


@pytest.mark.slow
@pytest.mark.parametrize("accident", [kill, lambda output: ffmpeg_of(output).send_signal(signal.SIGSTOP)])
def test_a_stream_goes_on_without_what_was_missed_when_ffmpeg_dies_or_hangs(tmp_path, accident):
    output, notices = play(to_viewers, f"hls:{tmp_path}", at_frame(24, accident))
    assert notices == ["showcase.gone", "showcase.back"]
    assert 0 < output.tally.missed < FRAMES / 2
    playlist = (tmp_path / "live.m3u8").read_text()
    assert "#EXT-X-DISCONTINUITY" in playlist
    assert playlist.rstrip().endswith("#EXT-X-ENDLIST")
    assert packets(tmp_path / "live.m3u8", "v") <= FRAMES - output.tally.missed


@pytest.mark.slow
@pytest.mark.parametrize(("scheme", "length_s"), [("rtmp", 6.0), ("srt", 16.0)])
def test_a_listener_that_comes_back_gets_what_is_shown_from_then_on(tmp_path, scheme, length_s):
    port, one, two = free_port(), tmp_path / "one.ts", tmp_path / "two.ts"
    again = []

    def leave_and_come_back(output):
        first.kill()
        first.wait()
        wait_until(lambda: output.tally.missed)
        again.append(listener(scheme, port, two))
        again[0].__enter__()

    with listener(scheme, port, one) as first:
        output, notices = play(to_viewers, address(scheme, port), at_frame(24, leave_and_come_back), length_s)
    again[0].__exit__(None, None, None)
    assert notices == ["showcase.gone", "showcase.back"]
    assert 0 < packets(two, "v") <= length_s * FORM.fps - 24 - output.tally.missed


@pytest.mark.slow
def test_a_stream_goes_on_when_there_is_room_on_the_disk_again(tmp_path, monkeypatch):
    first_fails(tmp_path, monkeypatch)
    _, notices = play(to_viewers, f"hls:{tmp_path / 'public'}", length_s=6.0)
    assert notices == ["showcase.gone", "showcase.back"]
    assert (tmp_path / "public" / "live.m3u8").read_text().rstrip().endswith("#EXT-X-ENDLIST")


def test_a_film_goes_on_in_another_file_when_ffmpeg_dies(tmp_path):
    (tmp_path / "a-2.mp4").write_text("somebody's")
    _, notices = play(to_file, tmp_path / "a.mp4", at_frame(120, kill), 12.0)
    assert notices == ["showcase.next_file"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a-2.mp4", "a-3.mp4", "a.mp4"]
    assert (tmp_path / "a-2.mp4").read_text() == "somebody's"
    assert packets(tmp_path / "a.mp4", "v") > 0
    assert packets(tmp_path / "a-3.mp4", "v") >= 12.0 * FORM.fps - 121


def test_a_film_on_a_full_disk_ends_with_one_clear_line(tmp_path, monkeypatch):
    first_fails(tmp_path, monkeypatch)
    with pytest.raises(DiskFull, match=r"a\.mp4: No space left on device"):
        play(to_file, tmp_path / "a.mp4", length_s=60.0)
    assert [path.name for path in tmp_path.iterdir() if path.suffix == ".mp4"] == []


def test_an_ffmpeg_that_never_works_ends_a_film(tmp_path, monkeypatch):
    fake_ffmpeg(tmp_path, monkeypatch, "exit 1")
    with pytest.raises(CannotWrite, match="ffmpeg ended too early"):
        play(to_file, tmp_path / "a.mp4", length_s=60.0)


def first_fails(folder, monkeypatch):
    """The real ffmpeg, which writes to /dev/full when it is called first: every write fails as on a full disk."""
    real, called = shutil.which("ffmpeg"), folder / "called"
    fake_ffmpeg(
        folder,
        monkeypatch,
        f"""[ -e {called} ] && exec {real} "$@"
        touch {called}
        exec {real} "${{@:1:$#-1}}" -f matroska -flush_packets 1 /dev/full""",
    )


def fake_ffmpeg(folder, monkeypatch, script):
    fake = folder / "bin" / "ffmpeg"
    fake.parent.mkdir()
    fake.write_text(f"#!/bin/bash\n{script}\n")
    fake.chmod(0o755)
    monkeypatch.setenv("PATH", f"{fake.parent}{os.pathsep}{os.environ['PATH']}")
