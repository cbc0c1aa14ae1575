"""How fast the table is drawn by the fast tier: the full city against an empty scene, and while a building falls."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from meeple_city.bench.figures import STANDARD

from meeple_city.errors import MeepleCityError
from meeple_city.files import data_folder
from meeple_city.setup import scenes
from meeple_city.table.snapshot import Snapshot
from meeple_city.table.table import Table

SIZE = (1280, 720)
SCENE = "meeple-city"
# Frames of one run; the city and the empty scene take turns, so that a busy machine slows both.
FRAMES = 12
FALL_RATE = 30


def measure_drawing(runs: int) -> list[dict[str, Any]]:
    """The figures of the fast tier, or one that says why there are none."""
    try:
        return list(_figures(runs))
    except MeepleCityError as cause:
        return [{"name": "drawing", "missing": str(cause), "text": f"drawing: {cause}"}]


def _figures(runs: int) -> Iterator[dict[str, Any]]:
    from meeple_city.display.stage import Stage
    from meeple_city.render.live import LiveTable
    from meeple_city.render.window import open_window

    table = scenes.open_scene(SCENE, 0)
    before = table.start()
    models = data_folder("models")
    with _whole_frames(), open_window(SIZE) as screen:
        with LiveTable(screen, scenes.stage(table, None), models) as city, LiveTable(screen, Stage(), models) as empty:
            city.show(scenes.drawn_pieces(table, before))
            city.look(scenes.view(table, "seat:red"))
            empty.look(scenes.view(table, "seat:red"))
            yield _rate(city, empty, len(before.pieces), runs)
        with LiveTable(screen, scenes.stage(table, None), models) as city:
            city.show(scenes.drawn_pieces(table, before))
            city.look(scenes.view(table, "seat:red"))
            yield _fall(city, _recorded(table, before), runs)


@contextmanager
def _whole_frames() -> Iterator[None]:
    """A frame counts when it is drawn, not when it is asked for."""
    from panda3d.core import ConfigPageManager, load_prc_file_data

    page = load_prc_file_data("whole frames", "gl-finish true")
    try:
        yield
    finally:
        ConfigPageManager.get_global_ptr().delete_explicit_page(page)


def _rate(city: Any, empty: Any, pieces: int, runs: int) -> dict[str, Any]:
    spans: dict[str, list[float]] = {"city": [], "moving": [], "empty": []}
    standing = {id_: city.pose(id_) for id_ in city.shown}
    for _ in range(max(runs, 3)):
        _turn(city, empty)
        spans["city"] += [_timed(city.frame) for _ in range(FRAMES)]
        spans["moving"] += [_timed(lambda: (city.move(standing), city.frame())) for _ in range(FRAMES)]
        _turn(empty, city)
        spans["empty"] += [_timed(empty.frame) for _ in range(FRAMES)]
    median = {name: statistics.median(rows) for name, rows in spans.items()}
    text = (
        f"fast tier, {pieces} pieces with shadows, {SIZE[0]}x{SIZE[1]}: {1000 / median['city']:.0f} frames a second,"
        f" {1000 / median['moving']:.0f} with the shadows drawn anew each frame, {1000 / median['empty']:.0f} with"
        f" nothing on the table; the city takes {median['city'] / median['empty']:.2f} times as long"
    )
    figure = {f"{name}_ms": value for name, value in median.items()}
    ratios = {
        "frames_per_s": 1000 / median["city"],
        "moving_frames_per_s": 1000 / median["moving"],
        "ratio_to_empty": median["city"] / median["empty"],
    }
    return {"name": "drawing", **figure, **ratios, "text": text}


def _turn(on: Any, off: Any) -> None:
    """Only one of two tables on a screen is drawn."""
    off.set_seen(False)
    on.set_seen(True)
    for _ in range(3):
        on.frame()


def _fall(city: Any, course: list[Mapping[str, Any]], runs: int) -> dict[str, Any]:
    """A building falls: the worst frame of each run against its median; the middle run counts."""
    worst, medians = [], []
    for _ in range(max(runs, 3)):
        spans = [_timed(lambda poses=poses: (city.move(poses), city.frame())) for poses in course]
        medians.append(statistics.median(spans))
        worst.append(max(spans) / statistics.median(spans))
    ratio, best = statistics.median(worst), min(worst)
    text = (
        f"while a building falls ({len(course)} frames): median frame {statistics.median(medians):.0f} ms,"
        f" the longest {ratio:.2f} times that (best run {best:.2f})"
    )
    figure = {"name": "drawing a fall", "median_ms": statistics.median(medians), "worst_to_median": ratio}
    return {**figure, "best_worst_to_median": best, "text": text}


def _recorded(table: Table, before: Snapshot) -> list[Mapping[str, Any]]:
    """What a window shows of the standard demolition: everything that moved since its last frame."""
    track = table.run(before, STANDARD)
    models = {piece.id: piece.model for piece in before.pieces}
    step = track.tick_hz / FALL_RATE
    course: list[Mapping[str, Any]] = []
    poses: dict[str, Any] = {}
    for frame in track.frames:
        poses |= {id_: scenes.drawn_pose(table, models[id_], pose) for id_, pose in frame.poses.items()}
        if frame.tick >= step * (len(course) + 1):
            course.append(poses)
            poses = {}
    return course


def _timed(work: Callable[[], object]) -> float:
    started = time.perf_counter()
    work()
    return (time.perf_counter() - started) * 1000
