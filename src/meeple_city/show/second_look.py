"""A second look at a shot: slowly, and from the other side."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from meeple_city.display.camera import Camera
from meeple_city.display.geometry import Pose
from meeple_city.show.director import Wishes, direct
from meeple_city.show.motion import Motion, beginning
from meeple_city.show.shot_plan import ShotPlan, slowed

# Our choices:
SPEED = 0.5
LONGEST_S = 7.0


def other_side(wishes: Wishes, camera: Camera) -> Wishes:
    """The same shot, rather from the other side of what a camera sees, and slowly whatever happens."""
    (x, y, z), (tx, ty, _) = camera.eye_m, camera.target_m
    return replace(wishes, slow_motion="never", usual_eye=(2 * tx - x, 2 * ty - y, z), content_with=None)


def second_speed(motion: Motion) -> float:
    """How fast a motion is shown again: 1 is real time."""
    return max(SPEED, (motion.length_s - beginning(motion)) / LONGEST_S)


def second_look(motion: Motion, first: ShotPlan, wishes: Wishes, standing: Mapping[str, Pose]) -> ShotPlan:
    """The plan of a shot that is shown again after a first plan."""
    seen_from = first.camera(first.length_s / 2)
    return slowed(direct(motion, other_side(wishes, seen_from), standing), second_speed(motion))
