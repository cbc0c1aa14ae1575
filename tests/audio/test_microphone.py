"""Where sound comes from: recordings paced by a clock, devices by name, and what happens when one is gone."""

import numpy as np
import pytest

from meeple_city.audio import microphone
from meeple_city.audio.microphone import BLOCK_MS, GONE_S, WAKE_S, Device, RecordedSound, Silence
from meeple_city.audio.wav import Sound
from meeple_city.errors import BadInput, Missing


class Clock:
    """Time that passes when told to."""

    now = 100.0

    def __call__(self):
        return self.now


class FakeLibrary:
    """As much of the sound library as we use; the device says what the test lets it say."""

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

    def start(self, listening):
        self.listening = listening

    def close(self):
        self.listening = None


@pytest.fixture
def library(monkeypatch):
    fake = FakeLibrary(["Headset", "Webcam"])
    monkeypatch.setattr(microphone, "_library", lambda: fake)
    return fake


def test_a_recording_is_heard_as_fast_as_time_passes():
    clock = Clock()
    ear = RecordedSound(Sound(np.arange(4800.0) / 4800, 48_000), "file", clock)
    assert ear.heard() == []
    clock.now += 0.025
    first = ear.heard()
    assert [len(block.samples) for block in first] == [480, 480]
    assert [block.at_s for block in first] == [100.01, 100.02]
    clock.now += 1.0
    assert sum(len(block.samples) for block in ear.heard()) == 4800 - 960
    assert ear.lost == "the recording has ended"


def test_silence_is_silent():
    assert Silence().heard() == []
    assert Silence().lost == ""


def test_a_device_is_chosen_by_its_name(library):
    assert microphone.device_names() == ["Headset", "Webcam"]
    assert Device("Webcam").name == "Webcam"
    assert library.options["device_id"] == 1
    assert library.options["buffersize_msec"] == BLOCK_MS


def test_an_unknown_device_is_refused_with_those_there_are(library):
    with pytest.raises(BadInput, match=r"'Kazoo' is unknown; allowed: Headset, Webcam"):
        Device("Kazoo")


def test_no_device_at_all_says_to_hold_the_key(monkeypatch):
    monkeypatch.setattr(microphone, "_library", lambda: FakeLibrary([]))
    with pytest.raises(Missing, match="hold the key"):
        Device()


def test_blocks_come_with_the_time_they_ended_and_broken_samples_are_mended(library):
    clock = Clock()
    ear = Device(clock=clock)
    library.listening.send(np.array([0.5, np.nan], np.float32).tobytes())
    (block,) = ear.heard()
    assert list(block.samples) == [0.5, 0.0]
    assert block.at_s == clock.now
    assert ear.heard() == []


def test_a_device_that_is_unplugged_says_so(library):
    ear = Device("Headset")
    library.stop_callback()
    assert ear.lost == "microphone 'Headset' is gone"


def look_for(ear, clock, seconds):
    """Listen in vain for so long."""
    for _ in range(round(seconds / 0.02)):
        clock.now += 0.02
        assert ear.heard() == []


def test_a_device_that_falls_silent_for_good_counts_as_gone(library):
    clock = Clock()
    ear = Device(clock=clock)
    library.listening.send(np.zeros(480, np.float32).tobytes())
    assert len(ear.heard()) == 1
    look_for(ear, clock, GONE_S / 2)
    assert ear.lost == ""
    look_for(ear, clock, GONE_S)
    assert ear.lost == "microphone 'Headset' is gone"


def test_a_device_may_take_its_time_until_the_first_sound(library):
    clock = Clock()
    ear = Device(clock=clock)
    look_for(ear, clock, WAKE_S - 0.1)
    assert ear.lost == ""
    look_for(ear, clock, 0.2)
    assert ear.lost == "microphone 'Headset' is gone"


def test_whoever_looks_away_for_a_moment_does_not_lose_the_device(library):
    clock = Clock()
    ear = Device(clock=clock)
    library.listening.send(np.zeros(480, np.float32).tobytes())
    ear.heard()
    clock.now += 2 * GONE_S
    assert ear.heard() == []
    assert ear.lost == ""
