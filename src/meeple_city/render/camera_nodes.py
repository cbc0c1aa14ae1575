"""Cameras as scene graph nodes: attached to a scene, aimed, and drawn into a surface or part of it."""

from __future__ import annotations

import math

from panda3d.core import BitMask32, DisplayRegion, GraphicsOutput, Lens, LPoint3, LVector3, NodePath
from panda3d.core import Camera as CameraNode

from meeple_city.display.camera import Camera


def add_camera(surface: GraphicsOutput, root: NodePath, lens: Lens, bit: int) -> NodePath[CameraNode]:
    """Add a camera that fills a surface and sees whatever is not hidden from that mask bit."""
    _, camera = add_region(surface, root, lens, bit)
    return camera


def add_region(
    surface: GraphicsOutput, root: NodePath, lens: Lens, bit: int
) -> tuple[DisplayRegion, NodePath[CameraNode]]:
    """Add a display region with its own camera; it fills the surface until it is given other dimensions."""
    camera = root.attach_new_node(CameraNode("camera", lens))
    camera.node().set_camera_mask(BitMask32.bit(bit))
    region = surface.make_display_region()
    region.set_camera(camera)
    return region, camera


def aim_camera(node: NodePath[CameraNode], camera: Camera, size: tuple[int, int], offset_m: float = 0.0) -> None:
    """Aim a camera node; `offset_m` shifts it to its right, for one eye of a stereo pair."""
    eye, target = LPoint3(*camera.eye_m), LPoint3(*camera.target_m)
    direction = (target - eye).normalized()
    up = LVector3(0, 0, 1) if abs(direction.z) < 0.999 else LVector3(0, 1, 0)
    node.set_pos(eye)
    node.look_at(target, up)
    if offset_m:
        node.set_pos(node, LVector3(offset_m, 0, 0))
    lens = node.node().get_lens()
    width, height = size
    half = math.tan(math.radians(camera.fov_deg) / 2)
    shorter = min(width, height)
    film = 2 * half * width / shorter
    lens.set_film_size(film, 2 * half * height / shorter)
    lens.set_focal_length(1.0)
    # Both eyes of a pair look straight ahead; their pictures coincide at the target.
    lens.set_film_offset(-offset_m / (target - eye).length(), 0)
    lens.set_near_far(0.02, 20.0)
