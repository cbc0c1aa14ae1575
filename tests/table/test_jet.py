"""The jet of a breath: its push on each piece at one moment."""

import math

import pytest
from tests.kit.tables import table

from meeple_city.table import jet
from meeple_city.table.breath_curve import strength_at
from meeple_city.table.geometry import normalized, subtract, turn
from meeple_city.table.snapshot import PieceState
from meeple_city.table.world import World

MOUTH = (0.0, -0.12, 0.02)


def felt(pieces, strength=1.0, aim=(0.0, 0.0, 0.012), mouth=MOUTH):
    """The pushes of a breath along +y on pieces that stand on the empty practice board."""
    here = table("practice")
    world = World(here.shape_cache, pieces)
    setting = here.settings.jet
    rays = jet.ray_patterns(setting, mouth, normalized(subtract(aim, mouth)))[0]
    return jet.pushes(world, setting, mouth, rays, strength)


def meeple(y=0.0, name="meeple:1", height=0.00806):
    return PieceState(name, "meeple-red", (0.0, y, height), turn((0.0, 0.0, 0.0)))


def test_a_meeple_is_pushed_along_the_breath_and_tipped_over():
    force, torque = felt([meeple()])["meeple:1"]
    weight = 0.00126 * 9.81
    assert force[1] > 2 * weight
    assert abs(force[0]) < 0.1 * force[1]
    assert torque[0] < 0  # hit above the middle: the head goes along +y


def test_the_push_is_pressure_times_the_area_turned_to_the_mouth():
    """Against the integral of the jet's profile over the Meeple's front, high above the board."""
    force = felt([meeple(0.0, height=0.5)], aim=(0.0, 0.0, 0.5), mouth=(0.0, -0.12, 0.5))["meeple:1"][0][1]
    way, step, total = 0.115, 0.0005, 0.0
    for column in range(-20, 20):
        for row in range(-20, 20):
            x, z = (column + 0.5) * step, (row + 0.5) * step
            # The column and the arms of models/pieces.toml, about the centre of mass 8.06 mm above the feet.
            if not (abs(x) < 0.006 and -0.00806 < z < 0.00794) and not (abs(x) < 0.008 and -0.00156 < z < 0.00294):
                continue
            speed = 6.0 * 28.0 * 0.015 / way * math.exp(-(x * x + z * z) / (0.107 * way) ** 2)
            total += 1.2 * 0.5 * 1.2 * speed**2 * step**2
    # 10 %: a few dozen of the 160 rays meet the Meeple.
    assert force == pytest.approx(total, rel=0.1)


def test_what_stands_behind_is_in_the_lee():
    alone = felt([meeple(0.04, "meeple:2")])["meeple:2"][0][1]
    behind = felt([meeple(0.0), meeple(0.04, "meeple:2")]).get("meeple:2", ((0.0, 0.0, 0.0),))[0][1]
    assert behind < 0.5 * alone


def test_twice_as_far_a_piece_feels_a_quarter():
    mouth = (0.0, -0.12, 0.5)
    near = felt([meeple(0.08, height=0.5)], aim=(0.0, 0.08, 0.5), mouth=mouth)["meeple:1"][0][1]
    far = felt([meeple(0.28, height=0.5)], aim=(0.0, 0.28, 0.5), mouth=mouth)["meeple:1"][0][1]
    # A little more than a quarter: near the mouth the Meeple fills more of the narrow jet's weaker rim.
    assert far == pytest.approx(near / 4, rel=0.3)


def test_pressure_grows_with_the_square_of_the_strength():
    full, half = felt([meeple()], 1.0)["meeple:1"][0], felt([meeple()], 0.5)["meeple:1"][0]
    assert half[1] == pytest.approx(full[1] / 4, rel=1e-6)


def test_a_floor_with_its_near_edge_raised_is_lifted_at_that_edge():
    leaning = PieceState("floor:1", "floor-small", (0.0, 0.03, 0.016), turn((-25.0, 0.0, 0.0)))
    force, torque = felt([leaning], aim=(0.0, 0.005, 0.026))["floor:1"]
    assert force[2] > 0
    assert torque[0] < 0  # about x: the near edge, at -y, goes up


def test_air_that_is_stopped_under_a_plate_lifts_it():
    roof = PieceState("floor:1", "floor-small", (0.0, 0.015, 0.0172), turn((0.0, 0.0, 0.0)))
    with_meeple = felt([meeple(), roof], aim=(0.0, 0.0, 0.006))["floor:1"][0][2]
    assert with_meeple > 0


def test_the_strength_curve_is_straight_between_its_points_and_nothing_outside():
    curve = ((0.1, 0.0), (0.3, 1.0), (0.5, 0.5))
    assert [strength_at(curve, t) for t in (0.0, 0.2, 0.3, 0.4, 0.6)] == pytest.approx([0, 0.5, 1.0, 0.75, 0])
