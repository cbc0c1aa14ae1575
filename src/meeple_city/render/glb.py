"""Read the drawing of a piece: a binary glTF file as tools/models writes it."""

from __future__ import annotations

import json
import struct
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from meeple_city.errors import BadPieces
from meeple_city.render.triangle_mesh import Floats, Indices, TriangleMesh, joined

HEADER, CHUNK = struct.Struct("<4sII"), struct.Struct("<I4s")
COMPONENTS: dict[int, np.dtype[Any]] = {
    5121: np.dtype("<u1"),
    5123: np.dtype("<u2"),
    5125: np.dtype("<u4"),
    5126: np.dtype("<f4"),
}
WIDTHS = {"SCALAR": 1, "VEC2": 2, "VEC3": 3, "VEC4": 4}

# Surfaces, as the shaders know them; wood has its grain along the longest side of a piece.
CARD, RUBBER, WOOD_ACROSS, WOOD_UPRIGHT = 0.0, 0.25, 0.75, 1.0


def read_glb(path: Path) -> TriangleMesh:
    """All triangles of a file in metres, z up."""
    try:
        return _read(path.read_bytes())
    except (OSError, ValueError, KeyError, IndexError, TypeError, struct.error, AssertionError) as problem:
        raise BadPieces(f"cannot read the model {path}: {problem!r}; `make models` regenerates it") from problem


def _read(data: bytes) -> TriangleMesh:
    magic, version, length = HEADER.unpack_from(data)
    if (magic, version, length) != (b"glTF", 2, len(data)):
        raise ValueError("not a complete binary glTF 2 file")
    size, _ = CHUNK.unpack_from(data, HEADER.size)
    start = HEADER.size + CHUNK.size
    document = json.loads(data[start : start + size])
    binary = data[start + size + CHUNK.size :]
    seen, *unseen = document["meshes"]
    mesh = joined([_part(document, binary, primitive) for primitive in seen["primitives"]])
    low, high = mesh.points.min(axis=0), mesh.points.max(axis=0)
    if (high - low)[2] < (high - low)[0]:
        mesh.tints[mesh.tints[:, 3] == WOOD_UPRIGHT, 3] = WOOD_ACROSS
    if not unseen:
        return mesh
    (primitive,) = unseen[0]["primitives"]  # what casts the shadow
    points = _z_up(_values(document, binary, primitive["attributes"]["POSITION"]))
    triangles = _values(document, binary, primitive["indices"]).reshape(-1, 3).astype(np.uint32)
    return replace(mesh, shadow=(points, triangles))


def _part(document: dict[str, Any], binary: bytes, primitive: dict[str, Any]) -> TriangleMesh:
    columns = {name: _values(document, binary, index) for name, index in primitive["attributes"].items()}
    triangles: Indices = _values(document, binary, primitive["indices"]).reshape(-1, 3).astype(np.uint32)
    material = document["materials"][primitive["material"]]["name"]
    points, normals = _z_up(columns["POSITION"]), _z_up(columns["NORMAL"])
    uvs = columns["TEXCOORD_0"].astype(np.float32)
    surface = {"wood": WOOD_UPRIGHT, "rubber": RUBBER}.get(material, CARD)
    tints = columns["COLOR_0"].astype(np.float32) / 255.0
    tints[:, 3] = surface
    return TriangleMesh(points, normals, tints, np.column_stack([uvs[:, 0], 1.0 - uvs[:, 1]]), triangles)


def _values(document: dict[str, Any], binary: bytes, index: int) -> Any:
    accessor = document["accessors"][index]
    view = document["bufferViews"][accessor["bufferView"]]
    width, kind = WIDTHS[accessor["type"]], COMPONENTS[accessor["componentType"]]
    return np.frombuffer(binary, kind, accessor["count"] * width, view["byteOffset"]).reshape(-1, width)


def _z_up(rows: Floats) -> Floats:
    return np.column_stack([rows[:, 0], -rows[:, 2], rows[:, 1]]).astype(np.float32)
