"""What a game can wait for: an answer from a seat, or a task for the table."""

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
    """A question for one seat. Everybody may know the seat and the kind; the options may be secret.

    With a permit, the answer is a request that the permit allows, or one of the options. A question with a single
    option is answered automatically, unless `always` is set because skipping it would reveal a secret.
    """

    seat: str
    kind: str
    options: tuple[str, ...] = ()
    permit: Permit | None = None
    about: Mapping[str, Argument] = field(default_factory=dict)  # arguments of its text; only the seat may see them
    always: bool = False

    def refusal(self, answer: Answer, city: City | None) -> Message | None:
        """Return why an answer is not allowed, or None if it is."""
        if isinstance(answer, str):
            if answer in self.options:
                return None
            return message("refusal.not_an_option", answer=answer, kind=self.kind, options=self.options)
        if self.permit is None or city is None:
            return message("refusal.not_a_shot", kind=self.kind, options=self.options)
        return self.permit.refusal(answer, city)

    @property
    def answers_itself(self) -> bool:
        """Whether there is only one possible answer and nobody needs to be asked."""
        return len(self.options) == 1 and self.permit is None and not self.always

    def id(self, number: int) -> str:
        """The id of this question in the journal; different questions have different ids."""
        return f"{number} {self.seat} {self.kind} {_checksum(to_plain(self))}"


@dataclass(frozen=True)
class TableTask:
    """Something the rules have the table do."""

    request: Request

    def id(self, number: int) -> str:
        """The id of this task in the journal."""
        return f"{number} table {self.request.kind} {_checksum(request_to_json(self.request))}"


@dataclass(frozen=True)
class TableResult:
    """A request and its outcome."""

    request: Request
    outcome: Outcome


Answer = str | Request
Question = Ask | TableTask
Input = str | TableResult
Rule = Generator[Question, Any, T]  # yields what it waits for, is sent the input, and returns a T


def _checksum(plain: Any) -> str:
    return f"{zlib.crc32(json.dumps(plain, sort_keys=True).encode()):08x}"
