"""The table as a match sees it: something that carries out requests and can be set to any earlier moment."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from meeple_city.border import City, Outcome, Request


class RunResult(Protocol):
    """A request carried out: what it came to, the SHA-256 of all final poses, and the packed track."""

    @property
    def outcome(self) -> Outcome:
        """What happened, in words the rules can use."""

    @property
    def digest(self) -> str:
        """Of the table after it; the same to the last bit only if the table is."""

    @property
    def track(self) -> bytes:
        """All that is needed to show it, and to go on from its end."""


class TablePort(Protocol):
    """Where requests go. A request that makes no sense raises BadRequest and changes nothing."""

    def start(self) -> None:
        """Set the scene up anew."""

    def run(self, request: Request) -> RunResult:
        """Carry a request out and wait until the table is at rest."""

    def wake(self, track: bytes) -> None:
        """Go on from the end of a packed track."""

    def close(self) -> None:
        """Leave nothing running."""


@dataclass(frozen=True)
class SceneInfo:
    """Which scene a match is played on, and what the rules must know of it."""

    name: str  # as `--scene` takes it
    digest: str
    city: City
