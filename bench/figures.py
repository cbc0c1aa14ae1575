"""All figures of the project."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from meeple_city.errors import BadInput
from meeple_city.files import data_folder, scene_file
from meeple_city.table.table import open_table

from .drawing import measure_drawing
from .figure import Figure
from .imagining import measure_imagining
from .latency import measure_latency
from .live import measure_live
from .physics import measure_physics
from .rules import measure_rules
from .sound import measure_sound


def measure(
    runs: int, peers: bool, working_on: Callable[[str], None] = lambda part: None, only: str | None = None
) -> Iterator[dict[str, Any]]:
    """Every figure, or those of one part, as a JSON object, as it comes; with peers, the same work in other engines.

    `working_on` is told what is measured next.
    """
    if not 1 <= runs <= 1000:
        raise BadInput(f"--runs must be from 1 to 1000, not {runs}")
    table = open_table(data_folder("models"), scene_file("meeple-city"), 0)
    parts: dict[str, Callable[[], Iterable[Figure]]] = {
        "physics": lambda: measure_physics(table, runs),
        "looking ahead": measure_imagining,
        "rules": lambda: measure_rules(table.city(), runs),
        "sound": lambda: measure_sound(table, runs),
        "drawing": lambda: measure_drawing(runs),
        "release to motion": measure_latency,
        "live showcase": measure_live,
    }
    if peers:
        from .peers import measure_peers

        parts["other engines"] = lambda: measure_peers(runs)
    if only is not None and only not in parts:
        raise BadInput(f"--only {only!r} is unknown; allowed: {', '.join(parts)}")
    for part, figures in parts.items():
        if only not in (None, part):
            continue
        working_on(part)
        for figure in figures():
            yield figure.to_json()
            working_on(part)
