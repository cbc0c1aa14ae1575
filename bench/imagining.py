"""What looking ahead costs: imagined shots beside real ones, beside the engine alone, and on two processes."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from meeple_city.border import Outcome, Request
from meeple_city.errors import BadRequest
from meeple_city.files import data_folder, scene_file
from meeple_city.setup.league import Fixture, LocalMatches
from meeple_city.table.pool import TablePool
from meeple_city.table.snapshot import Snapshot
from meeple_city.table.table import Table, open_table
from meeple_city.table.worker import RemoteTable
from meeple_city.table.world import World

from .figure import Figure
from .physics import random_shot

CITIES, SHOTS_EACH = 4, 10
ROUNDS = 3  # of each shot, in turns; the fastest counts, since whatever else the machine does only slows it down
POOLED = 40  # shots for one and for two processes
MATCHES = 2  # of two easy bots, on one process
ENGINE = ("__init__", "step", "ray")  # what of a world is Bullet's own work
IMAGINED_AT_MOST, WHOLE_AT_MOST, TWICE_AT_LEAST = 1.15, 1.35, 1.8


def measure_imagining() -> Iterator[Figure]:
    """Ratios to the engine alone, and shots a second."""
    yield _ratios()
    yield _pooled()
    yield _matches()


def _ratios() -> Figure:
    whole_s = imagined_s = engine_s = 0.0
    shots = 0
    for table, snapshot, request in wrecked_cities():
        spans = [_spans(table, snapshot, request) for _ in range(ROUNDS)]
        whole, imagined, engine = (min(times) for times in zip(*spans, strict=True))
        whole_s, imagined_s, engine_s = whole_s + whole, imagined_s + imagined, engine_s + engine
        shots += 1
    imagined, whole = imagined_s / engine_s, whole_s / engine_s
    text = (
        f"imagined shots cost {imagined:.2f} times the bare engine (wanted: {IMAGINED_AT_MOST}), whole ones {whole:.2f}"
        f" times (wanted: {WHOLE_AT_MOST}); {shots} shots on wrecked cities"
    )
    return Figure("imagining", {"ratio_to_engine": imagined, "whole_ratio_to_engine": whole, "shots": shots}, text)


def _spans(table: Table, snapshot: Snapshot, request: Request) -> tuple[float, float, float]:
    """Seconds of processor time for a whole request, for the same imagined, and for the engine alone."""

    def seconds(work: Callable[[], object]) -> float:
        started = time.process_time()
        work()
        return time.process_time() - started

    whole = seconds(lambda: table.observe(snapshot, table.run(snapshot, request)))
    imagined = seconds(lambda: table.imagine(snapshot, request))
    with _engine_time() as spent:
        table.imagine(snapshot, request)
    return whole, imagined, sum(spent)


def _pooled() -> Figure:
    rates = {workers: _rate(workers) for workers in (1, 2)}
    times = rates[2] / rates[1]
    text = (
        f"imagined shots: {rates[1]:.0f} a second on one process, {rates[2]:.0f} on two, {times:.2f} times as many"
        f" (wanted: {TWICE_AT_LEAST})"
    )
    return Figure("imagining on two", {"one_per_s": rates[1], "two_per_s": rates[2], "ratio": times}, text)


def _rate(workers: int) -> float:
    pool = TablePool(lambda: RemoteTable(data_folder("models"), scene_file("meeple-city"), 0), workers)
    chance = random.Random("pool")
    shots = [random_shot(chance) for _ in range(POOLED)]
    try:
        pool.imagine(shots[: 2 * workers])  # start the workers
        started = time.perf_counter()
        done: list[Outcome | None] = pool.imagine(shots)
        return len(done) / (time.perf_counter() - started)
    finally:
        pool.close()


def _matches() -> Figure:
    """Whole matches of two `easy` bots, each in a process of its own, as in a league."""
    rates = {}
    for workers in (1, 2):
        fixtures = [Fixture("rampage", ("easy", "easy"), seed) for seed in range(workers * MATCHES)]
        started = time.perf_counter()
        with LocalMatches(workers) as matches:
            done = len(list(matches.play(fixtures)))
        rates[workers] = done / (time.perf_counter() - started)
    text = (
        f"whole matches of two easy bots: {rates[1] * 60:.1f} a minute on one process, {rates[2] * 60:.1f} on two"
        f" ({rates[2] / rates[1]:.2f} times as many)"
    )
    return Figure("easy matches", {"one_per_s": rates[1], "two_per_s": rates[2], "ratio": rates[2] / rates[1]}, text)


def wrecked_cities() -> Iterator[tuple[Table, Snapshot, Request]]:
    """Shots of all kinds, each on what the ones before it have left of a city."""
    for seed in range(CITIES):
        table = open_table(data_folder("models"), scene_file("meeple-city"), seed)
        chance, snapshot = random.Random(f"imagine {seed}"), table.initial_snapshot()
        for _ in range(SHOTS_EACH):
            request = random_shot(chance)
            try:
                after = table.run(snapshot, request).final
            except BadRequest:
                continue
            yield table, snapshot, request
            snapshot = after


@contextmanager
def _engine_time() -> Iterator[list[float]]:
    """The processor time that worlds spend in Bullet, call by call."""
    spent: list[float] = []
    before = {name: getattr(World, name) for name in ENGINE}

    def timed(work: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **named: Any) -> Any:
            started = time.process_time()
            try:
                return work(*args, **named)
            finally:
                spent.append(time.process_time() - started)

        return call

    for name, work in before.items():
        setattr(World, name, timed(work))
    try:
        yield spent
    finally:
        for name, work in before.items():
            setattr(World, name, work)
