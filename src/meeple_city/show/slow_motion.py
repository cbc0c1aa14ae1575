"""The clock of a show: it slows down when a building goes, and hurries when little is left to see."""

from __future__ import annotations

import numpy as np

from meeple_city.show.action import Action, Array
from meeple_city.show.collapse import collapse_of
from meeple_city.show.shot_plan import ShowClock

NEVER, BIG, ALWAYS = "never", "big", "always"
SLOW_MOTION = (NEVER, BIG, ALWAYS)

# Our choices:
SLOWEST = 0.35  # of real time
LEAST_SLOW_S, MOST_SLOW_S = 0.5, 0.8  # of the track
MOST_TIMES = 2.0  # the show lasts at most this many times as long as the track
RAMP_S = 0.1  # of the track, to slow down and to speed up again
EARLY_S = 0.1  # it begins before the first piece falls
STEP_S = 1 / 120
# Once so many pieces have moved together, what a few of them still do at the end is shown faster, after a moment.
CROWD = 3
OVER = 0.12  # of the attention at its peak: when less is left, and no crowd moves, the action is over
LINGER_S, HURRY = 0.35, 3.0


def clock_of(action: Action, slow_motion: str, whole: bool = True) -> tuple[ShowClock, tuple[tuple[float, float], ...]]:
    """The clock of a show, and when it is slow, in seconds of the show. The end of a motion not yet whole is no end."""
    start, end = float(action.times[0]), float(action.times[-1])
    track = np.linspace(start, end, max(3, round((end - start) / STEP_S)))
    slow = _slow_span(action, slow_motion)
    extra = _slowing(track, *slow) if slow else np.zeros(len(track))
    hurries_s = _over_s(action) + LINGER_S if whole else end
    if slow is None and hurries_s >= end:
        return ShowClock((0.0, end - start), (start, end)), ()
    clock = _paced(track, extra - (1 - 1 / HURRY) * _smooth(np.clip((track - hurries_s) / RAMP_S, 0, 1)))
    return clock, ((clock.show_s(slow[0]), clock.show_s(slow[1])),) if slow else ()


def _slow_span(action: Action, slow_motion: str) -> tuple[float, float] | None:
    """From when to when time runs slowly, in seconds of the track."""
    start, end = float(action.times[0]), float(action.times[-1])
    collapse = collapse_of(action)
    if slow_motion == NEVER or collapse is None or not (collapse.big or slow_motion == ALWAYS):
        return None
    begins = max(start, collapse.begins_s - EARLY_S)
    lasts = min(max(collapse.ends_s - begins, LEAST_SLOW_S), MOST_SLOW_S)
    return begins, min(end, begins + lasts)


def _over_s(action: Action) -> float:
    """When the action is over but for a few pieces: the end, if there never were more."""
    attention, moving = action.weights.sum(axis=1), action.moving.sum(axis=1)
    if moving.max(initial=0) < CROWD:
        return float(action.times[-1])
    busy = np.flatnonzero((attention > OVER * attention.max()) | (moving >= CROWD))
    return float(action.times[busy[-1]])


def _slowing(track: Array, begins: float, ends: float) -> Array:
    """How much longer than it was each moment of a track is shown, as a share of it."""
    share = np.clip((track - begins) / RAMP_S, 0, 1) * np.clip((ends - track) / RAMP_S, 0, 1)
    extra = _smooth(share) * (1 / SLOWEST - 1)
    added = float(((extra[1:] + extra[:-1]) / 2 * np.diff(track)).sum())
    extra *= min(1.0, (MOST_TIMES - 1) * float(track[-1] - track[0]) / added) if added > 0 else 1.0
    return extra


def _paced(track: Array, extra: Array) -> ShowClock:
    pace = 1 + (extra[1:] + extra[:-1]) / 2
    show = np.concatenate([[0.0], np.cumsum(pace * np.diff(track))])
    return ShowClock(tuple(show.tolist()), tuple(track.tolist()))


def _smooth(share: Array) -> Array:
    found: Array = share * share * (3 - 2 * share)
    return found
