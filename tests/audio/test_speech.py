"""Spoken lines: how they are mixed, and what the system's voice makes of them."""

import shutil

import numpy as np
import pytest

from meeple_city.audio.mixer import render
from meeple_city.audio.sound_bank import RATE, shipped_bank
from meeple_city.audio.sound_plan import CurvePoint, TimedSound, speech
from meeple_city.audio.speech import LONG_S, LOUDNESS, NO_VOICE, SystemVoice
from meeple_city.errors import Missing

needs_voice = pytest.mark.skipif(shutil.which("espeak-ng") is None, reason="espeak-ng is not installed")
LINES = {"en": "Red is about to rearrange the Bakery.", "fr": "Rouge s’apprête à ranger la Boulangerie à sa façon."}
LONG = "The Bakery, the Bank, the Hotel, the Library and the Stadium have stood since the very beginning. " * 2
MURMUR = TimedSound(0.0, "murmur", curve=(CurvePoint(0.0, 0.5, 0.0), CurvePoint(6.0, 0.5, 0.0)))


def loudness(sound, from_s, to_s):
    return float(np.sqrt(np.mean(sound[round(from_s * RATE) : round(to_s * RATE)] ** 2)))


def test_everything_else_is_turned_down_while_somebody_speaks_and_comes_back():
    bank = shipped_bank()
    inaudible = speech(2.0, np.full(RATE, 1e-9, np.float32))
    alone, beside = (render(plan, 6.0, bank) for plan in ((MURMUR,), (MURMUR, inaudible)))
    lowest = 10 ** (bank.settings.mixing.duck_db / 20)
    assert loudness(beside, 0.5, 1.9) == pytest.approx(loudness(alone, 0.5, 1.9), rel=1e-4)
    assert loudness(beside, 2.5, 2.9) == pytest.approx(lowest * loudness(alone, 2.5, 2.9), rel=0.01)
    assert loudness(beside, 4.0, 5.5) == pytest.approx(loudness(alone, 4.0, 5.5), rel=1e-4)
    assert np.abs(np.diff(beside[:, 0])).max() <= 1.01 * np.abs(np.diff(alone[:, 0])).max(), "a click"


def test_a_line_comes_through_whatever_else_is_heard():
    bank = shipped_bank()
    noise = [TimedSound(1.0 + 0.001 * number, "roar-red", importance=3.0) for number in range(200)]
    tone = np.sin(np.arange(RATE) * 0.1).astype(np.float32) * np.float32(0.2)
    with_line, without = (render(tuple(plan), 3.0, bank) for plan in ([*noise, speech(1.5, tone)], noise))
    assert loudness(with_line - without, 1.6, 2.4) > 0.05


@needs_voice
@pytest.mark.parametrize("language", LINES)
def test_the_systems_voice_speaks_both_languages_alike_loud_without_silence_around_it(language):
    line = SystemVoice(language).say(LINES[language])
    assert 1.0 < len(line) / RATE < LONG_S
    assert loudness(line, 0, 99) == pytest.approx(LOUDNESS, rel=1e-3)
    assert np.abs(line[: RATE // 50]).max() > 0
    assert np.abs(line[-RATE // 50 :]).max() > 0


@needs_voice
def test_the_languages_sound_different():
    english, french = (SystemVoice(language).say(LINES["fr"]) for language in LINES)
    assert len(english) != len(french)


@needs_voice
def test_a_long_line_is_spoken_faster():
    line = SystemVoice("en").say(LONG)
    letters_a_second = len(LONG) / (len(line) / RATE)
    usual = SystemVoice("en").say(LINES["en"])
    assert letters_a_second > 1.1 * len(LINES["en"]) / (len(usual) / RATE)


def test_without_a_voice_one_line_says_what_to_install(monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(Missing) as problem:
        SystemVoice("en")
    assert str(problem.value) == NO_VOICE
    assert "\n" not in NO_VOICE


def test_a_voice_that_fails_is_told_once_and_the_line_is_silent(monkeypatch, tmp_path):
    broken = tmp_path / "espeak-ng"
    broken.write_text("#!/bin/sh\nexit 3\n")
    broken.chmod(0o755)
    monkeypatch.setattr(shutil, "which", lambda name: str(broken))
    voice = SystemVoice("en")
    assert len(voice.say("One.")) == 0
    assert len(voice.say("Two.")) == 0
    assert voice.take_problem().startswith("espeak-ng: ")
    assert voice.take_problem() == ""
