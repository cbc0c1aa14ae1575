"""A breath made visible: faint streaks of air in a cone, clearer the harder it blows."""

from __future__ import annotations

import math

from panda3d.core import LPoint3, NodePath, TransparencyAttrib

from meeple_city.display.geometry import Position
from meeple_city.render import ground_shaders
from meeple_city.render.meshes import UP, MeshBuilder
from meeple_city.render.opengl import make_shader
from meeple_city.render.scene import hide_from_shadows

# How it looks; all our choice. Lengths are shares of the distance from the mouth to the target.
COUNT = 26
FIRST, LAST = 0.15, 1.15  # where streaks begin and end; any nearer would be in the player's eyes
LENGTH = 0.22
THICKNESS = 0.006
SPREAD = 0.2  # to each side
NEAREST_M, FARTHEST_M = 0.08, 0.4  # the distance is drawn no shorter and no longer than this
TURN_DEG = 23.0  # from one frame to the next, so that the air seems to rush
HIGHEST_ALPHA = 0.55
COLOUR = (0.92, 0.97, 1.0)
GOLDEN_ANGLE = math.pi * (3 - math.sqrt(5))


class BreathStreaks:
    """The streaks of one breath, hidden until somebody blows."""

    def __init__(self, root: NodePath, order: int) -> None:
        self._root = root
        self._node = _cone().node("breath")
        self._mouth = root.attach_new_node("mouth")
        self._node.reparent_to(self._mouth)
        self._node.set_shader(make_shader(*ground_shaders.marks("fast")))
        self._node.set_transparency(TransparencyAttrib.M_alpha)
        self._node.set_depth_write(False)
        self._node.set_depth_test(False)  # drawn over everything, or the Body's own head would hide it
        self._node.set_two_sided(True)
        self._node.set_bin("fixed", order)
        self._node.set_tag("look", "marks")
        hide_from_shadows(self._node)
        self._mouth.stash()

    def show(self, start_m: Position, end_m: Position, strength: float) -> None:
        """Blow from one point towards another; with no strength, hide."""
        if strength <= 0.0 or start_m == end_m:
            self._mouth.stash()
            return
        self._mouth.unstash()
        self._mouth.set_pos(*start_m)
        self._mouth.look_at(self._root, LPoint3(*end_m))
        self._mouth.set_scale(min(FARTHEST_M, max(NEAREST_M, math.dist(start_m, end_m))))
        self._node.set_r(self._node.get_r() + TURN_DEG)
        self._node.set_shader_input("veil", (*COLOUR, HIGHEST_ALPHA * min(1.0, strength)))


def _cone() -> MeshBuilder:
    """Thin blades spread around +y, over a distance of 1; each is two crossed faces, to be seen from every side."""
    mesh = MeshBuilder()
    for k in range(COUNT):
        near = FIRST + (LAST - FIRST - LENGTH) * ((k * 0.618) % 1.0)
        off = SPREAD * math.sqrt((k + 0.5) / COUNT)
        slope_x, slope_z = off * math.cos(GOLDEN_ANGLE * k), off * math.sin(GOLDEN_ANGLE * k)
        x, z, far = slope_x * near, slope_z * near, near + LENGTH
        tip = (slope_x * far, far, slope_z * far)
        for dx, dz in ((THICKNESS, 0.0), (0.0, THICKNESS)):
            mesh.add_face([(x - dx, near, z - dz), (x + dx, near, z + dz), tip], UP)
    return mesh
