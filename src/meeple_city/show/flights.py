"""How things leave the board: Meeples hop to the Stomach or run away, teeth fly to their new owner."""

from __future__ import annotations

import math
from dataclasses import dataclass

from meeple_city.display.geometry import Pose
from meeple_city.show.motion import blended


@dataclass(frozen=True)
class Gait:
    """A way of going: how long it takes, in how many hops, and how high they are."""

    lasts_s: float
    hops: int
    high_m: float


# Our choices.
RUN, HOP, FLY = Gait(1.0, 7, 0.012), Gait(0.8, 3, 0.045), Gait(0.9, 1, 0.16)
APART_S = 0.12  # one after the other


@dataclass(frozen=True)
class Flight:
    """A thing on its way from one pose to another."""

    start: Pose
    end: Pose
    begins_s: float
    gait: Gait

    def over(self, at_s: float) -> bool:
        """Whether it has arrived."""
        return at_s >= self.begins_s + self.gait.lasts_s

    def pose(self, at_s: float) -> Pose:
        """Where it is."""
        share = min(1.0, max(0.0, (at_s - self.begins_s) / self.gait.lasts_s))
        (x, y, z), turn = blended(self.start, self.end, share)
        return (x, y, z + self.gait.high_m * abs(math.sin(math.pi * self.gait.hops * share))), turn
