"""What is drawn over the table, and what is found under the pointer."""

from __future__ import annotations

from dataclasses import dataclass

from meeple_city.display.geometry import Position


@dataclass(frozen=True)
class Button:
    """A button to click: its id, its label, and whether it is highlighted."""

    id: str
    text: str
    lit: bool = False
    key: str = ""  # what to press instead
    icon: str = ""
    why_not: str = ""  # why it cannot be used now; it is greyed then
    colour: str = ""  # of the icon
    detail: str = ""  # a second line, smaller


@dataclass(frozen=True)
class Picked:
    """What is under a pixel: a piece by its id, or the table (empty id); and the point on it, in millimetres."""

    piece: str
    at_mm: Position


@dataclass(frozen=True)
class Arrow:
    """An arrow over the table, in millimetres; `share` is its strength as a share of the hardest shot."""

    start_mm: Position
    end_mm: Position
    share: float


@dataclass(frozen=True)
class Guide:
    """Something to aim by, in millimetres: a `line` through points, a `dots` row of them, or a level `area`."""

    kind: str
    points_mm: tuple[Position, ...]
    colour: str
    width_mm: float = 2.0


@dataclass(frozen=True)
class BreathJet:
    """A breath to draw: from a mouth towards a point, in millimetres, with a strength from 0 to 1."""

    mouth_mm: Position
    aim_mm: Position
    strength: float
