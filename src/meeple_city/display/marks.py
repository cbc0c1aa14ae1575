"""What is drawn over the table, and what is found under the pointer."""

from __future__ import annotations

from dataclasses import dataclass

Pixel = tuple[float, float]  # from the window's upper left corner
Pair = tuple[float, float]
Triple = tuple[float, float, float]
Quad = tuple[float, float, float, float]
Pose = tuple[Triple, Quad]  # metres, and a quaternion w x y z


@dataclass(frozen=True)
class Button:
    """Something to click on: what it is called inside, and what stands on it."""

    id: str
    text: str
    lit: bool = False  # stands out


@dataclass(frozen=True)
class Picked:
    """What is under a pixel: a piece, or with an empty name the table; and the point, in millimetres."""

    piece: str
    at_mm: Triple


@dataclass(frozen=True)
class Arrow:
    """An arrow over the table, in millimetres; the share of the hardest gives its colour."""

    start_mm: Triple
    end_mm: Triple
    share: float


@dataclass(frozen=True)
class BreathJet:
    """A breath as it is drawn: from a mouth towards a point, in millimetres, and how hard, from 0 to 1."""

    mouth_mm: Triple
    aim_mm: Triple
    strength: float
