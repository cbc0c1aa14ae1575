"""Drawings as plain arrays of triangles, for batches of pieces and for pointing at them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray
from panda3d.core import (
    Geom,
    GeomNode,
    GeomVertexData,
    GeomVertexFormat,
    Material,
    MaterialAttrib,
    NodePath,
    RenderState,
)

Floats = NDArray[np.floating]
Whole = NDArray[np.uint32]


@dataclass(frozen=True)
class Solid:
    """Triangles of a drawing in its own frame: per vertex a place, a normal and a colour of linear light."""

    points: Floats
    normals: Floats
    colours: Floats
    triangles: Whole

    @cached_property
    def edges(self) -> tuple[Floats, Floats, Floats]:
        """Of every triangle one corner, and the ways from it to the other two."""
        a, b, c = (self.points[self.triangles[:, corner]].astype(np.float64) for corner in range(3))
        return a, b - a, c - a

    @cached_property
    def reach(self) -> float:
        """How far the drawing reaches from its origin."""
        return float(np.sqrt((self.points**2).sum(axis=1).max())) if len(self.points) else 0.0


def solid_of(drawing: NodePath) -> Solid:
    """All parts of a drawing as one solid, each vertex in the colour of its material."""
    holders = [drawing, *drawing.find_all_matches("**/+GeomNode")]
    parts = [
        _part(holder.node().get_geom(index), holder.node().get_geom_state(index), holder)
        for holder in holders
        if isinstance(holder.node(), GeomNode)
        for index in range(holder.node().get_num_geoms())
    ]
    starts = np.cumsum([0, *(len(part.points) for part in parts)])
    return Solid(
        np.concatenate([part.points for part in parts]),
        np.concatenate([part.normals for part in parts]),
        np.concatenate([part.colours for part in parts]),
        np.concatenate([part.triangles + start for part, start in zip(parts, starts, strict=False)]).astype(np.uint32),
    )


def _part(geom: Geom, state: RenderState, node: NodePath) -> Solid:
    """One part with only those vertices that its triangles use: parts of one drawing share their vertex tables."""
    corners = _indices(geom)
    used, again = np.unique(corners, return_inverse=True)
    data = geom.get_vertex_data()
    points = _column(data, "vertex")[used]
    colour = _colour(node.get_net_state().compose(state))
    colours = np.repeat(np.array([colour], np.float32), len(points), axis=0)
    return Solid(points, _column(data, "normal")[used], colours, again.reshape(-1, 3).astype(np.uint32))


def _indices(geom: Geom) -> Whole:
    found: list[int] = []
    for number in range(geom.get_num_primitives()):
        flat = geom.get_primitive(number).decompose()
        found += flat.get_vertex_list()
    return np.array(found, np.uint32)


def _column(data: GeomVertexData, name: str) -> Floats:
    plain = data.convert_to(GeomVertexFormat.get_v3n3())
    table = np.frombuffer(memoryview(plain.get_array(0)).cast("B"), np.float32).reshape(-1, 6)
    return (table[:, :3] if name == "vertex" else table[:, 3:]).copy()


def _colour(state: RenderState) -> tuple[float, float, float]:
    attribute = state.get_attrib(MaterialAttrib)
    material: Material | None = attribute.get_material() if attribute else None
    red, green, blue, _ = material.get_base_color() if material else (1.0, 1.0, 1.0, 1.0)
    return red, green, blue
