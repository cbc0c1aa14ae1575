"""What is drawn while somebody aims, held against what the table then does."""

import math
from random import Random

import pytest
from tests.kit.tables import table

from meeple_city.border import Flick
from meeple_city.files import data_folder
from meeple_city.render.window import open_window
from meeple_city.render.window_table import WindowTable
from meeple_city.setup.window_tables import ShownTable
from meeple_city.ui.aiming import slide

PAWS = "paws:red"
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def window():
    with open_window((160, 100)) as opened:
        yield opened


def drawn(window, scene, snapshot):
    """A table as the window shows it."""
    shown = WindowTable(window, data_folder("models"))
    shown.lay(ShownTable(table(scene)).layout(snapshot))
    return shown


def rested(scene, snapshot, direction, speed, offset=(0.0, 0.0, 0.0)):
    """Where flicked Paws come to rest, and what they touch on their way."""
    track = table(scene).run(snapshot, Flick(PAWS, direction, speed, offset))
    return tuple(1000 * part for part in track.final.piece(PAWS).position), track.touched


def off_line(start, direction, at):
    """How far along a line from the start, and how far beside it."""
    turn, dx, dy = math.radians(direction), at[0] - start[0], at[1] - start[1]
    return dx * math.cos(turn) + dy * math.sin(turn), abs(dy * math.cos(turn) - dx * math.sin(turn))


def test_a_hundred_flicks_on_an_empty_board_end_on_the_drawn_line(window):
    snapshot, chance = table("practice").initial_snapshot(), Random(31)
    screen = drawn(window, "practice", snapshot)
    start = tuple(1000 * part for part in snapshot.piece(PAWS).position)
    for _ in range(100):
        direction, speed = chance.uniform(-180, 180), chance.uniform(0.4, 1.5)
        guide = slide(screen, start, direction, speed, (PAWS,))
        along, beside = off_line(start, direction, rested("practice", snapshot, direction, speed)[0])
        assert guide.touches == ""
        assert along == pytest.approx(math.dist(start[:2], guide.end_mm[:2]), rel=0.08, abs=4.0)
        assert beside < 2.0 + 0.02 * along
    screen.close()


@pytest.mark.parametrize("off", [-14.0, -7.0, 7.0, 14.0])
def test_spinning_flicks_go_about_as_far_as_drawn(window, off):
    snapshot = table("practice").initial_snapshot()
    screen = drawn(window, "practice", snapshot)
    start = tuple(1000 * part for part in snapshot.piece(PAWS).position)
    for speed in (0.5, 0.8, 1.1):
        guide = slide(screen, start, 0.0, speed, (PAWS,), off)
        end, _ = rested("practice", snapshot, 0.0, speed, (0.0, off, 0.0))
        assert math.dist(start[:2], end[:2]) == pytest.approx(math.dist(start[:2], guide.end_mm[:2]), rel=0.2)
    screen.close()


def beside_something():
    """Cities in which the Paws have come to rest against a Vehicle or a Meeple."""
    city, chance, found = table("meeple-city"), Random(3), []
    snapshot = city.initial_snapshot()
    for _ in range(60):
        after = city.run(snapshot, Flick(PAWS, chance.uniform(0, 360), chance.uniform(0.6, 1.5))).final
        place = after.piece(PAWS).position
        if max(abs(place[0]), abs(place[1])) > 0.25 or place[2] > 0.006:
            continue
        snapshot = after.without(("body:red",))
        if any(id_.startswith(("vehicle", "meeple")) for id_ in after.neighbours({PAWS})):
            found.append(snapshot)
    return found


def test_beside_what_touches_the_paws_a_way_drawn_free_is_free_and_one_drawn_blocked_is_blocked(window):
    cities = beside_something()
    assert cities
    for snapshot in cities[:2]:
        screen = drawn(window, "meeple-city", snapshot)
        start = tuple(1000 * part for part in snapshot.piece(PAWS).position)
        ends = {"free": [], "blocked": []}
        for direction in range(0, 360, 15):
            guide = slide(screen, start, direction, 0.8, (PAWS, "body:red"))
            end, touched = rested("meeple-city", snapshot, direction, 0.8)
            far = math.dist(start[:2], guide.end_mm[:2])
            kind = "blocked" if guide.touches in snapshot.neighbours({PAWS}) and far < 3.0 else "free"
            if kind == "blocked" or (far > 80.0 and not touched):
                ends[kind].append(math.dist(start[:2], end[:2]))
        assert min(ends["free"]) > 50.0
        assert max(ends["blocked"]) < 50.0
        screen.close()
