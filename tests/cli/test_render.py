"""The command `render`: what it refuses, before it draws anything."""

import json
import shutil

import pytest
from tests.kit.recorded import record

from meeple_city.cli.parser import main


@pytest.fixture(scope="module")
def journal(tmp_path_factory):
    return record(tmp_path_factory.mktemp("render") / "m.journal", "octorage", 3, 2)


def refused(capsys, *arguments):
    assert main(["render", *map(str, arguments)]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    return lines[0].removeprefix("meeple-city: error: ")


def test_what_cannot_be_filmed_is_refused_in_one_line(capsys, journal, tmp_path):
    out = tmp_path / "x.mp4"
    assert "no such" in refused(capsys, tmp_path / "none.journal", "--out", out).lower()
    assert ".mp4 or .mkv" in refused(capsys, journal, "--out", tmp_path / "x.avi")
    assert "there is no folder" in refused(capsys, journal, "--out", tmp_path / "no" / "x.mp4")
    assert "even" in refused(capsys, journal, "--out", out, "--size", "161x90")
    assert "--fps must be from 1 to 60" in refused(capsys, journal, "--out", out, "--fps", "0")
    assert "has records 0 to" in refused(capsys, journal, "--out", out, "--to", "9999")
    assert "comes after" in refused(capsys, journal, "--out", out, "--from", "3", "--to", "1")
    assert "leave out --from" in refused(capsys, journal, "--out", out, "--highlights", "5", "--from", "1")
    assert "from 1 to 3600" in refused(capsys, journal, "--out", out, "--highlights", "0")
    assert "'xx' (choose from 'en', 'fr')" in refused(capsys, journal, "--out", out, "--lang", "xx")
    assert not out.exists()


def test_without_ffmpeg_the_command_that_installs_it_is_named(capsys, journal, tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "sudo apt-get install ffmpeg" in refused(capsys, journal, "--out", tmp_path / "x.mp4")


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("ffmpeg") is None, reason="ffmpeg is not installed")
def test_a_part_of_a_match_is_filmed_and_reported(capsys, journal, tmp_path):
    out = tmp_path / "x.mp4"
    options = ["--out", str(out), "--size", "160x90", "--fps", "10", "--highlights", "2", "--json"]
    assert main(["render", str(journal), *options]) == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["frames"], data["seconds"], data["out"]) == (20, 2.0, str(out))
    assert out.stat().st_size > 1000
