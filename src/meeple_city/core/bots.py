"""What a bot is, whichever game it plays."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from meeple_city.core.asks import Answer, Ask


class Bot(Protocol):
    """Answers one question from what its seat may see. A new bot is made for every question."""

    def decide(self, view: Any, ask: Ask) -> Answer:
        """Answer a question; the view is the game's own record."""


BotMaker = Callable[[Random], Bot]
