"""The loudspeaker: plays what it is given when it is due, and nobody notices if there is none."""

import queue
import threading

import numpy as np
import pytest

from meeple_city.audio.loudspeaker import GONE_S, LEAD_S, Loudspeaker
from meeple_city.audio.mixer import Volumes
from meeple_city.audio.sound_bank import RATE, shipped_bank
from meeple_city.audio.sound_plan import CurvePoint, TimedSound
from meeple_city.errors import BadInput

WAIT_S = 30.0  # far longer than anything here takes
KNOCK = TimedSound(0.0, "wood-on-wood-large-hard")


class Clock:
    """A clock that the test moves."""

    def __init__(self):
        self.now = 100.0

    def __call__(self):
        return self.now


class Device:
    """A loudspeaker that the test reads from, in step with the clock."""

    def __init__(self, playing, clock):
        self.playing, self.clock, self.closed = playing, clock, False

    def take(self, seconds, block=480):
        """What is heard in the next seconds."""
        parts = []
        for _ in range(round(seconds * RATE / block)):
            self.clock.now += block / RATE
            parts.append(np.frombuffer(self.playing.send(block), np.float32).reshape(-1, 2))
        return np.concatenate(parts)

    def loudness(self, seconds):
        return np.abs(self.take(seconds)).max()

    def close(self):
        self.closed = True


def opened(**more):
    made, clock = queue.SimpleQueue(), Clock()

    def open_speaker(playing):
        device = Device(playing, clock)
        made.put(device)
        return device

    return Loudspeaker(open_speaker, clock=clock, **more), made, clock


def ready(**more):
    """A loudspeaker whose device has taken a little silence."""
    loudspeaker, made, _ = opened(**more)
    loudspeaker.murmur(1e-9)
    device = made.get(timeout=WAIT_S)
    device.take(0.1)
    return loudspeaker, device


def test_wind_is_as_loud_as_the_blow_and_fades_when_it_stops():
    loudspeaker, device = ready()
    loudspeaker.blow(1.0)
    device.take(0.5)
    hard = device.loudness(1.0)
    loudspeaker.blow(0.2)
    device.take(0.5)
    assert 0 < device.loudness(1.0) < hard / 3
    loudspeaker.blow(0.0)
    loudspeaker.murmur(0.0)
    device.take(0.5)
    assert device.loudness(0.5) == 0.0
    loudspeaker.wait(WAIT_S)
    assert device.closed


def test_nothing_is_opened_before_there_is_something_to_hear():
    loudspeaker, made, _ = opened()
    loudspeaker.blow(0.0)
    loudspeaker.murmur(0.0)
    loudspeaker.silence()
    loudspeaker.wait(WAIT_S)
    assert made.empty()


@pytest.mark.parametrize("in_s", [0.0, 0.013, 0.05, 0.2])
def test_sounds_come_when_they_are_due_whenever_the_device_asks(in_s):
    loudspeaker, device = ready()
    loudspeaker.murmur(0.0)
    device.take(0.5)
    for _ in range(3):
        device.clock.now += 0.004  # between two blocks
        loudspeaker.play(KNOCK, in_s)
        device.clock.now -= 0.004
        heard = device.take(0.5)
        first = np.flatnonzero(np.abs(heard).max(axis=1))[0] / RATE
        assert first == pytest.approx(0.004 + in_s + LEAD_S, abs=0.011)  # a block, and a little


def test_a_plan_is_played_from_the_moment_that_is_now_at_the_speed_that_is_shown():
    loudspeaker, device = ready()
    loudspeaker.murmur(0.0)
    device.take(0.5)
    loudspeaker.play_plan((TimedSound(1.1, KNOCK.sound), TimedSound(1.3, KNOCK.sound)), at_s=1.0, speed=0.5)
    level = np.abs(device.take(1.0)).max(axis=1)
    loud = np.flatnonzero(level > 0.2) / RATE
    assert loud[0] == pytest.approx(0.2 + LEAD_S, abs=0.02)
    assert loud[loud > 0.5][0] == pytest.approx(0.6 + LEAD_S, abs=0.02)


def test_what_could_not_be_played_in_time_is_left_out():
    loudspeaker, made, clock = opened()
    loudspeaker.play(KNOCK)
    loudspeaker.play(KNOCK, in_s=2.0)
    device = made.get(timeout=WAIT_S)
    clock.now += 1.5
    assert device.loudness(0.4) == 0.0
    assert device.loudness(0.5) > 0.1


def test_it_is_silent_while_a_microphone_listens_and_is_heard_again_afterwards():
    loudspeaker, device = ready()
    loudspeaker.blow(1.0)
    assert device.loudness(0.5) > 0.01
    loudspeaker.muted = True
    device.take(0.1)
    assert device.loudness(0.5) == 0.0
    loudspeaker.muted = False
    device.take(0.1)
    assert device.loudness(0.5) > 0.01


def test_volumes_can_be_changed_while_it_plays():
    loudspeaker, device = ready(volumes=Volumes(wind=0.0))
    loudspeaker.murmur(0.0)
    loudspeaker.blow(1.0)
    device.take(0.5)
    assert device.loudness(0.5) == 0.0
    loudspeaker.volumes = Volumes()
    assert device.loudness(0.5) > 0.01


def test_silence_stops_what_was_to_come():
    loudspeaker, device = ready()
    curve = (CurvePoint(0.0, 1.0, 0.0), CurvePoint(5.0, 1.0, 0.0))
    loudspeaker.play(TimedSound(0.0, "murmur", curve=curve))
    loudspeaker.play(KNOCK, in_s=0.3)
    assert device.loudness(0.2) > 0.01
    loudspeaker.silence()
    device.take(0.1)
    assert device.loudness(1.0) == 0.0


def test_without_a_device_there_is_silence_and_one_word_about_it():
    def nothing(playing):
        raise OSError("no sound here")

    before = threading.active_count()
    loudspeaker = Loudspeaker(nothing)
    for _ in range(3):
        loudspeaker.play(KNOCK)
        loudspeaker.blow(0.5)
        loudspeaker.wait(WAIT_S)
    assert loudspeaker.take_problem() == "no loudspeaker found; playing without sound"
    assert loudspeaker.take_problem() == ""
    assert threading.active_count() == before


def test_a_broken_bank_is_named_and_the_game_goes_on():
    def broken():
        raise BadInput("sounds.toml: sting is broken")

    loudspeaker = Loudspeaker(lambda playing: None, bank=broken)
    loudspeaker.play(KNOCK)
    loudspeaker.wait(WAIT_S)
    assert loudspeaker.take_problem() == "sounds.toml: sting is broken; playing without sound"


def test_a_loudspeaker_that_goes_away_is_said_once_and_heard_again_if_it_comes_back():
    loudspeaker, device = ready()
    loudspeaker.murmur(0.0)
    device.take(0.3)
    assert loudspeaker.take_problem() == ""
    device.clock.now += GONE_S + 0.1
    for _ in range(10):
        loudspeaker.play(KNOCK)
        device.clock.now += 0.1
    assert loudspeaker.take_problem() == "the loudspeaker is gone; playing without sound"
    assert loudspeaker.take_problem() == ""
    device.take(0.1)
    assert device.loudness(0.3) == 0.0  # nothing has piled up
    loudspeaker.play(KNOCK)
    assert device.loudness(0.3) > 0.1


def test_a_loudspeaker_that_is_slow_to_open_holds_nobody_up_and_is_closed_in_the_end():
    made, may_open, clock = [], threading.Event(), Clock()

    def slow(playing):
        assert may_open.wait(WAIT_S)
        made.append(Device(playing, clock))
        return made[-1]

    loudspeaker = Loudspeaker(slow, clock=clock)
    loudspeaker.blow(1.0)
    loudspeaker.close()  # would never return if it waited
    loudspeaker.wait(0.0)
    assert made == []
    may_open.set()
    loudspeaker.wait(WAIT_S)
    (device,) = made
    assert device.closed
    assert device.loudness(0.3) == 0.0


def test_it_can_be_opened_again_after_it_was_closed():
    loudspeaker, made, _ = opened()
    for _ in range(2):
        loudspeaker.play(KNOCK)
        device = made.get(timeout=WAIT_S)
        loudspeaker.wait(WAIT_S)
        assert device.closed


def test_the_real_library_plays_on_its_null_device():
    import miniaudio  # noqa: PLC0415

    taken = threading.Event()

    def open_null(playing):
        def watched():
            count = yield b""
            while True:
                data = playing.send(count)
                taken.set()
                count = yield data

        generator = watched()
        next(generator)
        device = miniaudio.PlaybackDevice(
            output_format=miniaudio.SampleFormat.FLOAT32,
            nchannels=2,
            sample_rate=RATE,
            backends=[miniaudio.Backend.NULL],
        )
        device.start(generator)
        return device

    shipped_bank()
    loudspeaker = Loudspeaker(open_null)
    loudspeaker.play(KNOCK)
    assert taken.wait(WAIT_S)
    loudspeaker.wait(WAIT_S)
    assert loudspeaker.take_problem() == ""
