"""The command `league`: bots play each other and are rated."""

from __future__ import annotations

import argparse
import os
import sys
import time
from dataclasses import asdict

from meeple_city.cli.report import Report
from meeple_city.errors import BadInput


def league(options: argparse.Namespace) -> Report:
    """Play a round robin in parallel, and rate the bots."""
    from meeple_city.setup.league import MOST_WORKERS, League, play_league, standings
    from meeple_city.setup.progress_line import ProgressLine

    started, line = time.monotonic(), ProgressLine(sys.stderr)
    wished = League(options.game, tuple(options.bots.split(",")), options.matches, options.seed or 0)
    wished.check()
    workers = (os.cpu_count() or 1) if options.workers is None else options.workers
    if not 1 <= workers <= MOST_WORKERS:
        raise BadInput(f"--workers must be from 1 to {MOST_WORKERS}, not {workers}")
    first: list[int] = []

    def progress(done: int, all_: int) -> None:
        first[:] = first or [done]
        spent, new = time.monotonic() - started, done - first[0]
        left = f", about {spent / new * (all_ - done) / 60:.0f} min left" if new else ""
        line.show_bar(done / all_, f"{done} of {all_} matches{left}")

    def notice(text: str) -> None:
        line.show("")
        print(f"meeple-city: {text}", file=sys.stderr)

    try:
        results = play_league(wished, workers, options.out, progress, notice)
    finally:
        line.show("")
    table = standings(results)
    wall_s = round(time.monotonic() - started, 1)
    lines = [f"{'bot':<16}{'rating':>8}{'from':>8}{'to':>8}{'matches':>9}{'won':>8}"]
    lines += [
        f"{row.bot:<16}{row.rating:>8.1f}{row.low:>8.1f}{row.high:>8.1f}{row.matches:>9}{row.won / row.matches:>8.1%}"
        for row in table
    ]
    return Report({"table": [asdict(row) for row in table], "matches": len(results), "wall_s": wall_s}, tuple(lines))
