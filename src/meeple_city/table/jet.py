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
from meeple_city.table.geometry import Vec3, add, cross, dot, length, normalized, scaled, subtract
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
Push = tuple[Vec3, Vec3]  # force, torque about the centre of mass


def ray_force(jet: JetSettings, strength: float) -> float:
    """The force of one ray far from the mouth: its share of dynamic pressure times area times drag."""
    axis = jet.decay * jet.full_speed * strength * jet.mouth_diameter  # speed times distance
    cone = math.pi * jet.spread**2 / 2  # integral of the squared speed profile over the angle
    return jet.drag * jet.air_density / 2 * axis**2 * cone / jet.rays


def ray_patterns(jet: JetSettings, axis: Vec3) -> tuple[tuple[Vec3, ...], ...]:
    """The directions of the rays, in several patterns turned against each other so that no gap persists."""
    across = normalized(cross(axis, (0.0, 0.0, 1.0) if abs(axis[2]) < 0.9 else (1.0, 0.0, 0.0)))
    upward = cross(across, axis)
    return tuple(_ray_pattern(jet, axis, across, upward, number) for number in range(PATTERNS))


def _ray_pattern(jet: JetSettings, axis: Vec3, across: Vec3, upward: Vec3, number: int) -> tuple[Vec3, ...]:
    rays = []
    for k in range(jet.rays):
        off = jet.spread * math.sqrt(-math.log(1 - (k + 0.5) / jet.rays) / 2)
        angle = GOLDEN_ANGLE * k + number * 2 * math.pi / PATTERNS
        side = add(scaled(across, off * math.cos(angle)), scaled(upward, off * math.sin(angle)))
        rays.append(normalized(add(axis, side)))
    return tuple(rays)


def pushes(world: World, jet: JetSettings, mouth: Vec3, rays: Iterable[Vec3], strength: float) -> dict[str, Push]:
    """The force and torque of the jet on each piece, at this moment."""
    full, speed = ray_force(jet, strength), jet.full_speed * strength
    core = jet.decay * jet.mouth_diameter  # closer than this the air is as fast as in the mouth
    total: dict[str, Push] = {}
    for ray in rays:
        hit = world.ray(mouth, add(mouth, scaled(ray, jet.reach)))
        if hit is None:
            continue
        distance = length(subtract(hit.point, mouth))
        air_speed = speed * min(1.0, core / distance)
        force = full * min(1.0, (distance / core) ** 2) * _relative_share(world, hit, ray, air_speed)
        _push(world, total, hit, ray, force)
        # Air that meets a surface at an angle flows on along it with the momentum it has left.
        along = add(ray, scaled(hit.normal, -dot(ray, hit.normal)))
        left = length(along)
        if left > NEGLIGIBLE and distance < jet.reach:
            start = add(hit.point, scaled(hit.normal, SURFACE_GAP))
            second = world.ray(start, add(start, scaled(along, (jet.reach - distance) / left)))
            if second is not None and second.piece != hit.piece:
                _push(world, total, second, scaled(along, 1 / left), force * left)
    return {id_: push for id_, push in total.items() if _wakes(world, id_, push)}


def _relative_share(world: World, hit: RayHit, ray: Vec3, air_speed: float) -> float:
    """The share of the push that a piece feels: less if it moves along with the air."""
    if hit.piece not in world.nodes:
        return 1.0
    along = dot(world.velocity(hit.piece)[0], ray)
    return max(0.0, 1.0 - max(0.0, along) / air_speed) ** 2


def _wakes(world: World, id_: str, push: Push) -> bool:
    """Whether a push counts: one far weaker than friction does not wake a sleeping piece."""
    weight = world.shapes[id_].mass * world.shape_cache.settings.world.gravity
    return world.is_awake(id_) or length(push[0]) > WAKING_SHARE * weight


def _push(world: World, total: dict[str, Push], hit: RayHit, ray: Vec3, force: float) -> None:
    """Add the effect of one ray: along the normal of the piece it meets, and on a plate above the stopped air."""
    facing = max(0.0, -dot(ray, hit.normal))
    if hit.piece in world.nodes:
        _add(world, total, hit.piece, hit.point, scaled(hit.normal, -force * facing))
    if abs(hit.normal[2]) > LEVEL or facing < NEGLIGIBLE:
        return
    plate = _plate_above(world, hit)
    if plate is not None:
        _add(world, total, plate.piece, plate.point, scaled(plate.normal, -force * facing))


def _plate_above(world: World, hit: RayHit) -> RayHit | None:
    """The plate that stopped air pushes up: the one whose rim it met, or one just above; None if there is none."""
    front = add(hit.point, scaled(hit.normal, SURFACE_GAP))
    shape = world.shapes.get(hit.piece)
    if shape is not None and shape.plate:
        axis = rotate(world.pose(hit.piece)[1], (0.0, 0.0, 1.0))
        return RayHit(hit.piece, hit.point, axis if axis[2] < 0 else scaled(axis, -1.0))
    above = world.ray(front, add(front, (0.0, 0.0, PLATE_GAP)))
    if above is None or above.piece not in world.nodes or not world.shapes[above.piece].plate:
        return None
    return above


def _add(world: World, total: dict[str, Push], id_: str, point: Vec3, push: Vec3) -> None:
    centre, _ = world.pose(id_)
    force, torque = total.get(id_, (ZERO, ZERO))
    total[id_] = add(force, push), add(torque, cross(subtract(point, centre), push))
