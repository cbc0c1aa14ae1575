"""What a mode may ask of the room it is in."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from meeple_city.audio.breath_listener import BreathListener
from meeple_city.audio.wind_sound import WindSound
from meeple_city.border import Request
from meeple_city.core.asks import Answer
from meeple_city.match.match_thread import Asked
from meeple_city.ui.modes.mode import Mode
from meeple_city.ui.ports import Head, Hud, PreviewTable, TableView
from meeple_city.ui.settings import GameOffer, NewMatch, Settings, UnfinishedMatch


class Host(Protocol):
    """Who knows the games: what can be played, and how a match is begun."""

    def offers(self) -> tuple[GameOffer, ...]:
        """The games there are."""

    def look_for_unfinished(self) -> Any:
        """Begin to look for interrupted matches."""

    def unfinished(self) -> tuple[UnfinishedMatch, ...]:
        """Matches that were interrupted, the latest first."""

    def begin(self, setup: NewMatch) -> Callable[[Any], Any]:
        """How a new match is made, for `MatchThread.begin`; BadInput when it cannot be."""

    def go_on(self, journal: Path) -> Callable[[Any], Any]:
        """How an interrupted match is gone on with."""

    def save(self, settings: Settings) -> None:
        """Keep the settings for the next time."""


class Desk(Protocol):
    """The room as modes see it."""

    screen: TableView
    hud: Hud
    head: Head
    host: Host
    settings: Settings
    pending: Asked | None
    body_mm: tuple[float, float, float]
    tick_hz: int
    fast: bool  # bots and animations
    listening: BreathListener
    breath_preview: PreviewTable | None
    wind: WindSound

    def answer(self, answer: Answer) -> bool:
        """Answer the open question; False when it will not do, and the reason is shown."""

    def seen_already(self, request: Request) -> None:
        """What this request does has been seen, and need not be shown once more."""

    def inside(self, zone: str, point: tuple[float, float]) -> bool:
        """Whether a point is in a zone of the city."""

    def show_back(self) -> None:
        """A button to think again, if one may."""

    def waiting_for(self) -> str:
        """What the match waits for, in one line."""

    def recent(self) -> list[str]:
        """What has happened of late, as everybody may hear it."""

    def go_on(self) -> None:
        """What was shown has been seen: the next thing, please."""

    def push(self, mode: Mode) -> None:
        """Put a mode over the present one."""

    def pop(self) -> None:
        """Back to the mode below."""

    def pause(self) -> None:
        """Open the menu of a running match."""

    def leave(self) -> None:
        """Leave the match, and go to the first menu."""

    def quit(self) -> None:
        """Close the window."""

    def start(self, make: Callable[[Any], Any]) -> None:
        """Begin or go on with a match."""

    def set(self, settings: Settings) -> None:
        """Change settings."""
