"""Synthesised speech and music must not count as blowing."""

import shutil
import subprocess

import numpy as np
import pytest
from tests.input.test_breath import placed

from meeple_city.audio.wav import read_wav
from meeple_city.input.breath import analyse_recording

VOICES = ("", "+f3", "+m7")
SENTENCES = {
    "en": "Somebody puffs and huffs, but no house falls down.",
    "de": "Pustekuchen, hier fällt heute kein einziges Haus um.",
    "fr": "Personne ne souffle, la ville reste debout.",
}
RATE = 22_050
SCALE = (110.0, 146.8, 196.0, 261.6, 349.2, 440.0, 659.3)  # Hz, A2 to E5


@pytest.fixture(scope="module")
def speaker():
    found = shutil.which("espeak-ng")
    if found is None:
        pytest.skip("espeak-ng is not installed: on Debian, apt-get install espeak-ng")
    return found


@pytest.mark.parametrize("voice", VOICES, ids=["usual", "higher", "lower"])
@pytest.mark.parametrize("language", SENTENCES)
def test_a_spoken_sentence_is_not_a_blow(speaker, tmp_path, language, voice):
    file = tmp_path / "speech.wav"
    subprocess.run([speaker, "-v", language + voice, "-w", str(file), SENTENCES[language]], check=True)
    sound = read_wav(file)
    assert sound.duration_s > 1.0
    loudest = sound.samples / np.abs(sound.samples).max()
    for gain in (0.1, 0.9):
        assert analyse_recording(placed(gain * loudest, rate=sound.rate), sound.rate).puffs == ()


def instrument(pitch, seconds, overtones):
    """A note with a sharp attack that dies away."""
    times = np.arange(round(seconds * RATE)) / RATE
    wave = sum(np.sin(2 * np.pi * pitch * n * times) / n for n in range(1, overtones + 1))
    return wave * np.exp(-times * 3 / seconds) * np.minimum(1, times / 0.005)


@pytest.mark.parametrize("overtones", [1, 4, 12], ids=["flute", "piano", "strings"])
@pytest.mark.parametrize("seconds", [0.2, 0.6])
def test_a_melody_is_not_a_blow(overtones, seconds):
    tune = np.concatenate([instrument(pitch, seconds, overtones) for pitch in (*SCALE, *reversed(SCALE))])
    assert analyse_recording(placed(0.8 * tune / np.abs(tune).max(), rate=RATE), RATE).puffs == ()
