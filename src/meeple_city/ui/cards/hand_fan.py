"""The own hand: a fan of cards held up before the eyes, wherever they look from."""

from __future__ import annotations

import math

from meeple_city.border.geometry import multiply
from meeple_city.display.camera import Camera
from meeple_city.display.geometry import Pose, Position, Quaternion, Vector
from meeple_city.input.gestures import axis_turn

AHEAD_M = 0.50  # how far from the eyes a hand is held; our choice
FARTHEST_M = 0.62  # a hand of many cards; our choice
LOW = 0.79  # the lower edges of the cards, from the middle of the picture to its lower edge, where buttons are
CARD_M, HIGH_M = 0.063, 0.088
STEP_M = 0.059  # from card to card, which leaves every name in sight; they lie closer only in a hand of very many
WIDEST = 0.71  # of the picture's width
ASIDE = 0.25  # to the right of the middle, as a share of half the width: news are told at the left
RIGHTMOST = 0.94  # where the last card ends, from the middle of the picture to its right edge; the rest is its tilt
LAP_M = 0.0024  # each card is so much nearer than the one before: farther than its rim reaches when it glows
READY_M = 0.007  # how much higher cards are held that can be chosen
RAISED_M, NEARER = 0.030, 0.8  # a card that is pointed at: higher, and so much of the way from the eyes
OFFERED_M, OFFER_STEP_M, OFFER_HIGH = (
    0.34,
    0.068,
    0.10,
)  # of cards to choose: how far, how wide apart, how high; our choice
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

    def held(self, number: int, count: int, raised: bool, ready: bool = False) -> Pose:
        """A card of the hand; of many cards all are farther away, so that each shows its name."""
        wide = 2 * self.half * self.shape * WIDEST  # the room for the hand, one metre away
        far = min(max(AHEAD_M, (STEP_M * (count - 1) + CARD_M) / wide), FARTHEST_M)
        step = min(STEP_M, (wide * far - CARD_M) / max(1, count - 1))
        bow = (number - (count - 1) / 2) / max(1, count)
        edge = self.half * far * self.shape
        aside = min(ASIDE * edge, RIGHTMOST * edge - (step * (count - 1) + CARD_M) / 2)
        across = (number - (count - 1) / 2) * step + aside
        up = -LOW * self.half * far + HIGH_M / 2 - 0.048 * bow * bow + (READY_M if ready else 0.0)
        if raised:
            return self._pose((across * NEARER, (up + RAISED_M) * NEARER, far * NEARER), 0.0)
        return self._pose((across, up, far + LAP_M * (count - 1 - number)), -6.0 * bow)

    def offered(self, number: int, count: int) -> Pose:
        """A card to choose that lies nowhere: a row in the middle of the picture, as large as there is room for."""
        wide = 2 * self.half * self.shape * WIDEST
        far = min(max(OFFERED_M, (OFFER_STEP_M * (count - 1) + CARD_M) / wide), FARTHEST_M)
        step = min(OFFER_STEP_M, (wide * far - CARD_M) / max(1, count - 1))
        across = (number - (count - 1) / 2) * step
        return self._pose((across, OFFER_HIGH * self.half * far, far - LAP_M * number), 0.0)

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
