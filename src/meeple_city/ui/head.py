"""The player's viewpoint: a head that sits, leans, stands, walks around, and rests its chin on a Body.

Nothing here draws.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from meeple_city.display.camera import Camera
from meeple_city.display.geometry import Pose, Position, Vector
from meeple_city.errors import BadInput
from meeple_city.ui.cameras import chin_view
from meeple_city.ui.seats import Seat

# How far a head leans from its chair: to the sides, forwards, back, down, up.
LEAN_SIDE_M, LEAN_AHEAD_M, LEAN_BACK_M, LEAN_DOWN_M, LEAN_UP_M = 0.30, 0.40, 0.10, 0.28, 0.12
LOWEST_M = 0.03
STEEPEST = math.radians(89.0)
# A spring settles to a hundredth of the way in about 6.6 / its rate, in seconds.
LEAN_RATE, LOOK_RATE, WALK_RATE = 11.0, 18.0, 4.5
SEATED_FOV_DEG = 48.0


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

    def camera(self) -> Camera:
        """The view from there."""
        x, y, z = (a + 0.5 * d for a, d in zip(self.eye_m, self.ahead, strict=True))
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
    """A head that glides to where it should be; with comfort on it jumps instead."""

    def __init__(self, seats: Mapping[str, Seat], seat: str, comfort: bool = False) -> None:
        self._seats, self.comfort = seats, comfort
        self._at = self._seat(seat)
        self._standing = False
        self._close: Camera | None = None
        self._lean = (0.0, 0.0, 0.0)
        self._turn = (0.0, 0.0)
        rates = {"round": WALK_RATE, "out": WALK_RATE, "up": WALK_RATE, "side": LEAN_RATE, "ahead": LEAN_RATE}
        rates |= {"height": LEAN_RATE, "yaw": LOOK_RATE, "pitch": LOOK_RATE, "close": WALK_RATE}
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
        """Turn by so many radians."""
        yaw = min(max(self._turn[0] + left, -math.pi), math.pi)
        base = self._base_pitch()
        pitch = min(max(base + self._turn[1] + up, -STEEPEST), STEEPEST) - base
        self._turn = (yaw, pitch)
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
        self._lean, self._turn = (0.0, 0.0, 0.0), (0.0, 0.0)
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

    def _seat(self, colour: str) -> Seat:
        if colour not in self._seats:
            raise BadInput(f"seat {colour!r} is unknown; allowed: {', '.join(self._seats)}")
        return self._seats[colour]

    def _go_close(self, camera: Camera) -> None:
        self._close = self._close_from = camera
        self._turn = (0.0, 0.0)
        self._aim()

    def _eye(self) -> Position:
        return self._at.stand_m if self._standing else self._at.eye_m

    def _base_pitch(self) -> float:
        camera = self._close or Camera(self._eye(), self._at.target_m)
        return _direction(camera)[1]

    def _aim(self) -> None:
        """Set the goal of every spring from seat, posture, lean and look."""
        eye = self._eye()
        x, y, z = eye
        round_ = self._springs["round"]
        around = math.atan2(y, x)
        goals = {"round": round_.value + _wrapped(around - round_.value), "out": math.hypot(x, y), "up": z}
        goals |= dict(zip(("side", "ahead", "height"), self._lean, strict=True))
        yaw, pitch = _direction(Camera(eye, self._at.target_m))
        # Yaw is relative to the direction inwards: walking around the table turns the head with it.
        goals |= {"yaw": _wrapped(yaw - around - math.pi) + self._turn[0], "pitch": pitch + self._turn[1]}
        goals["close"] = 0.0 if self._close is None else 1.0
        for name, goal in goals.items():
            self._springs[name].goal = goal

    def _pose(self) -> HeadPose:
        values = {name: spring.value for name, spring in self._springs.items()}
        inwards = values["round"] + math.pi
        x = values["ahead"] * math.cos(inwards) - values["out"] * math.cos(inwards)
        y = values["ahead"] * math.sin(inwards) - values["out"] * math.sin(inwards)
        x, y = x + values["side"] * math.sin(inwards), y - values["side"] * math.cos(inwards)
        pose = HeadPose(
            (x, y, max(LOWEST_M, values["up"] + values["height"])), inwards + values["yaw"], values["pitch"]
        )
        if self._close_from is None or values["close"] < 1e-4:
            return pose
        return _between(pose, self._close_pose(self._close_from), values["close"])

    def _close_pose(self, camera: Camera) -> HeadPose:
        yaw, pitch = _direction(camera)
        x, y, z = camera.eye_m
        turn = self._turn if self._close is not None else (0.0, 0.0)
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
