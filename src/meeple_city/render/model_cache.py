"""The models of the pieces, each loaded once."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from panda3d.core import Filename, NodePath

from meeple_city.display.stage import Block, Model
from meeple_city.errors import BadPieces
from meeple_city.render.colours import linear
from meeple_city.render.meshes import MeshBuilder, add_box, add_prism, add_tapered_box, regular_outline

MM = 0.001


class ModelCache:
    """Models by name, from one directory.

    A piece without a model file is drawn as its collision boxes, which pieces.toml lists.
    """

    def __init__(self, models_dir: Path) -> None:
        self._models_dir = models_dir
        self._nodes: dict[Model, NodePath] = {}
        self._pieces_toml: dict[str, Any] | None = None

    def node(self, model: Model) -> NodePath:
        """The node of a named model or a block; copy it rather than moving it."""
        if model not in self._nodes:
            self._nodes[model] = _block(model) if isinstance(model, Block) else self._named(model)
        return self._nodes[model]

    def _named(self, name: str) -> NodePath:
        path = self._models_dir / f"{name}.glb"
        return self._load(path) if path.is_file() else self._boxes(name)

    def _load(self, path: Path) -> NodePath:
        # Imported late: it is slow to import, and boxes do not need it.
        import gltf  # type: ignore[import-untyped]  # panda3d-gltf ships no types

        try:
            node = NodePath(gltf.load_model(Filename.from_os_specific(str(path))))
        except Exception as problem:  # a broken file can raise anything in the loader
            raise BadPieces(f"cannot read the model {path}: {problem}") from problem
        node.flatten_strong()
        return node

    def _boxes(self, name: str) -> NodePath:
        table = self._read_pieces_toml()
        try:
            piece = table["pieces"][name]
            shape = table["shapes"][piece["shape"]]
            colour = linear(table["colours"][piece["colour"]])
        except KeyError as missing:
            raise BadPieces(f"no model of {name!r} in {self._models_dir}: {missing} not found") from missing
        mesh = MeshBuilder()
        for x0, y0, z0, x1, y1, z1 in shape.get("boxes", ()):
            add_box(mesh, (x0 * MM, y0 * MM, z0 * MM), (x1 * MM, y1 * MM, z1 * MM))
        if "prism" in shape:
            prism = shape["prism"]
            add_prism(mesh, regular_outline(prism["sides"], prism["diameter"] * MM), 0.0, prism["height"] * MM)
        return mesh.node(name, colour)

    def _read_pieces_toml(self) -> dict[str, Any]:
        if self._pieces_toml is None:
            path = self._models_dir / "pieces.toml"
            try:
                self._pieces_toml = tomllib.loads(path.read_text(encoding="utf-8"))
            except (OSError, tomllib.TOMLDecodeError) as problem:
                raise BadPieces(f"cannot read {path}: {problem}") from problem
        return self._pieces_toml


def _block(block: Block) -> NodePath:
    mesh = MeshBuilder()
    add_tapered_box(mesh, block.size_m, block.taper)
    return mesh.node("block", linear(block.colour))
