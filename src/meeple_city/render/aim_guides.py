"""What people aim by: lines, dots and areas over the table, seen through whatever stands before them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from panda3d.core import NodePath, TransparencyAttrib

from meeple_city.display.geometry import Position
from meeple_city.display.marks import Guide
from meeple_city.render import ground_shaders
from meeple_city.render.colours import linear
from meeple_city.render.meshes import UP, MeshBuilder, add_edge, add_polygon
from meeple_city.render.opengl import make_shader
from meeple_city.render.scene import hide_from_shadows

MM = 0.001
LINE_ALPHA, FILL_ALPHA = 0.95, 0.30
STEEP = 0.7  # a line that rises more than this share of its length is drawn as two crossed blades


class AimGuides:
    """The guides of one table."""

    def __init__(self, root: NodePath, order: int) -> None:
        self._node = root.attach_new_node("guides")
        self._node.set_shader(make_shader(*ground_shaders.marks("fast")))
        self._node.set_transparency(TransparencyAttrib.M_alpha)
        self._node.set_depth_write(False)
        self._node.set_depth_test(False)
        self._node.set_two_sided(True)
        self._node.set_bin("fixed", order + 1)
        self._node.set_tag("look", "marks")
        hide_from_shadows(self._node)
        self._shown: tuple[Guide, ...] = ()

    def show(self, guides: Sequence[Guide]) -> bool:
        """Show exactly these guides; whether anything has changed."""
        if tuple(guides) == self._shown:
            return False
        self._shown = tuple(guides)
        self._node.get_children().detach()
        for guide in guides:
            red, green, blue, _ = linear(guide.colour)
            for alpha, mesh in _meshes(guide):
                part = mesh.node("guide")
                part.set_shader_input("veil", (red**0.45, green**0.45, blue**0.45, alpha))
                part.reparent_to(self._node)
        return True


def _meshes(guide: Guide) -> list[tuple[float, MeshBuilder]]:
    points = [(x * MM, y * MM, z * MM) for x, y, z in guide.points_mm]
    half = guide.width_mm * MM / 2
    if guide.kind == "area":
        fill, edge = MeshBuilder(), MeshBuilder()
        flat, height = [(x, y) for x, y, _ in points], points[0][2]
        add_polygon(fill, flat, height)
        add_edge(edge, flat, half * 2, height)
        return [(FILL_ALPHA, fill), (LINE_ALPHA, edge)]
    mesh = MeshBuilder()
    if guide.kind == "dots":
        for point in points:
            _add_dot(mesh, point, half)
    else:
        for a, b in pairwise(points):
            _add_blade(mesh, a, b, half)
    return [(LINE_ALPHA, mesh)]


def _add_dot(mesh: MeshBuilder, at: Position, radius: float) -> None:
    """An octahedron, which looks like a dot from every side."""
    x, y, z = at
    ring = [(x + radius, y, z), (x, y + radius, z), (x - radius, y, z), (x, y - radius, z)]
    for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
        mesh.add_face([a, b, (x, y, z + radius)], UP)
        mesh.add_face([b, a, (x, y, z - radius)], UP)


def _add_blade(mesh: MeshBuilder, a: Position, b: Position, half: float) -> None:
    """A piece of a line: a flat ribbon, or for a steep one two blades at a right angle."""
    length = math.dist(a, b)
    if length == 0.0:
        return
    dx, dy, dz = ((q - p) / length for p, q in zip(a, b, strict=True))
    if abs(dz) > STEEP:
        sides: list[Position] = [(half, 0.0, 0.0), (0.0, half, 0.0)]
    else:
        flat = math.hypot(dx, dy)
        sides = [(-dy / flat * half, dx / flat * half, 0.0)]
    for sx, sy, _ in sides:
        corners = [(a[0] - sx, a[1] - sy, a[2]), (b[0] - sx, b[1] - sy, b[2])]
        corners += [(b[0] + sx, b[1] + sy, b[2]), (a[0] + sx, a[1] + sy, a[2])]
        mesh.add_face(corners, UP)
