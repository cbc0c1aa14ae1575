"""Files are written whole or not at all, and leave nothing else behind."""

import json
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from meeple_city.errors import BadInput, CannotWrite
from meeple_city.files import data_folder, scene_file, write_atomically, write_json


def names(folder) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_new_file_holds_the_data_and_can_be_read_by_all(tmp_path):
    write_atomically(tmp_path / "a.bin", b"\x00\xff")
    assert (tmp_path / "a.bin").read_bytes() == b"\x00\xff"
    assert stat.S_IMODE((tmp_path / "a.bin").stat().st_mode) == 0o644
    assert names(tmp_path) == ["a.bin"]


def test_a_file_that_exists_is_replaced(tmp_path):
    write_atomically(tmp_path / "a", b"old")
    write_atomically(tmp_path / "a", b"new")
    assert (tmp_path / "a").read_bytes() == b"new"


def test_a_file_that_exists_is_kept_where_it_must_not_be_replaced(tmp_path):
    write_atomically(tmp_path / "a", b"old", replace=False)
    with pytest.raises(FileExistsError):
        write_atomically(tmp_path / "a", b"new", replace=False)
    assert (tmp_path / "a").read_bytes() == b"old"
    assert names(tmp_path) == ["a"]


@pytest.mark.parametrize("call", ["write", "fsync", "replace"])
def test_a_failure_leaves_the_old_file_and_no_temporary_one(call, tmp_path, monkeypatch):
    write_atomically(tmp_path / "a", b"old")

    def fail(*args, **more):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, call, fail)
    with pytest.raises(OSError, match="No space left"):
        write_atomically(tmp_path / "a", b"new")
    with pytest.raises(CannotWrite, match=r"b\.json: No space left on device"):
        write_json(tmp_path / "b.json", {})
    assert (tmp_path / "a").read_bytes() == b"old"
    assert names(tmp_path) == ["a"]


def test_a_write_that_takes_only_part_is_continued(tmp_path, monkeypatch):
    write = os.write
    monkeypatch.setattr(os, "write", lambda handle, data: write(handle, data[:3]))
    write_atomically(tmp_path / "a", b"0123456789")
    assert (tmp_path / "a").read_bytes() == b"0123456789"


def test_json_ends_with_a_line_end(tmp_path):
    write_json(tmp_path / "a.json", {"a": [1, 2.5]})
    text = (tmp_path / "a.json").read_text()
    assert text.endswith("}\n")
    assert json.loads(text) == {"a": [1, 2.5]}


def test_a_pipe_is_written_to_and_stays_a_pipe(tmp_path):
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reading = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    write_json(pipe, {"a": 1})
    assert os.read(reading, 100) == b'{"a": 1}\n'
    os.close(reading)
    assert pipe.is_fifo()
    assert names(tmp_path) == ["pipe"]


def test_a_device_stays_a_device(tmp_path):
    write_json(Path("/dev/null"), {"a": 1})
    assert Path("/dev/null").is_char_device()
    with pytest.raises(CannotWrite, match="/dev/full: No space left"):
        write_json(Path("/dev/full"), {"a": 1})
    assert Path("/dev/full").is_char_device()


def test_standard_output_can_be_named_as_a_file(tmp_path):
    code = "from pathlib import Path\nfrom meeple_city.files import write_json\nwrite_json(Path('/dev/stdout'), 1)"
    with (tmp_path / "out").open("wb") as out:
        subprocess.run([sys.executable, "-c", code], stdout=out, check=True)
    assert (tmp_path / "out").read_text() == "1\n"
    assert Path("/dev/stdout").is_symlink()


def test_a_link_is_followed(tmp_path):
    (tmp_path / "link").symlink_to(tmp_path / "real")
    write_json(tmp_path / "link", 1)
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_text() == "1\n"


def test_a_file_beside_us_does_not_hide_a_scene(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "tower").write_text("mine")
    assert scene_file("tower") == data_folder("scenes") / "tower.toml"
    assert scene_file("./tower") == Path("./tower")
    (tmp_path / "mine").write_text("mine")
    assert scene_file("mine") == Path("mine")


def test_an_unknown_scene_is_refused_with_the_known_ones():
    with pytest.raises(BadInput, match=r"'atlantis' is unknown; allowed: meeple-city, practice"):
        scene_file("atlantis")
