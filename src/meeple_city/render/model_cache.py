"""The drawings of the pieces, each loaded once."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from panda3d.core import Filename, NodePath

from meeple_city.display.stage import Block, Model
from meeple_city.errors import BadPieces
from meeple_city.render.colours import linear
from meeple_city.render.meshes import Mesh, add_box, add_prism, add_tapered, regular_outline

MM = 0.001


class ModelCache:
    """Drawings by name, out of one directory.

    A piece that has no drawing yet is drawn as the boxes it collides as, which pieces.toml tells.
    """

    def __init__(self, models_dir: Path) -> None:
        self._models_dir = models_dir
        self._drawings: dict[Model, NodePath] = {}
        self._sheet: dict[str, Any] | None = None

    def drawing(self, model: Model) -> NodePath:
        """The drawing of that name, or of that block, to be copied rather than moved about."""
        if model not in self._drawings:
            self._drawings[model] = _block(model) if isinstance(model, Block) else self._named(model)
        return self._drawings[model]

    def _named(self, name: str) -> NodePath:
        path = self._models_dir / f"{name}.glb"
        return self._loaded(path) if path.is_file() else self._boxes(name)

    def _loaded(self, path: Path) -> NodePath:
        # Imported late: it is slow to import, and not needed for boxes.
        import gltf

        try:
            drawing = NodePath(gltf.load_model(Filename.from_os_specific(str(path))))
        except Exception as problem:  # whatever a broken file makes the loader trip over
            raise BadPieces(f"cannot read the drawing {path}: {problem}") from problem
        drawing.flatten_strong()
        return drawing

    def _boxes(self, name: str) -> NodePath:
        sheet = self._read_sheet()
        try:
            piece = sheet["pieces"][name]
            shape = sheet["shapes"][piece["shape"]]
            colour = linear(sheet["colours"][piece["colour"]])
        except KeyError as missing:
            raise BadPieces(f"no drawing of {name!r} in {self._models_dir}: {missing} not found") from missing
        mesh = Mesh()
        for x0, y0, z0, x1, y1, z1 in shape.get("boxes", ()):
            add_box(mesh, (x0 * MM, y0 * MM, z0 * MM), (x1 * MM, y1 * MM, z1 * MM))
        if "prism" in shape:
            prism = shape["prism"]
            add_prism(mesh, regular_outline(prism["sides"], prism["diameter"] * MM), 0.0, prism["height"] * MM)
        return mesh.node(name, colour)

    def _read_sheet(self) -> dict[str, Any]:
        if self._sheet is None:
            path = self._models_dir / "pieces.toml"
            try:
                self._sheet = tomllib.loads(path.read_text(encoding="utf-8"))
            except (OSError, tomllib.TOMLDecodeError) as problem:
                raise BadPieces(f"cannot read {path}: {problem}") from problem
        return self._sheet


def _block(block: Block) -> NodePath:
    mesh = Mesh()
    add_tapered(mesh, block.size_m, block.taper)
    return mesh.node("block", linear(block.colour))
