"""The sound of wind: as loud as somebody blows, silent without a device, and nothing stays open."""

import queue
import threading

import numpy as np
import pytest

from meeple_city.audio.wind_sound import LOUDEST, WindSound, wind_noise

WAIT_S = 30.0  # far longer than anything here takes


class Loudspeaker:
    """A loudspeaker that the test reads from."""

    def __init__(self, playing):
        self.playing, self.closed = playing, False

    def loudness(self, count=4800):
        return np.abs(np.frombuffer(self.playing.send(count), np.float32)).max()

    def close(self):
        self.closed = True


def opened():
    made = queue.SimpleQueue()

    def open_speaker(playing):
        speaker = Loudspeaker(playing)
        made.put(speaker)
        return speaker

    return WindSound(open_speaker), made


def test_wind_is_as_loud_as_the_blow_and_fades_when_it_stops():
    wind, made = opened()
    wind.blow(1.0)
    speaker = made.get(timeout=WAIT_S)
    speaker.loudness()
    hard = speaker.loudness(48_000)
    wind.blow(0.2)
    speaker.loudness()
    assert 0 < speaker.loudness(48_000) < hard / 3 < hard <= LOUDEST
    wind.blow(0.0)
    speaker.loudness()
    assert speaker.loudness() == 0.0
    wind.wait(WAIT_S)
    assert speaker.closed


def test_nothing_is_opened_before_somebody_blows():
    wind, made = opened()
    wind.blow(0.0)
    wind.wait(WAIT_S)
    assert made.empty()


def test_without_a_device_there_is_silence_and_no_error():
    def nothing(playing):
        raise OSError("no sound here")

    before = threading.active_count()
    wind = WindSound(nothing)
    wind.blow(1.0)
    wind.blow(0.5)
    wind.wait(WAIT_S)
    assert threading.active_count() == before


def test_a_loudspeaker_that_is_slow_to_open_holds_nobody_up_and_is_closed_in_the_end():
    made, may_open = [], threading.Event()

    def slow(playing):
        assert may_open.wait(WAIT_S)
        made.append(Loudspeaker(playing))
        return made[-1]

    wind = WindSound(slow)
    wind.blow(1.0)
    wind.close()  # would never return if it waited
    wind.wait(0.0)
    assert made == []
    may_open.set()
    wind.wait(WAIT_S)
    (speaker,) = made
    assert speaker.closed
    assert speaker.loudness() == 0.0


def test_the_sound_can_be_opened_again_after_it_was_closed():
    wind, made = opened()
    for _ in range(2):
        wind.blow(1.0)
        speaker = made.get(timeout=WAIT_S)
        wind.wait(WAIT_S)
        assert speaker.closed


def test_the_noise_loops_seamlessly():
    noise = wind_noise()
    assert abs(noise[0] - noise[-1]) <= np.abs(np.diff(noise)).max()
    assert noise.std() == pytest.approx(0.25, abs=0.1)
