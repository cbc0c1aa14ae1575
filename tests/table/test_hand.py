"""A hand lets go and does not throw, and what it moves before that is told."""

import math
from dataclasses import replace

import pytest
from tests.kit.tables import table

from meeple_city.border import Drop, Permit
from meeple_city.border.permit import RELEASE_S
from meeple_city.games.rampage.constants import constants
from meeple_city.table.geometry import axis_turn, length
from meeple_city.table.hand import Hand
from meeple_city.table.packing import pack, unpack

UP = (1.0, 0.0, 0.0, 0.0)
LYING = axis_turn((0.0, 1.0, 0.0), 90.0)
PERMIT = Permit("drop", "body:red", over="Tower sidewalk", most_height_mm=300.0, most_release_m_s=0.25)
# The hand is still for the last 50 ms, as the permit asks; a Body that follows it on a spring is not.
JERKS = {
    "sideways": ((0, (-150.0, 0.0, 250.0), UP), (1, (0.0, 0.0, 250.0), UP), (26, (0.0, 0.0, 250.0), UP)),
    "down": ((0, (0.0, 0.0, 300.0), UP), (1, (0.0, 0.0, 150.0), UP), (26, (0.0, 0.0, 150.0), UP)),
    "up": ((0, (0.0, 0.0, 130.0), UP), (1, (0.0, 0.0, 300.0), UP), (26, (0.0, 0.0, 300.0), UP)),
    "twisted": ((0, (0.0, 0.0, 250.0), UP), (1, (0.0, 0.0, 250.0), LYING), (26, (0.0, 0.0, 250.0), LYING)),
}


def released(monkeypatch, path, settings=None):
    """The speeds of the Body, centre plus ends, in the last 50 ms up to its release, and the tick of that."""
    tower = table("tower")
    speeds, ticks = [], []
    drive = Hand.drive

    def watched(self, world, tick):
        if settings:
            self.spring, self.latest_release = settings, path[-1][0] + round(settings.waits_s * self.hz)
        velocity, spin = world.velocity(self.id)
        driving = drive(self, world, tick)
        if not driving:
            velocity, spin = world.velocity(self.id)
            ticks.append(tick)
        speeds.append((tick, length(velocity) + length(spin) * 0.05))
        return driving

    monkeypatch.setattr(Hand, "drive", watched)
    tower.run(tower.initial_snapshot(), Drop("body:red", carry=path))
    assert len(ticks) == 1
    return [speed for tick, speed in speeds if tick > ticks[0] - RELEASE_S * 480], ticks[0]


@pytest.mark.parametrize("jerk", JERKS)
def test_a_body_that_lags_behind_the_hand_is_not_thrown(monkeypatch, jerk):
    assert PERMIT.refusal(Drop("body:red", carry=JERKS[jerk]), table("tower").city()) is None
    speeds, tick = released(monkeypatch, JERKS[jerk])
    assert tick > 26
    assert max(speeds) <= 0.5  # centre and ends are each below 0.25
    assert speeds[-1] < 0.2


def test_a_still_hand_lets_go_at_the_end_of_its_path(monkeypatch):
    path = tuple((tick, (0.0, 0.0, 250.0 - tick / 8), UP) for tick in (0, 240, 480))
    speeds, tick = released(monkeypatch, path)
    assert tick == 480
    assert speeds[-1] < 0.1


def test_a_hand_that_has_waited_long_enough_takes_the_rest_of_the_speed_out(monkeypatch):
    impatient = replace(table("tower").settings.hand, waits_s=0.0)
    speeds, tick = released(monkeypatch, JERKS["sideways"], impatient)
    assert tick == 26
    assert max(speeds) > 1.0
    assert speeds[-1] <= 0.5


def test_the_hand_and_the_rules_mean_the_same_by_letting_go():
    hand = table("tower").settings.hand
    assert (hand.release_speed, hand.slow_s) == (constants().release_m_s, RELEASE_S)


def test_a_body_that_is_jerked_sideways_lands_below_the_hand():
    city = table()
    path = ((0, (-20.0, -240.0, 250.0), UP), (1, (60.0, -240.0, 250.0), UP), (26, (60.0, -240.0, 250.0), UP))
    track = city.run(city.initial_snapshot(), Drop("body:red", carry=path))
    falling = [frame.poses["body:red"][0] for frame in track.frames if frame.poses["body:red"][0][2] > 0.1]
    assert math.dist(falling[-1][:2], (0.06, -0.24)) < 0.01


# What the hand moves.


def test_what_the_hand_moves_before_it_lets_go_is_told_with_how_far():
    city = table()
    path = tuple((tick + 400, (-150.0 + tick / 4, -150.0, 120.0), UP) for tick in range(-400, 401, 100))
    before = city.initial_snapshot()
    track = city.run(before, Drop("body:red", carry=path))
    far = city.observe(before, track).moved_before_release
    assert far["meeple:13"] > 10.0
    assert "body:red" not in far
    assert not set(far) - {piece.id for piece in before.pieces}
    assert unpack(pack(track)).moved_before_release == track.moved_before_release


def test_a_graze_moves_nothing():
    city = table()
    before = city.initial_snapshot()
    x, y, _ = (1000 * v for v in before.piece("vehicle:red").position)
    on_top = 20.0 + 1000 * city.catalogue.models["body-red"].shape.base  # a Vehicle is 20 mm high
    down = tuple((tick, (x, y, on_top + 59.0 - tick / 8), UP) for tick in range(0, 481, 60))
    outcome = city.observe(before, city.run(before, Drop("body:red", carry=down)))
    assert "vehicle:red" in [touch.piece for touch in outcome.touched_before_release]
    assert max(outcome.moved_before_release.values(), default=0.0) <= constants().clumsy_mm


def test_what_moves_after_the_release_does_not_count():
    city = table()
    before = city.initial_snapshot()
    path = tuple((tick, (-150.0, -150.0, 350.0 - tick / 8), UP) for tick in (0, 240, 480))
    outcome = city.observe(before, city.run(before, Drop("body:red", carry=path)))
    assert len(outcome.moved) > 5
    assert outcome.moved_before_release == {}


def test_a_piece_that_is_let_go_at_once_has_moved_nothing():
    city = table()
    before = city.initial_snapshot()
    outcome = city.observe(before, city.run(before, Drop("body:red", (-150.0, -150.0), 300.0)))
    assert outcome.moved_before_release == {}
