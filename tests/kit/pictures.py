"""Read and compare pictures, and set up the city for drawing."""

from __future__ import annotations

import json
import math
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
from panda3d.core import Filename, PNMImage, StringStream
from tests.kit.tables import table

from meeple_city.display.camera import Camera
from meeple_city.display.stage import Drawn, Stage, piece_number
from meeple_city.files import data_folder
from meeple_city.setup import scenes

GOLDEN = Path(__file__).parents[1] / "render" / "golden"
MODELS = data_folder("models")


def read(path: Path) -> PNMImage:
    """Read a picture from a file."""
    image = PNMImage()
    assert image.read(Filename.from_os_specific(str(path))), f"cannot read {path}"
    return image


def pixels(image: PNMImage) -> np.ndarray:
    """A picture as numbers from 0 to 255: rows, columns, channels."""
    stream = StringStream()
    image.write(stream, "x.ppm")
    data = stream.get_data()
    head = b"P6\n%d %d\n255\n" % (image.get_x_size(), image.get_y_size())
    assert data.startswith(head)
    size = (image.get_y_size(), image.get_x_size(), 3)
    return np.frombuffer(data[len(head) :], np.uint8).reshape(size).astype(int)


def changed_pixels(one: PNMImage, other: PNMImage, least: int = 32) -> int:
    """How many pixels differ clearly: some channel by more than `least` of 255."""
    return int((np.abs(pixels(one) - pixels(other)).max(axis=2) > least).sum())


@cache
def city(scene: str = "meeple-city") -> tuple[Stage, dict[str, tuple]]:
    """A fresh scene: its stage, and the movable pieces by id."""
    laid = table(scene)
    return scenes.stage(laid, None), scenes.drawn_pieces(laid, laid.initial_snapshot())


@cache
def collapse() -> dict[str, tuple]:
    """The city while a building falls, as recorded once: physics may end differently on another machine."""
    rows = json.loads((GOLDEN / "collapse.json").read_text())
    return {id_: (model, tuple(place), tuple(turn)) for id_, (model, place, turn) in rows.items()}


def view(name: str, scene: str = "meeple-city") -> Camera:
    """A named camera of a fresh scene."""
    laid = table(scene)
    return scenes.named_camera(laid, name, laid.initial_snapshot())


def staged(stage: Stage, pieces: dict[str, tuple]) -> Stage:
    """The stage with these pieces added."""
    shown = (Drawn(*piece, piece_number(id_)) for id_, piece in pieces.items())
    return replace(stage, pieces=(*stage.pieces, *shown))


def close_to(a: tuple[float, ...], b: tuple[float, ...], within: float) -> bool:
    """Whether two points are no farther apart than that."""
    return math.dist(a, b) <= within
