"""Puts the commentator's sentences into words, and knows how long they take."""

from __future__ import annotations

import re
from typing import Protocol

import numpy as np
import numpy.typing as npt

from meeple_city.audio.sound_bank import RATE
from meeple_city.show.remarks import Sentence
from meeple_city.words.catalogue import Words

SENTENCE = re.compile(r"(?<=[.!?]\s)\w")  # the first letter of every sentence after the first
# Reading speed of subtitles for adults, 15 to 17 characters a second, and the time to notice a line; our choice.
PER_CHARACTER_S, NOTICE_S, SHORTEST_S = 1 / 15, 0.6, 1.6


class SpeakingVoice(Protocol):
    """A voice that can be heard."""

    def say(self, text: str) -> npt.NDArray[np.float32]:
        """A line as sound; empty if it cannot be spoken."""


class Commentator:
    """Speaks one language about one match; with a voice, so that people hear it."""

    def __init__(self, words: Words, voice: SpeakingVoice | None = None) -> None:
        self._words, self._voice = words, voice

    def variants(self, key: str) -> tuple[str, ...]:
        """The variants of a message."""
        return self._words.variants(key)

    def text(self, said: Sentence) -> str:
        """A sentence in words."""
        text = self._words.say(said.message, said.variant)
        return SENTENCE.sub(lambda found: found[0].upper(), text)

    def length_s(self, said: Sentence) -> float:
        """How long it takes to read a sentence, and to speak it if somebody does."""
        reading_s = max(SHORTEST_S, NOTICE_S + PER_CHARACTER_S * len(self.text(said)))
        return max(reading_s, len(self.spoken(said)) / RATE)

    def spoken(self, said: Sentence) -> npt.NDArray[np.float32]:
        """A sentence as sound; empty without a voice."""
        return self._voice.say(self.text(said)) if self._voice else np.zeros(0, np.float32)
