"""What is seen before a drop: the Body rises over what it is to hit, and both fill the picture."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from meeple_city.display.camera import Camera
from meeple_city.display.geometry import Pose, Position
from meeple_city.show.action import Action, Array, Boxes, boxes_of
from meeple_city.show.framing_path import FOV_DEG, fitted, picture_reach
from meeple_city.show.motion import Motion
from meeple_city.show.playback import poses_at
from meeple_city.show.shot_plan import Announcement, between, eased
from meeple_city.show.viewpoints import CLEAR_M, gaps

# Our choices:
VIEWS = 24
CARRIED_M = 0.05  # what starts higher than this above its place has been lifted
TARGET_M = 0.06  # what stands no further from below the Body is what it is to hit
TURNS_AFTER = 0.6  # share from which the picture passes into that of the shot
LIFT_M, LIFTS = 0.02, 40  # an eye too near to a piece is raised in steps


def announced(
    motion: Motion, action: Action, standing: Mapping[str, Pose], first: Camera, shape: float
) -> Announcement | None:
    """What is seen before a shot whose first view is known; None if nobody lifts anything."""
    stands, hangs = standing.get(motion.actor), poses_at(motion, float(action.times[0])).get(motion.actor)
    if stands is None or hangs is None or hangs[0][2] - stands[0][2] < CARRIED_M:
        return None
    rises = Announcement(motion.actor, stands, hangs)
    others = boxes_of({piece: pose for piece, pose in standing.items() if piece != motion.actor}, motion.sizes)
    axes = _axes(first)
    target = _near(others, hangs[0])
    shares = np.linspace(0.0, 1.0, VIEWS)
    risen = [boxes_of(rises.poses(share), motion.sizes) for share in shares]
    reaches = [_reach([body, target], axes) for body in risen]
    lows, highs = (np.array(ends) for ends in zip(*reaches, strict=True))
    wide, tall = picture_reach(shape)
    middles, far = fitted(lows, highs, wide, tall)
    eyes = middles @ axes + far[:, None] * axes[2]
    eyes[:, 2] += _lift(eyes, others, risen)
    views = [Camera(_place(eye), _place(look), FOV_DEG) for eye, look in zip(eyes, middles @ axes, strict=True)]
    passed = [eased((share - TURNS_AFTER) / (1 - TURNS_AFTER)) for share in shares]
    return replace(rises, views=tuple(between(view, first, share) for view, share in zip(views, passed, strict=True)))


def _axes(camera: Camera) -> Array:
    """Right, up and towards the eye of a camera, as rows."""
    towards = np.subtract(camera.eye_m, camera.target_m)
    towards = towards / np.linalg.norm(towards)
    right = np.cross((0.0, 0.0, 1.0), towards)
    right = right / np.linalg.norm(right)
    return np.array([right, np.cross(towards, right), towards])


def _near(boxes: Boxes, place: Position) -> Boxes:
    """What stands below a place."""
    near = np.linalg.norm(boxes.centres[:, :2] - place[:2], axis=1) < TARGET_M
    return Boxes(boxes.centres[near], boxes.halves[near], boxes.turns[near])


def _reach(groups: list[Boxes], axes: Array) -> tuple[Array, Array]:
    """How far boxes reach along axes."""
    along = np.concatenate([boxes.centres @ axes.T for boxes in groups])
    reach = np.concatenate([np.abs(axes @ boxes.spans).sum(axis=-1) for boxes in groups])
    return (along - reach).min(axis=0), (along + reach).max(axis=0)


def _lift(eyes: Array, others: Boxes, risen: list[Boxes]) -> float:
    """By how much eyes must be raised so that none comes too near to a piece."""
    for step in range(LIFTS):
        up = step * LIFT_M
        raised = eyes + np.array((0.0, 0.0, up))
        bodies = min(float(gaps(eye[None], body)[0]) for eye, body in zip(raised, risen, strict=True))
        if min(float(gaps(raised, others).min()), bodies) > CLEAR_M:
            return up
    return LIFTS * LIFT_M


def _place(row: Array) -> Position:
    x, y, z = row.tolist()
    return x, y, z
