"""How a shot is shown: from where, how fast, and where the picture cuts."""

from __future__ import annotations

import math
from bisect import bisect_right
from dataclasses import dataclass, replace

from meeple_city.display.camera import Camera
from meeple_city.display.geometry import Pose, Position
from meeple_city.show.motion import blended

# Our choices:
WAITS, HANGS = 0.35, 0.9  # shares of the announcement: until the Body rises, and until it has risen
RISES_FIRST = 1.7  # it rises so much sooner than it goes sideways


@dataclass(frozen=True)
class ShowClock:
    """The time of the show against the time of the track, as a line through points; it never stands still."""

    show: tuple[float, ...]  # seconds since the show began, from 0
    track: tuple[float, ...]

    @property
    def length_s(self) -> float:
        """How long the show lasts."""
        return self.show[-1]

    def track_s(self, show_s: float) -> float:
        """The moment of the track that is shown at a moment of the show."""
        return _on_line(self.show, self.track, show_s)

    def show_s(self, track_s: float) -> float:
        """When a moment of the track is shown; before the first and after the last point, time runs as it does."""
        return _on_line(self.track, self.show, track_s)

    def speed(self, show_s: float) -> float:
        """How fast the track runs: 1 is real time."""
        after = min(max(bisect_right(self.show, show_s), 1), len(self.show) - 1)
        span = self.show[after] - self.show[after - 1]
        return (self.track[after] - self.track[after - 1]) / span if span > 0 else 1.0


@dataclass(frozen=True)
class ViewAt:
    """Where the picture is seen from at a moment of the show."""

    at_s: float
    camera: Camera


@dataclass(frozen=True)
class Take:
    """A stretch without a cut: views so close in time that straight lines between them look smooth."""

    views: tuple[ViewAt, ...]

    @property
    def begins_s(self) -> float:
        """When it begins."""
        return self.views[0].at_s

    def camera(self, at_s: float) -> Camera:
        """The view at a moment; the first or last one outside."""
        after = bisect_right(self.views, at_s, key=lambda view: view.at_s)
        if after == 0:
            return self.views[0].camera
        if after == len(self.views):
            return self.views[-1].camera
        a, b = self.views[after - 1], self.views[after]
        return between(a.camera, b.camera, (at_s - a.at_s) / (b.at_s - a.at_s))


@dataclass(frozen=True)
class Announcement:
    """A Body that is about to be dropped: where it stands, where it will hang, and the views of that."""

    piece: str
    stands: Pose
    hangs: Pose
    views: tuple[Camera, ...] = ()  # evenly spaced

    def camera(self, share: float) -> Camera:
        """From where it is seen after a share of the announcement."""
        at = min(1.0, max(0.0, share)) * (len(self.views) - 1)
        first = min(int(at), len(self.views) - 2)
        return between(self.views[first], self.views[first + 1], at - first)

    def poses(self, share: float) -> dict[str, Pose]:
        """Where the Body is by then."""
        way = min(1.0, max(0.0, (share - WAITS) / (HANGS - WAITS)))
        (x, y, _), turn = blended(self.stands, self.hangs, eased(way))
        (_, _, z), _ = blended(self.stands, self.hangs, eased(min(1.0, RISES_FIRST * way)))
        return {self.piece: ((x, y, z), turn)}


@dataclass(frozen=True)
class ShotPlan:
    """The plan of a shot. All times are seconds of the show, which begins at 0."""

    clock: ShowClock
    takes: tuple[Take, ...]
    slow: tuple[tuple[float, float], ...] = ()  # from when to when time runs slowly
    announcement: Announcement | None = None  # of a drop

    @property
    def length_s(self) -> float:
        """How long it lasts."""
        return self.clock.length_s

    @property
    def cuts(self) -> tuple[float, ...]:
        """When the picture cuts; its beginning is none."""
        return tuple(take.begins_s for take in self.takes[1:])

    def track_s(self, at_s: float) -> float:
        """The moment of the track that is shown."""
        return self.clock.track_s(at_s)

    def speed(self, at_s: float) -> float:
        """How fast the track runs: 1 is real time."""
        return self.clock.speed(at_s)

    def camera(self, at_s: float) -> Camera:
        """From where it is seen; after the end, as at the end."""
        return seen_in(self.takes, at_s)


def seen_in(takes: tuple[Take, ...], at_s: float) -> Camera:
    """From where a moment is seen, in the take that it belongs to."""
    after = bisect_right(takes, at_s, key=lambda take: take.begins_s)
    return takes[max(0, after - 1)].camera(at_s)


def slowed(plan: ShotPlan, speed: float) -> ShotPlan:
    """The same plan at another speed; below 1 it lasts longer."""
    clock = ShowClock(tuple(at_s / speed for at_s in plan.clock.show), plan.clock.track)
    takes = tuple(Take(tuple(replace(view, at_s=view.at_s / speed) for view in take.views)) for take in plan.takes)
    return ShotPlan(clock, takes, tuple((a / speed, b / speed) for a, b in plan.slow))


def between(a: Camera, b: Camera, share: float) -> Camera:
    """A camera between two; the share is of the second."""
    return Camera(
        _mixed(a.eye_m, b.eye_m, share),
        _mixed(a.target_m, b.target_m, share),
        a.fov_deg + (b.fov_deg - a.fov_deg) * share,
    )


def turned(camera: Camera, angle: float) -> Camera:
    """The camera carried around what it looks at."""
    (ex, ey, ez), (tx, ty, _) = camera.eye_m, camera.target_m
    cos, sin = math.cos(angle), math.sin(angle)
    dx, dy = ex - tx, ey - ty
    return replace(camera, eye_m=(tx + dx * cos - dy * sin, ty + dx * sin + dy * cos, ez))


def flown(a: Camera, b: Camera, share: float, rise: float) -> Camera:
    """A camera on its way between two, over what stands there; `rise` is the height at most, as a share of the way."""
    camera = between(a, b, share)
    x, y, z = camera.eye_m
    up = rise * math.dist(a.eye_m[:2], b.eye_m[:2]) * math.sin(math.pi * share)
    return replace(camera, eye_m=(x, y, z + up))


def eased(share: float) -> float:
    """From 0 to 1, beginning and ending gently."""
    share = min(1.0, max(0.0, share))
    return share * share * share * (share * (share * 6 - 15) + 10)


def _mixed(a: Position, b: Position, share: float) -> Position:
    x, y, z = (p + (q - p) * share for p, q in zip(a, b, strict=True))
    return x, y, z


def _on_line(xs: tuple[float, ...], ys: tuple[float, ...], x: float) -> float:
    """The height of a line through points; outside of them it goes on as steeply as real time."""
    if x <= xs[0]:
        return ys[0] + (x - xs[0])
    if x >= xs[-1]:
        return ys[-1] + (x - xs[-1])
    after = bisect_right(xs, x)
    share = (x - xs[after - 1]) / (xs[after] - xs[after - 1])
    return ys[after - 1] + (ys[after] - ys[after - 1]) * share
