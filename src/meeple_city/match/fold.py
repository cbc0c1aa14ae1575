"""From a journal back to the match: the same inputs, the same questions, the same state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from meeple_city.border import Outcome, Request, request_from_json
from meeple_city.config_reader import shown
from meeple_city.core.asks import Ask, Input, TableResult
from meeple_city.core.game import Game
from meeple_city.core.play import Play
from meeple_city.errors import BadInput, MeepleCityError
from meeple_city.match.journal import Contents, Entry, Header, Outcomes, check_rules
from meeple_city.match.table_port import TablePort
from meeple_city.match.tracks import Tracks


@dataclass(frozen=True)
class RecordedShot:
    """Something the table did, as the journal has it."""

    index: int  # of the entry
    request: Request
    outcome: Outcome
    digest: str
    track: str


@dataclass(frozen=True)
class FoldedMatch:
    """A match as far as its journal goes."""

    play: Play[Any]
    outcomes: Outcomes
    shots: tuple[RecordedShot, ...]


def opening(game: Game[Any], header: Header) -> Play[Any]:
    """A match before its first input."""
    state = game.opening(header.seats, header.options, header.seed, header.city)
    return Play(game, state, header.seed)


def fold(contents: Contents, game: Game[Any]) -> FoldedMatch:
    """Play a journal through the rules; any other question than the one in the journal is an error."""
    check_rules(contents, game)
    play, outcomes, shots = opening(game, contents.header), Outcomes(), []
    for index, entry in enumerate(contents.entries):
        if index == len(play.records):
            _same_question(contents, index, entry.id, _pending_id(play))
            given = _given(contents, index, entry, outcomes)
            if isinstance(given, TableResult):
                shots.append(RecordedShot(index, given.request, given.outcome, entry.digest or "", entry.track or ""))
            _give(contents, index, play, given)
        record = play.records[index]
        _same_question(contents, index, entry.id, record.id)
        if isinstance(record.given, str) and record.given != entry.answer:
            raise contents.wrong(index, f"{entry.answer!r} was answered where {record.given!r} is the only answer")
    return FoldedMatch(play, outcomes, tuple(shots))


def restore(table: TablePort, shots: tuple[RecordedShot, ...], tracks: Tracks, contents: Contents) -> None:
    """Set the table to where a journal ends: from the last track there is, simulating what is missing after it."""
    first = _wake_last(table, shots, tracks)
    for shot in shots[first:]:
        done = table.run(shot.request)
        if done.digest != shot.digest:
            raise contents.wrong(
                shot.index,
                "its track is missing, and simulated anew it ends differently on this machine; "
                f"bring back {tracks.path(shot.track)}",
            )
        tracks.keep(done.track)


def verify(
    table: TablePort, shots: tuple[RecordedShot, ...], tracks: Tracks
) -> tuple[list[RecordedShot], list[RecordedShot]]:
    """Simulate every shot again: those that came out the same to the last bit, and those that did not."""
    same: list[RecordedShot] = []
    others: list[RecordedShot] = []
    table.start()
    for shot in shots:
        done = table.run(shot.request)
        if (done.digest, done.outcome) == (shot.digest, shot.outcome):
            same.append(shot)
            continue
        others.append(shot)
        track = tracks.load(shot.track)
        if track is not None:
            table.wake(track)  # one that differs must not spoil those after it
    return same, others


def _wake_last(table: TablePort, shots: tuple[RecordedShot, ...], tracks: Tracks) -> int:
    """Wake the table after the last shot whose track can be used; the number of shots that are done with."""
    for number in range(len(shots), 0, -1):
        track = tracks.load(shots[number - 1].track)
        if track is not None:
            try:
                table.wake(track)
            except MeepleCityError:
                continue  # packed by another version: as good as missing
            return number
    table.start()
    return 0


def _pending_id(play: Play[Any]) -> str:
    return play.pending.id(play.number) if play.pending else "nothing: the match is over"


def _same_question(contents: Contents, index: int, journal: str, rules: str) -> None:
    if journal != rules:
        raise contents.wrong(index, f"asks {journal!r}, but these rules ask {rules!r}; the rules have changed")


def _given(contents: Contents, index: int, entry: Entry, outcomes: Outcomes) -> Input:
    if entry.request is None:
        return entry.answer or ""
    try:
        return TableResult(request_from_json(entry.request), outcomes.grow(entry.outcome))
    except (BadInput, KeyError, TypeError, AttributeError) as cause:
        raise contents.wrong(index, f"does not hold a request and its outcome: {cause}") from None


def _give(contents: Contents, index: int, play: Play[Any], given: Input) -> None:
    if isinstance(play.pending, Ask):
        answer = given.request if isinstance(given, TableResult) else given
        refused = play.refusal(answer)
        if refused is not None:
            raise contents.wrong(index, f"{shown(answer)} is not allowed by these rules ({refused.key})")
    try:
        play.give(given)
    except ValueError as cause:
        raise contents.wrong(index, f"is not allowed by these rules: {cause}") from None
