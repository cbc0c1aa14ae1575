"""What is measured: the same demolitions on both cities."""

from __future__ import annotations

import pytest
from meeple_city.bench import physics
from tests.kit.tables import table

from meeple_city.border.geometry import contains
from meeple_city.table.table import Table


@pytest.mark.slow
def test_the_twin_city_is_measured_on_the_seven_buildings_that_the_single_city_has(monkeypatch):
    dropped: list[tuple[str, tuple[float, float]]] = []
    run = Table.run

    def noted(self, before, request):
        dropped.append((self.scene.name, request.over_mm))
        return run(self, before, request)

    monkeypatch.setattr(physics, "COMPARED_SEEDS", 1)
    monkeypatch.setattr(Table, "run", noted)
    figure = physics._twin_city()
    values = figure.values
    assert values["ratio"] == values["twin_ms"] / values["single_ms"]
    assert "7 demolitions each" in figure.text
    for scene in ("meeple-city", "twin-city"):
        city = table(scene).city()
        hit = [
            [building.name for building in city.buildings if contains(city.outlines_mm[building.ruin_zone], at)]
            for name, at in dropped
            if name == scene
        ]
        assert hit == [[building.name] for building in table("meeple-city").city().buildings]
