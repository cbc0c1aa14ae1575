"""The models of the pieces, each loaded once."""

from __future__ import annotations

from pathlib import Path

from panda3d.core import Filename, NodePath

from meeple_city.display.stage import Block, Model
from meeple_city.errors import BadPieces
from meeple_city.render.colours import linear
from meeple_city.render.errors import DrawingError
from meeple_city.render.meshes import MeshBuilder, add_tapered_box


class ModelCache:
    """Models by name, from one directory."""

    def __init__(self, models_dir: Path) -> None:
        self._models_dir = models_dir
        self._nodes: dict[Model, NodePath] = {}

    def node(self, model: Model) -> NodePath:
        """The node of a named model or a block; copy it rather than moving it."""
        if model not in self._nodes:
            self._nodes[model] = _block(model) if isinstance(model, Block) else self._load(model)
        return self._nodes[model]

    def _load(self, name: str) -> NodePath:
        path = self._models_dir / f"{name}.glb"
        if not path.is_file():
            raise DrawingError(f"no model of {name!r}: {path} is missing; `make models` regenerates it")
        # Imported late: it is slow to import, and blocks do not need it.
        import gltf  # type: ignore[import-untyped]  # panda3d-gltf ships no types

        try:
            node = NodePath(gltf.load_model(Filename.from_os_specific(str(path))))
        except Exception as problem:  # a broken file can raise anything in the loader
            raise BadPieces(f"cannot read the model {path}: {problem}") from problem
        node.flatten_strong()
        return node


def _block(block: Block) -> NodePath:
    mesh = MeshBuilder()
    add_tapered_box(mesh, block.size_m, block.taper)
    return mesh.node("block", linear(block.colour))
