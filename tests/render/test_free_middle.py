"""Nothing covers the city: in no mode of a match does a caption lie over the middle of the picture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest
from panda3d.core import NodePath
from tests.ui.card_matches import card_window
from tests.ui.toy_window import (
    ACTION,
    BREATHE,
    DEMOLISH,
    EAT,
    MOVE,
    QUIET,
    RELOCATE,
    TOSS,
    drag,
    window_with,
)

from meeple_city.border import message
from meeple_city.display.cards import CardFace
from meeple_city.display.hud import HandCard, Toast
from meeple_city.render.caption_canvas import Canvas, Rectangle
from meeple_city.render.caption_layers import draw_prompt, draw_tip
from meeple_city.render.captions import CaptionRenderer
from meeple_city.render.errors import DrawingError
from meeple_city.render.window import RenderWindow, open_window
from meeple_city.ui.game_window import GameWindow
from meeple_city.ui.modes.look_around import LookAroundMode
from meeple_city.ui.modes.overlays import TipMode
from meeple_city.ui.modes.result import ResultMode
from meeple_city.ui.tips import TIPS

SIZE = (1280, 720)
# The middle of the picture: what must stay free, from the left and from the top, as shares; our choice. Left of it
# stands what is told and explained, above the players and the question, below the buttons. With text of twice the
# size what is told needs half of the width. An explanation that keeps off the own Monster stands right of it: then
# as much stays free from the right.
MIDDLE = {100: (0.30, 0.19, 0.95, 0.80), 200: (0.56, 0.35, 0.95, 0.56)}
TOLD_WHY = {100: 0.19, 200: 0.50}  # the top of it while a refusal is explained
CARD = HandCard("mean", CardFace("rampage:mean", "#804040", "plain", "Mean", "Every tooth counts.", "Character"))
NEWS = [Toast("floor", f"Green gobbles a floor of the Hotel, number {number}") for number in range(4)]


@pytest.fixture(scope="module")
def render_window() -> Iterator[RenderWindow]:
    try:
        opened = open_window(SIZE)
    except DrawingError as problem:
        pytest.skip(f"no off-screen OpenGL: {problem}")
    with opened:
        yield opened


def choosing(settings):
    return window_with(ACTION, settings)[0]


def eating(settings):
    return window_with(EAT, settings)[0]


def refused(settings):
    window, _ = window_with(EAT, settings)
    window.captions.note("Cannot be eaten: a floor of the Tower rests on it, and your paws are elsewhere")
    return window


def flicking(settings):
    window, _ = window_with(MOVE, settings)
    drag(window, (0.0, 0.0), (-80.0, 0.0), let_go=False)
    return window


def carrying(settings):
    window, _ = window_with(DEMOLISH, settings)
    drag(window, (0.0, 1.0), (10.0, 10.0), let_go=False)
    window.tick(0.1)
    return window


def tossing(settings):
    window, _ = window_with(TOSS, settings)
    drag(window, (50.0, 0.0), (50.0, -80.0), let_go=False)
    return window


def breathing(settings):
    return window_with(BREATHE, settings)[0]


def relocating(settings):
    return window_with(RELOCATE, settings)[0]


def watching(settings):
    window, _ = window_with(EAT, settings)
    window.show(LookAroundMode(window))
    return window


def told(settings):
    window, _ = window_with(EAT, settings)
    lost = message("rampage.event.tooth_lost", seat="red", cause="line 1")
    window.show(ResultMode(window, "red", (lost,) * 3, True))
    return window


def explained(settings):
    window, _ = window_with(EAT, settings)
    window.show(TipMode(window, "rampage.welcome"))
    return window


def octorage(settings):
    return card_window("octorage", ["human", "easy", "easy", "easy"], settings=settings)[0]


def rarrr(settings):
    return card_window("rarrr", ["human", "easy", "easy", "easy"], settings=settings)[0]


SITUATIONS = (
    choosing, eating, refused, flicking, carrying, tossing, breathing, relocating, watching, told, explained,
    octorage, rarrr,
)  # fmt: skip


def plates_over(render_window: RenderWindow, window: GameWindow, middle: Rectangle) -> list[Rectangle]:
    drawn = CaptionRenderer(render_window, window.captions)
    try:
        render_window.frame()
        plates = drawn.plates()
    finally:
        drawn.close()
    assert plates
    return [
        one
        for one in plates
        if one.x < middle.right and middle.x < one.right and one.y < middle.bottom and middle.y < one.bottom
    ]


@pytest.mark.parametrize("language", ["english", "french"])
@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize("situation", SITUATIONS, ids=lambda one: one.__name__)
def test_in_no_mode_of_a_match_does_a_caption_lie_over_the_middle(render_window, situation, size, language):
    window = situation(replace(QUIET, language=language, text_size=size))
    window.captions.toast(NEWS)
    left, top, right, bottom = MIDDLE[size]
    top = TOLD_WHY[size] if situation is refused else top
    if window.captions.tip_lines and window.captions.tip_right:
        left, right = 1.0 - right, 1.0 - left
    middle = Rectangle(left * 1280, top * 720, (right - left) * 1280, (bottom - top) * 720)
    assert plates_over(render_window, window, middle) == []


@pytest.mark.parametrize("language", ["english", "french"])
@pytest.mark.parametrize("size", [100, 125, 150, 175, 200])
def test_no_page_of_a_tip_lies_over_the_question_or_ends_above_the_picture(size, language):
    scale = size / 100
    for tip in TIPS:
        window, _ = window_with(EAT, replace(QUIET, language=language, text_size=size))
        captions, mode = window.captions, TipMode(window, tip)
        window.show(mode)
        for _ in mode.pages:
            for cards, right in product((0, 3, 5), (False, True)):
                captions.tip_right = right
                captions.cards([CARD] * cards)
                canvas = Canvas(NodePath("canvas"), SIZE[0] / scale, (0.0, 0.0), SIZE[1] / scale)
                lowest = max(plate.bottom for plate in draw_prompt(canvas, captions).plates)
                (plate,) = draw_tip(canvas, captions).plates
                assert lowest <= plate.y, (tip, captions.tip_lines)
                assert plate.bottom <= SIZE[1] / scale, (tip, captions.tip_lines)
            mode.done()


def test_large_text_explains_a_few_sentences_at_a_time_and_none_is_left_out():
    window, _ = window_with(EAT, replace(QUIET, text_size=200))
    window.show(TipMode(window, "rampage.welcome"))
    read = list(window.captions.tip_lines)
    assert window.captions.shown[0].text.startswith("More (1 of ")
    while window.captions.shown[0].text != "Got it":
        window.input_router.key_down("enter", None)
        read += window.captions.tip_lines
    assert " ".join(read).split() == window.words.text("tips.rampage.welcome.text").split()
    assert window.settings.tips_seen == ()
    window.input_router.key_down("enter", None)
    assert window.settings.tips_seen == ("rampage.welcome",)
