"""A camera's way through a shot: seen from one side, close enough to see what moves, and smooth.

The moments of the action must be evenly spaced in the show: RATE a second.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import product

import numpy as np

from meeple_city.show.action import GONE_M, RATE, Action, Array
from meeple_city.show.collapse import falling

# Our choices:
FOV_DEG = 40.0
FILL_WIDE, FILL_TALL = 0.95, 0.88  # of the picture, for what moves
NEAREST_M, FARTHEST_M = 0.32, 1.6
CROWD, NEAREST_CROWD_M = 3, 0.18  # where so many pieces move at once, the eye goes closer
# A picture is aimed at the city, which is where most pieces stand, and widens a little for what leaves it.
CITY_PIECES, OUTLYING, OUTSKIRTS_M, FARTHEST_STRAY_M = 8, 5, 0.14, 0.9
AHEAD_S, BEHIND_S = 0.15, 0.05  # what moves so soon, or moved so recently, belongs into the picture
OPENING_S, OPENS_ON_S = 0.1, 0.4  # so long, the picture shows all that moves in this longer time
MEMORY_S = 0.5  # attention fades by a factor of e in this time
LASTING = 0.03  # of the attention at its peak stays; it tells when next to nothing moves any more
CLOSER_S = 0.2  # the picture shrinks by a factor of e in this time at the fastest
NOTED = 0.15  # pieces that catch the eye less than this share of the first are left out
COUNTS = 0.4  # a Floor that comes down catches the eye at least as much as this share of the first
LOWEST_M = 0.05
NEAR_M = 0.05  # nothing is seen from nearer
ROUNDS, CARE = 12, 0.7  # of fitting, each by this share of what would be right without perspective


@dataclass(frozen=True)
class Side:
    """The side a shot is seen from: the angle around the table from +x, and the angle above it."""

    around: float
    rise: float

    @property
    def axes(self) -> Array:
        """Right, up and towards the eye, as rows."""
        ca, sa, ce, se = math.cos(self.around), math.sin(self.around), math.cos(self.rise), math.sin(self.rise)
        return np.array([(-sa, ca, 0.0), (-ca * se, -sa * se, ce), (ca * ce, sa * ce, se)])


@dataclass(frozen=True)
class CameraPath:
    """Eyes and targets over the moments of a track."""

    times: Array
    eyes: Array
    targets: Array
    tall: Array  # the share of the picture's height that what moves takes up


def path_from(action: Action, side: Side, shape: float) -> CameraPath:
    """The way through a shot, seen from one side in a picture of that shape (width by height)."""
    axes = side.axes
    lows, highs = _contained(*_opened(*_extents(action, axes), action.origins @ axes.T))
    wide, tall = picture_reach(shape)
    middles, far = fitted(lows, highs, wide, tall)
    far = np.clip(_lingering(np.maximum(far, _nearest(action))), NEAREST_CROWD_M, FARTHEST_M)
    targets = middles @ axes
    held = _held(targets, action)
    far = np.minimum(far + np.linalg.norm(targets - held, axis=1) / wide, np.maximum(far, FARTHEST_STRAY_M))
    targets = held
    eyes = targets + far[:, None] * axes[2]
    eyes[:, 2] = np.maximum(eyes[:, 2], LOWEST_M)
    return CameraPath(action.times, eyes, targets, (highs - lows)[:, 1] / 2 / (tall * far))


def picture_reach(shape: float) -> tuple[float, float]:
    """How far the picture reaches to the side and up, one metre away from the eye."""
    tall = math.tan(math.radians(FOV_DEG) / 2) / max(1.0, 1.0 / shape)
    return tall * shape, tall


def _held(targets: Array, action: Action) -> Array:
    """The same targets, kept over the city: what flies away from it is not chased into the dark."""
    there = np.concatenate([action.boxes.centres[0], action.still.centres])[:, :2]
    if len(there) < CITY_PIECES:
        return targets
    lows, highs = np.percentile(there, (OUTLYING, 100 - OUTLYING), axis=0)
    held = targets.copy()
    held[:, :2] = np.clip(targets[:, :2], lows - OUTSKIRTS_M, highs + OUTSKIRTS_M)
    return held


def fitted(lows: Array, highs: Array, wide: float, tall: float) -> tuple[Array, Array]:
    """Where to look and from how far, so that boxes are seen in the middle of the picture and fill it.

    What is nearer looks larger, so this takes a few rounds.
    """
    corners = np.stack([np.where(ends, highs, lows) for ends in product((False, True), repeat=3)], axis=1)
    look = (lows + highs) / 2
    far = (highs - lows).max(axis=1) + NEAREST_M
    for _ in range(ROUNDS):
        away = corners - look[:, None]
        seen = away[..., :2] / np.maximum(far[:, None] - away[..., 2], NEAR_M)[..., None] / (wide, tall)
        low, high = seen.min(axis=1), seen.max(axis=1)
        look[:, :2] += (low + high) / 2 * (wide, tall) * far[:, None]
        far *= ((high - low) / 2 / (FILL_WIDE, FILL_TALL)).max(axis=1) ** CARE
        far = np.maximum(far, NEAREST_CROWD_M)
    return look, far


def _nearest(action: Action) -> float:
    """How close the eye may come."""
    return NEAREST_CROWD_M if action.moving.sum(axis=1).max(initial=0) >= CROWD else NEAREST_M


def noted(action: Action) -> Array:
    """Which pieces count at each moment, as 0 or 1: those that move, or have just moved, enough to be looked at.

    A Floor that comes down always does.
    """
    weights = action.weights
    floors = np.array([piece.startswith("floor:") for piece in action.pieces], bool)
    least = COUNTS * weights.max(axis=1, keepdims=True, initial=0.0)
    weights = np.where(falling(action) & floors, np.maximum(weights, least), weights)
    weights = _remembered(weights) * (action.boxes.centres[..., 2] > GONE_M)
    found: Array = (weights > NOTED * weights.max(axis=1, keepdims=True, initial=0.0)).astype(float)
    return found


def _remembered(weights: Array) -> Array:
    """What has just moved is still looked at: attention fades, but not to nothing.

    So as the action dies down, the picture widens to all that has come of it.
    """
    fade = math.exp(-1 / RATE / MEMORY_S)
    kept, peak = weights.copy(), np.maximum.accumulate(weights)
    for i in range(1, len(kept)):
        kept[i] = np.maximum(kept[i], kept[i - 1] * fade)
    found: Array = np.maximum(kept, LASTING * peak)
    return found


def _extents(action: Action, axes: Array) -> tuple[Array, Array]:
    """How far what moves reaches along the axes, at each moment; where nothing does, as at the nearest such moment."""
    boxes = action.boxes
    along = boxes.centres @ axes.T
    reach = np.abs(axes @ boxes.spans).sum(axis=-1)
    out = (noted(action) == 0)[:, :, None]
    lows = np.where(out, np.inf, along - reach).min(axis=1, initial=np.inf)
    highs = np.where(out, -np.inf, along + reach).max(axis=1, initial=-np.inf)
    known = np.flatnonzero(np.isfinite(lows[:, 0]))
    if len(known) == 0:
        middle = along.reshape(-1, 3).mean(axis=0) if along.size else np.zeros(3)
        return np.tile(middle - 0.05, (len(lows), 1)), np.tile(middle + 0.05, (len(lows), 1))
    nearest = known[np.abs(known[None, :] - np.arange(len(lows))[:, None]).argmin(axis=1)]
    return lows[nearest], highs[nearest]


def _opened(lows: Array, highs: Array, origins: Array) -> tuple[Array, Array]:
    """The first picture shows all of what comes next, and where it comes from."""
    opening, shown = round(OPENING_S * RATE), round(OPENS_ON_S * RATE)
    first, last = lows.copy(), highs.copy()
    first[:opening] = np.concatenate([lows[:shown], origins]).min(axis=0)
    last[:opening] = np.concatenate([highs[:shown], origins]).max(axis=0)
    return first, last


def _contained(lows: Array, highs: Array) -> tuple[Array, Array]:
    """Smooth borders that contain the given ones: the extremes of a window, averaged over no more than that window."""
    return _averaged(-_largest(-lows)), _averaged(_largest(highs))


def _largest(rows: Array) -> Array:
    behind, ahead = round(BEHIND_S * RATE), round(AHEAD_S * RATE)
    padded = np.pad(rows, ((behind, ahead), (0, 0)), mode="edge")
    found: Array = np.max([padded[i : i + len(rows)] for i in range(behind + ahead + 1)], axis=0)
    return found


def _averaged(rows: Array) -> Array:
    reach = round(BEHIND_S * RATE)
    weights = np.hanning(2 * reach + 3)[1:-1]
    weights /= weights.sum()
    padded = np.pad(rows, ((reach, reach), (0, 0)), mode="edge")
    found: Array = sum(weight * padded[i : i + len(rows)] for i, weight in enumerate(weights))
    return found


def _lingering(need: Array) -> Array:
    """The distance to keep: it grows as it must, and shrinks slowly."""
    fade = math.exp(-1 / RATE / CLOSER_S)
    kept = need.copy()
    for i in range(1, len(kept)):
        kept[i] = max(kept[i], kept[i - 1] * fade)
    return kept
