"""What modes need of the screen, the captions on it and the head before it; anything that has this will do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from meeple_city.border import Breathe
from meeple_city.display.marks import Arrow, BreathJet, Button, Pair, Picked, Pixel, Pose, Triple


@dataclass(frozen=True)
class Rig:
    """The things in front of one: the table as drawn, the captions, one's head."""

    screen: TableView
    hud: Hud
    head: Head


class TableView(Protocol):
    """The table as it is drawn."""

    def lay(self, stage: Any) -> None:
        """Clear the table and lay a new one."""

    def clear(self) -> None:
        """Take everything off the table."""

    def move(self, poses: Mapping[str, Pose]) -> None:
        """Put pieces where they are now."""

    def keep(self, poses: Mapping[str, Pose]) -> None:
        """Put all pieces where they are, and take away those that are not named."""

    def hide(self, piece: str) -> None:
        """Take a piece out of sight, until it is moved again."""

    def pose(self, piece: str) -> Pose | None:
        """Where a piece is drawn; None when it is not."""

    def rest(self, piece: str) -> Pose | None:
        """Where a piece stood when the table was last at rest."""

    def pick(self, at: Pixel) -> Picked | None:
        """What is under a pixel."""

    def level(self, at: Pixel, height_mm: float) -> Pair | None:
        """Where the line of sight through a pixel meets a level plane; None when it does not."""

    def project(self, point_mm: Triple) -> Pixel | None:
        """Where a point is seen; None when it is behind one's back."""

    def glow(self, pieces: Iterable[str], zones: Iterable[Sequence[Pair]] = ()) -> None:
        """Let these pieces and outlines glow, and no others."""

    def arrow(self, arrow: Arrow | None) -> None:
        """Draw the one arrow there is, or none."""

    def dots(self, points_mm: Iterable[Triple]) -> None:
        """Mark these points, and no others."""

    def jet(self, jet: BreathJet | None) -> None:
        """Draw the one breath there is, or none."""

    def furnish(self, view: Mapping[str, Any]) -> None:
        """Show what stands beside the board, as far as a view tells it."""


class Hud(Protocol):
    """The captions over the picture."""

    def prompt(self, text: str) -> None:
        """The one line that says what is waited for."""

    def note(self, text: str) -> None:
        """A line about the last wish; empty takes it away."""

    def buttons(self, buttons: Sequence[Button]) -> None:
        """These buttons and no others."""

    def hit(self, at: Pixel) -> str | None:
        """The button under a pixel."""

    def where(self, button: str) -> Pixel | None:
        """The middle of a button."""

    def panel(self, title: str, lines: Sequence[str]) -> None:
        """A sheet of text in the middle; no lines take it away."""

    def aside(self, lines: Sequence[str]) -> None:
        """A small column of text at the edge; no lines take it away."""

    def bar(self, share: float | None, text: str = "", name: str = "") -> None:
        """A bar filled to a share, or none; one for each name."""

    def cover(self, text: str) -> None:
        """Hide the whole picture behind one line; empty uncovers it."""


class Head(Protocol):
    """Where one sits and looks from."""

    @property
    def seated(self) -> bool:
        """Whether one sits."""

    def take_seat(self, seat: str) -> None:
        """Go to a colour's seat and sit down."""

    def walk(self, steps: int) -> None:
        """Walk around the table to another seat; positive is clockwise."""

    def rise(self, up: bool) -> None:
        """Stand up or sit down."""

    def look(self, turn: Pair) -> None:
        """Turn the head by so many pixels of drag."""

    def lean(self, way: Triple) -> None:
        """Lean: right, forward, up; each from -1 to 1, held until told otherwise."""

    @property
    def settled(self) -> bool:
        """Whether it has stopped gliding."""

    def chin(self, body: Pose, aim_mm: Triple) -> None:
        """Put the chin on a Body and look along one's breath."""

    def back(self) -> None:
        """Straighten up again, to where one was."""

    def tick(self, dt: float) -> None:
        """Go on gliding."""


class BreathInProgress(Protocol):
    """A breath on its way: what it does is seen while it is blown."""

    request: Breathe | None  # that does the same again, once it is over
    problem: str  # why it broke off

    def blow(self, strength: float, at_s: float) -> None:
        """Blow so hard from now on; heard at that moment of `time.perf_counter`."""

    def hush(self) -> None:
        """Stop blowing; the table settles."""

    def hurry(self) -> None:
        """Let it settle as fast as it can."""

    def poses(self) -> Mapping[str, Pose]:
        """Where pieces are that have moved since the last time."""

    @property
    def over(self) -> bool:
        """Whether the table is at rest again."""


class PreviewTable(Protocol):
    """Where a breath can be tried before it counts: a second table that stands as the first does."""

    def prepare(self) -> None:
        """Have it stand as the first table does; nobody waits for that."""

    def breathe(self, from_: str, aim_mm: Triple) -> BreathInProgress | None:
        """Begin a breath; None when there is no table to do it on."""
