"""Videos written through the real ffmpeg: 160x90, two seconds."""

import os
import shutil
import signal
import subprocess
from pathlib import Path

import pytest

from meeple_city.errors import BadInput, CannotWrite, Missing
from meeple_city.setup.video_targets import VideoFile, VideoFormat, check_video_file
from meeple_city.setup.video_writer import VideoWriter

needs_ffmpeg = pytest.mark.skipif(shutil.which("ffmpeg") is None, reason="ffmpeg is not installed")
SMALL = VideoFormat((160, 90), 10)


def frame(number: int, form: VideoFormat = SMALL) -> tuple[bytes, bytes]:
    """A gray picture, and silence."""
    picture = bytes([number * 10 % 256]) * (form.size[0] * form.size[1] * 4)
    samples = form.samples_before(number + 1) - form.samples_before(number)
    return picture, b"\0\0\0\0" * samples


def write(out: Path, frames: int = 20, during=lambda writer, number: None) -> VideoWriter:
    with VideoWriter(VideoFile(out), SMALL) as writer:
        for number in range(frames):
            writer.add(*frame(number))
            during(writer, number)
    return writer


def probe(out: Path, *entries: str) -> list[str]:
    command = ["ffprobe", "-v", "error", *entries, "-of", "csv=p=0", str(out)]
    return subprocess.run(command, capture_output=True, check=True).stdout.decode().split()


def process_of(writer: VideoWriter) -> subprocess.Popen:
    return writer._process


@needs_ffmpeg
def test_a_video_has_every_picture_and_as_much_sound(tmp_path):
    out = tmp_path / "a.mp4"
    write(out)
    assert probe(out, "-count_packets", "-select_streams", "v", "-show_entries", "stream=nb_read_packets") == ["20"]
    lengths = [float(one) for one in probe(out, "-show_entries", "stream=duration")]
    assert lengths == pytest.approx([2.0, 2.0], abs=0.05)
    assert [path.name for path in tmp_path.iterdir()] == ["a.mp4"]


@needs_ffmpeg
def test_an_ffmpeg_that_dies_is_one_clear_error_and_leaves_nothing(tmp_path):
    def kill(writer, number):
        if number == 3:
            process_of(writer).send_signal(signal.SIGKILL)
            process_of(writer).wait()

    with pytest.raises(CannotWrite, match=r"a\.mp4: ffmpeg ended too early"):
        write(tmp_path / "a.mp4", 200, kill)
    assert list(tmp_path.iterdir()) == []


@needs_ffmpeg
def test_an_error_while_drawing_ends_ffmpeg_and_keeps_the_video_that_was_there(tmp_path):
    out = tmp_path / "a.mp4"
    out.write_bytes(b"the last one")
    writers = []

    def fail(writer, number):
        writers.append(writer)
        raise RuntimeError("drawing failed")

    with pytest.raises(RuntimeError):
        write(out, 20, fail)
    assert process_of(writers[0]).poll() is not None
    assert out.read_bytes() == b"the last one"
    assert [path.name for path in tmp_path.iterdir()] == ["a.mp4"]


@needs_ffmpeg
def test_a_full_disk_is_named(tmp_path, monkeypatch):
    """The real ffmpeg writes to /dev/full, where every write fails as on a full disk."""
    fake = tmp_path / "bin" / "ffmpeg"
    fake.parent.mkdir()
    fake.write_text(
        f"""#!/bin/bash
        exec {shutil.which("ffmpeg")} "${{@:1:$#-1}}" -f matroska /dev/full
        """.strip()
    )
    fake.chmod(0o755)
    monkeypatch.setenv("PATH", f"{fake.parent}{os.pathsep}{os.environ['PATH']}")
    with pytest.raises(CannotWrite, match=r"a\.mp4: No space left on device; no video was written"):
        write(tmp_path / "a.mp4", 200)
    assert [path.name for path in tmp_path.iterdir()] == ["bin"]


def test_a_missing_ffmpeg_is_named_with_what_mends_it(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Missing, match="sudo apt-get install ffmpeg"):
        VideoWriter(VideoFile(tmp_path / "a.mp4"), SMALL)


def test_other_files_odd_sizes_and_impossible_rates_are_refused(tmp_path):
    with pytest.raises(BadInput, match=r"\.mp4 or \.mkv"):
        check_video_file(tmp_path / "a.gif")
    with pytest.raises(BadInput, match="even"):
        VideoFormat((161, 90), 10)
    with pytest.raises(BadInput, match="from 1 to 60"):
        VideoFormat((160, 90), 0)


def test_sound_never_drifts_from_the_pictures():
    form = VideoFormat((160, 90), 7)
    assert form.samples_before(7) == 48_000
    assert sum(form.samples_before(n + 1) - form.samples_before(n) for n in range(700)) == 100 * 48_000
