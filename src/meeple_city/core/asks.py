"""What a game can wait for: a seat's answer, or a task for the table."""

from __future__ import annotations

import json
import zlib
from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from meeple_city.border import Argument, City, Message, Outcome, Permit, Request, message, request_to_json
from meeple_city.border.plain import to_plain

T = TypeVar("T")


@dataclass(frozen=True)
class Ask:
    """A question to one seat. Who is asked and what kind of question is public; the options are that seat's own.

    With a permit, the answer is a request that the permit allows, or one of the options. An `always` question is asked
    even when there is only one answer, so that silence gives no secret away.
    """

    seat: str
    kind: str
    options: tuple[str, ...] = ()
    permit: Permit | None = None
    about: Mapping[str, Argument] = field(default_factory=dict)  # arguments of its text, for that seat's eyes
    always: bool = False

    def refusal(self, answer: Answer, city: City | None) -> Message | None:
        """Why an answer is not allowed; None when it is."""
        if isinstance(answer, str):
            if answer in self.options:
                return None
            return message("refusal.not_an_option", answer=answer, kind=self.kind, options=self.options)
        if self.permit is None or city is None:
            return message("refusal.not_a_shot", kind=self.kind, options=self.options)
        return self.permit.refusal(answer, city)

    @property
    def answers_itself(self) -> bool:
        """Whether there is nothing to decide."""
        return len(self.options) == 1 and self.permit is None and not self.always

    def id(self, number: int) -> str:
        """What the journal calls this question; another question has another id."""
        return f"{number} {self.seat} {self.kind} {_checksum(to_plain(self))}"


@dataclass(frozen=True)
class TableTask:
    """Something the rules themselves want done at the table."""

    request: Request

    def id(self, number: int) -> str:
        """What the journal calls this task."""
        return f"{number} table {self.request.kind} {_checksum(request_to_json(self.request))}"


@dataclass(frozen=True)
class TableResult:
    """A request the table has carried out."""

    request: Request
    outcome: Outcome


Answer = str | Request
Question = Ask | TableTask
Input = str | TableResult
Rule = Generator[Question, Any, T]  # a rule: yields what it waits for, and ends with a T


def _checksum(plain: Any) -> str:
    return f"{zlib.crc32(json.dumps(plain, sort_keys=True).encode()):08x}"
