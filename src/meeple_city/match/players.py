"""The interface of players, and bots as players; people and programs are in modules of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol, cast

from meeple_city.border import Message
from meeple_city.core.asks import Answer, Ask
from meeple_city.core.bots import Bot, BotMaker, PlanningBot, ThinksAloud
from meeple_city.core.view import View
from meeple_city.errors import BadInput, MeepleCityError
from meeple_city.match.imagination import Imagination
from meeple_city.match.random_shots import random_shot

BEST_FIRST = ("hard", "normal", "easy", "random")
TRIES = 3  # per question, for bots and programs; our choice
SHOOTING_ODDS = 0.8  # that the random bot shoots rather than choosing an option; our choice


class UnreadableAnswer(MeepleCityError):
    """An answer cannot be read; the message says why."""


class PlayerGone(MeepleCityError):
    """A player will not give any more answers; the message says why."""


@dataclass(frozen=True)
class Asked:
    """A question as put to a player."""

    ask: Ask
    view: View
    record: int = 0  # number of the question in the match
    tries: int = 0  # how many answers to it were refused so far
    refused: Message | None = None  # why the last answer was not allowed
    told: tuple[Message, ...] = ()  # what happened since the seat last answered, in the words for that seat
    ahead: Imagination = field(default_factory=Imagination, compare=False)  # what the player may imagine
    aloud: Callable[[Message], None] = field(default=lambda thought: None, compare=False)  # thinks aloud for everybody


class Player(Protocol):
    """Someone who plays a whole match."""

    tries: int | None  # per question, before it is answered at random; None for any number

    def decide(self, asked: Asked) -> Answer:
        """Answer a question."""

    def close(self) -> None:
        """Called when the match is over."""


class RandomBot:
    """A bot that picks any legal answer or shot."""

    def __init__(self, random: Random) -> None:
        self.random = random

    def decide(self, view: Any, ask: Ask) -> Answer:
        """Answer a question."""
        if ask.permit is None or (ask.options and self.random.random() > SHOOTING_ODDS):
            return self.random.choice(ask.options)
        return random_shot(ask.permit, view, self.random)


class BotPlayer:
    """A bot, created for each question with a random generator of its own, so that resuming changes nothing."""

    tries: int | None = TRIES

    def __init__(self, make: BotMaker, seed: int, name: str) -> None:
        self._make = make
        self._seed = f"{seed}/{name}"

    def decide(self, asked: Asked) -> Answer:
        """Answer a question."""
        random = Random(f"{self._seed}/{asked.record}/{asked.tries}")
        try:
            bot = self._bot(random, asked)
            answer = bot.decide(asked.view, asked.ask)
        except Exception as cause:  # a fault in a bot must not end a match
            raise UnreadableAnswer(f"the bot failed with {cause!r}") from cause
        if isinstance(bot, ThinksAloud) and bot.thought:
            asked.aloud(bot.thought)
        return answer

    def _bot(self, random: Random, asked: Asked) -> Bot:
        make = self._make
        if isinstance(make, type) and issubclass(make, PlanningBot):
            return make(random, asked.ahead)
        return cast(Callable[[Random], Bot], make)(random)

    def close(self) -> None:
        """Does nothing."""


def bot_kind(kind: str, bots: Mapping[str, BotMaker]) -> str:
    """The kind of a bot by its name: `bot` is the best one available."""
    if kind != "bot":
        return kind
    return next(name for name in BEST_FIRST if name in bots or name == "random")


def make_bot(kind: str, bots: Mapping[str, BotMaker], seed: int, seat: str) -> BotPlayer:
    """Make a bot of a kind; `bot` is the best one available."""
    kinds: dict[str, BotMaker] = {"random": RandomBot, **bots}
    make = kinds.get(bot_kind(kind, bots))
    if make is None:
        raise BadInput(
            f"player {kind!r} is unknown; allowed: {', '.join([*kinds, 'bot'])}, or a program such as ./mybot"
        )
    return BotPlayer(make, seed, seat)


def stand_in(seed: int, seat: str) -> BotPlayer:
    """The random bot that answers for players that are gone or keep giving invalid answers."""
    return BotPlayer(RandomBot, seed, f"{seat} stand-in")
