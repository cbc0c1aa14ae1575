"""All pieces as one mesh: to move a piece is to write a row of numbers, and all of them are drawn in one go."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np
from numpy.typing import NDArray
from panda3d.core import (
    Geom,
    GeomEnums,
    GeomNode,
    GeomTriangles,
    GeomVertexArrayFormat,
    GeomVertexData,
    GeomVertexFormat,
    InternalName,
    NodePath,
    OmniBoundingVolume,
    SamplerState,
    Texture,
)

from meeple_city.display.stage import Model, Place, Turn
from meeple_city.render.model_cache import ModelCache
from meeple_city.render.solid import Floats, Solid, solid_of

Pose = tuple[Place, Turn]
Glow = tuple[float, float, float, float]
NO_GLOW: Glow = (0.0, 0.0, 0.0, 0.0)


class Batch:
    """Pieces by id. A hidden piece has size 0; a new id makes the mesh anew, a known one never does."""

    def __init__(self, model_cache: ModelCache) -> None:
        self._toybox = model_cache
        self._solids: dict[Model, Solid] = {}
        self._models: dict[str, Model] = {}
        self._rows: dict[str, int] = {}
        self._holder = GeomNode("pieces")
        self._holder.set_bounds(OmniBoundingVolume())
        self._holder.set_final(True)
        self.node = NodePath(self._holder)
        self.poses = Texture("poses")
        self.table: NDArray[np.float32] = np.zeros((0, 3, 4), np.float32)
        self._reaches: Floats = np.zeros(0, np.float32)
        self._glowing: set[str] = set()

    @property
    def shown(self) -> list[str]:
        """The ids that can be seen."""
        return [id_ for id_, row in self._rows.items() if self.table[row, 0, 3] > 0.0]

    @property
    def glowing(self) -> frozenset[str]:
        """The ids that glow."""
        return frozenset(self._glowing)

    def solid(self, id_: str) -> Solid:
        """The triangles of a piece in its own frame."""
        return self._solid(self._models[id_])

    def pose(self, id_: str) -> Pose | None:
        """Where a piece is, if it can be seen."""
        row = self._rows.get(id_)
        if row is None or self.table[row, 0, 3] == 0.0:
            return None
        z, y, x, _ = (float(value) for value in self.table[row, 0])
        qz, qy, qx, qw = (float(value) for value in self.table[row, 1])
        return (x, y, z), (qw, qx, qy, qz)

    def balls(self) -> tuple[list[str], Floats, Floats]:
        """Every id, and the ball around its piece: where its frame is, how far it reaches; a hidden one nowhere."""
        hidden = self.table[: len(self._rows), 0, 3] == 0.0
        return list(self._rows), self.table[: len(self._rows), 0, 2::-1], np.where(hidden, -np.inf, self._reaches)

    def put(self, pieces: Mapping[str, tuple[Model, Place, Turn]]) -> None:
        """Show these pieces there, known ones or new ones."""
        wanted = {id_: model for id_, (model, _, _) in pieces.items()}
        if any(self._models.get(id_) != model for id_, model in wanted.items()):
            self._rebuild(self._models | wanted)
        self.move({id_: (place, turn) for id_, (_, place, turn) in pieces.items()})

    def move(self, poses: Mapping[str, Pose]) -> None:
        """Show known pieces elsewhere; unknown ids are an error of the caller."""
        table, rows = self.table, self._rows
        for id_, ((x, y, z), (qw, qx, qy, qz)) in poses.items():
            # Textures lie in memory as blue, green, red, alpha.
            table[rows[id_], :2] = (z, y, x, 1.0), (qz, qy, qx, qw)
        self._upload()

    def hide(self, ids: Iterable[str]) -> None:
        """Show these no longer, but keep them ready."""
        for id_ in ids:
            if id_ in self._rows:
                self.table[self._rows[id_], 0, 3] = 0.0
        self._upload()

    def remove(self, ids: Iterable[str]) -> None:
        """Forget these pieces."""
        gone = set(ids) & self._models.keys()
        if gone:
            self._rebuild({id_: model for id_, model in self._models.items() if id_ not in gone})

    def glow(self, colours: Mapping[str, Glow]) -> None:
        """Let these pieces glow, and no others."""
        self.table[:, 2] = NO_GLOW
        self._glowing = {id_ for id_ in colours if id_ in self._rows}
        for id_ in self._glowing:
            red, green, blue, strength = colours[id_]
            self.table[self._rows[id_], 2] = (blue, green, red, strength)
        self._upload()

    def close(self) -> None:
        """Let go of everything."""
        self.node.remove_node()
        self.poses.clear()

    def _solid(self, model: Model) -> Solid:
        if model not in self._solids:
            self._solids[model] = solid_of(self._toybox.drawing(model))
        return self._solids[model]

    def _rebuild(self, models: dict[str, Model]) -> None:
        old_table, old_rows = self.table, self._rows
        for model in models.values():
            self._solid(model)
        self._models = models
        self._rows = {id_: row for row, id_ in enumerate(models)}
        self.table = np.zeros((max(len(models), 1), 3, 4), np.float32)
        for id_, row in self._rows.items():
            if id_ in old_rows:
                self.table[row] = old_table[old_rows[id_]]
        self._reaches = np.array([self._solid(model).reach for model in models.values()], np.float32)
        self._glowing &= models.keys()
        self._holder.remove_all_geoms()
        if models:
            self._holder.add_geom(_geom([self._solid(model) for model in models.values()]))
        self.poses.setup_2d_texture(3, len(self.table), Texture.T_float, Texture.F_rgba32)
        self.poses.set_minfilter(SamplerState.FT_nearest)
        self.poses.set_magfilter(SamplerState.FT_nearest)
        self._upload()

    def _upload(self) -> None:
        if len(self._models):
            memory = np.frombuffer(self.poses.modify_ram_image(), np.float32)
            memory[:] = self.table.reshape(-1)


def _geom(solids: list[Solid]) -> Geom:
    vertices = np.concatenate([_vertices(solid, row) for row, solid in enumerate(solids)])
    starts = np.cumsum([0, *(len(solid.points) for solid in solids[:-1])])
    corners = np.concatenate([solid.triangles + start for solid, start in zip(solids, starts, strict=True)])
    data = GeomVertexData("pieces", _format(), Geom.UH_static)
    data.unclean_set_num_rows(len(vertices))
    memoryview(data.modify_array(0)).cast("B")[:] = np.ascontiguousarray(vertices).view(np.uint8).reshape(-1)
    triangles = GeomTriangles(Geom.UH_static)
    triangles.set_index_type(GeomEnums.NT_uint32)
    table = triangles.modify_vertices()
    table.unclean_set_num_rows(corners.size)
    memoryview(table).cast("B")[:] = corners.astype(np.uint32).reshape(-1).view(np.uint8)
    geom = Geom(data)
    geom.add_primitive(triangles)
    return geom


def _vertices(solid: Solid, row: int) -> Floats:
    rows = np.full((len(solid.points), 1), row, np.float32)
    return np.concatenate([solid.points, solid.normals, solid.colours, rows], axis=1).astype(np.float32)


def _format() -> GeomVertexFormat:
    columns = GeomVertexArrayFormat()
    columns.add_column(InternalName.get_vertex(), 3, GeomEnums.NT_float32, GeomEnums.C_point)
    columns.add_column(InternalName.get_normal(), 3, GeomEnums.NT_float32, GeomEnums.C_normal)
    columns.add_column(InternalName.make("tint"), 3, GeomEnums.NT_float32, GeomEnums.C_other)
    columns.add_column(InternalName.make("piece"), 1, GeomEnums.NT_float32, GeomEnums.C_other)
    wanted = GeomVertexFormat()
    wanted.add_array(columns)
    return GeomVertexFormat.register_format(wanted)
