"""The commands: the only place that knows every part.

Parts that draw or simulate are imported by the commands that need them, so that the rest answers at once.
"""

from __future__ import annotations

import json
import math
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from meeple_city.config_reader import parse_json, read_json, read_text
from meeple_city.errors import BadInput, BadRequest, MeepleCityError
from meeple_city.files import check_writable, data_folder, scene_file, write_json
from meeple_city.ui.settings import PlayOptions

if TYPE_CHECKING:
    from meeple_city.border import Outcome, Request
    from meeple_city.display.camera import Camera
    from meeple_city.display.stage import Place, Stage, Turn
    from meeple_city.setup.window_matches import WindowMatches
    from meeple_city.table.snapshot import Snapshot
    from meeple_city.table.table import Table
    from meeple_city.ui.cameras import CameraSubjects

USUAL_SCENE = "meeple-city"
MOST_SEED = 2**62


@dataclass(frozen=True)
class Report:
    """What a command found: the JSON keys others rely on, and the same for people."""

    data: dict[str, Any]
    lines: tuple[str, ...]


def open_scene(name: str, seed: int) -> Table:
    """A table with a scene on it."""
    from meeple_city.table.table import open_table

    if abs(seed) > MOST_SEED:
        raise BadInput(f"--seed must be from {-MOST_SEED} to {MOST_SEED}, not {seed}")
    return open_table(data_folder("models"), scene_file(name), seed)


def city(scene: str | None, seed: int, rest_s: float, sleep: bool, then: str | None) -> Report:
    """Build a scene with every piece awake and leave it alone."""
    _seconds("--rest", rest_s, 3600)
    started = time.perf_counter()
    table, before = _table_and_snapshot(scene, seed, then)
    final, asleep_after, awake = table.runner.leave_alone(before, rest_s, sleep)
    drift = max(
        (math.dist(a.position, b.position) for a, b in zip(before.pieces, final.pieces, strict=True)), default=0.0
    )
    pieces = _counts(table, before)
    data = {
        "scene": table.scene.name,
        "seed": table.scene.seed,
        "pieces": pieces,
        "neighborhoods": len(table.scene.zones.of_kind("neighborhood")),
        "rest_s": rest_s,
        "max_drift_mm": drift * 1000,
        "asleep_after_s": asleep_after,
        "awake": awake,
        "wall_s": time.perf_counter() - started,
        "digest": final.digest(),
    }
    asleep = "never all asleep" if asleep_after is None else f"all asleep after {asleep_after:.2f} s"
    lines = (
        f"{table.scene.title}, seed {table.scene.seed}: " + ", ".join(f"{n} {kind}" for kind, n in pieces.items()),
        f"left alone for {rest_s:g} s: moved by at most {drift * 1000:.2f} mm, {asleep}, {awake} awake at the end",
    )
    return Report(data, lines)


@dataclass(frozen=True)
class ShootOptions:
    """What `shoot` was asked for."""

    scene: str | None
    seed: int
    shot: str
    repeat: int = 1
    then: str | None = None
    save: Path | None = None
    track: Path | None = None


def shoot(options: ShootOptions) -> Report:
    """One request on a scene, or going on from a saved snapshot."""
    for path in (options.save, options.track):
        if path:
            check_writable(path)
    if options.save and options.save == options.track:
        raise BadInput(f"--save and --track cannot both write {options.save}")
    if not 1 <= options.repeat <= 1000:
        raise BadInput(f"--repeat must be from 1 to 1000, not {options.repeat}")
    request = _read_shot(options.shot)
    table, before = _table_and_snapshot(options.scene, options.seed, options.then)
    started = time.perf_counter()
    track = table.run(before, request)
    outcome = table.observe(before, track)
    wall_ms = (time.perf_counter() - started) * 1000
    digest = track.final.digest()
    if options.repeat > 1:
        _same_elsewhere(options, request, digest)
    if options.save:
        write_json(options.save, track.final.to_json())
    if options.track:
        write_json(options.track, track.to_json())
    penetration = track.final.overlap() * 1000
    return _shot_report(outcome, wall_ms, digest, penetration, options.repeat)


def _shot_report(outcome: Outcome, wall_ms: float, digest: str, penetration_mm: float, repeats: int) -> Report:
    from meeple_city.words.outcome import tell

    data = outcome.to_json()
    data["touched"] = [touch.piece for touch in outcome.touched]
    data["touched_before_release"] = [touch.piece for touch in outcome.touched_before_release]
    data["touches"] = outcome.to_json()["touched"]
    data |= {"wall_ms": wall_ms, "digest": digest, "rest_penetration_mm": penetration_mm, "repeats": repeats}
    lines = (*tell(outcome), f"deepest overlap {penetration_mm:.2f} mm, {wall_ms:.0f} ms, digest {digest[:16]}")
    return Report(data, lines)


def _same_elsewhere(options: ShootOptions, request: Request, digest: str) -> None:
    """The same shot in new processes must end the same, to the last bit."""
    from meeple_city.border import request_to_json

    command = [sys.executable, "-m", "meeple_city", "shoot", "--json", "--shot", "-"]
    command += ["--seed", str(options.seed)]
    command += ["--scene", options.scene] if options.scene else []
    command += ["--then", options.then] if options.then else []
    for i in range(options.repeat):
        run = subprocess.run(
            command, input=json.dumps(request_to_json(request)), capture_output=True, text=True, check=False
        )
        if run.returncode:
            raise MeepleCityError(f"repeat {i + 1} failed: {run.stderr.strip()}")
        other = json.loads(run.stdout)["digest"]
        if other != digest:
            raise MeepleCityError(f"repeat {i + 1} ended differently: digest {other} instead of {digest}")


def scene_check(file: str) -> Report:
    """Whether a scene file is sound."""
    from meeple_city.table.scene_check import scene_problems

    try:
        table = open_scene(file, 0)
        problems, pieces = scene_problems(table), table.scene.counts()
    except BadInput as cause:
        problems, pieces = [str(cause)], {}
    data = {"ok": not problems, "pieces": pieces, "problems": problems}
    return Report(data, tuple(problems) or (f"{file}: sound",))


@dataclass(frozen=True)
class PictureOptions:
    """What `screenshot` was asked for."""

    scene: str | None
    seed: int
    then: str | None
    camera: str
    size: tuple[int, int]
    out: Path
    tier: str = "beauty"
    stereo: str | None = None


def screenshot(options: PictureOptions) -> Report:
    """A picture of a scene, or of a saved snapshot."""
    return picture(options, lambda: _table_and_snapshot(options.scene, options.seed, options.then))


def picture(options: PictureOptions, find: Callable[[], tuple[Table, Snapshot]]) -> Report:
    """A picture of a table that is looked for only once it is clear that the picture can be written."""
    from meeple_city.render.picture import save_picture

    out, size, camera = options.out, options.size, options.camera
    check_writable(out)
    if out.suffix.lower() != ".png":
        raise BadInput(f"--out {out}: pictures are PNG files; write a name that ends in .png")
    started = time.perf_counter()
    table, snapshot = find()
    seen = view(table, camera, snapshot)
    save_picture(stage(table, snapshot), seen, size, out, data_folder("models"), options.tier, options.stereo)
    wall_s = time.perf_counter() - started
    data = {"out": str(out), "size": list(size), "camera": camera, "wall_s": wall_s}
    data |= {"tier": options.tier, "stereo": options.stereo}
    return Report(data, (f"{out}: {size[0]}x{size[1]}, {camera}, {wall_s:.1f} s",))


def has_display() -> bool:
    """Whether a window could be opened."""
    return sys.platform in ("win32", "darwin") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def play(options: PlayOptions) -> Report:
    """Open the window and play until it is closed."""
    from meeple_city.setup.settings_file import settings_path
    from meeple_city.setup.window_matches import run_window

    kept = [str(path) for path in run_window(host(Path("out"), settings_path(), options.timeout_s), options)]
    return Report({"journals": kept}, tuple(f"journal: {path}" for path in kept) or ("nothing was played",))


def host(folder: Path, settings_file: Path | None = None, timeout_s: float = 5.0) -> WindowMatches:
    """Who makes matches for the window; their journals go into that folder."""
    from meeple_city.setup.window_matches import Drawing, WindowMatches

    drawing = Drawing(USUAL_SCENE, open_scene, stage, drawn_pieces, drawn_pose, lambda table: sight(table).seats)
    return WindowMatches(folder, drawing, settings_file, timeout_s)


def doctor() -> Report:
    """What is there, what is missing, and the command that mends it."""
    from meeple_city.cli.doctor import optional_checks

    checks = [_check_display(), _check_opengl(), _check_data(), *optional_checks()]
    lines = tuple(
        f"{'ok     ' if check['ok'] else 'missing'} {check['name']}: {check['found']}"
        + (f" -> {check['mend']}" if check["mend"] else "")
        for check in checks
    )
    return Report({"checks": checks}, lines)


def bench(peers: bool, runs: int) -> Report:
    """The project's own measurements."""
    from meeple_city.bench.figures import measure

    figures = measure(runs, peers)
    return Report({"figures": figures}, tuple(figure["text"] for figure in figures))


def stage(table: Table, snapshot: Snapshot | None) -> Stage:
    """The table as something to be drawn; without a snapshot only what is fixed."""
    from meeple_city.display.stage import Drawn, PaintedZone, Stage

    fixed = [Drawn(p.model.name, p.position, p.quaternion) for p in table.scene.pieces if p.model.shape.fixed]
    movable = [Drawn(*row) for row in drawn_pieces(table, snapshot).values()] if snapshot else []
    order = ("neighborhood", "start", "vehicle_space", "wall", "sidewalk")
    zones = tuple(
        PaintedZone(tuple((x * 1000, y * 1000) for x, y in zone.outline), zone.colour)
        for kind in order
        for zone in table.scene.zones.of_kind(kind)
    )
    return Stage((*fixed, *movable), zones, table.scene.table.size, table.scene.table.centre, board_size_m=None)


def drawn_pieces(table: Table, snapshot: Snapshot) -> dict[str, tuple[str, Place, Turn]]:
    """Every movable piece by id: its drawing, and the place and turn of the drawing's own frame."""
    return {
        piece.id: (piece.model, *drawn_pose(table, piece.model, (piece.position, piece.quaternion)))
        for piece in snapshot.pieces
    }


def drawn_pose(table: Table, model: str, pose: tuple[Place, Turn]) -> tuple[Place, Turn]:
    """From the centre of mass, which snapshots and tracks know, to the drawing's own frame."""
    from meeple_city.border.geometry import rotate
    from meeple_city.table.geometry import subtract

    position, quaternion = pose
    return subtract(position, rotate(quaternion, table.catalogue.models[model].shape.com)), quaternion


def sight(table: Table, snapshot: Snapshot | None = None) -> CameraSubjects:
    """What the named cameras depend on: the boards, the seats behind the starting areas, and the Bodies."""
    from meeple_city.border.geometry import middle
    from meeple_city.ui.cameras import CameraSubjects
    from meeple_city.ui.seats import bounds_of, find_seats

    scene = table.scene
    starts = {zone.name.partition(":")[2]: middle(zone.outline) for zone in scene.zones.of_kind("start")}
    pieces = drawn_pieces(table, snapshot) if snapshot else {}
    bodies = {id_[5:]: (place, turn) for id_, (_, place, turn) in pieces.items() if id_.startswith("body:")}
    bounds = bounds_of(scene.boards)
    return CameraSubjects(bounds.x1 - bounds.x0, bounds.centre, find_seats(starts, bounds), bodies)


def view(table: Table, camera: str, snapshot: Snapshot | None = None) -> Camera:
    """A named camera, fitted to the boards, seats and Bodies of the scene."""
    from meeple_city.ui.cameras import named_view

    return named_view(camera, sight(table, snapshot))


def _table_and_snapshot(scene: str | None, seed: int, then: str | None) -> tuple[Table, Snapshot]:
    """A fresh scene, or a saved snapshot with the scene it belongs to."""
    if then is None:
        table = open_scene(scene or USUAL_SCENE, seed)
        return table, table.start()
    from meeple_city.table.snapshot import Snapshot

    path = Path(then)
    snapshot = Snapshot.from_json(read_json(path, BadInput), str(path))
    if scene is None and not (data_folder("scenes") / f"{snapshot.scene}.toml").is_file():
        raise BadInput(
            f"{path}: was made on scene {snapshot.scene!r}, which is not shipped; name its file with --scene"
        )
    if scene is not None and not scene.endswith(".toml") and scene != snapshot.scene:
        raise BadInput(f"{path}: was made on scene {snapshot.scene!r}, not on {scene!r}")
    table = open_scene(scene or snapshot.scene, snapshot.seed)
    if table.scene.digest != snapshot.scene_digest:
        raise BadInput(f"{path}: was made on another version of scene {snapshot.scene!r}")
    table.check(snapshot)
    return table, snapshot


def _read_shot(shot: str) -> Request:
    from meeple_city.border import request_from_json

    text = sys.stdin.read() if shot == "-" else read_text(Path(shot), BadRequest)
    name = "standard input" if shot == "-" else shot
    return request_from_json(parse_json(text, name, BadRequest))


def _counts(table: Table, snapshot: Snapshot) -> dict[str, int]:
    """How many pieces of each kind are on the table."""
    aside = {piece.id for piece in snapshot.aside}
    counts = dict.fromkeys(table.scene.counts(), 0)
    for piece in table.scene.pieces:
        counts[piece.model.shape.kind] += piece.id not in aside
    return counts


def _seconds(name: str, value: float, most: float) -> None:
    if not 0 < value <= most:
        raise BadInput(f"{name} must be over 0 and at most {most:g} seconds, not {value:g}")


def _check_display() -> dict[str, Any]:
    found = "found" if has_display() else "none: everything works off-screen"
    return {"name": "display", "ok": has_display(), "found": found, "mend": ""}


def _check_opengl() -> dict[str, Any]:
    from meeple_city.render.studio import Studio

    try:
        with Studio((16, 16), data_folder("models")):
            return {"name": "OpenGL", "ok": True, "found": "off-screen drawing works", "mend": ""}
    except MeepleCityError as cause:
        mend = "sudo apt-get install libegl1 libgl1-mesa-dri"
        return {"name": "OpenGL", "ok": False, "found": str(cause), "mend": mend}


def _check_data() -> dict[str, Any]:
    try:
        open_scene("meeple-city", 0)
    except MeepleCityError as cause:
        return {"name": "models and scenes", "ok": False, "found": str(cause), "mend": "make models"}
    return {"name": "models and scenes", "ok": True, "found": str(data_folder("models")), "mend": ""}
