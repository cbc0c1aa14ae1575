"""Opening and closing the game again and again leaves nothing: no nodes, no listeners, no threads, no processes."""

import gc
import threading
import weakref

import pytest
from panda3d.core import EventQueue
from tests.ui.driving import NEAR_END

from meeple_city.display.captions import Captions
from meeple_city.errors import MeepleCityError
from meeple_city.files import data_folder
from meeple_city.render.captions import CaptionRenderer
from meeple_city.render.window import open_window
from meeple_city.render.window_table import WindowTable
from meeple_city.setup.window_matches import WindowMatches
from meeple_city.ui.game_window import GameWindow
from meeple_city.ui.seated_head import SeatedHead
from meeple_city.ui.settings import NewMatch, Settings

pytestmark = pytest.mark.slow
SIZE = (320, 180)


@pytest.fixture
def os_window():
    try:
        opened = open_window(SIZE)
    except MeepleCityError as cause:
        pytest.skip(str(cause))
    with opened:
        yield opened


def inventory(os_window):
    """Everything that an open table could leave behind."""
    gc.collect()
    return {
        "regions": os_window.output.get_num_display_regions(),
        "surfaces": os_window.engine.get_num_windows(),
        "threads": threading.active_count(),
        "waiting": len(os_window._before_frame),
        "events": EventQueue.get_global_event_queue().is_queue_empty(),
    }


def open_and_close(os_window, number):
    """A match started, seen until the table is laid, and left."""
    matches, captions, head = WindowMatches(), Captions(), SeatedHead()
    screen, caption_renderer = WindowTable(os_window, data_folder("models")), CaptionRenderer(os_window, captions)
    window = GameWindow(screen, captions, caption_renderer, head, matches, Settings(tips=False))
    window.start(matches.new_match(NewMatch("rampage", ("human", "easy"), seed=number, scene=str(NEAR_END))))
    match_thread = window.presenter.match_thread
    while window.presenter and window.layout is None:
        window.presenter.waiting = match_thread._out.get(timeout=120)
        window.tick(0.02)
    screen.draw(head.camera(), None)
    window.close()
    caption_renderer.close()
    screen.close()
    assert not match_thread.running
    assert window.entered == window.left
    return [weakref.ref(thing) for thing in (window, screen, screen.table, caption_renderer, match_thread)]


def test_opening_and_closing_the_game_twenty_times_leaks_nothing(os_window):
    open_and_close(os_window, 0)  # whatever is made once and kept is made here
    before = inventory(os_window)
    opened = [thing for number in range(1, 21) for thing in open_and_close(os_window, number)]
    assert inventory(os_window) == before
    assert [thing() for thing in opened if thing() is not None] == []
