"""The same boxes-only city and the same drop in this project's engine and in others, under one settle rule.

Every movable piece is one box of its size; fixed pieces, table and ground are taken from the kit as they are. The city
comes to rest, then a Body is dropped on a building; timed is the drop until the table is at rest. What each engine is
told to do is in peers.toml, with reasons. An engine that is not installed is reported as missing.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import math
import statistics
import time
import tomllib
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from meeple_city.bench.boxes import City, Figures, Options, Positions, load_city
from meeple_city.bench.engines import Engine, MuJoCo, Ours, PyBullet, Rapier
from numpy.typing import NDArray

from meeple_city.table.geometry import length, subtract
from meeple_city.table.settings import Quiet

HERE = Path(__file__).resolve()
OURS, WHOLE = "Meeple City", "Meeple City, whole request"
WIDEST = 26  # letters in the name of an engine
COLUMNS = {
    "version": "", "wall_ms": ".0f", "ratio": ".2f", "sim_s": ".2f", "ms_per_sim_s": ".0f", "settled": "",
    "moved": "", "other_floors_fallen": "", "drift_mm": ".2f",
}  # fmt: skip
ENGINES: Mapping[str, tuple[str, type[Engine]]] = {
    OURS: ("panda3d", Ours),
    "PyBullet": ("pybullet", PyBullet),
    "PyBullet put to sleep": ("pybullet", PyBullet),
    "MuJoCo": ("mujoco", MuJoCo),
    "MuJoCo sleeping": ("mujoco", MuJoCo),
    "Rapier": ("rapier3d", Rapier),
}


def settle(engine: Engine, rule: Quiet, limit_s: float) -> tuple[float, bool]:
    """Go on until the table is at rest, by the rule of table/run.py; simulated seconds, whether it is.

    At rest is what engine and rule call so: all asleep, or no piece further on, or turned further, than the rule's
    speeds allow over its time, seen from any look within it.
    """
    past: deque[NDArray[Any]] = deque(maxlen=math.ceil(rule.for_s * engine.hz / engine.look))
    for steps in range(engine.look, round(limit_s * engine.hz) + 1, engine.look):
        engine.step(engine.look)
        now = engine.poses()
        if len(past) == past.maxlen and (engine.asleep() or not _went(past, now, rule)):
            return steps / engine.hz, True
        past.append(now)
    return limit_s, False


def _went(past: Sequence[NDArray[Any]], now: NDArray[Any], rule: Quiet) -> bool:
    """Whether any piece got anywhere; the oldest look tells most."""
    near = math.cos(rule.spin * rule.for_s / 2)
    for was in past:
        far = np.abs(now[:, :3] - was[:, :3]).max() > rule.speed * rule.for_s
        if far or np.abs((now[:, 3:] * was[:, 3:]).sum(axis=1)).min() < near:
            return True
    return False


def measure(engine: Engine, city: City) -> Figures:
    """Wait until everything sleeps, or for the time given; drop; settle."""
    for _ in range(0, round(engine.options["rest_s"] * engine.hz), engine.look):
        engine.step(engine.look)
        if engine.asleep():
            break
    engine.lull()
    rested, settings = engine.positions(), city.table.settings
    began = time.perf_counter()
    engine.release(city.dropped, *city.release_pose())
    sim_s, settled = settle(engine, settings.rest, settings.limit_s)
    wall_s = time.perf_counter() - began
    return _figures(city, rested, engine.positions(), wall_s, sim_s, settled)


def measure_whole(city: City) -> Figures:
    """The same as a request to the table: checks, contact log, key frames and final contacts included."""
    snapshot, _, _ = city.table.runner.leave_alone(city.table.start(), city.task["rest_s"])
    began = time.perf_counter()
    track = city.table.run(snapshot, city.drop)
    wall_s = time.perf_counter() - began
    rested, after = ([p.position for p in s.pieces] for s in (snapshot, track.final))
    return _figures(city, rested, after, wall_s, track.sim_s, track.settled)


def _figures(city: City, rested: Positions, after: Positions, wall_s: float, sim_s: float, settled: bool) -> Figures:
    drift = max(length(subtract(b.position, p)) for b, p in zip(city.pieces, rested, strict=True))
    times = {"wall_ms": 1000 * wall_s, "sim_s": sim_s, "ms_per_sim_s": 1000 * wall_s / sim_s, "settled": settled}
    return {"drift_mm": 1000 * drift, **times, **city.judged(rested, after)}


def load_options() -> dict[str, Any]:
    """bench/peers.toml."""
    return tomllib.loads(HERE.with_name("peers.toml").read_text(encoding="utf-8"))


def missing(package: str) -> str | None:
    """Why a peer cannot be measured."""
    try:
        return importlib.import_module(package) and None
    except ImportError as cause:
        return f"{package}: {cause}"


def one_run(name: str, city: City, options: Options) -> Figures:
    """One run of one engine, built anew."""
    if name == WHOLE:
        return measure_whole(city)
    return measure(ENGINES[name][1](city, options[name]), city)


def compare(runs: int = 1) -> list[Figures]:
    """All engines, turn by turn, so that a busy moment of the machine meets them all; every place at least once."""
    options = load_options()
    city, shifts = load_city(options["task"]), options["task"]["shifts_mm"]
    x, y = city.drop.over_mm
    packages = {WHOLE: "panda3d", **{name: package for name, (package, _) in ENGINES.items()}}
    reasons = {name: missing(package) for name, package in packages.items()}
    found: dict[str, list[Figures]] = {name: [] for name in packages if not reasons[name]}
    for i in range(max(runs, len(shifts))):
        dx, dy = shifts[i % len(shifts)]
        here = replace(city, drop=replace(city.drop, over_mm=(x + dx, y + dy)))
        for name, figures in found.items():
            figures.append(one_run(name, here, options))
    rows = {
        name: {"engine": name, "missing": reasons[name]} if reasons[name] else _row(name, package, found[name])
        for name, package in packages.items()
    }
    ours = rows[OURS]["wall_ms"]
    return [row if "missing" in row else {**row, "ratio": row["wall_ms"] / ours} for row in rows.values()]


def _row(name: str, package: str, runs: Sequence[Figures]) -> Figures:
    """The median time of an engine; the run nearest to it stands for what happened."""
    wall_ms = statistics.median(run["wall_ms"] for run in runs)
    typical = min(runs, key=lambda run: abs(run["wall_ms"] - wall_ms))
    settled = all(run["settled"] for run in runs)
    names = {"engine": name, "version": importlib.metadata.version(package)}
    return {**names, **typical, "wall_ms": wall_ms, "settled": settled}


def table_of(rows: Sequence[Mapping[str, Any]]) -> str:
    """The rows for people to read."""
    lines = ["  ".join(["engine".ljust(WIDEST), *COLUMNS])]
    for row in rows:
        cells = (f"{row.get(key, 0):{form}}".ljust(len(key)) for key, form in COLUMNS.items())
        rest = [row["missing"]] if "missing" in row else cells
        lines.append("  ".join([row["engine"].ljust(WIDEST), *rest]).rstrip())
    return "\n".join(lines)


def main() -> int:
    """Measure and print; `ratio` is how many times as long as this project's engine takes."""
    print(table_of(compare()))
    return 0
