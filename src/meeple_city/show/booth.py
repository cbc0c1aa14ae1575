"""The commentator's booth: chooses from what could be said what is said, in which words and when.

Nothing is said twice in the same words while other words are left; small things only after a silence. The same match
gives the same lines. Which words are chosen depends on what everybody has seen and heard, and not on the match's seed:
the seed decides who holds which cards, and somebody could guess it from the words.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from zlib import crc32

from meeple_city.border import Message
from meeple_city.core.chance import chance
from meeple_city.core.game import Result
from meeple_city.show.programme import Part
from meeple_city.show.remarks import Line, Remark, Reporter, Sentence, StepTold, Voice, remark

# Rhythm, in seconds; our choice.
EVERY_S = 4.0  # between the beginnings of two lines
BREATH_S = 0.7  # of silence between two lines
LATE_S = 1.5  # how long after what it is about a line may still begin
LATER_S = 3.5  # ... if it matters
MATTERS, PRESSING, REPEATABLE = 7.0, 7.5, 2.0  # weights
LONG_AGO = 25  # lines since words that may be used again
IDLE_S = 5.0  # of silence before something is said while nothing happens
COUNTED_S = 6.0  # a count that lasts longer is announced
COUNTING = remark("counting", 9.0)
# How much something must matter to be said, by the seconds of silence before it.
SILENCES = ((1.2, 7.0), (2.5, 4.0), (4.5, 2.2), (7.0, 1.5))


@dataclass
class _Memory:
    """What has been said."""

    sentences: dict[tuple[str, str], int] = field(default_factory=dict)  # each variant, and when it was said last
    texts: set[str] = field(default_factory=set)
    count: int = 0

    def add(self, said: Sentence, text: str) -> None:
        self.count += 1
        self.sentences[(said.message.key, said.variant)] = self.count
        self.texts.add(text)

    def age(self, said: Sentence) -> int:
        """How long ago a variant was said, by the number of lines; the largest for one that never was."""
        last = self.sentences.get((said.message.key, said.variant))
        return 1_000_000 if last is None else self.count - last


class Booth:
    """Comments on one match, step by step, as it is shown."""

    def __init__(self, reporter: Reporter, voice: Voice, game: str, opening: str) -> None:
        """Whatever text describes the opening to spectators makes one match begin with other words than the next."""
        self._reporter, self._voice, self._game = reporter, voice, game
        self._heard = crc32(opening.encode())  # everything that was told so far
        self._memory = _Memory()
        self._last = Line(-100.0, -100.0, Sentence(Message(""), ""))

    def open(self, parts: Sequence[Part]) -> tuple[Line, ...]:
        """Lines over the title."""
        return self._say(self._reporter.open(), parts, parts[-1].length_s if parts else 0.0)

    def comment(self, step: StepTold, parts: Sequence[Part]) -> tuple[Line, ...]:
        """Lines about a step that is shown in these parts; every step once, in order, also those that are not shown."""
        remarks = self._reporter.hear(step)
        for told in step.told:
            self._heard = crc32(repr((told.key, sorted(told.args.items()))).encode(), self._heard)
        if not parts:
            return ()
        ahead = [one for one in remarks if one.ahead]
        after = [one for one in remarks if not one.ahead]
        seen = [part for part in parts if part.shows_result] or [parts[-1]]
        return (*self._say(ahead, parts), *self._say(after, seen))

    def fill(self, from_s: float, until_s: float) -> tuple[Line, ...]:
        """A line while nothing happens, if there is something to say."""
        if from_s < self._last.end_s + IDLE_S:
            return ()
        return self._first(self._reporter.idle(), from_s, until_s - from_s)

    def close(self, result: Result, parts: Sequence[Part], winner_s: float = 0.0) -> tuple[Line, ...]:
        """Lines over the final score; who has won is said only when it is seen, so many seconds after it begins."""
        if not parts:
            return ()
        begins_s, room_s = parts[0].start_s, parts[-1].length_s
        counting = self._first([COUNTING], begins_s, LATER_S) if winner_s > COUNTED_S else ()
        return (*counting, *self._first(self._reporter.close(result), begins_s + winner_s, room_s - winner_s))

    def _say(self, remarks: Sequence[Remark], parts: Sequence[Part], late_s: float = 0.0) -> tuple[Line, ...]:
        return self._first(remarks, parts[0].start_s, late_s) if parts else ()

    def _first(self, remarks: Sequence[Remark], from_s: float, late_s: float) -> tuple[Line, ...]:
        """The weightiest remark there are words and time for; `late_s` is how late it may begin in any case."""
        for one, fresh in _in_order(remarks):
            start_s = max(from_s, self._last.end_s + BREATH_S, self._last.start_s + EVERY_S)
            latest_s = from_s + max(late_s, LATER_S if one.weight >= MATTERS else LATE_S)
            if start_s > latest_s or not self._worth(one, start_s):
                continue
            if said := self._fresh(one) if fresh else self._again(one):
                self._memory.add(said, self._voice.text(said))
                self._last = Line(start_s, start_s + self._voice.length_s(said), said, one.weight)
                return (self._last,)
        return ()

    def _worth(self, one: Remark, start_s: float) -> bool:
        """Whether it matters enough after so much silence."""
        silence = start_s - self._last.end_s
        need = next((weight for upto, weight in SILENCES if silence < upto), 0.0)
        return one.weight >= need

    def _fresh(self, one: Remark) -> Sentence | None:
        """Words that were not used yet."""
        fresh = [said for said in self._all(one) if (said.message.key, said.variant) not in self._memory.sentences]
        return chance(self._heard, self._memory.count).choice(fresh) if fresh else None

    def _again(self, one: Remark) -> Sentence | None:
        """Unless it hardly matters, words used long ago, about something else."""
        if one.weight < REPEATABLE:
            return None
        long_ago = [said for said in self._all(one) if self._memory.age(said) > LONG_AGO]
        again = [said for said in long_ago if self._voice.text(said) not in self._memory.texts]
        return max(again, key=self._memory.age, default=None)

    def _all(self, one: Remark) -> list[Sentence]:
        key = f"commentary.{self._game}.{one.about}"
        return [Sentence(Message(key, one.args), variant) for variant in self._voice.variants(key)]


def _in_order(remarks: Sequence[Remark]) -> list[tuple[Remark, bool]]:
    """What is tried one after the other, each in fresh words or in used ones: used words only when nothing else fits.

    What is pressing is rather said in used words than left out for something smaller.
    """
    ranked = sorted(remarks, key=lambda remark: -remark.weight)
    pressing = [(one, fresh) for one in ranked if one.weight >= PRESSING for fresh in (True, False)]
    others = [one for one in ranked if one.weight < PRESSING]
    return [*pressing, *((one, True) for one in others), *((one, False) for one in others)]
