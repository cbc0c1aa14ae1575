"""Cameras as nodes: hung into a scene, aimed, and given to a part of a surface."""

from __future__ import annotations

import math
from functools import cache

from panda3d.core import BitMask32, DisplayRegion, GraphicsOutput, Lens, LPoint3, LVector3, NodePath, Shader
from panda3d.core import Camera as Eye

from meeple_city.display.camera import Camera


def add_eye(surface: GraphicsOutput, root: NodePath, lens: Lens, bit: int) -> NodePath:
    """A camera that fills a surface and sees what is not hidden from that bit."""
    region, eye = add_region(surface, root, lens, bit)
    del region
    return eye


def add_region(surface: GraphicsOutput, root: NodePath, lens: Lens, bit: int) -> tuple[DisplayRegion, NodePath]:
    """A new part of a surface, for now all of it, with a camera of its own."""
    eye = root.attach_new_node(Eye("eye", lens))
    eye.node().set_camera_mask(BitMask32.bit(bit))
    region = surface.make_display_region()
    region.set_camera(eye)
    return region, eye


def aim_eye(eye: NodePath, camera: Camera, size: tuple[int, int], aside_m: float = 0.0) -> None:
    """Aim a camera node; `aside_m` shifts it to its own right, for the second eye of a pair."""
    place, target = LPoint3(*camera.eye_m), LPoint3(*camera.target_m)
    way = (target - place).normalized()
    up = LVector3(0, 0, 1) if abs(way.z) < 0.999 else LVector3(0, 1, 0)
    eye.set_pos(place)
    eye.look_at(target, up)
    if aside_m:
        eye.set_pos(eye, LVector3(aside_m, 0, 0))
    lens = eye.node().get_lens()
    width, height = size
    half = math.tan(math.radians(camera.fov_deg) / 2)
    shorter = min(width, height)
    film = 2 * half * width / shorter
    lens.set_film_size(film, 2 * half * height / shorter)
    lens.set_focal_length(1.0)
    # Both eyes of a pair look straight ahead, and meet where the camera looks at.
    lens.set_film_offset(-aside_m / (target - place).length(), 0)
    lens.set_near_far(0.02, 20.0)


@cache
def make_shader(vertex: str, fragment: str) -> Shader:
    """A shader from its two sources; kept, for OpenGL is slow to understand them."""
    return Shader.make(Shader.SL_GLSL, vertex.strip(), fragment.strip())
