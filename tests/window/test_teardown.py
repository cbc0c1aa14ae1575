"""Opening and closing the table again and again leaves nothing: no nodes, no listeners, no threads, no processes."""

import gc
import threading
import weakref

import pytest
from panda3d.core import EventQueue
from tests.window.driving import NEAR_END

from meeple_city.app import host as make_host
from meeple_city.errors import MeepleCityError
from meeple_city.files import data_folder
from meeple_city.render.modes.devices import open_devices
from meeple_city.render.modes.setting import Settings, Setup
from meeple_city.render.room import Room
from meeple_city.render.window import open_screen

pytestmark = pytest.mark.slow
SIZE = (320, 180)


@pytest.fixture
def window():
    try:
        screen = open_screen(SIZE)
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
    room = Room(devices.rig, host, Settings(guide=False))
    room.start(host.begin(Setup("rampage", ("human", "easy"), seed=number, scene=str(NEAR_END))))
    sitting = room.course.sitting
    while room.course and not devices.screen.seats:  # until the table is laid
        shown = sitting._out.get(timeout=120)
        room.course.waiting = shown
        room.tick(0.02)
    devices.draw(room.settings)
    room.close()
    devices.close()
    assert not sitting.running
    assert room.entered == room.left
    return [weakref.ref(thing) for thing in (room, devices, devices.screen, devices.screen.table, devices.hud, sitting)]


def test_opening_and_closing_the_table_twenty_times_leaks_nothing(window, tmp_path):
    open_and_close(window, tmp_path, 0)  # whatever is made once and kept is made here
    before = inventory(window)
    opened = [thing for number in range(1, 21) for thing in open_and_close(window, tmp_path, number)]
    assert inventory(window) == before
    assert [thing() for thing in opened if thing() is not None] == []
