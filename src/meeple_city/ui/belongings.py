"""What stands beside the board, read from a view: teeth, gobbled Floors, Stomachs, the Runaway board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meeple_city.display.stage import Drawn, Point
from meeple_city.ui.furniture import Belongings, Runaway, lay_table
from meeple_city.ui.seats import Seat

SPACES = {"A": 5, "B": 4}  # in a line, or in a colour's zone; two boxes double them


def furniture(
    view: Mapping[str, Any], seats: Mapping[str, Seat], models: Mapping[str, Any], table_m: Point
) -> dict[str, Drawn]:
    """Everything beside the board, as far as a view tells it."""
    own = {seat: _belongings(monster, models) for seat, monster in view.get("monsters", {}).items() if seat in seats}
    return lay_table(seats, own, _runaway(view), table_m)


def _belongings(monster: Mapping[str, Any], models: Mapping[str, Any]) -> Belongings:
    stomach = monster["stomach"]
    if stomach is None:
        return Belongings(monster["teeth"])
    floors = [models[floor] for floor in stomach["floors"] if floor in models]
    return Belongings(monster["teeth"], floors, [models[meeple] for meeple in stomach["meeples"] if meeple in models])


def _runaway(view: Mapping[str, Any]) -> Runaway:
    side = view.get("options", {}).get("side", "A")
    colours = view["city"]["meeples"]
    boxes = max(1, len(view["city"]["monsters"]) // 4)
    return Runaway(side, [colours[meeple] for meeple in view.get("runaway", ())], SPACES[side] * boxes)
