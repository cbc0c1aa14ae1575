"""Simple shapes made here: boxes, upright prisms, and flat polygons with their printed edge."""

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

from meeple_city.display.stage import Place, Point

Triangle = tuple[Place, Place, Place]
UP: Place = (0.0, 0.0, 1.0)


class Mesh:
    """Triangles with flat normals, gathered one by one and turned into a node at the end."""

    def __init__(self) -> None:
        self._data = GeomVertexData("mesh", GeomVertexFormat.get_v3n3(), Geom.UH_static)
        self._points = GeomVertexWriter(self._data, "vertex")
        self._normals = GeomVertexWriter(self._data, "normal")
        self._triangles = GeomTriangles(Geom.UH_static)
        self._count = 0

    def add_face(self, corners: Sequence[Place], normal: Place) -> None:
        """A flat convex face, its corners anticlockwise as seen from outside."""
        for corner in corners:
            self._points.add_data3(*corner)
            self._normals.add_data3(*normal)
        for last in range(2, len(corners)):
            self._triangles.add_vertices(self._count, self._count + last - 1, self._count + last)
        self._count += len(corners)

    def node(self, name: str, base_colour: tuple[float, float, float, float]) -> NodePath:
        """All faces so far as one node of one colour."""
        geom = Geom(self._data)
        geom.add_primitive(self._triangles)
        holder = GeomNode(name)
        holder.add_geom(geom)
        node = NodePath(holder)
        node.set_material(plain_material(base_colour))
        return node


def plain_material(base_colour: tuple[float, float, float, float]) -> Material:
    """A dull surface of one colour, in linear light."""
    material = Material()
    material.set_base_color(base_colour)
    material.set_roughness(0.6)
    return material


def add_prism(mesh: Mesh, outline: Sequence[Point], low: float, high: float) -> None:
    """An upright prism over a convex outline that runs anticlockwise."""
    mesh.add_face([(x, y, high) for x, y in outline], UP)
    mesh.add_face([(x, y, low) for x, y in reversed(outline)], (0.0, 0.0, -1.0))
    for (ax, ay), (bx, by) in _edges(outline):
        length = math.hypot(bx - ax, by - ay)
        normal = ((by - ay) / length, (ax - bx) / length, 0.0)
        mesh.add_face([(ax, ay, low), (bx, by, low), (bx, by, high), (ax, ay, high)], normal)


def add_box(mesh: Mesh, low: Place, high: Place) -> None:
    """A box between two opposite corners."""
    add_prism(mesh, [(low[0], low[1]), (high[0], low[1]), (high[0], high[1]), (low[0], high[1])], low[2], high[2])


def add_tapered(mesh: Mesh, size: Place, taper: float) -> None:
    """A box that stands on z = 0 around the origin, its top `taper` times as wide in x as its foot."""
    foot, deep, high = size[0] / 2, size[1] / 2, size[2]
    top = foot * taper
    lean = math.hypot(foot - top, high)
    side_x, side_z = high / lean, (foot - top) / lean
    mesh.add_face([(-top, -deep, high), (top, -deep, high), (top, deep, high), (-top, deep, high)], UP)
    mesh.add_face([(-foot, deep, 0.0), (foot, deep, 0.0), (foot, -deep, 0.0), (-foot, -deep, 0.0)], (0.0, 0.0, -1.0))
    for way in (-1.0, 1.0):
        front = [(-foot, way * deep, 0.0), (foot, way * deep, 0.0), (top, way * deep, high), (-top, way * deep, high)]
        mesh.add_face(front if way < 0 else front[::-1], (0.0, way, 0.0))
        side = [(way * foot, -deep, 0.0), (way * foot, deep, 0.0), (way * top, deep, high), (way * top, -deep, high)]
        mesh.add_face(side if way > 0 else side[::-1], (way * side_x, 0.0, side_z))


def regular_outline(sides: int, diameter: float) -> list[Point]:
    """A regular polygon around the origin with one corner on +x."""
    turns = (2.0 * math.pi * side / sides for side in range(sides))
    return [(0.5 * diameter * math.cos(turn), 0.5 * diameter * math.sin(turn)) for turn in turns]


def add_polygon(mesh: Mesh, outline: Sequence[Point], height: float) -> None:
    """A flat polygon looking up, convex or not; the cutting turns an outline that runs clockwise."""
    cutter = Triangulator()
    for x, y in outline:
        cutter.add_polygon_vertex(cutter.add_vertex(x, y))
    cutter.triangulate()
    for index in range(cutter.get_num_triangles()):
        corners = (cutter.get_triangle_v0(index), cutter.get_triangle_v1(index), cutter.get_triangle_v2(index))
        mesh.add_face([(*point, height) for point in (outline[corner] for corner in corners)], UP)


def add_edge(mesh: Mesh, outline: Sequence[Point], width: float, height: float) -> None:
    """A flat line of that width along a closed outline."""
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
