"""The interface of the table: it carries out requests, and can be set to any recorded moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from meeple_city.border import City, Outcome, Request


class RunResult(Protocol):
    """The result of a request."""

    @property
    def outcome(self) -> Outcome:
        """What happened, for the rules."""

    @property
    def digest(self) -> str:
        """The SHA-256 of all poses afterwards."""

    @property
    def track(self) -> bytes:
        """The packed track, from which the shot can be shown and the table continued."""


class TablePort(Protocol):
    """A table that carries out requests. An invalid request raises BadRequest and changes nothing."""

    def reset(self) -> None:
        """Set the scene up again from the beginning."""

    def run(self, request: Request) -> RunResult:
        """Carry out a request and wait until the table is at rest."""

    def continue_from(self, track: bytes) -> None:
        """Continue from the end of a packed track."""

    def close(self) -> None:
        """Close the table."""


@dataclass(frozen=True)
class SceneInfo:
    """The scene a match is played on, and what the rules know about it."""

    name: str  # as `--scene` takes it
    digest: str  # of everything that physics and rules read from it
    city: City
