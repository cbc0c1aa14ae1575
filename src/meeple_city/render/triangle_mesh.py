"""Models as plain arrays of triangles, for drawing many pieces at once and for picking."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray
from panda3d.core import (
    Geom,
    GeomNode,
    GeomVertexArrayData,
    GeomVertexData,
    GeomVertexFormat,
    MaterialAttrib,
    NodePath,
    RenderState,
)

Floats = NDArray[np.floating]
Indices = NDArray[np.uint32]


@dataclass(frozen=True)
class TriangleMesh:
    """The triangles of a model in its own frame: for each vertex a position, a normal and a colour in linear light."""

    points: Floats
    normals: Floats
    colours: Floats
    triangles: Indices

    @cached_property
    def edges(self) -> tuple[Floats, Floats, Floats]:
        """For each triangle one corner, and the vectors from it to the other two."""
        a, b, c = (self.points[self.triangles[:, corner]].astype(np.float64) for corner in range(3))
        return a, b - a, c - a

    @cached_property
    def radius(self) -> float:
        """How far the model extends from its origin."""
        return float(np.sqrt((self.points**2).sum(axis=1).max())) if len(self.points) else 0.0


def triangle_mesh(model: NodePath) -> TriangleMesh:
    """All parts of a model as one mesh, each vertex in the colour of its material."""
    parts = [
        _part(node.get_geom(index), node.get_geom_state(index), path)
        for path in (model, *model.find_all_matches("**/+GeomNode"))
        if isinstance(node := path.node(), GeomNode)
        for index in range(node.get_num_geoms())
    ]
    starts = np.cumsum([0, *(len(part.points) for part in parts)])
    return TriangleMesh(
        np.concatenate([part.points for part in parts]),
        np.concatenate([part.normals for part in parts]),
        np.concatenate([part.colours for part in parts]),
        np.concatenate([part.triangles + start for part, start in zip(parts, starts, strict=False)]).astype(np.uint32),
    )


def raw_memory(table: GeomVertexArrayData) -> memoryview[int]:
    """The bytes of a table of vertices or indices, to read or write in place."""
    return memoryview(table).cast("B")  # type: ignore[arg-type]  # the stubs omit its buffer protocol


def _part(geom: Geom, state: RenderState, path: NodePath) -> TriangleMesh:
    """One part with only the vertices its triangles use: parts of one model share their vertex tables."""
    used, renumbered = np.unique(_indices(geom), return_inverse=True)
    points, normals = _points_and_normals(geom.get_vertex_data())
    colour = _colour(path.get_net_state().compose(state))
    colours = np.repeat(np.array([colour], np.float32), len(used), axis=0)
    return TriangleMesh(points[used], normals[used], colours, renumbered.reshape(-1, 3).astype(np.uint32))


def _indices(geom: Geom) -> Indices:
    found: list[int] = []
    for number in range(geom.get_num_primitives()):
        found += geom.get_primitive(number).decompose().get_vertex_list()
    return np.array(found, np.uint32)


def _points_and_normals(data: GeomVertexData) -> tuple[Floats, Floats]:
    plain = data.convert_to(GeomVertexFormat.get_v3n3())
    table = np.frombuffer(raw_memory(plain.get_array(0)), np.float32).reshape(-1, 6).copy()
    return table[:, :3], table[:, 3:]


def _colour(state: RenderState) -> tuple[float, float, float]:
    attribute = state.get_attrib(MaterialAttrib)
    material = attribute.get_material() if isinstance(attribute, MaterialAttrib) else None
    if material is None:
        return 1.0, 1.0, 1.0
    red, green, blue, _ = material.get_base_color()
    return red, green, blue
