"""The interface of bots."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from meeple_city.core.asks import Answer, Ask


class Bot(Protocol):
    """Answers a question from what its seat may see. A new bot is made for every question."""

    def decide(self, view: Any, ask: Ask) -> Answer:
        """Answer a question; the view is the `View` of the game being played."""


BotMaker = Callable[[Random], Bot]
