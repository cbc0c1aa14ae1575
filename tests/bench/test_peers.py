"""The boxes-only city: it is what it says, this project's engine knocks it about, absent peers are named."""

from __future__ import annotations

import importlib
import math
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from meeple_city.bench import peers

from meeple_city.table.settings import Quiet


@pytest.fixture(scope="module")
def city() -> peers.City:
    return peers.load_city(peers.load_options()["task"])


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


def test_the_rule_of_rest_looks_at_way_and_turn_and_lets_a_tremble_pass():
    rule = Quiet(speed=0.01, spin=0.5, for_s=0.1)
    start = np.array([[0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0]])
    half = 0.06 / 2
    turned = np.array([[0.0, 0.0, 0.0, math.cos(half), math.sin(half), 0.0, 0.0]])
    assert not peers._went([start, start], start + np.array([0.0009, 0, 0, 0, 0, 0, 0]), rule)
    assert peers._went([start, start], start + np.array([0.0011, 0, 0, 0, 0, 0, 0]), rule)
    assert peers._went([start, start], turned, rule)


@pytest.mark.slow
def test_our_drops_settle_and_move_the_building(city):
    (x, y), moved = city.drop.over_mm, []
    for dx, dy in city.task["shifts_mm"]:
        figures = peers.measure_whole(replace(city, drop=replace(city.drop, over_mm=(x + dx, y + dy))))
        assert figures["settled"]
        assert figures["drift_mm"] < 0.5
        assert figures["other_floors_fallen"] == 0
        moved.append(figures["moved"])
    # Of 16 pieces; a building of plain boxes may stand up to a Body that lands flat on its very middle.
    assert sorted(moved)[1] >= 8


@pytest.mark.slow
@pytest.mark.usefixtures("no_peers")
def test_without_peers_our_figures_stand_and_the_rest_is_missing():
    whole, ours, *others = peers.compare(1)
    assert (whole["engine"], ours["engine"]) == (peers.WHOLE, peers.OURS)
    assert ours["ratio"] == 1.0
    assert whole["settled"]
    assert ours["settled"]
    assert [ours["engine"], *(row["engine"] for row in others)] == list(peers.ENGINES)
    assert all("No module named" in str(row["missing"]) for row in others)
    printed = peers.table_of([whole, ours, *others])
    assert "wall_ms" in printed
    assert "No module named 'pybullet'" in printed
    assert len(printed.splitlines()) == 3 + len(others)


def test_every_peer_has_options():
    options = peers.load_options()
    assert set(peers.ENGINES) <= set(options)
    assert options["task"]["look_hz"] >= 60


@pytest.mark.slow
@pytest.mark.parametrize("name", ["PyBullet put to sleep", "MuJoCo sleeping", "Rapier"])
def test_a_peer_that_is_installed_settles_and_moves_the_building(city, name):
    pytest.importorskip(peers.ENGINES[name][0])
    figures = peers.one_run(name, city, peers.load_options())
    assert figures["settled"]
    assert figures["drift_mm"] < 2
    assert figures["moved"] >= 3
