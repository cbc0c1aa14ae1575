"""The command `bench`: the project's own measurements."""

from __future__ import annotations

import argparse

from meeple_city.cli.report import Report
from meeple_city.errors import Missing


def bench(options: argparse.Namespace) -> Report:
    """Measure; with `--peers`, the same work in other engines."""
    try:
        from meeple_city.bench.figures import measure
    except ModuleNotFoundError as cause:
        if not (cause.name or "").startswith("meeple_city.bench"):
            raise
        raise Missing("bench: this installation comes without the measurements; run it from a checkout") from None
    figures = measure(options.runs, options.peers)
    return Report({"figures": figures}, tuple(figure["text"] for figure in figures))
