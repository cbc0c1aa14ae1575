"""Captions of a broadcast: inside the safe area, large enough, and never over each other."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.kit.pictures import changed_pixels

from meeple_city.display.broadcast import Chart, ChartMark, Sheet, SheetRow
from meeple_city.display.captions import Captions
from meeple_city.display.hud import Figure, Strip, Toast
from meeple_city.render import broadcast_layers
from meeple_city.render.captions import CaptionRenderer
from meeple_city.render.errors import DrawingError
from meeple_city.render.window import open_window

LONG = "Nobody had laid a claw on the Courthouse all evening, and then somebody did, and now look at it. " * 2
GROUND = (((0, 0), (560, 0), (560, 560), (0, 560)), "#56664f")
CHART = Chart(560.0, 560.0, (GROUND,), (ChartMark((9, 9), "disc", "#ff0000"),), (90.0, 90.0), 120.0)


@pytest.fixture(scope="module", params=[(1280, 720), (640, 360), (960, 720)], ids=str)
def window(request):
    try:
        opened = open_window(request.param)
    except DrawingError as problem:
        pytest.skip(f"no off-screen OpenGL: {problem}")
    with opened:
        opened.output.set_clear_color_active(True)
        yield opened


def strip(number, active=False):
    figures = (Figure("tooth", "6", 6, 6), Figure("card", "12"), Figure("star", "124"))
    return Strip(f"{number}", "Maximilienne"[: 4 + number], "disc", "#ff0000", figures, active, tag="normal bot")


def busy(players):
    captions = Captions()
    captions.styled("broadcast")
    captions.players([strip(n, n == 1) for n in range(players)], ["18 of 19 floors left", "Runaways: line 2, 3 of 5"])
    captions.prompt("Maximilienne drops on the Courthouse, from as high as an arm can reach")
    captions.toast([Toast("run", "A hero runs away!")])
    captions.comment(LONG[:110])
    captions.locate(CHART)
    return captions


def plates(window, captions):
    renderer = CaptionRenderer(window, captions)
    try:
        return renderer.plates()
    finally:
        renderer.close()


def check_safe(window, found):
    wide = 720.0 * window.size[0] / window.size[1]
    for at in found:
        assert at.x >= 0.05 * wide - 0.01
        assert at.right <= 0.95 * wide + 0.01
        assert at.y >= 36.0 - 0.01
        assert at.bottom <= 684.0 + 0.01


def overlap(one, other):
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


@pytest.mark.parametrize("players", [2, 4, 8])
def test_everything_is_within_the_safe_area_and_nothing_lies_over_anything_else(window, players):
    found = plates(window, busy(players))
    assert len(found) == players + 4  # the table's words, the map, the lower third and the commentary
    check_safe(window, found)
    assert not [(one, other) for one, other in combinations(found, 2) if overlap(one, other)]


@pytest.mark.parametrize("rows", [2, 8])
def test_a_sheet_leaves_room_for_the_commentator(window, rows):
    captions = busy(rows)
    row = SheetRow("disc", "#ff0000", "Maximilienne", "normal bot", ("2", "124"), True)
    captions.card(Sheet("After match 2 of 3", LONG[:80], (row,) * rows, ("wins", "points")))
    found = plates(window, captions)
    assert len(found) == 2  # the sheet and the commentary
    check_safe(window, found)
    assert not overlap(*found)


def test_the_breakdown_of_a_score_stays_between_players_and_commentator(window):
    captions = busy(4)
    captions.locate(None)
    captions.tip("Red", [LONG[:90]] * 6)
    found = plates(window, captions)
    check_safe(window, found)
    assert not [(one, other) for one, other in combinations(found, 2) if overlap(one, other)]


def test_text_is_large_enough_for_a_phone():
    assert broadcast_layers.SMALLEST >= 18.0
    assert broadcast_layers.LINE >= 30.0


def test_what_is_not_set_is_not_drawn(window):
    captions = Captions()
    captions.styled("broadcast")
    renderer = CaptionRenderer(window, captions)
    window.frame()
    empty = window.picture()
    captions.comment("Down they come.")
    window.frame()
    assert changed_pixels(window.picture(), empty) > 100
    captions.comment("")
    window.frame()
    assert changed_pixels(window.picture(), empty) == 0
    renderer.close()
