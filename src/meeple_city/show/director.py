"""The director: from a motion it makes the plan of how the shot is shown.

The whole track is known before it is shown, so the camera is there before anything falls. A plan made while the shot is
still being simulated is refined when more is known.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from meeple_city.display.camera import Camera
from meeple_city.display.geometry import Pose, Position
from meeple_city.show.action import RATE, Action, Array, Boxes, action_of
from meeple_city.show.announcement import announced
from meeple_city.show.framing_path import FOV_DEG, CameraPath
from meeple_city.show.in_picture import in_picture
from meeple_city.show.motion import Motion
from meeple_city.show.shot_plan import ShotPlan, ShowClock, Take, ViewAt, between, eased
from meeple_city.show.slow_motion import BIG, clock_of
from meeple_city.show.viewpoints import CLEAR_M, best_path, gaps

# Our choices:
VIEWS_HZ = 60.0
GLIDE_S = 0.35  # from where one looked to the action
REFINE_S = 0.5  # from the old plan to the new one
FEW = 2  # pieces that nobody needs to come closer for
WELL_IN = 0.75  # of the way from the middle of the picture to its border
LIFT_M, LIFTS = 0.02, 40  # an eye too near to a piece is raised in steps


@dataclass(frozen=True)
class Wishes:
    """How people want to see shots."""

    slow_motion: str = BIG  # one of `slow_motion.SLOW_MOTION`
    shape: float = 16 / 9  # of the picture: width by height
    usual_eye: Position | None = None  # where they look from; the side a shot is rather seen from
    glide_from: Camera | None = None  # the view to begin with; without one, the shot begins with the director's own
    content_with: Camera | None = None  # a view that is kept, if little happens and it shows all of that


def direct(motion: Motion, wishes: Wishes | None = None, standing: Mapping[str, Pose] | None = None) -> ShotPlan:
    """The plan of a shot. Where its end is not known yet, `standing` says where pieces stood before."""
    wishes = wishes or Wishes()
    clock, slow = clock_of(action_of(motion, standing), wishes.slow_motion, motion.whole)
    action = action_of(motion, standing, _moments(clock))
    kept = wishes.content_with
    if kept is not None and _is_enough(kept, action, wishes.shape):
        return ShotPlan(clock, (Take((ViewAt(0.0, kept),)),), slow)
    path = best_path(action, wishes.shape, wishes.usual_eye)
    take = _take(action, path, clock, wishes.glide_from)
    lifted = announced(motion, action, standing or {}, take.camera(0.0), wishes.shape)
    return ShotPlan(clock, (take,), slow, lifted)


def refined(
    plan: ShotPlan,
    at_s: float,
    motion: Motion,
    wishes: Wishes | None = None,
    standing: Mapping[str, Pose] | None = None,
) -> ShotPlan:
    """A plan that has been shown up to a moment, made anew from a motion of which more is known."""
    wishes = wishes or Wishes()
    now = plan.camera(at_s)
    kept = now if wishes.content_with else None
    new = direct(motion, Wishes(wishes.slow_motion, wishes.shape, now.eye_m, content_with=kept), standing)
    clock = _spliced(plan.clock, new.clock, at_s)
    gone = clock.show_s(new.clock.track_s(0.0))
    take = Take(tuple(_handed_over(plan, new, clock, view_s, at_s) for view_s in _view_times(clock)))
    slow = tuple((clock.show_s(new.track_s(a)), clock.show_s(new.track_s(b))) for a, b in new.slow)
    return ShotPlan(clock, (take,), tuple((max(gone, a), b) for a, b in slow))


def _is_enough(camera: Camera, action: Action, shape: float) -> bool:
    """Whether a view shows well enough what happens: one or two pieces that stay in the picture."""
    if action.moving.any(axis=0).sum() > FEW:
        return False
    seen = in_picture(camera, action.boxes.centres[action.moving], shape)
    return bool((np.abs(seen) < WELL_IN).all())


def _handed_over(old: ShotPlan, new: ShotPlan, clock: ShowClock, view_s: float, at_s: float) -> ViewAt:
    """The view at a moment: until now that of the old plan, then gently that of the new one."""
    before = old.camera(view_s)
    if view_s <= at_s:
        return ViewAt(view_s, before)
    after = new.camera(new.clock.show_s(clock.track_s(view_s)))
    return ViewAt(view_s, between(before, after, eased((view_s - at_s) / REFINE_S)))


def _spliced(old: ShowClock, new: ShowClock, at_s: float) -> ShowClock:
    """The old clock until a moment, then the new one from there."""
    track_s = old.track_s(at_s)
    ahead = new.show_s(track_s)
    past = [(show, track) for show, track in zip(old.show, old.track, strict=True) if show < at_s]
    future = [(at_s + show - ahead, track) for show, track in zip(new.show, new.track, strict=True) if track > track_s]
    points = [*past, (at_s, track_s), *future]
    if len(points) == 1:
        points.append((at_s + 1.0, track_s + 1.0))
    show, track = zip(*points, strict=True)
    return ShowClock(show, track)


def _moments(clock: ShowClock) -> Array:
    """The moments of a track that are evenly spaced in the show."""
    count = max(2, round(clock.length_s * RATE) + 1)
    return np.array([clock.track_s(at_s) for at_s in np.linspace(0.0, clock.length_s, count)])


def _take(action: Action, path: CameraPath, clock: ShowClock, start: Camera | None) -> Take:
    """The path as seen over the time of the show, from the first view on, and nowhere near a piece."""
    times = _view_times(clock)
    tracks = np.array([clock.track_s(at_s) for at_s in times])
    eyes, targets = _along(path.times, path.eyes, tracks), _along(path.times, path.targets, tracks)
    fovs = np.full(len(times), FOV_DEG)
    if start is not None:
        shares = np.array([eased(at_s / GLIDE_S) for at_s in times])
        eyes = _from(start.eye_m, eyes, shares)
        targets = _from(start.target_m, targets, shares)
        fovs = start.fov_deg + (fovs - start.fov_deg) * shares
    eyes = _lifted(eyes, action, tracks)
    rows = zip(times, eyes.tolist(), targets.tolist(), fovs.tolist(), strict=True)
    return Take(tuple(ViewAt(at_s, Camera(tuple(eye), tuple(target), fov)) for at_s, eye, target, fov in rows))


def _view_times(clock: ShowClock) -> list[float]:
    count = max(2, round(clock.length_s * VIEWS_HZ) + 1)
    times: list[float] = np.linspace(0.0, clock.length_s, count).tolist()
    return times


def _along(times: Array, rows: Array, at: Array) -> Array:
    found: Array = np.stack([np.interp(at, times, rows[:, column]) for column in range(3)], axis=1)
    return found


def _from(start: Position, rows: Array, shares: Array) -> Array:
    first = np.array(start)
    found: Array = first + (rows - first) * shares[:, None]
    return found


def _lifted(eyes: Array, action: Action, tracks: Array) -> Array:
    """The same eyes, raised above whatever they would come too near to."""
    moments = np.clip(np.searchsorted(action.times, tracks), 0, len(action.times) - 1)
    boxes = Boxes(action.boxes.centres[moments], action.boxes.halves, action.boxes.turns[moments])
    lifts = np.zeros(len(eyes))
    for _ in range(LIFTS):
        raised = eyes + lifts[:, None] * (0.0, 0.0, 1.0)
        near = np.minimum(gaps(raised, action.still), gaps(raised, boxes)) < CLEAR_M
        if not near.any():
            break
        lifts = lifts + LIFT_M * near
    reach = max(1, round(0.25 * VIEWS_HZ))
    weights = np.hanning(2 * reach + 1)
    padded = np.pad(lifts, 2 * reach, mode="edge")
    highest = np.max([padded[i : i + len(lifts) + 2 * reach] for i in range(2 * reach + 1)], axis=0)
    smooth = np.convolve(highest, weights / weights.sum(), mode="valid")
    found: Array = eyes + smooth[:, None] * (0.0, 0.0, 1.0)
    return found
