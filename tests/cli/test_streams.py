"""Whatever standard input, output and error are, a command ends with the right code and without a traceback."""

import subprocess
import sys
from pathlib import Path

import pytest

from meeple_city.cli.parser import main

QUICK = "match --game octorage --players random,random,random --max-turns 2 --verbose"
SHOT = "shoot --scene practice --shot -"


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def shell(command: str) -> tuple[int, str, str]:
    """Run a command line in which `%` is this program."""
    line = command.replace("%", f"{sys.executable} -m meeple_city")
    run = subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=False)
    return run.returncode, run.stdout, run.stderr


CASES = {
    "closed standard error": (f"% {QUICK} --journal a 2>&-", 0, ""),
    "closed standard error, and a mistake": ("% match --game chess 2>&-", 2, ""),
    "nobody reads standard error": (f"% {QUICK} --journal a 2> >(true)", 0, ""),
    "nobody reads standard error, and a mistake": ("% match --game chess 2> >(true)", 2, ""),
    "closed standard output": ("% city --scene practice --rest 0.1 >&-", 0, ""),
    "nobody reads standard output": ("% city --scene practice --rest 0.1 > >(true)", 0, ""),
    "a full disk for standard output": ("% city --scene practice --rest 0.1 > /dev/full", 2, "No space left"),
    "a full disk for help": ("% --help > /dev/full", 2, "No space left"),
    "everything closed": (f"% {QUICK} --journal a <&- >&- 2>&-", 0, ""),
    "closed standard input": (f"% {SHOT} <&-", 2, "standard input"),
    "standard input that is no text": (f"printf '\\xff' | PYTHONIOENCODING=utf-8:strict % {SHOT}", 2, "not text"),
    "an output that knows no Unicode": ("PYTHONIOENCODING=ascii % screenshot --journal ä --out a.png", 2, "xe4"),
}


@pytest.mark.parametrize("case", CASES)
def test_streams_that_fail_cause_no_traceback(case):
    command, code, words = CASES[case]
    ended, _, err = shell(command)
    assert "Traceback" not in err
    assert ended == code, err
    assert err.count("\n") == (1 if words else 0), err
    assert words in err


def test_a_match_whose_notices_nobody_reads_is_played_to_its_end(capsys):
    code, out, _ = shell(f"% {QUICK} --journal a 2> >(true)")
    assert (code, "journal: a" in out) == (0, True)


@pytest.mark.parametrize(
    "argv",
    [
        ("match", "--game", "a\nb"),
        ("match", "--option", "a\nb"),
        ("replay", "a\nb\x1b[31m"),
        ("match", "--players", "./a\nb,random"),
        ("city", "--scene", "a\nb.toml"),
        ("shoot", "--shot", "a\nb"),
        ("a\nb",),
    ],
    ids=repr,
)
def test_errors_are_one_line_whatever_they_quote(argv, capsys):
    assert main(list(argv)) == 2
    _, err = capsys.readouterr()
    assert err.count("\n") == 1
    assert err.endswith("\n")
    assert "\x1b" not in err
