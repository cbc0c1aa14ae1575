"""What is told about a match: each event as spectators hear it, and as a seat hears it that may know more."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from meeple_city.border import Message
from meeple_city.core.asks import Ask
from meeple_city.core.play import Play


@dataclass(frozen=True)
class Told:
    """An event in words for everybody, and in other words for seats that may know more about it."""

    public: Message
    private: Mapping[str, Message] = field(default_factory=dict)  # by seat

    def to(self, seat: str | None) -> Message:
        """What a seat is told, or spectators if seat is None."""
        return self.public if seat is None else self.private.get(seat, self.public)


class History:
    """Everything told since a match began, and from where on each seat has not heard it yet."""

    def __init__(self, seats: tuple[str, ...]) -> None:
        self.new: tuple[Told, ...] = ()  # since the last input that was not automatic
        self._told: list[Told] = []
        self._heard = dict.fromkeys(seats, 0)  # how much each seat had heard when it last answered
        self._records = 0

    def follow(self, play: Play[Any]) -> None:
        """Take in what an input did, or the opening; whoever answered had heard everything before it."""
        for record in play.records[self._records :]:
            if isinstance(record.question, Ask) and not record.auto:
                self._heard[record.question.seat] = len(self._told)
        self._records = len(play.records)
        self.new = tuple(_describe(play, tuple(self._heard)))
        self._told += self.new

    @property
    def earlier(self) -> tuple[Told, ...]:
        """What was told before what is new."""
        return tuple(self._told[: len(self._told) - len(self.new)])

    def unheard(self, seat: str) -> tuple[Message, ...]:
        """What happened since a seat last answered, in the words for that seat."""
        return tuple(told.to(seat) for told in self._told[self._heard[seat] :])


def _describe(play: Play[Any], seats: tuple[str, ...]) -> Iterator[Told]:
    for event in play.new_events:
        public = play.game.describe(play.state, event, None)
        if public is None:
            continue
        own = {seat: play.game.describe(play.state, event, seat) or public for seat in seats}
        yield Told(public, {seat: message for seat, message in own.items() if message != public})
