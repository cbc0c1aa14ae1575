"""The interface of bots."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol, runtime_checkable

from meeple_city.border import Message, Outcome, Request
from meeple_city.core.asks import Answer, Ask


class Bot(Protocol):
    """Answers a question from what its seat may see. A new bot is made for every question."""

    def decide(self, view: Any, ask: Ask) -> Answer:
        """Answer a question; the view is the `View` of the game being played."""


@runtime_checkable
class ThinksAloud(Protocol):
    """A bot that says what it has in mind, for commentators. Everybody hears it, so it must not tell secrets."""

    thought: Message | None  # about the last answer; its key begins with `thought.`


class Imagine(Protocol):
    """Answers "what if": what shots would do to the table as it is, which everybody can see."""

    left: int  # how many more shots may be imagined for this question

    def imagine(self, requests: Sequence[Request]) -> Sequence[Outcome | None]:
        """What each shot would do; None for one that is not possible, or when no more may be imagined."""


class PlanningBot(ABC):
    """A bot that looks ahead. It is made with an `Imagine` besides its random generator."""

    def __init__(self, random: Random, ahead: Imagine) -> None:
        self.random = random
        self.ahead = ahead

    @abstractmethod
    def decide(self, view: Any, ask: Ask) -> Answer:
        """Answer a question; the view is the `View` of the game being played."""


BotMaker = Callable[[Random], Bot] | type[PlanningBot]
