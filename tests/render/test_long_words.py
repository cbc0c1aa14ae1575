"""A language 1.4 times as long as English, as many are: every line still ends inside the picture and on its button."""

import math
import re

import pytest
from panda3d.core import NodePath
from tests.kit.words import reworded
from tests.ui.fakes import FakeMatches, ask, make_window
from tests.ui.toy_window import ACTION, QUIET, VIEW

from meeple_city.games.registry import RULES
from meeple_city.render.caption_canvas import Canvas, text_width
from meeple_city.render.captions import _window_layers
from meeple_city.setup.window_matches import _offer
from meeple_city.ui.modes.menu import MenuMode, PauseMode
from meeple_city.ui.modes.new_game import NewGameMode
from meeple_city.ui.modes.overlays import TipMode
from meeple_city.ui.modes.rules import RulesMode
from meeple_city.ui.modes.settings import SettingsMode
from meeple_city.ui.tips import TIPS
from meeple_city.words.catalogue import load_words

LONGER = 1.4
WIDTHS = (1280.0, 960.0)  # of a picture 720 high: 16:9 and 4:3
SLACK = 1.0  # tolerance for rounding


class MeasuringCanvas(Canvas):
    """Remembers where each line of text is."""

    def __init__(self, width):
        super().__init__(NodePath("canvas"), width)
        self.lines = []

    def text(self, text, x, baseline, size, colour=None, align="left"):
        wide = text_width(text, size)
        left = x - {"left": 0.0, "centre": 0.5, "right": 1.0}[align] * wide
        self.lines.append((text, left, left + wide, baseline))


def stretch(text):
    """Every word 1.4 times as long."""
    return re.sub(r"[^\W\d_]+", lambda word: word[0] + word[0][: math.ceil((LONGER - 1) * len(word[0]))], text)


@pytest.fixture
def window(monkeypatch):
    long = reworded(stretch)
    monkeypatch.setattr("meeple_city.ui.game_window.words_of", lambda settings: long)
    window = make_window(QUIET, FakeMatches(None, tuple(_offer(name) for name in RULES)))
    yield window
    window.close()


def drawn(captions, width):
    """Every line of text, and the buttons, of every layer."""
    lines, buttons = [], {}
    for layer in _window_layers().values():
        canvas = MeasuringCanvas(width)
        buttons |= layer.draw(canvas, captions).buttons
        lines += canvas.lines
    return lines, buttons


def check(captions, where):
    for width in WIDTHS:
        lines, buttons = drawn(captions, width)
        assert lines, where
        outside = [text for text, left, right, _ in lines if left < -SLACK or right > width + SLACK]
        assert not outside, (where, width)
        for id_, at in buttons.items():
            assert at.x >= -SLACK, (where, id_)
            assert at.right <= width + SLACK, (where, id_)
            assert at.bottom <= 720.0 + SLACK, (where, id_)


def test_words_are_stretched():
    assert stretch("Move it, 3 mm") == "MoveMo iti, 3 mmm"
    assert len(reworded(stretch).text("screen.menu.new")) >= LONGER * len(load_words().text("screen.menu.new")) - 1


@pytest.mark.parametrize("mode", [MenuMode, NewGameMode, PauseMode, RulesMode], ids=lambda mode: mode.name)
def test_long_words_stay_on_the_menus(window, mode):
    window.show(mode(window))
    check(window.captions, mode.name)


def test_long_words_stay_on_every_page_of_the_settings(window):
    mode = SettingsMode(window)
    window.show(mode)
    for tab, group in enumerate(mode.groups):
        mode.tab = tab
        mode.enter()
        check(window.captions, group)


def test_long_words_stay_on_tips(window):
    for tip in TIPS:
        window.show(TipMode(window, tip))
        check(window.captions, tip)


def test_long_words_stay_in_the_picture_during_a_turn(window):
    window.show_view(VIEW, "red", VIEW)
    ask(window, ACTION, VIEW)
    window.show_next()
    check(window.captions, "action")
