"""Comparing two versions: which figures are paired, their ratios, the printed lines, and whose code runs."""

from __future__ import annotations

from pathlib import Path

import pytest
from meeple_city.bench import compare
from meeple_city.bench.compare import Row

from meeple_city.errors import BadInput, MeepleCityError

SETUP = "[options]\npackage_dir =\n    meeple_city = src/meeple_city\n    meeple_city.bench = bench\n"
PRINTS_A_FIGURE = """\
import json, sys
from meeple_city.bench.speed import SPEED
assert sys.argv[1:] == ["bench", "--json", "--runs", "4"]
print(json.dumps({"figures": [{"name": "demolition", "median_ms": SPEED}]}))
"""


def other_version(folder: Path, main: str = PRINTS_A_FIGURE) -> Path:
    files = {
        "setup.cfg": SETUP,
        "src/meeple_city/__init__.py": "",
        "src/meeple_city/__main__.py": main,
        "bench/__init__.py": "",
        "bench/speed.py": "SPEED = 12.5\n",
    }
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return compare.link_packages(folder)


def test_only_times_and_rates_are_read():
    figures = [
        {"name": "demolition", "median_ms": 50, "sim_s": 0.78, "text": "50 ms"},
        {"name": "rules of rampage", "turns_per_s": 2000.5, "at_least": 1000, "text": ""},
        {"name": "drawing", "missing": "no OpenGL", "text": ""},
    ]
    assert compare.read_values({"figures": figures}) == {
        "demolition, median_ms": 50.0,
        "rules of rampage, turns_per_s": 2000.5,
    }


def test_values_of_both_versions_are_paired_by_name_in_the_order_of_this_one():
    (b, a) = compare.pair([({"b": 1.0, "only this": 1.0, "a": 3.0}, {"a": 4.0, "b": 2.0, "only other": 1.0})])
    assert (b.name, b.this, b.other, b.ratio) == ("b", 1.0, 2.0, 0.5)
    assert (a.name, a.ratio) == ("a", 0.75)


def test_ratios_are_taken_within_rounds_so_that_a_slow_round_of_both_does_not_count():
    rounds = [({"a": 10.0}, {"a": 20.0}), ({"a": 90.0}, {"a": 100.0}), ({"a": 11.0}, {"a": 22.0})]
    (row,) = compare.pair(rounds)
    assert (row.this, row.other) == (11.0, 22.0)
    assert row.ratios == (0.5, 0.9, 0.5)
    assert row.ratio == 0.5


def test_a_value_missing_or_zero_in_any_run_is_left_out_and_named():
    rounds = [({"a": 1.0, "b": 1.0, "c": 0.0}, {"a": 1.0, "b": 1.0, "c": 1.0}), ({"a": 1.0}, {"a": 1.0, "d": 1.0})]
    assert [row.name for row in compare.pair(rounds)] == ["a"]
    assert compare.unpaired(rounds) == ["b", "c", "d"]


def test_lines_show_both_versions_the_ratio_and_its_range():
    rows = [
        Row("demolition, median_ms", 50.31, 100.9, (0.5, 0.4, 0.55)),
        Row("rules, turns_per_s", 2000.4, 1.5, (2.0,)),
    ]
    head, times, rates, legend = compare.lines(rows, [], "9d48856b0403")
    assert head.split() == ["this", "9d48856b0", "ratio", "lowest", "to", "highest"]
    assert times.split() == ["demolition,", "median_ms", "50.3", "101", "0.50", "0.40", "to", "0.55"]
    assert rates.split() == ["rules,", "turns_per_s", "2000", "1.5", "2.00", "2.00", "to", "2.00"]
    assert head.index("this") == times.index("50.3") == rates.index("2000")
    assert "below 1 is faster for times" in legend


def test_lines_name_what_only_one_version_measured():
    *_, last = compare.lines([], ["drawing, city_ms"], "abc")
    assert last == "not measured by both: drawing, city_ms"


def test_the_other_version_runs_its_own_bench_package(tmp_path):
    assert compare.run_bench(4, other_version(tmp_path)) == {"demolition, median_ms": 12.5}


def test_what_only_the_other_version_needs_is_found(tmp_path):
    needs = "install_requires =\n    pytest>=1\n    meeple-paint==1.3.0\n    numpy>=1.26,<3\n"
    (tmp_path / "setup.cfg").write_text(f"[options]\n{needs}", encoding="utf-8")
    assert compare.missing_requirements(tmp_path) == ["meeple-paint==1.3.0"]
    assert compare.missing_requirements(tmp_path / "nowhere") == []


def test_what_cannot_be_installed_is_named_in_one_line(tmp_path):
    with pytest.raises(
        MeepleCityError, match=r"^the other version needs /no/such\.whl, which cannot be installed: .*$"
    ):
        compare.install(["/no/such.whl"], tmp_path)


def test_a_version_that_cannot_measure_one_part_measures_all(tmp_path):
    assert compare.run_bench(4, other_version(tmp_path), "drawing") == {"demolition, median_ms": 12.5}


def test_one_part_is_asked_of_a_version_that_knows_parts(tmp_path):
    knows = """\
import json, sys
if sys.argv[1:] == ["bench", "--help"]:
    raise SystemExit(print("usage: bench [--only PART]"))
assert sys.argv[1:] == ["bench", "--json", "--runs", "4", "--only", "drawing"]
print(json.dumps({"figures": [{"name": "drawing", "city_ms": 12.5}]}))
"""
    assert compare.run_bench(4, other_version(tmp_path, knows), "drawing") == {"drawing, city_ms": 12.5}


def test_a_package_that_is_already_in_place_is_not_linked(tmp_path):
    inside = tmp_path / "src/meeple_city/bench"
    inside.mkdir(parents=True)
    other_version(tmp_path)
    assert not inside.is_symlink()


def test_a_failing_bench_is_reported_in_one_line(tmp_path):
    broken = other_version(tmp_path, "raise SystemExit('meeple-city: error: no such option')")
    with pytest.raises(MeepleCityError, match=r"^the bench of the other version failed: .*no such option$"):
        compare.run_bench(1, broken)


def test_an_unknown_commit_is_refused(tmp_path):
    with pytest.raises(BadInput, match="cannot unpack commit 'no-such-commit'"):
        compare.unpack("no-such-commit", tmp_path)


def test_errors_are_one_line_and_exit_status_2(capsys):
    assert compare.main(["HEAD", "--rounds", "0"]) == 2
    assert capsys.readouterr().err == "compare: error: --rounds must be at least 1, not 0\n"
