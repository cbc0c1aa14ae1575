"""A recorded match as a timeline: what spectators saw after every step, in order."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from meeple_city.border import Message
from meeple_city.core.asks import Ask
from meeple_city.core.game import Game, Result
from meeple_city.core.play import Play
from meeple_city.core.view import View
from meeple_city.match.fold import FoldedMatch, fold
from meeple_city.match.journal import Contents, Entry, Header
from meeple_city.match.match_thread import StepDone
from meeple_city.match.telling import History

OwnView = Callable[[int, str], View]  # what a seat saw after a step


@dataclass(frozen=True)
class RecordedStep:
    """A step of a recorded match, or its opening, as spectators saw it."""

    done: StepDone  # without motion
    track: str  # the key of its track; empty if nothing moved
    last_record: int  # the number of its last record; -1 for the opening
    turn: int


@dataclass(frozen=True)
class Timeline:
    """All steps of a recorded match. The first is the opening."""

    path: Path
    header: Header
    steps: tuple[RecordedStep, ...]
    result: Result | None  # None if the match was interrupted, or is still being played
    own_view: OwnView  # only of a match that is over

    @property
    def players(self) -> Mapping[str, str]:
        """The kind of player at each seat."""
        return dict(zip(self.header.seats, self.header.players, strict=True))

    def view(self, step: int, seat: str | None = None) -> View:
        """What spectators saw after a step; once the match is over, also what a seat saw."""
        if seat is None or self.result is None:
            return self.steps[step].done.view
        return self.own_view(step, seat)

    def longer(self, step: RecordedStep) -> Timeline:
        """The same match, a step later."""
        return replace(self, steps=(*self.steps, step))

    def step_of(self, record: int) -> int:
        """The step in which a record was written; the last one, if there is no such record."""
        return next((n for n, step in enumerate(self.steps) if step.last_record >= record), len(self.steps) - 1)


def read_timeline(contents: Contents, game: Game[Any]) -> Timeline:
    """Fold a journal into a timeline; raises BadJournal if the rules do not allow it."""
    steps: list[RecordedStep] = []
    states: list[Any] = []

    def watch(folded: FoldedMatch) -> None:
        first = steps[-1].last_record + 1 if steps else 0
        steps.append(_step(folded, contents.entries, first))
        states.append(folded.play.state)

    play = fold(contents, game, watch).play
    return Timeline(
        contents.chain.path,
        contents.header,
        tuple(steps),
        result_of(play, contents.header),
        lambda step, seat: game.view(states[step], seat),
    )


def _step(folded: FoldedMatch, entries: tuple[Entry, ...], first: int) -> RecordedStep:
    new = entries[first : len(folded.play.records)]
    track = next((entry.track for entry in new if entry.track), "")
    thought = next((entry.thought for entry in new if entry.thought), None)
    return recorded_step(folded.play, folded.history, first, track, thought)


def recorded_step(
    play: Play[Any], history: History, first: int, track: str, thought: Message | None = None
) -> RecordedStep:
    """The last step of a match, from the first record that belongs to it on."""
    asked = play.pending if isinstance(play.pending, Ask) else Ask("", "")
    records, view = tuple(play.records[first:]), play.game.view(play.state, None)
    done = StepDone(records, history.new, view, None, asked.seat, thought=thought, next_kind=asked.kind)
    return RecordedStep(done, track, len(play.records) - 1, play.game.turns(play.state))


def result_of(play: Play[Any], header: Header) -> Result | None:
    """How a recorded match ended, by the rules or by its turn limit; None if it was interrupted."""
    game, state = play.game, play.state
    if play.pending is None:
        return game.result(state)
    if header.max_turns is not None and game.turns(state) > header.max_turns:
        return game.standing(state, "max_turns")
    return None
