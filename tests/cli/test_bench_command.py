"""The command `bench`: figures are printed as they come, and a terminal sees what is measured."""

import io
import json
import sys

import pytest
from meeple_city.bench.figure import Figure

from meeple_city.cli.parser import main

FIGURES = [
    {"name": "one", "median_ms": 1.0, "text": "one: 1 ms"},
    {"name": "two", "median_ms": 2.0, "text": "two: 2 ms"},
]


@pytest.fixture
def seen_before(monkeypatch, capsys) -> list[str]:
    """What had been printed before each figure was measured."""
    seen: list[str] = []

    def measure(runs, peers, working_on, only):
        for figure in FIGURES:
            working_on("physics")
            seen.append(capsys.readouterr().out)
            yield figure

    monkeypatch.setattr("meeple_city.bench.figures.measure", measure)
    return seen


def test_each_figure_is_printed_as_it_comes(seen_before, capsys):
    assert main(["bench"]) == 0
    assert seen_before == ["", "one: 1 ms\n"]
    assert capsys.readouterr() == ("two: 2 ms\n", "")


def test_json_is_one_object_at_the_end(seen_before, capsys):
    assert main(["bench", "--json"]) == 0
    assert seen_before == ["", ""]
    assert json.loads(capsys.readouterr().out) == {"figures": FIGURES}


def test_a_terminal_sees_what_is_measured_and_is_left_clean(seen_before, monkeypatch):
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(sys, "stderr", Terminal())
    assert main(["bench", "--json"]) == 0
    assert "measuring physics ..." in sys.stderr.getvalue()
    assert sys.stderr.getvalue().endswith("\r\x1b[K")


def test_an_unknown_part_is_refused_with_those_that_there_are(capsys):
    assert main(["bench", "--only", "paint"]) == 2
    assert "--only 'paint' is unknown; allowed: physics, looking ahead, rules," in capsys.readouterr().err


def test_only_one_part_is_measured(capsys, monkeypatch):
    monkeypatch.setattr("meeple_city.bench.figures.measure_rules", lambda city, runs: [Figure("rules", {}, "rules")])
    assert main(["bench", "--only", "rules"]) == 0
    assert capsys.readouterr().out == "rules\n"


def test_a_number_of_runs_out_of_range_is_refused(capsys):
    assert main(["bench", "--runs", "0"]) == 2
    assert "--runs must be from 1 to 1000" in capsys.readouterr().err
