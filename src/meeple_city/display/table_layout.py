"""A table as it is first set up in the window."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from meeple_city.display.geometry import Position, Quaternion
from meeple_city.display.stage import Model, Stage


@dataclass(frozen=True)
class TableLayout:
    """A table to set up: everything fixed, and all movable pieces by id, each with model, position and rotation."""

    stage: Stage
    pieces: Mapping[str, tuple[Model, Position, Quaternion]]
    aside: tuple[str, ...] = ()  # ids of pieces that are not on the table
