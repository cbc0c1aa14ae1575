"""A match being played: questions go to players, requests to the table, and everything into the journal first."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from meeple_city.border import Request, request_from_json, request_to_json
from meeple_city.core.asks import Answer, Ask, Input, TableResult, TableTask
from meeple_city.core.game import Game
from meeple_city.core.play import Play, Record
from meeple_city.errors import BadRequest, MeepleCityError
from meeple_city.match.chain import ChainFile
from meeple_city.match.fold import fold, opening, restore
from meeple_city.match.journal import Contents, Entry, Header, Outcomes, create_journal
from meeple_city.match.players import Nonsense, Player, PlayerGone, View, stand_in
from meeple_city.match.table_port import TablePort
from meeple_city.match.tracks import Tracks

TRIES = 3  # that a player has for one question
STAND_IN_TRIES = 100  # random shots may be impossible, but not for ever


@dataclass(frozen=True)
class Given:
    """An input, and for a shot what the journal keeps of it."""

    given: Input
    changes: dict[str, Any] | None = None
    digest: str | None = None
    track: str | None = None
    stand_in: bool = False


@dataclass(frozen=True)
class Participants:
    """Who is there besides the rules: players by seat, the table, and who wants to hear of it."""

    players: Mapping[str, Player]
    table: TablePort | None = None
    notice: Callable[[str], None] = lambda text: None
    watch: Callable[[Match], None] = lambda match: None


class Match:
    """Rules, players, table and journal at work. Without a journal nothing is kept."""

    def __init__(self, play: Play[Any], header: Header, participants: Participants, outcomes: Outcomes) -> None:
        """Use `begin` or `go_on`."""
        self.play = play
        self.header = header
        self.participants = participants
        self.journal: Path | None = None
        self._file: ChainFile | None = None
        self._tracks: Tracks | None = None
        self._outcomes = outcomes
        self._noted = 0  # records that are in the journal
        self._gone: set[str] = set()

    @classmethod
    def begin(cls, game: Game[Any], header: Header, participants: Participants, journal: Path | None = None) -> Match:
        """A new match; the journal must not be there yet."""
        match = cls(opening(game, header), header, participants, Outcomes())
        if participants.table:
            participants.table.start()
        if journal:
            match._write_to(create_journal(journal, header))
        return match

    @classmethod
    def go_on(cls, game: Game[Any], contents: Contents, participants: Participants) -> Match:
        """A match where its journal ends."""
        folded = fold(contents, game)
        match = cls(folded.play, contents.header, participants, folded.outcomes)
        if participants.table:
            restore(participants.table, folded.shots, Tracks(contents.chain.path), contents)
        match._noted = len(contents.entries)
        match._write_to(ChainFile.go_on(contents.chain))
        return match

    @property
    def over(self) -> bool:
        """Whether there is nothing left to play: by the rules, or by the limit of turns."""
        return self.play.pending is None or self.out_of_turns

    @property
    def out_of_turns(self) -> bool:
        """Whether the match has had the turns it was given."""
        most = self.header.max_turns
        return most is not None and self.play.game.turns(self.play.state) > most

    def run(self) -> None:
        """Play to the end."""
        while not self.over:
            self.step()

    def step(self) -> None:
        """Have one question answered or one piece of work done, and note it."""
        question = self.play.pending
        assert question is not None
        given = self._run(question.request) if isinstance(question, TableTask) else self._answer(question)
        self.play.give(given.given)
        self._note(given)
        self.participants.watch(self)

    def close(self) -> None:
        """Let go of the journal; players and table belong to whoever brought them."""
        if self._file:
            self._file.close()

    # ---- players

    def _answer(self, ask: Ask) -> Given:
        given = None if ask.seat in self._gone else self._player_answer(ask)
        return given or self._stand_in_answer(ask)

    def _player_answer(self, ask: Ask) -> Given | None:
        """A player's answer; None when it had its tries, or is gone."""
        refused, unread = "", 0
        for tries in range(TRIES):
            try:
                answer = self.participants.players[ask.seat].decide(self._view(ask.seat, tries, refused), ask)
            except PlayerGone as cause:
                self._lose(ask.seat, str(cause))
                return None
            except Nonsense as cause:
                refused, unread = str(cause), unread + 1
                continue
            given = self._judge(answer)
            if isinstance(given, Given):
                return given
            refused = given
        if unread == TRIES:
            self._lose(ask.seat, refused)
        else:
            self.participants.notice(f"{ask.seat}: {refused}; a stand-in answers")
        return None

    def _lose(self, seat: str, reason: str) -> None:
        self._gone.add(seat)
        self.participants.notice(f"{seat} is gone: {reason}; a stand-in plays on")

    def _stand_in_answer(self, ask: Ask) -> Given:
        player, reason = stand_in(self.header.seed, ask.seat), ""
        for tries in range(STAND_IN_TRIES):
            given = self._judge(player.decide(self._view(ask.seat, tries, reason), ask), stand_in=True)
            if isinstance(given, Given):
                return given
            reason = given
        if ask.options:
            return Given(ask.options[0], stand_in=True)
        raise MeepleCityError(f"nobody can answer {ask.kind} for {ask.seat}: {reason}")

    def _view(self, seat: str, tries: int, refused: str) -> View:
        view = self.play.game.view(self.play.state, seat)
        return {**view, "record": self.play.number, "tries": tries, "refused": refused}

    def _judge(self, answer: Answer, stand_in: bool = False) -> Given | str:
        """An answer carried out, or why it will not do."""
        try:
            if not isinstance(answer, str):
                answer = request_from_json(request_to_json(answer))  # as it will be read back
            reason = self.play.refusal(answer)
            if reason is not None:
                return reason
            return Given(answer, stand_in=stand_in) if isinstance(answer, str) else self._run(answer, stand_in)
        except BadRequest as cause:
            return str(cause)

    # ---- the table and the journal

    def _run(self, request: Request, stand_in: bool = False) -> Given:
        if self.participants.table is None:
            raise MeepleCityError(f"there is no table to {request.kind} on")
        done = self.participants.table.run(request)
        # On disk before the line that names it.
        track = self._tracks.keep(done.track) if self._tracks else None
        changes, outcome = self._outcomes.shrink(done.outcome)
        return Given(TableResult(request, outcome), changes, done.digest, track, stand_in)

    def _write_to(self, file: ChainFile) -> None:
        self.journal, self._file, self._tracks = file.path, file, Tracks(file.path)
        self._note(None)

    def _note(self, given: Given | None) -> None:
        """Put what is new into the journal: what was given, then whatever answered itself."""
        new = self.play.records[self._noted :]
        self._noted += len(new)
        if self._file and new:
            self._file.append(_entry(record, given if not record.auto else None).row() for record in new)


def _entry(record: Record, given: Given | None) -> Entry:
    if isinstance(record.given, str):
        return Entry(
            record.number,
            record.id,
            answer=record.given,
            auto=record.auto,
            stand_in=given is not None and given.stand_in,
        )
    assert given is not None
    return Entry(
        record.number,
        record.id,
        request=request_to_json(record.given.request),
        outcome=given.changes,
        digest=given.digest,
        track=given.track,
        stand_in=given.stand_in,
    )
