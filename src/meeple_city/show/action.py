"""What moves in a shot, and how much: its key frames as arrays over evenly spaced moments."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from meeple_city.display.geometry import Pose, Vector
from meeple_city.show.motion import Motion, beginning

Array = npt.NDArray[np.float64]
Flags = npt.NDArray[np.bool_]

RATE = 30.0  # moments a second; our choice
MOVES_M_S = 0.04  # slower pieces only tremble; our choice
GONE_M = -0.02  # what is lower has fallen off the table, and out of the show; our choice
UNKNOWN_M: Vector = (0.03, 0.03, 0.03)  # a piece whose size nobody told


@dataclass(frozen=True)
class Boxes:
    """Pieces as boxes: their middles, half their sides, and the turn of each. The last axes are x, y, z."""

    centres: Array
    halves: Array
    turns: Array  # matrices whose columns are the box's own axes

    @cached_property
    def spans(self) -> Array:
        """Their own axes, as long as half their sides, in columns."""
        found: Array = self.turns * self.halves[:, None, :]
        return found

    def at(self, moment: int) -> Boxes:
        """Those of one moment."""
        return Boxes(self.centres[moment], self.halves, self.turns[moment])


@dataclass(frozen=True)
class Action:
    """A shot, moment by moment. Arrays are by moment, then by piece."""

    times: Array  # of the track
    pieces: tuple[str, ...]  # those that moved
    boxes: Boxes
    speeds: Array  # metres a second, of the faster of a piece's middle and one of its corners
    moving: Flags  # on the table
    still: Boxes  # everything that never moves
    origins: Array  # points to be seen at the beginning: where a breath comes from and goes

    @cached_property
    def weights(self) -> Array:
        """How much each piece catches the eye: large and fast ones most."""
        longest = 2 * self.boxes.halves.max(axis=-1)
        found: Array = np.where(self.moving, self.speeds * longest, 0.0)
        return found


def action_of(motion: Motion, standing: Mapping[str, Pose] | None = None, times: Array | None = None) -> Action:
    """What happens in a motion, at these moments of its track or at evenly spaced ones.

    `standing` is where pieces stood before, for a motion whose end is not known.
    """
    times = _times(motion) if times is None else times
    pieces = tuple(sorted({piece for key in motion.keys for piece in key.poses}))
    places, turns = _tracks(motion, pieces, times)
    halves = _halves(pieces, motion.sizes)
    boxes = _boxes(places, turns, halves)
    speeds = _speeds(boxes, times)
    rest = {**(standing or {}), **motion.final}
    moving = (speeds > MOVES_M_S) & (boxes.centres[..., 2] > GONE_M)
    breath = motion.breath
    origins = np.array([breath.mouth_m, breath.aim_m] if breath else []).reshape(-1, 3)
    return Action(times, pieces, boxes, speeds, moving, _still(rest, pieces, motion.sizes), origins)


def boxes_of(poses: Mapping[str, Pose], sizes: Mapping[str, Vector]) -> Boxes:
    """Pieces at rest as boxes."""
    places = np.array([pose[0] for pose in poses.values()]).reshape(-1, 3)
    turns = np.array([pose[1] for pose in poses.values()]).reshape(-1, 4)
    return _boxes(places, turns, _halves(tuple(poses), sizes))


def _still(rest: Mapping[str, Pose], moved: tuple[str, ...], sizes: Mapping[str, Vector]) -> Boxes:
    there = set(moved)
    return boxes_of({piece: pose for piece, pose in rest.items() if piece not in there}, sizes)


def _times(motion: Motion) -> Array:
    start, end = min(beginning(motion), motion.length_s), motion.length_s
    return np.linspace(start, max(end, start + 1 / RATE), max(2, round((end - start) * RATE) + 1))


def _halves(pieces: tuple[str, ...], sizes: Mapping[str, Vector]) -> Array:
    return np.array([sizes.get(piece, UNKNOWN_M) for piece in pieces]).reshape(-1, 3) / 2


def _tracks(motion: Motion, pieces: tuple[str, ...], times: Array) -> tuple[Array, Array]:
    """Where each piece is at each moment: its place and its turn."""
    rows: dict[str, tuple[list[float], list[tuple[float, ...]]]] = {piece: ([], []) for piece in pieces}
    for key in motion.keys:
        for piece, (place, turn) in key.poses.items():
            at, poses = rows[piece]
            at.append(key.at_s)
            poses.append((*place, *turn))
    tracks = np.zeros((len(times), len(pieces), 7))
    for number, (at, poses) in enumerate(rows.values()):
        known = _without_flips(np.array(poses))
        for column in range(7):
            tracks[:, number, column] = np.interp(times, at, known[:, column])
    return tracks[:, :, :3], tracks[:, :, 3:]


def _without_flips(poses: Array) -> Array:
    """The same turns, with signs that do not jump from one to the next."""
    turns = poses[:, 3:]
    agree = np.sign(np.einsum("ij,ij->i", turns[1:], turns[:-1]))
    signs = np.concatenate([[1.0], np.cumprod(np.where(agree < 0, -1.0, 1.0))])
    return np.concatenate([poses[:, :3], turns * signs[:, None]], axis=1)


def _boxes(places: Array, quaternions: Array, halves: Array) -> Boxes:
    turns = _matrices(quaternions)
    return Boxes(places + turns[..., :, 2] * halves[:, 2, None], halves, turns)


def _matrices(quaternions: Array) -> Array:
    length = np.linalg.norm(quaternions, axis=-1, keepdims=True)
    w, x, y, z = np.moveaxis(quaternions / np.where(length > 0, length, 1.0), -1, 0)
    rows = [
        [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
        [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
        [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
    ]
    found: Array = np.stack([np.stack(row, axis=-1) for row in rows], axis=-2)
    return found


def _speeds(boxes: Boxes, times: Array) -> Array:
    corners = boxes.centres + boxes.spans.sum(axis=-1)
    found: Array = np.maximum(_speed(boxes.centres, times), _speed(corners, times))
    return found


def _speed(places: Array, times: Array) -> Array:
    found: Array = np.linalg.norm(np.gradient(places, times, axis=0), axis=-1)
    return found
