"""The city stands under gravity, with every piece awake at the start."""

import pytest
from tests.kit.tables import farthest_mm, standing_storeys, table

from meeple_city.border import Flick, Place

ALL_FLOORS = range(1, 20)


@pytest.mark.parametrize("seed", range(10))
def test_every_piece_awake_the_city_hardly_moves_and_falls_asleep(seed):
    city = table("meeple-city", seed)
    before = city.initial_snapshot()
    after, asleep_after, awake = city.runner.leave_alone(before, 60.0)
    assert farthest_mm(before, after)[0] <= 0.7
    assert asleep_after is not None
    assert awake == 0


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10, 50))
def test_no_seed_of_the_first_fifty_is_different(seed):
    test_every_piece_awake_the_city_hardly_moves_and_falls_asleep(seed)


@pytest.mark.slow
def test_without_sleep_the_city_creeps_but_no_tower_falls():
    city = table()
    before = city.initial_snapshot()
    after, asleep_after, awake = city.runner.leave_alone(before, 20.0, sleep=False)
    assert asleep_after is None
    assert awake == len(before.pieces)
    assert standing_storeys(before, after, ALL_FLOORS) == 19
    # 4 mm: several times the creep written down in docs/physics.md, far less than a Meeple's foot is wide.
    assert farthest_mm(before, after)[0] <= 4.0


@pytest.mark.parametrize("seed", range(3))
def test_the_twin_city_stands_as_well(seed):
    city = table("twin-city", seed)
    before = city.initial_snapshot()
    after, asleep_after, awake = city.runner.leave_alone(before, 60.0)
    assert len(before.pieces) == 2 * len(table().initial_snapshot().pieces)
    assert farthest_mm(before, after)[0] <= 0.7
    assert asleep_after is not None
    assert awake == 0


def test_a_disc_slides_over_the_seam_of_the_twin_city_as_over_one_board():
    city = table("twin-city")
    start = city.run(city.initial_snapshot(), Place("paws:blue", (-100.0, 100.0))).final
    track = city.run(start, Flick("paws:blue", 0.0, 1.2))
    paws = track.final.piece("paws:blue")
    assert track.settled
    assert track.touched == ()
    # v2 / (2 x friction x g), with the friction of wood on card; within 5 % (docs/physics.md, "Flick, drop, carry").
    assert paws.position[0] * 1000 + 100 == pytest.approx(1.2**2 / (2 * 0.35 * 9.81) * 1000, rel=0.05)
    assert paws.position[1] * 1000 == pytest.approx(100, abs=3)


def test_a_snapshot_comes_back_from_a_world_unchanged_to_the_last_bit():
    city = table()
    before = city.initial_snapshot()
    after, _, _ = city.runner.leave_alone(before, 0.5)
    again, _, _ = city.runner.leave_alone(before, 0.5)
    assert after == again
    assert after.digest() != before.digest()
