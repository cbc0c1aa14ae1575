"""The real table, captions and head, without a screen: what modes rely on."""

import pytest
from meeple_city.ui.devices import open_devices
from tests.ui.driving import NEAR_END

from meeple_city.display.marks import Arrow
from meeple_city.errors import MeepleCityError
from meeple_city.files import data_folder
from meeple_city.render.window import open_window
from meeple_city.setup.scenes import host as make_host
from meeple_city.setup.window_matches import _Laid
from meeple_city.table.table import open_table
from meeple_city.ui.settings import Settings

pytestmark = pytest.mark.slow
SIZE = (640, 360)


@pytest.fixture(scope="module")
def laying(tmp_path_factory):
    """The near-end scene, ready to be laid."""
    drawing = make_host(tmp_path_factory.mktemp("out")).drawing
    table = open_table(data_folder("models"), NEAR_END, 0)
    return _Laid(drawing, table, None, None).laying(table.start())


@pytest.fixture
def devices(laying):
    try:
        window = open_window(SIZE)
    except MeepleCityError as cause:
        pytest.skip(str(cause))
    with window:
        found = open_devices(window, data_folder("models"))
        found.screen.lay(laying)
        found.head.take_seat("red")
        settle(found)
        yield found
        found.close()


def settle(devices, settings=Settings(comfort=True)):  # noqa: B008
    """Draw until the head is still."""
    for _ in range(3):
        devices.head.tick(0.5)
        devices.draw(settings)


@pytest.mark.parametrize("stereo", ["off", "side-by-side", "red-cyan"])
@pytest.mark.parametrize("point", [(0.0, 0.0, 0.0), (-100.0, 50.0, 0.0), (30.0, -60.0, 55.0)])
def test_a_line_of_sight_meets_the_point_that_was_projected(devices, stereo, point):
    settle(devices, Settings(comfort=True, stereo=stereo))
    pixel = devices.screen.project(point)
    assert devices.screen.level(pixel, point[2]) == pytest.approx(point[:2], abs=0.5)


def test_a_piece_is_picked_where_it_is_seen(devices):
    place, _ = devices.screen.pose("vehicle:red")
    pixel = devices.screen.project((place[0] * 1000, place[1] * 1000, 8.0))
    assert devices.screen.pick(pixel).piece == "vehicle:red"


def test_pieces_that_are_not_kept_go_and_come_back_when_they_move(devices):
    pose = devices.screen.pose("vehicle:red")
    devices.screen.keep({"paws:red": devices.screen.pose("paws:red")})
    assert devices.screen.pose("vehicle:red") is None
    devices.screen.move({"vehicle:red": pose, "unknown:1": pose})
    assert devices.screen.pose("vehicle:red") is not None
    assert devices.screen.pose("unknown:1") is None


def test_everyone_has_a_seat_and_walks_around_the_table(devices):
    first = devices.head.pose.eye_m
    devices.head.walk(1)
    settle(devices)
    assert devices.head.pose.eye_m != first
    devices.head.walk(-1)
    settle(devices)
    assert devices.head.pose.eye_m == pytest.approx(first)
    devices.head.rise(True)
    settle(devices)
    assert not devices.head.seated
    assert devices.head.pose.eye_m[2] > first[2]


def test_the_chin_comes_down_and_up_again(devices):
    before = devices.head.pose.eye_m
    devices.head.chin(devices.screen.pose("body:red"), (0.0, 0.0, 30.0))
    settle(devices)
    assert devices.head.pose.eye_m[2] < 0.2
    devices.head.back()
    settle(devices)
    assert devices.head.pose.eye_m == pytest.approx(before)


def test_arrows_dots_and_zones_are_drawn_and_wiped(devices):
    screen = devices.screen
    screen.glow(["paws:red", "meeple:99"], [((0.0, 0.0), (50.0, 0.0), (50.0, 50.0))])
    screen.arrow(Arrow((0.0, 0.0, 5.0), (100.0, 0.0, 5.0), 0.5))
    screen.dots([(10.0, 10.0, 0.0)])
    marked = screen.table._marks.get_num_children()
    screen.glow(())
    screen.arrow(None)
    screen.dots(())
    assert marked > 0
    assert screen.table._marks.get_num_children() == 0


def test_what_stands_beside_the_board_follows_the_view(devices):
    city = {"meeples": {"meeple:1": "red", "meeple:2": "blue"}, "monsters": ["red", "green"]}
    stomach = {"meeples": ["meeple:1"], "floors": ["floor:1"], "teeth": 0}
    view = {"city": city, "runaway": ["meeple:2"], "monsters": {"red": {"teeth": 4, "stomach": stomach}}}
    screen = devices.screen
    screen.furnish(view)
    assert {"tooth:red:4", "stomach:red:1", "pile:red:1", "runaway:meeple:1"} <= set(screen.table.shown)
    screen.furnish({**view, "runaway": [], "monsters": {"red": {"teeth": 3, "stomach": None}}})
    shown = set(screen.table.shown)
    assert "tooth:red:3" in shown
    assert not {"tooth:red:4", "stomach:red:1", "pile:red:1", "runaway:meeple:1"} & shown
    assert "paws:red" in shown
