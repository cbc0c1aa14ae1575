"""A recorded match as a timeline: what spectators saw after every step, in order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from meeple_city.core.asks import Ask
from meeple_city.core.game import Game, Result
from meeple_city.core.play import Play
from meeple_city.core.view import View
from meeple_city.match.fold import FoldedMatch, fold
from meeple_city.match.journal import Contents, Entry, Header
from meeple_city.match.match_thread import StepDone


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
    result: Result | None  # None if the match was interrupted
    _game: Game[Any]
    _states: tuple[Any, ...]  # after each step

    @property
    def players(self) -> Mapping[str, str]:
        """The kind of player at each seat."""
        return dict(zip(self.header.seats, self.header.players, strict=True))

    def view(self, step: int, seat: str | None = None) -> View:
        """What spectators saw after a step; once the match is over, also what a seat saw."""
        if seat is None or self.result is None:
            return self.steps[step].done.view
        return self._game.view(self._states[step], seat)

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
        contents.chain.path, contents.header, tuple(steps), result_of(play, contents.header), game, tuple(states)
    )


def _step(folded: FoldedMatch, entries: tuple[Entry, ...], first: int) -> RecordedStep:
    play = folded.play
    records = tuple(play.records[first:])
    next_seat = play.pending.seat if isinstance(play.pending, Ask) else ""
    done = StepDone(records, folded.history.new, play.game.view(play.state, None), None, next_seat)
    track = next((entry.track for entry in entries[first : len(play.records)] if entry.track), "")
    return RecordedStep(done, track, len(play.records) - 1, play.game.turns(play.state))


def result_of(play: Play[Any], header: Header) -> Result | None:
    """How a recorded match ended, by the rules or by its turn limit; None if it was interrupted."""
    game, state = play.game, play.state
    if play.pending is None:
        return game.result(state)
    if header.max_turns is not None and game.turns(state) > header.max_turns:
        return game.standing(state, "max_turns")
    return None
