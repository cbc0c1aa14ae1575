"""Commentary that is heard: in both languages, line after line, and never over another."""

import shutil
import subprocess
from itertools import pairwise

import numpy as np
import pytest
from tests.kit.recorded import record
from tests.setup.test_showcase import FORM, probed

from meeple_city.audio.mixer import render
from meeple_city.audio.sound_bank import RATE, shipped_bank
from meeple_city.audio.speech import NO_VOICE, SystemVoice
from meeple_city.cli.parser import main
from meeple_city.setup.commentary import comment
from meeple_city.setup.film import FilmLook, shoot_film
from meeple_city.setup.programme_sounds import programme_sounds
from meeple_city.setup.recordings import open_recording
from meeple_city.show.programme import highlights, whole
from meeple_city.words.catalogue import load_words
from meeple_city.words.languages import LANGUAGES

pytestmark = pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="espeak-ng is not installed")


@pytest.fixture(scope="module")
def recording(tmp_path_factory):
    return open_recording(record(tmp_path_factory.mktemp("spoken") / "m.journal", "octorage", 3))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_heard_while_it_is_read_and_nothing_is_heard_otherwise(recording, language):
    programme = whole(recording.all_facts(), recording.overview, recording.ceremony_s)
    said = comment(recording.timeline, programme, load_words(language), recording.ceremony, SystemVoice(language))
    plan = said.take_speech()
    assert len(plan) == len(said.lines) >= 3
    for sound, line in zip(plan, said.lines, strict=True):
        assert sound.at_s == line.start_s
        assert len(sound.samples) / RATE <= line.end_s - line.start_s
    assert all(line.end_s <= following.start_s for line, following in pairwise(said.lines))
    bank = shipped_bank()
    spoken = render(plan, programme.length_s, bank)
    inside = np.zeros(len(spoken), bool)
    for sound in plan:
        inside[round(sound.at_s * RATE) : round(sound.at_s * RATE) + len(sound.samples)] = True
    assert np.abs(spoken[~inside]).max() == 0
    mixed = render((*programme_sounds(recording, programme, bank.settings), *plan), programme.length_s, bank)
    assert len(mixed) == len(spoken)
    assert np.abs(mixed).max() <= 10 ** (bank.settings.mixing.ceiling_db / 20) + 1e-6
    for sound in plan:
        heard = slice(round(sound.at_s * RATE), round(sound.at_s * RATE) + len(sound.samples))
        assert np.corrcoef(mixed[heard, 0], spoken[heard, 0])[0, 1] > 0.5, "the line drowns"
    assert said.take_speech() == ()


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("ffmpeg") is None, reason="ffmpeg is not installed")
def test_a_film_with_a_voice_has_as_much_sound_as_picture(recording, tmp_path):
    facts = recording.all_facts()
    programme = highlights(facts, 20.0, recording.overview, recording.ceremony_s)
    spoken, silent = tmp_path / "spoken.mp4", tmp_path / "silent.mp4"
    for out, voice in ((spoken, SystemVoice("en")), (silent, None)):
        shoot_film(recording, programme, FilmLook(FORM, load_words(), clean=True, voice=voice), out, lambda *_: None)
    streams = probed(spoken)
    assert float(streams["h264"]["duration"]) == pytest.approx(float(streams["aac"]["duration"]), abs=0.05)
    loud, quiet = (volume(out) for out in (spoken, silent))
    assert loud > quiet + 3.0


def volume(file):
    """The mean volume of a video's sound, in decibels."""
    command = ["ffmpeg", "-hide_banner", "-i", str(file), "-af", "volumedetect", "-vn", "-f", "null", "-"]
    told = subprocess.run(command, capture_output=True, check=True).stderr.decode()
    return float(told.split("mean_volume: ")[1].split(" dB")[0])


@pytest.mark.parametrize("command", [["render", "m.journal", "--out", "a.mp4"], ["showcase", "--to", "a.mp4"]])
def test_without_a_voice_nothing_is_filmed(command, monkeypatch, tmp_path, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(shutil, "which", lambda name: None if name.startswith("espeak") else "/usr/bin/" + name)
    assert main([*command, "--voice"]) != 0
    assert capsys.readouterr().err == f"meeple-city: error: {NO_VOICE}\n"
    assert not (tmp_path / "a.mp4").exists()
