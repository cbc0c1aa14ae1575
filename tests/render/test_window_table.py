"""The table of a window in millimetres and pixels: set up, moved, put back, and marked."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pytest
from tests.kit.pictures import MODELS, changed_pixels

from meeple_city.display.camera import Camera
from meeple_city.display.effects import NO_EFFECTS, DustPuff, Effects
from meeple_city.display.geometry import UPRIGHT
from meeple_city.display.marks import Arrow, BreathJet, Guide
from meeple_city.display.stage import Block, Drawn, Stage
from meeple_city.display.table_layout import TableLayout
from meeple_city.render.errors import DrawingError
from meeple_city.render.window import RenderWindow, open_window
from meeple_city.render.window_table import WindowTable

SIZE = (320, 180)
BLOCK = Block((0.02, 0.02, 0.02), "#d02020")
TOOTH = Drawn(Block((0.01, 0.01, 0.01), "#ffffff", 0.3), (0.0, 0.05, 0.0))
# Straight down on 320 x 180 mm around the origin: one pixel is one millimetre.
ABOVE = Camera((0.0, 0.0, 1.0), (0.0, 0.0, 0.0), 2 * math.degrees(math.atan(0.09)))
LAYOUT = TableLayout(
    Stage(),
    {
        "a": (BLOCK, (0.0, 0.0, 0.0), UPRIGHT),
        "b": (BLOCK, (0.06, 0.0, 0.0), UPRIGHT),
        "off": (BLOCK, (0, 0, 0), UPRIGHT),
    },
    ("off",),
)


@pytest.fixture(scope="module")
def window() -> Iterator[RenderWindow]:
    try:
        opened = open_window(SIZE)
    except DrawingError as problem:
        pytest.skip(f"no off-screen OpenGL: {problem}")
    with opened:
        yield opened


@pytest.fixture
def table(window: RenderWindow) -> Iterator[WindowTable]:
    made = WindowTable(window, MODELS)
    made.lay(LAYOUT)
    made.draw(ABOVE, None)
    yield made
    made.close()


def at(x: float, y: float):
    return ((x, y, 0.0), UPRIGHT)


def seen(window: RenderWindow, table: WindowTable):
    table.draw(ABOVE, None)
    return window.picture()


def place(table: WindowTable, piece: str):
    return pytest.approx(table.pose(piece)[0])


def test_pieces_that_are_not_on_the_table_are_hidden_and_do_not_rest_on_it(table):
    assert table.pose("off") is None
    assert table.rest("off") is None
    assert table.rest("a") == at(0.0, 0.0)


def test_restore_puts_moved_and_hidden_pieces_back_where_they_were_at_rest(window, table):
    before = seen(window, table)
    table.move({"a": at(0.03, 0.05), "off": at(-0.05, 0.0)})
    table.hide("b")
    assert changed_pixels(before, seen(window, table)) > 300
    table.restore()
    assert changed_pixels(before, seen(window, table), 2) == 0
    assert table.pose("off") is None
    assert place(table, "b") == (0.06, 0.0, 0.0)


def test_restore_goes_back_to_where_pieces_were_last_kept(table):
    table.keep({"a": at(-0.04, 0.0), "off": at(0.0, 0.03)})
    assert table.pose("b") is None
    table.move({"a": at(0.0, 0.0), "b": at(0.0, 0.06)})
    table.restore()
    assert place(table, "a") == (-0.04, 0.0, 0.0)
    assert place(table, "off") == (0.0, 0.03, 0.0)
    assert table.pose("b") is None
    assert table.rest("b") is None


def test_restore_leaves_what_stands_beside_the_board(table):
    table.show_beside_board({"tooth:red:1": TOOTH})
    table.restore()
    assert place(table, "tooth:red:1") == TOOTH.position_m


def test_furnish_shows_exactly_the_pieces_named(window, table):
    before = seen(window, table)
    table.show_beside_board({"tooth:red:1": TOOTH, "tooth:red:2": Drawn(TOOTH.model, (0.0, -0.05, 0.0))})
    assert changed_pixels(before, seen(window, table)) > 60
    moved = Drawn(TOOTH.model, (0.03, -0.05, 0.0))
    table.show_beside_board({"tooth:red:2": moved})
    assert table.pose("tooth:red:1") is None
    assert place(table, "tooth:red:2") == moved.position_m
    table.show_beside_board({})
    assert changed_pixels(before, seen(window, table), 2) == 0


def test_poses_of_unknown_pieces_are_ignored(table):
    table.move({"nobody": at(0.0, 0.0), "a": at(0.01, 0.0)})
    assert table.pose("nobody") is None
    assert place(table, "a") == (0.01, 0.0, 0.0)


@pytest.mark.parametrize("stereo", [None, "side-by-side", "red-cyan"])
@pytest.mark.parametrize("point", [(0.0, 0.0, 0.0), (-50.0, 30.0, 0.0), (30.0, -40.0, 55.0)])
def test_a_line_of_sight_meets_the_point_that_was_projected(table, stereo, point):
    table.draw(Camera((0.1, -0.5, 0.4), (0.0, 0.0, 0.0)), stereo)
    pixel = table.project(point)
    assert table.level(pixel, point[2]) == pytest.approx(point[:2], abs=0.1)


def test_a_picked_piece_and_the_table_are_told_in_millimetres(table):
    found = table.pick((SIZE[0] / 2 + 60, SIZE[1] / 2))
    assert found.piece == "b"
    assert found.at_mm == pytest.approx((60.0, 0.0, 20.0), abs=2.0)
    found = table.pick((SIZE[0] / 2, SIZE[1] / 2 - 60))
    assert found.piece == ""
    assert found.at_mm == pytest.approx((0.0, 60.0, 0.0), abs=0.1)


MARKS = {
    "glow": (lambda table: table.glow(["a", "off"]), lambda table: table.glow(())),
    "zones": (
        lambda table: table.glow((), [((-60.0, -60.0), (-30.0, -60.0), (-30.0, -30.0))]),
        lambda table: table.glow(()),
    ),
    "arrow": (
        lambda table: table.arrow(Arrow((-80.0, 40.0, 0.0), (80.0, 50.0, 0.0), 0.5)),
        lambda table: table.arrow(None),
    ),
    "dots": (
        lambda table: table.dots([(-60.0, -40.0, 0.0), (60.0, -40.0, 0.0), (0.0, -40.0, 0.0)]),
        lambda table: table.dots(()),
    ),
    "jet": (
        lambda table: table.jet(BreathJet((-80.0, -20.0, 60.0), (0.0, 0.0, 0.0), 1.0)),
        lambda table: table.jet(None),
    ),
}


@pytest.mark.parametrize("what", MARKS)
def test_a_mark_is_seen_until_it_is_removed(window, table, what):
    show, remove = MARKS[what]
    before = seen(window, table)
    show(table)
    assert changed_pixels(before, seen(window, table)) > 60
    remove(table)
    assert changed_pixels(before, seen(window, table), 2) == 0


def test_a_cleared_table_has_no_pieces_and_no_marks(window, table):
    table.show_beside_board({"tooth:red:1": TOOTH})
    table.glow(["a"], [((-60.0, -60.0), (-30.0, -60.0), (-30.0, -30.0))])
    table.clear()
    assert table.pose("a") is None and table.rest("a") is None and table.pose("tooth:red:1") is None
    empty = seen(window, table)
    table.clear()
    assert changed_pixels(empty, seen(window, table), 2) == 0


GUIDES = {
    "a line": Guide("line", ((-50.0, 30.0, 1.0), (50.0, 30.0, 1.0)), "#ffffff", 4.0),
    "a steep line": Guide("line", ((-60.0, 30.0, 1.0), (-60.0, 31.0, 90.0)), "#ffffff", 8.0),
    "dots": Guide("dots", ((-50.0, 30.0, 1.0), (50.0, 30.0, 1.0)), "#ffffff", 12.0),
    "an area": Guide("area", ((-50.0, 30.0, 1.0), (50.0, 30.0, 1.0), (0.0, 60.0, 1.0)), "#ffffff", 3.0),
    "behind a piece": Guide("dots", ((0.0, 0.0, 1.0),), "#ffffff", 12.0),
}


@pytest.mark.parametrize("what", GUIDES)
def test_a_guide_is_seen_through_whatever_hides_it_and_goes_away(window, table, what):
    before = seen(window, table)
    table.guide([GUIDES[what]])
    assert changed_pixels(before, seen(window, table)) > 20
    table.guide([])
    assert changed_pixels(before, seen(window, table), 4) == 0


def test_a_straight_line_meets_the_first_piece_that_is_not_ignored(table):
    start, end = (-100.0, 0.0, 10.0), (100.0, 0.0, 10.0)
    first = table.first_touch(start, end)
    assert (first.piece, first.at_mm) == ("a", pytest.approx((-10.0, 0.0, 10.0), abs=0.1))
    assert table.first_touch(start, end, ("a",)).piece == "b"
    assert table.first_touch(start, end, ("a", "b")) is None
    assert table.first_touch(start, (-20.0, 0.0, 10.0)) is None
    below = table.first_touch((-100.0, 0.0, 10.0), (-100.0, 0.0, -10.0))
    assert (below.piece, below.at_mm[2]) == ("", pytest.approx(0.0, abs=0.1))


def test_dust_is_seen_and_settles_without_a_trace(window: RenderWindow, table: WindowTable) -> None:
    before = seen(window, table)
    table.show_effects(Effects((DustPuff((-0.05, 0.0, 0.02), 0.02, 0.6),)))
    assert changed_pixels(before, seen(window, table)) > 200
    table.show_effects(NO_EFFECTS)
    assert changed_pixels(before, seen(window, table)) == 0


def test_a_squashed_piece_is_wider_until_it_springs_back(window: RenderWindow, table: WindowTable) -> None:
    before = seen(window, table)
    table.show_effects(Effects(heights={"a": 0.5}))
    assert changed_pixels(before, seen(window, table)) > 50
    table.show_effects(NO_EFFECTS)
    assert changed_pixels(before, seen(window, table)) == 0


def test_a_picture_in_the_picture_fills_only_its_corner(window: RenderWindow, table: WindowTable) -> None:
    before = seen(window, table)
    table.inset(Camera((0.0, 0.0, 0.3), (0.0, 0.0, 0.0)))
    after = seen(window, table)
    assert changed_pixels(before, after) > 300
    outside = [before.get_xel(x, y) == after.get_xel(x, y) for x in range(0, 190, 10) for y in range(0, 180, 10)]
    assert all(outside)
    table.inset(None)
    assert changed_pixels(before, seen(window, table)) == 0
