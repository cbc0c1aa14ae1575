"""The fast tier: pieces come, move, glow and go, and can be picked."""

from __future__ import annotations

import gc
import math
import weakref
from collections.abc import Iterator

import numpy as np
import pytest
from panda3d.core import AsyncTaskManager, EventQueue, PNMImage, RenderState, TransformState
from tests.kit.pictures import MODELS, changed_pixels, city, close_to, pixels, view
from tests.render.windows import resize, set_shadows

from meeple_city.display.camera import Camera
from meeple_city.display.captions import Captions
from meeple_city.display.geometry import UPRIGHT
from meeple_city.display.stage import Block, Stage
from meeple_city.errors import BadInput
from meeple_city.render.captions import CaptionRenderer
from meeple_city.render.errors import DrawingError
from meeple_city.render.live_table import FADE, REFINED_FRAMES, STILL_FRAMES, LiveTable
from meeple_city.render.window import RenderWindow, open_window

SIZE = (320, 180)
RED_BLOCK = Block((0.04, 0.04, 0.04), "#d02020")
# Straight down on 320 x 180 mm around the origin: one pixel is one millimetre.
ABOVE = Camera((0.0, 0.0, 1.0), (0.0, 0.0, 0.0), 2 * math.degrees(math.atan(0.09)))


@pytest.fixture(scope="module")
def window() -> Iterator[RenderWindow]:
    try:
        opened = open_window(SIZE)
    except DrawingError as problem:
        pytest.skip(f"no off-screen OpenGL: {problem}")
    with opened:
        yield opened


@pytest.fixture(scope="module")
def table(window: RenderWindow) -> Iterator[LiveTable]:
    """An empty board, seen from straight above."""
    with LiveTable(window, Stage(board_colour="#c0c0c0"), MODELS) as live:
        yield live


@pytest.fixture(scope="module")
def full(window: RenderWindow) -> Iterator[LiveTable]:
    """The whole city."""
    stage, pieces = city()
    with LiveTable(window, stage, MODELS) as live:
        live.show(pieces)
        yield live


def block(x: float = 0.0, y: float = 0.0):
    return (RED_BLOCK, (x, y, 0.0), UPRIGHT)


def seen(window: RenderWindow, table: LiveTable, camera: Camera = ABOVE) -> PNMImage:
    table.look(camera)
    table.frame()
    return window.picture()


def redness(image: PNMImage, x_mm: int, y_mm: int) -> float:
    red, green, _ = pixels(image)[SIZE[1] // 2 - y_mm, SIZE[0] // 2 + x_mm]
    return float(red - green)


@pytest.fixture(autouse=True)
def cleared(table: LiveTable) -> None:
    table.show({})
    table.glow({})
    table.fade({})
    table.mark(())
    table.stereo = None
    set_shadows(table, True)


def test_a_piece_is_seen_where_it_is_and_where_it_was_moved_to(window, table):
    table.show({"a": block(), "b": block(0.08)})
    table.move({"a": ((-0.08, 0.0, 0.0), UPRIGHT)})
    image = seen(window, table)
    assert redness(image, -80, 0) > 60
    assert redness(image, 80, 0) > 60
    assert abs(redness(image, 0, 0)) < 30
    assert table.pose("a")[0] == pytest.approx((-0.08, 0.0, 0.0))


def test_showing_pieces_hides_all_others(window, table):
    empty = seen(window, table)
    table.show({"a": block(), "b": block(0.08)})
    table.show({"b": block(0.08)})
    assert table.shown == ["b"]
    assert abs(redness(seen(window, table), 0, 0)) < 30
    table.show({})
    assert changed_pixels(seen(window, table), empty, 8) == 0


def test_a_hidden_piece_comes_back_when_it_is_moved(window, table):
    table.show({"a": block()})
    table.hide(["a", "never seen"])
    assert table.shown == [] and table.pose("a") is None
    table.move({"a": ((0.0, 0.0, 0.0), UPRIGHT)})
    assert redness(seen(window, table), 0, 0) > 60


def test_an_unknown_piece_cannot_be_moved(table):
    with pytest.raises(KeyError):
        table.move({"nobody": ((0.0, 0.0, 0.0), UPRIGHT)})


def test_a_piece_casts_a_shadow_that_follows_it(window, table):
    table.show({"a": block()})
    lit = pixels(seen(window, table))
    shade_at = (SIZE[1] // 2 - 14, SIZE[0] // 2 + 30)
    table.move({"a": ((-0.1, 0.0, 0.0), UPRIGHT)})
    moved = pixels(seen(window, table))
    assert lit[shade_at].sum() < 0.75 * moved[shade_at].sum()
    table.move({"a": ((0.0, 0.0, 0.0), UPRIGHT)})
    set_shadows(table, False)
    assert pixels(seen(window, table))[shade_at].sum() == pytest.approx(moved[shade_at].sum(), rel=0.05)


def test_the_ground_does_not_shade_itself(window, table):
    table.show({"a": block(0.12)})
    bare = pixels(seen(window, table))[20:160, 20:120].sum(axis=2)
    assert bare.min() > 0.8 * np.median(bare)


def test_a_glowing_piece_has_a_rim_and_nothing_else_changes(window, table):
    table.show({"a": block(), "b": block(0.09)})
    plain = seen(window, table)
    table.glow({"a": "#ffe066"})
    image = seen(window, table)
    assert changed_pixels(plain, image) > 60
    right = slice(SIZE[0] // 2 + 65, None)
    assert np.array_equal(pixels(plain)[:, right], pixels(image)[:, right])
    table.glow({})
    assert changed_pixels(plain, seen(window, table), 2) == 0


def test_a_glowing_piece_that_is_hidden_leaves_no_rim_behind(window, table):
    empty = seen(window, table)
    table.show({"a": block()})
    table.glow({"a": "#ffe066"})
    table.hide(["a"])
    assert changed_pixels(seen(window, table), empty, 8) == 0


UNDER_A_PLATE = {"small": block(), "plate": (Block((0.1, 0.1, 0.005), "#8080ff"), (0.0, 0.0, 0.06), UPRIGHT)}


def test_the_outline_of_a_glowing_piece_is_seen_through_what_hides_it(window, table):
    table.show(UNDER_A_PLATE)
    plain = pixels(seen(window, table))
    table.glow({"small": "#ffe066"})
    image = pixels(seen(window, table))
    row, middle = SIZE[1] // 2, SIZE[0] // 2
    yellow = np.abs(image[row] - (255, 224, 102)).max(axis=1) < 12
    # A line at each edge of the piece, a veil within, and nothing beyond.
    assert yellow[middle + 18 : middle + 30].sum() >= 2 <= yellow[middle - 30 : middle - 18].sum()
    assert yellow.sum() < 20
    assert not np.array_equal(image[row, middle], plain[row, middle])
    assert np.array_equal(image[row, middle + 32 : middle + 45], plain[row, middle + 32 : middle + 45])


def test_a_faded_piece_is_seen_through_and_solid_again_afterwards(window, table):
    table.show(UNDER_A_PLATE)
    plain = seen(window, table)
    table.fade({"plate": 0.3})
    assert redness(seen(window, table), 0, 0) > redness(plain, 0, 0) + 30
    table.fade({})
    assert changed_pixels(plain, seen(window, table), 2) == 0


def test_a_piece_that_is_new_changes_nothing_about_those_that_glow_or_fade(window, table):
    table.show(UNDER_A_PLATE)
    table.glow({"small": "#ffe066"})
    table.fade({"plate": 0.3})
    before = pixels(seen(window, table))
    table.add({"far": block(0.13)})
    after = pixels(seen(window, table))
    middle = slice(SIZE[0] // 2 - 60, SIZE[0] // 2 + 60)
    assert np.array_equal(before[:, middle], after[:, middle])


def test_a_marked_zone_is_seen_until_the_mark_is_removed(window, table):
    plain = seen(window, table)
    table.mark([(((-0.05, -0.05), (0.05, -0.05), (0.05, 0.05), (-0.05, 0.05)), "#ff2020")])
    image = seen(window, table)
    assert redness(image, 0, 0) > 30
    assert abs(redness(image, 80, 0)) < 30
    table.mark(())
    assert changed_pixels(plain, seen(window, table), 2) == 0


def test_picking_finds_the_piece_the_board_and_the_table(window, table):
    table.show({"a": block()})
    table.look(ABOVE)
    found = table.pick(SIZE[0] / 2, SIZE[1] / 2)
    assert (found.id, found.surface) == ("a", "piece")
    assert found.point_m[2] == pytest.approx(0.04, abs=1e-6)
    board = table.pick(SIZE[0] / 2 + 60, SIZE[1] / 2)
    assert (board.id, board.surface) == (None, "board")
    assert board.point_m == pytest.approx((0.06, 0.0, 0.0), abs=0.001)
    table.look(Camera((0.0, 0.0, 3.0), (0.0, 0.0, 0.0), 30.0))
    assert table.pick(SIZE[0] / 2 + 60, SIZE[1] / 2).surface == "table"
    assert table.pick(2.0, 2.0) is None
    assert table.pick(-5.0, 10.0) is None


def test_picking_ignores_hidden_pieces_and_those_beside_the_pointer(window, table):
    table.show({"a": block(), "b": block(0.05)})
    table.look(ABOVE)
    table.hide(["a"])
    assert table.pick(SIZE[0] / 2, SIZE[1] / 2).surface == "board"


@pytest.mark.parametrize("stereo", [None, "side-by-side", "red-cyan"])
def test_picking_where_a_point_is_seen_gives_the_point(window, full, stereo):
    full.stereo = stereo
    full.look(view("seat:red"))
    for piece in ("body:red", "body:green", "vehicle:blue", "paws:yellow"):
        (x, y, z), _ = full.pose(piece)
        pixel = full.project((x, y, z + 0.005))
        found = full.pick(*pixel)
        assert found.id is not None
        again = full.project(found.point_m)
        assert close_to(pixel, again, 0.01)
    full.stereo = None


def test_a_point_behind_the_camera_is_nowhere_in_the_window(full):
    full.look(view("seat:red"))
    assert full.project((-2.0, -2.0, 0.4)) is None


def test_the_nearer_of_two_pieces_is_found(window, full):
    full.look(view("chin:red"))
    found = full.pick(SIZE[0] / 2, SIZE[1] * 0.97)
    assert found.id == "body:red"


def test_side_by_side_shows_each_eye_its_own_half(window, full):
    full.stereo = "side-by-side"
    image = pixels(seen(window, full, view("seat:red")))
    left, right = image[:, : SIZE[0] // 2], image[:, SIZE[0] // 2 :]
    differ = (np.abs(left - right).max(axis=2) > 32).mean()
    assert 0.02 < differ < 0.6
    full.stereo = None


def test_red_cyan_gives_red_to_the_left_eye_and_the_rest_to_the_right(window, full):
    plain = pixels(seen(window, full, view("seat:red")))
    full.stereo = "red-cyan"
    both = pixels(seen(window, full, view("seat:red")))
    full.stereo = None
    assert (np.abs(both[..., 0] - plain[..., 0]) > 32).mean() > 0.01
    assert both.mean() == pytest.approx(plain.mean(), rel=0.1)


def test_an_unknown_stereo_mode_is_refused(table):
    with pytest.raises(BadInput, match="side-by-side or red-cyan"):
        table.stereo = "cross-eyed"


def test_a_table_follows_the_size_of_its_window(table, window):
    table.show({"a": block()})
    try:
        resize(window, (400, 300))
        image = seen(window, table)
        assert (image.get_x_size(), image.get_y_size()) == (400, 300)
        assert table.pick(200, 150).id == "a"
    finally:
        resize(window, SIZE)


def between(image: PNMImage) -> int:
    """How many pixels are neither plainly red nor plainly board: the soft edges of a red block."""
    colours = pixels(image)
    redness_ = colours[..., 0] - colours[..., 1]
    return int(((redness_ > 45) & (redness_ < 150)).sum())


@pytest.fixture
def alone(window: RenderWindow) -> Iterator[RenderWindow]:
    """A window for a table that no other one is drawn over."""
    with open_window(SIZE) as opened:
        yield opened


def test_a_still_picture_gets_smooth_edges_and_a_change_shows_at_once(alone):
    with LiveTable(alone, Stage(board_colour="#c0c0c0"), MODELS) as table:
        check_refinement(alone, table)


def check_refinement(window, table):
    aslant = (math.cos(0.2), 0.0, 0.0, math.sin(0.2))
    table.show({"a": (RED_BLOCK, (0.0, 0.0, 0.0), aslant)})
    direct = seen(window, table)
    for _ in range(STILL_FRAMES + REFINED_FRAMES + len(FADE) + 2):
        table.frame()
    refined = window.picture()
    assert between(refined) > 2 * between(direct) + 40
    assert pixels(refined).mean() == pytest.approx(pixels(direct).mean(), rel=0.06), "colours agree"
    table.move({"a": ((0.09, 0.0, 0.0), aslant)})
    assert redness(seen(window, table), 90, 0) > 60
    table.move({"a": ((0.0, 0.0, 0.0), aslant)})
    assert changed_pixels(seen(window, table), direct, 2) == 0


def test_a_rich_table_shows_the_board_more_sharply_and_plain_again(alone):
    with LiveTable(alone, city()[0], MODELS) as full:
        check_sharpness(alone, full)


def check_sharpness(window, full):
    camera = Camera((0.0, -0.9, 0.12), (0.0, 0.0, 0.0), 30.0)
    full.show({})
    plain = pixels(seen(window, full, camera)).astype(float)
    full.set_rich(True)
    rich = pixels(seen(window, full, camera)).astype(float)
    full.set_rich(False)
    again = pixels(seen(window, full, camera)).astype(float)
    assert np.array_equal(plain, again)
    assert np.abs(plain - rich).mean() > 0.2


def test_a_closed_table_cannot_be_drawn_but_may_be_closed_again(window):
    live = LiveTable(window, Stage(), MODELS)
    live.close()
    live.close()
    with pytest.raises(DrawingError, match="open"):
        live.frame()


@pytest.mark.slow
def test_opening_and_closing_the_table_twenty_times_leaves_nothing_behind(window):
    stage, pieces = city("tower")

    def leftovers() -> tuple[int, ...]:
        gc.collect()
        for _ in range(8):
            RenderState.garbage_collect()
            TransformState.garbage_collect()
        return (
            window.output.get_num_display_regions(),
            window.engine.get_num_windows(),
            AsyncTaskManager.get_global_ptr().get_num_tasks(),
            EventQueue.get_global_event_queue().is_queue_full(),
            RenderState.get_num_states(),
        )

    def once() -> weakref.ref:
        captions = Captions()
        captions.prompt("again")
        caption_renderer = CaptionRenderer(window, captions)
        with LiveTable(window, stage, MODELS) as live:
            live.show(pieces)
            live.glow({"body:red": "#ffe066"})
            live.mark([(((0.0, 0.0), (0.1, 0.0), (0.0, 0.1)), "#fff3a0")])
            live.stereo = "side-by-side"
            live.frame()
        caption_renderer.close()
        return weakref.ref(live)

    once()
    before = leftovers()
    gone = [once() for _ in range(20)]
    assert leftovers() == before
    assert all(table() is None for table in gone)
