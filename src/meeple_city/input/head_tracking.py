"""A head seen by a tracker: poses in opentrack's format go in, a smoothed movement from the centre comes out.

opentrack's "UDP over network" output sends six little-endian doubles: x, y and z in centimetres (to the right, up,
back from the screen), then yaw, pitch and roll in degrees. Many trackers for webcams, phones and headsets do the same.
"""

from __future__ import annotations

import math
import struct
from dataclasses import dataclass

FORMAT = struct.Struct("<6d")
MOST_CM, MOST_DEG = 60.0, 90.0  # a head that is further away is not believed; our choice
SMOOTHING_S = 0.06  # how long a movement takes to arrive, mostly; our choice
LOST_S = 1.0  # without a pose for this long, the head goes back to the middle; our choice
BACK_S = 0.4  # how long that takes, mostly; our choice


@dataclass(frozen=True)
class TrackedPose:
    """Where a head is, and which way it looks: centimetres and degrees, as opentrack counts them."""

    x_cm: float = 0.0
    y_cm: float = 0.0
    z_cm: float = 0.0
    yaw_deg: float = 0.0
    pitch_deg: float = 0.0
    roll_deg: float = 0.0

    def minus(self, other: TrackedPose) -> TrackedPose:
        """How a pose differs from another."""
        return TrackedPose(*(a - b for a, b in zip(self._numbers, other._numbers, strict=True)))

    def towards(self, goal: TrackedPose, share: float) -> TrackedPose:
        """A pose between two."""
        return TrackedPose(*(a + (b - a) * share for a, b in zip(self._numbers, goal._numbers, strict=True)))

    @property
    def _numbers(self) -> tuple[float, ...]:
        return self.x_cm, self.y_cm, self.z_cm, self.yaw_deg, self.pitch_deg, self.roll_deg


def read_pose(packet: bytes) -> TrackedPose | None:
    """The pose in a packet; None if it is none, or not a head's."""
    if len(packet) != FORMAT.size:
        return None
    numbers = FORMAT.unpack(packet)
    if not all(math.isfinite(number) for number in numbers):
        return None
    near = all(abs(number) <= MOST_CM for number in numbers[:3])
    return TrackedPose(*numbers) if near and all(abs(number) <= 2 * MOST_DEG for number in numbers[3:]) else None


class HeadTracking:
    """Follows a head, smoothly, from where it was centred."""

    def __init__(self) -> None:
        self._raw = self._centre = TrackedPose()
        self._centred = False
        self._silent_s = 0.0
        self.pose = TrackedPose()  # from the centre

    def see(self, pose: TrackedPose) -> None:
        """The tracker sees this pose; the first one is the centre."""
        self._raw, self._silent_s = pose, 0.0
        if not self._centred:
            self.centre()

    def centre(self) -> None:
        """The head is in the middle now."""
        self._centre, self._centred = self._raw, True

    def tick(self, dt: float) -> TrackedPose:
        """The pose `dt` seconds later; a tracker that has lost its head leaves it in the middle."""
        self._silent_s += dt
        lost = self._silent_s > LOST_S
        goal = TrackedPose() if lost else self._raw.minus(self._centre)
        self.pose = self.pose.towards(goal, 1.0 - math.exp(-dt / (BACK_S if lost else SMOOTHING_S)))
        return self.pose
