"""What comes down in a shot: Floors, Meeples, Monsters."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import numpy as np

from meeple_city.show.action import Action, Flags

# Our choices:
FALLS_M_S = 0.15
DEEP_M = 0.012  # what comes down less than this does not fall
BIG_FLOORS, BIG_PIECES = 2, 8  # a big collapse has this many Floors, or pieces


@dataclass(frozen=True)
class Collapse:
    """What falls in a shot: how many Floors, how many pieces in all, whether a Monster topples, and when."""

    floors: int
    pieces: int
    monster: bool
    begins_s: float
    ends_s: float

    @property
    def big(self) -> bool:
        """Whether it deserves slow motion even where that is rare."""
        return self.floors >= BIG_FLOORS or self.pieces >= BIG_PIECES


def collapse_of(action: Action) -> Collapse | None:
    """What falls; None if nothing of a building does."""
    falls = falling(action)
    kinds = [piece.partition(":")[0] for piece in action.pieces]
    down = Counter(kind for number, kind in enumerate(kinds) if falls[:, number].any())
    floors, people = down["floor"], down["meeple"]
    if floors == 0 and people < 2:
        return None
    built = np.array([kind in ("floor", "meeple") for kind in kinds])
    counts = falls[:, built].sum(axis=1)
    when = np.flatnonzero(counts >= max(1, 0.2 * counts.max()))
    return Collapse(
        floors, floors + people, down["body"] > 0, float(action.times[when[0]]), float(action.times[when[-1]])
    )


def falling(action: Action) -> Flags:
    """Which pieces fall when; those that hardly come down at all never do."""
    heights = action.boxes.centres[..., 2]
    down = -np.gradient(heights, action.times, axis=0)
    deep = heights[0] - heights[-1] > DEEP_M
    found: Flags = (down > FALLS_M_S) & deep[None, :]
    return found
