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


def aim_camera(
    node: NodePath[CameraNode],
    camera: Camera,
    size: tuple[int, int],
    offset_m: float = 0.0,
    lens_point_m: tuple[float, float] = (0.0, 0.0),
    within_pixel: tuple[float, float] = (0.0, 0.0),
) -> None:
    """Aim a camera node; `offset_m` shifts it to its right, for one eye of a stereo pair.

    Frames that are added up each see through another point of the lens, in metres from its middle, and through another
    point of every pixel; whatever is as far away as the target stays where it is.
    """
    eye, target = LPoint3(*camera.eye_m), LPoint3(*camera.target_m)
    direction = (target - eye).normalized()
    up = LVector3(0, 0, 1) if abs(direction.z) < 0.999 else LVector3(0, 1, 0)
    node.set_pos(eye)
    node.look_at(target, up)
    right, higher = offset_m + lens_point_m[0], lens_point_m[1]
    node.set_pos(node, LVector3(right, 0, higher))
    lens = node.node().get_lens()
    width, height = size
    half = math.tan(math.radians(camera.fov_deg) / 2)
    shorter = min(width, height)
    film = (2 * half * width / shorter, 2 * half * height / shorter)
    lens.set_film_size(*film)
    lens.set_focal_length(1.0)
    # All eyes look straight ahead; their pictures coincide at the target.
    away = (target - eye).length()
    lens.set_film_offset(
        -right / away + within_pixel[0] * film[0] / width, -higher / away + within_pixel[1] * film[1] / height
    )
    lens.set_near_far(0.02, 20.0)
