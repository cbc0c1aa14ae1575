"""The models of the pieces and the pictures on them, each loaded once."""

from __future__ import annotations

import tomllib
from functools import cached_property
from pathlib import Path
from typing import Any

from panda3d.core import Filename, PNMImage, SamplerState, Texture

from meeple_city.display.prints import print_key
from meeple_city.display.stage import Block, Model, Stage
from meeple_city.errors import BadPieces
from meeple_city.render.board_signs import BoardPrint, SignPlace
from meeple_city.render.errors import DrawingError
from meeple_city.render.glb import read_glb
from meeple_city.render.triangle_mesh import TriangleMesh, block_mesh

ATLAS, ROOM, LOOKS, PRINTS = "pieces.jpg", "room.jpg", "looks.toml", "prints.toml"
FLOORS_IN_A_BOX = 19  # numbers go on from box to box; each box may have looks of its own
RUINS_IN_A_BOX = 7
ANISOTROPY = 8  # our choice; software OpenGL takes almost twice as long with any


class ModelCache:
    """Meshes and textures by name, from one directory."""

    def __init__(self, models_dir: Path) -> None:
        self._models_dir = models_dir
        self._meshes: dict[tuple[Model, int], TriangleMesh] = {}
        self._pictures: dict[str, Texture] = {}
        self._sharp = False

    def mesh(self, model: Model, number: int = 1) -> TriangleMesh:
        """The mesh of a named model or a block; of a model with several looks, the one for that number."""
        if isinstance(model, Block):
            return self._kept((model, 0), lambda: block_mesh(model))
        boxes = self._looks.get(model, ())
        if not boxes:
            return self._kept((model, 0), lambda: self._load(model))
        box, in_box = divmod(number - 1, RUINS_IN_A_BOX if model.startswith("ruin") else FLOORS_IN_A_BOX)
        box %= len(boxes)
        look = in_box % len(boxes[box])
        key = (model, look + sum(len(looks) for looks in boxes[:box]))
        return self._kept(key, lambda: self._load(model).shifted(*boxes[box][look]))

    @cached_property
    def atlas(self) -> Texture:
        """The prints of all pieces; plain white where there are none."""
        return self._picture(ATLAS, mipmaps=True)

    @cached_property
    def room(self) -> Texture:
        """The room around the table, out of focus."""
        made = self._picture(ROOM, mipmaps=False)
        made.set_wrap_u(SamplerState.WM_repeat)
        return made

    def board_print(self, stage: Stage) -> BoardPrint | None:
        """The print of a stage's boards; None if nobody has drawn one."""
        if not stage.zones:
            return None
        key = print_key(stage.zones)
        for row in self._toml(PRINTS).values():
            if isinstance(row, dict) and row.get("zones") == key:
                x, y, width, depth = (float(value) for value in row["area_mm"])
                places = tuple(SignPlace.read(sign) for sign in row.get("signs", ()))
                return BoardPrint(self._picture(str(row["picture"]), mipmaps=True), (x, y, width, depth), places)
        return None

    def keep(self, picture: Texture) -> None:
        """Filter a picture that was made elsewhere as the others are."""
        self._pictures[picture.get_name()] = picture
        self._filter(picture)

    @property
    def folder(self) -> Path:
        """Where the models are."""
        return self._models_dir

    def set_sharp(self, on: bool) -> None:
        """Filter all pictures well, or as quickly as possible."""
        self._sharp = on
        for picture in self._pictures.values():
            self._filter(picture)

    def _filter(self, picture: Texture) -> None:
        if picture.get_minfilter() == SamplerState.FT_linear:
            return  # out of focus anyway
        if self._sharp:
            picture.set_minfilter(SamplerState.FT_linear_mipmap_linear)
            picture.set_anisotropic_degree(ANISOTROPY)
        else:
            picture.set_minfilter(SamplerState.FT_linear_mipmap_nearest)
            picture.set_anisotropic_degree(1)

    def _kept(self, key: tuple[Model, int], make: Any) -> TriangleMesh:
        if key not in self._meshes:
            self._meshes[key] = make()
        return self._meshes[key]

    def _load(self, name: str) -> TriangleMesh:
        path = self._models_dir / f"{name}.glb"
        if not path.is_file():
            raise DrawingError(f"no model of {name!r}: {path} is missing; `make models` regenerates it")
        return read_glb(path)

    @cached_property
    def _looks(self) -> dict[str, tuple[tuple[tuple[float, float], ...], ...]]:
        """By model and by box, how far each look is from the first on the atlas."""
        return {
            name: tuple(tuple((float(u), float(v)) for u, v in rows) for rows in boxes)
            for name, boxes in self._toml(LOOKS).items()
        }

    def _toml(self, name: str) -> dict[str, Any]:
        path = self._models_dir / name
        if not path.is_file():
            return {}
        try:
            return tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError) as problem:
            raise BadPieces(f"cannot read {path}: {problem}; `make models` regenerates it") from problem

    def _picture(self, name: str, mipmaps: bool) -> Texture:
        if name not in self._pictures:
            self._pictures[name] = self._load_picture(name, mipmaps)
            self._filter(self._pictures[name])
        return self._pictures[name]

    def _load_picture(self, name: str, mipmaps: bool) -> Texture:
        path, image = self._models_dir / name, PNMImage(1, 1)
        image.fill(1.0)
        if path.is_file():
            image = PNMImage()
            if not image.read(Filename.from_os_specific(str(path))):
                raise BadPieces(f"cannot read the picture {path}; `make models` regenerates it")
        made = Texture(name)
        made.load(image)
        made.set_minfilter(SamplerState.FT_linear_mipmap_nearest if mipmaps else SamplerState.FT_linear)
        made.set_magfilter(SamplerState.FT_linear)
        made.set_wrap_u(SamplerState.WM_clamp)
        made.set_wrap_v(SamplerState.WM_clamp)
        return made
