"""Which side a shot is best seen from: what moves must be seen, large, and from near where one looked before."""

from __future__ import annotations

import math
from collections.abc import Iterator

import numpy as np

from meeple_city.display.geometry import Position
from meeple_city.show.action import Action, Array, Boxes, Flags
from meeple_city.show.collapse import collapse_of
from meeple_city.show.framing_path import CameraPath, Side, path_from

# Our choices:
AROUND = 12
RISES_DEG = (16.0, 26.0, 42.0, 66.0)
USUAL_RISE_DEG, COLLAPSE_RISE_DEG = 40.0, 22.0  # what comes down is seen from low, so that it towers

LOOKS, SUBJECTS = 5, 6  # moments at which it is tested what can be seen, and how many of the pieces that move
SEEN, LARGE, USUAL_SIDE, USUAL_RISE = 4.0, 2.5, 0.5, 0.8  # what each is worth
ENOUGH_TALL = 0.5
CLEAR_M = 0.03  # between an eye and any piece


def best_path(action: Action, shape: float, usual_eye: Position | None) -> CameraPath:
    """The way through a shot from the side that shows most."""
    looks = _looks(action)
    usual = _usual(action, usual_eye)
    side = max(_sides(usual.around), key=lambda side: _worth(action, side, shape, looks, usual))
    return path_from(action, side, shape)


def _usual(action: Action, eye: Position | None) -> Side:
    """The side it is rather seen from: from where people look, and low if a building comes down."""
    rise_deg = COLLAPSE_RISE_DEG if collapse_of(action) else USUAL_RISE_DEG
    return Side(_around(eye, action) if eye else -math.pi / 2, math.radians(rise_deg))


def _sides(first: float) -> Iterator[Side]:
    for rise in RISES_DEG:
        for step in range(AROUND):
            yield Side(first + math.tau * step / AROUND, math.radians(rise))


def _around(eye: Position, action: Action) -> float:
    """The angle at which an eye stands, seen from what moves."""
    weights = action.weights.sum(axis=0)
    total = float(weights.sum())
    x, y = (action.boxes.centres[:, :, :2].mean(axis=0) * weights[:, None]).sum(axis=0) / total if total else (0.0, 0.0)
    return math.atan2(eye[1] - y, eye[0] - x)


def _looks(action: Action) -> list[int]:
    """The moments that matter: evenly spread over all that moves."""
    done = np.cumsum(action.weights.sum(axis=1))
    if done[-1] <= 0:
        return [0]
    shares = (np.arange(LOOKS) + 0.5) / LOOKS * done[-1]
    return sorted({int(n) for n in np.searchsorted(done, shares)})


def _worth(action: Action, side: Side, shape: float, looks: list[int], usual: Side) -> float:
    path = path_from(action, side, shape)
    seen = float(np.mean([seen_share(action, look, path.eyes[look]) for look in looks]))
    large = float(np.minimum(1.0, path.tall[looks] / ENOUGH_TALL).mean())
    rise = -abs(math.degrees(side.rise - usual.rise)) / 30.0
    worth = SEEN * seen + LARGE * large + USUAL_SIDE * math.cos(side.around - usual.around) + USUAL_RISE * rise
    return worth if _clear(action, path) else worth - 2 * SEEN


def seen_share(action: Action, moment: int, eye: Array) -> float:
    """How much of what moves most an eye sees at a moment, from 0 to 1."""
    weights = action.weights[moment]
    subjects = [int(n) for n in np.argsort(-weights)[:SUBJECTS] if weights[n] > 0]
    if not subjects:
        return 1.0
    boxes = action.boxes.at(moment)
    blocked = _blocked(eye, boxes.centres[subjects], action.still).any(axis=1)
    among = _blocked(eye, boxes.centres[subjects], boxes)
    among[np.arange(len(subjects)), subjects] = False
    hidden = blocked | among.any(axis=1)
    return 1.0 - float((weights[subjects] * hidden).sum() / weights[subjects].sum())


def _blocked(eye: Array, points: Array, boxes: Boxes) -> Flags:
    """Which boxes stand between an eye and points: a row for each point."""
    ways = np.einsum("pi,bij->pbj", points - eye, boxes.turns)
    start = np.einsum("bi,bij->bj", eye - boxes.centres, boxes.turns)[None]
    with np.errstate(divide="ignore", invalid="ignore"):
        one, other = (-boxes.halves - start) / ways, (boxes.halves - start) / ways
    enter = np.fmin(one, other).max(axis=-1, initial=0.0)
    leave = np.fmax(one, other).min(axis=-1, initial=0.98)
    found: Flags = enter < leave
    return found


def gaps(eyes: Array, boxes: Boxes) -> Array:
    """How far eyes are from boxes, for each eye to the nearest; 0 inside one. Boxes may be other ones for each eye."""
    if boxes.centres.size == 0:
        return np.full(len(eyes), np.inf)
    turns = boxes.turns if boxes.turns.ndim == 4 else boxes.turns[None]
    centres = boxes.centres if boxes.centres.ndim == 3 else boxes.centres[None]
    local = np.abs(
        np.einsum("tbi,tbij->tbj", eyes[:, None] - centres, np.broadcast_to(turns, (len(eyes), *turns.shape[1:])))
    )
    found: Array = np.linalg.norm(np.maximum(local - boxes.halves, 0.0), axis=-1).min(axis=1)
    return found


def _clear(action: Action, path: CameraPath) -> bool:
    nearest = np.minimum(gaps(path.eyes, action.still), gaps(path.eyes, action.boxes))
    return bool(nearest.min() > CLEAR_M)
