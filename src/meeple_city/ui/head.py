"""The player's viewpoint: a head that sits, leans, stands, walks around, and rests its chin on a Body.

Nothing here draws.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from meeple_city.display.camera import Camera
from meeple_city.display.geometry import Point, Pose, Position, Vector
from meeple_city.errors import BadInput
from meeple_city.input.head_tracking import TrackedPose
from meeple_city.ui.cameras import chin_view
from meeple_city.ui.seats import Seat

# How far a head leans from its chair: to the sides, forwards, back, down, up.
LEAN_SIDE_M, LEAN_AHEAD_M, LEAN_BACK_M, LEAN_DOWN_M, LEAN_UP_M = 0.30, 0.40, 0.10, 0.28, 0.12
LOWEST_M = 0.03
FLATTEST, STEEPEST = math.radians(3.0), math.radians(89.0)
# The distance to what it looks at, as a share of the usual: closest, farthest, and when something is focused.
CLOSEST, WIDEST, FOCUSED = 0.22, 1.6, 0.42
# A spring settles to a hundredth of the way in about 6.6 / its rate, in seconds.
LEAN_RATE, LOOK_RATE, WALK_RATE = 11.0, 18.0, 4.5
SEATED_FOV_DEG = 48.0
HeadView = tuple[float, Position | None]  # how closely a head looks, and at what if not at the whole city
LEVEL, NEAREST_M, FARTHEST_M = 0.02, 0.15, 2.0  # a flatter look meets no table; between these distances eyes converge


@dataclass(frozen=True)
class HeadPose:
    """Where a head is and which way it looks: yaw counter-clockwise from +x, pitch upwards."""

    eye_m: Position
    yaw: float
    pitch: float
    fov_deg: float = SEATED_FOV_DEG

    @property
    def ahead(self) -> Vector:
        """The direction it looks in, of length 1."""
        flat = math.cos(self.pitch)
        return flat * math.cos(self.yaw), flat * math.sin(self.yaw), math.sin(self.pitch)

    def moved(self, by: TrackedPose) -> HeadPose:
        """The pose of a head that has also moved and turned by itself; the horizon stays level."""
        right = (math.sin(self.yaw), -math.cos(self.yaw))
        across, up, back = by.x_cm / 100, by.y_cm / 100, by.z_cm / 100
        x = self.eye_m[0] + right[0] * across - math.cos(self.yaw) * back
        y = self.eye_m[1] + right[1] * across - math.sin(self.yaw) * back
        pitch = min(max(self.pitch + math.radians(by.pitch_deg), -STEEPEST), STEEPEST)
        eye = (x, y, max(LOWEST_M, self.eye_m[2] + up))
        return HeadPose(eye, self.yaw - math.radians(by.yaw_deg), pitch, self.fov_deg)

    def camera(self) -> Camera:
        """The view from there; what lies on the table where it looks is at the depth of the screen in stereo."""
        down = -self.ahead[2]
        far = min(max(self.eye_m[2] / down, NEAREST_M), FARTHEST_M) if down > LEVEL else FARTHEST_M
        x, y, z = (a + far * d for a, d in zip(self.eye_m, self.ahead, strict=True))
        return Camera(self.eye_m, (x, y, z), self.fov_deg)


class Spring:
    """A number that glides to its goal, critically damped: exact for any time step, and never past the goal."""

    def __init__(self, value: float, rate: float) -> None:
        self.value, self.goal, self._rate, self._speed = value, value, rate, 0.0

    def advance(self, seconds: float) -> float:
        """The number after so many seconds."""
        rest = self.value - self.goal
        # More speed towards the goal than this would carry it past.
        if rest * self._speed < 0 and abs(self._speed) > self._rate * abs(rest):
            self._speed = -self._rate * rest
        pull = self._speed + self._rate * rest
        fade = math.exp(-self._rate * seconds)
        self.value = self.goal + (rest + pull * seconds) * fade
        self._speed = (self._speed - self._rate * pull * seconds) * fade
        return self.value

    def jump(self) -> None:
        """Go to the goal at once."""
        self.value, self._speed = self.goal, 0.0


class Head:
    """A head that glides to where it should be; with comfort on it jumps instead.

    It sits or stands at a seat and looks at a point of the table, which it can come closer to, and turn around.
    """

    def __init__(self, seats: Mapping[str, Seat], seat: str, comfort: bool = False) -> None:
        self._seats, self.comfort = seats, comfort
        self._at = self._seat(seat)
        self._standing = False
        self._close: Camera | None = None
        self._lean = (0.0, 0.0, 0.0)
        self._turn = (0.0, 0.0)  # in place, with the chin on a Body
        self._orbit = (0.0, 0.0)  # around what it looks at
        self._zoom = 1.0
        self._focus: Position | None = None
        rates = {"x": WALK_RATE, "y": WALK_RATE, "z": WALK_RATE, "far": WALK_RATE, "close": WALK_RATE}
        rates |= {"round": WALK_RATE, "rise": WALK_RATE, "side": LEAN_RATE, "ahead": LEAN_RATE, "height": LEAN_RATE}
        rates |= {"yaw": LOOK_RATE, "pitch": LOOK_RATE}
        self._springs = {name: Spring(0.0, rate) for name, rate in rates.items()}
        self._close_from: Camera | None = None
        self._aim()
        for spring in self._springs.values():
            spring.jump()

    @property
    def seat(self) -> str:
        """The colour whose seat this is."""
        return self._at.colour

    @property
    def standing(self) -> bool:
        """Whether it stands; Demolish is for the seated only."""
        return self._standing

    @property
    def close(self) -> bool:
        """Whether it is down at a Body or beside a carried one."""
        return self._close is not None

    def look(self, left: float, up: float) -> None:
        """Turn by so many radians: around what it looks at, or with the chin on a Body in place."""
        if self._close is None:
            self._orbit = (self._orbit[0] - left, self._orbit[1] + up)
            rise = self._seat_angles()[1]
            self._orbit = (self._orbit[0], min(max(rise + self._orbit[1], FLATTEST), STEEPEST) - rise)
        else:
            yaw = min(max(self._turn[0] + left, -math.pi), math.pi)
            base = _direction(self._close)[1]
            self._turn = (yaw, min(max(base + self._turn[1] + up, -STEEPEST), STEEPEST) - base)
        self._aim()

    @property
    def view(self) -> HeadView:
        """How closely it looks, and at what, to look so again later."""
        return self._zoom, self._focus

    def look_again(self, view: HeadView) -> None:
        """Look as it did before."""
        self._zoom, self._focus = view
        self._aim()

    def zoom(self, factor: float, towards_m: Point | None = None) -> None:
        """Come closer by a factor, or go away; what is at a point of the table stays where it is seen."""
        before = self._zoom
        self._zoom = min(max(self._zoom * factor, CLOSEST), WIDEST)
        if towards_m is not None and self._zoom < before:
            x, y, _ = self._focus or self._at.target_m
            share = 1.0 - self._zoom / before
            self._focus = (x + (towards_m[0] - x) * share, y + (towards_m[1] - y) * share, 0.0)
        if self._zoom >= 1.0:
            self._focus = None
        self._aim()

    def focus(self, point_m: Position) -> None:
        """Look closely at a point."""
        self._focus, self._zoom = point_m, min(self._zoom, FOCUSED)
        self._aim()

    def home(self) -> None:
        """Look at the whole city again, from the seat."""
        self._forget_view()
        self._aim()

    def use_seats(self, seats: Mapping[str, Seat]) -> None:
        """Use other places for the same seats, as after a change of the window's shape."""
        self._seats = seats
        self._at = self._seat(self._at.colour)
        self._aim()

    def lean(self, right_m: float, ahead_m: float, up_m: float) -> None:
        """Lean further by so many metres, within reach of the chair."""
        side = min(max(self._lean[0] + right_m, -LEAN_SIDE_M), LEAN_SIDE_M)
        ahead = min(max(self._lean[1] + ahead_m, -LEAN_BACK_M), LEAN_AHEAD_M)
        up = min(max(self._lean[2] + up_m, -LEAN_DOWN_M), LEAN_UP_M)
        self._lean = (side, ahead, up)
        self._aim()

    def sit(self) -> None:
        """Sit down on the chair."""
        self._standing = False
        self._aim()

    def stand(self) -> None:
        """Stand up behind the chair."""
        self._standing = True
        self._aim()

    def walk(self, seat: str) -> None:
        """Walk around the table to a seat, the shorter way."""
        self._at = self._seat(seat)
        self._forget_view()
        self._aim()

    def chin(self, body: Pose, toward_m: Position | None = None) -> None:
        """Come down until the chin rests on a Body, and look along the breath."""
        self._go_close(chin_view(body, toward_m or self._at.target_m))

    def back(self) -> None:
        """Go back to the seat."""
        self._close = None
        self._aim()

    def advance(self, seconds: float) -> HeadPose:
        """The pose after so many seconds."""
        for spring in self._springs.values():
            spring.jump() if self.comfort else spring.advance(seconds)
        return self._pose()

    def _forget_view(self) -> None:
        self._lean, self._turn, self._orbit = (0.0, 0.0, 0.0), (0.0, 0.0), (0.0, 0.0)
        self._zoom, self._focus = 1.0, None

    def _seat(self, colour: str) -> Seat:
        if colour not in self._seats:
            raise BadInput(f"seat {colour!r} is unknown; allowed: {', '.join(self._seats)}")
        return self._seats[colour]

    def _go_close(self, camera: Camera) -> None:
        self._close = self._close_from = camera
        self._turn = (0.0, 0.0)
        self._aim()

    def _seat_angles(self) -> tuple[float, float, float]:
        """Where the eyes are seen from what they look at: angle around it, angle above the table, distance."""
        eye = self._at.stand_m if self._standing else self._at.eye_m
        dx, dy, dz = (a - b for a, b in zip(eye, self._at.target_m, strict=True))
        return math.atan2(dy, dx), math.atan2(dz, math.hypot(dx, dy)), math.hypot(dx, dy, dz)

    def _aim(self) -> None:
        """Set the goal of every spring from seat, posture, lean and view."""
        around, rise, far = self._seat_angles()
        round_ = self._springs["round"]
        goals = dict(zip(("x", "y", "z"), self._focus or self._at.target_m, strict=True))
        goals |= {"round": round_.value + _wrapped(around + self._orbit[0] - round_.value)}
        goals |= {"rise": rise + self._orbit[1], "far": far * self._zoom}
        goals |= dict(zip(("side", "ahead", "height"), self._lean, strict=True))
        goals |= dict(zip(("yaw", "pitch"), self._turn, strict=True))
        goals["close"] = 0.0 if self._close is None else 1.0
        for name, goal in goals.items():
            self._springs[name].goal = goal

    def _pose(self) -> HeadPose:
        at = {name: spring.value for name, spring in self._springs.items()}
        inwards, flat = at["round"] + math.pi, at["far"] * math.cos(at["rise"])
        cos, sin = math.cos(inwards), math.sin(inwards)
        x = at["x"] - flat * cos + at["ahead"] * cos + at["side"] * sin
        y = at["y"] - flat * sin + at["ahead"] * sin - at["side"] * cos
        z = at["z"] + at["far"] * math.sin(at["rise"]) + at["height"]
        pose = HeadPose((x, y, max(LOWEST_M, z)), inwards, -at["rise"])
        if self._close_from is None or at["close"] < 1e-4:
            return pose
        return _between(pose, self._close_pose(self._close_from, (at["yaw"], at["pitch"])), at["close"])

    def _close_pose(self, camera: Camera, turn: tuple[float, float]) -> HeadPose:
        yaw, pitch = _direction(camera)
        x, y, z = camera.eye_m
        return HeadPose((x, y, max(LOWEST_M, z)), yaw + turn[0], pitch + turn[1], camera.fov_deg)


def _direction(camera: Camera) -> tuple[float, float]:
    """Yaw and pitch of a view."""
    dx, dy, dz = (b - a for a, b in zip(camera.eye_m, camera.target_m, strict=True))
    return math.atan2(dy, dx), math.atan2(dz, math.hypot(dx, dy))


def _between(a: HeadPose, b: HeadPose, share: float) -> HeadPose:
    """A pose between two, turning the shorter way."""
    x, y, z = (p + share * (q - p) for p, q in zip(a.eye_m, b.eye_m, strict=True))
    return HeadPose(
        (x, y, z),
        a.yaw + share * _wrapped(b.yaw - a.yaw),
        a.pitch + share * (b.pitch - a.pitch),
        a.fov_deg + share * (b.fov_deg - a.fov_deg),
    )


def _wrapped(angle: float) -> float:
    """The same angle between minus and plus half a turn."""
    return (angle + math.pi) % math.tau - math.pi
