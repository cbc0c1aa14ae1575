"""The default view: everything that matters is in the picture, and as large as it can be."""

import math

import pytest

from meeple_city.display.camera import Camera
from meeple_city.files import data_folder, scene_file
from meeple_city.setup.scenes import camera_subjects
from meeple_city.table.table import open_table
from meeple_city.ui.framing import BOTTOM, CITY_UP_M, LEFT, RIGHT, TOP, framed
from meeple_city.ui.head import SEATED_FOV_DEG
from meeple_city.ui.seats import USUAL_SEATS

SHAPES = [16 / 9, 4 / 3, 1.0, 21 / 9]


def seen_at(camera: Camera, point, shape):
    """Where a point is seen, from -1 to 1 each way."""
    ahead = [b - a for a, b in zip(camera.eye_m, camera.target_m, strict=True)]
    length = math.hypot(*ahead)
    ahead = [part / length for part in ahead]
    flat = math.hypot(ahead[0], ahead[1])
    right = (ahead[1] / flat, -ahead[0] / flat, 0.0)
    up = (-ahead[0] * ahead[2] / flat, -ahead[1] * ahead[2] / flat, flat)
    way = [b - a for a, b in zip(camera.eye_m, point, strict=True)]
    depth, across, above = (sum(a * b for a, b in zip(way, axis, strict=True)) for axis in (ahead, right, up))
    half = math.tan(math.radians(SEATED_FOV_DEG) / 2)
    return across / depth / (half * shape), above / depth / half


def check(seats, corners, shape):
    for seat in framed(seats, shape).values():
        camera = Camera(seat.eye_m, seat.target_m, SEATED_FOV_DEG)
        spots = [seen_at(camera, (x, y, z), shape) for x, y in corners for z in (0.0, CITY_UP_M)]
        xs, ys = zip(*spots, strict=True)
        assert min(xs) >= LEFT - 0.03 and max(xs) <= RIGHT + 0.03
        assert min(ys) >= BOTTOM - 0.03 and max(ys) <= TOP + 0.03
        fills = max((max(xs) - min(xs)) / (RIGHT - LEFT), (max(ys) - min(ys)) / (TOP - BOTTOM))
        assert fills > 0.94
        assert seat.eye_m[2] > 0.1


@pytest.mark.parametrize("shape", SHAPES)
def test_four_seats_see_the_whole_board_as_large_as_it_fits(shape):
    check(USUAL_SEATS, [(x, y) for x in (-0.28, 0.28) for y in (-0.28, 0.28)], shape)


def test_every_seat_of_the_twin_city_sees_both_boards():
    seats = camera_subjects(open_table(data_folder("models"), scene_file("twin-city"), seed=0)).seats
    assert len(seats) == 8
    xs, ys = zip(*(seat.edge_m for seat in seats.values()), strict=True)
    check(seats, [(x, y) for x in (min(xs), max(xs)) for y in (min(ys), max(ys))], 16 / 9)


def test_standing_looks_at_the_same_point_from_higher_up():
    for seat in framed(USUAL_SEATS).values():
        assert seat.stand_m[2] > seat.eye_m[2]
