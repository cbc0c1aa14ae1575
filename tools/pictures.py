"""Make the pictures in docs/pictures: `make pictures`, and all pieces front and back: `make contact-sheet`.

python -m tools.pictures [--to FOLDER] [NAME ...]
"""

from __future__ import annotations

import argparse
import math
import os
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from panda3d.core import Filename, PNMImage, StringStream, load_prc_file_data

from meeple_city.border import Drop
from meeple_city.display.camera import Camera
from meeple_city.display.geometry import Position, Quaternion
from meeple_city.display.stage import BOARD_THICKNESS_M, Drawn, Stage, piece_number
from meeple_city.files import data_folder
from meeple_city.render.picture_renderer import APERTURE, PictureRenderer
from meeple_city.setup import scenes
from meeple_city.table.snapshot import Snapshot
from meeple_city.table.table import Table
from meeple_city.ui.beside_board import PlayerArea, RunawayBoard, lay_beside_board
from meeple_city.ui.cameras import chin_view
from tools.contact_sheet import KINDS, TURNED, draw_contact_sheet

SIZE = (1280, 720)
SIZES = {"top": (1280, 1280)}
MARGIN = 1.05  # around what a picture is of
BODY_TOP_M = 0.115
CHIN_DOWN = 0.08  # how much lower than along the breath the picture over a chin looks; our choice
OUT = Path(__file__).resolve().parents[1] / "docs" / "pictures"
DROPS = (("body:red", (-150.0, -150.0)), ("body:blue", (150.0, -150.0)), ("body:yellow", (-150.0, 150.0)))
LATE_EYE_M = (-0.60, -0.98, 0.46)
LATE_FRAME_M = ((-0.34, -0.42, 0.0),)  # what the picture shows besides the city
QUALITY = 90

# How people with weak green cones see: linear light, after Viénot, Brettel and Mollon (1999).
DEUTERANOPIA = np.array([[0.29275, 0.70725, 0.0], [0.29275, 0.70725, 0.0], [-0.02234, 0.02234, 1.0]])


# ---- what is seen


def fresh(scene: str = "meeple-city") -> tuple[Table, Snapshot]:
    """A city nobody has touched."""
    table = scenes.open_scene(scene, 0)
    return table, table.initial_snapshot()


def seen(camera: Callable[[Table, Snapshot], Camera], scene: str = "meeple-city") -> tuple[Stage, Camera]:
    """A fresh city from some camera."""
    table, before = fresh(scene)
    return scenes.stage(table, before), camera(table, before)


def named(name: str) -> Callable[[Table, Snapshot], Camera]:
    """A named camera."""
    return lambda table, before: scenes.named_camera(table, name, before)


def filled(camera: Camera, points: Iterable[Position], size: tuple[int, int] = SIZE) -> Camera:
    """The same eye, looking so that these points fill the picture."""
    eye, off = np.array(camera.eye_m), np.array(list(points)) - np.array(camera.eye_m)
    ahead, half = _unit(np.array(camera.target_m) - eye), 0.0
    for _ in range(8):
        right = _unit(np.cross(ahead, (0.0, 0.0, 1.0) if abs(ahead[2]) < 0.999 else (0.0, 1.0, 0.0)))
        up = np.cross(right, ahead)
        flat = np.stack([off @ right, off @ up], axis=1) / (off @ ahead)[:, None]
        middle, reach = (flat.max(axis=0) + flat.min(axis=0)) / 2, (flat.max(axis=0) - flat.min(axis=0)) / 2
        ahead = _unit(ahead + middle[0] * right + middle[1] * up)
        half = max(reach[1], reach[0] * size[1] / size[0])
    target = eye + ahead * np.linalg.norm(np.array(camera.target_m) - eye)
    return Camera(camera.eye_m, tuple(target.tolist()), 2 * math.degrees(math.atan(half * MARGIN)))


def _unit(vector: NDArray[np.float64]) -> NDArray[np.float64]:
    return np.asarray(vector / np.linalg.norm(vector))


def city_points(table: Table) -> list[Position]:
    """The corners of the boards, and the feet and heads of the monsters."""
    corners = [(x, y, 0.0) for board in table.scene.boards for x, y in board]
    bodies = [piece for piece in table.scene.pieces if piece.model.shape.kind == "body"]
    return corners + [(*piece.position[:2], z) for piece in bodies for z in (0.0, BODY_TOP_M)]


def whole_city(camera: Callable[[Table, Snapshot], Camera]) -> Callable[[Table, Snapshot], Camera]:
    """A camera that the city fills."""
    return lambda table, before: filled(camera(table, before), city_points(table))


def collapse() -> tuple[Stage, Camera]:
    """A monster bursts through a building: floors turn over, Meeples fly."""
    table, before = fresh()
    track = table.run(before, Drop("body:red", (-20, -150), 300, (0, 70, -10)))
    models = {piece.id: piece.model for piece in before.pieces}
    drawn = dict(scenes.drawn_pieces(table, before))
    moment = 0.32 * track.tick_hz
    for frame in track.frames:
        if frame.tick > moment:
            break
        for id_, pose in frame.poses.items():
            drawn[id_] = (models[id_], *scenes.drawn_pose(table, models[id_], pose))
    return _with(table, drawn), Camera((-0.21, -0.56, 0.25), (-0.014, -0.15, 0.014), 42.0)


def chin() -> tuple[Stage, Camera]:
    """Over the head of a monster that is about to blow at a building."""
    table, before = fresh()
    drawn = dict(scenes.drawn_pieces(table, before))
    model, place, _ = drawn["body:red"]
    turn = facing(place, (0.0, 0.0))
    drawn["body:red"] = (model, place, turn)
    drawn["paws:red"] = (*drawn["paws:red"][:2], turn)
    camera = chin_view((place, turn), (0.0, 0.0, 0.0))
    lower = (*camera.target_m[:2], camera.target_m[2] - CHIN_DOWN * math.dist(camera.eye_m, camera.target_m))
    return _with(table, drawn), replace(camera, target_m=lower)


def facing(place: Position, toward: tuple[float, float]) -> Quaternion:
    """How a piece is turned that looks at a point; its front is at -y."""
    angle = math.atan2(toward[1] - place[1], toward[0] - place[0]) / 2 + math.pi / 4
    return (math.cos(angle), 0.0, 0.0, math.sin(angle))


def _with(table: Table, drawn: Mapping[str, tuple[str, Position, Quaternion]]) -> Stage:
    """The stage of a table with these pieces on it."""
    stage = scenes.stage(table, None)
    shown = (Drawn(*row, piece_number(id_)) for id_, row in drawn.items())
    return replace(stage, pieces=(*stage.pieces, *shown))


def seat() -> tuple[Stage, Camera]:
    """The first turn, from a chair: the city, and what everybody has on the table."""
    table, before = fresh()
    seats = scenes.camera_subjects(table).seats
    beside = _beside(table, {colour: PlayerArea(6) for colour in seats if colour != "red"}, [])
    stage = scenes.stage(table, before)
    return replace(stage, pieces=(*stage.pieces, *beside)), whole_city(named("seat:red"))(table, before)


def late() -> tuple[Stage, Camera]:
    """Late in a match: three buildings are down, the monsters are back on their Paws, and everybody has eaten."""
    table, before = fresh()
    snapshot = before
    for body, (x, y) in DROPS:
        snapshot = table.run(snapshot, Drop(body, (x, y), 300, (0, 90, 0))).final
    seats = scenes.camera_subjects(table).seats
    floors = ["floor-large", "floor-rectangle", "floor-small", "floor-small"]
    eaten = [f"meeple-{colour}" for colour in ("red", "blue", "green", "yellow", "black", "gray", "red")]
    own = {colour: PlayerArea(4 - n, floors[n:], eaten) for n, colour in enumerate(seats)}
    beside = _beside(table, own, ["red", "gray", "blue", "black", "green", "yellow", "red", "black"])
    drawn = dict(scenes.drawn_pieces(table, snapshot))
    drawn |= {id_: row for id_, row in scenes.drawn_pieces(table, before).items() if id_.startswith("body:")}
    stage = _with(table, drawn)
    camera = filled(Camera(LATE_EYE_M, (-0.1, -0.1, 0.0)), [*city_points(table), *LATE_FRAME_M])
    return replace(stage, pieces=(*stage.pieces, *beside)), camera


def _beside(table: Table, own: Mapping[str, PlayerArea], runaways: list[str]) -> list[Drawn]:
    """What lies around the board."""
    seats = scenes.camera_subjects(table).seats
    beside = lay_beside_board(seats, own, RunawayBoard("A", runaways, spaces=5), table.scene.table.size)
    return [replace(piece, number=piece_number(id_)) for id_, piece in beside.items()]


def close_up() -> tuple[Stage, Camera]:
    """A building from a Meeple's height, a monster behind it."""
    table, before = fresh()
    pieces = dict(scenes.drawn_pieces(table, before))
    model, _, _ = pieces["body:red"]
    pieces["body:red"] = (model, (0.030, -0.115, 0.0), (math.cos(0.2), 0.0, 0.0, math.sin(0.2)))
    return _with(table, pieces), Camera((-0.085, -0.43, 0.085), (0.005, -0.175, 0.036), 30.0)


def meeples() -> tuple[Stage, Camera]:
    """The six kinds of Meeples close up: their fronts, and their backs behind them."""
    found = []
    for n, kind in enumerate(KINDS):
        x = 0.024 * (n - 2.5)
        found.append(Drawn(f"meeple-{kind}", (x, 0.0, -BOARD_THICKNESS_M)))
        found.append(Drawn(f"meeple-{kind}", (x + 0.012, 0.034, -BOARD_THICKNESS_M), TURNED))
    # The smaller the table, the finer its wood is painted.
    stage = Stage(tuple(found), table_size_m=(0.42, 0.30), board_size_m=None)
    return stage, Camera((0.006, -0.27, 0.085), (0.006, 0.012, 0.022), 18.0)


# ---- the pictures


PICTURES: Mapping[str, Callable[[], tuple[Stage, Camera]]] = {
    "seat": seat,
    "standing": lambda: seen(whole_city(named("stand:red"))),
    "chin": chin,
    "top": lambda: seen(named("top")),
    "close-up": close_up,
    "collapse": collapse,
    "late": late,
    "twin-city": lambda: seen(
        whole_city(lambda table, before: Camera((0.17, -0.93, 0.78), (0.0, 0.0, 0.0))), "twin-city"
    ),
    "meeples": meeples,
}
CONTACT_SHEET = "contact-sheet"
NAMES = (*PICTURES, CONTACT_SHEET)
APERTURES = {"chin": 0.0005}  # what is close to the lens stays sharp
FILTERED = ("seat", "meeples")  # also as people with red-green blindness see them


def draw(names: list[str], folder: Path) -> None:
    """Draw these pictures and print a line for each."""
    load_prc_file_data("pictures", f"jpeg-quality {QUALITY}")
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        if name == CONTACT_SHEET:
            _write(draw_contact_sheet(), folder / f"{name}.jpg")
            continue
        stage, camera = PICTURES[name]()
        with PictureRenderer(SIZES.get(name, SIZE), data_folder("models")) as renderer:
            renderer.draw(stage, camera, aperture=APERTURES.get(name, APERTURE))
            picture = renderer.picture()
        _write(picture, folder / f"{name}.jpg")
        if name in FILTERED:
            _write(as_seen_without_green(picture), folder / f"{name}-red-green.jpg")


def as_seen_without_green(picture: PNMImage) -> PNMImage:
    """The picture as people with red-green blindness see it."""
    light = np.power(_pixels(picture) / 255.0, 2.2)
    shown = np.power(np.clip(light @ DEUTERANOPIA.T, 0.0, 1.0), 1 / 2.2)
    rows = (shown * 255).round().astype(np.uint8)
    head = b"P6\n%d %d\n255\n" % (rows.shape[1], rows.shape[0])
    filtered = PNMImage()
    filtered.read(StringStream(head + rows.tobytes()), "x.ppm")
    return filtered


def _pixels(picture: PNMImage) -> NDArray[np.uint8]:
    plain = PNMImage(picture)
    if plain.has_alpha():
        plain.remove_alpha()
    stream = StringStream()
    plain.write(stream, "x.ppm")
    size = (picture.get_y_size(), picture.get_x_size(), 3)
    return np.frombuffer(stream.get_data()[-size[0] * size[1] * 3 :], np.uint8).reshape(size)


def _write(picture: PNMImage, path: Path) -> None:
    if picture.has_alpha():
        picture.remove_alpha()
    if not picture.write(Filename.from_os_specific(str(path))):
        raise OSError(f"cannot write {path}")
    print(f"{os.path.relpath(path)}  {picture.get_x_size()} x {picture.get_y_size()}", flush=True)


def main() -> int:
    """Draw the pictures that are named, or all."""
    parser = argparse.ArgumentParser(prog="tools.pictures", description="Make the pictures in docs/pictures.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"one or more of {', '.join(NAMES)}; none means all")
    parser.add_argument("--to", type=Path, metavar="FOLDER", default=OUT, help="default docs/pictures")
    wanted = parser.parse_args()
    names = wanted.names
    unknown = [name for name in names if name not in NAMES]
    if unknown:
        print(f"tools.pictures: no picture {unknown[0]!r}; allowed: {', '.join(NAMES)}", file=sys.stderr)
        return 2
    draw(names or list(NAMES), wanted.to)
    return 0


if __name__ == "__main__":
    sys.exit(main())
