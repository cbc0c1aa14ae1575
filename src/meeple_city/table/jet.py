"""Breath: a round turbulent jet from a mouth above a Body's head, computed ray by ray.

In such a jet the speed on the axis is inversely proportional to the distance and the width grows with it, so a cone of
a given angle carries the same momentum at every distance. The jet is split into rays of equal momentum, denser in the
middle; each pushes the first piece it meets, at that point and along the surface's normal. Shielding and the area that
faces the jet follow by themselves: what stands behind another piece, or turns a narrow side, meets few rays.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from meeple_city.border.geometry import rotate
from meeple_city.table.geometry import Quat, Vec3, add, cross, dot, length, normalized, scaled, subtract
from meeple_city.table.settings import JetSettings
from meeple_city.table.snapshot import ZERO
from meeple_city.table.world import RayHit, World

GOLDEN_ANGLE = math.pi * (3 - math.sqrt(5))
# Our choices:
PATTERNS = 8  # patterns of rays, used in turn
NEGLIGIBLE = 0.3  # the part of a ray along or into a surface is ignored if it is less than this share of it
SURFACE_GAP = 0.002  # metres above the surface at which deflected air flows on
WAKING_SHARE = 0.15  # of a piece's weight: a weaker push does not wake it
LEVEL = 0.3  # surfaces whose normal points up or down by more than this stop no air
PLATE_GAP = 0.02  # metres: a plate this far above stopped air does not feel it
Ray = tuple[Vec3, Vec3]  # direction, end
Push = tuple[Vec3, Vec3]  # force, torque about the centre of mass


def ray_force(jet: JetSettings, strength: float) -> float:
    """The force of one ray far from the mouth: its share of dynamic pressure times area times drag."""
    axis = jet.decay * jet.full_speed * strength * jet.mouth_diameter  # speed times distance
    cone = math.pi * jet.spread**2 / 2  # integral of the squared speed profile over the angle
    return jet.drag * jet.air_density / 2 * axis**2 * cone / jet.rays


def ray_patterns(jet: JetSettings, mouth: Vec3, axis: Vec3) -> tuple[tuple[Ray, ...], ...]:
    """The rays, in several patterns turned against each other so that no gap persists."""
    across = normalized(cross(axis, (0.0, 0.0, 1.0) if abs(axis[2]) < 0.9 else (1.0, 0.0, 0.0)))
    upward = cross(across, axis)
    patterns = (_ray_pattern(jet, axis, across, upward, number) for number in range(PATTERNS))
    return tuple(tuple((ray, add(mouth, scaled(ray, jet.reach))) for ray in pattern) for pattern in patterns)


def _ray_pattern(jet: JetSettings, axis: Vec3, across: Vec3, upward: Vec3, number: int) -> tuple[Vec3, ...]:
    rays = []
    for k in range(jet.rays):
        off = jet.spread * math.sqrt(-math.log(1 - (k + 0.5) / jet.rays) / 2)
        angle = GOLDEN_ANGLE * k + number * 2 * math.pi / PATTERNS
        side = add(scaled(across, off * math.cos(angle)), scaled(upward, off * math.sin(angle)))
        rays.append(normalized(add(axis, side)))
    return tuple(rays)


def pushes(world: World, jet: JetSettings, mouth: Vec3, rays: Iterable[Ray], strength: float) -> dict[str, Push]:
    """The force and torque of the jet on each piece, at this moment."""
    full, speed = ray_force(jet, strength), jet.full_speed * strength
    core = jet.decay * jet.mouth_diameter  # closer than this the air is as fast as in the mouth
    moment = _Moment(world)
    for ray, end in rays:
        hit = world.ray(mouth, end)
        if hit is None:
            continue
        distance = length(subtract(hit.point, mouth))
        air_speed = speed * min(1.0, core / distance)
        force = full * min(1.0, (distance / core) ** 2) * moment.relative_share(hit.piece, ray, air_speed)
        into = dot(ray, hit.normal)
        moment.push(hit, max(0.0, -into), force)
        # Air that meets a surface at an angle flows on along it with the momentum it has left.
        along = add(ray, scaled(hit.normal, -into))
        left = length(along)
        if left > NEGLIGIBLE and distance < jet.reach:
            start = add(hit.point, scaled(hit.normal, SURFACE_GAP))
            second = world.ray(start, add(start, scaled(along, (jet.reach - distance) / left)))
            if second is not None and second.piece != hit.piece:
                moment.push(second, max(0.0, -dot(scaled(along, 1 / left), second.normal)), force * left)
    return {id_: push for id_, push in moment.pushes.items() if _wakes(world, id_, push)}


class _Moment:
    """What the rays of a breath do at one moment; what many of them ask of a piece is read once."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.pushes: dict[str, Push] = {}
        self._poses: dict[str, tuple[Vec3, Quat]] = {}
        self._velocities: dict[str, Vec3] = {}

    def relative_share(self, id_: str, ray: Vec3, air_speed: float) -> float:
        """The share of the push that a piece feels: less if it moves along with the air."""
        velocity = self._velocities.get(id_)
        if velocity is None:
            velocity = self._velocities[id_] = self.world.velocity(id_)[0] if id_ in self.world.nodes else ZERO
        if velocity == ZERO:
            return 1.0
        return max(0.0, 1.0 - max(0.0, dot(velocity, ray)) / air_speed) ** 2

    def push(self, hit: RayHit, facing: float, force: float) -> None:
        """Add the effect of one ray: along the normal of the piece it meets, and on a plate above the stopped air."""
        if hit.piece in self.world.nodes:
            self._add(hit.piece, hit.point, scaled(hit.normal, -force * facing))
        if abs(hit.normal[2]) > LEVEL or facing < NEGLIGIBLE:
            return
        plate = self._plate_above(hit)
        if plate is not None:
            self._add(plate.piece, plate.point, scaled(plate.normal, -force * facing))

    def _plate_above(self, hit: RayHit) -> RayHit | None:
        """The plate that stopped air pushes up: the one whose rim it met, or one just above; None if there is none."""
        shape = self.world.shapes.get(hit.piece)
        if shape is not None and shape.plate:
            axis = rotate(self._pose(hit.piece)[1], (0.0, 0.0, 1.0))
            return RayHit(hit.piece, hit.point, axis if axis[2] < 0 else scaled(axis, -1.0))
        front = add(hit.point, scaled(hit.normal, SURFACE_GAP))
        above = self.world.ray(front, add(front, (0.0, 0.0, PLATE_GAP)))
        if above is None or above.piece not in self.world.nodes or not self.world.shapes[above.piece].plate:
            return None
        return above

    def _add(self, id_: str, point: Vec3, push: Vec3) -> None:
        arm = subtract(point, self._pose(id_)[0])
        force, torque = self.pushes.get(id_, (ZERO, ZERO))
        self.pushes[id_] = add(force, push), add(torque, cross(arm, push))

    def _pose(self, id_: str) -> tuple[Vec3, Quat]:
        pose = self._poses.get(id_)
        if pose is None:
            pose = self._poses[id_] = self.world.pose(id_)
        return pose


def _wakes(world: World, id_: str, push: Push) -> bool:
    """Whether a push counts: one far weaker than friction does not wake a sleeping piece."""
    weight = world.shapes[id_].mass * world.shape_cache.settings.world.gravity
    return world.is_awake(id_) or length(push[0]) > WAKING_SHARE * weight
