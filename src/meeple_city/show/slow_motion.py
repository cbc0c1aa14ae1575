"""Slow motion: when a building goes, and how the clock of the show slows down for it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

import numpy as np

from meeple_city.show.action import Action, Array, Flags
from meeple_city.show.shot_plan import ShowClock

NEVER, BIG, ALWAYS = "never", "big", "always"
SLOW_MOTION = (NEVER, BIG, ALWAYS)

# Our choices:
SLOWEST = 0.35  # of real time
MOST_SLOW_S = 0.8  # of the track
MOST_TIMES = 2.0  # the show lasts at most this many times as long as the track
RAMP_S = 0.1  # of the track, to slow down and to speed up again
EARLY_S = 0.06  # it begins before the first piece falls
FALLS_M_S = 0.15
DEEP_M = 0.012  # what comes down less than this does not fall
BIG_FLOORS, BIG_PIECES = 2, 8  # a big collapse has this many Floors, or pieces
STEP_S = 1 / 120


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
    falling = _falling(action)
    kinds = [piece.partition(":")[0] for piece in action.pieces]
    down = Counter(kind for number, kind in enumerate(kinds) if falling[:, number].any())
    floors, people = down["floor"], down["meeple"]
    if floors == 0 and people < 2:
        return None
    built = np.array([kind in ("floor", "meeple") for kind in kinds])
    counts = falling[:, built].sum(axis=1)
    when = np.flatnonzero(counts >= max(1, 0.2 * counts.max()))
    return Collapse(
        floors, floors + people, down["body"] > 0, float(action.times[when[0]]), float(action.times[when[-1]])
    )


def clock_of(action: Action, slow_motion: str) -> tuple[ShowClock, tuple[tuple[float, float], ...]]:
    """The clock of a show, and when it is slow, in seconds of the show."""
    start, end = float(action.times[0]), float(action.times[-1])
    plain = ShowClock((0.0, end - start), (start, end))
    collapse = collapse_of(action)
    if slow_motion == NEVER or collapse is None or not (collapse.big or slow_motion == ALWAYS):
        return plain, ()
    begins = max(start, collapse.begins_s - EARLY_S)
    ends = min(end, collapse.ends_s, begins + MOST_SLOW_S)
    if ends - begins < 2 * RAMP_S:
        ends = min(end, begins + 2 * RAMP_S)
    clock = _slowed(start, end, begins, ends)
    return clock, ((clock.show_s(begins), clock.show_s(ends)),)


def _slowed(start: float, end: float, begins: float, ends: float) -> ShowClock:
    track = np.linspace(start, end, max(3, round((end - start) / STEP_S)))
    share = np.clip((track - begins) / RAMP_S, 0, 1) * np.clip((ends - track) / RAMP_S, 0, 1)
    extra = _smooth(share) * (1 / SLOWEST - 1)
    added = float(((extra[1:] + extra[:-1]) / 2 * np.diff(track)).sum())
    extra *= min(1.0, (MOST_TIMES - 1) * (end - start) / added) if added > 0 else 1.0
    pace = 1 + (extra[1:] + extra[:-1]) / 2
    show = np.concatenate([[0.0], np.cumsum(pace * np.diff(track))])
    return ShowClock(tuple(show.tolist()), tuple(track.tolist()))


def _smooth(share: Array) -> Array:
    found: Array = share * share * (3 - 2 * share)
    return found


def _falling(action: Action) -> Flags:
    """Which pieces fall when; those that hardly come down at all never do."""
    heights = action.boxes.centres[..., 2]
    down = -np.gradient(heights, action.times, axis=0)
    deep = heights[0] - heights[-1] > DEEP_M
    found: Flags = (down > FALLS_M_S) & deep[None, :]
    return found
