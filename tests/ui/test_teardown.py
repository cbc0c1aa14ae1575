"""Opening and closing the table again and again leaves nothing: no nodes, no listeners, no threads, no processes."""

import gc
import threading
import weakref

import pytest
from meeple_city.ui.devices import open_devices
from panda3d.core import EventQueue
from tests.ui.driving import NEAR_END

from meeple_city.errors import MeepleCityError
from meeple_city.files import data_folder
from meeple_city.render.window import open_window
from meeple_city.setup.scenes import host as make_host
from meeple_city.ui.game_window import GameWindow
from meeple_city.ui.settings import NewMatch, Settings

pytestmark = pytest.mark.slow
SIZE = (320, 180)


@pytest.fixture
def window():
    try:
        screen = open_window(SIZE)
    except MeepleCityError as cause:
        pytest.skip(str(cause))
    with screen:
        yield screen


def inventory(window):
    """Everything that an open table could leave behind."""
    gc.collect()
    return {
        "regions": window.output.get_num_display_regions(),
        "surfaces": window.engine.get_num_windows(),
        "threads": threading.active_count(),
        "waiting": len(window._before_frame),
        "events": EventQueue.get_global_event_queue().is_queue_empty(),
    }


def open_and_close(window, folder, number):
    """A match begun, seen until the first question, and left."""
    host = make_host(folder)
    devices = open_devices(window, data_folder("models"))
    room = GameWindow(devices.rig, host, Settings(guide=False))
    room.start(host.begin(NewMatch("rampage", ("human", "easy"), seed=number, scene=str(NEAR_END))))
    match_thread = room.course.match_thread
    while room.course and not devices.screen.seats:  # until the table is laid
        shown = match_thread._out.get(timeout=120)
        room.course.waiting = shown
        room.tick(0.02)
    devices.draw(room.settings)
    room.close()
    devices.close()
    assert not match_thread.running
    assert room.entered == room.left
    return [
        weakref.ref(thing) for thing in (room, devices, devices.screen, devices.screen.table, devices.hud, match_thread)
    ]


def test_opening_and_closing_the_table_twenty_times_leaks_nothing(window, tmp_path):
    open_and_close(window, tmp_path, 0)  # whatever is made once and kept is made here
    before = inventory(window)
    opened = [thing for number in range(1, 21) for thing in open_and_close(window, tmp_path, number)]
    assert inventory(window) == before
    assert [thing() for thing in opened if thing() is not None] == []
