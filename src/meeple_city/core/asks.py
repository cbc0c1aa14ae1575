"""What a game can wait for: a seat's answer, or work at the table."""

from __future__ import annotations

import json
import zlib
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, TypeVar

from meeple_city.border import City, Outcome, Permit, Request, request_to_json
from meeple_city.border.plain import to_plain

T = TypeVar("T")


@dataclass(frozen=True)
class Ask:
    """A question to one seat. Who is asked and what kind of question is public; the options are that seat's own.

    With a permit, the answer is a request that the permit allows, or one of the options. An `always` question is
    put even when there is but one answer, so that silence betrays no secret.
    """

    seat: str
    kind: str
    options: tuple[str, ...] = ()
    permit: Permit | None = None
    about: str = ""  # what it is about, for that seat's eyes
    always: bool = False

    def refusal(self, answer: Answer, city: City | None) -> str | None:
        """Why an answer will not do; None when it will."""
        if isinstance(answer, str):
            if answer in self.options:
                return None
            return f"{answer!r} is no answer to {self.kind}; allowed: {', '.join(self.options) or 'a shot'}"
        if self.permit is None or city is None:
            return f"{self.kind} is answered with one of {', '.join(self.options)}, not with a shot"
        return self.permit.refusal(answer, city)

    @property
    def answers_itself(self) -> bool:
        """Whether there is nothing to decide."""
        return len(self.options) == 1 and self.permit is None and not self.always

    def id(self, number: int) -> str:
        """What the journal calls this question; another question has another id."""
        return f"{number} {self.seat} {self.kind} {_mark(to_plain(self))}"


@dataclass(frozen=True)
class TableTask:
    """Something the rules themselves want done at the table."""

    request: Request

    def id(self, number: int) -> str:
        """What the journal calls this piece of work."""
        return f"{number} table {self.request.kind} {_mark(request_to_json(self.request))}"


@dataclass(frozen=True)
class TableResult:
    """A request the table has carried out."""

    request: Request
    outcome: Outcome


Answer = str | Request
Question = Ask | TableTask
Input = str | TableResult
Rule = Generator[Question, Any, T]  # a rule: yields what it waits for, and ends with a T


def _mark(plain: Any) -> str:
    """A short fingerprint."""
    return f"{zlib.crc32(json.dumps(plain, sort_keys=True).encode()):08x}"
