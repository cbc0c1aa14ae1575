"""Areas of the board that are highlighted: a veil over each, with an edge."""

from __future__ import annotations

from collections.abc import Sequence

from panda3d.core import NodePath, TransparencyAttrib

from meeple_city.display.geometry import Point
from meeple_city.render import ground_shaders
from meeple_city.render.colours import linear
from meeple_city.render.meshes import MeshBuilder, add_edge, add_polygon
from meeple_city.render.opengl import make_shader
from meeple_city.render.scene import hide_from_shadows

LIFT_M = 0.0003  # above the board
EDGE_M = 0.005
FILL = 0.38  # how opaque an area is; its edge is fully; our choice


class BoardMarks:
    """The marks of one table."""

    def __init__(self, root: NodePath, order: int) -> None:
        self._root = root.attach_new_node("marks")
        self._root.set_shader(make_shader(*ground_shaders.marks("fast")))
        self._root.set_tag("look", "marks")
        self._root.set_transparency(TransparencyAttrib.M_alpha)
        self._root.set_depth_write(False)
        self._root.set_bin("fixed", order)
        hide_from_shadows(self._root)
        self._shown: tuple[object, ...] = ()

    def show(self, areas: Sequence[tuple[tuple[Point, ...], str]]) -> bool:
        """Highlight exactly these areas, each in its colour; whether anything has changed."""
        if (wanted := tuple(areas)) == self._shown:
            return False
        self._shown = wanted
        self._root.get_children().detach()
        for outline_m, colour in areas:
            red, green, blue, _ = linear(colour)
            for alpha, mesh in _meshes(outline_m):
                veil = mesh.node("mark")
                veil.set_shader_input("veil", (red**0.45, green**0.45, blue**0.45, alpha))
                veil.reparent_to(self._root)
        return True


def _meshes(outline: Sequence[Point]) -> list[tuple[float, MeshBuilder]]:
    """The fill and the edge of a marked area, each with its opacity."""
    fill, edge = MeshBuilder(), MeshBuilder()
    add_polygon(fill, outline, LIFT_M)
    add_edge(edge, outline, EDGE_M, LIFT_M)
    return [(FILL, fill), (1.0, edge)]
