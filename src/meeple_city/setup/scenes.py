"""Scenes opened by name, and tables turned into something to draw."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from meeple_city.border.geometry import middle, rotate
from meeple_city.border.seeds import check_seed
from meeple_city.config_reader import read_json
from meeple_city.display.camera import Camera
from meeple_city.display.geometry import Position, Quaternion
from meeple_city.display.stage import Drawn, PaintedZone, Sign, Stage, piece_number
from meeple_city.display.table_layout import TableLayout
from meeple_city.errors import BadInput
from meeple_city.files import data_folder, scene_file
from meeple_city.table.geometry import subtract
from meeple_city.table.snapshot import Snapshot
from meeple_city.table.table import Table, open_table
from meeple_city.ui.cameras import CameraSubjects, named_view
from meeple_city.ui.seats import bounds_of, find_seats
from meeple_city.words.catalogue import Words

DEFAULT_SCENE = "meeple-city"
SCENES_BY_BOXES = {1: DEFAULT_SCENE, 2: "twin-city"}
PAINTED = ("neighborhood", "start", "vehicle_space", "wall", "sidewalk")  # kinds of zones, the lowest first


def open_scene(name: str, seed: int) -> Table:
    """A table with a scene on it."""
    check_seed(seed, "--seed")
    return open_table(data_folder("models"), scene_file(name), seed)


def open_snapshot(path: Path, scene: str | None) -> tuple[Table, Snapshot]:
    """A saved snapshot, with the scene it belongs to."""
    snapshot = Snapshot.from_json(read_json(path, BadInput), str(path))
    if scene is None and not (data_folder("scenes") / f"{snapshot.scene}.toml").is_file():
        raise BadInput(
            f"{path}: was made on scene {snapshot.scene!r}, which is not shipped; name its file with --scene"
        )
    if scene is not None and not scene.endswith(".toml") and scene != snapshot.scene:
        raise BadInput(f"{path}: was made on scene {snapshot.scene!r}, not on {scene!r}")
    table = open_scene(scene or snapshot.scene, snapshot.seed)
    if table.scene_digest != snapshot.scene_digest:
        raise BadInput(f"{path}: was made on another version of scene {snapshot.scene!r}")
    try:
        table.check(snapshot)
    except BadInput as cause:
        raise BadInput(f"{path}: {cause}") from None
    return table, snapshot


def stage(table: Table, snapshot: Snapshot | None, words: Words | None = None) -> Stage:
    """The table as something to draw; without a snapshot only what is fixed, without words the scene's own names."""
    fixed = [
        Drawn(p.model.name, p.position, p.quaternion, piece_number(p.id))
        for p in table.scene.pieces
        if p.model.shape.fixed
    ]
    shown = drawn_pieces(table, snapshot) if snapshot else {}
    movable = [Drawn(*row, piece_number(id_)) for id_, row in shown.items()]
    zones = tuple(
        PaintedZone(tuple((x * 1000, y * 1000) for x, y in zone.outline), zone.colour)
        for kind in PAINTED
        for zone in table.scene.zones.of_kind(kind)
    )
    top = table.scene.table
    return Stage((*fixed, *movable), zones, top.size, top.centre, board_size_m=None, signs=_signs(table, words))


def _signs(table: Table, words: Words | None) -> tuple[Sign, ...]:
    """The names of Neighborhoods and buildings, as they are written on the board."""
    hoods = [zone.name for zone in table.scene.zones.of_kind("neighborhood")]
    names = [*hoods, *(building.name for building in table.scene.buildings)]
    return tuple(Sign(name, words.name("sign", name) if words else name) for name in names)


def drawn_pieces(table: Table, snapshot: Snapshot) -> dict[str, tuple[str, Position, Quaternion]]:
    """Every movable piece by id: its model, and the place and turn of the model's own frame."""
    return {
        piece.id: (piece.model, *drawn_pose(table, piece.model, (piece.position, piece.quaternion)))
        for piece in snapshot.pieces
    }


def drawn_pose(table: Table, model: str, pose: tuple[Position, Quaternion]) -> tuple[Position, Quaternion]:
    """From the centre of mass, which snapshots and tracks use, to the model's own frame."""
    position, quaternion = pose
    return subtract(position, rotate(quaternion, table.catalogue.models[model].shape.com)), quaternion


def table_layout(table: Table, snapshot: Snapshot) -> TableLayout:
    """A table as a window draws it: what is fixed, every piece, and which of them are set aside."""
    everything = replace(snapshot, pieces=(*snapshot.pieces, *snapshot.aside))
    aside = tuple(piece.id for piece in snapshot.aside)
    return TableLayout(stage(table, None), drawn_pieces(table, everything), aside)


def camera_subjects(table: Table, snapshot: Snapshot | None = None) -> CameraSubjects:
    """What the named cameras depend on: the boards, the seats behind the starting areas, and the Bodies."""
    scene = table.scene
    starts = {zone.name.partition(":")[2]: middle(zone.outline) for zone in scene.zones.of_kind("start")}
    pieces = drawn_pieces(table, snapshot) if snapshot else {}
    bodies = {id_[5:]: (place, turn) for id_, (_, place, turn) in pieces.items() if id_.startswith("body:")}
    bounds = bounds_of(scene.boards)
    size = (bounds.x1 - bounds.x0, bounds.y1 - bounds.y0)
    return CameraSubjects(size, bounds.centre, find_seats(starts, bounds), bodies)


def named_camera(table: Table, name: str, snapshot: Snapshot | None = None) -> Camera:
    """A named camera, fitted to the boards, seats and Bodies of the scene."""
    return named_view(name, camera_subjects(table, snapshot))
