"""The boxes-only city: its bricks, what a drop does to it, and what is reported without the other engines."""

from __future__ import annotations

import importlib
import math
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from meeple_city.bench import peers
from meeple_city.bench.boxes import BoxCity, Task, load_city

from meeple_city.table.settings import RestRule


@pytest.fixture(scope="module")
def city() -> BoxCity:
    return load_city(Task.read(peers.load_options()["task"]))


@pytest.fixture
def no_peers(monkeypatch: pytest.MonkeyPatch) -> None:
    packages = {package for package, _ in peers.ENGINES.values()} - {"panda3d"}
    found = importlib.import_module

    def refuse(name: str, *more: Any) -> Any:
        if name in packages:
            raise ImportError(f"No module named {name!r}")
        return found(name, *more)

    monkeypatch.setattr(importlib, "import_module", refuse)


def test_every_movable_piece_is_one_box_of_its_size(city):
    sizes = {b.id.split(":")[0]: tuple(round(2000 * side, 3) for side in b.half) for b in city.pieces}
    assert sizes["meeple"] == (16, 10, 16)
    assert sizes["body"] == (44, 24, 100)
    assert sizes["paws"] == (36, 36, 9)
    assert sizes["vehicle"] == (40, 18, 20)
    assert all(len(model.shape.hulls) == 1 for model in city.table.catalogue.models.values())
    assert len(city.pieces) == 90 + 19 + 4 + 4 + 4


def test_fixed_bricks_reach_down_from_their_tops(city):
    tops = {b.id: 1000 * (b.position[2] + b.half[2]) for b in city.fixed}
    assert tops["board:1"] == pytest.approx(0, abs=0.01)
    assert tops["ruin:1"] == pytest.approx(2.2, abs=0.01)
    assert tops["table"] == pytest.approx(-2.2, abs=0.01)
    assert all(b.half[2] > 0.025 for b in city.fixed)


def test_the_building_under_the_drop_is_sixteen_pieces(city):
    assert sum(map(city.is_target, city.pieces)) == 13 + 3


def test_the_brick_is_released_lying_at_its_height(city):
    (_, _, z), _ = city.release_pose()
    assert z * 1000 == pytest.approx(300 + 22, abs=0.01)


def test_the_rule_of_rest_measures_displacement_and_turn_and_tolerates_jitter():
    rule = RestRule(speed=0.01, spin=0.5, for_s=0.1)
    start = np.array([[0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0]])
    half = 0.06 / 2
    turned = np.array([[0.0, 0.0, 0.0, math.cos(half), math.sin(half), 0.0, 0.0]])
    assert not peers._moved([start, start], start + np.array([0.0009, 0, 0, 0, 0, 0, 0]), rule)
    assert peers._moved([start, start], start + np.array([0.0011, 0, 0, 0, 0, 0, 0]), rule)
    assert peers._moved([start, start], turned, rule)


@pytest.mark.slow
def test_our_drops_settle_and_move_the_building(city):
    (x, y), moved = city.drop.over_mm, []
    for dx, dy in city.task.shifts_mm:
        drop = peers.measure_whole_request(replace(city, drop=replace(city.drop, over_mm=(x + dx, y + dy))))
        assert drop.settled
        assert drop.drift_mm < 0.5
        assert drop.other_floors_fallen == 0
        moved.append(drop.moved)
    # Of 16 pieces; a building of plain boxes may withstand a Body that lands flat on its exact middle.
    assert sorted(moved)[1] >= 8


@pytest.mark.slow
@pytest.mark.usefixtures("no_peers")
def test_without_the_other_engines_ours_is_measured_and_the_rest_is_reported_missing():
    figures = peers.measure_peers(1)
    whole, ours, *others = [figure.values for figure in figures]
    assert (whole["engine"], ours["engine"]) == (peers.WHOLE_REQUEST, peers.OURS)
    assert ours["ratio"] == 1.0
    assert whole["settled"]
    assert ours["settled"]
    assert [ours["engine"], *(row["engine"] for row in others)] == list(peers.ENGINES)
    assert all("No module named" in str(row["missing"]) for row in others)
    assert {figure.name for figure in figures} == {"peer"}
    assert figures[1].text.startswith("boxes-only drop in Meeple City ")
    assert figures[2].text == "PyBullet: pybullet: No module named 'pybullet'"


def test_every_peer_has_options():
    options = peers.load_options()
    assert set(peers.ENGINES) <= set(options)
    assert Task.read(options["task"]).check_hz >= 60


@pytest.mark.slow
@pytest.mark.parametrize("name", ["PyBullet put to sleep", "MuJoCo sleeping", "Rapier"])
def test_a_peer_that_is_installed_settles_and_moves_the_building(city, name):
    pytest.importorskip(peers.ENGINES[name][0])
    drop = peers.run_once(name, city, peers.load_options())
    assert drop.settled
    assert drop.drift_mm < 2
    assert drop.moved >= 3
