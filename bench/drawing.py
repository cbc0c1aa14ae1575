"""How fast the fast tier draws the table: the full city, an empty scene, a card table, and a building that falls."""

from __future__ import annotations

import statistics
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from meeple_city.core.asks import Ask
from meeple_city.core.play import Play
from meeple_city.display.camera import Camera
from meeple_city.display.cards import LaidCard
from meeple_city.display.geometry import Pose
from meeple_city.display.stage import Stage
from meeple_city.errors import MeepleCityError
from meeple_city.files import data_folder
from meeple_city.games.octorage.view import OctoRageView
from meeple_city.games.registry import find_game
from meeple_city.setup import scenes
from meeple_city.table.snapshot import Snapshot
from meeple_city.table.table import Table
from meeple_city.ui.cards.octorage_faces import OctoRageFaces
from meeple_city.ui.cards.octorage_table import OctoRageTable
from meeple_city.ui.cards.spots import TABLE as CARD_TABLE
from meeple_city.ui.cards.spots import CardSpot, card_overview
from meeple_city.words.catalogue import load_words

from .figure import Figure, elapsed_ms, missing_figure
from .physics import STANDARD_DROP

if TYPE_CHECKING:
    from meeple_city.render.live_table import LiveTable
    from meeple_city.render.window import RenderWindow

SIZE = (1280, 720)
SCENE = "meeple-city"
# Frames per run; the city and the empty scene take turns, so that a busy machine slows both.
FRAMES = 12
FALL_RATE = 30
HEAD_M = 0.004
CARD_SEATS, DEALT_RECORDS = 6, 40  # by then everybody has a hand and weapons lie on the table

Poses = Mapping[str, Pose]


def measure_drawing(runs: int) -> Iterator[Figure]:
    """The figures of the fast tier, or one that says why there are none."""
    try:
        yield from _figures(runs)
    except MeepleCityError as cause:
        yield missing_figure("drawing", str(cause))


def _figures(runs: int) -> Iterator[Figure]:
    from meeple_city.render.live_table import LiveTable
    from meeple_city.render.window import open_window

    table = scenes.open_scene(SCENE, 0)
    before = table.initial_snapshot()
    models = data_folder("models")
    with _finished_frames(), open_window(SIZE) as window:
        with LiveTable(window, scenes.stage(table, None), models) as city, LiveTable(window, Stage(), models) as empty:
            city.show(scenes.drawn_pieces(table, before))
            yield _frame_rate(city, empty, scenes.named_camera(table, "seat:red"), len(before.pieces), runs)
            with _card_table(window, models) as cards:
                yield _cards(cards, city, scenes.named_camera(table, "seat:red"), runs)
        with LiveTable(window, scenes.stage(table, None), models) as city:
            city.show(scenes.drawn_pieces(table, before))
            city.look(scenes.named_camera(table, "seat:red"))
            yield _fall(city, _falling(table, before), runs)


@contextmanager
def _card_table(window: RenderWindow, models: Path) -> Iterator[LiveTable]:
    """OctoRage, dealt to six seats, as spectators see it."""
    from meeple_city.render.card_atlas import CardAtlas
    from meeple_city.render.live_table import LiveTable

    faces, spots = OctoRageFaces(load_words()), _dealt()
    sides = [side for card in faces.every() for side in (card.front, card.back)]
    with LiveTable(window, CARD_TABLE, models) as table:
        table.use_cards(CardAtlas(sides, models))
        table.show_cards({f"card:{number}": LaidCard(spot.card, spot.pose) for number, spot in enumerate(spots)})
        yield table


def _dealt() -> list[CardSpot]:
    rules = find_game("octorage").game
    seats = rules.seats(CARD_SEATS, None)
    play = Play(rules, rules.opening(seats, {}, 0, None), 0)
    while isinstance(play.pending, Ask) and len(play.records) < DEALT_RECORDS:
        play.give(play.pending.options[0])
    view = rules.view(play.state, None)
    assert isinstance(view, OctoRageView)
    return OctoRageTable(OctoRageFaces(load_words())).spots(view, seats[0])


def _cards(cards: LiveTable, city: LiveTable, camera: Camera, runs: int) -> Figure:
    """The card table beside the city, in turns."""
    overview = card_overview([str(number) for number in range(CARD_SEATS)], SIZE[0] / SIZE[1])
    spans: dict[str, list[float]] = {"cards": [], "city": []}
    for _ in range(max(runs, 3)):
        _switch(cards, city)
        spans["cards"] += [_turned_frame_ms(cards, overview, number) for number in range(FRAMES)]
        _switch(city, cards)
        spans["city"] += [_turned_frame_ms(city, camera, number) for number in range(FRAMES)]
    median = {name: statistics.median(rows) for name, rows in spans.items()}
    ratio = median["cards"] / median["city"]
    text = (
        f"OctoRage at {CARD_SEATS} seats, {SIZE[0]}x{SIZE[1]}, the head moving: {1000 / median['cards']:.0f} frames per"
        f" second; a frame takes {ratio:.2f} times as long as one of the city"
    )
    values = {"cards_ms": median["cards"], "city_ms": median["city"], "ratio_to_city": ratio}
    return Figure("cards", values | {"frames_per_s": 1000 / median["cards"]}, text)


@contextmanager
def _finished_frames() -> Iterator[None]:
    """Wait for each frame to be drawn, not merely submitted."""
    from panda3d.core import ConfigPageManager, load_prc_file_data

    page = load_prc_file_data("finished frames", "gl-finish true")
    try:
        yield
    finally:
        ConfigPageManager.get_global_ptr().delete_explicit_page(page)


def _frame_rate(city: LiveTable, empty: LiveTable, camera: Camera, pieces: int, runs: int) -> Figure:
    spans: dict[str, list[float]] = {"city": [], "moving": [], "empty": []}
    standing = {id_: pose for id_ in city.shown if (pose := city.pose(id_)) is not None}
    for _ in range(max(runs, 3)):
        _switch(city, empty)
        spans["city"] += [_turned_frame_ms(city, camera, number) for number in range(FRAMES)]
        spans["moving"] += [_moved_frame_ms(city, standing) for _ in range(FRAMES)]
        _switch(empty, city)
        spans["empty"] += [_turned_frame_ms(empty, camera, number) for number in range(FRAMES)]
    median = {name: statistics.median(rows) for name, rows in spans.items()}
    ratio = median["city"] / median["empty"]
    text = (
        f"fast tier, {pieces} pieces with shadows, {SIZE[0]}x{SIZE[1]}, the head moving:"
        f" {1000 / median['city']:.0f} frames per second,"
        f" {1000 / median['moving']:.0f} with shadows redrawn every frame, {1000 / median['empty']:.0f} with an empty"
        f" table; the city takes {ratio:.2f} times as long as the empty table"
    )
    values = {
        **{f"{name}_ms": value for name, value in median.items()},
        "frames_per_s": 1000 / median["city"],
        "moving_frames_per_s": 1000 / median["moving"],
        "ratio_to_empty": ratio,
    }
    return Figure("drawing", values, text)


def _switch(on: LiveTable, off: LiveTable) -> None:
    """Draw only one of two tables on the screen, and let it warm up."""
    off.set_visible(False)
    on.set_visible(True)
    for _ in range(3):
        on.frame()


def _turned_frame_ms(table: LiveTable, camera: Camera, number: int) -> float:
    """A frame seen from a little further to the side than the last: a picture that stands still would be refined."""
    x, y, z = camera.eye_m

    def work() -> None:
        table.look(replace(camera, eye_m=(x + HEAD_M * (number % 2 - 0.5), y, z)))
        table.frame()

    return elapsed_ms(work)


def _moved_frame_ms(city: LiveTable, poses: Poses) -> float:
    def work() -> None:
        city.move(poses)
        city.frame()

    return elapsed_ms(work)


def _fall(city: LiveTable, course: list[Poses], runs: int) -> Figure:
    """A falling building: the longest frame of each run relative to its median; the median run counts."""
    worst, medians = [], []
    for _ in range(max(runs, 3)):
        spans = [_moved_frame_ms(city, poses) for poses in course]
        medians.append(statistics.median(spans))
        worst.append(max(spans) / statistics.median(spans))
    ratio, best = statistics.median(worst), min(worst)
    text = (
        f"falling building ({len(course)} frames): median frame {statistics.median(medians):.0f} ms,"
        f" longest frame {ratio:.2f} times that ({best:.2f} in the best run)"
    )
    values = {"median_ms": statistics.median(medians), "worst_to_median": ratio, "best_worst_to_median": best}
    return Figure("drawing a fall", values, text)


def _falling(table: Table, before: Snapshot) -> list[Poses]:
    """The standard demolition as a window shows it: for each frame, the poses that changed since the last."""
    track = table.run(before, STANDARD_DROP)
    models = {piece.id: piece.model for piece in before.pieces}
    step = track.tick_hz / FALL_RATE
    course: list[Poses] = []
    poses: dict[str, Pose] = {}
    for frame in track.frames:
        poses |= {id_: scenes.drawn_pose(table, models[id_], pose) for id_, pose in frame.poses.items()}
        if frame.tick >= step * (len(course) + 1):
            course.append(poses)
            poses = {}
    return course
