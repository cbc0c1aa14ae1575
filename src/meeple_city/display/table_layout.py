"""A table as it is first laid in the window."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from meeple_city.display.marks import Quad, Triple
from meeple_city.display.stage import Model, Stage


@dataclass(frozen=True)
class TableLayout:
    """A table to be laid: what is fixed, and all pieces by id: model, place, turn."""

    stage: Stage
    pieces: Mapping[str, tuple[Model, Triple, Quad]]
    aside: tuple[str, ...] = ()  # those that are not on the table
    seats: Mapping[str, Any] = field(default_factory=dict)  # around it, by colour
