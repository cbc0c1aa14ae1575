"""The commentary of a match: every line and when it is said, for a recording or while the match is being played."""

from __future__ import annotations

import json
from collections.abc import Sequence

from meeple_city.audio.sound_plan import SoundPlan, speech
from meeple_city.border.plain import to_plain
from meeple_city.core.view import PhysicalView, View
from meeple_city.match.journal import Header
from meeple_city.match.timeline import Timeline
from meeple_city.show.booth import Booth
from meeple_city.show.forecast import fall_of
from meeple_city.show.programme import ESTABLISH, SCORE, TITLE, Part, Programme
from meeple_city.show.remarks import Fall, Line, StepTold
from meeple_city.ui.broadcast import viewers_names
from meeple_city.ui.ceremony import Ceremony
from meeple_city.ui.commentator import Commentator, SpeakingVoice
from meeple_city.ui.standings import reporter_for, standing_of
from meeple_city.words.catalogue import Words

OPENING = (TITLE, ESTABLISH)


class Commentary:
    """Comments on one match as its programme grows; each part is handed over once, in order."""

    def __init__(self, header: Header, opening: View, words: Words, voice: SpeakingVoice | None = None) -> None:
        names = {**viewers_names(header.seats, words), **header.called}
        self.commentator = Commentator(words.within(header.city, names), voice)
        self.lines: list[Line] = []
        self._heard = 0  # lines that were taken as sound
        reporter, seen = reporter_for(opening, header.seats), json.dumps(to_plain(opening), sort_keys=True)
        self._booth = Booth(reporter, self.commentator, header.game, seen)

    def open(self, parts: Sequence[Part]) -> tuple[Line, ...]:
        """The title and the flights after it have been planned."""
        return self._keep(self._booth.open(parts))

    def step(self, timeline: Timeline, number: int, parts: Sequence[Part]) -> tuple[Line, ...]:
        """A step has been planned; these parts show it, perhaps none."""
        return self._keep(self._booth.comment(step_told(timeline, number), parts))

    def wait(self, parts: Sequence[Part]) -> tuple[Line, ...]:
        """Something to look at while nothing happens has been planned."""
        return self._keep(self._booth.fill(parts[0].start_s, parts[-1].end_s) if parts else ())

    def close(self, timeline: Timeline, parts: Sequence[Part], winner_s: float = 0.0) -> tuple[Line, ...]:
        """The final score has been planned; who has won is seen so many seconds after it begins."""
        return self._keep(self._booth.close(timeline.result, parts, winner_s) if timeline.result else ())

    def at(self, at_s: float) -> Line | None:
        """The line that is being said at a moment."""
        return next((line for line in reversed(self.lines) if line.start_s <= at_s < line.end_s), None)

    def text_at(self, at_s: float) -> str:
        """What is being said at a moment; empty if nothing is."""
        line = self.at(at_s)
        return self.commentator.text(line.said) if line else ""

    def take_speech(self) -> SoundPlan:
        """The lines that were planned since the last time, as sound; none without a voice."""
        new, self._heard = self.lines[self._heard :], len(self.lines)
        spoken = [(line.start_s, self.commentator.spoken(line.said)) for line in new]
        return tuple(speech(start_s, samples) for start_s, samples in spoken if len(samples))

    def _keep(self, lines: tuple[Line, ...]) -> tuple[Line, ...]:
        self.lines += lines
        return lines


def comment(
    timeline: Timeline,
    programme: Programme,
    words: Words,
    ceremony: Ceremony | None = None,
    voice: SpeakingVoice | None = None,
) -> Commentary:
    """Comment on a programme of a recorded match; the ceremony at its end tells when the winner is seen."""
    commentary = Commentary(timeline.header, timeline.view(0), words, voice)
    commentary.open([part for part in programme.parts if part.kind in OPENING])
    for number in range(len(timeline.steps)):
        parts = [part for part in programme.parts if part.step == number and part.kind not in (*OPENING, SCORE)]
        commentary.step(timeline, number, parts)
        commentary.wait(parts[-1:])
    score = [part for part in programme.parts if part.kind == SCORE]
    left_out_s = max(0.0, ceremony.length_s - score[0].length_s) if ceremony and score else 0.0
    commentary.close(timeline, score, max(0.0, ceremony.winner_s - left_out_s) if ceremony else 0.0)
    return commentary


def step_told(timeline: Timeline, number: int) -> StepTold:
    """A step of a match, as spectators learn of it."""
    step, view = timeline.steps[number], timeline.view(number)
    told = tuple(one.public for one in step.done.told)
    return StepTold(told, standing_of(view), _fall(timeline.view(max(0, number - 1)), view))


def _fall(before: View, after: View) -> Fall | None:
    if isinstance(before, PhysicalView) and isinstance(after, PhysicalView):
        return fall_of(before, after)
    return None
