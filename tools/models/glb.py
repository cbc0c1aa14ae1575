"""Write a mesh as a binary glTF file: one primitive per material, the print in a picture beside it."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from typing import Any

import numpy as np

from .mesh import Mesh

# How a material looks apart from its print; the game knows materials by these names.
ROUGHNESS = {"wood": 0.45, "card": 0.85, "rubber": 0.9, "enamel": 0.25}
ARRAY_BUFFER, ELEMENT_BUFFER = 34962, 34963
FLOAT, UNSIGNED_BYTE, UNSIGNED_SHORT = 5126, 5121, 5123


def write_glb(name: str, mesh: Mesh, shadow: Mesh | None, picture: str, path: Path) -> None:
    """Write one piece, in metres, y up.

    What casts its shadow is a second mesh that no node shows: other programs never see it.
    """
    binary, views, accessors, primitives = bytearray(), [], [], []
    names = sorted(set(mesh.materials))

    def add(array: Any, target: int, kind: str, component: int, **more: Any) -> int:
        while len(binary) % 4:
            binary.append(0)
        data = array.tobytes()
        views.append({"buffer": 0, "byteOffset": len(binary), "byteLength": len(data), "target": target})
        binary.extend(data)
        accessors.append(
            {"bufferView": len(views) - 1, "componentType": component, "count": len(array), "type": kind, **more}
        )
        return len(accessors) - 1

    for index, material in enumerate(names):
        rows, order = _vertices(mesh, material)
        points, normals = _y_up(rows[:, :3]) / 1000, _y_up(rows[:, 3:6])
        points = np.round(points, 7).astype("<f4") + np.float32(0)
        uvs = np.column_stack([rows[:, 6], 1.0 - rows[:, 7]]).astype("<f4")
        grey = np.clip(np.round(rows[:, 8] * 255), 0, 255).astype(np.uint8)
        colours = np.column_stack([grey, grey, grey, np.full_like(grey, 255)])
        bounds = {"min": points.min(axis=0).tolist(), "max": points.max(axis=0).tolist()}
        attributes = {
            "POSITION": add(points, ARRAY_BUFFER, "VEC3", FLOAT, **bounds),
            "NORMAL": add(normals.astype("<f4"), ARRAY_BUFFER, "VEC3", FLOAT),
            "TEXCOORD_0": add(uvs, ARRAY_BUFFER, "VEC2", FLOAT),
            "COLOR_0": add(colours, ARRAY_BUFFER, "VEC4", UNSIGNED_BYTE, normalized=True),
        }
        indices = add(order.astype("<u2"), ELEMENT_BUFFER, "SCALAR", UNSIGNED_SHORT)
        primitives.append({"attributes": attributes, "indices": indices, "material": index})
    meshes = [{"name": name, "primitives": primitives}]
    if shadow is not None:
        corners, order = np.unique(np.round(shadow.points.reshape(-1, 3), 4), axis=0, return_inverse=True)
        points = (_y_up(corners) / 1000).astype("<f4") + np.float32(0)
        bounds = {"min": points.min(axis=0).tolist(), "max": points.max(axis=0).tolist()}
        place = add(points, ARRAY_BUFFER, "VEC3", FLOAT, **bounds)
        indices = add(order.reshape(-1).astype("<u2"), ELEMENT_BUFFER, "SCALAR", UNSIGNED_SHORT)
        meshes.append(
            {"name": f"{name} shadow", "primitives": [{"attributes": {"POSITION": place}, "indices": indices}]}
        )
    document = {
        "asset": {"version": "2.0", "generator": "tools.models"},
        "scene": 0,
        "scenes": [{"nodes": [0]}],
        "nodes": [{"mesh": 0, "name": name}],
        "meshes": meshes,
        "materials": [_material(material) for material in names],
        "textures": [{"source": 0, "sampler": 0}],
        "images": [{"uri": picture}],
        "samplers": [{"magFilter": 9729, "minFilter": 9987, "wrapS": 33071, "wrapT": 33071}],
        "buffers": [{"byteLength": len(binary)}],
        "bufferViews": views,
        "accessors": accessors,
    }
    _write(path, document, bytes(binary))


def _material(name: str) -> dict[str, Any]:
    return {
        "name": name,
        "pbrMetallicRoughness": {
            "baseColorTexture": {"index": 0},
            "metallicFactor": 0.0,
            "roughnessFactor": ROUGHNESS[name],
        },
    }


def _vertices(mesh: Mesh, material: str) -> tuple[Any, Any]:
    """Every different corner once, and the triangles as numbers of corners."""
    chosen = np.array([m == material for m in mesh.materials])
    rows = np.concatenate(
        [mesh.points[chosen], mesh.normals[chosen], mesh.uvs[chosen], mesh.shade[chosen][..., None]], axis=2
    ).reshape(-1, 9)
    rows = np.round(rows, 6) + 0.0
    unique, order = np.unique(rows, axis=0, return_inverse=True)
    return unique, order.reshape(-1)


def _y_up(rows: Any) -> Any:
    return np.column_stack([rows[:, 0], rows[:, 2], -rows[:, 1]])


def _write(path: Path, document: dict[str, Any], binary: bytes) -> None:
    text = json.dumps(document, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 4)
    binary += b"\0" * (-len(binary) % 4)
    total = 12 + 8 + len(text) + 8 + len(binary)
    path.write_bytes(
        struct.pack("<4sII", b"glTF", 2, total)
        + struct.pack("<I4s", len(text), b"JSON") + text
        + struct.pack("<I4s", len(binary), b"BIN\0") + binary
    )  # fmt: skip
