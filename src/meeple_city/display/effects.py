"""What a moment looks like besides its pieces: dust, and pieces that give way under a blow."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from meeple_city.display.geometry import Position


@dataclass(frozen=True)
class DustPuff:
    """A little cloud of dust."""

    place_m: Position
    size_m: float
    strength: float  # from 0, nothing, to 1


@dataclass(frozen=True)
class Effects:
    """Everything of one moment."""

    puffs: tuple[DustPuff, ...] = ()
    heights: Mapping[str, float] = field(default_factory=dict)  # of squashed or stretched pieces; 1 is usual


NO_EFFECTS = Effects()
