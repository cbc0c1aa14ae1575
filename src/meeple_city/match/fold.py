"""Restore a match from its journal: the same inputs lead to the same questions and the same state.

To fold, in event sourcing, is to compute the current state by applying all recorded inputs in order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from meeple_city.border import Outcome, Request, request_from_json
from meeple_city.config_reader import shown
from meeple_city.core.asks import Ask, Input, TableResult
from meeple_city.core.game import Game
from meeple_city.core.play import Play
from meeple_city.errors import BadInput, BadJournal, MeepleCityError
from meeple_city.match.journal import HEADER, Contents, Entry, Header, OutcomeDiffs, check_rules
from meeple_city.match.table_port import TablePort
from meeple_city.match.telling import History
from meeple_city.match.tracks import Tracks


@dataclass(frozen=True)
class RecordedShot:
    """A request the table carried out, as recorded in the journal."""

    index: int  # of the journal entry
    request: Request
    outcome: Outcome
    digest: str
    track: str


@dataclass(frozen=True)
class FoldedMatch:
    """A match at the end of its journal, or before its first input."""

    play: Play[Any]
    history: History
    outcome_diffs: OutcomeDiffs
    shots: tuple[RecordedShot, ...] = ()


Watch = Callable[[FoldedMatch], None]  # called with the opening and after every input that was not automatic


def opening(game: Game[Any], header: Header) -> FoldedMatch:
    """A match before its first input."""
    state = game.opening(header.seats, header.options, header.seed, header.city)
    play, history = Play(game, state, header.seed), History(header.seats)
    history.follow(play)
    return FoldedMatch(play, history, OutcomeDiffs())


def fold(contents: Contents, game: Game[Any], watch: Watch = lambda folded: None) -> FoldedMatch:
    """Play the inputs of a journal through the rules; raises BadJournal if the rules ask another question."""
    check_rules(contents, game)
    shots = []
    with _naming_line(contents, HEADER):
        begun = opening(game, contents.header)
    watch(begun)
    play, diffs = begun.play, begun.outcome_diffs
    for index, entry in enumerate(contents.entries):
        if index == len(play.records):
            _check_question(contents, index, entry.id, _pending_id(play))
            given = _read_input(contents, index, entry, diffs)
            if isinstance(given, TableResult):
                shots.append(RecordedShot(index, given.request, given.outcome, entry.digest or "", entry.track or ""))
            _apply_input(contents, index, play, given)
            begun.history.follow(play)
            watch(begun)
        record = play.records[index]
        _check_question(contents, index, entry.id, record.id)
        if isinstance(record.given, str) and record.given != entry.answer:
            raise contents.error_at(index, f"the answer is {entry.answer!r}, but only {record.given!r} is possible")
    return replace(begun, shots=tuple(shots))


def restore(table: TablePort, shots: tuple[RecordedShot, ...], tracks: Tracks, contents: Contents) -> bytes | None:
    """Bring the table to the end of a journal: load the last available track and simulate the shots after it.

    Returns the track that the table is at the end of, None at the beginning.
    """
    first, track = _load_last_track(table, shots, tracks)
    for shot in shots[first:]:
        done = table.run(shot.request)
        if done.digest != shot.digest:
            raise contents.error_at(
                shot.index,
                "its track is missing, and simulating the shot again ends differently on this machine; "
                f"restore {tracks.path(shot.track)}",
            )
        tracks.keep(done.track)
        track = done.track
    return track


def verify(
    table: TablePort, shots: tuple[RecordedShot, ...], tracks: Tracks
) -> tuple[list[RecordedShot], list[RecordedShot]]:
    """Simulate all shots again; return those that end identically to the last bit, and those that do not."""
    same: list[RecordedShot] = []
    different: list[RecordedShot] = []
    table.reset()
    for shot in shots:
        done = table.run(shot.request)
        if (done.digest, done.outcome) == (shot.digest, shot.outcome):
            same.append(shot)
            continue
        different.append(shot)
        track = tracks.load(shot.track)
        if track is not None:
            table.continue_from(track)  # continue from the recorded end, so that later shots can still match
    return same, different


def _load_last_track(table: TablePort, shots: tuple[RecordedShot, ...], tracks: Tracks) -> tuple[int, bytes | None]:
    """Set the table to the end of the last shot whose track is usable; return how many shots that covers, and it."""
    for number in range(len(shots), 0, -1):
        track = tracks.load(shots[number - 1].track)
        if track is not None:
            try:
                table.continue_from(track)
            except MeepleCityError:
                continue  # packed by another version, so treat it as missing
            return number, track
    table.reset()
    return 0, None


def _pending_id(play: Play[Any]) -> str:
    return play.pending.id(play.number) if play.pending else "nothing: the match is over"


def _check_question(contents: Contents, index: int, journal: str, rules: str) -> None:
    if journal != rules:
        raise contents.error_at(
            index, f"the question was {journal!r}, but the rules ask {rules!r}; the rules have changed"
        )


def _read_input(contents: Contents, index: int, entry: Entry, diffs: OutcomeDiffs) -> Input:
    if entry.request is None:
        return entry.answer or ""
    with _naming_line(contents, index):
        if entry.aimed is not None:
            request_from_json(entry.aimed)  # nothing depends on it, but whoever reads a journal must be able to
        return TableResult(request_from_json(entry.request), diffs.decode(entry.outcome))


def _apply_input(contents: Contents, index: int, play: Play[Any], given: Input) -> None:
    with _naming_line(contents, index):
        if isinstance(play.pending, Ask):
            answer = given.request if isinstance(given, TableResult) else given
            refused = play.refusal(answer)
            if refused is not None:
                raise contents.error_at(index, f"{shown(answer)} is not allowed by the rules ({refused.key})")
        play.give(given)


@contextmanager
def _naming_line(contents: Contents, index: int) -> Iterator[None]:
    """Blame a line of the journal for whatever the rules raise over it: they trust a table and a player, not a file."""
    try:
        yield
    except BadJournal:
        raise
    except BadInput as cause:
        raise contents.error_at(index, str(cause)) from None
    except (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, AssertionError) as cause:
        raise contents.error_at(index, f"not possible by the rules: {type(cause).__name__}: {cause}") from None
