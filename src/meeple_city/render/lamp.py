"""The one lamp over the table, and the map of what it sees."""

from __future__ import annotations

from dataclasses import dataclass

from panda3d.core import LMatrix4, LPoint3, LVector3, NodePath

TO_SUN = (-0.52, -0.34, 0.78)


@dataclass(frozen=True)
class Beam:
    """What a shader must know of the lamp: from the world to its map, and how many metres the map spans."""

    clip: LMatrix4
    span: LVector3
    to_sun: LVector3


def aim_lamp(lamp: NodePath, root: NodePath, low: LPoint3, high: LPoint3) -> Beam:
    """Fit the lamp's view closely around a box: the closer, the finer the shadows."""
    middle = (low + high) * 0.5
    to_sun = LVector3(*TO_SUN).normalized()
    lamp.set_pos(middle + to_sun)
    lamp.look_at(middle)
    corners = [lamp.get_relative_point(root, corner) for corner in box_corners(low, high)]
    xs, ys, zs = zip(*corners, strict=True)
    lens = lamp.node().get_lens()
    width, height = max(xs) - min(xs) + 0.01, max(zs) - min(zs) + 0.01
    near, far = min(ys) - 0.01, max(ys) + 0.01
    lens.set_film_size(width, height)
    lens.set_film_offset((max(xs) + min(xs)) / 2, (max(zs) + min(zs)) / 2)
    lens.set_near_far(near, far)
    return Beam(world_to_clip(lamp, root), LVector3(width, height, far - near), to_sun)


def world_to_clip(eye: NodePath, root: NodePath) -> LMatrix4:
    """From the root's frame to the film of a camera."""
    return root.get_mat(eye) * eye.node().get_lens().get_projection_mat()


def box_corners(low: LPoint3, high: LPoint3) -> list[LPoint3]:
    """The eight corners of a box."""
    return [LPoint3(x, y, z) for x in (low.x, high.x) for y in (low.y, high.y) for z in (low.z, high.z)]
