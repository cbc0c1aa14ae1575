"""The lamp over the table, and the shadow maps: of the lamp, and of any other point of the room."""

from __future__ import annotations

from dataclasses import dataclass

from panda3d.core import Camera as CameraNode
from panda3d.core import LMatrix4, LPoint3, LVector3, NodePath

from meeple_city.display.geometry import Vector

TO_LAMP: Vector = (-0.52, -0.34, 0.78)


@dataclass(frozen=True)
class ShadowProjection:
    """How shaders look up a shadow map: from the world into the map, and how many metres the map spans."""

    world_to_clip: LMatrix4
    span_m: LVector3
    direction: LVector3


def aim_shadows(
    camera: NodePath[CameraNode], root: NodePath, low: LPoint3, high: LPoint3, direction: Vector
) -> ShadowProjection:
    """Look at a box from a direction, fitted closely: the tighter the fit, the finer the shadows."""
    middle = (low + high) * 0.5
    towards = LVector3(*direction).normalized()
    camera.set_pos(middle + towards)
    up = LVector3(0, 0, 1) if abs(towards.z) < 0.99 else LVector3(0, 1, 0)
    camera.look_at(middle, up)
    corners = [camera.get_relative_point(root, corner) for corner in _box_corners(low, high)]
    xs, ys, zs = zip(*corners, strict=True)
    lens = camera.node().get_lens()
    width, height = max(xs) - min(xs) + 0.01, max(zs) - min(zs) + 0.01
    near, far = min(ys) - 0.01, max(ys) + 0.01
    lens.set_film_size(width, height)
    lens.set_film_offset((max(xs) + min(xs)) / 2, (max(zs) + min(zs)) / 2)
    lens.set_near_far(near, far)
    return ShadowProjection(world_to_clip(camera, root), LVector3(width, height, far - near), towards)


def world_to_clip(camera: NodePath[CameraNode], root: NodePath) -> LMatrix4:
    """The matrix from the root's frame to a camera's clip space."""
    return root.get_mat(camera) * camera.node().get_lens().get_projection_mat()


def _box_corners(low: LPoint3, high: LPoint3) -> list[LPoint3]:
    return [LPoint3(x, y, z) for x in (low.x, high.x) for y in (low.y, high.y) for z in (low.z, high.z)]
