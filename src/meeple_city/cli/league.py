"""The command `league`: bots play each other and are rated, or play a cup."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from meeple_city.cli.report import Report
from meeple_city.errors import BadInput, CannotWrite
from meeple_city.files import check_writable
from meeple_city.setup.progress_line import ProgressLine

if TYPE_CHECKING:
    from meeple_city.setup.cup import Tie
    from meeple_city.setup.league import Matches, Standing


def league(options: argparse.Namespace) -> Report:
    """Play a round robin or a cup in parallel."""
    telling = _Telling()
    try:
        report = _cup(options, telling) if options.cup else _league(options, telling)
    finally:
        telling.line.show("")
    return Report({**report.data, "wall_s": round(telling.spent_s, 1)}, report.lines)


def _league(options: argparse.Namespace, telling: _Telling) -> Report:
    from meeple_city.setup.league import League, play_league, standings

    wished = League(options.game, tuple(options.bots.split(",")), options.matches, options.seed or 0)
    wished.check()
    if options.picture:
        _check_picture(options.picture)
    workers, matches = _workers(options.workers), _matches(options)
    results = play_league(wished, workers, options.out, telling.progress, telling.notice, matches)
    table = standings(results)
    if options.picture:
        _draw(options.picture, table)
    return Report({"table": [asdict(row) for row in table], "matches": len(results)}, tuple(_table(table)))


def _cup(options: argparse.Namespace, telling: _Telling) -> Report:
    from meeple_city.setup.cup import Cup, play_cup

    if options.picture:
        raise BadInput("--picture shows the ratings of a league; a cup has none")
    cup = Cup(options.game, tuple(options.bots.split(",")), options.matches, options.seed or 0)
    cup.check()
    workers, matches = _workers(options.workers), _matches(options)
    rounds = play_cup(cup, workers, options.out, telling.progress, telling.notice, matches)
    winner = rounds[-1][0].winner
    data = {"rounds": [[{**asdict(tie), "winner": tie.winner} for tie in ties] for ties in rounds], "winner": winner}
    return Report(data, (*_rounds(rounds), f"{winner} wins the cup"))


def _workers(wished: int | None) -> int:
    from meeple_city.setup.league import MOST_WORKERS

    workers = (os.cpu_count() or 1) if wished is None else wished
    if not 1 <= workers <= MOST_WORKERS:
        raise BadInput(f"--workers must be from 1 to {MOST_WORKERS}, not {workers}")
    return workers


def _matches(options: argparse.Namespace) -> Callable[[int], Matches]:
    """Where matches are played, and whether their journals are kept."""
    from meeple_city.setup.league import LocalMatches
    from meeple_city.setup.ray_matches import RayMatches

    journals: Path | None = options.journals
    if journals:
        try:
            journals.mkdir(parents=True, exist_ok=True)
        except OSError as cause:
            raise CannotWrite(f"{journals}: {cause.strerror}") from None
    return partial(RayMatches if options.on == "ray" else LocalMatches, journals=journals)


def _table(table: list[Standing]) -> list[str]:
    return [f"{'bot':<16}{'rating':>8}{'from':>8}{'to':>8}{'matches':>9}{'won':>8}", *map(_row, table)]


def _row(row: Standing) -> str:
    share = row.won / row.matches
    return f"{row.bot:<16}{row.rating:>8.1f}{row.low:>8.1f}{row.high:>8.1f}{row.matches:>9}{share:>8.1%}"


def _rounds(rounds: list[list[Tie]]) -> list[str]:
    return [
        f"round {number}: {tie.bots[0]} {tie.won[0]:g} : {tie.won[1]:g} {tie.bots[1]}"
        for number, ties in enumerate(rounds, 1)
        for tie in ties
    ]


def _check_picture(file: Path) -> None:
    """Refuse a picture that could not be drawn, before anything is played."""
    if file.suffix.lower() != ".svg":
        raise BadInput(f"--picture {file}: it will be a .svg file; use a name that ends like that")
    check_writable(file)


def _draw(file: Path, table: list[Standing]) -> None:
    from meeple_city.setup.league_picture import picture

    try:
        file.write_text(picture(table), encoding="utf-8")
    except OSError as cause:
        raise CannotWrite(f"{file}: {cause.strerror}") from None


class _Telling:
    """Says how far a league is, and what went wrong with players."""

    def __init__(self) -> None:
        self.line = ProgressLine(sys.stderr)
        self._started = time.monotonic()
        self._first: int | None = None  # matches that were done at the start

    @property
    def spent_s(self) -> float:
        """The time since the start."""
        return time.monotonic() - self._started

    def progress(self, done: int, all_: int) -> None:
        """Show how many matches are done."""
        self._first = done if self._first is None or done < self._first else self._first
        new = done - self._first
        left = f", about {self.spent_s / new * (all_ - done) / 60:.0f} min left" if new else ""
        self.line.show_bar(done / all_, f"{done} of {all_} matches{left}")

    def notice(self, text: str) -> None:
        """Print a line above the progress."""
        self.line.show("")
        print(f"meeple-city: {text}", file=sys.stderr)
