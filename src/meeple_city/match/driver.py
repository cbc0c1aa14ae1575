"""The match driver: puts questions to players and requests to the table, and writes everything to the journal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from typing import Any

from meeple_city.border import Message, Request, message, request_to_json
from meeple_city.config_reader import one_line
from meeple_city.core.asks import Answer, Ask, Input, TableResult, TableTask
from meeple_city.core.game import Game, Result
from meeple_city.core.hands import attempts
from meeple_city.core.play import Record
from meeple_city.errors import BadRequest, MeepleCityError
from meeple_city.match.chain import ChainFile
from meeple_city.match.fold import FoldedMatch, fold, opening, restore
from meeple_city.match.imagination import Imagination, Imaginer
from meeple_city.match.journal import Contents, Entry, Header
from meeple_city.match.players import Asked, Player, PlayerGone, UnreadableAnswer, stand_in
from meeple_city.match.strengths import Strength
from meeple_city.match.table_port import TablePort
from meeple_city.match.tracks import Tracks

STAND_IN_TRIES = 100  # random shots are sometimes impossible, but not this often
MOST_NOTICE = 400  # characters, our choice


@dataclass(frozen=True)
class TakenInput:
    """An input to the rules; for a shot, with what the journal records about it."""

    given: Input
    changes: dict[str, Any] | None = None
    digest: str | None = None
    track: str | None = None
    aimed: Request | None = None  # what the player meant to do, if the hand did something else
    stand_in: bool = False
    replaced: bool = False
    thought: Message | None = None  # what the player had in mind


@dataclass(frozen=True)
class Participants:
    """Everyone who takes part in a match: players by seat, the table, and callbacks for observers."""

    players: Mapping[str, Player]
    table: TablePort | None = None
    notice: Callable[[str], None] = lambda text: None  # told of players that were replaced or overruled
    watch: Callable[[Match], None] = lambda match: None  # called before the first step and after every step
    say: Callable[[Message], str] = lambda message: message.key  # puts a message into words
    strengths: Mapping[str, Strength] = field(default_factory=dict)  # by seat, of those that have one
    imaginer: Imaginer | None = None  # for those who look ahead


class Match:
    """A match in progress. Without a journal, nothing is saved."""

    def __init__(self, folded: FoldedMatch, header: Header, participants: Participants) -> None:
        """Use `begin` or `resume` instead."""
        self.play = folded.play
        self.history = folded.history
        self.header = header
        self.participants = participants
        self.thought: Message | None = None  # what the player of the last step had in mind, for commentators
        self.journal: Path | None = None
        self._file: ChainFile | None = None
        self._tracks: Tracks | None = None
        self._outcome_diffs = folded.outcome_diffs
        self._written = 0  # number of records in the journal
        self._gone: set[str] = set()
        self._opening_told = False

    @classmethod
    def begin(
        cls, game: Game[Any], header: Header, participants: Participants, journal: ChainFile | None = None
    ) -> Match:
        """Begin a new match; its journal contains only the header."""
        match = cls(opening(game, header), header, participants)
        if participants.table:
            participants.table.reset()
        match._imagine_from(None)
        if journal:
            match._write_to(journal)
        return match

    @classmethod
    def resume(cls, game: Game[Any], contents: Contents, participants: Participants, journal: ChainFile) -> Match:
        """Resume a match where its journal ends; seats without a player are played by random ones."""
        folded = fold(contents, game)
        match = cls(folded, contents.header, participants)
        if participants.table:
            track = restore(participants.table, folded.shots, Tracks(contents.chain.path), contents)
            match._imagine_from(track)
        match._written = len(contents.entries)
        for seat in contents.header.seats:
            if seat not in participants.players:
                match._gone.add(seat)
                match._notice("notice.still_replaced", seat)
        journal.cut()
        match._write_to(journal)
        return match

    @property
    def over(self) -> bool:
        """Whether the match has ended, by the rules or by the turn limit."""
        return self.play.pending is None or self.out_of_turns

    @property
    def out_of_turns(self) -> bool:
        """Whether the turn limit was reached."""
        most = self.header.max_turns
        return most is not None and self.play.game.turns(self.play.state) > most

    @property
    def recorded(self) -> int:
        """How many inputs there are so far."""
        return len(self.play.records)

    def result(self) -> Result:
        """The result, or what it would be if the match ended now."""
        game, state = self.play.game, self.play.state
        return game.result(state) or game.standing(state, "max_turns")

    def run(self) -> None:
        """Play to the end."""
        while not self.over:
            self.step()

    def step(self) -> None:
        """Get one question answered or one table task done, and write it to the journal."""
        question = self.play.pending
        assert question is not None
        if not self._opening_told:
            self._opening_told = True
            self.participants.watch(self)
        taken = self._run(question.request) if isinstance(question, TableTask) else self._answer(question)
        self.thought = taken.thought
        self.play.give(taken.given)
        self.history.follow(self.play)
        self._write_new_records(taken)
        self.participants.watch(self)

    def close(self) -> None:
        """Close the journal, but not the players and the table; whoever made them closes them."""
        if self._file:
            self._file.close()

    # Players

    def _answer(self, ask: Ask) -> TakenInput:
        if ask.seat in self._gone:
            return self._stand_in_answer(ask)
        given = self._player_answer(ask)
        return given or replace(self._stand_in_answer(ask), replaced=ask.seat in self._gone)

    def _player_answer(self, ask: Ask) -> TakenInput | None:
        """A player's answer; None if the player is gone or has no tries left. People may try any number of times."""
        player, refused, unreadable = self.participants.players[ask.seat], None, 0
        ahead = Imagination(self.participants.imaginer, self._strength(ask.seat).imagined)
        for tries in count() if player.tries is None else range(player.tries):
            thoughts: list[Message] = []
            try:
                answer = player.decide(replace(self._asked(ask, tries, refused), ahead=ahead, aloud=thoughts.append))
            except PlayerGone as cause:
                self._replace(ask.seat, str(cause))
                return None
            except UnreadableAnswer as cause:
                refused, unreadable = message("refusal.not_possible", reason=str(cause)), unreadable + 1
                continue
            judged = self._judge(answer, tries)
            if isinstance(judged, TakenInput):
                return replace(judged, thought=thoughts[-1] if thoughts else None)
            refused = judged
        reason = self.participants.say(self._for_everybody(ask, refused)) if refused else ""
        if unreadable == player.tries:
            self._replace(ask.seat, reason)
        else:
            self._notice("notice.overruled", ask.seat, reason)
        return None

    def _for_everybody(self, ask: Ask, refused: Message) -> Message:
        """A refusal as others may read it: with the choices, if they are no secret."""
        game = self.play.game
        if refused.key == "refusal.not_an_option" and game.is_public(ask, game.view(self.play.state, ask.seat)):
            return replace(refused, key="refusal.not_one_of")
        return refused

    def _replace(self, seat: str, reason: str) -> None:
        self._gone.add(seat)
        self._notice("notice.replaced", seat, reason)

    def _notice(self, key: str, seat: str, reason: str = "") -> None:
        """Tell the front end about a player; the reason may quote whatever a program has sent."""
        player = self.header.players[self.header.seats.index(seat)]
        said = self.participants.say(message(key, seat=seat, player=player, reason=reason))
        self.participants.notice(one_line(said, MOST_NOTICE))

    def _stand_in_answer(self, ask: Ask) -> TakenInput:
        player, refused = stand_in(self.header.seed, ask.seat), None
        for tries in range(STAND_IN_TRIES):
            judged = self._judge(player.decide(self._asked(ask, tries, refused)), tries, stand_in=True)
            if isinstance(judged, TakenInput):
                return judged
            refused = judged
        if ask.options:
            return TakenInput(ask.options[0], stand_in=True)
        reason = self.participants.say(refused) if refused else ""
        raise MeepleCityError(f"no valid answer to {ask.kind!r} found for {ask.seat}: {reason}")

    def _asked(self, ask: Ask, tries: int, refused: Message | None) -> Asked:
        view = self.play.game.view(self.play.state, ask.seat)
        return Asked(ask, view, self.play.number, tries, refused, self.history.unheard(ask.seat))

    def _judge(self, answer: Answer, tries: int, stand_in: bool = False) -> TakenInput | Message:
        """Check and carry out an answer, or return why it is refused. All answers are checked here."""
        reason = self.play.refusal(answer)
        if reason is not None:
            return reason
        if isinstance(answer, str):
            return TakenInput(answer, stand_in=stand_in)
        try:
            return self._shoot(answer, tries, stand_in)
        except BadRequest as cause:
            return message("refusal.not_possible", reason=str(cause))

    def _shoot(self, aimed: Request, tries: int, stand_in: bool) -> TakenInput:
        """Carry out a shot as the player's hand makes it."""
        shot = self._by_hand(aimed, tries)
        taken = self._run(shot, stand_in)
        return replace(taken, aimed=aimed if shot != aimed else None)

    def _by_hand(self, aimed: Request, tries: int) -> Request:
        """What the hand of the seat that is asked makes of a shot; never something that is not allowed."""
        assert isinstance(self.play.pending, Ask)
        seat = self.play.pending.seat
        hand = self._strength(seat).hand
        if hand is None or seat in self._gone:
            return aimed
        seed = f"{self.header.seed}/{seat}/hand/{self.play.number}/{tries}"
        return next((shot for shot in attempts(aimed, hand, seed) if self.play.refusal(shot) is None), aimed)

    def _strength(self, seat: str) -> Strength:
        return self.participants.strengths.get(seat, Strength())

    def _imagine_from(self, track: bytes | None) -> None:
        """Let those who look ahead start from the end of a track."""
        if self.participants.imaginer:
            self.participants.imaginer.follow(track)

    # Table and journal

    def _run(self, request: Request, stand_in: bool = False) -> TakenInput:
        if self.participants.table is None:
            raise MeepleCityError(f"there is no table for a {request.kind}")
        done = self.participants.table.run(request)
        self._imagine_from(done.track)
        # The track must be on disk before the line that refers to it.
        track = self._tracks.keep(done.track) if self._tracks else None
        changes, outcome = self._outcome_diffs.encode(done.outcome)
        return TakenInput(TableResult(request, outcome), changes, done.digest, track, stand_in=stand_in)

    def _write_to(self, file: ChainFile) -> None:
        self.journal, self._file, self._tracks = file.path, file, Tracks(file.path)
        self._write_new_records(None)

    def _write_new_records(self, taken: TakenInput | None) -> None:
        """Write the last input to the journal, and the automatic answers that followed it."""
        new = self.play.records[self._written :]
        self._written += len(new)
        if self._file and new:
            self._file.append(_entry(record, taken if not record.auto else None).row() for record in new)


def _entry(record: Record, taken: TakenInput | None) -> Entry:
    if isinstance(record.given, str):
        return Entry(
            record.number,
            record.id,
            answer=record.given,
            auto=record.auto,
            stand_in=taken is not None and taken.stand_in,
            replaced=taken is not None and taken.replaced,
            thought=taken.thought if taken else None,
        )
    assert taken is not None
    return Entry(
        record.number,
        record.id,
        request=request_to_json(record.given.request),
        outcome=taken.changes,
        digest=taken.digest,
        track=taken.track,
        aimed=request_to_json(taken.aimed) if taken.aimed else None,
        stand_in=taken.stand_in,
        replaced=taken.replaced,
        thought=taken.thought,
    )
