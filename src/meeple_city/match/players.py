"""Who answers questions: people, bots, programs and test scripts all look the same from here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from meeple_city.border import Message
from meeple_city.core.asks import Answer, Ask
from meeple_city.core.bots import BotMaker
from meeple_city.core.view import View
from meeple_city.errors import BadInput, MeepleCityError
from meeple_city.match.random_shots import random_shot

BEST_FIRST = ("hard", "normal", "easy", "random")
TRIES = 3  # a bot or program has for one question; our choice
SHOOTS = 0.8  # how often the random player acts when it could also pass; our choice


class UnreadableAnswer(MeepleCityError):
    """An answer nobody can read; the message says why."""


class PlayerGone(MeepleCityError):
    """A player will not answer any more; the message says why."""


@dataclass(frozen=True)
class Asked:
    """A question as it is put to a player."""

    ask: Ask
    view: View
    record: int = 0  # the number of the question in the match
    tries: int = 0  # answers refused so far
    refused: Message | None = None  # why the last answer was not allowed


class Player(Protocol):
    """Somebody at the table for the length of a match."""

    tries: int | None  # for one question, before a stand-in answers it; None: any number

    def decide(self, asked: Asked) -> Answer:
        """Answer a question."""

    def close(self) -> None:
        """The match is over."""


class RandomBot:
    """Any legal answer, any legal shot."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def decide(self, view: Any, ask: Ask) -> Answer:
        """Answer a question."""
        if ask.permit is None or (ask.options and self.random.random() > SHOOTS):
            return self.random.choice(ask.options)
        return random_shot(ask.permit, view, self.random)


class BotPlayer:
    """A bot, made anew for each question with random numbers of that question, so that resuming changes nothing."""

    tries: int | None = TRIES

    def __init__(self, make: BotMaker, seed: int, name: str) -> None:
        self._make = make
        self._seed = f"{seed}/{name}"

    def decide(self, asked: Asked) -> Answer:
        """Answer a question."""
        random = Random(f"{self._seed}/{asked.record}/{asked.tries}")
        return self._make(random).decide(asked.view, asked.ask)

    def close(self) -> None:
        """Nothing to end."""


class ScriptedPlayer:
    """Gives answers in order, or whatever a function makes of the question."""

    tries: int | None = TRIES

    def __init__(self, script: Iterable[Answer] | Callable[[Asked], Answer]) -> None:
        self._script = script if callable(script) else _in_order(script)

    def decide(self, asked: Asked) -> Answer:
        """Answer a question."""
        return self._script(asked)

    def close(self) -> None:
        """Nothing to end."""


def make_bot(kind: str, bots: Mapping[str, BotMaker], seed: int, seat: str) -> BotPlayer:
    """A bot by its kind; `bot` is the best there is."""
    kinds = {"random": RandomBot, **bots}
    best = next(name for name in BEST_FIRST if name in kinds)
    make = kinds.get(best if kind == "bot" else kind)
    if make is None:
        raise BadInput(
            f"player {kind!r} is unknown; allowed: {', '.join([*kinds, 'bot'])}, or a program such as ./mybot"
        )
    return BotPlayer(make, seed, seat)


def stand_in(seed: int, seat: str) -> BotPlayer:
    """Who answers for a player that is gone or keeps giving answers that are not allowed."""
    return BotPlayer(RandomBot, seed, f"{seat} stand-in")


def _in_order(answers: Iterable[Answer]) -> Callable[[Asked], Answer]:
    rest = iter(answers)

    def script(asked: Asked) -> Answer:
        answer = next(rest, None)
        if answer is None:
            raise PlayerGone("the script has ended")
        return answer

    return script
