"""The microphone's page in the settings: a live meter, and a calibration in three steps."""

import numpy as np
from tests.input.test_breath import RATE, blow
from tests.ui.fakes import FakeMatches, make_window
from tests.ui.test_match_presenter import click, rows
from tests.ui.toy_window import QUIET

from meeple_city.audio.calibration import read_calibration, write_calibration
from meeple_city.audio.microphone import SoundBlock
from meeple_city.ui.modes.microphone import STEPS, MicrophoneMode

TENTH = RATE // 10


class Ear:
    """A microphone that hears what it is given, a tenth of a second at a time, and otherwise a quiet room."""

    name, rate, lost = "ear", RATE, ""

    def __init__(self):
        self.sound = np.zeros(0)
        self.closed = False
        self._room = np.random.default_rng(3)

    def read_blocks(self):
        block, self.sound = self.sound[:TENTH], self.sound[TENTH:]
        block = np.pad(block, (0, TENTH - len(block))) + self._room.normal(0.0, 1e-4, TENTH)
        return [SoundBlock(block, 0.0)]

    def close(self):
        self.closed = True


def page(ear, tmp_path):
    matches = FakeMatches()
    file = tmp_path / "microphone.json"

    def save(calibration):
        write_calibration(calibration, file)
        return str(file)

    matches.save_calibration = save
    window = make_window(QUIET, matches, lambda: ear)
    window.open()
    window.push(MicrophoneMode(window))
    return window, file


def step(window, ear, sound, seconds):
    """Begin a step, and let it hear something."""
    click(window, "step")
    ear.sound = sound
    for _ in range(round(seconds * 10)):
        window.tick(0.1)


def test_the_meter_follows_a_blow(tmp_path):
    ear = Ear()
    window, _ = page(ear, tmp_path)
    highest = 0.0
    ear.sound = np.concatenate((np.zeros(RATE), blow(1.0)))
    for _ in range(22):
        window.tick(0.1)
        highest = max(highest, rows(window)["meter"].share)
    assert highest > 0.5
    window.pop()
    assert ear.closed


def test_three_steps_calibrate_the_microphone_and_turn_it_on(tmp_path):
    ear = Ear()
    window, file = page(ear, tmp_path)
    for number, (_, seconds) in enumerate(STEPS):
        step(window, ear, np.zeros(0) if number == 0 else blow(seconds, seed=number), seconds)
    assert "calibrated" in window.captions.noted
    assert window.settings.microphone and window.settings.calibration == str(file)
    assert read_calibration(file).full > read_calibration(file).faint


def test_silence_instead_of_blows_is_refused_with_a_reason_and_begins_again(tmp_path):
    ear = Ear()
    window, file = page(ear, tmp_path)
    for _, seconds in STEPS:
        step(window, ear, np.zeros(0), seconds)
    assert "above the quiet room" in window.captions.noted
    assert not file.exists()
    assert rows(window)["step"].text == "Calibrate"


def test_without_a_microphone_the_page_says_so():
    window = make_window(QUIET)
    window.open()
    window.push(MicrophoneMode(window))
    assert rows(window)["meter"].why_not == "No microphone is there"
    click(window, "step")
    assert rows(window)["step"].text == "Calibrate"
