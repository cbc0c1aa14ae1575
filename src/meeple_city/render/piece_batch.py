"""All pieces as one mesh: moving a piece writes one row of numbers, and one draw call draws them all."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

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
from meeple_city.display.stage import piece_number
from meeple_city.render.triangle_mesh import Floats, TriangleMesh, raw_memory

Glow = tuple[float, float, float, float]  # red, green, blue, strength
NO_GLOW: Glow = (0.0, 0.0, 0.0, 0.0)

# Texels of a piece. Textures store blue, green, red, alpha.
PLACE, TURN, GLOW, STATE = range(4)
COVER, AT_REST, SOLID, HEIGHT = 2, 1, 0, 3  # of the state: red, green, blue and alpha

# A plate, like a Floor, is thinner and wider than these; what stands under one sees little of the room. Our choice.
PLATE_THIN_M, PLATE_WIDE_M = 0.004, 0.04
UNDER_M = (0.001, 0.04)  # so far below a plate
COVERED = 0.58


class Meshes(Protocol):
    """Where the meshes of pieces come from."""

    def mesh(self, model: Any, number: int = 1) -> TriangleMesh:
        """The mesh of a model; of one with several looks, the one for that number."""


class PieceBatch:
    """Pieces by id. A hidden piece has size 0; a new id rebuilds the mesh, a known one never does."""

    def __init__(self, models: Meshes) -> None:
        self._cache = models
        self._models: dict[str, Any] = {}
        self._row_of: dict[str, int] = {}
        self._geom_node, self.node = _node("pieces")
        self._shadow_node, self.shadows = _node("shadows")
        self._contact_node, self.contacts = _node("contacts")
        self._marked_node, self.marked = _node("marked")  # only what glows
        self._faded_node, self.faded = _node("faded")  # only what one sees through
        self.pose_texture = Texture("poses")
        for node in (self.node, self.shadows, self.contacts, self.marked, self.faded):
            node.set_shader_input("poses", self.pose_texture)
        self._texels: NDArray[np.float32] = np.zeros((0, 4, 4), np.float32)
        self._radii: Floats = np.zeros(0, np.float32)
        self._plates: NDArray[np.intp] = np.zeros(0, np.intp)
        self._plate_reach: Floats = np.zeros((0, 2), np.float32)
        self._glowing: set[str] = set()
        self._see_through: set[str] = set()
        self._triangles: list[NDArray[np.integer]] = []  # of each piece, as rows of the whole mesh
        self._moved: set[int] = set()
        self._moved_before: set[int] = set()
        self._moved_long_before: set[int] = set()

    @property
    def shown(self) -> list[str]:
        """The ids of all visible pieces."""
        return [id_ for id_, row in self._row_of.items() if self._texels[row, PLACE, 3] > 0.0]

    @property
    def glowing(self) -> frozenset[str]:
        """The ids of all glowing pieces."""
        return frozenset(self._glowing)

    def mesh(self, id_: str) -> TriangleMesh:
        """The triangles of a piece in its own frame."""
        return self._cache.mesh(self._models[id_], piece_number(id_))

    def pose(self, id_: str) -> Pose | None:
        """Where a piece is; None when it is hidden."""
        row = self._row_of.get(id_)
        if row is None or self._texels[row, PLACE, 3] == 0.0:
            return None
        z, y, x, _ = (float(value) for value in self._texels[row, PLACE])
        qz, qy, qx, qw = (float(value) for value in self._texels[row, TURN])
        return (x, y, z), (qw, qx, qy, qz)

    def bounding_spheres(self) -> tuple[list[str], Floats, Floats]:
        """All ids with the centre and radius of the sphere around each piece; -inf is the radius of a hidden one."""
        texels = self._texels[: len(self._row_of), PLACE]
        return list(self._row_of), texels[:, 2::-1], np.where(texels[:, 3] == 0.0, -np.inf, self._radii)

    def show(self, pieces: Mapping[str, tuple[Any, Position, Quaternion]]) -> None:
        """Show these pieces, known or new."""
        wanted = {id_: model for id_, (model, _, _) in pieces.items()}
        if any(self._models.get(id_) != model for id_, model in wanted.items()):
            self._rebuild(self._models | wanted)
        self._put({id_: (place, turn) for id_, (_, place, turn) in pieces.items()})

    def move(self, poses: Mapping[str, Pose]) -> None:
        """Move known pieces, and show them if they were hidden; an unknown id raises KeyError."""
        self._put(poses)
        self._moved.update(self._row_of[id_] for id_ in poses)

    def hide(self, ids: Iterable[str]) -> None:
        """Hide these pieces, but keep them in the mesh."""
        for id_ in ids:
            if id_ in self._row_of:
                self._texels[self._row_of[id_], PLACE, 3] = 0.0
        self._cover()
        self._upload()

    def glow(self, colours: Mapping[str, Glow]) -> None:
        """Make exactly these pieces glow; those whose strength is below zero are dim."""
        self._texels[:, GLOW] = NO_GLOW
        for id_ in colours.keys() & self._row_of.keys():
            red, green, blue, strength = colours[id_]
            self._texels[self._row_of[id_], GLOW] = (blue, green, red, strength)
        self._glowing = {id_ for id_, colour in colours.items() if id_ in self._row_of and colour[3] > 0.0}
        self._fill(self._marked_node, self._glowing)
        self._upload()

    def fade(self, solid: Mapping[str, float]) -> None:
        """See through exactly these pieces: 0 is invisible, 1 is solid."""
        self._texels[:, STATE, SOLID] = 1.0
        self._see_through = {id_ for id_, share in solid.items() if id_ in self._row_of and share < 1.0}
        for id_ in self._see_through:
            self._texels[self._row_of[id_], STATE, SOLID] = solid[id_]
        self._fill(self._faded_node, self._see_through)
        self._upload()

    def squash(self, heights: Mapping[str, float]) -> None:
        """Draw exactly these pieces lower or taller than usual."""
        self._texels[:, STATE, HEIGHT] = 1.0
        for id_, height in heights.items():
            if id_ in self._row_of:
                self._texels[self._row_of[id_], STATE, HEIGHT] = height
        self._upload()

    def clear(self) -> None:
        """Forget all pieces."""
        self._models, self._row_of, self._glowing, self._see_through = {}, {}, set(), set()
        self._texels = np.zeros((0, 4, 4), np.float32)
        self._rebuild({})

    def settle(self) -> None:
        """Note, once a frame, which pieces are at rest: all but those that moved in this frame and in the last two."""
        in_motion = self._moved & self._moved_before & self._moved_long_before
        at_rest = np.ones(len(self._texels), np.float32)
        at_rest[list(in_motion)] = 0.0
        if not np.array_equal(at_rest, self._texels[:, STATE, AT_REST]):
            self._texels[:, STATE, AT_REST] = at_rest
            self._upload()
        self._moved_long_before, self._moved_before, self._moved = self._moved_before, self._moved, set()

    def close(self) -> None:
        """Release everything."""
        self.node.remove_node()
        self.shadows.remove_node()
        self.contacts.remove_node()
        self.marked.remove_node()
        self.faded.remove_node()
        self.pose_texture.clear()

    def _put(self, poses: Mapping[str, Pose]) -> None:
        texels, row_of = self._texels, self._row_of
        for id_, ((x, y, z), (qw, qx, qy, qz)) in poses.items():
            texels[row_of[id_], :2] = (z, y, x, 1.0), (qz, qy, qx, qw)
        self._cover()
        self._upload()

    def _rebuild(self, models: dict[str, Any]) -> None:
        old_texels, old_row_of = self._texels, self._row_of
        self._models = models
        self._row_of = {id_: row for row, id_ in enumerate(models)}
        meshes = [self.mesh(id_) for id_ in models]
        self._texels = np.zeros((max(len(models), 1), 4, 4), np.float32)
        self._texels[:, STATE] = 1.0
        for id_, row in self._row_of.items():
            if id_ in old_row_of:
                self._texels[row] = old_texels[old_row_of[id_]]
        self._moved, self._moved_before, self._moved_long_before = set(), set(), set()
        self._radii = np.array([mesh.radius for mesh in meshes], np.float32)
        self._glowing &= models.keys()
        self._see_through &= models.keys()
        self._find_plates(meshes)
        self._geom_node.remove_all_geoms()
        self._shadow_node.remove_all_geoms()
        self._contact_node.remove_all_geoms()
        if meshes:
            self._triangles = _rows_of_triangles(meshes)
            self._geom_node.add_geom(_piece_geom(meshes, self._triangles))
            self._shadow_node.add_geom(_shadow_geom(meshes))
            self._contact_node.add_geom(_contact_geom(meshes))
        self._fill(self._marked_node, self._glowing)
        self._fill(self._faded_node, self._see_through)
        self.pose_texture.setup_2d_texture(4, len(self._texels), Texture.T_float, Texture.F_rgba32)
        self.pose_texture.set_minfilter(SamplerState.FT_nearest)
        self.pose_texture.set_magfilter(SamplerState.FT_nearest)
        self._upload()

    def _fill(self, node: GeomNode, ids: Iterable[str]) -> None:
        """Let a node draw exactly these pieces, from the vertices of the whole mesh."""
        node.remove_all_geoms()
        rows = [self._triangles[self._row_of[id_]] for id_ in sorted(ids)]
        if rows:
            data = self._geom_node.get_geom(0).get_vertex_data()
            node.add_geom(_geom_of(data, np.concatenate(rows)))

    def _find_plates(self, meshes: Sequence[TriangleMesh]) -> None:
        sizes = np.array([high - low for low, high in (mesh.bounds for mesh in meshes)]).reshape(-1, 3)
        flat = (sizes[:, 2] < PLATE_THIN_M) & (sizes[:, :2].min(axis=1, initial=1.0) > PLATE_WIDE_M)
        self._plates = np.flatnonzero(flat)
        self._plate_reach = sizes[self._plates, :2] / 2

    def _cover(self) -> None:
        """Find what stands close under a plate."""
        places = self._texels[:, PLACE]
        plates = places[self._plates]
        above = plates[None, :, 0] - places[:, None, 0]
        near_x = np.abs(plates[None, :, 2] - places[:, None, 2]) < self._plate_reach[None, :, 0]
        near_y = np.abs(plates[None, :, 1] - places[:, None, 1]) < self._plate_reach[None, :, 1]
        level = (above > UNDER_M[0]) & (above < UNDER_M[1]) & (plates[None, :, 3] > 0.0)
        covered = (near_x & near_y & level).any(axis=1)
        self._texels[:, STATE, COVER] = np.where(covered, COVERED, 1.0)

    def _upload(self) -> None:
        if self._models:
            image = self.pose_texture.modify_ram_image()
            # The stubs omit the buffer protocol of the image.
            memory = np.frombuffer(image, np.float32)  # type: ignore[call-overload]
            memory[:] = self._texels.reshape(-1)


def _node(name: str) -> tuple[GeomNode, NodePath]:
    made = GeomNode(name)
    made.set_bounds(OmniBoundingVolume())
    made.set_final(True)
    return made, NodePath(made)


def _rows_of_triangles(meshes: Sequence[TriangleMesh]) -> list[NDArray[np.integer]]:
    """The triangles of each mesh, once the vertices of all stand one after the other."""
    starts = np.cumsum([0, *(len(mesh.points) for mesh in meshes[:-1])])
    return [mesh.triangles + start for mesh, start in zip(meshes, starts, strict=True)]


def _piece_geom(meshes: Sequence[TriangleMesh], triangles: Sequence[NDArray[np.integer]]) -> Geom:
    rows = []
    for row, mesh in enumerate(meshes):
        number = np.full((len(mesh.points), 1), row, np.float32)
        rows.append(np.concatenate([mesh.points, mesh.normals, mesh.outward, mesh.tints, mesh.uvs, number], axis=1))
    columns = (("vertex", 3), ("normal", 3), ("outward", 3), ("tint", 4), ("uv", 2), ("piece", 1))
    return _geom(np.concatenate(rows), np.concatenate(triangles), columns)


def _shadow_geom(meshes: Sequence[TriangleMesh]) -> Geom:
    """What casts the shadows of all pieces."""
    casting = [mesh.casting for mesh in meshes]
    rows = [np.column_stack([points, np.full(len(points), row)]) for row, (points, _) in enumerate(casting)]
    starts = np.cumsum([0, *(len(points) for points, _ in casting[:-1])])
    indices = np.concatenate([triangles + start for (_, triangles), start in zip(casting, starts, strict=True)])
    return _geom(np.concatenate(rows), indices, (("vertex", 3), ("piece", 1)))


def _contact_geom(meshes: Sequence[TriangleMesh]) -> Geom:
    """A square for each piece, which the shader lays under it."""
    corners = ((-1.0, -1.0, 0.0), (1.0, -1.0, 0.0), (1.0, 1.0, 0.0), (-1.0, 1.0, 0.0))
    rows, indices = [], []
    for row, mesh in enumerate(meshes):
        low, high = mesh.bounds
        rows += [(*corner, *low, *high, row) for corner in corners]
        indices += [(4 * row, 4 * row + 1, 4 * row + 2), (4 * row, 4 * row + 2, 4 * row + 3)]
    return _geom(np.array(rows), np.array(indices), (("vertex", 3), ("low", 3), ("high", 3), ("piece", 1)))


def _geom(vertices: Floats, indices: NDArray[np.integer], columns: Sequence[tuple[str, int]]) -> Geom:
    data = GeomVertexData("pieces", _format(columns), Geom.UH_static)
    data.unclean_set_num_rows(len(vertices))
    np.frombuffer(raw_memory(data.modify_array(0)), np.float32)[:] = vertices.astype(np.float32).reshape(-1)
    return _geom_of(data, indices)


def _geom_of(data: GeomVertexData, indices: NDArray[np.integer]) -> Geom:
    triangles = GeomTriangles(Geom.UH_static)
    triangles.set_index_type(GeomEnums.NT_uint32)
    table = triangles.modify_vertices()
    table.unclean_set_num_rows(indices.size)
    np.frombuffer(raw_memory(table), np.uint32)[:] = indices.astype(np.uint32).reshape(-1)
    geom = Geom(data)
    geom.add_primitive(triangles)
    return geom


def _format(columns: Sequence[tuple[str, int]]) -> GeomVertexFormat:
    table = GeomVertexArrayFormat()
    for name, width in columns:
        table.add_column(InternalName.make(name), width, GeomEnums.NT_float32, GeomEnums.C_other)
    wanted = GeomVertexFormat()
    wanted.add_array(table)
    return GeomVertexFormat.register_format(wanted)
