"""The breath listener: a missing or lost microphone is reported, with the bare reason."""

import numpy as np

from meeple_city.audio.breath_listener import BreathListener, TimedStrength, calibrated_listener
from meeple_city.audio.microphone import SoundBlock
from meeple_city.errors import Missing


class FakeMicrophone:
    """Delivers one block of silence per read, until it is unplugged."""

    name, rate = "fake", 48_000

    def __init__(self):
        self.lost, self.closed = "", False

    def read_blocks(self):
        return [SoundBlock(np.zeros(480), 1.0)]

    def close(self):
        self.closed = True


def test_why_there_is_no_microphone_is_returned_as_it_is():
    def missing():
        raise Missing("no microphone found")

    listener = BreathListener(missing)
    assert listener.begin() == "no microphone found"
    assert not listener.open
    assert (listener.read_strengths(), listener.read_samples(), listener.rate) == ([], [], 0)


def test_an_open_microphone_gives_strengths_or_samples():
    listener = BreathListener(FakeMicrophone)
    assert listener.begin() == ""
    assert listener.read_strengths() == [TimedStrength(0.0, 1.0)]
    assert [len(samples) for samples in listener.read_samples()] == [480]
    assert listener.rate == 48_000


def test_a_lost_microphone_is_closed_and_reported_once():
    microphone = FakeMicrophone()
    listener = BreathListener(lambda: microphone)
    listener.begin()
    assert listener.close_if_lost() == ""
    microphone.lost = "microphone 'fake' is gone"
    assert listener.close_if_lost() == "microphone 'fake' is gone"
    assert microphone.closed
    assert not listener.open
    assert listener.close_if_lost() == ""


def test_a_missing_calibration_file_counts_as_none(tmp_path):
    assert calibrated_listener(str(tmp_path / "gone.json"))._calibration is None
    assert calibrated_listener("")._calibration is None
