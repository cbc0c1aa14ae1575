"""A game being played: it waits for one input after the other, and every change of its state is an event."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic

from meeple_city.border import Message, message
from meeple_city.core.asks import Answer, Ask, Input, Question, Rule, TableResult, TableTask
from meeple_city.core.chance import chance
from meeple_city.core.events import Card, Event
from meeple_city.core.game import Game, S

Cards = Sequence[tuple[str, Card]]
MOST_KNOWN = 500  # answers kept about which cards mind which events


@dataclass(frozen=True)
class Record:
    """One input, and the question it answered; `auto` when nobody had to be asked."""

    number: int
    question: Question
    given: Input
    auto: bool = False

    @property
    def id(self) -> str:
        """What the journal calls the question."""
        return self.question.id(self.number)


class Play(Generic[S]):
    """Rules at work. `pending` is what they wait for, None once the game is over.

    Not checked here: whether an outcome is physically possible; the table answers for that.
    """

    def __init__(self, game: Game[S], state: S, seed: int, number: int = 0, draws: int = 0) -> None:
        self.game = game
        self.state = state
        self.seed = seed
        self.records: list[Record] = []
        self.news: list[Event] = []  # what has happened since the last input that was not automatic
        self.pending: Question | None = None
        self._number = number
        self._draws = draws  # since the last input
        self._known: dict[tuple[int, str, type[Event]], tuple[Cards, Cards]] = {}
        self._checkpoint = (state, number, draws, 0)
        self._body = game.rules(self)
        self._send(None)
        self._answer_the_obvious()

    # What players and the table do

    def refusal(self, answer: Answer) -> Message | None:
        """Why an answer to the open question is not allowed; None when it is."""
        if not isinstance(self.pending, Ask):
            return message("refusal.nobody_asked")
        return self.pending.refusal(answer, self.game.city(self.state))

    def give(self, given: Input) -> None:
        """Answer the open question: an option, or a request with its outcome.

        Whoever brings a player's answer in has asked `refusal` first; it is not checked again here.
        """
        self._check(given)
        self.news.clear()
        self._take(given, auto=False)
        self._answer_the_obvious()

    def fork(self) -> Play[S]:
        """The same game at the same moment, to be played on apart from this one."""
        state, number, draws, first = self._checkpoint
        twin = Play(self.game, state, self.seed, number, draws)
        for record in self.records[first:]:
            if not record.auto:
                twin.give(record.given)
        twin.news = list(self.news)
        return twin

    @property
    def number(self) -> int:
        """The number of the next record."""
        return self._number

    # What rules do

    def checkpoint(self) -> None:
        """Note that no question is open and the state says it all: from here the game can be started again."""
        self._checkpoint = (self.state, self._number, self._draws, len(self.records))

    def chance(self) -> Random:
        """Dice for one draw."""
        self._draws += 1
        return chance(self.seed, self._number, self._draws)

    def happen(self, event: Event) -> Rule[None]:
        """Propose an event: it is checked, may be replaced, is committed, and others react to it."""
        yield from self._resolve(event, frozenset())

    def number_of(self, number: str, value: int, owner: str) -> int:
        """A number of the rules after the owner's cards have changed it."""
        for seat, card in self.game.cards(self.state):
            if seat == owner:
                value = card.modify(self.state, owner, number, value)
        return value

    # How it works

    def _resolve(self, event: Event, touched: frozenset[tuple[str, str]]) -> Rule[None]:
        if not self.game.check(self.state, event):
            return
        for owner, card in self._cards("replace", event, touched):
            instead = yield from card.replace(self, owner, event)
            if instead is not None:
                for other in instead:
                    yield from self._resolve(other, touched | {(owner, card.name)})
                return
        self.state = self.game.reduce(self.state, event)
        self.news.append(event)
        for owner, card in self._cards("react", event, touched):
            yield from card.react(self, owner, event)
        while (follows := self.game.settle(self.state)) is not None:
            yield from self._resolve(follows, frozenset())

    def _cards(self, socket: str, event: Event, touched: frozenset[tuple[str, str]]) -> Iterable[tuple[str, Card]]:
        """The cards that mind an event and have not touched its chain yet, forced ones first."""
        found = self._minding(self.game.cards(self.state), socket, type(event))
        return [row for row in found if (row[0], row[1].name) not in touched] if touched else found

    def _minding(self, cards: Cards, socket: str, kind: type[Event]) -> Cards:
        """Asked at every event, and the cards are seldom others than those of some event before."""
        key = (id(cards), socket, kind)
        known = self._known.get(key)
        if known is None:
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
            minding = [row for row in cards if row[1].uses(socket) and issubclass(kind, row[1].minds)]
            # The cards are kept beside, so that their id stays theirs.
            known = self._known[key] = cards, sorted(minding, key=lambda row: not row[1].forced)
        return known[1]

    def _check(self, given: Input) -> None:
        """Catch callers that answer another question than the open one."""
        if self.pending is None:
            raise ValueError("the game is over")
        if isinstance(self.pending, TableTask):
            if not isinstance(given, TableResult) or given.request != self.pending.request:
                raise ValueError(f"the table was to {self.pending.request}, not {given}")
        elif not isinstance(given, str | TableResult):
            raise ValueError(f"{given} comes without an outcome")

    def _take(self, given: Input, auto: bool) -> None:
        assert self.pending is not None
        self.records.append(Record(self._number, self.pending, given, auto))
        self._number += 1
        self._draws = 0
        self._send(given)

    def _answer_the_obvious(self) -> None:
        """Go on to the next question that somebody must answer."""
        while isinstance(self.pending, Ask) and self.pending.answers_itself:
            self._take(self.pending.options[0], auto=True)

    def _send(self, given: Input | None) -> None:
        try:
            self.pending = self._body.send(given)
        except StopIteration:
            self.pending = None
