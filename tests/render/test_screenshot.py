"""The `screenshot` command: all kinds of camera, both tiers, both stereo modes, and one clear line for each refusal."""

from __future__ import annotations

import json

import pytest
from tests.kit.pictures import changed_pixels, pixels, read

from meeple_city.cli.parser import main

pytestmark = pytest.mark.slow

SMALL = ["--size", "160x90"]


def taken(capsys, out, *options):
    assert main(["screenshot", "--json", "--out", str(out), *SMALL, *options]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("camera", ["stand:blue", "chin:green", "hand:yellow"])
def test_a_camera_of_each_kind_takes_a_picture(camera, tmp_path, capsys):
    said = taken(capsys, tmp_path / "a.png", "--tier", "fast", "--camera", camera)
    assert (said["camera"], said["size"], said["tier"]) == (camera, [160, 90], "fast")
    levels = pixels(read(tmp_path / "a.png"))
    assert levels.max() - levels.min() > 120


@pytest.mark.parametrize("camera", ["chin:purple"])
def test_the_second_box_has_its_cameras_too(camera, tmp_path, capsys):
    said = taken(capsys, tmp_path / "a.png", "--tier", "fast", "--scene", "twin-city", "--camera", camera)
    assert said["camera"] == camera


@pytest.mark.parametrize("tier", ["fast", "beauty"])
def test_stereo_shows_two_eyes(tier, tmp_path, capsys):
    options = ["--tier", tier, "--scene", "tower", "--camera", "seat:red"]
    taken(capsys, tmp_path / "one.png", *options)
    taken(capsys, tmp_path / "beside.png", *options, "--stereo", "side-by-side")
    taken(capsys, tmp_path / "colours.png", *options, "--stereo", "red-cyan")
    beside, colours = read(tmp_path / "beside.png"), read(tmp_path / "colours.png")
    assert (beside.get_x_size(), beside.get_y_size()) == (160, 90)
    assert changed_pixels(read(tmp_path / "one.png"), colours) > 100
    halves = pixels(beside)
    assert 20 < (abs(halves[:, :80] - halves[:, 80:]).max(axis=2) > 32).sum() < 5000


def test_a_stereo_picture_of_odd_width_has_that_width(tmp_path, capsys):
    options = ["--scene", "practice", "--size", "33x20", "--stereo", "side-by-side"]
    assert main(["screenshot", "--json", "--out", str(tmp_path / "a.png"), *options]) == 0
    assert json.loads(capsys.readouterr().out)["stereo"] == "side-by-side"
    assert read(tmp_path / "a.png").get_x_size() == 33


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--camera", "moon"], ["moon", "seat:red", "chin:red"]),
        (["--camera", "chin:teal"], ["chin:teal", "chin:red"]),
        (["--scene", "practice", "--camera", "chin:red"], ["chin:red", "seat:red"]),
        (["--tier", "ugly"], ["ugly", "beauty"]),
        (["--stereo", "crossed"], ["crossed", "red-cyan"]),
    ],
)
def test_what_cannot_be_taken_is_refused_in_one_line(options, words, tmp_path, capsys):
    assert main(["screenshot", "--out", str(tmp_path / "a.png"), *SMALL, *options]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert all(word in said.err for word in words)
    assert not list(tmp_path.iterdir())
