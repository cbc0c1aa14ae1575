"""Players for tests."""

from collections.abc import Callable, Iterable

from meeple_city.core.asks import Answer
from meeple_city.match.players import TRIES, Asked, PlayerGone


class ScriptedPlayer:
    """A player that gives prepared answers in order, or asks a function."""

    tries: int | None = TRIES

    def __init__(self, script: Iterable[Answer] | Callable[[Asked], Answer]) -> None:
        self._script = script if callable(script) else _in_order(script)

    def decide(self, asked: Asked) -> Answer:
        """Answer a question."""
        return self._script(asked)

    def close(self) -> None:
        """Do nothing."""


def _in_order(answers: Iterable[Answer]) -> Callable[[Asked], Answer]:
    rest = iter(answers)

    def script(asked: Asked) -> Answer:
        answer = next(rest, None)
        if answer is None:
            raise PlayerGone("the script has ended")
        return answer

    return script
