"""Who answers questions: anything with `decide`. People, bots, programs and tests all look the same from here."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import Any, Protocol

from meeple_city.core.asks import Answer, Ask
from meeple_city.errors import BadInput, MeepleCityError
from meeple_city.match.random_shots import random_shot

View = dict[str, Any]
BEST_FIRST = ("hard", "normal", "easy", "random")
SHOOTS = 0.8  # how often the random player acts when it could also pass; own


class Nonsense(MeepleCityError):
    """An answer nobody can read; the message says why."""


class PlayerGone(MeepleCityError):
    """A player will not answer any more; the message says why."""


class Decider(Protocol):
    """What a bot is: one answer to one question, from what its seat may see."""

    def decide(self, view: View, ask: Ask) -> Answer:
        """Answer a question. Besides the game's own, the view has `record`, `tries` and `refused`."""


class Player(Decider, Protocol):
    """Somebody at the table for the length of a match."""

    def close(self) -> None:
        """The match is over."""


BotMaker = Callable[[Random], Decider]


class RandomPlayer:
    """Any legal answer, any legal shot."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance

    def decide(self, view: View, ask: Ask) -> Answer:
        """Answer a question."""
        if ask.permit is None or (ask.options and self.chance.random() > SHOOTS):
            return self.chance.choice(ask.options)
        return random_shot(ask.permit, view, self.chance)


class Bot:
    """A bot made anew for each question, with dice of that question: so that a match goes on the same after a break."""

    def __init__(self, maker: BotMaker, seed: int, name: str) -> None:
        self._maker = maker
        self._dice = f"{seed}/{name}"

    def decide(self, view: View, ask: Ask) -> Answer:
        """Answer a question."""
        chance = Random(f"{self._dice}/{view['record']}/{view['tries']}")
        return self._maker(chance).decide(view, ask)

    def close(self) -> None:
        """Nothing to end."""


class ScriptedPlayer:
    """Says what it was told to say: answers in order, or whatever a function makes of view and question."""

    def __init__(self, script: Iterable[Answer] | Callable[[View, Ask], Answer]) -> None:
        self._script = script if callable(script) else _in_order(script)

    def decide(self, view: View, ask: Ask) -> Answer:
        """Answer a question."""
        return self._script(view, ask)

    def close(self) -> None:
        """Nothing to end."""


def make_bot(kind: str, bots: Mapping[str, BotMaker], seed: int, seat: str) -> Bot:
    """A bot by its kind; `bot` is the best there is."""
    kinds = {"random": RandomPlayer, **bots}
    best = next(name for name in BEST_FIRST if name in kinds)
    maker = kinds.get(best if kind == "bot" else kind)
    if maker is None:
        raise BadInput(f"player {kind!r} is unknown; allowed: {', '.join([*kinds, 'bot'])}, or a program as ./mybot")
    return Bot(maker, seed, seat)


def stand_in(seed: int, seat: str) -> Bot:
    """Who answers for a player that is gone or talks nonsense."""
    return Bot(RandomPlayer, seed, f"{seat} stand-in")


def _in_order(answers: Iterable[Answer]) -> Callable[[View, Ask], Answer]:
    rest = iter(answers)

    def script(view: View, ask: Ask) -> Answer:
        answer = next(rest, None)
        if answer is None:
            raise PlayerGone("the script has ended")
        return answer

    return script
