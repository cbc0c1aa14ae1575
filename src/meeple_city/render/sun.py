"""The one light over the table: a directional light (the sun, in the shaders) and its shadow map."""

from __future__ import annotations

from dataclasses import dataclass

from panda3d.core import Camera as CameraNode
from panda3d.core import LMatrix4, LPoint3, LVector3, NodePath

TO_SUN = (-0.52, -0.34, 0.78)


@dataclass(frozen=True)
class ShadowProjection:
    """How shaders look up the shadow map: from the world into the map, and how many metres the map spans."""

    world_to_clip: LMatrix4
    span_m: LVector3
    to_sun: LVector3


def aim_sun(sun: NodePath[CameraNode], root: NodePath, low: LPoint3, high: LPoint3) -> ShadowProjection:
    """Fit the shadow camera closely around a box: the tighter the fit, the finer the shadows."""
    middle = (low + high) * 0.5
    to_sun = LVector3(*TO_SUN).normalized()
    sun.set_pos(middle + to_sun)
    sun.look_at(middle)
    corners = [sun.get_relative_point(root, corner) for corner in _box_corners(low, high)]
    xs, ys, zs = zip(*corners, strict=True)
    lens = sun.node().get_lens()
    width, height = max(xs) - min(xs) + 0.01, max(zs) - min(zs) + 0.01
    near, far = min(ys) - 0.01, max(ys) + 0.01
    lens.set_film_size(width, height)
    lens.set_film_offset((max(xs) + min(xs)) / 2, (max(zs) + min(zs)) / 2)
    lens.set_near_far(near, far)
    return ShadowProjection(world_to_clip(sun, root), LVector3(width, height, far - near), to_sun)


def world_to_clip(camera: NodePath[CameraNode], root: NodePath) -> LMatrix4:
    """The matrix from the root's frame to a camera's clip space."""
    return root.get_mat(camera) * camera.node().get_lens().get_projection_mat()


def _box_corners(low: LPoint3, high: LPoint3) -> list[LPoint3]:
    return [LPoint3(x, y, z) for x in (low.x, high.x) for y in (low.y, high.y) for z in (low.z, high.z)]
