"""The own hand: a fan of cards held up before the eyes, wherever they look from."""

from __future__ import annotations

import math

from meeple_city.border.geometry import multiply
from meeple_city.display.camera import Camera
from meeple_city.display.geometry import Pose, Position, Quaternion, Vector
from meeple_city.input.gestures import axis_turn

AHEAD_M = 0.48  # how far from the eyes a hand is held; our choice
LOW = 0.61  # the middles of the cards, from the middle of the picture to its lower edge, where buttons are
CARD_M = 0.063
WIDEST = 0.72  # of the picture's width
ASIDE = 0.22  # to the right of the middle, as a share of half the width: news are told at the left
RAISED_M, NEARER_M = 0.030, 0.02  # a card that is pointed at
READ_M = 0.205  # how far from the eyes a card is read


class HandFan:
    """Poses in front of one camera."""

    def __init__(self, camera: Camera, shape: float) -> None:
        ahead = _unit(_minus(camera.target_m, camera.eye_m))
        self.right = _unit(_cross(ahead, (0.0, 0.0, 1.0)))
        self.up = _cross(self.right, ahead)
        self.ahead, self.eye = ahead, camera.eye_m
        self.half = math.tan(math.radians(camera.fov_deg) / 2)
        self.shape = max(shape, 1.0)

    def held(self, number: int, count: int, raised: bool) -> Pose:
        """A card of the hand."""
        room = 2 * self.half * AHEAD_M * self.shape * WIDEST - CARD_M
        step = min(0.058, room / max(1, count - 1))
        across = (number - (count - 1) / 2) * step + ASIDE * self.half * AHEAD_M * self.shape
        bow = (number - (count - 1) / 2) / max(1, count)
        low = -LOW * self.half * AHEAD_M - 0.012 * bow * bow * 4 + (RAISED_M if raised else 0.0)
        far = AHEAD_M - 0.0012 * number - (NEARER_M if raised else 0.0)
        return self._pose((across, low, far), 0.0 if raised else -6.0 * bow)

    def read(self, right: bool) -> Pose:
        """A card held up to be read, at one side of the picture."""
        side = 0.60 * self.half * READ_M * self.shape * (1 if right else -1)
        return self._pose((side, 0.06 * self.half * READ_M, READ_M), 0.0)

    def _pose(self, at: Vector, roll_deg: float) -> Pose:
        across, up, far = at
        x, y, z = (e + self.right[k] * across + self.up[k] * up + self.ahead[k] * far for k, e in enumerate(self.eye))
        return (x, y, z), multiply(self._facing(), axis_turn((0.0, 0.0, 1.0), math.radians(roll_deg)))

    def _facing(self) -> Quaternion:
        """A card whose front looks at the eyes and whose upper edge is up in the picture."""
        yaw = math.atan2(self.right[1], self.right[0])
        pitch = math.atan2(self.up[2], -self.ahead[2])
        return multiply(axis_turn((0.0, 0.0, 1.0), yaw), axis_turn((1.0, 0.0, 0.0), pitch))


def _minus(a: Position, b: Position) -> Vector:
    return a[0] - b[0], a[1] - b[1], a[2] - b[2]


def _cross(a: Vector, b: Vector) -> Vector:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def _unit(a: Vector) -> Vector:
    length = math.sqrt(sum(part * part for part in a))
    return a[0] / length, a[1] / length, a[2] / length
