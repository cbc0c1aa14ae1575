"""A game in progress: it takes one input after another, and every change of its state is an event."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Generic

from meeple_city.border import Message, message
from meeple_city.core.asks import Answer, Ask, Input, Question, Rule, TableResult, TableTask
from meeple_city.core.chance import chance
from meeple_city.core.events import Card, Cards, Event, Hook, Offer, modified
from meeple_city.core.game import Game, S

CARD_CACHE_SIZE = 500


@dataclass(frozen=True)
class Record:
    """An input and the question it answered; `auto` if it was answered automatically."""

    number: int
    question: Question
    given: Input
    auto: bool = False

    @property
    def id(self) -> str:
        """The id of the question in the journal."""
        return self.question.id(self.number)


class Play(Generic[S]):
    """A game in progress. `pending` is the open question, None once the game is over.

    It does not check whether outcomes are physically possible; that is up to the table.
    """

    def __init__(self, game: Game[S], state: S, seed: int, number: int = 0, draws: int = 0) -> None:
        self.game = game
        self.state = state
        self.seed = seed
        self.records: list[Record] = []
        self.new_events: list[Event] = []  # events since the last input that was not automatic
        self.pending: Question | None = None
        self._number = number
        self._draws = draws  # since the last input
        self._card_cache: dict[tuple[int, Hook, type[Event]], tuple[Cards, Cards]] = {}
        self._checkpoint = (state, number, draws, 0)
        self._rules = game.rules(self)
        self._send(None)
        self._answer_automatically()

    # For players and the table

    def refusal(self, answer: Answer) -> Message | None:
        """Return why an answer to the open question is not allowed, or None if it is."""
        if not isinstance(self.pending, Ask):
            return message("refusal.nobody_asked")
        return self.pending.refusal(answer, self.game.city(self.state))

    def give(self, given: Input) -> None:
        """Answer the open question with an option, or with a request and its outcome.

        Does not check whether the answer is allowed; callers must ask `refusal` first.
        """
        self._check(given)
        self.new_events.clear()
        self._take(given, auto=False)
        self._answer_automatically()

    def fork(self) -> Play[S]:
        """Return an independent copy of this game at this point."""
        state, number, draws, first = self._checkpoint
        copy = Play(self.game, state, self.seed, number, draws)
        for record in self.records[first:]:
            if not record.auto:
                copy.give(record.given)
        copy.new_events = list(self.new_events)
        return copy

    @property
    def number(self) -> int:
        """The number of the next record."""
        return self._number

    # For the rules

    def checkpoint(self) -> None:
        """Save the state as a point from which the rules can be started again."""
        self._checkpoint = (self.state, self._number, self._draws, len(self.records))

    def chance(self) -> Random:
        """The random generator for the next draw."""
        self._draws += 1
        return chance(self.seed, self._number, self._draws)

    def happen(self, event: Event) -> Rule[bool]:
        """Propose an event: check it, let cards replace it, apply it, and let cards react to it.

        Returns whether it was applied: what follows from an event must not follow if it was replaced.
        """
        return (yield from self._resolve(event, frozenset()))

    def number_of(self, number: str, value: int, owner: str) -> int:
        """A number in the rules, as changed by the owner's cards."""
        return modified(self.game.cards(self.state), self.state, number, value, owner)

    def offers(self, seat: str, moment: str) -> list[Offer]:
        """What the cards of a seat let it do at a moment."""
        cards = [card for owner, card in self.game.cards(self.state) if owner == seat]
        return [offer for card in cards for offer in card.act(self.state, seat, moment)]

    def _resolve(self, event: Event, used: frozenset[tuple[str, Card]]) -> Rule[bool]:
        if not self.game.check(self.state, event):
            return False
        for owner, card in self._cards(Card.replace, event, used):
            instead = yield from card.replace(self, owner, event)
            if instead is not None:
                for other in instead:
                    yield from self._resolve(other, used | {(owner, card)})
                return False
        self.state = self.game.reduce(self.state, event)
        self.new_events.append(event)
        for owner, card in self._cards(Card.react, event, used):
            yield from card.react(self, owner, event)
        while (follows := self.game.settle(self.state)) is not None:
            yield from self._resolve(follows, frozenset())
        return True

    def _cards(self, hook: Hook, event: Event, used: frozenset[tuple[str, Card]]) -> Iterable[tuple[str, Card]]:
        """The cards that concern an event and were not used in its chain yet, forced ones first."""
        found = self._concerned(self.game.cards(self.state), hook, type(event))
        return [row for row in found if row not in used] if used else found

    def _concerned(self, cards: Cards, hook: Hook, kind: type[Event]) -> Cards:
        """Cached, because it is needed for every event and the cards seldom change."""
        key = (id(cards), hook, kind)
        cached = self._card_cache.get(key)
        if cached is None:
            if len(self._card_cache) > CARD_CACHE_SIZE:
                self._card_cache.clear()
            concerned = [row for row in cards if row[1].overrides(hook) and issubclass(kind, row[1].concerns)]
            # Keep a reference to the cards, so that their id is not reused.
            cached = self._card_cache[key] = cards, sorted(concerned, key=lambda row: not row[1].forced)
        return cached[1]

    def _check(self, given: Input) -> None:
        """Raise ValueError if the input does not fit the open question."""
        if self.pending is None:
            raise ValueError("the game is over")
        if isinstance(self.pending, TableTask):
            if not isinstance(given, TableResult) or given.request != self.pending.request:
                raise ValueError(f"expected the outcome of {self.pending.request}, not {given}")
        elif not isinstance(given, str | TableResult):
            raise ValueError(f"{given} has no outcome")

    def _take(self, given: Input, auto: bool) -> None:
        assert self.pending is not None
        self.records.append(Record(self._number, self.pending, given, auto))
        self._number += 1
        self._draws = 0
        self._send(given)

    def _answer_automatically(self) -> None:
        """Answer questions that leave no choice, up to one that somebody must answer."""
        while isinstance(self.pending, Ask) and self.pending.answers_itself:
            self._take(self.pending.options[0], auto=True)

    def _send(self, given: Input | None) -> None:
        try:
            self.pending = self._rules.send(given)
        except StopIteration:
            self.pending = None
