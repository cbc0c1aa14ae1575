"""How fast the table is: medians of several runs, and ratios within one run."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from meeple_city.bench.rules import measure_rules

from meeple_city.border import Breathe, Drop, Flick, Request, Toss
from meeple_city.errors import BadInput, BadRequest, Missing
from meeple_city.files import data_folder, scene_file
from meeple_city.table.snapshot import Snapshot
from meeple_city.table.table import Table, open_table
from meeple_city.table.world import World

STANDARD = Drop("body:red", (-150.0, -150.0), 300.0, (0.0, 90.0, 0.0))
WRECKED_CITIES = 6
SHOTS_EACH = 8


@dataclass(frozen=True)
class Timed:
    """How long something took, in milliseconds, over several runs."""

    median: float
    worst: float


def measure(runs: int, peers: bool) -> list[dict[str, Any]]:
    """Every figure of the project; with peers, the same work in other engines."""
    if not 1 <= runs <= 1000:
        raise BadInput(f"--runs must be from 1 to 1000, not {runs}")
    table = open_table(data_folder("models"), scene_file("meeple-city"), 0)
    snapshot = table.start()
    figures = [_rebuild(table, snapshot, runs), *_demolition(table, snapshot, runs), _wrecked()]
    figures += [*measure_rules(table.city(), runs), *_drawing(runs)]
    if peers:
        from meeple_city.bench.peers import compare

        figures += [_peer_figure(row) for row in compare(runs)]
    return figures


def _drawing(runs: int) -> list[dict[str, Any]]:
    """Frames a second, where anything can be drawn."""
    from meeple_city.bench.drawing import measure_drawing

    try:
        return measure_drawing(runs)
    except Missing as cause:
        return [{"name": "drawing", "missing": str(cause), "text": f"drawing: {cause}"}]


def timed(work: Callable[[], object], runs: int) -> Timed:
    """Do it once to warm up, then several times with a clock."""
    work()
    spans = []
    for _ in range(runs):
        started = time.perf_counter()
        work()
        spans.append((time.perf_counter() - started) * 1000)
    return Timed(statistics.median(spans), max(spans))


def _rebuild(table: Table, snapshot: Snapshot, runs: int) -> dict[str, Any]:
    span = timed(lambda: World(table.kit, snapshot.pieces).close(), max(runs, 20))
    text = f"a world of {len(snapshot.pieces)} pieces rebuilt: {span.median:.2f} ms (worst {span.worst:.2f})"
    return {"name": "rebuild", "median_ms": span.median, "worst_ms": span.worst, "text": text}


def _demolition(table: Table, snapshot: Snapshot, runs: int) -> list[dict[str, Any]]:
    """The standard demolition, from request to outcome, beside a full city awake for one simulated second."""
    span = timed(lambda: table.observe(snapshot, table.run(snapshot, STANDARD)), runs)
    sim_s = table.run(snapshot, STANDARD).sim_s
    awake = timed(lambda: table.runner.leave_alone(snapshot, 1.0, sleep=False), 3)
    times_real = sim_s * 1000 / span.median
    share = span.median / sim_s / awake.median
    text = (
        f"standard demolition, request to outcome: {span.median:.0f} ms (worst {span.worst:.0f}) for {sim_s:.2f} s,"
        f" {times_real:.1f} times real time; per simulated second {share:.2f} of a city wholly awake"
    )
    figure = {"name": "demolition", "median_ms": span.median, "worst_ms": span.worst, "sim_s": sim_s}
    return [{**figure, "times_real": times_real, "ratio_to_awake_city": share, "text": text}]


def _wrecked() -> dict[str, Any]:
    """Shots of all throwing kinds on cities that earlier shots have wrecked."""
    spans = []
    for seed in range(WRECKED_CITIES):
        table = open_table(data_folder("models"), scene_file("meeple-city"), seed)
        chance = random.Random(f"bench {seed}")
        snapshot = table.start()
        for _ in range(SHOTS_EACH):
            started = time.perf_counter()
            try:
                track = table.run(snapshot, _shot(chance))
            except BadRequest:
                continue
            table.observe(snapshot, track)
            spans.append((time.perf_counter() - started) * 1000)
            snapshot = track.final
    spans.sort()
    median, late = statistics.median(spans), spans[int(0.95 * len(spans))]
    text = f"on wrecked cities: median {median:.0f} ms, 95th percentile {late:.0f} ms, {len(spans)} shots"
    return {"name": "wrecked", "median_ms": median, "p95_ms": late, "shots": len(spans), "text": text}


def _shot(chance: random.Random) -> Request:
    colour = chance.choice(("red", "blue", "green", "yellow"))
    spot = (chance.uniform(-200, 200), chance.uniform(-200, 200))
    kind = chance.randrange(4)
    if kind == 0:
        return Flick(f"paws:{colour}", chance.uniform(0, 360), chance.uniform(0.5, 3.0))
    if kind == 1:
        return Toss(f"vehicle:{colour}", "body:red", chance.uniform(0, 360), 2.0, 10.0)
    if kind == 2:
        return Breathe("body:blue", (*spot, 30.0), ((0.0, 0.0), (0.1, 1.0), (0.6, 0.8), (0.7, 0.0)))
    return Drop(f"body:{colour}", spot, 300.0, (0.0, 90.0, chance.uniform(0, 360)))


def _peer_figure(row: dict[str, Any]) -> dict[str, Any]:
    if "missing" in row:
        return {"name": "peer", **row, "text": f"{row['engine']}: {row['missing']}"}
    text = (
        f"boxes-only drop in {row['engine']} {row['version']}: {row['wall_ms']:.0f} ms for {row['sim_s']:.2f} s,"
        f" {row['ratio']:.2f} times ours, drift at rest {row['drift_mm']:.2f} mm, settled: {row['settled']}"
    )
    return {"name": "peer", **row, "text": text}
