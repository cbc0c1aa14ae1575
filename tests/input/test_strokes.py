"""Strokes of every device: the same hand gives the same shot, whatever reports it."""

import math
from random import Random

import pytest

from meeple_city.border import Permit
from meeple_city.display.camera import Camera
from meeple_city.display.sight_lines import sight_line
from meeple_city.input.gestures import pull
from meeple_city.input.strokes import HandSample, aim_before_release, blow, held_at, swipe

RADIUS = 18.0
SIZE = (1280, 720)
SEAT = Camera((0.0, -0.55, 0.50), (0.0, 0.0, 0.0), 48.0)  # about as a player sees the board
SEEDS = range(5000, 5060)
FINE, COARSE = (125, 1000), (30, 60)  # samples per second


def on_table(pixel):
    """The point of the board under a pixel."""
    x, y = sight_line(SEAT, SIZE, pixel).at_height(0.009)
    return x * 1000, y * 1000


def pixel_of(point):
    """The pixel over a point of the board."""
    (ex, ey, ez), half = SEAT.eye_m, math.tan(math.radians(SEAT.fov_deg) / 2) / SIZE[1]
    far = math.hypot(ey, ez)
    x, y, z = point[0] / 1000 - ex, point[1] / 1000 - ey, 0.009 - ez
    depth, up = (y * -ey + z * -ez) / far, (y * ez + z * -ey) / far
    return SIZE[0] / 2 + x / depth / half / 2, SIZE[1] / 2 - up / depth / half / 2


def test_the_pixel_of_a_point_is_over_it():
    assert on_table(pixel_of((70.0, -40.0))) == pytest.approx((70.0, -40.0))


def reported(path, seconds, rate, chance, jitter=True):
    """What a device reports of a path in pixels: moved by a pixel, 2 ms early or late, some lost and some twice."""
    start = chance.random() / rate
    samples = []
    for number in range(int((seconds - start) * rate) + 1):
        at_s = start + number / rate
        x, y = path(at_s)
        if jitter:
            x, y = round(x + chance.uniform(-1, 1)), round(y + chance.uniform(-1, 1))
            at_s += chance.uniform(-0.002, 0.002)
            if chance.random() < 0.05:
                continue
        samples.append(HandSample(at_s, on_table((x, y))))
        if jitter and chance.random() < 0.05:
            samples.append(samples[-1])
    return samples


def eased(share):
    """How far a hand has come: it starts slowly and stops slowly."""
    share = min(max(share, 0.0), 1.0)
    return share**3 * (10 - 15 * share + 6 * share * share)


def slingshot(chance):
    """Pull back, hold still, and twitch while letting go; the path in pixels, and how long it takes."""
    start, angle = pixel_of((chance.uniform(-80, 80), chance.uniform(-80, 80))), chance.uniform(0, math.tau)
    far, pulled_s = chance.uniform(60, 170), chance.uniform(0.25, 0.6)
    twitch = (chance.uniform(-5, 5), chance.uniform(-5, 5))
    held_s = pulled_s + chance.uniform(0.2, 0.5)

    def path(at_s):
        share, slip = eased(at_s / pulled_s), min(max((at_s - held_s + 0.03) / 0.03, 0.0), 1.0)
        x, y = (s + far * share * way for s, way in zip(start, (math.cos(angle), math.sin(angle)), strict=True))
        return x + twitch[0] * slip, y + twitch[1] * slip

    return path, held_s


def drawn(path, seconds, samples):
    return pull(on_table(path(0.0)), aim_before_release(samples, seconds))


def apart_deg(a, b):
    return abs((a - b + 180) % 360 - 180)


@pytest.mark.parametrize(("rate", "speed", "angle"), [(r, 0.05, 2.0) for r in FINE] + [(r, 0.15, 5.0) for r in COARSE])
def test_a_slingshot_is_the_same_at_every_rate(rate, speed, angle):
    for seed in SEEDS:
        path, seconds = slingshot(Random(seed))
        meant = pull(on_table(path(0.0)), on_table(path(seconds - 0.1)))
        seen = drawn(path, seconds, reported(path, seconds, rate, Random(seed + 1)))
        assert seen.share == pytest.approx(meant.share, rel=speed), seed
        assert apart_deg(seen.direction_deg, meant.direction_deg) <= angle, seed


def swiped(chance):
    """A finger that comes from a hand's width away and goes through the disc, faster and faster."""
    middle = (chance.uniform(-80, 80), chance.uniform(-80, 80))
    angle, off = chance.uniform(0, math.tau), chance.uniform(-0.6, 0.6) * RADIUS
    ahead = (math.cos(angle), math.sin(angle))
    start = [m - 110 * a + off * s for m, a, s in zip(middle, ahead, (-ahead[1], ahead[0]), strict=True)]
    fast = chance.uniform(350.0, 1200.0)  # millimetres per second where it meets the disc

    def path(at_s):
        far = fast * (at_s - 0.04 * (1 - math.exp(-at_s / 0.04)))
        return pixel_of([s + far * a for s, a in zip(start, ahead, strict=True)])

    return path, 190.0 / fast + 0.04, middle


@pytest.mark.parametrize(("rate", "speed", "angle"), [(r, 0.05, 2.0) for r in FINE] + [(r, 0.15, 5.0) for r in COARSE])
def test_a_swipe_is_the_same_at_every_rate(rate, speed, angle):
    for seed in SEEDS:
        path, seconds, middle = swiped(Random(seed))
        true = blow(reported(path, seconds, 1000, Random(0), jitter=False), middle, RADIUS)
        seen = blow(reported(path, seconds, rate, Random(seed + 1)), middle, RADIUS)
        assert seen.speed_m_s == pytest.approx(true.speed_m_s, rel=speed), seed
        assert apart_deg(seen.direction_deg, true.direction_deg) <= angle, seed


def straight(off_mm, mm_s=1000.0, to_mm=60.0):
    return [
        HandSample(at / 1000, (at * mm_s / 1000 - 100.0, off_mm))
        for at in range(0, int((100 + to_mm) / mm_s * 1000), 5)
    ]


def test_a_blow_through_the_middle_pushes_without_spin():
    struck = blow(straight(0.0), (0.0, 0.0), RADIUS)
    assert struck.direction_deg == pytest.approx(0.0)
    assert struck.speed_m_s == pytest.approx(1.0)
    assert struck.at_mm == pytest.approx((-RADIUS, 0.0), abs=0.01)


def test_a_grazing_blow_spins_more_and_pushes_less():
    struck = blow(straight(14.4), (0.0, 0.0), RADIUS)
    assert struck.at_mm == pytest.approx((-10.8, 14.4), abs=0.01)
    assert struck.speed_m_s == pytest.approx(0.6, abs=0.01)


@pytest.mark.parametrize(
    "samples",
    [
        [],
        straight(30.0),  # passes it by
        straight(0.0)[:10],  # has not come there yet
        [HandSample(at, (at - 5.0, 0.0)) for at in range(8)],  # begins on the disc
        [HandSample(at * 10.0, (at * 10 - 60.0, 0.0)) for at in range(8)],  # only creeps
        [HandSample(1.0, (x, 0.0)) for x in (-60.0, 0.0)],  # all at one moment
    ],
)
def test_what_is_no_blow_gives_none(samples):
    assert blow(samples, (0.0, 0.0), RADIUS) is None


def test_a_swipe_asks_for_a_flick_no_faster_than_a_hand_can():
    struck = blow(straight(0.0, 4000.0), (0.0, 0.0), RADIUS)
    shot = swipe(Permit("flick", "paws:red"), struck, 2.4)
    assert (shot.piece, shot.speed_m_s) == ("paws:red", 2.4)
    assert shot.offset_mm == pytest.approx((-18.0, 0.0, 0.0), abs=0.01)
    assert swipe(Permit("flick", "paws:red"), blow(straight(0.0), (0.0, 0.0), RADIUS), 2.4, 1.5).speed_m_s == (
        pytest.approx(1.5)
    )


def test_a_twitch_while_letting_go_does_not_shift_the_aim():
    still = [HandSample(at / 100, (-80.0, 0.0)) for at in range(50)]
    assert aim_before_release([*still, HandSample(0.5, (-78.0, 6.0))], 0.5) == (-80.0, 0.0)


def test_a_hand_that_is_still_pulling_is_taken_where_it_lets_go():
    moving = [HandSample(at / 100, (-at * 4.0, 0.0)) for at in range(26)]
    assert aim_before_release(moving, 0.25) == (-100.0, 0.0)


def test_a_hand_is_where_it_was_last_seen_and_in_between_on_its_way():
    samples = [HandSample(1.0, (0.0, 0.0)), HandSample(2.0, (10.0, 0.0))]
    assert [held_at(samples, at)[0] for at in (0.0, 1.5, 3.0)] == [0.0, 5.0, 10.0]
