"""The commands `city`, `shoot` and `scene check`: the table without a game."""

from __future__ import annotations

import argparse
import json
import math
import subprocess
import sys
import time
from collections.abc import Mapping
from itertools import combinations
from pathlib import Path
from typing import TYPE_CHECKING

from meeple_city.border import message
from meeple_city.cli.report import Report
from meeple_city.cli.streams import read_standard_input
from meeple_city.config_reader import parse_json, read_text
from meeple_city.errors import BadInput, BadRequest, MeepleCityError
from meeple_city.files import check_writable, write_bytes, write_json
from meeple_city.words.languages import choose_language
from meeple_city.words.plural import plural

if TYPE_CHECKING:
    from meeple_city.border import Outcome, Request
    from meeple_city.table.snapshot import Snapshot
    from meeple_city.table.table import Table
    from meeple_city.table.track import Track

LONGEST_REST_S = 3600
MOST_REPEATS = 1000


def city(options: argparse.Namespace) -> Report:
    """Build a scene with every piece awake and leave it alone."""
    if not 0 < options.rest <= LONGEST_REST_S:
        raise BadInput(f"--rest must be over 0 and at most {LONGEST_REST_S} seconds, not {options.rest:g}")
    started = time.perf_counter()
    table, before = open_table_and_snapshot(options)
    final, asleep_after, awake = table.runner.leave_alone(before, options.rest, not options.no_sleep)
    drift = max(
        (math.dist(a.position, b.position) for a, b in zip(before.pieces, final.pieces, strict=True)), default=0.0
    )
    pieces = _counts(table, before)
    data = {
        "scene": table.scene.name,
        "seed": table.scene.seed,
        "pieces": pieces,
        "neighborhoods": len(table.scene.zones.of_kind("neighborhood")),
        "rest_s": options.rest,
        "max_drift_mm": drift * 1000,
        "asleep_after_s": asleep_after,
        "awake": awake,
        "wall_s": time.perf_counter() - started,
        "digest": final.digest(),
    }
    asleep = "never all asleep" if asleep_after is None else f"all asleep after {asleep_after:.2f} s"
    lines = (
        f"{table.scene.title}, seed {table.scene.seed}: " + ", ".join(_counted(kind, n) for kind, n in pieces.items()),
        f"after {options.rest:g} s: moved at most {drift * 1000:.2f} mm, {asleep}, {awake} awake at the end",
    )
    return Report(data, lines)


def shoot(options: argparse.Namespace) -> Report:
    """One request on a scene, or on a saved snapshot."""
    _check_files({"--save": options.save, "--track": options.track, "--wav": options.wav})
    if not 1 <= options.repeat <= MOST_REPEATS:
        raise BadInput(f"--repeat must be from 1 to {MOST_REPEATS}, not {options.repeat}")
    request = _read_shot(options.shot)
    table, before = open_table_and_snapshot(options)
    started = time.perf_counter()
    track = table.run(before, request)
    outcome = table.observe(before, track)
    wall_ms = (time.perf_counter() - started) * 1000
    digest = track.final.digest()
    if options.repeat > 1:
        _check_repeats(options, request, digest)
    if options.save:
        write_json(options.save, track.final.to_json())
    if options.track:
        write_json(options.track, track.to_json())
    if options.wav:
        _write_sound(options.wav, table, track)
    return _shot_report(outcome, wall_ms, digest, track.final.overlap() * 1000, options)


def check_scene(options: argparse.Namespace) -> Report:
    """Check a scene file."""
    from meeple_city.setup.scenes import open_scene
    from meeple_city.table.scene_check import scene_problems

    try:
        table = open_scene(options.file, 0)
        problems, pieces = scene_problems(table), table.scene.counts()
    except BadInput as cause:
        problems, pieces = [str(cause)], {}
    data = {"ok": not problems, "pieces": pieces, "problems": problems}
    return Report(data, tuple(problems) or (f"{options.file}: no problems found",), tuple(problems))


def open_table_and_snapshot(options: argparse.Namespace) -> tuple[Table, Snapshot]:
    """A fresh scene, or with `--then` a saved snapshot with the scene it belongs to."""
    from meeple_city.setup.scenes import DEFAULT_SCENE, open_scene, open_snapshot

    if options.then is not None:
        if options.seed is not None:
            raise BadInput(f"--seed: {options.then} was made with a seed of its own")
        return open_snapshot(Path(options.then), options.scene)
    table = open_scene(options.scene or DEFAULT_SCENE, options.seed or 0)
    return table, table.initial_snapshot()


def _shot_report(
    outcome: Outcome, wall_ms: float, digest: str, penetration_mm: float, options: argparse.Namespace
) -> Report:
    from meeple_city.words.catalogue import load_words
    from meeple_city.words.outcome import describe_outcome

    words = load_words(choose_language(options.lang))
    data = outcome.to_json()
    data["touches"] = data["touched"]
    data["touched"] = [touch.piece for touch in outcome.touched]
    data["touched_before_release"] = [touch.piece for touch in outcome.touched_before_release]
    data |= {"wall_ms": wall_ms, "digest": digest, "rest_penetration_mm": penetration_mm, "repeats": options.repeat}
    last = message("cli.outcome.measured", overlap=penetration_mm, time=wall_ms, digest=digest[:16])
    return Report(data, (*describe_outcome(outcome, words), words.phrase(last)))


def _check_files(paths: Mapping[str, Path | None]) -> None:
    """Every file can be written, and no two options write the same one."""
    given = {option: path for option, path in paths.items() if path}
    for path in given.values():
        check_writable(path)
    for (one, path), (other, same) in combinations(given.items(), 2):
        if path == same:
            raise BadInput(f"{one} and {other} cannot both write {path}")


def _write_sound(path: Path, table: Table, track: Track) -> None:
    """Write what a shot sounds like from the red seat, or from the first there is."""
    from meeple_city.audio.mixer import render
    from meeple_city.audio.sound_bank import RATE, shipped_bank
    from meeple_city.audio.wav import wav_bytes
    from meeple_city.setup.shot_sounds import audible_span, listened_from, plan_track

    bank = shipped_bank()
    ear = listened_from(table, track.final)
    plan = plan_track(table, track, bank.settings.hearing, lambda at_s: ear)
    start_s, end_s = audible_span(plan, track, bank)
    write_bytes(path, wav_bytes(render(plan, end_s - start_s, bank, start_s=start_s), RATE))


def _check_repeats(options: argparse.Namespace, request: Request, digest: str) -> None:
    """The same shot in new processes must end the same, to the last bit."""
    from meeple_city.border import request_to_json

    command = [sys.executable, "-m", "meeple_city", "shoot", "--json", "--shot", "-"]
    command += ["--seed", str(options.seed)] if options.seed is not None else []
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


def _read_shot(shot: str) -> Request:
    from meeple_city.border import request_from_json

    text = read_standard_input() if shot == "-" else read_text(Path(shot), BadRequest)
    name = "standard input" if shot == "-" else shot
    return request_from_json(parse_json(text, name, BadRequest))


def _counted(kind: str, number: int) -> str:
    """`2 boards`, `1 Ruin`, `4 pairs of Paws`."""
    names = {"body": ("Body", "Bodies"), "paws": ("pair of Paws", "pairs of Paws"), "board": ("board", "boards")}
    return plural(number, *names.get(kind, (kind.capitalize(),)))


def _counts(table: Table, snapshot: Snapshot) -> dict[str, int]:
    """How many pieces of each kind are on the table."""
    aside = {piece.id for piece in snapshot.aside}
    counts = dict.fromkeys(table.scene.counts(), 0)
    for piece in table.scene.pieces:
        counts[piece.model.shape.kind] += piece.id not in aside
    return counts
