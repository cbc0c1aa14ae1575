"""The command `bench`: the project's own measurements."""

from __future__ import annotations

import argparse
import sys

from meeple_city.cli.report import Report
from meeple_city.errors import Missing
from meeple_city.setup.progress_line import ProgressLine


def bench(options: argparse.Namespace) -> Report:
    """Measure; with `--peers`, the same work in other engines. Each figure is printed as it comes."""
    try:
        from meeple_city.bench.figures import measure
    except ModuleNotFoundError as cause:
        if not (cause.name or "").startswith("meeple_city.bench"):
            raise
        raise Missing("bench: this installation comes without the measurements; run it from a checkout") from None
    line, figures = ProgressLine(sys.stderr), []
    try:
        for figure in measure(
            options.runs, options.peers, lambda part: line.show(f"measuring {part} ..."), options.only
        ):
            figures.append(figure)
            line.show("")
            if not options.json:
                print(figure["text"], flush=True)
    finally:
        line.show("")
    return Report({"figures": figures}, ())
