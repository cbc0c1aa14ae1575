"""Breath: a round turbulent jet from a mouth on top of a Body, felt ray by ray.

In such a jet the speed on the axis falls as one over the distance and the width grows with it, so a cone of a given
width carries the same momentum at every distance. The jet is split into rays of equal momentum, dense in the middle;
each pushes on the first piece it meets, where it meets it, along the surface's normal. What stands behind is in
the lee, and what turns a small side to the jet gets few rays: shielding and facing area need no further thought.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from meeple_city.table.geometry import (
    Vec3,
    add,
    cross,
    dot,
    length,
    normalized,
    rotate,
    scaled,
    subtract,
)
from meeple_city.table.settings import Jet
from meeple_city.table.snapshot import ZERO
from meeple_city.table.world import Hit, World

GOLDEN_ANGLE = math.pi * (3 - math.sqrt(5))
SLANT = 0.3  # own: less than this of a ray's way along the surface is a head-on hit, and spent
SKIN = 0.002  # metres above the surface at which the air runs on; own
Push = tuple[Vec3, Vec3]  # force, torque about the centre of mass


def strength_at(curve: Sequence[tuple[float, float]], seconds: float) -> float:
    """The curve's strength at a moment, straight lines between its points, nothing outside."""
    for (t0, s0), (t1, s1) in pairwise(curve):
        if t0 <= seconds < t1:
            return s0 + (s1 - s0) * (seconds - t0) / (t1 - t0)
    return 0.0


def ray_force(jet: Jet, strength: float) -> float:
    """What one ray pushes with, far from the mouth: its share of dynamic pressure times area times drag."""
    axis = jet.decay * jet.full_speed * strength * jet.mouth_diameter  # speed times distance
    cone = math.pi * jet.spread**2 / 2  # integral of the squared speed profile over the angle
    return jet.drag * jet.air_density / 2 * axis**2 * cone / jet.rays


def directions(jet: Jet, axis: Vec3, turn: int) -> list[Vec3]:
    """The rays of one look, the pattern turned a little from look to look so that no gap stays unseen."""
    across = normalized(cross(axis, (0.0, 0.0, 1.0) if abs(axis[2]) < 0.9 else (1.0, 0.0, 0.0)))
    upward = cross(across, axis)
    rays = []
    for k in range(jet.rays):
        off = jet.spread * math.sqrt(-math.log(1 - (k + 0.5) / jet.rays) / 2)
        angle = GOLDEN_ANGLE * k + turn * 1.0
        side = add(scaled(across, off * math.cos(angle)), scaled(upward, off * math.sin(angle)))
        rays.append(normalized(add(axis, side)))
    return rays


def pushes(world: World, jet: Jet, mouth: Vec3, axis: Vec3, strength: float, turn: int) -> dict[str, Push]:
    """What the jet does to each piece right now."""
    full = ray_force(jet, strength)
    core = jet.decay * jet.mouth_diameter  # nearer than this the speed is the mouth's own
    total: dict[str, Push] = {}
    for ray in directions(jet, axis, turn):
        hit = world.ray(mouth, add(mouth, scaled(ray, jet.reach)))
        if hit is None:
            continue
        way = length(subtract(hit.point, mouth))
        force = full * min(1.0, (way / core) ** 2)
        _push(world, total, hit, ray, force)
        # Air that meets a surface at a slant runs on along it, with what it has left.
        along = add(ray, scaled(hit.normal, -dot(ray, hit.normal)))
        left = length(along)
        if left > SLANT and way < jet.reach:
            start = add(hit.point, scaled(hit.normal, SKIN))
            second = world.ray(start, add(start, scaled(along, (jet.reach - way) / left)))
            if second is not None and second.piece != hit.piece:
                _push(world, total, second, scaled(along, 1 / left), force * left)
    return total


def _push(world: World, total: dict[str, Push], hit: Hit, ray: Vec3, force: float) -> None:
    """Add what one ray does to the piece it meets: along the normal, where it meets it."""
    if hit.piece not in world.nodes:
        return
    facing = max(0.0, -dot(ray, hit.normal))
    push = scaled(hit.normal, -force * facing)
    centre, attitude = world.pose(hit.piece)
    if world.shapes[hit.piece].plate:
        push = add(push, _under(rotate(attitude, (0.0, 0.0, 1.0)), hit.normal, force * facing))
    old_force, old_torque = total.get(hit.piece, (ZERO, ZERO))
    torque = cross(subtract(hit.point, centre), push)
    total[hit.piece] = add(old_force, push), add(old_torque, torque)


def _under(plate_axis: Vec3, normal: Vec3, force: float) -> Vec3:
    """Air that meets the rim of a plate is dammed up and half of it goes under: the plate lifts at that edge."""
    if abs(dot(plate_axis, normal)) > 0.3:
        return ZERO
    up = plate_axis if plate_axis[2] > 0 else scaled(plate_axis, -1.0)
    return scaled(up, force / 2)
