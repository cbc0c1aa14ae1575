"""Puts the commentator's sentences into words, and knows how long they take."""

from __future__ import annotations

import re

from meeple_city.show.remarks import Sentence
from meeple_city.words.catalogue import Words

SENTENCE = re.compile(r"(?<=[.!?]\s)\w")  # the first letter of every sentence after the first
# Reading speed of subtitles for adults, 15 to 17 characters a second, and the time to notice a line; our choice.
PER_CHARACTER_S, NOTICE_S, SHORTEST_S = 1 / 15, 0.6, 1.6


class Commentator:
    """Speaks one language about one match."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def variants(self, key: str) -> tuple[str, ...]:
        """The variants of a message."""
        return self._words.variants(key)

    def text(self, said: Sentence) -> str:
        """A sentence in words."""
        text = self._words.say(said.message, said.variant)
        return SENTENCE.sub(lambda found: found[0].upper(), text)

    def length_s(self, said: Sentence) -> float:
        """How long it takes to read a sentence."""
        return max(SHORTEST_S, NOTICE_S + PER_CHARACTER_S * len(self.text(said)))
