"""Compare the speed of this version with that of another commit: `make bench AGAINST=commit`.

    python -m meeple_city.bench.compare COMMIT [--rounds N] [--runs N] [--only PART]

The other commit is unpacked into a temporary folder. Both versions run their own `bench` command in turns, each time in
a new process, so that a machine that slows down or speeds up affects both. The other version may be laid out quite
differently: all that is compared is the figures it prints, by name.
"""

from __future__ import annotations

import argparse
import configparser
import importlib.metadata
import io
import json
import os
import re
import statistics
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from meeple_city.errors import BadInput, MeepleCityError, Missing

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "meeple_city"
ROUNDS, RUNS = 5, 3
COMPARED = ("_ms", "_per_s")  # times and rates; other values say what was done, not how fast

Values = Mapping[str, float]  # one bench run: "<figure>, <value>" to number
Round = tuple[Values, Values]  # this version and the other


@dataclass(frozen=True)
class Row:
    """One value in both versions: medians over all rounds, and the ratios of this to the other within a round."""

    name: str
    this: float
    other: float
    ratios: tuple[float, ...]

    @property
    def ratio(self) -> float:
        """The median of the ratios, which a slow round that hits both versions does not disturb."""
        return statistics.median(self.ratios)


def read_values(report: Mapping[str, Any]) -> dict[str, float]:
    """The times and rates in the JSON of `bench`."""
    return {
        f"{figure['name']}, {key}": float(value)
        for figure in report["figures"]
        for key, value in figure.items()
        if key.endswith(COMPARED) and isinstance(value, int | float)
    }


def pair(rounds: Sequence[Round]) -> list[Row]:
    """A row for each value that both versions report in every round, and not as zero; in the order of this version."""
    runs = [run for both in rounds for run in both]
    shared = [name for name in rounds[0][0] if all(run.get(name) for run in runs)]
    return [_row(name, [(this[name], other[name]) for this, other in rounds]) for name in shared]


def _row(name: str, values: Sequence[tuple[float, float]]) -> Row:
    this, other = zip(*values, strict=True)
    return Row(name, statistics.median(this), statistics.median(other), tuple(a / b for a, b in values))


def unpaired(rounds: Sequence[Round]) -> list[str]:
    """The names of values that not every run reports."""
    runs = [run for both in rounds for run in both]
    names = dict.fromkeys(name for run in runs for name in run)
    return [name for name in names if not all(run.get(name) for run in runs)]


def lines(rows: Sequence[Row], left_out: Sequence[str], commit: str) -> Iterator[str]:
    """The comparison as text."""
    widest = max((len(row.name) for row in rows), default=0)
    yield f"{'':{widest}}  {'this':>9}  {commit[:9]:>9}  ratio  lowest to highest"
    for row in rows:
        spread = f"{min(row.ratios):.2f} to {max(row.ratios):.2f}"
        yield f"{row.name:<{widest}}  {_number(row.this):>9}  {_number(row.other):>9}  {row.ratio:5.2f}  {spread}"
    yield f"ratio: this to {commit}, median of all rounds; below 1 is faster for times (ms), above 1 for rates (per_s)"
    if left_out:
        yield f"not measured by both: {'; '.join(left_out)}"


def _number(value: float) -> str:
    return f"{value:.0f}" if value >= 1000 else f"{value:.3g}"


def unpack(commit: str, folder: Path) -> Path:
    """Put the files of a commit into a folder; returns where Python finds its package."""
    try:
        archive = subprocess.run(["git", "-C", str(ROOT), "archive", commit], capture_output=True, check=False)
    except FileNotFoundError:
        raise Missing("comparing with another commit needs git, which is not installed") from None
    if archive.returncode:
        raise BadInput(f"cannot unpack commit {commit!r}: {_last_line(archive.stderr.decode())}")
    with tarfile.open(fileobj=io.BytesIO(archive.stdout)) as files:
        files.extractall(folder, filter="data")
    packages = link_packages(folder)
    install(missing_requirements(folder), packages)
    return packages


def missing_requirements(folder: Path) -> list[str]:
    """What the other version needs that this one does without."""
    wanted = _setup(folder).get("options", "install_requires", fallback="").split("\n")
    return [row for row in map(str.strip, wanted) if row and not _is_installed(re.split(r"[^\w.-]", row)[0])]


def _is_installed(name: str) -> bool:
    try:
        importlib.metadata.distribution(name)
    except importlib.metadata.PackageNotFoundError:
        return False
    return True


def install(requirements: Sequence[str], packages: Path) -> None:
    """Install requirements beside the packages of the other version; what they need in turn is there already."""
    if not requirements:
        return
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    run = subprocess.run([*pip, "--target", str(packages), *requirements], capture_output=True, text=True, check=False)
    if run.returncode:
        wanted = ", ".join(requirements)
        raise Missing(f"the other version needs {wanted}, which cannot be installed: {_last_line(run.stderr)}")


def _setup(folder: Path) -> configparser.ConfigParser:
    config = configparser.ConfigParser()
    config.read(folder / "setup.cfg", encoding="utf-8")
    return config


def link_packages(folder: Path) -> Path:
    """Link every package that setup.cfg takes from elsewhere into the main package; returns the folder of that.

    Without the links, the editable installation of this version would supply those packages.
    """
    entries = _setup(folder).get("options", "package_dir", fallback="").strip().splitlines()
    places = {package.strip(): place.strip() for package, _, place in (entry.partition("=") for entry in entries)}
    main = folder / places.get(PACKAGE, f"src/{PACKAGE}")
    for package, place in places.items():
        target = main.joinpath(*package.split(".")[1:])
        if not target.exists():
            target.symlink_to(folder / place, target_is_directory=True)
    return main.parent


def run_bench(runs: int, other: Path | None, only: str | None = None) -> Values:
    """Run `bench` once in a new process: this version's, or that of the package in another folder.

    A version that cannot measure only one part measures all.
    """
    part = ["--only", only] if only and "--only" in _run(["bench", "--help"], other).stdout else []
    run = _run(["bench", "--json", "--runs", str(runs), *part], other)
    if run.returncode:
        version = "the other version" if other else "this version"
        raise MeepleCityError(f"the bench of {version} failed: {_last_line(run.stderr)}")
    return read_values(json.loads(run.stdout))


def _run(arguments: Sequence[str], other: Path | None) -> subprocess.CompletedProcess[str]:
    """The command of this version, or of the package in another folder."""
    command = [sys.executable, "-m", PACKAGE, *arguments]
    environment = {**os.environ, "PYTHONPATH": str(other)} if other else None
    return subprocess.run(command, capture_output=True, text=True, cwd=other or ROOT, env=environment, check=False)


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no message"])[-1]


def compare(commit: str, rounds: int, runs: int, only: str | None = None) -> Iterator[str]:
    """Run both versions in turns and report; says how far it is on standard error."""
    if rounds < 1:
        raise BadInput(f"--rounds must be at least 1, not {rounds}")
    with tempfile.TemporaryDirectory(prefix="meeple-city-bench-") as name:
        other = unpack(commit, Path(name).resolve())
        done: list[Round] = []
        for i in range(rounds):
            print(f"round {i + 1} of {rounds}", file=sys.stderr)
            done.append((run_bench(runs, None, only), run_bench(runs, other, only)))
    yield from lines(pair(done), unpaired(done), commit)


def main(arguments: Sequence[str] | None = None) -> int:
    """Parse the arguments and compare; an error is one line and exit status 2."""
    parser = argparse.ArgumentParser(
        prog="compare", description="Compare the speed of this version with another commit."
    )
    parser.add_argument("commit", help="the other version")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"runs of each version, in turns (default {ROUNDS})")
    parser.add_argument("--runs", type=int, default=RUNS, help=f"--runs of the bench command (default {RUNS})")
    parser.add_argument("--only", metavar="PART", help="--only of the bench command")
    options = parser.parse_args(arguments)
    try:
        for line in compare(options.commit, options.rounds, options.runs, options.only):
            print(line)
    except MeepleCityError as cause:
        print(f"compare: error: {cause}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
