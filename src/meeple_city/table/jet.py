"""Breath: a round turbulent jet from a mouth on top of a Body, felt ray by ray.

In such a jet the speed on the axis falls as one over the distance and the width grows with it, so a cone of a given
width carries the same momentum at every distance. The jet is split into rays of equal momentum, dense in the middle;
each pushes on the first piece it meets, where it meets it, along the surface's normal. What stands behind is in
the lee, and what turns a small side to the jet gets few rays: shielding and facing area need no further thought.
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
LOOKS = 8  # patterns of rays, taken in turn; own
SLANT = 0.3  # own: less than this of a ray's way along the surface is a head-on hit, and spent
SKIN = 0.002  # metres above the surface at which the air runs on; own
STIR = 0.15  # of its weight: less does not wake a piece; own
LEVEL = 0.3  # own: a surface less steep than this does not dam air up
GAP = 0.02  # metres: a plate higher above the stopped air does not feel it; own
Push = tuple[Vec3, Vec3]  # force, torque about the centre of mass


def ray_force(jet: JetSettings, strength: float) -> float:
    """What one ray pushes with, far from the mouth: its share of dynamic pressure times area times drag."""
    axis = jet.decay * jet.full_speed * strength * jet.mouth_diameter  # speed times distance
    cone = math.pi * jet.spread**2 / 2  # integral of the squared speed profile over the angle
    return jet.drag * jet.air_density / 2 * axis**2 * cone / jet.rays


def directions(jet: JetSettings, axis: Vec3) -> tuple[tuple[Vec3, ...], ...]:
    """The rays of a breath in several looks, the pattern turned from look to look so that no gap stays unseen."""
    across = normalized(cross(axis, (0.0, 0.0, 1.0) if abs(axis[2]) < 0.9 else (1.0, 0.0, 0.0)))
    upward = cross(across, axis)
    return tuple(_look(jet, axis, across, upward, turn) for turn in range(LOOKS))


def _look(jet: JetSettings, axis: Vec3, across: Vec3, upward: Vec3, turn: int) -> tuple[Vec3, ...]:
    rays = []
    for k in range(jet.rays):
        off = jet.spread * math.sqrt(-math.log(1 - (k + 0.5) / jet.rays) / 2)
        angle = GOLDEN_ANGLE * k + turn * 2 * math.pi / LOOKS
        side = add(scaled(across, off * math.cos(angle)), scaled(upward, off * math.sin(angle)))
        rays.append(normalized(add(axis, side)))
    return tuple(rays)


def pushes(world: World, jet: JetSettings, mouth: Vec3, rays: Iterable[Vec3], strength: float) -> dict[str, Push]:
    """What the jet does to each piece right now."""
    full, speed = ray_force(jet, strength), jet.full_speed * strength
    core = jet.decay * jet.mouth_diameter  # nearer than this the speed is the mouth's own
    total: dict[str, Push] = {}
    for ray in rays:
        hit = world.ray(mouth, add(mouth, scaled(ray, jet.reach)))
        if hit is None:
            continue
        way = length(subtract(hit.point, mouth))
        force = full * min(1.0, (way / core) ** 2) * _headway(world, hit, ray, speed * min(1.0, core / way))
        _push(world, total, hit, ray, force)
        # Air that meets a surface at a slant runs on along it, with what it has left.
        along = add(ray, scaled(hit.normal, -dot(ray, hit.normal)))
        left = length(along)
        if left > SLANT and way < jet.reach:
            start = add(hit.point, scaled(hit.normal, SKIN))
            second = world.ray(start, add(start, scaled(along, (jet.reach - way) / left)))
            if second is not None and second.piece != hit.piece:
                _push(world, total, second, scaled(along, 1 / left), force * left)
    return {id_: push for id_, push in total.items() if _stirs(world, id_, push)}


def _headway(world: World, hit: RayHit, ray: Vec3, wind: float) -> float:
    """What flies along with the wind feels less of it."""
    if hit.piece not in world.nodes:
        return 1.0
    along = dot(world.velocity(hit.piece)[0], ray)
    return max(0.0, 1.0 - max(0.0, along) / wind) ** 2


def _stirs(world: World, id_: str, push: Push) -> bool:
    """A breath of air far below what friction holds does not wake what sleeps."""
    weight = world.shapes[id_].mass * world.shape_cache.settings.world.gravity
    return world.is_awake(id_) or length(push[0]) > STIR * weight


def _push(world: World, total: dict[str, Push], hit: RayHit, ray: Vec3, force: float) -> None:
    """Add what one ray does: along the normal of the piece it meets, and upwards on a plate over the dammed air."""
    facing = max(0.0, -dot(ray, hit.normal))
    if hit.piece in world.nodes:
        _add(world, total, hit.piece, hit.point, scaled(hit.normal, -force * facing))
    if abs(hit.normal[2]) > LEVEL or facing < SLANT:
        return
    plate = _plate_above(world, hit)
    if plate is not None:
        _add(world, total, plate.piece, plate.point, scaled(plate.normal, -force * facing))


def _plate_above(world: World, hit: RayHit) -> RayHit | None:
    """Air that is stopped pushes all ways: into the gap under a plate, or under the rim it has met."""
    front = add(hit.point, scaled(hit.normal, SKIN))
    shape = world.shapes.get(hit.piece)
    if shape is not None and shape.plate:
        axis = rotate(world.pose(hit.piece)[1], (0.0, 0.0, 1.0))
        return RayHit(hit.piece, hit.point, axis if axis[2] < 0 else scaled(axis, -1.0))
    above = world.ray(front, add(front, (0.0, 0.0, GAP)))
    if above is None or above.piece not in world.nodes or not world.shapes[above.piece].plate:
        return None
    return above


def _add(world: World, total: dict[str, Push], id_: str, point: Vec3, push: Vec3) -> None:
    centre, _ = world.pose(id_)
    force, torque = total.get(id_, (ZERO, ZERO))
    total[id_] = add(force, push), add(torque, cross(subtract(point, centre), push))
