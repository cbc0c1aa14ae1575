"""The command `showcase` as people run it: stopped by Ctrl-C, and with a stream key that must stay secret."""

import shutil
import signal
import subprocess
import sys

import pytest
from tests.kit.streams import free_port, key_frames, wait_until

from meeple_city.cli.parser import main
from meeple_city.match.journal import read_journal

KEY = "live_1234_SeCrEtKeY"
needs_ffmpeg = pytest.mark.skipif(shutil.which("ffmpeg") is None, reason="ffmpeg is not installed")
MATCH = ["--game", "octorage", "--players", "easy,easy,easy", "--seed", "3", "--size", "160x90", "--fps", "6"]


def showcase(folder, target):
    command = [sys.executable, "-m", "meeple_city", "showcase", *MATCH, "--to", target]
    command += ["--journal", str(folder / "m.journal")]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.parametrize("arguments", [["--too", f"rtmp://h/app/{KEY}"], ["--fps", f"rtmp://h/app/{KEY}"]])
def test_a_mistyped_option_does_not_repeat_the_stream_key(capsys, arguments):
    assert main(["showcase", *arguments]) == 2
    said = capsys.readouterr().err
    assert "rtmp://..." in said
    assert KEY not in said


@needs_ffmpeg
@pytest.mark.slow
def test_a_stream_that_nobody_takes_is_one_line_without_its_key_and_the_match_is_kept(tmp_path):
    process = showcase(tmp_path, f"rtmp://127.0.0.1:{free_port()}/live/{KEY}")
    first = process.stderr.readline()
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0
    assert first.startswith("meeple-city: rtmp://127.0.0.1: ffmpeg ended too early")
    assert first.endswith("trying again, and the match goes on\n")
    assert err == ""
    assert KEY not in first + out
    assert read_journal(tmp_path / "m.journal").entries


@needs_ffmpeg
@pytest.mark.slow
def test_ctrl_c_ends_a_stream_properly(tmp_path):
    playlist = tmp_path / "public" / "live.m3u8"
    process = showcase(tmp_path, f"hls:{playlist.parent}")
    wait_until(playlist.exists, 60.0)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (0, "")
    assert "m.journal" in out
    assert playlist.read_text().rstrip().endswith("#EXT-X-ENDLIST")
    assert key_frames(playlist)
