"""Write a sketch as a GLB file, with Blender."""

from __future__ import annotations

import contextlib
import io
import json
import struct
import tempfile
from pathlib import Path
from typing import Any

import bpy

from .colours import linear, palette
from .pieces import ModelError, Piece
from .sketch import Sketch, Vec

ROUGHNESS = 0.6


def write_glb(piece: Piece, sketch: Sketch, folder: Path) -> int:
    """Write a piece to <folder>/<piece>.glb; returns the number of triangles in the file."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    make_mesh(piece.name, sketch, palette(piece.kind, piece.paint))
    path = folder / f"{piece.name}.glb"
    with tempfile.TemporaryDirectory() as scratch:  # so that a failed export leaves the old file intact
        exported = Path(scratch) / path.name
        with contextlib.redirect_stdout(io.StringIO()):  # the exporter is chatty
            export(exported)
        try:
            path.write_bytes(exported.read_bytes())
        except OSError as error:
            raise ModelError(f"cannot write {path}: {error.strerror}") from error
    return count_triangles(path)


def make_mesh(name: str, sketch: Sketch, colours: dict[str, str]) -> None:
    """Put the sketch into the (empty) scene as one mesh, in metres."""
    index: dict[Vec, int] = {}
    faces = []
    for face in sketch.faces:
        # Rounded, so that a corner computed in two ways is still one; adding zero turns -0.0 into 0.0.
        keys = [
            (round(x / 1000, 8) + 0.0, round(y / 1000, 8) + 0.0, round(z / 1000, 8) + 0.0) for x, y, z in face.corners
        ]
        faces.append([index.setdefault(key, len(index)) for key in keys])
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(list(index), [], faces)
    used = [material for material in colours if any(face.material == material for face in sketch.faces)]
    for material in used:
        mesh.materials.append(make_material(material, colours[material]))
    for polygon, face in zip(mesh.polygons, sketch.faces, strict=True):
        polygon.material_index = used.index(face.material)
        polygon.use_smooth = True
    mesh.normals_split_custom_set([normal for face in sketch.faces for normal in face.normals])
    bpy.context.scene.collection.objects.link(bpy.data.objects.new(name, mesh))


def make_material(name: str, colour: str) -> Any:
    """A plain painted material."""
    material = bpy.data.materials.new(name)
    shader = material.node_tree.nodes["Principled BSDF"]
    shader.inputs["Base Color"].default_value = (*linear(colour), 1.0)
    shader.inputs["Roughness"].default_value = ROUGHNESS
    shader.inputs["Metallic"].default_value = 0.0
    material.use_backface_culling = True
    return material


def export(path: Path) -> None:
    """Write the scene; glTF is y-up, so the exporter turns it and loaders turn it back."""
    bpy.ops.export_scene.gltf(
        filepath=str(path),
        export_format="GLB",
        export_yup=True,
        export_apply=False,
        export_texcoords=False,
        export_normals=True,
        export_tangents=False,
        export_materials="EXPORT",
        export_animations=False,
        export_skins=False,
        export_morph=False,
        export_cameras=False,
        export_lights=False,
        export_extras=False,
        export_vertex_color="NONE",
    )


def count_triangles(path: Path) -> int:
    """The number of triangles in a GLB file."""
    content = path.read_bytes()
    (length,) = struct.unpack_from("<I", content, 12)
    document = json.loads(content[20 : 20 + length])
    primitives = [primitive for mesh in document["meshes"] for primitive in mesh["primitives"]]
    return sum(int(document["accessors"][primitive["indices"]]["count"]) for primitive in primitives) // 3
