"""Microphones: recordings replayed by a clock, devices chosen by name, and what happens when one is unplugged."""

import numpy as np
import pytest

from meeple_city.audio import microphone
from meeple_city.audio.microphone import BLOCK_MS, GONE_S, WAKE_S, DeviceMicrophone, ReplayMicrophone
from meeple_city.audio.wav import Sound
from meeple_city.errors import BadInput, Missing


class Clock:
    """A clock that the test sets."""

    now = 100.0

    def __call__(self):
        return self.now


class FakeLibrary:
    """The part of the sound library we use; the device delivers what the test sends."""

    class MiniaudioError(Exception):
        pass

    class SampleFormat:
        FLOAT32 = 5

    opened = None

    def __init__(self, names):
        self._names = names
        self.Devices = lambda: self

    def get_captures(self):
        return [{"name": name, "id": i} for i, name in enumerate(self._names)]

    def CaptureDevice(self, **options):  # noqa: N802 - the library's name
        FakeLibrary.opened = self
        self.options = options
        self.stop_callback = None
        return self

    def start(self, receiver):
        self.receiver = receiver

    def close(self):
        self.receiver = None


@pytest.fixture
def library(monkeypatch):
    fake = FakeLibrary(["Headset", "Webcam"])
    monkeypatch.setattr(microphone, "_library", lambda: fake)
    return fake


def test_a_recording_is_replayed_in_real_time():
    clock = Clock()
    replay = ReplayMicrophone(Sound(np.arange(4800.0) / 4800, 48_000), "file", clock)
    assert replay.read_blocks() == []
    clock.now += 0.025
    first = replay.read_blocks()
    assert [len(block.samples) for block in first] == [480, 480]
    assert [block.at_s for block in first] == [100.01, 100.02]
    clock.now += 1.0
    assert sum(len(block.samples) for block in replay.read_blocks()) == 4800 - 960
    assert replay.lost == "the recording has ended"


def test_a_device_is_chosen_by_its_name(library):
    assert microphone.device_names() == ["Headset", "Webcam"]
    assert DeviceMicrophone("Webcam").name == "Webcam"
    assert library.options["device_id"] == 1
    assert library.options["buffersize_msec"] == BLOCK_MS


def test_an_unknown_device_is_refused_and_the_known_ones_listed(library):
    with pytest.raises(BadInput, match=r"'Kazoo' is unknown; allowed: Headset, Webcam"):
        DeviceMicrophone("Kazoo")


def test_a_machine_without_microphones_says_so(monkeypatch):
    monkeypatch.setattr(microphone, "_library", lambda: FakeLibrary([]))
    with pytest.raises(Missing, match="no microphone found"):
        DeviceMicrophone()


def test_blocks_carry_the_time_they_ended_and_broken_samples_are_repaired(library):
    clock = Clock()
    mic = DeviceMicrophone(clock=clock)
    library.receiver.send(np.array([0.5, np.nan], np.float32).tobytes())
    (block,) = mic.read_blocks()
    assert list(block.samples) == [0.5, 0.0]
    assert block.at_s == clock.now
    assert mic.read_blocks() == []


def test_a_device_that_is_unplugged_says_so(library):
    mic = DeviceMicrophone("Headset")
    library.stop_callback()
    assert mic.lost == "microphone 'Headset' is gone"


def read_in_vain(mic, clock, seconds):
    """Read for some seconds while nothing arrives."""
    for _ in range(round(seconds / 0.02)):
        clock.now += 0.02
        assert mic.read_blocks() == []


def test_a_device_that_stops_delivering_counts_as_gone(library):
    clock = Clock()
    mic = DeviceMicrophone(clock=clock)
    library.receiver.send(np.zeros(480, np.float32).tobytes())
    assert len(mic.read_blocks()) == 1
    read_in_vain(mic, clock, GONE_S / 2)
    assert mic.lost == ""
    read_in_vain(mic, clock, GONE_S)
    assert mic.lost == "microphone 'Headset' is gone"


def test_a_device_may_take_longer_to_deliver_its_first_sound(library):
    clock = Clock()
    mic = DeviceMicrophone(clock=clock)
    read_in_vain(mic, clock, WAKE_S - 0.1)
    assert mic.lost == ""
    read_in_vain(mic, clock, 0.2)
    assert mic.lost == "microphone 'Headset' is gone"


def test_a_long_gap_between_reads_does_not_lose_the_device(library):
    clock = Clock()
    mic = DeviceMicrophone(clock=clock)
    library.receiver.send(np.zeros(480, np.float32).tobytes())
    mic.read_blocks()
    clock.now += 2 * GONE_S
    assert mic.read_blocks() == []
    assert mic.lost == ""
