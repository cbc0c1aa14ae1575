"""The hand that carries a piece: a damped spring of limited strength, so that obstacles can stop it.

It lets go, it does not throw: at the end of its path it holds on until the piece itself is slow.
"""

from __future__ import annotations

import math
from itertools import pairwise

from meeple_city.border.geometry import multiply
from meeple_city.table.geometry import Quat, Vec3, add, conjugate, length, scaled, subtract, unit
from meeple_city.table.settings import PhysicsSettings
from meeple_city.table.snapshot import ZERO
from meeple_city.table.world import World


class Hand:
    """Carries a piece along a path of (tick, millimetres, quaternion), waits for it at the end, and lets go."""

    def __init__(self, settings: PhysicsSettings, id_: str, path: tuple[tuple[int, Vec3, Quat], ...]) -> None:
        self.id = id_
        self.path = [(tick, scaled(point, 0.001), unit(q)) for tick, point, q in path]
        self.hz = settings.world.step_hz
        self.spring = settings.hand
        self.gravity = settings.world.gravity
        self.latest_release = self.path[-1][0] + round(self.spring.waits_s * self.hz)
        self._slow_since = -math.inf  # the tick; it starts at rest

    def drive(self, world: World, tick: int) -> bool:
        """Pull the piece towards the hand; False once the hand has let go."""
        velocity, spin = world.velocity(self.id)
        if self._lets_go(tick, length(velocity), length(spin) * world.shapes[self.id].reach):
            most = self.spring.release_speed
            world.set_velocity(self.id, _capped(velocity, most), _capped(spin, most / world.shapes[self.id].reach))
            return False
        target, target_velocity, attitude = self._target(tick)
        position, quaternion = world.pose(self.id)
        shape = world.shapes[self.id]
        k = self.spring.stiffness
        pull = add(scaled(subtract(target, position), k * k), scaled(subtract(target_velocity, velocity), 2 * k))
        lift = add(pull, (0.0, 0.0, self.gravity))
        force = _capped(scaled(lift, shape.mass), self.spring.force)
        w, x, y, z = multiply(attitude, conjugate(quaternion))
        error = scaled((x, y, z), 2.0 if w >= 0 else -2.0)
        twist = subtract(scaled(error, k * k), scaled(spin, 2 * k))
        torque = _capped(scaled(twist, max(shape.inertia)), self.spring.torque)
        world.push(self.id, force, torque)
        return True

    def _lets_go(self, tick: int, speed: float, end_speed: float) -> bool:
        """Whether the path is over and the piece has been slow for a while, its ends too, or patience is at an end."""
        if max(speed, end_speed) > self.spring.release_speed:
            self._slow_since = tick + 1
        slow = tick - self._slow_since >= self.spring.slow_s * self.hz
        return tick >= self.path[-1][0] and (slow or tick >= self.latest_release)

    def _target(self, tick: int) -> tuple[Vec3, Vec3, Quat]:
        """The position, velocity and attitude of the hand."""
        for (t0, p0, q0), (t1, p1, q1) in pairwise(self.path):
            if tick < t1:
                share = max(0.0, (tick - t0) / (t1 - t0))
                step = subtract(p1, p0)
                sign = 1.0 if sum(a * b for a, b in zip(q0, q1, strict=True)) >= 0 else -1.0
                mixed = [a + (sign * b - a) * share for a, b in zip(q0, q1, strict=True)]
                w, x, y, z = mixed
                velocity = scaled(step, self.hz / (t1 - t0)) if tick >= t0 else ZERO
                return add(p0, scaled(step, share)), velocity, unit((w, x, y, z))
        _, last, attitude = self.path[-1]
        return last, ZERO, attitude


def _capped(v: Vec3, most: float) -> Vec3:
    size = length(v)
    return v if size <= most else scaled(v, most / size)
