"""All figures of the project."""

from __future__ import annotations

from typing import Any

from meeple_city.errors import BadInput
from meeple_city.files import data_folder, scene_file
from meeple_city.table.table import open_table

from .drawing import measure_drawing
from .physics import measure_physics
from .rules import measure_rules


def measure(runs: int, peers: bool) -> list[dict[str, Any]]:
    """Every figure as a JSON object; with peers, also the same work in other engines."""
    if not 1 <= runs <= 1000:
        raise BadInput(f"--runs must be from 1 to 1000, not {runs}")
    table = open_table(data_folder("models"), scene_file("meeple-city"), 0)
    figures = [*measure_physics(table, runs), *measure_rules(table.city(), runs), *measure_drawing(runs)]
    if peers:
        from .peers import measure_peers

        figures += measure_peers(runs)
    return [figure.to_json() for figure in figures]
