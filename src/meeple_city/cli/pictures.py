"""The command `screenshot`: a picture of a scene, a snapshot or a match."""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import TYPE_CHECKING

from meeple_city.border import message
from meeple_city.cli.report import Report
from meeple_city.cli.table import open_table_and_snapshot
from meeple_city.errors import BadInput, Missing
from meeple_city.files import check_writable, data_folder
from meeple_city.words.languages import choose_language

if TYPE_CHECKING:
    from meeple_city.display.camera import Camera
    from meeple_city.table.snapshot import Snapshot
    from meeple_city.table.table import Table


def screenshot(options: argparse.Namespace) -> Report:
    """Draw a picture; checks the output path first."""
    from meeple_city.render.picture import save_picture
    from meeple_city.setup.scenes import named_camera, stage
    from meeple_city.words.catalogue import load_words

    out, size = options.out, options.size
    check_writable(out)
    check_png(out)
    started = time.perf_counter()
    _check_combination(options)
    if options.journal:
        table, snapshot = table_at(options.journal, options.at)
    else:
        table, snapshot = open_table_and_snapshot(options)
    camera = _director(options) or named_camera(table, options.camera, snapshot)
    shown = stage(table, snapshot, load_words(choose_language(options.lang)))
    save_picture(shown, camera, size, out, data_folder("models"), options.tier, options.stereo)
    wall_s = time.perf_counter() - started
    data = {"out": str(out), "size": list(size), "camera": options.camera, "wall_s": wall_s}
    data |= {"tier": options.tier, "stereo": options.stereo}
    return Report(data, (f"{out}: {size[0]}x{size[1]}, {options.camera}, {wall_s:.1f} s",))


def _director(options: argparse.Namespace) -> Camera | None:
    """The director's view of the last shot; None for other cameras, and for journals that cannot be folded any more."""
    from meeple_city.match.journal import OtherRules
    from meeple_city.setup.recordings import directors_camera

    if options.journal is None or options.camera != "director":
        return None
    try:
        return directors_camera(options.journal, options.at)
    except OtherRules:
        return None


def check_png(out: Path) -> None:
    """Refuse names of other kinds of pictures."""
    if out.suffix.lower() != ".png":
        raise BadInput(f"--out {out}: pictures are PNG files; use a name that ends in .png")


def check_final_picture(out: Path) -> None:
    """Refuse a place where `save_final_picture` could not write; it makes folders, this does not."""
    check_png(out)
    folder = out
    while not folder.parent.exists():
        folder = folder.parent
    check_writable(folder)


def _check_combination(options: argparse.Namespace) -> None:
    """Refuse options that would do nothing."""
    if options.at is not None and not options.journal:
        raise BadInput("--at: names a record of a match; name its --journal too")
    for name in ("scene", "seed", "then"):
        if options.journal and getattr(options, name) is not None:
            raise BadInput(f"--{name}: the scene of a match is in its --journal")


def table_at(journal: Path, at: int | None = None) -> tuple[Table, Snapshot]:
    """The table of a match after a record, or as it stands."""
    from meeple_city.setup.matches import check_scene_digest, read_match
    from meeple_city.setup.scenes import open_scene
    from meeple_city.setup.tracks import last_snapshot

    contents = read_match(journal)
    if not contents.header.scene:
        raise BadInput(f"{journal}: {contents.header.game} is a card game and has no table")
    if at is not None and not 0 <= at < len(contents.entries):
        raise BadInput(f"--at must be from 0 to {len(contents.entries) - 1} in {journal}, not {at}")
    table = open_scene(contents.header.scene.name, contents.header.seed)
    check_scene_digest(contents, table.scene_digest)
    snapshot = last_snapshot(contents, at)
    if snapshot is None:
        return table, table.initial_snapshot()
    table.check(snapshot)
    return table, snapshot


def save_final_picture(journal: Path, out: Path, language: str) -> str:
    """A picture of a match where its journal ends; a line that says where it is, or why there is none."""
    from meeple_city.render.picture import save_picture
    from meeple_city.setup.scenes import named_camera, stage
    from meeple_city.words.catalogue import load_words

    table, snapshot = table_at(journal)
    out.parent.mkdir(parents=True, exist_ok=True)
    try:
        words = load_words(language)
        shown = stage(table, snapshot, words)
        save_picture(shown, named_camera(table, "director"), (1280, 720), out, data_folder("models"))
    except Missing as cause:
        return f"no picture: {cause}"
    return words.phrase(message("cli.match.picture", path=str(out)))
