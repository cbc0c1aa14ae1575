"""The same boxes-only city and the same drop in this project's engine and in others, under one rule of rest.

Every movable piece is one box of its size; fixed pieces, table and ground are as in the simulation. The city comes to
rest, then a Body is dropped on a building, and the time from the drop until the table is at rest is measured. How each
engine is set up is in peers.toml, with reasons. An engine that is not installed is reported as missing.
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
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from meeple_city.table.geometry import length, subtract
from meeple_city.table.settings import RestRule

from .boxes import BoxCity, Positions, Task, load_city
from .engines import Engine, MeepleCity, MuJoCo, Options, Poses, PyBullet, Rapier
from .figure import Figure, Value

OURS, WHOLE_REQUEST = "Meeple City", "Meeple City, whole request"
ENGINES: Mapping[str, tuple[str, type[Engine]]] = {
    OURS: ("panda3d", MeepleCity),
    "PyBullet": ("pybullet", PyBullet),
    "PyBullet put to sleep": ("pybullet", PyBullet),
    "MuJoCo": ("mujoco", MuJoCo),
    "MuJoCo sleeping": ("mujoco", MuJoCo),
    "Rapier": ("rapier3d", Rapier),
}


@dataclass(frozen=True)
class DropResult:
    """What one drop did, and how long it took."""

    drift_mm: float  # the most that a piece moved before the drop
    wall_ms: float
    sim_s: float
    settled: bool
    moved: int
    other_floors_fallen: int


@dataclass(frozen=True)
class Measured:
    """An engine that was measured: its median time, and the drop nearest to it as the typical one."""

    engine: str
    version: str
    drop: DropResult
    ratio: float  # to the time of this project's engine

    def figure(self) -> Figure:
        """As a figure of the bench."""
        drop = self.drop
        text = (
            f"boxes-only drop in {self.engine} {self.version}: {drop.wall_ms:.0f} ms for {drop.sim_s:.2f} simulated"
            f" seconds, {self.ratio:.2f} times ours, {drop.drift_mm:.2f} mm of drift before the drop,"
            f" {'settled' if drop.settled else 'not settled'}"
        )
        values: dict[str, Value] = {"engine": self.engine, "version": self.version, **asdict(drop)}
        return Figure("peer", {**values, "ms_per_sim_s": drop.wall_ms / drop.sim_s, "ratio": self.ratio}, text)


@dataclass(frozen=True)
class NotInstalled:
    """An engine that could not be measured."""

    engine: str
    reason: str

    def figure(self) -> Figure:
        """As a figure of the bench."""
        return Figure("peer", {"engine": self.engine, "missing": self.reason}, f"{self.engine}: {self.reason}")


def measure_peers(runs: int) -> list[Figure]:
    """A figure for each engine."""
    return [row.figure() for row in compare_engines(runs)]


def settle(engine: Engine, rule: RestRule, limit_s: float) -> tuple[float, bool]:
    """Step until the table is at rest; returns simulated seconds, and whether it came to rest.

    At rest means what it means in table/run.py: all pieces asleep, or no piece displaced or turned by more than the
    rule's speeds allow over the rule's time, compared with every check within that time.
    """
    past: deque[Poses] = deque(maxlen=math.ceil(rule.for_s * engine.hz / engine.check_every))
    for steps in range(engine.check_every, round(limit_s * engine.hz) + 1, engine.check_every):
        engine.step(engine.check_every)
        now = engine.poses()
        if len(past) == past.maxlen and (engine.asleep() or not _moved(past, now, rule)):
            return steps / engine.hz, True
        past.append(now)
    return limit_s, False


def _moved(past: Sequence[Poses], now: Poses, rule: RestRule) -> bool:
    """Whether any piece was displaced or turned; the oldest check is the likeliest to tell, so it comes first."""
    near = math.cos(rule.spin * rule.for_s / 2)
    for was in past:
        far = np.abs(now[:, :3] - was[:, :3]).max() > rule.speed * rule.for_s
        if far or np.abs((now[:, 3:] * was[:, 3:]).sum(axis=1)).min() < near:
            return True
    return False


def measure_drop(engine: Engine, city: BoxCity) -> DropResult:
    """Let the city rest until everything sleeps or its time is up; then drop and settle."""
    for _ in range(0, round(engine.options["rest_s"] * engine.hz), engine.check_every):
        engine.step(engine.check_every)
        if engine.asleep():
            break
    engine.put_to_sleep()
    rested, settings = engine.positions(), city.table.settings
    began = time.perf_counter()
    engine.release(city.dropped, *city.release_pose())
    sim_s, settled = settle(engine, settings.rest, settings.limit_s)
    wall_s = time.perf_counter() - began
    return _drop_result(city, rested, engine.positions(), wall_s, sim_s, settled)


def measure_whole_request(city: BoxCity) -> DropResult:
    """The same drop as a request to the table, with checks, contact log, key frames and final contacts."""
    snapshot, _, _ = city.table.runner.leave_alone(city.table.initial_snapshot(), city.task.rest_s)
    began = time.perf_counter()
    track = city.table.run(snapshot, city.drop)
    wall_s = time.perf_counter() - began
    rested, after = ([p.position for p in s.pieces] for s in (snapshot, track.final))
    return _drop_result(city, rested, after, wall_s, track.sim_s, track.settled)


def _drop_result(
    city: BoxCity, rested: Positions, after: Positions, wall_s: float, sim_s: float, settled: bool
) -> DropResult:
    drift = max(length(subtract(b.position, p)) for b, p in zip(city.pieces, rested, strict=True))
    moved, fallen = city.count_moved(rested, after), city.count_fallen(rested, after)
    return DropResult(1000 * drift, 1000 * wall_s, sim_s, settled, moved, fallen)


def load_options() -> dict[str, Any]:
    """Read bench/peers.toml."""
    return tomllib.loads(Path(__file__).resolve().with_name("peers.toml").read_text(encoding="utf-8"))


def missing(package: str) -> str | None:
    """Why a package cannot be imported; None if it can."""
    try:
        importlib.import_module(package)
    except ImportError as cause:
        return f"{package}: {cause}"
    return None


def run_once(name: str, city: BoxCity, options: Options) -> DropResult:
    """One run of one engine, built afresh."""
    if name == WHOLE_REQUEST:
        return measure_whole_request(city)
    return measure_drop(ENGINES[name][1](city, options[name]), city)


def compare_engines(runs: int = 1) -> list[Measured | NotInstalled]:
    """All engines in turns, so that a busy moment of the machine affects them all; every place at least once."""
    options = load_options()
    city = load_city(Task.read(options["task"]))
    shifts = city.task.shifts_mm
    x, y = city.drop.over_mm
    packages = {WHOLE_REQUEST: "panda3d", **{name: package for name, (package, _) in ENGINES.items()}}
    reasons = {name: missing(package) for name, package in packages.items()}
    drops: dict[str, list[DropResult]] = {name: [] for name in packages if reasons[name] is None}
    for i in range(max(runs, len(shifts))):
        dx, dy = shifts[i % len(shifts)]
        shifted = replace(city, drop=replace(city.drop, over_mm=(x + dx, y + dy)))
        for name, results in drops.items():
            results.append(run_once(name, shifted, options))
    ours = _typical(drops[OURS]).wall_ms
    return [
        NotInstalled(name, reason) if reason is not None else _measured(name, packages[name], drops[name], ours)
        for name, reason in reasons.items()
    ]


def _measured(name: str, package: str, drops: Sequence[DropResult], ours_ms: float) -> Measured:
    drop = _typical(drops)
    return Measured(name, importlib.metadata.version(package), drop, drop.wall_ms / ours_ms)


def _typical(drops: Sequence[DropResult]) -> DropResult:
    """The drop nearest to the median time, with that time; settled only if every drop settled."""
    wall_ms = statistics.median(drop.wall_ms for drop in drops)
    typical = min(drops, key=lambda drop: abs(drop.wall_ms - wall_ms))
    return replace(typical, wall_ms=wall_ms, settled=all(drop.settled for drop in drops))
