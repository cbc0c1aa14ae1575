"""Lines spoken by a voice of the system: espeak-ng. A line that cannot be spoken is silent, and no error."""

from __future__ import annotations

import shutil
import subprocess
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from meeple_city.audio.sound_bank import RATE, Mono
from meeple_city.audio.wav import read_wav
from meeple_city.errors import MeepleCityError, Missing

PROGRAMS = ("espeak-ng", "espeak")
VOICES = {"en": "en-gb", "fr": "fr-fr"}
NO_VOICE = "espeak-ng is missing, which speaks the commentary: sudo apt-get install espeak-ng"
# Our choices:
WORDS_A_MINUTE, HURRIED = 170, 205
LONG_S = 5.0  # a line that takes longer is spoken faster
LOUDNESS = 10 ** (-19.0 / 20)  # of a line while it is spoken, as a root mean square
AUDIBLE = 0.01  # of full scale: the silence before and after a line is cut off
EDGE = 256  # samples of silence after a line while its rate is changed
LONGEST_S = 10.0  # that the program may take; it usually needs a tenth of a second
KEPT = 64  # lines in memory


def find_voice() -> str | None:
    """The program that speaks; None if there is none."""
    return next((found for name in PROGRAMS if (found := shutil.which(name))), None)


class SystemVoice:
    """Speaks one language."""

    def __init__(self, language: str) -> None:
        """Raises Missing if the system has no voice."""
        program = find_voice()
        if program is None:
            raise Missing(NO_VOICE)
        self._program, self._voice = program, VOICES[language]
        self._problem = ""
        self.say = lru_cache(KEPT)(self._say)

    def take_problem(self) -> str:
        """Why a line was not spoken, said once; an empty string otherwise."""
        problem, self._problem = self._problem, ""
        return problem

    def _say(self, text: str) -> Mono:
        """A line as sound, without silence around it; empty if it cannot be spoken."""
        spoken = self._spoken(text, WORDS_A_MINUTE)
        return self._spoken(text, HURRIED) if len(spoken) > LONG_S * RATE else spoken

    def _spoken(self, text: str, words_a_minute: int) -> Mono:
        with TemporaryDirectory(prefix="meeple-city-") as folder:
            file = Path(folder) / "line.wav"
            command = [
                self._program,
                "-v",
                self._voice,
                "-s",
                str(words_a_minute),
                "-b",
                "1",
                "--stdin",
                "-w",
                str(file),
            ]
            try:
                subprocess.run(command, input=text.encode(), capture_output=True, check=True, timeout=LONGEST_S)
                sound = read_wav(file)
            except (OSError, subprocess.SubprocessError, MeepleCityError) as cause:
                self._problem = self._problem or f"{Path(self._program).name}: {cause}"
                return np.zeros(0, np.float32)
        return _levelled(_at_full_rate(np.asarray(sound.samples, np.float32), sound.rate))


def _at_full_rate(samples: Mono, rate: int) -> Mono:
    """The same sound at the rate of the mixer: no pitch is added."""
    padded = np.pad(samples, (0, EDGE))
    count = round(len(padded) * RATE / rate)
    return np.asarray(np.fft.irfft(np.fft.rfft(padded), count) * count / len(padded), np.float32)


def _levelled(samples: Mono) -> Mono:
    """A line as loud as every other, without silence around it."""
    audible = np.flatnonzero(np.abs(samples) > AUDIBLE)
    if not len(audible):
        return np.zeros(0, np.float32)
    line = samples[audible[0] : audible[-1] + 1]
    return np.asarray(line * (LOUDNESS / np.sqrt(np.mean(line**2))), np.float32)
