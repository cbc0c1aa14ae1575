"""Simple shapes built in code: boxes, and flat polygons with an edge line."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from panda3d.core import (
    Geom,
    GeomNode,
    GeomTriangles,
    GeomVertexData,
    GeomVertexFormat,
    GeomVertexWriter,
    Material,
    NodePath,
    Triangulator,
)

from meeple_city.display.geometry import Point, Position, Vector
from meeple_city.render.colours import WHITE, Colour

UP: Vector = (0.0, 0.0, 1.0)
DOWN: Vector = (0.0, 0.0, -1.0)


class MeshBuilder:
    """Collects flat faces and turns them into one node."""

    def __init__(self) -> None:
        self._data = GeomVertexData("mesh", GeomVertexFormat.get_v3n3(), Geom.UH_static)
        self._points = GeomVertexWriter(self._data, "vertex")
        self._normals = GeomVertexWriter(self._data, "normal")
        self._triangles = GeomTriangles(Geom.UH_static)
        self._count = 0

    def add_face(self, corners: Sequence[Position], normal: Vector) -> None:
        """Add a flat convex face, its corners anticlockwise as seen from outside."""
        for corner in corners:
            self._points.add_data3(*corner)
            self._normals.add_data3(*normal)
        for last in range(2, len(corners)):
            self._triangles.add_vertices(self._count, self._count + last - 1, self._count + last)
        self._count += len(corners)

    def node(self, name: str, base_colour: Colour = WHITE) -> NodePath:
        """All faces so far as one node of one colour, given in linear light."""
        geom = Geom(self._data)
        geom.add_primitive(self._triangles)
        geom_node = GeomNode(name)
        geom_node.add_geom(geom)
        node = NodePath(geom_node)
        node.set_material(_matt_material(base_colour))
        return node


def _matt_material(base_colour: Colour) -> Material:
    material = Material()
    material.set_base_color(base_colour)
    material.set_roughness(0.6)
    return material


def add_box(mesh: MeshBuilder, low: Position, high: Position) -> None:
    """Add a box between two opposite corners."""
    (x0, y0, z0), (x1, y1, z1) = low, high
    base = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    mesh.add_face([(x, y, z1) for x, y in base], UP)
    mesh.add_face([(x, y, z0) for x, y in reversed(base)], DOWN)
    for (ax, ay), (bx, by) in _edges(base):
        length = math.hypot(bx - ax, by - ay)
        normal = ((by - ay) / length, (ax - bx) / length, 0.0)
        mesh.add_face([(ax, ay, z0), (bx, by, z0), (bx, by, z1), (ax, ay, z1)], normal)


def add_polygon(mesh: MeshBuilder, outline: Sequence[Point], height: float) -> None:
    """Add a flat polygon facing up, convex or not; its outline may run in either direction."""
    triangulator = Triangulator()
    for x, y in outline:
        triangulator.add_polygon_vertex(triangulator.add_vertex(x, y))
    triangulator.triangulate()
    for index in range(triangulator.get_num_triangles()):
        corners = (
            triangulator.get_triangle_v0(index),
            triangulator.get_triangle_v1(index),
            triangulator.get_triangle_v2(index),
        )
        mesh.add_face([(*outline[corner], height) for corner in corners], UP)


def add_edge(mesh: MeshBuilder, outline: Sequence[Point], width: float, height: float) -> None:
    """Add a flat line of that width along a closed outline."""
    half = 0.5 * width
    for (ax, ay), (bx, by) in _edges(outline):
        length = math.hypot(bx - ax, by - ay)
        if length == 0.0:
            continue
        dx, dy = half * (bx - ax) / length, half * (by - ay) / length
        corners = [(ax - dx + dy, ay - dy - dx), (bx + dx + dy, by + dy - dx)]
        corners += [(bx + dx - dy, by + dy + dx), (ax - dx - dy, ay - dy + dx)]
        mesh.add_face([(x, y, height) for x, y in corners], UP)


def _edges(outline: Sequence[Point]) -> Iterable[tuple[Point, Point]]:
    return zip(outline, [*outline[1:], outline[0]], strict=True)
