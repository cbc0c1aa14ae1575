"""Files are written whole or not at all, and leave nothing else behind."""

import json
import os
import stat

import pytest

from meeple_city.errors import BadInput, CannotWrite
from meeple_city.files import scene_file, write_atomically, write_json


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


def test_an_unknown_scene_is_refused_with_the_known_ones():
    with pytest.raises(BadInput, match=r"'atlantis' is unknown; allowed: meeple-city, practice"):
        scene_file("atlantis")
