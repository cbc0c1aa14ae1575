"""Breath made visible: faint streaks of air in a cone, the harder it blows the clearer."""

from __future__ import annotations

import math

from panda3d.core import BitMask32, LPoint3, NodePath, TransparencyAttrib

from meeple_city.display.stage import Place
from meeple_city.render import fast_shaders
from meeple_city.render.eyes import make_shader
from meeple_city.render.meshes import Mesh
from meeple_city.render.scene import THROWS_SHADOW_BIT

# How it looks; all own.
COUNT = 26
FIRST, LAST = 0.15, 1.15  # of the way to what is aimed at; nearer they would be in one's eyes
LONG = 0.22
THICK = 0.006
SPREAD = 0.2  # to each side
NEAREST_M, FARTHEST_M = 0.08, 0.4  # that the way is drawn
TURN_DEG = 23.0  # from one frame to the next, so that they are seen to rush
CLEAREST = 0.55
COLOUR = (0.92, 0.97, 1.0)
GOLDEN_ANGLE = math.pi * (3 - math.sqrt(5))


class Streaks:
    """The air of one breath, out of sight until somebody blows."""

    def __init__(self, root: NodePath, order: int) -> None:
        self._root = root
        self._node = _cone().node("breath", (1.0, 1.0, 1.0, 1.0))
        self._pivot = root.attach_new_node("mouth")
        self._node.reparent_to(self._pivot)
        self._node.set_shader(make_shader(fast_shaders.MARK_VERTEX, fast_shaders.MARK_FRAGMENT))
        self._node.set_transparency(TransparencyAttrib.M_alpha)
        self._node.set_depth_write(False)
        self._node.set_depth_test(False)  # air is seen before everything, or the Body's own head would hide it
        self._node.set_two_sided(True)
        self._node.set_bin("fixed", order)
        self._node.hide(BitMask32.bit(THROWS_SHADOW_BIT))
        self._pivot.stash()

    def show(self, start_m: Place, end_m: Place, strength: float) -> None:
        """Blow from there to there; with no strength, nothing is seen."""
        if strength <= 0.0 or start_m == end_m:
            self._pivot.stash()
            return
        self._pivot.unstash()
        self._pivot.set_pos(*start_m)
        self._pivot.look_at(self._root, LPoint3(*end_m))
        self._pivot.set_scale(min(FARTHEST_M, max(NEAREST_M, math.dist(start_m, end_m))))
        self._node.set_r(self._node.get_r() + TURN_DEG)
        self._node.set_shader_input("veil", (*COLOUR, CLEAREST * min(1.0, strength)))


def _cone() -> Mesh:
    """Thin blades along +y, a way of length 1, spread around it: each of two crossed faces, seen from every side."""
    mesh = Mesh()
    for k in range(COUNT):
        near = FIRST + (LAST - FIRST - LONG) * ((k * 0.618) % 1.0)
        off = SPREAD * math.sqrt((k + 0.5) / COUNT)
        ax, az = off * math.cos(GOLDEN_ANGLE * k), off * math.sin(GOLDEN_ANGLE * k)
        start, end = (ax * near, near, az * near), (ax * (near + LONG), near + LONG, az * (near + LONG))
        for wide in ((THICK, 0.0, 0.0), (0.0, 0.0, THICK)):
            left = tuple(a - w for a, w in zip(start, wide, strict=True))
            right = tuple(a + w for a, w in zip(start, wide, strict=True))
            mesh.add_face([left, right, end], (0.0, 0.0, 1.0))
    return mesh
