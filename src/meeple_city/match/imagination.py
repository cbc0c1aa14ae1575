"""Looking ahead: what a player may imagine while it thinks about a question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from meeple_city.border import Breathe, Drop, Flick, Outcome, Request, Toss

SHOTS = (Flick, Drop, Toss, Breathe)  # what players do themselves; all else is done by the rules


class Imaginer(Protocol):
    """Knows what requests would do to the table as it is."""

    def follow(self, track: bytes | None) -> None:
        """Continue from the end of a packed track; None for the beginning."""

    def imagine(self, requests: Sequence[Request]) -> Sequence[Outcome | None]:
        """What each request would do; None for one that is not possible."""

    def why_not(self, request: Request) -> str:
        """Why a request that was imagined is not possible."""


class Imagination:
    """So many shots that a player may imagine for one question, however often it is asked.

    They are counted, not timed, so that a resumed match continues as it would have.
    """

    def __init__(self, imaginer: Imaginer | None = None, budget: int = 0) -> None:
        self._imaginer = imaginer
        self.left = budget if imaginer else 0

    def imagine(self, requests: Sequence[Request]) -> list[Outcome | None]:
        """What each shot would do; None for one that is not possible, or when no more may be imagined."""
        taken = list(requests)[: self.left]
        self.left -= len(taken)
        shots = [request for request in taken if isinstance(request, SHOTS)]
        found = iter(self._imaginer.imagine(shots) if self._imaginer and shots else ())
        return [next(found) if i < len(taken) and isinstance(r, SHOTS) else None for i, r in enumerate(requests)]

    def why_not(self, request: Request) -> str:
        """Why a request that was imagined is not possible, for whoever wrote the program that tried it."""
        if self._imaginer and isinstance(request, SHOTS):
            return self._imaginer.why_not(request)
        return f"a {request.kind} cannot be tried; allowed: flick, drop, toss, breathe"
