"""All pieces as one mesh: moving a piece writes one row of numbers, and one draw call draws them all."""

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

from meeple_city.display.geometry import Pose, Position, Quaternion
from meeple_city.display.stage import Model
from meeple_city.render.model_cache import ModelCache
from meeple_city.render.triangle_mesh import Floats, TriangleMesh, raw_memory, triangle_mesh

Glow = tuple[float, float, float, float]  # red, green, blue, strength
NO_GLOW: Glow = (0.0, 0.0, 0.0, 0.0)


class PieceBatch:
    """Pieces by id. A hidden piece has size 0; a new id rebuilds the mesh, a known one never does."""

    def __init__(self, models: ModelCache) -> None:
        self._cache = models
        self._meshes: dict[Model, TriangleMesh] = {}
        self._models: dict[str, Model] = {}
        self._row_of: dict[str, int] = {}
        self._geom_node = GeomNode("pieces")
        self._geom_node.set_bounds(OmniBoundingVolume())
        self._geom_node.set_final(True)
        self.node = NodePath(self._geom_node)
        self.pose_texture = Texture("poses")
        # For each piece three texels: position and size, rotation, glow. Textures store blue, green, red, alpha.
        self._texels: NDArray[np.float32] = np.zeros((0, 3, 4), np.float32)
        self._radii: Floats = np.zeros(0, np.float32)
        self._glowing: set[str] = set()

    @property
    def shown(self) -> list[str]:
        """The ids of all visible pieces."""
        return [id_ for id_, row in self._row_of.items() if self._texels[row, 0, 3] > 0.0]

    @property
    def glowing(self) -> frozenset[str]:
        """The ids of all glowing pieces."""
        return frozenset(self._glowing)

    def mesh(self, id_: str) -> TriangleMesh:
        """The triangles of a piece in its own frame."""
        return self._mesh(self._models[id_])

    def pose(self, id_: str) -> Pose | None:
        """Where a piece is; None when it is hidden."""
        row = self._row_of.get(id_)
        if row is None or self._texels[row, 0, 3] == 0.0:
            return None
        z, y, x, _ = (float(value) for value in self._texels[row, 0])
        qz, qy, qx, qw = (float(value) for value in self._texels[row, 1])
        return (x, y, z), (qw, qx, qy, qz)

    def bounding_spheres(self) -> tuple[list[str], Floats, Floats]:
        """All ids with the centre and radius of the sphere around each piece; -inf is the radius of a hidden one."""
        texels = self._texels[: len(self._row_of), 0]
        return list(self._row_of), texels[:, 2::-1], np.where(texels[:, 3] == 0.0, -np.inf, self._radii)

    def show(self, pieces: Mapping[str, tuple[Model, Position, Quaternion]]) -> None:
        """Show these pieces, known or new."""
        wanted = {id_: model for id_, (model, _, _) in pieces.items()}
        if any(self._models.get(id_) != model for id_, model in wanted.items()):
            self._rebuild(self._models | wanted)
        self.move({id_: (place, turn) for id_, (_, place, turn) in pieces.items()})

    def move(self, poses: Mapping[str, Pose]) -> None:
        """Move known pieces, and show them if they were hidden; an unknown id raises KeyError."""
        texels, row_of = self._texels, self._row_of
        for id_, ((x, y, z), (qw, qx, qy, qz)) in poses.items():
            texels[row_of[id_], :2] = (z, y, x, 1.0), (qz, qy, qx, qw)
        self._upload()

    def hide(self, ids: Iterable[str]) -> None:
        """Hide these pieces, but keep them in the mesh."""
        for id_ in ids:
            if id_ in self._row_of:
                self._texels[self._row_of[id_], 0, 3] = 0.0
        self._upload()

    def glow(self, colours: Mapping[str, Glow]) -> None:
        """Make exactly these pieces glow."""
        self._texels[:, 2] = NO_GLOW
        self._glowing = {id_ for id_ in colours if id_ in self._row_of}
        for id_ in self._glowing:
            red, green, blue, strength = colours[id_]
            self._texels[self._row_of[id_], 2] = (blue, green, red, strength)
        self._upload()

    def close(self) -> None:
        """Release everything."""
        self.node.remove_node()
        self.pose_texture.clear()

    def _mesh(self, model: Model) -> TriangleMesh:
        if model not in self._meshes:
            self._meshes[model] = triangle_mesh(self._cache.node(model))
        return self._meshes[model]

    def _rebuild(self, models: dict[str, Model]) -> None:
        meshes = [self._mesh(model) for model in models.values()]
        old_texels, old_row_of = self._texels, self._row_of
        self._models = models
        self._row_of = {id_: row for row, id_ in enumerate(models)}
        self._texels = np.zeros((max(len(models), 1), 3, 4), np.float32)
        for id_, row in self._row_of.items():
            if id_ in old_row_of:
                self._texels[row] = old_texels[old_row_of[id_]]
        self._radii = np.array([mesh.radius for mesh in meshes], np.float32)
        self._glowing &= models.keys()
        self._geom_node.remove_all_geoms()
        if meshes:
            self._geom_node.add_geom(_geom(meshes))
        self.pose_texture.setup_2d_texture(3, len(self._texels), Texture.T_float, Texture.F_rgba32)
        self.pose_texture.set_minfilter(SamplerState.FT_nearest)
        self.pose_texture.set_magfilter(SamplerState.FT_nearest)
        self._upload()

    def _upload(self) -> None:
        if self._models:
            image = self.pose_texture.modify_ram_image()
            # The stubs omit the buffer protocol of the image.
            memory = np.frombuffer(image, np.float32)  # type: ignore[call-overload]
            memory[:] = self._texels.reshape(-1)


def _geom(meshes: list[TriangleMesh]) -> Geom:
    vertices = np.concatenate([_vertices(mesh, row) for row, mesh in enumerate(meshes)])
    starts = np.cumsum([0, *(len(mesh.points) for mesh in meshes[:-1])])
    indices = np.concatenate([mesh.triangles + start for mesh, start in zip(meshes, starts, strict=True)])
    data = GeomVertexData("pieces", _format(), Geom.UH_static)
    data.unclean_set_num_rows(len(vertices))
    np.frombuffer(raw_memory(data.modify_array(0)), np.float32)[:] = vertices.reshape(-1)
    triangles = GeomTriangles(Geom.UH_static)
    triangles.set_index_type(GeomEnums.NT_uint32)
    table = triangles.modify_vertices()
    table.unclean_set_num_rows(indices.size)
    np.frombuffer(raw_memory(table), np.uint32)[:] = indices.reshape(-1)
    geom = Geom(data)
    geom.add_primitive(triangles)
    return geom


def _vertices(mesh: TriangleMesh, row: int) -> Floats:
    rows = np.full((len(mesh.points), 1), row, np.float32)
    return np.concatenate([mesh.points, mesh.normals, mesh.colours, rows], axis=1).astype(np.float32)


def _format() -> GeomVertexFormat:
    columns = GeomVertexArrayFormat()
    columns.add_column(InternalName.get_vertex(), 3, GeomEnums.NT_float32, GeomEnums.C_point)
    columns.add_column(InternalName.get_normal(), 3, GeomEnums.NT_float32, GeomEnums.C_normal)
    columns.add_column(InternalName.make("tint"), 3, GeomEnums.NT_float32, GeomEnums.C_other)
    columns.add_column(InternalName.make("piece"), 1, GeomEnums.NT_float32, GeomEnums.C_other)
    wanted = GeomVertexFormat()
    wanted.add_array(columns)
    return GeomVertexFormat.register_format(wanted)
