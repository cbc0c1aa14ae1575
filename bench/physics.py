"""How fast shots are computed: medians of several runs, and ratios within one run."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Iterator
from dataclasses import dataclass, replace

from meeple_city.border import Breathe, Drop, Flick, Request, Toss
from meeple_city.border.geometry import middle
from meeple_city.errors import BadRequest
from meeple_city.files import data_folder, scene_file
from meeple_city.table.snapshot import Snapshot
from meeple_city.table.table import Table, open_table
from meeple_city.table.world import World

from .figure import Figure, timed

STANDARD_DROP = Drop("body:red", (-150.0, -150.0), 300.0, (0.0, 90.0, 0.0))
# One collapse takes up to three times as long as another, so the two cities are compared over all buildings of a board,
# on several seeds.
COMPARED_SEEDS = 5
TWIN_AT_MOST = 1.3  # times the single city: what sleeps far away must hardly cost anything
WRECKED_CITIES = 6
SHOTS_EACH = 8


def measure_physics(table: Table, runs: int) -> Iterator[Figure]:
    """Rebuilding a world, the standard demolition, the twin city, and shots on cities already wrecked."""
    snapshot = table.initial_snapshot()
    yield _rebuild(table, snapshot, runs)
    yield _demolition(table, snapshot, runs)
    yield _twin_city()
    yield _wrecked()


def _rebuild(table: Table, snapshot: Snapshot, runs: int) -> Figure:
    span = timed(lambda: World(table.shape_cache, snapshot.pieces).close(), max(runs, 20))
    text = f"rebuild a world of {len(snapshot.pieces)} pieces: {span.median:.2f} ms (worst {span.worst:.2f})"
    return Figure("rebuild", {"median_ms": span.median, "worst_ms": span.worst}, text)


def _demolition(table: Table, snapshot: Snapshot, runs: int) -> Figure:
    """The standard demolition, from request to outcome, relative to a simulated second of the whole city awake."""
    span = timed(lambda: table.observe(snapshot, table.run(snapshot, STANDARD_DROP)), runs)
    sim_s = table.run(snapshot, STANDARD_DROP).sim_s
    awake = timed(lambda: table.runner.leave_alone(snapshot, 1.0, sleep=False), 3)
    times_real = sim_s * 1000 / span.median
    share = span.median / sim_s / awake.median
    text = (
        f"standard demolition, request to outcome: {span.median:.0f} ms (worst {span.worst:.0f}) for {sim_s:.2f}"
        f" simulated seconds, {times_real:.1f} times real time; a simulated second costs {share:.2f} times as much as"
        " with the whole city awake"
    )
    values = {"median_ms": span.median, "worst_ms": span.worst, "sim_s": sim_s}
    return Figure("demolition", {**values, "times_real": times_real, "ratio_to_awake_city": share}, text)


def _twin_city() -> Figure:
    """What the second board costs: demolitions of the same buildings with it and without it, in turns."""
    single, twin = _Demolitions(), _Demolitions()
    for seed in range(COMPARED_SEEDS):
        one, two = (open_table(data_folder("models"), scene_file(name), seed) for name in ("meeple-city", "twin-city"))
        before, twin_before = one.initial_snapshot(), two.initial_snapshot()
        for building in one.city().buildings:  # the first board of the twin city has them under the same names
            single.add(one, before, building.ruin_zone)
            twin.add(two, twin_before, building.ruin_zone)
    ratio = twin.ms_each_second / single.ms_each_second
    text = (
        f"twin city: a simulated second of a demolition costs {ratio:.2f} times as much as in the single city"
        f" (required: at most {TWIN_AT_MOST}); {twin.ms_each_second:.0f} and {single.ms_each_second:.0f} ms,"
        f" {single.count} demolitions each"
    )
    values = {"twin_ms": twin.ms_each_second, "single_ms": single.ms_each_second}
    return Figure("twin city", {**values, "ratio": ratio, "at_most": TWIN_AT_MOST}, text)


@dataclass
class _Demolitions:
    """The time that demolitions take, from request to outcome, and how long they last on the table."""

    count: int = 0
    ms: float = 0.0
    sim_s: float = 0.0

    @property
    def ms_each_second(self) -> float:
        return self.ms / self.sim_s

    def add(self, table: Table, before: Snapshot, ruin: str) -> None:
        """Drop a Body on a building; processor time counts, so that other programs on the same core do not."""
        zone = table.scene.zones.named(ruin)
        assert zone is not None
        x, y = middle(zone.outline)
        drop = replace(STANDARD_DROP, over_mm=(x * 1000, y * 1000))
        started = time.process_time()
        track = table.run(before, drop)
        table.observe(before, track)
        self.ms += (time.process_time() - started) * 1000
        self.sim_s += track.sim_s
        self.count += 1


def _wrecked() -> Figure:
    """Flicks, tosses, breaths and drops on cities that earlier shots have wrecked."""
    spans = []
    for seed in range(WRECKED_CITIES):
        table = open_table(data_folder("models"), scene_file("meeple-city"), seed)
        chance = random.Random(f"bench {seed}")
        snapshot = table.initial_snapshot()
        for _ in range(SHOTS_EACH):
            started = time.perf_counter()
            try:
                track = table.run(snapshot, random_shot(chance))
            except BadRequest:
                continue
            table.observe(snapshot, track)
            spans.append((time.perf_counter() - started) * 1000)
            snapshot = track.final
    spans.sort()
    median, p95 = statistics.median(spans), spans[int(0.95 * len(spans))]
    text = f"shots on wrecked cities: median {median:.0f} ms, 95th percentile {p95:.0f} ms, {len(spans)} shots"
    return Figure("wrecked", {"median_ms": median, "p95_ms": p95, "shots": len(spans)}, text)


def random_shot(chance: random.Random) -> Request:
    """A flick, toss, breath or drop somewhere in the city."""
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
