"""The table as a match sees it: it carries out requests, and can be set to any earlier moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from meeple_city.border import City, Outcome, Request


class RunResult(Protocol):
    """A request carried out."""

    @property
    def outcome(self) -> Outcome:
        """What happened, as the rules need to know it."""

    @property
    def digest(self) -> str:
        """The SHA-256 of all poses afterwards."""

    @property
    def track(self) -> bytes:
        """The packed track: enough to show the shot, and to continue from its end."""


class TablePort(Protocol):
    """Where requests go. A request that makes no sense raises BadRequest and changes nothing."""

    def start(self) -> None:
        """Set up the scene."""

    def run(self, request: Request) -> RunResult:
        """Carry a request out and wait until the table is at rest."""

    def wake(self, track: bytes) -> None:
        """Continue from the end of a packed track."""

    def close(self) -> None:
        """Stop it."""


@dataclass(frozen=True)
class SceneInfo:
    """Which scene a match is played on, and what the rules must know of it."""

    name: str  # as `--scene` takes it
    digest: str
    city: City
